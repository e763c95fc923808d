"""Answers come first: what is new is told to the others a few rooms at a time, between all else.

After a disk that stood still, a hundred commands are on it at once. If everyone were woken at once,
a hundred tables would be drawn up for those who look on before the first answer is sent, and what
arrives meanwhile would wait as well.
"""

import asyncio
from itertools import islice
from typing import Final

from carpathia.server.room import Room

_SHARE: Final = 8
"""One room each time round, and an eighth of those that wait beyond it: nobody waits for long, even
where each time round takes long."""


class Herald:
    """Wakes those who are connected to rooms in which something is on the disk now."""

    def __init__(self) -> None:
        self._untold: Final[dict[Room, bool]] = {}
        """Rooms in the order they are to be told, and whether who sits there has changed."""
        self._telling: asyncio.Task[None] | None = None

    def tell(self, room: Room, people_changed: bool = False) -> None:
        """Soon; a room that waits for its turn already is told once."""
        self._untold[room] = people_changed or self._untold.get(room, False)
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """A few rooms each time round, after the answers and commands that are there by then."""
        try:
            while self._untold:
                await asyncio.sleep(0)
                for room in list(islice(self._untold, 1 + len(self._untold) // _SHARE)):
                    room.tell(self._untold.pop(room))
        finally:
            self._telling = None
