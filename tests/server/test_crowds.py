"""Crowds at the door: one address cannot keep the others out, and nobody runs out of files."""

import asyncio
import errno
import logging
import signal
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from websockets.sync.client import connect

from carpathia.server.addresses import Addresses
from carpathia.server.files import Shortage
from carpathia.server.settings import read_proxy
from tests.server.process import PROGRAM, Server
from tests.server.test_wire import Seat

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs many local addresses")

HEALTH = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
FULL = b'{"error":"too-many-sockets","args":{"seconds":10}}'
FEW_FILES = (
    "import resource, runpy; resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}));"
    "runpy.run_module('carpathia', run_name='__main__', alter_sys=True)"
)


@contextmanager
def serving(folder: Path, limits: str = "", soft: int = 0, hard: int = 0) -> Iterator[Server]:
    file = folder / "limits.toml"
    file.write_text(limits)
    program = ("-c", FEW_FILES.format(soft=soft, hard=hard)) if hard else PROGRAM
    server = Server(folder / "data", "--limits", str(file), program=program)
    try:
        yield server
    finally:
        assert server.end(signal.SIGTERM) == 0


def call(server: Server, here: str = "127.0.0.1") -> socket.socket:
    """A connection from one of this machine's addresses."""
    host, port = server.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=20, source_address=(here, 0))


def ask(server: Server, here: str = "127.0.0.1", asked: bytes = HEALTH) -> bytes:
    """What somebody from an address is told about the server's health."""
    with call(server, here) as connection:
        connection.sendall(asked)
        heard = b""
        while chunk := connection.recv(65536):
            heard += chunk
    return heard


def test_an_address_has_only_so_many_connections_and_others_come_in(tmp_path: Path) -> None:
    with serving(tmp_path, "address-connections = 4\n") as server:
        seat = Seat(server)
        with ExitStack() as open_ones:
            for _ in range(3):
                cookie = seat.cookie
                open_ones.enter_context(connect(seat.address, additional_headers=cookie))
            idle = [open_ones.enter_context(call(server)) for _ in range(4)]
            time.sleep(0.3)
            heard = ask(server, asked=b"")
            assert heard.startswith(b"HTTP/1.1 429")
            assert FULL in heard
            assert b"Retry-After: 10" in heard
            assert b"Content-Security-Policy: default-src 'none'" in heard
            assert ask(server, "127.0.0.2").startswith(b"HTTP/1.1 200")
            idle[0].close()
            time.sleep(0.3)
            assert ask(server).startswith(b"HTTP/1.1 200"), "nobody gave a place back"


def test_where_few_files_may_be_open_newcomers_still_come_in(tmp_path: Path) -> None:
    with serving(tmp_path, soft=400, hard=400) as server, ExitStack() as idle:
        for _ in range(460):
            idle.enter_context(call(server))
        began = time.monotonic()
        assert ask(server, "127.0.0.2").startswith(b"HTTP/1.1 200")
        assert time.monotonic() - began < 25
        assert server.log.read_text().count("\n") < 50


def test_the_limit_of_open_files_is_raised_at_the_start(tmp_path: Path) -> None:
    import resource

    with serving(tmp_path, "connections = 1000\n", soft=300, hard=5000) as server:
        assert ask(server).startswith(b"HTTP/1.1 200")
        files, _ = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    assert 1000 < files <= 5000


def test_out_of_files_is_said_by_a_server_that_can_take_nobody(tmp_path: Path) -> None:
    import resource

    with serving(tmp_path) as server:
        assert ask(server).startswith(b"HTTP/1.1 200")
        pid = server.process.pid
        before = resource.prlimit(pid, resource.RLIMIT_NOFILE)
        resource.prlimit(pid, resource.RLIMIT_NOFILE, (3, before[1]))
        until = time.monotonic() + 30
        while "out-of-files" not in server.log.read_text():
            assert time.monotonic() < until
            time.sleep(0.1)
        resource.prlimit(pid, resource.RLIMIT_NOFILE, before)
        assert ask(server).startswith(b"HTTP/1.1 200")
    assert server.log.read_text().count('"event":"out-of-files"') == 1


def test_out_of_files_is_said_once_and_anything_else_as_ever(
    caplog: pytest.LogCaptureFixture,
) -> None:
    loop = asyncio.new_event_loop()
    loop.set_exception_handler(Shortage().handle)
    with caplog.at_level(logging.ERROR):
        for _ in range(100):
            loop.call_exception_handler({"message": "x", "exception": OSError(errno.EMFILE, "x")})
        loop.call_exception_handler({"message": "another", "exception": ValueError()})
    loop.close()
    assert [record.getMessage() for record in caplog.records] == ["out-of-files", "another"]


def test_a_trusted_proxy_is_nobody_in_particular() -> None:
    addresses = Addresses((read_proxy("10.0.0.0/8"),))
    assert addresses.of_peer("10.0.0.7") == ""
    assert addresses.of_peer("192.0.2.1") == "192.0.2.1"
