"""The same messages over a WebSocket: plays come up, every new version goes down.

A reader resumes from the version it has: it gets the whole view, and the events it missed.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import anyio
from fastapi import APIRouter, Response, WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketDisconnected

from carpathia.engine.errors import Refusal
from carpathia.engine.game import NOBODY
from carpathia.server.doors import COOKIE, Answer, read_version
from carpathia.server.messages import Play, read, write, write_error
from carpathia.server.refusals import status_of
from carpathia.server.room import Listener, Room, Stale
from carpathia.server.rooms import Rooms

SOCKETS: Final = APIRouter()
COME_BACK: Final = 1012
"""The room is loaded anew: connect again, and resume."""
_TOO_SLOW: Final = 30.0
"""Seconds in which a reader must have taken a message."""


@SOCKETS.websocket("/api/rooms/{room}/seats/{seat}/socket")
async def seat_socket(websocket: WebSocket, room: str, seat: str, after: str | None = None) -> None:
    """Sit at the table."""
    number = int(seat) - 1 if len(seat) < 3 and seat.isascii() and seat.isdecimal() else NOBODY
    await _talk(websocket, room, number, after)


@SOCKETS.websocket("/api/rooms/{room}/watch/socket")
async def watch_socket(websocket: WebSocket, room: str, after: str | None = None) -> None:
    """Look on."""
    await _talk(websocket, room, None, after)


async def _talk(websocket: WebSocket, name: str, seat: int | None, after: str | None) -> None:
    """Let somebody in, or refuse the upgrade as plain HTTP; then talk until one side ends it."""
    rooms: Rooms = websocket.app.state.rooms
    token = websocket.cookies.get(COOKIE, "")
    try:
        since = read_version(after)
        room = await rooms.find(name)
        if seat is None:
            room.check_watch(token)
        else:
            room.check_seat(seat, token)
    except Refusal as refusal:
        await websocket.send_denial_response(refused(refusal))
        return
    listener = Listener(NOBODY if seat is None else seat)
    listener.since = since
    conversation = _Conversation(websocket, rooms, room, listener, token)
    rooms.listen(room, listener)
    try:
        await websocket.accept()
        await conversation.run()
    finally:
        rooms.leave(room, listener)


class _Conversation:
    """One socket: one task sends what is new, one takes what comes."""

    def __init__(
        self, websocket: WebSocket, rooms: Rooms, room: Room, listener: Listener, token: str
    ) -> None:
        self._websocket: Final = websocket
        self._rooms: Final = rooms
        self._room: Final = room
        self._listener: Final = listener
        self._token: Final = token
        self._sending: Final = asyncio.Lock()
        """Held over a play and its answer, so that a player's own move comes as its answer."""

    async def run(self) -> None:
        """Until the reader leaves, is too slow, or is asked to come back."""
        async with anyio.create_task_group() as tasks:
            for work in (self._send_news, self._take_plays):
                tasks.start_soon(self._until_the_end, work, tasks.cancel_scope)

    async def _until_the_end(
        self, work: Callable[[], Awaitable[None]], both: anyio.CancelScope
    ) -> None:
        # Starlette says so in one of two ways when a reader left while it was being sent something.
        with suppress(WebSocketDisconnect, WebSocketDisconnected, TimeoutError):
            await work()
        both.cancel()

    async def _send_news(self) -> None:
        listener = self._listener
        listener.wake.set()
        while True:
            await listener.wake.wait()
            listener.wake.clear()
            async with self._sending:
                async with self._room.lock:
                    if self._room.is_closed:
                        await self._websocket.close(COME_BACK)
                        return
                    news = self._news()
                for data in news:
                    await self._send(data)

    def _news(self) -> list[bytes]:
        """What the reader does not have yet: who is here, and the newest version."""
        listener, room = self._listener, self._room
        news = []
        if not listener.sent_people:
            listener.sent_people = True
            news.append(write(room.info()))
        if listener.sent != room.version:
            since = listener.since if listener.sent == NOBODY else listener.sent
            news.append(room.message(listener.seat, since))
            listener.sent = room.version
        return news

    async def _take_plays(self) -> None:
        while True:
            frame = await self._websocket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            async with self._sending:
                await self._send(await self._answer(frame.get("text") or frame.get("bytes") or b""))

    async def _answer(self, data: str | bytes) -> bytes:
        key = ""
        try:
            if self._listener.seat == NOBODY:
                raise Refusal("watchers-watch")
            asked = read(data, Play)
            key = asked.key
            version = asked.after + 1
            name, seat = self._room.stored.id, self._listener.seat
            answer = await self._rooms.play(name, seat, self._token, asked)
        except Refusal as refusal:
            now = refusal.now if isinstance(refusal, Stale) else b""
            return write_error(refusal.key, refusal.words, now, key)
        if self._listener.sent == version - 1:
            self._listener.sent = version
        return answer

    async def _send(self, data: bytes) -> None:
        with anyio.fail_after(_TOO_SLOW):
            await self._websocket.send_text(data.decode())


def refused(refusal: Refusal) -> Response:
    """The one shape of error, over HTTP."""
    now = refusal.now if isinstance(refusal, Stale) else b""
    return Answer(write_error(refusal.key, refusal.words, now), status_of(refusal))
