"""What a table of SOS Titanic promises: the score it leads to on average, read off its signs.

A sign is something anyone can count on the table: how many are saved, how many lie face down in
front of which Deck, how many cards of the stack would fit. Each is worth so many points, more or
less as pages turn. What they are worth was learnt from thousands of matches of the search itself,
with this estimate in it: `python -m bench.outlook` learns it anew.
"""

import tomllib
from importlib.resources import files
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.bots.usual_sos_titanic import count_wanted
from carpathia.games.sos_titanic import moves
from carpathia.games.sos_titanic.cards import (
    ACTION_NAMES,
    CREW_NAMES,
    FIRST,
    KINDS,
    class_of,
    number_of,
    top_of,
)
from carpathia.games.sos_titanic.components import DECKS
from carpathia.games.sos_titanic.placing import wanted_faces
from carpathia.games.sos_titanic.table import Line, Table

_SOLO_CREW: Final = 6
"""Only those who serve alone were learnt from; the others count as average."""

SIGNS: Final = [
    "always",
    "saved",
    "groups complete",
    "smaller group, first class",
    "squares of groups, first class",
    "smaller group, second class",
    "squares of groups, second class",
    *[f"face down at deck {deck + 1}" for deck in range(DECKS)],
    "empty lines",
    "face up",
    "cards that can still join a line",
    "lines with cards face down",
    "stack cards that fit",
    "discarded cards that fit",
    "stack",
    "discard",
    "stack nearly empty",
    "share of the stack that fits",
    "next for a group in the stack",
    "next for a group in the discard",
    "next for a group face down",
    "cards before the next for a group",
    "wanted soon, face down",
    "wanted soon, face up",
    *ACTION_NAMES,
    *CREW_NAMES[:_SOLO_CREW],
]
_SOON: Final = 3
_ROOM: Final = 64


def shipped_weights() -> list[list[float]]:
    """For each number of pages turned, what each sign is worth."""
    source = files("carpathia.bots").joinpath("outlook_sos_titanic.toml")
    table = tomllib.loads(source.read_text("utf-8"))
    pages = len(table[SIGNS[0]])
    return [[float(table[sign][page]) for sign in SIGNS] for page in range(pages)]


@final
class Outlook:
    """The signs, weighed."""

    def __init__(self, weights: list[list[float]]) -> None:
        self.rows: list[vec[float]] = []
        for row in weights:
            self.rows.append(vec[float](row))

    def expect(self, table: Table) -> float:
        """The score this table leads to, on average."""
        page = min(table.page, len(self.rows) - 1)
        weights = self.rows[page]
        total = 0.0
        place: i64 = 0
        for sign in read_signs(table):
            total += sign * weights[place]
            place += 1
        return total


def read_signs(table: Table) -> vec[float]:
    """The signs of a table, in the order of `SIGNS`."""
    signs = _read_groups(table, vec[float]([1.0], capacity=_ROOM))
    signs = _read_lines(table, signs)
    signs = _read_stack(table, signs)
    signs = _read_needs(table, signs)
    return _read_crew(table, signs)


