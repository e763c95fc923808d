"""Whether numbers come up about equally often."""

from collections import Counter
from math import sqrt


def is_even(numbers: list[int], kinds: int) -> bool:
    """Chi-square: True for about 999 in 1,000 samples of 0 to kinds - 1 if all are equally likely.

    The bound is Wilson and Hilferty's for one in a thousand. Every caller's seed is fixed, so that
    an answer never changes between two runs.
    """
    counts = Counter(numbers)
    assert all(0 <= number < kinds for number in counts)
    expected = len(numbers) / kinds
    square = sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))
    free = kinds - 1
    bound = free * (1 - 2 / (9 * free) + 3.09 * sqrt(2 / (9 * free))) ** 3
    return square < bound
