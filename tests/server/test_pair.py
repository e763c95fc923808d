"""Nothing lost by two servers on one PostgreSQL, of which one or the other is killed.

Guests play through both of them, change over when one is gone, and send again what was not
answered; onlookers watch through both. Twenty kills here, in four evenings that may go on side by
side; `make kills` does two hundred (CARPATHIA_KILLS says how many).
"""

import json
import os
import random
import signal
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect as connect_socket

from carpathia.engine.game import NOBODY
from carpathia.server.places import open_place
from carpathia.server.rebuilding import catch_up, rebuild
from carpathia.server.store import Store
from carpathia.server.stored import StoredRoom
from tests.server.house import EDITIONS, new_key
from tests.server.ledger import Lost
from tests.server.process import WARM, WARM_LOSSY
from tests.server.served import Served

KILLS = int(os.environ.get("CARPATHIA_KILLS", "20"))
KILLS_AN_EVENING = 5
TABLES = 3
PATIENCE = 60.0
"""Seconds in which some moves must be played, whatever else the machine does."""
GAME = "noris-titanic"


class Pair:
    """Two servers, either of which may be gone for a while."""

    def __init__(self, url: str, folder: Path, program: Sequence[str] = WARM) -> None:
        self.url = url
        self.folder = folder
        self.program = program
        self.servers = [self.start(), self.start()]
        self.is_over = False
        self.failures: list[BaseException] = []

    def start(self) -> Served:
        return Served(self.folder, "--database", self.url, program=self.program)

    def address(self, wish: int) -> str:
        return self.servers[wish % 2].address

    def kill(self, which: int) -> None:
        """Kill a server at whatever it does; another takes its place."""
        self.servers[which].end(signal.SIGKILL)
        self.servers[which] = self.start()

    def guard(self, work: Callable[[], None]) -> threading.Thread:
        """A thread whose failure fails the test."""

        def run() -> None:
            try:
                work()
            except BaseException as error:  # noqa: BLE001  # it is raised by the test
                self.failures.append(error)

        thread = threading.Thread(target=run, daemon=True)
        thread.start()
        return thread


class Table:
    """A room, what was acknowledged in it, and what onlookers were shown of it."""

    def __init__(self, pair: Pair) -> None:
        self.pair = pair
        server = pair.servers[0]
        asked = {"game": GAME, "edition": EDITIONS[GAME], "seats": 2}
        created = server.post("/api/rooms", asked).raise_for_status().json()
        self.room: str = created["room"]
        self.watch = {"Cookie": f"carpathia={created['watch']}"}
        self.guests = [server.join(created, f"Guest {seat}") for seat in (1, 2)]
        self.acknowledged: dict[int, tuple[str, str]] = {}
        self.pending: dict[str, str] = {}
        self.shown: dict[int, str] = {}
        self.orders: list[list[int]] = []

    def play(self, seat: int) -> None:
        """Play one seat, through one server and, when that is gone, through the other."""
        guest = self.guests[seat]
        rng = random.Random(f"{self.room} {seat}")
        wish = seat
        command: dict[str, Any] | None = None
        while not self.pair.is_over:
            try:
                with httpx.Client(base_url=self.pair.address(wish), timeout=10) as client:
                    while not self.pair.is_over:
                        command = self._step(client, guest.door, guest.headers, rng, command)
            except _Unanswered as unanswered:
                command = unanswered.command
                wish += 1
                time.sleep(0.02)
            except httpx.TransportError:
                wish += 1
                time.sleep(0.02)

    def _step(
        self,
        client: httpx.Client,
        door: str,
        headers: dict[str, str],
        rng: random.Random,
        command: dict[str, Any] | None,
    ) -> dict[str, Any] | None:
        """Send one command, or wait for one's turn; what is still to be sent, if anything."""
        if command is None:
            looked = client.get(door, headers=headers)
            if looked.status_code == 503:  # PostgreSQL does not answer in time
                time.sleep(0.02)
                return None
            message = looked.raise_for_status().json()
            if not message["moves"]:
                time.sleep(0.03)
                return None
            move = rng.choice(message["moves"])
            command = {"play": move, "after": message["version"], "key": new_key()}
            self.pending[command["key"]] = move
        try:
            answer = client.post(f"{door}/play", json=command, headers=headers)
        except httpx.TransportError as error:
            raise _Unanswered(command) from error
        if answer.status_code == 503:
            raise _Unanswered(command)
        if answer.status_code != 200:
            raise Lost(f"refused, though it was offered: {answer.text}")
        message = answer.json()
        assert message["key"] == command["key"]
        assert message["version"] == command["after"] + 1
        if message["version"] in self.acknowledged:
            raise Lost(f"two answers to version {message['version']}")
        self.acknowledged[message["version"]] = (command["key"], command["play"])
        return None

    def look_on(self, wish: int) -> None:
        """Watch through one server and, when that is gone, through the other."""
        order: list[int] = []
        self.orders.append(order)
        while not self.pair.is_over:
            after = f"?after={order[-1]}" if order else ""
            address = self.pair.address(wish).replace("http", "ws")
            path = f"{address}/api/rooms/{self.room}/watch/socket{after}"
            try:
                with connect_socket(path, additional_headers=self.watch) as socket:
                    while not self.pair.is_over:
                        self._note(json.loads(socket.recv(timeout=0.5)), order)
            except TimeoutError:
                continue
            except (WebSocketException, OSError):
                wish += 1
                time.sleep(0.02)

    def _note(self, told: dict[str, Any], order: list[int]) -> None:
        if "view" not in told:
            return
        view = json.dumps(told["view"], sort_keys=True)
        if self.shown.setdefault(told["version"], view) != view:
            raise Lost(f"two truths at version {told['version']}")
        if not order or told["version"] != order[-1]:
            order.append(told["version"])


