"""A match whose luck follows from a seed, and whose seed is chosen from outside, byte by byte.

All of OpenSpiel's chance nodes are then at the beginning: a few, however often cards are shuffled
later. A move is played in place, with its luck, and nothing is kept but its number; what is known
and told is made from those numbers when somebody asks. Compiled, as `chance_nodes` is, and driven
in the same way.
"""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.bots.ascending import ascending
from carpathia.bots.chance_nodes import GUESSED, LUCK, OVER, is_asked
from carpathia.bots.journal import Memory
from carpathia.engine.chance import QuickChance
from carpathia.engine.errors import IllegalMove
from carpathia.engine.game import NOBODY, Game, State
from carpathia.engine.generator import Generator, generator_at
from carpathia.engine.setup import Setup
from carpathia.games import open_game

BYTE: Final = 256
SEED_BYTES: Final = 5
"""So many numbers below 256 make a seed: 10**12 matches. Each byte more is an action more."""
_BYTES: Final = list(range(BYTE))


@final
class SeededMatch:
    """A match, the stream it draws its luck from, and the moves since somebody last asked what is
    known.
    """

    def __init__(self, setup: Setup, game: Game) -> None:
        """To be dealt."""
        self.setup: Final = setup
        self.game: Final = game
        self.player: i64 = LUCK
        """The seat to act, LUCK or OVER."""
        self.state: State | None = None
        """None before the deal. It knows the table, not what is known of it: see `known`."""
        self._seed: i64 = 0
        self._decided: i64 = 0
        """How many bytes the seed has."""
        self._chance: QuickChance = QuickChance(Generator(0))
        self._legal: vec[i64] = vec[i64]()
        self._has_legal = False
        self._memory: Memory = Memory(None, [""] * (game.seats + 1))
        self._heard: Generator = self._chance.generator
        """Where the stream was when the memory was last brought up to date; never drawn from."""
        self._unheard: vec[i64] = vec[i64]()
        """The moves since then."""

    # Whose decision it is

    def bound(self) -> i64:
        """Luck is to choose a number below this one; 0: it is not luck's turn."""
        return BYTE if self.player == LUCK else 0

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
        return _BYTES[:] if self.player == LUCK else self.moves()

    def moves(self) -> list[int]:
        """The legal moves, ascending; raises ValueError before the deal."""
        return ascending(self._legal_moves())

    def waiting(self) -> str:
        """The deal and the bytes it has, while it waits for luck; '' afterwards."""
        if self.player != LUCK:
            return ""
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
        state.play(move, self._chance)
        self._unheard = append(self._unheard, move)
        self._has_legal = False
        self._look(state)

    def decide(self, number: i64) -> None:
        """Luck chooses a byte of the seed; raises ValueError for what is none."""
        if not 0 <= number < self.bound():
            raise ValueError(f"{int(number)} is not below {int(self.bound())}")
        self._seed = self._seed * BYTE + number
        self._decided += 1
        if self._decided == SEED_BYTES:
            self._deal()

    def _deal(self) -> None:
        self._heard = Generator(self._seed)
        self._chance = QuickChance(Generator(self._seed))
        state = self.game.start(self._chance)
        state.forget()
        self.state = state
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
        chance = QuickChance(self._heard.copy())
        known = self._memory.known
        state = self.game.start(chance) if known is None else known.copy()
        if known is None:
            self._memory.look(state)
        for move in self._unheard:
            self._memory.live_through(state, move, chance)
        self._memory.known = state
        self._heard = chance.generator
        self._unheard = vec[i64]()

    def guessed(self, seat: int, generator: Generator) -> "SeededMatch":
        """A match that this seat cannot tell from this one; what others remember is made up too,
        and what luck will bring.
        """
        guess = self.known().guess(seat, generator)
        told = [GUESSED] * len(self._memory.told)
        told[0], told[1 + seat] = self._memory.told[0], self._memory.told[1 + seat]
        twin = SeededMatch(self.setup, self.game)
        twin.resume(guess, told, generator.copy())
        return twin

    def resume(self, known: State, told: list[str], luck: Generator) -> None:
        """Go on from a state that was dealt before, with its memories and the luck to come."""
        self._memory = Memory(known, told)
        self._heard = luck
        self._unheard = vec[i64]()
        self._chance = QuickChance(luck.copy())
        state = known.copy()
        state.forget()
        self.state = state
        self._has_legal = False
        self._look(state)

    # Copies

    def copy(self) -> "SeededMatch":
        """An independent copy, whose luck will be the same."""
        twin = SeededMatch(self.setup, self.game)
        twin.player = self.player
        twin.state = None if self.state is None else self.state.copy()
        twin._seed = self._seed
        twin._decided = self._decided
        twin._chance = QuickChance(self._chance.generator.copy())
        twin._legal = self._legal
        twin._has_legal = self._has_legal
        twin._memory = self._memory.copy()
        twin._heard = self._heard
        twin._unheard = self._unheard[:]
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "SeededMatch":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """The bytes of the seed before the deal; then the position as text, and the stream."""
        if self.state is None:
            return (restore_undealt, (self.setup, int(self._seed), int(self._decided)))
        position = self.game.write_position(self.known())
        luck = self._chance.generator.words()
        return (restore_dealt, (self.setup, position, self._memory.told, luck))


def restore_undealt(setup: Setup, seed: int, decided: int) -> SeededMatch:
    """The inverse of pickling, before the deal."""
    match = SeededMatch(setup, open_game(setup))
    match._seed = seed
    match._decided = decided
    return match


def restore_dealt(setup: Setup, position: str, told: list[str], luck: list[int]) -> SeededMatch:
    """The inverse of pickling, after it."""
    match = SeededMatch(setup, open_game(setup))
    match.resume(match.game.read_position(position), told, generator_at(luck))
    return match
