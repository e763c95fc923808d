"""An ear at the server's door: every byte that leaves it, by whom it is for."""

from typing import Any

from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send


class Tap:
    """Wraps the whole application. Who somebody is, the seat's cookie says; '': nobody yet."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self.heard: dict[str, list[bytes]] = {}
        self.answered: set[tuple[str, str]] = set()
        """Methods and paths of all requests that were granted."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        heard = self.heard.setdefault(_token(scope), [])

        async def listen(message: Message) -> None:
            heard.extend(_bytes(message))
            if 200 <= message.get("status", 0) < 300:
                self.answered.add((scope["method"].lower(), scope["path"]))
            await send(message)

        await self._app(scope, receive, listen)

    def take(self, token: str) -> list[bytes]:
        """What somebody was sent since this was last asked."""
        return self.heard.pop(token, [])

    def take_all(self) -> list[bytes]:
        """What anybody was sent since this was last asked."""
        return [data for token in list(self.heard) for data in self.take(token)]


def _token(scope: Scope) -> str:
    headers = dict(scope["headers"])
    return cookie_parser(headers.get(b"cookie", b"").decode("latin-1")).get("carpathia", "")


def _bytes(message: Message) -> list[bytes]:
    """All that goes over the line: the status, headers, bodies, frames, reasons."""
    found = [name + b": " + value for name, value in message.get("headers", [])]
    parts: list[Any] = [message.get(name) for name in ("status", "code", "body", "bytes", "text")]
    parts.append(message.get("reason"))
    for part in parts:
        if part:
            found.append(part if isinstance(part, bytes) else str(part).encode())
    return found
