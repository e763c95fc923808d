"""The same messages over a WebSocket: plays come up, every new version goes down.

A reader resumes from the version it has: it gets the whole view, and the events it missed.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import anyio
from fastapi import APIRouter, Response, WebSocket, WebSocketDisconnect
from msgspec import Raw, Struct
from starlette.websockets import WebSocketDisconnected

from carpathia.engine.errors import Refusal
from carpathia.engine.game import NOBODY
from carpathia.server.messages import LONGEST, read, write, write_error
from carpathia.server.reading import Answer, read_seat, read_version, token_of
from carpathia.server.refusals import status_of
from carpathia.server.requests import Command, Play, Undo
from carpathia.server.room import Listener, Room, Stale
from carpathia.server.staff import Staff, staff_of

SOCKETS: Final = APIRouter()
COME_BACK: Final = 1012
"""The room is loaded anew: connect again, and resume."""
GIVEN_UP: Final = 4403
"""The seat is no longer this reader's."""
_TOO_SLOW: Final = 30.0
"""Seconds in which a reader must have taken a message."""


@SOCKETS.websocket("/api/rooms/{room}/seats/{seat}/socket")
async def seat_socket(websocket: WebSocket, room: str, seat: str, after: str | None = None) -> None:
    """Sit at the table."""
    try:
        number = read_seat(seat)
    except ValueError:
        await websocket.send_denial_response(refused(Refusal("nothing-here")))
    else:
        await _talk(websocket, room, number - 1, after)


@SOCKETS.websocket("/api/rooms/{room}/watch/socket")
async def watch_socket(websocket: WebSocket, room: str, after: str | None = None) -> None:
    """Look on."""
    await _talk(websocket, room, None, after)


async def _talk(websocket: WebSocket, name: str, seat: int | None, after: str | None) -> None:
    """Let somebody in, or refuse the upgrade as plain HTTP; then talk until one side ends it."""
    staff = staff_of(websocket)
    token = token_of(websocket)
    try:
        since = read_version(after)
        async with staff.rooms.hold(name) as room:
            if seat is None:
                room.check_watch(token)
            else:
                room.check_seat(seat, token)
    except Refusal as refusal:
        await websocket.send_denial_response(refused(refusal))
        return
    listener = Listener(NOBODY if seat is None else seat, since)
    conversation = _Conversation(websocket, staff, room, listener, token)
    staff.rooms.listen(room, listener)
    try:
        await websocket.accept()
        await conversation.run()
    finally:
        staff.rooms.leave(room, listener)


class _Conversation:
    """One socket: one task sends what is new, one takes what comes."""

    def __init__(
        self, websocket: WebSocket, staff: Staff, room: Room, listener: Listener, token: str
    ) -> None:
        self._websocket: Final = websocket
        self._staff: Final = staff
        self._room: Final = room
        self._listener: Final = listener
        self._token: Final = token
        self._sending: Final = asyncio.Lock()
        """Held over a play and its answer, so that a player's own move comes as its answer."""
        self._patience: Final = _Patience()

    async def run(self) -> None:
        """Until the reader leaves, is too slow, or is asked to come back."""
        try:
            async with anyio.create_task_group() as tasks:
                self._patience.on_end = tasks.cancel_scope.cancel
                for work in (self._send_news, self._take_plays):
                    tasks.start_soon(self._until_the_end, work, tasks.cancel_scope)
        finally:
            self._patience.close()

    async def _until_the_end(
        self, work: Callable[[], Awaitable[None]], both: anyio.CancelScope
    ) -> None:
        # Starlette says so in one of two ways when a reader left while it was being sent something.
        with suppress(WebSocketDisconnect, WebSocketDisconnected):
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
                    if listener.is_gone:
                        await self._websocket.close(GIVEN_UP)
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
            asked = _read_command(data)
            key = asked.key
            version = asked.after + 1
            name, seat = self._room.id, self._listener.seat
            answer = await self._staff.playing.play(name, seat, self._token, asked)
        except Refusal as refusal:
            now = refusal.now if isinstance(refusal, Stale) else b""
            return write_error(refusal.key, refusal.words, now, key)
        if self._listener.sent == version - 1 and key in self._room.commands:
            self._listener.sent = version
        return answer

    async def _send(self, data: bytes) -> None:
        with self._patience:
            await self._websocket.send_text(data.decode())


class _Patience:
    """Ends a conversation whose reader takes a message too slowly.

    A timer of its own for each message, as `asyncio.timeout` has it, costs more than to write the
    message; here there is one at a time, which looks at what is under way when it goes off.
    """

    def __init__(self) -> None:
        self.on_end: Callable[[], None] = lambda: None
        self._loop: Final = asyncio.get_running_loop()
        self._began = 0.0
        """When the message under way was begun; 0: none is."""
        self._timer: asyncio.TimerHandle | None = None

    def __enter__(self) -> None:
        self._began = self._loop.time()
        if self._timer is None:
            self._timer = self._loop.call_later(_TOO_SLOW, self._look)

    def __exit__(self, *_error: object) -> None:
        self._began = 0.0

    def _look(self) -> None:
        self._timer = None
        if not self._began:
            return
        left = self._began + _TOO_SLOW - self._loop.time()
        if left > 0:
            self._timer = self._loop.call_later(left, self._look)
        else:
            self.on_end()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()


class _Peek(Struct):
    """Enough of a frame to see which command it is."""

    undo: Raw = Raw()


def _read_command(data: str | bytes) -> Command:
    """A play or an undo; raises Refusal."""
    is_undo = len(data) <= LONGEST and bool(bytes(read(data, _Peek).undo))
    return read(data, Undo) if is_undo else read(data, Play)


def refused(refusal: Refusal) -> Response:
    """The one shape of error, over HTTP."""
    now = refusal.now if isinstance(refusal, Stale) else b""
    return Answer(write_error(refusal.key, refusal.words, now), status_of(refusal))
