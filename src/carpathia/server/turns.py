"""Who may think next, where more want to than can: each address in its turn, a thought a turn.

So one that lets a hundred tables think holds nobody else up for longer than a thought takes. Among
the thoughts of one address the short ones come first, but none is passed for ever.
"""

import asyncio
import itertools
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from typing import Final

_Queue = list[tuple[int, int, asyncio.Future[None]]]
"""A heap: when it is due, its number, and who waits. Whoever no longer waits is passed over."""
_PASSED: Final = 100
"""So many thoughts that came later may pass one, for each rank that it is behind them."""


class Turns:
    """So many may be at it at a time."""

    def __init__(self, count: int) -> None:
        self._free = count
        """None is free while anybody waits."""
        self._waiting: Final[OrderedDict[str, _Queue]] = OrderedDict()
        """By address; the one at the front is next."""
        self._numbers: Final = itertools.count()

    @asynccontextmanager
    async def turn(
        self, address: str, rank: int = 0, within: float | None = None
    ) -> AsyncIterator[None]:
        """While in here, it is one's turn; raises TimeoutError if it does not come in time."""
        if self._free:
            self._free -= 1
        else:
            async with asyncio.timeout(within):
                await self._wait(address, rank)
        try:
            yield
        finally:
            self._pass_on(address)

    def close(self) -> None:
        """Send home whoever waits."""
        while waiting := self._next():
            waiting.cancel()

    async def _wait(self, address: str, rank: int) -> None:
        waiting = asyncio.get_running_loop().create_future()
        number = next(self._numbers)
        due = number + rank * _PASSED
        heappush(self._waiting.setdefault(address, []), (due, number, waiting))
        try:
            await waiting
        except asyncio.CancelledError:
            if not waiting.cancelled():  # the turn came at that very moment
                self._pass_on(address)
            raise

    def _pass_on(self, address: str) -> None:
        """The turn of this address is over: whoever came meanwhile is before it."""
        if address in self._waiting:
            self._waiting.move_to_end(address)
        waiting = self._next()
        if waiting is None:
            self._free += 1
        else:
            waiting.set_result(None)

    def _next(self) -> asyncio.Future[None] | None:
        """Whose turn it is; their address goes to the end."""
        while self._waiting:
            address, queue = self._waiting.popitem(last=False)
            while queue:
                waiting = heappop(queue)[-1]
                if not waiting.done():
                    if queue:
                        self._waiting[address] = queue
                    return waiting
        return None
