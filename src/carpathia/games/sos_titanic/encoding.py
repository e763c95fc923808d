"""What a seat sees as bytes: the view of SOS Titanic at fixed places, for programs that learn.

Must tell just what `view` tells, and nothing else: the tests make these bytes anew from a view. The
order of a series needs no byte of its own, as its numbers go down towards the front (S4).
"""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from carpathia.engine.encoding import POINTS, Field
from carpathia.games.sos_titanic.cards import (
    COME_BACK,
    COME_ON,
    CREW,
    KINDS,
    PASSENGERS,
    PLAN_A,
    PLAN_B,
    class_of,
    is_mystery,
    number_of,
    place_in_deck,
)
from carpathia.games.sos_titanic.components import DECKS
from carpathia.games.sos_titanic.moves import (
    GROUP_PLACE,
    GROUPS,
    LINES,
    LINES_AND_GROUPS,
    LONGEST_SERIES,
    MOST_SEATS,
)
from carpathia.games.sos_titanic.scoring import score
from carpathia.games.sos_titanic.table import (
    FRONTING,
    KEEPING,
    NONE,
    OVER,
    PHASE_NAMES,
    PLACING,
    Table,
)

# Sums with imported numbers are not constants to mypyc: as i64 they are at least plain numbers.
# Where a Passenger can be seen: in a Line or Group, or in one of these.
_DRAWN: Final[i64] = LINES_AND_GROUPS
_FOUND: Final[i64] = _DRAWN + 1
_DISCARDED: Final[i64] = _FOUND + 1
_CARD: Final[i64] = _DISCARDED + 1
"""Bytes a Passenger."""
_MYSTERY: Final[i64] = LINES_AND_GROUPS + LONGEST_SERIES
# What is told of a seat: whether there is one, is to act, owns the cards that are played; then
# how many Passengers it may draw at least and at most; then its Crew Member and its hand.
_ACTS: Final = 1
_OWNS: Final = 2
_DRAWS: Final = 3
_CREW: Final = 5
_HAND: Final[i64] = _CREW + CREW
_SEAT: Final[i64] = _HAND + KINDS

# Where each field begins: where the one before ends. Must agree with `LAYOUT`.
_MYSTERIES: Final[i64] = PASSENGERS * _CARD
_DOWN: Final[i64] = _MYSTERIES + 2 * _MYSTERY
_AFLOAT: Final[i64] = _DOWN + LINES
_LOST_AT: Final[i64] = _AFLOAT + DECKS
_BOOKLET: Final[i64] = _LOST_AT + DECKS
_PILES: Final[i64] = _BOOKLET + 3
_SEATS: Final[i64] = _PILES + 4
_PHASE: Final[i64] = _SEATS + MOST_SEATS * _SEAT
_PLAYING: Final[i64] = _PHASE + OVER + 1
_CHOSEN: Final[i64] = _PLAYING + KINDS
_OFFERED: Final[i64] = _CHOSEN + LINES
_FOUND_ACTIONS: Final[i64] = _OFFERED + KINDS
_DISCARDED_ACTIONS: Final[i64] = _FOUND_ACTIONS + KINDS
_POINTS: Final[i64] = _DISCARDED_ACTIONS + KINDS

LAYOUT: Final = [
    Field(
        "cards",
        [PASSENGERS, _CARD],
        "for each Passenger in the order of the deck (f1, f1+, f2, ... s17+), 1 where it is seen: "
        "Lines 1 to 6, the boat, Groups A to D, drawn, found, discarded (with the memory aid)",
    ),
    Field(
        "mysteries",
        [2, _MYSTERY],
        "for each class, 1 where its Mystery lies (Lines, boat, Groups) and for which number, "
        "from 1 to 17",
    ),
    Field("down", [LINES], "how many cards lie face down in Lines 1 to 6 and the boat"),
    Field("afloat", [DECKS], "1 for each Deck that is not lost"),
    Field("lost-at", [DECKS], "with which page each Deck is lost; 0: never"),
    Field("booklet", [3], "what the page is worth, pages turned, pages in all"),
    Field("piles", [4], "cards in stack, discard, Action stack, Action discard"),
    Field(
        "seats",
        [MOST_SEATS, _SEAT],
        "for each seat, you first: 1 if there is one; 1 if it is to act; 1 if its cards are "
        "played; the least and the most it draws; which of the ten Crew Members it is; how many "
        "of each Action card it holds",
    ),
    Field("phase", [len(PHASE_NAMES)], "1 for what is to be decided: " + ", ".join(PHASE_NAMES)),
    Field("playing", [KINDS], "1 for the Action card that takes effect"),
    Field("chosen-line", [LINES], "1 for the Line of Your Turn!"),
    Field("offered", [KINDS], "how many of each Action card are in your fingers"),
    Field("found-actions", [KINDS], "how many of each are in the pile being looked through"),
    Field("discarded-actions", [KINDS], "how many of each were discarded (with the memory aid)"),
    Field(POINTS, [MOST_SEATS], "the score as the match stands, the same for every seat"),
]
_BLANK: Final = bytes(_POINTS + MOST_SEATS)


