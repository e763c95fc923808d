"""How sure a figure is: 95 % confidence intervals of means and of shares.

Only what is here is needed, so neither numpy nor scipy is.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import inf, sqrt
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95
_Z: Final = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
_NONE: Final = 1e-12
"""No spread at all, however the last digits fall."""
_STUDENT: Final = {1: 12.7062, 2: 4.30265, 3: 3.18245, 4: 2.77645}
"""Student's t for few degrees of freedom, at this confidence."""


@dataclass(frozen=True)
class Estimate:
    """A figure, and the interval it lies in with 95 % confidence."""

    value: float
    low: float
    high: float

    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


class Sample:
    """Independent values, kept as their sums.

    >>> sample = Sample([3, 5, 7])
    >>> sample.mean(), sample.variance()
    (5.0, 4.0)
    """

    def __init__(self, values: Iterable[float] = ()) -> None:
        self.count = 0
        self.total = 0.0
        self._squares = 0.0
        for value in values:
            self.add(value)

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self._squares += value * value

    def add_sums(self, count: int, total: float, squares: float) -> None:
        """Many values at once, by how many they are, their sum and that of their squares."""
        self.count += count
        self.total += total
        self._squares += squares

    def mean(self) -> float:
        return self.total / self.count

    def variance(self) -> float:
        """Of the population the values come from; at least two values must be there."""
        spread = self._squares - self.total * self.total / self.count
        return max(spread, 0.0) / (self.count - 1)

    def mean_estimate(self) -> Estimate:
        """The mean; one value alone could lie anywhere."""
        mean = self.mean()
        if self.count < 2:
            return Estimate(mean, -inf, inf)
        margin = student(self.count - 1) * sqrt(self.variance() / self.count)
        return Estimate(mean, mean - margin, mean + margin)

    def share_estimate(self, parts: int = 1) -> Estimate:
        """The mean of values from 0 to 1, each itself the mean of `parts` parts.

        Wilson's interval, which stays between 0 and 1 and is never empty. The parts of a value are
        not independent, so they count for as much as the values' own spread says: at least as one,
        at most as `parts`; as one where there is no spread, which says nothing.
        """
        mean = self.mean()
        most = float(self.count * parts)
        spread = self.variance() / self.count if self.count > 1 else 0.0
        worth = mean * (1 - mean) / spread if spread > _NONE else 0.0
        return wilson(mean, min(max(worth, float(self.count)), most))


def wilson(share: float, count: float) -> Estimate:
    """The interval of a share seen in so many trials.

    >>> wilson(0.5, 100).margin() < wilson(0.5, 50).margin()
    True
    >>> round(wilson(0.0, 10).high, 3)
    0.278
    """
    square = _Z * _Z / count
    middle = (share + square / 2) / (1 + square)
    margin = _Z * sqrt(share * (1 - share) / count + square / (4 * count)) / (1 + square)
    low = middle - margin if share > 0 else 0.0  # exactly, however the last digits fall
    high = middle + margin if share < 1 else 1.0
    return Estimate(share, low, high)


def student(freedom: int) -> float:
    """Student's t for the confidence used here: from a table, or by its expansion in 1 / freedom,
    which is right to 0.01 from 5 degrees of freedom on.

    >>> round(student(1), 2), round(student(10), 2), round(student(1000), 2)
    (12.71, 2.23, 1.96)
    """
    if freedom in _STUDENT:
        return _STUDENT[freedom]
    z, z3, z5, z7 = _Z, _Z**3, _Z**5, _Z**7
    first = (z3 + z) / 4
    second = (5 * z5 + 16 * z3 + 3 * z) / 96
    third = (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
