"""Bots sit down to a match: the deal they get, the stream each has of its own, and how it ends.

Everything is made from the seed and the number of a deal, so that a match can be played again
anywhere: in another process, on another machine, or by a person in the terminal.
"""

import hashlib
import time
from collections.abc import Sequence
from typing import Final

from carpathia.bots.bot import Bot, RandomBot
from carpathia.bots.making import make_bot, make_clairvoyant
from carpathia.engine.chance import Chance
from carpathia.engine.game import Result, State
from carpathia.engine.generator import Generator
from carpathia.engine.watch import Watch


def deal_seed(seed: bytes, deal: int) -> bytes:
    """What deals number `deal`; a match in the terminal can be dealt from it too."""
    return hashlib.sha256(b"carpathia deal" + seed + deal.to_bytes(8, "big")).digest()


def stream_of(seed: bytes, deal: int, rotation: int, bots: Sequence[str], place: int) -> Generator:
    """The stream of the bot at a place among those of a match: never the one that deals.

    It goes by the bot's name, so that one does not play otherwise because of who else is there; of
    two with one name, each has its own.
    """
    name = bots[place]
    twin = bots[:place].count(name)
    told = f" {deal} {rotation} {twin} {name}".encode()
    digest = hashlib.sha256(b"carpathia bot" + seed + told).digest()
    return Generator(int.from_bytes(digest[:8], "big") >> 1)


class Player:
    """A bot in a match."""

    def __init__(self, game: str, name: str, stream: Generator) -> None:
        seer = make_clairvoyant(name, game)
        self._is_clairvoyant: Final = seer is not None
        self._bot: Final[Bot] = make_bot(name, game) if seer is None else seer
        self._generator: Final = stream
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, state: State, seat: int) -> int:
        """A move, from nothing but what the seat knows. Where there is no choice, no decision."""
        moves = state.moves()
        if len(moves) == 1:
            return int(moves[0])
        began = time.perf_counter()
        move = int(self._bot.choose(self._shown(state, seat), self._generator))
        self.seconds += time.perf_counter() - began
        self.decisions += 1
        if move not in moves:
            raise AssertionError(f"not a legal move: {move}")
        return move

    def _shown(self, state: State, seat: int) -> State:
        """A guess. Only a clairvoyant, who is there as a ceiling, gets the truth.

        A random bot reads nothing but the moves, so that no guess is made for it.
        """
        if isinstance(self._bot, RandomBot):
            return state
        return state.copy() if self._is_clairvoyant else state.guess(seat, self._generator)


def play_out(
    state: State, chance: Chance, players: Sequence[Player], watch: Watch | None = None
) -> Result:
    """Play a match to its end; there is a player for each seat, and one may have several."""
    while state.seat() >= 0:
        seat = int(state.seat())
        state.play(players[seat].choose(state, seat), chance)
        if watch is not None:
            watch.look(state)
    return result_of(state)


def result_of(state: State) -> Result:
    """How a match ended that is over."""
    result = state.result()
    if result is None:
        raise AssertionError("a match without a seat to act has a result")
    return result
