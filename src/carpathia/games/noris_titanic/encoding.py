"""What a seat sees as bytes: the view of Noris' Titanic at the places of `sheet`.

Must tell just what `view` tells, and nothing else: the tests make these bytes anew from a view. The
own hand is in it; other hands are counts.
"""

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from carpathia.games.noris_titanic import sheet
from carpathia.games.noris_titanic.board import CELLS, CORNERS, NONE
from carpathia.games.noris_titanic.laid import LaidSheet
from carpathia.games.noris_titanic.pieces import BUOY, BUOY_TILE, TILE_KINDS, VALUES, buoy_tile
from carpathia.games.noris_titanic.table import OVER, Table


def encode_table(table: Table, laid: LaidSheet, seat: i64, out: vec[u8]) -> vec[u8]:
    """The table as `seat` sees it; an onlooker sees no hand, and else as the first seat does."""
    at: i64 = len(out)
    laid.catch_up(table)
    out = extend(out, laid.sheet)
    own = max(seat, 0)
    _encode_saved(table, laid, own, out, at)
    _encode_seats(table, own, out, at)
    if seat >= 0:
        for index in range(i64(VALUES)):
            out[at + sheet.HAND + index] = u8(table.hands[own * VALUES + index])
    out[at + sheet.PHASE + table.phase] = 1
    if table.rolled != NONE:
        out[at + sheet.ROLLED + table.rolled] = 1
    if table.climber != NONE:
        out[at + sheet.CLIMBER * CELLS + table.climber] = 1
    _encode_ship(table, out, at)
    return out


def _encode_saved(table: Table, laid: LaidSheet, own: i64, out: vec[u8], at: i64) -> None:
    """The pawns in buoys."""
    pawns, seats = table.pawns, table.rules.seats
    for cell in laid.buoys:
        seat = pawns[cell]
        if seat != NONE:
            place = seat - own if seat >= own else seat - own + seats
            out[at + (sheet.SAVED + place) * CELLS + cell] = 1


def _encode_seats(table: Table, own: i64, out: vec[u8], at: i64) -> None:
    seats = table.rules.seats
    for place in range(seats):
        seat = (own + place) % seats
        begin = at + sheet.SEATS + place * sheet.SEAT
        out[begin] = 1
        if table.phase != OVER and seat == table.seat:
            out[begin + sheet.ACTS] = 1
        out[begin + sheet.CARDS] = u8(table.hand_size(seat))
        out[begin + sheet.WAITING] = u8(table.waiting[seat])
        out[begin + sheet.SAVED_COUNT] = u8(table.saved[seat])
        out[begin + sheet.BURIED] = u8(table.buried[seat])
        out[at + sheet.POINTS_AT + place] = u8(table.saved[seat])
        for cell in table.afoot[seat]:
            out[at + (sheet.AFOOT + place) * CELLS + cell] = 1


def _encode_ship(table: Table, out: vec[u8], at: i64) -> None:
    ship = at + sheet.SHIP
    out[ship] = u8(table.covered)
    for kind in range(i64(TILE_KINDS)):
        out[ship + 1 + kind] = u8(table.stock[kind])
    if table.stock[BUOY_TILE] > 0:
        buoys = table.next_buoys()
        out[ship + 4] = u8(buoys)
        first = buoy_tile(buoys, 0) * CORNERS
        grounds = table.rules.components.grounds
        for corner in range(i64(CORNERS)):
            out[at + sheet.NEXT_CELLS + corner * (BUOY + 1) + grounds[first + corner]] = 1
    out[ship + 5] = u8(table.rules.components.buoys)
    out[ship + 6] = u8(table.all_saved())
    out[ship + 7] = u8(len(table.stack))
    for value in table.discard:
        count = at + sheet.DISCARD + value - 1
        out[count] = u8(i64(out[count]) + 1)
    if table.is_start_open():
        out[at + sheet.CLOSING] = 1
    if table.last_phases != NONE:
        out[at + sheet.CLOSING + 1] = 1
        out[at + sheet.CLOSING + 2] = u8(table.last_phases)
