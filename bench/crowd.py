"""People at tables, as light as they can be: hundreds of WebSockets in one process.

Written by hand rather than with a library, and reads of each message only what it must, so that on
a small machine it is the server that is measured and not the people.
"""

import asyncio
import base64
import os
import random
import secrets
import time
from collections import deque
from typing import Any, Final

import msgspec

EDITIONS: Final = {"sos-titanic": "en", "titus": "adlung", "noris-titanic": "casse-noisettes"}
SEATS: Final = 4
_TEXT: Final = 1
_CLOSE: Final = 8
_PING: Final = 9
_PONG: Final = 10


class ViewHead(msgspec.Struct):
    """Of a view: whose turn it is; 0 when the match is over."""

    to_act: int = msgspec.field(name="to-act")


class Heard(msgspec.Struct):
    """Of a message: what a player needs for the next move; the rest is skipped unread."""

    version: int = -1
    view: ViewHead | None = None
    moves: list[str] = []
    key: str = ""
    error: str = ""


_HEARD: Final = msgspec.json.Decoder(Heard)


class Crowd:
    """All tables, those with somebody to move, and what was measured of their moves."""

    def __init__(self, host: str, port: int, rng: random.Random) -> None:
        self.host: Final = host
        self.port: Final = port
        self.rng: Final = rng
        self.tables: Final[list[Table]] = []
        self.ready: Final[deque[Table]] = deque()
        self.readied: Final = asyncio.Event()
        self.answered: list[tuple[float, float]] = []
        """The moments when each move was due and when it was answered."""
        self.told: list[float] = []
        """Seconds from that moment until the last of the others had it."""
        self.wrong: Final[list[str]] = []
        self.finished = 0
        self.received = 0
        """Bytes of all messages."""
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def seat(self, tables: int, games: list[str]) -> None:
        """Fill so many tables, the games in turn; a few at a time."""
        gate = asyncio.Semaphore(16)

        async def fill(table: Table) -> None:
            async with gate:
                await table.sit_down()

        self.tables.extend(Table(self, games[number % len(games)]) for number in range(tables))
        await asyncio.gather(*(fill(table) for table in self.tables))

    def seat_again(self, table: "Table") -> None:
        """A match is over: the same people begin another."""
        self.finished += 1
        task = asyncio.create_task(table.sit_down())
        self._tasks.add(task)
        task.add_done_callback(self._settle)

    def _settle(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.note(repr(task.exception()))

    async def next_ready(self) -> "Table":
        """The table that has been waiting longest for somebody to move."""
        while not self.ready:
            if self.wrong:
                raise RuntimeError(self.wrong[0])
            self.readied.clear()
            await self.readied.wait()
        return self.ready.popleft()

    def note(self, wrong: str) -> None:
        """Something is not as it should be, and the measurement is worth nothing."""
        self.wrong.append(wrong)
        self.readied.set()

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        for table in self.tables:
            table.stand_up()
        await asyncio.sleep(0.1)

    async def post(self, path: str, asked: object) -> Any:
        """A plain HTTP request on a connection of its own."""
        body = msgspec.json.encode(asked)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            writer.write(head.encode() + body)
            answer = await reader.read()
        finally:
            writer.close()
        top, _, content = answer.partition(b"\r\n\r\n")
        if not top.startswith(b"HTTP/1.1 20"):
            raise RuntimeError(f"{path}: {top[:60]!r} {content[:200]!r}")
        return msgspec.json.decode(content)


class Table:
    """A room with everybody in it."""

    def __init__(self, crowd: Crowd, game: str) -> None:
        self._crowd: Final = crowd
        self._game: Final = game
        self._people: list[Person] = []
        self._version = 0
        self._awaited = 0
        """How many people have not heard of this version yet."""
        self._acting: Person | None = None
        self._moves: list[str] = []
        self._key = ""
        self._due = 0.0

    async def sit_down(self) -> None:
        """A new room; everybody takes a seat in it and connects."""
        crowd = self._crowd
        asked = {"game": self._game, "edition": EDITIONS[self._game], "seats": SEATS}
        created = await crowd.post("/api/rooms", asked)
        room = f"/api/rooms/{created['room']}/seats"
        people = []
        for number in range(SEATS):
            key = secrets.token_urlsafe(16)
            joining = {"join": created["join"], "key": key, "name": f"Guest {number + 1}"}
            seated = await crowd.post(room, joining)
            people.append(Person(self, f"{room}/{seated['seat']}/socket", seated["token"]))
        self._people, self._version, self._awaited = people, 0, SEATS
        for person in people:
            await person.connect(crowd.host, crowd.port)

    def stand_up(self) -> None:
        for person in self._people:
            person.leave()
        self._people = []

    def play(self, due: float) -> None:
        """Somebody makes a move that was due at a moment."""
        assert self._acting is not None
        person, self._acting = self._acting, None
        self._key = secrets.token_urlsafe(9)
        self._due = due
        self._awaited = len(self._people)
        move = self._crowd.rng.choice(self._moves)
        person.send({"play": move, "after": self._version, "key": self._key})
        self._version += 1

    def hear(self, person: "Person", data: bytes) -> None:
        """Note who may move next; when everybody has heard, the table is ready for it."""
        crowd = self._crowd
        crowd.received += len(data)
        heard = _HEARD.decode(data)
        if heard.error:
            crowd.note(heard.error)
        if heard.view is None or heard.version != self._version or person.version == self._version:
            return
        person.version = heard.version
        self._awaited -= 1
        if heard.moves:
            self._acting, self._moves = person, heard.moves
        if heard.key and heard.key == self._key:
            crowd.answered.append((self._due, time.perf_counter()))
        if self._awaited:
            return
        if self._key:
            crowd.told.append(time.perf_counter() - self._due)
            self._key = ""
        if heard.view.to_act == 0:
            self.stand_up()
            crowd.seat_again(self)
        elif self._acting is not None:
            crowd.ready.append(self)
            crowd.readied.set()
        else:
            crowd.note("nobody may move")

    def lose(self, why: str) -> None:
        """A connection ended that should not have."""
        self._crowd.note(why)


class Person(asyncio.Protocol):
    """One WebSocket: a seat in a browser."""

    def __init__(self, table: Table, door: str, token: str) -> None:
        self._table: Final = table
        self._door: Final = door
        self._token: Final = token
        self._buffer: Final = bytearray()
        self._transport: asyncio.Transport | None = None
        self._is_open = False
        self._has_left = False
        self._farewell = ""
        self._opened: asyncio.Future[None] | None = None
        self.version = -1

    async def connect(self, host: str, port: int) -> None:
        loop = asyncio.get_running_loop()
        self._opened = loop.create_future()
        self._transport, _ = await loop.create_connection(lambda: self, host, port)
        # As browsers do, it offers to take compressed messages.
        self._transport.write(
            f"GET {self._door} HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: http://{host}:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
            f"Cookie: carpathia={self._token}\r\n\r\n".encode()
        )
        await self._opened

    def leave(self) -> None:
        self._has_left = True
        if self._transport is not None:
            self._frame(_CLOSE, b"\x03\xe8")
            self._transport.close()

    def send(self, message: object) -> None:
        self._frame(_TEXT, msgspec.json.encode(message))

    def _frame(self, kind: int, data: bytes) -> None:
        """Masked, as a client must; with a mask of zeros, which needs no work."""
        assert self._transport is not None
        size = len(data)
        head = bytes((0x80 | kind, 0x80 | size)) if size < 126 else bytes((0x80 | kind, 0xFE))
        length = b"" if size < 126 else size.to_bytes(2, "big")
        self._transport.write(head + length + bytes(4) + data)

    # asyncio calls these

    def data_received(self, data: bytes) -> None:
        self._buffer.extend(data)
        if not self._is_open and not self._shake_hands():
            return
        while (frame := self._next_frame()) is not None:
            kind, content = frame
            if kind == _TEXT and not self._has_left:
                self._table.hear(self, content)
            elif kind == _PING:
                self._frame(_PONG, content)
            elif kind == _CLOSE:
                self._farewell = f"{int.from_bytes(content[:2], 'big')} {content[2:].decode()}"

    def connection_lost(self, error: Exception | None) -> None:
        if not self._has_left:
            self._table.lose(f"cut off: {error or self._farewell}")
        if self._opened is not None and not self._opened.done():
            self._opened.set_exception(ConnectionError(bytes(self._buffer[:300])))

    def _shake_hands(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0 or not self._buffer.startswith(b"HTTP/1.1 101"):
            return False
        if b"permessage-deflate" in self._buffer[:end]:
            raise RuntimeError("the server compresses, which these people cannot read")
        del self._buffer[: end + 4]
        self._is_open = True
        assert self._opened is not None
        self._opened.set_result(None)
        return True

    def _next_frame(self) -> tuple[int, bytes] | None:
        """A whole frame off the buffer. Servers send each message in one, unmasked."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, begin = buffer[1] & 0x7F, 2
        if size >= 126:
            begin += 2 if size == 126 else 8
            size = int.from_bytes(buffer[2:begin], "big")
        if len(buffer) < begin + size:
            return None
        kind, content = buffer[0] & 0x0F, bytes(buffer[begin : begin + size])
        del buffer[: begin + size]
        return kind, content
