"""A match whose chance is decided from outside, number by number: OpenSpiel's chance nodes.

A move that shuffles, rolls or tosses waits where it asks for luck, and says which numbers it needs,
each as likely as the others. When they are there, it is played. So every outcome has its exact
probability, and no seed hides in a state. Compiled, because it is asked many times a move.
"""

from operator import index
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.bots.ascending import ascending
from carpathia.bots.journal import DEAL, Journal, Memory, Script
from carpathia.engine.errors import IllegalMove
from carpathia.engine.game import NOBODY, Game, State
from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.games import open_game

LUCK: Final = -1
OVER: Final = -4
"""Whose turn it is where it is no seat's: the numbers that OpenSpiel has for them."""
_APART: Final = 16
"""Moves from one state that is kept to the next."""
_OFTEN: Final = 4
"""A move that asked for luck once in so many times is expected to ask again."""
_MOST_TRIES: Final = 10_000
"""Guesses, until there is one in which the move that waits is legal: most are."""
GUESSED: Final = "guessed"
"""In place of a digest: what this seat remembers is made up."""
_SMALL: Final = list(range(256))


@final
class Hunch:
    """Which moves are likely to ask for luck, from how often each did: those are tried on a copy,
    all others in place. It may be wrong; that costs time, and changes nothing else.
    """

    def __init__(self, moves: int) -> None:
        self._tried: Final = vec[i64]([0] * moves)
        self._asked: Final = vec[i64]([0] * moves)

    def expects(self, move: i64) -> bool:
        return self._asked[move] * _OFTEN > self._tried[move]

    def note(self, move: i64, has_asked: bool) -> None:
        self._tried[move] += 1
        if has_asked:
            self._asked[move] += 1


