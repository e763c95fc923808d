"""A million games on all cores and on one: the time, the memory, and whether the rows are the same.

`make million`, or `python -m bench.million --games 20000` for a look. The figures of the diary were
measured with nothing else on the machine.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_LOOK: Final = 1.0
"""Seconds between two looks at the memory, which cost time themselves."""
_QUICKER: Final = 1.8
"""So many times as quick two at a time must be as one."""
_AT_THE_END: Final = 100
"""MB that it takes to put the parts together and to sum them, however many there are: a million
games that left a hundred bytes each would take as much again."""


@dataclass(frozen=True)
class Run:
    """One simulation, as it was seen from outside."""

    games: int
    jobs: int
    seconds: float
    first_half: int
    """The most memory that all its processes held, in MB, while the first half of the time went
    by; and while the second did.
    """
    second_half: int
    rows: Path

    def line(self) -> str:
        rate = self.games / self.seconds
        return (
            f"{self.games:,} games, {self.jobs} at a time: {self.seconds:.1f} s, {rate:,.0f} a "
            f"second; at most {self.first_half} MB in the first half, {self.second_half} in the "
            "second"
        )


def simulate(games: int, jobs: int, rows: Path, seed: str = "1912") -> Run:
    """Random games of SOS Titanic alone into a Parquet file; raises CalledProcessError."""
    command = [sys.executable, "-m", "carpathia", "simulate", "sos-titanic", "--bots", "random"]
    command += ["--games", str(games), "--seed", seed, "--jobs", str(jobs), "--out", str(rows)]
    began = time.monotonic()
    held: list[tuple[float, int]] = []
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True) as process:
        while process.poll() is None:
            held.append((time.monotonic() - began, memory_of(process.pid)))
            time.sleep(_LOOK)
    seconds = time.monotonic() - began
    if process.returncode != 0:
        raise subprocess.CalledProcessError(process.returncode, command)
    halves = [
        max((size for when, size in held if (when > seconds / 2) == later), default=0)
        for later in (False, True)
    ]
    return Run(games, jobs, seconds, halves[0], halves[1], rows)


def memory_of(session: int) -> int:
    """MB held by all processes of a session; what they share is counted once (Linux only)."""
    total = 0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            # Behind the name, which may hold anything but comes last in brackets.
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(fields[3]) == session:
                rollup = (folder / "smaps_rollup").read_text()
                total += sum(
                    int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Pss:")
                )
        except (OSError, ValueError, IndexError):
            continue  # it has ended meanwhile
    return total // 1024


def main(arguments: Sequence[str] | None = None) -> int:
    """Three runs, a line each, and how they compare; 1 if the rows differ."""
    parser = argparse.ArgumentParser(prog="python -m bench.million", description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        runs: list[Run] = []
        for name, jobs in (("many", chosen.jobs), ("again", chosen.jobs), ("one", 1)):
            runs.append(simulate(chosen.games, jobs, Path(folder, f"{name}.parquet")))
            sys.stdout.write(runs[-1].line() + "\n")
            sys.stdout.flush()
        rows = [run.rows.read_bytes() for run in runs]
        is_same = rows[0] == rows[1] == rows[2]
        usual = (runs[0].seconds + runs[1].seconds) / 2
        sys.stdout.write(
            f"the rows are {'the same' if is_same else 'NOT THE SAME'} three times; "
            f"{chosen.jobs} at a time is {runs[2].seconds / usual:.2f} times as quick as one\n"
        )
        for line in verdicts(runs, chosen.jobs):
            sys.stdout.write(f"{line}\n")
    return 0 if is_same else 1


def verdicts(runs: Sequence[Run], jobs: int) -> list[str]:
    """Whether what is promised of two at a time, and of memory, was kept."""
    is_flat = all(run.second_half <= run.first_half + _AT_THE_END for run in runs)
    told = [f"{_reached(is_flat)}: memory is flat, but for {_AT_THE_END} MB at the end"]
    if jobs == 2:
        *twos, one = [run.seconds for run in runs]
        is_quick = one / (sum(twos) / len(twos)) >= _QUICKER
        told.append(f"{_reached(is_quick)}: two at a time {_QUICKER} times as quick as one")
    return told


def _reached(is_reached: bool) -> str:
    return "reached" if is_reached else "missed"


if __name__ == "__main__":
    sys.exit(main())
