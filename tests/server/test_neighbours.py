"""Two servers on one database: what one commits, the other shows, once and in order."""

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from carpathia.server.neighbours import Whisper
from carpathia.server.postgres import servers
from carpathia.server.room import Room
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
    for (
        house
    ) in houses:  # FastAPI makes its routes at the first request: not on two threads at once
        house.get("/api/nowhere")
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


def test_nobody_is_connected_by_way_of_a_server_that_is_gone(
    pair: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = pair
    one, _ = here.table()
    until_here(there, one.room, [False, False])
    third = {"third"}  # at work, as far as anybody knows
    monkeypatch.setattr("carpathia.server.neighbours.servers", lambda line: servers(line) | third)
    there.store.whisper(Whisper("third", one.room, [0], [], False))
    until_here(here, one.room, [True, False])
    third.clear()
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


FOREIGN = (
    "hello",
    "",
    "[]",
    '["news", "x"]',
    '["news", "x", "y", "z"]',
    '["rumour", "x", "y"]',
    '{"room": "x"}',
    '["whisper", "x", "y", [0], [["sign"]], false]',
)


def sharing(url: str) -> int:
    """How many servers hold the lock under which no schema is changed."""
    held = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock'"
    ((count,),) = run(url, held)
    return int(count)


def until_so(is_so: Callable[[], bool], else_: str) -> None:
    end = time.monotonic() + LONGEST_WAIT
    while not is_so():
        assert time.monotonic() < end, else_
        time.sleep(0.02)


def until_both_share(url: str) -> None:
    until_so(lambda: sharing(url) == 2, "a server lets the schema be changed under it")


def until_told(house: House, room: str, version: int) -> None:
    """Wait until a server has heard of a version; unlike `until`, nobody asks it to look."""
    until_so(lambda: in_memory(house, room).version == version, "the news did not come")


def in_memory(house: House, name: str) -> Room:
    room = house.rooms().peek(name)
    assert room is not None
    return room


def test_what_others_say_on_the_channel_makes_nobody_deaf(
    pair: tuple[House, House], url: str, caplog: pytest.LogCaptureFixture
) -> None:
    here, there = pair
    one, two = here.table()
    message = at(there, one).message()
    until_both_share(url)
    ears = [thread for thread in threading.enumerate() if thread.name == "neighbours"]
    for payload in FOREIGN:
        run(url, f"NOTIFY carpathia, '{payload}'")
    said = "another server said what this one cannot read"
    until_so(lambda: said in caplog.messages, "nobody tells the host")
    for version in range(5):
        message = play_any((one, two)[message["view"]["to-act"] - 1], version)
        until_told(there, one.room, version + 1)
    assert [ear.is_alive() for ear in ears] == [True, True]
    assert sharing(url) == 2


def test_after_what_it_cannot_read_a_server_looks_at_everything_afresh(
    pair: tuple[House, House], url: str
) -> None:
    """It may have been news, from a version of ours that says it otherwise."""
    here, there = pair
    one, _ = here.table()
    at(there, one).message()
    until_both_share(url)
    row = f"match = '{one.room}' AND seat = 0"
    run(url, f"UPDATE seats SET name = 'Newer' WHERE {row}; NOTIFY carpathia, 'renamed'")
    until_so(lambda: in_memory(there, one.room).seats[0].name == "Newer", "it was not looked at")


def test_a_line_that_stumbles_over_a_defect_is_opened_again(
    pair: tuple[House, House],
    url: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    here, there = pair
    one, two = here.table()
    message = at(there, one).message()
    until_both_share(url)
    stumbled: list[Any] = []

    def stumble(connection: Any) -> frozenset[str]:
        if len(stumbled) == 2:
            return servers(connection)
        stumbled.append(connection)
        raise ZeroDivisionError

    monkeypatch.setattr("carpathia.server.neighbours.servers", stumble)
    until_so(lambda: len(stumbled) == 2, "it does not look who is there")
    until_so(lambda: all(line.closed for line in stumbled), "a line that broke is kept")
    until_both_share(url)
    play_any((one, two)[message["view"]["to-act"] - 1], 0)
    until_told(there, one.room, 1)
    assert "no line to the other servers: ZeroDivisionError" in caplog.messages


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


def test_leave_is_gone_with_whoever_gave_it_by_another_server(
    pair: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = pair
    (guest, second, third), message = quiet_move(here, 3, is_alone=False)
    steps, version = message["undo_asking"], message["version"]
    guest.ask("undo", undo=steps, after=version, key=new_key()).raise_for_status()
    second.ask("vote", agree=True, after=version).raise_for_status()
    at(there, third).message(version)
    deafen(there, monkeypatch)
    second.ask("leave").raise_for_status()
    wrong(at(there, third).ask("vote", agree=True, after=version), 409, "undo-not-asked")
    assert third.message(version)["version"] == version
    assert here.info(guest.room)["asking"] is None


def test_a_new_deal_is_shown_by_the_other_server_too(pair: tuple[House, House]) -> None:
    here, there = pair
    created = here.create("noris-titanic")
    one, two = here.join(created), here.join(created)
    with at(there, one).socket() as socket:
        before = table_of(socket)
        two.ask("leave").raise_for_status()
        until(there, one.room, 1)
        told = table_of(socket)
    assert (before["version"], told["version"]) == (0, 1)
    assert told["events"] == [{"event": "dealt-anew", "seat": two.seat}]
    assert there.info(one.room)["commitment"] != created["commitment"]
    assert told["view"] == one.message()["view"]


def test_of_a_move_and_a_new_deal_at_once_the_first_counts(
    pair: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = pair
    for is_deal_first in (True, False):
        created = here.create("noris-titanic")
        guests = [here.join(created), here.join(created)]
        acting = guests[guests[0].message()["view"]["to-act"] - 1]
        other = guests[2 - acting.seat]
        move = at(there, acting).message()["moves"][0]
        with monkeypatch.context() as deaf:
            deafen(there, deaf)
            if is_deal_first:
                other.ask("leave", bot="gentle").raise_for_status()
                wrong(at(there, acting).play(move, 0), 409, "play-stale")
            else:
                acting.play(move, 0).raise_for_status()
                at(there, other).ask("leave").raise_for_status()
        events = acting.message(0)["events"]
        assert ("dealt-anew" in [event["event"] for event in events]) is is_deal_first
        stored = here.store.load(created["room"])
        assert stored is not None
        assert (stored.match.commitment != created["commitment"]) is is_deal_first


def test_two_who_get_up_at_once_leave_one_deal_that_neither_saw(
    pair: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = pair
    created = here.create("noris-titanic", 3)
    one, two, three = (here.join(created) for _ in range(3))
    at(there, two).message()
    deafen(there, monkeypatch)
    one.ask("leave").raise_for_status()
    at(there, two).ask("leave").raise_for_status()
    assert three.message()["version"] == 2
    assert at(there, three).message() == three.message()
