"""Shares the matches of a plan out over processes, in pieces that take a moment each.

How large the pieces are depends on how long matches take; what is played does not.
"""

import signal
import time
from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import active_children, get_context
from typing import Final

from carpathia.lab.arena import Plan, Played, play_matches

_MOMENT: Final = 0.3
"""Seconds a piece should take: short enough to watch, long enough to be worth passing on."""
_LARGEST: Final = 1000

Piece = tuple[list[Played], float]


def play_plan(plan: Plan, jobs: int) -> Generator[list[Played], None, None]:
    """The matches of a plan as they get done; closing the iterator stops all processes at once."""
    numbers = _Numbers(plan.matches())
    if jobs == 1:
        while numbers.are_left():
            played, seconds = _play_piece(plan, numbers.take())
            numbers.learn(len(played), seconds)
            yield played
        return
    # Spawned, not forked: a progress bar runs a thread, and forking beside threads may hang.
    context = get_context("spawn")
    workers = min(jobs, plan.matches())
    pending: set[Future[Piece]] = set()
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_ignore_interrupts) as pool:
        others = set(active_children())
        try:
            while numbers.are_left() or pending:
                while numbers.are_left() and len(pending) < 2 * workers:
                    pending.add(pool.submit(_play_piece, plan, numbers.take()))
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                for future in done:
                    played, seconds = future.result()
                    numbers.learn(len(played), seconds)
                    yield played
        finally:
            if pending:  # stopped early: a long thought must not keep anyone waiting
                for process in set(active_children()) - others:
                    process.terminate()


class _Numbers:
    """The numbers of the matches still to be played, handed out in pieces."""

    def __init__(self, count: int) -> None:
        self._count: Final = count
        self._next = 0
        self._size = 1

    def are_left(self) -> bool:
        return self._next < self._count

    def take(self) -> range:
        first = self._next
        self._next = min(first + self._size, self._count)
        return range(first, self._next)

    def learn(self, matches: int, seconds: float) -> None:
        """So many matches took so long: pieces grow, at most twofold at a time, or shrink."""
        fitting = int(matches * _MOMENT / max(seconds, 1e-6))
        self._size = max(1, min(fitting, 2 * matches, _LARGEST))


def _play_piece(plan: Plan, numbers: range) -> Piece:
    began = time.perf_counter()
    played = play_matches(plan, numbers)
    return played, time.perf_counter() - began


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process; the first one tells the others to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
