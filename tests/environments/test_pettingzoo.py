"""All seats for PettingZoo: its own tests, 100 seeded matches each, copies, and masks."""

import copy
import pickle
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    performance_benchmark,
    seed_test,
)
from pettingzoo.test.seed_test import parallel_seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from carpathia.bots.seating import KEPT, MADE_ANEW, Seating
from carpathia.engine.game import NOBODY
from carpathia.environments import noris_titanic_v0, sos_titanic_v0, titus_v0
from carpathia.environments.aec import SeatsEnv
from tests.environments.from_view import encode_view

GAMES = [sos_titanic_v0, titus_v0, noris_titanic_v0]
SEATS = {sos_titanic_v0: 3, titus_v0: 2, noris_titanic_v0: 2}
EPISODES = 100
LONG = 3_000
"""More decisions than any match here takes."""

# PettingZoo warns of a mask beside what is observed, unless it is one of its own games; and of a
# mask without a legal move, which is what the agents of a match that is over have.
PETTINGZOO_WARNS = [
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
]
pytestmark = [pytest.mark.filterwarnings(warning) for warning in PETTINGZOO_WARNS]


class Dealt(SeatsEnv):
    """Another deal for each episode: PettingZoo's test always begins with the seed 0."""

    episode = 0
    matches = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(self.episode if seed is None else 1_000 * seed + self.episode, options)
        for agent in self.possible_agents:
            self.action_space(agent).seed(self.episode)

    def step(self, action: int | None) -> None:
        super().step(action)
        self.matches += int(self.lane.seat == NOBODY and action is not None)


@pytest.mark.parametrize("block", range(4))
@pytest.mark.parametrize(
    ("game", "seats"),
    [("sos-titanic", 1), ("sos-titanic", 3), ("titus", 2), ("noris-titanic", 2)],
)
def test_pettingzoos_own_test_in_a_hundred_seeded_matches(
    game: str, seats: int, block: int
) -> None:
    for episode in range(block, EPISODES, 4):
        env = Dealt(game, seats, 0)
        env.episode = episode
        api_test(env, num_cycles=LONG)
        assert env.matches == 1, "the match was played to its end"


@pytest.mark.parametrize("game", GAMES)
def test_the_wrapped_form_passes_too(game: ModuleType) -> None:
    api_test(game.env(seats=SEATS[game]), num_cycles=LONG)


