"""Refusals before the application: the one shape of error, over bare ASGI."""

from starlette.types import Scope, Send

from carpathia.engine.errors import Refusal
from carpathia.server.messages import write_error
from carpathia.server.refusals import status_of


async def turn_away(scope: Scope, refusal: Refusal, send: Send) -> None:
    """Answer without the application. An upgrade is refused as plain HTTP, before it happens."""
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    body = write_error(refusal.key, refusal.words)
    headers = [(b"content-type", b"application/json")]
    headers.append((b"content-length", str(len(body)).encode()))
    if "seconds" in refusal.words:
        headers.append((b"retry-after", str(refusal.words["seconds"]).encode()))
    await send({"type": f"{kind}.start", "status": status_of(refusal), "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
