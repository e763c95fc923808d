"""What one has to see at a table is seen: at once on a phone, under nothing, by night and by day."""

from base64 import b64encode
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import axe, hands, quick, screens
from tests.browser.conftest import Arrival, Visitor

PHONES: Final = [("en", (390, 844)), ("fr", (360, 740)), ("it", (360, 740))]
"""A usual phone, and a small one in the two longer languages."""
PLAIN: Final = 3.0
"""So much must a drawing differ from its ground to be made out (WCAG 1.4.11)."""
_COVERED: Final = """
(needed) => needed.flatMap((selector) => {
  const all = [...document.querySelectorAll(selector)];
  if (all.length === 0) return [`there is no ${selector}`];
  return all.flatMap((one) => {
    const {left, right, top, bottom} = one.getBoundingClientRect();
    const inset = 4; // of round corners
    const [near, far] = [left + inset, right - inset];
    const [high, low] = [top + inset, bottom - inset];
    const points = [[near, high], [far, high], [near, low], [far, low], [(left + right) / 2, (top + bottom) / 2]];
    return points.flatMap(([x, y]) => {
      const met = document.elementFromPoint(x, y);
      if (one === met || one.contains(met)) return [];
      return [`${selector}: ${met?.getAttribute("class") ?? "nothing"} at ${Math.round(x)} ${Math.round(y)}`];
    });
  });
})
"""
"""Middle and corners of all that is needed, each met by nothing else, in the window as it is."""
_HIDDEN_NUMBERS: Final = """
() => {
  const rail = document.querySelector(".port .rail-back");
  const stairs = [...document.querySelectorAll(".port .well")].map((one) => one.getBoundingClientRect());
  const numbers = [...document.querySelectorAll(".port .number")];
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const under = numbers.filter((number) => {
    const {left, right, top, bottom} = number.getBoundingClientRect();
    const isOn = (one) => left < one.right && right > one.left && top < one.bottom && bottom > one.top;
    if (stairs.some(isOn)) return true;
    const {x, y, width, height} = number.getBBox();
    // A box of text has room for letters with a tail; figures have none.
    return parts.some((right) => parts.some((down) =>
      rail.isPointInStroke(new DOMPoint(x + right * width, y + (0.2 + 0.6 * down) * height))));
  });
  return {
    rails: rail.getTotalLength() > 0,
    stairs: stairs.length,
    numbers: numbers.length,
    hidden: under.map((number) => number.textContent),
  };
}
"""
_CONTRAST: Final = """
async ([picture, pairs]) => {
  const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
  const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
  pen.drawImage(image, 0, 0);
  const light = ([x, y]) => {
    const [red, green, blue] = [...pen.getImageData(Math.round(x), Math.round(y), 1, 1).data].map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  return pairs.map(([one, other]) => {
    const [a, b] = [light(one), light(other)];
    return Math.max(a, b) / Math.min(a, b);
  });
}
"""
"""How much the colours of two points of a picture differ, for each pair."""
_POINTS: Final = """
() => [...document.querySelectorAll(".boat")].flatMap((boat) => {
  const box = boat.getBoundingClientRect();
  const hull = boat.querySelector(".hull");
  const at = (x, y) => {
    const {x: right, y: down} = new DOMPoint(x, y).matrixTransform(hull.getScreenCTM());
    return [right, down];
  };
  return [
    [[box.left, box.top + 8], [box.left - 2, box.top + 8]], // its frame, and the table
    [at(21, 36), at(3, 41)], // its side, and the water before it
  ];
})
"""


def sit_down(
    visitor: Visitor,
    address: str,
    game: str,
    bots: int = 0,
    most: int = 4,
    options: dict[str, str] | None = None,
) -> Page:
    """A match after some moves, as it is seen before anybody scrolls."""
    page = visitor.page
    visitor.open("/settings")
    screens.sit(page, address, quick.play(page, game, bots=bots, most=most, options=options))
    page.wait_for_selector(hands.READY[game])
    page.evaluate("scrollTo(0, 0)")
    return page


