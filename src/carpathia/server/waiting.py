"""Long polling: for readers whose network lets no WebSocket through."""

import asyncio
from contextlib import suppress
from typing import Final

from carpathia.server.room import Listener
from carpathia.server.rooms import Rooms

MOST_WAIT: Final = 25
"""Seconds: under the half minute after which proxies and phone networks hang up."""


async def wait_for_news(
    rooms: Rooms, name: str, seat: int, since: int | None, seconds: int
) -> None:
    """Return when a room has another version than `since`, or when the time is over."""
    room = await rooms.find(name)
    if seconds == 0 or room.version != since:
        return
    listener = Listener(seat, since)
    rooms.listen(room, listener)
    try:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while room.version == since and not (room.is_closed or listener.is_gone):
                    await listener.wake.wait()
                    listener.wake.clear()
    finally:
        rooms.leave(room, listener)
