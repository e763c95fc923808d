"""A view as a picture: what an environment shows as `rgb_array`. Squares and numbers, for a film of
a game; the table to look at is the one in the browser.
"""

from typing import Any, Final

from carpathia.engine.game import View
from carpathia.environments.needing import needs

with needs("environments"):
    import numpy as np
    from numpy.typing import NDArray

Picture = NDArray[np.uint8]
Colour = tuple[int, int, int]

_NIGHT: Final[Colour] = (18, 30, 49)
_DECK: Final[Colour] = (58, 74, 99)
_BACK: Final[Colour] = (92, 110, 138)
_INK: Final[Colour] = (18, 22, 30)
_PAPER: Final[Colour] = (240, 232, 214)
_GOLD: Final[Colour] = (222, 184, 92)
_TEAL: Final[Colour] = (112, 186, 178)
_WATER: Final[Colour] = (42, 96, 150)
_ICE: Final[Colour] = (206, 228, 240)
_RED: Final[Colour] = (206, 78, 60)
_SEATS: Final[tuple[Colour, ...]] = (
    (238, 146, 184),
    (120, 190, 110),
    (226, 192, 84),
    (170, 128, 206),
)

_DIGITS: Final = {
    "0": (7, 5, 5, 5, 7),
    "1": (2, 6, 2, 2, 7),
    "2": (7, 1, 7, 4, 7),
    "3": (7, 1, 7, 1, 7),
    "4": (5, 5, 7, 1, 1),
    "5": (7, 4, 7, 1, 7),
    "6": (7, 4, 7, 5, 7),
    "7": (7, 1, 1, 1, 1),
    "8": (7, 5, 7, 5, 7),
    "9": (7, 5, 7, 1, 7),
    "+": (0, 2, 7, 2, 0),
    "?": (7, 1, 3, 0, 2),
}
"""Rows of three dots, from the top."""
_SIGN: Final = 2
"""Pixels a dot."""
_CELL: Final = 20
"""Pixels between two squares."""
_WIDE: Final = 30
"""Squares side by side in a picture of Titus."""


class Canvas:
    """Squares in rows and columns, some with a number in them."""

    def __init__(self, rows: int, columns: int) -> None:
        self.picture: Final[Picture] = np.empty((rows * _CELL, columns * _CELL, 3), np.uint8)
        self.picture[:] = _NIGHT

    def square(self, row: int, column: int, colour: Colour, text: str = "") -> None:
        top, left = row * _CELL, column * _CELL
        self.picture[top + 1 : top + _CELL - 1, left + 1 : left + _CELL - 1] = colour
        self.write(row, column, text, _INK)

    def write(self, row: int, column: int, text: str, colour: Colour) -> None:
        """A few signs, in the middle of a square."""
        width = (4 * len(text) - 1) * _SIGN
        top = row * _CELL + (_CELL - 5 * _SIGN) // 2
        left = column * _CELL + (_CELL - width) // 2
        for sign in text:
            for line, dots in enumerate(_DIGITS[sign]):
                for dot in range(3):
                    if dots >> (2 - dot) & 1:
                        y, x = top + line * _SIGN, max(left + dot * _SIGN, 0)
                        self.picture[y : y + _SIGN, x : x + _SIGN] = colour
            left += 4 * _SIGN


def draw_picture(view: View) -> Picture:
    """What a seat sees, whichever game it is."""
    shown: dict[str, Any] = dict(view)
    if "groups" in shown:
        return _draw_ship(shown)
    return _draw_board(shown) if "rows" in shown else _draw_coins(shown)


