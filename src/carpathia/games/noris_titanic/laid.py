"""The board as bytes, kept from look to look: a tile that was laid stays, and is written once.

Learners look after every move, and a tile is laid in one of six or so. To write all tiles and rails
anew at each look took half as long as the move itself.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from carpathia.games.noris_titanic.board import CELLS, CORNERS, DIRECTIONS, DOWN, LEFT, NONE
from carpathia.games.noris_titanic.pieces import BUOY
from carpathia.games.noris_titanic.sheet import GROUND, RAIL_RIGHT, RAIL_UP
from carpathia.games.noris_titanic.table import Table


@final
class LaidSheet:
    """What an encoded view of one match begins as: what is printed, and the tiles so far.

    Must be of one table only: it asks how many places are covered, and takes it that what it has
    written of them is still so.
    """

    def __init__(self, table: Table) -> None:
        self.sheet: Final = vec[u8](table.rules.sheet)
        self.covered: i64 = 0
        """How many places are on the sheet as covered."""
        self.buoys: vec[i64] = vec[i64]()
        """Their cells with a buoy."""
        self.catch_up(table)

    def catch_up(self, table: Table) -> None:
        """Write the tiles that were laid since."""
        if self.covered == table.covered:
            return
        cells = table.rules.board.cells
        for at in range((self.covered + 1) * CORNERS, (table.covered + 1) * CORNERS):
            self._cover(table, cells[at])
        self.covered = table.covered

    def _cover(self, table: Table, cell: i64) -> None:
        """A cell is something else now, and no rail stands around it (N5.2)."""
        out = self.sheet
        ground = table.grounds[cell]
        out[(GROUND + ground) * CELLS + cell] = 1
        if ground == BUOY:
            self.buoys = append(self.buoys, cell)
        out[RAIL_UP * CELLS + cell] = 0
        out[RAIL_RIGHT * CELLS + cell] = 0
        beside = table.rules.board.beside
        below, before = beside[cell * DIRECTIONS + DOWN], beside[cell * DIRECTIONS + LEFT]
        if below != NONE:
            out[RAIL_UP * CELLS + below] = 0
        if before != NONE:
            out[RAIL_RIGHT * CELLS + before] = 0
