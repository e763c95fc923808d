"""What a study is, and the lab it is made in: many games from one seed, with a line of progress."""

import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TextIO, TypeVar

import polars as pl

from carpathia.engine.chance import read_seed
from carpathia.engine.setup import make_setup
from carpathia.games import TOGETHER
from carpathia.lab.frames import frame_of
from carpathia.lab.sharing import share_out
from carpathia.lab.simulating import plan_simulation, play_pieces

SEED: Final = "the night of 14 April 1912"
_LEAST: Final = 2
"""Deals it takes at least to say how sure a figure is."""

_LINE: Final = 90
"""Letters a line of progress has, so that what is left of a longer one is wiped out."""

Found = TypeVar("Found")


@dataclass(frozen=True)
class Findings:
    """What a study has found: Markdown to read, and pictures by the name of their file."""

    text: str
    pictures: Mapping[str, str]


class Lab:
    """Plays whatever a study asks for. All of it follows from the seed."""

    def __init__(
        self,
        games: int,
        seed: str = SEED,
        jobs: int = 1,
        playouts: int | None = None,
        screen: TextIO | None = None,
    ) -> None:
        self.games: Final = max(games, _LEAST)
        """Deals the quick bots play of each kind; a study takes its smaller parts from it."""
        self.seed: Final = seed
        self._jobs: Final = jobs
        self.playouts: Final = playouts
        self._screen: Final = sys.stderr if screen is None else screen

    def part(self, share: float) -> int:
        """A share of the deals, for bots that think."""
        return max(round(self.games * share), _LEAST)

    def search(self, playouts: int) -> str:
        """A search with so many play-outs a decision, unless the whole lab has other ones."""
        return f"search@{self.playouts or playouts}"

    def simulate(
        self,
        label: str,
        game: str,
        bots: Sequence[str],
        games: int,
        vary: Sequence[str] = (),
        seats: int = 0,
        edition: str = "",
        options: Mapping[str, str] | None = None,
        switches: Mapping[str, bool] | None = None,
    ) -> pl.DataFrame:
        """One row a game, as `carpathia simulate` writes them (docs/lab.md)."""
        usual = {"sos-titanic": "en", "titus": "adlung", "noris-titanic": "casse-noisettes"}[game]
        players = seats or (1 if game in TOGETHER else 2)
        setup = make_setup(
            game, edition or usual, players, {**(options or {})}, {**(switches or {})}, {}
        )
        plan = plan_simulation(setup, bots, games, vary, self.seed)
        pieces = play_pieces(plan, [range(plan.matches())], self._jobs, None)
        found = self._collect(label, plan.matches(), pieces)
        return pl.concat([frame_of(plan, columns) for columns in found])

    def play(self, label: str, play: Callable[[range], list[Found]], deals: int) -> list[Found]:
        """What a function of a study's own makes of each deal; it must be picklable."""
        pieces = share_out(play, [range(deals)], self._jobs)
        return [one for piece in self._collect(label, deals, pieces) for one in piece]

    def seed_bytes(self) -> bytes:
        return read_seed(self.seed)

    def _collect(
        self, label: str, total: int, pieces: Iterable[tuple[range, Found]]
    ) -> list[Found]:
        """All pieces, in the order of their numbers; a line says how far it is."""
        found: dict[int, Found] = {}
        done, began = 0, time.monotonic()
        for piece, made in pieces:
            found[piece.start] = made
            done += len(piece)
            seconds = time.monotonic() - began
            left = seconds / done * (total - done)
            pace = f"{done:,} of {total:,}, {done / seconds:,.0f} a second, {left:.0f} s left"
            print(f"\r{label}: {pace}".ljust(_LINE), end="", file=self._screen, flush=True)
        seconds = time.monotonic() - began
        print(f"\r{label}: {total:,} in {seconds:.0f} s".ljust(_LINE), file=self._screen)
        return [found[start] for start in sorted(found)]


@dataclass(frozen=True)
class Study:
    """A question, and how it is answered."""

    name: str
    question: str
    games: int
    """Deals, unless asked otherwise."""
    run: Callable[[Lab], Findings]
