"""A result belongs to those who played: chairs after the end, and help that cannot be washed off."""

from typing import Any

import pytest

from tests.server.afterwards import Browser, alone, finish
from tests.server.house import BOTH, Guest, House, new_key, wrong
from tests.server.test_daily import clock

__all__ = ["clock"]

ENGINES = BOTH


def leaders(house: House, query: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = house.get(f"/api/leaders?{query}").json()["leaders"]
    return found


def take_hint(guest: Guest) -> None:
    answer = guest.ask("hint", after=guest.message()["version"])
    assert answer.status_code == 200, answer.text


def test_who_leaves_a_finished_table_keeps_what_they_did(house: House) -> None:
    violet = Browser(house)
    guest = alone(violet, crew="lee")
    before = (violet.me(), leaders(house, "game=sos-titanic&seats=1"))
    for asked in ({}, {"bot": "gentle"}):
        answer = house.post(f"{guest.door}/leave", asked, headers=guest.headers)
        assert answer.status_code == 200, answer.text
    assert (violet.me(), leaders(house, "game=sos-titanic&seats=1")) == before
    assert violet.me()["games"] == 1
    players = house.get(f"/api/g/{guest.room}").json()["players"]
    assert [player["name"] for player in players] == ["Violet"]


def test_after_the_end_nobody_takes_a_chair_or_takes_it_away(house: House) -> None:
    violet, thomas, thief = Browser(house), Browser(house), Browser(house)
    created = house.create("titus", 2)
    guests = [violet.join(created, "Violet"), thomas.join(created, "Thomas")]
    finish(guests)
    room, host = created["room"], created["host"]
    kick = {"host": host, "seat": 2}
    wrong(house.post(f"/api/rooms/{room}/kick", kick), 409, "chairs-settled")
    asked = {"join": created["join"], "key": new_key(), "name": "Thief"}
    wrong(thief.post(f"/api/rooms/{room}/seats", **asked), 409, "chairs-settled")
    hand = house.post(f"{guests[0].door}/hand", {"bot": "gentle"}, headers=guests[0].headers)
    wrong(hand, 409, "chairs-settled")
    bot = {"host": host, "seat": 2, "level": "gentle"}
    wrong(house.post(f"/api/rooms/{room}/bots", bot), 409, "chairs-settled")
    assert (thomas.me()["games"], thief.me()["games"]) == (1, 0)


def test_a_chair_left_to_a_bot_is_nobodys_any_more(house: House) -> None:
    violet = Browser(house)
    guest = violet.join(house.create("titus", 2), "Violet")
    assert len(violet.get("/api/me/export").json()["matches"]) == 1
    left = house.post(f"{guest.door}/leave", {"bot": "gentle"}, headers=guest.headers)
    assert left.status_code == 200, left.text
    assert violet.get("/api/me/export").json() == {"matches": []}
    stored = house.store.load(guest.room)
    assert stored is not None
    assert [(who.bot, who.player) for who in stored.seats] == [("gentle", None)]


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize("is_daily", [False, True])
def test_leaving_and_coming_back_washes_no_help_off(house: House, is_daily: bool) -> None:
    violet = Browser(house)
    created = {} if is_daily else house.create("sos-titanic", 1)
    guest = violet.daily() if is_daily else violet.join(created)
    take_hint(guest)
    house.post(f"{guest.door}/leave", {}, headers=guest.headers).raise_for_status()
    house.restart()
    again = violet.daily() if is_daily else violet.join(created)
    assert again.room == guest.room
    finish([again])
    house.restart()
    me = violet.me()
    assert (me["games"], me["clean"], me["assisted"]) == (1, 0, 1)
    assert violet.get(f"/api/g/{guest.room}").json()["clean"] is False
    assert leaders(house, "game=sos-titanic&seats=1&clean=1") == []


def test_a_rematch_tells_those_who_sit_how_others_come(house: House) -> None:
    created = house.create("titus", 2)
    one, two = house.join(created, "Violet"), house.join(created, "Thomas")
    first = house.get(f"{one.door}/links", headers=one.headers).json()
    assert first == {"join": created["join"], "watch": created["watch"]}
    wrong(house.get(f"{one.door}/links", headers=two.headers), 403, "seat-token-wrong")
    finish([one, two])
    answer = house.post(f"{one.door}/rematch", {}, headers=one.headers).json()
    again = Guest(house, answer["room"], answer["seat"], answer["token"])
    links = house.get(f"{again.door}/links", headers=again.headers).json()
    assert links != first
    watching = house.post(f"/api/rooms/{again.room}/watch", {"watch": links["watch"]})
    assert watching.status_code == 200, watching.text
    house.post(
        f"{Guest(house, again.room, 2, two.token).door}/leave", {}, headers=two.headers
    ).raise_for_status()
    newcomer = house.join({"room": again.room, "join": links["join"]}, "Newcomer")
    assert newcomer.seat == 2


def test_nobody_is_let_in_to_somebodys_deal_of_the_day(house: House) -> None:
    guest = Browser(house).daily()
    told = house.get(f"{guest.door}/links", headers=guest.headers).json()
    assert told == {"join": "", "watch": ""}
