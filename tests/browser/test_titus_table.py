"""The table of Titus: played to its end with the mouse and by touch; runs joined and cashed by hand."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import PHONE, Visitor
from tests.browser.hands import eager, tap, until, version_of, wait_for_news
from tests.browser.prepared import Tables
from tests.browser.test_whole_matches import open_table

MOST_MOVES = 300
OTHERS_SINGLE = '.run.can[data-thing^="coin "]'


def first_game(visitor: Visitor) -> None:
    visitor.open()
    visitor.page.click("[data-play=titus]")


def full_table(visitor: Visitor, seats: int) -> None:
    """With gentle bots on all other chairs: a whole match is soon over."""
    open_table(visitor, "titus", *["gentle"] * (seats - 1))


def offered(page: Page) -> list[str]:
    """The moves that have a button, as soon as there are some; none: the match is over."""
    until(page, "button.move, dialog table")
    found: list[str] = page.locator("button.move").evaluate_all(
        "buttons => buttons.map(button => button.dataset.move)"
    )
    return [] if page.locator("dialog table").count() else found


def drag(page: Page, item: Locator, onto: Locator) -> None:
    start, end = item.bounding_box(), onto.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    for part in (0.3, 0.7, 1.0):
        x = start["x"] + part * (end["x"] - start["x"]) + end["width"] / 2
        y = start["y"] + part * (end["y"] - start["y"]) + end["height"] / 2
        page.mouse.move(x, y)
    page.mouse.up()


def test_it_is_played_to_its_end_with_the_mouse(visitor: Visitor) -> None:
    """Free moves by button; the pile is touched; every other coin is dragged to the display."""
    page = visitor.page
    full_table(visitor, 2)
    verbs: list[str] = []
    for count in range(MOST_MOVES):
        moves = offered(page)
        if not moves:
            break
        version, move = version_of(page), eager(moves)
        verbs.append(move.split()[0])
        if move == "lift":
            page.locator('[data-thing="pile"]').click()
        elif move == "keep" and count % 2:
            drag(
                page, page.locator('[data-thing="lifted"]'), page.locator('[data-thing="display"]')
            )
        else:
            page.locator(f'button.move[data-move="{move}"]').click()
        wait_for_news(page, version)
    expect(page.locator("dialog tbody tr")).to_have_count(2)
    assert {"lift", "keep"} <= set(verbs)
    assert "join" in verbs


@pytest.mark.parametrize("phone", ["it"], indirect=True)
def test_it_is_played_to_its_end_by_touch_with_swaps_by_touching_two_coins(phone: Visitor) -> None:
    page = phone.page
    full_table(phone, 3)
    swaps = 0
    for count in range(MOST_MOVES):
        moves = offered(page)
        if not moves:
            break
        version, singles = version_of(page), page.locator(OTHERS_SINGLE)
        if "keep" in moves and singles.count():
            two = [page.locator('[data-thing="lifted"]'), singles.first]
            for coin in two if count % 2 else reversed(two):
                tap(page, coin)
            swaps += 1
        else:
            tap(page, page.locator(f'button.move[data-move="{eager(moves)}"]'))
        wait_for_news(page, version)
    expect(page.locator("dialog table")).to_be_visible()
    assert swaps > 3
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0]


@pytest.mark.parametrize(
    ("verb", "coin", "onto"),
    [("join", 3, ".mine .run:has([data-coin='1'])"), ("cash", 5, '[data-thing="stack"]')],
)
def test_runs_are_joined_and_cashed_by_dragging_one_onto_the_other(
    visitor: Visitor, tables: Tables, verb: str, coin: int, onto: str
) -> None:
    page, chair = visitor.page, tables[verb][1]
    visitor.open(chair.path)
    page.wait_for_selector(f'button.move[data-move^="{verb} "]')
    version = version_of(page)
    drag(page, page.locator(f".mine .run:has([data-coin='{coin}'])"), page.locator(onto))
    wait_for_news(page, version)
    told = page.evaluate(
        "(path) => fetch(path).then((answer) => answer.json())", f"{chair.door}?after={version}"
    )
    done = {"join": "runs-joined", "cash": "group-cashed"}
    assert done[verb] in [event["event"] for event in told["events"]]


def test_a_double_click_is_one_move_and_so_is_a_key_held_down(visitor: Visitor) -> None:
    """Without motion the next button stands at once where the last one was."""
    page = visitor.page
    first_game(visitor)
    lift, keep = (page.locator(f'button.move[data-move="{move}"]') for move in ("lift", "keep"))
    lift.click()
    keep.hover()
    version = version_of(page)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.wait_for_timeout(400)
    assert version_of(page) == version
    keep.click()
    wait_for_news(page, version)
    lift.focus()
    page.keyboard.down("Enter")
    expect(keep).to_be_focused()
    version = version_of(page)
    page.keyboard.down("Enter")
    page.wait_for_timeout(400)
    assert version_of(page) == version
    page.keyboard.up("Enter")
    page.keyboard.press("Enter")
    wait_for_news(page, version)


def test_a_touched_coin_offers_its_swap_and_lets_go_again(visitor: Visitor) -> None:
    page = visitor.page
    first_game(visitor)
    for _ in range(30):
        moves = offered(page)
        if "keep" in moves and page.locator(OTHERS_SINGLE).count():
            break
        version = version_of(page)
        page.locator(f'button.move[data-move="{eager(moves)}"]').click()
        wait_for_news(page, version)
    single = page.locator(OTHERS_SINGLE).first
    single.click()
    swap = page.locator('button.move[data-move^="swap "]')
    expect(swap).to_have_count(1)
    expect(single).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(swap).to_have_count(0)
    single.click()
    swap.click()
    expect(page.locator(".log")).to_contain_text("is flipped")


def test_the_memory_aid_is_off_and_says_that_it_is_an_assist(visitor: Visitor) -> None:
    page = visitor.page
    first_game(visitor)
    aid = page.get_by_label("Memory aid (an assist)")
    expect(aid).not_to_be_checked()
    aid.check()
    for _ in range(MOST_MOVES):
        moves = offered(page)
        assert moves, "the match ended without a flip that stayed"
        if page.locator(".aid").count():
            break
        version, singles = version_of(page), page.locator(OTHERS_SINGLE)
        if "keep" in moves and singles.count():
            page.locator('[data-thing="lifted"]').click()
            singles.first.click()
        else:
            page.locator(f'button.move[data-move="{eager(moves)}"]').click()
        wait_for_news(page, version)
    page.reload()
    expect(page.locator(".aid").first).to_be_visible()
    page.get_by_label("Memory aid (an assist)").uncheck()
    expect(page.locator(".aid")).to_have_count(0)


_RESTING = ".own .run:not(.fits, .shines, [aria-pressed=true], :focus-visible)"
_HANGING = """
(all) => all.every((one) => all.every((below) => one.offsetTop >= below.offsetTop ||
  Number(getComputedStyle(one).zIndex) > Number(getComputedStyle(below).zIndex)))
