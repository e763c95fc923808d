"""Where randomness comes from: outside the rules.

A state asks its `chance` for a shuffle, a roll or tosses and never keeps a generator. Three
sources are here: seeded (secret, 256 bits, can be verified afterwards), recorded (a replay), quick
(search, fuzzing).
"""

import hashlib
import secrets
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from carpathia.engine.errors import BadRecord, BadSetup
from carpathia.engine.generator import Generator

SHUFFLE: Final = "shuffle"
ROLL: Final = "roll"
TOSS: Final = "toss"
ORDERS: Final = 256
"""Where the outcomes of chance are counted, a shuffle has so many: all its orders nobody can."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The one door through which randomness enters a state."""

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items in a random order, in place."""
        raise AssertionError("a chance must say how it shuffles")

    def roll(self, sides: i64) -> i64:
        """A number from 0 to sides - 1."""
        raise AssertionError("a chance must say how it rolls")

    def toss(self, count: i64) -> vec[i64]:
        """So many tosses of a coin, each 0 or 1 with even odds."""
        raise AssertionError("a chance must say how it tosses")


@final
class QuickChance(Chance):
    """Fast and repeatable, not secret: for play-outs and fuzzing."""

    def __init__(self, generator: Generator) -> None:
        self.generator: Final = generator

    def shuffle(self, items: vec[i64]) -> None:
        self.generator.shuffle(items)

    def roll(self, sides: i64) -> i64:
        return self.generator.below(sides)

    def toss(self, count: i64) -> vec[i64]:
        return tossed(self.generator, count)


def tossed(generator: Generator, count: i64) -> vec[i64]:
    """So many tosses out of a stream."""
    tosses = vec[i64]()
    for _ in range(count):
        tosses = append(tosses, generator.below(2))
    return tosses


@final
class SeededChance(Chance):
    """The secret deal of a match.

    Outcome number k depends on the seed and on k alone, so a match can be resumed, and proved
    afterwards, without winding a stream forward. The stream is ours and never changes: blocks
    SHA-256("carpathia 1" + seed + k + block), read as 32-bit numbers, rejection sampled.
    """

    def __init__(self, seed: bytes, outcomes: int = 0) -> None:
        """Continue after `outcomes` outcomes."""
        self.seed: Final = seed
        self.outcomes = outcomes
        self._block = 0
        self._words: list[int] = []

    def shuffle(self, items: vec[i64]) -> None:
        self._begin()
        for i in range(len(items) - 1, 0, -1):
            j = self._below(i + 1)
            items[i], items[j] = items[j], items[i]

    def roll(self, sides: i64) -> i64:
        self._begin()
        return self._below(sides)

    def toss(self, count: i64) -> vec[i64]:
        self._begin()
        return vec[i64]([self._below(2) for _ in range(count)])

    def _begin(self) -> None:
        self.outcomes += 1
        self._block = 0
        self._words = []

    def _below(self, bound: int) -> int:
        limit = (1 << 32) - (1 << 32) % bound
        while True:
            if not self._words:
                self._fill()
            number = self._words.pop()
            if number < limit:
                return number % bound

    def _fill(self) -> None:
        place = self.outcomes.to_bytes(8, "big") + self._block.to_bytes(8, "big")
        digest = hashlib.sha256(b"carpathia 1" + self.seed + place).digest()
        self._words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
        self._block += 1


@final
class Outcome:
    """What chance decided: the resulting order of a shuffle, a roll, or tosses."""

    def __init__(self, kind: str, values: list[int]) -> None:
        self.kind: Final = kind
        self.values: Final = values

    def is_same(self, other: "Outcome") -> bool:
        return self.kind == other.kind and self.values == other.values


@final
class Recorder(Chance):
    """Passes another chance on and keeps what it decided."""

    def __init__(self, inner: Chance) -> None:
        self.inner: Final = inner
        self.outcomes: list[Outcome] = []

    def shuffle(self, items: vec[i64]) -> None:
        self.inner.shuffle(items)
        self.outcomes.append(Outcome(SHUFFLE, [int(item) for item in items]))

    def roll(self, sides: i64) -> i64:
        number = self.inner.roll(sides)
        self.outcomes.append(Outcome(ROLL, [int(number)]))
        return number

    def toss(self, count: i64) -> vec[i64]:
        tosses = self.inner.toss(count)
        self.outcomes.append(Outcome(TOSS, [int(side) for side in tosses]))
        return tosses


@final
class RecordedChance(Chance):
    """Gives out recorded outcomes, and refuses one that does not fit what is being shuffled."""

    def __init__(self) -> None:
        self._outcomes: list[Outcome] = []
        self._line = 0

    def load(self, outcomes: list[Outcome], line: int) -> None:
        """Make ready the outcomes of one move; `line` is its place in the record, for errors."""
        self._outcomes = outcomes[::-1]
        self._line = line

    def finish(self) -> None:
        """Refuse outcomes that the move did not ask for."""
        if self._outcomes:
            raise BadRecord("record-outcome-extra", {"line": self._line})

    def shuffle(self, items: vec[i64]) -> None:
        values = self._next(SHUFFLE)
        if sorted(values) != sorted(int(item) for item in items):
            raise BadRecord("record-outcome-wrong", {"line": self._line})
        for i, value in enumerate(values):
            items[i] = value

    def roll(self, sides: i64) -> i64:
        values = self._next(ROLL)
        if len(values) != 1 or not 0 <= values[0] < sides:
            raise BadRecord("record-outcome-wrong", {"line": self._line})
        return values[0]

    def toss(self, count: i64) -> vec[i64]:
        values = self._next(TOSS)
        if len(values) != count or any(side not in (0, 1) for side in values):
            raise BadRecord("record-outcome-wrong", {"line": self._line})
        return vec[i64](values)

    def _next(self, kind: str) -> list[int]:
        if not self._outcomes:
            raise BadRecord("record-outcome-missing", {"line": self._line})
        outcome = self._outcomes.pop()
        if outcome.kind != kind:
            raise BadRecord("record-outcome-wrong", {"line": self._line})
        return outcome.values


def new_seed() -> bytes:
    """256 bits nobody knows."""
    return secrets.token_bytes(32)


def read_seed(text: str) -> bytes:
    """The seed a person typed: 64 hexadecimal digits as they are, any other words by their hash."""
    text = text.strip()
    if not text:
        raise BadSetup("seed-wrong", {"seed": text})
    if len(text) == 64 and all(digit in "0123456789abcdef" for digit in text.lower()):
        return bytes.fromhex(text)
    # A command line or JSON may hand us what is no UTF-8: it is a seed like any other.
    return hashlib.sha256(b"carpathia word " + text.encode("utf-8", "surrogatepass")).digest()


def commitment(seed: bytes) -> str:
    """What is shown at the start: it binds the dealer to the seed and tells nothing about it."""
    return hashlib.sha256(b"carpathia commitment " + seed).hexdigest()
