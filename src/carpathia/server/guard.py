"""Stands before everything else: foreign pages are turned away, and every answer is sealed.

Browsers say where a request comes from; a page of another site may neither write nor connect. The
headers allow no page to frame, embed or guess our answers. They hold for errors too.
"""

import asyncio
from collections.abc import Iterable
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from carpathia.engine.errors import Refusal
from carpathia.server.answers import turn_away
from carpathia.server.hosts import Hosts
from carpathia.server.settings import Settings

_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_OURS: Final = ("same-origin", "none")
"""What a browser's Sec-Fetch-Site says of our own pages, and of what a person typed."""
_ANY_NAME: Final = ("/healthz", "/metrics")
"""Doors that are asked from inside, by a name the public does not know; they change nothing."""
API: Final = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
"""What anything but a page may load: nothing."""
SEALS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
PAGE: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""What a page of ours may load: what we serve, and nothing written into the page itself."""
KEPT: Final = "no-store"
"""An answer is kept by nobody, unless it says itself that it may be: pictures may."""
SECURE: Final = "max-age=31536000"
"""A browser that was here by HTTPS does not come by HTTP for a year."""

_BACK: Final = 5
"""Seconds after which a server that was stopped may be back."""
_POLICY: Final = b"content-security-policy"
LONGEST_HEAD: Final = 16 * 1024
"""Bytes of a request before its body: its path and all headers."""


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app: Final = app
        self._hosts: Final = Hosts(settings)
        self._is_public: Final = bool(settings.public_url)
        self._is_secure: Final = settings.is_secure
        seals = {**SEALS, "Strict-Transport-Security": SECURE} if self._is_secure else SEALS
        self._seals: Final = {
            name.lower().encode(): value.encode() for name, value in seals.items()
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        is_answered = False

        async def seal(message: Message) -> None:
            nonlocal is_answered
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                is_answered = True
                message["headers"] = self._sealed(message.get("headers", []))
            await send(message)

        if self._is_secure:  # a proxy took the encryption off
            scope["scheme"] = "https" if scope["type"] == "http" else "wss"
        try:
            self._check(scope)
        except Refusal as refusal:
            await turn_away(scope, refusal, seal)
            return
        try:
            await self._app(scope, receive, seal)
        except asyncio.CancelledError:  # the server stops, and has waited long enough
            if is_answered or scope["type"] != "http":
                raise
            await turn_away(scope, Refusal("server-stopping", {"seconds": _BACK}), seal)

    def _sealed(self, headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        """The headers of an answer, with ours in place of any of the same name.

        What a page may load, and how long an answer may be kept, it may have said itself.
        """
        kept = [(name, value) for name, value in headers if name not in self._seals]
        told = dict(kept)
        if _POLICY not in told:
            is_page = told.get(b"content-type", b"").startswith(b"text/html")
            kept.append((_POLICY, PAGE.encode() if is_page else API.encode()))
        if b"cache-control" not in told:
            kept.append((b"cache-control", KEPT.encode()))
        kept += self._seals.items()
        return kept

    def _check(self, scope: Scope) -> None:
        if _head_length(scope) > LONGEST_HEAD:
            raise Refusal("request-wrong")
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        is_safe = scope["type"] == "http" and scope["method"] in _SAFE
        if is_safe and self._is_public and scope["path"] in _ANY_NAME:
            return
        if not self._hosts.is_ours(host):
            raise Refusal("host-foreign", {"host": host[:100]})
        if is_safe:
            return
        origins = headers.getlist("origin")
        if origins:  # no browser sends two; whoever does may mean us to see only the first
            if len(origins) > 1 or not self._hosts.is_our_page(origins[0], host):
                raise Refusal("origin-foreign", {"origin": ", ".join(origins)[:100]})
        elif headers.get("sec-fetch-site", "none") not in _OURS:
            raise Refusal("origin-foreign", {"origin": "?"})


def _head_length(scope: Scope) -> int:
    """The protocol counts only while it waits for more: what came at once is counted here."""
    path: bytes = scope.get("raw_path") or b""
    query: bytes = scope.get("query_string") or b""
    return len(path) + len(query) + sum(len(name) + len(value) for name, value in scope["headers"])
