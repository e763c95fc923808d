"""A real server, a real browser: skipped, with the reason, where either cannot be had."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from carpathia.server.pages import BUILT
from carpathia.words.reader import Words
from tests.browser.hands import PATIENCE
from tests.browser.prepared import Tables, lay
from tests.dealing import IS_LUCK

FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
expect.set_options(timeout=PATIENCE)
HOME: Final = Path(__file__).parents[2]
PHONE: Final = (390, 844)
DESK: Final = (1280, 800)
SMALL: Final = (360, 640)
"""The smallest window in which everything must be found."""
LOCALES: Final = {"en": "en-GB", "fr": "fr-FR", "it": "it-IT"}
"""Each language we speak, as a browser asks for it."""


@contextmanager
def serving(folder: Path, note: Path | None = None, limits: Path | None = None) -> Iterator[str]:
    """`carpathia serve` on a free port; its address. Nobody plays as fast as these tests do.

    With a note, it deals by that; with a file of limits, these are kept, as in a house for others.
    """
    program = ["carpathia"] if note is None else ["tests.dealing", str(note)]
    command = [sys.executable, "-m", *program, "serve", "--port", "0", "--data", str(folder)]
    command += ["--log-level", "warning"]
    command += ["--no-limits"] if limits is None else ["--limits", str(limits)]
    with subprocess.Popen(
        command,
        cwd=HOME,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "CARPATHIA_LANGUAGE": "en"},
    ) as running:
        assert running.stdout is not None
        address = ""
        for line in running.stdout:
            found = re.search(r"http://\S+", line)
            if found:
                address = found[0].rstrip("/")
                break
        try:
            assert address, "the server did not say where it is"
            yield address
        finally:
            running.terminate()
            running.wait(60)


@pytest.fixture(scope="session")
def laid() -> Iterator[tuple[Path, Tables]]:
    """A folder with the prepared tables in it."""
    with TemporaryDirectory() as folder:
        yield Path(folder), lay(Path(folder))


@pytest.fixture(scope="session")
def note() -> Iterator[Path]:
    """Says to the server that all tests share whose deals it gives."""
    with TemporaryDirectory() as folder:
        yield Path(folder, "note")


@pytest.fixture(autouse=True)
def own_deals(note: Path, request: pytest.FixtureRequest) -> None:
    """Each test has its own, the same each time."""
    note.write_text(request.node.nodeid, "utf-8")


@pytest.fixture(scope="session")
def table_server(laid: tuple[Path, Tables], note: Path) -> Iterator[str]:
    """The address of a server that all tests share."""
    if not (BUILT / "index.html").exists():
        pytest.skip("the page is not built: make page")
    with serving(laid[0], None if IS_LUCK else note) as address:
        yield address


@pytest.fixture(scope="session")
def tables(laid: tuple[Path, Tables], table_server: str) -> Tables:
    """The prepared tables of that server, each for one test only."""
    return laid[1]


def find_chromium(*names: str) -> Path | None:
    """Where Chromium is: as named, or the first of Debian's that is there."""
    found = [os.environ.get("CHROMIUM"), *map(shutil.which, names or ("chromium",))]
    return next((Path(one) for one in found if one), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, without a window.

    The shell is the same Chromium with nothing round the page, and takes two thirds of the time of
    one that draws tabs and menus which nobody looks at.
    """
    chromium = find_chromium("chromium-headless-shell", "chromium")
    if chromium is None:
        pytest.skip(
            "there is no chromium: apt-get install chromium-headless-shell, or name one: CHROMIUM=PATH"
        )
    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=chromium, args=FLAGS)
        yield found
        found.close()


class Visitor:
    """Somebody in front of one browser. What goes wrong in the page fails the test."""

    def __init__(self, context: BrowserContext, address: str, language: str = "en") -> None:
        self.address = address
        self.words: Final = Words(language, "client")
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on(
            "console",
            lambda said: self.faults.append(said.text) if said.type == "error" else None,
        )

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def press(self, key: str) -> None:
        """Use a button by what it is called in the language of this browser."""
        self.page.get_by_role("button", name=self.words(key), exact=True).click()


class Arrival(Protocol):
    """How a test gets somebody more: in a language, at a desk or on a phone, on a line.

    A `size` is that of the window, where it is neither.
    """

    def __call__(
        self,
        language: str = "en",
        *,
        is_phone: bool = False,
        address: str = "",
        size: tuple[int, int] | None = None,
    ) -> Visitor: ...


@pytest.fixture
def somebody(browser: Browser, table_server: str) -> Iterator[Arrival]:
    """Lets people arrive, each with a browser of their own that keeps still."""
    arrived: list[Visitor] = []

    def arrive(
        language: str = "en",
        *,
        is_phone: bool = False,
        address: str = "",
        size: tuple[int, int] | None = None,
    ) -> Visitor:
        width, height = size or (PHONE if is_phone else DESK)
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=is_phone,
            is_mobile=is_phone,
            locale=LOCALES[language],
            reduced_motion="reduce",
        )
        arrived.append(Visitor(context, address or table_server, language))
        return arrived[-1]

    yield arrive
    for one in arrived:
        one.page.context.close()
    assert [one.faults for one in arrived] == [[] for _ in arrived]


@pytest.fixture
def visitor(somebody: Arrival, request: pytest.FixtureRequest) -> Visitor:
    """At a desk; in English, or as `parametrize(..., indirect=True)` says."""
    return somebody(getattr(request, "param", "en"))


@pytest.fixture
def phone(somebody: Arrival, request: pytest.FixtureRequest) -> Visitor:
    """With fingers, on a small screen."""
    return somebody(getattr(request, "param", "en"), is_phone=True)
