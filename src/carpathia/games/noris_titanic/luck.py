"""Which moves roll the die, and which may make a new stack: what chance decides, before it does."""

from mypy_extensions import i64

from carpathia.engine.chance import ORDERS
from carpathia.games.noris_titanic.board import NONE
from carpathia.games.noris_titanic.moves import BRING, ROLL
from carpathia.games.noris_titanic.pieces import HAND
from carpathia.games.noris_titanic.table import Table


def luck_of(table: Table, move: i64) -> i64:
    """The sides of the die where it is rolled; ORDERS, or what is left of them beside the die,
    where cards may be shuffled.
    """
    may_shuffle = _may_shuffle(table, move)
    if move != ROLL:
        return ORDERS if may_shuffle else 0
    sides: i64 = len(table.rules.components.faces)
    return sides * (ORDERS // sides) if may_shuffle else sides


def _may_shuffle(table: Table, move: i64) -> bool:
    """Whether the turn may end here with more cards to be drawn than the stack has (N3.7)."""
    held = table.hand_size(table.seat)
    played: i64 = 1 if move >= BRING else 0
    if HAND - held + played <= len(table.stack) or len(table.discard) + played < 2:
        return False
    if table.last_phases != NONE:
        return False  # nobody draws any more (N6.1)
    return played == 0 or held == 1 or len(table.afoot[table.seat]) < 2
