"""Sums, in whatever parts the rows come; means, intervals, luck and skill."""

from collections import Counter

import polars as pl
import pytest

from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.lab.frames import frame_of
from carpathia.lab.intervals import Estimate, Sample
from carpathia.lab.rows import play_rows
from carpathia.lab.simulating import plan_simulation
from carpathia.lab.simulation import Simulation
from carpathia.lab.summary import (
    CHAIR,
    DEAL,
    LUCK,
    PLAY,
    SKILL,
    Pair,
    aboard_of,
    chairs_of,
    ends_of,
    lines_of,
    pairs_of,
    quantile,
    shares_of,
    uneven,
)
from carpathia.lab.summing import Spread, Sums

SEED = bytes(range(32))
Run = tuple[Simulation, pl.DataFrame]


@pytest.fixture(scope="module")
def sos() -> Run:
    setup = Setup("sos-titanic", "en", 1)
    simulation = plan_simulation(setup, ["random", "greedy"], 5, ["crew=fleet,lee"], SEED)
    return simulation, frame_of(simulation, play_rows(simulation, range(simulation.matches())))


@pytest.fixture(scope="module")
def titus() -> Run:
    setup = Setup("titus", "adlung", 2)
    simulation = plan_simulation(setup, ["greedy", "random"], 4, ["seats=2,3"], SEED)
    return simulation, frame_of(simulation, play_rows(simulation, range(simulation.matches())))


def plain(sums: Sums) -> dict[str, object]:
    found = {name: value for name, value in vars(sums).items() if not name.startswith("_")}
    return {**found, "spread": vars(sums.spread)}


@pytest.mark.parametrize("which", ["sos", "titus"])
def test_the_same_sums_whatever_the_parts(which: str, request: pytest.FixtureRequest) -> None:
    simulation, rows = request.getfixturevalue(which)
    whole = Sums(simulation).add_all([rows])
    parts = Sums(simulation).add_all([rows[:3], rows[3:4], rows[4:11], rows[11:]])
    assert plain(parts) == plain(whole)
    assert whole.deals == simulation.deals
    assert whole.matches == simulation.matches()


def test_a_deal_that_is_not_whole_does_not_count(sos: Run) -> None:
    simulation, rows = sos
    short = Sums(simulation).add_all([rows[:-1]])
    assert (short.deals, short.matches) == (4, 16)


def test_means_and_their_intervals_are_those_of_the_deals(sos: Run) -> None:
    simulation, rows = sos
    lines = {(line.bot, line.value): line for line in lines_of(Sums(simulation).add_all([rows]))}
    assert len(lines) == 6
    greedy = rows.filter(pl.col("bot") == "greedy")
    by_deal = greedy.group_by("deal").agg(pl.col("score").mean())["score"].to_list()
    found, wanted = lines["greedy", ""].points, Sample(by_deal).mean_estimate()
    assert found.value == pytest.approx(wanted.value)
    assert found.low == pytest.approx(wanted.low)
    fleet = greedy.filter(pl.col("crew") == "fleet")["score"].to_list()
    assert lines["greedy", "fleet"].points.value == pytest.approx(Sample(fleet).mean())
    assert lines["greedy", "fleet"].matches == 5
    assert lines["greedy", ""].decisions == pytest.approx(Sample(greedy["decisions"]).mean())


def test_of_a_dealt_crew_the_deals_are_counted_not_what_was_varied_in_them() -> None:
    """All variants of a deal have its crew and its cards: together they are one look at it."""
    setup = Setup("sos-titanic", "en", 2)
    simulation = plan_simulation(setup, ["greedy"], 12, ["edition", "setup"], SEED)
    rows = frame_of(simulation, play_rows(simulation, range(simulation.matches())))
    assert len(simulation.variants) > 3
    found = aboard_of(Sums(simulation).add_all([rows]))
    split = rows.with_columns(pl.col("crew").str.split(",")).explode("crew")
    for (_, member), estimate in found.items():
        own = split.filter(pl.col("crew") == member)
        means = own.group_by("deal").agg(pl.col("score").mean())["score"].to_list()
        wanted = Sample(means).mean_estimate()
        assert estimate.value == pytest.approx(wanted.value, abs=0.002)
        assert estimate.low == pytest.approx(wanted.low, abs=0.01)


def test_a_dealt_crew_is_not_compared_where_some_never_serve_alone() -> None:
    """They would have the points of the larger crews only."""
    setup = Setup("sos-titanic", "en", 1)
    simulation = plan_simulation(setup, ["random"], 3, ["seats=1,2"], SEED)
    rows = frame_of(simulation, play_rows(simulation, range(simulation.matches())))
    sums = Sums(simulation).add_all([rows])
    assert sums.aboard
    assert not aboard_of(sums)


