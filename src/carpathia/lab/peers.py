"""Others who play games, measured by the same loop: OpenSpiel, RLCard, python-chess.

None of them is needed: who is not installed is left out, and so is who is installed but broken.
See docs/decisions/0012.
"""

import importlib
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final

from carpathia.lab.measuring import Figures, rate_of
from carpathia.lab.rates import rates_of

SOLITAIRE: Final = "OpenSpiel solitaire"
BACKGAMMON: Final = "OpenSpiel backgammon"
_SEED: Final = 1912
_MIDDLE: Final = 20
"""Moves into a game, where a position to copy is taken."""


class Absent(Exception):
    """A peer is not installed."""


class Failed(Exception):
    """A peer is installed, but does not work; says what it said itself."""


@dataclass(frozen=True)
class Match:
    """A match of a peer's, as far as it must be known to be played at random and copied."""

    moves: Callable[[], Any]
    """What can be done now; nothing when it is over."""
    play: Callable[[Any], object]
    copy: Callable[[], object]
    """As quickly as the peer can."""
    is_chance: Callable[[], bool] = lambda: False
    """Whether what can be done now is up to chance. Then it is no move."""


Begin = Callable[[], Match]


def _spiel(name: str) -> Begin:
    """OpenSpiel. Where chance decides, each outcome is taken to be as likely: that is quicker."""
    spiel = _find("pyspiel")
    if name.startswith("python_"):
        _find(f"open_spiel.python.games.{name.removeprefix('python_')}")
    game = spiel.load_game(name)

    def begin() -> Match:
        state = game.new_initial_state()
        return Match(state.legal_actions, state.apply_action, state.clone, state.is_chance_node)

    return begin


def _gin_rummy() -> Begin:
    """RLCard. It has no copy of its own."""
    environment = _find("rlcard").make("gin-rummy", config={"seed": _SEED})
    seen: dict[str, Any] = {}

    def moves() -> Any:
        return [] if environment.is_over() else list(seen["legal_actions"])

    def play(move: Any) -> None:
        seen.update(environment.step(move)[0])

    def begin() -> Match:
        seen.update(environment.reset()[0])
        return Match(moves, play, lambda: deepcopy(environment.game))

    return begin


def _chess() -> Begin:
    """python-chess. A copy without the moves that led there is quicker."""
    chess = _find("chess")

    def begin() -> Match:
        board = chess.Board()
        return Match(
            lambda: [] if board.is_game_over() else list(board.legal_moves),
            board.push,
            lambda: board.copy(stack=False),
        )

    return begin


PEERS: Final[dict[str, Callable[[], Begin]]] = {
    SOLITAIRE: lambda: _spiel("solitaire"),
    "OpenSpiel hearts": lambda: _spiel("hearts"),
    BACKGAMMON: lambda: _spiel("backgammon"),
    "OpenSpiel python_tic_tac_toe": lambda: _spiel("python_tic_tac_toe"),
    "RLCard gin-rummy": _gin_rummy,
    "python-chess": _chess,
}
"""How each is made ready; raises Absent, or whatever is wrong with it."""


@dataclass(frozen=True)
class Found:
    """Who can be measured here, and who cannot."""

    ready: dict[str, Begin]
    absent: list[str]
    """Not installed."""
    failed: dict[str, str]
    """Installed but broken, and the reason."""


def _find(module: str) -> Any:
    """Somebody else's package; one that lacks something it needs itself is there, but broken."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name == module.partition(".")[0]:
            raise Absent(module) from None
        raise


@contextmanager
def _foreign_code() -> Iterator[None]:
    """Others may fail in any way they like, and be it by ending the program: it is Failed to us."""
    try:
        yield
    except Absent:
        raise
    except (Exception, SystemExit) as error:
        told = str(error).strip().splitlines()
        kind = type(error).__name__
        raise Failed(f"{kind}: {told[0]}" if told else kind) from error


def find_peers() -> Found:
    """Look for all of them."""
    found = Found({}, [], {})
    for name, make_ready in PEERS.items():
        try:
            with _foreign_code():
                found.ready[name] = make_ready()
        except Absent:
            found.absent.append(name)
        except Failed as failure:
            found.failed[name] = str(failure)
    return found


def measure_peer(begin: Begin, seconds: float) -> Figures:
    """Random games from deal to end, and copies; each measure takes about so many seconds.

    Raises Failed.
    """
    with _foreign_code():
        return _measure(begin, seconds)


def _measure(begin: Begin, seconds: float) -> Figures:
    draw = random.Random(_SEED).random

    def drive() -> dict[str, int]:
        moves = 0
        match = begin()
        offered, play, is_chance = match.moves, match.play, match.is_chance
        found = offered()
        while found:
            if not is_chance():
                moves += 1
            play(found[int(draw() * len(found))])
            found = offered()
        return {"moves": moves, "games": 1}

    figures = rates_of(drive, seconds)
    figures["copies"] = rate_of(middle_of(begin, draw).copy, seconds, 10)
    return figures


def middle_of(begin: Begin, draw: Callable[[], float]) -> Match:
    """A match some moves after its start, or after as many as it lasts."""
    match = begin()
    for _ in range(_MIDDLE):
        found = match.moves()
        if not found:
            return match
        match.play(found[int(draw() * len(found))])
    return match
