"""What a seat sees as bytes: the view of Titus at fixed places, for programs that learn.

Must tell just what `view` tells, and nothing else: the tests make these bytes anew from a view. So
a back is told only with the memory aid (T6.1); without it, remembering is up to the learner.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from carpathia.engine.encoding import POINTS, Field
from carpathia.games.titus.coins import MOST_COINS, MOST_PAIRS
from carpathia.games.titus.components import VICTORY_CARDS, value_of
from carpathia.games.titus.guessing import unknown_pairs
from carpathia.games.titus.moves import MOST_SEATS
from carpathia.games.titus.scoring import score
from carpathia.games.titus.table import LIFTED, NONE, ON_CARD, OVER, PHASE_NAMES, Table
from carpathia.games.titus.taking import LIMIT, is_unlimited, may_take

# What is told of a coin: the number that is up, whose it is, the victory card it lies on, the coin
# on top of it, whether it is next, lifted or last taken, its back.
_OWNER: Final = 1
_CARD: Final = _OWNER + MOST_SEATS
_ABOVE: Final = _CARD + 1
_NEXT: Final = _ABOVE + 1
_LIFTED: Final = _NEXT + 1
_LAST: Final = _LIFTED + 1
_BACK: Final = _LAST + 1
_COIN: Final = _BACK + 1
# What is told of a seat: whether there is one and is to act, its coins on cards, its cards.
_ACTS: Final = 1
_COINS: Final = 2
_CARDS: Final = 3
_SEAT: Final = _CARDS + VICTORY_CARDS

# Where each field begins: where the one before ends. Must agree with `LAYOUT`.
_SEATS: Final = MOST_COINS * _COIN
_PHASE: Final = _SEATS + MOST_SEATS * _SEAT
_TURN: Final = _PHASE + OVER + 1
_UNKNOWN: Final = _TURN + 7
_POINTS: Final = _UNKNOWN + MOST_PAIRS

LAYOUT: Final = [
    Field(
        "coins",
        [MOST_COINS, _COIN],
        "for each coin in the order in which they came up: the number that is up (0: not yet to "
        "be seen); 1 for the seat whose it is, you first; the value of the victory card it lies "
        "on; the coin on top of it, counted from 1; 1 if it is next, lifted, last taken; its back "
        "(with the memory aid, once seen)",
    ),
    Field(
        "seats",
        [MOST_SEATS, _SEAT],
        "for each seat, you first: 1 if there is one; 1 if it is to act; its coins on victory "
        "cards; 1 for each victory card it holds, from 18 down to 7",
    ),
    Field("phase", [len(PHASE_NAMES)], "1 for what is to be decided: " + ", ".join(PHASE_NAMES)),
    Field(
        "turn",
        [7],
        "coins in the pile, value of the next victory card, cards left, coins taken this turn, "
        "the limit, 1 if there is none, 1 if a coin may be taken",
    ),
    Field(
        "unknown",
        [MOST_PAIRS],
        "how many coins of each pair (lower number times three, plus the difference) nobody has "
        "seen both faces of (with the memory aid)",
    ),
    Field(POINTS, [MOST_SEATS], "the points of each seat as the match stands, you first"),
]
_BLANK: Final = bytes(_POINTS + MOST_SEATS)


def encode_table(table: Table, seat: i64, out: BytesWriter) -> None:
    """The table as `seat` sees it; an onlooker sees it as the first seat does."""
    at: i64 = len(out)
    out.write(_BLANK)
    own = max(seat, 0)
    _encode_seats(table, own, out, at)
    _encode_coins(table, own, out, at)
    out[at + _PHASE + table.phase] = 1
    turn = at + _TURN
    out[turn] = u8(table.in_pile())
    out[turn + 1] = u8(table.value_of_top())
    out[turn + 2] = u8(table.cards_left())
    out[turn + 3] = u8(table.takes)
    out[turn + 4] = LIMIT
    if table.phase != OVER and is_unlimited(table):
        out[turn + 5] = 1
    if may_take(table):
        out[turn + 6] = 1
    if table.rules.memory_aid:  # T6.1
        _encode_memory(table, out, at)


def _encode_seats(table: Table, own: i64, out: BytesWriter, at: i64) -> None:
    seats = table.rules.seats
    for place in range(seats):
        seat = (own + place) % seats
        begin = at + _SEATS + place * _SEAT
        out[begin] = 1
        if table.phase != OVER and seat == table.seat:
            out[begin + _ACTS] = 1
        out[at + _POINTS + place] = u8(score(table, seat))
    holders = table.holders
    for card in range(len(holders)):
        out[at + _SEATS + _from_own(holders[card], own, seats) * _SEAT + _CARDS + card] = 1


def _from_own(seat: i64, own: i64, seats: i64) -> i64:
    """How many turns after one's own a seat has its: quicker than a modulo, for every coin."""
    return seat - own if seat >= own else seat - own + seats


def _encode_coins(table: Table, own: i64, out: BytesWriter, at: i64) -> None:
    seats = table.rules.seats
    front, owner, above, holders = table.front, table.owner, table.above, table.holders
    for coin in range(table.lifted):
        begin = at + coin * _COIN
        out[begin] = u8(front[coin])
        holder = owner[coin]
        if holder >= ON_CARD:
            card = holder - ON_CARD
            place = _from_own(holders[card], own, seats)
            out[begin + _OWNER + place] = 1
            out[begin + _CARD] = u8(value_of(int(card)))
            count = at + _SEATS + place * _SEAT + _COINS
            out[count] = u8(i64(out[count]) + 1)
        elif holder != NONE:
            out[begin + _OWNER + _from_own(holder, own, seats)] = 1
        out[begin + _ABOVE] = u8(above[coin] + 1)
    if table.in_pile() > 0:
        out[at + table.lifted * _COIN] = u8(front[table.lifted])
        out[at + table.lifted * _COIN + _NEXT] = 1
    if table.phase == LIFTED:
        out[at + (table.lifted - 1) * _COIN + _LIFTED] = 1
    if table.last != NONE:
        out[at + table.last * _COIN + _LAST] = 1


def _encode_memory(table: Table, out: BytesWriter, at: i64) -> None:
    for coin in range(table.lifted):
        if table.has_seen_back(coin):
            out[at + coin * _COIN + _BACK] = u8(table.back[coin])
    copies = unknown_pairs(table)
    for pair in range(len(copies)):
        out[at + _UNKNOWN + pair] = u8(copies[pair])
