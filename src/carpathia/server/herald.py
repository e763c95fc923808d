"""Answers come first: what is new is told to the others when nobody waits for an answer.

Whoever gave a command waits for it through several turns of the loop. If everyone else were woken
between them, or after a disk that stood still a hundred tables at once, what is drawn up for those
who look on would come before the answers. So a room is told when the loop has nothing else to do,
or when it was kept waiting for long enough.
"""

import asyncio
import time
from itertools import islice
from typing import Final

from carpathia.server.room import Room

_QUIET: Final = 0.0005
"""Seconds: a turn of the loop that took no longer had hardly anything to do."""
_LONG: Final = 0.05
"""Seconds that a room waits at most for such a turn."""
_SHARE: Final = 8
"""Of those that waited so long, one each turn, and an eighth of all that wait beyond it: nobody
waits for ever, even where each turn takes long."""


class Herald:
    """Wakes those who are connected to rooms in which something is on the disk now."""

    def __init__(self) -> None:
        self._untold: Final[dict[Room, tuple[float, bool]]] = {}
        """Rooms in the order they are to be told: since when, and whether who sits there is new."""
        self._telling: asyncio.Task[None] | None = None

    def tell(self, room: Room, people_changed: bool = False) -> None:
        """Soon; a room that waits for its turn already is told once."""
        since, changed = self._untold.get(room, (time.monotonic(), False))
        self._untold[room] = (since, people_changed or changed)
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        now = time.monotonic()
        try:
            while self._untold:
                before = now
                await asyncio.sleep(0)
                now = time.monotonic()
                for room in list(islice(self._untold, self._how_many(now, now - before))):
                    _, people_changed = self._untold.pop(room)
                    room.tell(people_changed)
        finally:
            self._telling = None

    def _how_many(self, now: float, turn: float) -> int:
        """Rooms to tell after a turn of the loop that took so long."""
        since, _ = next(iter(self._untold.values()))
        if now - since > _LONG:
            return 1 + len(self._untold) // _SHARE
        return 1 if turn < _QUIET else 0
