"""The games for OpenSpiel: its own tests, chance where it happens, guesses as resampling."""

import copy
import itertools
import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

from carpathia.bots.open_match import LUCK, OVER, SEED_BYTES
from carpathia.engine.chance import ORDERS
from carpathia.environments import spiel
from carpathia.games import GAME_NAMES
from tests.environments.from_view import encode_view

GAMES = [
    f"{spiel.short_name(name)}(chance={chance})" for chance in spiel.CHANCES for name in GAME_NAMES
]
"""Each game with its luck as a seed, and with the luck of each move where it happens."""
SEEDED = [name for name in GAMES if spiel.SEEDED in name]


def for_two(name: str) -> Any:
    return pyspiel.load_game(name.replace("(", "(players=2,"))


def next_decision(state: Any) -> None:
    """Let luck choose what it has to."""
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_own_test_in_twenty_simulations(name: str) -> None:
    check(name, 20)


@pytest.mark.parametrize(
    "name",
    [
        "carpathia_sos_titanic(players=3)",
        "carpathia_titus(players=4)",
        "carpathia_noris_titanic(players=4,edition=noris)",
        "carpathia_sos_titanic(players=5,edition=fr,chance=explicit)",
        "carpathia_titus(players=4,chance=explicit)",
        "carpathia_noris_titanic(players=4,edition=noris,chance=explicit)",
    ],
)
def test_other_tables_pass_it_too(name: str) -> None:
    check(name, 2)


def check(name: str, simulations: int) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(
        game, num_sims=simulations, serialize=True, verbose=False, mask_test=True
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_replayed(name: str, tmp_path: Path) -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])
    text = generate_playthrough.playthrough(name, None, seed=1912)
    file = tmp_path / "playthrough.txt"
    file.write_text(text, encoding="utf-8")
    original, replayed = generate_playthrough.replay(str(file))
    assert original == replayed == text
    assert text.count("\naction: ") > 50


def deal(game: Any, seed: int, moves: int = 0) -> Any:
    """A match after so many decisions, at random."""
    draw = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and (moves or state.is_chance_node()):
        moves -= not state.is_chance_node()
        state.apply_action(draw.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAME_NAMES)
def test_explicit_chance_is_where_it_happens(name: str) -> None:
    """The deal has its seed, and after it no two chance nodes follow each other."""
    game = pyspiel.load_game(f"{spiel.short_name(name)}(chance=explicit)")
    draw = random.Random(3)
    state = game.new_initial_state()
    players, widths = [], set()
    while not state.is_terminal():
        players.append(state.current_player())
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert [action for action, _ in outcomes] == state.legal_actions()
            assert sum(odds for _, odds in outcomes) == pytest.approx(1)
            assert len(outcomes) <= game.max_chance_outcomes() == ORDERS
            widths.add(len(outcomes))
        state.apply_action(draw.choice(state.legal_actions()))
    assert players[: SEED_BYTES + 1] == [LUCK] * SEED_BYTES + [players[SEED_BYTES]]
    assert (LUCK, LUCK) not in itertools.pairwise(players[SEED_BYTES:])
    later = players[SEED_BYTES:].count(LUCK)
    assert (later > 0) == (name != "titus"), "there all luck is in the deal"
    assert (6 in widths) == (name == "noris-titanic"), "the die"


@pytest.mark.parametrize("name", GAMES)
def test_observations_are_the_view_and_actions_the_engines_moves(name: str) -> None:
    game = pyspiel.load_game(name)
    observation = make_observation(game)
    draw = random.Random(4)
    state = deal(game, 4)
    decisions = 0
    while not state.is_terminal() and decisions < 60:
        if not state.is_chance_node():
            decisions += 1
            table = state.match.state
            assert state.legal_actions() == sorted(table.moves())
            for player in range(game.num_players()):
                wanted = encode_view(state.match.game, table.view(player))
                assert (np.array(state.observation_tensor(player)) == wanted).all()
                observation.set_from(state, player)
                assert (observation.tensor == wanted).all()
        state.apply_action(draw.choice(state.legal_actions()))


@pytest.mark.parametrize("name", GAMES)
def test_python_is_answered_what_cpp_would_answer(name: str) -> None:
    """The short way to an answer, and the one through C++ and back."""
    game = for_two(name)
    draw = random.Random(2)
    state = game.new_initial_state()
    far = pyspiel.State
    kinds = set()
    while not state.is_terminal():
        assert state.legal_actions() == far.legal_actions(state)
        assert state.is_chance_node() == far.is_chance_node(state)
        assert state.current_player() == far.current_player(state)
        for player in (0, 1, 5, np.int64(0), np.int32(1), state.current_player()):
            assert state.legal_actions(player) == far.legal_actions(state, player)
            assert state.legal_actions(player=player) == far.legal_actions(state, player)
        if not state.is_chance_node():
            with pytest.raises(ValueError, match="-1 is no player"):
                state.legal_actions(pyspiel.PlayerId.CHANCE)
        assert not far.is_terminal(state)
        kinds.add(state.is_chance_node())
        state.apply_action(draw.choice(state.legal_actions()))
    assert kinds == {True, False}
    assert state.legal_actions() == far.legal_actions(state) == []
    assert state.legal_actions(0) == state.legal_actions(-1) == far.legal_actions(state, -1) == []
    assert state.current_player() == far.current_player(state) == pyspiel.PlayerId.TERMINAL
    assert far.is_terminal(state)


