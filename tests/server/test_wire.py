"""Nobody in, by the bytes: what no client library would ever send, to the real server."""

import json
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from tests.server.house import new_key
from tests.server.process import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("wire") / "data")
    yield found
    assert found.end(signal.SIGTERM) == 0
    logged = found.log.read_text()
    assert '"event":"request"' in logged
    assert '"event":"failed"' not in logged
    assert "ASGI" not in logged


def ask(server: Server, line: bytes, *headers: bytes, body: bytes = b"") -> tuple[int, Any]:
    """The status and the JSON of an answer."""
    heard = server.say(b"\r\n".join([line, *headers, b"Connection: close", b"", body]))
    head, _, told = heard.partition(b"\r\n\r\n")
    assert b"content-security-policy: default-src 'none'" in head.lower()
    return int(head.split(b" ", 2)[1]), json.loads(told)


LOCAL = b"Host: localhost"


@pytest.mark.parametrize(
    ("target", "status", "key"),
    [
        (b"/api/rooms/..%2f..%2fetc%2fpasswd", 404, "nothing-here"),
        (b"/api/rooms/%2e%2e/rooms", 404, "nothing-here"),
        (b"/api/rooms/../../etc/passwd", 404, "nothing-here"),
        (b"/api/rooms/%00", 404, "room-unknown"),
        (b"/api/rooms/%ff%fe", 404, "room-unknown"),
        (b"/api/rooms/%ed%a0%80", 404, "room-unknown"),
        (b"/api/rooms/%", 404, "room-unknown"),
        (b"/api/rooms/" + b"x" * 10_000, 404, "room-unknown"),
        (b"//api/rooms/x", 404, "nothing-here"),
        (b"/api//rooms/x", 404, "nothing-here"),
        (b"/api/rooms/x;y=1", 404, "room-unknown"),
        (b"/API/rooms/x", 404, "nothing-here"),
        (b"http://evil.example/api/rooms/x", 404, "nothing-here"),
        (b"*", 404, "nothing-here"),
        (b"/api/rooms/\xff", 400, "request-wrong"),
        (b"/api/rooms/a b", 400, "request-wrong"),
        (b"/api/rooms/" + b"x" * 17_000, 400, "request-wrong"),
    ],
)
def test_path_tricks(server: Server, target: bytes, status: int, key: str) -> None:
    answer = ask(server, b"GET " + target + b" HTTP/1.1", LOCAL)
    assert (answer[0], answer[1]["error"]) == (status, key)


@pytest.mark.parametrize(
    "headers",
    [
        (LOCAL, b"X-Long: " + b"x" * 17_000),
        (LOCAL, *(b"X-%d: x" % number for number in range(3_000))),
        (LOCAL, b"X-Nul: \0"),
        (LOCAL, b"Space : x"),
        (LOCAL, b"Host: evil.example"),
        (LOCAL, b"Content-Length: 1", b"Content-Length: 2"),
        (LOCAL, b"Content-Length: -1"),
        (LOCAL, b"Content-Length: +2"),
        (LOCAL, b"Transfer-Encoding: chunked, chunked"),
        (LOCAL, b"Transfer-Encoding: \x0bchunked"),
        (LOCAL, b"Transfer-Encoding: gzip"),
        (),
    ],
)
def test_headers_that_hide_a_second_request_or_have_no_end(
    server: Server, headers: tuple[bytes, ...]
) -> None:
    status, told = ask(server, b"POST /api/rooms HTTP/1.1", *headers)
    assert (status, told) == (400, {"error": "request-wrong", "args": {}})


@pytest.mark.parametrize(
    "sent_as",
    [b"text/plain", b"application/x-www-form-urlencoded", b"multipart/form-data; boundary=x"],
)
def test_a_form_of_a_foreign_page(server: Server, sent_as: bytes) -> None:
    body = b'{"game":"titus","edition":"adlung","seats":2}'
    length = b"Content-Length: %d" % len(body)
    line, kind = b"POST /api/rooms HTTP/1.1", b"Content-Type: " + sent_as
    foreign = ask(server, line, LOCAL, kind, length, b"Origin: http://evil.example", body=body)
    assert (foreign[0], foreign[1]["error"]) == (403, "origin-foreign")
    hidden = ask(server, line, LOCAL, kind, length, body=body)
    assert (hidden[0], hidden[1]["error"]) == (415, "body-not-json")


