"""The report of a simulation: which pictures there are, and what each of them has found.

The pictures are drawn by the lab, `report_telling` writes figures, `report_page` the page.
"""

from html import escape
from typing import Final

from carpathia import __version__
from carpathia.lab.charts import Figure, Ridge, dots, matrix, ridges
from carpathia.lab.intervals import Estimate
from carpathia.lab.summary import (
    FEWEST_DEALS,
    aboard_of,
    mean_of,
    pairs_of,
    quantile,
)
from carpathia.lab.summing import Sums
from carpathia.lab.tally import HISTORY
from carpathia.lab.variations import CREW
from carpathia.terminal.numbers import number
from carpathia.terminal.report_page import Page, Section, Tile, write_page
from carpathia.terminal.report_play import chairs, course, leads, luck, turning
from carpathia.terminal.report_telling import Teller
from carpathia.terminal.summaries import counts_of, difference_grid, notes, summary_grid
from carpathia.words.reader import Words

_TEN: Final = 10
"""Games it takes to speak of eight of ten."""


def report_page(sums: Sums, words: Words, seed: str | None) -> str:
    """The whole page."""
    return write_page(_page(Teller(sums, words, seed)))


def _page(tell: Teller) -> Page:
    words = tell.words
    sections = [_scores(tell), *_varied(tell), _crew(tell), course(tell), turning(tell)]
    sections += [leads(tell), chairs(tell), luck(tell)]
    return Page(
        words.language,
        words(f"game-{tell.simulation.game}"),
        words("report-kind"),
        words("report-about", counts_of(tell.sums, words)),
        _tiles(tell),
        [section for section in sections if section is not None],
        words("report-figures"),
        [summary_grid(tell.sums, words), difference_grid(tell.sums, words)],
        " ".join(words(key, told) for key, told in notes(tell.sums)),
        words("report-made", {"seed": tell.seed, "version": __version__}),
    )


def _tiles(tell: Teller) -> list[Tile]:
    """The figures at the top."""
    words, best = tell.words, tell.ranked[0]
    language = words.language
    games = words("report-tile-games", {"count": tell.sums.matches})
    tiles = [Tile(number(tell.sums.matches, 0, language), games)]
    tiles.append(Tile(tell.tenth(best.points.value), words("report-tile-best", {"bot": best.bot})))
    if best.above is not None and best.all_saved is not None:
        told: dict[str, str | int] = {"bot": best.bot, "points": HISTORY}
        tiles.append(Tile(tell.percent(best.above.value), words("report-tile-above", told)))
        saved = words("report-tile-saved", {"bot": best.bot})
        tiles.append(Tile(tell.percent(best.all_saved.value), saved))
    elif best.wins is not None:
        leader = max(tell.ranked, key=lambda line: line.wins.value if line.wins else 0)
        wins = tell.percent(leader.wins.value) if leader.wins else ""
        tiles.append(Tile(wins, words("report-tile-wins", {"bot": leader.bot})))
    return tiles


def _scores(tell: Teller) -> Section:
    """How often each score came, with each bot."""
    words = tell.words
    rows = []
    has_middle = min(line.matches for line in tell.ranked) >= _TEN
    for line in tell.ranked:
        counts = tell.sums.scores[line.bot, "", ""]
        middle = {
            "low": tell.number(quantile(counts, 0.1)),
            "high": tell.number(quantile(counts, 0.9)),
        }
        note = words("report-middle", middle) if has_middle else ""
        series = tell.series(line.bot)
        rows.append(Ridge(line.bot, note, series, counts, mean_of(counts)))
    history = words("report-history", {"points": HISTORY})
    mark = (HISTORY + 0.5, history) if tell.simulation.is_together() else None
    found = words("report-scores-one", tell.told(tell.ranked[0]))
    if len(tell.ranked) > 1:
        last = tell.ranked[-1]
        less = {"other": last.bot, "less": tell.tenth(last.points.value)}
        found = words("report-scores-many", {**tell.told(tell.ranked[0]), **less})
    picture = tell.both(lambda width: ridges(rows, mark, width, tell.number), found)
    how = words("report-scores-how")
    if has_middle:
        how = f"{how} {words('report-scores-how.middle')}"
    return Section(words("report-scores"), found, picture, how)


def _varied(tell: Teller) -> list[Section | None]:
    return [_axis(tell, axis) for axis in tell.simulation.axes]


def _axis(tell: Teller, axis: str) -> Section | None:
    """Every value of what is varied, with each bot."""
    by: dict[str, list[Figure]] = {}
    for line in tell.lines:
        if line.axis == axis:
            figure = Figure(tell.series(line.bot), line.points)
            by.setdefault(line.value, []).append(figure)
    if len(by) < 2:
        return None
    rows = [(tell.labels.value(axis, value), figures) for value, figures in by.items()]
    best = tell.ranked[0].bot
    own = {one.value: one.points for one in tell.lines if one.axis == axis and one.bot == best}
    found = tell.found(best, axis, own if tell.sums.deals >= FEWEST_DEALS else {})
    pictures = tell.both(lambda width: dots(rows, None, width, tell.number), found)
    pictures += tell.legend()
    if axis == CREW:
        pictures += _crews(tell, best)
    title = tell.words("report-axis", {"axis": tell.labels.axis(axis)})
    return Section(title, found, pictures, tell.words("report-axis-how"))


def _crews(tell: Teller, bot: str) -> str:
    """Who serves alone better than whom, on the same deals, with one bot."""
    pairs = [one for one in pairs_of(tell.sums.axis_pairs[bot, CREW]) if one.one and one.other]
    if not pairs:
        return ""
    names = list(dict.fromkeys([one.one for one in pairs] + [one.other for one in pairs]))
    table: dict[tuple[int, int], Estimate] = {}
    for pair in pairs:
        row, column = names.index(pair.one), names.index(pair.other)
        more = pair.points
        table[row, column] = more
        table[column, row] = Estimate(-more.value, -more.high, -more.low)
    shown = [tell.labels.crew(name) for name in names]
    title = tell.words("report-crews", {"bot": bot})
    picture = tell.both(lambda width: matrix(shown, table, width, tell.signed), title)
    return f"<h3>{escape(title)}</h3>{picture}"


def _crew(tell: Teller) -> Section | None:
    """Where the crew was dealt: how matches went with each of them aboard."""
    if CREW in tell.simulation.axes or not tell.simulation.is_together():
        return None
    by: dict[str, list[Figure]] = {}
    best = tell.ranked[0].bot
    own: dict[str, Estimate] = {}
    estimates = aboard_of(tell.sums)
    for bot in tell.bots:
        for (who, crew), estimate in sorted(estimates.items()):
            if who == bot:
                by.setdefault(tell.labels.crew(crew), []).append(Figure(tell.series(bot), estimate))
                if bot == best and tell.sums.aboard[bot, crew]["deals"] >= FEWEST_DEALS:
                    own[crew] = estimate
    if len(by) < 2:
        return None
    found = tell.found(best, CREW, own)
    picture = tell.both(lambda width: dots(list(by.items()), None, width, tell.number), found)
    title = tell.words("report-axis", {"axis": tell.labels.axis(CREW)})
    return Section(title, found, picture + tell.legend(), tell.words("report-aboard-how"))
