"""Runs the server: the address is taken, then Uvicorn serves until it is stopped."""

import asyncio
import errno
import signal
import socket
from collections.abc import Callable
from typing import Final

import uvicorn

from carpathia import __version__
from carpathia.engine.errors import Args, Refusal
from carpathia.server.addresses import Addresses
from carpathia.server.app import make_app
from carpathia.server.database import Database
from carpathia.server.files import BACKLOG, room_for, saying_once_a_minute
from carpathia.server.guard import LONGEST_HEAD
from carpathia.server.limits import Places
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
_PARTING: Final = 5
"""Seconds that open connections have when the server is stopped."""


def serve(
    database: Database, host: str, port: int, settings: Settings, announce: Callable[[str], None]
) -> None:
    """Serve until stopped; raises Refusal where the address cannot be had.

    `announce` is told the address when people can connect, not before.
    """
    name = f"[{host}]" if ":" in host else host
    limits = settings.limits
    room = room_for(limits.connections)
    most = _least(limits.connections, room)

    class Door(HttpProtocol):
        """Nobody has more than half of it, however few files may be open."""

        addresses = Addresses(settings.trusted_proxies)
        crowd = Places(limits.address_connections and _least(limits.address_connections, room // 2))

    with _listen(host, port) as listening:
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

        def stop(_number: int, _frame: object) -> None:
            """Uvicorn stops in good order and then sends itself the signal again: with this it ends
            as a return would, and the database is closed. One that comes early is not lost, as an
            exception would be in the wrong moment.
            """
            server.should_exit = True

        signal.signal(signal.SIGTERM, stop)
        here = f"http://{name}:{listening.getsockname()[1]}"
        announce(f"{settings.public_url or here}/")
        LOGGER.info("started", extra=telling(version=__version__, read_only=settings.is_read_only))
        try:
            server.run(sockets=[listening])
        finally:
            LOGGER.info("stopped")


class _Server(uvicorn.Server):
    """Uvicorn, and nobody waits for rubbish to be found, nor reads one line a thousand times."""

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(saying_once_a_minute())
        async with tidying():
            await super().serve(sockets)


def _least(*bounds: int) -> int:
    """The lowest of some bounds, of which 0 is none."""
    return min((bound for bound in bounds if bound), default=0)


def _listen(host: str, port: int) -> socket.socket:
    """The address, taken; connections wait until the application is up."""
    words: Args = {"host": host, "port": str(port)}  # not a quantity: no commas in it
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Refusal("address-wrong", words) from None
    family, kind, protocol, _, address = found[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        taken = error.errno == errno.EADDRINUSE
        raise Refusal("address-taken" if taken else "address-wrong", words) from None
    return listening
