"""Stands before everything else: foreign pages are turned away, and every answer is sealed.

Browsers say where a request comes from; a page of another site may neither write nor connect. The
headers allow no page to frame, embed or guess our answers. They hold for errors too.
"""

from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from carpathia.engine.errors import Refusal
from carpathia.server.messages import write_error
from carpathia.server.refusals import status_of

_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_OURS: Final = ("same-origin", "none")
"""What a browser's Sec-Fetch-Site says of our own pages, and of what a person typed."""
SEALS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cache-Control": "no-store",
}


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, is_local: bool) -> None:
        self._app: Final = app
        self._is_local: Final = is_local
        """Whether it serves this machine only: then no other name may lead here."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def seal(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(raw=list(message.get("headers", [])))
                for name, value in SEALS.items():
                    headers.setdefault(name, value)  # the pages have seals of their own
                message["headers"] = headers.raw
            await send(message)

        try:
            self._check(scope)
        except Refusal as refusal:
            await _refuse(scope, refusal, seal)
        else:
            await self._app(scope, receive, seal)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if self._is_local and not is_local_host(host):
            # A foreign name that was made to point here, so that its pages count as ours.
            raise Refusal("host-foreign", {"host": host[:100]})
        if scope["type"] == "http" and scope["method"] in _SAFE:
            return
        origin = headers.get("origin")
        if origin is not None:
            if origin_host(origin) != host.lower():
                raise Refusal("origin-foreign", {"origin": origin[:100]})
        elif headers.get("sec-fetch-site", "none") not in _OURS:
            raise Refusal("origin-foreign", {"origin": "?"})


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
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if name == "localhost":
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


async def _refuse(scope: Scope, refusal: Refusal, send: Send) -> None:
    """An answer without the application. An upgrade is refused as plain HTTP, before it happens."""
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    body = write_error(refusal.key, refusal.words)
    headers = [(b"content-type", b"application/json")]
    headers.append((b"content-length", str(len(body)).encode()))
    status = status_of(refusal)
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
