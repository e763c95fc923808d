"""Who may think next: nobody waits long for what others let the house think about."""

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from carpathia.engine.game import NOBODY
from carpathia.engine.setup import Setup
from carpathia.server import bots, thinking
from carpathia.server.thinking import Thinkers, choose_move
from carpathia.server.turns import Turns
from tests.server.house import Guest, House, wrong
from tests.server.test_bots import played, sit_down, wait_for

MANY = 30
LONG = 0.2
"""Seconds that a strong bot thinks here."""
SOON = MANY * LONG / 2
"""Half of what it takes when all of them come first."""


def in_order(*asked: tuple[str, int]) -> list[int]:
    """Which of these thoughts, by address and rank, is thought first, which next, and so on."""

    async def think() -> list[int]:
        turns, done = Turns(1), []

        async def one(number: int, address: str, rank: int) -> None:
            async with turns.turn(address, rank):
                done.append(number)
                await asyncio.sleep(0)

        async with asyncio.TaskGroup() as tasks:
            for number, (address, rank) in enumerate(asked):
                tasks.create_task(one(number, address, rank))
        assert turns._free == 1
        return done

    return asyncio.run(think())


def test_each_address_has_its_turn_however_much_another_asks_for() -> None:
    asked = [*[("flood", 0)] * 5, ("one", 3), ("two", 3), ("one", 3)]
    assert in_order(*asked) == [0, 5, 6, 1, 7, 2, 3, 4]


def test_of_one_address_short_thoughts_come_first() -> None:
    assert in_order(("one", 3), ("one", 3), ("one", 2), ("one", 0)) == [0, 3, 2, 1]


def test_a_long_thought_is_not_passed_for_ever() -> None:
    asked = [("one", 0), ("one", 1), *[("one", 0)] * 150]
    assert in_order(*asked).index(1) == 100, "not after all who came later and are quicker"


def test_whoever_no_longer_waits_takes_no_turn() -> None:
    async def think() -> None:
        turns = Turns(1)

        async def wait(within: float | None = None) -> None:
            async with turns.turn("one", within=within):
                pass

        async with turns.turn("one"):
            with pytest.raises(TimeoutError):
                await wait(0.01)
            gone = asyncio.create_task(wait())
            late = asyncio.create_task(wait())
            await asyncio.sleep(0)
            gone.cancel()
        late.cancel()  # its turn has come, and it does not know it yet
        await asyncio.gather(gone, late, return_exceptions=True)
        assert (gone.cancelled(), late.cancelled()) == (True, True)
        await wait(0.01)

    asyncio.run(think())


def test_when_the_house_closes_nobody_waits_on() -> None:
    async def think() -> None:
        turns = Turns(1)

        async def wait() -> None:
            async with turns.turn("one"):
                raise AssertionError

        async with turns.turn("one"):
            waiting = [asyncio.create_task(wait()) for _ in range(3)]
            await asyncio.sleep(0)
            turns.close()
            await asyncio.gather(*waiting, return_exceptions=True)
            assert all(task.cancelled() for task in waiting)

    asyncio.run(think())


# At the tables


class Slow(ThreadPoolExecutor):
    """In place of the processes."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self._processes: dict[int, object] = {}


def think_slowly(setup: Setup, position: str, level: str, seed: int) -> str:
    if level == "strong":
        time.sleep(LONG)
    return choose_move(setup, position, "gentle", seed)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """With one worker."""

    def start(thinkers: Thinkers) -> Slow:
        pool = thinkers._pool = Slow(thinkers._count)  # type: ignore[assignment]
        return pool

    monkeypatch.setattr("os.cpu_count", lambda: 2)
    monkeypatch.setattr(Thinkers, "_start", start)
    monkeypatch.setattr(thinking, "choose_move", think_slowly)
    monkeypatch.setattr(thinking, "advise_move", lambda *_: ([], 1))
    found = House(tmp_path / "house")
    yield found
    found.close()


def come_from(house: House, address: str) -> None:
    house.client._transport.client = (address, 1)  # type: ignore[attr-defined]


def flood(house: House) -> list[Guest]:
    """From one address: many tables at which strong bots play with each other."""
    come_from(house, "192.0.2.66")
    found = []
    for _ in range(MANY):
        guest = house.join(house.create("noris-titanic", 4, dict.fromkeys((1, 2, 3), "strong")))
        guest.ask("hand", bot="strong")
        found.append(guest)
    return found


def test_many_tables_of_one_address_do_not_hold_up_a_bot_of_another(house: House) -> None:
    flooded = flood(house)
    come_from(house, "192.0.2.77")
    guest = sit_down(house)
    began = time.monotonic()
    wait_for(lambda: played(house, guest))
    assert time.monotonic() - began < SOON
    assert sum(played(house, one) for one in flooded) > 0


def test_many_tables_of_one_address_do_not_hold_up_a_hint_of_another(house: House) -> None:
    flood(house)
    come_from(house, "192.0.2.77")
    guest, _ = house.table()
    began = time.monotonic()
    answer = guest.ask("hint", after=0)
    assert answer.status_code == 200, answer.text
    assert time.monotonic() - began < SOON


def test_a_gentle_bot_does_not_wait_for_all_the_strong_ones_of_its_address(house: House) -> None:
    flood(house)
    guest = sit_down(house)
    began = time.monotonic()
    wait_for(lambda: played(house, guest))
    assert time.monotonic() - began < SOON


def test_a_hint_that_cannot_be_had_soon_is_refused(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "_HINT_WITHIN", 0.0)
    flood(house)
    guest, _ = house.table()
    wrong(guest.ask("hint", after=0), 503, "thinking-failed")


def table_with(*listeners: tuple[int, str]) -> Any:
    """As much of a room as whoever drives its bots asks for: seats and addresses of the connected."""
    connected = [SimpleNamespace(seat=seat, address=address) for seat, address in listeners]
    return SimpleNamespace(version=0, bot_to_act=lambda: "strong", listeners=connected)


def test_an_onlooker_does_not_take_bots_into_a_queue_of_their_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drive = bots._Drive(table_with(), "home")
    drive.visit(table_with(), "flood")
    assert drive.address == "home", "who asked by a plain request may come back"
    monkeypatch.setattr(bots, "_STAYS", -1.0)
    drive.visit(table_with((NOBODY, "flood")), "flood")
    assert drive.address == "flood", "nobody else has been there for long"
    seated = table_with((NOBODY, "flood"), (1, "home"))
    drive.visit(seated, "flood")
    assert drive.address == "home", "who sits there has it at once"
    drive.visit(seated, "flood")
    drive.visit(table_with((NOBODY, "flood"), (0, "away"), (1, "home")), "away")
    assert drive.address == "home", "and keeps it"


def test_bots_stop_where_nobody_is_and_go_on_when_somebody_looks(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "_FORSAKEN", 3 * LONG)
    guest = house.join(house.create("noris-titanic", 2, {1: "strong"}))
    guest.ask("hand", bot="strong")
    time.sleep(6 * LONG)
    stopped = played(house, guest)
    assert stopped > 0
    time.sleep(3 * LONG)
    assert played(house, guest) == stopped
    guest.look()
    wait_for(lambda: played(house, guest) > stopped, 5)


def test_bots_go_on_as_long_as_somebody_is_connected(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "_FORSAKEN", LONG / 2)
    guest = house.join(house.create("noris-titanic", 2, {1: "strong"}))
    with guest.socket():
        guest.ask("hand", bot="strong")
        wait_for(lambda: played(house, guest) > 5, 10)
