"""By keyboard alone, from the home page to the result and beyond: each of the three games whole."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.conftest import Arrival, Visitor
from tests.browser.keys import Keys
from tests.browser.test_whole_matches import open_table

MOST_MOVES: Final = 600
LONG: Final = 1_500
"""Milliseconds for which nobody should have to wonder where the keyboard is."""


def from_home(visitor: Visitor) -> Keys:
    visitor.open()
    visitor.page.wait_for_selector("[data-play]")
    return Keys(visitor.page)


def open_with_bots(visitor: Visitor, keys: Keys, game: str, bots: int) -> None:
    """By the form, with gentle bots on all other chairs: a whole match is soon over."""
    page = visitor.page
    keys.use(page.locator(f'a[href="/new#{game}"]'))
    page.wait_for_selector("form")
    keys.choose(page.get_by_label(visitor.words("how-many")), str(bots + 1))
    for number in range(2, bots + 2):
        chair = page.get_by_label(visitor.words("chair", {"number": number}))
        keys.choose(chair, "gentle")
    keys.use(page.locator("form button.main"))
    page.wait_for_selector(hands.READY[game])
    keys.arrive()


def is_over(page: Page, game: str) -> bool:
    hands.until(page, f"{hands.READY[game]}, {hands.OVER}")
    return hands.is_over(page)


def check_end(keys: Keys, game: str, began: int, moves: int, most: float) -> None:
    """The result is shown and has the keyboard; and it took no more presses a move than it should."""
    expect(keys.page.locator(hands.OVER)).to_be_visible()
    assert keys.page.evaluate("document.activeElement.closest('dialog') !== null")
    assert keys.nowhere < LONG
    each = (keys.pressed - began) / moves
    assert each <= most, f"{game}: {each} presses a move"


@pytest.mark.parametrize("visitor", ["fr"], indirect=True)
def test_sos_titanic_from_the_home_page_to_its_end_and_into_the_replay(visitor: Visitor) -> None:
    page, keys = visitor.page, from_home(visitor)
    keys.use(page.locator("[data-play=sos-titanic]"))
    page.wait_for_selector(hands.READY["sos-titanic"])
    keys.arrive()
    began, moves, placed = keys.pressed, 0, 0
    while not is_over(page, "sos-titanic"):
        version = hands.version_of(page)
        if page.locator(hands.SOS_ABLE).count():
            keys.use(page.locator(hands.SOS_ABLE))
            keys.use(page.locator(".sheet [data-move]"))
            placed += 1
        elif page.locator(".draw:enabled").count():
            keys.use(page.locator(".draw:enabled").last)
        else:
            keys.use(page.locator(hands.SOS_OFFERED))
        hands.wait_for_news(page, version)
        moves += 1
        assert moves < MOST_MOVES
    assert placed > 0, "eleven of the largest rescues that all fail are not to be expected"
    check_end(keys, "sos-titanic", began, moves, 6)
    keys.use(page.get_by_role("link", name=visitor.words("replay"), exact=True))
    slider = page.get_by_role("slider")
    slider.wait_for()
    keys.arrive()
    keys.to(slider)
    keys.press("ArrowRight")
    expect(slider).to_have_value("1")
    assert keys.nowhere < LONG


@pytest.mark.parametrize("visitor", ["fr"], indirect=True)
def test_titus_from_the_home_page_to_its_end(visitor: Visitor) -> None:
    """Arrow keys walk over what can be touched; what comes next has the keyboard already."""
    page, keys = visitor.page, from_home(visitor)
    open_with_bots(visitor, keys, "titus", 3)
    began, moves = keys.pressed, 0
    while not is_over(page, "titus"):
        version, move = hands.version_of(page), hands.eager(hands.moves_of(page))
        keys.use(page.locator(f'[data-move="{move}"]'), "ArrowLeft")
        hands.wait_for_news(page, version)
        moves += 1
        assert moves < MOST_MOVES
    check_end(keys, "titus", began, moves, 4)


@pytest.mark.parametrize("visitor", ["fr"], indirect=True)
def test_titanic_from_the_home_page_to_its_end(visitor: Visitor) -> None:
    """The die, then a card by its number, then the cells that light up, by arrow keys."""
    page, keys = visitor.page, from_home(visitor)
    open_with_bots(visitor, keys, "noris-titanic", 3)
    began, moves, cells = keys.pressed, 0, 0
    first, card = page.locator("[data-first]"), page.locator('.card[aria-disabled="false"]')
    cell = page.locator("[role=gridcell]")
    while not is_over(page, "noris-titanic"):
        version = hands.version_of(page)
        if first.count():
            keys.to(first)
        elif card.count():
            keys.to(cell)
            keys.press(card.first.get_attribute("data-card") or "")
            keys.press("Home")
            if keys.is_at(page.locator(".cell[data-move]")):
                cells += 1
            else:
                keys.to(page.locator('button.move[data-move]:not([data-move="roll"])'))
        else:
            keys.to(page.locator('button.move[data-move="end"]'))
        keys.press("Enter")
        hands.wait_for_news(page, version)
        moves += 1
        assert moves < MOST_MOVES
    assert cells > 5
    expect(page.locator("dialog tbody tr")).to_have_count(4)
    check_end(keys, "noris-titanic", began, moves, 6)


def test_while_another_thinks_the_keyboard_rests_at_whose_turn_it_is(somebody: Arrival) -> None:
    host, guest = somebody(), somebody("it")
    open_table(host, "titus", "link")
    guest.open(host.page.get_by_label(host.words("link-join")).input_value()[len(host.address) :])
    page, keys = guest.page, Keys(guest.page)
    button = page.get_by_role("button", name=guest.words("sit-down"), exact=True)
    button.wait_for()
    keys.use(button)
    page.wait_for_selector("[data-version]")
    keys.arrive()
    pages = [host.page, page]
    for _ in range(2):
        while hands.whose_turn(pages, "titus") is host.page:
            expect(page.locator(".question [data-rest]")).to_be_focused()
            assert hands.step(host.page, "titus")
        while hands.whose_turn(pages, "titus") is page:
            version = hands.version_of(page)
            move = hands.eager(hands.moves_of(page))
            keys.use(page.locator(f'[data-move="{move}"]'), "ArrowLeft")
            hands.wait_for_news(page, version)
    assert keys.nowhere < LONG


def test_a_table_taken_off_the_list_leaves_the_keyboard_on_the_next(visitor: Visitor) -> None:
    page = visitor.page
    for game in ("titus", "sos-titanic"):
        visitor.open()
        page.click(f"[data-play={game}]")
        page.wait_for_url("**/r/*")
    visitor.open()
    off = page.get_by_role("button", name=visitor.words("forget-room"))
    rows = page.locator(".running a")
    expect(rows).to_have_count(2)
    off.first.press("Enter")
    expect(rows).to_have_count(1)
    expect(rows).to_be_focused()
    off.press("Enter")
    expect(page.locator("h1")).to_be_focused()
