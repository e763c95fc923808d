"""What makes a table a comfortable one: a pause, sounds for who wants them, the rule of what one
touches, what happens said aloud, and settings that hold at once.
"""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from carpathia.words.reader import Words
from tests.browser import hands
from tests.browser.conftest import Arrival, Visitor
from tests.browser.keys import Keys
from tests.browser.prepared import Tables
from tests.browser.test_at_the_table import open_menu
from tests.browser.test_sos_titanic_dialogues import climb, sit
from tests.browser.test_whole_matches import bring, open_table

STILL: Final = 500
"""Milliseconds in which everything is shown that is not held back: these browsers show no motion."""
LONG_PRESS: Final = 900
"""Milliseconds that a finger rests, with something to spare."""


def newest_of(page: Page) -> int:
    """The version of the match at the server, whatever is shown here."""
    room = page.url.partition("/r/")[2].partition("#")[0]
    return int(
        page.evaluate("(path) => fetch(path).then((a) => a.json())", f"/api/rooms/{room}")[
            "version"
        ]
    )


def test_in_a_pause_the_table_stands_still_and_then_shows_what_happened(somebody: Arrival) -> None:
    host, guest = somebody(), somebody("fr", is_phone=True)
    open_table(host, "titus", "link")
    bring(host, guest)
    version = hands.version_of(guest.page)
    open_menu(guest)
    expect(guest.page.get_by_role("dialog")).to_contain_text(guest.words("pause-how"))
    for _ in range(2):
        assert hands.step(host.page, "titus")
    guest.page.wait_for_timeout(STILL)
    assert hands.version_of(guest.page) == version
    assert newest_of(guest.page) == int(version) + 2
    guest.press("play-on")
    shown = guest.page.locator("[data-version]")
    expect(shown).to_have_attribute("data-version", hands.version_of(host.page))
    expect(guest.page.locator(".log li")).to_have_count(2)
    assert hands.step(guest.page, "titus", hands.tap)
    expect(host.page.locator("[data-version]")).to_have_attribute(
        "data-version", hands.version_of(guest.page)
    )


def test_a_pause_may_be_long_and_one_comes_back_to_the_same_table(visitor: Visitor) -> None:
    page = visitor.page
    open_table(visitor, "titus", "gentle")
    page.wait_for_selector(hands.READY["titus"])
    assert hands.step(page, "titus")
    page.wait_for_selector(hands.READY["titus"])
    version, room = hands.version_of(page), page.url
    open_menu(visitor)
    page.get_by_role("link", name=visitor.words("pause-home")).click()
    page.locator(".running a").click()
    page.wait_for_selector(hands.READY["titus"])
    assert page.url == room
    assert hands.version_of(page) == version
    assert hands.step(page, "titus")


_NOTE_SOUNDS: Final = """
  window.sounds = [];
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...at) {
    window.sounds.push([this.type, this.frequency.value]);
    window.audio = this.context;
    return start.apply(this, at);
  };
"""


def sounds_of(page: Page) -> list[Any]:
    found: list[Any] = page.evaluate("window.sounds.splice(0)")
    return found


def test_sounds_are_off_until_they_are_wanted_and_alarms_have_their_own(
    visitor: Visitor, tables: Tables
) -> None:
    page, [chair] = visitor.page, tables["sounds"]
    page.add_init_script(_NOTE_SOUNDS)
    sit(visitor, chair)
    wanted = page.get_by_label(visitor.words("set-sound"))

    climb(visitor)
    assert sounds_of(page) == []
    open_menu(visitor)
    expect(wanted).not_to_be_checked()
    wanted.check()
    visitor.press("play-on")
    sounds_of(page)  # a first one, as one switches them on
    climb(visitor)
    knock = sounds_of(page)
    assert len(knock) == 1
    hands.until_true(page, "window.audio.state === 'running'")
    open_menu(visitor)
    wanted.uncheck()
    visitor.press("play-on")
    climb(visitor)
    assert sounds_of(page) == []
    open_menu(visitor)
    wanted.check()
    visitor.press("play-on")
    sounds_of(page)
    page.locator("[data-finish]").click()
    expect(page.locator(hands.OVER)).to_be_visible()
    *before, last = sounds_of(page)
    assert knock[0] in before, "the others climb aboard as usual"
    assert last != knock[0], "all are saved: that rings"


_LOOK: Final = """
(state) => {
  for (const [name, value] of [["visibilityState", state], ["hidden", state === "hidden"]])
    Object.defineProperty(document, name, {configurable: true, get: () => value});
  document.dispatchEvent(new Event("visibilitychange"));
}
"""
"""As a browser says that one looks at another tab, or comes back."""


