"""A match with open chance the plain way: every move is tried on a copy, with all that is known and
told, and tried again from the beginning when luck has chosen. Slow; the quick one must agree with it.
"""

import hashlib
import json
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carpathia.engine.chance import Chance
from carpathia.engine.game import NOBODY, Event, Game, State
from carpathia.engine.setup import Setup

SETUPS: Final = [
    Setup("sos-titanic", "en", 1),
    Setup("sos-titanic", "fr", 3),
    Setup("titus", "adlung", 2),
    Setup("noris-titanic", "casse-noisettes", 2),
    Setup("noris-titanic", "noris", 4),
]
"""What the quick ones are tried with."""


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


class SlowMatch:
    """A match and, while a move waits for luck, the numbers it has and those it still needs."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.state: State | None = None
        self.bounds: list[int] = []
        self._move = -1
        self._numbers: list[int] = []
        self._told = Told(game.seats)
        self._try()

    def act(self, number: int) -> None:
        if self.bounds:
            self._numbers.append(number)
            self.bounds = self.bounds[1:]
        else:
            self._move = number
            self._numbers = []
        if not self.bounds:
            self._try()

    def _try(self) -> None:
        events: list[Event] = []
        chance = Scripted(self._numbers)
        try:
            if self.state is None:
                self.state = self.game.start(chance)
                self._told.look(self.state)
                return
            after = self.state.copy()
            after.play(self._move, chance, events)
        except Asks as asks:
            self.bounds = asks.bounds
            return
        self._told.remember(int(self.state.seat()), self._move, events)
        self.state = after

    def memory(self, seat: int) -> str:
        return self._told.memory(seat)
