"""Sums over the rows of a simulation, taken in part by part: memory stays flat.

Only whole deals count, the deal being the unit of every interval: its matches hang together.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, TypeVar

import polars as pl

from carpathia.lab.entries import MEASURES, WIN, entries_of, whole_weight
from carpathia.lab.simulation import Simulation

PART: Final = 1000
"""The mean of a deal is kept in thousandths: whole numbers have the same sum in any order."""

Place = TypeVar("Place")
Key = tuple[str, str, str]
"""A bot, what is varied, and its value there; the last two '' for all together."""


class Sums:
    """Takes rows in, in the order of their matches."""

    def __init__(self, simulation: Simulation) -> None:
        self.simulation: Final = simulation
        self.deals = 0
        self.matches = 0
        self.measures: Final[dict[Key, Counter[str]]] = {}
        """For each measure the sum over the deals, and that of the squares: `points`, `points²`,
        each entry by its weight; and how many deals and entries that were."""
        self.bot_pairs: Final[dict[tuple[str, str], Counter[str]]] = {}
        """The difference of two on the same deals, times `unit`."""
        self.axis_pairs: Final[dict[tuple[str, str], dict[tuple[str, str], Counter[str]]]] = {}
        """The same of two values of what is varied, for each bot and axis."""
        self.scores: Final[dict[Key, Counter[int]]] = {}
        """How many entries had so many points, by their weight."""
        self.aboard: Final[dict[tuple[str, str], Counter[str]]] = {}
        """Bot and crew member: matches with them, points, squares."""
        self.stages: Final[dict[tuple[str, int], Counter[int]]] = {}
        """Bot and stage: how many stood at so many there, by their weight."""
        self.paths: Final[dict[tuple[str, int], Counter[str]]] = {}
        """Bot and what came of it (points, or twelfths of a win): where they stood, summed."""
        self.leads: Final[dict[int, Counter[str]]] = {}
        """Stage: how often one alone led there, and the twelfths of wins that became of it."""
        self.chairs: Final[dict[tuple[int, int], Counter[str]]] = {}
        """Seats and seat: twelfths of wins in all deals, squares, deals, matches."""
        self.reasons: Final[Counter[tuple[str, str]]] = Counter()
        self.spread: Final = Spread(simulation.is_together())
        self._left: pl.DataFrame | None = None

    def add(self, rows: pl.DataFrame) -> None:
        """More rows; what is begun of a deal waits for the rest of it."""
        if self._left is not None:
            rows = pl.concat([self._left, rows])
        size = len(self.simulation.rounds)
        whole = rows.group_by("deal").len().filter(pl.col("len") == size).select("deal")
        last = rows["deal"].max()
        self._left = rows.filter(pl.col("deal") == last) if last not in whole["deal"] else None
        self._take(rows.join(whole, on="deal", how="semi"))

    def add_all(self, frames: Iterable[pl.DataFrame]) -> "Sums":
        for rows in frames:
            self.add(rows)
        return self

    def _take(self, rows: pl.DataFrame) -> None:
        if rows.is_empty():
            return
        entries = entries_of(self.simulation, rows)
        self.deals += rows["deal"].n_unique()
        self.matches += rows.height
        self._measure(entries)
        self._count_scores(entries)
        self._walk(entries)
        self._pair_bots(entries)
        self._pair_values(entries)
        self.spread.add(entries)
        if self.simulation.is_together():
            self._muster(rows)
        else:
            self._lead(rows)
            self._chair(entries)

    def _keys(self) -> list[tuple[str, list[str]]]:
        """What entries are summed by: the bot alone, and with each thing that is varied."""
        return [("", ["bot"]), *((axis, ["bot", f"axis {axis}"]) for axis in self.simulation.axes)]

    def _measure(self, entries: pl.DataFrame) -> None:
        weighed = entries.with_columns(pl.col(name) * pl.col("weight") for name in MEASURES)
        for axis, by in self._keys():
            deals = weighed.group_by("deal", *by).agg(
                pl.len().alias("entries"), *(pl.col(name).sum() for name in MEASURES)
            )
            squares = [(pl.col(name) ** 2).sum().alias(f"{name}²") for name in MEASURES]
            sums = [pl.col("entries").sum(), *(pl.col(name).sum() for name in MEASURES), *squares]
            for row in deals.group_by(by).agg(pl.len().alias("deals"), *sums).to_dicts():
                key = (row.pop("bot"), axis, row.pop(f"axis {axis}", ""))
                _add(self.measures, key, row)

    def _count_scores(self, entries: pl.DataFrame) -> None:
        for axis, by in self._keys():
            for row in entries.group_by(*by, "points").agg(pl.col("weight").sum()).to_dicts():
                key = (row["bot"], axis, row.get(f"axis {axis}", ""))
                self.scores.setdefault(key, Counter())[row["points"]] += row["weight"]

    def _walk(self, entries: pl.DataFrame) -> None:
        """Where they stood at each stage: by how many, and by what came of it."""
        names = [f"at_{stage}" for stage in range(1, len(self.simulation.stages) + 1)]
        for stage, name in enumerate(names):
            for row in entries.group_by("bot", name).agg(pl.col("weight").sum()).to_dicts():
                self.stages.setdefault((row["bot"], stage), Counter())[row[name]] += row["weight"]
        outcome = "points" if self.simulation.is_together() else "won"
        sums = [pl.len().alias("entries"), *(pl.col(name).sum() for name in names)]
        for row in entries.group_by("bot", outcome).agg(sums).to_dicts():
            _add(self.paths, (row.pop("bot"), row.pop(outcome)), row)

    def _pair_bots(self, entries: pl.DataFrame) -> None:
        same = pl.col("variant").alias("same")
        self._pair(entries.with_columns(same), "bot", self.simulation.bots, self.bot_pairs)

    def _pair_values(self, entries: pl.DataFrame) -> None:
        """Every two values of what is varied, where all else that is varied was the same."""
        simulation = self.simulation
        for axis in simulation.axes:
            values = [one.value(simulation.game, axis) for one in simulation.variants]
            alike = pl.lit(pl.Series(_alike(simulation, axis), dtype=pl.Int32))
            told = entries.with_columns(alike.gather(pl.col("variant")).alias("same"))
            for bot in dict.fromkeys(simulation.bots):
                pairs = self.axis_pairs.setdefault((bot, axis), {})
                self._pair(told.filter(pl.col("bot") == bot), f"axis {axis}", values, pairs)

    def _pair(
        self,
        entries: pl.DataFrame,
        by: str,
        values: Sequence[str],
        pairs: dict[tuple[str, str], Counter[str]],
    ) -> None:
        """Of every two, the difference in points deal by deal: within what is the `same`, where
        both were, and all of that counting alike."""
        names = list(dict.fromkeys(values))
        if len(names) < 2:
            return
        points = (pl.col("points") * pl.col("weight")).sum().alias("points")
        sides = entries.group_by("deal", "same", by).agg(points)
        table = sides.pivot(on=by, on_columns=names, index=["deal", "same"], values="points")
        for one, other in combinations(names, 2):
            both = table.select("deal", (pl.col(one) - pl.col(other)).alias("points")).drop_nulls()
            if both.is_empty():
                continue
            deals = both.group_by("deal").agg(pl.col("points").sum())
            gap = pl.col("points")
            sums = [pl.len().alias("deals"), gap.sum(), (gap**2).sum().alias("points²")]
            _add(pairs, (one, other), deals.select(sums).to_dicts()[0])
            unit = len(both) // len(deals) * whole_weight(self.simulation)
            pairs[one, other]["unit"] = unit

    def _muster(self, rows: pl.DataFrame) -> None:
        """How matches went with each crew member aboard, a mean a deal, and how they ended."""
        split = rows.select(
            "deal", "bot", pl.col("crew").str.split(","), pl.col("score").cast(pl.Int64)
        )
        mean = (pl.col("score").sum() * PART // pl.len()).alias("points")
        deals = split.explode("crew").group_by("deal", "bot", "crew").agg(mean)
        points = pl.col("points")
        sums = [pl.len().alias("deals"), points.sum(), (points**2).sum().alias("points²")]
        for row in deals.group_by("bot", "crew").agg(sums).to_dicts():
            _add(self.aboard, (row.pop("bot"), row.pop("crew")), row)
        for row in rows.group_by("bot", "reason").len().to_dicts():
            self.reasons[row["bot"], row["reason"]] += row["len"]

    def _lead(self, rows: pl.DataFrame) -> None:
        """How often one alone led at a stage, and what became of it; and how matches ended."""
        seats = range(1, self.simulation.seats() + 1)
        for stage in range(1, len(self.simulation.stages) + 1):
            at = [pl.col(f"stage_{stage}_seat_{seat}") for seat in seats]
            best = pl.max_horizontal(at)
            alone = pl.sum_horizontal([(one == best).cast(pl.Int64) for one in at]) == 1
            won = pl.sum_horizontal(
                [
                    pl.when(one == best).then(pl.col(f"won_{seat}") * WIN).otherwise(0)
                    for seat, one in zip(seats, at, strict=True)
                ]
            )
            sums = rows.filter(alone).select(
                pl.len().alias("led"), won.round().cast(pl.Int64).sum().alias("won")
            )
            _add(self.leads, stage - 1, sums.to_dicts()[0])
        for row in rows.group_by("reason").len().to_dicts():
            self.reasons["", row["reason"]] += row["len"]

    def _chair(self, entries: pl.DataFrame) -> None:
        """What each seat had of the wins, for each number of seats."""
        many = [variant.seats for variant in self.simulation.variants]
        told = entries.with_columns(
            pl.lit(pl.Series(many, dtype=pl.Int32)).gather(pl.col("variant")).alias("seats")
        )
        deals = told.group_by("deal", "seats", "seat").agg(
            pl.len().alias("entries"), pl.col("won").sum()
        )
        sums = [pl.len().alias("deals"), pl.col("entries").sum(), pl.col("won").sum()]
        squares = (pl.col("won") ** 2).sum().alias("won²")
        for row in deals.group_by("seats", "seat").agg(*sums, squares).to_dicts():
            _add(self.chairs, (row.pop("seats"), row.pop("seat")), row)


class Spread:
    """Where the differences in points come from: the squares, split by what was different.

    A deal is good or bad for all who play it together; else for a chair, in one variant.
    """

    def __init__(self, is_together: bool) -> None:
        self._within: Final = [] if is_together else ["variant", "seat"]
        self.all: Final[Counter[str]] = Counter()
        self.variants: Final[dict[int, Counter[str]]] = {}
        self.bots: Final[dict[tuple[int, str], Counter[str]]] = {}
        self.seats: Final[dict[tuple[int, int], Counter[str]]] = {}
        self.deals: Final[dict[tuple[int, ...], Counter[str]]] = {}
        """By variant and seat, or all together: squares of what each deal gave, and how often
        each was played there."""

    def add(self, entries: pl.DataFrame) -> None:
        points = pl.col("points")
        sums = [pl.len().alias("n"), points.sum().alias("sum")]
        square = (points**2).sum().alias("squares")
        self.all.update(entries.select(*sums, square).to_dicts()[0])
        for row in entries.group_by("variant").agg(sums).to_dicts():
            _add(self.variants, row.pop("variant"), row)
        for row in entries.group_by("variant", "bot").agg(sums).to_dicts():
            _add(self.bots, (row.pop("variant"), row.pop("bot")), row)
        for row in entries.group_by("variant", "seat").agg(sums).to_dicts():
            _add(self.seats, (row.pop("variant"), row.pop("seat")), row)
        self._add_deals(entries.group_by("deal", *self._within).agg(sums))

    def _add_deals(self, deals: pl.DataFrame) -> None:
        squares = (pl.col("sum") ** 2).sum().alias("squares")
        each = pl.col("n").max().alias("each")
        told = [pl.len().alias("deals"), pl.col("n").sum(), pl.col("sum").sum(), squares, each]
        found = deals.group_by(self._within).agg(told) if self._within else deals.select(told)
        for row in found.to_dicts():
            key = tuple(row.pop(name) for name in self._within)
            plays = row.pop("each")
            _add(self.deals, key, row)
            self.deals[key]["each"] = plays


def _alike(simulation: Simulation, axis: str) -> list[int]:
    """A number for each variant: the same for those that differ in nothing but the axis."""
    found: dict[tuple[str, ...], int] = {}
    others = [one for one in simulation.axes if one != axis]
    rests = [
        tuple(one.value(simulation.game, each) for each in others) for one in simulation.variants
    ]
    return [found.setdefault(rest, len(found)) for rest in rests]


def _add(table: dict[Place, Counter[str]], key: Place, row: dict[str, int]) -> None:
    table.setdefault(key, Counter()).update(row)
