"""How often a second something is done: one loop and one clock for all that are compared."""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

Drive = Callable[[], Mapping[str, int]]
"""Does something for a while; how much of what that was, by figure."""
_TURN: Final = 0.02
"""Seconds. A machine may be half as fast for a second or two; it is not for a turn of one only."""


def rates_of(drive: Drive, seconds: float) -> dict[str, float]:
    """Each figure a second, from about so many seconds."""
    return rates_in_turn([drive], seconds)


def rates_in_turn(drives: Sequence[Drive], seconds: float) -> dict[str, float]:
    """Each figure a second, from about so many seconds of each, who take turns of a moment.

    By this thread's own time, not that of the process: numpy has threads of its own, which turn a
    while for nothing.
    """
    counts: list[Counter[str]] = [Counter() for _ in drives]
    spent = [0.0] * len(drives)
    turn = min(_TURN, seconds)
    while min(spent, default=seconds) < seconds:
        for number, drive in enumerate(drives):
            began = now = time.thread_time()
            while now < began + turn:
                counts[number].update(drive())
                now = time.thread_time()
            spent[number] += now - began
    return {
        figure: count / took
        for counted, took in zip(counts, spent, strict=True)
        for figure, count in counted.items()
    }
