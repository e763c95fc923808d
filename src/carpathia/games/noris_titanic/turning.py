"""Cards are played, pawns arrive, turns end, and so does the match (N3.6, N3.7, N4.4, N6)."""

from mypy_extensions import i64

from carpathia.engine.chance import Chance
from carpathia.engine.game import TURN_BEGAN, Event, View
from carpathia.games.noris_titanic.board import NONE, PLACES, write_cell
from carpathia.games.noris_titanic.moves import cell_of, direction_of, value_of
from carpathia.games.noris_titanic.pieces import BUOY
from carpathia.games.noris_titanic.table import (
    CLIMBING,
    MOVING,
    OVER,
    ROLLING,
    Table,
)
from carpathia.games.noris_titanic.walking import landing


def bring_in(table: Table, move: i64, chance: Chance, events: list[Event] | None) -> None:
    """A pawn comes onto the start cell and leaves it at once (N3.4)."""
    value = value_of(move)
    there = landing(table.rules.board.start, direction_of(move), value)
    table.waiting[table.seat] = table.waiting[table.seat] - 1
    table.play_card(value)
    if events is not None:
        args: View = {"seat": table.seat + 1, "card": value, "to": write_cell(there)}
        events.append(Event("pawn-brought", args))
    _arrive(table, there, chance, events)


def walk(table: Table, move: i64, chance: Chance, events: list[Event] | None) -> None:
    """A pawn goes straight on with a card (N4.1)."""
    value = value_of(move)
    cell = cell_of(move)
    there = landing(cell, direction_of(move), value)
    table.take_afoot(cell)
    table.play_card(value)
    if events is not None:
        args: View = {"seat": table.seat + 1, "card": value, "from": write_cell(cell)}
        args["to"] = write_cell(there)
        events.append(Event("pawn-moved", args))
    _arrive(table, there, chance, events)


def _arrive(table: Table, cell: i64, chance: Chance, events: list[Event] | None) -> None:
    """A pawn of the seat to act comes to a cell: it chases, is saved, or must go on."""
    seat = table.seat
    table.climber = NONE
    if table.pawns[cell] != NONE:
        _chase(table, cell, events)
    if table.ground(cell) == BUOY:
        table.pawns[cell] = seat  # N4.7
        table.saved[seat] = table.saved[seat] + 1
        if events is not None:
            events.append(Event("pawn-saved", {"seat": seat + 1, "cell": write_cell(cell)}))
        if table.all_saved() == table.rules.components.buoys:
            _end_match(table, "buoys-filled", events)  # N6.2
            return
    else:
        table.put_afoot(seat, cell)
    if table.is_open_stair(cell):
        table.climber = cell
        table.phase = CLIMBING
        if events is not None:
            events.append(Event("pawn-on-stair", {"seat": seat + 1, "cell": write_cell(cell)}))
        return
    go_on(table, chance, events)


def _chase(table: Table, cell: i64, events: list[Event] | None) -> None:
    """N4.4: the pawn goes back to its owner, who may bring it in again."""
    owner = table.take_afoot(cell)
    table.waiting[owner] = table.waiting[owner] + 1
    if events is not None:
        args: View = {"seat": table.seat + 1, "owner": owner + 1, "cell": write_cell(cell)}
        events.append(Event("pawn-chased", args))


def go_on(table: Table, chance: Chance, events: list[Event] | None) -> None:
    """The seat to act may play further cards (N3.6).

    A turn ends by itself where all can see that nothing is left to play: no card, or no pawn to
    move. Where only the hand says so the player ends it, or the others would learn of his hand.
    """
    table.phase = MOVING
    if not _can_go_on(table):
        end_turn(table, chance, events)


def _can_go_on(table: Table) -> bool:
    return len(table.afoot[table.seat]) > 0 and table.hand_size(table.seat) > 0


def end_turn(table: Table, chance: Chance, events: list[Event] | None) -> None:
    """The next seat begins a turn or, once place 60 is covered, its last movement phase."""
    if table.last_phases == NONE:
        table.refill_hand(chance, events)
    table.rolled = NONE
    if table.covered == PLACES:
        _begin_last_phase(table, events)
    else:
        table.phase = ROLLING
        _pass_on(table, events)


def _begin_last_phase(table: Table, events: list[Event] | None) -> None:
    """N6.1: whoever has no pawn to move is passed over; after the last of them all is over."""
    if table.last_phases == NONE:
        again = 1 if table.rules.switches.roller_moves_again else 0
        table.last_phases = table.rules.seats - 1 + again
        if events is not None:
            events.append(Event("last-round-began", {}))
    while table.last_phases > 0:
        table.last_phases -= 1
        _pass_on(table, events)
        if _can_go_on(table):
            table.phase = MOVING
            return
    _end_match(table, "ship-sunk", events)


def _pass_on(table: Table, events: list[Event] | None) -> None:
    table.seat = (table.seat + 1) % table.rules.seats
    if events is not None:
        events.append(Event(TURN_BEGAN, {"seat": table.seat + 1}))


def _end_match(table: Table, key: str, events: list[Event] | None) -> None:
    table.phase = OVER
    if events is not None:
        events.append(Event(key, {}))
