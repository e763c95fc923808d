"""Reads a board from its map and refuses one that cannot be played on.

A map is one figure a row, `board.row-1` to `board.row-20`, and one for each rail between two rows,
`board.rail-2` to `board.rail-20`: so a person can correct a single row, and a record of a match on
his board says what he corrected and no more. The legend is in the shipped maps, `boards/*.toml`.
"""

from importlib.resources import files
from typing import Final

from carpathia.engine.errors import Args, BadSetup
from carpathia.engine.figures import Figure, Figures, Value, read_changes
from carpathia.games.noris_titanic.board import (
    CELLS,
    COLUMNS,
    DIRECTIONS,
    DOWN,
    LEFT,
    NONE,
    PLACES,
    PRINT_SIGNS,
    RIGHT,
    ROWS,
    SEA,
    STAIR,
    START,
    UP,
    Board,
    cell_at,
    row_of,
    write_cell,
)

BOARDS: Final = ("rail-15", "rail-13")
WIDTH: Final = 4 * COLUMNS - 1
"""Three characters a cell, and one between two of them."""
LOWER_ROWS: Final = "board.lower-rows"
_SOURCE: Final = "reconstruction"


def board_figures(name: str) -> dict[str, Figure]:
    """A shipped board as figures; a row without a rail below it has an empty one."""
    source = files("carpathia.games.noris_titanic").joinpath("boards", f"{name}.toml")
    shipped = read_changes(source.read_text("utf-8"))
    figures: dict[str, Figure] = {LOWER_ROWS: Figure(shipped[LOWER_ROWS], _SOURCE, "chosen")}
    for row in range(ROWS, 0, -1):
        figures[_row_name(row)] = Figure(shipped[_row_name(row)], _SOURCE, "chosen")
        if row > 1:
            rail: Value = shipped.get(_rail_name(row), "")
            figures[_rail_name(row)] = Figure(rail, _SOURCE, "chosen")
    return figures


def read_board(figures: Figures) -> Board:
    """The board of these figures; raises BadSetup naming the first thing that is wrong."""
    printed = [SEA] * CELLS
    places = [0] * CELLS
    rails = [0] * (CELLS * DIRECTIONS)
    for row in range(ROWS, 0, -1):
        _read_row(figures.text(_row_name(row)), row, printed, places, rails)
        if row > 1:
            _read_rail(figures.text(_rail_name(row)), row, rails)
    lower_rows = figures.number(LOWER_ROWS, 1, ROWS - 1)
    _check_start(printed, lower_rows)
    _check_places(places)
    board = Board(printed, places, rails, lower_rows)
    _check_ways(board)
    return board


def _row_name(row: int) -> str:
    return f"board.row-{row}"


def _rail_name(row: int) -> str:
    return f"board.rail-{row}"


# Reading


def _read_row(text: str, row: int, printed: list[int], places: list[int], rails: list[int]) -> None:
    text = _measured(text, row)
    for column in range(COLUMNS):
        cell = cell_at(column, row)
        word = text[4 * column : 4 * column + 3]
        is_sea = column in (0, COLUMNS - 1)
        number, sign = word[:2].strip(), word[2]
        if is_sea and word.strip() != PRINT_SIGNS[SEA]:
            raise _wrong_cell(cell, word, PRINT_SIGNS[SEA])
        if not is_sea:
            if sign not in PRINT_SIGNS[SEA + 1 :] or not _is_place(number):
                raise _wrong_cell(cell, word, " ".join(f"43{sign}" for sign in PRINT_SIGNS[1:]))
            printed[cell] = PRINT_SIGNS.index(sign)
            places[cell] = int(number)
        between = text[4 * column + 3 : 4 * column + 4]
        if between == "|":
            rails[cell * DIRECTIONS + RIGHT] = 1
            rails[(cell + 1) * DIRECTIONS + LEFT] = 1
        elif between.strip():
            raise _wrong_cell(cell, word + between, f"{word}|")


