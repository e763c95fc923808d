"""How a sensible player plays Titus, told as one quick procedure.

Join what fits, take the coin that fits best, cash when it costs no further coin. A back counts only
if it was once up (T3.1); any other is weighed by the odds of a lone coin (T6.3).
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.bots.playbook import Playbook
from carpathia.engine.chance import Chance
from carpathia.engine.game import State
from carpathia.engine.generator import Generator
from carpathia.games.titus.coins import FARTHEST, MOST_COINS
from carpathia.games.titus.components import value_of
from carpathia.games.titus.joining import runs_of
from carpathia.games.titus.moves import (
    CASH,
    END,
    JOIN,
    KEEP,
    LIFT,
    MOST_SEATS,
    SWAP,
    TAKE_BACK,
    join_runs,
)
from carpathia.games.titus.scoring import LEFTOVER
from carpathia.games.titus.state import TitusState
from carpathia.games.titus.table import LIFTED, LONG, NONE, ON_CARD, OVER, TURN, Table
from carpathia.games.titus.taking import LIMIT, is_unlimited, may_take

# What a coin is worth that comes in and fits.
_EACH: Final = 20
_COMPLETE: Final = 100
_AGAIN: Final = 30
_NEAR: Final = 6

_SWAPS: Final = 4
"""A search looks at so many swaps, the best at first sight."""
_LAST_COINS: Final = 3
"""Only with so few coins in the pile is it worth a thought to leave them there."""

_TURNS: Final = 4
"""A play-out goes on for so many turns; then the table is valued as it stands."""

# A match is worth mostly who won, and a bit by how much.
_WIN: Final = 0.7
_MARGIN: Final = 0.3
_NARROW: Final = 8.0
_EACH_LEFT: Final = 0.25
_COIN: Final = 0.001
"""A coin on a card, where points are level."""

# What the runs of a display bring in the end, as shares of the next victory card, and what a turn
# is worth, in points: fitted to some thousand matches (see the lab diary).
_SINGLE: Final = 0.2
_RUN_OF_2: Final = 0.35
_RUN_OF_3: Final = 0.5
_LONG_RUN: Final = 0.85
_TO_ACT: Final = 2.5
_UNLIMITED: Final = 7.0
_MANY: Final = 18.0
"""With fewer coins in the pile these shares shrink."""


@final
class TitusPlaybook(Playbook):
    """The usual move, and who is ahead."""

    def __init__(self) -> None:
        self._displays: list[Display] = []
        for _ in range(MOST_SEATS):
            self._displays.append(Display())

    def candidates(self, state: State) -> vec[i64]:
        assert isinstance(state, TitusState)
        table = state.table
        if table.phase == LIFTED:
            return self._swap_candidates(table)
        return self._turn_candidates(table, state.moves())

    def usual(self, state: State, generator: Generator) -> i64:
        assert isinstance(state, TitusState)
        table = state.table
        own = self._displays[table.seat]
        own.read(table, table.seat)
        if table.phase == LIFTED:
            return self._keep_or_swap(table)
        move = _best_join(table, own)
        if move >= 0:
            return move
        takes = may_take(table)
        if own.long >= 0 and table.cards_left() > 0 and not (takes and costs_coins(table)):
            return CASH + own.long
        return self._take(table) if takes else END

    def play_out(self, state: State, chance: Chance, generator: Generator) -> None:
        assert isinstance(state, TitusState)
        table = state.table
        turns: i64 = _TURNS
        while table.phase != OVER:
            if table.takes == 0 and table.phase == TURN:
                if turns == 0:
                    return
                turns -= 1
            state.play(self.usual(state, generator), chance)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, TitusState)
        return standing(state.table, seat)

    # Taking

    def _take(self, table: Table) -> i64:
        """Lift, or take back the top coin of a series if that fits better."""
        own = self._displays[table.seat]
        best: i64 = LIFT
        most: i64 = -1
        for card in range(len(table.holders)):
            if table.holders[card] != table.seat and table.tops[card] != NONE:
                worth = worth_of_back(table, own, table.tops[card])
                if worth > most:
                    most = worth
                    best = TAKE_BACK + card
        if most <= own.worth(table.front[table.lifted]):
            return LIFT
        return LIFT if most <= self._best_single(table) else best

    def _best_single(self, table: Table) -> i64:
        """What the best of the others' singles is worth."""
        own = self._displays[table.seat]
        most: i64 = 0
        for coin in range(table.lifted):
            if is_for_swap(table, coin):
                most = max(most, worth_of_back(table, own, coin))
        return most

    def _keep_or_swap(self, table: Table) -> i64:
        laid = table.front[table.lifted - 1]
        own = self._displays[table.seat]
        self._read_others(table)
        best: i64 = KEEP
        most = own.worth(laid)
        for coin in range(table.lifted - 1):
            if is_for_swap(table, coin):
                worth = self._worth_of_swap(table, coin, laid)
                if worth > most:
                    most = worth
                    best = SWAP + coin
        return best

    def _worth_of_swap(self, table: Table, taken: i64, laid: i64) -> i64:
        """What comes in, less half of what the laid coin is worth to its new owner."""
        worth = worth_of_back(table, self._displays[table.seat], taken)
        return worth - self._displays[table.owner[taken]].worth(laid) // 2

    def _read_others(self, table: Table) -> None:
        for seat in range(table.rules.seats):
            if seat != table.seat:
                self._displays[seat].read(table, seat)

    # What a search looks at

    def _swap_candidates(self, table: Table) -> vec[i64]:
        """To keep the coin, and the best few swaps."""
        self._displays[table.seat].read(table, table.seat)
        self._read_others(table)
        laid = table.front[table.lifted - 1]
        found = vec[i64]([KEEP])
        worths = vec[i64]([0])
        for coin in range(table.lifted - 1):
            if is_for_swap(table, coin):
                worth = self._worth_of_swap(table, coin, laid)
                at: i64 = len(found)
                found = append(found, SWAP + coin)
                worths = append(worths, worth)
                while at > 1 and worths[at - 1] < worth:
                    found[at], worths[at] = found[at - 1], worths[at - 1]
                    at -= 1
                found[at], worths[at] = SWAP + coin, worth
        return found[: 1 + _SWAPS]

    def _turn_candidates(self, table: Table, moves: vec[i64]) -> vec[i64]:
        """A single that fits is joined at once; long runs are kept apart."""
        own = self._displays[table.seat]
        own.read(table, table.seat)
        found = vec[i64]()
        is_urgent = False
        takes = may_take(table)
        for move in moves:
            if move >= JOIN:
                top, bottom = (move - JOIN) // MOST_COINS, (move - JOIN) % MOST_COINS
                kind = _kind_of_join(table, top, bottom)
                if kind == _URGENT and not is_urgent:
                    found = vec[i64]()
                    is_urgent = True
                if kind == _URGENT or (kind == _POSSIBLE and not is_urgent):
                    found = append(found, move)
            elif not is_urgent and _is_worth_a_thought(table, own, move, takes):
                found = append(found, move)
        return found if len(found) > 0 else moves


