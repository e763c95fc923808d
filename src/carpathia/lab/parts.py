"""What is done of a simulation, kept in a folder beside the file it will become.

Each part holds the rows of the matches its name says, and is written whole or not at all. Whoever
comes back with the same simulation goes on where it stopped; another one is refused. A part that
does not hold what it says, because a disk failed or somebody was at it, is played again.
"""

import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, TextIO

import polars as pl

from carpathia.engine.errors import Refusal
from carpathia.lab.frames import PARQUET, frame_of, holds, parquet_bytes, read_rows
from carpathia.lab.rows import Columns
from carpathia.lab.simulation import Simulation
from carpathia.lab.writing import write_bytes_whole, write_whole

_PLAN: Final = "simulation.json"
_PAUSE: Final = 2.0
"""Seconds between two parts, at first; later a fiftieth of the time it has taken so far, so that
a run of hours does not leave thousands of files."""
_FIFTIETH: Final = 50
_MOST: Final = 200_000
"""Matches held in memory before a part is written, however little time has passed."""


def folder_of(file: Path) -> Path:
    """Where the parts of a file are kept until it is finished."""
    return file.with_name(f"{file.name}.parts")


def kept_seed(folder: Path) -> bytes | None:
    """The seed of the simulation that was begun in a folder; None: there is none."""
    try:
        found = json.loads((folder / _PLAN).read_text("utf-8"))
        return bytes.fromhex(found["seed"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


class Parts:
    """The folder; one process at a time has it open."""

    def __init__(self, folder: Path, simulation: Simulation) -> None:
        self.folder: Final = folder
        self.simulation: Final = simulation
        self.damaged = 0
        """How many parts were found that did not hold what they said."""
        self._held: dict[int, pl.DataFrame] = {}
        self._matches = 0
        self._began = self._written = time.monotonic()
        self._lock: TextIO | None = None

    def open(self) -> None:
        """Make the folder, or go on with it; raises Refusal and OSError."""
        self.folder.mkdir(parents=True, exist_ok=True)
        plan = self.folder / _PLAN
        if not plan.exists():
            if self.files():  # of whatever simulation they are
                raise Refusal("simulation-broken", {"folder": str(self.folder)})
            write_whole(plan, json.dumps(self.simulation.plain(), indent=1) + "\n")
        self._lock = _locked(plan)
        try:
            self._check_plan(plan)
            self._drop_damaged()
        except BaseException:
            self.close()
            raise

    def _check_plan(self, plan: Path) -> None:
        try:
            found = json.loads(plan.read_text("utf-8"))
        except ValueError:
            raise Refusal("simulation-broken", {"folder": str(self.folder)}) from None
        if found != self.simulation.plain():
            raise Refusal("simulation-other", {"folder": str(self.folder)})

    def _drop_damaged(self) -> None:
        place = 0
        for matches, file in self.files():
            follows = place <= matches.start and matches.stop <= self.simulation.matches()
            if follows and holds(file, self.simulation, matches):
                place = matches.stop
            else:
                file.unlink()
                self.damaged += 1

    def close(self) -> None:
        """Let others at it."""
        if self._lock is not None:
            self._lock.close()

    def files(self) -> list[tuple[range, Path]]:
        """The parts there are, in the order of their matches."""
        found = []
        for file in self.folder.glob(f"*{PARQUET}"):
            first, _, last = file.stem.partition("-")
            with suppress(ValueError):
                found.append((range(int(first), int(last) + 1), file))
        return sorted(found, key=lambda part: part[0].start)

    def todo(self) -> list[range]:
        """The matches that are still to be played."""
        found: list[range] = []
        place = 0
        for done, _ in self.files():
            found.append(range(place, done.start))
            place = done.stop
        found.append(range(place, self.simulation.matches()))
        return [some for some in found if len(some)]

    def add(self, piece: range, columns: Columns) -> None:
        """Matches that were played; they are written now or a little later. Raises OSError."""
        self._held[piece.start] = frame_of(self.simulation, columns)
        self._matches += len(piece)
        now = time.monotonic()
        pause = max(_PAUSE, (now - self._began) / _FIFTIETH)
        if self._matches >= _MOST or now - self._written >= pause:
            self.flush()

    def flush(self) -> None:
        """Write what is held: a part for each unbroken run of matches."""
        run: list[pl.DataFrame] = []
        first = place = -1
        for start in sorted(self._held):
            if start != place and run:
                self._write(first, run)
                run = []
            if not run:
                first = start
            run.append(self._held[start])
            place = start + run[-1].height
        if run:
            self._write(first, run)
        self._held = {}
        self._matches = 0
        self._written = time.monotonic()

    def _write(self, first: int, run: list[pl.DataFrame]) -> None:
        rows = pl.concat(run)
        name = f"{first:012}-{first + rows.height - 1:012}{PARQUET}"
        write_bytes_whole(self.folder / name, parquet_bytes(rows))

    def frames(self) -> Iterator[pl.DataFrame]:
        """All that is written, part by part."""
        for _, file in self.files():
            yield read_rows(file)

    def remove(self) -> None:
        """The file is finished: the parts are not needed any more."""
        for file in self.folder.glob(".*.new"):  # half written by somebody who was killed
            file.unlink()
        for _, file in self.files():
            file.unlink()
        (self.folder / _PLAN).unlink()
        with suppress(OSError):  # somebody put something of his own there
            self.folder.rmdir()


def _locked(plan: Path) -> TextIO:
    """Held open, it tells a second process to stay away, on systems where that can be said."""
    file = plan.open(encoding="utf-8")
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock
    except ImportError:
        return file
    try:
        flock(file, LOCK_EX | LOCK_NB)
    except OSError:
        file.close()
        raise Refusal("simulation-running", {"folder": str(plan.parent)}) from None
    return file
