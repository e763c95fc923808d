"""A table server of its own to be measured, and what it costs: memory and processor, from /proc.

Linux only, for the figures; what is started here is ended here.
"""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

_TICKS: Final = os.sysconf("SC_CLK_TCK")


class Served:
    """`carpathia serve` on a free port, with its data in a folder."""

    def __init__(self, folder: Path, *options: str) -> None:
        self._log: Final = folder.parent / f"{folder.name}.log"
        with self._log.open("ab") as log:
            self._process: Final = subprocess.Popen(
                [
                    *(sys.executable, "-m", "carpathia", "serve"),
                    *("--data", str(folder), "--port", "0", *options),
                ],
                env={**os.environ, "CARPATHIA_LANGUAGE": "en", "COLUMNS": "80"},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        told = self._process.stdout.readline() + self._process.stdout.readline()
        found = re.search(r"http://([\d.]+):(\d+)", told)
        if found is None:
            self.end()
            raise RuntimeError(f"the server did not say where it is: {told!r} {self.errors()}")
        self.host: Final = found.group(1)
        self.port: Final = int(found.group(2))
        self.pid: Final = self._process.pid

    def megabytes(self, row: str = "VmRSS") -> float:
        """Memory that is really there now; `VmHWM`: the most there ever was."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(rf"{row}:\s+(\d+) kB", status)
        assert found is not None, status
        return int(found.group(1)) / 1024

    def processor_seconds(self) -> float:
        return processor_seconds(self.pid)

    def errors(self) -> list[str]:
        """What it logged that is no ordinary request."""
        lines = self._log.read_text().splitlines()
        return [line[:1000] for line in lines if '"level":"info"' not in line]

    def end(self) -> int:
        """Ask it to stop, and wait until it has."""
        assert self._process.stdout is not None
        self._process.send_signal(signal.SIGTERM)
        code = self._process.wait(timeout=60)
        self._process.stdout.close()
        return code


def processor_seconds(pid: int) -> float:
    """What a process has used of the processor, in itself and in the kernel."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS
