"""What comes after a match, with two servers on one database."""

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.afterwards import Browser, alone, finish
from tests.server.house import House
from tests.server.test_daily import clock
from tests.server.test_neighbours import LONGEST_WAIT, at, pair, until

__all__ = ["clock", "pair"]


def through(house: House, browser: Browser) -> Browser:
    """The same browser, through another server."""
    other = Browser(house)
    other.secret = browser.secret
    return other


@pytest.mark.usefixtures("clock")
def test_asked_at_once_on_both_there_is_one_attempt(pair: tuple[House, House]) -> None:
    for _ in range(4):
        first = Browser(pair[0])
        browsers = [first, through(pair[1], first)]

        def sit(browser: Browser) -> dict[str, Any]:
            told: dict[str, Any] = browser.post("/api/daily", name="Violet").json()
            return told

        with ThreadPoolExecutor(2) as pool:
            one, two = pool.map(sit, browsers)
        assert one["room"] == two["room"], (one, two)
        assert (one["token"], one["commitment"]) == (two["token"], two["commitment"])


@pytest.mark.usefixtures("clock")
def test_a_match_that_ends_on_one_server_counts_on_both(pair: tuple[House, House]) -> None:
    violet = Browser(pair[0])
    guest = violet.daily()
    there = at(pair[1], guest)
    message = guest.message()
    houses = [guest, there]
    while message["moves"]:
        player = houses[message["version"] % 2]
        until(player.house, guest.room, message["version"])
        message = player.play(message["moves"][-1], message["version"]).json()
    day = violet.post("/api/daily", name="x").json()["day"]
    for house in pair:
        browser = through(house, violet)
        assert browser.me()["games"] == 1
        (entry,) = browser.get(f"/api/daily/{day}").json()["ranking"]
        assert (entry["room"], entry["me"]) == (guest.room, True)


@pytest.mark.parametrize("is_over", [True, False])
def test_being_forgotten_is_heard_by_the_other_server(
    pair: tuple[House, House], is_over: bool
) -> None:
    violet = Browser(pair[0])
    if is_over:
        guest = alone(violet, "Violet")
    else:
        guest = violet.join(pair[0].create("sos-titanic", 1), "Violet")
    assert pair[1].info(guest.room)["chairs"][0]["name"] == "Violet"
    word = violet.post("/api/me/delete").json()["confirm"]
    assert violet.post("/api/me/delete", confirm=word).json()["done"]
    end = time.monotonic() + LONGEST_WAIT
    while pair[1].info(guest.room)["chairs"][0]["name"]:
        assert time.monotonic() < end, "the news did not come"
        time.sleep(0.02)
    if not is_over:
        finish([at(pair[1], guest)])
        assert pair[1].info(guest.room)["chairs"][0]["name"] == ""
    assert through(pair[1], violet).me()["games"] == 0
