"""Two small networks, in numpy: which move to choose, and what a table is worth.

Both have one hidden layer, but the first sees a move beside its table: every move is given a
figure, and the figures of one table, as a softmax, are how likely each is chosen.
"""

from pathlib import Path
from typing import Final

import numpy as np

from examples.learning.choices import Choice
from examples.learning.tables import Floats

Weights = dict[str, Floats]


def _draw(rng: np.random.Generator, rows: int, columns: int, scale: float) -> Floats:
    spread = scale / np.sqrt(rows)
    drawn: Floats = rng.standard_normal((rows, columns), np.float32)
    return drawn * np.float32(spread)


class Chooser:
    """Gives each legal move of each table a figure."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights

    def figures(self, tables: Floats, moves: Floats, choice: Choice) -> tuple[Floats, Floats]:
        """The figures, and the hidden layer, which `slopes` wants."""
        weights = self.weights
        hidden: Floats = moves @ weights["moves"]
        hidden += (tables @ weights["tables"] + weights["bias"])[choice.table]
        np.maximum(hidden, 0, out=hidden)
        return hidden @ weights["out"][:, 0], hidden

    def slopes(
        self, tables: Floats, moves: Floats, choice: Choice, hidden: Floats, wanted: Floats
    ) -> Weights:
        """How the weights should change for the figures to change as wanted."""
        back = np.outer(wanted, self.weights["out"][:, 0])
        back *= hidden > 0
        by_table = np.add.reduceat(back, choice.begins)
        return {
            "moves": moves.T @ back,
            "tables": tables.T @ by_table,
            "bias": by_table.sum(0),
            "out": (wanted @ hidden)[:, None],
        }


def new_chooser(rng: np.random.Generator, tables: int, moves: int, hidden: int) -> Chooser:
    weights = {
        "moves": _draw(rng, moves, hidden, 1.0),
        "tables": _draw(rng, tables, hidden, 1.0),
        "bias": np.zeros(hidden, np.float32),
        "out": _draw(rng, hidden, 1, 0.1),
    }
    return Chooser(weights)


class Valuer:
    """Says what a table will still bring, in tens of points."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights

    def values(self, tables: Floats) -> tuple[Floats, Floats]:
        """The values, and the hidden layer."""
        weights = self.weights
        hidden = np.maximum(tables @ weights["tables"] + weights["bias"], 0)
        return hidden @ weights["out"][:, 0] + weights["always"][0], hidden

    def slopes(self, tables: Floats, hidden: Floats, wanted: Floats) -> Weights:
        back = np.outer(wanted, self.weights["out"][:, 0])
        back *= hidden > 0
        return {
            "tables": tables.T @ back,
            "bias": back.sum(0),
            "out": (wanted @ hidden)[:, None],
            "always": wanted.sum(keepdims=True),
        }


def new_valuer(rng: np.random.Generator, tables: int, hidden: int) -> Valuer:
    weights = {
        "tables": _draw(rng, tables, hidden, 1.0),
        "bias": np.zeros(hidden, np.float32),
        "out": _draw(rng, hidden, 1, 1.0),
        "always": np.zeros(1, np.float32),
    }
    return Valuer(weights)


class Adam:
    """Changes weights by their slopes, in steps that are even for all of them."""

    def __init__(self, weights: Weights) -> None:
        self._weights: Final = weights
        self._mean: Final = {name: np.zeros_like(one) for name, one in weights.items()}
        self._square: Final = {name: np.zeros_like(one) for name, one in weights.items()}
        self._steps = 0

    def step(self, slopes: Weights, rate: float, longest: float) -> None:
        """Upwards; slopes that are longer together than `longest` are shortened."""
        self._steps += 1
        length = float(np.sqrt(sum(float((one * one).sum()) for one in slopes.values())))
        shorter = min(1.0, longest / (length + 1e-8))
        for name, slope in slopes.items():
            slope = slope * np.float32(shorter)
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            even = mean / (1 - 0.9**self._steps)
            spread = np.sqrt(square / (1 - 0.999**self._steps))
            self._weights[name] += rate * even / (spread + 1e-8)


def save(path: Path, chooser: Chooser) -> None:
    """The player: what a table is worth was only needed to teach it."""
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **chooser.weights)


def load(path: Path) -> Chooser:
    with np.load(path) as weights:
        return Chooser(dict(weights))
