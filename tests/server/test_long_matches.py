"""Long matches: they end somewhere, and what they cost is not paid by the other tables."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from carpathia.server import rebuilding
from carpathia.server.room import Room
from carpathia.server.settings import NO_LIMITS, Settings
from carpathia.server.stored import StoredRoom
from tests.server.house import Guest, House, new_key, wrong
from tests.server.test_company import wait_until_to_act
from tests.server.test_playing import play_on

MOST = 6


@pytest.fixture
def short(tmp_path: Path) -> Iterator[House]:
    limits = msgspec.structs.replace(NO_LIMITS, match_commands=MOST)
    found = House(tmp_path / "house", Settings(limits=limits))
    yield found
    found.close()


def test_a_match_has_only_so_many_commands(short: House) -> None:
    guests = short.table("titus")
    move, key = guests[0].message()["moves"][0], new_key()
    first = guests[0].play(move, 0, key)
    message = play_on(guests, MOST - 1)
    assert message["version"] == MOST
    actor = guests[message["view"]["to-act"] - 1]
    before = actor.look().content
    answer = actor.play(actor.message()["moves"][0], MOST)
    assert wrong(answer, 409, "match-too-long") == {"most": MOST}
    short.restart()
    wrong(actor.play(actor.message()["moves"][0], MOST), 409, "match-too-long")
    assert actor.look().content == before
    assert guests[0].play(move, 0, key).content == first.content
    assert short.table("titus")[0].message()["version"] == 0


def test_a_bot_stops_there_too(short: House, caplog: pytest.LogCaptureFixture) -> None:
    created = short.create("titus", 2, bots={2: "gentle"})
    guest = short.join(created)
    wait_until_to_act(guest)
    guest.ask("hand", bot="gentle")
    for _ in range(300):
        if guest.message()["version"] == MOST:
            break
        threading.Event().wait(0.1)
    threading.Event().wait(1)  # longer than a bot rests that tries again
    assert guest.message()["version"] == MOST
    assert "a bot could not play: match-too-long" not in caplog.messages


class Slow:
    """Stands in for `rebuild`: does not come to its end before it is let."""

    def __init__(self) -> None:
        self.has_begun = threading.Event()
        self.may_end = threading.Event()
        self.was_let: list[bool] = []

    def rebuild(self, stored: StoredRoom) -> Room:
        self.has_begun.set()
        self.was_let.append(self.may_end.wait(10))
        return rebuild(stored)


rebuild = rebuilding.rebuild


def resend(guest: Guest, move: str, key: str) -> bytes:
    return guest.play(move, 0, key).content


def open_again(guest: Guest, _move: str, _key: str) -> bytes:
    return guest.look().content


@pytest.mark.parametrize(("where", "ask"), [("rebuilding", resend), ("rooms", open_again)])
def test_while_a_long_match_is_rebuilt_others_go_on_playing(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    where: str,
    ask: Callable[[Guest, str, str], bytes],
) -> None:
    for module in ("playing", "rooms"):
        monkeypatch.setattr(f"carpathia.server.{module}.AT_ONCE", 0)
    guests, others = house.table("titus"), house.table("titus")
    move, key = guests[0].message()["moves"][0], new_key()
    guests[0].play(move, 0, key)
    play_on(guests, 4)
    before = ask(guests[0], move, key)
    if ask is open_again:
        house.restart()
        others[0].look()
    slow = Slow()
    monkeypatch.setattr(f"carpathia.server.{where}.rebuild", slow.rebuild)
    with ThreadPoolExecutor(1) as somebody:
        asked = somebody.submit(ask, guests[0], move, key)
        assert slow.has_begun.wait(10)
        version = play_on(others, 3)["version"]
        assert house.get("/healthz").status_code == 200
        slow.may_end.set()
        assert asked.result(30) == before
    assert version == 3
    assert slow.was_let == [True], "everybody waited for it"
