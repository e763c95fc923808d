"""Pictures: well-formed, inside their frame, and true to the figures."""

import re
from xml.etree import ElementTree

import pytest

from carpathia.lab.canvas import Canvas, Scale, bounds
from carpathia.lab.charts import (
    Course,
    Figure,
    Ridge,
    colour,
    courses,
    dots,
    matrix,
    ridges,
    stack,
)
from carpathia.lab.intervals import Estimate, Sample

WIDTHS = (760, 346)


def told(value: float) -> str:
    return f"{value:g}"


def drawn(canvas: Canvas) -> ElementTree.Element:
    """The picture as a tree; whatever is in it lies within its frame."""
    root = ElementTree.fromstring(canvas.svg("wide", 'A "picture" <of> all'))
    assert root.attrib["aria-label"] == 'A "picture" <of> all'
    for element in root.iter():
        for name in ("x", "x1", "x2", "cx"):
            assert -1 <= float(element.attrib.get(name, 0)) <= canvas.width + 1, element.attrib
        for name in ("y", "y1", "y2", "cy"):
            assert -1 <= float(element.attrib.get(name, 0)) <= canvas.height + 1, element.attrib
    return root


def of_kind(root: ElementTree.Element, kind: str) -> list[ElementTree.Element]:
    return [one for one in root.iter() if kind in one.attrib.get("class", "").split()]


@pytest.mark.parametrize("width", WIDTHS)
def test_a_hill_is_as_high_as_its_counts(width: int) -> None:
    rows = [
        Ridge("greedy", "", 0, {20: 5, 21: 10}, 20.7),
        Ridge("random", "", 1, {0: 3, 2: 6}, 1.3),
    ]
    root = drawn(ridges(rows, (19, "19"), width, told))
    first, second = of_kind(root, "area")
    for hill, counts in ((first, [5, 10]), (second, [3, 0, 6])):
        places = [float(y) for y in re.findall(r",(-?[\d.]+)", hill.attrib["d"])]
        base = places[0]
        steps = [base - y for y in places[1:-1:2]]
        assert [round(step / max(steps) * max(counts)) for step in steps] == counts
    assert len(of_kind(root, "mean")) == 2


@pytest.mark.parametrize("width", WIDTHS)
def test_a_mark_above_all_scores_is_in_the_picture(width: int) -> None:
    root = drawn(ridges([Ridge("random", "", 0, {0: 3, 4: 6}, 2.7)], (19.5, "19"), width, told))
    (mark,) = of_kind(root, "mark")
    assert width / 2 < float(mark.attrib["x1"]) < width


@pytest.mark.parametrize("score", [0, 1, 2, 7])
def test_one_game_has_whole_figures_below_it(score: int) -> None:
    root = drawn(ridges([Ridge("random", "", 0, {score: 1}, score)], None, 760, told))
    ticks = [float(one.text or "") for one in of_kind(root, "tick")]
    assert ticks
    assert all(tick.is_integer() for tick in ticks)


def test_eight_bots_are_told_apart() -> None:
    assert len({colour(series) for series in range(8)}) == 8


@pytest.mark.parametrize("width", WIDTHS)
def test_dots_stand_in_their_intervals_and_in_their_order(width: int) -> None:
    rows = [
        ("Fleet", [Figure(0, Estimate(5, 4, 6)), Figure(1, Estimate(30, 25, 35))]),
        ("Lee", [Figure(0, Sample([7]).mean_estimate())]),
    ]
    root = drawn(dots(rows, 10, width, told))
    places = [float(dot.attrib["cx"]) for dot in of_kind(root, "dot")]
    assert places[0] < places[2] < places[1]
    for dot, reach in zip(of_kind(root, "dot"), of_kind(root, "reach"), strict=True):
        ends = float(reach.attrib["x1"]), float(reach.attrib["x2"])
        assert ends[0] <= float(dot.attrib["cx"]) <= ends[1]
    (fair,) = of_kind(root, "mark")
    assert places[2] < float(fair.attrib["x1"]) < places[1]


@pytest.mark.parametrize("width", WIDTHS)
def test_a_difference_that_may_be_nothing_is_faint(width: int) -> None:
    table = {(0, 1): Estimate(5, 2, 8), (1, 0): Estimate(-5, -8, -2), (0, 2): Estimate(1, -1, 3)}
    root = drawn(matrix(["Murdoch", "Lightoller", "Lee"], table, width, told))
    assert len(of_kind(root, "better")) == 2
    assert len(of_kind(root, "worse")) == 1
    assert [one.text for one in of_kind(root, "faint")] == ["1"]
    assert len(of_kind(root, "void")) == 6


@pytest.mark.parametrize("width", WIDTHS)
def test_courses_rise_with_their_values(width: int) -> None:
    rows = [
        Course("best quarter", 0, [1, 5, 40], [(0, 2), (3, 8), (30, 60)]),
        Course("worst", 1, [0, 2, 39.5]),
    ]
    stages = [f"0{hour}:30" for hour in range(3)]
    root = drawn(courses(rows, stages, width, told, parting=1))
    above, below = of_kind(root, "course")
    for path in (above, below):
        places = [float(y) for y in re.findall(r",(-?[\d.]+)", path.attrib["d"])]
        assert places == sorted(places, reverse=True)
    labels = [float(one.attrib["y"]) for one in of_kind(root, "label")]
    assert abs(labels[0] - labels[1]) >= 16, "names do not cover each other"
    assert len(of_kind(root, "band")) == len(of_kind(root, "mark")) == 1


def test_a_bar_is_shared_out() -> None:
    root = drawn(stack([(0.6, "60 %", 0), (0.39, "39 %", 1), (0.01, "1 %", 2)], 346))
    wide = [float(bar.attrib["width"]) for bar in of_kind(root, "bar")]
    assert wide[0] / wide[1] == pytest.approx(0.6 / 0.39, rel=0.02)
    assert [one.text for one in of_kind(root, "onbar")] == ["60 %", "39 %"], "no room for 1 %"


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [(0, 1, [0, 0.5, 1]), (-3, 3, [-2, 0, 2]), (17, 23, [18, 20, 22]), (0, 0, [0, 0.5, 1])],
)
def test_ticks_are_round(low: float, high: float, ticks: list[float]) -> None:
    assert Scale(low, high, 0, 100).ticks(3) == pytest.approx(ticks)


@pytest.mark.parametrize(
    ("low", "high"), [(-3, 60), (0.1, 1.9), (9.5, 49), (-12, 11), (19.9, 20.6), (1, 99), (0, 3)]
)
@pytest.mark.parametrize("most", [1, 3, 5, 10])
def test_a_scale_has_three_ticks_at_least(low: float, high: float, most: int) -> None:
    """And on a phone, where three are asked for, no more than have room."""
    ticks = Scale(low, high, 0, 100).ticks(most)
    assert 3 <= len(ticks) <= max(2 * most, 6)
    assert low <= ticks[0] + 1e-9
    assert ticks[-1] <= high + 1e-9


def test_bounds_of_one_value_have_room() -> None:
    low, high = bounds([5, 5])
    assert low < 5 < high
