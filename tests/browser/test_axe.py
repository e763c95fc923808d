"""axe finds nothing to complain about on any screen at a desk, by day and by night.

On phones it looks at the two longer languages, in `test_room_for_words`.
"""

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import axe, hands
from tests.browser.conftest import DESK, Arrival
from tests.browser.prepared import Tables
from tests.browser.screens import ALL

LOW: Final = (1280, 520)
"""At a desk, and so low that a few lines fill the log."""
ON_ITS_SIDE: Final = (667, 375)
"""A small phone, where a tray of five cards has no room."""


@pytest.mark.parametrize("name", ALL)
def test_axe_finds_no_violation(browser: Browser, table_server: str, name: str) -> None:
    width, height = DESK
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce"
    )
    page = context.new_page()
    page.set_default_timeout(hands.PATIENCE)
    ALL[name](page, table_server)
    found = axe.complaints(page)
    context.close()
    assert found == []


def test_a_log_that_has_to_be_scrolled_can_be_reached_by_keys(somebody: Arrival) -> None:
    one = somebody(size=LOW)
    page = one.page
    one.open()
    page.click("[data-play=sos-titanic]")
    overflows = "() => { const {scrollHeight, clientHeight} = document.querySelector('aside');"
    overflows += " return scrollHeight > clientHeight; }"
    for _ in range(20):
        if page.locator("aside").count() and page.evaluate(overflows):
            break
        hands.step(page, "sos-titanic")
    assert page.evaluate(overflows), "the log is too short to show anything"
    assert axe.complaints(page) == []


def test_many_cards_that_another_places_can_be_scrolled_to_by_keys(
    somebody: Arrival, tables: Tables
) -> None:
    one = somebody(size=ON_ITS_SIDE)
    page = one.page
    one.open(tables["many-to-place"][1].path)
    bridge = page.locator(".bridge")
    expect(bridge.locator(".tray")).to_be_visible()
    assert bridge.evaluate("({scrollHeight, clientHeight}) => scrollHeight > clientHeight")
    assert axe.complaints(page) == []
