"""Colours: told apart by everybody who asks for it, and never the only sign of anything."""

from itertools import combinations
from math import dist
from typing import Final

from playwright.sync_api import Page

from tests.browser import hands, quick, screens
from tests.browser.conftest import Visitor

APART: Final = 15.0
"""How far two colours must lie apart (CIE 1976) to be told apart side by side at a glance."""
_SEEN: Final = {
    "as most do": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "without red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "without green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "without blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What is seen of linear red, green and blue: Machado, Oliveira and Fernandes 2009, severity 1."""
_TO_XYZ: Final = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE: Final = (0.9505, 1.0, 1.089)

Three = tuple[float, float, float]

SEATS: Final = tuple(f"--seat-{seat}" for seat in range(1, 6))
CLASSES: Final = ("--first", "--second")
_SIGNS: Final = """
(marks) => marks.map((mark) => {
  const shapes = [mark, ...mark.querySelectorAll("*")].flatMap((one) => {
    const drawn = ["d", "cx", "cy", "r", "points"].map((name) => one.getAttribute(name));
    return [getComputedStyle(one).borderRadius, ...drawn];
  });
  return JSON.stringify([mark.textContent.trim(), shapes]);
})
"""
"""All that a mark shows but its colour: what is written in it, and its shape."""


def _times(rows: tuple[Three, Three, Three], these: Three) -> Three:
    first, second, third = (sum(a * b for a, b in zip(row, these, strict=True)) for row in rows)
    return first, second, third


def _linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def lab(colour: str, eyes: str) -> Three:
    """Where a colour lies for these eyes, in a space in which distances are what one sees."""
    red, green, blue = (_linear(int(colour[at : at + 2], 16)) for at in (1, 3, 5))
    seen = _times(_SEEN[eyes], (red, green, blue))
    clipped = (min(1, max(0, seen[0])), min(1, max(0, seen[1])), min(1, max(0, seen[2])))
    x, y, z = (
        share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116
        for share in (a / b for a, b in zip(_times(_TO_XYZ, clipped), _WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def nearest(colours: list[str]) -> float:
    """How far apart those two are that are most alike, for the eyes for which they are."""
    return min(
        dist(lab(one, eyes), lab(other, eyes))
        for eyes in _SEEN
        for one, other in combinations(colours, 2)
    )


def colours_of(page: Page, names: tuple[str, ...]) -> list[str]:
    found: list[str] = page.evaluate(
        "(names) => names.map((one) =>"
        " getComputedStyle(document.documentElement).getPropertyValue(one).trim())",
        list(names),
    )
    return found


def test_colours_that_everybody_tells_apart_are_had_at_once_and_kept(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open("/settings")
    usual = colours_of(page, SEATS)
    assert nearest(usual) < APART, "there would be nothing to ask for"
    page.get_by_label(visitor.words("set-colours")).check()
    clear = colours_of(page, SEATS)
    assert nearest(clear) >= APART
    assert nearest(colours_of(page, CLASSES)) >= APART
    page.reload()
    page.wait_for_selector("form, select")
    assert colours_of(page, SEATS) == clear
    page.get_by_label(visitor.words("set-colours")).uncheck()
    assert colours_of(page, SEATS) == usual


def signs_of(page: Page, marks: str) -> list[str]:
    page.wait_for_selector(marks)
    found: list[str] = page.locator(marks).evaluate_all(_SIGNS)
    return found


def test_whose_a_thing_is_shows_without_any_colour(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open("/settings")
    marks = {
        "sos-titanic": (5, ".mates .who i"),
        "titus": (4, ".titus .mark"),
        "noris-titanic": (4, ".seats .mark"),
    }
    for game, (seats, mark) in marks.items():
        screens.sit(page, visitor.address, quick.play(page, game, bots=seats - 1, most=0))
        page.wait_for_selector(hands.READY[game])
        signs = signs_of(page, mark)
        assert len(signs) == len(set(signs)) == seats, game


def test_a_class_and_what_may_be_touched_show_without_any_colour(visitor: Visitor) -> None:
    """First and second class each have a mark; what lights up has a stronger border, and says so."""
    page = visitor.page
    able = page.locator(hands.SOS_ABLE)
    hands.begin_until(page, visitor.address, "sos-titanic", lambda: able.count() > 0)
    assert len(set(signs_of(page, ".boat svg .mark"))) == 2
    able.first.click()
    lit = page.locator(hands.SOS_LIT).first
    dark = page.locator(".line:not([data-lit])").first
    border = "one => parseFloat(getComputedStyle(one).borderTopWidth)"
    assert lit.evaluate(border) > dark.evaluate(border)
    target = page.locator(f"{hands.SOS_LIT}[aria-label$='{target_word(visitor)}']")
    assert target.count() == page.locator(hands.SOS_LIT).count()


def target_word(visitor: Visitor) -> str:
    return visitor.words("sos-target")
