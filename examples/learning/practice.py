"""Practice: matches played side by side in the vector environment, and what can be learnt of them.

All the player gets is what any program gets from Gymnasium: what is seen, the mask of legal moves,
and by how much the points have grown.
"""

from dataclasses import dataclass
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

import carpathia.environments  # noqa: F401 - makes the names known to Gymnasium
from carpathia.environments.many import SeatVectorEnv
from examples.learning.choices import Choice, draw, read_choice, softmax
from examples.learning.move_signs import move_signs
from examples.learning.networks import Chooser, Valuer
from examples.learning.orders import Orders, read_orders
from examples.learning.table_signs import table_signs
from examples.learning.tables import Flags, Floats, Numbers, Tables

GAME: Final = "sos-titanic"
ENVIRONMENT: Final = "carpathia/SosTitanicSolo-v0"
OPTIONS: Final = {"memory-aid": "on"}
"""Discards are shown, as the bots remember them."""
TENS: Final = 10.0
"""Points are learnt in tens, so that all figures are of about one."""
_FADING: Final = 0.95
"""How much less a decision is praised for what came of each later one (GAE's lambda)."""


@dataclass(frozen=True)
class Lessons:
    """Decisions, and how much better or worse each turned out than was expected."""

    tables: Floats
    moves: Floats
    choice: Choice
    chosen: Numbers
    """For each decision the row of its move."""
    likely: Floats
    """How likely it was chosen."""
    praise: Floats
    worth: Floats
    """What the table brought from there on, in tens of points."""


class _Step:
    """A decision at every table where one is to be made."""

    def __init__(self, env: SeatVectorEnv, orders: Orders, seen: Any, masks: Any) -> None:
        self.places: Final = np.flatnonzero(masks.any(1))
        tables = Tables(env.split(seen[self.places]))
        self.choice: Final = read_choice(masks[self.places])
        self.tables: Final = table_signs(tables)
        self.moves: Final = move_signs(tables, orders, self.choice)


class Practice:
    """Matches that go on from one lot of lessons to the next."""

    def __init__(self, matches: int, seed: int) -> None:
        env = gymnasium.make_vec(
            ENVIRONMENT,
            num_envs=matches,
            vectorization_mode="vector_entry_point",
            reward="growth",
            options=OPTIONS,
        ).unwrapped
        assert isinstance(env, SeatVectorEnv)
        self.env: Final = env
        self.orders: Final = read_orders(env.course.game)
        self._rng: Final = np.random.default_rng(seed)
        self._seen, infos = env.reset(seed=seed)
        self._masks: NDArray[np.int8] = infos["action_mask"]
        self.scores: Final[list[int]] = []
        """Of all matches that came to an end."""

    def look(self) -> _Step:
        return _Step(self.env, self.orders, self._seen, self._masks)

    def gather(self, chooser: Chooser, valuer: Valuer, steps: int) -> Lessons:
        """So many decisions of each match, chosen by lot as the chooser weighs them."""
        matches = self.env.num_envs
        taken: list[_Step] = []
        chosen: list[Numbers] = []
        likely: list[Floats] = []
        values = np.zeros((steps + 1, matches), np.float32)
        rewards = np.zeros((steps, matches), np.float32)
        are_over = np.zeros((steps, matches), np.bool_)
        for number in range(steps):
            step = self.look()
            figures, _ = chooser.figures(step.tables, step.moves, step.choice)
            rows = draw(figures, step.choice, self._rng)
            values[number, step.places] = valuer.values(step.tables)[0]
            actions = np.zeros(matches, np.int64)
            actions[step.places] = step.choice.move[rows]
            self._seen, rewards[number], are_over[number], _, infos = self.env.step(actions)
            self._masks = infos["action_mask"]
            if are_over[number].any():
                self.scores.extend(infos["score"][infos["_score"]].tolist())
            taken.append(step)
            chosen.append(rows)
            likely.append(softmax(figures, step.choice)[rows])
        step = self.look()
        values[steps, step.places] = valuer.values(step.tables)[0]
        praise = _praise(values, rewards / TENS, are_over)
        praises = np.concatenate([praise[at, one.places] for at, one in enumerate(taken)])
        expected = np.concatenate([values[at, one.places] for at, one in enumerate(taken)])
        return _bind(taken, chosen, np.concatenate(likely), praises, praises + expected)


def _praise(values: Floats, rewards: Floats, are_over: Flags) -> Floats:
    """Generalised advantages: what came, and was expected afterwards, beyond what was expected.

    Nothing follows the end of a match. The step after it only deals anew; its figures are not used.
    """
    praise = np.zeros_like(rewards)
    later = np.zeros(rewards.shape[1], np.float32)
    for number in reversed(range(len(rewards))):
        goes_on = ~are_over[number]
        surprise = rewards[number] + goes_on * values[number + 1] - values[number]
        later = surprise + goes_on * _FADING * later
        praise[number] = later
    return praise


def _bind(
    taken: list[_Step], chosen: list[Numbers], likely: Floats, praise: Floats, worth: Floats
) -> Lessons:
    """All steps as one."""
    tables = move = 0
    owners, begins, rows = [], [], []
    for step, one in zip(taken, chosen, strict=True):
        owners.append(step.choice.table + tables)
        begins.append(step.choice.begins + move)
        rows.append(one + move)
        tables += len(step.places)
        move += len(step.choice.move)
    choice = Choice(
        np.concatenate(owners),
        np.concatenate([step.choice.move for step in taken]),
        np.concatenate(begins),
    )
    return Lessons(
        np.concatenate([step.tables for step in taken]),
        np.concatenate([step.moves for step in taken]),
        choice,
        np.concatenate(rows),
        likely,
        praise,
        worth,
    )