def _read_groups(table: Table, signs: vec[float]) -> vec[float]:
    saved: i64 = 0
    complete: i64 = 0
    for index in range(moves.GROUPS):
        saved += table.groups[index].size
        if table.groups[index].size == top_of(index // 2):
            complete += 1
    signs = append(signs, float(saved))
    signs = append(signs, float(complete))
    for cls in range(2):
        one = table.groups[2 * cls].size
        two = table.groups[2 * cls + 1].size
        signs = append(signs, float(min(one, two)))
        signs = append(signs, float(one * one + two * two) * 0.05)
    return signs


def _read_lines(table: Table, signs: vec[float]) -> vec[float]:
    empty: i64 = 0
    shown: i64 = 0
    landing: i64 = 0
    covered: i64 = 0
    for index in range(moves.LINES):
        line = table.lines[index]
        if index < DECKS:
            signs = append(signs, float(line.down()))
            if line.is_empty() and table.is_afloat(index):
                empty += 1
        if line.down() > 0:
            covered += 1
        if line.up > 0:
            shown += line.up
            landing += _out_of_sight(table, class_of(line.front()), number_of(line.front()) - 1)
    signs = append(signs, float(empty))
    signs = append(signs, float(shown))
    signs = append(signs, float(landing))
    return append(signs, float(covered))


def _out_of_sight(table: Table, cls: i64, number: i64) -> i64:
    """How many cards of a face are neither saved nor face up in a Line."""
    if number == 0:
        return 0
    left: i64 = 2
    if table.groups[2 * cls].size >= number:
        left -= 1
    if table.groups[2 * cls + 1].size >= number:
        left -= 1
    for line in table.lines:
        if line.up > 0 and class_of(line.front()) == cls:
            lowest = number_of(line.front())
            if lowest <= number < lowest + line.up:
                left -= 1
    return left


def _read_stack(table: Table, signs: vec[float]) -> vec[float]:
    faces = wanted_faces(table)
    fitting = float(count_wanted(faces, table.stack))
    left = float(len(table.stack))
    signs = append(signs, fitting)
    signs = append(signs, float(count_wanted(faces, table.discard)))
    signs = append(signs, left)
    signs = append(signs, float(len(table.discard)))
    signs = append(signs, 1.0 / (left + 1.0))
    return append(signs, fitting / (left + 1.0))


def _read_needs(table: Table, signs: vec[float]) -> vec[float]:
    """Where the Passengers are that the Groups wait for."""
    need = _Need(table)
    signs = append(signs, float(need.count_next(table.stack)))
    signs = append(signs, float(need.count_next(table.discard)))
    for line in table.lines:
        need.look_through(line)
    signs = append(signs, float(need.hidden))
    signs = append(signs, float(need.before))
    signs = append(signs, float(need.soon_hidden))
    return append(signs, float(need.soon_shown))


@final
class _Need:
    """The numbers the Groups have reached, and how many cards they wait for lie in Lines."""

    def __init__(self, table: Table) -> None:
        groups = table.groups
        self.low_first: Final = min(groups[0].size, groups[1].size)
        self.high_first: Final = max(groups[0].size, groups[1].size)
        self.low_second: Final = min(groups[2].size, groups[3].size)
        self.high_second: Final = max(groups[2].size, groups[3].size)
        self.hidden: i64 = 0
        self.before: i64 = 0
        self.soon_hidden: i64 = 0
        self.soon_shown: i64 = 0

    def low(self, card: i64) -> i64:
        return self.low_first if class_of(card) == FIRST else self.low_second

    def is_next(self, card: i64) -> bool:
        before = number_of(card) - 1
        if class_of(card) == FIRST:
            return before == self.low_first or before == self.high_first
        return before == self.low_second or before == self.high_second

    def count_next(self, pile: vec[i64]) -> i64:
        count: i64 = 0
        for card in pile:
            if self.is_next(card):
                count += 1
        return count

    def look_through(self, line: Line) -> None:
        size: i64 = len(line.cards)
        down = line.down()
        for position in range(size):
            card = line.cards[position]
            is_soon = number_of(card) <= self.low(card) + _SOON
            if position >= down:
                self.soon_shown += 1 if is_soon else 0
                continue
            self.soon_hidden += 1 if is_soon else 0
            if self.is_next(card):
                self.hidden += 1
                self.before += size - position


def _read_crew(table: Table, signs: vec[float]) -> vec[float]:
    """Action cards in all hands, and who plays."""
    seats = table.rules.seats
    for kind in range(KINDS):
        held: i64 = 0
        for seat in range(seats):
            held += table.hands[seat * KINDS + kind]
        signs = append(signs, float(held))
    for crew in range(_SOLO_CREW):
        present: i64 = 0
        for member in table.crew:
            if member == crew:
                present += 1
        signs = append(signs, float(present) / float(seats))
    return signs
