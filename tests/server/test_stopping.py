"""A server that only shows, and one that is asked to stop while people play."""

import asyncio
import json
import signal
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from starlette.types import Message, Receive, Scope, Send
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from carpathia.server.guard import API, Guard
from carpathia.server.metrics import Metrics
from carpathia.server.observer import Observer
from carpathia.server.settings import NO_LIMITS, Settings
from tests.server.house import Guest, House, new_key, wrong
from tests.server.process import Server
from tests.server.served import Served
from tests.server.test_playing import play_on
from tests.server.test_sockets import table_of

# Read only


@pytest.fixture
def shown(house: House) -> tuple[House, dict[str, str], list[Guest]]:
    """A house that was played in, and can only be read since it was opened again."""
    created = house.create("sos-titanic", 2)
    guests = [house.join(created), house.join(created)]
    play_on(guests, 3)
    house.settings = Settings(limits=NO_LIMITS, is_read_only=True)
    house.restart()
    return house, created, guests


def test_everything_can_be_read_and_watched(
    shown: tuple[House, dict[str, str], list[Guest]],
) -> None:
    house, created, guests = shown
    room = created["room"]
    assert guests[0].message(after=0)["version"] == 3
    assert house.get("/healthz").status_code == 200
    assert house.get(f"/api/rooms/{room}", headers=guests[0].headers).status_code == 200
    watched = house.post(f"/api/rooms/{room}/watch", {"watch": created["watch"]})
    assert watched.json()["version"] == 3
    opened = house.post(f"{guests[1].door}/open", {"token": guests[1].token})
    assert opened.status_code == 200
    with guests[0].socket(after=1) as socket:
        assert table_of(socket) == guests[0].message(after=1)


def test_every_write_is_refused_with_words(
    shown: tuple[House, dict[str, str], list[Guest]],
) -> None:
    house, created, guests = shown
    told = house.get("/api/openapi.json").json()
    reading = {"open", "watch"}
    tried = 0
    acting = guests[0].message()["view"]["to-act"] - 1
    for path, doors in told["paths"].items():
        if "post" not in doors or path.rpartition("/")[2] in reading:
            continue
        content = doors["post"]["requestBody"]["content"]["application/json"]
        asked = {**content["example"]}
        if "after" in asked:
            asked["after"] = 3
        for secret in ("join", "host"):
            if secret in asked:
                asked[secret] = created[secret]
        if path == "/api/rooms":
            asked |= {"game": "titus", "edition": "adlung"}
        guest = guests[acting]
        door = path.replace("{room}", created["room"]).replace("{seat}", str(guest.seat))
        wrong(house.post(door, asked, headers=guest.headers), 503, "read-only")
        tried += 1
    assert tried >= 12
    move = guests[acting].message()["moves"][0]
    with guests[acting].socket() as socket:
        table_of(socket)
        socket.send_json({"play": move, "after": 3, "key": new_key()})
        assert table_of(socket)["error"] == "read-only"
        socket.send_json({"play": move, "after": 3, "key": new_key()})
        assert table_of(socket)["error"] == "read-only", "the socket was closed"
    assert guests[acting].message()["version"] == 3


def test_bots_do_not_think_where_nobody_may_write(house: House) -> None:
    asked = {
        "game": "titus",
        "edition": "adlung",
        "seats": 2,
        "bots": [{"seat": 2, "level": "gentle"}],
    }
    created = house.post("/api/rooms", asked).json()
    one = house.join(created)
    house.settings = Settings(limits=NO_LIMITS, is_read_only=True)
    house.restart()
    version = one.message()["version"]
    time.sleep(1)
    assert one.message()["version"] == version


# Stopping


