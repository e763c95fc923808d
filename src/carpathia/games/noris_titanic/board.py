"""The board: what each cell is, where its neighbours are, which tile will cover it. Immutable.

Cells are numbered row by row from the bottom left, and named by column and row: a1 is the sea in
the first row, b1 to m1 the ship, n1 the sea again. The upper deck is on top: up leads to row 20.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

COLUMNS: Final = 14
ROWS: Final = 20
CELLS: Final = COLUMNS * ROWS
PLACES: Final = 60
CORNERS: Final = 4
"""A place is four cells, clockwise: upper left, upper right, lower right, lower left."""
COLUMN_NAMES: Final = "abcdefghijklmn"

UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3
DIRECTIONS: Final = 4
DIRECTION_NAMES: Final = ("up", "right", "down", "left")

NONE: Final = -1

# What is printed on a cell. From CORRIDOR on it is pale, from PANIC on of the panic zone (N1.3).
SEA: Final = 0
DECK: Final = 1
CORRIDOR: Final = 2
PANIC: Final = 3
STAIR: Final = 4
START: Final = 5
PRINT_SIGNS: Final = "~.=!#*"


def cell_at(column: int, row: int) -> int:
    """Column from 0, row from 1."""
    return (row - 1) * COLUMNS + column


def row_of(cell: i64) -> i64:
    """The row, from 1."""
    return cell // COLUMNS + 1


def write_cell(cell: i64) -> str:
    return f"{COLUMN_NAMES[cell % COLUMNS]}{cell // COLUMNS + 1}"


def read_cell(text: str) -> int:
    """The inverse of `write_cell`; raises ValueError."""
    column, row = COLUMN_NAMES.index(text[:1] or "?"), text[1:]
    if not row.isascii() or not row.isdecimal() or not 1 <= int(row) <= ROWS:
        raise ValueError(text)
    return cell_at(column, int(row))


def neighbour(cell: int, direction: int) -> int:
    """The next cell in a direction, or NONE beyond the edge of the board (N1.2)."""
    column, row = cell % COLUMNS, cell // COLUMNS + 1
    if direction == UP:
        return cell + COLUMNS if row < ROWS else NONE
    if direction == RIGHT:
        return cell + 1 if column < COLUMNS - 1 else NONE
    if direction == DOWN:
        return cell - COLUMNS if row > 1 else NONE
    return cell - 1 if column > 0 else NONE


@final
class Board:
    """One board, as tables over its cells. Made and checked in `chart`."""

    def __init__(
        self, printed: list[int], places: list[int], rails: list[int], lower_rows: int
    ) -> None:
        """`rails` has a 1 at cell * DIRECTIONS + direction wherever a rail is printed."""
        self.printed: Final[vec[i64]] = vec[i64](printed)
        self.place: Final[vec[i64]] = vec[i64](places)
        """The place that covers a cell, 1 to 60; 0: the sea."""
        self.rails: Final[vec[i64]] = vec[i64](rails)
        self.lower_rows: Final[i64] = lower_rows
        """Rows 1 to this one are the lower deck (N1.2)."""
        beside: list[int] = []
        for cell in range(CELLS):
            beside += [neighbour(cell, direction) for direction in range(DIRECTIONS)]
        self.beside: Final[vec[i64]] = vec[i64](beside)
        """The neighbour of a cell, at cell * DIRECTIONS + direction."""
        corners, cells = _corners(places)
        self.corner: Final[vec[i64]] = vec[i64](corners)
        """Which of the four cells of its place a cell is."""
        self.cells: Final[vec[i64]] = vec[i64](cells)
        """The cells of a place, at place * CORNERS + corner."""
        self.start: Final[i64] = printed.index(START)
        self.signs: Final = "".join([PRINT_SIGNS[kind] for kind in printed])
        """What is printed on all cells, a sign each."""
        self.railed: Final[vec[i64]] = vec[i64]([way for way in range(len(rails)) if rails[way]])
        """Where a rail is printed: cell * DIRECTIONS + direction, each rail from both sides."""


def _corners(places: list[int]) -> tuple[list[int], list[int]]:
    """For each cell its corner, and for each place its four cells."""
    corners = [0] * CELLS
    cells = [0] * ((PLACES + 1) * CORNERS)
    for cell, place in enumerate(places):
        if place:
            is_left = places[cell + 1] == place
            is_lower = cell + COLUMNS < CELLS and places[cell + COLUMNS] == place
            corner = (3 if is_left else 2) if is_lower else (0 if is_left else 1)
            corners[cell] = corner
            cells[place * CORNERS + corner] = cell
    return corners, cells
