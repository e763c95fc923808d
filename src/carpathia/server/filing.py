"""Files finished matches: how they ended for each seat, for statistics and leaderboards.

The end of a match is on the disk before this begins. What was not filed, because the server was
stopped in between or was an older one, is filed at the next start.
"""

import asyncio
import logging
from typing import Final
from weakref import WeakSet

from carpathia.engine.errors import Refusal
from carpathia.server.archive import Archive
from carpathia.server.reviewing import Reviewing
from carpathia.server.room import Room
from carpathia.server.rooms import Rooms
from carpathia.server.standings import standings_of
from carpathia.server.transactions import Conflict

_AT_ONCE: Final = 50
_LOG: Final = logging.getLogger(__name__)


class Filing:
    """Listens for matches that end."""

    def __init__(self, rooms: Rooms, archive: Archive, reviewing: Reviewing) -> None:
        self._rooms: Final = rooms
        self._archive: Final = archive
        self._reviewing: Final = reviewing
        self._told: Final = rooms.on_change
        self._filed: Final[WeakSet[Room]] = WeakSet()
        self._running: Final[set[asyncio.Task[None]]] = set()
        rooms.on_change = self._on_change
        self._catching_up: Final = asyncio.create_task(self._catch_up())

    async def settled(self) -> None:
        """Wait until everything that ended is filed."""
        if self._running:
            await asyncio.wait(self._running)

    async def close(self) -> None:
        self._catching_up.cancel()
        await asyncio.gather(self._catching_up, return_exceptions=True)
        await self.settled()

    def _on_change(self, room: Room) -> None:
        self._told(room)
        if self._rooms.is_read_only:
            return
        if room.is_lesson():
            return  # whoever knows the deal has not earned a standing
        if room.match.is_over() and room not in self._filed:
            self._filed.add(room)
            task = self._rooms.begin(self._file(room))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _file(self, room: Room) -> None:
        """A match that cannot be filed now will be, at the next start."""
        try:
            ended = await self._rooms.in_thread(self._archive.ended, room.id)
            if ended is None:  # another server's news that came too early
                self._filed.discard(room)
                return
            standings = standings_of(room, ended)
            await self._rooms.write_alone(self._archive.file, standings)
            if any(seat.is_person() for seat in room.seats.values()):
                await self._reviewing.note(room.id, is_wanted=False)
        except Conflict:
            pass
        except Refusal as refusal:
            _LOG.warning("a match could not be filed: %s", refusal.key)
            self._filed.discard(room)

    async def _catch_up(self) -> None:
        """What ended without being filed. Finding a room files it; one that cannot be opened, as
        its rules have changed since, is passed by.
        """
        passed: set[str] = set()
        while not self._rooms.is_read_only:
            try:
                names = await self._rooms.in_thread(self._archive.unfiled, _AT_ONCE + len(passed))
            except Refusal:
                return
            names = [name for name in names if name not in passed]
            if not names:
                return
            for name in names:
                passed.add(name)
                try:
                    await self._rooms.find(name)
                except Refusal as refusal:
                    _LOG.warning("a finished match cannot be opened: %s", refusal.key)
            await self.settled()