def test_a_length_and_chunks_at_once_are_one_request_and_the_last(server: Server) -> None:
    """A proxy that believed the length would see a second request in here; we see none."""
    hidden = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    heard = server.say(
        b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: %d\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
        % (5 + len(hidden))
        + hidden
    )
    assert heard.count(b"HTTP/1.1 ") <= 2
    assert b"message-wrong" in heard or b"request-wrong" in heard


@pytest.mark.parametrize(
    "start",
    [
        b"POST /api/rooms HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 100000000\r\n\r\n",
        b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nX: ",
        b"GET /",
        b"",
    ],
)
def test_what_has_no_end_is_cut_off(server: Server, start: bytes) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=20) as connection:
        connection.sendall(start)
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            connection.sendall(b"x" * 100_000_000)
    assert httpx.get(f"{server.address}/healthz", timeout=60).status_code == 200


KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
VERSION = b"Sec-WebSocket-Version: 13"


@pytest.mark.parametrize(
    ("line", "headers", "status", "key"),
    [
        (b"GET /nowhere HTTP/1.1", (KEY, VERSION), 404, "nothing-here"),
        (b"GET / HTTP/1.1", (KEY, VERSION), 404, "nothing-here"),
        (b"GET /api/rooms HTTP/1.1", (KEY, VERSION), 404, "nothing-here"),
        (b"GET /assets/x.js HTTP/1.1", (KEY, VERSION), 404, "nothing-here"),
        (b"GET /nowhere HTTP/1.1", (KEY, b"Sec-WebSocket-Version: 8"), 400, "request-wrong"),
        (b"GET /nowhere HTTP/1.1", (VERSION,), 400, "request-wrong"),
        (b"GET /nowhere HTTP/1.1", (KEY, KEY, VERSION), 400, "request-wrong"),
        (b"POST /nowhere HTTP/1.1", (KEY, VERSION), 400, "request-wrong"),
        (b"GET / HTTP/1.1", (KEY, VERSION, *(b"X: y",) * 300), 400, "request-wrong"),
    ],
)
def test_an_upgrade_that_leads_nowhere_or_is_none(
    server: Server, line: bytes, headers: tuple[bytes, ...], status: int, key: str
) -> None:
    upgrade = (LOCAL, b"Upgrade: websocket", b"Connection: Upgrade")
    heard = server.say(b"\r\n".join([line, *upgrade, *headers, b"", b""]))
    head, _, told = heard.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 %d" % status)
    assert b"content-security-policy: default-src 'none'" in head.lower()
    assert json.loads(told) == {"error": key, "args": {}}


# Frames


class Seat:
    """Somebody who sits alone, over the real wire."""

    def __init__(self, server: Server) -> None:
        with httpx.Client(base_url=server.address, timeout=60) as client:
            asked = {"game": "sos-titanic", "edition": "en", "seats": 1}
            created = client.post("/api/rooms", json=asked).json()
            joining = {"join": created["join"], "key": new_key(), "name": "Harold"}
            seated = client.post(f"/api/rooms/{created['room']}/seats", json=joining).json()
        self.door = f"/api/rooms/{created['room']}/seats/1"
        self.address = server.address.replace("http", "ws") + f"{self.door}/socket"
        self.cookie = {"Cookie": f"carpathia={seated['token']}"}

    def connect(self) -> ClientConnection:
        return connect(self.address, additional_headers=self.cookie, max_size=None)


def ended(connection: ClientConnection) -> int | None:
    """The code with which the server ends it."""
    with suppress(ConnectionClosed):
        while True:
            connection.recv(timeout=20)
    return connection.close_code