def next_table(connection: ClientConnection) -> dict[str, Any]:
    """The next message about the table; who is here is passed over."""
    while True:
        message: dict[str, Any] = json.loads(connection.recv(timeout=20))
        if "room" not in message:
            return message


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_a_server_that_is_asked_to_stop_finishes_what_was_begun_and_says_so(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "data"
    server = Server(folder)
    with httpx.Client(base_url=server.address, timeout=20) as client:
        asked = {"game": "sos-titanic", "edition": "en", "seats": 1}
        created = client.post("/api/rooms", json=asked).json()
        joining = {"join": created["join"], "key": new_key(), "name": "Harold"}
        seated = client.post(f"/api/rooms/{created['room']}/seats", json=joining).json()
    door = f"/api/rooms/{created['room']}/seats/1"
    cookie = {"Cookie": f"carpathia={seated['token']}"}
    address = server.address.replace("http", "ws") + f"{door}/socket"
    versions = [0]
    with (
        connect(address, additional_headers=cookie) as player,
        connect(address, additional_headers=cookie) as idle,
    ):
        table = next_table(player)
        stopping = threading.Timer(0.3, server.process.send_signal, [signal.SIGTERM])
        with suppress(ConnectionClosed):
            while table["moves"]:
                move = {"play": table["moves"][0], "after": table["version"], "key": new_key()}
                player.send(json.dumps(move))
                table = next_table(player)
                versions.append(table["version"])
                if len(versions) == 2:
                    stopping.start()
        stopping.join()
        began = time.monotonic()
        with suppress(ConnectionClosed):
            while True:
                idle.recv(timeout=20)
        assert idle.close_code == 1012
        assert player.close_code == 1012 or not table["moves"]
    assert server.wait() == 0
    assert time.monotonic() - began < 30
    events = [json.loads(line)["event"] for line in server.log.read_text().splitlines()]
    assert (events[0], events[-1]) == ("started", "stopped")
    assert "failed" not in events
    assert versions == list(range(len(versions)))
    again = Server(folder)
    kept = httpx.get(f"{again.address}{door}", headers=cookie, timeout=60).json()["version"]
    assert kept in (versions[-1], versions[-1] + 1)
    assert kept > 0
    assert again.end(signal.SIGTERM) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_whoever_waits_for_news_has_an_answer_when_the_server_stops(tmp_path: Path) -> None:
    server = Served(tmp_path / "data")
    guest = server.join(server.create("sos-titanic", 1), "Harold")
    door = f"{server.address}{guest.door}?after=0&wait=25"
    with ThreadPoolExecutor() as pool:
        poll = pool.submit(httpx.get, door, headers=guest.headers, timeout=60)
        time.sleep(1)
        assert not poll.done(), "it should wait"
        began = time.monotonic()
        assert server.end(signal.SIGTERM) == 0
        answer = poll.result()
    assert time.monotonic() - began < 4, "nobody should have to be broken off"
    assert (answer.status_code, answer.json()["version"]) == (200, 0)
    assert answer.headers["content-security-policy"] == API
    told = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert not [line for line in told if line["level"] == "error"]


def test_who_is_broken_off_by_the_stop_is_told_so_in_the_one_shape() -> None:
    sent: list[Message] = []

    async def forever(_scope: Scope, _receive: Receive, _send: Send) -> None:
        await asyncio.sleep(60)

    async def hear(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.request"}

    async def stop() -> None:
        guard = Guard(forever, Settings())
        headers = [(b"host", b"localhost")]
        scope = {"type": "http", "method": "GET", "path": "/", "headers": headers}
        asked = asyncio.create_task(Observer(guard, Metrics())(scope, receive, hear))
        await asyncio.sleep(0.01)
        asked.cancel()
        await asked

    asyncio.run(stop())
    start, body = sent
    told = dict(start["headers"])
    assert start["status"] == 503
    assert (told[b"retry-after"], told[b"content-security-policy"]) == (b"5", API.encode())
    assert b"x-request-id" in told
    assert json.loads(body["body"]) == {"error": "server-stopping", "args": {"seconds": 5}}


EARLY = """
import gc, runpy, signal, types, weakref
import carpathia.server.tidying as tidying

class Rubbish:
    pass

def freeze():
    rubbish = Rubbish()
    last_word = weakref.ref(rubbish, lambda _: signal.raise_signal(signal.SIGTERM))
    del rubbish

tidying.gc = types.SimpleNamespace(**{**vars(gc), "freeze": freeze})
runpy.run_module("carpathia", run_name="__main__", alter_sys=True)
"""
"""Asked to stop before it is up, in a moment in which Python lets no exception through."""

EARLIER = """
import runpy, signal
import carpathia.server.listening as listening

def address_of(*known, tell=listening.address_of):
    signal.raise_signal(signal.SIGTERM)
    return tell(*known)

listening.address_of = address_of
runpy.run_module("carpathia", run_name="__main__", alter_sys=True)
"""
"""Asked to stop when the address is known, and the server is still to be imported."""


@pytest.mark.parametrize("program", [EARLY, EARLIER], ids=["early", "earlier"])
@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_a_server_that_is_asked_to_stop_while_it_starts_stops(tmp_path: Path, program: str) -> None:
    server = Server(tmp_path / "data", program=("-c", program))
    try:
        assert server.process.wait(60) == 0
    finally:
        server.process.kill()
        server.end(signal.SIGTERM)
    events = [json.loads(line)["event"] for line in server.log.read_text().splitlines()]
    assert events == ["started", "stopped"]
