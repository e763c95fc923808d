"""While one plays nothing jumps: not when a move is made, and not when another one arrives.

The browser itself notes what is laid out anew; it forgives what follows a touch within half a
second, so the frame and the table's parts are measured too, before and after each step.
"""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.conftest import Arrival
from tests.browser.line import Line

STEPS: Final = 40
_WATCH: Final = """
() => {
  window.jumps = [];
  new PerformanceObserver((list) => {
    for (const {value, hadRecentInput, sources} of list.getEntries()) {
      const what = sources.map(({node, previousRect, currentRect}) => {
        const one = node instanceof Element ? node : node?.parentElement;
        const box = ({x, y, width, height}) => [x, y, width, height].map(Math.round).join(" ");
        return `${one?.localName}.${one?.getAttribute?.("class")} ${box(previousRect)} > ${box(currentRect)}`;
      });
      window.jumps.push({value, hadRecentInput, what});
    }
  }).observe({type: "layout-shift", buffered: true});
}
"""
FIXED: Final = {
    "sos-titanic": [".bar", ".question", "[data-spot=ship]", ".boats", ".lines", ".dock"],
    "titus": [".bar", ".question", ".titus", ".titus .middle", ".titus .mine"],
    "noris-titanic": [".bar", ".question", ".noris .who", ".noris .ship", ".noris .dock"],
}
"""What stands where it stands, by game."""


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
    somebody: Arrival, game: str, language: str, is_phone: bool
) -> None:
    one = somebody(language, is_phone=is_phone)
    page = one.page
    one.open()
    page.click(f"[data-play={game}]")
    page.wait_for_selector(hands.READY[game])
    page.wait_for_timeout(300)  # a table that has just been loaded settles
    page.evaluate(_WATCH)
    first = places(page, game)
    moved: list[Any] = []
    for count in range(STEPS):
        if not hands.step(page, game, hands.tap if is_phone else hands.click):
            break
        page.wait_for_selector(f"{hands.READY[game]}, {hands.OVER}")
        if hands.is_over(page):
            break
        now = places(page, game)
        moved += [(count, part, first[part], now[part]) for part in now if now[part] != first[part]]
    jumps = page.evaluate("window.jumps")
    assert moved == []
    assert [jump for jump in jumps if not jump["hadRecentInput"]] == []


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
        one.faults.clear()  # a browser notes every connection that it did not get