def _read_rail(text: str, row: int, rails: list[int]) -> None:
    if not text.strip():
        return
    text = text.ljust(WIDTH)
    if len(text.rstrip()) > WIDTH:
        raise _wrong_size(row, len(text))
    for column in range(COLUMNS):
        cell = cell_at(column, row)
        word = text[4 * column : 4 * column + 4]
        if word.rstrip() == "---":
            rails[cell * DIRECTIONS + DOWN] = 1
            rails[(cell - COLUMNS) * DIRECTIONS + UP] = 1
        elif word.strip():
            raise _wrong_cell(cell, word, "---")


def _measured(text: str, row: int) -> str:
    """The text of a row at its full width; blanks at its end may be left out."""
    if not WIDTH - 1 <= len(text.rstrip()) <= WIDTH:
        raise _wrong_size(row, len(text))
    return text.ljust(WIDTH)


def _is_place(text: str) -> bool:
    return text.isascii() and text.isdecimal() and 1 <= int(text) <= PLACES


def _wrong_size(row: int, found: int) -> BadSetup:
    return BadSetup("board-row-size", {"row": row, "found": found, "wanted": WIDTH})


def _wrong_cell(cell: int, text: str, near: str) -> BadSetup:
    return BadSetup("board-cell-wrong", {"cell": write_cell(cell), "text": text, "near": near})


# Checking


def _check_start(printed: list[int], lower_rows: int) -> None:
    """Exactly one start cell, on the lower deck (N1.4)."""
    found = [cell for cell in range(CELLS) if printed[cell] == START]
    if not found:
        raise BadSetup("board-start-missing")
    if len(found) > 1:
        raise BadSetup("board-start-twice", {"cells": _cell_names(found)})
    if row_of(found[0]) > lower_rows:
        words: Args = {"cell": write_cell(found[0]), "rows": lower_rows}
        raise BadSetup("board-start-too-high", words)


def _check_places(places: list[int]) -> None:
    """Every place is a square of four cells (N1.1)."""
    for place in range(1, PLACES + 1):
        found = [cell for cell in range(CELLS) if places[cell] == place]
        first = found[0] if found else 0
        square = [first, first + 1, first + COLUMNS, first + COLUMNS + 1]
        if found != square:
            words: Args = {"place": place, "cells": _cell_names(found)}
            raise BadSetup("board-place-wrong", words)


def _check_ways(board: Board) -> None:
    """From the start every stair, and then every cell of the ship, can be walked to."""
    reached = _walk(board)
    for cell in range(CELLS):
        if board.printed[cell] == STAIR and cell not in reached:
            raise BadSetup("board-stair-unreachable", {"cell": write_cell(cell)})
    for cell in range(CELLS):
        if board.printed[cell] not in (SEA, START) and cell not in reached:
            raise BadSetup("board-cell-unreachable", {"cell": write_cell(cell)})


def _walk(board: Board) -> set[int]:
    """The cells a pawn can get to while all is dry, in steps of one (N3.4, N4.2, N4.5)."""
    reached = {int(board.start)}
    waiting = [int(board.start)]
    while waiting:
        cell = waiting.pop()
        for direction in range(DIRECTIONS):
            there = int(board.beside[cell * DIRECTIONS + direction])
            if there == NONE or there in reached or board.rails[cell * DIRECTIONS + direction]:
                continue
            is_stair = board.printed[there] == STAIR
            if board.printed[there] == SEA or (is_stair and direction in (RIGHT, LEFT)):
                continue
            if cell == board.start and (is_stair or row_of(there) > board.lower_rows):
                continue
            reached.add(there)
            waiting.append(there)
    return reached


def _cell_names(cells: list[int]) -> str:
    """The first few cells of a list; a row too long is told by its dots."""
    names = [write_cell(cell) for cell in cells]
    return " ".join(names[:8]) + (" ..." if len(names) > 8 else "")
