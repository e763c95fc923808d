"""Sees everything that is asked and answered, outermost of all: counts it and logs it.

A defect of ours ends here too: it is logged with the number of its request, which the answer
carries, so that whoever met it can be helped.
"""

import logging
import secrets
import time
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from carpathia.engine.errors import Refusal
from carpathia.server.answers import turn_away
from carpathia.server.logs import LOGGER, telling
from carpathia.server.metrics import NOWHERE, Metrics

_ERROR: Final = b'{"error":"'
"""How every refusal begins; must agree with `messages.Error`, whose first field it is."""
_QUIET: Final = ("/healthz", "/metrics")
"""Asked all day long by machines."""


class Observer:
    """Wraps the guard."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app: Final = app
        self._metrics: Final = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        visit = _Visit(scope, send, self._metrics)
        try:
            await self._app(scope, receive, visit.send)
        except Exception:  # noqa: BLE001  # nobody outside of this one would tell of it
            LOGGER.exception("failed", extra=telling(id=visit.id, route=visit.route()))
            if not visit.status:
                await turn_away(scope, Refusal("server-failed"), visit.send)
        finally:
            visit.end()


class _Visit:
    """One request or one socket, from its beginning to its end."""

    def __init__(self, scope: Scope, send: Send, metrics: Metrics) -> None:
        self.id: Final = secrets.token_hex(8)
        self.status = 0
        self._scope: Final = scope
        self._send: Final = send
        self._metrics: Final = metrics
        self._began: Final = time.perf_counter()
        self._refusal = ""
        self._code = 0

    def route(self) -> str:
        """The template of the door; never the path, which has what a visitor wrote."""
        path = getattr(self._scope.get("route"), "path", NOWHERE)
        return str(path)

    async def send(self, message: Message) -> None:
        kind = message["type"]
        if kind in ("http.response.start", "websocket.http.response.start"):
            message["headers"] = [
                *message.get("headers", []),
                (b"x-request-id", self.id.encode()),
            ]
            self._answered(message["status"])
        elif kind in ("http.response.body", "websocket.http.response.body"):
            self._look_for_refusal(message.get("body", b""))
        elif kind == "websocket.accept":
            self._answered(101)
        elif kind == "websocket.send":
            self._look_for_refusal((message.get("text") or "")[:100].encode())
        elif kind == "websocket.close":
            self._code = message.get("code", 1000)
        await self._send(message)

    def end(self) -> None:
        route = self.route()
        level = logging.DEBUG if route in _QUIET else logging.INFO
        told: dict[str, str | int] = {
            "id": self.id,
            "method": self._scope.get("method", "GET")[:10],
            "route": route,
            "status": self.status,
            "ms": round(self._seconds() * 1000),
        }
        if self._scope["type"] == "websocket" and self._code:
            told["code"] = self._code
        if self._refusal:
            told["refusal"] = self._refusal
        event = "socket" if self._scope["type"] == "websocket" else "request"
        LOGGER.log(level, event, extra=telling(**told))

    def _answered(self, status: int) -> None:
        self.status = status
        method = self._scope.get("method", "GET")
        self._metrics.answered(method, self.route(), status, self._seconds())

    def _look_for_refusal(self, data: bytes) -> None:
        if data.startswith(_ERROR):
            key = data[len(_ERROR) :].partition(b'"')[0].decode("ascii", "replace")
            self._refusal = key
            self._metrics.refused(key)

    def _seconds(self) -> float:
        return time.perf_counter() - self._began
