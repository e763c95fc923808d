"""The address, and the wish to stop: both are there before the server is.

To import the server takes a second. Whoever has the address by then can come: a browser that is
being opened takes as long, and connections wait meanwhile.
"""

import errno
import signal
import socket
from collections.abc import Callable

from carpathia.engine.errors import Args, Refusal
from carpathia.server.files import BACKLOG


def listen(host: str, port: int) -> socket.socket:
    """The address, taken; connections wait until the application is up. Raises Refusal."""
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


def address_of(listening: socket.socket, host: str) -> str:
    """As a browser is told it."""
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{listening.getsockname()[1]}"


class Stop:
    """Whether the server was asked to stop, from now on: also before it is up.

    Uvicorn stops in good order and then sends itself the signal again: with this it ends as a
    return would, and the database is closed. One that comes early is not lost, as an exception
    would be in the wrong moment.
    """

    def __init__(self) -> None:
        self.is_asked = False
        self.on_asked: Callable[[], None] = lambda: None
        signal.signal(signal.SIGTERM, self._ask)

    def _ask(self, _number: int, _frame: object) -> None:
        self.is_asked = True
        self.on_asked()
