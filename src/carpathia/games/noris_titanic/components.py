"""The components of Noris' Titanic as the rules use them, checked once when a game is made."""

from importlib.resources import files
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carpathia.engine.figures import Figures, read_figures, wrong_figure
from carpathia.games.noris_titanic.board import CORNERS, PLACES, Board
from carpathia.games.noris_titanic.chart import BOARDS, board_figures, read_board
from carpathia.games.noris_titanic.pieces import (
    BUOY,
    DRY,
    FACE_NAMES,
    HAND,
    ICE,
    ICE_LAID,
    LAID,
    MOST_BUOYS,
    MOST_SEATS,
    NO_TILE,
    START_FACE,
    TURNS,
    VALUES,
    WATER,
    WATER_LAID,
    buoy_tile,
)

DICE: Final = ("two-start", "three-blue", "two-white")
CARDS: Final = ("level", "falling")
MOST_FACES: Final = 20


def shipped_figures(board: str = BOARDS[0]) -> Figures:
    """The figures that come with the package, those of one of its boards among them."""
    source = files("carpathia.games.noris_titanic").joinpath("components.toml")
    plain = read_figures(source.read_text("utf-8"))
    return Figures({**plain.figures, **board_figures(board)}, plain.sources)


@final
class Components:
    """The board, the tiles, the cards, the die and the pawns."""

    def __init__(self, figures: Figures, seats: int, die: str, cards: str) -> None:
        self.board: Final[Board] = read_board(figures)
        self.faces: Final[vec[i64]] = vec[i64](_faces(figures, f"die.{die}"))
        self.card_counts: Final[vec[i64]] = vec[i64](_cards(figures, f"cards.{cards}"))
        """How many cards of each value; the first is that of the ones."""
        self.pawns: Final[i64] = figures.numbers("pawns.each", MOST_SEATS - 1, 1, 30)[seats - 2]
        buoys = _buoy_tiles(figures)
        self.buoy_tiles: Final[vec[i64]] = vec[i64](buoys)
        """The buoys on each buoy tile, in the order in which they are used."""
        self.buoys: Final[i64] = sum(buoys)
        self.water_tiles: Final[i64] = figures.number("tiles.water", 0, PLACES)
        self.iceberg_tiles: Final[i64] = figures.number("tiles.iceberg", 0, PLACES)
        total = int(self.water_tiles + self.iceberg_tiles) + len(buoys)
        if total != PLACES:
            needed = PLACES - len(buoys) - int(self.iceberg_tiles)
            raise wrong_figure("tiles.water", int(self.water_tiles), str(needed))
        patterns = [_pattern(figures, buoys) for buoys in range(1, MOST_BUOYS + 1)]
        self.turns: Final[vec[i64]] = vec[i64]([_distinct_turns(one) for one in patterns])
        """In how many ways a tile of so many buoys, less one, can lie."""
        self.grounds: Final[vec[i64]] = vec[i64](_grounds(patterns))
        """What a cell is, at tile * CORNERS + corner."""


def _faces(figures: Figures, name: str) -> list[int]:
    counts = figures.numbers(name, len(FACE_NAMES), 0, MOST_FACES)
    # A die that only says START would never sink the ship.
    if sum(counts[:START_FACE]) == 0 or sum(counts) > MOST_FACES:
        raise wrong_figure(name, counts, "[2, 1, 1, 2]")
    faces: list[int] = []
    for face, count in enumerate(counts):
        faces += [face] * count
    return faces


def _cards(figures: Figures, name: str) -> list[int]:
    counts = figures.numbers(name, VALUES, 0, 30)
    if sum(counts) < HAND * MOST_SEATS:
        raise wrong_figure(name, counts, "[6, 6, 6, 5, 5, 5]")
    return counts


def _buoy_tiles(figures: Figures) -> list[int]:
    """The buoy tiles, however many there are; fewer buoys always come first (N1.5)."""
    name = "tiles.buoy"
    tiles = figures.figures[name].value
    if not isinstance(tiles, list) or not 1 <= len(tiles) <= PLACES or tiles != sorted(tiles):
        raise wrong_figure(name, tiles, "[1, 1, 1, 1, 2, 2, 2, 3, 3, 4]")
    return figures.numbers(name, len(tiles), 1, MOST_BUOYS)


def _pattern(figures: Figures, buoys: int) -> list[int]:
    """What the four cells of an unturned tile are, clockwise from the upper left."""
    name = f"pattern.buoys-{buoys}"
    text = figures.text(name)
    if len(text) != 5 or text[2] != "/" or text.count("o") != buoys or text.count("~") != 4 - buoys:
        near = ("o~/~~", "o~/~o", "oo/o~", "oo/oo")[buoys - 1]
        raise wrong_figure(name, text, near)
    clockwise = text[0] + text[1] + text[4] + text[3]
    return [BUOY if sign == "o" else WATER for sign in clockwise]


def _turned(pattern: list[int], turns: int) -> list[int]:
    """A pattern turned to the right by quarters: what was upper left is then upper right."""
    return [pattern[(corner - turns) % CORNERS] for corner in range(CORNERS)]


def _distinct_turns(pattern: list[int]) -> int:
    """After how many quarter turns the pattern looks as it did: 1, 2 or 4."""
    turns = 1
    while _turned(pattern, turns) != pattern:
        turns += 1
    return turns


def _grounds(patterns: list[list[int]]) -> list[int]:
    grounds = [DRY] * (LAID * CORNERS)
    for corner in range(CORNERS):
        grounds[NO_TILE * CORNERS + corner] = DRY
        grounds[WATER_LAID * CORNERS + corner] = WATER
        grounds[ICE_LAID * CORNERS + corner] = ICE
        for buoys in range(1, MOST_BUOYS + 1):
            for turns in range(TURNS):
                tile = int(buoy_tile(buoys, turns))
                grounds[tile * CORNERS + corner] = _turned(patterns[buoys - 1], turns)[corner]
    return grounds
