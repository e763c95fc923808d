"""A PostgreSQL of our own, from the machine's binaries: private, on loopback, gone at the end."""

import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa

_HOMES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin")
_UNPRIVILEGED = ("postgres", "nobody")
USER = "carpathia"


def binaries() -> Path | None:
    """The folder with the newest `initdb` and `postgres` of this machine, if there are any."""
    found = [path for home in _HOMES for path in Path("/").glob(home[1:])]
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else []
    folders += sorted(found, key=lambda path: (len(str(path)), str(path)), reverse=True)
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    return None


def missing() -> str:
    """Why there can be no PostgreSQL here; '' where there can."""
    if sys.platform == "win32":
        return "no PostgreSQL is started on Windows"
    return (
        ""
        if binaries()
        else "no PostgreSQL on this machine (Debian, Ubuntu: apt install postgresql)"
    )


def free_port() -> int:
    """Not one of those that the system gives to others, who ask for any, before it is used."""
    while True:
        port = 20_000 + secrets.randbelow(12_000)
        with socket.socket() as found, suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port


class Cluster:
    """One server process with its files. It refuses to run as root, so root lends it a user."""

    def __init__(self) -> None:
        folder = binaries()
        assert folder is not None
        self.binaries = folder
        self.as_whom = _somebody_else() if os.getuid() == 0 else {}
        # Not pytest's folder: that is closed to other users, and too long for a socket's name.
        self.root = Path(tempfile.mkdtemp(prefix="carpathia-pg-"))
        self.password = secrets.token_urlsafe(12)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        try:
            self._make()
            self.start()
        except BaseException:
            self.remove()
            raise

    def _make(self) -> None:
        password = self.root / "password"
        password.write_text(self.password)
        if self.as_whom:
            for path in (self.root, password):
                shutil.chown(path, self.as_whom["user"], self.as_whom["group"])
        made = subprocess.run(
            [
                self.binaries / "initdb",
                *("-D", self.root / "data", "-U", USER, "-E", "UTF8", "--locale=C"),
                *("--auth=scram-sha-256", f"--pwfile={password}"),
            ],
            cwd=self.root,
            capture_output=True,
            check=False,
            **self.as_whom,
        )
        assert made.returncode == 0, made.stderr.decode()

    def start(self) -> None:
        """Start it, and wait until it answers.

        Without waiting for the disk: what a process has written is not lost when it is killed, only
        when the machine is, and a disk that many tests share makes them wait for minutes.
        """
        with (self.root / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [
                    self.binaries / "postgres",
                    *("-D", self.root / "data", "-k", self.root, "-p", str(self.port)),
                    *("-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"),
                    *("-c", "shared_buffers=16MB", "-c", "max_connections=60"),
                ],
                cwd=self.root,
                stdout=log,
                stderr=log,
                **self.as_whom,
            )
        for _ in range(200):
            ready = subprocess.run(
                [self.binaries / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)],
                check=False,
            )
            if ready.returncode == 0:
                return
            assert self.process.poll() is None, (self.root / "log").read_text()
            time.sleep(0.1)
        raise AssertionError((self.root / "log").read_text())

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: in good order, but without waiting for those who are connected."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(timeout=60)
            self.process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.root)

    def url(self, database: str) -> str:
        return f"postgresql://{USER}:{self.password}@127.0.0.1:{self.port}/{database}"

    def create(self) -> str:
        """A new empty database; its URL."""
        name = f"tables_{secrets.token_hex(4)}"
        self.run(f"CREATE DATABASE {name}")
        return self.url(name)

    def drop(self, url: str) -> None:
        self.run(f"DROP DATABASE {sa.make_url(url).database} WITH (FORCE)")

    def run(self, statement: str, database: str = "postgres") -> list[Any]:
        """Run a statement, as the one who owns everything."""
        return run(self.url(database), statement)


def run(url: str, statement: str) -> list[Any]:
    """Run a statement from outside any server; the rows, where it gives some."""
    engine = sa.create_engine(
        sa.make_url(url).set(drivername="postgresql+psycopg"),
        isolation_level="AUTOCOMMIT",
        poolclass=sa.NullPool,
    )
    with engine.connect() as connection:
        result = connection.exec_driver_sql(statement)
        return list(result) if result.returns_rows else []


def _somebody_else() -> dict[str, Any]:
    import pwd

    for name in _UNPRIVILEGED:
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}
    raise AssertionError("root, and nobody else here to run PostgreSQL")