@pytest.mark.parametrize("game", GAMES)
def test_one_seed_is_one_match(game: ModuleType) -> None:
    seed_test(game.env, num_cycles=500)
    seed_test(game.raw_env, num_cycles=500)
    parallel_seed_test(game.parallel_env, num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_match_can_be_cut_off(game: ModuleType, seats: int) -> None:
    """A cycle is one decision of the table, to which every agent hands in a number.

    PettingZoo's test hands in numbers without looking at the mask, and wants every agent to act in
    every cycle. Our `env` would end at the first illegal number, so it gets another one here, made
    of `parallel_env`; ours is tested below.
    """
    if seats == 1 and game is not sos_titanic_v0:
        return

    def parallel_env(max_cycles: int) -> Any:
        return game.parallel_env(seats=seats, max_cycles=max_cycles)

    def env(max_cycles: int) -> Any:
        return parallel_to_aec(parallel_env(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=parallel_env, env=env))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("cycles", [1, 4, 25])
def test_a_wrapped_match_is_cut_off_after_so_many_legal_moves(
    game: ModuleType, cycles: int
) -> None:
    env = game.env(seats=SEATS[game], max_cycles=cycles)
    env.reset(seed=11)
    moves, cut = 0, []
    for agent in env.agent_iter():
        seen, reward, is_over, is_cut, _ = env.last()
        assert reward == 0
        assert not is_over
        assert is_cut == (moves == cycles)
        if is_cut:
            cut.append(agent)
            env.step(None)
        else:
            moves += 1
            space = env.action_space(agent)
            space.seed(moves)
            env.step(space.sample(seen["action_mask"]))
    assert moves == cycles
    assert sorted(cut) == env.possible_agents, "each is told once"


@pytest.mark.parametrize("game", GAMES)
def test_the_parallel_form(game: ModuleType) -> None:
    parallel_api_test(game.parallel_env(seats=SEATS[game]), num_cycles=200)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_can_measure_it(game: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(game.env())
    told = capsys.readouterr().out.splitlines()
    turns = next(line for line in told if line.endswith("turns per second"))
    assert float(turns.split()[0]) > 100


@pytest.mark.parametrize("game", GAMES)
def test_the_mask_is_what_the_engine_offers_and_each_agent_sees_its_view(game: ModuleType) -> None:
    env = game.raw_env(seats=SEATS[game])
    env.reset(seed=3)
    generator = np.random.default_rng(3)
    for agent in env.agent_iter():
        state = env.lane.state
        for seat, other in enumerate(env.possible_agents):
            seen = env.observe(other)
            assert (seen["observation"] == encode_view(env.course.game, state.view(seat))).all()
            legal = sorted(state.moves()) if other == agent and env.lane.seat >= 0 else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        if env.terminations[agent]:
            break
        env.step(int(generator.choice(np.flatnonzero(env.observe(agent)["action_mask"]))))
    result = env.lane.state.result()
    assert result is not None
    if game is sos_titanic_v0:
        assert list(env.rewards.values()) == result.scores
    else:
        assert sum(env.rewards.values()) == 0
        winner = result.shares().index(max(result.shares()))
        assert env.rewards[f"seat_{winner + 1}"] == 2 * result.shares()[winner] - 1


@pytest.mark.parametrize("game", GAMES)
def test_copies_keep_the_position_and_the_luck(game: ModuleType) -> None:
    env = game.raw_env(seats=SEATS[game])
    env.reset(seed=9)
    generator = np.random.default_rng(9)
    for _ in range(25):
        step_at_random([env], generator)
    twins = [env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(60):
        step_at_random(twins, generator)
        seen = [twin.last() for twin in twins]
        assert len({twin.agent_selection for twin in twins}) == 1
        for one in seen[1:]:
            assert (one[0]["observation"] == seen[0][0]["observation"]).all()
            assert one[1:] == seen[0][1:]


def step_at_random(twins: list[SeatsEnv], generator: np.random.Generator) -> None:
    mask = twins[0].observe(twins[0].agent_selection)["action_mask"]
    if mask.any():
        move = int(generator.choice(np.flatnonzero(mask)))
        for twin in twins:
            twin.step(move)


KEEPING: dict[str, Callable[[NDArray[Any]], Any]] = {
    "all": lambda array: array,
    "slice": lambda array: array[3:400],
    "view of a view": lambda array: array.view(np.uint8)[::2].reshape(2, -1)[1:],
    "memory": lambda array: array.data,
    "memory of its end": lambda array: array[-9:].data,
}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_observed_is_the_takers_own(game: ModuleType) -> None:
    """Whatever is written into it, nobody else sees it, then or later."""
    env = game.raw_env(seats=SEATS[game])
    env.reset(seed=4)
    agent = env.agent_selection
    taken = [env.observe(agent), env.observe(agent), env.last()[0]]
    before = [{name: part.copy() for name, part in one.items()} for one in taken]
    for part in taken[0].values():
        part[:] = 77
    env.step(int(np.flatnonzero(taken[1]["action_mask"])[0]))
    env.observe(env.agent_selection)
    for one, was in zip(taken[1:], before[1:], strict=True):
        assert all((one[name] == was[name]).all() for name in was)
    assert taken[1]["observation"].dtype == np.uint8
    assert taken[1]["action_mask"].dtype == np.int8
    assert not any((part == 77).any() for part in env.observe(agent).values())


@pytest.mark.parametrize("keep", KEEPING.values(), ids=KEEPING)
@pytest.mark.parametrize("count", [1, 3, 4, 5, 12])
def test_whatever_is_kept_of_what_was_observed_stays_as_it_was(
    keep: Callable[[NDArray[Any]], Any], count: int
) -> None:
    """Memory that nobody looks at is written on again; a part of an array is a look at it too."""
    env = titus_v0.raw_env()
    env.reset(seed=4)
    kept: list[tuple[Any, bytes]] = []
    for _ in range(60):
        observed = env.last()[0]
        assert observed is not None
        for part in observed.values():
            kept.append((keep(part), bytes(keep(part))))
        env.step(int(np.flatnonzero(observed["action_mask"])[-1]))
        del observed, part
        kept = kept[-2 * count :]
        assert env.last()[0] is not None
        assert all(bytes(part) == was for part, was in kept)


def test_an_array_that_was_changed_in_form_does_not_come_back_so() -> None:
    env = titus_v0.raw_env()
    env.reset(seed=4)
    for _ in range(10):
        for part in env.observe(env.agent_selection).values():
            assert part.ndim == 1
            assert part.flags.writeable
            part.shape = (1, -1)
            part.setflags(write=False)
            del part


def test_who_observes_otherwise_is_asked_for_the_last_observation_too() -> None:
    """PettingZoo says that `last` calls `observe`: so it does, though both are compiled."""

    class Blind(SeatsEnv):
        def observe(self, agent: str) -> dict[str, Any]:
            return {"observation": np.zeros(1, np.uint8)}

    env = Blind("titus", 2, 0)
    env.reset(seed=1)
    seen = env.last()[0]
    assert seen is not None
    assert seen["observation"].shape == (1,)
    assert env.last(observe=False)[0] is None


def test_all_that_is_compiled_is_kept_by_a_copy() -> None:
    env = titus_v0.raw_env()
    compiled = getattr(Seating, "__mypyc_attrs__", None)
    plain = vars(Seating(["seat_1"])) if compiled is None else compiled
    assert sorted(KEPT + MADE_ANEW) == sorted(set(plain) - {"__dict__"})
    assert env.__getstate__().keys() == {*KEPT, *vars(env)} - set(MADE_ANEW)


def test_numpys_numbers_are_as_good_as_pythons() -> None:
    env = titus_v0.raw_env()
    env.reset(seed=1)
    for number in (np.int64(0), np.uint8(1), 0, 1.0):
        env.step(number)
        assert env.infos == {"seat_1": {}, "seat_2": {}}


def test_an_illegal_number_is_fined_and_the_match_goes_on() -> None:
    env = titus_v0.raw_env(fine=-3.0)
    env.reset(seed=1)
    env.step(5)
    assert env.agent_selection == "seat_1"
    assert env.infos["seat_1"] == {"illegal": True}
    assert env.last()[1] == env.rewards["seat_1"] == -3.0
    assert env.rewards["seat_2"] == 0.0
    env.step(0)
    assert env.infos["seat_1"] == {}


def test_an_illegal_number_ends_a_wrapped_match() -> None:
    env = titus_v0.env()
    env.reset(seed=1)
    env.observe(env.agent_selection)
    env.step(5)
    assert all(env.terminations.values())
    assert env.rewards["seat_1"] == -1.0


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="ansi, rgb_array"):
        titus_v0.raw_env(render_mode="human")
    env = titus_v0.raw_env(render_mode="ansi")
    for ask in (env.render, env.last, lambda: env.step(0), lambda: env.observe("seat_1")):
        with pytest.raises(ValueError, match="reset it"):
            ask()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="seat_1 is to act"):
        env.step(None)
    assert str(env.render()).startswith("you: 1\n")
    assert env.split(env.observe("seat_2"))["coins"].shape == (54, 11)
