"""Whether many games leave anything behind in the memory of the process that plays them."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from carpathia.engine.chance import QuickChance
from carpathia.engine.generator import Generator
from carpathia.lab.measuring import SETUPS, measured_game

_STATM: Final = Path("/proc/self/statm")
FLAT: Final = 1024 * 1024
"""Bytes the second half may be higher by without anything being left behind."""
_PIECE: Final = 100
"""Games between two looks."""
FEWEST: Final = 10 * _PIECE
_KNOWING: Final = 10
"""Every so many games, what the seats know is tracked too: that takes ten times as long."""


def resident() -> int | None:
    """Bytes of memory this process holds now; None where the system does not say."""
    try:
        pages = int(_STATM.read_text("ascii").split()[1])
    except (OSError, ValueError):
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")


class MemoryTest:
    """Random games of all kinds in turn.

    Memory comes and goes by itself, so what is compared is the most of each half: something left
    behind by every game makes the second half higher.
    """

    def __init__(self, games: int) -> None:
        self.games: Final = games
        self.first: int | None = None
        """The most bytes held in the first half."""
        self.second: int | None = None

    def run(self) -> Iterator[int]:
        """Play; says now and then how many games are done."""
        generator = Generator(0)
        chance = QuickChance(generator)
        games = [measured_game(name) for name in SETUPS]
        for number in range(self.games):
            state = games[number % len(games)].start(chance)
            if number % _KNOWING:
                state.forget()
            while state.seat() >= 0:
                moves = state.moves()
                state.play(moves[generator.below(len(moves))], chance)
            if number % _PIECE == _PIECE - 1:
                self._look(number)
                yield number + 1

    def _look(self, number: int) -> None:
        held = resident()
        if held is None:
            return
        if 2 * number < self.games:
            self.first = max(held, self.first or 0)
        else:
            self.second = max(held, self.second or 0)

    def growth(self) -> int | None:
        """Bytes more in the second half; None where the system does not say."""
        if self.first is None or self.second is None:
            return None
        return self.second - self.first
