"""Rooms: made, joined by link, seats carried to another device, watched."""

import pytest

from carpathia.engine.match import verify
from carpathia.engine.record import read_record
from carpathia.games import open_game
from tests.server.house import BOTH, Guest, House, new_key, wrong

ENGINES = BOTH


def test_a_new_room_shows_its_commitment_and_free_chairs(house: House) -> None:
    created = house.create("noris-titanic", 3)
    info = house.get(f"/api/rooms/{created['room']}").json()
    assert info["commitment"] == created["commitment"]
    assert len(info["commitment"]) == 64
    assert [chair["taken"] for chair in info["chairs"]] == [False, False, False]
    assert (info["game"], info["version"], info["over"]) == ("noris-titanic", 0, False)


def test_the_secrets_of_a_room_are_all_different(house: House) -> None:
    created = house.create()
    one, two = house.join(created), house.join(created)
    secrets = {created["join"], created["watch"], one.token, two.token, created["room"]}
    assert len(secrets) == 5
    assert all(len(secret) >= 43 for secret in secrets - {created["room"]})


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"edition": "de"}, "edition-unknown"),
        ({"seats": 5}, "seats-wrong"),
        ({"options": {"colour": "red"}}, "option-unknown"),
        ({"switches": {"cheating": True}}, "switch-unknown"),
    ],
)
def test_a_setup_the_game_does_not_have_is_refused(
    house: House, change: dict[str, object], key: str
) -> None:
    asked = {"game": "titus", "edition": "adlung", "seats": 2, **change}
    wrong(house.post("/api/rooms", asked), 422, key)


def test_options_and_switches_are_played(house: House) -> None:
    (guest,) = house.table("sos-titanic", 1, crew="fleet")
    house.restart()
    assert guest.message()["view"]["crew"][0]["name"] == "fleet"


def test_a_lost_answer_to_joining_is_asked_for_again_and_takes_no_second_seat(house: House) -> None:
    created = house.create()
    asked = {"join": created["join"], "key": new_key(), "name": "Violet"}
    answers = []
    for _ in range(3):
        answers.append(house.post(f"/api/rooms/{created['room']}/seats", asked).content)
        house.restart()
    assert len(set(answers)) == 1
    info = house.get(f"/api/rooms/{created['room']}").json()
    assert [chair["name"] for chair in info["chairs"]] == ["Violet", ""]


def test_a_seat_is_taken_once(house: House) -> None:
    created = house.create()
    path = f"/api/rooms/{created['room']}/seats"
    asked = {"join": created["join"], "name": "Violet", "seat": 2}
    assert house.post(path, {**asked, "key": new_key()}).json()["seat"] == 2
    wrong(house.post(path, {**asked, "key": new_key()}), 409, "seat-taken")
    wrong(house.post(path, {**asked, "key": new_key(), "seat": 7}), 409, "seat-taken")
    assert house.join(created).seat == 1
    del asked["seat"]
    wrong(house.post(path, {**asked, "key": new_key()}), 409, "seats-all-taken")


def test_only_the_join_link_lets_one_join(house: House) -> None:
    created, other = house.create(), house.create()
    for secret in (created["watch"], other["join"], "guess"):
        asked = {"join": secret, "key": new_key(), "name": "Violet"}
        wrong(house.post(f"/api/rooms/{created['room']}/seats", asked), 403, "join-link-wrong")


@pytest.mark.parametrize("name", ["", "   ", "a\u202eb", "x" * 41, "\0"])
def test_a_name_is_short_and_visible(house: House, name: str) -> None:
    created = house.create()
    asked = {"join": created["join"], "key": new_key(), "name": name}
    wrong(house.post(f"/api/rooms/{created['room']}/seats", asked), 422, "name-wrong")


def test_a_guest_may_choose_another_name(house: House) -> None:
    one, two = house.table()
    path = f"{one.door}/name"
    answer = house.post(path, {"name": "  Margaret \n Brown "}, headers=one.headers)
    assert answer.json()["chairs"][0]["name"] == "Margaret Brown"
    wrong(house.post(path, {"name": "Cal"}, headers=two.headers), 403, "seat-token-wrong")
    house.restart()
    info = house.get(f"/api/rooms/{one.room}").json()
    assert info["chairs"][0]["name"] == "Margaret Brown"


def test_the_seat_link_opens_the_seat_on_another_device(house: House) -> None:
    one, two = house.table()
    link = house.get(f"{one.door}/link", headers=one.headers).json()
    assert link == {"seat": 1, "token": one.token, "room": one.room}
    answer = house.post(f"{one.door}/open", {"token": link["token"]})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"carpathia={one.token};")
    for part in ("HttpOnly", "SameSite=strict", f"Path={one.door}", "Max-Age="):
        assert part in cookie
    assert "Secure" not in cookie
    wrong(house.post(f"{one.door}/open", {"token": two.token}), 403, "seat-token-wrong")
    wrong(house.get(f"{one.door}/link", headers=two.headers), 403, "seat-token-wrong")


def test_several_seats_on_one_screen_have_a_cookie_each(house: House) -> None:
    created = house.create()
    house.client.cookies.clear()
    for _ in range(2):
        asked = {"join": created["join"], "key": new_key(), "name": "Both"}
        house.client.post(f"/api/rooms/{created['room']}/seats", json=asked)
    for seat in (1, 2):
        view = house.client.get(f"/api/rooms/{created['room']}/seats/{seat}").json()["view"]
        assert view["you"] == seat


def test_the_watch_link_shows_what_everyone_sees(house: House) -> None:
    created = house.create("noris-titanic")
    house.join(created)
    path = f"/api/rooms/{created['room']}/watch"
    wrong(house.post(path, {"watch": created["join"]}), 403, "watch-link-wrong")
    wrong(house.get(path), 403, "watch-link-wrong")
    answer = house.post(path, {"watch": created["watch"]})
    assert f"Path={path}" in answer.headers["set-cookie"]
    assert answer.json() == house.watch(created).message()
    assert answer.json()["moves"] == []


def test_nobody_plays_before_all_sit(house: House) -> None:
    created = house.create()
    one = house.join(created)
    move = one.message()["moves"][0]
    assert wrong(one.play(move, 0), 409, "seats-open") == {"open": 1}
    house.join(created)
    assert one.play(move, 0).status_code == 200


def test_rooms_that_do_not_exist(house: House) -> None:
    guest = Guest(house, "nowhere", 1, "token")
    wrong(guest.look(), 404, "room-unknown")
    wrong(guest.play("lift", 0), 404, "room-unknown")
    wrong(house.get("/api/rooms/nowhere"), 404, "room-unknown")


def test_a_finished_match_opens_its_record_and_proves_its_deal(house: House) -> None:
    guests = house.table("titus")
    path = f"/api/rooms/{guests[0].room}"
    wrong(house.get(f"{path}/record"), 409, "record-closed")
    message = guests[0].message()
    while not house.get(path).json()["over"]:
        actor = guests[message["view"]["to-act"] - 1]
        move = actor.message()["moves"][-1]
        answer = actor.play(move, message["version"])
        assert answer.status_code == 200, answer.text
        message = answer.json()
    wrong(guests[0].play("lift", message["version"]), 409, "match-over")
    text = house.get(f"{path}/record").text
    house.restart()
    assert house.get(f"{path}/record").text == text
    record = read_record(text)
    assert len(record.seeds) == 1
    assert verify(open_game(record.setup), record) > 0
