"""The coins of Titus: two numbers each, and a deck that is made from its arithmetic.

A *pair* is the unordered two numbers of a coin, packed as lower number times three plus the
difference; it is what a record shuffles. On the table a coin is named by its place in the pile,
never by its pair: such a name would tell the back (T6.4).
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

FARTHEST: Final = 2
"""The two faces of a coin never differ by more (T1.1)."""
_STEP: Final = FARTHEST + 1
MOST_COINS: Final = 54
"""Moves are numbered for so many coins: those of the box."""
HIGHEST: Final = 19
"""No figure may ask for a higher number."""
MOST_PAIRS: Final = _STEP * (HIGHEST + 1)


def pair_of(one: i64, other: i64) -> i64:
    """The pair of two faces, in either order."""
    return one * _STEP + other - one if one <= other else other * _STEP + one - other


def lower_of(pair: i64) -> i64:
    return pair // _STEP


def higher_of(pair: i64) -> i64:
    return pair // _STEP + pair % _STEP


def write_pair(pair: i64) -> str:
    """For example 7/8, the lower number first."""
    return f"{lower_of(pair)}/{higher_of(pair)}"


def read_pair(text: str) -> i64:
    """The inverse of `write_pair`; raises ValueError."""
    lower, higher = read_faces(text)
    if lower > higher:
        raise ValueError(text)
    return pair_of(lower, higher)


def read_faces(text: str) -> tuple[int, int]:
    """The two numbers of a coin as it lies, e.g. 8/7; raises ValueError."""
    one, _, other = text.partition("/")
    for face in (one, other):
        if not face.isascii() or not face.isdecimal() or len(face) > 2 or face.startswith("0"):
            raise ValueError(text)
    if abs(int(one) - int(other)) > FARTHEST:
        raise ValueError(text)
    return int(one), int(other)


@final
class Deck:
    """How many coins there are of each pair.

    All pairs of numbers from 1 to `highest` that differ by at most `apart`, once each (T1.1); a
    pair in `left_out` is not there, one in `twice` is there two times.
    """

    def __init__(self, highest: int, apart: int, left_out: list[int], twice: list[int]) -> None:
        self.highest: Final[i64] = highest
        self.copies: Final[vec[i64]] = _copies(highest, apart, left_out, twice)
        """By pair."""
        self.count: Final[i64] = sum(int(copies) for copies in self.copies)

    def coins(self) -> vec[i64]:
        """The pair of every coin, in order."""
        pairs = vec[i64]()
        for pair in range(len(self.copies)):
            for _ in range(self.copies[pair]):
                pairs = append(pairs, pair)
        return pairs


def _copies(highest: int, apart: int, left_out: list[int], twice: list[int]) -> vec[i64]:
    copies = vec[i64]()
    for pair in range(_STEP * (highest + 1)):
        real = lower_of(pair) >= 1 and higher_of(pair) <= highest
        count = 1 if real and pair % _STEP <= apart and pair not in left_out else 0
        copies = append(copies, 2 * count if pair in twice else count)
    return copies