def test_who_looks_elsewhere_is_called_to_their_turn(somebody: Arrival) -> None:
    host, guest = somebody(), somebody("fr")
    page = guest.page
    page.add_init_script(_NOTE_SOUNDS)
    open_table(host, "titus", "link")
    bring(host, guest)
    open_menu(guest)
    page.get_by_label(guest.words("set-sound")).check()
    guest.press("play-on")
    plain = page.title()
    page.evaluate(_LOOK, "hidden")
    for _ in range(hands.MOST_STEPS):
        expect(page).to_have_title(plain)
        sounds_of(page)
        assert hands.step(host.page, "titus")
        shown = page.locator("[data-version]")
        expect(shown).to_have_attribute("data-version", hands.version_of(host.page))
        if hands.is_ready(page, "titus"):
            break
    expect(page).to_have_title(f"{guest.words('turn-yours')} – {plain}")
    assert len(sounds_of(page)) == 2, "one for what happened, one for the turn"
    page.evaluate(_LOOK, "visible")
    expect(page).to_have_title(plain)
    page.evaluate(_LOOK, "hidden")
    expect(page).to_have_title(plain)


def ask_by_mouse(page: Page, thing: str) -> None:
    page.locator(thing).first.click(button="right")


def ask_by_key(page: Page, thing: str) -> None:
    keys = Keys(page)
    keys.to(page.locator(thing))
    keys.press("?")


def ask_by_finger(page: Page, thing: str, *, is_answered: bool = True) -> None:
    """It rests on the thing, and is lifted: where there is a rule, not before that comes up."""
    box = page.locator(thing).first.bounding_box()
    assert box is not None
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    page.wait_for_timeout(LONG_PRESS)
    if is_answered:
        page.get_by_role("dialog").wait_for()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


ASKING: Final = {
    "sos-titanic": [
        ("[data-place=stack]", "rules-rescue"),
        (".lines .line", "rules-lines"),
        (".ship", "rules-water"),
    ],
    "titus": [("[data-thing=pile]", "thing-coin.about")],
    "noris-titanic": [
        ("[data-cell=a3]", "sign-water.about"),
        ("[data-cell=l15]", "sign-start.about"),
    ],
}
"""Things of each game, and the words of the rule that is about them."""


@pytest.mark.parametrize(
    ("game", "ask", "language"),
    [
        ("sos-titanic", ask_by_mouse, "fr"),
        ("titus", ask_by_key, "it"),
        ("noris-titanic", ask_by_finger, "en"),
    ],
)
def test_whatever_one_asks_about_its_own_rule_comes_up_and_nothing_is_played(
    somebody: Arrival, game: str, ask: Any, language: str
) -> None:
    one = somebody(language, is_phone=ask is ask_by_finger)
    page, said = one.page, Words(language, game)
    one.open()
    page.locator(f"[data-play={game}]").click()
    page.wait_for_selector(hands.READY[game])
    version = hands.version_of(page)
    for thing, rule in ASKING[game]:
        ask(page, thing)
        told = page.get_by_role("dialog")
        expect(told).to_contain_text(said(rule))
        expect(told.locator("p")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(told).to_have_count(0)
    assert hands.version_of(page) == version
    assert hands.step(page, game)


def test_a_slow_press_on_what_has_no_rule_is_a_press(somebody: Arrival) -> None:
    one = somebody(is_phone=True)
    one.open()
    one.page.locator("[data-play=titus]").click()
    one.page.wait_for_selector(hands.READY["titus"])
    version = hands.version_of(one.page)
    ask_by_finger(one.page, "button.move[data-move=lift]", is_answered=False)
    hands.wait_for_news(one.page, version)


def test_what_happens_is_said_aloud_once_and_alarms_at_once(
    visitor: Visitor, tables: Tables
) -> None:
    page, [chair] = visitor.page, tables["aloud"]
    sit(visitor, chair)
    polite, urgent = (
        page.locator(".unseen[aria-live=polite]"),
        page.locator("[aria-live=assertive]"),
    )
    climb(visitor)
    expect(polite).not_to_be_empty()
    expect(urgent).to_be_empty()
    before = polite.inner_text()
    climb(visitor)
    expect(polite).not_to_have_text(before)
    page.locator("[data-finish]").click()
    expect(urgent).not_to_be_empty()
    expect(polite).to_be_empty()


def test_language_theme_and_size_change_at_once_and_stay(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open()
    page.get_by_role("link", name=visitor.words("settings")).click()
    look = "() => {const {backgroundColor, fontSize} = getComputedStyle(document.body); return [backgroundColor, fontSize];}"
    page.get_by_label(visitor.words("set-theme")).select_option("light")
    light = page.evaluate(look)
    page.get_by_label(visitor.words("set-theme")).select_option("dark")
    page.get_by_label(visitor.words("set-size")).select_option("huge")
    dark = page.evaluate(look)
    assert light[0] != dark[0]
    assert float(dark[1].removesuffix("px")) > float(light[1].removesuffix("px"))
    page.get_by_label(visitor.words("set-language")).select_option("it")
    italian = Words("it", "client")
    expect(page.get_by_role("heading", level=1)).to_have_text(italian("settings"))
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(italian("settings"))
    assert page.evaluate(look) == dark
