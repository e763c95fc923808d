"""Nothing lost: the real server is killed at random moments while a guest plays.

Five times here; `make kills` does it two hundred times (CARPATHIA_KILLS says how often).
"""

import json
import os
import random
import signal
import sqlite3
import sys
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from carpathia.server.database import FILE
from carpathia.server.messages import LONGEST
from tests.server.house import new_key
from tests.server.process import Server

KILLS = int(os.environ.get("CARPATHIA_KILLS", "5"))


class Player:
    """Plays one match after another, and writes down each move that was acknowledged."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.rooms: list[str] = []
        self.acknowledged: dict[str, list[tuple[str, str]]] = {}
        self.door = ""
        self.token = ""
        self.pending: dict[str, Any] | None = None
        """Sent, and never answered."""

    def sit_down(self, client: httpx.Client) -> None:
        asked = {"game": "sos-titanic", "edition": "en", "seats": 1}
        created = client.post("/api/rooms", json=asked).raise_for_status().json()
        room = created["room"]
        joining = {"join": created["join"], "key": new_key(), "name": "Harold"}
        seated = client.post(f"/api/rooms/{room}/seats", json=joining).raise_for_status().json()
        self.rooms.append(room)
        self.acknowledged[room] = []
        self.door, self.token = f"/api/rooms/{room}/seats/1", seated["token"]

    def play_until_cut_off(self, address: str) -> None:
        """Play as fast as the server answers; returns when it does not any more."""
        with httpx.Client(base_url=address, timeout=20) as client:
            try:
                self._play(client)
            except httpx.TransportError:
                return

    def _play(self, client: httpx.Client) -> None:
        if not self.door:
            self.sit_down(client)
        cookie = {"Cookie": f"carpathia={self.token}"}
        message = client.get(self.door, headers=cookie).raise_for_status().json()
        known = len(self.acknowledged[self.rooms[-1]])
        assert message["version"] in (known, known + (self.pending is not None))
        while True:
            if self.pending is None:
                if not message["moves"]:
                    self.sit_down(client)
                    cookie = {"Cookie": f"carpathia={self.token}"}
                    message = client.get(self.door, headers=cookie).raise_for_status().json()
                move = self.rng.choice(message["moves"])
                self.pending = {"play": move, "after": message["version"], "key": new_key()}
            answer = client.post(f"{self.door}/play", json=self.pending, headers=cookie)
            message = answer.raise_for_status().json()
            assert message["version"] == self.pending["after"] + 1
            assert message["key"] == self.pending["key"]
            noted = (self.pending["key"], self.pending["play"])
            self.acknowledged[self.rooms[-1]].append(noted)
            self.pending = None


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_every_acknowledged_move_survives_being_killed_once_and_in_order(tmp_path: Path) -> None:
    rng = random.Random(1912)
    player = Player(rng)
    for _ in range(KILLS):
        server = Server(tmp_path)
        timer = threading.Timer(rng.uniform(0.1, 1.2), server.process.kill)
        timer.start()
        try:
            player.play_until_cut_off(server.address)
        finally:
            timer.join()
            server.end(signal.SIGKILL)
    check_kept(tmp_path, player)
    assert sum(map(len, player.acknowledged.values())) > 10 * KILLS, "hardly anything was played"


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_a_server_that_is_asked_to_stop_lets_go_of_everything(tmp_path: Path) -> None:
    # Whoever runs these tests may have had Ctrl-C turned off, and the server inherits that.
    is_deaf = signal.getsignal(signal.SIGINT) == signal.SIG_IGN
    for how, code in ((signal.SIGINT, 0 if is_deaf else 130), (signal.SIGTERM, 0)):
        server = Server(tmp_path)
        assert httpx.get(f"{server.address}/healthz").json() == {"status": "ok"}
        assert server.end(how) == code
        assert sorted(file.name for file in tmp_path.iterdir()) == [FILE, "tables.lock"]


def test_an_oversized_frame_ends_the_socket_and_nothing_else(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        player = Player(random.Random(0))
        with httpx.Client(base_url=server.address) as client:
            player.sit_down(client)
        address = server.address.replace("http", "ws") + player.door + "/socket"
        cookie = {"Cookie": f"carpathia={player.token}"}
        with connect(address, additional_headers=cookie) as socket:
            assert json.loads(socket.recv(timeout=20))["room"] == player.rooms[0]
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


def check_kept(folder: Path, player: Player) -> None:
    """The file itself holds all that was acknowledged, and at most the one move in flight."""
    with closing(sqlite3.connect(folder / FILE)) as connection:
        for room in player.rooms:
            kept = connection.execute(
                "SELECT seq, key, play FROM commands WHERE match = ? ORDER BY seq", (room,)
            ).fetchall()
            assert [seq for seq, _, _ in kept] == list(range(1, len(kept) + 1))
            moves = [(key, play) for _, key, play in kept]
            noted = player.acknowledged[room]
            assert moves[: len(noted)] == noted
            extra = moves[len(noted) :]
            if extra:
                assert room == player.rooms[-1]
                assert player.pending is not None
                assert extra == [(player.pending["key"], player.pending["play"])]
