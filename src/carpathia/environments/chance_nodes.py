"""A match whose chance is decided from outside, number by number: OpenSpiel's chance nodes.

A move that shuffles, rolls or tosses is tried on a copy; where it asks for luck, it stops, and says
which numbers it needs: a roll is one, a shuffle one for each card that is put in its place, each as
likely as the others. When they are there, it is played. So every outcome has its exact probability,
and no seed hides in a state.
"""

import hashlib
import json
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carpathia.engine.chance import Chance
from carpathia.engine.errors import IllegalMove
from carpathia.engine.game import NOBODY, Event, Game, State
from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.games import open_game

_DEAL: Final = -1
"""In place of a move: the table is being set."""


class Asks(Exception):
    """Luck is needed: a number below each of these bounds."""

    def __init__(self, bounds: list[int]) -> None:
        super().__init__(bounds)
        self.bounds = bounds


class Scripted(Chance):
    """Gives out the numbers it was given; raises Asks when they do not suffice."""

    def __init__(self, numbers: list[int]) -> None:
        self._numbers = numbers
        self._used = 0

    def shuffle(self, items: vec[i64]) -> None:
        numbers = self._take(list(range(len(items), 1, -1)))
        for last, chosen in zip(range(len(items) - 1, 0, -1), numbers, strict=True):
            items[last], items[chosen] = items[chosen], items[last]

    def roll(self, sides: i64) -> i64:
        return self._take([int(sides)])[0]

    def toss(self, count: i64) -> vec[i64]:
        return vec[i64](self._take([2] * int(count)))

    def _take(self, bounds: list[int]) -> list[int]:
        """A number for each bound; where there is only one outcome, it is no matter of luck."""
        wanted = [bound for bound in bounds if bound > 1]
        end = self._used + len(wanted)
        if end > len(self._numbers):
            raise Asks(wanted)
        found = iter(self._numbers[self._used : end])
        self._used = end
        return [next(found) if bound > 1 else 0 for bound in bounds]


class OpenMatch:
    """A match and, while a move waits for luck, the numbers it has and those it still needs.

    `told` keeps for the public and for each seat a digest of all it was told: equal digests, equal
    memories.
    """

    def __init__(self, setup: Setup, game: Game) -> None:
        self.setup: Final = setup
        self.game: Final = game
        self.state: State | None = None
        self._move = _DEAL
        self._numbers: list[int] = []
        self._bounds: list[int] = []
        self._told = [""] * (game.seats + 1)
        self._try()

    # Whose decision it is

    def bound(self) -> int:
        """Luck is to choose a number below this one; 0: it is not luck's turn."""
        return self._bounds[0] if self._bounds else 0

    def seat(self) -> int:
        """The seat to act; NOBODY when the match is over. Not to be asked at luck's turn."""
        return int(self.table().seat())

    def moves(self) -> list[int]:
        """The legal moves, ascending, as OpenSpiel wants them."""
        return sorted(int(move) for move in self.table().moves())

    def waiting(self) -> str:
        """The move that waits for luck, and the numbers it has; '' where none does."""
        if not self._bounds:
            return ""
        move = "deal" if self.state is None else self.game.write(self._move)
        return " ".join([move, *map(str, self._numbers)])

    def table(self) -> State:
        """What lies there; raises ValueError before the deal."""
        if self.state is None:
            raise ValueError("nothing is dealt yet")
        return self.state

    # Going on

    def play(self, move: int) -> None:
        """Raises IllegalMove, changing nothing."""
        if move not in self.moves():
            raise IllegalMove("move-illegal", {"move": str(move), "near": ""})
        self._move = move
        self._numbers = []
        self._try()

    def decide(self, number: int) -> None:
        """Luck chooses a number; raises ValueError for one it does not have."""
        if not 0 <= number < self.bound():
            raise ValueError(f"{number} is not below {self.bound()}")
        self._numbers.append(number)
        self._bounds = self._bounds[1:]
        if not self._bounds:
            self._try()

    def _try(self) -> None:
        events: list[Event] = []
        chance = Scripted(self._numbers)
        try:
            if self.state is None:
                after = self.game.start(chance)
            else:
                after = self.state.copy()
                after.play(self._move, chance, events)
        except Asks as asks:
            self._bounds = asks.bounds
            return
        if self.state is not None:
            self._remember(events)
        self.state = after

    # Memories

    def _remember(self, events: list[Event]) -> None:
        """The move is public, and so are most events; some are for one seat only."""
        public: list[object] = [self.seat(), self._move]
        private: list[list[object]] = [[] for _ in range(self.game.seats)]
        for event in events:
            if event.only_for == NOBODY:
                public.append(event.plain())
            else:
                private[event.only_for].append(event.plain())
        self._told = [
            _digest(old, new) for old, new in zip(self._told, [public, *private], strict=True)
        ]

    def memory(self, seat: int) -> str:
        """Stands for all that this seat was told so far."""
        return f"{self._told[0]} {self._told[1 + seat]}".strip()

    def guessed(self, seat: int, generator: Generator) -> "OpenMatch":
        """A match that this seat cannot tell from this one; what others remember is made up too."""
        twin = self.copy()
        twin.state = self.table().guess(seat, generator)
        told = ["guessed"] * len(self._told)
        told[0], told[1 + seat] = self._told[0], self._told[1 + seat]
        twin._told = told
        return twin

    # Copies

    def copy(self) -> "OpenMatch":
        twin = OpenMatch.__new__(OpenMatch)
        twin.__dict__.update(self.__dict__)
        twin.state = None if self.state is None else self.state.copy()
        twin._numbers = self._numbers[:]
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "OpenMatch":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        position = None if self.state is None else self.game.write_position(self.state)
        waiting = (self._move, self._numbers, self._bounds, self._told)
        return (restore_match, (self.setup, position, waiting))


def restore_match(
    setup: Setup, position: str | None, waiting: tuple[int, list[int], list[int], list[str]]
) -> OpenMatch:
    """The inverse of pickling."""
    match = OpenMatch.__new__(OpenMatch)
    game = open_game(setup)
    move, numbers, bounds, told = waiting
    state = None if position is None else game.read_position(position)
    match.__dict__.update(
        setup=setup,
        game=game,
        state=state,
        _move=move,
        _numbers=numbers,
        _bounds=bounds,
        _told=told,
    )
    return match


def _digest(old: str, new: list[object]) -> str:
    if not new:
        return old
    return hashlib.sha256(f"{old}{json.dumps(new)}".encode()).hexdigest()[:32]