def test_whose_turn_it_is_has_openspiels_numbers() -> None:
    assert (LUCK, OVER) == (pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL)


@pytest.mark.parametrize("name", GAMES)
def test_copies_keep_the_position(name: str) -> None:
    game = pyspiel.load_game(name)
    draw = random.Random(1)
    state = deal(game, 6, 20)
    for _ in range(40):
        twins = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
        twins.append(game.deserialize_state(state.serialize()))
        for twin in twins:
            assert str(twin) == str(state)
            assert twin.history() == state.history()
            assert twin.legal_actions() == state.legal_actions()
        action = draw.choice(state.legal_actions())
        for one in [state, *twins]:
            one.apply_action(action)
        if not state.is_chance_node():
            texts = {one.information_state_string(0) for one in [state, *twins]}
            assert len(texts) == 1
        assert len({str(one) for one in [state, *twins]}) == 1
        if state.is_terminal():
            break


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("moves", [0, 5, 30])
def test_a_resampled_state_is_one_the_player_cannot_tell_apart(name: str, moves: int) -> None:
    game = for_two(name)
    state = deal(game, 3, moves)
    next_decision(state)
    if state.is_terminal():
        return
    draw = random.Random(8)
    for player in range(2):
        twin = state.resample_from_infostate(player, draw.random)
        assert str(twin) != str(state)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.current_player() == state.current_player()
        if player == state.current_player():
            assert twin.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_state_resampled_while_luck_is_awaited_goes_on_with_all_its_cards(name: str) -> None:
    """The move that waits was seen by all: whoever made it held what it takes, in any guess."""
    players = 3
    game = pyspiel.load_game(f"{spiel.short_name(name)}(players={players},chance=explicit)")
    draw = random.Random(12)
    resampled = 0
    for number in range(4):
        state = deal(game, number)
        cards = state.match.table().inventory()
        while not state.is_terminal() and resampled < 30 * (number + 1):
            if state.is_chance_node():
                twin = state.resample_from_infostate(draw.randrange(players), draw.random)
                assert twin.match.waiting() == state.match.waiting()
                assert twin.legal_actions() == state.legal_actions()
                resampled += 1
                for _ in range(40):
                    if not twin.is_terminal():
                        twin.apply_action(draw.choice(twin.legal_actions()))
                assert twin.match.table().inventory() == cards
                assert str(twin)
            state.apply_action(draw.choice(state.legal_actions()))
    assert resampled >= 30 or name == "titus", "there all luck is in the deal"


def test_an_information_state_remembers_what_is_no_longer_to_be_seen() -> None:
    """Two ways to one table of Titus differ in what was seen on the way."""
    game = pyspiel.load_game("carpathia_titus")
    one, two = deal(game, 5, 12), deal(game, 5, 12)
    assert one.information_state_string(0) == two.information_state_string(0)
    first, _, view = one.information_state_string(0).partition("\n")
    assert view == one.observation_string(0)
    assert [len(digest) for digest in first.split()] == [32, 32], "of all, and of this seat"
    later = one.clone()
    later.apply_action(later.legal_actions()[0])
    assert later.information_state_string(0).partition("\n")[0] != first


def test_what_another_draws_is_not_in_ones_memory() -> None:
    """A hand of Noris' Titanic is private: the other's memory goes by counts alone."""
    game = pyspiel.load_game("carpathia_noris_titanic")
    state = deal(game, 5, 40)
    next_decision(state)
    memories = [state.match.memory(player).split() for player in range(2)]
    assert memories[0][0] == memories[1][0]
    assert memories[0][1] != memories[1][1]


@pytest.mark.parametrize("chance", spiel.CHANCES)
def test_information_set_search_plays_a_legal_move(chance: str) -> None:
    game = pyspiel.load_game(f"carpathia_noris_titanic(chance={chance})")
    state = deal(game, 2, 8)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.4,
        max_simulations=6,
        random_state=np.random.RandomState(2),
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", SEEDED)
def test_all_chance_nodes_of_a_seeded_match_are_before_its_deal(name: str) -> None:
    """And so is all its luck: the history is enough to have the match again."""
    game = pyspiel.load_game(name)
    draw = random.Random(7)
    state = game.new_initial_state()
    players = []
    while not state.is_terminal():
        players.append(state.current_player())
        state.apply_action(draw.choice(state.legal_actions()))
    assert players[:SEED_BYTES] == [LUCK] * SEED_BYTES
    assert LUCK not in players[SEED_BYTES:]
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.returns() == state.returns()


def test_an_environment_for_learners_follows_its_seed() -> None:
    """OpenSpiel's own, which draws the chance outcomes itself."""

    def first_seen(seed: int) -> list[list[float]]:
        sampler = rl_environment.ChanceEventSampler(seed=seed)
        env = rl_environment.Environment(
            pyspiel.load_game("carpathia_titus"),
            chance_event_sampler=sampler,
            observation_type=rl_environment.ObservationType.OBSERVATION,
        )
        return [env.reset().observations["info_state"][0] for _ in range(3)]

    matches = first_seen(1)
    assert matches == first_seen(1)
    assert all(one != two for one, two in itertools.combinations(matches + first_seen(2), 2))


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="no parameters"):
        pyspiel.load_game("carpathia_titus").make_py_observer(params={"deep": 1})
    with pytest.raises(ValueError, match="one of seeded, explicit"):
        pyspiel.load_game("carpathia_titus(chance=good)")
