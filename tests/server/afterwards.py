"""What tests of finished matches share: browsers that are known again, and quick ends."""

import time
from typing import Any

import httpx2 as httpx

from carpathia.engine.match import Match
from carpathia.server.rebuilding import rebuild
from carpathia.server.tokens import new_secret
from tests.server.house import Guest, House, new_key


class Browser:
    """Somebody's browser: it keeps what it is known by."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.secret = new_secret()

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"carpathia-me={self.secret}"}

    def get(self, path: str) -> httpx.Response:
        return self.house.get(path, headers=self.headers)

    def post(self, path: str, **asked: object) -> httpx.Response:
        return self.house.post(path, asked, headers=self.headers)

    def join(self, created: dict[str, str], name: str = "Violet") -> Guest:
        asked = {"join": created["join"], "key": new_key(), "name": name}
        answer = self.post(f"/api/rooms/{created['room']}/seats", **asked)
        assert answer.status_code == 200, answer.text
        return Guest(self.house, created["room"], answer.json()["seat"], answer.json()["token"])

    def daily(self, name: str = "Violet") -> Guest:
        answer = self.post("/api/daily", name=name)
        assert answer.status_code == 200, answer.text
        seated = answer.json()
        return Guest(self.house, seated["room"], seated["seat"], seated["token"])

    def me(self) -> dict[str, Any]:
        found: dict[str, Any] = self.get("/api/me").json()
        return found


def finish(guests: list[Guest], pick: int = -1) -> None:
    """Play to the end: the first legal move or the last one, always."""
    message = guests[0].message()
    while True:
        acting = message["view"]["to-act"]
        if not acting:
            return
        guest = guests[acting - 1]
        moves = guest.message()["moves"]
        answer = guest.play(moves[pick], message["version"])
        assert answer.status_code == 200, answer.text
        message = answer.json()


def wait_until_over(guest: Guest, seconds: float = 60.0) -> None:
    """Bots play the rest."""
    until = time.monotonic() + seconds
    while not guest.house.info(guest.room)["over"]:
        assert time.monotonic() < until, "the bots do not play"
        time.sleep(0.05)


def alone(browser: Browser, name: str = "Violet", **options: str) -> Guest:
    """A finished match of SOS Titanic."""
    guest = browser.join(browser.house.create("sos-titanic", 1, None, False, **options), name)
    finish([guest])
    return guest


def truth_of(house: House, room: str) -> Match:
    """The match itself, as the store has it."""
    stored = house.store.load(room)
    assert stored is not None
    return rebuild(stored).match
