"""The playbooks by which a search plays: always legal, honest, and better than chance."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carpathia.bots import make_bot
from carpathia.bots.making import make_playbook
from carpathia.engine.chance import QuickChance
from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.games import GAME_NAMES
from tests.bots.sparring import states_of, wins_of

SETUPS = {
    "titus": Setup("titus", "adlung", 2),
    "noris-titanic": Setup("noris-titanic", "casse-noisettes", 2),
}
"""Matches of two, in which there is a winner."""
GAMES = pytest.mark.parametrize("game", GAME_NAMES)
RACES = pytest.mark.parametrize("game", SETUPS)
SEEDS = st.integers(0, 2**32)
MATCHES = 15
STRIDES = {"sos-titanic": 8, "titus": 25, "noris-titanic": 25}
"""A match is long: one in so many of its states is looked at closely."""


@GAMES
@given(seed=SEEDS)
@settings(max_examples=MATCHES)
def test_candidates_and_the_usual_move_are_legal(game: str, seed: int) -> None:
    playbook, generator = make_playbook(game), Generator(seed)
    for state in states_of(game, seed):
        legal = list(state.moves())
        found = list(playbook.candidates(state))
        assert found
        assert set(found) <= set(legal)
        assert len(set(found)) == len(found)
        assert playbook.usual(state, generator) in legal


@RACES
@given(seed=SEEDS)
@settings(max_examples=MATCHES)
def test_a_state_that_was_played_out_has_a_value_between_0_and_1(game: str, seed: int) -> None:
    playbook, generator = make_playbook(game), Generator(seed)
    chance = QuickChance(generator)
    for number, state in enumerate(states_of(game, seed)):
        if number % 20 == 0:
            imagined = state.imagine(int(state.seat()), generator)
            playbook.play_out(imagined, chance, generator)
            assert all(0.0 <= playbook.value(imagined, seat) <= 1.0 for seat in range(2))


@GAMES
@given(seed=SEEDS)
@settings(max_examples=MATCHES)
def test_a_search_cannot_see_what_is_hidden(game: str, seed: int) -> None:
    """Guesses that the seat cannot tell apart, the same random numbers: the same choice."""
    bots = [make_bot(name, game) for name in ("random", "greedy", "search@12")]
    generator = Generator(seed)
    for number, state in enumerate(states_of(game, seed)):
        if number % STRIDES[game] == 0:
            seat = int(state.seat())
            guesses = [state.guess(seat, generator) for _ in range(3)]
            for bot in bots:
                choices = {int(bot.choose(guess, Generator(seed))) for guess in guesses}
                assert len(choices) == 1


@GAMES
def test_an_imagined_state_is_a_guess(game: str) -> None:
    for seed in range(5):
        for number, state in enumerate(states_of(game, seed)):
            if number % 10 == 0:
                seat = int(state.seat())
                guess = state.guess(seat, Generator(seed))
                imagined = state.imagine(seat, Generator(seed))
                assert imagined.view(seat) == state.view(seat)
                assert list(imagined.moves()) == list(guess.moves())
                assert imagined.inventory() == state.inventory()


@RACES
def test_a_short_search_beats_chance(game: str) -> None:
    assert wins_of(make_bot("search@4", game), make_bot("random", game), SETUPS[game], 2) == 1.0
