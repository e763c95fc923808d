"""`carpathia serve` as a process of its own, on a port that is free, and guests who visit it."""

import secrets
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx2 as httpx

from tests.server.house import EDITIONS, new_key
from tests.server.process import PROGRAM, Server


class Visitor:
    """Somebody with a seat, or an onlooker, whose seat is 0; at home at no server."""

    def __init__(self, server: "Served", room: str, seat: int, token: str) -> None:
        self.server = server
        self.room = room
        self.seat = seat
        self.door = f"/api/rooms/{room}/seats/{seat}" if seat else f"/api/rooms/{room}/watch"
        self.headers = {"Cookie": f"carpathia={token}"}

    def message(self, after: int | None = None) -> dict[str, Any]:
        query = "" if after is None else f"?after={after}"
        answer = self.server.get(self.door + query, headers=self.headers)
        message: dict[str, Any] = answer.raise_for_status().json()
        return message

    def play(self, move: str, after: int, key: str) -> httpx.Response:
        asked = {"play": move, "after": after, "key": key}
        return self.server.post(f"{self.door}/play", asked, headers=self.headers)

    def try_any(self, key: str = "") -> httpx.Response:
        message = self.message()
        return self.play(secrets.choice(message["moves"]), message["version"], key or new_key())

    def play_any(self) -> str:
        """Play any legal move; its key."""
        key = new_key()
        assert self.try_any(key).status_code == 200
        return key


class Served(Server):
    """A server in a process of its own, and a client for it."""

    def __init__(self, folder: Path, *options: str, program: Sequence[str] = PROGRAM) -> None:
        super().__init__(folder, "--no-limits", *options, program=program)
        self.client = httpx.Client(base_url=self.address, timeout=20)

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.client.close()
        return super().end(how)

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.client.get(path, **more)

    def post(self, path: str, asked: object, **more: Any) -> httpx.Response:
        return self.client.post(path, json=asked, **more)

    def create(self, game: str, seats: int) -> dict[str, str]:
        asked = {"game": game, "edition": EDITIONS[game], "seats": seats}
        created: dict[str, str] = self.post("/api/rooms", asked).raise_for_status().json()
        return created

    def join(self, created: dict[str, str], name: str) -> Visitor:
        asked = {"join": created["join"], "key": new_key(), "name": name}
        answer = self.post(f"/api/rooms/{created['room']}/seats", asked).raise_for_status()
        self.client.cookies.clear()
        return Visitor(self, created["room"], answer.json()["seat"], answer.json()["token"])

    def table(self, game: str, seats: int) -> list[Visitor]:
        created = self.create(game, seats)
        return [self.join(created, f"Guest {seat + 1}") for seat in range(seats)]
