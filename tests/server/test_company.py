"""Company: bots in chairs, handing over and back, leaving, asking to leave, rematches, lists."""

import time
from typing import Any

import pytest

from tests.server.house import Guest, House, new_key, wrong


def wait_until_to_act(guest: Guest, after: int = 0, seconds: float = 30.0) -> dict[str, Any]:
    """The table once this guest is to act, or the match is over."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        message = guest.message(after)
        if message["moves"] or guest.house.info(guest.room)["over"]:
            return message
        time.sleep(0.02)
    raise AssertionError("the bots do not play")


@pytest.mark.parametrize("game", ["sos-titanic", "titus", "noris-titanic"])
def test_bots_play_in_the_empty_chairs(house: House, game: str) -> None:
    created = house.create(game, 2, bots={2: "gentle"})
    guest = house.join(created)
    chairs = house.info(created["room"])["chairs"]
    assert [(chair["bot"], chair["person"]) for chair in chairs] == [("", True), ("gentle", False)]
    message = wait_until_to_act(guest)
    keys: dict[int, set[str]] = {0: set(), 1: set()}
    while message["moves"] and not (keys[0] and keys[1]):
        answer = guest.play(message["moves"][-1], message["version"])
        assert answer.status_code == 200, answer.text
        message = wait_until_to_act(guest)
        stored = house.store.load(created["room"])
        assert stored is not None
        for command in stored.commands:
            keys[command.seat].add(command.key[:4])
    assert "bot:" not in keys[0]
    assert keys[1] == {"bot:"}


def test_a_searching_bot_plays_too(house: House) -> None:
    created = house.create("titus", 2, bots={1: "steady"})
    guest = house.join(created)
    assert wait_until_to_act(guest)["version"] > 0


@pytest.mark.parametrize(
    ("bots", "key"),
    [
        ([{"seat": 1, "level": "godlike"}], "bot-unknown"),
        ([{"seat": 1, "level": "search@10000s"}], "bot-unknown"),
        ([{"seat": 3, "level": "gentle"}], "bot-seats-wrong"),
        ([{"seat": 1, "level": "gentle"}] * 2, "bot-seats-wrong"),
        ([{"seat": 1, "level": "gentle"}, {"seat": 2, "level": "gentle"}], "bots-only"),
    ],
)
def test_bots_that_cannot_be_had_are_refused(
    house: House, bots: list[dict[str, Any]], key: str
) -> None:
    asked = {"game": "titus", "edition": "adlung", "seats": 2, "bots": bots}
    wrong(house.post("/api/rooms", asked), 422, key)


def test_a_seat_is_handed_to_a_bot_and_back(house: House) -> None:
    one, two = house.table()
    acting = [one, two][one.message()["view"]["to-act"] - 1]
    other = two if acting is one else one
    wrong(acting.ask("hand", bot="godlike"), 422, "bot-unknown")
    info = acting.ask("hand", bot="gentle").json()
    assert info["chairs"][acting.seat - 1] | {"here": False} == {
        "seat": acting.seat,
        "name": f"Guest {acting.seat}",
        "taken": True,
        "here": False,
        "bot": "gentle",
        "person": True,
        "hints": 0,
    }
    version = wait_until_to_act(other)["version"]
    assert version > 0
    acting.ask("hand", bot="")
    house.restart()
    assert house.info(one.room)["chairs"][acting.seat - 1]["bot"] == ""
    assert acting.message()["version"] == version


def test_a_restart_in_the_middle_of_a_thought_loses_nothing(house: House) -> None:
    created = house.create("titus", 2, bots={1: "strong"})
    guest = house.join(created)
    time.sleep(0.2)
    house.restart()
    assert wait_until_to_act(guest)["version"] > 0


def test_whoever_leaves_frees_the_chair_or_gives_it_to_a_bot(house: House) -> None:
    created = house.create()
    one, two = house.join(created), house.join(created)
    one.ask("leave")
    wrong(one.look(), 403, "seat-token-wrong")
    assert [chair["taken"] for chair in house.info(one.room)["chairs"]] == [False, True]
    wrong(two.play("lift", 0), 409, "seats-open")
    three = house.join(created, "Thomas")
    assert three.seat == 1
    two.ask("leave", bot="gentle")
    wrong(two.look(), 403, "seat-token-wrong")
    chair = house.info(one.room)["chairs"][1]
    assert (chair["bot"], chair["person"], chair["name"]) == ("gentle", False, "")


def test_asking_somebody_to_leave_takes_two_steps_and_closes_the_join_link(house: House) -> None:
    created = house.create()
    one, two = house.join(created, "Violet"), house.join(created, "Thomas")
    door, asked = f"/api/rooms/{one.room}/kick", {"host": created["host"], "seat": two.seat}
    wrong(house.post(door, asked | {"host": two.token}), 403, "host-link-wrong")
    wrong(house.post(door, asked | {"confirm": "x" * 32}), 403, "kick-unconfirmed")
    first = house.post(door, asked).json()
    assert (first["name"], house.info(one.room)["chairs"][1]["taken"]) == ("Thomas", True)
    second = house.post(door, asked | {"confirm": first["confirm"]}).json()
    wrong(two.look(), 403, "seat-token-wrong")
    again = {"join": created["join"], "key": new_key(), "name": "Thomas"}
    wrong(house.post(f"/api/rooms/{one.room}/seats", again), 403, "join-link-wrong")
    wrong(house.post(door, asked), 409, "seat-empty")
    other = house.join(created | {"join": second["join"]}, "Margaret")
    # The word was for Thomas, not for whoever sits there now.
    wrong(house.post(door, asked | {"confirm": first["confirm"]}), 403, "kick-unconfirmed")
    assert other.message()["version"] == 0


def test_the_host_fills_a_free_chair_with_a_bot(house: House) -> None:
    created = house.create()
    guest = house.join(created)
    door, asked = f"/api/rooms/{guest.room}/bots", {"host": created["host"], "level": "gentle"}
    wrong(house.post(door, asked | {"seat": 2, "host": guest.token}), 403, "host-link-wrong")
    wrong(house.post(door, asked | {"seat": 1}), 409, "seat-taken")
    wrong(house.post(door, asked | {"seat": 2, "level": "godlike"}), 422, "bot-unknown")
    info = house.post(door, asked | {"seat": 2}).json()
    assert [chair["bot"] for chair in info["chairs"]] == ["", "gentle"]
    message = wait_until_to_act(guest)
    assert guest.play(message["moves"][0], message["version"]).status_code == 200


def test_the_socket_of_a_seat_that_was_given_up_is_closed(house: House) -> None:
    _one, two = house.table()
    with two.socket() as socket:
        socket.receive_text()
        socket.receive_text()
        two.ask("leave")
        closed = socket.receive()
        while closed["type"] != "websocket.close":
            closed = socket.receive()
    assert closed["code"] == 4403


def finish(guests: list[Guest]) -> None:
    """Let bots play everything to its end."""
    for guest in guests:
        guest.ask("hand", bot="gentle")
    until = time.monotonic() + 60
    while not guests[0].house.info(guests[0].room)["over"]:
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_rematch_seats_everyone_again(house: House) -> None:
    created = house.create("sos-titanic", 3, bots={3: "gentle"})
    one, two = house.join(created, "Violet"), house.join(created, "Thomas")
    wrong(one.ask("rematch"), 409, "rematch-early")
    finish([one, two])
    first, second = one.ask("rematch").json(), two.ask("rematch").json()
    assert first["room"] == second["room"] == house.info(one.room)["next"] != one.room
    house.restart()
    assert two.ask("rematch").json() == second
    info = house.info(first["room"])
    assert [chair["name"] for chair in info["chairs"]] == ["Violet", "Thomas", ""]
    assert [chair["bot"] for chair in info["chairs"]] == ["", "", "gentle"]
    assert info["commitment"] != house.info(one.room)["commitment"]
    again = Guest(house, first["room"], first["seat"], first["token"])
    assert again.message()["version"] <= 1


def test_public_rooms_are_listed_until_they_are_full(house: House) -> None:
    hidden = house.create()
    shown = house.create("titus", 2, public=True)
    (listed,) = house.get("/api/rooms").json()["rooms"]
    assert (listed["room"], listed["taken"], listed["seats"]) == (shown["room"], 0, 2)
    assert hidden["room"] != shown["room"]
    house.join(shown | {"join": listed["join"]})
    assert house.get("/api/rooms").json()["rooms"][0]["taken"] == 1
    house.join(shown)
    assert house.get("/api/rooms").json() == {"rooms": []}