@final
class Display:
    """The runs of a seat, packed so that a coin is weighed in a few steps.

    Long runs take no further coin here: two groups of four are worth more than one of eight.
    """

    def __init__(self) -> None:
        self.under: i64 = 0
        """At two bits a number: the longest short run that a coin of this number goes onto."""
        self.over: i64 = 0
        """The same for a run that goes onto the coin."""
        self.long: i64 = NONE
        """The lowest coin of the first long run, or NONE."""

    def read(self, table: Table, seat: i64) -> None:
        self.under = 0
        self.over = 0
        self.long = NONE
        owner, below, above, front = table.owner, table.below, table.above, table.front
        for coin in range(table.lifted):
            if owner[coin] == seat and below[coin] == NONE:
                length: i64 = 1
                at = above[coin]
                while at != NONE:
                    length += 1
                    at = above[at]
                if length < LONG:
                    bottom = front[coin]
                    self.under = _at_least(self.under, bottom + length, length)
                    self.over = _at_least(self.over, bottom - 1, length)
                elif self.long == NONE:
                    self.long = coin

    def worth(self, number: i64) -> i64:
        """What a coin that shows a number is worth to this display."""
        shift = 2 * number
        total = (self.under >> shift & 3) + 1 + (self.over >> shift & 3)
        if total > 1:
            return _AGAIN + _EACH * total + (_COMPLETE if total >= LONG else 0)
        near: i64 = 0
        if self.under >> (shift - 2) & 3:
            near += _NEAR
        if self.over >> (shift + 2) & 3:
            near += _NEAR
        return near


def _at_least(packed: i64, number: i64, length: i64) -> i64:
    """The packed lengths with at least this one at a number."""
    shift = 2 * number
    held = packed >> shift & 3
    return packed if held >= length else packed + ((length - held) << shift)


def is_for_swap(table: Table, coin: i64) -> bool:
    """Whether a coin is a single of another seat."""
    owner = table.owner[coin]
    return 0 <= owner < ON_CARD and owner != table.seat and table.is_single(coin)


def worth_of_back(table: Table, own: Display, coin: i64) -> i64:
    """What a coin is worth once it is flipped; a back that was never up is not looked at."""
    if table.has_seen_back(coin):
        return own.worth(table.back[coin])
    front = table.front[coin]
    total = own.worth(front)
    weights: i64 = 1
    back = max(front - FARTHEST, 1)
    last = min(front + FARTHEST, table.rules.deck.highest)
    while back <= last:
        total += own.worth(back)
        weights += 1
        back += 1
    return total // weights


def costs_coins(table: Table) -> bool:
    """Whether cashing would bring the limit back while coins can be taken (T4.6)."""
    if not is_unlimited(table):
        return False
    own = table.cards_of(table.seat) + 1
    for seat in range(table.rules.seats):
        if seat != table.seat and table.cards_of(seat) <= own:
            return True
    return False


# Joining

_NEVER: Final = 0
_POSSIBLE: Final = 1
_URGENT: Final = 2


