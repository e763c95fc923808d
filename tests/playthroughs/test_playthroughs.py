"""The golden playthroughs still hold."""

import pytest

from carpathia.games import GAME_NAMES
from tests.playthroughs.playthrough import HOME, playthrough, setups


@pytest.mark.parametrize("name", setups())
def test_a_playthrough_gives_the_golden_answers(name: str) -> None:
    golden = (HOME / f"{name}.txt").read_text("utf-8")
    assert playthrough(setups()[name]) == golden, "look at the diff of: make playthroughs"


def test_every_game_is_played_through() -> None:
    assert {setup.game for setup in setups().values()} == set(GAME_NAMES)
