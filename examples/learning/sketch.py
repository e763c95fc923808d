"""What tables would come to after each move, as far as everyone can see.

A move may let others follow: a card is saved, and the next one, and what lay behind them is turned
up. A sketch does all that at once, for many moves at a time. Who is turned up stays unknown.
"""

from typing import Final

import numpy as np

from examples.learning.orders import FACES, FIRST_CLASS, LINES
from examples.learning.tables import NUMBER, TOPS, Flags, Floats, Numbers, Tables

_CLOSED: Final = -1
_OPEN: Final = -2
_UNKNOWN: Final = -3
_BOAT: Final = LINES - 1
_IS_TOP: Final = np.isin(np.arange(FACES), TOPS)
_ENOUGH: Final = 40
"""Rounds after which nothing can be left to do."""


class Sketch:
    """Lines and Groups as they would lie: a row for each move that is sketched."""

    def __init__(self, tables: Tables, row: Numbers) -> None:
        self._tables: Final = tables
        self._row: Final = row
        self.front: Numbers = np.where(tables.is_open[row], _OPEN, tables.front[row])
        self.up: Numbers = tables.up[row]
        self.down: Numbers = tables.down[row]
        self.sizes: Numbers = tables.sizes[row]
        self.saved: Numbers = np.zeros(len(row), np.int64)
        self.turned: Numbers = np.zeros(len(row), np.int64)
        """How many that lay face down would be turned up."""

    # What a move does; `which` are the rows it is done in

    def place(self, which: Numbers, face: Numbers, line: Numbers, count: Numbers) -> None:
        """A series of so many, `face` being its front, comes to a Line."""
        self.front[which, line] = face
        self.up[which, line] += count

    def save(self, which: Numbers, group: Numbers) -> None:
        self.sizes[which, group] += 1
        self.saved[which] += 1

    def leave(self, which: Numbers, line: Numbers, count: Numbers) -> None:
        """So many leave a Line from its front; whoever lies behind them is turned up (S4.4)."""
        self.front[which, line] += count
        self.up[which, line] -= count
        is_bare = self.up[which, line] <= 0
        which, line = which[is_bare], line[is_bare]
        behind = self.down[which, line] > 0
        self.turned[which] += behind
        self.up[which, line] = behind
        self.down[which, line] -= behind
        empty = np.where(line == _BOAT, _CLOSED, _OPEN)
        self.front[which, line] = np.where(behind, _UNKNOWN, empty)

    def bring_to_front(self, which: Numbers, line: Numbers, face: Numbers) -> None:
        """Your Turn!: all others of the Line are face down behind it (S11.4)."""
        self.down[which, line] += self.up[which, line] - 1
        self.up[which, line] = 1
        self.front[which, line] = face

    # What follows

    def settle(self) -> None:
        """Save and uncover wherever it can be done."""
        busy = np.arange(len(self._row))
        for _ in range(_ENOUGH):
            has_changed = self._save_fronts(busy) | self._move_series(busy)
            busy = busy[has_changed]
            if not len(busy):
                return

    def _save_fronts(self, busy: Numbers) -> Flags:
        has_changed = np.zeros(len(busy), np.bool_)
        for line in range(LINES):
            face = self.front[busy, line]
            pair = np.where(face < FIRST_CLASS, 0, 2)
            waits = (face >= 0) & (self.sizes[busy, pair] == NUMBER[face] - 1)
            other = (face >= 0) & (self.sizes[busy, pair + 1] == NUMBER[face] - 1)
            can = waits | other
            if can.any():
                which = busy[can]
                self.save(which, np.where(waits, pair, pair + 1)[can])
                self.leave(which, np.full(len(which), line), np.ones(len(which), np.int64))
                has_changed |= can
        return has_changed

    def _move_series(self, busy: Numbers) -> Flags:
        """A whole series goes to another Line; to an empty one only if others lie behind it."""
        has_changed = np.zeros(len(busy), np.bool_)
        for line in range(LINES):
            face = self.front[busy, line]
            head = np.minimum(face + self.up[busy, line] - 1, FACES - 1)
            is_top = _IS_TOP[head]
            takes = np.where(is_top, _OPEN, head + 1)
            lands = self.front[busy] == takes[:, None]
            is_worth = ~is_top | (self.down[busy, line] > 0)
            can = (face >= 0) & is_worth & (lands.sum(1) > 0)
            if can.any():
                which, count = busy[can], self.up[busy[can], line]
                self.place(which, face[can], lands.argmax(1)[can], count)
                self.leave(which, np.full(len(which), line), count)
                has_changed |= can
        return has_changed

    # What it comes to

    def fitting(self) -> Floats:
        """Which share of the cards not seen would find a place then."""
        wanted = np.zeros((len(self._row), FACES), np.bool_)
        rows = np.arange(len(self._row))
        for line in range(LINES):
            face = self.front[:, line]
            takes = (face > 0) & (face != FIRST_CLASS)
            wanted[rows[takes], face[takes] - 1] = True
        for group, top in enumerate((FIRST_CLASS, FIRST_CLASS, FACES, FACES)):
            face = self.sizes[:, group] + (FIRST_CLASS if group > 1 else 0)
            waits = face < top
            wanted[rows[waits], face[waits]] = True
        wanted[:, TOPS] |= (self.front == _OPEN).sum(1, keepdims=True) > 0
        unseen = self._tables.unseen[self._row]
        share: Floats = (unseen * wanted).sum(1) / self._tables.hidden[self._row]
        return share

    def opened(self) -> Numbers:
        """How many Lines would be empty."""
        count: Numbers = (self.front == _OPEN).sum(1)
        return count
