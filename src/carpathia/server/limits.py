"""Token buckets and counters: who has had enough for now.

Their memory is bounded. When it is full, who was longest silent is forgotten, which is as if the
bucket had filled up meanwhile: somebody is let in once too often, and nobody is kept out.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from carpathia.server.settings import Rate

_MOST_KEPT: Final = 10_000


class Buckets:
    """One bucket for everyone who asks, filled at the same rate.

    >>> now = 0.0
    >>> buckets = Buckets(Rate(most=2, within=10), clock=lambda: now)
    >>> [buckets.take("Violet") for _ in range(3)], buckets.take("Harold")
    ([0.0, 0.0, 5.0], 0.0)
    >>> now = 5.0
    >>> buckets.take("Violet")
    0.0
    """

    def __init__(
        self,
        rate: Rate,
        most_kept: int = _MOST_KEPT,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._most: Final = rate.most
        self._a_second: Final = rate.most / rate.within
        self._most_kept: Final = most_kept
        self._clock: Final = clock
        self._kept: Final[OrderedDict[Hashable, tuple[float, float]]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def take(self, who: Hashable) -> float:
        """Take one; 0.0 where there was one, else the seconds until there is."""
        if not self._most:
            return 0.0
        now = self._clock()
        left, since = self._kept.get(who, (float(self._most), now))
        left = min(float(self._most), left + (now - since) * self._a_second)
        is_one_left = left >= 1
        self._kept[who] = (left - 1 if is_one_left else left, now)
        self._kept.move_to_end(who)
        if len(self._kept) > self._most_kept:
            self._kept.popitem(last=False)
        return 0.0 if is_one_left else (1 - left) / self._a_second


class Places:
    """So many places for everyone who asks; whoever leaves gives theirs back."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._taken: Final[Counter[Hashable]] = Counter()

    def __len__(self) -> int:
        return self._taken.total()

    def is_full(self, who: Hashable) -> bool:
        return bool(self._most) and self._taken[who] >= self._most

    def enter(self, who: Hashable) -> None:
        self._taken[who] += 1

    def leave(self, who: Hashable) -> None:
        self._taken[who] -= 1
        if not self._taken[who]:
            del self._taken[who]
