"""The drawn table of SOS Titanic: whole matches by mouse and touch, and room for all words."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser import hands, quick, screens
from tests.browser.conftest import DESK, PHONE, SMALL, Arrival, Visitor
from tests.browser.hands import MOST_STEPS, Hand, click, tap
from tests.browser.hands import SOS_ABLE as ABLE
from tests.browser.hands import SOS_LIT as LIT
from tests.browser.hands import SOS_OFFERED as OFFERED
from tests.browser.prepared import Tables


def step(page: Page, use: Hand) -> bool:
    """Place who was drawn, or organise a rescue; false when it is over."""
    return hands.step(page, "sos-titanic", use)


def play_to_the_end(page: Page, use: Hand) -> int:
    return hands.play_to_the_end(page, "sos-titanic", use)


def middle_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def draw_until_somebody_fits(page: Page) -> None:
    """The largest rescues: eleven of them that all fail are not to be expected."""
    for _ in range(MOST_STEPS):
        page.wait_for_selector(f"{OFFERED}, {ABLE}")
        if page.locator(ABLE).count():
            return
        frame = page.locator("[data-version]")
        version = frame.get_attribute("data-version") or ""
        draws = page.locator(".draw:enabled")
        (draws.last if draws.count() else page.locator(OFFERED).first).click()
        expect(frame).not_to_have_attribute("data-version", version)


def open_for_two(visitor: Visitor, *crew: str) -> None:
    page = visitor.page
    visitor.open("/new#sos-titanic")
    page.get_by_label("Chair 2").select_option("here")
    for index, name in enumerate(crew):
        page.locator(".chair").nth(index).locator("select").nth(1).select_option(name)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(hands.READY["sos-titanic"])


def test_a_match_alone_by_mouse_to_its_end_and_nothing_jumps(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open()
    page.click("[data-play=sos-titanic]")
    page.wait_for_selector(OFFERED)
    seen = set()
    for _ in range(MOST_STEPS):
        box = page.locator(".lines").bounding_box()
        if not step(page, click):
            break
        assert box is not None
        seen.add((box["y"], box["height"]))
    assert len(seen) == 1, "the Lines moved while playing"
    expect(page.locator("dialog tbody tr").first).to_be_visible()
    expect(page.locator("[data-spot=ship] svg")).to_have_accessible_name(
        "The ship at 02:30: pages turned, 11 of 11"
    )
    page.get_by_role("link", name="Watch it again").click()
    expect(page.locator("[data-spot=ship] svg")).to_have_accessible_name(
        "The ship at 23:40: pages turned, 0 of 11"
    )
    page.get_by_role("button", name="Step on").click()
    expect(page.locator(".told")).to_contain_text("draws")


@pytest.mark.parametrize("phone", ["it"], indirect=True)
def test_a_match_alone_by_touch_to_its_end(phone: Visitor) -> None:
    phone.open()
    phone.page.locator("[data-play=sos-titanic]").tap()
    assert play_to_the_end(phone.page, tap) > 5


def test_a_drawn_passenger_is_dragged_to_a_place(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open()
    page.click("[data-play=sos-titanic]")
    draw_until_somebody_fits(page)
    frame = page.locator("[data-version]")
    version = frame.get_attribute("data-version") or ""
    card = page.locator(ABLE).first
    card.hover()
    page.mouse.down()
    page.mouse.move(300, 300, steps=4)
    expect(page.locator(".sos-carried")).to_have_count(1)
    page.locator(LIT).first.hover()
    page.mouse.up()
    expect(frame).not_to_have_attribute("data-version", version)
    expect(page.locator(".sos-carried")).to_have_count(0)


def test_a_series_is_picked_up_as_one(visitor: Visitor, tables: Tables) -> None:
    page, [chair] = visitor.page, tables["series"]
    visitor.open(chair.path)
    page.wait_for_selector(OFFERED)
    cards = "all => all.map((one) => one.dataset.card)"
    series = page.locator(".line[data-place='1'] .series [data-card]")
    picked = series.evaluate_all(cards)
    assert len(picked) == 3
    version = hands.version_of(page)
    series.last.hover()
    page.mouse.down()
    page.mouse.move(300, 300, steps=4)
    expect(page.locator(".sos-carried svg")).to_have_count(3)
    page.locator(".line[data-place='6'][data-lit]").hover()
    page.mouse.up()
    hands.wait_for_news(page, version)
    assert (
        page.locator(".line[data-place='6'] .series [data-card]").evaluate_all(cards)[-3:] == picked
    )
    expect(series).to_have_count(1)


def test_a_drag_to_nowhere_puts_back_and_plays_nothing(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open()
    page.click("[data-play=sos-titanic]")
    draw_until_somebody_fits(page)
    version = page.locator("[data-version]").get_attribute("data-version") or ""
    page.locator(ABLE).first.hover()
    page.mouse.down()
    page.locator("[data-spot=ship]").hover()
    page.mouse.up()
    expect(page.locator(LIT)).to_have_count(0)
    expect(page.locator("[data-version]")).to_have_attribute("data-version", version)


def test_a_card_of_a_line_is_dragged_with_a_finger(phone: Visitor, tables: Tables) -> None:
    """Up the page at first: a browser that may scroll takes the finger away from the card."""
    page, [chair] = phone.page, tables["finger"]
    phone.open(chair.path)
    able = page.locator(".line[data-able]")
    able.first.evaluate("line => line.scrollIntoView({block: 'center'})")
    version = hands.version_of(page)
    x, y = middle_of(able.first.locator(".series .one").last)
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    touch("touchStart", (x, y))
    for way in (6, 20, 40, 60):
        touch("touchMove", (x, y - way))
    carried = page.locator(".sos-carried").bounding_box()
    assert carried is not None
    assert carried["width"] > 40
    to = middle_of(page.locator(LIT).first)
    touch("touchMove", to)
    touch("touchEnd")
    hands.wait_for_news(page, version)
    expect(page.locator(".sos-carried")).to_have_count(0)


def test_a_lifeboat_touched_twice_goes_into_the_water(visitor: Visitor) -> None:
    page = visitor.page
    first = ", ".join(
        f".tray [data-able][data-card='{card}']" for card in ("f1", "f1+", "s1", "s1+")
    )
    card = page.locator(first).first
    hands.begin_until(page, visitor.address, "sos-titanic", lambda: card.count() > 0)
    saved = page.locator("figcaption").inner_text()
    card.dblclick()
    expect(page.locator("figcaption")).not_to_have_text(saved)
    expect(page.locator(".log")).to_contain_text("saved")


def test_cards_fly_and_none_is_left_in_the_air(browser: Browser, table_server: str) -> None:
    context = browser.new_context(locale="en-GB", reduced_motion="no-preference")
    visitor = Visitor(context, table_server)
    page = visitor.page
    page.add_init_script(hands.NOTE_FLIGHTS)
    visitor.open()
    page.click("[data-play=sos-titanic]")
    page.locator(".draw:enabled").last.click()
    hands.until_true(page, "window.flights.length > 0")
    page.wait_for_selector(f"{OFFERED}, {ABLE}")
    expect(page.locator(".sos-carried")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("draws")
    context.close()
    assert visitor.faults == []


def test_an_action_card_tells_what_it_does_and_lists_its_moves(visitor: Visitor) -> None:
    page = visitor.page
    open_for_two(visitor, "lee", "murdoch")
    page.locator(".bridge [data-action][data-able]").first.click()
    expect(page.locator(".sheet p")).not_to_be_empty()
    assert page.locator(".sheet [data-move], .sheet [data-chip]").count() > 0
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)


def test_the_captain_deals_all_hands_anew(visitor: Visitor) -> None:
    page = visitor.page
    open_for_two(visitor, "smith", "lee")
    before = page.locator("[data-action], .mates [data-card]").count()
    page.locator(".bridge [data-move=new-deal]").click()
    for _ in range(before):
        version = page.locator("[data-version]").get_attribute("data-version") or ""
        page.locator(".gifts [data-move]:enabled").first.click()
        expect(page.locator("[data-version]")).not_to_have_attribute("data-version", version)
        if page.locator(".gifts").count() == 0:
            break
    expect(page.locator(".log")).to_contain_text("takes up all hands")
    expect(page.locator(".tray")).to_have_count(0)


@pytest.mark.parametrize("size", [SMALL, PHONE, DESK], ids=["small", "phone", "desk"])
def test_a_new_deal_for_five_shows_its_answers_at_once(
    somebody: Arrival, table_server: str, size: tuple[int, int]
) -> None:
    visitor = somebody(size=size)
    page = visitor.page
    visitor.open("/settings")
    crew = {"crew": "smith,lightoller,phillips,murdoch,boxhall", "first": "1"}
    screens.sit(page, table_server, quick.play(page, "sos-titanic", 4, most=0, options=crew))
    page.locator(".bridge [data-move=new-deal]").click()
    page.wait_for_selector(".gifts button:enabled")
    for button in page.locator(".gifts button").all():
        expect(button).to_be_in_viewport(ratio=1)
        x, y = middle_of(button)
        met = "([button, x, y]) => button.contains(document.elementFromPoint(x, y))"
        assert page.evaluate(met, [button.element_handle(), x, y])


def test_on_a_small_screen_what_lights_up_is_scrolled_clear_of_the_bridge(
    somebody: Arrival,
) -> None:
    visitor = somebody(size=SMALL)
    page = visitor.page
    visitor.open()
    page.click("[data-play=sos-titanic]")
    draw_until_somebody_fits(page)
    page.evaluate("scrollTo(0, 0)")
    page.locator(ABLE).first.dispatch_event("click")
    hands.until_true(
        page,
        """(lit) => {
          const bridge = document.querySelector(".bridge").getBoundingClientRect();
          const all = [...document.querySelectorAll(lit)].map((one) => one.getBoundingClientRect());
          return all.length && all.every(({top, bottom}) => top >= 0 && bottom <= bridge.top);
        }""",
        arg=LIT,
    )


def test_who_looks_on_has_the_lines_to_see_and_no_dead_buttons(phone: Visitor) -> None:
    page = phone.page
    phone.open("/settings")
    made = quick.play(page, "sos-titanic", options={"crew": "lee"})
    phone.open(f"/g/{made['room']}#6")
    page.locator(".lines").scroll_into_view_if_needed()
    lines, bridge = page.locator(".lines").bounding_box(), page.locator(".bridge").bounding_box()
    assert lines is not None
    assert bridge is not None
    assert bridge["y"] >= lines["y"] + lines["height"]
    expect(page.locator(".bridge .rescue")).to_have_count(0)


def test_signs_are_given_and_seen(visitor: Visitor) -> None:
    page = visitor.page
    open_for_two(visitor)
    page.get_by_role("button", name="Point").click()
    page.locator(".line[data-place='3']").click()
    expect(page.locator(".sign", has_text="points at: Line 3")).to_be_visible()
    expect(page.locator(".line.shown")).to_have_attribute("data-place", "3")
    page.get_by_role("button", name="Suggest").click()
    page.locator(".bridge [data-move='rescue 1']").click()
    expect(page.locator(".sign", has_text="suggests: Rescue: draw 1 passenger")).to_be_visible()
    page.get_by_role("button", name="Rather not").click()
    expect(page.locator(".sign", has_text="Rather not")).to_be_visible()


def test_a_suggestion_shows_where_one_looks_and_is_done_there(somebody: Arrival) -> None:
    desk, phone = somebody(), somebody(is_phone=True)
    desk.open("/new#sos-titanic")
    desk.page.get_by_label("How many").select_option("2")
    desk.page.get_by_label("Your name").fill("Violet")
    desk.press("open-table")
    phone.page.goto(desk.page.get_by_label("Link to join").input_value())
    phone.page.get_by_label("Your name").fill("Thomas")
    phone.press("sit-down")
    for _ in range(2):
        page = hands.whose_turn([desk.page, phone.page], "sos-titanic")
        assert page is not None
        mate = phone if page is desk.page else desk
        place = page.locator(".lines").bounding_box()
        mate.page.get_by_role("button", name="Suggest").click()
        mate.page.locator(".bridge [data-move='rescue 1']").click()
        ribbon = page.get_by_role("status").locator(".ribbon")
        expect(ribbon).to_contain_text("suggests: Rescue: draw 1 passenger")
        expect(ribbon).to_be_in_viewport(ratio=1)
        expect(page.locator(".bridge .draw.shown")).to_have_text("1")
        assert page.locator(".lines").bounding_box() == place, "nothing moves"
        expect(mate.page.locator(".ribbon")).to_have_count(0)
        ribbon.get_by_role("button", name="Do it").click()
        expect(page.locator(".log li").first).to_contain_text("draws")
        expect(ribbon).to_have_count(0)
        while hands.whose_turn([desk.page, phone.page], "sos-titanic") is page:
            hands.step(page, "sos-titanic")


@pytest.mark.parametrize("language", ["fr-FR", "it-IT"])
def test_nothing_is_wider_than_a_small_phone(
    browser: Browser, table_server: str, language: str
) -> None:
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, locale=language, reduced_motion="reduce"
    )
    visitor = Visitor(context, table_server)
    page = visitor.page
    visitor.open()
    page.click("[data-play=sos-titanic]")
    for _ in range(8):
        if not step(page, click):
            break
        page.wait_for_selector(f"{OFFERED}, {ABLE}, dialog table")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        cut = page.locator(
            ".table :is(.caption, .name, .label, figcaption, .draw, b)"
        ).evaluate_all(
            "all => all.filter(one => one.scrollWidth > one.clientWidth + 1"
            " && getComputedStyle(one).display !== 'inline').map(one => one.textContent)"
        )
        assert cut == []
    context.close()
    assert visitor.faults == []
