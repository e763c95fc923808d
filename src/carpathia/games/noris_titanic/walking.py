"""Where a pawn may go (N4): `reach` is the one word on it.

Moving, bringing in, the look ahead on the stairs and the bots all ask it.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.games.noris_titanic.board import (
    COLUMNS,
    CORRIDOR,
    DIRECTIONS,
    DOWN,
    LEFT,
    NONE,
    PANIC,
    RIGHT,
    STAIR,
    START,
    UP,
    row_of,
)
from carpathia.games.noris_titanic.moves import bring_pawn, move_pawn
from carpathia.games.noris_titanic.pieces import BUOY, ICE, VALUES, WATER
from carpathia.games.noris_titanic.table import Table


def reach(
    table: Table, cell: i64, direction: i64, bringing: bool = False, most: i64 = VALUES
) -> i64:
    """How far a pawn on a cell may go that way, as bits: bit 3 if it may go exactly 3 cells.

    Whether it may stop on a stair there is asked in `may_stop`. `bringing`: it leaves the start
    cell and keeps off the stairs (N3.4). `most`: no further than this.
    """
    board = table.rules.board
    grounds, pawns = table.grounds, table.pawns
    beside, rails = board.beside, board.rails
    found: i64 = 0
    swims = grounds[cell] == WATER
    sideways = direction in (RIGHT, LEFT)
    steps: i64 = 1
    while steps <= most:
        way = cell * DIRECTIONS + direction
        there = beside[way]
        if there == NONE or (rails[way] and _rail_stands(table, cell, there)):
            break  # N1.2, N4.2
        ground = grounds[there]
        pawn = pawns[there]
        if ground == ICE:
            break  # N4.2
        if ground == BUOY:
            if pawn == NONE:
                found |= 1 << steps
            break  # N4.7
        if ground == WATER:
            if pawn != NONE:
                break  # N4.3, N4.4
            swims = True
            found |= 1 << steps
        else:
            printed = board.printed[there]
            if swims or printed == START:
                break  # N4.6, N4.2
            if printed == STAIR and (sideways or bringing):
                break  # N4.5, N3.4
            if pawn == NONE or printed >= CORRIDOR:
                found |= 1 << steps  # N4.4
            if pawn != NONE and printed < PANIC:
                break  # N4.3
        cell = there
        steps += 1
    return found


def _rail_stands(table: Table, cell: i64, there: i64) -> bool:
    """N5.2: a rail is gone where a tile lies on either side of it."""
    return not table.is_covered(cell) and not table.is_covered(there)


def landing(cell: i64, direction: i64, steps: i64) -> i64:
    """The cell so many cells away; it must be on the board."""
    if direction == UP:
        return cell + COLUMNS * steps
    if direction == RIGHT:
        return cell + steps
    if direction == DOWN:
        return cell - COLUMNS * steps
    return cell - steps


def may_stop(table: Table, cell: i64, direction: i64, value: i64) -> bool:
    """Whether the seat to act may play this card: a stop on a stair needs a way off it (N4.5)."""
    there = landing(cell, direction, value)
    if not table.is_open_stair(there):
        return True
    pawn = table.pawns[cell]
    table.pawns[cell] = NONE
    stops = _leaves_stairs_after(table, there, value)
    table.pawns[cell] = pawn
    return stops


def _leaves_stairs_after(table: Table, stair: i64, value: i64) -> bool:
    """Whether the hand, less a card, takes a pawn from a stair cell off both of them."""
    at = table.seat * VALUES + value - 1
    table.hands[at] = table.hands[at] - 1
    leaves = _leaves_stairs(table, stair)
    table.hands[at] = table.hands[at] + 1
    return leaves


def _leaves_stairs(table: Table, stair: i64) -> bool:
    values = table.hand_values(table.seat)
    direction: i64 = 0
    while direction < DIRECTIONS:
        found = reach(table, stair, direction) & values
        value: i64 = 1
        while found >> value:
            if found >> value & 1:
                there = landing(stair, direction, value)
                if not table.is_open_stair(there) or _leaves_stairs_after(table, there, value):
                    return True
            value += 1
        direction += 1
    return False


def pawn_moves(table: Table, cell: i64, values: i64, moves: vec[i64]) -> vec[i64]:
    """Add every legal move of one pawn of the seat to act, who holds cards of these values."""
    most: i64 = VALUES
    while most > 0 and values >> most == 0:
        most -= 1
    direction: i64 = 0
    while direction < DIRECTIONS:
        found = reach(table, cell, direction, False, most) & values
        value: i64 = 1
        while found >> value:
            if found >> value & 1 and may_stop(table, cell, direction, value):
                moves = append(moves, move_pawn(cell, direction, value))
            value += 1
        direction += 1
    return moves


def all_pawn_moves(table: Table) -> vec[i64]:
    """Every legal move of the pawns of the seat to act."""
    moves = vec[i64]()
    values = table.hand_values(table.seat)
    for cell in table.afoot[table.seat]:
        moves = pawn_moves(table, cell, values, moves)
    return moves


def climber_moves(table: Table) -> vec[i64]:
    """Every legal move of the pawn that stopped on a stair (N4.5)."""
    return pawn_moves(table, table.climber, table.hand_values(table.seat), vec[i64]())


def bring_reach(table: Table, direction: i64) -> i64:
    """How far a pawn may leave the start cell that way, as bits: onto the lower deck (N3.4)."""
    board = table.rules.board
    found = reach(table, board.start, direction, True)
    value: i64 = 1
    while found >> value:
        there = landing(board.start, direction, value)
        if found >> value & 1 and row_of(there) > board.lower_rows:
            found ^= 1 << value
        value += 1
    return found


def bring_values(table: Table) -> i64:
    """The cards that would bring a pawn in now, whoever holds them, as bits."""
    found: i64 = 0
    direction: i64 = 0
    while direction < DIRECTIONS:
        found |= bring_reach(table, direction)
        direction += 1
    return found


def bring_moves(table: Table) -> vec[i64]:
    """Every way the seat to act can bring a pawn in (N3.4)."""
    moves = vec[i64]()
    values = table.hand_values(table.seat)
    direction: i64 = 0
    while direction < DIRECTIONS:
        found = bring_reach(table, direction) & values
        value: i64 = 1
        while found >> value:
            if found >> value & 1:
                moves = append(moves, bring_pawn(direction, value))
            value += 1
        direction += 1
    return moves
