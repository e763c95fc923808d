"""Uvicorn's protocols, made impatient: what never comes to the application is limited here.

A connection that trickles, pings without end or cuts a message into countless pieces costs little
to whoever opens it. Each has a bound; and what is no HTTP at all is refused in the one shape.
"""

import asyncio
from http import HTTPStatus
from typing import Any, Final

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.frames import Frame
from websockets.http11 import Request, Response

from carpathia.engine.errors import Refusal
from carpathia.server.addresses import Addresses
from carpathia.server.guard import API, KEPT, SEALS
from carpathia.server.limits import Buckets, Places
from carpathia.server.messages import write_error
from carpathia.server.refusals import status_of
from carpathia.server.settings import Rate

PATIENCE: Final = 30.0
"""Seconds in which a request must have come whole."""
FAREWELL: Final = 10.0
"""Seconds in which somebody must have taken the last that was sent, when a WebSocket ends."""
_PINGS: Final = Rate(30, 60)
_MOST_PIECES: Final = 64
"""Of one message. Browsers send it in one."""
_SHOWN_OUT: Final = 1008
_TOO_BIG: Final = 1009


class HttpProtocol(H11Protocol):
    """One connection over which requests come. `limit_concurrency` is one more than may be."""

    addresses: Addresses = Addresses(())
    crowd: Places = Places(0)
    """Who has how many connections. Once it is a WebSocket, the throttle counts it instead."""
    _who = ""
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as Uvicorn does
        super().connection_made(transport)
        if self.limit_concurrency is not None and len(self.connections) >= self.limit_concurrency:
            self._turn_away("server-full")
        elif self._is_let_in():
            self._wait()
        else:
            self._turn_away("too-many-sockets")

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            self._stop_waiting()  # a WebSocket from now on, which may last
            self._leave()
        elif self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._wait()
        else:
            self._stop_waiting()

    def send_400_response(self, _msg: str) -> None:
        """What came is no HTTP, or its headers are too long."""
        self._refuse(Refusal("request-wrong"))

    def _is_let_in(self) -> bool:
        who = self.addresses.of_peer(self.client[0]) if self.client else ""
        if self.crowd.is_full(who):
            return False
        if who:
            self.crowd.enter(who)
        self._who = who
        return True

    def _turn_away(self, key: str) -> None:
        """It takes nobody's place, not even for the moment until it is closed."""
        self.connections.discard(self)
        self._refuse(Refusal(key, {"seconds": 10}))

    def _leave(self) -> None:
        if self._who:
            self.crowd.leave(self._who)
            self._who = ""

    def _wait(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(PATIENCE, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, refusal: Refusal) -> None:
        self._stop_waiting()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            body, headers = _sealed(refusal)
            answer = h11.Response(status_code=status_of(refusal), headers=list(headers.items()))
            for event in (answer, h11.Data(data=body), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        self.transport.close()


class SocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._pings: Final = Buckets(_PINGS)
        self._heard = 0.0
        """When something came last, and whole: what only trickles in says nothing."""

    def handle_connect(self, event: Request) -> None:
        """An upgrade that is none, by its version, say: the library would refuse it in English."""
        if self.conn.accept(event).status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            super().handle_connect(event)
        else:
            self._refuse()

    def data_received(self, data: bytes) -> None:
        """An upgrade that cannot be read, by too many headers, say: nobody else would answer it."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._refuse()

    async def send(self, message: ASGISendEvent) -> None:
        """Uvicorn takes an upgrade that was refused for one that was forgotten, and says so; and
        whoever sends something to a socket that it closed itself, meanwhile, for a defect.
        """
        if self.close_sent and message["type"] in ("websocket.send", "websocket.close"):
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True

    async def run_asgi(self) -> None:
        """Until the application is through with it."""
        await super().run_asgi()
        self._part()

    def send_keepalive_ping(self) -> None:
        """Nobody is asked whether they are there who said something just now."""
        left = self._heard + (self.ping_interval or 0) - self.loop.time()
        if left > 0:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """Nobody has answered a ping."""
        super().keepalive_timeout()
        self._part()

    def send_receive_event_to_app(self) -> None:
        """A message has come."""
        self._heard = self.loop.time()
        super().send_receive_event_to_app()

    def handle_pong(self, event: Frame) -> None:
        """An answer to a ping, or of somebody's own accord."""
        self._heard = self.loop.time()
        super().handle_pong(event)

    def handle_ping(self) -> None:
        """Each is answered, and the answers wait in memory if nobody reads them."""
        if self.close_sent:
            return
        super().handle_ping()
        if self._pings.take(""):
            self._show_out(_SHOWN_OUT)

    def handle_cont(self, event: Frame) -> None:
        """Pieces may be empty: the limit of a message's size does not count them."""
        super().handle_cont(event)
        if len(self.frames) > _MOST_PIECES and not self.close_sent:
            self._show_out(_TOO_BIG)

    def _refuse(self) -> None:
        refusal = Refusal("request-wrong")
        body, headers = _sealed(refusal)
        answer = Response(status_of(refusal), "", Headers(headers), body)
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.transport.write(answer.serialize())
        self.transport.close()

    def _show_out(self, code: int) -> None:
        self.conn.fail(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.transport.close()
        self._part()

    def _part(self) -> None:
        """What is closed is still there until its reader has taken everything: not for ever."""
        self.loop.call_later(FAREWELL, self.transport.abort)


def _sealed(refusal: Refusal) -> tuple[bytes, dict[str, str]]:
    """The body and the headers of a refusal that the application never hears of."""
    body = write_error(refusal.key, refusal.words)
    headers = {
        **SEALS,
        "Content-Security-Policy": API,
        "Cache-Control": KEPT,
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Connection": "close",
    }
    if "seconds" in refusal.words:
        headers["Retry-After"] = str(refusal.words["seconds"])
    return body, headers
