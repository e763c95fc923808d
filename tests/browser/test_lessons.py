"""Lessons, played whole through the real interface: each game once, in three languages, by mouse,
by touch on a small phone and by keys; and what the voice does when somebody goes astray.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser import axe
from tests.browser.conftest import DESK, Visitor
from tests.browser.hands import tap
from tests.browser.keys import Keys

SMALL = (360, 740)
Touch = Callable[[Locator], None]

_LOOK = """
() => {
  const voice = document.querySelector(".voice"), said = voice.querySelector(".says");
  const a = voice.getBoundingClientRect();
  const things = [...document.querySelectorAll("[data-pointed]")].map((thing) => {
    const b = thing.getBoundingClientRect();
    const apart = b.right <= a.left || b.left >= a.right || b.bottom <= a.top || b.top >= a.bottom;
    const middle = document.elementFromPoint((b.left + b.right) / 2, (b.top + b.bottom) / 2);
    const seen = middle !== null && (thing.contains(middle) || middle.contains(thing));
    return { apart, seen, name: thing.outerHTML.slice(0, 80) };
  });
  return {
    things,
    cut: said.scrollHeight > said.clientHeight + 1,
    wide: document.documentElement.scrollWidth > innerWidth,
  };
}
"""


def begin(visitor: Visitor, game: str) -> Page:
    """From the home page, by what is offered there."""
    page = visitor.page
    visitor.open()
    page.locator(f'a[href="/learn/{game}"]').click()
    page.locator(f'[data-lesson="{game}"]').click()
    page.wait_for_selector(".voice")
    return page


def steps_of(page: Page, game: str) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = page.evaluate(
        "(game) => fetch(`/api/lessons/${game}`).then((a) => a.json()).then((a) => a.steps)", game
    )
    return steps


def at_step(page: Page, number: int) -> None:
    expect(page.locator(".voice")).to_have_attribute("data-step", str(number))


def ready_for(page: Page, move: str) -> None:
    expect(page.locator(".voice")).to_have_attribute("data-asks", move)


def look(page: Page) -> None:
    """What is pointed at is there, in view, and not under the voice; what is said is all there."""
    page.wait_for_selector("[data-pointed]")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    seen = page.evaluate(_LOOK)
    assert seen["things"]
    for thing in seen["things"]:
        assert thing["apart"], thing
        assert thing["seen"], thing
    assert not seen["cut"], page.locator(".says").inner_text()
    assert not seen["wide"]


def of_sos(move: str) -> list[str]:
    """What is touched, one after the other."""
    verb, _, what = move.partition(" ")
    if verb == "play":
        return [f'[data-action="{what}"]', f'button[data-move="{move}"]']
    if verb == "move":
        return [f'[data-place="{place}"]' for place in what.split(">")]
    if verb == "place":
        card, place = what.split(">")
        return [f'.tray [data-card="{card}"]', f'[data-place="{place}"]']
    return [f'button[data-move="{move}"]']


def of_titus(move: str) -> list[str]:
    verb, _, what = move.partition(" ")
    things = {
        "lift": ["pile"],
        "keep": ["lifted", "display"],
        "swap": ["lifted", f"coin {what}"],
        "cash": [f"run {what}", "stack"],
    }
    if verb != "join":
        return [f'[data-thing="{thing}"]' for thing in things[verb]]
    return [f".mine .run:has([data-coin='{coin}'])" for coin in what.split("+")]


def of_noris(move: str) -> list[str]:
    """A cell that lights up says which move leads there."""
    verb, _, what = move.partition(" ")
    if verb in ("roll", "lay"):
        return [f'button[data-move="{move}"]']
    lit = f'[data-cell][data-move="{move}"]'
    return [lit] if verb == "bring" else [f'[data-cell="{what.split()[0]}"]', lit]


WAYS = {"sos-titanic": of_sos, "titus": of_titus, "noris-titanic": of_noris}


def learn(page: Page, game: str, touch: Touch) -> None:
    """Everything that is asked for, done by hand."""
    steps = steps_of(page, game)
    for number, step in enumerate(steps, 1):
        at_step(page, number)
        if step["play"]:
            ready_for(page, step["play"])
        look(page)
        if number in (1, 3):
            assert axe.complaints(page) == []
        if step["play"]:
            for thing in WAYS[game](step["play"]):
                touch(page.locator(thing))
        elif number < len(steps):
            touch(page.locator('[data-lesson="on"]'))
    touch(page.locator('[data-lesson="done"]'))
    expect(page.locator(".voice")).to_have_count(0)
    expect(page.locator("[data-pointed]")).to_have_count(0)
    expect(page.locator(".question")).to_be_visible()


def visit(
    browser: Browser, address: str, size: tuple[int, int], locale: str, **more: Any
) -> Visitor:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=locale,
        reduced_motion="reduce",
        **more,
    )
    return Visitor(context, address)


def test_sos_titanic_is_learned_in_french_with_the_mouse(
    browser: Browser, table_server: str
) -> None:
    somebody = visit(browser, table_server, DESK, "fr-FR")
    page = begin(somebody, "sos-titanic")
    expect(page.locator(".says")).to_contain_text("Bonsoir, officier")
    learn(page, "sos-titanic", lambda thing: thing.click())
    page.context.close()
    assert somebody.faults == []


def test_titus_is_learned_in_italian_by_touch_on_a_small_phone(
    browser: Browser, table_server: str
) -> None:
    somebody = visit(browser, table_server, SMALL, "it-IT", has_touch=True, is_mobile=True)
    page = begin(somebody, "titus")
    expect(page.locator(".says")).to_contain_text("Benvenuti al tavolo")
    learn(page, "titus", lambda thing: tap(page, thing))
    page.context.close()
    assert somebody.faults == []


def test_titanic_is_learned_in_english_by_keyboard_alone(visitor: Visitor) -> None:
    """From the home page on; on the ship from cell to cell."""
    page, keys = visitor.page, Keys(visitor.page)
    visitor.open()
    page.wait_for_selector("[data-play]")
    keys.use(page.locator('a[href="/learn/noris-titanic"]'))
    lesson = page.locator('[data-lesson="noris-titanic"]')
    lesson.wait_for()
    keys.use(lesson)
    expect(page.locator(".says")).to_contain_text("Welcome aboard")
    keys.arrive()

    def press(thing: Locator) -> None:
        cell = thing.get_attribute("data-cell")
        if cell is not None:
            keys.walk(cell)
        keys.use(thing)

    learn(page, "noris-titanic", press)
    assert keys.nowhere < 1_500


@pytest.mark.parametrize("game", ["sos-titanic", "noris-titanic"])
@pytest.mark.parametrize("locale", ["fr-FR", "it-IT"])
def test_on_a_small_phone_nothing_is_cut_and_nothing_is_covered(
    browser: Browser, table_server: str, game: str, locale: str
) -> None:
    """And whoever is at a loss is shown each move."""
    somebody = visit(browser, table_server, SMALL, locale, has_touch=True, is_mobile=True)
    page = begin(somebody, game)
    steps = steps_of(page, game)
    for number, step in enumerate(steps, 1):
        at_step(page, number)
        if step["play"]:
            ready_for(page, step["play"])
        look(page)
        if number < len(steps):
            page.locator('[data-lesson="show"], [data-lesson="on"]').tap()
    page.context.close()
    assert somebody.faults == []


def test_another_move_is_answered_kindly_and_not_played(visitor: Visitor) -> None:
    page = begin(visitor, "sos-titanic")
    for _ in range(2):
        page.locator('[data-lesson="on"]').click()
    page.locator('button[data-move="rescue 2"]').click()
    expect(page.locator(".says")).to_contain_text("That is allowed too")
    expect(page.locator("[data-version]")).to_have_attribute("data-version", "0")
    for place in ("2", "3"):
        page.locator(f'[data-place="{place}"]').click()
    at_step(page, 4)
    expect(page.locator(".says")).not_to_contain_text("That is allowed too")


def test_a_lesson_is_taken_up_after_a_reload_and_from_the_page_of_the_game(
    visitor: Visitor,
) -> None:
    page = begin(visitor, "titus")
    page.locator('[data-lesson="on"]').click()
    page.locator('[data-thing="pile"]').click()
    at_step(page, 3)
    page.reload()
    at_step(page, 3)
    page.get_by_role("button", name="Back", exact=True).click()
    at_step(page, 2)
    expect(page.locator(".voice")).not_to_have_attribute("data-asks", "lift")
    room = page.url
    visitor.open("/learn/titus")
    page.get_by_role("link", name="Go on with the lesson").click()
    at_step(page, 3)
    assert page.url == room


def test_one_can_begin_again_and_play_on_without_the_voice(visitor: Visitor) -> None:
    page = begin(visitor, "titus")
    page.locator('[data-lesson="on"]').click()
    room = page.url
    page.get_by_role("button", name="Begin the lesson again").click()
    at_step(page, 1)
    assert page.url != room
    page.get_by_role("button", name="Play on without the lesson").click()
    expect(page.locator(".voice")).to_have_count(0)
    page.locator('[data-thing="pile"]').click()
    expect(page.locator("[data-version]")).to_have_attribute("data-version", "1")
    page.reload()
    expect(page.locator(".question")).to_be_visible()
    expect(page.locator(".voice")).to_have_count(0)


def test_the_voice_is_heard_and_keys_go_on_where_something_is_to_be_done(
    visitor: Visitor,
) -> None:
    page = begin(visitor, "titus")
    expect(page.locator(".voice [role=status]")).to_contain_text("Every coin has a number")
    page.locator('[data-lesson="on"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-thing="pile"]')).to_be_focused()
    page.keyboard.press("Enter")
    at_step(page, 3)
