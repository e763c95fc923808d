"""Runs the server: the address is taken, then Uvicorn serves until it is stopped."""

import errno
import signal
import socket
import sys
from collections.abc import Callable
from typing import Final

import uvicorn

from carpathia import __version__
from carpathia.engine.errors import Args, Refusal
from carpathia.server.app import make_app
from carpathia.server.database import Database
from carpathia.server.guard import LONGEST_HEAD
from carpathia.server.logs import LOGGER, telling
from carpathia.server.messages import LONGEST
from carpathia.server.protocols import HttpProtocol, SocketProtocol
from carpathia.server.settings import Settings
from carpathia.server.store import Store
from carpathia.server.tidying import tidying

_BACKLOG: Final = 2048
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
    most = settings.limits.connections
    with _listen(host, port) as listening:
        config = uvicorn.Config(
            make_app(Store(database.engine), settings),
            http=HttpProtocol,
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
        # Uvicorn stops in good order and then sends itself the signal again: with this it ends
        # as a return would, and the database is closed.
        signal.signal(signal.SIGTERM, _stop)
        here = f"http://{name}:{listening.getsockname()[1]}"
        announce(f"{settings.public_url or here}/")
        LOGGER.info("started", extra=telling(version=__version__, read_only=settings.is_read_only))
        try:
            _Server(config).run(sockets=[listening])
        finally:
            LOGGER.info("stopped")


class _Server(uvicorn.Server):
    """Uvicorn, and nobody waits for rubbish to be found."""

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        async with tidying():
            await super().serve(sockets)


def _stop(_number: int, _frame: object) -> None:
    sys.exit(0)


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
        listening.listen(_BACKLOG)
    except OSError as error:
        listening.close()
        taken = error.errno == errno.EADDRINUSE
        raise Refusal("address-taken" if taken else "address-wrong", words) from None
    return listening
