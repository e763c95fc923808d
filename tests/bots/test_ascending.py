"""Moves in order, for OpenSpiel."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from carpathia.bots.ascending import ascending
from carpathia.environments.courses import make_setup
from carpathia.games import GAME_NAMES, open_game


@pytest.mark.parametrize("count", [0, 1, 2, 7, 300])
@pytest.mark.parametrize("below", [300, 8192, 20_000])
def test_any_moves_are_put_in_order(count: int, below: int) -> None:
    """Also numbers that are not ready made."""
    draw = random.Random(count)
    for _ in range(20):
        moves = draw.sample(range(below), count)
        given = vec[i64](moves)
        assert ascending(given) == sorted(moves)
        assert list(given) == moves, "what was given is left as it was"


def test_every_list_is_the_callers_own() -> None:
    given = vec[i64]([3, 1, 2])
    ascending(given).append(9)
    assert ascending(given) == [1, 2, 3]
    assert len(ascending(vec[i64](list(range(9000))))) == 9000


@pytest.mark.parametrize("name", GAME_NAMES)
def test_the_numbers_of_every_game_are_ready_made(name: str) -> None:
    """So that lists of different moments have the same numbers in them, not equal ones."""
    last = open_game(make_setup(name, 2)).move_count - 1
    given = vec[i64]([last])
    assert ascending(given)[0] is ascending(given)[0]
