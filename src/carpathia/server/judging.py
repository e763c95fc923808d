"""How a decision is judged: from what its seat knew, in a worker process, one at a time.

The same position and seed give the same judgement everywhere: play-outs are counted, not seconds.
"""

import hashlib
from typing import Final

import msgspec

from carpathia.bots.making import make_playbook
from carpathia.bots.search import Budget, Node, Search, Tree
from carpathia.engine.generator import Generator
from carpathia.engine.match import Replay
from carpathia.engine.record import Record
from carpathia.engine.setup import Setup
from carpathia.games import open_game

MOST_DECISIONS: Final = 1_000
"""More than any match of people has; an imported one may have more, and is not reviewed."""
_DARING: Final = 0.7


class Decision(msgspec.Struct, frozen=True):
    """A move that could have been another one, and a guess of the table before it."""

    step: int
    seat: int
    played: str
    position: str
    seed: int


class Judgement(msgspec.Struct, frozen=True):
    """A decision, as the search bot sees it from what the seat knew.

    `before` is what it expected of the position; the two others rest on the same guesses and the
    same luck, so that their difference means something.
    """

    step: int
    seat: int
    played: str
    best: str
    before: float
    expected_best: float
    expected_played: float


def decisions_of(name: str, record: Record) -> list[Decision]:
    """Every decision of a match, with all that its seat knew, and nothing else."""
    game = open_game(record.setup)
    replay = Replay(game, record)
    match = replay.match
    found: list[Decision] = []
    for step in range(1, len(record.entries)):
        state = match.state
        if len(state.moves()) > 1:
            seat, seed = int(state.seat()), _seed(name, step)
            position = game.write_position(state.guess(seat, Generator(seed)))
            played = record.entries[step].text
            found.append(Decision(step, seat, played, position, seed))
        replay.step()
    return found


def judge_move(setup: Setup, decision: Decision, playouts: int) -> Judgement:
    """What the search thinks of the best move, and of the one that was played."""
    game = open_game(setup)
    known = game.read_position(decision.position)
    playbook = make_playbook(setup.game)
    generator = Generator(decision.seed)
    thought = Search(playbook, Budget(playouts)).think(known, generator)
    best, played = thought.best(), game.read(decision.played)
    tree = Tree(playbook, known, _DARING, False)
    first = Node(best, tree.seat)
    options = [first] if played == best else [first, Node(played, tree.seat)]
    for _ in range(playouts // 2):  # as many of each, on the same guesses and with the same luck
        tree.grow(options, generator)
    return Judgement(
        step=decision.step,
        seat=decision.seat,
        played=decision.played,
        best=game.write(best),
        before=round(thought.options[0].expected, 3),
        expected_best=round(first.mean(), 3),
        expected_played=round(options[-1].mean(), 3),
    )


def _seed(name: str, step: int) -> int:
    digest = hashlib.sha256(f"review {name} {step}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
