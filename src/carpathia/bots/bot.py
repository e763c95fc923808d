"""What a bot is: someone who picks a legal move from what a seat knows, and nothing else."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from carpathia.engine.chance import Chance
from carpathia.engine.game import State
from carpathia.engine.generator import Generator
from carpathia.engine.watch import Watch


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It is handed a guess, never the truth, so it has nothing to peek at."""

    def choose(self, known: State, generator: Generator) -> i64:
        """One of `known.moves()`; `known` is a state that the seat to act cannot rule out."""
        raise AssertionError("a bot must choose")


@final
class RandomBot(Bot):
    """Any legal move, each as likely."""

    def choose(self, known: State, generator: Generator) -> i64:
        moves = known.moves()
        return moves[generator.below(len(moves))]


def play_randomly(state: State, chance: Chance, generator: Generator) -> i64:
    """Play a match to its end with any legal moves; how many decisions that took."""
    decisions: i64 = 0
    moves = state.moves()
    while len(moves) > 0:
        state.play(moves[generator.below(len(moves))], chance)
        decisions += 1
        moves = state.moves()
    return decisions


def play_blindly(
    state: State, chance: Chance, generators: list[Generator], watch: Watch | None
) -> i64:
    """Play a match to its end as random bots do, each seat with its own stream; the decisions.

    The same choices as `RandomBot` makes one by one: where there is only one move, none is made.
    """
    decisions: i64 = 0
    moves = state.moves()
    while len(moves) > 0:
        move = moves[0]
        if len(moves) > 1:
            move = moves[generators[state.seat()].below(len(moves))]
            decisions += 1
        state.play(move, chance)
        if watch is not None:
            watch.look(state)
        moves = state.moves()
    return decisions
