"""Random legal games, inspected at every step; a failing one comes back as a record to open.

The fuzzer knows no game: the caller says how setups vary and who chooses the moves.
"""

from collections.abc import Callable, Sequence
from typing import Final, final

from carpathia.engine.chance import QuickChance
from carpathia.engine.contract import ContractBroken, Inspector
from carpathia.engine.game import Game, State
from carpathia.engine.generator import Generator
from carpathia.engine.match import Match
from carpathia.engine.setup import Setup

LONGEST: Final = 20_000
"""More moves than this, and the match does not end: a broken promise."""

Choose = Callable[[Match, Generator], int]
"""Picks one of the legal moves of a match."""


@final
class Failure:
    """A game that broke a promise: what, after how many moves, and the record up to there."""

    def __init__(self, number: int, promise: str, record: str, moves: int) -> None:
        self.number: Final = number
        self.promise: Final = promise
        self.record: Final = record
        self.moves: Final = moves

    def __reduce__(self) -> tuple[object, ...]:
        """For other processes: compiled, pickle calls `__init__` with nothing unless told."""
        return (Failure, (self.number, self.promise, self.record, self.moves))


@final
class FuzzReport:
    """What many games showed."""

    def __init__(self) -> None:
        self.games = 0
        self.moves = 0
        self.inspected = 0
        self.endings: dict[str, int] = {}
        self.failures: list[Failure] = []

    def add(self, other: "FuzzReport") -> None:
        """Take another report in, for games that were shared out over processes."""
        self.games += other.games
        self.moves += other.moves
        self.inspected += other.inspected
        for reason, count in other.endings.items():
            self.endings[reason] = self.endings.get(reason, 0) + count
        self.failures += other.failures


def fuzz_game(
    open_game: Callable[[Setup], Game],
    vary: Callable[[Generator], Setup],
    players: Sequence[Choose],
    seed: int,
    number: int,
    every: int = 25,
) -> FuzzReport:
    """Play game `number` of the series `seed`; inspect it closely about every `every` moves.

    One of the `players` chooses all its moves. A game depends on seed and number alone, so a series
    can be shared out over processes and repeated.
    """
    generator = Generator(seed * 1_000_003 + number)
    setup = vary(generator)
    choose = players[generator.below(len(players))]
    match = Match(open_game(setup), setup, QuickChance(generator))
    report = FuzzReport()
    report.games = 1
    try:
        _play_inspected(match, choose, generator, report, every)
    except Exception as error:  # noqa: BLE001 - whatever goes wrong in a match is a find
        promise = str(error) if isinstance(error, ContractBroken) else repr(error)
        moves = len(match.steps)
        report.failures.append(Failure(number, promise, match.record().text(), moves))
    report.moves = len(match.steps)
    return report


def _play_inspected(
    match: Match, choose: Choose, generator: Generator, report: FuzzReport, every: int
) -> None:
    inspector = Inspector(match, generator)
    inspector.check_secrets()
    while not match.is_over():
        if generator.below(every) == 0:
            inspector.inspect()
            report.inspected += 1
        else:
            inspector.glance()
        match.play(choose(match, generator))
        if match.can_undo() and generator.below(every) == 0:
            _check_undo(match)
        if len(match.steps) > LONGEST:
            raise ContractBroken(f"every match ends: not this one, after {LONGEST} moves")
    inspector.inspect()
    inspector.check_record()
    report.inspected += 1
    result = match.result()
    if result is not None:
        report.endings[result.reason] = 1


def _check_undo(match: Match) -> None:
    """Taking a move back and playing it again leads to the same position."""
    game = match.game
    before = game.write_position(match.state)
    move = match.steps[-1].move
    match.undo()
    match.play(move)
    if game.write_position(match.state) != before:
        raise ContractBroken(f"undo and play again: {game.write(move)} is the same move")


def choose_any(match: Match, generator: Generator) -> int:
    """Any legal move, each as likely."""
    state: State = match.state
    moves = state.moves()
    return int(moves[generator.below(len(moves))])
