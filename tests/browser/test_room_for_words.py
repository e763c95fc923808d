"""No word is cut off, and no screen is wider than a small phone, in the two longer languages.

axe looks at the same screens while they are open: in French by day, in Italian by night.
"""

from contextlib import ExitStack
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import axe
from tests.browser.conftest import LOCALES
from tests.browser.hands import PATIENCE
from tests.browser.screens import ALL, LASTING, reload_in

SMALL: Final = (360, 740)
THEMES: Final[dict[str, axe.Theme]] = {"fr": "light", "it": "dark"}
"""The two longer languages, and how axe looks at each."""
SLACK: Final = 1.5
"""Pixels that are lost to rounding, and seen by nobody."""
_FIND: Final = """
(slack) => {
  const seen = (one) => one.checkVisibility({opacityProperty: true, visibilityProperty: true});
  const isMeantForEars = (from) => {
    if (from.closest("svg") !== null) return true; // drawn, and read out by its name
    for (let one = from; one !== null; one = one.parentElement) {
      if (getComputedStyle(one).clipPath === "inset(50%)") return true;
    }
    return false;
  };
  const name = (one) => `<${one.localName} class="${one.className}">`;
  const say = (why, one, text) => `${why}: ${name(one)} ${text.trim().slice(0, 60)}`;
  const found = [];
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) found.push(`the page is ${wide} too wide`);

  // A dialogue scrolls by itself, but nobody looks for what is beyond its side.
  for (const one of document.querySelectorAll("dialog[open]")) {
    const beyond = one.scrollWidth - one.clientWidth;
    if (beyond > 0) found.push(say(`${beyond} beyond the side of its dialogue`, one, one.textContent));
  }

  // Boxes that hide what does not fit; what scrolls by itself can be reached, and a drawing may be
  // cropped on purpose: it says so.
  for (const one of document.body.querySelectorAll("*")) {
    if (!seen(one) || isMeantForEars(one) || one.textContent.trim() === "") continue;
    if (one.matches("[data-cropped]")) continue;
    const {overflowX, overflowY, textOverflow} = getComputedStyle(one);
    const hides = (how) => how === "hidden" || how === "clip";
    if (hides(overflowX) && one.scrollWidth > one.clientWidth + slack)
      found.push(say(`cut at its side (${textOverflow})`, one, one.textContent));
    if (hides(overflowY) && one.scrollHeight > one.clientHeight + slack)
      found.push(say("cut below", one, one.textContent));
  }

  // Words that stick out of the button, panel or cell they belong to, or of the screen.
  const boxes = "button, .button, .panel, dialog, fieldset, select, th, td, li, summary, label";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (text.data.trim() === "" || !seen(parent) || isMeantForEars(parent)) continue;
    if (parent.localName === "option") continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = parent.closest(boxes);
    const scroller = scrolls(parent);
    for (const words of range.getClientRects()) {
      if (scroller === null && (words.right > innerWidth + slack || words.left < -slack))
        found.push(say("beyond the screen", parent, text.data));
      if (box === null || !seen(box) || box.contains(scroller)) continue;
      const around = box.getBoundingClientRect();
      const out = Math.max(around.left - words.left, words.right - around.right);
      if (out > slack) found.push(say(`sticks out by ${out.toFixed(1)}`, box, text.data));
    }
  }

  // A list shows its choice in full.
  for (const list of document.querySelectorAll("select")) {
    if (!seen(list)) continue;
    const style = getComputedStyle(list);
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = style.font;
    const needs = pen.measureText(list.selectedOptions[0]?.textContent.trim() ?? "").width;
    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 16;
    if (needs > room + slack) found.push(say("its choice is cut", list, list.value));
  }
  return [...new Set(found)];

  function scrolls(from) {
    for (let one = from; one !== document.body && one !== null; one = one.parentElement) {
      const {overflowX} = getComputedStyle(one);
      if ((overflowX === "auto" || overflowX === "scroll") && one.scrollWidth > one.clientWidth) return one;
    }
    return null;
  }
}
"""


