"""SOS Titanic by number of players, and which of the ten crew one would like to have aboard."""

from typing import Final

import polars as pl

from bench.studies.comparing import apart, mean, share
from bench.studies.pictures import WIDTH, framed
from bench.studies.sos_crew import ABOVE, ALL_SAVED, GAME, NAMES, NOTE, short
from bench.studies.study import Findings, Lab, Study
from bench.studies.telling import over, paragraphs, percent, points, signed, table
from carpathia.games.sos_titanic.cards import CREW_NAMES
from carpathia.lab.charts import Figure, dots
from carpathia.lab.intervals import Estimate
from carpathia.lab.tally import HISTORY


def by_seats(lab: Lab) -> Findings:
    """One to five players, and whom one would like to have aboard."""
    games, few, thinker = lab.games, lab.part(0.04), lab.search(60)
    axes = ["seats"]
    played = [
        lab.simulate("one to five players, random", GAME, ["random"], games, axes),
        lab.simulate("one to five players, greedy", GAME, ["greedy"], games, axes),
        lab.simulate(f"one to five players, {thinker}", GAME, [thinker], few, axes),
    ]
    counts = range(1, 6)
    lines = []
    for seats in counts:
        blind, own, deep = (_seated(one, seats) for one in played)
        lines.append(
            [
                NAMES.value("seats", str(seats)),
                points(mean(blind, "score")),
                points(mean(own, "score")),
                percent(share(own, ABOVE)),
                percent(share(own, ALL_SAVED)),
                points(mean(deep, "score")),
                percent(share(deep, ALL_SAVED)),
                f"{mean(own, 'decisions').value:.0f}",
            ]
        )
    heads = [
        "",
        "random",
        "greedy",
        f"above {HISTORY}",
        "all saved",
        thinker,
        "all saved",
        "decisions",
    ]
    text = paragraphs(
        f"English edition, classic set-up, crew dealt; {games:,} deals for each number of players "
        f"with random and greedy, {few:,} with {thinker}; one bot plays all seats. Decisions are "
        "those of greedy, a match.",
        table(heads, lines),
        "Whom to have aboard: how many points more greedy makes in matches with somebody than in "
        "matches without, where somebody else has the place. Which crew is there is dealt, so the "
        "two kinds of match differ in nothing else on average.",
        _aboard(played[1]),
    )
    pictures = {
        "sos-seats": _seats_picture(played, thinker),
        "sos-aboard": _aboard_picture(played[1]),
    }
    return Findings(text, pictures)


def _seated(rows: pl.DataFrame, seats: int) -> pl.DataFrame:
    return rows.filter(pl.col("seats") == seats)


def _worth(rows: pl.DataFrame, seats: int, crew: str) -> Estimate | None:
    """Points more with somebody than without; None: there always was, or never."""
    here = _seated(rows, seats)
    aboard = pl.col("crew").str.split(",").list.contains(crew)
    with_one, without = here.filter(aboard), here.filter(~aboard)
    if with_one.is_empty() or without.is_empty():
        return None
    return apart(with_one, without, "score")


def _aboard(rows: pl.DataFrame) -> str:
    lines = []
    for crew in CREW_NAMES:
        found = [_worth(rows, seats, crew) for seats in range(2, 6)]
        lines.append([NAMES.crew(crew), *(signed(one) if one else "" for one in found)])
    return table(["", *(NAMES.value("seats", str(seats)) for seats in range(2, 6))], lines)


def _aboard_picture(rows: pl.DataFrame) -> str:
    found = {crew: _worth(rows, 3, crew) for crew in CREW_NAMES}
    worth = {crew: one for crew, one in found.items() if one is not None}
    ranked = sorted(worth, key=lambda crew: -worth[crew].value)
    drawn = [(NAMES.crew(crew), [Figure(0, worth[crew])]) for crew in ranked]
    about = (
        "Points that greedy makes more with each crew member than without, three players: from "
        f"{NAMES.crew(ranked[0])}, who helps most, to {NAMES.crew(ranked[-1])}."
    )
    drawing = dots(drawn, 0, WIDTH, over)
    note = "Three players, crew dealt; mean score with this one less mean score without, 95 %."
    return framed(drawing, "Whom to have aboard (greedy)", about, (), note)


def _seats_picture(played: list[pl.DataFrame], thinker: str) -> str:
    drawn = []
    for seats in range(1, 6):
        figures = [
            Figure(place, mean(_seated(one, seats), "score")) for place, one in enumerate(played)
        ]
        drawn.append((NAMES.value("seats", str(seats)), figures))
    about = f"Mean scores of random, greedy and {thinker} with one to five players."
    key = [("random", 0), ("greedy", 1), (thinker, 2)]
    drawing = dots(drawn, HISTORY, WIDTH, short)
    return framed(drawing, "SOS Titanic by number of players", about, key, NOTE)


SOS_SEATS: Final = Study(
    "sos-seats",
    "do more hands save more people, and whose?",
    600,
    by_seats,
)
