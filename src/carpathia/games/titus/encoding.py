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
from carpathia.games.titus.scoring import LEFTOVER, is_leftover
from carpathia.games.titus.table import LIFTED, NONE, ON_CARD, OVER, PHASE_NAMES, Table
from carpathia.games.titus.taking import LIMIT, is_unlimited, may_take

# Sums with imported numbers are not constants to mypyc: as i64 they are at least plain numbers.
# What is told of a coin: the number that is up, whose it is, the victory card it lies on, the coin
# on top of it, whether it is next, lifted or last taken, its back.
_OWNER: Final = 1
_CARD: Final[i64] = _OWNER + MOST_SEATS
_ABOVE: Final[i64] = _CARD + 1
_NEXT: Final[i64] = _ABOVE + 1
_LIFTED: Final[i64] = _NEXT + 1
_LAST: Final[i64] = _LIFTED + 1
_BACK: Final[i64] = _LAST + 1
_COIN: Final[i64] = _BACK + 1
# What is told of a seat: whether there is one and is to act, its coins on cards, its cards.
_ACTS: Final = 1
_COINS: Final = 2
_CARDS: Final = 3
_SEAT: Final[i64] = _CARDS + VICTORY_CARDS

# Where each field begins: where the one before ends. Must agree with `LAYOUT`.
_SEATS: Final[i64] = MOST_COINS * _COIN
_PHASE: Final[i64] = _SEATS + MOST_SEATS * _SEAT
_TURN: Final[i64] = _PHASE + OVER + 1
_UNKNOWN: Final[i64] = _TURN + 7
_POINTS: Final[i64] = _UNKNOWN + MOST_PAIRS

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
    phase = table.phase
    out[at + _PHASE + phase] = 1
    turn = at + _TURN
    out[turn] = u8(table.in_pile())
    out[turn + 1] = u8(table.value_of_top())
    out[turn + 2] = u8(table.cards_left())
    out[turn + 3] = u8(table.takes)
    out[turn + 4] = LIMIT
    if phase != OVER and is_unlimited(table):
        out[turn + 5] = 1
    if may_take(table):
        out[turn + 6] = 1
    if table.rules.memory_aid:  # T6.1
        _encode_memory(table, out, at)


def _encode_seats(table: Table, own: i64, out: BytesWriter, at: i64) -> None:
    """The seats, and what their victory cards bring them."""
    seats = table.rules.seats
    begin = at + _SEATS
    for place in range(seats):
        out[begin + place * _SEAT] = 1
    if table.phase != OVER:
        out[begin + _from_own(table.seat, own, seats) * _SEAT + _ACTS] = 1
    holders = table.holders
    for card in range(len(holders)):
        place = _from_own(holders[card], own, seats)
        out[begin + place * _SEAT + _CARDS + card] = 1
        _add(out, at + _POINTS + place, value_of(card))


def _from_own(seat: i64, own: i64, seats: i64) -> i64:
    """How many turns after one's own a seat has its: quicker than a modulo, for every coin."""
    return seat - own if seat >= own else seat - own + seats


def _add(out: BytesWriter, at: i64, more: i64) -> None:
    out[at] = u8(i64(out[at]) + more)


def _encode_coins(table: Table, own: i64, out: BytesWriter, at: i64) -> None:
    """The coins that left the pile and the next one; and what they bring, all in one walk."""
    seats = table.rules.seats
    front, owner, above, holders = table.front, table.owner, table.above, table.holders
    size, above_at, card_at = _COIN, _ABOVE, _CARD
    lifted = table.lifted
    begin = at
    for coin in range(lifted):
        upper = above[coin]
        out[begin] = u8(front[coin])
        out[begin + above_at] = u8(upper + 1)
        holder = owner[coin]
        if holder >= ON_CARD:
            card = holder - ON_CARD
            place = _from_own(holders[card], own, seats)
            out[begin + _OWNER + place] = 1
            out[begin + card_at] = u8(value_of(int(card)))
            _add(out, at + _SEATS + place * _SEAT + _COINS, 1)
        elif holder != NONE:
            place = _from_own(holder, own, seats)
            out[begin + _OWNER + place] = 1
            if upper != NONE and is_leftover(table, coin):
                _add(out, at + _POINTS + place, LEFTOVER)
        begin += size
    if lifted < len(front):
        out[begin] = u8(front[lifted])
        out[begin + _NEXT] = 1
    if table.phase == LIFTED:
        out[begin - size + _LIFTED] = 1
    if table.last != NONE:
        out[at + table.last * size + _LAST] = 1


def _encode_memory(table: Table, out: BytesWriter, at: i64) -> None:
    for coin in range(table.lifted):
        if table.has_seen_back(coin):
            out[at + coin * _COIN + _BACK] = u8(table.back[coin])
    copies = unknown_pairs(table)
    for pair in range(len(copies)):
        out[at + _UNKNOWN + pair] = u8(copies[pair])
