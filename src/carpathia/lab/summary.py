"""What the sums mean: means and shares with their intervals, and what luck and skill are worth."""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from carpathia.lab.entries import WIN, sittings, whole_weight
from carpathia.lab.intervals import Estimate, Sample
from carpathia.lab.simulation import Simulation
from carpathia.lab.summing import PART, Key, Spread, Sums

VARIATION: Final = "variation"
SKILL: Final = "skill"
CHAIR: Final = "chair"
DEAL: Final = "deal"
PLAY: Final = "play"
LUCK: Final = "luck"
"""Of the deal and of the play, where these cannot be told apart."""
FEWEST_DEALS: Final = 10
"""What was seen in fewer is not said to be the best or the worst."""
CAUSES: Final = (VARIATION, SKILL, CHAIR, DEAL, PLAY, LUCK)


@dataclass(frozen=True)
class Line:
    """What a bot made of its deals, in all or with one value of what is varied.

    Each figure is a mean over its chairs in a variant first, and then over the variants: a bot
    that has two chairs with four players is not judged by games of four.
    """

    bot: str
    axis: str
    value: str
    matches: int
    points: Estimate
    wins: Estimate | None
    """None where all play together, and where one bot has all chairs, and so all wins."""
    above: Estimate | None
    all_saved: Estimate | None
    decisions: float
    """A match, of all seats."""


@dataclass(frozen=True)
class Pair:
    """How many points a deal one makes more than the other."""

    one: str
    other: str
    points: Estimate


def lines_of(sums: Sums) -> list[Line]:
    """A line a bot, and behind it one for each value of all that is varied, in their order."""
    simulation = sums.simulation
    found: list[Line] = []
    for bot in dict.fromkeys(simulation.bots):
        keys: list[Key] = [(bot, "", "")]
        for axis in simulation.axes:
            values = dict.fromkeys(
                variant.value(simulation.game, axis) for variant in simulation.variants
            )
            keys += [(bot, axis, value) for value in values]
        found += [_line(key, sums) for key in keys if key in sums.measures]
    return found


def _line(key: Key, sums: Sums) -> Line:
    counts = sums.measures[key]
    parts = counts["entries"] // counts["deals"]
    unit = _unit(key, sums.simulation)
    is_together = sums.simulation.is_together()
    wins = _sample(counts, "won", unit * WIN).share_estimate(parts)
    above = _sample(counts, "above", unit).share_estimate(parts)
    saved = _sample(counts, "all_saved", unit).share_estimate(parts)
    return Line(
        *key,
        counts["entries"],
        _sample(counts, "points", unit).mean_estimate(),
        None if is_together or len(set(sums.simulation.bots)) < 2 else wins,
        above if is_together else None,
        saved if is_together else None,
        counts["decisions"] / unit / counts["deals"],
    )


def _unit(key: Key, simulation: Simulation) -> int:
    """What the entries of a line weigh together on one deal."""
    _, axis, value = key
    variants = [
        one for one in simulation.variants if not axis or one.value(simulation.game, axis) == value
    ]
    return whole_weight(simulation) * len(variants)


def uneven(simulation: Simulation) -> tuple[str, str] | None:
    """A bot that has more chairs than another, and that other; None if all have as many."""
    many = sittings(simulation)
    for variant in range(len(simulation.variants)):
        bots = sorted(dict.fromkeys(simulation.bots), key=lambda bot: -many[variant, bot])
        if many[variant, bots[0]] > many[variant, bots[-1]]:
            return bots[0], bots[-1]
    return None


def _sample(counts: Counter[str], name: str, parts: int) -> Sample:
    """The means of the deals, each of so many parts."""
    sample = Sample()
    sample.add_sums(counts["deals"], counts[name] / parts, counts[f"{name}²"] / parts**2)
    return sample


def pairs_of(pairs: dict[tuple[str, str], Counter[str]]) -> list[Pair]:
    """Differences on the same deals."""
    return [
        Pair(one, other, _sample(counts, "points", counts["unit"]).mean_estimate())
        for (one, other), counts in pairs.items()
    ]


