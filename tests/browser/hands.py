"""Playing at each game's own table in any language: the next sensible thing is touched.

Only what the page offers is used, found by what it is and not by what it is called.
"""

from collections.abc import Callable
from math import hypot
from time import monotonic
from typing import Final
from weakref import WeakKeyDictionary

from playwright.sync_api import Error, Locator, Page

MOST_STEPS: Final = 600
MOST_MATCHES: Final = 12
"""A match may end before what a test waits for can happen: who places badly sinks soon."""
BETWEEN_TAPS: Final = 350
"""Milliseconds: sooner at the same place is a double tap, and that is one move."""
PATIENCE: Final = 60_000
"""Milliseconds in which anything that is waited for must come."""
NEAR: Final = 40
"""Pixels: so near is the same place, with something to spare."""
OVER: Final = "dialog table"
"""The result is shown."""
SOS_OFFERED: Final = ".bridge button[data-move]:enabled"
SOS_ABLE: Final = ".tray [data-able]"
SOS_LIT: Final = "[data-place][data-lit]"
READY: Final = {
    "sos-titanic": f"{SOS_OFFERED}, {SOS_ABLE}",
    "titus": ".titus button.move",
    "noris-titanic": ".noris button.move[data-move]",
}
"""What is there when, and only when, something can be done at a table."""
EAGER: Final = ("cash", "join", "lift", "keep", "end")
"""Titus: free moves before coins, coins before the end."""

_END: Final = '.noris .end[data-move="end"]'
_CARD: Final = '.noris .card[aria-disabled="false"][aria-pressed="false"]'
NORIS_CHOSEN: Final = '.noris .card[aria-pressed="true"]'
_NORIS: Final = [
    ".noris [data-first]",
    f".noris:not(:has(.card:nth-of-type(3))) {_END.removeprefix('.noris ')}",
    ".noris:has(.card[aria-pressed=true]) .cell.lit[data-move]",
    ".noris:has(.card[aria-pressed=true]) .way",
    _CARD,
    ".noris .way",
    _END,
]
"""Noris: the first of these that is there. To end when a card is gone comes before another walk."""

NOTE_FLIGHTS: Final = """
  const animate = Element.prototype.animate;
  window.flights = [];
  Element.prototype.animate = function (frames, how) {
    if (this.matches(".sos-carried")) window.flights.push(how.duration);
    return animate.call(this, frames, how);
  };
"""
"""SOS Titanic: for how long each card flew, to be run before the page is."""

Hand = Callable[[Page, Locator], None]


def click(_page: Page, thing: Locator) -> None:
    thing.click()


_taps: Final[WeakKeyDictionary[Page, tuple[float, float, float]]] = WeakKeyDictionary()
"""Where and when each page was last tapped."""


