"""What memory is worth in Titus: bots that forget more or less, against each other."""

from itertools import combinations
from typing import Final

import polars as pl

from bench.studies.comparing import chairs, difference, share
from bench.studies.pictures import WIDTH, framed
from bench.studies.study import Findings, Lab, Study
from bench.studies.telling import paragraphs, percent, plus, signed, table
from carpathia.lab.canvas import bounds
from carpathia.lab.charts import Course, courses, matrix
from carpathia.lab.intervals import Estimate

GAME: Final = "titus"
LEVELS: Final = (0, 25, 50, 75, 100)
"""How many of a hundred backs that were once up are forgotten, anew before each choice."""
_EVEN: Final = Estimate(0.5, 0.5, 0.5)
"""A bot against its twin, chairs swapped."""


def forgetful(bot: str, level: int) -> str:
    """The name of a bot that forgets so many of a hundred."""
    return f"{bot}+forget{level}" if level else bot


def memory(lab: Lab) -> Findings:
    games, few, thinker = lab.games, lab.part(0.06), lab.search(60)
    met: dict[tuple[int, int], pl.DataFrame] = {}
    for better, worse in combinations(LEVELS, 2):
        bots = [forgetful("greedy", better), forgetful("greedy", worse)]
        rows = lab.simulate(" - ".join(bots), GAME, bots, games)
        met[better, worse] = chairs(rows, ["bot", "score", "won"])
    deep: dict[int, pl.DataFrame] = {}
    for level in LEVELS[1:]:
        bots = [thinker, forgetful(thinker, level)]
        deep[level] = chairs(
            lab.simulate(" - ".join(bots), GAME, bots, few), ["bot", "score", "won"]
        )
    against = {
        "greedy": {level: met[0, level] for level in LEVELS[1:]},
        thinker: deep,
    }
    lines = []
    for level in LEVELS[1:]:
        cells = [f"{level} %"]
        for bot, rows_of in against.items():
            hazy, clear = _two(rows_of[level], forgetful(bot, level), bot)
            cells += [percent(share(hazy, "won")), signed(difference(hazy, clear, "score"))]
        lines.append(cells)
    wins = {bot: [_EVEN, *_wins(bot, rows_of)] for bot, rows_of in against.items()}
    text = paragraphs(
        "Two players, the same deals with the chairs swapped; against the same bot with a perfect "
        f"memory: wins and points of the one that forgets; {games:,} deals with greedy, {few:,} "
        f"with {thinker}. 95 % intervals, the deal being the unit; bold where 0 lies outside.",
        table(["forgets", "greedy wins", "points", f"{thinker} wins", "points"], lines),
        "Everyone against everyone, greedy: points a match the row makes more than the column.",
        _everyone(met),
        _company(lab),
    )
    pictures = {"titus-memory": _wins_picture(wins), "titus-memory-all": _all_picture(met)}
    return Findings(text, pictures)


def _two(rows: pl.DataFrame, one: str, other: str) -> tuple[pl.DataFrame, pl.DataFrame]:
    return rows.filter(pl.col("bot") == one), rows.filter(pl.col("bot") == other)


def _wins(bot: str, rows_of: dict[int, pl.DataFrame]) -> list[Estimate]:
    return [
        share(rows.filter(pl.col("bot") == forgetful(bot, level)), "won")
        for level, rows in rows_of.items()
    ]


def _points_more(met: dict[tuple[int, int], pl.DataFrame]) -> dict[tuple[int, int], Estimate]:
    """By the places of two levels: what the first makes more."""
    found: dict[tuple[int, int], Estimate] = {}
    for (better, worse), rows in met.items():
        clear, hazy = _two(rows, forgetful("greedy", better), forgetful("greedy", worse))
        one, other = LEVELS.index(better), LEVELS.index(worse)
        found[one, other] = difference(clear, hazy, "score")
        found[other, one] = difference(hazy, clear, "score")
    return found


def _everyone(met: dict[tuple[int, int], pl.DataFrame]) -> str:
    more = _points_more(met)
    lines = []
    for row, level in enumerate(LEVELS):
        cells = [
            signed(more[row, column]) if row != column else "" for column in range(len(LEVELS))
        ]
        lines.append([f"forgets {level} %", *cells])
    return table(["", *(f"{level} %" for level in LEVELS)], lines)


def _company(lab: Lab) -> str:
    """One who remembers among those who forget everything, and the other way round; and whether
    a better head makes up for it."""
    clear, hazy = "greedy", forgetful("greedy", 100)
    lines = []
    for seats in (2, 3, 4):
        cells = [f"{seats} players", f"{100 / seats:.0f} %"]
        for one, others in ((clear, hazy), (hazy, clear)):
            bots = [one, *[others] * (seats - 1)]
            rows = lab.simulate(
                f"{one} among {others}, {seats}", GAME, bots, lab.games, seats=seats
            )
            own = chairs(rows, ["bot", "won"]).filter(pl.col("bot") == one)
            cells.append(percent(share(own, "won")))
        lines.append(cells)
    few = lab.part(0.06)
    bots = [forgetful(lab.search(60), 100), clear]
    rows = chairs(lab.simulate(" - ".join(bots), GAME, bots, few), ["bot", "score", "won"])
    thinker, rememberer = _two(rows, *bots)
    told = (
        f"{bots[0]} against {bots[1]}, who remembers everything, two players, {few:,} deals: "
        f"{percent(share(thinker, 'won'))} of the wins, "
        f"{signed(difference(thinker, rememberer, 'score'))} points."
    )
    heads = ["", "fair", "remembers all, the others nothing", "remembers nothing, the others all"]
    about = f"The share of wins of one who differs from the others, greedy, {lab.games:,} deals:"
    return f"{about}\n\n{table(heads, lines)}\n\n{told}"


def _wins_picture(wins: dict[str, list[Estimate]]) -> str:
    rows = [
        Course(
            bot,
            place,
            [100 * one.value for one in shares],
            [(100 * one.low, 100 * one.high) for one in shares],
        )
        for place, (bot, shares) in enumerate(wins.items())
    ]
    stages = [f"{level} %" for level in LEVELS]
    ends = [end for row in rows for pair in row.band for end in pair]
    drawing = courses(rows, stages, WIDTH, lambda value: f"{value:.0f}", bounds(ends))
    lost = " and ".join(f"{row.values[-1]:.0f} % with {row.label}" for row in rows)
    about = (
        "Wins against the same bot with a perfect memory, falling from 50 % as more is forgotten, "
        f"to {lost} where everything is."
    )
    note = "Across: how many backs are forgotten. Up: wins in a hundred, two players, 95 % bands."
    return framed(drawing, "Titus: what forgetting costs", about, (), note)


def _all_picture(met: dict[tuple[int, int], pl.DataFrame]) -> str:
    names = [f"forgets {level} %" if level else "forgets nothing" for level in LEVELS]
    drawing = matrix(names, _points_more(met), WIDTH, lambda value: plus(value))
    about = "Points that each greedy bot makes more than each other, by how much they forget."
    note = "Points a match that the row makes more than the column; faint: may be nothing."
    return framed(drawing, "Titus: everyone against everyone (greedy)", about, (), note)


TITUS_MEMORY: Final = Study(
    "titus-memory",
    "all that was once up has been seen by all. What is it worth to remember it?",
    500,
    memory,
)
