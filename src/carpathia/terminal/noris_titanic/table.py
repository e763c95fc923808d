"""The table of Noris' Titanic as lines of text, from a view and nothing else.

On the left the ship, upper deck on top, three characters a cell: a buoy is a ring with room for a
pawn, and a rail takes the edge of its cell. On the right, or below on a narrow screen, the rest.
"""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from carpathia.engine.game import View
from carpathia.terminal.layout import across, padded, paragraph
from carpathia.terminal.views import number, numbers, part, text, texts, views
from carpathia.words.reader import Words

COLUMNS: Final = "abcdefghijklmn"
MAP_WIDTH: Final = 3 + 3 * len(COLUMNS)
SEAT_STYLES: Final = ("first", "second", "good", "alarm")
"""Pawns have the number of their seat as well: colour is never the only sign."""
COUNTS: Final = ("saved", "afoot", "waiting", "buried", "cards")
TILES: Final = ("water", "iceberg", "buoy")
SIGNS: Final = {
    "buoy": "( )",
    "saved": "(1)",
    "water": "~",
    "ice": "^",
    "pawn": "1",
    "deck": ".",
    "corridor": "=",
    "panic": "!",
    "rail": "|",
    "stair": "#",
    "start": "*",
}
"""What is on the map, as it is drawn; `sign-...` says what it is."""
_LEGEND: Final = (
    ("buoy", "saved"),
    ("water", "ice", "pawn"),
    ("deck", "corridor"),
    ("panic", "rail"),
    ("stair", "start"),
)
_PANEL: Final = 30
"""Columns the panel needs beside the map."""
_SAVED: Final = "ABCD"
_STYLES: Final = {"~": "sea", "^": "heading", ".": "quiet"}


class TableText:
    """Draws views of one match."""

    def __init__(self, words: Words, width: int) -> None:
        self.words: Final = words
        self.width: Final = width

    def lines(self, view: View) -> list[Text]:
        ship = self._ship(view)
        room = self.width - MAP_WIDTH - 2
        if room < _PANEL:
            return [*self._header(view), Text(), *ship, Text(), *self._panel(view, self.width)]
        rows = [*self._header(view), Text()]
        for left, right in zip_longest(ship, self._panel(view, room)):
            row = (left or Text()).copy()
            if right is not None:
                row.pad_right(MAP_WIDTH + 2 - row.cell_len)
                row.append_text(right)
            row.rstrip()
            rows.append(row)
        return rows

    def _header(self, view: View) -> list[Text]:
        board = _board(view)
        places = texts(board, "places")
        covered = number(view, "covered")
        flood = self.words("table-flood", {"count": covered, "places": len(places)})
        if covered < len(places):
            flood += " · " + self.words("table-next", {"cells": square(places[covered])})
        buoys = {"count": number(view, "buoys-filled"), "buoys": number(view, "buoys")}
        return across(flood, self.words("table-buoys", buoys), self.width)

    # The ship

    def _ship(self, view: View) -> list[Text]:
        rails = set(texts(view, "rails"))
        rows = texts(view, "rows")
        heading = Text("   " + "".join(f" {name} " for name in COLUMNS), "quiet")
        lines = [heading]
        for index, signs in enumerate(rows):
            row = len(rows) - index
            if index:
                lines += _rail_below(row + 1, rails)
            lines.append(_row(row, signs, rails))
        for line in lines:
            line.rstrip()
        return lines

    # All the rest

    def _panel(self, view: View, room: int) -> list[Text]:
        lines = [*self._seats(view), Text(), *self._tiles(view), Text(), *self._cards(view, room)]
        for names in _LEGEND:
            signs = [f"{SIGNS[name]} {self.words(f'sign-{name}')}" for name in names]
            lines.append(Text("   ".join(signs), "quiet"))
        return lines

    def _seats(self, view: View) -> list[Text]:
        """A column a seat: what became of its pawns, and how many cards it holds."""
        seats = views(view, "seats")
        labels = [self.words(f"count-{name}") for name in COUNTS]
        column = max(cell_len(label) for label in labels)
        heading = Text(" " * column)
        for seat in range(1, len(seats) + 1):
            mark = "▸" if number(view, "to-act") == seat else " "
            heading.append(f"  {mark}").append(str(seat), SEAT_STYLES[seat - 1])
        lines = [heading]
        for name, label in zip(COUNTS, labels, strict=True):
            line = Text(padded(label, column), "heading" if name == "saved" else "quiet")
            for player in seats:
                count = len(texts(player, name)) if name == "afoot" else number(player, name)
                line.append(f"  {count:>2}", "heading" if name == "saved" else "")
            lines.append(line)
        return lines

    def _tiles(self, view: View) -> list[Text]:
        stock = part(view, "stock") or {}
        labels = [self.words(f"tile-{name}") for name in TILES]
        column = max(cell_len(label) for label in labels)
        lines = [Text(self.words("table-tiles"), "heading")]
        for name, label in zip(TILES, labels, strict=True):
            line = Text(f"{padded(label, column)}  {number(stock, name):>2}")
            if name == "buoy" and number(view, "next-buoys"):
                shown = {"count": number(view, "next-buoys")}
                line.append("  " + self.words("table-next-buoys", shown), "quiet")
            lines.append(line)
        return lines

    def _cards(self, view: View, room: int) -> list[Text]:
        """The draw stack, and the hand of whoever looks."""
        piles = {"stack": number(view, "stack"), "discard": len(numbers(view, "discard"))}
        lines = paragraph(self.words("table-cards", piles), room, style="quiet")
        if view["hand"] is not None:
            hand = [f"[{value}]" for value in numbers(view, "hand")]
            shown = " ".join(hand) or self.words("table-no-cards")
            lines.append(Text(self.words("table-hand") + "  ", "heading").append(shown, "verb"))
        rolled = text(view, "rolled")
        if rolled:
            face = self.words(f"face-{rolled}")
            lines.append(Text(self.words("table-rolled", {"face": face})))
        return [*lines, Text()]


def _board(view: View) -> View:
    board = part(view, "board")
    if board is None:
        raise TypeError("a view without a board")
    return board


def square(upper_left: str) -> str:
    """The four cells of a place, by the outer two.

    >>> square("l16")
    'l15-m16'
    """
    column, row = upper_left[0], int(upper_left[1:])
    return f"{column}{row - 1}-{COLUMNS[COLUMNS.index(column) + 1]}{row}"


def _row(row: int, signs: str, rails: set[str]) -> Text:
    line = Text(f"{row:>2} ", "quiet")
    for column, sign in zip(COLUMNS, signs, strict=True):
        cell = _cell(sign)
        if f"{column}{row} right" in rails:  # never beside a buoy: a tile opens the rail
            cell = Text.assemble(cell[:2], "|")
        line.append_text(cell)
    return line


def _cell(sign: str) -> Text:
    if sign == "o":
        return Text("( )", "good")
    if sign in _SAVED:
        seat = _SAVED.index(sign)
        return Text("(", "good").append(str(seat + 1), SEAT_STYLES[seat]).append(")", "good")
    if sign.isdecimal():
        return Text(f" {sign} ", SEAT_STYLES[int(sign) - 1])
    return Text(f" {sign} ", _STYLES.get(sign, ""))


def _rail_below(row: int, rails: set[str]) -> Sequence[Text]:
    """The rail between a row and the one below it, if any of it still stands."""
    pieces = [f"{column}{row - 1} up" in rails for column in COLUMNS]
    if not any(pieces):
        return []
    return [Text("   " + "".join("---" if stands else "   " for stands in pieces).rstrip())]
