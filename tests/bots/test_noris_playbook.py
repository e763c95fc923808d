"""The playbook by which a search plays this game: always legal, honest, and better than chance."""

from hypothesis import given, settings
from hypothesis import strategies as st

from carpathia.bots import make_bot
from carpathia.bots.playbook_noris_titanic import NorisTitanicPlaybook
from carpathia.engine.chance import QuickChance
from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from tests.bots.sparring import states_of, wins_of

GAME = "noris-titanic"
SETUP = Setup(GAME, "casse-noisettes", 2)
SEEDS = st.integers(0, 2**32)
MATCHES = 10
"""A match is long, and each of its states is looked at."""


@given(SEEDS)
@settings(max_examples=MATCHES)
def test_candidates_and_the_usual_move_are_legal(seed: int) -> None:
    playbook, generator = NorisTitanicPlaybook(), Generator(seed)
    for state in states_of(GAME, seed):
        legal = list(state.moves())
        found = list(playbook.candidates(state))
        assert found
        assert set(found) <= set(legal)
        assert len(set(found)) == len(found)
        assert playbook.usual(state, generator) in legal


@given(SEEDS)
@settings(max_examples=MATCHES)
def test_a_state_that_was_played_out_has_a_value_between_0_and_1(seed: int) -> None:
    playbook, generator = NorisTitanicPlaybook(), Generator(seed)
    chance = QuickChance(generator)
    for number, state in enumerate(states_of(GAME, seed)):
        if number % 20 == 0:
            imagined = state.imagine(int(state.seat()), generator)
            playbook.play_out(imagined, chance, generator)
            assert all(0.0 <= playbook.value(imagined, seat) <= 1.0 for seat in range(2))


@given(SEEDS)
@settings(max_examples=MATCHES)
def test_a_search_cannot_see_what_is_hidden(seed: int) -> None:
    """Two guesses that the seat cannot tell apart, the same random numbers: the same choice."""
    bots = [make_bot(name, GAME) for name in ("greedy", "search@8")]
    generator = Generator(seed)
    for number, state in enumerate(states_of(GAME, seed)):
        if number % 25 == 0:
            seat = int(state.seat())
            guesses = [state.guess(seat, generator) for _ in range(2)]
            for bot in bots:
                choices = {int(bot.choose(guess, Generator(seed))) for guess in guesses}
                assert len(choices) == 1


def test_an_imagined_state_is_a_guess() -> None:
    for seed in range(5):
        for number, state in enumerate(states_of(GAME, seed)):
            if number % 10 == 0:
                seat = int(state.seat())
                guess = state.guess(seat, Generator(seed))
                imagined = state.imagine(seat, Generator(seed))
                assert imagined.view(seat) == state.view(seat)
                assert list(imagined.moves()) == list(guess.moves())
                assert imagined.inventory() == state.inventory()


def test_a_short_search_beats_chance() -> None:
    assert wins_of(make_bot("search@4", GAME), make_bot("random", GAME), SETUP, 2) == 1.0
