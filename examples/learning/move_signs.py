"""What the player sees of each legal move: what it does, and what would follow from it.

How many a move saves and uncovers, how likely a Rescue fails: plain figures of about one.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from examples.learning.choices import Choice
from examples.learning.orders import GROUPS_AT, KINDS, LINES, MYSTERY_AT, NOTHING, Orders
from examples.learning.sketch import Sketch
from examples.learning.table_signs import SOLO
from examples.learning.tables import IS_FIRST, NUMBER, TOPS, Flags, Floats, Numbers, Tables

_MOST_DRAWN: Final = 6
_MURDOCH: Final = 5
_FRONT: Final = KINDS.index("front")
_WAIT: Final = KINDS.index("play wait")
_BOAT: Final = KINDS.index("play collapsible-boat")
_RESCUE: Final = KINDS.index("rescue")
_MOVE: Final = KINDS.index("move")
_COME_ON: Final = KINDS.index("play come-on")
_COME_BACK: Final = KINDS.index("play come-back")
_MYSTERIES: Final = (KINDS.index("play mystery-first"), KINDS.index("play mystery-second"))
_FEW: Final = 10
"""Cards not seen: with fewer, a share of them would be more than a plain figure."""
_ONE_OF_KINDS: Final = np.eye(len(KINDS), dtype=np.float32)


def move_signs(tables: Tables, orders: Orders, choice: Choice) -> Floats:
    """A row for each legal move."""
    about = _Moves(tables, orders, choice)
    columns = [*about.of_cards(), *about.of_places(), *about.of_luck(), *about.of_what_follows()]
    dense = np.stack(columns, axis=1, dtype=np.float32, casting="unsafe")
    return np.concatenate([_ONE_OF_KINDS[orders.kind[choice.move]], dense], axis=1)


class _Moves:
    """Columns, each with a figure for every legal move of every table."""

    def __init__(self, tables: Tables, orders: Orders, choice: Choice) -> None:
        self.tables: Final = tables
        self.row: Final = choice.table
        self.kind: Final = orders.kind[choice.move]
        self.count: Final = orders.count[choice.move]
        self.source: Final = orders.source[choice.move]
        self.target: Final = orders.target[choice.move]
        self.has_source: Final[Flags] = self.source != NOTHING
        self.to_line: Final[Flags] = (self.target != NOTHING) & (self.target < LINES)
        self.to_group: Final[Flags] = (self.target >= GROUPS_AT) & (self.target < MYSTERY_AT)
        self.line: Final = np.where(self.to_line, self.target, 0)
        self.group: Final = np.where(self.to_group, self.target - GROUPS_AT, 0)
        self.goes_open: Final[Flags] = self.to_line & tables.is_open[self.row, self.line]
        self.moved: Final = self._count_moved()
        self.face: Final = self._find_face(orders.face[choice.move])
        """The card that is placed; the last of a series that moves."""
        own = orders.anchor[choice.move] > 0
        carried = (self.kind == _MOVE) & tables.front_anchors[self.row, self.source]
        self.anchor: Final[Flags] = own | carried

    def _count_moved(self) -> Numbers:
        """How many cards leave the source; as many as fit (S4.1)."""
        tables, row = self.tables, self.row
        ahead = tables.front[row, self.line] - tables.front[row, self.source]
        to_series = np.where(self.goes_open, tables.up[row, self.source], ahead)
        moved = np.where(self.to_line, to_series, 1)
        moved = np.where(self.count != NOTHING, self.count, moved)
        return np.where(self.has_source, moved, 0)

    def _find_face(self, named: Numbers) -> Numbers:
        tables, row = self.tables, self.row
        is_moved = self.kind == _MOVE
        face = np.where(is_moved, tables.front[row, self.source] + self.moved - 1, named)
        for mystery, top in zip(_MYSTERIES, TOPS, strict=True):
            below = np.where(self.goes_open, top, tables.front[row, self.line] - 1)
            stands_for = np.where(self.to_group, tables.next[row, self.group], below)
            face = np.where(self.kind == mystery, stands_for, face)
        return face

    def of_cards(self) -> list[NDArray[np.generic]]:
        tables, row, face = self.tables, self.row, self.face
        has = face != NOTHING
        number = np.where(has, NUMBER[face], 0)
        first = has & IS_FIRST[face]
        below = np.where(has & (number > 1), face - 1, 0)
        has_below = has & (number > 1)
        above = np.where(has & ~np.isin(face, TOPS), face + 1, 0)
        has_above = has & ~np.isin(face, TOPS)
        pair = np.where(first, 0, 2)
        one, two = tables.sizes[row, pair], tables.sizes[row, pair + 1]
        reached = np.maximum(np.where(one < number, one, 0), np.where(two < number, two, 0))
        next_up = self.to_group & has_above
        next_down = self.to_line & has_below
        share = 10 / np.maximum(tables.hidden[row], _FEW)
        return [
            has,
            number / 10,
            first,
            has & (number == reached + 1),
            has * (number - 1 - reached) / 5,
            has & tables.wanted[row, face],
            has * tables.unseen[row, face],
            next_down * tables.unseen[row, below],
            next_down * tables.discarded[row, below],
            next_down * tables.uncovers[row, below],
            next_down * tables.empties[row, below],
            has_below * tables.uncovers[row, below],
            next_up * tables.follows[row, above] / 3,
            next_up & (tables.follows[row, above] > 0),
            next_up * tables.unseen[row, above],
            share * next_up * tables.unseen[row, above] * ~tables.wanted[row, above],
            share * next_down * tables.unseen[row, below] * ~tables.wanted[row, below],
            share * has * tables.unseen[row, face] * tables.wanted[row, face],
            self.anchor,
        ]

    def of_places(self) -> list[NDArray[np.generic]]:
        tables, row = self.tables, self.row
        source, line, group = self.source, self.line, self.group
        up, down = tables.up[row, source], tables.down[row, source]
        takes_all = self.has_source & (self.moved >= up)
        behind = np.minimum(tables.front[row, source] + self.moved, NUMBER.size - 1)
        bares = self.has_source & ~takes_all & (behind[:, None] == tables.next[row]).any(1)
        other = tables.sizes[row, group ^ 1]
        size = tables.sizes[row, group]
        return [
            self.to_group,
            self.to_line,
            self.goes_open,
            self.to_line & (line == LINES - 1),
            self.target == MYSTERY_AT,
            self.to_line * tables.down[row, line] / 5,
            self.to_line * tables.up[row, line] / 5,
            self.to_line * tables.pages_left[row, line] / 6,
            self.to_line & (tables.pages_left[row, line] == 1),
            self.has_source * down / 5,
            self.has_source * up / 5,
            self.has_source * tables.pages_left[row, source] / 6,
            self.has_source & (tables.pages_left[row, source] == 1),
            takes_all & (down > 0),
            takes_all & (down == 0),
            bares,
            self.to_group * size / 10,
            self.to_group & (size == other),
            self.to_group & (size > 0) & (self.anchor == tables.last_anchors[row, group]),
        ]

    def of_luck(self) -> list[NDArray[np.generic]]:
        tables, row = self.tables, self.row
        stack = tables.stack[row]
        is_rescue = self.kind == _RESCUE
        drawn = np.where(is_rescue, self.count, 0)
        fails = is_rescue & (drawn > 0)
        miss = np.where(fails, _miss(tables.fitting[row] * stack, stack, drawn), 0.0)
        comes = self.kind == _COME_ON
        returns = self.kind == _COME_BACK
        fitting = tables.discarded * tables.wanted
        for_groups = _for_groups(tables)
        return [
            miss,
            fails * (1 - miss),
            miss * miss,
            drawn / _MOST_DRAWN,
            drawn / np.maximum(stack, 1),
            5 * drawn / np.maximum(stack + tables.fields["piles"][row, 1], 5),
            drawn * tables.fitting[row],
            (is_rescue & (tables.fields["seats"][row, SOLO, _MURDOCH] > 0)) * drawn / _MOST_DRAWN,
            fails & (drawn == stack),
            is_rescue & (stack == 0),
            fails * (miss < 0.25),
            comes * (1 - (1 - tables.fitting[row]) ** stack),
            comes * np.minimum(tables.fitting[row] * stack, 5) / 5,
            returns & (fitting.sum(1)[row] > 0),
            returns * np.minimum(fitting.sum(1)[row], 5) / 5,
            returns & ((tables.discarded * for_groups).sum(1)[row] > 0),
        ]

    def of_what_follows(self) -> list[NDArray[np.generic]]:
        """A sketch of each move that changes the Lines; noughts for all others."""
        tables, kind = self.tables, self.kind
        comes = (self.to_line | self.to_group) & (self.face != NOTHING)
        is_sketched = comes | (kind == _WAIT) | (kind == _BOAT) | (kind == _FRONT)
        which = np.flatnonzero(is_sketched)
        sketch = self._sketch(which)
        sketch.settle()
        row = self.row[which]
        fits = sketch.fitting()
        columns = [
            sketch.saved / 3,
            sketch.turned,
            sketch.opened() - tables.is_open[row].sum(1),
            3 * fits,
            10 * (fits - tables.fitting[row]),
            sketch.up.sum(1) / 10,
        ]
        return [_spread(column, which, len(kind)) for column in columns]

    def _sketch(self, which: Numbers) -> Sketch:
        tables, row, kind = self.tables, self.row[which], self.kind[which]
        sketch = Sketch(tables, row)
        places = np.arange(len(which))
        face, count = self.face[which], self.moved[which]
        is_boat, is_front = kind == _BOAT, kind == _FRONT
        is_series = (kind == _MOVE) | is_boat
        # The front of what arrives: of a series, where it leaves; of a single card, itself.
        arrives = np.where(is_series, tables.front[row, self.source[which]], face)
        lands = self.to_line[which] | is_boat
        line = np.where(is_boat, LINES - 1, self.line[which])
        some = places[lands]
        sketch.place(some, arrives[some], line[some], np.where(is_series, count, 1)[some])
        some = places[self.to_group[which]]
        sketch.save(some, self.group[which][some])
        leaving = np.where(kind == _WAIT, tables.up[row, self.source[which]], count)
        some = places[self.has_source[which]]
        sketch.leave(some, self.source[which][some], leaving[some])
        some = places[is_front]
        chosen = tables.fields["chosen-line"][row[some]].argmax(1)
        sketch.bring_to_front(some, chosen, face[some])
        return sketch


def _spread(column: NDArray[np.generic], which: Numbers, many: int) -> NDArray[np.float64]:
    """Figures of some moves among noughts for the others."""
    spread = np.zeros(many)
    spread[which] = column
    return spread


def _miss(fitting: NDArray[np.float64], stack: Numbers, drawn: Numbers) -> NDArray[np.float64]:
    """How likely none of those drawn fits, if so many of the stack would."""
    missed = np.ones(len(stack))
    for place in range(_MOST_DRAWN):
        left = np.maximum(stack - place, 1)
        odds = np.clip(left - fitting, 0, None) / left
        missed = np.where(place < drawn, missed * odds, missed)
    return missed


def _for_groups(tables: Tables) -> Flags:
    """Which faces a Group waits for."""
    found = np.zeros(tables.unseen.shape, np.bool_)
    for group in range(4):
        waits = tables.next[:, group] != NOTHING
        found[tables.rows[waits], tables.next[waits, group]] = True
    return found
