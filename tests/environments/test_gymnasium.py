"""One seat for Gymnasium: its own checks, copies, and masks that are the engine's word."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv
from hypothesis import given, settings
from hypothesis import strategies as st

from carpathia.engine.errors import BadSetup
from carpathia.environments.registering import ENVIRONMENTS
from carpathia.environments.single import SeatEnv
from tests.environments.from_view import encode_view

LONG = 3_000
"""More decisions than any match here takes."""


def make(name: str, **arguments: Any) -> SeatEnv:
    env = gymnasium.make(name, **arguments).unwrapped
    assert isinstance(env, SeatEnv)
    return env


def choose(mask: Any, generator: np.random.Generator) -> int:
    return int(generator.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("name", ENVIRONMENTS)
@pytest.mark.parametrize("mode", [None, "ansi", "rgb_array"])
def test_gymnasium_has_nothing_to_complain_about(name: str, mode: str | None) -> None:
    """Warnings are errors here, so this includes all it would only warn of."""
    check_env(make(name, render_mode=mode, bots="random"))


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_the_mask_is_what_the_engine_offers_and_the_seat_sees_its_view(name: str) -> None:
    env = make(name, bots="random")
    generator = np.random.default_rng(1912)
    for seed in range(5):
        seen, info = env.reset(seed=seed)
        for _ in range(LONG):
            state = env.lane.state
            assert np.flatnonzero(info["action_mask"]).tolist() == sorted(state.moves())
            assert np.array_equal(env.action_masks(), info["action_mask"])
            view = state.view(int(env.course.driver))
            assert (seen == encode_view(env.course.game, view)).all()
            seen, reward, is_over, is_cut, info = env.step(choose(info["action_mask"], generator))
            assert not is_cut
            if is_over:
                break
            assert reward == 0.0
        else:
            pytest.fail("the match does not end")
        assert not info["action_mask"].any()
        assert env.lane.state.result() is not None


@pytest.mark.parametrize("name", ENVIRONMENTS)
@settings(max_examples=15)
@given(seed=st.integers(0, 2**31), moves=st.integers(0, 40))
def test_copies_keep_the_position_and_the_luck(name: str, seed: int, moves: int) -> None:
    env = make(name, bots="random")
    generator = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    for _ in range(moves):
        if env.lane.seat >= 0:
            *_, info = env.step(choose(info["action_mask"], generator))
    twins = [env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    texts = {twin.course.game.write_position(twin.lane.state) for twin in twins}
    assert len(texts) == 1
    for _ in range(60):
        if env.lane.seat < 0:
            found = [twin.reset() for twin in twins]
            seen = [one[0] for one in found]
            info = found[0][1]
        else:
            move = choose(info["action_mask"], generator)
            stepped = [twin.step(move) for twin in twins]
            seen = [one[0] for one in stepped]
            assert len({one[1:3] for one in stepped}) == 1
            info = stepped[0][4]
        assert all(np.array_equal(one, seen[0]) for one in seen)


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_two_from_one_seed_stay_equal_and_from_two_seeds_do_not(name: str) -> None:
    """To the end, and in the match after it; the bots' luck comes from the seed too."""
    one, two, other = (make(name, bots="random") for _ in range(3))
    generator = np.random.default_rng(3)
    seen, info = one.reset(seed=7)
    assert (two.reset(seed=7)[0] == seen).all()
    assert (other.reset(seed=8)[0] != seen).any()
    for _ in range(2):
        while one.lane.seat >= 0:
            move = choose(info["action_mask"], generator)
            left, right = one.step(move), two.step(move)
            assert np.array_equal(left[0], right[0])
            assert left[1:4] == right[1:4]
            info = left[4]
            assert np.array_equal(info["action_mask"], right[4]["action_mask"])
        seen, info = one.reset()
        assert np.array_equal(two.reset()[0], seen)


def test_alone_the_reward_is_the_score_at_the_end() -> None:
    env = make("carpathia/SosTitanicSolo-v0")
    generator = np.random.default_rng(0)
    _, info = env.reset(seed=0)
    rewards = []
    while env.lane.seat >= 0:
        _, reward, _, _, info = env.step(choose(info["action_mask"], generator))
        rewards.append(reward)
    result = env.lane.state.result()
    assert result is not None
    assert sum(rewards) == rewards[-1] == info["score"] == result.scores[0]


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_growth_adds_up_to_the_points_won(name: str) -> None:
    env = make(name, bots="random", reward="growth")
    generator = np.random.default_rng(0)
    seen, info = env.reset(seed=4)
    begin = int(env.split(seen)["points"][0])
    total = 0.0
    while env.lane.seat >= 0:
        _, reward, _, _, info = env.step(choose(info["action_mask"], generator))
        total += reward
    assert begin + total == info["score"]


def test_against_bots_a_win_is_one_and_a_loss_minus_one() -> None:
    found = set()
    env = make("carpathia/Titus-v0", bots="random")
    generator = np.random.default_rng(0)
    for seed in range(12):
        _, info = env.reset(seed=seed)
        reward = 0.0
        while env.lane.seat >= 0:
            _, reward, _, _, info = env.step(choose(info["action_mask"], generator))
        result = env.lane.state.result()
        assert result is not None
        assert reward == {1.0: 1.0, 0.5: 0.0, 0.0: -1.0}[result.shares()[0]]
        found.add(reward)
    assert {1.0, -1.0} <= found


