"""axe, the reviewer of pages, finds nothing to complain about on any screen, by day and by night."""

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import PHONE
from tests.browser.screens import ALL

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
DRAWN = {"label-content-name-mismatch": {"enabled": False}}
"""An experiment of axe's: it takes figures in a drawing, a boat's letter or a coin's number, for a
label that the name must repeat word for word. Our names say them too, in a sentence."""


def complaints(found: dict[str, Any], theme: str) -> list[str]:
    """Each violation in a line: which rule, and the first thing that breaks it."""
    return [
        f"{theme}: {rule['id']}: {rule['nodes'][0]['html'][:160]}"
        f" ({rule['nodes'][0].get('failureSummary', '')[:300]})"
        for rule in found["violations"]
    ]


@pytest.mark.parametrize("name", ALL)
def test_axe_finds_no_violation(browser: Browser, table_server: str, name: str) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: npm ci in client/")
    width, height = PHONE
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce"
    )
    page = context.new_page()
    page.set_default_timeout(15_000)
    ALL[name](page, table_server)
    page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = []
    themes: tuple[Literal["dark", "light"], ...] = ("dark", "light")
    for theme in themes:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        asked = {"runOnly": {"type": "tag", "values": RULES}, "rules": DRAWN}
        found += complaints(page.evaluate("(asked) => axe.run(asked)", asked), theme)
    context.close()
    assert found == []
