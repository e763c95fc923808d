"""Rounds of measurements, ours and the peers' in turn, and their medians."""

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
from carpathia.lab.measuring import SETUPS, Figures, measure
from carpathia.lab.peers import Failed, find_peers, measure_peer

COMPILED: Final = "compiled"
SOURCE: Final = "source"
BUILDS: Final = (COMPILED, SOURCE)


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
        self.failed: dict[str, str] = {}
        """Peers that are installed but do not work, and the reason."""
        self.running: Final = COMPILED if is_compiled() else SOURCE

    def add(self, contestant: Contestant, figures: Figures) -> None:
        self.rounds.setdefault(contestant, []).append(figures)

    def medians(self, contestant: Contestant) -> Figures:
        """Over the rounds; empty for somebody who was not measured."""
        found = self.rounds.get(contestant, [])
        names = found[0] if found else {}
        return {name: median(figures[name] for figures in found) for name in names}

    def in_order(self) -> list[Contestant]:
        """Who was measured: the running build, the other one, the peers."""
        place = {self.running: 0, "": 2}
        return sorted(self.rounds, key=lambda one: place.get(one.build, 1))

    def run(self, rounds: int, seconds: float) -> Generator[Contestant, None, None]:
        """Measure, everyone once a round; says who is next.

        A peer that fails is asked no more, and what it had reached does not count.
        """
        peers = find_peers()
        self.absent, self.failed = peers.absent, peers.failed
        with source_build() if self.running == COMPILED else no_build() as source:
            for _ in range(rounds):
                for name in SETUPS:
                    ours = Contestant(name, self.running)
                    yield ours
                    self.add(ours, measure(name, seconds))
                for name, begin in peers.ready.items():
                    peer = Contestant(name)
                    if name in self.failed:
                        continue
                    yield peer
                    try:
                        self.add(peer, measure_peer(begin, seconds))
                    except Failed as failure:
                        self.failed[name] = str(failure)
                        self.rounds.pop(peer, None)
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
