"""Noris' Titanic at its own table: whole matches by mouse and by touch; near and far."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from carpathia.words.reader import Words
from tests.browser.conftest import SMALL, Arrival, Visitor
from tests.browser.hands import NORIS_CHOSEN as CHOSEN
from tests.browser.hands import OVER, READY, Hand, click, tap, until, until_true, version_of
from tests.browser.hands import wait_for_news as wait_for_more
from tests.browser.keys import Keys
from tests.browser.prepared import Seat, Tables
from tests.browser.test_whole_matches import bring

MOST_MOVES = 600
FREE = f"{READY['noris-titanic']}, {OVER}"
NARROW = 360


def open_table(visitor: Visitor, bots: int = 1) -> Page:
    """A table with gentle bots, our turn. The more of them, the sooner it ends."""
    page = visitor.page
    visitor.open("/new#noris-titanic")
    if bots > 1:
        page.get_by_label(visitor.words("how-many")).select_option(str(bots + 1))
    chairs = page.locator("form select:has(option[value=gentle])")
    expect(chairs).to_have_count(bots + 1)
    for chair in chairs.all()[1:]:
        chair.select_option("gentle")
    page.locator("button.main").click()
    page.wait_for_selector('.noris button.move[data-move="roll"]')
    return page


def is_over(page: Page) -> bool:
    until(page, FREE)
    return page.locator(OVER).count() > 0


def best_target(page: Page, buoy: str) -> Locator:
    """A lit cell that is played by touching it: a buoy if there is one, by what it is called."""
    lit = page.locator(".cell.lit[data-move]")
    buoys = page.locator(f'.cell.lit[data-move][aria-label*="{buoy}"]')
    return (buoys if buoys.count() else lit).first


def play_by_pointing(visitor: Visitor, use: Hand) -> int:
    """Die, cards and cells, each clicked or tapped, to the end; how many cells."""
    page = visitor.page
    buoy = Words(visitor.words.language, "noris-titanic")("sign-buoy")
    cells = 0
    for _ in range(MOST_MOVES):
        if is_over(page):
            return cells
        version = version_of(page)
        first = page.locator("[data-first]")
        if first.count():
            use(page, first.first)
        else:
            card = page.locator('.card[aria-disabled="false"]')
            if card.count() and page.locator(CHOSEN).count() == 0:
                use(page, card.last)
                until(page, CHOSEN)
            target = best_target(page, buoy)
            if card.count() and target.count():
                use(page, target)
                cells += 1
            else:
                others = page.locator('.way, .end[data-move="end"]')
                use(page, others.first)
        wait_for_more(page, version)
    raise AssertionError("it does not end")


def test_a_whole_match_with_the_mouse_and_then_again_as_a_replay(visitor: Visitor) -> None:
    page = open_table(visitor, bots=3)
    assert play_by_pointing(visitor, click) > 5
    expect(page.locator("dialog tbody tr")).to_have_count(4)
    page.get_by_role("link", name="Watch it again").click()
    page.wait_for_url("**/g/*")
    page.get_by_role("slider").wait_for()
    page.get_by_role("button", name="Step on").click()
    expect(page.locator(".told")).to_contain_text("rolls")
    assert page.url.endswith("#1")


@pytest.mark.parametrize("phone", ["it"], indirect=True)
def test_a_whole_match_by_touch_on_a_phone(phone: Visitor) -> None:
    page = open_table(phone, bots=3)
    assert play_by_pointing(phone, tap) > 5
    expect(page.locator("dialog tbody tr")).to_have_count(4)


def until_pawns_can_move(page: Page) -> Locator:
    """Plays until a pawn of ours may move; those that may."""
    pawns = page.locator(".cell.movable")
    for _ in range(60):
        until(page, FREE)
        version = version_of(page)
        if page.locator("[data-first]").count():
            page.locator("[data-first]").first.click()
        elif pawns.count() and page.locator('button[data-move="end"]').count():
            return pawns
        else:
            page.locator("button.move[data-move]").first.click()
        wait_for_more(page, version)
    raise AssertionError("nobody can move")


def find_way(page: Page) -> tuple[str, Locator, Locator]:
    """A cell where a pawn may go, that pawn's cell and it."""
    pawn = until_pawns_can_move(page).first
    if page.locator(".cell.lit").count() == 0:
        pawn.click()
    reached = page.locator(".cell.lit[data-move]").first.get_attribute("data-cell")
    assert reached is not None
    return reached, pawn, page.locator(f'[data-cell="{reached}"]')


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_pawn_is_dragged_where_it_lights_up(visitor: Visitor) -> None:
    page = open_table(visitor)
    reached, pawn, target = find_way(page)
    version = version_of(page)
    there = middle(target)
    page.mouse.move(*middle(pawn))
    page.mouse.down()
    page.mouse.move(there[0] - 4, there[1] - 4, steps=4)
    page.mouse.move(*there)
    page.mouse.up()
    wait_for_more(page, version)
    expect(page.locator(".log li").first).to_contain_text(f"to {reached}.")
    expect(page.locator(f'[data-pawn="{reached}"]')).to_have_count(1)


