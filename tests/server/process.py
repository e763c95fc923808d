"""The real server, as a process of its own."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import carpathia

HOUSE = Path(carpathia.__file__).parents[1]
"""Where the package is that these tests test, sources or installed: the process runs the same."""
PROGRAM = ("-m", "carpathia")


class Server:
    """`carpathia serve`, on a port that is free; `program` may be a worse one."""

    def __init__(self, folder: Path, program: Sequence[str] = PROGRAM, *options: str) -> None:
        self.begin(folder, program, *options)
        assert self.process.stdout is not None
        told = self.process.stdout.readline() + self.process.stdout.readline()
        found = re.search(r"http://\S+", told)
        assert found, f"it did not say where it is: {told!r}"
        self.address = found.group().rstrip("/")

    def begin(self, folder: Path, program: Sequence[str], *options: str) -> None:
        paths = os.pathsep.join((str(HOUSE), str(Path(__file__).parents[2])))
        self.log = folder.parent / f"{folder.name}.log"
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, *program, "serve", "--data", folder, "--port", "0", *options],
                env={
                    **os.environ,
                    "CARPATHIA_LANGUAGE": "en",
                    "COLUMNS": "80",
                    "PYTHONPATH": paths,
                },
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )

    def end(self, how: signal.Signals) -> int:
        assert self.process.stdout is not None
        self.process.send_signal(how)
        code = self.process.wait(timeout=30)
        self.process.stdout.close()
        return code


class Beginner(Server):
    """A server that is not waited for: to be killed before it is up."""

    def __init__(self, folder: Path, program: Sequence[str] = PROGRAM) -> None:
        self.begin(folder, program)

    def kill_after(self, seconds: float) -> None:
        time.sleep(seconds)
        self.end(signal.SIGKILL)
