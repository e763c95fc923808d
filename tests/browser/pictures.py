"""Makes a picture of every screen into `docs/pictures/`: `make pictures`.

A server of its own, one browser, a desk and a phone, by night and by day; small enough for a README.
"""

import sys
import tempfile
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import sync_playwright

from tests.browser.conftest import DESK, FLAGS, PHONE, find_chromium, serving
from tests.browser.screens import SCREENS

PICTURES: Final = Path(__file__).parents[2] / "docs" / "pictures"
MOST: Final = 5_000_000
"""Bytes of all pictures together: a clone should stay light."""
_PATIENCE: Final = 60_000
Light = Literal["dark", "light"]
_VIEWS: Final[tuple[tuple[str, tuple[int, int], Light], ...]] = (
    ("desk", DESK, "dark"),
    ("phone", PHONE, "light"),
)


def make(folder: Path, address: str, chromium: Path) -> list[Path]:
    """A picture of every screen, as a desk by night and a phone by day show it."""
    made: list[Path] = []
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=FLAGS)
        for device, (width, height), light in _VIEWS:
            for name, reach in SCREENS.items():
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    color_scheme=light,
                    locale="en-GB",
                    reduced_motion="reduce",
                )
                page = context.new_page()
                page.set_default_timeout(_PATIENCE)
                reach(page, address)
                page.wait_for_timeout(300)  # a table that has just been loaded settles
                file = folder / f"{name}-{device}.png"
                page.screenshot(path=file)
                context.close()
                made.append(file)
        browser.close()
    return made


def main() -> None:
    chromium = find_chromium()
    if chromium is None:
        raise SystemExit(
            "there is no chromium: apt-get install chromium, or name one: CHROMIUM=PATH"
        )
    PICTURES.mkdir(parents=True, exist_ok=True)
    for old in PICTURES.glob("*.png"):
        old.unlink()
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as address:
        made = make(PICTURES, address, chromium)
    size = sum(file.stat().st_size for file in made)
    sys.stdout.write(f"{len(made)} pictures, {size / 1_000_000:.1f} MB\n")
    if size > MOST:
        raise SystemExit(f"too heavy: {size} bytes of {MOST}")


if __name__ == "__main__":
    main()