def test_a_finger_that_has_asked_about_a_pawn_does_not_move_it(phone: Visitor) -> None:
    page = open_table(phone)
    _, pawn, target = find_way(page)
    version = version_of(page)
    line = page.context.new_cdp_session(page)

    def finger(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    (x, y), (to_x, to_y) = middle(pawn), middle(target)
    finger("touchStart", (x, y))
    expect(page.get_by_role("dialog")).to_be_visible()
    for share in (0.3, 0.6, 1.0):
        finger("touchMove", (x + share * (to_x - x), y + share * (to_y - y)))
    finger("touchEnd")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_timeout(100)
    assert version_of(page) == version
    page.locator('button[data-move="end"]').tap()
    wait_for_more(page, version)


_NOTE_MOTION = """
  const animate = Element.prototype.animate;
  window.moved = [];
  Element.prototype.animate = function (frames, how) {
    const {pawn, seat} = this.dataset;
    if (pawn !== undefined) window.moved.push([pawn, seat, frames.length, frames.at(-1).opacity === 0]);
    return animate.call(this, frames, { ...how, duration: 1 });
  };
"""


def sit_where_things_move(browser: Browser, address: str, chair: Seat) -> Visitor:
    """With motion, of which it is noted who moves, in how many frames, and whether they are gone."""
    context = browser.new_context(locale="en-GB", reduced_motion="no-preference")
    visitor = Visitor(context, address)
    visitor.page.add_init_script(_NOTE_MOTION)
    visitor.open(chair.path)
    visitor.page.wait_for_selector(FREE)
    return visitor


def test_a_pawn_walks_cell_by_cell_and_chases_another_off(
    browser: Browser, table_server: str, tables: Tables
) -> None:
    visitor = sit_where_things_move(browser, table_server, tables["chased"][0])
    page, version = visitor.page, version_of(visitor.page)
    page.locator("[data-cell=g10]").click()
    page.locator("[data-cell=g15].lit").click()
    wait_for_more(page, version)
    expect(page.locator("[data-pawn=g15]")).to_have_attribute("data-seat", "1")
    moved = page.evaluate("window.moved")
    page.context.close()
    assert ["g10", "1", 11, False] in moved, "five cells, and a hop between each two"
    assert ["g15", "2", 3, True] in moved
    assert visitor.faults == []


def test_a_pawn_that_a_tile_buries_goes_under(
    browser: Browser, table_server: str, tables: Tables
) -> None:
    visitor = sit_where_things_move(browser, table_server, tables["buried"][1])
    page, version = visitor.page, version_of(visitor.page)
    expect(page.locator("[data-pawn=i9]")).to_have_count(1)
    page.locator('[data-move="roll"]').click()
    wait_for_more(page, version)
    expect(page.locator("[data-pawn=i9]")).to_have_count(0)
    moved = page.evaluate("window.moved")
    page.context.close()
    assert ["i9", "1", 3, True] in moved
    assert visitor.faults == []


def test_who_stays_is_dealt_anew_when_another_gets_up_before_the_first_move(
    browser: Browser, table_server: str, somebody: Arrival
) -> None:
    context = browser.new_context(locale="en-GB", reduced_motion="no-preference")
    host, guest = Visitor(context, table_server), somebody(is_phone=True)
    host.page.add_init_script(_NOTE_MOTION)
    host.open("/new#noris-titanic")
    host.press("open-table")
    bring(host, guest)
    page = host.page
    expect(page.locator(".noris .card")).to_have_count(3)
    told = host.words("dealt-anew-why")

    guest.press("menu")
    guest.press("leave")
    guest.press("leave-yes")
    expect(page.locator(".log")).to_contain_text(told)
    expect(page.locator(".notices")).to_contain_text(told)  # on a phone the log is far down
    page.locator(".notices").get_by_role("button").click()
    expect(page.locator(".notices")).to_have_text("")
    expect(page.locator(".noris .card")).to_have_count(3)
    until(page, READY["noris-titanic"])  # the bot that came may begin
    assert page.get_by_role("button", name=host.words("undo-to-here")).count() == 0
    moving = "document.getAnimations().filter(({playState}) => playState === 'running').length"
    until_true(page, f"{moving} === 0")
    context.close()
    assert host.faults == []


def test_cells_say_what_and_who_is_there(visitor: Visitor) -> None:
    page = open_table(visitor)
    named = page.locator('[data-cell="l15"]')
    expect(named).to_have_attribute("aria-label", "l15, start")
    expect(page.locator('[data-cell="a3"]')).to_have_attribute("aria-label", "a3, sea")
    expect(page.locator('[data-cell="b1"]')).to_have_attribute(
        "aria-label", "b1, corridor, sinks next"
    )
    until_pawns_can_move(page)
    mine = page.locator('.cell.movable[aria-label*="your pawn 1"]')
    expect(mine.first).to_be_visible()
    assert page.locator('[role="gridcell"][tabindex="0"]').count() == 1


def zoom_of(page: Page) -> float:
    return float(
        page.locator(".port .board").evaluate("board => new DOMMatrix(board.style.transform).a")
    )


def test_the_ship_is_zoomed_by_button_wheel_and_keys_and_fits_again(visitor: Visitor) -> None:
    page = open_table(visitor)
    assert zoom_of(page) == 1
    page.get_by_role("button", name="Nearer").click()
    assert zoom_of(page) == 1.5
    page.locator(".port").hover()
    page.mouse.wheel(0, -300)
    until_true(
        page, "() => new DOMMatrix(document.querySelector('.port .board').style.transform).a > 1.6"
    )
    page.get_by_role("button", name="The whole ship").click()
    assert zoom_of(page) == 1
    keys = Keys(page)
    keys.to(page.get_by_role("gridcell"))
    keys.press("+")
    keys.press("Shift+ArrowDown")
    assert zoom_of(page) == 1.5
    keys.press("0")
    assert zoom_of(page) == 1


def test_two_fingers_zoom_and_one_moves_the_ship(phone: Visitor) -> None:
    page = open_table(phone)
    box = page.locator(".port").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    line = page.context.new_cdp_session(page)

    def fingers(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x + right, "y": y + down, "id": n} for n, (right, down) in enumerate(at)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", (-20, 0))
    fingers("touchStart", (-20, 0), (20, 0))
    for apart in (30, 40, 60):
        fingers("touchMove", (-apart, 0), (apart, 0))
    fingers("touchEnd")
    now = "new DOMMatrix(document.querySelector('.port .board').style.transform)"
    until_true(page, f"Math.abs({now}.a - 3) < 0.3")
    layers = "[...document.querySelectorAll('.board svg')].map((one) => getComputedStyle(one).willChange)"
    until_true(page, f"{layers}.every((one) => one === 'auto')")  # drawn anew, and not blurred
    before = page.evaluate(f"{now}.f")
    fingers("touchStart", (0, 0))
    for down in (20, 40, 60):
        fingers("touchMove", (0, down))
    fingers("touchEnd")
    until_true(page, f"Math.abs({now}.f - {before} - 60) < 25")
    assert page.locator('button[data-move="roll"]').count() == 1, "a pan is no tap"


@pytest.mark.parametrize("locale", ["fr-FR", "it-IT"])
def test_nothing_hangs_over_on_a_narrow_phone(
    browser: Browser, table_server: str, locale: str
) -> None:
    context = browser.new_context(
        viewport={"width": NARROW, "height": 740}, locale=locale, reduced_motion="reduce"
    )
    visitor = Visitor(context, table_server)
    page = open_table(visitor)
    until_pawns_can_move(page).first.click()
    over = page.evaluate(
        "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    cut = page.locator(".noris button:visible").evaluate_all(
        "buttons => buttons.filter(button => button.scrollWidth > button.clientWidth + 1)"
        ".map(button => button.textContent)"
    )
    board, dock = (
        page.locator(".ship").bounding_box(),
        page.locator(".table > .dock").bounding_box(),
    )
    assert board is not None
    assert dock is not None
    context.close()
    assert over == 0
    assert cut == []
    assert board["y"] + board["height"] <= dock["y"] + 1, "the hand covers the ship"
    assert dock["y"] + dock["height"] <= 741, "the hand is not on the first screen"
    assert visitor.faults == []


def test_on_a_small_screen_the_whole_board_is_seen_above_the_hand(
    somebody: Arrival,
) -> None:
    visitor = somebody(size=SMALL)
    page = visitor.page
    visitor.open()
    page.click("[data-play=noris-titanic]")
    until_true(
        page,
        """() => {
          const [port, dock, question] = [".noris .port", ".noris .dock", ".question h2"].map(
            (part) => document.querySelector(part)?.getBoundingClientRect(),
          );
          return port?.top >= 0 && port.bottom <= dock.top && question.top >= 0;
        }""",
    )


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_whoever_comes_back_while_pawns_swim_sees_the_page_from_its_top(
    somebody: Arrival, tables: Tables, size: tuple[int, int]
) -> None:
    visitor = somebody(is_phone=True, size=size)
    visitor.open(tables["swimmers"][0].path)
    page = visitor.page
    until(page, FREE)
    assert page.locator(".pawn .ripple").count() > 0
    page.wait_for_timeout(200)  # it would scroll when it stands
    assert page.evaluate("scrollY") == 0
