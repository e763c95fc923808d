"""Runs the server: Uvicorn serves at an address that is taken already, until it is stopped."""

import asyncio
import socket
from typing import Final

import uvicorn

from carpathia import __version__
from carpathia.server.addresses import Addresses
from carpathia.server.app import RELEASE, make_app
from carpathia.server.database import Database
from carpathia.server.files import BACKLOG, Shortage, room_for
from carpathia.server.guard import LONGEST_HEAD
from carpathia.server.limits import Places
from carpathia.server.listening import Stop
from carpathia.server.logs import LOGGER, telling
from carpathia.server.messages import LONGEST
from carpathia.server.protocols import HttpProtocol, SocketProtocol
from carpathia.server.settings import Settings
from carpathia.server.store import Store
from carpathia.server.tidying import tidying

_PING: Final = 25.0
"""Seconds between heartbeats: under the half minute after which phone networks forget."""
_PONG: Final = 60.0
"""Seconds a phone may sleep before it counts as gone."""
_TICKS_TO_LOOK: Final = 20
"""Of Uvicorn's clock, between two looks whether there are files left."""
_PARTING: Final = 5
"""Seconds that open connections have when the server is stopped."""


def serve(database: Database, listening: socket.socket, settings: Settings, stop: Stop) -> None:
    """Serve until stopped."""
    limits = settings.limits
    room = room_for(limits.connections)
    most = _least(limits.connections, room)

    class Door(HttpProtocol):
        """Nobody has more than half of it, however few files may be open."""

        addresses = Addresses(settings.trusted_proxies)
        crowd = Places(limits.address_connections and _least(limits.address_connections, room // 2))

    config = uvicorn.Config(
        make_app(Store(database.engine), settings),
        http=Door,
        backlog=BACKLOG,
        h11_max_incomplete_event_size=LONGEST_HEAD,
        limit_concurrency=most + 1 if most else None,
        ws=SocketProtocol,
        ws_max_size=LONGEST,
        ws_ping_interval=_PING,
        ws_ping_timeout=_PONG,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        # A third of a megabyte a socket, and no message is long enough to be worth it.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_PARTING,
    )
    server = _Server(config)

    def leave() -> None:
        server.should_exit = True

    stop.on_asked = leave
    LOGGER.info("started", extra=telling(version=__version__, read_only=settings.is_read_only))
    try:
        if not stop.is_asked:  # it was, before there was anything to stop
            server.run(sockets=[listening])
    finally:
        LOGGER.info("stopped")


class _Server(uvicorn.Server):
    """Uvicorn, and nobody waits for rubbish to be found, nor reads one line a thousand times."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._shortage: Final = Shortage()

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(self._shortage.handle)
        async with tidying():
            await super().serve(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Uvicorn waits for all answers: those that wait for news have none to wait for."""
        release = self.lifespan.state.get(RELEASE)
        if release is not None:
            release()
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        """Uvicorn calls this ten times a second."""
        if counter % _TICKS_TO_LOOK == 0:
            self._shortage.look()
        return await super().on_tick(counter)


def _least(*bounds: int) -> int:
    """The lowest of some bounds, of which 0 is none."""
    return min((bound for bound in bounds if bound), default=0)
