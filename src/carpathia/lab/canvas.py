"""Draws in SVG: a canvas, and a scale from figures to places on it.

Colours are classes, which the page's style sheet gives their colours, by day and by night. All
words come from outside.
"""

from collections.abc import Iterable, Sequence
from html import escape
from math import floor, log10
from typing import Final

Point = tuple[float, float]
_ROUND: Final = (0.2, 0.5, 1, 2, 5, 10)
_FEWEST: Final = 3
"""Ticks of a scale."""


class Canvas:
    """A picture of a size; what is drawn later lies on top."""

    def __init__(self, width: float, height: float) -> None:
        self.width: Final = width
        self.height: Final = height
        self._drawn: Final[list[str]] = []

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str) -> None:
        places = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
        self._drawn.append(f'<line {places} class="{kind}"/>')

    def path(self, points: Sequence[Point], kind: str, is_closed: bool = False) -> None:
        """Straight from point to point."""
        steps = "L".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self._drawn.append(f'<path d="M{steps}{"Z" if is_closed else ""}" class="{kind}"/>')

    def rect(self, x: float, y: float, width: float, height: float, kind: str) -> None:
        places = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
        self._drawn.append(f'<rect {places} class="{kind}"/>')

    def shaded(
        self, x: float, y: float, width: float, height: float, kind: str, depth: float
    ) -> None:
        """A rectangle that is filled the more, the deeper: from 0 to 1."""
        places = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"'
        self._drawn.append(f'<rect {places} class="{kind}" fill-opacity="{depth:.2f}"/>')

    def dot(self, x: float, y: float, radius: float, kind: str) -> None:
        self._drawn.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" class="{kind}"/>')

    def text(self, x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> None:
        places = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
        self._drawn.append(f'<text {places} class="{kind}">{escape(words)}</text>')

    def svg(self, kind: str, label: str) -> str:
        """The picture, with a sentence for those who cannot see it."""
        box = f'viewBox="0 0 {self.width:.0f} {self.height:.0f}"'
        about = f'class="{kind}" role="img" aria-label="{escape(label)}"'
        return f"<svg {box} {about}>{''.join(self._drawn)}</svg>"


class Scale:
    """From figures to places.

    >>> scale = Scale(0, 60, 100, 400)
    >>> scale(30), scale.ticks(4)
    (250.0, [0.0, 20.0, 40.0, 60.0])
    """

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low: Final = low
        self.high: Final = high if high > low else low + 1
        self._start: Final = start
        self._factor: Final = (end - start) / (self.high - low)

    def __call__(self, value: float) -> float:
        return self._start + (value - self.low) * self._factor

    def ticks(self, most: int, is_whole: bool = False) -> list[float]:
        """Round figures in the range: 1, 2 or 5 times a power of ten apart, about so many; three
        at least, as fewer show no scale, unless there are not so many and all must be whole."""
        rough = (self.high - self.low) / max(most, 1)
        power = 10.0 ** floor(log10(rough))
        wide = next(place for place, one in enumerate(_ROUND) if one * power >= rough * 0.999)
        ticks: list[float] = []
        for step in _ROUND[wide::-1]:
            ticks = self._steps(max(step * power, 1.0) if is_whole else step * power)
            if len(ticks) >= _FEWEST:
                break
        return ticks

    def _steps(self, step: float) -> list[float]:
        first = -floor(-self.low / step)
        last = floor(self.high / step + 1e-9)
        return [number * step for number in range(first, last + 1)]


def bounds(values: Iterable[float], margin: float = 0.06) -> tuple[float, float]:
    """The smallest and the largest, with a little room on either side."""
    found = list(values)
    low, high = min(found), max(found)
    room = (high - low or 1) * margin
    return low - room, high + room
