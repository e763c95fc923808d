"""Every screen one can reach, by name: for the pictures of the README and for the checks of all."""

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser import quick

Screen = Callable[[Page, str], None]
"""Brings a page to a screen of the server at an address."""


def _at(path: str, shows: str) -> Screen:
    def reach(page: Page, address: str) -> None:
        page.goto(address + path)
        page.wait_for_selector(shows)

    return reach


def _lobby(page: Page, address: str) -> None:
    page.goto(f"{address}/new#noris-titanic")
    page.wait_for_selector("form")
    page.locator("form button.main, form button[type=submit], form button").last.click()
    page.wait_for_selector(".chairs")
    page.locator(".chairs summary").first.click()


def _table(game: str, moves: int) -> Screen:
    """A table in the middle of a match."""

    def reach(page: Page, address: str) -> None:
        page.goto(f"{address}/settings")
        made = quick.play(page, game, bots=int(game != "sos-titanic"), most=moves)
        _sit(page, address, made)
        page.wait_for_selector("[data-version]")

    return reach


def _sit(page: Page, address: str, made: dict[str, Any]) -> None:
    link = page.evaluate(
        "({room, seat}) => fetch(`/api/rooms/${room}/seats/${seat}/link`).then((a) => a.json())",
        made,
    )
    page.goto(f"{address}/r/{made['room']}#seat={made['seat']}&token={link['token']}")


def _lesson(game: str, step: int) -> Screen:
    """A lesson at one of its steps: the voice is asked to show every move until then."""

    def reach(page: Page, address: str) -> None:
        page.goto(f"{address}/learn/{game}")
        page.locator(f'[data-lesson="{game}"]').click()
        for number in range(1, step):
            page.wait_for_selector(f'.voice[data-step="{number}"]')
            page.locator('.voice [data-lesson]:not([data-lesson="done"])').click()
        page.wait_for_selector(f'.voice[data-step="{step}"][data-asks]')

    return reach


def _menu(page: Page, address: str) -> None:
    _table("titus", 2)(page, address)
    page.locator("[aria-haspopup=dialog]").click()
    page.wait_for_selector("dialog[open]")


def _result(page: Page, address: str) -> None:
    page.goto(f"{address}/settings")
    made = quick.play(page, "sos-titanic", options={"crew": "lee"})
    _sit(page, address, made)
    page.wait_for_selector("dialog table")


def _replay(page: Page, address: str) -> None:
    page.goto(f"{address}/settings")
    made = quick.play(page, "sos-titanic", options={"crew": "lee"})
    page.evaluate(
        "(room) => fetch(`/api/g/${room}/review`, {method: 'POST', body: '{}',"
        " headers: {'Content-Type': 'application/json'}})",
        made["room"],
    )
    page.goto(f"{address}/g/{made['room']}#6")
    page.wait_for_selector(".turns button", timeout=120_000)


def _stats(page: Page, address: str) -> None:
    page.goto(f"{address}/settings")
    for crew in ("lee", "fleet", "lee"):
        quick.play(page, "sos-titanic", options={"crew": crew})
    page.goto(f"{address}/stats")
    page.wait_for_selector("tr.me")


SCREENS: Final[dict[str, Screen]] = {
    "home": _at("/", "[data-play]"),
    "new-table": _at("/new#sos-titanic", "form"),
    "settings": _at("/settings", "form, fieldset, select"),
    "learn-sos-titanic": _at("/learn/sos-titanic", "figure"),
    "learn-titus": _at("/learn/titus", "figure"),
    "learn-noris-titanic": _at("/learn/noris-titanic", "figure"),
    "lesson-sos-titanic": _lesson("sos-titanic", 4),
    "lesson-titus": _lesson("titus", 11),
    "lesson-noris-titanic": _lesson("noris-titanic", 10),
    "nothing-here": _at("/nothing", "main a"),
    "no-way-in": _at("/r/nothing", "[role=alert]"),
    "lobby": _lobby,
    "table-sos-titanic": _table("sos-titanic", 4),
    "table-titus": _table("titus", 12),
    "table-noris-titanic": _table("noris-titanic", 12),
    "menu": _menu,
    "result": _result,
    "replay": _replay,
    "stats": _stats,
}