def test_the_driven_seat_may_be_any(monkeypatch: pytest.MonkeyPatch) -> None:
    env = make("carpathia/NorisTitanic-v0", seats=3, seat=1, bots=["greedy", "random"])
    _, info = env.reset(seed=2)
    for _ in range(30):
        assert env.lane.seat == 1
        *_, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))


def test_a_number_that_is_no_legal_move_changes_nothing_and_is_fined() -> None:
    env = make("carpathia/SosTitanicSolo-v0", fine=-0.5)
    seen, info = env.reset(seed=1)
    before = env.course.game.write_position(env.lane.state)
    for number in [*np.flatnonzero(info["action_mask"] == 0)[:40].tolist(), -1, 10**9]:
        again, reward, is_over, _, told = env.step(number)
        assert (reward, is_over, told["illegal"]) == (-0.5, False, True)
        assert (again == seen).all()
    assert env.course.game.write_position(env.lane.state) == before
    move = int(np.flatnonzero(info["action_mask"])[0])
    assert "illegal" not in env.step(move)[4]


@pytest.mark.parametrize("name", ENVIRONMENTS)
@pytest.mark.parametrize("count", [1, 2, 5, 9])
def test_what_is_seen_is_the_takers_own_and_stays_as_it_was(name: str, count: int) -> None:
    """Memory that nobody looks at is written on again, also where nothing has changed."""
    env = make(name, bots="random")
    generator = np.random.default_rng(count)
    seen, info = env.reset(seed=count)
    kept: list[tuple[Any, bytes]] = []
    for number in range(60):
        is_illegal = number % 7 == 3
        move = -1 if is_illegal else choose(info["action_mask"], generator)
        before = bytes(seen)
        kept += [(array, bytes(array)) for array in (seen, info["action_mask"])]
        kept = kept[-2 * count :]
        seen, _, is_over, _, info = env.step(move)
        assert not is_illegal or bytes(seen) == before
        assert all(bytes(array) == was for array, was in kept)
        if is_over:
            seen, info = env.reset()
        if count == 1:
            seen[:] = info["action_mask"][1:] = 77
            seen, info = env.lane.take_own(), {"action_mask": env.lane.take_mask()}
            assert bytes(seen) == env.lane.seen()
            assert bytes(info["action_mask"]) == env.lane.mask()


def test_gymnasiums_own_processes_can_have_it() -> None:
    """Environments are pickled and unpickled on the way."""
    makers = [lambda: gymnasium.make("carpathia.environments:carpathia/SosTitanicSolo-v0")] * 2
    many = AsyncVectorEnv(makers, context="spawn")
    try:
        seen, infos = many.reset(seed=5)
        for _ in range(20):
            masks = infos["action_mask"]
            moves = np.array([np.flatnonzero(mask)[0] if mask.any() else 0 for mask in masks])
            seen, _, _, _, infos = many.step(moves)
    finally:
        many.close()
    alone = make("carpathia/SosTitanicSolo-v0")
    expected, info = alone.reset(seed=6)
    for _ in range(20):
        expected, *_, info = alone.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert (seen[1] == expected).all()


@pytest.mark.parametrize(
    ("arguments", "error", "told"),
    [
        ({"game": "chess", "seats": 2}, BadSetup, "game-unknown"),
        ({"game": "titus", "seats": 9}, BadSetup, "seats-wrong"),
        ({"game": "titus", "seats": 2, "edition": "de"}, BadSetup, "edition-unknown"),
        ({"game": "titus", "seats": 2, "options": {"crew": "lee"}}, BadSetup, "option-unknown"),
        ({"game": "titus", "seats": 2, "bots": "genius"}, BadSetup, "bot-unknown"),
        ({"game": "titus", "seats": 2, "bots": [""]}, BadSetup, "bot-unknown"),
        ({"game": "titus", "seats": 2, "bots": []}, ValueError, "0 bots for 1 other seats"),
        ({"game": "titus", "seats": 2, "seat": 2}, ValueError, "from 0 to 1"),
        ({"game": "titus", "seats": 2, "reward": "applause"}, ValueError, "end, growth"),
        ({"game": "titus", "seats": 2, "render_mode": "human"}, ValueError, "ansi, rgb_array"),
    ],
)
def test_what_cannot_be_set_up_is_refused(
    arguments: dict[str, Any], error: type[Exception], told: str
) -> None:
    with pytest.raises(error, match=told):
        SeatEnv(**arguments)


def test_before_the_first_match_and_after_the_last_there_is_nothing_to_step() -> None:
    env = SeatEnv("sos-titanic", 1, render_mode="ansi")
    for ask in (lambda: env.step(0), env.render, env.action_masks):
        with pytest.raises(gymnasium.error.ResetNeeded):
            ask()
    _, info = env.reset(seed=0)
    while env.lane.seat >= 0:
        *_, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
