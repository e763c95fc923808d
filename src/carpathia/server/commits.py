"""Commits together what comes together: while the disk takes one commit, the next ones gather.

A commit waits for the disk, some milliseconds, however little is in it. One after the other would
bound the whole house to a few hundred commands a second, and make each wait for all before it.

Whoever waits for a commit waits for every turn that a busy loop takes until it is told. So there
are no tasks in here: the thread has the loop call what tells everybody, in its very next turn.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import Final

from carpathia.server.store import Store

Write = Callable[[], None]
_Kept = tuple[Write, asyncio.Future[None]]


class Commits:
    """The way of every write to the store: through its one thread, many in one commit."""

    def __init__(self, store: Store, thread: Executor) -> None:
        self._store: Final = store
        self._thread: Final = thread
        self._gathered: list[_Kept] = []
        self._is_running = False

    async def keep(self, write: Write) -> None:
        """Have something written; returns when it is on the disk, or raises what went wrong."""
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()
        self._gathered.append((write, written))
        if not self._is_running:
            self._is_running = True
            loop.call_soon(self._begin, loop)  # with whatever else comes in this turn
        await written

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        batch, self._gathered = self._gathered, []
        try:
            self._thread.submit(self._commit, loop, batch)
        except RuntimeError as error:  # the thread was sent home
            self._is_running = False
            _settle(batch, [error for _ in batch])

    def _commit(self, loop: asyncio.AbstractEventLoop, batch: list[_Kept]) -> None:
        """In the thread."""
        outcomes: Sequence[BaseException | None]
        try:
            outcomes = self._store.together([write for write, _ in batch])
        except BaseException as error:  # noqa: BLE001  # whatever it is, those who wait must be told
            outcomes = [error for _ in batch]
        loop.call_soon_threadsafe(self._end, loop, batch, outcomes)

    def _end(
        self,
        loop: asyncio.AbstractEventLoop,
        batch: list[_Kept],
        outcomes: Sequence[BaseException | None],
    ) -> None:
        self._is_running = bool(self._gathered)
        try:
            if self._is_running:
                self._begin(loop)  # first, so that the disk has something to do meanwhile
        finally:
            _settle(batch, outcomes)


def _settle(batch: list[_Kept], outcomes: Sequence[BaseException | None]) -> None:
    for (_, written), error in zip(batch, outcomes, strict=True):
        if written.done():  # its sender was cancelled meanwhile
            continue
        if error is None:
            written.set_result(None)
        else:
            written.set_exception(error)