"""
"""Numbers of coins hang below them: what is higher lies over what is lower."""


@pytest.mark.parametrize("language", ["fr-FR", "it-IT"])
def test_nothing_is_wider_than_a_small_phone(
    browser: Browser, table_server: str, language: str
) -> None:
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, locale=language, reduced_motion="reduce"
    )
    somebody = Visitor(context, table_server)
    page = somebody.page
    first_game(somebody)
    tops: set[float] = set()
    for _ in range(25):
        moves = offered(page)
        if not moves:
            break
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        top = "document.querySelector('.titus').getBoundingClientRect().top + scrollY"
        tops.add(page.evaluate(top))
        cut = page.locator(".row:last-child button.move").evaluate_all(
            "all => all.filter(it => it.scrollWidth > it.clientWidth).map(it => it.textContent)"
        )
        assert cut == []
        assert page.locator(_RESTING).evaluate_all(_HANGING), "no coin lies on a number above it"
        version = version_of(page)
        page.locator(f'button.move[data-move="{eager(moves)}"]').click()
        wait_for_news(page, version)
    context.close()
    assert somebody.faults == []
    assert len(tops) == 1, "the table jumps while it is played"


def test_a_swapped_coin_really_turns_over(browser: Browser, table_server: str) -> None:
    """With motion: both faces are there while it flies, and it turns in space."""
    context = browser.new_context(locale="en-GB", reduced_motion="no-preference")
    somebody = Visitor(context, table_server)
    page = somebody.page
    page.add_init_script(
        """
        const animate = Element.prototype.animate;
        window.turns = [];
        Element.prototype.animate = function (frames, how) {
          const flip = String(frames[0].transform).includes("rotateY");
          if (flip) window.turns.push(this.querySelectorAll(".face").length);
          return animate.call(this, frames, { ...how, duration: 1 });
        };
        """
    )
    first_game(somebody)
    for _ in range(30):
        moves = offered(page)
        version, singles = version_of(page), page.locator(OTHERS_SINGLE)
        if "keep" in moves and singles.count():
            page.locator('[data-thing="lifted"]').click()
            singles.first.click()
            wait_for_news(page, version)
            break
        page.locator(f'button.move[data-move="{eager(moves)}"]').click()
        wait_for_news(page, version)
    turns: list[int] = page.evaluate("window.turns")
    assert turns
    assert set(turns) == {2}
    context.close()
    assert somebody.faults == []
