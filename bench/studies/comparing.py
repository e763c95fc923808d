"""What the games of a study came to: means, shares and differences, the deal being the unit.

Games on one deal hang together, so they make one value. Two things that played the same deals are
compared deal by deal: what the deal itself is worth drops out of the difference.
"""

from collections.abc import Iterable
from math import inf, sqrt

import polars as pl

from carpathia.lab.intervals import Estimate, Sample, student

DEAL = "deal"


def mean(rows: pl.DataFrame, value: str | pl.Expr) -> Estimate:
    """The mean of a column; each deal counts once, however many games it had."""
    return Sample(_by_deal(rows, value)["value"]).mean_estimate()


def share(rows: pl.DataFrame, value: str | pl.Expr) -> Estimate:
    """The mean of something from 0 to 1: how often, or what part of a win."""
    per_deal = _by_deal(rows, value)
    parts = rows.height // max(per_deal.height, 1)
    return Sample(per_deal["value"]).share_estimate(parts)


def difference(one: pl.DataFrame, other: pl.DataFrame, value: str | pl.Expr) -> Estimate:
    """How much more one has than the other on the same deals; deals of only one are left out."""
    both = _by_deal(one, value).join(_by_deal(other, value), on=DEAL, suffix="_other")
    return paired(zip(both["value"], both["value_other"], strict=True))


def paired(values: Iterable[tuple[float, float]]) -> Estimate:
    """The mean of the differences of pairs, and its interval: from their own spread, not from that
    of either side."""
    return Sample(one - other for one, other in values).mean_estimate()


def apart(one: pl.DataFrame, other: pl.DataFrame, value: str | pl.Expr) -> Estimate:
    """How much more one has than the other where no deal is in both (Welch's interval)."""
    first, second = Sample(_by_deal(one, value)["value"]), Sample(_by_deal(other, value)["value"])
    between = first.mean() - second.mean()
    if min(first.count, second.count) < 2:  # of one value alone the spread is not known
        return Estimate(between, -inf, inf)
    parts = [sample.variance() / sample.count for sample in (first, second)]
    spread = sum(parts)
    if spread == 0:
        return Estimate(between, between, between)
    counts = (first.count, second.count)
    weights = sum(part**2 / (count - 1) for part, count in zip(parts, counts, strict=True))
    margin = student(max(int(spread**2 / weights), 1)) * sqrt(spread)
    return Estimate(between, between - margin, between + margin)


def chairs(rows: pl.DataFrame, names: Iterable[str]) -> pl.DataFrame:
    """One row a chair that somebody sat in: `deal`, `seat`, and the columns `name_1`, `name_2`,
    ... of the rows under their names."""
    wanted = list(names)
    found = []
    seat = 1
    while f"bot_{seat}" in rows.columns:
        here = rows.filter(pl.col(f"bot_{seat}").is_not_null())
        columns = [pl.col(f"{name}_{seat}").alias(name) for name in wanted]
        found.append(here.select(DEAL, "seats", pl.lit(seat).alias("seat"), *columns))
        seat += 1
    return pl.concat(found)


def _by_deal(rows: pl.DataFrame, value: str | pl.Expr) -> pl.DataFrame:
    found = pl.col(value) if isinstance(value, str) else value
    each = rows.group_by(DEAL).agg(found.cast(pl.Float64).mean().alias("value"))
    return each.sort(DEAL)
