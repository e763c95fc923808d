"""Shares numbered matches out over processes, in pieces that take a moment each.

How large the pieces are depends on how long matches take; what is played does not.
"""

import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing, contextmanager
from functools import partial
from multiprocessing import active_children, get_context, parent_process, resource_tracker
from typing import Final, TypeVar

from carpathia.lab.arena import Plan, Played, play_matches

_MOMENT: Final = 0.3
"""Seconds a piece should take: short enough to watch, long enough to be worth passing on."""
_LARGEST: Final = 5000

Found = TypeVar("Found")


def play_plan(plan: Plan, jobs: int) -> Generator[list[Played], None, None]:
    """The matches of a plan as they get done; closing the iterator stops all processes at once."""
    play = partial(play_matches, plan)
    with closing(share_out(play, [range(plan.matches())], jobs)) as pieces:
        for _, played in pieces:
            yield played


def share_out(
    play: Callable[[range], Found], todo: Sequence[range], jobs: int
) -> Generator[tuple[range, Found], None, None]:
    """What `play` makes of each piece, in the order they get done; `play` must be picklable.

    Closing the iterator stops all processes at once.
    """
    numbers = Numbers(todo)
    if jobs == 1:
        while numbers.are_left():
            piece = numbers.take()
            found, seconds = play_piece(play, piece)
            numbers.learn(len(piece), seconds)
            yield piece, found
        return
    # Spawned, not forked: a progress bar runs a thread, and forking beside threads may hang.
    context = get_context("spawn")
    workers = min(jobs, sum(len(some) for some in todo) or 1)
    pending: dict[Future[tuple[Found, float]], range] = {}
    with ProcessPoolExecutor(workers, mp_context=context, initializer=prepare_worker) as pool:
        others = set(active_children())
        try:
            while numbers.are_left() or pending:
                while numbers.are_left() and len(pending) < 2 * workers:
                    piece = numbers.take()
                    with _unheard():
                        pending[pool.submit(play_piece, play, piece)] = piece
                done, _ = wait(pending, return_when=FIRST_COMPLETED)
                for future in done:
                    found, seconds = future.result()
                    piece = pending.pop(future)
                    numbers.learn(len(piece), seconds)
                    yield piece, found
        finally:
            if pending:  # stopped early: a long thought must not keep anyone waiting
                for process in set(active_children()) - others:
                    process.terminate()


class Numbers:
    """The numbers of the matches still to be played, handed out in pieces."""

    def __init__(self, todo: Sequence[range]) -> None:
        self._todo: Final = [some for some in todo if len(some)][::-1]
        self._size = 1

    def are_left(self) -> bool:
        return bool(self._todo)

    def take(self) -> range:
        some = self._todo.pop()
        piece, rest = some[: self._size], some[self._size :]
        if len(rest):
            self._todo.append(rest)
        return piece

    def learn(self, matches: int, seconds: float) -> None:
        """So many matches took so long: pieces grow, at most twofold at a time, or shrink."""
        fitting = int(matches * _MOMENT / max(seconds, 1e-6))
        self._size = max(1, min(fitting, 2 * matches, _LARGEST))


def play_piece(play: Callable[[range], Found], piece: range) -> tuple[Found, float]:
    """What comes of a piece, and the seconds it took."""
    began = time.perf_counter()
    found = play(piece)
    return found, time.perf_counter() - began


@contextmanager
def _unheard() -> Iterator[None]:
    """A process that is started in here is deaf to Ctrl-C from its first moment on, and not only
    when it has got as far as `prepare_worker`; whoever starts it hears of it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it comes with the first process, and lets signals through
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def prepare_worker() -> None:
    """Ctrl-C reaches every process, and the first one tells the others to stop; should it be gone
    itself, killed as systems do when memory runs out, none of them stays behind."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)  # from a thread, and whatever is being played
