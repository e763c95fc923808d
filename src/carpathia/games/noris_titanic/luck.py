"""Which moves roll the die or make a new stack of cards: what chance decides, before it does."""

from mypy_extensions import i64

from carpathia.engine.chance import ORDERS
from carpathia.games.noris_titanic.board import NONE
from carpathia.games.noris_titanic.moves import BRING, MOVE, ROLL, cell_of, direction_of, value_of
from carpathia.games.noris_titanic.pieces import BUOY, HAND
from carpathia.games.noris_titanic.table import Table
from carpathia.games.noris_titanic.walking import landing


def luck_of(table: Table, move: i64) -> i64:
    """The sides of the die where it is rolled, ORDERS where cards may be shuffled.

    Never both: every turn ends with a full hand (N3.7, there are cards enough for all), so a turn
    that is over with its roll draws none.
    """
    if move == ROLL:
        sides: i64 = len(table.rules.components.faces)
        return sides if sides > 1 else 0
    return ORDERS if _may_shuffle(table, move) else 0


def _may_shuffle(table: Table, move: i64) -> bool:
    """Whether the turn may end here with more cards to be drawn than the stack has (N3.7)."""
    held = table.hand_size(table.seat)
    played: i64 = 1 if move >= BRING else 0
    if HAND - held + played <= len(table.stack) or len(table.discard) + played < 2:
        return False
    if table.last_phases != NONE:
        return False  # nobody draws any more (N6.1)
    return played == 0 or held == 1 or _saves_the_last(table, move)


def _saves_the_last(table: Table, move: i64) -> bool:
    """Whether a pawn comes to a buoy, and its seat has no other one to go on with (N3.6, N4.7)."""
    start = table.rules.board.start if move < MOVE else cell_of(move)
    others = len(table.afoot[table.seat]) - (0 if move < MOVE else 1)
    there = landing(start, direction_of(move), value_of(move))
    return others == 0 and table.ground(there) == BUOY
