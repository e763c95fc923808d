"""A match whose luck is chosen from outside: OpenSpiel's chance nodes.

First a few bytes choose a seed, and cards are dealt from it. Then there are two ways. Seeded, all
further luck follows from that seed. Explicit, a move that needs luck waits for a number more: a die
shows that number, and a shuffle takes it as a turn of the stream it is drawn from, so that nothing
that is in a state tells what luck will bring.

A move is played in place, and nothing is kept of it but its number; what is known and told is made
from those numbers when somebody asks. Compiled, because it is asked many times a move.
"""

from operator import index
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.bots.ascending import ascending
from carpathia.bots.memory import Memory
from carpathia.engine.chance import ORDERS, Chance, tossed
from carpathia.engine.errors import IllegalMove
from carpathia.engine.game import NOBODY, Game, State
from carpathia.engine.generator import Generator, generator_at
from carpathia.engine.setup import Setup
from carpathia.games import open_game

LUCK: Final = -1
OVER: Final = -4
"""Whose turn it is where it is no seat's: the numbers that OpenSpiel has for them."""
BYTE: Final = 256
SEED_BYTES: Final = 5
"""So many numbers below 256 make a seed: 10**12 deals. Each byte more is an action more."""
GUESSED: Final = "guessed"
"""In place of a digest: what this seat remembers is made up."""
_NONE: Final = -1
_MOST_TRIES: Final = 10_000
"""Guesses, until there is one in which the move that waits would wait as well: most are."""
_SMALL: Final = list(range(max(BYTE, ORDERS)))


@final
class Stirred(Chance):
    """A stream of luck, and at times a number from outside: the next die shows it, and the stream
    goes on from a place that nobody knows without it.
    """

    def __init__(self, generator: Generator) -> None:
        self.generator: Generator = generator
        self._number: i64 = _NONE

    def stir(self, number: i64) -> None:
        """Take a number below what `State.luck` says of the next move."""
        self.generator = Generator(self.generator.word() * ORDERS + number)
        self._number = number

    def settle(self) -> None:
        """The move is over, and so is what its number was good for."""
        self._number = _NONE

    def shuffle(self, items: vec[i64]) -> None:
        self.generator.shuffle(items)

    def roll(self, sides: i64) -> i64:
        if self._number == _NONE:
            return self.generator.below(sides)
        shown = self._number % sides
        self._number //= sides
        return shown

    def toss(self, count: i64) -> vec[i64]:
        return tossed(self.generator, count)


