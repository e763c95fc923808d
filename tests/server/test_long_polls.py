"""Long polls: woken by what happens, and of no use to whoever gave the seat up meanwhile."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor

import httpx2 as httpx
import pytest

from tests.server.house import Guest, House, wrong

LONG = 60
"""Seconds that a poll may wait here."""
SOON = 25.0
"""Seconds within which a poll is answered that was woken, on a busy machine too."""


@pytest.fixture
def people(monkeypatch: pytest.MonkeyPatch) -> Iterator[ThreadPoolExecutor]:
    """Others, who wait while this test goes on."""
    for module in ("doors_table", "doors_rooms"):
        monkeypatch.setattr(f"carpathia.server.{module}.MOST_WAIT", LONG)
    with ThreadPoolExecutor(4) as found:
        yield found


def poll(guest: Guest, after: int) -> httpx.Response:
    return guest.house.get(f"{guest.door}?after={after}&wait={LONG}", headers=guest.headers)


def poll_on(guest: Guest, after: int) -> httpx.Response:
    """Until there is another version: who comes meanwhile may be an answer too."""
    answer = poll(guest, after)
    while answer.json()["version"] == after:
        answer = poll(guest, after)
    return answer


def begin(
    people: ThreadPoolExecutor,
    ask: Callable[[Guest, int], httpx.Response],
    *guests: Guest,
    after: int,
) -> "list[Future[httpx.Response]]":
    """Everyone polls; returns when the server knows that they wait."""
    house, name = guests[0].house, guests[0].room
    waiting = [people.submit(ask, guest, after) for guest in guests]
    end = time.monotonic() + SOON
    while not {guest.seat - 1 for guest in guests} <= seats_of_listeners(house, name):
        assert time.monotonic() < end, "nobody waits"
        assert not any(one_of_them.done() for one_of_them in waiting), "nobody waited"
        time.sleep(0.01)
    return waiting


def seats_of_listeners(house: House, name: str) -> set[int]:
    return {listener.seat for listener in list(house.room(name).listeners)}


def test_a_move_wakes_everyone_who_waits_for_it(house: House, people: ThreadPoolExecutor) -> None:
    created = house.create()
    one, two = house.join(created), house.join(created)
    readers = [one, two, house.watch(created)]
    for version in range(3):
        waiting = begin(people, poll_on, *readers, after=version)
        actor = (one, two)[one.message()["view"]["to-act"] - 1]
        actor.play(actor.message()["moves"][0], version).raise_for_status()
        told = [one_of_them.result(SOON).json() for one_of_them in waiting]
        assert [message["version"] for message in told] == [version + 1] * 3
        assert all(message["events"] for message in told)


def test_a_new_deal_wakes_everyone_who_waits(house: House, people: ThreadPoolExecutor) -> None:
    created = house.create("noris-titanic", 3)
    one, two = house.join(created), house.join(created)
    waiting = begin(people, poll_on, one, house.watch(created), after=0)
    two.ask("leave").raise_for_status()
    told = [one_of_them.result(SOON).json() for one_of_them in waiting]
    assert [message["version"] for message in told] == [1, 1]
    assert all(message["events"] == [{"event": "dealt-anew", "seat": 2}] for message in told)


@pytest.mark.parametrize("is_asked_to", [False, True])
def test_whoever_is_gone_while_waiting_is_shown_nothing_any_more(
    house: House, people: ThreadPoolExecutor, is_asked_to: bool
) -> None:
    created = house.create("noris-titanic")
    _one, two = house.join(created), house.join(created)
    [waiting] = begin(people, poll, two, after=0)
    if is_asked_to:
        door, asked = f"/api/rooms/{two.room}/kick", {"host": created["host"], "seat": two.seat}
        word = house.post(door, asked).json()["confirm"]
        house.post(door, {**asked, "confirm": word}).raise_for_status()
    else:
        two.ask("leave").raise_for_status()
    wrong(waiting.result(SOON), 403, "seat-token-wrong")


def test_whoever_is_gone_is_not_shown_the_hand_of_who_came_after(
    house: House, people: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even where nobody told the one who waits, and the next move wakes both."""
    created = house.create("noris-titanic")
    one, two = house.join(created), house.join(created)
    actor = {1: one, 2: two}[one.message()["view"]["to-act"]]
    actor.play(actor.message()["moves"][0], 0).raise_for_status()  # else it is dealt anew
    [waiting] = begin(people, poll, two, after=1)
    room = house.room(two.room)
    monkeypatch.setattr(room, "reseat", lambda seats: setattr(room, "seats", seats))
    two.ask("leave").raise_for_status()
    three = house.join(created)
    actor = {1: one, 2: three}[one.message()["view"]["to-act"]]
    actor.play(actor.message()["moves"][0], 1).raise_for_status()
    wrong(waiting.result(SOON), 403, "seat-token-wrong")
