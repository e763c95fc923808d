"""The real server, `carpathia serve`, as a process of its own."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import carpathia
from tests.server.warm import Forked, warm

HOUSE = Path(carpathia.__file__).parents[1]
"""Where the package is that these tests test, sources or installed: the process runs the same."""
PROGRAM = ("-m", "carpathia")
WARM = ("warm",) if hasattr(os, "fork") else PROGRAM
"""The same, up at once: see `tests.server.warm`."""
WARM_LOSSY = ("warm", "lossy")
"""One that acknowledges before it commits."""


class Server:
    """On a port that is free; without limits, unless other options are given.

    `program` may be a worse one.
    """

    def __init__(self, folder: Path, *options: str, program: Sequence[str] = PROGRAM) -> None:
        self.begin(folder, options or ("--no-limits",), program)
        assert self.process.stdout is not None
        told = self.process.stdout.readline() + self.process.stdout.readline()
        found = re.search(r"http://\S+", told)
        assert found, f"it did not say where it is: {told!r}\n{self.log.read_text()}"
        self.address = found.group().rstrip("/")

    def begin(self, folder: Path, options: Sequence[str], program: Sequence[str]) -> None:
        paths = os.pathsep.join((str(HOUSE), str(Path(__file__).parents[2])))
        own = {"CARPATHIA_LANGUAGE": "en", "COLUMNS": "80", "PYTHONPATH": paths}
        place = () if "--database" in options else ("--data", str(folder))
        self.log = folder.parent / f"{folder.name}.log"
        arguments = ["serve", *place, "--port", "0", *options]
        self.process: subprocess.Popen[str] | Forked
        with self.log.open("a") as log:
            if program in (WARM, WARM_LOSSY):
                self.process = warm(is_lossy=program == WARM_LOSSY, **own).fork(arguments, log)
                return
            self.process = subprocess.Popen(
                [sys.executable, *program, *arguments],
                env={**os.environ, **own},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )

    def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        return self.wait()

    def wait(self) -> int:
        """What it ends with, of itself or because it was told to."""
        assert self.process.stdout is not None
        code = self.process.wait(timeout=60)
        self.process.stdout.close()
        return code

    def say(self, data: bytes) -> bytes:
        """Send bytes as they are; everything that is answered until the server hangs up."""
        host, port = self.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=20) as connection:
            connection.sendall(data)
            heard = b""
            with suppress(ConnectionResetError):  # it hung up while we were still talking
                while chunk := connection.recv(65536):
                    heard += chunk
        return heard


class Beginner(Server):
    """A server that is not waited for: to be killed before it is up."""

    def __init__(self, folder: Path, program: Sequence[str] = WARM) -> None:
        self.begin(folder, ("--no-limits",), program)

    def wait_for(self, file: Path) -> None:
        """Until it has begun to write something."""
        while not file.exists():
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.001)

    def kill_after(self, seconds: float) -> None:
        time.sleep(seconds)
        self.end(signal.SIGKILL)
