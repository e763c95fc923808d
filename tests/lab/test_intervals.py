"""Confidence intervals, against published figures and against what they promise."""

import pytest

from carpathia.engine.generator import Generator
from carpathia.lab.intervals import Sample, student, wilson


@pytest.mark.parametrize(
    ("freedom", "published"),
    [
        (1, 12.706),
        (2, 4.303),
        (3, 3.182),
        (4, 2.776),
        (5, 2.571),
        (10, 2.228),
        (30, 2.042),
        (100, 1.984),
    ],
)
def test_students_t_is_as_published(freedom: int, published: float) -> None:
    assert student(freedom) == pytest.approx(published, abs=0.006)


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    [(0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0), (0.5, 10, 0.2366, 0.7634)],
)
def test_wilsons_interval_is_as_published(
    share: float, count: int, low: float, high: float
) -> None:
    found = wilson(share, count)
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.0001)


def test_a_mean_and_its_interval() -> None:
    found = Sample([10, 12, 14, 16, 18]).mean_estimate()
    assert found.value == 14
    assert found.margin() == pytest.approx(2.776 * (10 / 5) ** 0.5, abs=0.02)


def test_a_single_value_tells_nothing_of_the_spread() -> None:
    found = Sample([7]).mean_estimate()
    assert (found.value, found.margin()) == (7, float("inf"))


def test_parts_of_one_value_that_agree_are_not_counted_twice() -> None:
    agreeing = Sample([0.0, 1.0] * 50)
    assert agreeing.share_estimate(2) == wilson(0.5, 100)


def test_parts_of_one_value_that_balance_count_for_more_but_never_for_more_than_they_are() -> None:
    balanced = Sample([0.4, 0.5, 0.5, 0.6] * 25)
    assert balanced.share_estimate(2) == wilson(0.5, 200)


@pytest.mark.parametrize("share", [0.0, 1 / 3, 0.5, 0.7, 1.0])
def test_values_without_a_spread_count_as_one_each(share: float) -> None:
    found, wanted = Sample([share] * 60).share_estimate(7), wilson(share, 60)
    assert (found.low, found.high) == pytest.approx((wanted.low, wanted.high), abs=1e-9)


def test_parts_of_one_value_that_are_independent_count_in_full() -> None:
    independent = Sample([0.0, 0.5, 0.5, 1.0] * 250)
    assert independent.share_estimate(2).margin() == pytest.approx(
        wilson(0.5, 2000).margin(), rel=0.01
    )


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    generator = Generator(1912)
    held = 0
    for _ in range(1000):
        found = Sample([int(generator.below(101)) for _ in range(20)]).mean_estimate()
        held += found.low <= 50 <= found.high
    assert 930 <= held <= 970