def ends_of(points: Mapping[str, Estimate], pairs: Collection[Pair]) -> tuple[str, str] | None:
    """Which has the most points and which the fewest; None where these may well be the same.

    Two that were compared on the same deals are told apart by that, others by their intervals.
    """
    if len(points) < 2:
        return None
    best = max(points, key=lambda name: points[name].value)
    worst = min(points, key=lambda name: points[name].value)
    more = [pair.points for pair in pairs if {pair.one, pair.other} == {best, worst}]
    if more:
        is_apart = more[0].low > 0 or more[0].high < 0
    else:
        is_apart = points[best].low > points[worst].high
    return (best, worst) if is_apart else None


def aboard_of(sums: Sums) -> dict[tuple[str, str], Estimate]:
    """Bot and crew member: the mean score of the deals they were in, whatever else was varied.

    Nothing where the number of seats is: some never serve alone, and would be compared by that.
    """
    if len({variant.seats for variant in sums.simulation.variants}) > 1:
        return {}
    found = {}
    for key, counts in sums.aboard.items():
        found[key] = _sample(counts, "points", PART).mean_estimate()
    return found


def chairs_of(sums: Sums) -> dict[tuple[int, int], Estimate]:
    """Seats and seat: its share of the wins."""
    found = {}
    for key in sorted(sums.chairs):
        counts = sums.chairs[key]
        parts = counts["entries"] // counts["deals"]
        found[key] = _sample(counts, "won", parts * WIN).share_estimate(parts)
    return found


def quantile(counts: Counter[int], share: float) -> int:
    """The smallest value that so much of all is not above."""
    wanted, seen = share * counts.total(), 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    raise ValueError("nothing was counted")


def mean_of(counts: Counter[int]) -> float:
    return sum(value * count for value, count in counts.items()) / counts.total()


def shares_of(spread: Spread) -> dict[str, float]:
    """What part of all difference in points comes from what; together 1, or nothing to tell.

    An analysis of variance. Every deal is played by the same bots in the same variants, so the
    parts do not overlap. Each is freed of what chance alone would give it (omega squared). Where
    a deal is played only once, its luck cannot be told from that of the play; where there is no
    more than one game of each kind, nothing can.
    """
    many, total = spread.all["n"], spread.all["sum"]
    whole = spread.all["squares"] - total**2 / many if many else 0.0
    if whole <= 0:
        return {}
    variants = sum(one["sum"] ** 2 / one["n"] for one in spread.variants.values())
    squares: dict[str, tuple[float, int]] = {
        VARIATION: (variants - total**2 / many, len(spread.variants) - 1),
        SKILL: _within(spread.bots.values(), variants, len(spread.variants)),
        CHAIR: _within(spread.seats.values(), variants, len(spread.variants)),
    }
    is_played_again = min(one["each"] for one in spread.deals.values()) > 1
    if is_played_again:
        squares[DEAL] = _among_deals(spread.deals.values())
    rest = whole - sum(part for part, _ in squares.values())
    freedom = many - 1 - sum(free for _, free in squares.values())
    if freedom <= 0:
        return {}
    noise = max(rest, 0.0) / freedom
    shares = {
        cause: max(part - free * noise, 0.0) / whole for cause, (part, free) in squares.items()
    }
    shares = {cause: share for cause, share in shares.items() if squares[cause][1] > 0}
    shares[PLAY if is_played_again else LUCK] = max(1 - sum(shares.values()), 0.0)
    return shares


def _within(groups: Collection[Counter[str]], variants: float, count: int) -> tuple[float, int]:
    """Squares of groups that each lie within one of so many variants, beyond those of these."""
    squares = sum(one["sum"] ** 2 / one["n"] for one in groups)
    return squares - variants, len(groups) - count


def _among_deals(groups: Collection[Counter[str]]) -> tuple[float, int]:
    """Squares of the deals within each group, beyond those of the group."""
    squares = sum(one["squares"] / one["each"] - one["sum"] ** 2 / one["n"] for one in groups)
    return squares, sum(one["deals"] - 1 for one in groups)
