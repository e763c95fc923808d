"""A server to test with, in this process, and guests who sit in its rooms."""

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2 as httpx
from fastapi import FastAPI
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.types import ASGIApp

from carpathia.server.app import make_app
from carpathia.server.places import Place, open_place
from carpathia.server.room import Room
from carpathia.server.rooms import Rooms
from carpathia.server.settings import NO_LIMITS, Settings
from carpathia.server.store import Store

BOTH = ("sqlite", "postgresql")
UNLIMITED = Settings(limits=NO_LIMITS)
EDITIONS = {"sos-titanic": "en", "titus": "adlung", "noris-titanic": "casse-noisettes"}


def new_key() -> str:
    return secrets.token_urlsafe(16)


class Guest:
    """Somebody with a seat, on one device; or an onlooker, whose seat is 0."""

    def __init__(self, house: "House", room: str, seat: int, token: str) -> None:
        self.house = house
        self.room = room
        self.seat = seat
        self.token = token
        self.door = f"/api/rooms/{room}/seats/{seat}" if seat else f"/api/rooms/{room}/watch"

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"carpathia={self.token}"}

    def look(self, after: int | None = None) -> httpx.Response:
        query = "" if after is None else f"?after={after}"
        return self.house.get(self.door + query, headers=self.headers)

    def message(self, after: int | None = None) -> dict[str, Any]:
        answer = self.look(after)
        assert answer.status_code == 200, answer.text
        message: dict[str, Any] = answer.json()
        return message

    def play(self, move: str, after: int, key: str = "") -> httpx.Response:
        asked = {"play": move, "after": after, "key": key or new_key()}
        return self.house.post(f"{self.door}/play", asked, headers=self.headers)

    def ask(self, door: str, **asked: object) -> httpx.Response:
        """Anything else at one's own seat: `hint`, `undo`, `vote` ..."""
        return self.house.post(f"{self.door}/{door}", asked, headers=self.headers)

    def socket(self, after: int | None = None) -> WebSocketTestSession:
        query = "" if after is None else f"?after={after}"
        return self.house.client.websocket_connect(
            f"ws://localhost{self.door}/socket{query}", headers=self.headers
        )


class House:
    """The server, where its tables are, and a way to stop and start it."""

    def __init__(
        self,
        folder: Path,
        settings: Settings = UNLIMITED,
        wrap: Callable[[ASGIApp], ASGIApp] | None = None,
        place: Place | None = None,
    ) -> None:
        self.folder = folder
        self.settings = settings
        self.wrap = wrap
        """Something to stand before the whole application, such as an ear."""
        self.place = place or folder
        self.open()

    def open(self) -> None:
        self.database = open_place(self.place)
        self.store = Store(self.database.engine)
        app = make_app(self.store, self.settings)
        wrapped = app if self.wrap is None else self.wrap(app)
        self.client = TestClient(wrapped, base_url="http://localhost")
        self.client.__enter__()

    def rooms(self) -> Rooms:
        """The rooms as the server has them; only to be touched while no request runs."""
        app: Any = self.client.app
        while not isinstance(app, FastAPI):  # the guard, and whatever else stands before it
            app = app._app
        found: Rooms = app.state.staff.rooms
        return found

    def room(self, name: str) -> Room:
        """A room as the server has it in memory; only to be touched while no request runs."""
        assert self.client.portal is not None
        return self.client.portal.call(self.rooms().find, name)

    def close(self) -> None:
        self.client.__exit__(None, None, None)
        self.database.close()

    def restart(self) -> None:
        self.close()
        self.open()

    def get(self, path: str, **more: Any) -> httpx.Response:
        self.client.cookies.clear()
        return self.client.get(path, **more)

    def post(self, path: str, asked: object, **more: Any) -> httpx.Response:
        self.client.cookies.clear()
        return self.client.post(path, json=asked, **more)

    def create(
        self,
        game: str = "titus",
        seats: int = 2,
        bots: dict[int, str] | None = None,
        public: bool = False,
        **options: str,
    ) -> dict[str, str]:
        asked = {"game": game, "edition": EDITIONS[game], "seats": seats, "options": options}
        asked["bots"] = [{"seat": seat, "level": level} for seat, level in (bots or {}).items()]
        asked["public"] = public
        answer = self.post("/api/rooms", asked)
        assert answer.status_code == 201, answer.text
        created: dict[str, str] = answer.json()
        return created

    def join(self, created: dict[str, str], name: str = "Violet") -> Guest:
        asked = {"join": created["join"], "key": new_key(), "name": name}
        answer = self.post(f"/api/rooms/{created['room']}/seats", asked)
        assert answer.status_code == 200, answer.text
        seated = answer.json()
        return Guest(self, created["room"], seated["seat"], seated["token"])

    def info(self, room: str) -> dict[str, Any]:
        info: dict[str, Any] = self.get(f"/api/rooms/{room}").json()
        return info

    def watch(self, created: dict[str, str]) -> Guest:
        return Guest(self, created["room"], 0, created["watch"])

    def table(self, game: str = "titus", seats: int = 2, **options: str) -> list[Guest]:
        """A room with everyone in it."""
        created = self.create(game, seats, None, False, **options)
        return [self.join(created, f"Guest {seat + 1}") for seat in range(seats)]


def wrong(answer: httpx.Response, status: int, key: str) -> dict[str, Any]:
    """The arguments of a refusal, which has the one shape."""
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    assert told["error"] == key
    assert set(told) <= {"error", "args", "now"}
    args: dict[str, Any] = told["args"]
    return args
