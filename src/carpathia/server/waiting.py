"""Long polling: for readers whose network lets no WebSocket through.

Whoever asks again and again is connected as much as anybody with a socket. So between two questions
they stay for a while: the others do not see them come and go, and what happens meanwhile is the
answer to their next question.
"""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Final

from carpathia.server.room import Listener, Room
from carpathia.server.rooms import Rooms

MOST_WAIT: Final = 25
"""Seconds: under the half minute after which proxies and phone networks hang up."""
LINGER: Final = 10.0
"""Seconds in which a reader who will go on has asked again."""


class Waiting:
    """Those who wait for an answer, and those who just had one."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms: Final = rooms
        self._lingering: Final[dict[tuple[Room, int], deque[Listener]]] = {}
        self._timers: Final[dict[Listener, asyncio.TimerHandle]] = {}
        self._asking: Final[set[Listener]] = set()
        self._is_over = False

    def release(self) -> None:
        """The server is about to stop: everybody has an answer now, and nobody waits any more."""
        self._is_over = True
        for listener in self._asking:
            listener.wake.set()

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()

    async def for_news(self, name: str, seat: int, since: int | None, seconds: int) -> None:
        """Return when a room has another version than `since`, or something else in it is new
        since this reader was here, such as a name or a sign; or when the time is over.
        """
        room = await self._rooms.find(name)
        self._rooms.on_change(room)
        if seconds == 0 or self._is_over:
            return
        listener = self._resume(room, seat) or self._begin(room, seat)
        self._asking.add(listener)
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    while not self._has_answer(room, listener, since):
                        await listener.wake.wait()
                        listener.wake.clear()
        finally:
            self._asking.discard(listener)
            if _is_here(room, listener):
                self._linger(room, listener)
            else:
                self._rooms.leave(room, listener)

    def _has_answer(self, room: Room, listener: Listener, since: int | None) -> bool:
        is_news = room.version != since or not listener.sent_people
        return is_news or self._is_over or not _is_here(room, listener)

    def _begin(self, room: Room, seat: int) -> Listener:
        listener = Listener(seat)
        self._rooms.listen(room, listener)
        listener.sent_people = True  # the news of its own coming is none
        return listener

    def _resume(self, room: Room, seat: int) -> Listener | None:
        """Whoever had an answer longest ago. Devices on one seat, and onlookers, are not told
        apart: should one take another's place, it may be told something twice, or at the next poll.
        """
        while lingering := self._lingering.get((room, seat)):
            listener = lingering[0]
            self._end(room, listener)
            if _is_here(room, listener):
                return listener
            self._rooms.leave(room, listener)
        return None

    def _linger(self, room: Room, listener: Listener) -> None:
        listener.sent_people = True  # whoever has the answer looks at the room next
        listener.wake.clear()
        self._lingering.setdefault((room, listener.seat), deque()).append(listener)
        loop = asyncio.get_running_loop()
        self._timers[listener] = loop.call_later(LINGER, self._leave, room, listener)

    def _end(self, room: Room, listener: Listener) -> None:
        self._timers.pop(listener).cancel()
        lingering = self._lingering[room, listener.seat]
        lingering.remove(listener)
        if not lingering:
            del self._lingering[room, listener.seat]

    def _leave(self, room: Room, listener: Listener) -> None:
        self._end(room, listener)
        self._rooms.leave(room, listener)


def _is_here(room: Room, listener: Listener) -> bool:
    return not (room.is_closed or listener.is_gone)
