"""A sensible player of Noris' Titanic by hand: stays dry ahead of the flood, swims for a buoy.

It looks one card ahead, two where the second one saves a pawn, and weighs where a pawn stands by
how many steps the nearest empty buoy is away and how soon a tile may fall on it.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.bots.bot import Bot
from carpathia.engine.chance import QuickChance
from carpathia.engine.game import State
from carpathia.engine.generator import Generator
from carpathia.games.noris_titanic import moves
from carpathia.games.noris_titanic.board import (
    CELLS,
    CORNERS,
    CORRIDOR,
    DIRECTIONS,
    NONE,
    row_of,
)
from carpathia.games.noris_titanic.pieces import BUOY, ICE, VALUES, WATER
from carpathia.games.noris_titanic.state import NorisState
from carpathia.games.noris_titanic.table import LAYING, Table
from carpathia.games.noris_titanic.walking import landing, reach

# How much it is worth where a pawn is.
_SAVED: Final = 1000
_NEXT_CARD: Final = 850
"""A card still in hand saves it."""
_DRY: Final = 420
_SWIMS: Final = 330
_ADRIFT: Final = 60
"""In the water, and no way to a buoy yet."""
_WAITING: Final = 150
"""In front of its owner, who may bring it in."""
_STEP: Final = 10
_FAR: Final = 30
"""Steps to a buoy that nobody can get to, about."""
_BURIAL: Final = 420
_PALE: Final = 25
"""The risk of being chased."""
_CHASED: Final = 90
"""Another's pawn is chased."""


@final
class GreedyNorisTitanic(Bot):
    """Plays the card that gains most, and stops when none gains anything."""

    def choose(self, known: State, generator: Generator) -> i64:
        if not isinstance(known, NorisState):
            raise AssertionError("a state of another game")
        table = known.table
        choices = known.moves()
        if len(choices) == 1:
            return choices[0]
        steps = _steps_to_buoys(table) if table.phase != LAYING else vec[i64]()
        best: i64 = NONE
        most: i64 = 0
        for move in choices:
            worth = _worth_of(known, move, steps, generator) * 64 + generator.below(64)
            if best == NONE or worth > most:
                best = move
                most = worth
        return best


def _worth_of(known: NorisState, move: i64, steps: vec[i64], generator: Generator) -> i64:
    table = known.table
    if move == moves.END:
        return 0
    if move < moves.BRING:
        return _worth_of_laying(known, move, generator)
    value = moves.value_of(move)
    cell = table.rules.board.start if move < moves.MOVE else moves.cell_of(move)
    there = landing(cell, moves.direction_of(move), value)
    gain = _worth_with_hand(table, there, value, steps)
    if move >= moves.MOVE:
        gain -= _worth_at(table, cell, steps)
    return gain + _worth_of_chasing(table, there, steps)


def _worth_of_laying(known: NorisState, move: i64, generator: Generator) -> i64:
    """How the table looks to the seat to act once the tile lies."""
    seat = known.table.seat
    after = known.copy()
    after.forget()
    after.play(move, QuickChance(generator))
    table = after.table
    steps = _steps_to_buoys(table)
    total: i64 = 0
    for other in range(len(table.afoot)):
        for cell in table.afoot[other]:
            worth = _worth_at(table, cell, steps)
            total += 2 * worth if other == seat else -worth
    return total


def _worth_of_chasing(table: Table, cell: i64, steps: vec[i64]) -> i64:
    owner = table.pawns[cell]
    if owner == NONE:
        return 0
    returns = _WAITING if table.is_start_open() else 0
    if owner == table.seat:
        return returns - _worth_at(table, cell, steps)
    return _CHASED if table.is_start_open() else 2 * _CHASED


def _worth_with_hand(table: Table, cell: i64, played: i64, steps: vec[i64]) -> i64:
    """What a cell is worth to a pawn that comes there with a card, the others still in hand."""
    ground = table.ground(cell)
    if ground == BUOY:
        return _SAVED
    at = table.seat * VALUES + played - 1
    table.hands[at] = table.hands[at] - 1
    values = table.hand_values(table.seat)
    table.hands[at] = table.hands[at] + 1
    beyond = _best_beyond(table, cell, values, steps)
    if beyond == _SAVED:
        return _NEXT_CARD
    return beyond if table.is_open_stair(cell) else _worth_at(table, cell, steps)


def _best_beyond(table: Table, cell: i64, values: i64, steps: vec[i64]) -> i64:
    """The best place that one of these cards takes a pawn to from a cell."""
    best: i64 = 0
    direction: i64 = 0
    while direction < DIRECTIONS:
        found = reach(table, cell, direction) & values
        value: i64 = 1
        while found >> value:
            if found >> value & 1:
                there = landing(cell, direction, value)
                is_buoy = table.ground(there) == BUOY
                worth = _SAVED if is_buoy else _worth_at(table, there, steps)
                if worth > best:
                    best = worth
            value += 1
        direction += 1
    return best


def _worth_at(table: Table, cell: i64, steps: vec[i64]) -> i64:
    """What a cell is worth to a pawn that stays there."""
    far = steps[cell]
    if table.ground(cell) == WATER:
        return _SWIMS - _STEP * far if far < _FAR else _ADRIFT - _rows_from_flood(table, cell)
    board = table.rules.board
    ahead = board.place[cell] - table.covered
    seats = table.rules.seats
    worth = _DRY - _STEP * far if far < _FAR else _DRY - 150 - 3 * _distance(ahead, seats + 4)
    soon = 2 * seats  # so many tiles can fall before the hand has been round twice
    if ahead <= soon:
        worth -= _BURIAL * (soon + 1 - ahead) // soon
    if board.printed[cell] >= CORRIDOR:
        worth -= _PALE
    return worth


def _rows_from_flood(table: Table, cell: i64) -> i64:
    """Where the next tiles, and so the next buoys, will lie."""
    covered = table.covered if table.covered > 0 else 1
    flood = row_of(table.rules.board.cells[covered * CORNERS])
    return _distance(flood, row_of(cell))


def _distance(one: i64, two: i64) -> i64:
    return one - two if one > two else two - one


def _steps_to_buoys(table: Table) -> vec[i64]:
    """For each cell how many steps of one cell lead to the nearest empty buoy."""
    board = table.rules.board
    steps = vec[i64]()
    queue = vec[i64]()
    for cell in range(CELLS):
        steps = append(steps, _FAR)
        if table.ground(cell) == BUOY and table.pawns[cell] == NONE:
            steps[cell] = 0
            queue = append(queue, cell)
    done: i64 = 0
    while done < len(queue):
        there = queue[done]
        done += 1
        direction: i64 = 0
        while direction < DIRECTIONS:
            here = board.beside[there * DIRECTIONS + direction]
            if here != NONE and steps[here] == _FAR and _leads_back(table, here, direction):
                steps[here] = steps[there] + 1
                queue = append(queue, here)
            direction += 1
    return steps


def _leads_back(table: Table, here: i64, direction: i64) -> bool:
    """Whether a pawn could step from a cell against a direction."""
    ground = table.ground(here)
    if ground in (ICE, BUOY):
        return False
    return reach(table, here, (direction + 2) % DIRECTIONS, False, 1) != 0
