"""Killed while a bot sits at the table: what is taken back, hinted and handed over is not lost.

A few kills here, a fifth of what the other evenings have; `make kills` does forty.
"""

import random
import signal
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from carpathia.server.places import open_place
from carpathia.server.store import Store
from carpathia.server.stored import StoredRoom
from tests.server.house import EDITIONS, new_key
from tests.server.process import WARM
from tests.server.served import Served, Visitor
from tests.server.test_kills import KILLS

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
GAME = "sos-titanic"


class Evening:
    """One person and one bot at a table whose server is killed; the person asks until answered."""

    def __init__(self, folder: Path, rng: random.Random, person: int, level: str) -> None:
        self.folder = folder
        self.rng = rng
        self.kills = 0
        self.danger = 0.0
        """How often a server is killed soon after it is asked to do something."""
        self.acknowledged: dict[int, str] = {}
        self.hinted: set[int] = set()
        self.server = Served(folder, program=WARM)
        bots = [{"seat": 3 - person, "level": level}]
        asked = {"game": GAME, "edition": EDITIONS[GAME], "seats": 2, "bots": bots}
        created = self.server.post("/api/rooms", asked).raise_for_status().json()
        self.guest: Visitor = self.server.join(created, "Violet")

    def kill(self) -> None:
        self.server.end(signal.SIGKILL)
        self.server = Served(self.folder, program=WARM)
        self.kills += 1

    def insist(self, ask: Callable[[], httpx.Response], danger: float) -> dict[str, Any]:
        """Ask, of one server after the other, until there is an answer."""
        while True:
            # Nothing is drawn in safety: how often one looks is up to the machine.
            is_doomed = danger > 0 and self.rng.random() < danger
            timer = threading.Timer(
                self.rng.uniform(0, 0.05) if is_doomed else 0, self.server.process.kill
            )
            if is_doomed:
                timer.start()
            try:
                answer = ask()
            except httpx.TransportError:
                self.kill()
                continue
            finally:
                timer.cancel()
            told: dict[str, Any] = answer.raise_for_status().json()
            if is_doomed:  # however quick it was
                self.kill()
            return told

    def look(self) -> dict[str, Any]:
        """In safety: whoever waits for a bot looks often, and it would never come to its move."""
        door, headers = self.guest.door, self.guest.headers
        return self.insist(lambda: self.server.get(door, headers=headers), 0.0)

    def ask(self, door: str, **asked: object) -> dict[str, Any]:
        path, headers = f"{self.guest.door}/{door}", self.guest.headers
        return self.insist(lambda: self.server.post(path, asked, headers=headers), self.danger)

    def wait_until_to_act(self, seconds: float = 60.0) -> dict[str, Any]:
        """The table once it is our turn, or the match is over."""
        until = time.monotonic() + seconds
        while True:
            message = self.look()
            if message["moves"] or message["view"]["to-act"] == 0:
                return message
            assert time.monotonic() < until, "the bot does not play"
            time.sleep(0.02)

    def command(self, door: str, after: int, **asked: object) -> None:
        key = new_key()
        told = self.ask(door, after=after, key=key, **asked)
        assert (told["version"], told["key"]) == (after + 1, key)
        self.acknowledged[after + 1] = key

    def hint(self, message: dict[str, Any]) -> None:
        """However often it was asked for until it came, it is one."""
        told = self.ask("hint", after=message["version"])
        self.hinted.add(message["version"])
        assert told["hints"] == len(self.hinted)

    def hand_over_and_back(self, message: dict[str, Any]) -> None:
        seat = self.guest.seat - 1
        assert self.ask("hand", bot="gentle")["chairs"][seat]["bot"] == "gentle"
        until = time.monotonic() + 60
        while self.look()["version"] == message["version"]:
            assert time.monotonic() < until, "the bot does not play in one's place"
            time.sleep(0.02)
        if self.look()["view"]["to-act"]:
            path, headers = f"{self.guest.door}/hand", self.guest.headers
            self.insist(
                lambda: _unless_over(self.server.post(path, {"bot": ""}, headers=headers)),
                self.danger,
            )

    def step(self, number: int) -> bool:
        """Something of everything in turn; False when the match is over."""
        message = self.wait_until_to_act()
        if not message["moves"]:
            return False
        if len(message["moves"]) > 1 and (number % 8 == 3 or (number > 3 and not self.hinted)):
            self.hint(message)
        elif number % 8 == 6:
            self.hand_over_and_back(message)
        elif number % 3 == 2 and message.get("undo", 0):
            self.command("undo", message["version"], undo=1)
        else:
            self.command("play", message["version"], play=self.rng.choice(message["moves"]))
        return True

    def end(self) -> StoredRoom:
        """What is kept, when all is over."""
        self.server.end(signal.SIGKILL)
        database = open_place(self.folder)
        found = Store(database.engine).load(self.guest.room)
        database.close()
        assert found is not None
        return found


def _unless_over(answer: httpx.Response) -> httpx.Response:
    """A bot in one's place may have come to the end meanwhile: then chairs are settled."""
    over = answer.status_code == 409 and answer.json()["error"] == "chairs-settled"
    return httpx.Response(200, json={}, request=answer.request) if over else answer


def check(evening: Evening, kept: StoredRoom) -> None:
    assert [command.seq for command in kept.commands] == list(range(1, len(kept.commands) + 1))
    keys = {command.seq: command.key for command in kept.commands}
    ours = {seq: key for seq, key in keys.items() if not key.startswith("bot:")}
    assert ours == evening.acknowledged
    assert kept.match.hints == kept.seats[evening.guest.seat - 1].hints == len(evening.hinted)


def test_what_is_taken_back_hinted_and_handed_over_survives_being_killed(tmp_path: Path) -> None:
    """Matches are short, and there is another table as long as servers are to be killed."""
    rng = random.Random(1912)
    wanted = max(KILLS // 5, 2)
    kills = tables = 0
    while kills < wanted:
        assert tables < wanted, "hardly a server is killed at a table"
        evening = Evening(tmp_path / f"data{tables}", rng, 1, "gentle")
        evening.danger = 0.3
        number = 0
        while (kills + evening.kills < wanted or number < 12) and evening.step(number):
            number += 1
        kept = evening.end()
        check(evening, kept)
        assert evening.hinted
        assert any(command.key.startswith("bot:") for command in kept.commands)
        kills += evening.kills
        tables += 1


def test_a_bot_killed_in_the_middle_of_its_thought_thinks_again(tmp_path: Path) -> None:
    evening = Evening(tmp_path / "data", random.Random(1), 2, "strong")
    time.sleep(1.0)  # it is to act, and thinks longer than that
    evening.kill()
    message = evening.wait_until_to_act()
    assert message["version"] > 0
    evening.command("play", message["version"], play=message["moves"][0])
    check(evening, evening.end())
