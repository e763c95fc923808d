"""Connections that trickle are cut off; those that only wait are not."""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from carpathia.server.protocols import HttpProtocol, SocketProtocol

PATIENCE = 0.4


async def slow(scope: Scope, receive: Receive, send: Send) -> None:
    """Takes the whole body, then longer than anybody's patience to answer; tells a socket much."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        if scope["path"] == "/table":
            while (await receive())["type"] != "websocket.disconnect":
                pass
            return
        await send({"type": "websocket.send", "text": "x" * 20_000_000})
        return
    while (await receive()).get("more_body"):
        pass
    if scope["path"] == "/slow":
        await asyncio.sleep(3 * PATIENCE)
    headers = [(b"content-length", b"4")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"done"})


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, int]]:
    for name in ("PATIENCE", "FAREWELL"):
        monkeypatch.setattr(f"carpathia.server.protocols.{name}", PATIENCE)
    config = uvicorn.Config(
        slow,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_ping_interval=PATIENCE,
        ws_ping_timeout=PATIENCE,
        lifespan="off",
        log_config=None,
    )
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        yield listening.getsockname()
        server.should_exit = True
        thread.join(20)


@pytest.mark.parametrize(
    ("begun", "piece"),
    [
        (b"", b""),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"X: y\r\n"),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n", b"x"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET /", b"x"),
    ],
)
def test_a_request_must_have_come_whole_in_time(
    address: tuple[str, int], begun: bytes, piece: bytes
) -> None:
    began = time.monotonic()
    with socket.create_connection(address, timeout=20) as connection:
        connection.sendall(begun)
        is_open = True
        while is_open and time.monotonic() - began < 30:
            time.sleep(PATIENCE / 8)
            try:
                connection.sendall(piece)
                connection.setblocking(False)
                is_open = connection.recv(65536) != b""
            except BlockingIOError:
                pass
            except OSError:
                is_open = False
            finally:
                connection.setblocking(True)
    assert not is_open
    assert time.monotonic() - began > PATIENCE / 2


def test_a_slow_answer_and_a_second_request_are_waited_for(address: tuple[str, int]) -> None:
    with socket.create_connection(address, timeout=20) as connection:
        for path in (b"/slow", b"/"):
            connection.sendall(b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
            heard = b""
            while not heard.endswith(b"done"):
                chunk = connection.recv(65536)
                assert chunk, "it was cut off while it waited"
                heard += chunk
            time.sleep(2 * PATIENCE)


def test_a_socket_that_is_over_does_not_wait_for_a_reader_who_takes_nothing(
    address: tuple[str, int],
) -> None:
    with upgraded(address, b"/") as connection, pytest.raises(GONE):
        talk_on(connection, 30)


def test_whoever_says_something_is_not_asked_whether_they_are_there(
    address: tuple[str, int],
) -> None:
    with upgraded(address, b"/table") as connection:
        talk_on(connection, 4 * PATIENCE)
        connection.setblocking(False)
        with pytest.raises(BlockingIOError):
            connection.recv(1)


def test_whoever_only_trickles_is_asked_and_shown_out(address: tuple[str, int]) -> None:
    """In the midst of a message nobody can answer a ping."""
    with upgraded(address, b"/table") as connection:
        connection.sendall(b"\x81\xfe\x10\x00\0\0\0\0")  # a message of 4 kB begins
        with pytest.raises(GONE):
            talk_on(connection, 30, b"x")


def test_whoever_is_silent_is_asked_and_shown_out(address: tuple[str, int]) -> None:
    with upgraded(address, b"/table") as connection:
        assert connection.recv(2) == PING
        connection.sendall(PONG + connection.recv(4))  # it carries what was asked
        assert connection.recv(2) == PING
        connection.recv(4)
        assert connection.recv(1)[0] == CLOSE
        with pytest.raises(GONE):
            talk_on(connection, 30)


PING = b"\x89\x04"
PONG = b"\x8a\x84\0\0\0\0"
CLOSE = 0x88
GONE = (ConnectionResetError, BrokenPipeError)


@contextmanager
def upgraded(address: tuple[str, int], path: bytes) -> Iterator[socket.socket]:
    """A WebSocket by hand; the server's answer is read up to its end."""
    asked = (
        b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    with socket.create_connection(address, timeout=20) as connection:
        connection.sendall(asked)
        heard = b""
        while not heard.endswith(b"\r\n\r\n"):
            heard += connection.recv(1)
        assert heard.startswith(b"HTTP/1.1 101")
        yield connection


A_PONG = b"\x8a\x80\0\0\0\0"


def talk_on(connection: socket.socket, seconds: float, word: bytes = A_PONG) -> None:
    """Send what nobody minds, and read nothing."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        time.sleep(PATIENCE / 4)
        connection.sendall(word)
