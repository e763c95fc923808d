"""Bad days: a kind sentence and a way on, and no move lost."""

import re
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser import hands, quick
from tests.browser.conftest import Arrival, Visitor, serving
from tests.browser.line import Line

QUIET, PATIENCE = 21_000, 9_000
"""Milliseconds, and a little more: of silence before the page asks, and in which it wants an answer."""


def test_a_path_that_leads_nowhere_says_so_kindly(visitor: Visitor) -> None:
    visitor.open("/no/such/thing")
    expect(visitor.page.get_by_role("heading", name="Nothing here")).to_be_visible()
    visitor.page.get_by_role("link", name="To the games").click()
    visitor.page.wait_for_selector("[data-play]")
    assert len(visitor.faults) == 1, "the browser notes a 404 of its own accord"
    visitor.faults.clear()


def test_whoever_comes_too_late_is_told_and_has_ways_on(visitor: Visitor, browser: Browser) -> None:
    visitor.open()
    made = quick.play(visitor.page, "sos-titanic", most=1)
    context = browser.new_context(locale="en-GB")
    late = Visitor(context, visitor.address)
    late.open(f"/r/{made['room']}#join={made['join']}")
    expect(late.page.get_by_text("All seats are taken")).to_be_visible()
    late.page.get_by_role("link", name="A new table").click()
    expect(late.page.get_by_role("heading", name="A new table")).to_be_visible()
    assert late.faults == []
    context.close()


def test_a_seat_that_has_expired_is_not_a_dead_end(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open()
    page.click("[data-play=titus]")
    page.wait_for_selector("[data-version]")
    page.context.clear_cookies()
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("is not yours on this device")
    page.get_by_role("button", name="Look at the table").click()
    expect(page.get_by_text("All seats are taken")).to_be_visible()
    page.get_by_role("link", name="To the games").click()
    page.wait_for_selector("[data-play]")
    expect(page.get_by_role("heading", name="Go on where I was")).to_have_count(0)
    visitor.faults[:] = [
        fault for fault in visitor.faults if not re.search("403|socket", fault, re.IGNORECASE)
    ]


@pytest.mark.parametrize("visitor", ["it"], indirect=True)
def test_a_seat_link_that_no_longer_holds_says_so_and_leads_to_the_table(visitor: Visitor) -> None:
    page, words = visitor.page, visitor.words
    visitor.open()
    made = quick.play(page, "titus", bots=1, most=1)
    page.context.clear_cookies()
    visitor.open(f"/r/{made['room']}#seat=1&token={'x' * 22}")
    expect(page.get_by_role("alert")).to_have_text(words("seat-link-old", {"seat": 1}))
    expect(page.get_by_role("button", name=words("try-again"))).to_have_count(0)
    visitor.press("look-again")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_text(words("game-titus")).first).to_be_visible()
    assert "token" not in page.url
    assert all("403" in fault for fault in visitor.faults)
    visitor.faults.clear()


