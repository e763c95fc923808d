"""The page of a report: that it can be read by day and night, on a phone, and says what is so."""

import re
from itertools import combinations
from math import dist
from xml.etree import ElementTree

import pytest

from carpathia.engine.setup import Setup
from carpathia.lab.charts import SERIES, matrix
from carpathia.lab.frames import frame_of
from carpathia.lab.intervals import Estimate
from carpathia.lab.rows import play_rows
from carpathia.lab.simulating import plan_simulation
from carpathia.lab.summary import lines_of
from carpathia.lab.summing import Sums
from carpathia.terminal.report import report_page
from carpathia.words.reader import Words

SEED = bytes(range(32))
MODES = ("dark", "light")
READABLE = 4.5
"""The contrast that the accessibility guidelines (WCAG 2, AA) ask of text."""
Colour = tuple[float, ...]


def summed(bots: list[str], games: int, vary: list[str]) -> Sums:
    simulation = plan_simulation(Setup("sos-titanic", "en", 1), bots, games, vary, SEED)
    rows = frame_of(simulation, play_rows(simulation, range(simulation.matches())))
    return Sums(simulation).add_all([rows])


@pytest.fixture(scope="module")
def crews() -> Sums:
    return summed(["random", "greedy"], 6, ["crew=fleet,lee,lowe"])


@pytest.fixture(scope="module")
def page(crews: Sums) -> str:
    return report_page(crews, Words("en"), "night")


# Crew against crew


def test_crews_are_compared_with_the_bot_that_is_named(crews: Sums, page: str) -> None:
    lines = {(line.bot, line.value): line.points.value for line in lines_of(crews)}
    more = lines["greedy", "fleet"] - lines["greedy", "lee"]
    both = sum(lines[bot, "fleet"] - lines[bot, "lee"] for bot in ("random", "greedy")) / 2
    assert f"{more:+.1f}" != f"{both:+.1f}", "else nothing is shown"
    told = page.partition("<h3>Crew against crew, with greedy:")[2].partition("</svg>")[0]
    figures = re.findall(r'class="figure[^"]*">([^<]*)<', told)
    assert f"{more:+.1f}" in figures
    assert f"{both:+.1f}" not in figures


# What was found


def test_no_best_and_no_worst_is_named_of_what_may_be_the_same(page: str) -> None:
    """Six deals are too few to say; of many, two editions that hardly differ are not ranked."""
    assert "With greedy, no difference can be told from chance." in page
    alike = report_page(summed(["random"], 12, ["edition=en,fr"]), Words("en"), "night")
    assert "With random, no difference can be told from chance." in alike
    apart = report_page(summed(["greedy"], 12, ["seats=1,4"]), Words("en"), "night")
    assert "With greedy, most points: " in apart


# Luck


def test_no_bar_with_a_share_of_the_chair_is_said_to_show_only_chance() -> None:
    simulation = plan_simulation(Setup("titus", "adlung", 2), ["random"], 4, [], SEED)
    rows = frame_of(simulation, play_rows(simulation, range(simulation.matches())))
    page = report_page(Sums(simulation).add_all([rows]), Words("en"), "night")
    assert "the seat " in page
    assert "shows only chance" not in page
    assert "Name a second bot" in page
    assert "shows only chance" in report_page(summed(["random"], 4, []), Words("en"), "night")


# Colours


def colours(page: str, mode: str) -> dict[str, Colour]:
    """What the style sheet calls them, by night (its first words) or by day (its last)."""
    found = re.findall(r"--(\w+):#([0-9a-f]{6})\b", page)
    chosen = dict(found[::-1] if mode == "dark" else found)
    return {
        name: tuple(int(text[place : place + 2], 16) / 255 for place in (0, 2, 4))
        for name, text in chosen.items()
    }


def contrast(one: Colour, other: Colour) -> float:
    low, high = sorted((_light(one), _light(other)))
    return (high + 0.05) / (low + 0.05)


def _light(colour: Colour) -> float:
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("mode", MODES)
def test_words_stand_out_from_their_ground(page: str, mode: str) -> None:
    known = colours(page, mode)
    pairs = [(ink, ground) for ink in ("ink", "quiet", "brass") for ground in ("panel", "ground")]
    for series in (f"c{number}" for number in range(1, SERIES + 1)):
        pairs += [(series, "panel"), ("on", series)]
    for text, ground in pairs:
        assert contrast(known[text], known[ground]) >= READABLE, (text, ground)


@pytest.mark.parametrize("mode", MODES)
def test_eight_bots_have_a_colour_each(page: str, mode: str) -> None:
    known = colours(page, mode)
    found = [known[f"c{number}"] for number in range(1, SERIES + 1)]
    assert len(found) >= 8
    for one, other in combinations(found, 2):
        assert dist(one, other) > 0.15, (one, other)
    assert all(f".s{number}{{--c:" in page for number in range(1, SERIES + 1))


@pytest.mark.parametrize("mode", MODES)
def test_figures_stand_out_from_any_cell(page: str, mode: str) -> None:
    known = colours(page, mode)
    values = [0.5, 2, 4, 6, 8, 10]
    names = [str(value) for value in (0, *values)]
    table = {(0, place): Estimate(one, one / 2, one * 2) for place, one in enumerate(values, 1)}
    table |= {
        (place, 0): Estimate(-one, -one * 2, -one / 2)
        for (_, place), one in zip(table, values, strict=True)
    }
    table[1, 2] = Estimate(0.4, -1, 2)
    root = ElementTree.fromstring(matrix(names, table, 760, str).svg("wide", "cells"))
    cell: Colour = ()
    seen = 0
    for element in root.iter():
        kinds = element.attrib.get("class", "").split()
        depth = float(element.attrib.get("fill-opacity", 0))
        if depth:
            fill, panel = known["good" if "better" in kinds else "alarm"], known["panel"]
            cell = tuple(
                depth * one + (1 - depth) * other for one, other in zip(fill, panel, strict=True)
            )
        if "figure" in kinds:
            text = known["quiet" if "faint" in kinds else "ink"]
            assert contrast(text, cell) >= READABLE, (element.text, depth)
            seen += 1
    assert seen == 13


# One deal


@pytest.mark.parametrize(("games", "label"), [(1, "game"), (12, "games")])
def test_what_takes_many_games_is_not_told_of_one(games: int, label: str) -> None:
    page = report_page(summed(["random"], games, []), Words("en"), "night")
    assert f"<b>{games}</b><span>{label}</span>" in page
    is_many = games > 1
    assert ("8 of 10" in page) == is_many
    assert ("Eight games of ten lie" in page) == is_many
    assert ("Where games are won and lost" in page) == is_many
