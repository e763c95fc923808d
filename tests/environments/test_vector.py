"""Many at a time: match for match what Gymnasium's own vector of single ones does."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import SyncVectorEnv
from numpy.typing import NDArray

from carpathia.environments.many import SeatVectorEnv
from carpathia.environments.registering import ENVIRONMENTS
from carpathia.environments.single import SeatEnv

COUNT = 5


def ours(name: str, **arguments: Any) -> SeatVectorEnv:
    many = gymnasium.make_vec(
        name, num_envs=COUNT, vectorization_mode="vector_entry_point", **arguments
    ).unwrapped
    assert isinstance(many, SeatVectorEnv)
    return many


@pytest.mark.parametrize("name", ENVIRONMENTS)
@pytest.mark.parametrize("reward", ["end", "growth"])
def test_it_does_what_gymnasiums_own_does(name: str, reward: str) -> None:
    arguments = {**ENVIRONMENTS[name], "bots": "random", "reward": reward}
    theirs = SyncVectorEnv([lambda: SeatEnv(**arguments)] * COUNT)
    many = ours(name, bots="random", reward=reward)
    assert many.observation_space == theirs.observation_space
    assert many.action_space == theirs.action_space
    generator = np.random.default_rng(1)
    one: tuple[Any, ...] = theirs.reset(seed=11)
    two: tuple[Any, ...] = many.reset(seed=11)
    are_over = np.zeros(COUNT, bool)
    matches = 0
    for _ in range(600):
        assert_equal(one, two)
        infos = two[-1]
        moves = [
            0 if over else int(generator.choice(np.flatnonzero(mask)))
            for over, mask in zip(are_over, infos["action_mask"], strict=True)
        ]
        if generator.random() < 0.1:
            moves[0] = 1  # hardly ever legal: then it is fined
        one, two = theirs.step(np.array(moves)), many.step(np.array(moves))
        are_over = two[2]
        matches += int(are_over.sum())
    assert matches >= COUNT
    theirs.close()
    many.close()


def assert_equal(one: Any, two: Any) -> None:
    if isinstance(one, dict):
        assert one.keys() == two.keys()
        for key in one:
            assert_equal(one[key], two[key])
    elif isinstance(one, tuple):
        for left, right in zip(one, two, strict=True):
            assert_equal(left, right)
    else:
        assert one.dtype == two.dtype
        assert (one == two).all()


def test_each_may_have_a_seed_and_the_streams_go_on() -> None:
    many = ours("carpathia/SosTitanicSolo-v0")
    first, _ = many.reset(seed=[1, 2, 3, 4, None])
    second, _ = many.reset()
    again, _ = many.reset(seed=[1, 2, 3, 4, 5])
    assert (again[:4] == first[:4]).all()
    assert (second[:4] != first[:4]).any()
    following, _ = many.reset()
    assert (following[:4] == second[:4]).all()


def test_what_is_seen_has_names() -> None:
    many = ours("carpathia/SosTitanicSolo-v0")
    seen, _ = many.reset(seed=1)
    fields = many.split(seen)
    assert fields["cards"].shape == (COUNT, 60, 14)
    assert (fields["piles"][:, 0] == 32).all()


def test_what_is_given_out_is_the_takers_own() -> None:
    many = ours("carpathia/SosTitanicSolo-v0")
    seen, infos = many.reset(seed=1)
    seen[:] = 7
    infos["action_mask"][:] = 0
    move = [int(lane.moves[0]) for lane in many.lanes.lanes]
    later, _, _, _, told = many.step(np.array(move))
    assert (later != 7).any()
    assert told["action_mask"].any()


def test_copies_keep_all_positions_and_the_luck() -> None:
    many = ours("carpathia/Titus-v0", bots="random")
    _, infos = many.reset(seed=3)
    for _ in range(70):
        _, _, _, _, infos = many.step(first_legal(infos))
    twins = [many, copy.deepcopy(many), pickle.loads(pickle.dumps(many))]
    for _ in range(200):
        moves = first_legal(infos)
        stepped = [twin.step(moves) for twin in twins]
        assert_equal(stepped[0], stepped[1])
        assert_equal(stepped[0], stepped[2])
        infos = stepped[0][4]


def first_legal(infos: dict[str, Any]) -> NDArray[np.int64]:
    """The lowest legal number of each match; 0 where it is over."""
    found: NDArray[np.int64] = infos["action_mask"].argmax(axis=1)
    return found


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        SeatVectorEnv("titus", 2, num_envs=0)
    with pytest.raises(ValueError, match="not rendered"):
        SeatVectorEnv("titus", 2, render_mode="ansi")
    many = ours("carpathia/SosTitanicSolo-v0")
    with pytest.raises(gymnasium.error.ResetNeeded):
        many.step(np.zeros(COUNT, int))
    with pytest.raises(ValueError, match="2 seeds for 5 matches"):
        many.reset(seed=[1, 2])
    many.reset(seed=1)
    with pytest.raises(ValueError, match="2 actions for 5 matches"):
        many.step(np.zeros(2, int))
