"""One portable stream of random numbers: xoshiro128++ on 32-bit words.

The same numbers compiled and uncompiled, on every platform and Python version: every intermediate
value fits 63 bits, so native and Python integers agree. For play-outs, fuzzing and guesses, never
for a deal that must be secret (see `chance.SeededChance`).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
HALF: Final = 0x80000000
"""`below` takes 31 bits of a word, so its bound is at most this."""


@final
class Generator:
    """A seeded stream of small integers.

    >>> Generator(1912).below(6) == Generator(1912).below(6)
    True
    """

    def __init__(self, seed: i64) -> None:
        """Spread `seed` over the four words, so that neighbouring seeds share nothing visible."""
        self.a: i64 = _scatter(seed & WORD)
        self.b: i64 = _scatter((seed >> 32) & WORD ^ 0x9E3779B9)
        self.c: i64 = _scatter(self.a ^ 0x7F4A7C15)
        self.d: i64 = _scatter(self.b ^ self.c ^ 0x1B873593) | 1

    def word(self) -> i64:
        """The next 32 bits."""
        total = (self.a + self.d) & WORD
        result = (((total << 7) & WORD | total >> 25) + self.a) & WORD
        shifted = (self.b << 9) & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = (self.d << 11) & WORD | self.d >> 21
        return result

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each exactly as likely (rejection, no modulo bias)."""
        limit = HALF - HALF % bound
        while True:
            number = self.word() >> 1
            if number < limit:
                return number % bound

    def unit(self) -> float:
        """A number from 0 up to, not including, 1."""
        high = self.word() >> 5
        low = self.word() >> 6
        return (float(high) * 67108864.0 + float(low)) / 9007199254740992.0

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items in a random order, in place; every order is equally likely."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1

    def copy(self) -> "Generator":
        """One that is at the same place of the same stream."""
        return generator_at(self.words())

    def words(self) -> list[int]:
        """Where in the stream this is; the inverse of `generator_at`."""
        return [int(self.a), int(self.b), int(self.c), int(self.d)]


def generator_at(words: list[int]) -> Generator:
    """The stream from there on."""
    generator = Generator(0)
    generator.a, generator.b, generator.c, generator.d = words[0], words[1], words[2], words[3]
    return generator


def _scatter(word: i64) -> i64:
    """Mix 32 bits well (a published integer hash, in 32-bit steps that never overflow)."""
    word = (word ^ word >> 16) & WORD
    word = _product(word, 0x7FEB352D)
    word = (word ^ word >> 15) & WORD
    word = _product(word, 0x846CA68B)
    return (word ^ word >> 16) & WORD


def _product(left: i64, right: i64) -> i64:
    """Left times right, modulo 2**32, without a 64-bit overflow on the way."""
    low = left * (right & 0xFFFF)
    high = (left & 0xFFFF) * (right >> 16)
    return (low + ((high & 0xFFFF) << 16)) & WORD
