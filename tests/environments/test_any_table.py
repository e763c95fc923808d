"""Masks equal `moves()` at any table: all editions, set-ups, crews, aids, switches and seats."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from hypothesis import given
from hypothesis import strategies as st

from carpathia.bots.open_match import LUCK, OVER, OpenMatch
from carpathia.engine.errors import BadSetup
from carpathia.engine.game import NOBODY, State
from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.environments import spiel
from carpathia.environments.aec import SeatsEnv
from carpathia.environments.single import SeatEnv
from carpathia.games import GAME_NAMES, open_game
from carpathia.games.sos_titanic.cards import CREW_NAMES
from carpathia.lab.variations import AXES
from tests.environments.test_encoding import vary

MOST = 250
"""Decisions that are looked at in a match."""
NOW_AND_THEN = 8
"""Those who are not to act are asked once in so many decisions."""
NUMBERS = st.integers(0, 2**40)


def vary_table(name: str, generator: Generator) -> Setup:
    """Any match an environment can be asked for; in SOS Titanic at times with a crew by name."""
    setup = vary(name, generator)
    setup.figures = {}
    if name == "sos-titanic" and generator.below(2):
        names = list(CREW_NAMES)
        crew = [names.pop(int(generator.below(len(names)))) for _ in range(setup.seats)]
        named = {**setup.options, "crew": ",".join(crew)}
        try:
            open_game(like(setup, named))
        except BadSetup:  # not all of them may serve here
            pass
        else:
            setup.options = named
    return setup


def like(setup: Setup, options: dict[str, str]) -> Setup:
    other = Setup(setup.game, setup.edition, setup.seats)
    other.options, other.switches = options, setup.switches
    return other


def arguments_of(setup: Setup) -> dict[str, Any]:
    plain = {"edition": setup.edition, "options": setup.options, "switches": setup.switches}
    return {"game": setup.game, "seats": setup.seats, **plain}


def offered(state: State) -> list[int]:
    return sorted(int(move) for move in state.moves())


def any_of(moves: list[int], generator: Generator) -> int:
    return moves[int(generator.below(len(moves)))]


@pytest.mark.parametrize("name", GAME_NAMES)
@given(number=NUMBERS)
def test_gymnasium(name: str, number: int) -> None:
    generator = Generator(number)
    setup = vary_table(name, generator)
    seat = int(generator.below(setup.seats))
    env = SeatEnv(**arguments_of(setup), seat=seat, bots="random")
    _, info = env.reset(seed=number)
    for _ in range(MOST):
        state = env.lane.state
        legal = offered(state)
        assert state.seat() == seat
        assert np.flatnonzero(info["action_mask"]).tolist() == legal
        assert np.flatnonzero(env.action_masks()).tolist() == legal
        *_, is_over, _, info = env.step(any_of(legal, generator))
        if is_over:
            assert not info["action_mask"].any()
            break


@pytest.mark.parametrize("name", GAME_NAMES)
@given(number=NUMBERS)
def test_pettingzoo(name: str, number: int) -> None:
    generator = Generator(number)
    setup = vary_table(name, generator)
    env = SeatsEnv(**arguments_of(setup), version=0)
    env.reset(seed=number)
    for _ in range(MOST):
        state = env.lane.state
        legal = [] if state.seat() == NOBODY else offered(state)
        is_asked = generator.below(NOW_AND_THEN) == 0
        for seat, agent in enumerate(env.possible_agents):
            if is_asked or seat == state.seat():
                mask = np.flatnonzero(env.observe(agent)["action_mask"]).tolist()
                assert mask == (legal if seat == state.seat() else [])
        if not legal:
            break
        assert env.agent_selection == env.possible_agents[state.seat()]
        env.step(any_of(legal, generator))


@pytest.mark.parametrize("name", GAME_NAMES)
@given(number=NUMBERS)
def test_what_stands_behind_openspiel(name: str, number: int) -> None:
    """It has no name for most tables; the match behind its states can be any."""
    generator = Generator(number)
    setup = vary_table(name, generator)
    match = OpenMatch(setup, open_game(setup), is_explicit=True)
    decisions = 0
    while match.player != OVER and decisions < MOST:
        actions = match.actions()
        if match.player == LUCK:
            assert actions == list(range(match.bound()))
        else:
            decisions += 1
            assert match.player == match.table().seat()
            assert actions == offered(match.table())
        match.act(any_of(actions, generator))


@pytest.mark.parametrize("chance", spiel.CHANCES)
@pytest.mark.parametrize("name", GAME_NAMES)
def test_openspiel_in_every_edition_with_any_players(name: str, chance: str) -> None:
    for edition in AXES[name]["edition"]:
        for players in AXES[name]["seats"]:
            game = pyspiel.load_game(
                f"{spiel.short_name(name)}(players={players},edition={edition},chance={chance})"
            )
            generator = Generator(1912)
            state = game.new_initial_state()
            decisions = 0
            while not state.is_terminal() and decisions < MOST:
                actions = state.legal_actions()
                if not state.is_chance_node():
                    decisions += 1
                    legal = offered(state.match.table())
                    assert actions == np.flatnonzero(state.legal_actions_mask()).tolist() == legal
                state.apply_action(any_of(actions, generator))
