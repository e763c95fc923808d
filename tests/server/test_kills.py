"""Nothing lost: the real server is killed at random moments while people play at several tables.

Twenty times here; `make kills` does it two hundred times (CARPATHIA_KILLS says how often).
"""

import asyncio
import json
import os
import random
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import httpx2 as httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from carpathia.server.database import FILE, open_database
from carpathia.server.messages import LONGEST
from carpathia.server.stored import StoredCommand
from tests.server.house import House, new_key
from tests.server.ledger import Account, Lost
from tests.server.people import Company
from tests.server.process import WARM, WARM_LOSSY, Beginner, Server

KILLS = int(os.environ.get("CARPATHIA_KILLS", "20"))
LONGEST_LIFE = 5.0
"""Seconds after which a server is killed, however little was played."""
PATIENCE = 60.0
"""Seconds for everyone to come back at the end."""

needs_kill = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")


async def play_and_kill(
    folder: Path, kills: int, rng: random.Random, program: Sequence[str] = WARM
) -> Company:
    """Everybody plays while the server is killed over and over; raises Lost."""
    company = Company(rng)
    where = company.where
    playing = asyncio.create_task(company.run())
    server: Server | None = None
    try:
        for number in range(kills):
            if number % 5 == 4:  # before it is up
                beginner = Beginner(folder, program)
                await asyncio.to_thread(beginner.kill_after, rng.uniform(0, 0.3))
                continue
            server = await asyncio.to_thread(Server, folder, program=program)
            where.address = server.address
            await company.play_for(rng.randint(0, 40), LONGEST_LIFE)
            await asyncio.sleep(rng.uniform(0, 0.02))
            server.end(signal.SIGKILL)
            where.address = ""
            if playing.done():
                await playing  # somebody found something
        where.is_closing = True
        server = await asyncio.to_thread(Server, folder, program=program)
        where.address = server.address
        await asyncio.wait_for(playing, PATIENCE)
    finally:
        playing.cancel()
        if server is not None and server.process.poll() is None:
            server.end(signal.SIGKILL)
    return company


