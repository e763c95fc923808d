"""Clears away imported records that nobody has looked at for long, where the host wishes so.

Rooms stay for good: they are what was played here. An import is a copy of something that somebody
has elsewhere, and brought again it has the same name.
"""

import asyncio
import logging
from typing import Final

from carpathia.engine.errors import Refusal
from carpathia.server.archive import Archive
from carpathia.server.days import DAY, now
from carpathia.server.rooms import Rooms

_LOG: Final = logging.getLogger(__name__)


class Clearing:
    """Looks once a day, and when the server starts."""

    def __init__(self, rooms: Rooms, archive: Archive, days: int) -> None:
        """Imports are kept so many days after the last look; 0: for good."""
        self._rooms: Final = rooms
        self._archive: Final = archive
        self._days: Final = days
        self._task: Final = asyncio.create_task(self._work())

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        while self._days and not self._rooms.is_read_only:
            try:
                clear, since = self._archive.clear_imports, now() - self._days * DAY
                await self._rooms.begin(self._rooms.write_alone(clear, since))
            except Refusal as refusal:
                _LOG.warning("old imports could not be cleared away: %s", refusal.key)
            await asyncio.sleep(DAY)
