"""The die is rolled, a tile is laid, a pawn is called (N3.1 to N3.5, N5)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.engine.chance import Chance
from carpathia.engine.game import Event, View
from carpathia.games.noris_titanic.board import CORNERS, NONE, write_cell
from carpathia.games.noris_titanic.moves import LAY, LAY_BUOY
from carpathia.games.noris_titanic.pieces import (
    BUOY_TILE,
    FACE_NAMES,
    START_FACE,
    TILE_KINDS,
    TILE_NAMES,
    WATER_LAID,
    WATER_TILE,
    buoy_tile,
    buoys_on,
    turns_of,
)
from carpathia.games.noris_titanic.table import BRINGING, LAYING, Table
from carpathia.games.noris_titanic.turning import end_turn, go_on
from carpathia.games.noris_titanic.walking import bring_values


def roll_die(table: Table, chance: Chance, events: list[Event] | None) -> None:
    """The turn begins (N3.1)."""
    faces = table.rules.components.faces
    face = faces[chance.roll(len(faces))]
    table.rolled = face
    if events is not None:
        told = Event("die-rolled", {"seat": table.seat + 1, "face": FACE_NAMES[face]})
        events.append(told)
    if face == START_FACE:
        _call_pawn(table, chance, events)
        return
    if table.stock[face] == 0 and events is not None:
        used_up = Event("tiles-used-up", {"seat": table.seat + 1, "tile": TILE_NAMES[face]})
        events.append(used_up)
    table.phase = LAYING
    choices = lay_moves(table)
    if len(choices) == 1:
        lay_tile(table, choices[0], chance, events)


def lay_moves(table: Table) -> vec[i64]:
    """The tile that was rolled, or any other if it is used up (N3.3); buoys each way round."""
    moves = vec[i64]()
    for kind in range(TILE_KINDS):
        wanted = kind == table.rolled or table.stock[table.rolled] == 0
        if not wanted or table.stock[kind] == 0:
            continue
        if kind != BUOY_TILE:
            moves = append(moves, LAY + kind)
            continue
        for turns in range(table.rules.components.turns[table.next_buoys() - 1]):
            moves = append(moves, LAY_BUOY + turns)
    return moves


def lay_tile(table: Table, move: i64, chance: Chance, events: list[Event] | None) -> None:
    """A tile goes on the lowest place not yet covered (N3.2)."""
    tile = WATER_LAID + move - LAY
    kind = move - LAY
    if move >= LAY_BUOY:
        tile = buoy_tile(table.next_buoys(), move - LAY_BUOY)
        kind = BUOY_TILE
    was_open = table.is_start_open()
    table.stock[kind] = table.stock[kind] - 1
    table.covered += 1
    table.put_tile(table.covered, tile)
    if events is not None:
        args: View = {"seat": table.seat + 1, "tile": TILE_NAMES[kind], "place": table.covered}
        args["buoys"] = buoys_on(tile)
        args["turns"] = turns_of(tile)
        events.append(Event("tile-laid", args))
    _bury(table, events)
    if was_open and not table.is_start_open() and events is not None:
        events.append(Event("start-covered", {}))
    if kind == WATER_TILE:  # N3.3: a pawn comes with water and only with it
        _call_pawn(table, chance, events)
    else:
        go_on(table, chance, events)


def _bury(table: Table, events: list[Event] | None) -> None:
    """N5.1: pawns under the new tile are out of the game."""
    for corner in range(CORNERS):
        cell = table.rules.board.cells[table.covered * CORNERS + corner]
        if table.pawns[cell] != NONE:
            owner = table.take_afoot(cell)
            table.buried[owner] = table.buried[owner] + 1
            if events is not None:
                told = Event("pawn-buried", {"owner": owner + 1, "cell": write_cell(cell)})
                events.append(told)


def _call_pawn(table: Table, chance: Chance, events: list[Event] | None) -> None:
    """A pawn comes onto the start cell if it can (N3.1, N3.4), or the turn may be lost (N3.5)."""
    seat = table.seat
    if not table.is_start_open():
        _tell_call(seat, "start-covered", False, events)
    elif table.waiting[seat] == 0:
        _tell_call(seat, "no-pawn", False, events)
    else:
        values = bring_values(table)
        if table.hand_values(seat) & values:
            _tell_call(seat, "comes", True, events)
            table.phase = BRINGING
        else:
            _tell_call(seat, "no-card", True, events)
            if table.knowledge is not None:
                table.knowledge.lacked(seat, values)
            go_on(table, chance, events)
        return
    if table.rolled == START_FACE and table.rules.switches.start_loses_turn:
        if events is not None:
            events.append(Event("turn-lost", {"seat": seat + 1}))
        end_turn(table, chance, events)
    else:
        go_on(table, chance, events)


def _tell_call(seat: i64, answer: str, reveals: bool, events: list[Event] | None) -> None:
    """Whether a card would do tells the table something of the hand."""
    if events is not None:
        events.append(Event("pawn-called", {"seat": seat + 1, "answer": answer}, reveals))
