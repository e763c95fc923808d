"""How a report tells figures and shows pictures: what all of its parts need."""

from collections.abc import Callable, Mapping
from html import escape
from typing import Final

from carpathia.lab.canvas import Canvas
from carpathia.lab.charts import colour
from carpathia.lab.intervals import Estimate
from carpathia.lab.summary import Line, ends_of, lines_of, pairs_of
from carpathia.lab.summing import Sums
from carpathia.terminal.numbers import number
from carpathia.terminal.summaries import Labels
from carpathia.words.reader import Words

_WIDE: Final = 760
_NARROW: Final = 346


class Teller:
    """Knows the sums, and the language they are told in."""

    def __init__(self, sums: Sums, words: Words, seed: str | None) -> None:
        self.sums: Final = sums
        self.simulation: Final = sums.simulation
        self.words: Final = words
        self.seed: Final = seed or self.simulation.seed.hex()
        self.labels: Final = Labels(words, self.simulation.game)
        self.lines: Final = lines_of(sums)
        self.bots: Final = list(dict.fromkeys(self.simulation.bots))
        whole = [line for line in self.lines if not line.axis]
        self.ranked: Final = sorted(whole, key=lambda line: -line.points.value)
        self.stages: Final = self._stage_labels()

    def number(self, value: float) -> str:
        """A round figure as it is, any other to a tenth."""
        places = 0 if abs(value - round(value)) < 1e-9 else 1
        return number(value, places, self.words.language)

    def tenth(self, value: float) -> str:
        return number(value, 1, self.words.language)

    def signed(self, value: float) -> str:
        return f"{'+' if value > 0 else ''}{self.tenth(value)}"

    def percent(self, share: float) -> str:
        places = 1 if 0 < share < 0.0995 else 0
        return f"{number(100 * share, places, self.words.language)}\u00a0%"

    def both(self, draw: Callable[[float], Canvas], label: str) -> str:
        """Once for a desk, once for a phone; the page shows the one that fits."""
        return draw(_WIDE).svg("wide", label) + draw(_NARROW).svg("narrow", label)

    def _stage_labels(self) -> list[str]:
        if self.simulation.is_together():
            return list(self.simulation.stages)
        return [f"{stage}\u00a0%" for stage in self.simulation.stages]

    def series(self, bot: str) -> int:
        """The colour of a bot."""
        return self.bots.index(bot)

    def told(self, line: Line) -> dict[str, str | int]:
        return {"bot": line.bot, "points": self.tenth(line.points.value)}

    def legend(self) -> str:
        """Which colour is which bot, if there are several."""
        if len(self.bots) < 2:
            return ""
        keys = "".join(self.key(self.series(bot), bot) for bot in self.bots)
        return f'<ul class="legend">{keys}</ul>'

    def key(self, series: int, label: str) -> str:
        return f'<li><i class="{colour(series)}"></i>{escape(label)}</li>'

    def found(self, bot: str, axis: str, points: Mapping[str, Estimate]) -> str:
        """The best and the worst of several values, with one bot, if they can be told apart."""
        pairs = pairs_of(self.sums.axis_pairs.get((bot, axis), {}))
        ends = ends_of(points, pairs)
        if ends is None:
            return self.words("report-axis-level", {"bot": bot})
        best, worst = ends
        told: dict[str, str | int] = {
            "bot": bot,
            "best": self.labels.value(axis, best),
            "high": self.tenth(points[best].value),
            "worst": self.labels.value(axis, worst),
            "low": self.tenth(points[worst].value),
        }
        return self.words("report-axis-found", told)
