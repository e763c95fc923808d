"""Every move of Noris' Titanic has one number and one text.

Numbers are dense: each kind of move has a range of its own, with its arguments packed inside. The
texts are what records, wire, tests and people use: `roll`, `lay water`, `lay buoy 2` (quarter turns
to the right), `bring left 3`, `move k15 down 4`, `end`.
"""

from typing import Final

from mypy_extensions import i64

from carpathia.engine.game import read_exactly
from carpathia.games.noris_titanic.board import (
    CELLS,
    DIRECTION_NAMES,
    DIRECTIONS,
    read_cell,
    write_cell,
)
from carpathia.games.noris_titanic.pieces import BUOY_TILE, TILE_NAMES, TURNS, VALUES

# The ranges. Each begins where the one before ends.
ROLL: Final = 0
END: Final = 1
LAY: Final = 2
LAY_BUOY: Final = LAY + BUOY_TILE
BRING: Final = LAY_BUOY + TURNS
MOVE: Final = BRING + DIRECTIONS * VALUES
MOVE_COUNT: Final = MOVE + CELLS * DIRECTIONS * VALUES


def bring_pawn(direction: i64, value: i64) -> i64:
    """A pawn comes onto the start cell and leaves it at once with a card (N3.4)."""
    return BRING + direction * VALUES + value - 1


def move_pawn(cell: i64, direction: i64, value: i64) -> i64:
    """The pawn on a cell goes straight on with a card (N4.1)."""
    return MOVE + (cell * DIRECTIONS + direction) * VALUES + value - 1


def cell_of(move: i64) -> i64:
    """From where a `move` goes."""
    return (move - MOVE) // (DIRECTIONS * VALUES)


def direction_of(move: i64) -> i64:
    """Which way a `bring` or `move` goes."""
    return (move - (BRING if move < MOVE else MOVE)) // VALUES % DIRECTIONS


def value_of(move: i64) -> i64:
    """The card of a `bring` or `move`."""
    return (move - (BRING if move < MOVE else MOVE)) % VALUES + 1


def write_move(move: i64) -> str:
    """The text of a move."""
    if move == ROLL:
        return "roll"
    if move == END:
        return "end"
    if move < LAY_BUOY:
        return f"lay {TILE_NAMES[move - LAY]}"
    if move < BRING:
        return f"lay {TILE_NAMES[BUOY_TILE]} {move - LAY_BUOY}"
    way = f"{DIRECTION_NAMES[direction_of(move)]} {value_of(move)}"
    return f"bring {way}" if move < MOVE else f"move {write_cell(cell_of(move))} {way}"


def read_move(text: str) -> i64:
    """The number of a move; raises UnreadableMove."""
    return read_exactly(text, _read, write_move)


def _read(verb: str, rest: str) -> i64:
    """The number of a move, or ValueError, or the number of another move (the caller compares)."""
    words = [verb, *rest.split()]
    verb = words[0] if words else ""
    if verb == "roll":
        return ROLL
    if verb == "end":
        return END
    if verb == "lay" and len(words) > 1:
        kind = TILE_NAMES.index(words[1])
        return LAY + kind if kind != BUOY_TILE else LAY_BUOY + _read_digit(words[2:], TURNS - 1)
    if verb == "bring" and len(words) == 3:
        return bring_pawn(DIRECTION_NAMES.index(words[1]), _read_digit(words[2:], VALUES))
    if verb == "move" and len(words) == 4:
        direction = DIRECTION_NAMES.index(words[2])
        return move_pawn(read_cell(words[1]), direction, _read_digit(words[3:], VALUES))
    raise ValueError(verb)


def _read_digit(words: list[str], most: int) -> int:
    """A number of one digit; a nought where none may be leads to another move (see `_read`)."""
    if len(words) != 1 or words[0] not in "0123456"[: most + 1] or not words[0]:
        raise ValueError(words)
    return int(words[0])
