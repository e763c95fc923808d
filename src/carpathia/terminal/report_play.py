"""The pictures of a report that show how games go: the way, the turn, the lead, chairs and luck."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from carpathia.lab.charts import Course, Figure, courses, dots, stack
from carpathia.lab.entries import WIN
from carpathia.lab.intervals import Estimate
from carpathia.lab.summary import (
    CHAIR,
    SKILL,
    VARIATION,
    chairs_of,
    mean_of,
    quantile,
    shares_of,
)
from carpathia.terminal.numbers import share_estimate
from carpathia.terminal.report_page import Section
from carpathia.terminal.report_telling import Teller

_QUARTER: Final = 0.25
"""Of the games: the best, and the worst."""


def course(tell: Teller) -> Section:
    """Survival by page, or points on the way."""
    words, rows = tell.words, []
    for bot in tell.bots:
        counts = [tell.sums.stages[bot, stage] for stage in range(len(tell.stages))]
        band = [(quantile(one, 0.1), quantile(one, 0.9)) for one in counts]
        means = [mean_of(one) for one in counts]
        rows.append(Course(bot, tell.series(bot), means, band))
    best = tell.ranked[0].bot
    middle = len(tell.stages) // 2
    half = mean_of(tell.sums.stages[best, middle])
    told: dict[str, str | int] = {
        "bot": best,
        "stage": tell.stages[middle],
        "half": tell.tenth(half),
        "whole": tell.tenth(mean_of(tell.sums.stages[best, len(tell.stages) - 1])),
    }
    kind = tell.simulation.game
    found = words(f"report-course-{kind}.found", told)
    picture = tell.both(lambda width: courses(rows, tell.stages, width, tell.number), found)
    return Section(
        words(f"report-course-{kind}"), found, picture, words(f"report-course-{kind}.how")
    )


def turning(tell: Teller) -> Section | None:
    """Where good games and bad ones, or winners and the others, part."""
    words = tell.words
    if tell.simulation.is_together():
        best = tell.ranked[0].bot
        paths = {value: one for (bot, value), one in tell.sums.paths.items() if bot == best}
        scores = Counter({value: one["entries"] for value, one in paths.items()})
        low, high = quantile(scores, _QUARTER), quantile(scores, 1 - _QUARTER)
        if low == high:  # one game, or all alike: nothing parts them
            return None
        good = [one for value, one in paths.items() if value >= high]
        bad = [one for value, one in paths.items() if value <= low]
        names = (words("report-good"), words("report-bad"))
        key = "report-turning-together"
    else:
        best = ""
        good = [one for (_, value), one in tell.sums.paths.items() if value > 0]
        bad = [one for (_, value), one in tell.sums.paths.items() if value == 0]
        names = (words("report-winners"), words("report-others"))
        key = "report-turning-against"
    if not good or not bad:
        return None
    above, below = _path(tell, good), _path(tell, bad)
    gap = [one - other for one, other in zip(above, below, strict=True)]
    half = next((place for place, one in enumerate(gap) if one >= gap[-1] / 2), len(gap) - 1)
    found = words(key, {"bot": best, "stage": tell.stages[half]})
    rows = [Course(names[0], 3, above), Course(names[1], 2, below)]
    picture = tell.both(
        lambda width: courses(rows, tell.stages, width, tell.number, parting=half), found
    )
    return Section(words("report-turning"), found, picture, words(f"{key}.how"))


def _path(tell: Teller, sums: Sequence[Counter[str]]) -> list[float]:
    many = sum(one["entries"] for one in sums)
    stages = range(1, len(tell.stages) + 1)
    return [sum(one[f"at_{stage}"] for one in sums) / many for stage in stages]


def leads(tell: Teller) -> Section | None:
    """How safe a lead is."""
    led = [tell.sums.leads.get(stage, Counter()) for stage in range(len(tell.stages))]
    if any(not one["led"] for one in led):
        return None
    shares = [one["won"] / WIN / one["led"] for one in led]
    middle = len(shares) // 2
    told = {"stage": tell.stages[middle], "share": tell.percent(shares[middle])}
    found = tell.words("report-leads-found", told)
    rows = [Course(tell.words("report-leader"), 0, [100 * share for share in shares])]
    picture = tell.both(
        lambda width: courses(rows, tell.stages, width, tell.number, (0, 100)), found
    )
    return Section(tell.words("report-leads"), found, picture, tell.words("report-leads-how"))


def chairs(tell: Teller) -> Section | None:
    """What a seat is worth: its share of the wins, beyond a fair one."""
    shares = chairs_of(tell.sums)
    if not shares:
        return None
    rows = []
    for (seats, seat), wins in shares.items():
        fair = 1 / seats
        more = [100 * (one - fair) for one in (wins.value, wins.low, wins.high)]
        name = tell.words("report-chair", {"seats": seats, "seat": seat})
        rows.append((name, [Figure(0, Estimate(*more))]))
    seats, _ = next(iter(shares))
    share = share_estimate(shares[seats, 1], tell.words.language)
    told: dict[str, str | int] = {"seats": seats, "share": share}
    found = tell.words("report-chairs-found", told)
    picture = tell.both(lambda width: dots(rows, 0, width, tell.signed), found)
    return Section(tell.words("report-chairs"), found, picture, tell.words("report-chairs-how"))


def luck(tell: Teller) -> Section | None:
    """What makes games differ: who plays, what is varied, where one sits, or chance."""
    shares = shares_of(tell.sums.spread)
    if not shares:
        return None
    words = tell.words
    colours = {SKILL: 0, VARIATION: 2, CHAIR: 4}
    parts = []
    legend = ""
    chance = 0
    for cause, share in shares.items():
        series = colours.get(cause, 1 if not chance else 3)
        chance += cause not in colours
        parts.append((share, tell.percent(share), series))
        legend += tell.key(series, f"{words(f'cause-{cause}')} {tell.percent(share)}")
    by_chance = sum(share for cause, share in shares.items() if cause not in colours)
    told = {"skill": tell.percent(shares.get(SKILL, 0)), "luck": tell.percent(by_chance)}
    key = "report-luck-found" if SKILL in shares else "report-luck-chance"
    found = words(key if len(shares) > 1 else "report-luck-alone", told)
    picture = tell.both(lambda width: stack(parts, width), found)
    picture += f'<ul class="legend">{legend}</ul>'
    return Section(words("report-luck"), found, picture, words("report-luck-how"))
