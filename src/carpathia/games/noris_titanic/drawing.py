"""The board as rows of signs, for views and positions: one sign a cell.

Dry cells are as they are printed (`PRINT_SIGNS`); ~ is water or sea, ^ ice, o an empty buoy; 1 to 4
are pawns of these seats that can move, A to D pawns of the seats 1 to 4 in buoys.
"""

from typing import Final

from carpathia.games.noris_titanic.board import CELLS, COLUMNS, CORNERS, NONE
from carpathia.games.noris_titanic.table import Table

GROUND_SIGNS: Final = " ~^o"
"""Signs of covered cells; a dry one has the sign it is printed with."""
AFOOT_SIGNS: Final = "1234"
SAVED_SIGNS: Final = "ABCD"


def draw_board(table: Table) -> list[str]:
    """All rows, the uppermost first, 14 signs each."""
    board = table.rules.board
    signs = list(board.signs)
    grounds = table.rules.components.grounds
    for place in range(1, table.covered + 1):
        tile = table.tiles[place]
        for corner in range(CORNERS):
            cell = board.cells[place * CORNERS + corner]
            seat = table.pawns[cell]
            ground = GROUND_SIGNS[grounds[tile * CORNERS + corner]]
            signs[cell] = ground if seat == NONE else SAVED_SIGNS[seat]
    for seat in range(len(table.afoot)):
        for cell in table.afoot[seat]:
            signs[cell] = AFOOT_SIGNS[seat]
    return cut_rows("".join(signs))


def cut_rows(signs: str) -> list[str]:
    """The signs of all cells as rows, the uppermost first."""
    return [signs[at : at + COLUMNS] for at in range(CELLS - COLUMNS, -1, -COLUMNS)]
