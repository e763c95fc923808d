"""Every screen one can reach, by name: for the pictures of the README and for the checks of all."""

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser import hands, quick

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


def _table(game: str, moves: int, bots: int | None = None) -> Screen:
    """A table in the middle of a match; beside one bot, or alone where one can be."""
    beside = int(game != "sos-titanic") if bots is None else bots

    def reach(page: Page, address: str) -> None:
        page.goto(f"{address}/settings")
        made = quick.play(page, game, bots=beside, most=moves)
        sit(page, address, made)
        page.wait_for_selector("[data-version]")

    return reach


def sit(page: Page, address: str, made: dict[str, Any]) -> None:
    """Take the seat of a match that `quick.play` began, by its own link."""
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


def _hint(page: Page, address: str) -> None:
    _table("sos-titanic", 4)(page, address)
    page.wait_for_selector(hands.READY["sos-titanic"])
    asks = page.locator(".tools .tool").nth(2)
    while not asks.is_enabled():  # only one thing to do: no hint is offered
        assert hands.step(page, "sos-titanic")
    asks.click()
    page.wait_for_selector(".hint", timeout=60_000)


def _rules(page: Page, address: str) -> None:
    _table("sos-titanic", 1)(page, address)
    page.locator(".tools .tool").nth(3).click()
    page.wait_for_selector("dialog[open]")


def _curtain(page: Page, address: str) -> None:
    page.goto(f"{address}/new#noris-titanic")
    page.locator("form select:has(option[value=here])").nth(1).select_option("here")
    page.locator("form button.main").click()
    while page.locator(".curtain").count() == 0:
        hands.until(page, f"{hands.READY['noris-titanic']}, .curtain")
        if page.locator(".curtain").count() == 0:
            hands.step(page, "noris-titanic")


def _result(game: str, bots: int = 0, options: dict[str, str] | None = None) -> Screen:
    def reach(page: Page, address: str) -> None:
        page.goto(f"{address}/settings")
        sit(page, address, quick.play(page, game, bots=bots, options=options))
        page.wait_for_selector("dialog table")

    return reach


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
    "result": _result("sos-titanic", options={"crew": "lee"}),
    "replay": _replay,
    "stats": _stats,
}
"""Those that have a picture in `docs/pictures`."""
FURTHER: Final[dict[str, Screen]] = {
    "hint": _hint,
    "rules": _rules,
    "curtain": _curtain,
    "table-sos-titanic-for-five": _table("sos-titanic", 6, bots=4),
    "table-titus-for-four": _table("titus", 12, bots=3),
    "table-noris-titanic-for-four": _table("noris-titanic", 12, bots=3),
    "result-titus": _result("titus", bots=3),
    "result-noris-titanic": _result("noris-titanic", bots=3),
}
ALL: Final = {**SCREENS, **FURTHER}
LASTING: Final = {
    "home": "[data-play]",
    "learn-sos-titanic": "figure",
    "learn-titus": "figure",
    "learn-noris-titanic": "figure",
    "replay": ".turns button",
    "stats": "tr.me",
    **{name: "[data-version]" for name in ALL if name.startswith("table-")},
    **{name: "dialog table" for name in ALL if name.startswith("result")},
}
"""Those that are the same after a reload, once this is there: so that a past is lived through once."""


def reload_in(page: Page, language: str, shows: str) -> None:
    """The same screen in another language, as the settings of this browser have it."""
    page.evaluate(
        """(language) => {
          const kept = JSON.parse(localStorage["carpathia-settings"] ?? "{}");
          localStorage["carpathia-settings"] = JSON.stringify({...kept, language});
        }""",
        language,
    )
    page.reload()
    page.wait_for_selector(f"html[lang={language}]", state="attached")
    page.wait_for_selector(shows)
