"""axe, the reviewer of pages: what it complains about, by day and by night."""

from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Page

_AXE: Final = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
_RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
_DRAWN: Final = {"label-content-name-mismatch": {"enabled": False}}
"""An experiment of axe's: it takes figures in a drawing, a boat's letter or a coin's number, for a
label that the name must repeat word for word. Our names say them too, in a sentence."""
_ALL: Final = {"type": "tag", "values": _RULES}
_COLOURS: Final = {"type": "rule", "values": ["color-contrast"]}
Theme = Literal["dark", "light"]
THEMES: Final[tuple[Theme, ...]] = ("dark", "light")


def complaints(page: Page, themes: tuple[Theme, ...] = THEMES, within: str = "html") -> list[str]:
    """Each violation in a line: which rule, and the first thing that breaks it.

    By everything in the first theme; in another one only colours are others.
    """
    if not _AXE.exists():
        pytest.skip("axe-core is not installed: npm ci in client/")
    page.evaluate(_AXE.read_text("utf-8"))
    found: list[str] = []
    for theme in themes:
        is_first = theme == themes[0]
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        asked = {
            "runOnly": _ALL if is_first else _COLOURS,
            "rules": _DRAWN if is_first else {},
            "resultTypes": ["violations"],  # or it describes everything that is well, too
        }
        told: list[dict[str, Any]] = page.evaluate(
            "async ([within, asked]) => (await axe.run(within, asked)).violations", [within, asked]
        )
        found += [
            f"{theme}: {rule['id']}: {rule['nodes'][0]['html'][:160]}"
            f" ({rule['nodes'][0].get('failureSummary', '')[:300]})"
            for rule in told
        ]
    return found
