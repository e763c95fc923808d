"""What a seat sees: a view built up from nothing. The own hand is in it; other hands are counts."""

from mypy_extensions import i64

from carpathia.engine.game import Json, View
from carpathia.games.noris_titanic.board import (
    CORNERS,
    DIRECTION_NAMES,
    DIRECTIONS,
    NONE,
    PLACES,
    RIGHT,
    UP,
    Board,
    write_cell,
)
from carpathia.games.noris_titanic.drawing import GROUND_SIGNS, cut_rows, draw_board
from carpathia.games.noris_titanic.pieces import (
    BUOY_TILE,
    FACE_NAMES,
    TILE_KINDS,
    TILE_NAMES,
    VALUES,
    buoy_tile,
    buoys_on,
    kind_of,
    turns_of,
)
from carpathia.games.noris_titanic.table import OVER, PHASE_NAMES, Table


def view_table(table: Table, seat: int) -> View:
    """The table as `seat` sees it; NOBODY sees no hand."""
    stock: dict[str, Json] = {}
    for kind in range(TILE_KINDS):
        stock[TILE_NAMES[kind]] = table.stock[kind]
    rows: list[Json] = list(draw_board(table))
    discard: list[Json] = [int(value) for value in table.discard]
    return {
        "you": seat + 1,
        "to-act": 0 if table.phase == OVER else table.seat + 1,
        "phase": PHASE_NAMES[table.phase],
        "rolled": None if table.rolled == NONE else FACE_NAMES[table.rolled],
        "hand": _view_hand(table, seat) if seat >= 0 else None,
        "seats": [_view_seat(table, other) for other in range(int(table.rules.seats))],
        "rows": rows,
        "covered": table.covered,
        "tiles": [_view_tile(table, place) for place in range(1, int(table.covered) + 1)],
        "stock": stock,
        "next-buoys": table.next_buoys() if table.stock[BUOY_TILE] > 0 else 0,
        "next-cells": _view_next(table) if table.stock[BUOY_TILE] > 0 else "",
        "buoys": table.rules.components.buoys,
        "buoys-filled": table.all_saved(),
        "stack": len(table.stack),
        "discard": discard,
        "climber": None if table.climber == NONE else write_cell(table.climber),
        "start-open": table.is_start_open(),
        "last-phases": None if table.last_phases == NONE else table.last_phases,
        "rails": _view_rails(table),
        "board": _view_board(table.rules.board),
    }


def _view_hand(table: Table, seat: i64) -> Json:
    """The values in a hand, ascending."""
    hand: list[Json] = []
    for index in range(VALUES):
        hand += [index + 1] * int(table.hands[seat * VALUES + index])
    return hand


def _view_seat(table: Table, seat: i64) -> Json:
    afoot: list[Json] = []
    for cell in table.afoot[seat]:
        afoot.append(write_cell(cell))
    return {
        "cards": table.hand_size(seat),
        "waiting": table.waiting[seat],
        "afoot": afoot,
        "saved": table.saved[seat],
        "buried": table.buried[seat],
    }


def _view_tile(table: Table, place: i64) -> Json:
    tile = table.tiles[place]
    name = TILE_NAMES[kind_of(tile)]
    return {"tile": name, "buoys": buoys_on(tile), "turns": turns_of(tile)}


def _view_next(table: Table) -> str:
    """The cells of the next buoy tile before it is turned, clockwise from the upper left."""
    first = buoy_tile(table.next_buoys(), 0) * CORNERS
    grounds = table.rules.components.grounds
    return "".join([GROUND_SIGNS[grounds[first + corner]] for corner in range(CORNERS)])


def _view_rails(table: Table) -> Json:
    """The rails that still stand, each once: `b7 right`, `c15 up` (N5.2)."""
    board = table.rules.board
    rails: list[Json] = []
    for way in board.railed:
        cell, direction = way // DIRECTIONS, way % DIRECTIONS
        if direction in (UP, RIGHT) and not table.is_covered(cell):
            if not table.is_covered(board.beside[way]):
                rails.append(f"{write_cell(cell)} {DIRECTION_NAMES[direction]}")
    return rails


def _view_board(board: Board) -> Json:
    """What is printed: for each row the signs of its cells, for each place its upper left cell."""
    places: list[Json] = []
    for place in range(1, PLACES + 1):
        places.append(write_cell(board.cells[place * CORNERS]))
    rows: list[Json] = list(cut_rows(board.signs))
    return {"rows": rows, "places": places, "lower-rows": board.lower_rows}
