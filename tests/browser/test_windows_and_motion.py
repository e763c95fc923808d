"""Windows of every size, and motion at every speed: all that one uses is in sight, and nothing jumps."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands, quick, screens
from tests.browser.conftest import PHONE, SMALL, Arrival, Visitor
from tests.browser.prepared import Tables
from tests.browser.test_at_the_table import open_menu
from tests.browser.test_sos_titanic_dialogues import climb, sit

PACES: Final = ("none", "brisk", "quick", "calm", "slow")


def test_motion_has_four_speeds_and_none_and_the_choice_holds_at_once(
    visitor: Visitor, tables: Tables
) -> None:
    page, [chair] = visitor.page, tables["speeds"]
    page.add_init_script(hands.NOTE_FLIGHTS)
    sit(visitor, chair)
    flights: list[list[float]] = []
    for pace in PACES:
        open_menu(visitor)
        page.get_by_label(visitor.words("set-pace")).select_option(pace)
        visitor.press("play-on")
        climb(visitor)
        flights.append(page.evaluate("window.flights.splice(0)"))
    assert flights[0] == []
    assert [len(flown) for flown in flights[1:]] == [1, 1, 1, 1], "one climbs aboard at a time"
    lengths = [flown[0] for flown in flights[1:]]
    assert lengths == sorted(set(lengths))
    assert lengths[-1] > 4 * lengths[0], "and they are told apart"


TURNED: Final = (844, 390)
SIZES: Final = {"turned": TURNED, "turned-and-small": (667, 375), "4k": (3840, 2160)}
AT_ONCE: Final = {
    "sos-titanic": ".lines, .draw:enabled, .boats",
    "titus": ".board > .middle [data-thing], .mine, button.move",
    "noris-titanic": ".port, .tools button, .dock .card, button.move[data-move]",
}
"""What must be in sight and free without scrolling, on a phone that lies on its side too."""
_LOOK: Final = """
(needed) => {
  const name = (one) => `${one.localName}.${one.getAttribute("class")} ${one.textContent.trim().slice(0, 30)}`;
  const seen = (one) => one.checkVisibility({opacityProperty: true, visibilityProperty: true});
  const found = [];
  const {scrollWidth, clientWidth} = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} too wide`);
  const scrolls = (from) => {
    for (let one = from.parentElement; one !== document.body; one = one.parentElement)
      if (/auto|scroll|hidden/.test(getComputedStyle(one).overflow)) return one;
    return null;
  };
  const controls = [...document.querySelectorAll("button, a, select, input")].filter(seen);
  for (const one of controls) {
    const {left, right} = one.getBoundingClientRect();
    if (scrolls(one) === null && (left < -1 || right > innerWidth + 1)) found.push(`outside: ${name(one)}`);
  }
  // Two that share a layer never share a place.
  const layer = (one) => one.closest(".over, .titus > .bar, .port, dialog") ?? document.body;
  controls.forEach((one, index) => {
    const a = one.getBoundingClientRect();
    for (const other of controls.slice(index + 1)) {
      if (layer(one) !== layer(other) || scrolls(one) !== scrolls(other)) continue;
      if (one.contains(other) || other.contains(one) || one.closest(".mine, .others")) continue;
      const b = other.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1) found.push(`${name(one)} lies on ${name(other)}`);
    }
  });
  for (const one of document.querySelectorAll(needed)) {
    const {left, right, top, bottom} = one.getBoundingClientRect();
    if (top < -1 || bottom > innerHeight + 1) found.push(`below the window: ${name(one)} ${bottom}`);
    // Along the middle and near both ends: covered by nothing.
    for (const part of [0.1, 0.5, 0.9]) {
      const met = document.elementFromPoint((left + right) / 2, top + part * (bottom - top));
      if (met !== null && !one.contains(met) && !met.contains(one)) found.push(`${name(met)} covers ${name(one)}`);
    }
  }
  if (document.querySelector(needed) === null) found.push("nothing of what is needed is there");
  return [...new Set(found)];
}
"""


def faults_of(page: Page, game: str) -> list[str]:
    found: list[str] = page.evaluate(_LOOK, AT_ONCE[game])
    return found


def test_what_is_outside_covered_or_overlaps_is_found(visitor: Visitor) -> None:
    """The finder is not blind: each fault it looks for, made on purpose."""
    visitor.page.set_content(
        """
        <!doctype html>
        <button style="position:absolute;left:10px;top:10px;width:80px">Under</button>
        <button style="position:absolute;left:40px;top:10px;width:80px">Over</button>
        <button style="position:absolute;left:1250px;top:60px;width:90px">Outside</button>
        <p class="dock" style="position:absolute;left:0;top:100px;width:200px;height:60px">Dock</p>
        <div style="position:absolute;left:0;top:140px;width:200px;height:60px">Lid</div>
        <p class="dock" style="position:absolute;left:300px;top:780px;height:60px">Low</p>
        """
    )
    found: list[str] = visitor.page.evaluate(_LOOK, ".dock")
    told = " | ".join(found)
    for fault in (
        "too wide",
        "outside: ",
        "Under lies on",
        "Lid covers p.dock",
        "below the window",
    ):
        assert fault in told


@pytest.mark.parametrize("game", AT_ONCE)
def test_turned_phones_and_huge_screens_have_it_all_in_sight_and_nothing_overlaps(
    somebody: Arrival, table_server: str, game: str
) -> None:
    visitor = somebody("fr", size=TURNED)
    page = visitor.page
    visitor.open("/settings")
    made = quick.play(page, game, bots=int(game != "sos-titanic"), most=4)
    screens.sit(page, table_server, made)
    page.wait_for_selector(hands.READY[game])
    found: dict[str, list[str]] = {}
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        page.wait_for_selector(hands.READY[game])
        found[name] = faults_of(page, game)
    assert [fault for faults in found.values() for fault in faults] == []


_CROWDED: Final = """
() => {
  const all = [...document.querySelectorAll(".noris .held button")].filter((one) =>
    one.checkVisibility({visibilityProperty: true}));
  const found = all.length < 4 ? [`only ${all.length}`] : [];
  all.map((one) => one.getBoundingClientRect()).reduce((left, right) => {
    if (right.left < left.right) found.push(`${left.right} is beyond ${right.left}`);
    return right;
  });
  if (all.at(-1).getBoundingClientRect().right > innerWidth) found.push("it hangs over");
  if (all.some(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)) found.push("cut off");
  return found;
}
"""


@pytest.mark.parametrize("language", ["fr", "it"])
@pytest.mark.parametrize("text", ["usual", "huge"])
def test_three_cards_and_the_end_of_a_turn_have_room_beside_each_other(
    somebody: Arrival, tables: Tables, language: str, text: str
) -> None:
    visitor = somebody(language)
    page = visitor.page
    page.add_init_script(f"localStorage['carpathia-settings'] ??= '{{\"size\": \"{text}\"}}'")
    visitor.open(tables["to-walk"][0].path)
    found = {}
    for width, height in (*SIZES.values(), SMALL, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator('.noris .end[data-move="end"]')).to_be_visible()
        found[width, height] = page.evaluate(_CROWDED)
    assert page.evaluate("document.documentElement.dataset.size") == text
    assert [fault for faults in found.values() for fault in faults] == []
