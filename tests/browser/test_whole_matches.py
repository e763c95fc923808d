"""Whole matches of several people: two browsers with a line that is cut, and one screen for two."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.conftest import Arrival, Visitor
from tests.browser.line import Line
from tests.browser.prepared import Tables

HAS_BOTS = {"sos-titanic": False, "titus": False, "noris-titanic": True}
"""Whether bots sit beside two people, whose match would be long without."""


def open_table(visitor: Visitor, game: str, *chairs: str) -> None:
    """By the form; who sits on the second chair and those after it."""
    page = visitor.page
    visitor.open(f"/new#{game}")
    seats = page.get_by_label(visitor.words("how-many"))
    seats.select_option(str(len(chairs) + 1))
    for number, who in enumerate(chairs, 2):
        chair = page.get_by_label(visitor.words("chair", {"number": number}))
        chair.select_option(who)
    visitor.press("open-table")


def bring(host: Visitor, guest: Visitor) -> None:
    """The guest comes by the host's link, over the guest's own line."""
    link = host.page.get_by_label(host.words("link-join")).input_value()
    guest.open(link.removeprefix(host.address))
    guest.press("sit-down")
    settle(host)
    settle(guest)


def settle(one: Visitor) -> None:
    """At the table; from now on the page is not loaded again."""
    one.page.wait_for_selector("[data-version]")
    one.page.evaluate("window.stays = true")


def rows(page: Page) -> list[str]:
    """The figures of the result, which are the same in every language; a phone names each."""
    cells = page.locator("dialog tbody td")
    return [cell.split()[-1] for cell in cells.all_inner_texts()]


def stays(page: Page) -> bool:
    """Whether it is still the page that was opened, never loaded again."""
    return bool(page.evaluate("window.stays === true"))


@pytest.mark.parametrize(
    ("game", "host_speaks", "guest_speaks"),
    [("sos-titanic", "fr", "it"), ("titus", "it", "en"), ("noris-titanic", "en", "fr")],
)
def test_two_browsers_play_to_the_end_and_a_cut_line_comes_back_in_place(
    somebody: Arrival,
    table_server: str,
    tables: Tables,
    game: str,
    host_speaks: str,
    guest_speaks: str,
) -> None:
    """SOS Titanic from the first move on; the two longer ones from their middle."""
    with Line(table_server) as line:
        host = somebody(host_speaks)
        guest = somebody(guest_speaks, is_phone=True, address=line.address)
        if game == "sos-titanic":
            open_table(host, game, "link")
            bring(host, guest)
        else:
            for one, chair in zip((host, guest), tables[f"half-{game}"], strict=False):
                one.open(chair.path)
                settle(one)
        pages = [host.page, guest.page]
        hands.play_together(pages, game, 4)

        # The host plays on while the guest hears nothing.
        while hands.whose_turn(pages, game) is guest.page:
            hands.step(guest.page, game, hands.tap)
        line.cut()
        expect(guest.page.locator("[data-state]")).to_have_attribute("data-state", "reconnecting")
        before = hands.version_of(guest.page)
        hands.step(host.page, game)
        assert hands.version_of(guest.page) == before
        line.mend()
        expect(guest.page.locator("[data-state]")).to_have_attribute("data-state", "connected")
        hands.wait_for_news(guest.page, before)

        # The guest plays without a line: the move arrives once there is one, and only once.
        while hands.whose_turn(pages, game) is host.page:
            hands.step(host.page, game)
        before = hands.version_of(host.page)
        line.cut()
        expect(guest.page.locator("[data-state]")).to_have_attribute("data-state", "reconnecting")
        hands.TOUCH[game](guest.page, hands.tap)
        guest.page.wait_for_timeout(200)
        assert hands.version_of(host.page) == before
        line.mend()
        hands.wait_for_news(host.page, before)
        hands.wait_for_news(guest.page, before)
        if not HAS_BOTS[game]:
            both = {hands.version_of(page) for page in pages}
            assert both == {str(int(before) + 1)}, "once, and at both"

        hands.play_together(pages, game)
        assert rows(host.page) == rows(guest.page) != []
        assert stays(host.page)
        assert stays(guest.page)
        guest.page.close()
    guest.faults.clear()  # a browser notes every connection that it did not get


@pytest.mark.parametrize(
    ("game", "visitor", "others"),
    [
        ("sos-titanic", "it", ["here", "gentle"]),
        ("titus", "en", ["here", "gentle", "gentle"]),
        ("noris-titanic", "fr", []),
    ],
    indirect=["visitor"],
)
def test_round_one_screen_to_the_end_with_a_curtain_where_hands_are_private(
    visitor: Visitor, tables: Tables, game: str, others: list[str]
) -> None:
    page = visitor.page
    if others:
        open_table(visitor, game, *others)
    else:  # the longest match, from its middle: two of its chairs are taken at this browser
        for chair in tables[f"half-{game}-at-one-screen"][:2]:
            page.goto("about:blank")  # or only what is behind the `#` would change
            visitor.open(chair.path)
            page.wait_for_selector("[data-version]")
    curtains = 0
    for _ in range(hands.MOST_STEPS):
        hands.until(page, f"{hands.READY[game]}, {hands.OVER}, .curtain")
        if page.locator(".curtain").count():
            expect(page.locator(".log, .noris, .hint, [data-move]")).to_have_count(0)
            curtains += 1
            page.locator(".curtain button").click()
        elif not hands.step(page, game):
            break
    expect(page.locator(hands.OVER)).to_be_visible()
    assert (curtains > 5) is (game == "noris-titanic")
