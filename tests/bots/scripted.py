"""What the quick matches of `open_match` are compared with: luck by a script, memories by hand."""

import hashlib
import json
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carpathia.engine.chance import Chance
from carpathia.engine.game import NOBODY, Event, Game, State
from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup

SETUPS: Final = [
    Setup("sos-titanic", "en", 1),
    Setup("sos-titanic", "fr", 3),
    Setup("titus", "adlung", 2),
    Setup("noris-titanic", "casse-noisettes", 2),
    Setup("noris-titanic", "noris", 4),
]
"""What they are tried with."""


class Asks(Exception):
    """Luck is needed: a number below each of these bounds."""

    def __init__(self, bounds: list[int]) -> None:
        super().__init__(bounds)
        self.bounds = bounds


class Scripted(Chance):
    """Gives out the numbers it was given; raises Asks when they do not suffice."""

    def __init__(self, numbers: list[int]) -> None:
        self._numbers = numbers
        self._used = 0

    def shuffle(self, items: vec[i64]) -> None:
        numbers = self._take(list(range(len(items), 1, -1)))
        for last, chosen in zip(range(len(items) - 1, 0, -1), numbers, strict=True):
            items[last], items[chosen] = items[chosen], items[last]

    def roll(self, sides: i64) -> i64:
        return self._take([int(sides)])[0]

    def toss(self, count: i64) -> vec[i64]:
        return vec[i64](self._take([2] * int(count)))

    def _take(self, bounds: list[int]) -> list[int]:
        """A number for each bound; where there is only one outcome, it is no matter of luck."""
        wanted = [bound for bound in bounds if bound > 1]
        end = self._used + len(wanted)
        if end > len(self._numbers):
            raise Asks(wanted)
        found = iter(self._numbers[self._used : end])
        self._used = end
        return [next(found) if bound > 1 else 0 for bound in bounds]


class Steered(Chance):
    """What `Stirred` is to be, written plainly: each number begins a stream of its own, made of the
    one before; the dice of its move are the number itself.
    """

    def __init__(self, generator: Generator) -> None:
        self.generator = generator
        self.dice: int | None = None

    def steer(self, number: int | None) -> None:
        """To be called before every move; None: it has no number."""
        self.dice = number
        if number is not None:
            self.generator = Generator(int(self.generator.word()) * 256 + number)

    def shuffle(self, items: vec[i64]) -> None:
        self.generator.shuffle(items)

    def roll(self, sides: i64) -> i64:
        if self.dice is None:
            return self.generator.below(sides)
        self.dice, shown = divmod(self.dice, int(sides))
        return shown

    def toss(self, count: i64) -> vec[i64]:
        return vec[i64]([self.generator.below(2) for _ in range(count)])


class Told:
    """What the public and each seat were told, as digests."""

    def __init__(self, seats: int) -> None:
        self.digests = [""] * (seats + 1)

    def look(self, state: State) -> None:
        for seat in range(len(self.digests) - 1):
            text = json.dumps([state.view(seat)])
            self.digests[1 + seat] = hashlib.sha256(text.encode()).hexdigest()[:32]

    def remember(self, seat: int, move: int, events: list[Event]) -> None:
        heard: list[list[object]] = [[] for _ in self.digests]
        heard[0] += [seat, move]
        for event in events:
            heard[0 if event.only_for == NOBODY else 1 + event.only_for].append(event.plain())
        for place, new in enumerate(heard):
            if new:
                text = f"{self.digests[place]}{json.dumps(new)}"
                self.digests[place] = hashlib.sha256(text.encode()).hexdigest()[:32]

    def memory(self, seat: int) -> str:
        return f"{self.digests[0]} {self.digests[1 + seat]}".strip()


class PlainMatch:
    """A match as the engine plays it: with all that is known, and all that is told."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game: Final = game
        self.chance: Final = Steered(Generator(seed))
        self.state: Final[State] = game.start(self.chance)
        self.told: Final = Told(game.seats)
        self.told.look(self.state)

    def play(self, move: int, number: int | None = None) -> None:
        """With the number that luck has chosen for it, if it was asked."""
        seat = int(self.state.seat())
        events: list[Event] = []
        self.chance.steer(number)
        self.state.play(move, self.chance, events)
        self.told.remember(seat, move, events)
