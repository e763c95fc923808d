"""What a search is told about a game: how a match usually goes on, and what it is worth then."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from carpathia.engine.chance import Chance
from carpathia.engine.game import State
from carpathia.engine.generator import Generator


@mypyc_attr(allow_interpreted_subclasses=True)
class Playbook:
    """One a game. It is handed guesses; those that are played out have forgotten what is known."""

    def candidates(self, state: State) -> vec[i64]:
        """The legal moves worth a thought, at least one."""
        return state.moves()

    def usual(self, state: State, generator: Generator) -> i64:
        """The legal move a sensible player would make, found quickly."""
        raise AssertionError("a playbook must know the usual move")

    def play_out(self, state: State, chance: Chance, generator: Generator) -> None:
        """Play on, usually to the end."""
        while state.seat() >= 0:
            state.play(self.usual(state, generator), chance)

    def value(self, state: State, seat: i64) -> float:
        """What a state that was played out is worth to a seat.

        In SOS Titanic that is the score to be expected, in the others a share of the win.
        """
        raise AssertionError("a playbook must know what a match is worth")
