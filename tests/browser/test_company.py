"""Several people: round one screen with a curtain, and far apart with a line that is cut."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PHONE, Arrival, Visitor


@pytest.fixture
def two(browser: Browser, table_server: str) -> Iterator[tuple[Visitor, Visitor]]:
    """Two people with a browser each; the second on a phone."""
    desk = browser.new_context(locale="en-GB", reduced_motion="reduce")
    width, height = PHONE
    phone = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=True,
        is_mobile=True,
        locale="en-GB",
        reduced_motion="reduce",
    )
    yield Visitor(desk, table_server), Visitor(phone, table_server)
    desk.close()
    phone.close()


def test_hands_are_behind_a_curtain_when_the_screen_changes_hands(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open("/new#noris-titanic")
    page.get_by_label("Chair 2").select_option("here")
    page.get_by_role("button", name="Open the table").click()
    for _ in range(60):
        page.wait_for_selector("button.move, .curtain")
        if page.locator(".curtain").count():
            break
        end = page.locator('button.move[data-move="end"]')
        version = page.locator("[data-version]").get_attribute("data-version") or ""
        (end if end.count() else page.locator("button.move").first).click()
        expect(page.locator("[data-version]")).not_to_have_attribute("data-version", version)
    expect(page.get_by_role("heading", name="Player 2, please!")).to_be_visible()
    expect(page.locator(".noris")).to_have_count(0)
    expect(page.locator(".log")).to_have_count(0)
    page.get_by_role("button", name="I am Player 2").click()
    page.wait_for_selector('button.move[data-move="roll"]')


def test_two_browsers_meet_by_a_link_and_a_cut_line_costs_nothing(
    two: tuple[Visitor, Visitor],
) -> None:
    host, guest = two
    host.open("/new#titus")
    host.page.get_by_label("Your name").fill("Violet")
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.get_by_label("Link to join").input_value()
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill("Thomas")
    assert guest.page.url == link.partition("#")[0], "the secret stays in the address"
    guest.page.get_by_role("button", name="Sit down").tap()
    host.page.click('button.move[data-move="lift"]')
    expect(guest.page.locator(".log")).to_contain_text("Violet lifts the")

    guest.page.context.set_offline(True)
    host.page.click('button.move[data-move="keep"]')
    guest.page.context.set_offline(False)
    guest.page.reload()
    expect(guest.page.locator(".log")).to_contain_text("Violet keeps the")
    guest.page.locator('button.move[data-move="lift"]').tap()
    expect(host.page.locator(".log")).to_contain_text("Thomas lifts the")

    host.page.reload()
    expect(host.page.locator(".log")).to_contain_text("Thomas lifts the")
    assert host.faults == []


def test_on_a_phone_the_link_is_seen_at_once_and_can_be_pasted_at_home(
    phone: Visitor, visitor: Visitor
) -> None:
    phone.open("/new#titus")
    phone.page.get_by_role("button", name="Open the table").tap()
    link = phone.page.get_by_label("Link to join")
    expect(link).to_be_in_viewport()
    visitor.open()
    visitor.page.get_by_label("Paste it here").fill("https://elsewhere.example/r/nothing")
    visitor.press("join-go")
    expect(visitor.page.get_by_role("alert")).to_contain_text("no link to a table")
    visitor.page.get_by_label("Paste it here").fill(f"Come! {link.input_value()}")
    visitor.press("join-go")
    visitor.page.get_by_role("button", name="Sit down").click()
    phone.page.wait_for_selector("[data-version]")
    visitor.page.wait_for_selector("[data-version]")
    visitor.page.get_by_role("link", name="To the games").click()
    expect(phone.page.locator(".away")).to_contain_text("is away for the moment")
    phone.open()
    first = phone.page.locator("main").get_by_role("heading", level=2).first
    expect(first).to_have_text("Go on where I was")


def test_a_table_that_is_shown_to_all_is_found_at_home_until_it_is_full(
    visitor: Visitor, somebody: Arrival
) -> None:
    page = visitor.page
    visitor.open("/new#titus")
    page.get_by_label(visitor.words("make-public")).check()
    visitor.press("open-table")
    page.get_by_label(visitor.words("link-join")).wait_for()
    room = page.url.partition("/r/")[2].partition("#")[0]
    stranger, late = somebody("it"), somebody("fr")
    stranger.open()
    offered = stranger.page.locator("section", has_text=stranger.words("public-rooms"))
    offered.locator(f'a[href*="{room}"]').click()
    stranger.press("sit-down")
    for one in (visitor, stranger):
        one.page.wait_for_selector("[data-version]")
    with late.page.expect_response("**/api/rooms"):
        late.open()
    late.page.wait_for_selector("[data-play]")
    expect(late.page.locator(f'a[href*="{room}"]')).to_have_count(0)


def test_half_a_crew_is_not_dropped_in_silence(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open("/new#sos-titanic")
    opens = page.get_by_role("button", name="Open the table")
    page.get_by_label("Crew").first.select_option("fleet")
    expect(page.get_by_role("alert")).to_contain_text("Some have a role and some have not")
    expect(opens).to_be_disabled()
    page.get_by_label("Crew").nth(1).select_option("smith")
    expect(opens).to_be_enabled()


def test_a_link_to_nothing_says_so_and_leads_on(visitor: Visitor) -> None:
    visitor.open("/r/nothing")
    expect(visitor.page.get_by_role("alert")).to_contain_text("no such room")
    visitor.page.get_by_role("link", name="To the games").click()
    visitor.page.wait_for_selector("[data-play]")
    assert len(visitor.faults) == 1, "the browser notes a 404 of its own accord"
    visitor.faults.clear()


def test_the_host_asks_somebody_to_leave_and_a_bot_takes_the_chair(
    two: tuple[Visitor, Visitor],
) -> None:
    host, guest = two
    host.open("/new#noris-titanic")
    host.page.get_by_label("How many").select_option("3")
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.get_by_label("Link to join").input_value()
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill("Thomas")
    guest.page.get_by_role("button", name="Sit down").tap()
    expect(guest.page.get_by_text("yours")).to_be_visible()
    host.page.get_by_role("button", name="Ask Thomas to leave").click()
    expect(host.page.get_by_role("alert")).to_contain_text("Thomas would lose the seat")
    host.page.get_by_role("button", name="Yes").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("no longer yours")
    expect(host.page.get_by_label("Link to join")).not_to_have_value(link)
    free = host.page.get_by_role("button", name="A bot sits here")
    for left in (2, 1):
        expect(free).to_have_count(left)
        free.first.click()
    host.page.wait_for_selector("[data-version]")
    assert host.faults == []


def test_a_seat_is_lent_to_a_bot_carried_to_another_device_and_left(
    two: tuple[Visitor, Visitor],
) -> None:
    host, guest = two
    host.open("/new#titus")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.get_by_text("My seat").click()
    host.page.get_by_role("button", name="Let it play for me").click()
    expect(host.page.get_by_text("A bot plays in your place.")).to_be_visible()
    host.page.get_by_role("button", name="I play again myself").click()
    host.page.get_by_role("button", name="Continue on another device").click()
    link = host.page.get_by_label("Your seat, for you alone").input_value()
    guest.page.goto(link)
    expect(guest.page.get_by_text("yours")).to_be_visible()
    host.page.get_by_role("button", name="Leave for good").click()
    host.page.get_by_role("button", name="Yes, leave").click()
    host.page.wait_for_selector("[data-play]")
    expect(host.page.get_by_role("heading", name="Go on where I was")).to_have_count(0)
    assert host.faults == []
