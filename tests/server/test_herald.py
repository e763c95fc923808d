"""Answers come first: the herald wakes a few rooms at a time, and none twice for one thing."""

import asyncio
import math
from collections.abc import Awaitable, Callable
from typing import cast

import pytest

from carpathia.server import herald as heralds
from carpathia.server.herald import Herald
from carpathia.server.room import Room

_Told = list[tuple[str, bool]]
NEVER = -1.0


@pytest.fixture(autouse=True)
def _every_turn_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is."""
    monkeypatch.setattr(heralds, "_QUIET", math.inf)
    monkeypatch.setattr(heralds, "_LONG", math.inf)


class _Heard:
    """In the place of a room: notes what it is told."""

    def __init__(self, name: str, told: _Told) -> None:
        self._name = name
        self._told = told

    def tell(self, people_changed: bool = False) -> None:
        self._told.append((self._name, people_changed))


def _told(steps: Callable[[Herald, Room, Room, _Told], Awaitable[None]]) -> _Told:
    """What two rooms were told when nothing is left to do."""
    told: _Told = []

    async def run() -> None:
        one, two = (cast(Room, _Heard(name, told)) for name in ("one", "two"))
        await steps(Herald(), one, two, told)
        for _ in range(5):
            await asyncio.sleep(0)

    asyncio.run(run())
    return told


def test_between_two_rooms_everything_else_has_a_turn() -> None:
    heard: list[int] = []

    async def steps(herald: Herald, one: Room, two: Room, told: _Told) -> None:
        herald.tell(one)
        herald.tell(two)
        for _ in range(5):
            heard.append(len(told))
            await asyncio.sleep(0)

    assert _told(steps) == [("one", False), ("two", False)]
    assert heard[:2] == [0, 0], "the answer to whoever played is sent in the second turn"
    assert {1, 2} <= set(heard), "never two at a time"


def turns_to_tell_a_hundred() -> int:
    async def turns() -> int:
        told: _Told = []
        herald = Herald()
        for number in range(100):
            herald.tell(cast(Room, _Heard(str(number), told)))
        count = 0
        while len(told) < 100:
            count += 1
            await asyncio.sleep(0)
        assert [name for name, _ in told] == [str(number) for number in range(100)]
        return count

    return asyncio.run(turns())


def test_while_there_is_nothing_else_to_do_one_room_is_told_each_turn() -> None:
    assert 100 <= turns_to_tell_a_hundred() <= 102


def test_of_many_rooms_that_waited_long_a_share_is_told_each_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However long each turn takes, nobody waits for a hundred of them."""
    monkeypatch.setattr(heralds, "_QUIET", NEVER)
    monkeypatch.setattr(heralds, "_LONG", NEVER)
    assert 10 < turns_to_tell_a_hundred() < 40


def test_while_there_is_something_else_to_do_a_room_waits_but_not_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(heralds, "_QUIET", NEVER)

    async def steps(herald: Herald, one: Room, two: Room, told: _Told) -> None:
        herald.tell(one)
        for _ in range(1000):
            await asyncio.sleep(0)
        assert told == []
        monkeypatch.setattr(heralds, "_LONG", 0.0)

    assert _told(steps) == [("one", False)]


def test_a_room_that_waits_already_is_told_once_and_everything() -> None:
    async def steps(herald: Herald, one: Room, two: Room, _: _Told) -> None:
        herald.tell(one, people_changed=True)
        herald.tell(two)
        herald.tell(one)

    assert _told(steps) == [("one", True), ("two", False)]


def test_it_goes_on_after_a_pause() -> None:
    async def steps(herald: Herald, one: Room, two: Room, told: _Told) -> None:
        herald.tell(one)
        for _ in range(5):
            await asyncio.sleep(0)
        herald.tell(two)

    assert _told(steps) == [("one", False), ("two", False)]
