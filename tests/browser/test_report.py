"""The report of a simulation on a phone: all figures are to be seen without reaching sideways."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from carpathia.engine.setup import Setup
from carpathia.lab.frames import frame_of
from carpathia.lab.rows import play_rows
from carpathia.lab.simulating import plan_simulation
from carpathia.lab.summing import Sums
from carpathia.terminal.report import report_page
from carpathia.words.reader import LANGUAGES, Words

TABLES = [(Setup("sos-titanic", "en", 1), ["crew", "setup"]), (Setup("titus", "adlung", 2), [])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("setup", "vary"), TABLES, ids=["sos-titanic", "titus"])
def test_a_table_fits_a_phone(
    browser: Browser, tmp_path: Path, setup: Setup, vary: list[str], language: str
) -> None:
    simulation = plan_simulation(setup, ["random", "greedy"], 2, vary, bytes(32))
    rows = frame_of(simulation, play_rows(simulation, range(simulation.matches())))
    page_file = tmp_path / "report.html"
    page = report_page(Sums(simulation).add_all([rows]), Words(language), "night")
    page_file.write_text(page, "utf-8")
    for width in (320, 360, 620):
        shown = browser.new_page(viewport={"width": width, "height": 700})
        shown.goto(page_file.as_uri())
        assert shown.evaluate("document.documentElement.scrollWidth") == width
        tables = shown.locator(".table")
        assert tables.count() == 2
        for table in tables.all():
            hidden = table.evaluate("box => box.scrollWidth - box.clientWidth")
            assert hidden == 0, f"{hidden} pixels are to be scrolled to"
        shown.close()