def _draw_ship(view: dict[str, Any]) -> Picture:
    """SOS Titanic: the Lines from the bow down, the boat, the Groups, what is drawn."""
    columns = 24
    canvas = Canvas(16, columns)
    _bar(canvas, 0, 0, int(view["pages"]), _DECK)
    _bar(canvas, 0, 0, int(view["pages-turned"]), _WATER)
    canvas.write(0, columns - 2, str(view["score"]), _PAPER)
    for row, line in enumerate([*view["lines"], view["boat"]], 2):
        if line is None:
            continue
        canvas.square(row, 0, _DECK if line["afloat"] else _WATER)
        _bar(canvas, row, 1, int(line["down"]), _BACK)
        for place, card in enumerate(line["up"][: columns - 1 - line["down"]]):
            _card(canvas, row, 1 + line["down"] + place, card)
    for row, group in enumerate(view["groups"], 10):
        canvas.square(row, 0, _RED)
        for place, card in enumerate(group["cards"]):
            _card(canvas, row, 1 + place, card)
    for place, card in enumerate(view["drawn"][:columns]):
        _card(canvas, 15, place, card)
    return canvas.picture


def _card(canvas: Canvas, row: int, column: int, card: str) -> None:
    colour = _GOLD if card[0] == "f" else _TEAL
    number = card[1:].removesuffix("+").removeprefix("?")
    canvas.square(row, column, _PAPER if "?" in card else colour, number)
    if card.endswith("+"):  # an Anchor: a red edge
        canvas.picture[row * _CELL + 1 : row * _CELL + 3, column * _CELL + 1 :][:, : _CELL - 2] = (
            _RED
        )


def _bar(canvas: Canvas, row: int, column: int, length: int, colour: Colour) -> None:
    for place in range(length):
        canvas.square(row, column + place, colour)


def _draw_coins(view: dict[str, Any]) -> Picture:
    """Titus: the pile, then for each player its runs and below them its victory cards."""
    canvas = Canvas(1 + 4 * len(view["players"]), _WIDE)
    canvas.square(0, 0, _BACK, str(view["pile"]))
    for column, name in enumerate(("next", "lifted"), 2):
        if view[name] is not None:
            canvas.square(0, column, _PAPER, str(view[name]["number"]))
    for seat, player in enumerate(view["players"]):
        top = 1 + 4 * seat
        canvas.square(top, 0, _SEATS[seat])
        canvas.write(top + 1, 0, str(player["points"]), _SEATS[seat])
        _chains(canvas, top, [_numbers(run) for run in player["runs"]], _PAPER)
        series = [[card["value"], *_numbers(card["series"])] for card in player["cards"]]
        _chains(canvas, top + 2, series, _TEAL)
    return canvas.picture


def _numbers(coins: list[Any]) -> list[int]:
    return [coin["number"] for coin in coins]


def _chains(canvas: Canvas, top: int, chains: list[list[int]], first: Colour) -> None:
    """Chains of numbers side by side, in two rows; what does not fit is left out."""
    row, column = top, 2
    for chain in chains:
        if column + len(chain) > _WIDE:
            row, column = row + 1, 2
        if row > top + 1:
            return
        for place, number in enumerate(chain[: _WIDE - column]):
            canvas.square(row, column, _PAPER if place else first, str(number))
            column += 1
        column += 1


_GROUNDS: Final[dict[str, Colour]] = {
    "~": _WATER,
    "^": _ICE,
    "o": _RED,
    ".": _BACK,
    "=": _PAPER,
    "!": _GOLD,
    "#": _DECK,
    "*": _TEAL,
}


def _draw_board(view: dict[str, Any]) -> Picture:
    """Noris' Titanic: the ship from above. A pawn in a buoy has a red square behind its number."""
    rows = view["rows"]
    canvas = Canvas(len(rows), len(rows[0]))
    for row, signs in enumerate(rows):
        for column, sign in enumerate(signs):
            if sign in _GROUNDS:
                canvas.square(row, column, _GROUNDS[sign])
            elif sign in "1234":
                canvas.square(row, column, _SEATS[int(sign) - 1], sign)
            else:
                canvas.square(row, column, _RED, str("ABCD".index(sign) + 1))
    return canvas.picture
