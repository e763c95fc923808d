"""What a table of SOS Titanic would come to after a move, as far as everyone can see.

A sketch knows of each Line how many lie face down and which series lies open, and how far each
Group has come. What a move makes possible is done in it at once: save, and uncover. A card that
would be turned up stays unknown, so nothing hidden is ever in it.

What it is worth is in points, more or less; the figures were tuned on thousands of solo matches,
see the lab diary.
"""

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.bots.odds_sos_titanic import Odds
from carpathia.games.sos_titanic.cards import (
    FIRST,
    SECOND,
    class_of,
    face_of,
    is_top,
    number_of,
    passenger,
    top_of,
)
from carpathia.games.sos_titanic.moves import BOAT, GROUP_PLACE, GROUPS, LINES, MYSTERY_PLACE
from carpathia.games.sos_titanic.table import Table

# What lies at the front of a Line; else it is a face.
_OPEN: Final = 0
_CLOSED: Final = -1
_UNKNOWN: Final = -2

_SAVED: Final = 0.9
_UNCOVERED: Final = 2.0
_COVERED: Final = 0.8
"""An open card that is shuffled face down again."""
_ALL_FIT: Final = 4.0
"""If every card that can be drawn would fit."""
_NEW_FRONT: Final = 1.0
"""A card not seen yet may be anything, and those behind it are nearer."""
_FADING: Final = 0.92
"""How much less a face-down card counts for each card it takes to uncover it."""
_OUT_OF_REACH: Final = 2.0
"""How many cards more it takes if one of them lies face down in a Line itself."""
_NO_WAY: Final = 100.0


