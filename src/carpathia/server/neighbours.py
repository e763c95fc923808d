"""Servers on one PostgreSQL database hear from each other: LISTEN and NOTIFY.

Each commit tells which room it changed. News may be lost while the line is down, and only then;
so whenever it is up again, everything is looked at afresh.
"""

import asyncio
import logging
import selectors
import socket
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final, Protocol

import msgspec
import sqlalchemy as sa

from carpathia.server.messages import Shown
from carpathia.server.postgres import servers, share

_CHANNEL: Final = "carpathia"
_BEAT: Final = 15.0
"""Seconds after which the line is tried, and it is seen who is still there."""
_PAUSE: Final = 0.5
"""Seconds before a lost line is opened again."""
_LOG: Final = logging.getLogger(__name__)


class News(msgspec.Struct, array_like=True, tag="news", frozen=True):
    """A room was changed: by which server, and to which version; 0: who sits there."""

    server: str
    room: str
    version: int


class Whisper(msgspec.Struct, array_like=True, tag="whisper", frozen=True):
    """What a server knows of a room that nobody keeps: the seats connected to it, and signs."""

    server: str
    room: str
    here: list[int]
    signs: list[Shown]
    asks: bool


class Servers(msgspec.Struct, frozen=True):
    """All servers that are on the line now."""

    names: frozenset[str]


Heard = News | Whisper | Servers | None
"""None: the line was closed and is open again; anything may have changed meanwhile."""


class Neighbour(Protocol):
    """Whoever is to know what other servers do."""

    async def refresh(self, name: str, version: int) -> None: ...

    async def refresh_all(self) -> None: ...

    def hear(self, told: Whisper) -> None: ...

    def forget_all_but(self, servers: frozenset[str]) -> None: ...


def tell(connection: sa.Connection, told: News | Whisper) -> None:
    """Tell the others, if and when this transaction is committed."""
    payload = msgspec.json.encode(told).decode()
    connection.execute(sa.select(sa.func.pg_notify(_CHANNEL, payload)))


@asynccontextmanager
async def hearing(engine: sa.Engine, own: str, neighbour: Neighbour) -> AsyncIterator[None]:
    """While in here, rooms are refreshed as soon as another server changes them."""
    loop = asyncio.get_running_loop()
    tasks: set[asyncio.Task[None]] = set()

    def start(work: Coroutine[Any, Any, None]) -> None:
        task = loop.create_task(work)
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    def take(heard: Heard) -> None:
        match heard:
            case None:
                start(neighbour.refresh_all())
            case News():
                start(neighbour.refresh(heard.room, heard.version))
            case Whisper():
                neighbour.hear(heard)
            case Servers():
                neighbour.forget_all_but(heard.names)

    def pass_on(heard: Heard) -> None:
        if not isinstance(heard, (News, Whisper)) or heard.server != own:
            loop.call_soon_threadsafe(take, heard)

    line = Line(engine, own, pass_on)
    line.open()
    try:
        yield
    finally:
        await asyncio.to_thread(line.close)
        if tasks:
            await asyncio.wait(tasks)


class Line:
    """A connection that listens, in a thread of its own, and is opened again when it breaks.

    `heard` is called in that thread with each piece of news; with None when the line is open
    again, after which anything may have changed. Whatever comes over it or goes wrong in here, it
    is opened again: with it a server would lose its share in the lock that guards the schema.
    """

    def __init__(self, engine: sa.Engine, own: str, heard: Callable[[Heard], None]) -> None:
        self._engine: Final = engine
        self._own: Final = own
        self._heard: Final = heard
        self._wake: Final = socket.socketpair()
        self._closing: Final = threading.Event()
        self._is_puzzled = False
        """Something came that could not be read: at the next beat all is looked at afresh."""
        self._thread: Final = threading.Thread(target=self._run, name="neighbours", daemon=True)

    def open(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self._closing.set()
        self._wake[1].send(b"!")
        self._thread.join()
        for end in self._wake:
            end.close()

    def _run(self) -> None:
        is_told = False
        while not self._closing.is_set():
            try:
                with self._connection() as connection:
                    is_told = False
                    self._heard(None)
                    self._listen(connection)
            except Exception as error:  # noqa: BLE001 - this thread is all that listens
                if not is_told:
                    is_usual = isinstance(error, self._usual())
                    _LOG.warning(
                        "no line to the other servers: %s",
                        type(error).__name__,
                        exc_info=None if is_usual else error,
                    )
                is_told = True
                self._closing.wait(_PAUSE)

    def _usual(self) -> tuple[type[Exception], ...]:
        """What a line that breaks raises; anything else is a defect of ours."""
        return (sa.exc.SQLAlchemyError, self._engine.dialect.loaded_dbapi.Error)

    @contextmanager
    def _connection(self) -> Iterator[Any]:
        """A connection of its own, of psycopg's kind."""
        borrowed = self._engine.raw_connection()
        try:
            connection: Any = borrowed.driver_connection
            connection.autocommit = True
            connection.add_notify_handler(self._take)
            share(connection, self._own)
            connection.execute(f"LISTEN {_CHANNEL}")
            yield connection
        finally:
            borrowed.invalidate()  # closed: nobody else is to go on listening with it

    def _take(self, notice: Any) -> None:
        """Pass on what another server says. Anybody may talk on this channel, and so may a newer
        version of us: what cannot be read is no reason to stop listening.
        """
        try:
            heard = msgspec.json.decode(notice.payload, type=News | Whisper)
        except msgspec.DecodeError:
            self._is_puzzled = True
        else:
            self._heard(heard)

    def _listen(self, connection: Any) -> None:
        """Wait for news until closed; raises psycopg's Error when the line breaks."""
        with selectors.DefaultSelector() as ready:
            ready.register(connection.fileno(), selectors.EVENT_READ)
            ready.register(self._wake[0], selectors.EVENT_READ)
            while not self._closing.is_set():
                self._heard(Servers(servers(connection)))
                if self._is_puzzled:  # once a beat, however much came
                    self._is_puzzled = False
                    _LOG.warning("another server said what this one cannot read")
                    self._heard(None)
                end = time.monotonic() + _BEAT
                while not self._closing.is_set() and time.monotonic() < end:
                    ready.select(max(0.0, end - time.monotonic()))
                    connection.execute("SELECT 1")  # takes in what has come, and tries the line
