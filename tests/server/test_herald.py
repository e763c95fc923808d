"""Answers come first: the herald wakes a few rooms at a time, and none twice for one thing."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import cast

from carpathia.server.herald import Herald
from carpathia.server.room import Room

_Told = list[tuple[str, bool]]


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


def test_of_many_rooms_a_share_is_told_each_time_round() -> None:
    """However long each time round takes, nobody waits for a hundred of them."""

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

    assert 10 < asyncio.run(turns()) < 40


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
