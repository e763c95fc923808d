"""Commits together what comes together: while the disk takes one commit, the next ones gather.

A commit waits for the disk, some milliseconds, however little is in it. One after the other would
bound the whole house to a few hundred commands a second, and make each wait for all before it.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Final

from carpathia.server.store import Store

Write = Callable[[], None]


class Commits:
    """The way of every write to the store: through its one thread, many in one commit."""

    def __init__(self, store: Store, thread: Executor) -> None:
        self._store: Final = store
        self._thread: Final = thread
        self._gathered: list[tuple[Write, asyncio.Future[None]]] = []
        self._running: asyncio.Task[None] | None = None

    async def keep(self, write: Write) -> None:
        """Have something written; returns when it is on the disk, or raises what went wrong."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._gathered.append((write, written))
        if self._running is None:
            self._running = asyncio.create_task(self._commit())
        await written

    async def _commit(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._gathered:
                batch, self._gathered = self._gathered, []
                writes = [write for write, _ in batch]
                work = loop.run_in_executor(self._thread, self._store.together, writes)
                (outcome,) = await asyncio.gather(work, return_exceptions=True)
                for number, (_, written) in enumerate(batch):
                    if not written.done():  # its sender may have been cancelled meanwhile
                        _settle(
                            written,
                            outcome if isinstance(outcome, BaseException) else outcome[number],
                        )
        finally:
            self._running = None


def _settle(written: asyncio.Future[None], error: BaseException | None) -> None:
    if error is None:
        written.set_result(None)
    else:
        written.set_exception(error)