def push(connection: ClientConnection, *frames: Frame) -> None:
    """Write frames that a client library would not."""
    data = b"".join(frame.serialize(mask=True) for frame in frames)
    try:
        connection.socket.sendall(data)
    except OSError:
        return  # it has hung up already, as it may


def test_a_message_in_giant_pieces_ends_the_socket(server: Server) -> None:
    with Seat(server).connect() as connection:
        push(connection, Frame(Opcode.TEXT, b" " * 4000, fin=False))
        push(connection, Frame(Opcode.CONT, b" " * 4000, fin=False))
        push(connection, Frame(Opcode.CONT, b" " * 4000, fin=False))
        assert ended(connection) == 1009


def test_a_message_in_countless_empty_pieces_ends_the_socket(server: Server) -> None:
    with Seat(server).connect() as connection:
        push(connection, Frame(Opcode.TEXT, b"", fin=False))
        push(connection, *[Frame(Opcode.CONT, b"", fin=False)] * 500)
        assert ended(connection) == 1009


def test_a_flood_of_pings_ends_the_socket_and_a_few_do_not(server: Server) -> None:
    seat = Seat(server)
    with seat.connect() as connection:
        for _ in range(20):
            assert connection.ping().wait(20)
    with seat.connect() as connection:
        push(connection, *[Frame(Opcode.PING, b"x" * 125)] * 500)
        assert ended(connection) == 1008


@pytest.mark.parametrize(
    ("first", "second", "payload", "code"),
    [
        (0x81, 0x82, b"\xff\xfe", 1007),  # a text that is none
        (0x09, 0x80, b"", 1002),  # a ping in pieces
        (0x80, 0x81, b"x", 1002),  # the end of what never began
        (0xA1, 0x81, b"x", 1002),  # a reserved bit
        (0x8F, 0x80, b"", 1002),  # an unknown kind of frame
        (0x81, 0x01, b"x", 1002),  # not masked
    ],
)
def test_a_frame_against_the_protocol_ends_the_socket(
    server: Server, first: int, second: int, payload: bytes, code: int
) -> None:
    mask = b"\0\0\0\0" if second & 0x80 else b""
    with Seat(server).connect() as connection:
        connection.recv(timeout=20)
        connection.recv(timeout=20)
        connection.socket.sendall(bytes([first, second]) + mask + payload)
        assert ended(connection) == code


def test_a_binary_frame_is_a_message_like_any_other(server: Server) -> None:
    with Seat(server).connect() as connection:
        connection.recv(timeout=20)
        table = json.loads(connection.recv(timeout=20))
        connection.send(b"\x00\x01")
        assert json.loads(connection.recv(timeout=20))["error"] == "message-wrong"
        move = {"play": table["moves"][0], "after": 0, "key": new_key()}
        connection.send(json.dumps(move).encode())
        assert json.loads(connection.recv(timeout=20))["version"] == 1


def test_others_play_on_meanwhile(server: Server) -> None:
    with Seat(server).connect() as connection, Seat(server).connect() as other:
        push(connection, *[Frame(Opcode.TEXT, b"{")] * 300)
        other.recv(timeout=20)
        table = json.loads(other.recv(timeout=20))
        other.send(json.dumps({"play": table["moves"][0], "after": 0, "key": new_key()}))
        began = time.monotonic()
        assert json.loads(other.recv(timeout=20))["version"] == 1
        assert time.monotonic() - began < 5


def test_only_so_many_connections_are_taken(tmp_path: Path) -> None:
    limits = tmp_path / "limits.toml"
    limits.write_text("connections = 3\n")
    server = Server(tmp_path / "data", "--limits", str(limits))
    host, port = server.address.removeprefix("http://").split(":")
    idle = [socket.create_connection((host, int(port))) for _ in range(3)]
    time.sleep(0.3)
    heard = server.say(b"")
    assert heard.startswith(b"HTTP/1.1 503")
    assert b'{"error":"server-full","args":{"seconds":10}}' in heard
    for connection in idle:
        connection.close()
    time.sleep(0.3)
    assert httpx.get(f"{server.address}/healthz", timeout=60).status_code == 200
    assert server.end(signal.SIGTERM) == 0
