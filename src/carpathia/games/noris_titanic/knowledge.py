"""What the seats may know of each other's hands and of the draw stack.

Fed by the few operations of `Table` that deal, draw, play or shuffle movement cards; it never reads
a hidden card except through what it is told there. Each seat watches for itself, because it sees
its own cards and nobody else's; an onlooker sees none. A reshuffled discard is known card by card,
and then the hands hold just what was nowhere else: `Belief` keeps account of that.

A card that is played is taken for a blind pick from the hand: why it was chosen is not modelled.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.engine.belief import Belief
from carpathia.engine.generator import Generator
from carpathia.games.noris_titanic.pieces import VALUES


@final
class Deal:
    """One way the hidden cards may lie."""

    def __init__(self, hands: vec[i64], stack: vec[i64]) -> None:
        self.hands = hands
        """How many of each value: seat * VALUES + value - 1."""
        self.stack = stack
        """The values, the next to be drawn last."""


@final
class Knowledge:
    """What each seat, and last an onlooker, has seen of the movement cards so far.

    The hidden piles of a belief are the hands, by seat, and then the stack.
    """

    def __init__(self, counts: vec[i64], seats: i64) -> None:
        """`counts`: how many cards of each value there are; all lie in the stack."""
        self.seats = int(seats)
        self.watchers: list[Belief | None] = []
        cards: list[int] = []
        for index in range(VALUES):
            cards += [index + 1] * int(counts[index])
        for _ in range(self.seats + 1):
            belief = Belief(self.seats + 1, cards)
            belief.deal(self.seats, len(cards))
            self.watchers.append(belief)

    def copy(self) -> "Knowledge":
        twin = Knowledge(vec[i64]([0] * VALUES), 0)
        twin.seats = self.seats
        twin.watchers = []
        for belief in self.watchers:
            twin.watchers.append(None if belief is None else belief.copy())
        return twin

    def copy_of(self, seat: int) -> "Knowledge":
        """A guess holds only what its seat knows: the other hands in it are made up."""
        twin = Knowledge(vec[i64]([0] * VALUES), 0)
        twin.seats = self.seats
        twin.watchers = []
        for watcher in range(len(self.watchers)):
            belief = self.watchers[watcher] if watcher == self._watcher(seat) else None
            twin.watchers.append(None if belief is None else belief.copy())
        return twin

    def _watcher(self, seat: int) -> int:
        return seat if seat >= 0 else self.seats

    # What happens

    def drawn(self, seat: i64, value: i64) -> None:
        """A seat takes the top card of the stack into its hand; only it sees which."""
        for watcher in range(len(self.watchers)):
            belief = self.watchers[watcher]
            if belief is not None:
                if watcher == seat:
                    belief.show(self.seats, int(value))
                else:
                    belief.pass_on(self.seats, int(seat), 1)

    def played(self, seat: i64, value: i64) -> None:
        """A seat plays a card, which goes to the discard."""
        for watcher in range(len(self.watchers)):
            belief = self.watchers[watcher]
            if belief is not None and watcher != seat:
                belief.show(int(seat), int(value))

    def lacked(self, seat: i64, values: i64) -> None:
        """A seat showed that it holds no card of these values (bit n: the value n), by N3.4."""
        cards = [value for value in range(1, VALUES + 1) if values >> value & 1 == 1]
        for watcher in range(len(self.watchers)):
            belief = self.watchers[watcher]
            if belief is not None and watcher != seat:
                belief.lacks(int(seat), cards)

    def reshuffled(self, cards: vec[i64]) -> None:
        """These cards of the discard, shuffled, are the stack now."""
        values = [int(card) for card in cards]
        for belief in self.watchers:
            if belief is not None:
                belief.join(self.seats, values)

    def laid_open(self, value: i64) -> None:
        """For a position set up by hand: a card of the stack lies in the discard instead."""
        for belief in self.watchers:
            if belief is not None:
                belief.show(self.seats, int(value))

    # What may be hidden where

    def sample(self, seat: int, own: vec[i64], generator: Generator) -> Deal:
        """All hands and the stack, as `seat`, who holds `own`, cannot rule them out.

        `own` has a count for each value; it is not looked at for an onlooker (seat NOBODY).
        """
        belief = self.watchers[self._watcher(seat)]
        if belief is None:
            raise AssertionError("a guess can only be guessed again by its own seat")
        piles = belief.sample(generator)
        hands = vec[i64]()
        for other in range(self.seats):
            for index in range(VALUES):
                hands = append(hands, own[index] if other == seat else 0)
            for value in piles[other]:
                hands[other * VALUES + value - 1] += 1
        return Deal(hands, piles[self.seats])

    def allows(self, seat: int, hand: vec[i64]) -> bool:
        """Whether every other seat thinks this hand (a count for each value) possible."""
        cards = vec[i64]()
        for index in range(VALUES):
            for _ in range(hand[index]):
                cards = append(cards, index + 1)
        for watcher in range(len(self.watchers)):
            belief = self.watchers[watcher]
            if belief is not None and watcher != seat and not belief.allows(seat, cards):
                return False
        return True
