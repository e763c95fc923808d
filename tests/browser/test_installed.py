"""As an app of its own: what the device is told, its icons, and what it shows when nobody answers."""

import json
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrival, Visitor
from tests.browser.line import Line

_PICTURE: Final = """
async (path) => {
  const answer = await fetch(path);
  const picture = new Image();
  picture.src = path;
  await picture.decode();
  const type = answer.headers.get("content-type");
  return {type, wide: picture.naturalWidth, high: picture.naturalHeight};
}
"""


def manifest_of(page: Page) -> dict[str, Any]:
    """As the browser itself has it, by the link in the page; it has nothing to complain about."""
    line = page.context.new_cdp_session(page)
    told = line.send("Page.getAppManifest")
    assert told["errors"] == []
    assert told["url"] == page.locator("link[rel=manifest]").evaluate("link => link.href")
    found: dict[str, Any] = json.loads(told["data"])
    return found


def test_the_browser_finds_all_it_needs_to_install_it(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open()
    manifest = manifest_of(page)
    assert manifest["name"] == manifest["short_name"] == "Carpathia"
    assert manifest["start_url"] == manifest["id"] == "/"
    assert manifest["display"] == "standalone"
    ground = page.locator("meta[name=theme-color]").get_attribute("content")
    assert manifest["theme_color"] == manifest["background_color"] == ground
    served = page.evaluate(
        "() => fetch(document.querySelector('link[rel=manifest]').href)"
        ".then((answer) => answer.headers.get('content-type'))"
    )
    assert served == "application/manifest+json"
    line = page.context.new_cdp_session(page)
    errors = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A browser of a test is like a private window, and from such a one nothing is installed.
    assert {error["errorId"] for error in errors} <= {"in-incognito"}


def test_every_icon_is_there_in_the_size_and_of_the_kind_it_says(visitor: Visitor) -> None:
    page = visitor.page
    visitor.open()
    icons = manifest_of(page)["icons"]
    for icon in icons:
        found = page.evaluate(_PICTURE, icon["src"])
        assert found["type"] == icon["type"], icon
        if icon["sizes"] != "any":
            assert f"{found['wide']}x{found['high']}" == icon["sizes"], icon
    assert {icon["sizes"] for icon in icons if icon["purpose"] == "any"} >= {"192x192", "512x512"}
    assert any(icon["purpose"] == "maskable" for icon in icons)
    for link in page.locator("link[rel=icon], link[rel=apple-touch-icon]").all():
        assert page.evaluate(_PICTURE, link.get_attribute("href"))["wide"] > 0


def test_when_the_server_is_gone_the_app_opens_and_does_not_pretend(
    somebody: Arrival, table_server: str
) -> None:
    """The home page, a table and a page of rules: each says the truth, and goes on once it can."""
    with Line(table_server) as line:
        one = somebody(address=line.address)
        page = one.page
        one.open()
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.click("[data-play=titus]")
        page.wait_for_selector("[data-version]")
        table = page.url.removeprefix(line.address)
        line.cut()
        away = page.get_by_role("alert").filter(has_text="The server does not answer")
        one.open()
        expect(away).to_be_visible()
        expect(page.locator("[data-play]")).to_have_count(3)
        one.open("/learn/titus")
        expect(away).to_be_visible()
        expect(page.locator("figure").first).to_be_visible()
        one.open(table)
        expect(page.locator("[data-move]")).to_have_count(0)
        expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
        line.mend()
        page.get_by_role("button", name="Try again").first.click()
        page.wait_for_selector("[data-version]")
        page.close()
    one.faults.clear()  # a browser notes every connection that it did not get