def _kind_of_join(table: Table, top: i64, bottom: i64) -> i64:
    """Two groups may wait; two long runs are never made one; a long run takes what earns a coin."""
    under, over = table.length(table.lowest(top)), table.length(bottom)
    if under >= LONG or over >= LONG:
        return _POSSIBLE if min(under, over) == 1 and _earns(table, top, bottom) else _NEVER
    return _URGENT if min(under, over) == 1 else _POSSIBLE


def _earns(table: Table, top: i64, bottom: i64) -> bool:
    """Whether a join puts the coin last taken into a group, and so earns another (T4.5)."""
    if table.last not in (top, bottom) or not table.is_single(table.last):
        return False
    return table.in_pile() > 0 and (table.takes < LIMIT or is_unlimited(table))


def _best_join(table: Table, own: Display) -> i64:
    """The join of the most coins, the coin last taken first; or NONE.

    Seldom is there one, so first see whether any short run ends right below another.
    """
    if own.long == NONE and _spots(own.under) & (_spots(own.over) << 2) == 0:
        return NONE
    return _search_join(table)


def _spots(packed: i64) -> i64:
    """One bit for each number with any length."""
    return (packed | packed >> 1) & 0x5555555555555


def _search_join(table: Table) -> i64:
    best: i64 = NONE
    most: i64 = 0
    lows = runs_of(table, table.seat)
    for low in lows:
        top = table.highest(low)
        for other in lows:
            if table.front[other] == table.front[top] + 1:
                worth = _worth_of_joining(table, low, top, other)
                if worth > most:
                    most = worth
                    best = join_runs(top, other)
    return best


def _worth_of_joining(table: Table, low: i64, top: i64, bottom: i64) -> i64:
    under, over = table.length(low), table.length(bottom)
    if under >= LONG or over >= LONG:
        return 1 if min(under, over) < LONG and _earns(table, top, bottom) else 0
    is_last = table.last in (top, bottom) and table.is_single(table.last)
    return under + over + (50 if is_last else 1)


def _is_worth_a_thought(table: Table, own: Display, move: i64, takes: bool) -> bool:
    """Drop coins that cannot fit, and the end of a turn that could go on."""
    if move == END:
        return not takes or table.in_pile() <= _LAST_COINS
    if TAKE_BACK <= move < SWAP:
        return worth_of_back(table, own, table.tops[move - TAKE_BACK]) >= _AGAIN // 2
    return True


# What a match is worth


def standing(table: Table, seat: i64) -> float:
    """From 0 to 1: a share in the victory and a bit for the distance, or how likely that looks."""
    own = _points(table, seat)
    best = -1000.0
    level = 1.0
    for other in range(table.rules.seats):
        if other != seat:
            points = _points(table, other)
            if points == own:
                level += 1.0
            if points > best:
                best = points
    margin = own - best
    far = margin if margin > 0.0 else -margin
    if table.phase != OVER:
        return 0.5 + 0.5 * margin / (far + _NARROW + _EACH_LEFT * float(table.in_pile()))
    share = 0.0 if margin < 0.0 else 1.0 / level
    return _WIN * share + _MARGIN * (0.5 + 0.5 * margin / (far + _NARROW))


def _points(table: Table, seat: i64) -> float:
    """The points of a seat, and what it may hope for while the match goes on.

    Coins on cards tell apart those with the same points (T5.3).
    """
    is_over = table.phase == OVER
    next_card = float(table.value_of_top()) if table.cards_left() > 0 else float(LEFTOVER)
    pile = float(table.in_pile())
    points = 0.0
    for card in range(len(table.holders)):
        if table.holders[card] == seat:
            points += float(value_of(card))
    owner, below = table.owner, table.below
    for coin in range(table.lifted):
        held = owner[coin]
        if held >= ON_CARD:
            if table.holders[held - ON_CARD] == seat:
                points += _COIN
        elif held == seat and below[coin] == NONE:
            length = table.length(coin)
            if is_over:
                points += float(LEFTOVER) if length >= LONG else 0.0
            else:
                points += next_card * _share_of(length, pile)
    if not is_over:
        points += _hopes(table, seat, pile)
    return points


def _share_of(length: i64, pile: float) -> float:
    """How much of the next victory card a run is worth, by what came of such runs."""
    if length >= LONG:
        return _LONG_RUN
    share = _RUN_OF_3 if length == 3 else _RUN_OF_2 if length == 2 else _SINGLE
    left = (pile + 2.0 * float(length)) / _MANY
    return share * left if left < 1.0 else share


def _hopes(table: Table, seat: i64, pile: float) -> float:
    """What it is worth to be about to act, and to have no limit (T4.6)."""
    hopes = _TO_ACT if seat == table.seat else 0.0
    own = table.cards_of(seat)
    for other in range(table.rules.seats):
        if other != seat and table.cards_of(other) <= own:
            return hopes
    left = (pile + 4.0) / _MANY
    return hopes + (_UNLIMITED * left if left < 1.0 else _UNLIMITED)
