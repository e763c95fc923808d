"""Two servers on one database: what one commits, the other shows, once and in order."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from carpathia.server.neighbours import Whisper
from carpathia.server.sockets import GIVEN_UP
from tests.server.cluster import run
from tests.server.house import Guest, House, new_key, wrong
from tests.server.test_sockets import table_of
from tests.server.test_taking_back import quiet_move

LONGEST_WAIT = 20.0


@pytest.fixture
def pair(url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[House, House]]:
    monkeypatch.setattr("carpathia.server.neighbours._BEAT", 0.5)
    houses = House(Path(), place=url), House(Path(), place=url)
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


def last_word(socket: WebSocketTestSession) -> int:
    """The code with which a socket is closed, after whatever else it is told."""
    try:
        while True:
            socket.receive_json()
    except WebSocketDisconnect as closed:
        return closed.code


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
    with one.socket(0) as near, at(there, one).socket(0) as far:
        message = table_of(near)
        assert table_of(far) == message
        for version in range(10):
            actor = one if message["view"]["to-act"] == 1 else at(there, two)
            message = play_any(actor, version)
            told = table_of(near)
            assert told["version"] == version + 1
            assert table_of(far) == told


def test_a_seat_given_up_on_one_is_closed_on_the_other(pair: tuple[House, House]) -> None:
    here, there = pair
    one, _ = here.table()
    with at(there, one).socket(0) as far:
        table_of(far)
        here.post(f"{one.door}/leave", {"bot": "gentle"}, headers=one.headers).raise_for_status()
        assert last_word(far) == GIVEN_UP


def here(info: dict[str, Any]) -> list[bool]:
    return [chair["here"] for chair in info["chairs"]]


def until_here(house: House, room: str, seats: list[bool]) -> None:
    """Wait until a server knows who is connected."""
    end = time.monotonic() + LONGEST_WAIT
    while here(house.get(f"/api/rooms/{room}").json()) != seats:
        assert time.monotonic() < end, "it did not hear of it"
        time.sleep(0.02)


def test_who_is_connected_to_one_is_seen_on_both(pair: tuple[House, House]) -> None:
    here, there = pair
    one, two = here.table()
    with one.socket():
        until_here(there, one.room, [True, False])  # it was not open there: it asked
        with at(there, two).socket():
            until_here(here, one.room, [True, True])
        until_here(here, one.room, [True, False])
    for house in pair:
        until_here(house, one.room, [False, False])


def test_nobody_is_connected_by_way_of_a_server_that_is_gone(pair: tuple[House, House]) -> None:
    here, there = pair
    one, _ = here.table()
    until_here(there, one.room, [False, False])
    gone = Whisper("gone", one.room, [0], [], False)
    there.store.whisper(gone)
    until_here(here, one.room, [True, False])
    until_here(here, one.room, [False, False])


def test_signs_are_seen_on_both(pair: tuple[House, House]) -> None:
    here, there = pair
    one, two = here.table("sos-titanic", 2)
    with at(there, two).socket() as far:
        table_of(far)
        asked = {"sign": "yes"}
        here.post(f"{one.door}/sign", asked, headers=one.headers).raise_for_status()
        told: dict[str, Any] = {}
        while not told.get("signs"):
            told = far.receive_json()
    assert [(sign["seat"], sign["sign"]) for sign in told["signs"]] == [(1, "yes")]


def test_two_who_play_at_once_are_two_answers_and_one_move(pair: tuple[House, House]) -> None:
    here, there = pair
    one, two = here.table()
    for version in range(12):
        until(there, one.room, version)
        actor = (one, two)[one.message()["view"]["to-act"] - 1]
        moves = actor.message()["moves"]
        with ThreadPoolExecutor(2) as pool:
            tries = [(actor, moves[0]), (at(there, actor), moves[-1])]
            answers = list(pool.map(Guest.play, *zip(*tries, strict=True), [version, version]))
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
        with ThreadPoolExecutor(2) as pool:
            guests = list(pool.map(House.join, pair, [created, created]))
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
    lines = """
        FROM pg_stat_activity
        WHERE datname = current_database() AND starts_with(application_name, 'carpathia ')
    """
    with at(there, one).socket(0) as far:
        message = table_of(far)
        until = time.monotonic() + 20
        while len(run(url, f"SELECT pid {lines}")) < 2:  # both must have one to be cut
            assert time.monotonic() < until
            time.sleep(0.05)
        assert len(run(url, f"SELECT pg_terminate_backend(pid) {lines}")) == 2
        for version in range(3):
            message = play_any((one, two)[message["view"]["to-act"] - 1], version)
        seen = [0]
        while seen[-1] < 3:
            seen.append(table_of(far)["version"])
    assert seen == sorted(set(seen))


def deafen(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on a server does not look at what the other wrote, until it stumbles over it."""

    async def hear_nothing(*_args: object) -> None:
        pass

    monkeypatch.setattr(house.rooms(), "_catch_up", hear_nothing)


@pytest.mark.parametrize(
    ("door", "asked"), [("name", {"name": "Mine"}), ("leave", {}), ("hand", {"bot": "gentle"})]
)
def test_a_chair_that_changed_hands_meanwhile_is_not_changed_by_who_had_it(
    pair: tuple[House, House], monkeypatch: pytest.MonkeyPatch, door: str, asked: dict[str, str]
) -> None:
    here, there = pair
    created = here.create()
    one = here.join(created)
    here.join(created)
    at(there, one).message()
    deafen(there, monkeypatch)
    here.post(f"{one.door}/leave", {}, headers=one.headers).raise_for_status()
    newcomer = here.join(created)
    assert newcomer.seat == one.seat
    answer = there.post(f"{one.door}/{door}", asked, headers=one.headers)
    wrong(answer, 403, "seat-token-wrong")
    assert newcomer.message()["version"] == 0


def test_two_who_agree_at_once_have_both_agreed(
    pair: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = pair
    (guest, second, third), message = quiet_move(here, 3, is_alone=False)
    steps, version = message["undo_asking"], message["version"]
    assert guest.ask("undo", undo=steps, after=version, key=new_key()).status_code == 200
    at(there, third).message(version)
    deafen(there, monkeypatch)
    second.ask("vote", agree=True, after=version).raise_for_status()
    told = at(there, third).ask("vote", agree=True, after=version)
    assert told.json()["events"] == [{"event": "taken-back", "seat": guest.seat, "steps": steps}]
    assert here.info(guest.room)["asking"] is None
