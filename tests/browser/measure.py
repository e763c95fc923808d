"""How light and how quick the page is: `make page-speed`. Figures, not a test: see the lab diary.

What a browser loads, how long it takes from `make play` to a table, how soon a move is seen in the
other browser, and how many frames cards have in the air when the processor is slowed down.
"""

import json
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from carpathia.engine.compiled import is_compiled
from carpathia.server.pages import BUILT
from tests.browser import hands
from tests.browser.conftest import DESK, FLAGS, find_chromium, serving

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = ("sos-titanic", "titus", "noris-titanic")
SLOWER: Final = 4
"""How many times slower the processor is made to seem while cards fly."""
MOVES: Final = 50
STEPS: Final = 16
FRAME: Final = 1000 / 60
_LOADED: Final = """
() => performance.getEntriesByType("resource")
  .filter(({name}) => /\\.(js|css)$/.test(name))
  .reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0)
"""
_NOTE_MOVES: Final = """
() => {
  const now = () => performance.timeOrigin + performance.now();
  window.pressed = 0;
  window.shown = {};
  addEventListener("click", () => (window.pressed = now()), true);
  new MutationObserver(() => {
    const {version} = document.querySelector("[data-version]").dataset;
    requestAnimationFrame(() => (window.shown[version] ??= now()));
  }).observe(document.querySelector("[data-version]"), {attributeFilter: ["data-version"]});
}
"""
_NOTE_FRAMES: Final = """
() => {
  window.gaps = [];
  window.spans = [];
  let flying = 0, last, since;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const motion = animate.apply(this, how);
    const land = () => {
      flying -= 1;
      if (flying === 0) window.spans.push([since, performance.now()]);
    };
    if (flying === 0) since = performance.now();
    flying += 1;
    motion.finished.then(land, land);
    return motion;
  };
  const tick = (now) => {
    if (flying > 0 && last !== undefined) window.gaps.push(now - last);
    last = flying > 0 ? now : undefined;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}
"""


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def weigh() -> None:
    """All scripts and styles there are, and what they weigh on the way."""
    plain = [*BUILT.glob("assets/*.js"), *BUILT.glob("assets/*.css")]
    for kind, ending in (("as they are", ""), ("gzip", ".gz"), ("Brotli", ".br")):
        # What is too small to be worth packing has no packed copy.
        files = [packed if (packed := Path(f"{one}{ending}")).exists() else one for one in plain]
        say(f"JavaScript and CSS, {kind}: {sum(one.stat().st_size for one in files) / 1000:.1f} kB")


@contextmanager
def playing(data: Path) -> Iterator[str]:
    """`make play` as people type it, but for the window that it would open; its address."""
    surroundings = {**os.environ, "CARPATHIA_DATA": str(data), "BROWSER": "true"}
    with subprocess.Popen(
        ["make", "--no-print-directory", "play"],
        cwd=ROOT,
        env=surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,  # make complains when it is stopped
        text=True,
        start_new_session=True,
    ) as running:
        try:
            assert running.stdout is not None
            for line in running.stdout:
                found = re.search(r"http://\S+", line)
                if found:
                    yield found[0].rstrip("/")
                    break
            else:
                raise SystemExit("make play did not say where the table is")
        finally:
            os.killpg(running.pid, signal.SIGTERM)
            running.wait(15)


def open_first_table(browser: Browser) -> None:
    """From `make play` on a built package until something can be done at a table."""
    for game in GAMES:
        with tempfile.TemporaryDirectory() as data:
            begun = time.perf_counter()
            with playing(Path(data)) as address:
                served = time.perf_counter() - begun
                page = browser.new_context(locale="en-GB").new_page()
                page.goto(address)
                page.click(f"[data-play={game}]")
                page.wait_for_selector(hands.READY[game])
                took = time.perf_counter() - begun
                loaded = page.evaluate(_LOADED) / 1000
                page.context.close()
        say(f"make play to a table of {game}: {took:.2f} s (served after {served:.2f} s)")
        say(f"  scripts and styles that came by then: {loaded:.1f} kB")


