"""A sensible player of Titus by hand: take what fits, join, and cash when it costs no further coin.

It remembers every back that was once up (T6.1), and weighs the others by the odds of a lone coin.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.bots.bot import Bot
from carpathia.engine.game import State
from carpathia.engine.generator import Generator
from carpathia.games.titus.coins import FARTHEST, MOST_COINS
from carpathia.games.titus.joining import runs_of
from carpathia.games.titus.moves import CASH, END, JOIN, KEEP, LIFT, SWAP, TAKE_BACK
from carpathia.games.titus.state import TitusState
from carpathia.games.titus.table import LONG, Table
from carpathia.games.titus.taking import LIMIT, is_unlimited, may_take

# How much a move is worth, roughly in tenths of a coin.
_JOIN: Final = 1000
_CASH: Final = 900
_TAKE: Final = 400
_EXTEND: Final = 300
_LATER: Final = 10
_NEVER: Final = -10

# What a coin is worth that comes in and fits.
_EACH: Final = 20
_COMPLETE: Final = 100
_AGAIN: Final = 30
_NEAR: Final = 6


@final
class GreedyTitus(Bot):
    """Looks one coin ahead."""

    def choose(self, known: State, generator: Generator) -> i64:
        if not isinstance(known, TitusState):
            raise AssertionError("a state of another game")
        look = _Look(known.table)
        best: i64 = -1
        most: i64 = 0
        for move in known.moves():
            worth = look.worth(move) * 64 + generator.below(64)
            if best < 0 or worth > most:
                best = move
                most = worth
        return best


@final
class _Reach:
    """For each number, the longest run of a display that would take a coin of it, by either end.

    Long runs take no further coin here: two groups of four are worth more than one of eight.
    """

    def __init__(self, table: Table, seat: i64) -> None:
        self.under: vec[i64] = vec[i64]()
        self.over: vec[i64] = vec[i64]()
        for _ in range(table.rules.deck.highest + 2):
            self.under = append(self.under, 0)
            self.over = append(self.over, 0)
        for low in runs_of(table, seat):
            length = table.length(low)
            if length < LONG:
                bottom = table.front[low]
                top = bottom + length - 1
                self.under[top + 1] = max(self.under[top + 1], length)
                self.over[bottom - 1] = max(self.over[bottom - 1], length)

    def worth(self, number: i64) -> i64:
        """What a coin that shows a number is worth to this display."""
        total = self.under[number] + 1 + self.over[number]
        if total > 1:
            return _AGAIN + _EACH * total + (_COMPLETE if total >= LONG else 0)
        near: i64 = 0
        if number > 1 and self.under[number - 1] > 0:
            near += _NEAR
        if number + 2 < len(self.over) and self.over[number + 1] > 0:
            near += _NEAR
        return near


@final
class _Look:
    """The table as the seat to act sees it."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.own: Final = _Reach(table, table.seat)
        self.others: list[_Reach] = []
        for seat in range(table.rules.seats):
            self.others.append(_Reach(table, seat))

    def worth(self, move: i64) -> i64:
        table = self.table
        if move == LIFT:
            return _TAKE + self._worth_of_lifting()
        if move == KEEP:
            return self.own.worth(table.front[table.lifted - 1])
        if move == END:
            return 0
        if move < SWAP:
            return _TAKE + self._worth_of_back(table.tops[move - TAKE_BACK])
        if move < CASH:
            return self._worth_of_swap(move - SWAP, table.front[table.lifted - 1])
        if move < JOIN:
            return self._worth_of_cashing()
        packed = move - JOIN
        return self._worth_of_joining(packed // MOST_COINS, packed % MOST_COINS)

    def _worth_of_back(self, coin: i64) -> i64:
        """What a coin is worth once it is flipped."""
        table = self.table
        if table.has_seen_back(coin):
            return self.own.worth(table.back[coin])
        front, total, weights = table.front[coin], 0, 0
        for back in range(front - FARTHEST, front + FARTHEST + 1):
            if 1 <= back <= table.rules.deck.highest:
                weight = 2 if back == front else 1
                total += weight * int(self.own.worth(back))
                weights += weight
        return total // weights

    def _worth_of_swap(self, taken: i64, laid: i64) -> i64:
        """What comes in, less half of what the laid coin is worth to its new owner."""
        owner = self.others[self.table.owner[taken]]
        return self._worth_of_back(taken) - owner.worth(laid) // 2

    def _worth_of_lifting(self) -> i64:
        """The best that can be done with the coin on top of the pile."""
        table = self.table
        top = table.front[table.lifted]
        best = self.own.worth(top)
        for coin in range(table.lifted):
            owner = table.owner[coin]
            if 0 <= owner < table.rules.seats and owner != table.seat and table.is_single(coin):
                best = max(best, self._worth_of_swap(coin, top))
        return best

    def _worth_of_cashing(self) -> i64:
        """At once, unless it would bring the limit back while coins can be taken (T4.6)."""
        table = self.table
        if not may_take(table) or not is_unlimited(table):
            return _CASH
        own = table.cards_of(table.seat) + 1
        for seat in range(table.rules.seats):
            if seat != table.seat and table.cards_of(seat) <= own:
                return _LATER
        return _CASH

    def _worth_of_joining(self, top: i64, bottom: i64) -> i64:
        """First the coin last taken, since that earns another; never two long runs into one."""
        table = self.table
        under = table.length(table.lowest(top))
        over = table.length(bottom)
        earns = table.last in (top, bottom) and table.is_single(table.last)
        if under >= LONG or over >= LONG:
            more = table.in_pile() > 0 and (table.takes < LIMIT or is_unlimited(table))
            return _EXTEND if earns and more and min(under, over) < LONG else _NEVER
        return _JOIN + 10 * (under + over) + (500 if earns else 0)
