"""What it is worth to begin, in Titus and in Noris' Titanic: wins by chair, one bot in all."""

from typing import Final

import polars as pl

from bench.studies.comparing import share
from bench.studies.pictures import WIDTH, framed
from bench.studies.study import Findings, Lab, Study
from bench.studies.telling import over, percent, table
from carpathia.lab.charts import Figure, dots
from carpathia.lab.intervals import Estimate

GAMES: Final = {"titus": "Titus", "noris-titanic": "Titanic"}
SEATS: Final = (2, 3, 4)
TIMES: Final = {"titus": 4, "noris-titanic": 1}
"""Times the deals: coins are quicker to play than pawns."""
_MORE: Final = 5
"""Times as many again for random, which is quickest."""


def first_seat(lab: Lab) -> Findings:
    shares: dict[tuple[str, str, int], list[Estimate]] = {}
    played: dict[tuple[str, str], int] = {}
    for game, title in GAMES.items():
        many = TIMES[game] * lab.games
        plans = {"random": _MORE * many, "greedy": many}
        for bot, deals in plans.items():
            rows = lab.simulate(f"{title}, {bot}", game, [bot], deals, ["seats"])
            for seats in SEATS:
                here = rows.filter(pl.col("seats") == seats)
                own = [share(here, f"won_{seat}") for seat in range(1, seats + 1)]
                shares[game, bot, seats] = own
                played[game, bot] = deals
    lines = []
    for (game, bot, seats), own in shares.items():
        cells = [
            f"{GAMES[game]}, {bot}",
            f"{played[game, bot]:,}",
            str(seats),
            f"{100 / seats:.0f} %",
        ]
        empty = [""] * (max(SEATS) - seats)
        lines.append([*cells, *(_told(one, 1 / seats) for one in own), *empty])
    text = (
        "The same bot in all chairs; seat 1 begins. Wins by chair, a shared one in parts, with "
        "95 % intervals. Bold where the fair share lies outside."
    )
    heads = ["", "deals", "players", "fair", *(f"seat {seat}" for seat in range(1, max(SEATS) + 1))]
    pictures = {f"{game}-chairs": _picture(game, shares) for game in GAMES}
    return Findings(f"{text}\n\n{table(heads, lines)}", pictures)


def _told(found: Estimate, fair: float) -> str:
    text = percent(found)
    return f"**{text}**" if found.low > fair or found.high < fair else text


def _picture(game: str, shares: dict[tuple[str, str, int], list[Estimate]]) -> str:
    bots = list(dict.fromkeys(bot for one, bot, _ in shares if one == game))
    rows = []
    for seats in SEATS:
        for seat in range(seats):
            figures = []
            for place, bot in enumerate(bots):
                own = shares[game, bot, seats][seat]
                more = [100 * (one - 1 / seats) for one in (own.value, own.low, own.high)]
                figures.append(Figure(place, Estimate(*more)))
            rows.append((f"{seats} players, seat {seat + 1}", figures))
    greedy = [100 * (shares[game, "greedy", seats][0].value - 1 / seats) for seats in SEATS]
    told = ", ".join(f"{one:+.1f}" for one in greedy)
    about = (
        f"Wins of each chair of {GAMES[game]} beyond its fair share, in points of a hundred. Who "
        f"begins has {told} with 2, 3 and 4 greedy players."
    )
    drawing = dots(rows, 0, WIDTH, over)
    key = [(bot, place) for place, bot in enumerate(bots)]
    note = "Wins in a hundred more than a fair share; seat 1 begins; 95 % intervals."
    return framed(drawing, f"{GAMES[game]}: what a chair is worth", about, key, note)


FIRST_SEAT: Final = Study(
    "first-seat",
    "is it better to begin, in Titus and in Noris' Titanic?",
    500,
    first_seat,
)
