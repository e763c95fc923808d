"""Every component of Noris' Titanic is one small integer, and one short word.

Tiles, the faces of the die and what a cell is once a tile lies on it; movement cards, which are
written m1 to m6; and the numbers under which all of them are counted (N1.5, N1.6, N1.7, N1.8).
"""

from typing import Final

from mypy_extensions import i64

# The stacks of tiles (N1.5). A face of the die below START_FACE asks for the tile of that number.
WATER_TILE: Final = 0
ICEBERG_TILE: Final = 1
BUOY_TILE: Final = 2
TILE_KINDS: Final = 3
TILE_NAMES: Final = ("water", "iceberg", "buoy")

# The faces of the die (N1.7, N3.1).
BLUE: Final = WATER_TILE
WHITE: Final = ICEBERG_TILE
RED: Final = BUOY_TILE
START_FACE: Final = 3
FACE_NAMES: Final = ("blue", "white", "red", "start")

# What a tile on a place is: nothing yet, water, ice, or a buoy tile of so many buoys (1 to 4) and
# so many quarter turns (0 to 3), packed.
NO_TILE: Final = 0
WATER_LAID: Final = 1
ICE_LAID: Final = 2
BUOY_LAID: Final = 3
MOST_BUOYS: Final = 4
TURNS: Final = 4
LAID: Final = BUOY_LAID + MOST_BUOYS * TURNS

# What a cell is.
DRY: Final = 0
WATER: Final = 1
ICE: Final = 2
BUOY: Final = 3

# Movement cards (N1.6).
VALUES: Final = 6
HAND: Final = 3
"""Cards in a full hand, and so the most that can be played in a turn (N3.6, N3.7)."""

MOST_SEATS: Final = 4

# What is counted in `State.inventory`; a card is its value.
TILE_ITEM: Final = 16
PAWN_ITEM: Final = 64


def buoy_tile(buoys: i64, turns: i64) -> i64:
    return BUOY_LAID + (buoys - 1) * TURNS + turns


def buoys_on(laid: i64) -> i64:
    """How many buoys a tile has."""
    return (laid - BUOY_LAID) // TURNS + 1 if laid >= BUOY_LAID else 0


def turns_of(laid: i64) -> i64:
    """By how many quarters to the right a tile was turned."""
    return (laid - BUOY_LAID) % TURNS if laid >= BUOY_LAID else 0


def kind_of(laid: i64) -> i64:
    """The stack a tile came from."""
    return BUOY_TILE if laid >= BUOY_LAID else laid - WATER_LAID


def write_card(value: i64) -> str:
    return f"m{value}"


def read_card(text: str) -> int:
    """The inverse of `write_card`; raises ValueError."""
    if len(text) != 2 or text[0] != "m" or text[1] not in "123456":
        raise ValueError(text)
    return int(text[1])
