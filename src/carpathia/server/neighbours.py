"""Servers on one PostgreSQL database hear from each other: LISTEN and NOTIFY.

Each commit tells which room it changed. News may be lost while the line is down, and only then;
so whenever it is up again, everything is looked at afresh.
"""

import asyncio
import logging
import selectors
import socket
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final, Protocol

import msgspec
import sqlalchemy as sa

from carpathia.server.postgres import share

_CHANNEL: Final = "carpathia"
_BEAT: Final = 15.0
"""Seconds of silence after which the line is tried."""
_PAUSE: Final = 0.5
"""Seconds before a lost line is opened again."""
_LOG: Final = logging.getLogger(__name__)


class News(msgspec.Struct, array_like=True, frozen=True):
    """A room was changed: by which server, and to which version; 0: who sits there."""

    server: str
    room: str
    version: int


class Refreshed(Protocol):
    """Whoever keeps rooms in memory."""

    async def refresh(self, name: str, version: int) -> None: ...

    async def refresh_all(self) -> None: ...


def tell(connection: sa.Connection, news: News) -> None:
    """Tell the others, if and when this transaction is committed."""
    payload = msgspec.json.encode(news).decode()
    connection.execute(sa.select(sa.func.pg_notify(_CHANNEL, payload)))


@asynccontextmanager
async def hearing(engine: sa.Engine, own: str, rooms: Refreshed) -> AsyncIterator[None]:
    """While in here, rooms are refreshed as soon as another server changes them."""
    loop = asyncio.get_running_loop()
    tasks: set[asyncio.Task[None]] = set()

    def start(news: News | None) -> None:
        work = rooms.refresh_all() if news is None else rooms.refresh(news.room, news.version)
        task = loop.create_task(work)
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    def heard(news: News | None) -> None:
        if news is None or news.server != own:
            loop.call_soon_threadsafe(start, news)

    line = Line(engine, heard)
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
    again, after which anything may have changed.
    """

    def __init__(self, engine: sa.Engine, heard: Callable[[News | None], None]) -> None:
        self._engine: Final = engine
        self._heard: Final = heard
        self._wake: Final = socket.socketpair()
        self._closing: Final = threading.Event()
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
            except (sa.exc.SQLAlchemyError, self._engine.dialect.loaded_dbapi.Error) as error:
                if not is_told:
                    _LOG.warning("no line to the other servers: %s", type(error).__name__)
                is_told = True
                self._closing.wait(_PAUSE)

    @contextmanager
    def _connection(self) -> Iterator[Any]:
        """A connection of its own, of psycopg's kind."""
        borrowed = self._engine.raw_connection()
        try:
            connection: Any = borrowed.driver_connection
            connection.autocommit = True
            connection.add_notify_handler(self._take)
            share(connection)
            connection.execute(f"LISTEN {_CHANNEL}")
            yield connection
        finally:
            borrowed.invalidate()  # closed: nobody else is to go on listening with it

    def _take(self, notice: Any) -> None:
        self._heard(msgspec.json.decode(notice.payload, type=News))

    def _listen(self, connection: Any) -> None:
        """Wait for news until closed; raises psycopg's Error when the line breaks."""
        with selectors.DefaultSelector() as ready:
            ready.register(connection.fileno(), selectors.EVENT_READ)
            ready.register(self._wake[0], selectors.EVENT_READ)
            while not self._closing.is_set():
                ready.select(_BEAT)
                connection.execute("SELECT 1")  # takes in what has come, and tries the line