def meet(browser: Browser, address: str) -> list[Page]:
    """Two browsers at one table of Titus."""
    pages = [browser.new_context(reduced_motion="reduce").new_page() for _ in range(2)]
    pages[0].goto(f"{address}/new#titus")
    pages[0].click("form button.main")
    pages[1].goto(pages[0].locator(".share input").first.input_value())
    pages[1].click("form button.main")
    for page in pages:
        page.wait_for_selector("[data-version]")
        page.evaluate(_NOTE_MOVES)
    return pages


def see_moves(browser: Browser, address: str) -> None:
    """From the click in one browser until the other one has drawn the new table."""
    pages = meet(browser, address)
    took: list[float] = []
    for _ in range(MOVES):
        page = hands.whose_turn(pages, "titus")
        if page is None:
            break
        other = pages[1 - pages.index(page)]
        hands.step(page, "titus")
        version = hands.version_of(page)
        hands.until_true(other, "(version) => window.shown[version]", arg=version)
        seen = float(other.evaluate("(version) => window.shown[version]", version))
        took.append(seen - float(page.evaluate("window.pressed")))
    for page in pages:
        page.context.close()
    say(
        f"a move is seen in the other browser after {statistics.median(took):.0f} ms"
        f" (median of {len(took)}; worst {max(took):.0f} ms)"
    )


def count_frames(browser: Browser, address: str, game: str) -> None:
    """Frames while cards, coins or pawns move at a calm pace, with a slow processor."""
    width, height = DESK
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="no-preference"
    )
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.goto(address)
    page.click(f"[data-play={game}]")
    page.wait_for_selector(hands.READY[game])
    page.evaluate(_NOTE_FRAMES)
    slow = context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=page, categories=["cc", "benchmark", "devtools.timeline"])
    for _ in range(STEPS):
        if not hands.step(page, game):
            break
    traced = json.loads(browser.stop_tracing())
    gaps: list[float] = page.evaluate("window.gaps")
    context.close()
    in_air = sum(gaps) / 1000
    late = sum(gap > 1.5 * FRAME for gap in gaps)
    say(
        f"{game}, {SLOWER} x slower: {len(gaps) / in_air:.1f} frames a second over {in_air:.1f} s in"
        f" the air; {late} of {len(gaps)} late, the longest {max(gaps):.0f} ms"
    )
    states = frame_states(traced["traceEvents"])
    told = ", ".join(f"{count} {state}" for state, count in states.most_common())
    say(f"  by the compositor, which moves cards beside the page: {told}")
    work = busy(traced["traceEvents"])
    told = ", ".join(f"{name} {seconds:.1f} s" for name, seconds in work.most_common(7))
    say(f"  what the page's own thread and those that draw were busy with: {told}")


def frame_states(events: list[dict[str, Any]]) -> Counter[str]:
    """What came of each frame in which the compositor, beside the page's own thread, moved something."""
    reports = [event.get("args", {}).get("frame_reporter", {}) for event in events]
    moving = [report for report in reports if report.get("has_compositor_animation")]
    return Counter(str(report["state"]).removeprefix("STATE_").lower() for report in moving)


WORK: Final = {
    "FunctionCall": "scripts",
    "FireAnimationFrame": "scripts",
    "UpdateLayoutTree": "styles",
    "Layout": "layout",
    "PrePaint": "layers",
    "Paint": "painting",
    "Layerize": "layers",
    "Commit": "handing over",
    "RasterTask": "drawing",
}
"""What Chromium calls its work, and what it is."""


def busy(events: list[dict[str, Any]]) -> Counter[str]:
    """Seconds for each kind of work in a trace; while the processor is slowed down, slow seconds."""
    found: Counter[str] = Counter()
    for event in events:
        if event.get("ph") == "X" and event["name"] in WORK:
            found[WORK[event["name"]]] += event.get("dur", 0) / 1e6
    return found


def main() -> None:
    chromium = find_chromium()
    if chromium is None:
        raise SystemExit("there is no chromium: apt-get install chromium")
    say("compiled" if is_compiled() else "NOT COMPILED: slower than people have it")
    weigh()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=FLAGS)
        open_first_table(browser)
        with tempfile.TemporaryDirectory() as data, serving(Path(data)) as address:
            see_moves(browser, address)
            for game in GAMES:
                count_frames(browser, address, game)
        browser.close()


if __name__ == "__main__":
    main()