def encode_table(table: Table, seat: i64, out: vec[u8]) -> vec[u8]:
    """The table as `seat` sees it; an onlooker sees it as the first seat does."""
    at: i64 = len(out)
    out = extend(out, _BLANK)
    _encode_passengers(table, out, at)
    _encode_ship(table, out, at)
    _encode_seats(table, max(seat, 0), out, at)
    out[at + _PHASE + table.phase] = 1
    if table.playing != NONE:
        out[at + _PLAYING + table.playing] = 1
    if table.chosen_line != NONE:
        out[at + _CHOSEN + table.chosen_line] = 1
    _encode_fingers(table, out, at)
    if table.rules.memory_aid:  # S6.2
        _mark_all(out, at, table.discard, _DISCARDED)
        _count(out, at + _DISCARDED_ACTIONS, table.action_discard)
    return out


def _encode_passengers(table: Table, out: vec[u8], at: i64) -> None:
    for index in range(i64(LINES)):
        line = table.lines[index]
        down = line.down()
        out[at + _DOWN + index] = u8(down)
        cards = line.cards
        for i in range(down, len(cards)):
            _mark(out, at, cards[i], index)
    for index in range(i64(GROUPS)):
        group = table.groups[index]
        for number in range(1, group.size + 1):
            _mark(out, at, group.card(index // 2, number), GROUP_PLACE + index)


def _mark(out: vec[u8], at: i64, card: i64, place: i64) -> None:
    """A Passenger, or a Mystery, is seen in a place."""
    if is_mystery(card):
        begin = at + _MYSTERIES + class_of(card) * _MYSTERY
        out[begin + place] = 1
        out[begin + LINES_AND_GROUPS + number_of(card) - 1] = 1
    else:
        out[at + place_in_deck(card) * _CARD + place] = 1


def _mark_all(out: vec[u8], at: i64, cards: vec[i64], place: i64) -> None:
    for card in cards:
        if not is_mystery(card):
            _mark(out, at, card, place)


def _count(out: vec[u8], begin: i64, kinds: vec[i64]) -> None:
    """How many there are of each Action card."""
    for kind in kinds:
        out[begin + kind] = u8(i64(out[begin + kind]) + 1)


def _encode_ship(table: Table, out: vec[u8], at: i64) -> None:
    components = table.rules.components
    lost_at = components.lost_at
    for deck in range(i64(DECKS)):
        out[at + _LOST_AT + deck] = u8(lost_at[deck])
        if table.is_afloat(deck):
            out[at + _AFLOAT + deck] = 1
    out[at + _BOOKLET] = u8(components.page_value(int(table.page)))
    out[at + _BOOKLET + 1] = u8(table.page)
    out[at + _BOOKLET + 2] = u8(components.pages)
    out[at + _PILES] = u8(len(table.stack))
    out[at + _PILES + 1] = u8(len(table.discard))
    out[at + _PILES + 2] = u8(len(table.action_stack))
    out[at + _PILES + 3] = u8(len(table.action_discard))


def _encode_seats(table: Table, own: i64, out: vec[u8], at: i64) -> None:
    points = _points(table)
    seats = table.rules.seats
    for place in range(seats):
        seat = (own + place) % seats
        begin = at + _SEATS + place * _SEAT
        crew = table.crew[seat]
        card = table.rules.components.crew[crew]
        out[begin] = 1
        if table.phase != OVER and seat == table.seat:
            out[begin + _ACTS] = 1
        if seat == table.owner:
            out[begin + _OWNS] = 1
        out[begin + _DRAWS] = u8(card.draws_least)
        out[begin + _DRAWS + 1] = u8(card.draws_most)
        out[begin + _CREW + crew] = 1
        for kind in range(i64(KINDS)):
            out[begin + _HAND + kind] = u8(table.hands[seat * KINDS + kind])
        out[at + _POINTS + place] = u8(points)


def _points(table: Table) -> i64:
    """The score; Anchors count only when all are saved (S9.1), and then it is made in full."""
    if table.all_saved:
        return score(table)
    saved: i64 = 0
    for group in table.groups:
        saved += group.size
    return saved + table.rules.components.page_value(int(table.page))


def _encode_fingers(table: Table, out: vec[u8], at: i64) -> None:
    """What the seat to act holds up, or looks through."""
    _mark_all(out, at, table.drawn, _DRAWN)
    _count(out, at + _OFFERED, table.offered)
    phase, playing = table.phase, table.playing
    if phase == PLACING:
        if playing == COME_ON:
            _mark_all(out, at, table.stack, _FOUND)
        elif playing == COME_BACK:
            _mark_all(out, at, table.discard, _FOUND)
    elif phase == FRONTING:
        _mark_all(out, at, table.lines[table.chosen_line].cards, _FOUND)
    elif phase == KEEPING:
        if playing == PLAN_A:
            _count(out, at + _FOUND_ACTIONS, table.action_stack)
        elif playing == PLAN_B:
            _count(out, at + _FOUND_ACTIONS, table.action_discard)