@final
class OpenMatch:
    """A match, the stream it draws its luck from, and the moves since somebody last asked what is
    known.
    """

    def __init__(self, setup: Setup, game: Game, is_explicit: bool) -> None:
        """To be dealt."""
        self.setup: Final = setup
        self.game: Final = game
        self.is_explicit: Final = is_explicit
        self.player: i64 = LUCK
        """The seat to act, LUCK or OVER."""
        self.state: State | None = None
        """As before the move that waits; None before the deal. It knows the table, not what is
        known of it: see `known`."""
        self._outcomes: i64 = BYTE
        """How many luck chooses among, while it is its turn."""
        self._seed: i64 = 0
        self._decided: i64 = 0
        """How many bytes the seed has."""
        self._move: i64 = _NONE
        """The one that waits for luck."""
        self._chance: Stirred = Stirred(Generator(0))
        self._legal: vec[i64] = vec[i64]()
        self._has_legal = False
        self._memory: Memory = Memory(None, [""] * (game.seats + 1))
        self._heard: Generator = self._chance.generator
        """Where the stream was when the memory was last brought up to date; never drawn from."""
        self._unheard: vec[i64] = vec[i64]()
        """The moves since then; before one that waited for luck, the number it got, inverted."""

    # Whose decision it is

    def bound(self) -> i64:
        """Luck is to choose a number below this one; 0: it is not luck's turn."""
        return self._outcomes if self.player == LUCK else 0

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
        if player is not None and not _is_asked(player, self.player):
            return []
        return _SMALL[: self._outcomes] if self.player == LUCK else self.moves()

    def moves(self) -> list[int]:
        """The legal moves, ascending; raises ValueError before the deal."""
        return ascending(self._legal_moves())

    def waiting(self) -> str:
        """What waits for luck: a move, or the deal and the bytes it has; '' where nothing does."""
        if self.player != LUCK:
            return ""
        if self.state is not None:
            return self.game.write(self._move)
        digits = [f"{byte:02x}" for byte in int(self._seed).to_bytes(int(self._decided), "big")]
        return " ".join(["deal", *digits])

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
        state = self.table()
        if self.is_explicit:
            outcomes = state.luck(move)
            if outcomes > 0:
                self.wait(move, outcomes)
                return
        self._go_on(state, move)

    def decide(self, number: i64) -> None:
        """Luck chooses a number; raises ValueError for one it does not have."""
        if not 0 <= number < self.bound():
            raise ValueError(f"{int(number)} is not below {int(self.bound())}")
        state = self.state
        if state is None:
            self._seed = self._seed * BYTE + number
            self._decided += 1
            if self._decided == SEED_BYTES:
                self._deal()
            return
        self._unheard = append(self._unheard, ~number)
        self._chance.stir(number)
        self._go_on(state, self._move)
        self._chance.settle()

    def _deal(self) -> None:
        self._heard = Generator(self._seed)
        self._chance = Stirred(Generator(self._seed))
        state = self.game.start(self._chance)
        state.forget()
        self.state = state
        self._look(state)

    def _go_on(self, state: State, move: i64) -> None:
        state.play(move, self._chance)
        self._unheard = append(self._unheard, move)
        self._has_legal = False
        self._look(state)

    def _look(self, state: State) -> None:
        seat = state.seat()
        self.player = OVER if seat == NOBODY else seat

    # Memories

    def known(self) -> State:
        """The table, and what everyone knows of it; raises ValueError before the deal."""
        self._catch_up()
        if self._memory.known is None:
            raise ValueError("nothing is dealt yet")
        return self._memory.known

    def memory(self, seat: int) -> str:
        """Stands for all that this seat was told so far."""
        self._catch_up()
        told = self._memory.told
        return f"{told[0]} {told[1 + seat]}".strip()

    def _catch_up(self) -> None:
        """Deal and play once more what nobody has heard yet, with the same luck."""
        if self.state is None or (self._memory.known is not None and not len(self._unheard)):
            return
        chance = Stirred(self._heard.copy())
        known = self._memory.known
        state = self.game.start(chance) if known is None else known.copy()
        if known is None:
            self._memory.look(state)
        for move in self._unheard:
            if move < 0:
                chance.stir(~move)
            else:
                self._memory.live_through(state, move, chance)
                chance.settle()
        self._memory.known = state
        self._heard = chance.generator
        self._unheard = vec[i64]()

    def guessed(self, seat: int, generator: Generator) -> "OpenMatch":
        """A match that this seat cannot tell from this one; what others remember is made up too,
        and what luck will bring.

        Where a move waits for luck, it could be made in the guess as well, and would wait there.
        """
        guess = self.known().guess(seat, generator)
        tries = 1
        while self.player == LUCK and not self._waits_in(guess):
            if tries == _MOST_TRIES:
                raise ValueError(f"nothing is guessed in which {self.waiting()} can wait")
            guess = self.known().guess(seat, generator)
            tries += 1
        told = [GUESSED] * len(self._memory.told)
        told[0], told[1 + seat] = self._memory.told[0], self._memory.told[1 + seat]
        twin = OpenMatch(self.setup, self.game, self.is_explicit)
        twin.resume(guess, told, generator.copy())
        if self.player == LUCK:
            twin.wait(self._move, self._outcomes)
        return twin

    def _waits_in(self, guess: State) -> bool:
        return self._move in guess.moves() and guess.luck(self._move) == self._outcomes

    def resume(self, known: State, told: list[str], luck: Generator) -> None:
        """Go on from a state that was dealt before, with its memories and the luck to come."""
        self._memory = Memory(known, told)
        self._heard = luck
        self._unheard = vec[i64]()
        self._chance = Stirred(luck.copy())
        state = known.copy()
        state.forget()
        self.state = state
        self._has_legal = False
        self._look(state)

    def wait(self, move: i64, outcomes: i64) -> None:
        """A move has been chosen, and luck is to choose among so many outcomes of it."""
        self._move = move
        self._outcomes = outcomes
        self.player = LUCK

    # Copies

    def copy(self) -> "OpenMatch":
        """An independent copy, whose luck will be the same."""
        twin = OpenMatch(self.setup, self.game, self.is_explicit)
        twin.player = self.player
        twin.state = None if self.state is None else self.state.copy()
        twin._outcomes = self._outcomes
        twin._seed = self._seed
        twin._decided = self._decided
        twin._move = self._move
        twin._chance = Stirred(self._chance.generator.copy())
        twin._legal = self._legal
        twin._has_legal = self._has_legal
        twin._memory = self._memory.copy()
        twin._heard = self._heard
        twin._unheard = self._unheard[:]
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "OpenMatch":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """The bytes of the seed before the deal; then the position as text, the stream, and what
        waits for luck.
        """
        if self.state is None:
            undealt = (self.setup, self.is_explicit, int(self._seed), int(self._decided))
            return (restore_undealt, undealt)
        position = self.game.write_position(self.known())
        luck = self._chance.generator.words()
        waiting = (int(self._move), int(self.bound()))
        told = self._memory.told
        return (restore_dealt, (self.setup, self.is_explicit, position, told, luck, waiting))


def _is_asked(player: Any, to_act: i64) -> bool:
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


def restore_undealt(setup: Setup, is_explicit: bool, seed: int, decided: int) -> OpenMatch:
    """The inverse of pickling, before the deal."""
    match = OpenMatch(setup, open_game(setup), is_explicit)
    match._seed = seed
    match._decided = decided
    return match


def restore_dealt(
    setup: Setup,
    is_explicit: bool,
    position: str,
    told: list[str],
    luck: list[int],
    waiting: tuple[int, int],
) -> OpenMatch:
    """The inverse of pickling, after it."""
    match = OpenMatch(setup, open_game(setup), is_explicit)
    match.resume(match.game.read_position(position), told, generator_at(luck))
    move, outcomes = waiting
    if outcomes:
        match.wait(move, outcomes)
    return match