@needs_kill
def test_what_was_acknowledged_or_shown_survives_being_killed_once_and_in_order(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "data"
    company = asyncio.run(play_and_kill(folder, KILLS, random.Random(1912)))
    kept = company.check(folder)
    assert kept > 5 * KILLS, "hardly anything was played"
    assert len(company.tables) > KILLS // 2, "hardly anybody arrived"
    assert "Traceback" not in (tmp_path / "data.log").read_text()


@needs_kill
def test_a_server_that_acknowledges_before_it_commits_is_found_out(tmp_path: Path) -> None:
    """The test above can fail: this is how."""
    with pytest.raises(Lost):
        asyncio.run(play_and_kill(tmp_path / "data", 40, random.Random(1), WARM_LOSSY)).check(
            tmp_path / "data"
        )


@needs_kill
def test_a_server_killed_while_it_makes_its_tables_begins_again(tmp_path: Path) -> None:
    rng = random.Random(0)
    folders = [tmp_path / str(number) for number in range(max(KILLS // 5, 2))]
    for folder in folders:
        beginner = Beginner(folder)
        beginner.wait_for(folder / FILE)
        beginner.kill_after(rng.uniform(0, 0.1))
        open_database(folder).close()
    server = Server(folders[-1], program=WARM)
    assert httpx.get(f"{server.address}/healthz", timeout=60).json() == {"status": "ok"}
    assert server.end(signal.SIGTERM) == 0


# The ledger itself


@pytest.fixture
def account(house: House) -> Account:
    """A match of three moves, and what its two players heard of it."""
    created = house.create()
    guests = [house.join(created), house.join(created)]
    account = Account(created["room"])
    for guest in guests:
        account.sit(guest.seat, guest.token)
    for version in range(3):
        for guest in guests:
            message = account.hear(guest.seat, guest.look().content)
            if message["moves"]:
                move, key = message["moves"][0], new_key()
                account.send(guest.seat, {"play": move, "after": version, "key": key})
                account.hear(guest.seat, guest.play(move, version, key).content)
                break
    assert len(account.answers) == 3
    return account


def test_the_ledger_agrees_with_an_honest_store(house: House, account: Account) -> None:
    assert account.check(house.store) == 3


def test_the_ledger_finds_what_is_missing_twice_out_of_order_or_foreign(
    house: House, account: Account
) -> None:
    stored = house.store.load(account.room)
    assert stored is not None
    one, two, three = stored.commands
    foreign = StoredCommand(3, new_key(), three.seat, three.play, three.outcomes)
    swapped = [
        StoredCommand(1, two.key, two.seat, two.play, two.outcomes),
        StoredCommand(2, one.key, one.seat, one.play, one.outcomes),
        three,
    ]
    twice = StoredCommand(4, three.key, three.seat, three.play, three.outcomes)
    for wrong in (
        [],
        [one, two],
        [one, three],
        swapped,
        [one, two, foreign],
        [*stored.commands, twice],
    ):
        with pytest.raises(Lost):
            account.check_commands(wrong)
    account.check_commands(stored.commands)


def test_the_ledger_finds_a_table_that_was_shown_and_taken_back(
    house: House, account: Account
) -> None:
    shown = dict(account.shown)
    account.shown[2, 2] = shown[2, 2].replace(b'"pile":', b'"pile":1')
    with pytest.raises(Lost, match="another table at version 2"):
        account.check(house.store)
    account.shown = {**shown, (1, 4): shown[1, 2]}
    with pytest.raises(Lost, match="version 4 was shown"):
        account.check(house.store)
    account.shown = shown
    with pytest.raises(Lost, match="two tokens"):
        account.sit(1, "other")
    account.tokens[1] = "other"
    with pytest.raises(Lost, match="does not sit there"):
        account.check(house.store)


# Other deaths


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
@pytest.mark.usefixtures("hearing")
def test_a_server_that_is_asked_to_stop_lets_go_of_everything(tmp_path: Path) -> None:
    for how, code in ((signal.SIGINT, 130), (signal.SIGTERM, 0)):
        server = Server(tmp_path / "data")
        assert httpx.get(f"{server.address}/healthz", timeout=60).json() == {"status": "ok"}
        assert server.end(how) == code
        assert sorted(file.name for file in (tmp_path / "data").iterdir()) == [FILE, "tables.lock"]


def test_an_oversized_frame_ends_the_socket_and_nothing_else(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", program=WARM)
    try:
        with httpx.Client(base_url=server.address, timeout=60) as client:
            asked = {"game": "sos-titanic", "edition": "en", "seats": 1}
            created = client.post("/api/rooms", json=asked).json()
            door = f"/api/rooms/{created['room']}/seats"
            joining = {"join": created["join"], "key": new_key(), "name": "Harold"}
            token = client.post(door, json=joining).json()["token"]
        address = server.address.replace("http", "ws") + f"{door}/1/socket"
        cookie = {"Cookie": f"carpathia={token}"}
        with connect(address, additional_headers=cookie) as socket:
            assert socket.response is not None
            assert "Sec-WebSocket-Extensions" not in socket.response.headers, "it compresses"
            assert json.loads(socket.recv(timeout=20))["room"] == created["room"]
            message = json.loads(socket.recv(timeout=20))
            socket.send(" " * (LONGEST + 1))
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        with connect(f"{address}?after=0", additional_headers=cookie) as socket:
            socket.recv(timeout=20)
            assert json.loads(socket.recv(timeout=20)) == message
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(address, additional_headers=cookie, origin=Origin("http://evil.example")),
        ):
            pass
        assert json.loads(refused.value.response.body)["error"] == "origin-foreign"
    finally:
        server.end(signal.SIGTERM)


def test_a_socket_outlives_the_patience_for_requests(tmp_path: Path) -> None:
    hasty = "import carpathia.server.protocols as p; p.PATIENCE = 2.0"
    run = "from carpathia.terminal.commands import main; main()"
    server = Server(tmp_path / "data", program=("-c", f"{hasty}; {run}"))
    try:
        with httpx.Client(base_url=server.address, timeout=60) as client:
            asked = {"game": "sos-titanic", "edition": "en", "seats": 1}
            created = client.post("/api/rooms", json=asked).json()
        address = (
            server.address.replace("http", "ws") + f"/api/rooms/{created['room']}/watch/socket"
        )
        cookie = {"Cookie": f"carpathia={created['watch']}"}
        with connect(address, additional_headers=cookie) as socket:
            for _ in range(2):
                socket.recv(timeout=20)
            time.sleep(4)
            socket.send("{}")
            assert json.loads(socket.recv(timeout=20))["error"] == "watchers-watch"
    finally:
        server.end(signal.SIGTERM)
