"""SOS Titanic alone: by crew, by set-up and by edition."""

from typing import Final

import polars as pl

from bench.studies.comparing import difference, mean, share
from bench.studies.pictures import WIDTH, framed
from bench.studies.study import Findings, Lab, Study
from bench.studies.telling import LABELS, paragraphs, percent, points, signed, table
from carpathia.games.sos_titanic.components import SETUPS
from carpathia.lab.charts import Figure, dots
from carpathia.lab.tally import HISTORY

GAME: Final = "sos-titanic"
NAMES: Final = LABELS[GAME]
ABOVE: Final = pl.col("score") > HISTORY
ALL_SAVED: Final = pl.col("reason") == "all-saved"
NOTE: Final = "Mean scores and their 95 % intervals; dashed: 19, about what history managed (S9.2)."
_SOME: Final = 0.4
"""Of the deals, for the other edition, which plays the same with most of the crew."""
_FEW: Final = 0.05
"""Of the deals, for games that take long."""


def by_crew(lab: Lab) -> Findings:
    """One player: who serves, how the Lines are dealt, which rulebook."""
    games = lab.games
    axes, some = ["crew", "setup"], lab.part(_SOME)
    rows = lab.simulate("one player, greedy", GAME, ["greedy"], games, axes)
    french = lab.simulate("French edition", GAME, ["greedy"], some, axes, edition="fr")
    blind = lab.simulate("one player, random", GAME, ["random"], games, ["crew"])
    few, thinker = lab.part(_FEW), lab.search(100)
    deep = lab.simulate(f"one player, {thinker}", GAME, [thinker], few, ["crew"])
    usual = _kind(rows, "classic")
    crews = list(dict.fromkeys(usual["crew"]))
    heads = ["", "random", "greedy", f"above {HISTORY}", "all saved"]
    heads += [thinker, "all saved", "over greedy"]
    lines = []
    for crew in ["", *crews]:
        own, lone, thought = (_crew(one, crew) for one in (usual, blind, deep))
        lines.append(
            [
                NAMES.crew(crew) if crew else "**all six**",
                points(mean(lone, "score")),
                points(mean(own, "score")),
                percent(share(own, ABOVE)),
                percent(share(own, ALL_SAVED)),
                points(mean(thought, "score")),
                percent(share(thought, ALL_SAVED)),
                signed(difference(thought, own, "score")),
            ]
        )
    text = paragraphs(
        f"One player, English edition, classic set-up; {games:,} deals for each of the six with "
        f"random and greedy, {few:,} with {thinker}, the first ones the same. "
        "Score and shares with 95 % intervals, the deal being the unit; *over greedy* is paired by "
        "deal (bold where 0 lies outside its interval).",
        table(heads, lines),
        f"By set-up, greedy, English edition, the same {games:,} deals; in brackets the difference "
        "from classic, paired in the same way.",
        _setups(rows, crews),
        f"By edition, greedy, the first {some:,} of these deals: the French rulebook less the "
        "English.",
        _editions(rows, french, crews),
    )
    pictures = {
        "sos-crew": _crew_picture(crews, [blind, usual, deep], thinker),
        "sos-setups": _setup_picture(rows, crews),
    }
    return Findings(text, pictures)


def _kind(rows: pl.DataFrame, setup: str) -> pl.DataFrame:
    return rows.filter(pl.col("setup") == setup)


def _crew(rows: pl.DataFrame, crew: str) -> pl.DataFrame:
    return rows.filter(pl.col("crew") == crew) if crew else rows


def _setups(rows: pl.DataFrame, crews: list[str]) -> str:
    kinds = {setup: _kind(rows, setup) for setup in SETUPS}
    usual = kinds[SETUPS[0]]
    lines = []
    for crew in ["", *crews]:
        cells = [
            NAMES.crew(crew) if crew else "**all six**",
            points(mean(_crew(usual, crew), "score")),
        ]
        for setup in SETUPS[1:]:
            own = _crew(kinds[setup], crew)
            more = signed(difference(own, _crew(usual, crew), "score"))
            cells.append(f"{points(mean(own, 'score'))} ({more})")
        lines.append(cells)
    saved = [percent(share(kinds[setup], ALL_SAVED)) for setup in SETUPS]
    lines.append(["all saved, all six", *saved])
    return table(["", *(NAMES.value("setup", setup) for setup in SETUPS)], lines)


def _editions(english: pl.DataFrame, french: pl.DataFrame, crews: list[str]) -> str:
    lines = []
    for crew in ["", *crews]:
        cells = [NAMES.crew(crew) if crew else "**all six**"]
        for setup in SETUPS:
            one, other = (_crew(_kind(rows, setup), crew) for rows in (french, english))
            cells.append(signed(difference(one, other, "score")))
        lines.append(cells)
    return table(["", *(NAMES.value("setup", setup) for setup in SETUPS)], lines)


def _crew_picture(crews: list[str], played: list[pl.DataFrame], thinker: str) -> str:
    rows = [
        (
            NAMES.crew(crew),
            [Figure(place, mean(_crew(one, crew), "score")) for place, one in enumerate(played)],
        )
        for crew in crews
    ]
    best = max(crews, key=lambda crew: mean(_crew(played[1], crew), "score").value)
    worst = min(crews, key=lambda crew: mean(_crew(played[1], crew), "score").value)
    about = (
        f"Mean scores of random, greedy and {thinker} with each of the six crew who serve alone. "
        f"With greedy {NAMES.crew(best)} scores most and {NAMES.crew(worst)} least."
    )
    key = [("random", 0), ("greedy", 1), (thinker, 2)]
    drawing = dots(rows, HISTORY, WIDTH, short)
    return framed(drawing, "SOS Titanic alone, by crew", about, key, NOTE)


def _setup_picture(rows: pl.DataFrame, crews: list[str]) -> str:
    drawn = []
    for crew in crews:
        kinds = [_crew(_kind(rows, setup), crew) for setup in SETUPS]
        drawn.append(
            (
                NAMES.crew(crew),
                [Figure(place, mean(kind, "score")) for place, kind in enumerate(kinds)],
            )
        )
    about = "Mean scores of greedy in the classic, expert and ultimate set-up, for each of the six."
    key = [(NAMES.value("setup", setup), place) for place, setup in enumerate(SETUPS)]
    drawing = dots(drawn, HISTORY, WIDTH, short)
    return framed(drawing, "SOS Titanic alone, by set-up (greedy)", about, key, NOTE)


def short(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


SOS_CREW: Final = Study(
    "sos-crew",
    "alone on the bridge: what are the six crew worth, the three set-ups, and the two rulebooks?",
    4000,
    by_crew,
)
