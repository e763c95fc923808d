"""While one plays nothing jumps: not when a move is made, and not when another one arrives.

The browser itself notes what is laid out anew; it forgives what follows a touch within half a
second, so the frame and the table's parts are measured too, before and after each step.
"""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from carpathia.words.reader import Words, read_catalogue
from tests.browser import hands, quick, screens
from tests.browser.conftest import LOCALES, Arrival
from tests.browser.line import Line

STEPS: Final = 20
MOST: Final = 0.05
"""Of what a browser may call moved, pieces included; up to 0.1 is held to be good."""
_WATCH: Final = """
(parts) => {
  window.jumps = [];
  new PerformanceObserver((list) => {
    for (const {value, hadRecentInput, sources} of list.getEntries()) {
      const places = sources.map(({node, previousRect, currentRect}) => {
        const one = node instanceof Element ? node : node?.parentElement;
        const box = ({x, y, width, height}) => [x, y, width, height].map(Math.round).join(" ");
        const isFrame = one?.matches(parts) || one?.querySelector(parts) != null;
        // News come in above the older ones: that is what a log is.
        const isLog = one?.closest(".log") != null;
        const what = `${one?.localName}.${one?.getAttribute("class")}`;
        return {isFrame, isLog, what: `${what} ${box(previousRect)} > ${box(currentRect)}`};
      });
      if (places.every(({isLog}) => isLog)) continue;
      const frame = places.filter(({isFrame}) => isFrame).map(({what}) => what);
      window.jumps.push({value: hadRecentInput ? 0 : value, frame});
    }
  }).observe({type: "layout-shift"});
}
"""
FIXED: Final = {
    "sos-titanic": ["header.bar", ".question", "[data-spot=ship]", ".boats", ".lines"],
    "titus": ["header.bar", ".question", ".titus", ".titus .middle", ".titus .mine"],
    "noris-titanic": ["header.bar", ".question", ".noris .who", ".noris .ship", ".noris .dock"],
}
"""What stands where it stands, by game."""


TYPED: Final = re.compile(r"\s\([a-z-]+\)")
"""Verbs for the terminal, which the page leaves out."""


def places(page: Page, game: str) -> dict[str, Any]:
    """Where each part of the table is on the page, however far it is scrolled."""
    found: dict[str, Any] = page.evaluate(
        """(parts) => Object.fromEntries(parts.map((part) => {
            const box = document.querySelector(part)?.getBoundingClientRect();
            return [part, box && [box.left, box.top + scrollY].map(Math.round).join(" ")];
        }))""",
        FIXED[game],
    )
    return found


@pytest.mark.parametrize("is_phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize(
    ("game", "language"), [("sos-titanic", "fr"), ("titus", "it"), ("noris-titanic", "fr")]
)
def test_nothing_jumps_while_one_plays(
    somebody: Arrival, table_server: str, game: str, language: str, is_phone: bool
) -> None:
    """At a desk with motion, which must move nothing but what flies; on a phone without."""
    one = somebody(language, is_phone=is_phone)
    page = one.page
    if not is_phone:
        page.add_init_script("localStorage['carpathia-settings'] ??= '{\"pace\": \"brisk\"}'")
    one.open("/settings")
    made = quick.play(page, game, bots=int(game != "sos-titanic"), most=0)
    screens.sit(page, table_server, made)
    page.wait_for_selector(hands.READY[game])
    assert page.evaluate("document.documentElement.dataset.pace") == (
        "none" if is_phone else "brisk"
    )
    page.wait_for_timeout(300)  # a table that has just been loaded settles
    page.evaluate(_WATCH, ", ".join(FIXED[game]))
    first = places(page, game)
    moved: list[Any] = []
    for count in range(STEPS):
        if not hands.step(page, game, hands.tap if is_phone else hands.click):
            break
        hands.until(page, f"{hands.READY[game]}, {hands.OVER}")
        if hands.is_over(page):
            break
        now = places(page, game)
        moved += [(count, part, first[part], now[part]) for part in now if now[part] != first[part]]
    jumps = page.evaluate("window.jumps")
    assert moved == []
    assert [what for jump in jumps for what in jump["frame"]] == []
    assert sum(jump["value"] for jump in jumps) < MOST


def questions(language: str) -> list[tuple[str, str]]:
    """All that can be asked at a table, and how to answer, with the longest of our own names."""
    pairs: list[tuple[str, str]] = []
    for game in ("sos-titanic", "noris-titanic"):
        words = Words(language, game)
        mate = words("crew-lightoller.address")
        who = mate if game == "sos-titanic" else Words(language, "client")("bot-gentle")
        args: dict[str, str | int] = {"who": who, "owner": "Lightoller", "place": 60, "cell": "l20"}
        args |= {"line": words("place-at", {"place": "6"}), "card": words("card-collapsible-boat")}
        phases = re.findall(r"^phase-[a-z-]+", read_catalogue(language, game), re.MULTILINE)
        for playing in ("", "come-on", "come-back", "plan-a", "plan-b"):
            for last in ("yes", "no"):
                told = {**args, "playing": playing, "last": last}
                asked = [(words(key, told), words(f"{key}.hint", told)) for key in phases]
                pairs += [(TYPED.sub("", one), TYPED.sub("", how)) for one, how in asked]
    words = Words(language, "client")
    for right in ("first", "again", "unlimited", "last", "lifted", "none"):
        told = {"right": right, "number": 19, "takes": 2}
        pairs.append((words("titus-ask", told), words("titus-how", told)))
    return pairs


@pytest.mark.parametrize("language", LOCALES)
def test_every_question_has_its_room(somebody: Arrival, language: str) -> None:
    one = somebody(language, is_phone=True)
    page = one.page
    one.open()
    page.click("[data-play=titus]")
    page.wait_for_selector(".question")
    sizes = [(width, 844) for width in (360, 390, 600, 768, 1024, 1280)]
    for width, height in [*sizes, (844, 390), (667, 375)]:
        page.set_viewport_size({"width": width, "height": height})
        found: dict[str, int] = page.evaluate(
            """(pairs) => Object.fromEntries(pairs.map(([question, how]) => {
                document.querySelector(".question h2").textContent = question;
                document.querySelector(".question p").textContent = how;
                const {height} = document.querySelector(".question").getBoundingClientRect();
                return [`${question} ${how}`, Math.round(height)];
            }))""",
            questions(language),
        )
        room = min(found.values())
        assert {what: high for what, high in found.items() if high > room} == {}, width


def test_nothing_jumps_when_the_line_is_cut_and_comes_back(
    somebody: Arrival, table_server: str
) -> None:
    with Line(table_server) as line:
        one = somebody("fr", is_phone=True, address=line.address)
        page = one.page
        one.open()
        page.click("[data-play=titus]")
        page.wait_for_selector(hands.READY["titus"])
        first = places(page, "titus")
        line.cut()
        expect(page.locator(".notice")).to_be_in_viewport()
        assert places(page, "titus") == first
        line.mend()
        expect(page.locator(".notice")).to_have_count(0)
        assert places(page, "titus") == first
        page.close()
    one.faults.clear()  # a browser notes every connection that it did not get
