"""Noris' Titanic: what we had to choose when we put the box together again, compared."""

from dataclasses import dataclass, field
from typing import Final

import polars as pl

from bench.studies.bars import Bar, bars
from bench.studies.comparing import chairs, difference, mean, share
from bench.studies.pictures import WIDTH, framed
from bench.studies.study import Findings, Lab, Study
from bench.studies.telling import finely, paragraphs, percent, points, signed, table
from carpathia.lab.charts import Figure, dots

GAME: Final = "noris-titanic"
SEATS: Final = (2, 3, 4)
FATES: Final = {
    "saved": "saved",
    "afoot": "afoot at the end",
    "buried": "buried",
    "waiting": "waiting at the end",
}
"""What becomes of the pawns."""
COLOURS: Final = (3, 1, 2, 0)
SHARED: Final = pl.max_horizontal(*(pl.col(f"won_{seat}") for seat in SEATS), "won_1") < 1


@dataclass(frozen=True)
class Choice:
    """One way to have the box, by what differs from the usual one."""

    name: str
    edition: str = "casse-noisettes"
    options: dict[str, str] = field(default_factory=dict)
    switches: dict[str, bool] = field(default_factory=dict)


USUAL: Final = Choice("as we have it")
CHOICES: Final = (
    USUAL,
    Choice("die: three blue", options={"die": "three-blue"}),
    Choice("die: two white", options={"die": "two-white"}),
    Choice("cards: fewer high", options={"cards": "falling"}),
    Choice("three blue, fewer high", options={"die": "three-blue", "cards": "falling"}),
    Choice("two white, fewer high", options={"die": "two-white", "cards": "falling"}),
    Choice("rail by row 13", options={"board": "rail-13"}),
    Choice("START loses the turn", "noris"),
    Choice("the roller moves again", switches={"roller-moves-again": True}),
)
"""N1.7, N1.6: dice and cards, and both together; N1.3, N3.5, N6.1: one at a time."""


def total(part: str) -> pl.Expr:
    """Of all seats together."""
    return pl.sum_horizontal(*(pl.col(f"{part}_{seat}").fill_null(0) for seat in (1, *SEATS)))


def box(lab: Lab) -> Findings:
    played = {
        choice.name: _play(lab, choice, ["greedy"], lab.games, ["seats"]) for choice in CHOICES
    }
    few = lab.part(0.5)
    uneven = {choice.name: _play(lab, choice, ["greedy", "random"], few) for choice in CHOICES}
    usual = played[USUAL.name]
    lines = []
    for name, rows in played.items():
        own = chairs(uneven[name], ["bot", "score"])
        clever, blind = (own.filter(pl.col("bot") == bot) for bot in ("greedy", "random"))
        fates = [f"{mean(rows, total(part)).value:.1f}" for part in list(FATES)[1:]]
        more = "" if rows is usual else signed(difference(rows, usual, total("saved")), 2)
        lines.append(
            [
                name,
                points(mean(rows, total("saved")), 2),
                more,
                *fates,
                percent(share(rows, pl.col("reason") == "buoys-full")),
                percent(share(rows, SHARED)),
                f"{mean(rows, 'decisions').value:.0f}",
                points(difference(clever, blind, "score"), 2),
            ]
        )
    heads = ["", "saved", "than usual", *list(FATES.values())[1:]]
    heads += ["all buoys full", "shared win", "decisions", "greedy over random"]
    text = (
        "Pawns a match of all seats together (30 or 32 there are, and 20 buoys), greedy against "
        f"itself, {lab.games:,} deals for each of 2, 3 and 4 players, which make one value a deal; "
        f"*than usual* is paired by deal. *Greedy over random*: pawns it saves more, two players, "
        f"{few:,} deals with the chairs swapped. 95 % intervals; bold where 0 lies outside."
    )
    pictures = {"noris-pawns": _pawns_picture(played), "noris-choices": _saved_picture(played)}
    return Findings(paragraphs(text, table(heads, lines), *_by_seats(played)), pictures)


def _play(
    lab: Lab, choice: Choice, bots: list[str], games: int, vary: list[str] | None = None
) -> pl.DataFrame:
    return lab.simulate(
        f"{choice.name}, {', '.join(bots)}",
        GAME,
        bots,
        games,
        vary or [],
        edition=choice.edition,
        options=choice.options,
        switches=choice.switches,
    )


def _by_seats(played: dict[str, pl.DataFrame]) -> list[str]:
    """Whether it is the same for any number of players."""
    lines = []
    for name, rows in played.items():
        here = [rows.filter(pl.col("seats") == seats) for seats in SEATS]
        saved = [points(mean(one, total("saved")), 1) for one in here]
        began = [percent(share(one, "won_1")) for one in here]
        lines.append([name, *saved, *began])
    heads = ["", *(f"saved, {seats} players" for seats in SEATS)]
    heads += [f"who begins wins, {seats} players" for seats in SEATS]
    return ["By number of players, and how often seat 1 wins:", table(heads, lines)]


def _pawns_picture(played: dict[str, pl.DataFrame]) -> str:
    rows = []
    for name, all_rows in played.items():
        three = all_rows.filter(pl.col("seats") == 3)
        rows.append(Bar(name, [mean(three, total(part)).value for part in FATES]))
    usual = rows[0].parts
    told = ", ".join(f"{one:.1f} {name}" for one, name in zip(usual, FATES.values(), strict=True))
    about = f"What becomes of the 30 pawns of three greedy players. As we have it: {told}."
    key = list(zip(FATES.values(), COLOURS, strict=True))
    note = "Pawns a match, three players; they add up to 30."
    return framed(bars(rows, COLOURS, WIDTH), "What becomes of 30 pawns (greedy)", about, key, note)


def _saved_picture(played: dict[str, pl.DataFrame]) -> str:
    usual = played[USUAL.name]
    more = {
        name: difference(rows, usual, total("saved"))
        for name, rows in played.items()
        if rows is not usual
    }
    rows = [(name, [Figure(0, estimate)]) for name, estimate in more.items()]
    most = max(more, key=lambda name: abs(more[name].value))
    about = (
        "How many more pawns are saved than with the usual box, for each choice; the largest "
        f"difference is {more[most].value:+.1f} with “{most}”."
    )
    drawing = dots(rows, 0, WIDTH, finely)
    note = "Pawns saved by all seats together, 2, 3 and 4 players, same deals; 95 % intervals."
    return framed(drawing, "Pawns saved, beside the usual box (greedy)", about, (), note)


NORIS_PARTS: Final = Study(
    "noris-parts",
    "die, cards, board and two rules of Noris' Titanic are our choice. What hangs on it?",
    200,
    box,
)
