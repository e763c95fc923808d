"""The pictures of a report. Each is drawn for a width, so that a phone gets one of its own.

They know nothing of games: labels come from outside, and a series is a number, for its colour.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import isfinite
from typing import Final

from carpathia.lab.canvas import Canvas, Scale, bounds
from carpathia.lab.intervals import Estimate

Told = Callable[[float], str]
"""How a figure is written."""
_NARROW: Final = 500
SERIES: Final = 8
"""Colours there are."""
_FAINT, _LEAST, _DEEPEST = 0.05, 0.12, 0.48
"""How much a cell is filled: hardly, a little, and as far as figures in it are still easily read,
by day and by night."""


def colour(series: int) -> str:
    return f"s{series % SERIES + 1}"


@dataclass(frozen=True)
class Ridge:
    """How often each value came, of one series."""

    label: str
    note: str
    series: int
    counts: Mapping[int, int]
    mean: float


def ridges(
    rows: Sequence[Ridge], mark: tuple[float, str] | None, width: float, told: Told
) -> Canvas:
    """Distributions as mountains one behind the other, over one scale, a step a value; `mark` lies
    between two of them."""
    hill, slot = (64, 96) if len(rows) < 6 else (40, 68)
    top, foot = 26, 34
    canvas = Canvas(width, top + slot * len(rows) + foot)
    values = [value for row in rows for value in row.counts]
    far = max(values) + 0.5 if mark is None else max(max(values) + 0.5, mark[0] + 0.5)
    scale = Scale(min(0, *values) - 0.5, far, 2, width - 2)
    ground = top + slot * len(rows)
    _scale_below(canvas, scale, ground, told, is_whole=True)
    if mark is not None:
        x = scale(mark[0])
        canvas.line(x, top - 12, x, ground, "mark")
        edge, anchor = (x - 6, "end") if x > width * 0.6 else (x + 6, "start")
        canvas.text(edge, top - 8, mark[1], "note", anchor)
    for place, row in enumerate(rows):
        base = top + slot * (place + 1)
        _ridge(canvas, row, scale, base, hill)
        x = scale(row.mean)
        canvas.line(x, base, x, base - hill, f"mean {colour(row.series)}")
        canvas.text(2, base - hill - 12, row.label, f"label {colour(row.series)}")
        canvas.text(width - 2, base - hill - 12, row.note, "note", "end")
    return canvas


def _ridge(canvas: Canvas, row: Ridge, scale: Scale, base: float, height: float) -> None:
    low, high = min(row.counts), max(row.counts)
    many = max(row.counts.values())
    points = [(scale(low - 0.5), base)]
    for value in range(low, high + 1):
        y = base - height * row.counts.get(value, 0) / many
        points += [(scale(value - 0.5), y), (scale(value + 0.5), y)]
    points.append((scale(high + 0.5), base))
    canvas.path(points, f"area {colour(row.series)}", is_closed=True)
    canvas.line(scale(scale.low), base, scale(scale.high), base, "hair")


@dataclass(frozen=True)
class Figure:
    """A figure with its interval, of one series."""

    series: int
    estimate: Estimate


def dots(
    rows: Sequence[tuple[str, Sequence[Figure]]], fair: float | None, width: float, told: Told
) -> Canvas:
    """A row a thing, a dot a figure, a line for what it may be; `fair` is marked, if any."""
    left = min(max(len(label) for label, _ in rows) * 8 + 14, width * 0.38)
    step = 20
    heights = [max(len(figures), 1) * step + 14 for _, figures in rows]
    canvas = Canvas(width, sum(heights) + 44)
    ends = [end for _, figures in rows for one in figures for end in _ends(one.estimate)]
    if fair is not None:
        ends.append(fair)
    scale = Scale(*bounds(ends), left, width - 64)
    ground = sum(heights) + 10
    _scale_below(canvas, scale, ground, told, 6 if width > _NARROW else 3)
    if fair is not None:
        canvas.line(scale(fair), 4, scale(fair), ground, "mark")
    y = 10.0
    for (label, figures), height in zip(rows, heights, strict=True):
        canvas.text(0, y + height / 2 + 5, label, "label")
        for place, one in enumerate(figures):
            at = y + 7 + step * (place + 0.5)
            low, high = _ends(one.estimate)
            kind = colour(one.series)
            canvas.line(scale(low), at, scale(high), at, f"reach {kind}")
            canvas.dot(scale(one.estimate.value), at, 5, f"dot {kind}")
            canvas.text(scale(high) + 9, at + 4, told(one.estimate.value), "figure")
        y += height
        canvas.line(0, y, width, y, "hair")
    return canvas


def _ends(estimate: Estimate) -> tuple[float, float]:
    """Where nothing is known of the interval, it is not drawn."""
    if not isfinite(estimate.low) or not isfinite(estimate.high):
        return estimate.value, estimate.value
    return estimate.low, estimate.high


def matrix(
    names: Sequence[str], differences: Mapping[tuple[int, int], Estimate], width: float, told: Told
) -> Canvas:
    """Row against column: how much more. Faint where it may be nothing."""
    left = min(max(len(name) for name in names) * 8 + 10, width * 0.26)
    size = min((width - left) / len(names), 96)
    height = min(size, 52)
    canvas = Canvas(width, 34 + height * len(names) + 6)
    most = max((abs(one.value) for one in differences.values()), default=0) or 1
    shown = [name if size > 60 else _short(name, size) for name in names]
    for column, name in enumerate(shown):
        canvas.text(left + size * (column + 0.5), 22, name, "note", "middle")
    for row, name in enumerate(names):
        y = 34 + height * row
        canvas.text(0, y + height / 2 + 5, name, "label")
        for column in range(len(names)):
            x = left + size * column
            estimate = differences.get((row, column))
            if estimate is None:
                canvas.rect(x + 1, y + 1, size - 2, height - 2, "void")
                continue
            is_sure = estimate.low > 0 or estimate.high < 0
            kind = "better" if estimate.value > 0 else "worse"
            reach = (_DEEPEST - _LEAST) * abs(estimate.value) / most
            depth = _LEAST + reach if is_sure else _FAINT
            canvas.shaded(x + 1, y + 1, size - 2, height - 2, kind, depth)
            text = "figure" if is_sure else "figure faint"
            canvas.text(x + size / 2, y + height / 2 + 5, told(estimate.value), text, "middle")
    return canvas


def _short(name: str, size: float) -> str:
    most = max(int(size / 7.5), 2)
    return name if len(name) <= most else f"{name[: most - 1]}."


@dataclass(frozen=True)
class Course:
    """How something goes on, stage by stage; with a band about it, if there is one."""

    label: str
    series: int
    values: Sequence[float]
    band: Sequence[tuple[float, float]] = ()


def courses(
    rows: Sequence[Course],
    stages: Sequence[str],
    width: float,
    told: Told,
    low_high: tuple[float, float] | None = None,
    parting: int | None = None,
) -> Canvas:
    """Lines over the stages, each named at its end. Two that part have what lies between them
    filled, and the stage marked at which they do."""
    height, top, foot = (300, 16, 40) if width > _NARROW else (250, 16, 40)
    right = max(len(row.label) for row in rows) * 7.6 + 16
    canvas = Canvas(width, height)
    figures = [value for row in rows for value in row.values]
    figures += [end for row in rows for pair in row.band for end in pair]
    low, high = low_high or (min(0, *figures), max(figures) * 1.06 or 1)
    up = Scale(low, high, height - foot, top)
    along = Scale(0, len(stages) - 1, 38, width - right)
    for tick in up.ticks(5):
        canvas.line(38, up(tick), width - right, up(tick), "hair")
        canvas.text(32, up(tick) + 4, told(tick), "tick", "end")
    wide = max(len(stage) for stage in stages) * 7.5 + 8
    skip = max(1, -int(-wide * len(stages) // (width - right - 38)))
    for place, stage in enumerate(stages):
        if (len(stages) - 1 - place) % skip == 0:
            canvas.text(along(place), height - foot + 22, stage, "tick", "middle")
    if parting is not None:
        there = [(along(place), up(value)) for place, value in enumerate(rows[0].values)]
        back = [(along(place), up(value)) for place, value in enumerate(rows[1].values)]
        canvas.path([*there, *back[::-1]], "between", is_closed=True)
        canvas.line(along(parting), top, along(parting), height - foot, "mark")
    for row in rows:
        if row.band:
            upper = [(along(place), up(pair[1])) for place, pair in enumerate(row.band)]
            lower = [(along(place), up(pair[0])) for place, pair in enumerate(row.band)]
            canvas.path([*upper, *lower[::-1]], f"band {colour(row.series)}", is_closed=True)
    for row in rows:
        points = [(along(place), up(value)) for place, value in enumerate(row.values)]
        canvas.path(points, f"course {colour(row.series)}")
        for point in points:
            canvas.dot(*point, 2.6, f"dot {colour(row.series)}")
    for row, y in zip(rows, _apart([up(row.values[-1]) for row in rows]), strict=True):
        canvas.text(width - right + 8, y + 5, row.label, f"label {colour(row.series)}")
    return canvas


def _apart(places: Sequence[float], least: float = 17) -> list[float]:
    """Labels moved down as little as keeps them from covering one another."""
    found = list(places)
    order = sorted(range(len(found)), key=lambda index: found[index])
    for above, below in pairwise(order):
        found[below] = max(found[below], found[above] + least)
    return found


def stack(parts: Sequence[tuple[float, str, int]], width: float) -> Canvas:
    """One bar, shared out: a share, what is written into it, and its colour."""
    height = 64
    canvas = Canvas(width, height)
    x = 0.0
    for share, label, series in parts:
        canvas.rect(x, 0, max(share * width - 2, 0.5), height, f"bar {colour(series)}")
        if share * width > 9 * len(label) + 10:
            canvas.text(x + share * width / 2, height / 2 + 6, label, "onbar", "middle")
        x += share * width
    return canvas


def _scale_below(
    canvas: Canvas, scale: Scale, y: float, told: Told, most: int = 0, is_whole: bool = False
) -> None:
    for tick in scale.ticks(most or (10 if canvas.width > _NARROW else 5), is_whole):
        canvas.line(scale(tick), y, scale(tick), y + 5, "hair")
        canvas.text(scale(tick), y + 22, told(tick), "tick", "middle")
