"""Where a request comes from, as far as that can be known.

The socket says it. Behind a proxy it says the proxy, and what the proxy says is believed only if
it is one of those that the host named: anybody can write a header.
"""

from contextvars import ContextVar
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Scope

from carpathia.server.settings import Network

FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip")
"""Headers by which proxies tell where a request came from."""
ASKING: Final[ContextVar[str]] = ContextVar("asking", default="")
"""The address on whose behalf something is done; '' where the house does it of itself."""
_UNKNOWN: Final = "?"


class Addresses:
    """Tells addresses apart, each by a short text."""

    def __init__(self, trusted: tuple[Network, ...]) -> None:
        self._trusted: Final = trusted

    def of(self, scope: Scope) -> str:
        """The address behind a request: the last one that no trusted proxy stands for.

        Of an IPv6 address the network only: whoever has one has 2**64 of them.
        """
        client = scope.get("client")
        found = client[0] if client else ""
        if self._trusted and self._is_trusted(found):
            told = ",".join(Headers(scope=scope).getlist("x-forwarded-for"))
            for text in reversed(told.split(",")):
                if not text.strip():
                    break
                found = text.strip()
                if not self._is_trusted(found):
                    break
        return shorten(found)

    def of_peer(self, peer: str) -> str:
        """The address at the other end of a connection; '' for a proxy, by which many come."""
        return "" if self._is_trusted(peer) else shorten(peer)

    def _is_trusted(self, text: str) -> bool:
        try:
            address = ip_address(text)
        except ValueError:
            return False
        if isinstance(address, IPv6Address) and address.ipv4_mapped:
            address = address.ipv4_mapped
        return any(address in network for network in self._trusted)


@lru_cache(1024)
def shorten(text: str) -> str:
    """What counts as one address; nonsense counts as one too.

    >>> shorten("192.0.2.1"), shorten("2001:db8::1:2"), shorten("::ffff:192.0.2.1"), shorten("x")
    ('192.0.2.1', '2001:db8::/64', '192.0.2.1', '?')
    """
    try:
        address = ip_address(text)
    except ValueError:
        return _UNKNOWN
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"
