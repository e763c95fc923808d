"""What a game is: `Game`, `State`, `Event`, `Result`. Every game fills these in; nothing else does.

A `Game` is the rules of one game in one edition for a number of seats, and never changes. A
`State` is a match in progress: data only, no generator, no words.
"""

from collections.abc import Callable
from typing import Final, Union, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from carpathia.engine.chance import Chance
from carpathia.engine.encoding import Field
from carpathia.engine.errors import UnreadableMove
from carpathia.engine.generator import Generator

Json = Union[  # noqa: UP007 - a recursive alias needs the long form at run time
    None, bool, int, float, str, list["Json"], dict[str, "Json"]
]
View = dict[str, Json]
"""What a seat sees, built up from nothing. Plain data, so that equal views have equal bytes."""

NOBODY: Final = -1
"""The seat to act when a match is over; the seat of an onlooker's view."""

TURN_BEGAN: Final = "turn-began"
"""Every game emits this event when another turn begins; undo never reaches back past it."""


@final
class Event:
    """Something that happened, as a catalogue key and its arguments.

    Example: Event("page-turned", {"page": 7, "clock": "00:25"})
    """

    def __init__(self, key: str, args: View, reveals: bool = False, only_for: int = NOBODY) -> None:
        self.key: Final = key
        self.args: Final = args
        self.reveals: Final = reveals
        """Somebody learnt something: undo stops here."""
        self.only_for: Final = only_for
        """The one seat that may be told; NOBODY: everyone may."""

    def plain(self) -> View:
        """The event as plain data, for the wire and for comparing."""
        return {"event": self.key, **self.args}


@final
class Result:
    """How a match ended: a score a seat, the reason, and where the points came from."""

    def __init__(self, scores: list[int], reason: str, breakdown: dict[str, int]) -> None:
        self.scores: Final = scores
        self.reason: Final = reason
        self.breakdown: Final = breakdown

    def text(self) -> str:
        """One line of a record: the scores, then the reason."""
        return " ".join([str(score) for score in self.scores] + [self.reason])

    def shares(self) -> list[float]:
        """What each seat has of the win: the game's own places if it tells them, else by scores."""
        seats = range(len(self.scores))
        if "place-1" in self.breakdown:
            has_won = [self.breakdown[f"place-{seat + 1}"] == 1 for seat in seats]
        else:
            has_won = [score == max(self.scores) for score in self.scores]
        return [int(won) / sum(has_won) for won in has_won]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A match in progress. Whoever holds one may copy it, ask it, and play on it."""

    def seat(self) -> i64:
        """Whose decision it is; NOBODY when the match is over."""
        raise AssertionError("a state must know its seat")

    def moves(self) -> vec[i64]:
        """Every legal move, once, in a fixed order; empty when over. The only word on legality."""
        raise AssertionError("a state must know its moves")

    def play(self, move: i64, chance: Chance, events: list[Event] | None = None) -> None:
        """Play one of `moves()`, in place. Not checked here: `Match` is the gate."""
        raise AssertionError("a state must play")

    def luck(self, move: i64) -> i64:
        """How many outcomes chance has in one of `moves()`, all equally likely; 0: it needs none.

        At most ORDERS, which is what shuffles count, however many. The sides of a die are a factor
        of it, so that a number below it is a roll as well. It may be said of a move that then does
        without, a shuffle of one card; 0 is certain.
        """
        raise AssertionError("a state must know where it needs luck")

    def copy(self) -> "State":
        """An independent copy."""
        raise AssertionError("a state must copy itself")

    def view(self, seat: int) -> View:
        """What this seat sees now; NOBODY: what an onlooker sees."""
        raise AssertionError("a state must show itself")

    def encode(self, seat: i64, out: vec[u8]) -> vec[u8]:
        """`out` with what this seat sees now appended as bytes, laid out as `Game.layout` says.

        Where `out` has room it is written there, as librt's own `append` does. Must tell nothing
        that `view` does not; tests make it anew from a view and compare.
        """
        raise AssertionError("a state must encode itself")

    def guess(self, seat: int, generator: Generator) -> "State":
        """A full state that this seat, with perfect memory, cannot rule out, as likely as it is.

        Must be made from what the seat knows: the truth of hidden things is never read.
        """
        raise AssertionError("a state must be guessed")

    def forget(self) -> None:
        """Drop the tracked knowledge, for play-outs: quicker to copy, but it cannot `guess`."""

    def imagine(self, seat: int, generator: Generator) -> "State":
        """A `guess` that has forgotten what is known; games may have a quicker way to it."""
        state = self.guess(seat, generator)
        state.forget()
        return state

    def result(self) -> Result | None:
        """The outcome, or None while the match goes on."""
        raise AssertionError("a state must know its result")

    def inventory(self) -> list[int]:
        """Every component, wherever it lies, sorted: it must never change during a match."""
        raise AssertionError("a state must count its components")

    def check(self) -> str:
        """The first broken invariant of this game as a sentence for developers, or ''."""
        return ""


def read_exactly(text: str, read: Callable[[str, str], i64], write: Callable[[i64], str]) -> i64:
    """The number of a move, from its verb and the rest; raises UnreadableMove.

    `read` may raise ValueError or be lenient: only the one text that a move is written as is a
    move, so that nothing is ever read by half.
    """
    verb, _, rest = " ".join(text.split()).partition(" ")
    try:
        move = read(verb, rest)
    except ValueError:
        move = -1
    if move < 0 or write(move) != f"{verb} {rest}".strip():
        raise UnreadableMove("move-unreadable", {"move": text[:60], "near": ""})
    return move


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game, in one edition, for a number of seats. Immutable."""

    name: str
    revision: int
    """Raised when a rule changes so that an old record could replay differently."""
    edition: str
    seats: int
    move_count: int
    """Moves are numbered from 0 to move_count - 1."""

    def start(self, chance: Chance) -> State:
        """Set the table."""
        raise AssertionError("a game must start")

    def read(self, text: str) -> i64:
        """The move's number; raises UnreadableMove."""
        raise AssertionError("a game must read moves")

    def write(self, move: i64) -> str:
        """The move's text; the inverse of `read`."""
        raise AssertionError("a game must write moves")

    def layout(self) -> list[Field]:
        """The fields of `State.encode`, in their order."""
        raise AssertionError("a game must lay out what its states encode")

    def read_item(self, text: str) -> int:
        """The number of a component named in a record; raises ValueError."""
        raise AssertionError("a game must read its components")

    def write_item(self, item: int) -> str:
        """The text of a component in a record; the inverse of `read_item`."""
        raise AssertionError("a game must write its components")

    def read_position(self, text: str) -> State:
        """The state a position text describes; raises BadPosition."""
        raise AssertionError("a game must read positions")

    def write_position(self, state: State) -> str:
        """The whole truth of a state as text; the inverse of `read_position`."""
        raise AssertionError("a game must write positions")