@pytest.mark.parametrize(("language", "size"), [*PHONES, ("fr", (844, 390)), ("it", (667, 375))])
def test_on_a_phone_the_collapsible_boat_and_the_piles_lie_under_nothing(
    somebody: Arrival, table_server: str, language: str, size: tuple[int, int]
) -> None:
    """On one that lies on its side too, as long as nothing further is asked."""
    visitor = somebody(language, size=size)
    page = sit_down(visitor, table_server, "sos-titanic", most=0, options={"crew": "lee"})
    assert page.evaluate(_COVERED, [".collapsible", ".pile", ".boat", ".draw"]) == []


@pytest.mark.parametrize(("language", "seats"), [("en", 2), ("fr", 3), ("it", 5)])
def test_at_a_desk_the_crew_their_hands_and_the_signs_are_seen_without_scrolling(
    somebody: Arrival, table_server: str, language: str, seats: int
) -> None:
    crew = ",".join(["smith", "lightoller", "phillips", "murdoch", "boxhall"][:seats])
    page = sit_down(
        somebody(language), table_server, "sos-titanic", seats - 1, 2, options={"crew": crew}
    )
    crew_parts = [".mates .who", ".mates .hand", ".signs button"]
    needed = [*crew_parts, ".bridge", ".boat", ".pile", ".log h3"]
    assert page.locator(".mates .hand").count() == seats - 1
    assert page.evaluate(_COVERED, needed) == []
    # In a narrow window they come back below the bridge.
    page.set_viewport_size({"width": 800, "height": 800})
    expect(page.locator(".table .mates")).to_have_count(1)
    expect(page.locator(".mates")).to_have_count(1)


def test_at_a_desk_eight_cards_of_the_own_hand_are_seen(
    visitor: Visitor, table_server: str
) -> None:
    page = sit_down(visitor, table_server, "sos-titanic", most=3, options={"crew": "boxhall"})
    cards = page.locator(".bridge button.action")
    while cards.count() < 8:
        held = cards.count()
        page.locator(".draw:enabled").first.click()
        expect(cards).to_have_count(held + 2)
    assert page.evaluate(_COVERED, [".bridge button.action"]) == []


@pytest.mark.parametrize("theme", axe.THEMES)
@pytest.mark.parametrize("is_phone", [False, True], ids=["desk", "phone"])
def test_empty_boats_are_made_out_by_night_and_by_day(
    somebody: Arrival, table_server: str, theme: axe.Theme, is_phone: bool
) -> None:
    page = sit_down(somebody(is_phone=is_phone), table_server, "sos-titanic", most=0)
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    picture = b64encode(page.screenshot(scale="css")).decode()
    found: list[float] = page.evaluate(_CONTRAST, [picture, page.evaluate(_POINTS)])
    assert len(found) == 8
    assert min(found) >= PLAIN


def test_no_number_of_a_place_stands_under_a_rail_or_on_a_stair(
    visitor: Visitor, table_server: str
) -> None:
    page = sit_down(visitor, table_server, "noris-titanic", bots=1)
    found = page.evaluate(_HIDDEN_NUMBERS)
    assert found == {"rails": True, "stairs": 4, "numbers": 60, "hidden": []}


@pytest.mark.parametrize("bots", [1, 3], ids=["two", "four"])
@pytest.mark.parametrize(("language", "size"), PHONES)
def test_on_a_phone_the_question_the_next_coin_and_the_own_display_are_seen_first(
    somebody: Arrival, table_server: str, language: str, size: tuple[int, int], bots: int
) -> None:
    page = sit_down(somebody(language, size=size), table_server, "titus", bots=bots, most=12)
    needed = [".question", '[data-thing="pile"]', ".mine .display", "button.move"]
    assert page.evaluate(_COVERED, needed) == []
