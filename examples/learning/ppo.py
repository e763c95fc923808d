"""Learns from lessons: proximal policy optimisation (Schulman et al., 2017).

A move that turned out better than expected is made more likely, but from one lot of lessons by a
fifth at most: beyond that nothing more is learnt from it, since the player that made it is gone.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from examples.learning.choices import Choice, softmax
from examples.learning.networks import Adam, Chooser, Valuer
from examples.learning.practice import Lessons
from examples.learning.tables import Floats, Numbers

_NEAR: Final = 0.2
_READINGS: Final = 3
"""How often a lot of lessons is gone through."""
_AT_ONCE: Final = 1024
_LONGEST: Final = 0.5
_LONGEST_VALUE: Final = 5.0


@dataclass(frozen=True)
class Pace:
    """How large steps are, and how much it counts to keep trying other moves."""

    rate: float
    curiosity: float


class Learner:
    """The two networks, and how far each of their weights has been moving."""

    def __init__(self, chooser: Chooser, valuer: Valuer, rng: np.random.Generator) -> None:
        self.chooser: Final = chooser
        self.valuer: Final = valuer
        self._rng: Final = rng
        self._choosing: Final = Adam(chooser.weights)
        self._valuing: Final = Adam(valuer.weights)

    def learn(self, lessons: Lessons, pace: Pace) -> None:
        count = len(lessons.chosen)
        for _ in range(_READINGS):
            order = self._rng.permutation(count)
            for start in range(0, count, _AT_ONCE):
                self._learn_some(lessons, order[start : start + _AT_ONCE], pace)

    def follow(self, lessons: Lessons, rate: float) -> None:
        """Do as the master did; and learn what its tables are worth."""
        order = self._rng.permutation(len(lessons.chosen))
        for start in range(0, len(order), _AT_ONCE):
            some = order[start : start + _AT_ONCE]
            tables, moves, choice, chosen = _pick(lessons, some)
            figures, hidden = self.chooser.figures(tables, moves, choice)
            likely = softmax(figures, choice)
            push = np.full(len(some), 1 / len(some), np.float32)
            wanted = _towards(likely, choice, chosen, push)
            slopes = self.chooser.slopes(tables, moves, choice, hidden, wanted)
            self._choosing.step(slopes, rate, _LONGEST)
            self._value(tables, lessons.worth[some], rate)

    def _learn_some(self, lessons: Lessons, some: Numbers, pace: Pace) -> None:
        tables, moves, choice, chosen = _pick(lessons, some)
        figures, hidden = self.chooser.figures(tables, moves, choice)
        praise = lessons.praise[some]
        praise = (praise - praise.mean()) / (praise.std() + 1e-6)
        wanted = _wanted(figures, choice, chosen, lessons.likely[some], praise, pace.curiosity)
        slopes = self.chooser.slopes(tables, moves, choice, hidden, wanted)
        self._choosing.step(slopes, pace.rate, _LONGEST)
        self._value(tables, lessons.worth[some], pace.rate)

    def _value(self, tables: Floats, worth: Floats, rate: float) -> None:
        values, hidden = self.valuer.values(tables)
        missing = (worth - values) / np.float32(len(worth))
        slopes = self.valuer.slopes(tables, hidden, missing)
        self._valuing.step(slopes, rate, _LONGEST_VALUE)


def _wanted(
    figures: Floats,
    choice: Choice,
    chosen: Numbers,
    likely_then: Floats,
    praise: Floats,
    curiosity: float,
) -> Floats:
    """How each move's figure should change."""
    likely = softmax(figures, choice)
    ratio = likely[chosen] / likely_then
    is_far = np.where(praise > 0, ratio > 1 + _NEAR, ratio < 1 - _NEAR)
    push = np.where(is_far, 0, ratio * praise)
    wanted = _towards(likely, choice, chosen, push)
    logs = np.log(likely + 1e-12)
    doubt = -np.add.reduceat(likely * logs, choice.begins)
    wanted -= curiosity * likely * (logs + doubt[choice.table])
    return (wanted / len(chosen)).astype(np.float32)


def _towards(likely: Floats, choice: Choice, chosen: Numbers, push: Floats) -> Floats:
    """How the figures should change to make what was chosen likelier, or less likely."""
    wanted: Floats = -likely * push[choice.table]
    wanted[chosen] += push
    return wanted


def _pick(lessons: Lessons, some: Numbers) -> tuple[Floats, Floats, Choice, Numbers]:
    """Some lessons only: signs of their tables and moves, the choice, and what was chosen."""
    rows, choice = pick_moves(lessons.choice, some)
    chosen = choice.begins + lessons.chosen[some] - lessons.choice.begins[some]
    return lessons.tables[some], lessons.moves[rows], choice, chosen


def pick_moves(choice: Choice, some: Numbers) -> tuple[Numbers, Choice]:
    """Which rows the moves of some tables are, and these as a choice of their own."""
    ends = np.append(choice.begins[1:], len(choice.move))
    sizes = (ends - choice.begins)[some]
    begins = np.cumsum(sizes) - sizes
    rows = np.repeat(choice.begins[some] - begins, sizes) + np.arange(sizes.sum())
    return rows, Choice(np.repeat(np.arange(len(some)), sizes), choice.move[rows], begins)
