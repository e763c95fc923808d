"""What the studies draw themselves: frames, keys and bars."""

from xml.etree import ElementTree

import pytest

from bench.studies.bars import Bar, bars
from bench.studies.pictures import DARK, LIGHT, framed
from bench.studies.telling import finely, percent, plus, points, signed, table
from carpathia.lab.canvas import Canvas
from carpathia.lab.intervals import Estimate
from carpathia.terminal import report_page


@pytest.mark.parametrize(
    ("palette", "style"), [(DARK, report_page._DARK), (LIGHT, report_page._LIGHT)]
)
def test_colours_are_those_of_the_reports(palette: dict[str, str], style: str) -> None:
    for name, value in palette.items():
        assert f"--{name}:{value};" in style.replace("\n", "")


def test_a_key_that_is_long_takes_more_rows() -> None:
    short = framed(Canvas(300, 100), "T", "About", [("one", 0), ("two", 1)])
    long = framed(Canvas(300, 100), "T", "About", [(f"rather a long one {n}", n) for n in range(4)])
    height = {len(text): _height(text) for text in (short, long)}
    assert height[len(long)] > height[len(short)]
    spots = [one for one in ElementTree.fromstring(long).iter() if one.tag.endswith("circle")]
    assert len({one.attrib["cy"] for one in spots}) == 4
    assert max(float(one.attrib["cx"]) for one in spots) < 300


def _height(text: str) -> float:
    return float(ElementTree.fromstring(text).attrib["height"])


def test_a_bar_is_as_long_as_its_parts() -> None:
    canvas = bars([Bar("one", [10, 20]), Bar("two", [15, 0])], [3, 0], 400)
    root = ElementTree.fromstring(canvas.svg("", "about"))
    kinds = [one.attrib["class"] for one in root.iter() if one.tag == "rect"]
    assert kinds == ["bar s4", "bar s1"] * 2
    wide = [float(one.attrib["width"]) + 2 for one in root.iter() if one.tag == "rect"]
    assert wide[1] == pytest.approx(2 * wide[0], abs=0.2)
    assert wide[2] == pytest.approx(1.5 * wide[0], abs=0.2)
    assert wide[3] < 3
    figures = [one.text for one in root.iter("text") if one.attrib["class"] == "onbar"]
    assert figures == ["10.0", "20.0", "15.0"]


def test_figures_are_told_with_what_they_may_be() -> None:
    assert points(Estimate(34.68, 33.98, 35.38)) == "34.7 ± 0.7"
    assert points(Estimate(3, float("-inf"), float("inf"))) == "3.0 ± ?"
    assert signed(Estimate(2.1, 1.7, 2.5)) == "**+2.1 ± 0.4**"
    assert signed(Estimate(-0.2, -0.6, 0.2)) == "-0.2 ± 0.4"
    assert percent(Estimate(0.125, 0.11, 0.14)) == "12 % [11-14]"
    assert percent(Estimate(0.125, 0.12, 0.13)) == "12.5 % [12.0-13.0]"
    assert plus(-0.01) == "0.0"
    assert [finely(value) for value in (0.029, -2.03, -2.0, 0.0)] == ["+0.03", "-2.03", "-2", "0"]
    assert table(["", "a"], [["b", "c"]]) == "|  | a |\n|---|---|\n| b | c |"