def test_one_bot_in_all_chairs_has_no_share_of_wins(titus: Run) -> None:
    setup = Setup("titus", "adlung", 2)
    simulation = plan_simulation(setup, ["random"], 2, [], SEED)
    rows = frame_of(simulation, play_rows(simulation, range(simulation.matches())))
    assert [line.wins for line in lines_of(Sums(simulation).add_all([rows]))] == [None]
    assert all(line.wins for line in lines_of(Sums(titus[0]).add_all([titus[1]])))


WIDE = {"en": Estimate(34.6, 32.8, 36.4), "fr": Estimate(34.9, 33.1, 36.7)}


@pytest.mark.parametrize(
    ("points", "more", "ends"),
    [
        (WIDE, None, None),
        (WIDE, Estimate(-0.3, -1.2, 0.6), None),
        (WIDE, Estimate(-0.3, -0.5, -0.1), ("fr", "en")),
        ({"en": Estimate(20, 19, 21), "fr": Estimate(30, 29, 31)}, None, ("fr", "en")),
        ({"en": Estimate(20, 19, 21)}, None, None),
        ({}, None, None),
    ],
    ids=["intervals", "pair", "sure pair", "sure intervals", "alone", "none"],
)
def test_what_may_be_the_same_has_no_best_and_no_worst(
    points: dict[str, Estimate], more: Estimate | None, ends: tuple[str, str] | None
) -> None:
    pairs = [] if more is None else [Pair("en", "fr", more)]
    assert ends_of(points, pairs) == ends


def test_two_are_compared_deal_by_deal(sos: Run) -> None:
    simulation, rows = sos
    sums = Sums(simulation).add_all([rows])
    compared = [(sums.bot_pairs, "bot", simulation.bots)]
    compared += [(sums.axis_pairs[bot, "crew"], "crew", (bot,)) for bot in simulation.bots]
    for pairs, column, bots in compared:
        (pair,) = pairs_of(pairs)
        own = rows.filter(pl.col("bot").is_in(bots))
        table = own.group_by("deal", column).agg(pl.col("score").mean())
        table = table.pivot(on=column, index="deal", values="score")
        gaps = (table[pair.one] - table[pair.other]).to_list()
        wanted = Sample(gaps).mean_estimate()
        assert pair.points.value == pytest.approx(wanted.value)
        assert pair.points.high == pytest.approx(wanted.high)


def told_by_bot(rows: pl.DataFrame, points: dict[tuple[int, str], int]) -> pl.DataFrame:
    """The same games, with points that go by the number of seats and the bot."""
    for (seats, bot), told in points.items():
        for seat in range(1, seats + 1):
            here = (pl.col("seats") == seats) & (pl.col(f"bot_{seat}") == bot)
            score = pl.col(f"score_{seat}")
            kept = pl.when(here).then(pl.lit(told).cast(rows.schema[f"score_{seat}"]))
            rows = rows.with_columns(kept.otherwise(score).alias(f"score_{seat}"))
    return rows


def test_who_has_two_chairs_where_points_are_few_is_not_judged_by_that(titus: Run) -> None:
    """Greedy is ahead by two with two players and with three, where it has two chairs."""
    simulation, rows = titus
    points = {(2, "greedy"): 70, (2, "random"): 68, (3, "greedy"): 50, (3, "random"): 48}
    sums = Sums(simulation).add_all([told_by_bot(rows, points)])
    lines = {(line.bot, line.value): line.points.value for line in lines_of(sums)}
    assert (lines["greedy", ""], lines["random", ""]) == (60, 58)
    assert (lines["greedy", "2"], lines["random", "3"]) == (70, 48)
    (pair,) = pairs_of(sums.bot_pairs)
    assert (pair.one, pair.points.value, pair.points.margin()) == ("greedy", 2, 0)
    (seats,) = pairs_of(sums.axis_pairs["greedy", "seats"])
    assert (seats.one, seats.points.value) == ("2", 20)
    scores = sums.scores["greedy", "", ""]
    assert scores[70] == scores[50], "seen as often, whatever the number of chairs"
    assert uneven(simulation) == ("greedy", "random")