@final
class OpenMatch:
    """A match and, while a move waits for luck, the numbers it has and those it still needs.

    A move is played in place. Should it turn out to need luck, what it has done is undone: an
    earlier state was kept, and from there the journal leads back to where it began.
    """

    def __init__(self, setup: Setup, game: Game, model: "OpenMatch | None" = None) -> None:
        """To be dealt, or a copy of the model."""
        self.setup: Final = setup
        self.game: Final = game
        self.player: i64 = LUCK
        """The seat to act, LUCK or OVER."""
        self.state: State | None = None
        """As before the move that waits; None before the deal. It knows the table, not what is
        known of it: see `known`."""
        self._move: i64 = DEAL
        self._numbers: vec[i64] = vec[i64]()
        self._bounds: vec[i64] = vec[i64]()
        self._decided: i64 = 0
        """How many of the bounds have their number."""
        self._legal: vec[i64] = vec[i64]()
        self._has_legal = False
        self._kept: State | None = None
        """An earlier state, never played on: copies of this match have the same one."""
        self._kept_at: i64 = 0
        self._since: i64 = 0
        self._script: Final = Script()
        self._hunch: Final[Hunch] = Hunch(game.move_count) if model is None else model._hunch
        self._journal: Journal = Journal()
        self._memory: Memory = Memory(None, [""] * (game.seats + 1))
        if model is None:
            self._deal()
        else:
            self._take_after(model)

    def _take_after(self, model: "OpenMatch") -> None:
        self.player = model.player
        self.state = None if model.state is None else model.state.copy()
        self._move = model._move
        self._numbers = model._numbers[:]
        self._bounds = model._bounds
        self._decided = model._decided
        self._legal = model._legal
        self._has_legal = model._has_legal
        self._kept = model._kept
        self._kept_at = model._kept_at
        self._since = model._since
        self._journal = model._journal.copy()
        self._memory = model._memory.copy()

    # Whose decision it is

    def bound(self) -> i64:
        """Luck is to choose a number below this one; 0: it is not luck's turn."""
        return self._bounds[self._decided] if self.player == LUCK else 0

    def to_act(self) -> i64:
        """`player`, for who wants to call it: a method is quicker than `getattr`."""
        return self.player

    def is_luck(self) -> bool:
        """Whether it is luck's turn."""
        return self.player == LUCK

    def actions(self, player: Any = None) -> list[int]:
        """The numbers that may be chosen now, ascending, as OpenSpiel wants them; by this player,
        if one is named.
        """
        if player is not None and not is_asked(player, self.player):
            return []
        if self.player != LUCK:
            return self.moves()
        bound = int(self.bound())
        return _SMALL[:bound] if bound <= len(_SMALL) else list(range(bound))

    def moves(self) -> list[int]:
        """The legal moves, ascending; raises ValueError before the deal."""
        return ascending(self._legal_moves())

    def waiting(self) -> str:
        """The move that waits for luck, and the numbers it has; '' where none does."""
        if self.player != LUCK:
            return ""
        move = "deal" if self.state is None else self.game.write(self._move)
        return " ".join([move] + [str(int(number)) for number in self._numbers])

    def table(self) -> State:
        """What lies there; raises ValueError before the deal."""
        if self.state is None:
            raise ValueError("nothing is dealt yet")
        return self.state

    def _legal_moves(self) -> vec[i64]:
        if not self._has_legal:
            self._legal = self.table().moves()
            self._has_legal = True
        return self._legal

    # Going on

    def act(self, number: i64) -> None:
        """What `decide` or `play` does, by whose turn it is."""
        if self.player == LUCK:
            self.decide(number)
        else:
            self.play(number)

    def play(self, move: i64) -> None:
        """Raises IllegalMove, changing nothing."""
        if self.player == LUCK or move not in self._legal_moves():
            raise IllegalMove("move-illegal", {"move": str(int(move)), "near": ""})
        self._move = move
        self._numbers = vec[i64]()
        self._try(self._hunch.expects(move))
        self._hunch.note(move, self.player == LUCK)

    def decide(self, number: i64) -> None:
        """Luck chooses a number; raises ValueError for one it does not have."""
        if not 0 <= number < self.bound():
            raise ValueError(f"{int(number)} is not below {int(self.bound())}")
        self._numbers = append(self._numbers, number)
        self._decided += 1
        if self._decided == len(self._bounds):
            if self.state is None:
                self._deal()
            else:
                self._try(False)

    def _deal(self) -> None:
        self._script.load(self._numbers, True)
        state = self.game.start(self._script)
        if self._script.lacks:
            self._wait()
        else:
            state.forget()
            self._go_on(state)

    def _try(self, is_careful: bool) -> None:
        state = self.table()
        unplayed = state.copy() if is_careful else None
        self._script.load(self._numbers)
        state.play(self._move, self._script)
        if self._script.lacks:
            self.state = self._went_back() if unplayed is None else unplayed
            self._wait()
        else:
            self._go_on(state)

    def _wait(self) -> None:
        self.player = LUCK
        self._bounds = self._script.wanted
        self._decided = 0

    def _go_on(self, state: State) -> None:
        self.state = state
        seat = state.seat()
        self.player = OVER if seat == NOBODY else seat
        self._has_legal = False
        self._journal.note(self._move, self._numbers)
        self._since += 1
        if self._kept is None or self._since == _APART:
            self._keep()

    def _keep(self) -> None:
        self._kept = self.table().copy()
        self._kept_at = len(self._journal.entries)
        self._since = 0

    def _went_back(self) -> State:
        """The state before the move that was played in vain."""
        if self._kept is None:
            raise AssertionError("a state is kept from the deal on")
        state = self._kept.copy()
        self._journal.replay(state, self._kept_at, self._script)
        return state

    # Memories

    def known(self) -> State:
        """The table, and what everyone knows of it; raises ValueError before the deal."""
        self._memory.catch_up(self.game, self._journal)
        if self._memory.known is None:
            raise ValueError("nothing is dealt yet")
        return self._memory.known

    def memory(self, seat: int) -> str:
        """Stands for all that this seat was told so far."""
        self._memory.catch_up(self.game, self._journal)
        told = self._memory.told
        return f"{told[0]} {told[1 + seat]}".strip()

    def guessed(self, seat: int, generator: Generator) -> "OpenMatch":
        """A match that this seat cannot tell from this one; what others remember is made up too.

        Where a move waits for luck, everybody has seen it: it can be played in the guess as well.
        """
        guess = self.known().guess(seat, generator)
        tries = 1
        while self.player == LUCK and self._move not in guess.moves():
            if tries == _MOST_TRIES:
                raise ValueError(f"nothing is guessed in which {self.waiting()} can wait")
            guess = self.known().guess(seat, generator)
            tries += 1
        told = [GUESSED] * len(self._memory.told)
        told[0], told[1 + seat] = self._memory.told[0], self._memory.told[1 + seat]
        twin = self.copy()
        twin.restart(guess, told)
        return twin

    def restart(self, known: State, told: list[str]) -> None:
        """Go on from another state, with other memories; a move that waits, waits on."""
        self._memory = Memory(known, told)
        self._journal = Journal()
        state = known.copy()
        state.forget()
        self.state = state
        self._has_legal = False
        self._keep()

    # Copies

    def copy(self) -> "OpenMatch":
        return OpenMatch(self.setup, self.game, self)

    def __deepcopy__(self, memo: dict[int, object]) -> "OpenMatch":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """The position as text, and what waits for luck."""
        position = None if self.state is None else self.game.write_position(self.known())
        numbers = [int(number) for number in self._numbers]
        bounds = [int(bound) for bound in self._bounds]
        waiting = (int(self.player), int(self._move), numbers, bounds, int(self._decided))
        return (restore_match, (self.setup, position, self._memory.told, waiting))


def is_asked(player: Any, to_act: i64) -> bool:
    """Whether what this player may choose is what may be chosen now; numpy's numbers are as good as
    Python's. As OpenSpiel answers: anybody who is asked at luck's turn may choose for it. Raises
    ValueError for who is no player then.
    """
    asked: int = index(player)
    if to_act == LUCK or asked == int(to_act):
        return True
    if asked < 0 and to_act != OVER:
        raise ValueError(f"{asked} is no player: {int(to_act)} is to act")
    return False


def restore_match(
    setup: Setup,
    position: str | None,
    told: list[str],
    waiting: tuple[int, int, list[int], list[int], int],
) -> OpenMatch:
    """The inverse of pickling."""
    match = OpenMatch(setup, open_game(setup))
    if position is not None:
        match.restart(match.game.read_position(position), told)
    player, move, numbers, bounds, decided = waiting
    match.player = player
    match._move = move
    match._numbers = vec[i64](numbers)
    match._bounds = vec[i64](bounds)
    match._decided = decided
    return match
