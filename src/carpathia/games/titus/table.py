"""What lies on the table, and whose decision it is. Data, and the touch of a hand: no rules.

Coins are numbered in the order in which they came up, from 0 (T6.4): coin 0 was on top of the pile,
and the coins from `lifted` on still are the pile. A run or a series is a chain of coins, linked to
the one above and the one below. A coin is flipped here and nowhere else, so that what the players
have seen never falls behind the truth. Whoever moves a coin by other means than these says so
(`touch`), for those who keep in mind where it lay.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.engine.game import Event, View
from carpathia.games.titus.coins import Deck
from carpathia.games.titus.components import VICTORY_CARDS, value_of
from carpathia.games.titus.editions import Switches

# What the seat to act has to decide.
TURN: Final = 0
"""Take a coin, join, cash, or end the turn."""
LIFTED: Final = 1
"""What becomes of the lifted coin (T4.1)."""
OVER: Final = 2
PHASE_NAMES: Final = ("turn", "lifted", "over")

NONE: Final = -1
ON_CARD: Final = 8
"""The owner of a coin is a seat (it lies in that display), ON_CARD + a victory card, or NONE."""
_HIGHEST: Final = 62
_HIGHEST_BIT: Final[i64] = 1 << _HIGHEST
LONG: Final = 4
"""So many coins make a run worth something (T4.4, T5.2)."""


def bit_of(coin: i64) -> i64:
    """For sets of coins. A 1 shifted to the left would be one of 32 bits to C, and lose its way."""
    return _HIGHEST_BIT >> (_HIGHEST - coin)


@final
class Rules:
    """What does not change during a match."""

    def __init__(self, deck: Deck, switches: Switches, seats: int, memory_aid: bool) -> None:
        self.deck: Final = deck
        self.switches: Final = switches
        self.seats: Final[i64] = seats
        self.memory_aid: Final = memory_aid


@final
class Table:
    """The whole table."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        # By coin; those of the pile too, from the top down.
        self.front: vec[i64] = vec[i64]()
        self.back: vec[i64] = vec[i64]()
        self.owner: vec[i64] = vec[i64]()
        self.above: vec[i64] = vec[i64]()
        """The coin that lies on this one, one higher; NONE: it is the highest."""
        self.below: vec[i64] = vec[i64]()
        self.seen: vec[i64] = vec[i64]()
        """1: it has been flipped, so that its back is known to all (T3.1)."""
        self.lifted: i64 = 0
        """How many coins have left the pile."""
        # By victory card taken, in their order.
        self.holders: vec[i64] = vec[i64]()
        self.tops: vec[i64] = vec[i64]()
        """The top coin of the series on it; NONE: it is bare (T4.2)."""
        self.seat: i64 = 0
        self.phase: i64 = TURN
        self.takes: i64 = 0
        """Coins taken this turn (T4.6)."""
        self.last: i64 = NONE
        """The coin last taken this turn (T4.5)."""
        self.touched: i64 = 0
        """A bit for each coin that changed since `encoding` looked: see there."""

    def copy(self) -> "Table":
        twin = Table(self.rules)
        twin.front = self.front[:]
        twin.back = self.back[:]
        twin.owner = self.owner[:]
        twin.above = self.above[:]
        twin.below = self.below[:]
        twin.seen = self.seen[:]
        twin.lifted = self.lifted
        twin.holders = self.holders[:]
        twin.tops = self.tops[:]
        twin.seat = self.seat
        twin.phase = self.phase
        twin.takes = self.takes
        twin.last = self.last
        return twin

    # Coins

    def touch(self, coin: i64) -> None:
        """What shows of a coin, its owner or the coin above it changes."""
        self.touched |= bit_of(coin)

    def add(self, front: i64, back: i64) -> None:
        """One more coin at the bottom of the pile."""
        self.front = append(self.front, front)
        self.back = append(self.back, back)
        self.owner = append(self.owner, NONE)
        self.above = append(self.above, NONE)
        self.below = append(self.below, NONE)
        self.seen = append(self.seen, 0)

    def in_pile(self) -> i64:
        return len(self.front) - self.lifted

    def shown(self) -> i64:
        """How many coins have come up: those that left the pile, and its top one (T2.1)."""
        return min(self.lifted + 1, len(self.front))

    def flip(self, coin: i64, events: list[Event] | None) -> None:
        """Front becomes back: from now on everyone has seen both (T3.1, T6.2)."""
        self.front[coin], self.back[coin] = self.back[coin], self.front[coin]
        self.seen[coin] = 1
        self.touch(coin)
        if events is not None:
            args: View = {"coin": coin + 1, "from": self.back[coin], "to": self.front[coin]}
            events.append(Event("coin-flipped", args, True))

    def has_seen_back(self, coin: i64) -> bool:
        return self.seen[coin] == 1

    def forget_back(self, coin: i64) -> None:
        """As if nobody had seen it: for bots with a poor memory, never in a match."""
        self.seen[coin] = 0

    # Runs

    def is_single(self, coin: i64) -> bool:
        return self.above[coin] == NONE and self.below[coin] == NONE

    def lowest(self, coin: i64) -> i64:
        """The lowest coin of the run or series a coin is in."""
        while self.below[coin] != NONE:
            coin = self.below[coin]
        return coin

    def highest(self, coin: i64) -> i64:
        """The highest coin of the run or series a coin is in."""
        while self.above[coin] != NONE:
            coin = self.above[coin]
        return coin

    def length(self, lowest: i64) -> i64:
        """How many coins lie in the run or series above its lowest coin, and with it."""
        count: i64 = 0
        coin = lowest
        while coin != NONE:
            count += 1
            coin = self.above[coin]
        return count

    def link(self, top: i64, bottom: i64) -> None:
        """The run that begins with `bottom` goes onto the coin `top`."""
        self.above[top] = bottom
        self.below[bottom] = top
        self.touch(top)

    def unlink_top(self, card: i64) -> i64:
        """The top coin of a series leaves it."""
        coin = self.tops[card]
        under = self.below[coin]
        self.tops[card] = under
        if under != NONE:
            self.above[under] = NONE
            self.below[coin] = NONE
            self.touch(under)
        return coin

    # Victory cards

    def cards_left(self) -> i64:
        return VICTORY_CARDS - len(self.holders)

    def cards_of(self, seat: i64) -> i64:
        """How many victory cards a seat holds, bare ones too."""
        count: i64 = 0
        for holder in self.holders:
            if holder == seat:
                count += 1
        return count

    def series_length(self, card: i64) -> i64:
        """How many coins lie on a victory card."""
        top = self.tops[card]
        return 0 if top == NONE else self.length(self.lowest(top))

    def value_of_top(self) -> int:
        """The points of the victory card that is next to be taken; 0: none is left."""
        return value_of(len(self.holders)) if self.cards_left() > 0 else 0
