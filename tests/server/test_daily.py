"""The daily deal: one secret deal for all, one attempt a browser, nothing opened before its day
is over.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from carpathia.engine.chance import commitment
from carpathia.engine.match import verify
from carpathia.engine.record import read_record, write_outcome
from carpathia.games import open_game
from carpathia.server import days
from carpathia.server.daily import crew_of
from tests.server.afterwards import Browser, finish, truth_of, wait_until_over
from tests.server.house import BOTH, Guest, House, wrong

ENGINES = BOTH
NOON = 1_776_254_400  # 2026-04-15, 12:00 UTC
DAY = "2026-04-15"


class Clock:
    """What time the daily deals think it is."""

    def __init__(self) -> None:
        self.now = NOON

    def tomorrow(self) -> None:
        self.now += 24 * 3600


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(days, "now", lambda: clock.now)
    monkeypatch.setattr("carpathia.server.store.time.time", lambda: float(clock.now))
    return clock


def today(browser: Browser, name: str = "Violet") -> dict[str, Any]:
    answer = browser.post("/api/daily", name=name)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def ranking(browser: Browser, day: str = DAY) -> dict[str, Any]:
    answer = browser.get(f"/api/daily/{day}")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


# Days


def test_days_begin_and_end_in_utc(clock: Clock) -> None:
    assert days.today() == DAY
    assert days.end_of(DAY) == NOON + 12 * 3600
    clock.now = days.end_of(DAY) - 1
    assert (days.today(), days.is_past(DAY)) == (DAY, False)
    clock.now += 1
    assert (days.today(), days.is_past(DAY)) == ("2026-04-16", True)


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        (DAY, True),
        ("2024-02-29", True),
        ("2026-02-29", False),
        ("2026-4-15", False),
        ("20260415", False),
        ("2026-W16-3", False),
        ("x", False),
        ("", False),
        ("٢٠٢٦-04-15", False),
        (f"{DAY}\n", False),
    ],
)
def test_a_day_is_written_in_one_way(text: str, fits: bool) -> None:
    assert days.is_day(text) is fits


# The deal


@pytest.mark.usefixtures("clock")
def test_everyone_gets_the_same_deal_in_a_room_of_their_own(house: House) -> None:
    one, two = Browser(house), Browser(house)
    first, second = today(one), today(two, "Thomas")
    assert first["room"] != second["room"]
    assert first["token"] != second["token"]
    assert (first["commitment"], first["day"]) == (second["commitment"], DAY)
    assert first["crew"] == second["crew"] == crew_of(DAY)
    guests = [one.daily(), two.daily()]
    while True:
        sent = [guest.look(after=0).content for guest in guests]
        assert sent[0] == sent[1]
        message = json.loads(sent[0])
        if not message["moves"]:
            break
        for guest in guests:
            guest.play(message["moves"][-1], message["version"])
    info = house.info(first["room"])
    assert (info["daily"], info["over"]) == (DAY, True)
    assert info["commitment"] == first["commitment"]


def test_another_day_and_another_house_deal_otherwise(
    house: House, clock: Clock, tmp_path: Path
) -> None:
    browser = Browser(house)
    first = today(browser)
    neighbour = House(tmp_path / "neighbour")
    try:
        assert today(Browser(neighbour))["commitment"] != first["commitment"]
    finally:
        neighbour.close()
    clock.tomorrow()
    second = today(browser)
    assert second["day"] == "2026-04-16"
    assert second["room"] != first["room"]
    assert second["commitment"] != first["commitment"]
    assert second["crew"] != first["crew"]


def test_the_crew_take_turns() -> None:
    served = [crew_of(f"2026-04-{day:02}") for day in range(1, 31)]
    assert len(set(served)) > 3
    turn = len(set(served))
    assert served[:turn] == served[turn : 2 * turn]
    assert len(set(served[:turn])) == turn


@pytest.mark.usefixtures("clock")
def test_there_is_one_attempt_and_it_is_found_again(house: House) -> None:
    browser = Browser(house)
    first = today(browser)
    guest = browser.daily()
    guest.play(guest.message()["moves"][-1], 0)
    assert today(browser, "Another name") == first
    house.restart()
    assert today(browser) == first
    assert house.info(first["room"])["chairs"][0]["name"] == "Violet"
    finish([guest])
    assert today(browser) == first | {"over": True}
    assert ranking(browser)["attempts"] == 1


@pytest.mark.usefixtures("clock")
def test_the_answer_makes_a_browser_known(house: House) -> None:
    answer = house.post("/api/daily", {"name": "Violet"})
    cookies = answer.headers.get_list("set-cookie")
    me = next(cookie for cookie in cookies if cookie.startswith("carpathia-me="))
    assert "HttpOnly" in me
    seat = next(cookie for cookie in cookies if cookie.startswith("carpathia="))
    assert f"Path=/api/rooms/{answer.json()['room']}/seats/1" in seat
    again = house.post("/api/daily", {"name": "x"}, headers={"Cookie": me.partition(";")[0]})
    assert again.json()["room"] == answer.json()["room"]


@pytest.mark.usefixtures("clock")
def test_whoever_left_may_come_back_unless_a_bot_sits_there(house: House) -> None:
    browser = Browser(house)
    guest = browser.daily()
    guest.play(guest.message()["moves"][-1], 0)
    guest.ask("leave")
    back = browser.daily()
    assert (back.room, back.message()["version"]) == (guest.room, 1)
    back.ask("leave", bot="gentle")
    wrong(browser.post("/api/daily", name="Violet"), 409, "daily-left")


@pytest.mark.parametrize(
    ("asked", "status", "key"),
    [
        ({}, 400, "message-wrong"),
        ({"name": ""}, 422, "name-wrong"),
        ({"name": "a\u202eb"}, 422, "name-wrong"),
        ({"name": "Violet", "day": DAY}, 400, "message-wrong"),
        ({"name": "Violet", "seed": "00"}, 400, "message-wrong"),
    ],
)
def test_a_daily_deal_asked_for_wrongly(
    house: House, asked: dict[str, str], status: int, key: str
) -> None:
    wrong(house.post("/api/daily", asked), status, key)


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize("day", ["2026-04-16", "9999-12-31", "2026-02-30", "today", "%00", "1"])
def test_days_that_have_no_deal(house: House, day: str) -> None:
    wrong(house.get(f"/api/daily/{day}"), 404, "daily-unknown")


# Nothing leaked


def hear(house: House, browser: Browser, guest: Guest) -> list[str]:
    """Everything that any door says about a room, to somebody who sits there and to others."""
    heard = []
    doors = [f"/api/rooms/{guest.room}", f"/api/rooms/{guest.room}/record", guest.door]
    doors += [f"/api/g/{guest.room}{more}" for more in ("", "?step=0", "/verify", "/review")]
    doors += [f"/api/daily/{DAY}", "/api/me", "/api/me/export", "/api/leaders", "/api/rooms"]
    cookie = f"{guest.headers['Cookie']}; {browser.headers['Cookie']}"
    for headers in ({"Cookie": cookie}, Browser(house).headers):
        heard += [house.get(door, headers=headers).text for door in doors]
    heard.append(guest.look(after=0).text)
    heard.append(browser.post("/api/daily", name="x").text)
    return heard


def test_no_door_opens_the_deal_before_its_day_is_over(house: House, clock: Clock) -> None:
    first, second, stranger = Browser(house), Browser(house), Browser(house)
    guest, other = first.daily("Violet"), second.daily("Thomas")
    seed = truth_of(house, guest.room).seeds[0]
    heard = hear(house, first, guest)
    finish([guest])
    other.play(other.message()["moves"][-1], 0)
    heard += hear(house, first, guest) + hear(house, second, other)
    secret = [seed.hex(), seed.hex().upper(), seed[::-1].hex()]
    assert [text for text in heard for one in secret if one in text] == []
    match = truth_of(house, guest.room)
    dealt = [write_outcome(match.game, outcome) for outcome in match.first.outcomes]
    hidden = [words.partition(" ")[2] for words in dealt]  # as they lay, and as they are dealt on
    hidden += [" ".join(words.split(" ")[-8:]) for words in dealt]
    assert hidden
    assert [text for text in heard for order in hidden if order in text] == []
    assert [text for text in heard if "stack: " in text] == []
    assert [text for text in heard if "truth" in text] == []
    # Who has finished may see how it was played, and not what lay face down.
    shown = first.get(f"/api/g/{guest.room}").json()
    assert (shown["seed"], shown["daily"]) == ("", DAY)
    assert len(shown["steps"]) > 1
    wrong(first.get(f"/api/g/{guest.room}/verify"), 409, "daily-closed")
    wrong(first.get(f"/api/rooms/{guest.room}/record"), 409, "daily-closed")
    # Who has not finished, sees nothing of it, wherever they ask.
    for browser in (second, stranger):
        for door in ("", "/verify", "/review"):
            wrong(browser.get(f"/api/g/{guest.room}{door}"), 409, "daily-closed")
        wrong(browser.post(f"/api/g/{guest.room}/review"), 409, "daily-closed")
        assert wrong(browser.get(f"/api/daily/{DAY}"), 409, "daily-closed") == {"day": DAY}
        assert browser.get("/api/leaders").json() == {"leaders": []}
    answer = house.get(f"/api/rooms/{guest.room}/record", headers=first.headers)
    wrong(answer, 409, "daily-closed")
    # The day is over: everything is open, to everyone.
    clock.tomorrow()
    told = ranking(stranger)
    assert (told["seed"], told["commitment"]) == (seed.hex(), commitment(seed))
    assert house.info(guest.room)["commitment"] == told["commitment"]
    record = read_record(house.get(f"/api/rooms/{guest.room}/record").text)
    assert record.seeds == [seed.hex()]
    assert verify(open_game(record.setup), record) > 0
    assert stranger.get(f"/api/g/{guest.room}/verify").json()["proved"] is True
    assert "\nstack:" in stranger.get(f"/api/g/{guest.room}").json()["steps"][0]["truth"]
    assert [one["name"] for one in stranger.get("/api/leaders").json()["leaders"]] == ["Violet"]
    wrong(house.get(f"/api/g/{other.room}"), 409, "record-closed")


@pytest.mark.usefixtures("clock")
def test_the_seed_is_not_kept_where_a_rematch_would_use_it_again(house: House) -> None:
    browser = Browser(house)
    guest = browser.daily()
    finish([guest])
    again = guest.ask("rematch").json()
    info = house.info(again["room"])
    assert info["daily"] == ""
    assert info["commitment"] != house.info(guest.room)["commitment"]


# The ranking


def test_the_ranking_is_for_those_who_have_finished(house: House, clock: Clock) -> None:
    violet, thomas, margaret = (Browser(house) for _ in range(3))
    finish([violet.daily("Violet")], 0)
    helped = thomas.daily("Thomas")
    helped.ask("hint", after=0)
    finish([helped])
    late = margaret.daily("Margaret")
    told = ranking(violet)
    assert told["attempts"] == 3
    assert sorted(one["name"] for one in told["ranking"]) == ["Thomas", "Violet"]
    scores = [one["score"] for one in told["ranking"]]
    assert scores == sorted(scores, reverse=True)
    assert {one["name"]: (one["clean"], one["me"]) for one in told["ranking"]} == {
        "Violet": (True, True),
        "Thomas": (False, False),
    }
    clock.tomorrow()
    finish([late])  # with the seed open: it counts for herself, and is not ranked
    assert margaret.me()["games"] == 1
    assert len(ranking(margaret)["ranking"]) == 2
    assert all(one["name"] != "Margaret" for one in house.get("/api/leaders").json()["leaders"])


@pytest.mark.usefixtures("clock")
def test_what_a_bot_played_is_not_ranked(house: House) -> None:
    browser = Browser(house)
    guest = browser.daily()
    guest.ask("hand", bot="gentle")
    wait_until_over(guest)
    assert ranking(browser)["ranking"] == []


@pytest.mark.usefixtures("clock")
def test_a_day_nobody_played_is_empty(house: House) -> None:
    wrong(house.get("/api/daily/2026-04-14"), 404, "daily-unknown")  # there was never a deal here
    Browser(house).daily()
    told = ranking(Browser(house), "2026-04-14")
    assert (told["ranking"], told["attempts"]) == ([], 0)
    assert commitment(bytes.fromhex(told["seed"])) == told["commitment"]
