"""How often a second something is done: one loop and one clock for all that are compared."""

import time
from collections import Counter
from collections.abc import Callable, Mapping

Drive = Callable[[], Mapping[str, int]]
"""Does something for a while; how much of what that was, by figure."""


def rates_of(drive: Drive, seconds: float) -> dict[str, float]:
    """Each figure a second, from about so many seconds of this thread's own time.

    Not of the process: numpy has threads of its own, which turn a while for nothing.
    """
    counts: Counter[str] = Counter()
    began = now = time.thread_time()
    while now < began + seconds:
        counts.update(drive())
        now = time.thread_time()
    return {figure: count / (now - began) for figure, count in counts.items()}
