"""Many tables at a time, read from what the environment shows: series, Groups, what would fit.

Nothing here is more than what lies open; cards not seen are counted by what is missing.
"""

from collections.abc import Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from examples.learning.orders import FACES, FIRST_CLASS, GROUPS_AT, LINES, NOTHING

Floats = NDArray[np.float32]
Numbers = NDArray[np.int64]
Flags = NDArray[np.bool_]

BEGINS: Final = np.array([0, 0, FIRST_CLASS, FIRST_CLASS])
"""The face with which each Group begins."""
TOPS: Final = np.array([FIRST_CLASS - 1, FACES - 1])
NUMBER: Final = np.array([*range(1, FIRST_CLASS + 1), *range(1, FACES - FIRST_CLASS + 1)])
IS_FIRST: Final = np.arange(FACES) < FIRST_CLASS
_OF_EACH: Final = 2
_DISCARDED: Final = 13
_FAR_OFF: Final = 6
"""Pages; a Deck that is lost later, or never, is as good as any."""


class Tables:
    """So many tables; arrays have one row for each.

    `seen` is `split` of an environment that shows discards (`memory-aid`).
    """

    def __init__(self, seen: Mapping[str, NDArray[np.uint8]]) -> None:
        self.fields: Final = seen
        count = len(seen["points"])
        self.rows: Final = np.arange(count)
        cards = seen["cards"].reshape(count, FACES, 2, -1)
        faces: Numbers = cards.sum(2, dtype=np.int64)
        # A card that is looked at in the discard is told in both places.
        self.unseen: Final[Numbers] = _OF_EACH - cards.max(3).sum(2, dtype=np.int64)
        """Of each face, how many lie in the stack or face down."""
        self.discarded: Final[Numbers] = faces[:, :, _DISCARDED]
        shown = faces[:, :, : GROUPS_AT + 4]
        self._add_mysteries(shown)
        self.down: Final[Numbers] = seen["down"].astype(np.int64)
        self.up: Final[Numbers] = shown[:, :, :LINES].sum(1)
        first = (shown[:, :, :LINES] > 0).argmax(1)
        self.front: Final[Numbers] = np.where(self.up > 0, first, NOTHING)
        """The face at the front of each Line."""
        self.head: Final[Numbers] = self.front + self.up - 1
        """The face at the other end of the series."""
        self.sizes: Final[Numbers] = shown[:, :, GROUPS_AT:].sum(1)
        self.next: Final[Numbers] = np.where(
            self.sizes < NUMBER[TOPS][[0, 0, 1, 1]], BEGINS + self.sizes, NOTHING
        )
        """The face each Group waits for."""
        self.page: Final[Numbers] = seen["booklet"][:, 1].astype(np.int64)
        self.is_open: Final[Flags] = np.zeros((count, LINES), np.bool_)
        """Which Lines are empty and may be opened."""
        self.is_open[:, :-1] = (seen["afloat"] > 0) & (self.up + self.down == 0)[:, :-1]
        self.pages_left: Final[Numbers] = np.full((count, LINES), _FAR_OFF)
        lost_at = seen["lost-at"].astype(np.int64)
        left = np.clip(lost_at - self.page[:, None], 0, _FAR_OFF)
        self.pages_left[:, :-1] = np.where(lost_at > 0, left, _FAR_OFF)
        self.last_anchors: Final[Flags] = self._read_anchors(cards)
        self.front_anchors: Final[Flags] = self._at_front(cards)
        self.wanted: Final[Flags] = self._read_wanted()
        """Which faces would find a place."""
        self.uncovers: Final[Numbers] = self._count_faces(
            self.head, (self.down > 0) & (self.up > 0)
        )
        """Of each face, how many series end with it and have cards face down behind them."""
        self.empties: Final[Numbers] = self._count_faces(
            self.head, (self.down == 0) & (self.up > 0)
        )
        self.follows: Final[Numbers] = self._count_faces(self.front, self.up)
        """Of each face, how many open cards begin with it at a front."""
        self.stack: Final[Numbers] = seen["piles"][:, 0].astype(np.int64)
        hidden = np.maximum(self.unseen.sum(1), 1)
        self.hidden: Final[Numbers] = hidden
        self.fitting: Final[NDArray[np.float64]] = (self.unseen * self.wanted).sum(1) / hidden
        """Which share of the cards not seen would find a place."""

    def _add_mysteries(self, shown: Numbers) -> None:
        """A Mystery counts as whom it stands in for."""
        for begin, mystery in ((0, 0), (FIRST_CLASS, 1)):
            told = self.fields["mysteries"][:, mystery]
            places, numbers = told[:, : shown.shape[2]], told[:, shown.shape[2] :]
            shown[self.rows, begin + numbers.argmax(1)] += places

    def _read_wanted(self) -> Flags:
        wanted = np.zeros((len(self.rows), FACES), np.bool_)
        for line in range(LINES):
            front = self.front[:, line]
            takes = (front > 0) & (front != FIRST_CLASS)
            wanted[self.rows[takes], front[takes] - 1] = True
        for group in range(4):
            waits = self.next[:, group] != NOTHING
            wanted[self.rows[waits], self.next[waits, group]] = True
        wanted[:, TOPS] |= self.is_open.any(1, keepdims=True)
        return wanted

    def _count_faces(self, faces: Numbers, weights: Numbers | Flags) -> Numbers:
        found = np.zeros((len(self.rows), FACES), np.int64)
        for line in range(LINES):
            found[self.rows, faces[:, line]] += weights[:, line]
        return found

    def _read_anchors(self, cards: NDArray[np.uint8]) -> Flags:
        """Whether the last of each Group bears an Anchor."""
        last = np.maximum(BEGINS + self.sizes - 1, 0)
        found: Flags = cards[self.rows[:, None], last, 1, GROUPS_AT + np.arange(4)] > 0
        return found

    def _at_front(self, cards: NDArray[np.uint8]) -> Flags:
        found: Flags = cards[self.rows[:, None], self.front, 1, np.arange(LINES)] > 0
        return found