def tap(page: Page, thing: Locator) -> None:
    """As a finger does that means every tap: at one place it waits until it is no double tap."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    last_x, last_y, then = _taps.get(page, (-NEAR, -NEAR, 0.0))
    if hypot(x - last_x, y - last_y) < NEAR:
        page.wait_for_timeout(max(0.0, BETWEEN_TAPS - 1000 * (monotonic() - then)))
    thing.tap()
    _taps[page] = (x, y, monotonic())


def version_of(page: Page) -> str:
    return page.locator("[data-version]").get_attribute("data-version") or ""


_TRIES: Final = 3
_UNTIL: Final = """
([selector, patience]) => new Promise((done, failed) => {
  const look = () => {
    if (document.querySelector(selector) === null) return;
    watching.disconnect();
    done();
  };
  const watching = new MutationObserver(look);
  watching.observe(document, {subtree: true, childList: true, attributes: true});
  setTimeout(() => failed(new Error(`there is no ${selector}`)), patience);
  look();
})
"""


def until(page: Page, selector: str) -> None:
    """Until a thing is there, at a page that is not left meanwhile.

    Told by the page itself, at once: to be asked again and again costs the bots their time, and
    half a second passes between two looks of Playwright's own.
    """
    for _ in range(_TRIES):
        try:
            page.evaluate(_UNTIL, [selector, PATIENCE])
        except Error as error:  # now and then Chromium loses a promise before it is kept
            if "garbage collected" not in str(error):
                raise
        else:
            return
    raise AssertionError(f"Chromium lost every promise of {selector}")


def until_true(page: Page, said: str, arg: object = None) -> None:
    """Until the page says yes.

    Not `wait_for_function`: from its second look on it runs inside the page, where our own policy
    lets nobody make a program of a text, so it fails unless the answer is yes at once.
    """
    until = monotonic() + PATIENCE / 1000
    while not page.evaluate(said, arg):
        assert monotonic() < until, f"it never came true: {said}"
        page.wait_for_timeout(20)


def wait_for_news(page: Page, version: str) -> None:
    until(page, f':root:not(:has([data-version="{version}"]))')


def is_ready(page: Page, game: str) -> bool:
    return page.locator(READY[game]).count() > 0


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def moves_of(page: Page) -> list[str]:
    """The moves that have a button."""
    found: list[str] = page.locator("button.move[data-move]").evaluate_all(
        "buttons => buttons.map(button => button.dataset.move)"
    )
    return found


def touch_sos(page: Page, use: Hand) -> None:
    """Place who was drawn, or organise a rescue."""
    if page.locator(SOS_ABLE).count():
        use(page, page.locator(SOS_ABLE).first)
        use(page, page.locator(SOS_LIT).first)
    else:
        use(page, page.locator(SOS_OFFERED).first)


def eager(moves: list[str]) -> str:
    return min(moves, key=lambda move: EAGER.index(move.split()[0]))


def touch_titus(page: Page, use: Hand) -> None:
    use(page, page.locator(f'button.move[data-move="{eager(moves_of(page))}"]'))


def touch_noris(page: Page, use: Hand) -> None:
    """Roll, lay, walk once; one walk a turn is enough to get about, and the match is over sooner."""
    for _ in range(2):
        # One question to the page for all that may be there: asked one by one, a match is long.
        found = int(
            page.evaluate("(all) => all.findIndex((one) => document.querySelector(one))", _NORIS)
        )
        use(page, page.locator(_NORIS[found]).first)
        if _NORIS[found] != _CARD:
            return
        until(page, NORIS_CHOSEN)


TOUCH: Final[dict[str, Callable[[Page, Hand], None]]] = {
    "sos-titanic": touch_sos,
    "titus": touch_titus,
    "noris-titanic": touch_noris,
}


def step(page: Page, game: str, use: Hand = click) -> bool:
    """Wait until something can be done and do it; false when the match is over."""
    until(page, f"{READY[game]}, {OVER}")
    if is_over(page):
        return False
    version = version_of(page)
    TOUCH[game](page, use)
    wait_for_news(page, version)
    return True


def play_to_the_end(page: Page, game: str, use: Hand = click) -> int:
    """How many things were done until the result was shown."""
    for steps in range(MOST_STEPS):
        if not step(page, game, use):
            return steps
    raise AssertionError("it does not end")


def begin(page: Page, address: str, game: str) -> None:
    """A match of one's own, from the home page, as far as to the first thing to do."""
    page.goto(address)
    page.click(f"[data-play={game}]")
    until(page, READY[game])


def begin_until(page: Page, address: str, game: str, is_so: Callable[[], bool]) -> None:
    """Plays until something is so, in another match where one ends before."""
    for _ in range(MOST_MATCHES):
        begin(page, address, game)
        while not is_so():
            step(page, game)
            until(page, f"{READY[game]}, {OVER}")
            if is_over(page):
                break
        else:
            return
    raise AssertionError("it never was so")


def play_together(pages: list[Page], game: str, steps: int = MOST_STEPS) -> int:
    """Whoever can does, each at an own browser; how many things until the end, or `steps`."""
    for done in range(steps):
        page = whose_turn(pages, game)
        if page is None:
            return done
        step(page, game, tap if page.evaluate("navigator.maxTouchPoints > 0") else click)
    return steps


def whose_turn(pages: list[Page], game: str) -> Page | None:
    """The browser at which something can be done; none when all show the result."""
    end = monotonic() + PATIENCE / 1000
    while monotonic() < end:
        for page in pages:
            if is_ready(page, game):
                return page
        if all(is_over(page) for page in pages):
            return None
        pages[0].wait_for_timeout(10)
    raise AssertionError("nobody can do anything")
