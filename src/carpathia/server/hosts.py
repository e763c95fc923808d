"""Which names lead here, and which pages are our own.

A foreign name may be made to point at this machine, so that its pages count as ours (DNS
rebinding). So a name must be one that we know: the public one, or, where none was chosen, one
that nobody else can make point here: a bare address, `localhost`, the machine's own name.
"""

import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from carpathia.server.settings import Settings


class Hosts:
    """The names of one server."""

    def __init__(self, settings: Settings) -> None:
        self._is_local: Final = settings.is_local
        self._public: Final = settings.public_url
        own = socket.gethostname().lower()
        self._own: Final = {own, f"{own}.local", own.partition(".")[0]}

    def is_ours(self, host: str) -> bool:
        """Whether this is a name for us, port and all."""
        if self._public:
            # A host without its usual port or with it: a browser leaves it out.
            scheme = urlsplit(self._public).scheme
            return _origin(f"{scheme}://{host}") == self._public
        if self._is_local:
            return is_local_host(host)
        name = _name(host)
        return name in self._own or name == "localhost" or _is_address(name)

    def is_our_page(self, origin: str, host: str) -> bool:
        """Whether a page from `origin` that asks `host` is our own."""
        if self._public:
            return _origin(origin) == self._public
        return origin_host(origin) == host.lower()


def origin_host(origin: str) -> str:
    """The host and port of an origin; '' for `null` and for nonsense.

    >>> origin_host("https://Table.example:8000")
    'table.example:8000'
    >>> origin_host("null")
    ''
    """
    try:
        parts = urlsplit(origin)
    except ValueError:
        return ""
    return parts.netloc.lower() if parts.scheme in ("http", "https") else ""


def is_local_host(host: str) -> bool:
    """Whether a host, with or without a port, is this machine.

    >>> [is_local_host(host) for host in ("localhost:1912", "[::1]:80", "evil.example")]
    [True, True, False]
    """
    name = _name(host)
    return name == "localhost" or (_is_address(name) and ip_address(name).is_loopback)


def _origin(text: str) -> str:
    """An origin with the usual port left out, as `read_public_url` writes it; '' for nonsense."""
    try:
        parts = urlsplit(text.lower())
        port = parts.port
    except ValueError:
        return ""
    usual = {"http": 80, "https": 443}.get(parts.scheme)
    if usual is None or f"{parts.scheme}://{parts.netloc}" != text.lower():
        return ""
    return text.lower().removesuffix(f":{port}") if port == usual else text.lower()


def _name(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
