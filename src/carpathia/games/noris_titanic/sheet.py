"""Where the bytes of an encoded view of Noris' Titanic lie, and what is printed there already.

The board is planes of cells in the order of their numbers. What is printed never changes in a
match, so it is laid out once, and each encoded view begins as a copy of it.
"""

from typing import Final

from mypy_extensions import i64

from carpathia.engine.encoding import POINTS, Field
from carpathia.games.noris_titanic.board import (
    CELLS,
    COLUMNS,
    CORNERS,
    DIRECTIONS,
    PRINT_SIGNS,
    RIGHT,
    ROWS,
    UP,
    Board,
)
from carpathia.games.noris_titanic.pieces import (
    BUOY,
    FACE_NAMES,
    MOST_SEATS,
    TILE_KINDS,
    VALUES,
    WATER,
)

# Sums with imported numbers are not constants to mypyc: as i64 they are at least plain numbers.
PRINTED: Final = 0
"""A plane for each kind of cell."""
GROUND: Final[i64] = len(PRINT_SIGNS) - 1
"""A plane each for water, ice and buoys, which count from 1: dry is what has none."""
AFOOT: Final[i64] = GROUND + BUOY + 1
SAVED: Final[i64] = AFOOT + MOST_SEATS
RAIL_UP: Final[i64] = SAVED + MOST_SEATS
RAIL_RIGHT: Final[i64] = RAIL_UP + 1
CLIMBER: Final[i64] = RAIL_RIGHT + 1
PLANES: Final = int(CLIMBER) + 1
PHASES: Final = 6

# What is told of a seat: whether there is one and is to act, cards, pawns waiting, saved, buried.
ACTS: Final = 1
CARDS: Final = 2
WAITING: Final = 3
SAVED_COUNT: Final = 4
BURIED: Final = 5
SEAT: Final = 6
# What is told of the ship.
TILES: Final = TILE_KINDS + 5

# Where each field begins: where the one before ends. Must agree with `LAYOUT`.
PLACES_AT: Final[i64] = PLANES * CELLS
SEATS: Final[i64] = PLACES_AT + CELLS
HAND: Final[i64] = SEATS + MOST_SEATS * SEAT
PHASE: Final[i64] = HAND + VALUES
ROLLED: Final[i64] = PHASE + PHASES
SHIP: Final[i64] = ROLLED + len(FACE_NAMES)
NEXT_CELLS: Final[i64] = SHIP + TILES
DISCARD: Final[i64] = NEXT_CELLS + CORNERS * (BUOY + 1)
CLOSING: Final[i64] = DISCARD + VALUES
POINTS_AT: Final[i64] = CLOSING + 3
SIZE: Final[i64] = POINTS_AT + MOST_SEATS

LAYOUT: Final = [
    Field(
        "board",
        [PLANES, ROWS, COLUMNS],
        "planes of cells, row 1 first, each cell 0 or 1: what is printed (sea, deck, corridor, "
        "panic, stair, start); water, ice, buoy; pawns afoot of each seat, you first; pawns in "
        "buoys of each seat; rails above, rails to the right that still stand; the pawn on a "
        "stair that has to go on",
    ),
    Field("places", [ROWS, COLUMNS], "for each cell the place that covers it, 1 to 60; 0: the sea"),
    Field(
        "seats",
        [MOST_SEATS, SEAT],
        "for each seat, you first: 1 if there is one; 1 if it is to act; its cards; its pawns "
        "waiting, saved, buried",
    ),
    Field("hand", [VALUES], "how many cards of each value, 1 to 6, you hold"),
    Field("phase", [PHASES], "1 for what is to be decided: roll, lay, bring, move, climb, over"),
    Field("rolled", [len(FACE_NAMES)], "1 for the face rolled: " + ", ".join(FACE_NAMES)),
    Field(
        "ship",
        [TILES],
        "places covered; water, iceberg and buoy tiles left; buoys on the next buoy tile; buoys "
        "in all, buoys filled; cards in the stack",
    ),
    Field(
        "next-cells",
        [CORNERS, BUOY + 1],
        "for each cell of the next buoy tile, clockwise from the upper left: 1 for dry, water, "
        "ice or buoy; all 0 where no such tile is left",
    ),
    Field("discard", [VALUES], "how many cards of each value were discarded"),
    Field(
        "closing", [3], "1 if the start is open; 1 if the last phases run, and how many are left"
    ),
    Field(POINTS, [MOST_SEATS], "pawns in buoys of each seat, you first"),
]


def blank_sheet(board: Board) -> bytes:
    """All that is printed, and the sea; nothing that was played."""
    sheet = bytearray(SIZE)
    for cell in range(CELLS):
        sheet[(PRINTED + int(board.printed[cell])) * CELLS + cell] = 1
        sheet[PLACES_AT + cell] = int(board.place[cell])
        if board.place[cell] == 0:
            sheet[(GROUND + WATER) * CELLS + cell] = 1
    for way in board.railed:
        cell, direction = int(way) // DIRECTIONS, int(way) % DIRECTIONS
        if direction in (UP, RIGHT):
            sheet[(RAIL_UP if direction == UP else RAIL_RIGHT) * CELLS + cell] = 1
    return bytes(sheet)
