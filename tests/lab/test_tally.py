"""Counting: from made-up matches to the figures of the table."""

import pytest

from carpathia.lab.arena import Plan, Played, Share
from carpathia.lab.intervals import Sample, wilson
from carpathia.lab.tally import Tally

DUEL = Plan("titus", "adlung", 2, ("a", "b"), 2, b"")
ALONE = Plan("sos-titanic", "en", 1, ("a", "b"), 2, b"", crews=("fleet", "lee"))


def duel(number: int, points: tuple[int, int], won: tuple[float, float]) -> Played:
    """`points` and `won` are those of bot a and bot b, wherever they sit."""
    shares = [Share(bot, points[bot], won[bot], 10, 0.5) for bot in (0, 1)]
    return Played(number, "", "won", tuple(shares))


def alone(number: int, points: int, reason: str) -> Played:
    share = Share(number // 2 % 2, points, 1.0, 10, 0.5)
    return Played(number, ("fleet", "lee")[number % 2], reason, (share,))


def test_a_duel() -> None:
    tally = Tally(DUEL)
    tally.add([duel(0, (30, 10), (1, 0)), duel(1, (20, 20), (0.5, 0.5))])
    tally.add([duel(2, (10, 40), (0, 1)), duel(3, (20, 10), (1, 0))])
    first, second = tally.rows()
    assert (first.points.value, second.points.value) == (20, 20)
    assert first.points == Sample([25, 15]).mean_estimate()
    assert first.wins == Sample([0.75, 0.5]).share_estimate(2)
    assert second.wins is not None
    assert second.wins.value == pytest.approx(0.375)
    assert (first.above, first.all_saved) == (None, None)
    assert (first.matches, first.decisions, first.seconds) == (4, 10, 0.05)
    (pair,) = tally.differences()
    assert (pair.bot, pair.other) == (0, 1)
    assert pair.points == Sample([25 - 15, 15 - 25]).mean_estimate()


def test_alone_with_two_crews() -> None:
    tally = Tally(ALONE)
    tally.add([alone(0, 10, "sunk"), alone(1, 70, "all-saved")])
    tally.add([alone(2, 20, "sunk"), alone(3, 19, "sunk")])
    tally.add([alone(number, 30, "sunk") for number in range(4, 8)])
    rows = tally.rows()
    assert [(row.bot, row.crew) for row in rows] == [
        *[(0, ""), (0, "fleet"), (0, "lee")],
        *[(1, ""), (1, "fleet"), (1, "lee")],
    ]
    assert [row.points.value for row in rows] == [35, 20, 50, 24.75, 25, 24.5]
    assert rows[0].above == Sample([0.5, 1.0]).share_estimate(2)
    assert rows[1].above == wilson(0.5, 2)
    assert [row.all_saved.value for row in rows if row.all_saved] == [0.25, 0, 0.5, 0, 0, 0]
    assert rows[0].wins is None
    (pair,) = tally.differences()
    assert pair.points == Sample([40 - 19.5, 0]).mean_estimate()


def test_a_bot_that_never_had_a_choice_took_no_time() -> None:
    tally = Tally(Plan("sos-titanic", "en", 1, ("a",), 1, b""))
    tally.add([Played(0, "", "sunk", (Share(0, 3, 1.0, 0, 0.0),))])
    assert tally.rows()[0].seconds == 0