def test_values_are_compared_where_all_else_is_the_same() -> None:
    setup = Setup("sos-titanic", "en", 1)
    simulation = plan_simulation(setup, ["random"], 3, ["setup=classic,expert", "seats=1,2"], SEED)
    rows = frame_of(simulation, play_rows(simulation, range(simulation.matches())))
    (pair,) = pairs_of(Sums(simulation).add_all([rows]).axis_pairs["random", "seats"])
    table = rows.pivot(on="seats", index=["deal", "setup"], values="score")
    gaps = table.select("deal", gap=pl.col("1").cast(float) - pl.col("2"))
    wanted = Sample(gaps.group_by("deal").agg(pl.col("gap").mean())["gap"]).mean_estimate()
    assert pair.points.value == pytest.approx(wanted.value)
    assert pair.points.high == pytest.approx(wanted.high)
    assert uneven(simulation) is None


def test_wins_are_shared_out_among_the_chairs(titus: Run) -> None:
    simulation, rows = titus
    sums = Sums(simulation).add_all([rows])
    chairs = chairs_of(sums)
    assert list(chairs) == [(2, 1), (2, 2), (3, 1), (3, 2), (3, 3)]
    for seats in (2, 3):
        assert sum(chairs[seats, seat].value for seat in range(1, seats + 1)) == pytest.approx(1)
    first = rows.filter(pl.col("seats") == 2)["won_1"].to_list()
    assert chairs[2, 1].value == pytest.approx(Sample(first).mean())
    led = sums.leads[len(simulation.stages) - 1]
    assert 0 < led["won"] <= 12 * led["led"]
    assert sum(sums.reasons.values()) == rows.height


def spread_of(points: dict[tuple[int, str], list[int]]) -> dict[str, float]:
    """Of points by deal and bot, all playing together."""
    rows = [
        {"deal": deal, "variant": 0, "bot": bot, "seat": 0, "points": one}
        for (deal, bot), some in points.items()
        for one in some
    ]
    spread = Spread(is_together=True)
    spread.add(pl.DataFrame(rows))
    return shares_of(spread)


def seated_spread(points: dict[tuple[int, int, str], int]) -> dict[str, float]:
    """Of points by deal, seat and bot, each for itself."""
    rows = [
        {"deal": deal, "variant": 0, "bot": bot, "seat": seat, "points": one}
        for (deal, seat, bot), one in points.items()
    ]
    spread = Spread(is_together=False)
    spread.add(pl.DataFrame(rows))
    return shares_of(spread)


def test_a_deal_is_lucky_for_a_chair() -> None:
    """Whoever sits in the good chair of a deal has ten points more, and the other ten less."""
    lucky = {
        (deal, seat, bot): 50 + (10 if (deal + seat) % 2 else -10)
        for deal in range(8)
        for seat in (1, 2)
        for bot in "ab"
    }
    assert seated_spread(lucky)[DEAL] == pytest.approx(1)


def test_the_luck_of_a_deal_that_was_played_once_is_not_told_from_that_of_the_play() -> None:
    """One bot in all chairs: several entries a deal, but one match."""
    generator = Generator(1912)
    once = {(deal, seat, "a"): int(generator.below(60)) for deal in range(50) for seat in (1, 2, 3)}
    assert set(seated_spread(once)) == {CHAIR, LUCK}


def test_one_match_alone_tells_nothing() -> None:
    assert seated_spread({(0, 1, "a"): 30, (0, 2, "a"): 40, (0, 3, "a"): 70}) == {}


def test_all_skill_all_deal_or_all_play() -> None:
    skill = spread_of({(deal, bot): [9 if bot == "a" else 1] for deal in range(6) for bot in "ab"})
    assert skill[SKILL] == pytest.approx(1)
    deal = spread_of({(deal, bot): [deal * deal] for deal in range(6) for bot in "ab"})
    assert deal[DEAL] == pytest.approx(1)
    once = spread_of({(deal, "a"): [deal] for deal in range(6)})
    assert once == {LUCK: pytest.approx(1)}
    assert spread_of({(0, "a"): [5], (1, "a"): [5]}) == {}


def test_what_chance_alone_shows_is_no_skill() -> None:
    """Two bots of the same strength: points that hang on neither bot nor deal."""
    generator = Generator(1912)
    points = {(deal, bot): [int(generator.below(60))] for deal in range(500) for bot in "ab"}
    shares = spread_of(points)
    assert shares[SKILL] < 0.02
    assert shares[DEAL] < 0.1
    assert shares[PLAY] > 0.8
    assert sum(shares.values()) == pytest.approx(1)


def test_a_quantile_is_a_value_that_came() -> None:
    counts = Counter({1: 1, 5: 8, 9: 1})
    assert [quantile(counts, share) for share in (0.1, 0.5, 0.95)] == [1, 5, 9]
    with pytest.raises(ValueError, match="nothing"):
        quantile(Counter(), 0.5)
