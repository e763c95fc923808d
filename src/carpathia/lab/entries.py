"""Rows seen from the chairs: an entry for each bot that had a part in a match.

All figures are whole numbers, so that their sums are exact and the same in whatever order they
are taken: a twelfth is the unit of a win, as it can be shared by two, three or four.
"""

from collections import Counter
from collections.abc import Sequence
from math import lcm
from typing import Final

import polars as pl

from carpathia.lab.simulation import Simulation
from carpathia.lab.tally import HISTORY

WIN: Final = 12
"""What a whole win counts."""
MEASURES: Final = ("points", "won", "above", "all_saved", "decisions")
_ALL_SAVED: Final = "all-saved"


def entries_of(simulation: Simulation, rows: pl.DataFrame) -> pl.DataFrame:
    """`deal`, `variant`, `bot`, `seat`, the measures, `weight`, `at_1`, ...; and what is varied.

    Where all play together a match is one entry, of seat 0; else one a seat, from 1 on. On every
    deal, the entries of a bot in a variant weigh as much as those of any other bot in any other.
    """
    number = pl.col("game") % len(simulation.rounds)
    of_round = [one.variant for one in simulation.rounds]
    about = [pl.col("deal"), _looked_up(number, of_round, pl.Int32).alias("variant")]
    for axis in simulation.axes:
        values = [simulation.variants[one].value(simulation.game, axis) for one in of_round]
        about.append(_looked_up(number, values, pl.String).alias(f"axis {axis}"))
    if simulation.is_together():
        weight = _looked_up(number, _weights(simulation, 1), pl.Int64).alias("weight")
        return rows.select(*about, weight, *_together(simulation))
    found = []
    for seat in range(1, simulation.seats() + 1):
        here = rows.filter(pl.col(f"bot_{seat}").is_not_null())
        weight = _looked_up(number, _weights(simulation, seat), pl.Int64).alias("weight")
        found.append(here.select(*about, weight, *_seated(simulation, seat)))
    return pl.concat(found)


def sittings(simulation: Simulation) -> Counter[tuple[int, str]]:
    """Variant and bot: how many entries it has there on every deal."""
    found: Counter[tuple[int, str]] = Counter()
    for one in simulation.rounds:
        seated = one.seated()
        for bot in seated[:1] if simulation.is_together() else seated:
            found[one.variant, bot] += 1
    return found


def whole_weight(simulation: Simulation) -> int:
    """What the entries of one bot in one variant of a deal weigh together: a whole number each."""
    return lcm(*sittings(simulation).values())


def _weights(simulation: Simulation, seat: int) -> list[int]:
    """For each match of a deal, what the entry of a seat weighs; 0 where there is no such seat."""
    many, whole = sittings(simulation), whole_weight(simulation)
    return [
        whole // many[one.variant, one.seated()[seat - 1]] if seat <= len(one.places) else 0
        for one in simulation.rounds
    ]


def _looked_up(index: pl.Expr, values: Sequence[str | int], kind: type[pl.DataType]) -> pl.Expr:
    return pl.lit(pl.Series(values, dtype=kind)).gather(index)


def _together(simulation: Simulation) -> list[pl.Expr]:
    score, reason = pl.col("score").cast(pl.Int64), pl.col("reason")
    return [
        pl.col("bot"),
        pl.lit(0, pl.Int32).alias("seat"),
        score.alias("points"),
        pl.lit(0, pl.Int64).alias("won"),
        (score > HISTORY).cast(pl.Int64).alias("above"),
        (reason == _ALL_SAVED).cast(pl.Int64).alias("all_saved"),
        pl.col("decisions"),
        *_stages(simulation, ""),
    ]


def _seated(simulation: Simulation, seat: int) -> list[pl.Expr]:
    return [
        pl.col(f"bot_{seat}").alias("bot"),
        pl.lit(seat, pl.Int32).alias("seat"),
        pl.col(f"score_{seat}").cast(pl.Int64).alias("points"),
        (pl.col(f"won_{seat}") * WIN).round().cast(pl.Int64).alias("won"),
        pl.lit(0, pl.Int64).alias("above"),
        pl.lit(0, pl.Int64).alias("all_saved"),
        pl.col("decisions"),
        *_stages(simulation, f"_seat_{seat}"),
    ]


def _stages(simulation: Simulation, place: str) -> list[pl.Expr]:
    return [
        pl.col(f"stage_{stage}{place}").cast(pl.Int64).alias(f"at_{stage}")
        for stage in range(1, len(simulation.stages) + 1)
    ]
