"""The statistics of the studies, on figures made up so that the answer is known."""

from math import sqrt

import polars as pl
import pytest

from bench.studies.comparing import apart, chairs, difference, mean, paired, share
from carpathia.engine.generator import Generator
from carpathia.lab.intervals import Estimate


def rows(scores: dict[int, list[float]]) -> pl.DataFrame:
    """Games by deal."""
    listed = [(deal, score) for deal, games in scores.items() for score in games]
    return pl.DataFrame(listed, schema=["deal", "score"], orient="row")


def test_pairs_are_told_apart_by_their_differences_alone() -> None:
    found = paired([(12, 10), (53, 50), (91, 90), (33, 31), (72, 70)])
    assert found.value == 2
    # Differences 2, 3, 1, 2, 2: variance 0.5, and Student's t of 4 degrees is 2.776.
    assert found.margin() == pytest.approx(2.776 * sqrt(0.5 / 5), abs=0.01)


def test_what_a_deal_is_worth_drops_out_of_a_difference() -> None:
    other = rows({deal: [10.0 * deal] for deal in range(8)})
    one = rows({deal: [10.0 * deal + 2 + deal % 2] for deal in range(8)})
    assert difference(one, other, "score").value == 2.5
    assert difference(one, other, "score").low > 2
    assert apart(one, other, "score").low < 0


def test_a_difference_is_taken_on_deals_that_both_played() -> None:
    one, other = rows({1: [5], 2: [7], 3: [900]}), rows({1: [4], 2: [5], 4: [-900]})
    assert difference(one, other, "score").value == 1.5


def test_the_games_of_a_deal_make_one_value() -> None:
    found = mean(rows({1: [0, 10, 20], 2: [30], 3: [20, 20]}), "score")
    assert found.value == pytest.approx(20)
    assert found.margin() == pytest.approx(
        mean(rows({1: [10], 2: [30], 3: [20]}), "score").margin()
    )


def test_a_share_stays_between_nothing_and_all() -> None:
    found = share(rows({deal: [1.0] for deal in range(10)}), pl.col("score") > 0)
    assert (found.value, found.high) == (1, 1)
    assert found.low == pytest.approx(0.7225, abs=0.001)


def test_two_samples_of_equal_spread_have_the_interval_of_the_textbook() -> None:
    one = rows({deal: [float(deal % 2)] for deal in range(10)})
    other = rows({deal: [5.0 + deal % 2] for deal in range(10)})
    found = apart(one, other, "score")
    assert found.value == -5
    # Variance 2.5 / 9 each; Student's t of 18 degrees is 2.101.
    assert found.margin() == pytest.approx(2.101 * sqrt(2 * 2.5 / 9 / 10), abs=0.005)


def test_samples_without_any_spread_leave_no_doubt() -> None:
    one, other = rows({1: [3], 2: [3]}), rows({3: [1], 4: [1]})
    assert apart(one, other, "score") == Estimate(2, 2, 2)


def test_one_value_alone_tells_nothing_of_the_spread() -> None:
    found = apart(rows({1: [3]}), rows({2: [1], 3: [2]}), "score")
    assert (found.value, found.margin()) == (1.5, float("inf"))


def test_nineteen_of_twenty_intervals_hold_the_truth_where_sizes_and_spreads_differ() -> None:
    generator = Generator(1912)
    held = 0
    for _ in range(600):
        one = rows({deal: [int(generator.below(101))] for deal in range(8)})
        other = rows({deal: [int(generator.below(11))] for deal in range(40)})
        found = apart(one, other, "score")
        held += found.low <= 45 <= found.high
    assert 0.92 <= held / 600 <= 0.98


def test_chairs_nobody_sat_in_are_left_out() -> None:
    games = pl.DataFrame(
        {
            "deal": [1, 2],
            "seats": [2, 3],
            "bot_1": ["greedy", "greedy"],
            "bot_2": ["random", "random"],
            "bot_3": [None, "random"],
            "score_1": [9, 8],
            "score_2": [1, 2],
            "score_3": [None, 3],
        }
    )
    found = chairs(games, ["bot", "score"]).sort("deal", "seat")
    assert found.rows() == [
        (1, 2, 1, "greedy", 9),
        (1, 2, 2, "random", 1),
        (2, 3, 1, "greedy", 8),
        (2, 3, 2, "random", 2),
        (2, 3, 3, "random", 3),
    ]
