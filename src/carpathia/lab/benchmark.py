"""Rounds of measurements, ours and the peers' in turn; medians, ratios, and what we aim at."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.resources import as_file, files
from pathlib import Path
from statistics import median
from typing import Final

from carpathia.engine.compiled import is_compiled
from carpathia.lab.measuring import PAGES, SETUPS, Figures, measure
from carpathia.lab.peers import BACKGAMMON, SOLITAIRE, find_peers, measure_peer

COMPILED: Final = "compiled"
SOURCE: Final = "source"
BUILDS: Final = (COMPILED, SOURCE)
AIMS: Final = ("times", "copy", "playouts")
"""What we aim at: times the moves of a rival, seconds a copy, play-outs a second."""

RIVALS: Final = {"sos-titanic": SOLITAIRE, "titus": BACKGAMMON, "noris-titanic": BACKGAMMON}
"""Whom each game is compared with: the nearest in kind that is fast."""
TIMES: Final = 5.0
"""We aim at so many times the moves a second of the rival."""
COPY: Final = 2e-6
"""Seconds a copy may take."""
PLAYOUTS: Final = {"sos-titanic": 10_000.0, "titus": 5_000.0, "noris-titanic": 5_000.0}


@dataclass(frozen=True)
class Contestant:
    """Somebody who is measured: a game of ours in a build, or a peer, whose build is ''."""

    name: str
    build: str = ""


class Benchmark:
    """What has been measured so far."""

    def __init__(self) -> None:
        self.rounds: Final[dict[Contestant, list[Figures]]] = {}
        self.absent: list[str] = []
        """Peers that are not installed."""
        self.running: Final = COMPILED if is_compiled() else SOURCE

    def add(self, contestant: Contestant, figures: Figures) -> None:
        self.rounds.setdefault(contestant, []).append(figures)

    def medians(self, contestant: Contestant) -> Figures:
        """Over the rounds; empty for somebody who was not measured."""
        found = self.rounds.get(contestant, [])
        names = found[0] if found else {}
        return {name: median(figures[name] for figures in found) for name in names}

    def run(self, rounds: int, seconds: float) -> Generator[Contestant, None, None]:
        """Measure, everyone once a round; says who is next."""
        peers, self.absent = find_peers()
        with source_build() if self.running == COMPILED else no_build() as source:
            for _ in range(rounds):
                for name in SETUPS:
                    ours = Contestant(name, self.running)
                    yield ours
                    self.add(ours, measure(name, seconds))
                for name, begin in peers.items():
                    peer = Contestant(name)
                    yield peer
                    self.add(peer, measure_peer(begin, seconds))
                if source is not None:
                    yield Contestant("", SOURCE)
                    for name, figures in measure_elsewhere(source, seconds).items():
                        self.add(Contestant(name, SOURCE), figures)


# The build that does not run


@contextmanager
def source_build() -> Iterator[Path | None]:
    """A folder with the package as it was written, nothing in it compiled."""
    with tempfile.TemporaryDirectory() as folder, as_file(files("carpathia")) as package:
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(package, Path(folder) / "carpathia", ignore=ignored)
        yield Path(folder)


@contextmanager
def no_build() -> Iterator[Path | None]:
    """There is none."""
    yield None


def measure_elsewhere(folder: Path, seconds: float) -> dict[str, Figures]:
    """All games, in a process that finds the package in this folder."""
    run = subprocess.run(
        [sys.executable, "-m", "carpathia.lab.measuring", str(seconds)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(_search_path(folder))},
        capture_output=True,
        check=True,
        text=True,
    )
    found: dict[str, Figures] = json.loads(run.stdout)
    return found


def _search_path(folder: Path) -> list[str]:
    """This folder before whatever else there is: libraries may be found there."""
    known = os.environ.get("PYTHONPATH", "")
    return [str(folder), known] if known else [str(folder)]


# What comes of it


@dataclass(frozen=True)
class Aim:
    """Something we want to reach, and what was found; None: it was not measured."""

    kind: str
    """One of AIMS."""
    game: str
    rival: str
    wanted: float
    found: float | None

    def is_reached(self) -> bool:
        if self.found is None:
            return False
        return self.found <= self.wanted if self.kind == "copy" else self.found >= self.wanted


def aims(benchmark: Benchmark) -> list[Aim]:
    """What we aim at, and where the running build is."""
    found: list[Aim] = []
    ours = {name: benchmark.medians(Contestant(name, benchmark.running)) for name in SETUPS}
    for name, figures in ours.items():
        rival = RIVALS[name]
        theirs = benchmark.medians(Contestant(rival))
        found.append(Aim("times", name, rival, TIMES, times_the_moves(figures, theirs, "loop")))
    for name, figures in ours.items():
        rate = figures.get("copies")
        found.append(Aim("copy", name, "", COPY, None if rate is None else 1 / rate))
    for name, figures in ours.items():
        found.append(Aim("playouts", name, "", PLAYOUTS[name], figures.get("playouts")))
    return found


def times_the_moves(ours: Figures, theirs: Figures, how: str) -> float | None:
    """How many times the rival's moves a second ours are; None if either is not known.

    `how` ours are played: "moves", driven from Python as the rival's are, or "loop", in our own.
    """
    return ours[how] / theirs["moves"] if how in ours and "moves" in theirs else None


def by_page(figures: Figures) -> dict[int, float]:
    """Play-outs a second on each page, in the order they are turned."""
    names = {page: f"playouts on page {page}" for page in PAGES}
    return {page: figures[name] for page, name in names.items() if name in figures}
