"""The report of a simulation: which pictures there are, and what each of them has found.

The pictures are drawn by the lab, the page around them is in `report_page`; here are the words.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from carpathia import __version__
from carpathia.lab.canvas import Canvas
from carpathia.lab.charts import Course, Figure, Ridge, courses, dots, matrix, ridges, stack
from carpathia.lab.intervals import Estimate
from carpathia.lab.summary import (
    CHAIR,
    SKILL,
    VARIATION,
    Line,
    aboard_of,
    chairs_of,
    lines_of,
    mean_of,
    pairs_of,
    quantile,
    shares_of,
)
from carpathia.lab.summing import Sums
from carpathia.lab.tally import HISTORY
from carpathia.lab.variations import CREW
from carpathia.terminal.numbers import number, share_estimate
from carpathia.terminal.report_page import Page, Section, Tile, write_page
from carpathia.terminal.summaries import Labels, counts_of, difference_grid, summary_grid
from carpathia.words.reader import Words

_WIDE: Final = 760
_NARROW: Final = 346
_QUARTER: Final = 0.25


def report_page(sums: Sums, words: Words, seed: str | None) -> str:
    """The whole page."""
    return write_page(_Report(sums, words, seed).page())


class _Report:
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

    def page(self) -> Page:
        words = self.words
        seconds = {"seed": self.seed, "version": __version__}
        sections = [self._scores(), *self._varied(), self._crew(), self._course(), self._turning()]
        sections += [self._leads(), self._chairs(), self._luck()]
        return Page(
            words.language,
            words(f"game-{self.simulation.game}"),
            words("report-kind"),
            words("report-about", counts_of(self.sums, words)),
            self._tiles(),
            [section for section in sections if section is not None],
            words("report-figures"),
            [summary_grid(self.sums, words), difference_grid(self.sums, words)],
            words("arena-note"),
            words("report-made", seconds),
        )

    # How figures are told

    def _number(self, value: float) -> str:
        """A round figure as it is, any other to a tenth."""
        places = 0 if abs(value - round(value)) < 1e-9 else 1
        return number(value, places, self.words.language)

    def _tenth(self, value: float) -> str:
        return number(value, 1, self.words.language)

    def _signed(self, value: float) -> str:
        return f"{'+' if value > 0 else ''}{self._tenth(value)}"

    def _percent(self, share: float) -> str:
        places = 1 if 0 < share < 0.0995 else 0
        return f"{number(100 * share, places, self.words.language)}\u00a0%"

    def _both(self, draw: Callable[[float], Canvas], label: str) -> str:
        """Once for a desk, once for a phone; the page shows the one that fits."""
        return draw(_WIDE).svg("wide", label) + draw(_NARROW).svg("narrow", label)

    def _stage_labels(self) -> list[str]:
        if self.simulation.is_together():
            return list(self.simulation.stages)
        return [f"{stage}\u00a0%" for stage in self.simulation.stages]

    def _series(self, bot: str) -> int:
        return self.bots.index(bot)

    # The pictures

    def _tiles(self) -> list[Tile]:
        words, best = self.words, self.ranked[0]
        language = words.language
        tiles = [Tile(number(self.sums.matches, 0, language), words("report-tile-games"))]
        tiles.append(
            Tile(self._tenth(best.points.value), words("report-tile-best", {"bot": best.bot}))
        )
        if best.above is not None and best.all_saved is not None:
            told: dict[str, str | int] = {"bot": best.bot, "points": HISTORY}
            tiles.append(Tile(self._percent(best.above.value), words("report-tile-above", told)))
            saved = words("report-tile-saved", {"bot": best.bot})
            tiles.append(Tile(self._percent(best.all_saved.value), saved))
        elif best.wins is not None:
            leader = max(self.ranked, key=lambda line: line.wins.value if line.wins else 0)
            wins = self._percent(leader.wins.value) if leader.wins else ""
            tiles.append(Tile(wins, words("report-tile-wins", {"bot": leader.bot})))
        return tiles

    def _scores(self) -> Section:
        words = self.words
        rows = []
        for line in self.ranked:
            counts = self.sums.scores[line.bot, "", ""]
            middle = {
                "low": self._number(quantile(counts, 0.1)),
                "high": self._number(quantile(counts, 0.9)),
            }
            note = words("report-middle", middle)
            series = self._series(line.bot)
            rows.append(Ridge(line.bot, note, series, counts, mean_of(counts)))
        history = words("report-history", {"points": HISTORY})
        mark = (HISTORY, history) if self.simulation.is_together() else None
        found = words("report-scores-one", self._told(self.ranked[0]))
        if len(self.ranked) > 1:
            last = self.ranked[-1]
            less = {"other": last.bot, "less": self._tenth(last.points.value)}
            found = words("report-scores-many", {**self._told(self.ranked[0]), **less})
        picture = self._both(lambda width: ridges(rows, mark, width, self._number), found)
        return Section(words("report-scores"), found, picture, words("report-scores-how"))

    def _told(self, line: Line) -> dict[str, str | int]:
        return {"bot": line.bot, "points": self._tenth(line.points.value)}

    def _varied(self) -> list[Section | None]:
        return [self._axis(axis) for axis in self.simulation.axes]

    def _axis(self, axis: str) -> Section | None:
        """Every value of what is varied, with each bot."""
        by: dict[str, list[Figure]] = {}
        for line in self.lines:
            if line.axis == axis:
                figure = Figure(self._series(line.bot), line.points)
                by.setdefault(line.value, []).append(figure)
        if len(by) < 2:
            return None
        rows = [(self.labels.value(axis, value), figures) for value, figures in by.items()]
        best = self.ranked[0].bot
        own = [line for line in self.lines if line.axis == axis and line.bot == best]
        found = self._found(best, {self.labels.value(axis, one.value): one.points for one in own})
        pictures = self._both(lambda width: dots(rows, None, width, self._number), found)
        pictures += self._legend()
        if axis == CREW and self.sums.crew_pairs:
            pictures += f"<h3>{escape(self.words('report-crews'))}</h3>{self._crews()}"
        title = self.words("report-axis", {"axis": self.labels.axis(axis)})
        return Section(title, found, pictures, self.words("report-axis-how"))

    def _found(self, bot: str, points: dict[str, Estimate]) -> str:
        """The best and the worst of several, with one bot."""
        best = max(points, key=lambda name: points[name].value)
        worst = min(points, key=lambda name: points[name].value)
        told: dict[str, str | int] = {
            "bot": bot,
            "best": best,
            "high": self._tenth(points[best].value),
            "worst": worst,
            "low": self._tenth(points[worst].value),
        }
        return self.words("report-axis-found", told)

    def _crews(self) -> str:
        """Who serves alone better than whom, on the same deals."""
        pairs = pairs_of(self.sums.crew_pairs)
        names = list(dict.fromkeys([one.one for one in pairs] + [one.other for one in pairs]))
        table: dict[tuple[int, int], Estimate] = {}
        for pair in pairs:
            row, column = names.index(pair.one), names.index(pair.other)
            more = pair.points
            table[row, column] = more
            table[column, row] = Estimate(-more.value, -more.high, -more.low)
        shown = [self.labels.crew(name) for name in names]
        label = self.words("report-crews")
        return self._both(lambda width: matrix(shown, table, width, self._signed), label)

    def _crew(self) -> Section | None:
        """Where the crew was dealt: how matches went with each of them aboard."""
        if CREW in self.simulation.axes or not self.simulation.is_together():
            return None
        by: dict[str, list[Figure]] = {}
        best = self.ranked[0].bot
        own: dict[str, Estimate] = {}
        estimates = aboard_of(self.sums)
        for bot in self.bots:
            for (who, crew), estimate in sorted(estimates.items()):
                if who == bot:
                    by.setdefault(self.labels.crew(crew), []).append(
                        Figure(self._series(bot), estimate)
                    )
                    if bot == best:
                        own[self.labels.crew(crew)] = estimate
        if len(by) < 2:
            return None
        found = self._found(best, own)
        picture = self._both(lambda width: dots(list(by.items()), None, width, self._number), found)
        title = self.words("report-axis", {"axis": self.labels.axis(CREW)})
        return Section(title, found, picture + self._legend(), self.words("report-aboard-how"))

    def _course(self) -> Section:
        """Survival by page, or points on the way."""
        words, rows = self.words, []
        for bot in self.bots:
            counts = [self.sums.stages[bot, stage] for stage in range(len(self.stages))]
            band = [(quantile(one, 0.1), quantile(one, 0.9)) for one in counts]
            means = [mean_of(one) for one in counts]
            rows.append(Course(bot, self._series(bot), means, band))
        best = self.ranked[0].bot
        middle = len(self.stages) // 2
        half = mean_of(self.sums.stages[best, middle])
        told: dict[str, str | int] = {
            "bot": best,
            "stage": self.stages[middle],
            "half": self._tenth(half),
            "whole": self._tenth(mean_of(self.sums.stages[best, len(self.stages) - 1])),
        }
        kind = self.simulation.game
        found = words(f"report-course-{kind}.found", told)
        picture = self._both(lambda width: courses(rows, self.stages, width, self._number), found)
        return Section(
            words(f"report-course-{kind}"), found, picture, words(f"report-course-{kind}.how")
        )

    def _turning(self) -> Section | None:
        """Where good games and bad ones, or winners and the others, part."""
        words = self.words
        if self.simulation.is_together():
            best = self.ranked[0].bot
            paths = {value: one for (bot, value), one in self.sums.paths.items() if bot == best}
            scores = Counter({value: one["entries"] for value, one in paths.items()})
            low, high = quantile(scores, _QUARTER), quantile(scores, 1 - _QUARTER)
            good = [one for value, one in paths.items() if value >= high]
            bad = [one for value, one in paths.items() if value <= low]
            names = (words("report-good"), words("report-bad"))
            key = "report-turning-together"
        else:
            best = ""
            good = [one for (_, value), one in self.sums.paths.items() if value > 0]
            bad = [one for (_, value), one in self.sums.paths.items() if value == 0]
            names = (words("report-winners"), words("report-others"))
            key = "report-turning-against"
        if not good or not bad:
            return None
        above, below = self._path(good), self._path(bad)
        gap = [one - other for one, other in zip(above, below, strict=True)]
        half = next((place for place, one in enumerate(gap) if one >= gap[-1] / 2), len(gap) - 1)
        found = words(key, {"bot": best, "stage": self.stages[half]})
        rows = [Course(names[0], 3, above), Course(names[1], 2, below)]
        picture = self._both(
            lambda width: courses(rows, self.stages, width, self._number, parting=half), found
        )
        return Section(words("report-turning"), found, picture, words(f"{key}.how"))

    def _path(self, sums: Sequence[Counter[str]]) -> list[float]:
        many = sum(one["entries"] for one in sums)
        stages = range(1, len(self.stages) + 1)
        return [sum(one[f"at_{stage}"] for one in sums) / many for stage in stages]

    def _leads(self) -> Section | None:
        """How safe a lead is."""
        leads = [self.sums.leads.get(stage, Counter()) for stage in range(len(self.stages))]
        if any(not one["led"] for one in leads):
            return None
        shares = [one["won"] / 12 / one["led"] for one in leads]
        middle = len(shares) // 2
        told = {"stage": self.stages[middle], "share": self._percent(shares[middle])}
        found = self.words("report-leads-found", told)
        rows = [Course(self.words("report-leader"), 0, [100 * share for share in shares])]
        picture = self._both(
            lambda width: courses(rows, self.stages, width, self._number, (0, 100)), found
        )
        return Section(self.words("report-leads"), found, picture, self.words("report-leads-how"))

    def _chairs(self) -> Section | None:
        """What a seat is worth: its share of the wins, beyond a fair one."""
        chairs = chairs_of(self.sums)
        if not chairs:
            return None
        rows = []
        for (seats, seat), wins in chairs.items():
            fair = 1 / seats
            more = [100 * (one - fair) for one in (wins.value, wins.low, wins.high)]
            name = self.words("report-chair", {"seats": seats, "seat": seat})
            rows.append((name, [Figure(0, Estimate(*more))]))
        seats, _ = next(iter(chairs))
        share = share_estimate(chairs[seats, 1], self.words.language)
        told: dict[str, str | int] = {"seats": seats, "share": share}
        found = self.words("report-chairs-found", told)
        picture = self._both(lambda width: dots(rows, 0, width, self._signed), found)
        return Section(self.words("report-chairs"), found, picture, self.words("report-chairs-how"))

    def _luck(self) -> Section | None:
        """What makes games differ: who plays, what is varied, where one sits, or chance."""
        shares = shares_of(self.sums.spread)
        if not shares:
            return None
        words = self.words
        colours = {SKILL: 0, VARIATION: 2, CHAIR: 4}
        parts = []
        legend = ""
        chance = 0
        for cause, share in shares.items():
            series = colours.get(cause, 1 if not chance else 3)
            chance += cause not in colours
            parts.append((share, self._percent(share), series))
            legend += self._key(series, f"{words(f'cause-{cause}')} {self._percent(share)}")
        luck = sum(share for cause, share in shares.items() if cause not in colours)
        found = words("report-luck-alone")
        if SKILL in shares:
            told = {"skill": self._percent(shares[SKILL]), "luck": self._percent(luck)}
            found = words("report-luck-found", told)
        picture = self._both(lambda width: stack(parts, width), found)
        picture += f'<ul class="legend">{legend}</ul>'
        return Section(words("report-luck"), found, picture, words("report-luck-how"))

    def _legend(self) -> str:
        if len(self.bots) < 2:
            return ""
        keys = "".join(self._key(self._series(bot), bot) for bot in self.bots)
        return f'<ul class="legend">{keys}</ul>'

    def _key(self, series: int, label: str) -> str:
        return f'<li><i class="s{series % 5 + 1}"></i>{escape(label)}</li>'
