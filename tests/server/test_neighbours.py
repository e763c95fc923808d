"""Two servers on one database: what one commits, the other shows, once and in order."""

import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.cluster import run
from tests.server.house import Guest, House, new_key, wrong

LONGEST_WAIT = 20.0


@pytest.fixture
def pair(url: str) -> Iterator[tuple[House, House]]:
    houses = House(Path(), url), House(Path(), url)
    yield houses
    for house in houses:
        house.close()


def at(house: House, guest: Guest) -> Guest:
    """The same person, through another server."""
    return Guest(house, guest.room, guest.seat, guest.token)


def until(house: House, room: str, version: int) -> None:
    """Wait until a server shows a version of a room."""
    end = time.monotonic() + LONGEST_WAIT
    while house.get(f"/api/rooms/{room}").json()["version"] != version:
        assert time.monotonic() < end, "the news did not come"
        time.sleep(0.01)


def play_any(guest: Guest, version: int) -> dict[str, Any]:
    move = guest.message(version)["moves"][-1]
    answer = guest.play(move, version)
    assert answer.status_code == 200, answer.text
    message: dict[str, Any] = answer.json()
    return message


def test_a_room_is_at_home_on_both(pair: tuple[House, House]) -> None:
    here, there = pair
    created = here.create()
    one = here.join(created, "Violet")
    assert there.get(f"/api/rooms/{one.room}").json()["chairs"][0]["name"] == "Violet"
    two = there.join(created, "Harold")
    assert (one.seat, two.seat) == (1, 2)
    message = one.message()
    for version in range(20):
        seats = [one, at(here, two)] if version % 3 else [at(there, one), two]
        message = play_any(seats[message["view"]["to-act"] - 1], version)
        assert message["version"] == version + 1
    for house in pair:
        until(house, one.room, 20)
    assert at(here, one).message() == at(there, one).message()
    assert at(here, two).message(0) == at(there, two).message(0)


def test_readers_on_both_get_every_version_in_order(pair: tuple[House, House]) -> None:
    here, there = pair
    one, two = here.table()
    created_elsewhere = at(there, two)
    seen: dict[str, list[tuple[int, str]]] = {"here": [], "there": []}

    def read(name: str, guest: Guest) -> None:
        with guest.socket(0) as socket:
            while not seen[name] or seen[name][-1][0] < 15:
                told = json.loads(socket.receive_text())
                if "view" in told:
                    seen[name].append((told["version"], json.dumps(told["view"])))

    readers = [
        threading.Thread(target=read, args=("here", one), daemon=True),
        threading.Thread(target=read, args=("there", at(there, one)), daemon=True),
    ]
    for reader in readers:
        reader.start()
    message = one.message()
    for version in range(15):
        actor = one if message["view"]["to-act"] == 1 else created_elsewhere
        message = play_any(actor, version)
    for reader in readers:
        reader.join(LONGEST_WAIT)
        assert not reader.is_alive(), seen
    for told in seen.values():
        versions = [version for version, _ in told]
        assert versions == sorted(set(versions))
        assert versions[-1] == 15
    both = dict(seen["here"]).keys() & dict(seen["there"]).keys()
    for version in both:
        assert dict(seen["here"])[version] == dict(seen["there"])[version]


def test_two_who_play_at_once_are_two_answers_and_one_move(pair: tuple[House, House]) -> None:
    here, there = pair
    one, two = here.table()
    for version in range(12):
        until(there, one.room, version)
        actor = (one, two)[one.message()["view"]["to-act"] - 1]
        moves = actor.message()["moves"]
        answers: list[Any] = [None, None]

        def play(index: int, guest: Guest, move: str, after: int, into: list[Any]) -> None:
            into[index] = guest.play(move, after)

        threads = [
            threading.Thread(target=play, args=(0, actor, moves[0], version, answers)),
            threading.Thread(target=play, args=(1, at(there, actor), moves[-1], version, answers)),
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        won, lost = sorted(answers, key=lambda answer: int(answer.status_code))
        assert wrong(lost, 409, "play-stale") == {"after": version, "version": version + 1}
        assert lost.json()["now"]["view"] == won.json()["view"]


def test_a_command_sent_to_both_is_played_once(pair: tuple[House, House]) -> None:
    here, there = pair
    one, _ = here.table()
    move = one.message()["moves"][0]
    key = new_key()
    answers = [one.play(move, 0, key), at(there, one).play(move, 0, key), one.play(move, 0, key)]
    assert len({answer.content for answer in answers}) == 1
    assert answers[0].status_code == 200


def test_two_who_join_at_once_both_get_a_chair(pair: tuple[House, House]) -> None:
    here, there = pair
    for _ in range(5):
        created = here.create()
        there.get(f"/api/rooms/{created['room']}")
        guests: list[Guest] = []
        threads = [
            threading.Thread(target=lambda house=house: guests.append(house.join(created)))
            for house in pair
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(guest.seat for guest in guests) == [1, 2]


def test_whoever_saw_a_move_is_never_shown_the_table_before_it(pair: tuple[House, House]) -> None:
    """The news takes a moment; a reader who comes over from the other server does not wait."""
    here, there = pair
    one, two = here.table()
    at(there, one).message()
    message = one.message()
    for version in range(10):
        actor = (one, two)[message["view"]["to-act"] - 1]
        message = play_any(actor, version)
        assert at(there, one).message(version + 1)["version"] == version + 1


def test_a_line_that_was_cut_is_mended_and_nothing_is_missed(
    pair: tuple[House, House], url: str
) -> None:
    here, there = pair
    one, two = here.table()
    until(there, one.room, 0)
    listening = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%' OR query = 'SELECT 1'"
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
    assert run(url, listening)
    run(url, f"{cut} AND datname = current_database()")
    message = one.message()
    for version in range(3):
        actor = (one, two)[message["view"]["to-act"] - 1]
        message = play_any(actor, version)
    until(there, one.room, 3)