class _Unanswered(Exception):
    def __init__(self, command: dict[str, Any]) -> None:
        super().__init__(command)
        self.command = command


def play_on(pair: Pair, tables: list[Table], moves: int) -> None:
    """Until so many more moves are acknowledged, or somebody found something."""
    until = time.monotonic() + PATIENCE
    enough = moves + sum(len(table.acknowledged) for table in tables)
    while sum(len(table.acknowledged) for table in tables) < enough and not pair.failures:
        assert time.monotonic() < until, "nobody plays on"
        time.sleep(0.005)


def play_and_kill(pair: Pair, rng: random.Random) -> list[Table]:
    """An evening at three tables, on which one server or the other is killed; raises Lost."""
    try:
        tables = [Table(pair) for _ in range(TABLES)]
        threads = [
            pair.guard(partial(work, table, seat))
            for table in tables
            for seat in (0, 1)
            for work in (Table.play, Table.look_on)
        ]
        for _ in range(KILLS_AN_EVENING):
            play_on(pair, tables, rng.randint(5, 15))
            time.sleep(rng.uniform(0, 0.1))
            pair.kill(rng.randrange(2))
            if pair.failures:
                break
        play_on(pair, tables, 5)
        pair.is_over = True
        for thread in threads:
            thread.join(30)
    finally:
        pair.is_over = True
        for server in pair.servers:
            server.end(signal.SIGKILL)
    if pair.failures:
        raise pair.failures[0]
    for table in tables:
        check(table, pair.url)
    return tables


@pytest.mark.parametrize("evening", range(-(-KILLS // KILLS_AN_EVENING)))
def test_two_servers_lose_nothing_when_one_is_killed(
    evening: int, url: str, tmp_path: Path
) -> None:
    tables = play_and_kill(Pair(url, tmp_path), random.Random(1912 + evening))
    assert sum(len(table.acknowledged) for table in tables) > 30, "hardly anything was played"
    assert any(len(table.shown) > 5 for table in tables), "hardly anything was seen"


def test_two_servers_that_acknowledge_before_they_commit_are_found_out(
    url: str, tmp_path: Path
) -> None:
    """The test above can fail: this is how."""
    with pytest.raises(Lost):
        play_and_kill(Pair(url, tmp_path, WARM_LOSSY), random.Random(1))


def check(table: Table, url: str) -> None:
    """The database holds all that was acknowledged and shown, once and in order; raises Lost."""
    database = open_place(url)
    stored = Store(database.engine).load(table.room)
    database.close()
    assert stored is not None
    if [command.seq for command in stored.commands] != list(range(1, len(stored.commands) + 1)):
        raise Lost("commands with a gap")
    kept = {command.seq: (command.key, command.play) for command in stored.commands}
    for version, told in table.acknowledged.items():
        if kept.get(version) != told:
            raise Lost(f"acknowledged, but not kept: version {version}")
    for version in kept.keys() - table.acknowledged.keys():
        key, play = kept[version]
        if table.pending.get(key) != play:
            raise Lost(f"kept, but nobody sent it: version {version}")
    for order in table.orders:
        if order != sorted(set(order)):
            raise Lost("what was shown was taken back")
    if max(table.shown, default=0) > len(kept):
        raise Lost("shown, but not kept")
    room = rebuild(StoredRoom(stored.match, stored.seats, []))
    for version in range(len(kept) + 1):
        catch_up(
            room, StoredRoom(stored.match, stored.seats, stored.commands[room.version : version])
        )
        truth = json.loads(room.message(NOBODY))
        assert truth["version"] == version
        shown = table.shown.get(version)
        if shown is not None and shown != json.dumps(truth["view"], sort_keys=True):
            raise Lost(f"another table was shown at version {version}")


def test_many_servers_that_start_at_once_on_an_empty_database_all_serve(
    url: str, tmp_path: Path
) -> None:
    servers: list[Served] = []
    threads = [
        threading.Thread(target=lambda: servers.append(Served(tmp_path, "--database", url)))
        for _ in range(2)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    try:
        assert [server.get("/healthz").status_code for server in servers] == [200, 200]
        created = servers[0].create("titus", 2)
        assert servers[1].get(f"/api/rooms/{created['room']}").status_code == 200
    finally:
        codes = [server.end(signal.SIGTERM) for server in servers]
    assert codes == [0, 0]
