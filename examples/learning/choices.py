"""The legal moves of many tables, and choosing one at each: by lot, or the best."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from examples.learning.tables import Floats, Numbers


@dataclass(frozen=True)
class Choice:
    """The legal moves of many tables, those of one after those of the other."""

    table: Numbers
    """For each move, whose it is."""
    move: Numbers
    begins: Numbers
    """For each table, where its moves begin. Every table has at least one."""


def read_choice(masks: NDArray[np.int8]) -> Choice:
    """The legal moves, from the masks of tables that are not over."""
    table, move = np.nonzero(masks)
    return Choice(table, move, np.searchsorted(table, np.arange(len(masks))))


def choice_of(offered: Sequence[Sequence[int]]) -> Choice:
    """The legal moves, from a list for each table."""
    sizes = np.array([len(moves) for moves in offered])
    table = np.repeat(np.arange(len(offered)), sizes)
    return Choice(table, np.concatenate(offered), np.cumsum(sizes) - sizes)


def softmax(figures: Floats, choice: Choice) -> Floats:
    """How likely each move is, among those of its table."""
    likely = np.exp(figures - np.maximum.reduceat(figures, choice.begins)[choice.table])
    likely /= np.add.reduceat(likely, choice.begins)[choice.table]
    return likely


def draw(figures: Floats, choice: Choice, rng: np.random.Generator) -> Numbers:
    """A move for each table, as likely as its softmax: the largest after adding Gumbel's noise."""
    noise = rng.gumbel(size=len(figures)).astype(np.float32)
    return best(figures + noise, choice)


def best(figures: Floats, choice: Choice) -> Numbers:
    """The row of the largest figure of each table; of equal ones the last."""
    is_most = figures == np.maximum.reduceat(figures, choice.begins)[choice.table]
    rows = np.zeros(len(choice.begins), np.int64)
    found = np.flatnonzero(is_most)
    rows[choice.table[found]] = found
    return rows