@final
class Sketch:
    """Lines and Groups as they would lie, and what was gained on the way."""

    def __init__(self, table: Table) -> None:
        self.front: vec[i64] = vec[i64](capacity=LINES)
        self.up: vec[i64] = vec[i64](capacity=LINES)
        self.down: vec[i64] = vec[i64](capacity=LINES)
        self.sizes: vec[i64] = vec[i64](capacity=GROUPS)
        self.gain = 0.0
        for index in range(LINES):
            line = table.lines[index]
            face: i64 = _CLOSED
            if not line.is_empty():
                face = face_of(line.front())
            elif index != BOAT and table.is_afloat(index):
                face = _OPEN
            self.front = append(self.front, face)
            self.up = append(self.up, line.up)
            self.down = append(self.down, line.down())
        for group in table.groups:
            self.sizes = append(self.sizes, group.size)

    # What a move does

    def place(self, card: i64, place: i64) -> None:
        """A Passenger comes from elsewhere."""
        if place == MYSTERY_PLACE:
            return
        if place >= GROUP_PLACE:
            self._save(place - GROUP_PLACE)
        else:
            self.front[place] = face_of(card)
            self.up[place] = self.up[place] + 1

    def stand_in(self, cls: i64, place: i64) -> None:
        """A Mystery is whoever fits there (S11.11)."""
        number = top_of(cls)
        if place < GROUP_PLACE and self.front[place] != _OPEN:
            number = number_of(self.front[place]) - 1
        self.place(passenger(cls, number, False), place)

    def bring_to_front(self, card: i64, index: i64) -> None:
        """Your Turn!: the others are shuffled face down behind it (S11.4)."""
        self.gain -= _COVERED * float(self.up[index])
        self.down[index] = self.down[index] + self.up[index] - 1
        self.up[index] = 1
        self.front[index] = face_of(card)

    def even_out(self, bow: i64, stern: i64) -> None:
        """Same Lines!: both are shuffled together and halved (S11.5)."""
        crowd = self.up[bow] + self.down[bow] + self.up[stern] + self.down[stern]
        self._deal_anew(bow, crowd // 2)
        self._deal_anew(stern, crowd - crowd // 2)

    def _deal_anew(self, index: i64, count: i64) -> None:
        self.gain -= _COVERED * float(self.up[index])
        self.up[index] = 0
        self.down[index] = count
        self._close_up(index)

    def sweep(self, index: i64) -> None:
        """Wait!: the open cards of a Line are discarded (S11.6)."""
        self.up[index] = 0
        self._close_up(index)

    def lower_boat(self, start: i64, count: i64) -> None:
        """The front cards of a Line go into the Collapsible Boat (S11.10)."""
        self._move(start, BOAT, count)

    # What follows

    def settle(self) -> None:
        """Save and uncover as long as anything can be."""
        while self._save_one() or self._uncover_one():
            pass

    def _save_one(self) -> bool:
        for start in range(LINES):
            face = self.front[start]
            if face <= 0:
                continue
            first = 2 * class_of(face)
            for index in range(first, first + 2):
                if self.sizes[index] == number_of(face) - 1:
                    self._save(index)
                    self.front[start] = face + 1
                    self.up[start] = self.up[start] - 1
                    self._close_up(start)
                    return True
        return False

    def _uncover_one(self) -> bool:
        """Move a whole series; to an empty Line only if others lie behind it."""
        for start in range(LINES):
            face = self.front[start]
            if face <= 0:
                continue
            head = face + self.up[start] - 1
            for end in range(LINES):
                landing = self.front[end]
                may_open = landing == _OPEN and is_top(head) and self.down[start] > 0
                if landing == head + 1 or may_open:
                    self._move(start, end, self.up[start])
                    return True
        return False

    def _save(self, group: i64) -> None:
        self.sizes[group] = self.sizes[group] + 1
        self.gain += _SAVED

    def _move(self, start: i64, end: i64, count: i64) -> None:
        self.front[end] = self.front[start]
        self.up[end] = self.up[end] + count
        self.front[start] = self.front[start] + count
        self.up[start] = self.up[start] - count
        self._close_up(start)

    def _close_up(self, index: i64) -> None:
        """After cards left a Line: someone unknown comes to its front (S4.4)."""
        if self.up[index] > 0:
            return
        if self.down[index] > 0:
            self.front[index] = _UNKNOWN
            self.up[index] = 1
            self.down[index] = self.down[index] - 1
            self.gain += _UNCOVERED
        else:
            self.front[index] = _OPEN if index != BOAT else _CLOSED

    # What it is worth

    def worth(self, odds: Odds) -> float:
        """What was gained, what fits next, and how near the face-down cards are."""
        total = self.gain + _ALL_FIT * self._fitting(odds) / (odds.cards + 1.0)
        for index in range(LINES):
            if self.down[index] > 0:
                if self.front[index] == _UNKNOWN:
                    total += _NEW_FRONT
                else:
                    total += _UNCOVERED * exp(-_FADING * self._distance(index, odds))
        return total

    def _fitting(self, odds: Odds) -> float:
        """How many of the cards that can be drawn, each face once, would fit."""
        wanted: i64 = 0
        for index in range(GROUPS):
            cls: i64 = index >> 1
            if self.sizes[index] < top_of(cls):
                wanted |= 1 << face_of(passenger(cls, self.sizes[index] + 1, False))
        for front in self.front:
            if front == _OPEN:
                wanted |= 1 << face_of(passenger(FIRST, top_of(FIRST), False))
                wanted |= 1 << face_of(passenger(SECOND, top_of(SECOND), False))
            elif front > 0 and number_of(front) > 1:
                wanted |= 1 << (front - 1)
        fitting = 0.0
        face: i64 = 0
        while wanted > 0:
            if wanted & 1 == 1:
                fitting += odds.of(face)
            wanted >>= 1
            face += 1
        return fitting

    def _distance(self, index: i64, odds: Odds) -> float:
        """How many cards it takes to uncover a Line: above its series, or below it."""
        face = self.front[index]
        return min(
            self._cards_above(face + self.up[index] - 1, odds), self._cards_below(face, odds)
        )

    def _cards_above(self, head: i64, odds: Odds) -> float:
        """Those that would take the whole series to another Line."""
        if is_top(head):
            return 1.0  # an empty Line would do
        missing = 0.0
        while not is_top(head):
            head += 1
            missing += _price(head, odds)
            if self._takes(head):
                return missing
        return _NO_WAY

    def _takes(self, face: i64) -> bool:
        """Whether a Line would take a card of a face."""
        for front in self.front:
            if front == face + 1 or (front == _OPEN and is_top(face)):
                return True
        return False

    def _cards_below(self, face: i64, odds: Odds) -> float:
        """Those that the nearer Group waits for before it could take the series."""
        first = 2 * class_of(face)
        reached: i64 = -1
        for index in range(first, first + 2):
            if reached < self.sizes[index] < number_of(face):
                reached = self.sizes[index]
        if reached < 0:
            return _NO_WAY
        missing = 0.0
        face -= 1
        while number_of(face) > reached:
            missing += _price(face, odds)
            face -= 1
        return missing


def _price(face: i64, odds: Odds) -> float:
    """What it takes to get a card: 1 if it can be drawn."""
    hidden = 1.0 - odds.of(face)
    return 1.0 + _OUT_OF_REACH * hidden if hidden > 0.0 else 1.0
