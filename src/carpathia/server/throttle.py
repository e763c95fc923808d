"""Keeps every limit, before the application does any work.

Over HTTP who asks too much is answered 429 and told when to come back. On a socket the frame is
dropped with a warning; who does not heed the warnings is shown out. Nobody else notices.
"""

import hashlib
import math
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from carpathia.engine.errors import Refusal
from carpathia.server.addresses import ASKING, Addresses
from carpathia.server.answers import turn_away
from carpathia.server.limits import Buckets, Places
from carpathia.server.messages import write_error
from carpathia.server.reading import COOKIE
from carpathia.server.settings import Rate, Settings

ROOMS: Final = "/api/rooms"
DAILY: Final = "/api/daily"
LESSONS: Final = "/api/lessons"
"""Make a room, too."""
RECORDS: Final = "/api/records"
"""Makes a worker think, as hints and reviews do."""
REPLAYS: Final = "/api/g/"
"""Play a whole match again."""
RECORD: Final = "/record"
"""A room's record is at the end of its path, and is as long as the match."""
SHOWN_OUT: Final = 1008
_WARNINGS: Final = Rate(30, 60)
"""How often a socket is warned before it is closed."""
_LATER: Final = 10
"""Seconds after which a place may be free: nobody can know."""


class Throttle:
    """Wraps the doors; one for the whole server, for it counts."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        limits = settings.limits
        self._app: Final = app
        self._addresses: Final = Addresses(settings.trusted_proxies)
        self._address_requests: Final = Buckets(limits.address_requests)
        self._seat_requests: Final = Buckets(limits.seat_requests)
        self._address_frames: Final = Buckets(limits.address_frames)
        self._seat_frames: Final = Buckets(limits.seat_frames)
        self._rooms: Final = Buckets(limits.address_rooms)
        self._hints: Final = Buckets(limits.address_hints)
        self._replays: Final = Buckets(limits.address_replays)
        self._address_sockets: Final = Places(limits.address_sockets)
        self._seat_sockets: Final = Places(limits.seat_sockets)
        self._watchers: Final = Places(limits.room_watchers)
        self._sockets: Final = Places(limits.sockets)
        self._salt: Final = secrets.token_bytes(16)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        address, seat = self._addresses.of(scope), self._seat(scope)
        ASKING.set(address)  # each request is a task of its own
        try:
            self._count_request(scope, address, seat)
            if scope["type"] == "http":
                await self._app(scope, receive, send)
                return
            with self._place(scope["path"], address):
                flow = _Flow(self, address, seat, receive, send)
                await self._app(scope, flow.receive, flow.send)
        except Refusal as refusal:
            await turn_away(scope, refusal, send)

    def open_sockets(self) -> int:
        return len(self._sockets)

    def wait_for_frame(self, address: str, seat: bytes) -> float:
        """Count a frame; the seconds it comes too early."""
        wait = self._address_frames.take(address)
        return max(wait, self._seat_frames.take(seat)) if seat else wait

    def _count_request(self, scope: Scope, address: str, seat: bytes) -> None:
        wait = self._address_requests.take(address)
        if seat:
            wait = max(wait, self._seat_requests.take(seat))
        if wait:
            raise too_many("too-many-requests", wait)
        for buckets, key in self._costs(scope):
            wait = buckets.take(address)
            if wait:
                raise too_many(key, wait)

    def _costs(self, scope: Scope) -> Iterator[tuple[Buckets, str]]:
        """What a request takes more of than others do, and what is said when there is no more."""
        path: str = scope["path"]
        if scope["type"] != "http":
            return
        if path.startswith(REPLAYS) or path.endswith(RECORD):
            yield self._replays, "too-many-requests"
        if scope["method"] == "POST":
            if path in (ROOMS, DAILY, LESSONS):
                yield self._rooms, "too-many-rooms"
            elif path.endswith("/hint"):
                yield self._hints, "too-many-hints"
            elif path == RECORDS or path.endswith("/review"):
                yield self._hints, "too-many-requests"

    @contextmanager
    def _place(self, path: str, address: str) -> Iterator[None]:
        """A place for a socket, as long as it is open. A door's path stands for seat or room."""
        doors = self._watchers if path.endswith("/watch/socket") else self._seat_sockets
        if self._sockets.is_full(""):
            raise too_many("server-full", _LATER)
        if self._address_sockets.is_full(address) or doors.is_full(path):
            raise too_many("too-many-sockets", _LATER)
        taken = ((self._sockets, ""), (self._address_sockets, address), (doors, path))
        for places, who in taken:
            places.enter(who)
        try:
            yield
        finally:
            for places, who in taken:
                places.leave(who)

    def _seat(self, scope: Scope) -> bytes:
        """Stands for the seat whose cookie was sent; nothing for onlookers, who share a link.

        No token is kept: only a short hash of it.
        """
        if "/seats/" not in scope["path"]:
            return b""
        token = HTTPConnection(scope).cookies.get(COOKIE, "")
        sent = token.encode("utf-8", "surrogatepass")
        return hashlib.blake2b(sent, digest_size=16, key=self._salt).digest() if sent else b""


class _Flow:
    """The frames of one socket."""

    def __init__(
        self, throttle: Throttle, address: str, seat: bytes, receive: Receive, send: Send
    ) -> None:
        self._throttle: Final = throttle
        self._address: Final = address
        self._seat: Final = seat
        self._receive: Final = receive
        self._send: Final = send
        self._warnings: Final = Buckets(_WARNINGS)
        self._is_closed = False

    async def receive(self) -> Message:
        """The next frame that came slowly enough."""
        while True:
            message = await self._receive()
            if message["type"] != "websocket.receive":
                return message
            wait = self._throttle.wait_for_frame(self._address, self._seat)
            if not wait:
                return message
            if self._warnings.take(""):
                await self._send({"type": "websocket.close", "code": SHOWN_OUT})
                self._is_closed = True
                return {"type": "websocket.disconnect", "code": SHOWN_OUT}
            refusal = too_many("too-many-frames", wait)
            error = write_error(refusal.key, refusal.words).decode()
            await self._send({"type": "websocket.send", "text": error})

    async def send(self, message: Message) -> None:
        """What the application sends, until the socket is closed from here."""
        if not self._is_closed:
            await self._send(message)


def too_many(key: str, wait: float) -> Refusal:
    """A refusal that says when to come back, in whole seconds."""
    return Refusal(key, {"seconds": math.ceil(wait)})
