"""`carpathia serve` as a process of its own, on a port that is free, and guests who visit it."""

import os
import re
import secrets
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx2 as httpx

import carpathia
from tests.server.house import EDITIONS, new_key

_ENVIRONMENT = {
    "CARPATHIA_LANGUAGE": "en",
    "COLUMNS": "80",
    # The very package that is tested here, whatever else is installed.
    "PYTHONPATH": str(Path(carpathia.__file__).parents[1]),
}


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


class Served:
    """A server in a process of its own."""

    def __init__(self, *arguments: str | Path) -> None:
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "carpathia",
                "serve",
                "--port",
                "0",
                "--no-limits",
                *map(str, arguments),
            ],
            env={**os.environ, **_ENVIRONMENT},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        told = self.process.stdout.readline() + self.process.stdout.readline()
        found = re.search(r"http://\S+", told)
        assert found, f"it did not say where it is: {told!r}"
        self.address = found.group().rstrip("/")
        self.client = httpx.Client(base_url=self.address, timeout=20)

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self.process.stdout is not None
        self.client.close()
        self.process.send_signal(how)
        code = self.process.wait(timeout=30)
        self.process.stdout.close()
        return code

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
