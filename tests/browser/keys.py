"""The keyboard alone: nothing here points, clicks or focuses. Keys are pressed, and it is looked where they lead.

Whoever has no pointer must know where they are: what has the keyboard is seen to have it, and the
keyboard is never nowhere for long, not even while others move.
"""

from typing import Final

from playwright.sync_api import Locator, Page

MOST: Final = 60
"""So many presses of one key, and no more, are tried on the way to a thing."""
_NOTE_NOWHERE: Final = """
() => {
  window.nowhere = 0;
  let looks = 0;
  setInterval(() => {
    const holder = document.activeElement;
    looks = holder !== null && holder !== document.body ? 0 : looks + 1;
    window.nowhere = Math.max(window.nowhere, 50 * looks); // a page that stands still: one look
  }, 50);
}
"""
_FAULT: Final = """
() => {
  const holder = document.activeElement;
  if (holder === null || holder === document.body) return "nowhere";
  const name = holder.outerHTML.slice(0, 120);
  const {outlineStyle, outlineWidth} = getComputedStyle(holder);
  if (!holder.matches(":focus-visible") || outlineStyle === "none" || parseFloat(outlineWidth) < 2)
    return `not seen to have the keyboard: ${name}`;
  const {left, right, top, bottom} = holder.getBoundingClientRect();
  const isInSight = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  return isInSight ? "" : `out of sight: ${name}`;
}
"""


class Keys:
    """Two hands on the keyboard of one page, and none elsewhere."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.pressed = 0

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        if self.pressed == 0:
            self.page.evaluate(_NOTE_NOWHERE)
        self.pressed += 1

    def is_at(self, thing: Locator) -> bool:
        return bool(thing.evaluate_all("all => all.includes(document.activeElement)"))

    def to(self, thing: Locator, key: str = "Tab") -> None:
        """Go to a thing, or to the first of several; it is seen that one is there."""
        for _ in range(MOST):
            if self.is_at(thing):
                fault = self.page.evaluate(_FAULT)
                assert fault == "", fault
                return
            self.press(key)
        raise AssertionError(f"{key} does not lead to {thing}")

    def use(self, thing: Locator, key: str = "Tab") -> None:
        self.to(thing, key)
        self.press("Enter")

    def walk(self, cell: str) -> None:
        """On the ship, from wherever keys begin there, to a cell such as `g10`."""
        self.to(self.page.get_by_role("gridcell"))
        for _ in range(MOST):
            here = str(self.page.evaluate("document.activeElement.dataset.cell"))
            if here == cell:
                return
            if here[0] != cell[0]:
                self.press("Shift+ArrowRight" if here < cell else "Shift+ArrowLeft")
            else:
                self.press("Shift+ArrowUp" if int(here[1:]) < int(cell[1:]) else "Shift+ArrowDown")
        raise AssertionError(f"arrows do not lead to {cell}")

    def choose(self, field: Locator, value: str) -> None:
        """In a list that is closed: arrows go from one choice to the next."""
        self.to(field)
        for _ in range(MOST):
            if field.input_value() == value:
                return
            self.press("ArrowDown")
        raise AssertionError(f"there is no {value}")

    def arrive(self) -> None:
        """What was to be loaded is there: how long that took says nothing of the keyboard."""
        self.page.evaluate("window.nowhere = 0")

    @property
    def nowhere(self) -> float:
        """The longest time, in milliseconds, that the keyboard was nowhere since one arrived."""
        return float(self.page.evaluate("window.nowhere"))
