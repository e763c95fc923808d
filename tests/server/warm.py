"""`carpathia serve`, forked off a process that has imported it and done nothing else.

It is the same program in a process of its own, to be killed like any other, but it is up in a tenth
of the time: for tests that start dozens, of which none is about how Python starts. Not for Windows.
"""

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import IO, Final

HOME: Final = Path(__file__).parents[2]
_SIZE: Final = 8
"""Bytes of a number that is told."""


def _number(told: bytes) -> int:
    if len(told) < _SIZE:
        raise EOFError("whoever attends to the server is gone")
    return int.from_bytes(told, signed=True)


def _tell(life: int, number: int) -> None:
    os.write(life, number.to_bytes(_SIZE, signed=True))


class Warm:
    """A process that waits to become servers; `is_lossy` ones acknowledge before they commit."""

    def __init__(self, environment: dict[str, str], is_lossy: bool) -> None:
        self._asking = threading.Lock()
        self._door, theirs = socket.socketpair()
        with theirs:
            number = theirs.fileno()
            wish = ("lossy",) if is_lossy else ()
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.warm", str(number), *wish],
                cwd=HOME,
                env=environment,
                pass_fds=(number,),
            )
        atexit.register(self.close)

    def fork(self, arguments: Sequence[str], log: IO[str]) -> "Forked":
        """A process that runs `carpathia` with these arguments."""
        life, theirs = socket.socketpair()
        reading, writing = os.pipe()
        with self._asking:
            told = json.dumps(list(arguments)).encode()
            socket.send_fds(self._door, [told], [writing, log.fileno(), theirs.fileno()])
            os.close(writing)
            theirs.close()
            return Forked(life, os.fdopen(reading))

    def close(self) -> None:
        self._door.close()
        self._process.wait()


class Forked:
    """What `subprocess.Popen` is for a process that is not our own child."""

    def __init__(self, life: socket.socket, stdout: IO[str]) -> None:
        self.stdout: IO[str] | None = stdout
        self.returncode: int | None = None
        self._life = life
        self.pid = _number(life.recv(_SIZE))

    def send_signal(self, how: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, how)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def poll(self) -> int | None:
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            self._life.settimeout(timeout)
            try:
                self.returncode = _number(self._life.recv(_SIZE))
            except (TimeoutError, BlockingIOError):
                raise subprocess.TimeoutExpired("carpathia", timeout or 0.0) from None
            self._life.close()
        return self.returncode


@cache
def warm(*, is_lossy: bool = False, **environment: str) -> Warm:
    """The one of this process, started when it is first needed."""
    return Warm({**os.environ, **environment}, is_lossy)


# In the process that waits


def wait_to_serve(door: socket.socket) -> list[str]:
    """Returns with what is asked for in every process that is to become a server, and there only."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever runs the tests ends us by going away
    while True:
        told, files, _, _ = socket.recv_fds(door, 65_536, 3)
        if not told:
            sys.exit()
        if os.fork() == 0:
            door.close()
            _attend(*files)
            return [str(argument) for argument in json.loads(told)]
        for file in files:
            os.close(file)
        with suppress(ChildProcessError):  # those that have told all there was are buried
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass


def _attend(output: int, log: int, life: int) -> None:
    """Returns in a child with the signals and files of a new program; here, its end is told."""
    server = os.fork()
    if server == 0:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        os.dup2(output, 1)
        os.dup2(log, 2)
        for file in (output, log, life):
            os.close(file)
        sys.stdout, sys.stderr = os.fdopen(1, "w"), os.fdopen(2, "w")
        return
    os.close(output)
    os.close(log)
    _tell(life, server)
    _, status = os.waitpid(server, 0)
    with suppress(BrokenPipeError):  # nobody wants to know any more
        _tell(life, os.waitstatus_to_exitcode(status))
    os._exit(0)


if __name__ == "__main__":
    # Those that are named here it would import later, when it opens its database and its door.
    for name in ("hosts", "listening", "logs", "places", "serving", "settings", "upgrading"):
        import_module(f"carpathia.server.{name}")
    for name in ("sqlalchemy.dialects.sqlite", "sqlalchemy.dialects.postgresql.psycopg"):
        import_module(name)
    import_module("uvicorn.lifespan.on")

    from carpathia.terminal.commands import main
    from tests.server.lossy import make_lossy

    if sys.argv[2:]:
        make_lossy()
    sys.exit(main(wait_to_serve(socket.socket(fileno=int(sys.argv[1])))))