def test_a_link_of_the_room_one_sits_in_leaves_the_line_as_it_is(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open()
    page.click("[data-play=titus]")
    page.wait_for_selector(hands.READY["titus"])
    for _ in range(2):
        page.evaluate("location.hash = 'watch=' + 'x'.repeat(22)")  # as if pasted over its address
        expect(page).to_have_url(re.compile(r"/r/[^#]+$"))
        before = hands.version_of(page)
        assert hands.step(page, "titus")
        page.wait_for_selector(hands.READY["titus"])
        assert hands.version_of(page) != before


def test_a_question_beside_the_line_that_fails_takes_no_table_away(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open()
    page.click("[data-play=titus]")
    page.wait_for_selector(hands.READY["titus"])
    room = page.url.rpartition("/")[2]

    def fail(route: Route) -> None:
        page.wait_for_selector(hands.READY["titus"])  # the line was quicker
        route.abort()

    page.route(f"**/api/rooms/{room}", fail)
    page.reload()
    page.wait_for_selector(hands.READY["titus"])
    page.wait_for_timeout(300)
    assert hands.step(page, "titus")
    page.wait_for_selector(hands.READY["titus"])
    visitor.faults[:] = [fault for fault in visitor.faults if "ERR_FAILED" not in fault]


def test_two_tabs_on_one_seat_know_of_each_other_and_both_play(visitor: Visitor) -> None:
    visitor.open()
    visitor.page.click("[data-play=titus]")
    visitor.page.wait_for_selector("[data-version]")
    other = visitor.page.context.new_page()
    top = "document.querySelector('.titus').getBoundingClientRect().top"
    stood = visitor.page.evaluate(top)
    other.goto(visitor.page.url)
    for page in (visitor.page, other):
        expect(page.get_by_text("open in another tab too")).to_be_visible()
    for page, beside in ((other, visitor.page), (visitor.page, other)):
        assert hands.step(page, "titus")
        page.wait_for_selector(hands.READY["titus"])
        expect(beside.locator("[data-version]")).to_have_attribute(
            "data-version", hands.version_of(page)
        )
    assert visitor.page.evaluate(top) == stood, "the table does not move for it"
    other.close()
    expect(visitor.page.get_by_text("open in another tab too")).to_have_count(0)


def test_whoever_taps_far_down_the_page_is_told_there_that_nobody_answers(
    somebody: Arrival, table_server: str
) -> None:
    with Line(table_server) as line:
        one = somebody(is_phone=True, address=line.address)
        page = one.page
        one.open()
        page.locator("[data-play=noris-titanic]").scroll_into_view_if_needed()
        line.cut()
        page.locator("[data-play=noris-titanic]").tap()
        told = page.get_by_role("alert").filter(has_text="Is the network there?")
        expect(told).to_be_in_viewport(ratio=1)
        page.evaluate("dispatchEvent(new Event('online'))")
        expect(
            page.get_by_role("alert").filter(has_text="read how the games go")
        ).to_be_in_viewport(ratio=1)
        told.get_by_role("button", name="Close").tap()
        expect(told).to_have_count(0)
        page.close()
    one.faults.clear()  # a browser notes every connection that it did not get


def test_a_server_that_is_back_is_noticed_by_itself_and_wherever_one_goes(
    somebody: Arrival, table_server: str
) -> None:
    with Line(table_server) as line:
        one = somebody(address=line.address)
        page = one.page
        page.clock.install()
        one.open()
        page.wait_for_selector("[data-play]")
        told = page.get_by_role("alert").filter(has_text="The server does not answer")
        for way in ("waits", "goes"):
            line.cut()
            page.evaluate("dispatchEvent(new Event('offline'))")
            expect(told).to_be_visible()
            line.mend()
            if way == "waits":
                page.clock.fast_forward(5_000)
            else:
                page.locator("a[href='/settings']").first.click()
            expect(told).to_have_count(0)
        page.close()
    one.faults.clear()  # a browser notes every connection that it did not get


def test_a_page_from_before_an_update_offers_the_new_one(visitor: Visitor) -> None:
    page = visitor.page
    newer = "<!doctype html><title>Carpathia</title><script src='/assets/index-newer.js'></script>"
    page.context.route(
        re.compile(r"^[^?#]*//[^/]+/$"),
        lambda route: (
            route.fulfill(body=newer, content_type="text/html")
            if route.request.resource_type == "fetch"
            else route.continue_()
        ),
    )
    visitor.open()
    expect(page.get_by_role("alert")).to_contain_text("was renewed while this page was open")
    expect(page.get_by_role("button", name="Load the new page")).to_be_visible()
    page.click("[data-play=titus]")
    page.wait_for_selector(".titus")
    told = page.get_by_role("alert").filter(has_text="was renewed")
    expect(told.get_by_role("button", name="Load the new page")).to_be_in_viewport()
    top = "document.querySelector('.titus').getBoundingClientRect().top"
    stood = page.evaluate(top)
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    assert page.evaluate(top) == stood, "it lay over the table"


def test_without_a_line_the_page_comes_from_the_shelf_and_says_the_truth(
    somebody: Arrival, table_server: str
) -> None:
    with Line(table_server) as line:
        visitor = somebody(address=line.address)
        page = visitor.page
        visitor.open()
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        line.cut()
        visitor.open("/learn/titus")
        expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
        expect(page.get_by_role("heading", name="Titus")).to_be_visible()
        line.mend()
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("alert")).to_have_count(0)
        kept = page.evaluate(
            "caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name)"
            ".then((cache) => cache.keys())))).then((all) => all.flat().map(({url}) => url))"
        )
        page.close()
    assert kept
    assert not [url for url in kept if "/api/" in url]
    visitor.faults.clear()


@pytest.mark.parametrize("path", ["/", "/stats"])
def test_a_server_that_is_gone_is_named(visitor: Visitor, path: str) -> None:
    page = visitor.page
    page.context.route("**/api/**", lambda route: route.abort())
    visitor.open(path)
    if path == "/":
        page.click("[data-play=titus]")
    expect(page.get_by_role("alert").first).to_contain_text("The server does not answer")
    page.context.unroute("**/api/**")
    if path == "/stats":
        page.get_by_role("button", name="Try again").first.click()
        expect(page.get_by_text("No match of this browser")).to_be_visible()
    else:
        page.click("[data-play=titus]")
        page.wait_for_selector("[data-version]")
    visitor.faults.clear()


def test_a_server_that_falls_silent_is_noticed_though_nobody_plays(visitor: Visitor) -> None:
    """Its line stays open, and says nothing; half a minute passes at once."""
    page = visitor.page
    page.clock.install()
    visitor.open()
    page.click("[data-play=titus]")
    page.wait_for_selector(hands.READY["titus"])
    line = page.locator("[data-state]")
    with page.expect_response("**/api/rooms/*") as told:
        page.clock.fast_forward(60_000)
    told.value.finished()  # an answer that came later would be taken for the one that never comes
    expect(line).to_have_attribute("data-state", "connected")
    page.context.route("**/api/rooms/*", lambda _: None)  # heard, and never answered
    with page.expect_request("**/api/rooms/*"):
        page.clock.pause_at(page.evaluate("Date.now()") + QUIET)
    page.clock.fast_forward(PATIENCE)
    expect(line).to_have_attribute("data-state", "reconnecting")
    expect(page.get_by_role("status")).to_contain_text(visitor.words("reconnecting-long"))
    page.context.unroute("**/api/rooms/*")
    page.clock.resume()  # from here it may try again
    expect(line).to_have_attribute("data-state", "connected")
    assert hands.step(page, "titus"), "the match goes on"
    visitor.faults.clear()


def test_a_server_that_is_started_anew_is_handed_the_move_that_was_made_meanwhile(
    somebody: Arrival, table_server: str, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        with serving(tmp_path) as first:
            line = stack.enter_context(Line(first))
            one = somebody("it", address=line.address)
            page = one.page
            one.open()
            page.click("[data-play=titus]")
            page.click('button.move[data-move="lift"]')
            page.wait_for_selector('button.move[data-move="keep"]')
        expect(page.locator("[data-state]")).to_have_attribute("data-state", "reconnecting")
        expect(page.get_by_role("status")).to_contain_text(one.words("reconnecting-long"))
        version = hands.version_of(page)
        page.click('button.move[data-move="keep"]')
        line.target = stack.enter_context(serving(tmp_path))
        hands.wait_for_news(page, version)
        expect(page.locator("[data-state]")).to_have_attribute("data-state", "connected")
        assert hands.step(page, "titus"), "the match goes on"
        page.close()
    one.faults.clear()  # a browser notes every connection that it did not get
