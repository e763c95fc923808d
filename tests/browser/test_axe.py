"""axe finds nothing to complain about on any screen at a desk, by day and by night.

On phones it looks at the two longer languages, in `test_room_for_words`.
"""

import pytest
from playwright.sync_api import Browser

from tests.browser import axe
from tests.browser.conftest import DESK
from tests.browser.screens import ALL


@pytest.mark.parametrize("name", ALL)
def test_axe_finds_no_violation(browser: Browser, table_server: str, name: str) -> None:
    width, height = DESK
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce"
    )
    page = context.new_page()
    page.set_default_timeout(15_000)
    ALL[name](page, table_server)
    found = axe.complaints(page)
    context.close()
    assert found == []
