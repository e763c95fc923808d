"""What a seat sees as bytes: the view of Titus at fixed places, for programs that learn.

Must tell just what `view` tells, and nothing else: the tests make these bytes anew from a view. So
a back is told only with the memory aid (T6.1); without it, remembering is up to the learner.

Learners look after every move, and a move changes a coin or two. So the coins are kept as bytes
from look to look, for each seat: to write all of them anew took half as long as the move itself.
"""

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from carpathia.engine.encoding import POINTS, Field
from carpathia.games.titus.coins import MOST_COINS, MOST_PAIRS
from carpathia.games.titus.components import VICTORY_CARDS, value_of
from carpathia.games.titus.guessing import unknown_pairs
from carpathia.games.titus.moves import MOST_SEATS
from carpathia.games.titus.scoring import LEFTOVER, is_leftover
from carpathia.games.titus.table import (
    LIFTED,
    LONG,
    NONE,
    ON_CARD,
    OVER,
    PHASE_NAMES,
    Table,
    bit_of,
)
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
_SIZE: Final[i64] = _POINTS + MOST_SEATS


@final
class LaidSheet:
    """What an encoded view of one seat begins as: its coins as they lay when it looked last.

    Must be of one table only, and hear of every coin that is touched there.
    """

    def __init__(self, table: Table, own: i64) -> None:
        self.own: Final = own
        """Whose: seats are told from this one on."""
        self.sheet: Final = vec[u8]([0] * _SIZE)
        self.missed: i64 = bit_of(table.lifted) - 1
        """A bit for each coin that changed since."""
        self._cards: i64 = NONE
        """How many victory cards are on the sheet."""
        for place in range(table.rules.seats):
            self.sheet[_SEATS + place * _SEAT] = 1

    def catch_up(self, table: Table) -> None:
        """Write the coins that have changed since."""
        missed = self.missed
        self.missed = 0
        is_worth = self._cards != len(table.holders)
        coin: i64 = 0
        while missed != 0:
            if missed & 0xFF == 0:
                missed >>= 8
                coin += 8
                continue
            if missed & 1:
                self._write_coin(table, coin)
                if not is_worth and table.above[coin] != NONE:
                    is_worth = table.length(table.lowest(coin)) >= LONG
            missed >>= 1
            coin += 1
        if is_worth:
            self._write_points(table)

    def _write_coin(self, table: Table, coin: i64) -> None:
        """And how many coins each seat has on victory cards."""
        sheet, seats, begin = self.sheet, table.rules.seats, coin * _COIN
        was_on_card = sheet[begin + _CARD] != 0
        for place in range(seats):
            if sheet[begin + _OWNER + place] != 0:
                sheet[begin + _OWNER + place] = 0
                if was_on_card:
                    _add(sheet, _SEATS + place * _SEAT + _COINS, -1)
        sheet[begin] = u8(table.front[coin])
        sheet[begin + _ABOVE] = u8(table.above[coin] + 1)
        holder = table.owner[coin]
        if holder >= ON_CARD:
            card = holder - ON_CARD
            place = self.place_of(table.holders[card], seats)
            sheet[begin + _OWNER + place] = 1
            sheet[begin + _CARD] = u8(value_of(int(card)))
            _add(sheet, _SEATS + place * _SEAT + _COINS, 1)
            return
        sheet[begin + _CARD] = 0
        if holder != NONE:
            sheet[begin + _OWNER + self.place_of(holder, seats)] = 1

    def _write_points(self, table: Table) -> None:
        """And whose the victory cards are: there is a long run, or one was cashed."""
        sheet, seats = self.sheet, table.rules.seats
        owner, above, holders = table.owner, table.above, table.holders
        for place in range(seats):
            sheet[_POINTS + place] = 0
        self._cards = len(holders)
        for card in range(len(holders)):
            place = self.place_of(holders[card], seats)
            sheet[_SEATS + place * _SEAT + _CARDS + card] = 1
            _add(sheet, _POINTS + place, value_of(card))
        for coin in range(table.lifted):
            if above[coin] != NONE and owner[coin] < ON_CARD and is_leftover(table, coin):
                _add(sheet, _POINTS + self.place_of(owner[coin], seats), LEFTOVER)

    def place_of(self, seat: i64, seats: i64) -> i64:
        """How many turns after one's own a seat has its."""
        return seat - self.own if seat >= self.own else seat - self.own + seats


def _add(sheet: vec[u8], at: i64, more: i64) -> None:
    sheet[at] = u8(i64(sheet[at]) + more)


def encode_table(table: Table, sheets: list[LaidSheet], seat: i64, out: vec[u8]) -> vec[u8]:
    """The table as `seat` sees it; an onlooker sees it as the first seat does."""
    at: i64 = len(out)
    for sheet in sheets:
        sheet.missed |= table.touched
    table.touched = 0
    laid = sheets[max(seat, 0)]
    laid.catch_up(table)
    out = extend(out, laid.sheet)
    lifted, phase = table.lifted, table.phase
    if lifted < len(table.front):
        out[at + lifted * _COIN] = u8(table.front[lifted])
        out[at + lifted * _COIN + _NEXT] = 1
    if phase == LIFTED:
        out[at + (lifted - 1) * _COIN + _LIFTED] = 1
    if table.last != NONE:
        out[at + table.last * _COIN + _LAST] = 1
    if phase != OVER:
        place = laid.place_of(table.seat, table.rules.seats)
        out[at + _SEATS + place * _SEAT + _ACTS] = 1
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
    return out


def _encode_memory(table: Table, out: vec[u8], at: i64) -> None:
    for coin in range(table.lifted):
        if table.has_seen_back(coin):
            out[at + coin * _COIN + _BACK] = u8(table.back[coin])
    copies = unknown_pairs(table)
    for pair in range(len(copies)):
        out[at + _UNKNOWN + pair] = u8(copies[pair])
