"""What a host may decide about the server, checked, in one place."""

import re
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from carpathia.engine.errors import Refusal
from carpathia.server.malformed import malformed

Network = IPv4Network | IPv6Network
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
"""A limit; 0 is none."""

_LEAST_TOKEN: Final = 16


class Rate(Struct, frozen=True, forbid_unknown_fields=True):
    """So many at once, and as many again within so many seconds."""

    most: Count
    within: Annotated[int, Meta(ge=1, le=1_000_000)] = 1


class Limits(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """How much one address, one seat and all together may ask for.

    The defaults are some ten times what a full table in one household needs, and far from what
    would make the server slow for others. An address is an IPv4 address or an IPv6 /64 network,
    which one household has to itself.
    """

    address_requests: Rate = Rate(600, 15)
    seat_requests: Rate = Rate(200, 20)
    """With one seat's cookie, from wherever."""
    address_frames: Rate = Rate(600, 15)
    seat_frames: Rate = Rate(100, 10)
    address_rooms: Rate = Rate(200, 3600)
    """Rooms created, daily deals and lessons too."""
    address_hints: Rate = Rate(60, 120)
    """Hints, reviews and imports: each makes a worker think."""
    address_replays: Rate = Rate(60, 20)
    """Replays and proofs: each plays a whole match again."""
    address_connections: Count = 300
    """Idle ones too; WebSockets are counted below, and those of a trusted proxy are not."""
    address_sockets: Count = 100
    seat_sockets: Count = 20
    """Devices on which one seat is open."""
    room_watchers: Count = 200
    match_commands: Count = 5_000
    """Moves and undos of one match: several times what the longest of people has."""
    sockets: Count = 5_000
    connections: Count = 10_000
    """Of any kind, idle ones too."""


NO_LIMITS: Final = Limits(
    address_requests=Rate(0),
    seat_requests=Rate(0),
    address_frames=Rate(0),
    seat_frames=Rate(0),
    address_rooms=Rate(0),
    address_hints=Rate(0),
    address_replays=Rate(0),
    address_connections=0,
    address_sockets=0,
    seat_sockets=0,
    room_watchers=0,
    match_commands=0,
    sockets=0,
    connections=0,
)


class Settings(Struct, frozen=True):
    """Everything that is decided before the server starts."""

    is_local: bool = True
    """Whether it listens on this machine only."""
    public_url: str = ""
    """Where people find it, if a proxy or a name leads to it: scheme, host and port."""
    trusted_proxies: tuple[Network, ...] = ()
    """Whose word is taken for where a request comes from."""
    limits: Limits = Limits()
    is_read_only: bool = False
    metrics_token: str = ""
    """Opens /metrics to whoever is not on this machine; none: nothing does."""

    keep_imports: int = 0
    """Days after which an imported record goes that nobody looked at; 0: it stays."""

    @property
    def is_secure(self) -> bool:
        """Whether all that people send and get is encrypted on its way."""
        return self.public_url.startswith("https:")


def read_public_url(text: str) -> str:
    """Scheme and host of a public address, as a browser writes an origin; raises Refusal.

    >>> read_public_url("https://Table.example:443/")
    'https://table.example'
    """
    try:
        parts = urlsplit(text.lower())
        port = parts.port
    except ValueError:
        raise Refusal("public-url-wrong", {"url": text}) from None
    is_bare = parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username)
    if parts.scheme not in ("http", "https") or not parts.hostname or not is_bare:
        raise Refusal("public-url-wrong", {"url": text})
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    is_usual = port is None or port == (443 if parts.scheme == "https" else 80)
    return f"{parts.scheme}://{name}" if is_usual else f"{parts.scheme}://{name}:{port}"


def read_proxy(text: str) -> Network:
    """The address of a proxy, or a network of them; raises Refusal.

    >>> read_proxy("10.0.0.7")
    IPv4Network('10.0.0.7/32')
    """
    try:
        return ip_network(text)
    except ValueError:
        raise Refusal("proxy-wrong", {"address": text}) from None


def read_limits(path: Path) -> Limits:
    """Limits from a TOML file, which names those that differ; raises Refusal and OSError."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Limits)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refusal("limits-wrong", {"path": malformed(error).words["path"]}) from None


def read_metrics_token(path: Path) -> str:
    """A token from a file, which `ps` does not show; raises Refusal and OSError."""
    token = path.read_text("utf-8").strip()
    if len(token) < _LEAST_TOKEN or not re.fullmatch(r"[A-Za-z0-9_-]+", token):
        raise Refusal("metrics-token-wrong", {"least": _LEAST_TOKEN})
    return token