def cut_words(page: Page) -> list[str]:
    """All that is cut off or sticks out, each in a line; the page is as a reader has it."""
    found: list[str] = page.evaluate(_FIND, SLACK)
    return found


def faults_of(page: Page, language: str, name: str) -> list[str]:
    """A table for more people is longer; to axe it is the same, and 280 cells take their time."""
    spoken = page.evaluate("document.documentElement.lang")
    found = [] if spoken == language else [f"it speaks {spoken}"]
    themes = () if "-for-" in name else (THEMES[language],)
    return found + cut_words(page) + axe.complaints(page, themes)


@pytest.mark.parametrize("name", ALL)
def test_no_word_is_cut_off_on_a_small_phone_and_axe_finds_no_violation(
    browser: Browser, table_server: str, name: str
) -> None:
    width, height = SMALL
    page = None
    found: dict[str, list[str]] = {}
    with ExitStack() as stack:
        for language in THEMES:
            if page is not None and name in LASTING:
                reload_in(page, language, LASTING[name])
            else:
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    locale=LOCALES[language],
                    reduced_motion="reduce",
                )
                page = stack.enter_context(context).new_page()
                page.set_default_timeout(PATIENCE)
                ALL[name](page, table_server)
            found[language] = faults_of(page, language, name)
    assert found == {language: [] for language in THEMES}


def test_no_word_is_cut_off_in_very_large_text(browser: Browser, table_server: str) -> None:
    width, height = SMALL
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=LOCALES["fr"], reduced_motion="reduce"
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    context.add_init_script("localStorage['carpathia-settings'] ??= '{\"size\": \"huge\"}'")
    ALL["table-titus"](page, table_server)
    size = page.evaluate("document.documentElement.dataset.size")
    found = cut_words(page)
    tops = page.locator("header .tool").evaluate_all(
        "all => all.map((one) => Math.round(one.getBoundingClientRect().top))"
    )
    context.close()
    assert size == "huge"
    assert found == []
    assert min(tops.count(top) for top in tops) > 1, "a button has a row of its own"


@pytest.mark.parametrize("game", ["titus", "noris-titanic"])
def test_a_long_name_does_not_widen_the_result(
    browser: Browser, table_server: str, game: str
) -> None:
    width, height = SMALL
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=LOCALES["fr"], reduced_motion="reduce"
    )
    context.add_init_script("localStorage['carpathia-settings'] ??= '{\"size\": \"huge\"}'")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    ALL[f"result-{game}"](page, table_server)
    page.locator("dialog tbody th").first.evaluate("(one) => { one.textContent = 'M'.repeat(40); }")
    found = [fault for fault in cut_words(page) if "dialogue" in fault or "<t" in fault]
    context.close()
    assert found == []


def test_what_is_cut_off_is_found(browser: Browser, table_server: str) -> None:
    """The finder is not blind: each fault it looks for, made on purpose."""
    context = browser.new_context(viewport={"width": 360, "height": 740})
    page = context.new_page()
    page.set_content(
        """
        <main>
          <p id="a" style="width:40px;overflow:hidden;white-space:nowrap">A long sentence</p>
          <p id="b" style="height:20px;overflow:clip">One<br>two<br>three</p>
          <button id="c" style="width:30px;padding:0;white-space:nowrap">Unabbreviated</button>
          <select id="d" style="width:60px"><option>Unabbreviated choice</option></select>
          <p id="e" style="width:500px">x</p>
          <dialog open style="width:200px;overflow:auto"><p style="width:300px">y</p></dialog>
          <p style="width:1px;overflow:hidden;clip-path:inset(50%)">For ears</p>
        </main>
        """
    )
    found = " ".join(cut_words(page))
    context.close()
    cuts = ("cut at its side", "cut below", "its choice is cut")
    for fault in (*cuts, "too wide", "sticks out", "beyond the side of its dialogue"):
        assert fault in found
    assert "For ears" not in found
