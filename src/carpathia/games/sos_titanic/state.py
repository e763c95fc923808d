"""A match of SOS Titanic in progress: sends each question and move to the rules it belongs to."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from carpathia.engine.chance import Chance
from carpathia.engine.game import NOBODY, Event, Result, State, View
from carpathia.engine.generator import Generator
from carpathia.games.sos_titanic import moves as numbers
from carpathia.games.sos_titanic.actions import (
    bring_to_front,
    fetch,
    found_moves,
    front_moves,
    keep_moves,
    order_moves,
    place_found,
    play_action,
    play_moves,
    put_back,
)
from carpathia.games.sos_titanic.cards import passenger_at
from carpathia.games.sos_titanic.encoding import encode_table
from carpathia.games.sos_titanic.guessing import guess_table, imagine_table
from carpathia.games.sos_titanic.inventory import check_table, inventory
from carpathia.games.sos_titanic.luck import luck_of
from carpathia.games.sos_titanic.placing import passenger_moves, play_passenger_move
from carpathia.games.sos_titanic.powers import (
    begin_deal,
    borrow,
    borrowed_moves,
    give,
    give_moves,
    power_moves,
    seek_anchor,
    swap_moves,
    swap_survivors,
)
from carpathia.games.sos_titanic.rescue import (
    after_compensation,
    drawn_moves,
    encore_moves,
    keep_offered,
    place_drawn,
    play_rescue,
    rescue_moves,
    stop_placing,
)
from carpathia.games.sos_titanic.scoring import ALL_SAVED, SUNK, score, score_parts
from carpathia.games.sos_titanic.sinking import end_turn
from carpathia.games.sos_titanic.table import (
    BORROWING,
    DEALING,
    DRAWING,
    FRONTING,
    KEEPING,
    NONE,
    ORDERING,
    OVER,
    PLACING,
    SWAPPING,
    TURN,
    Play,
    Table,
)
from carpathia.games.sos_titanic.view import view_table

_ROOM: Final = 16
"""Moves a turn has room for before its list must grow: nearly always enough."""


@final
class SosState(State):
    """The state as the engine sees it; `table` is what lies there."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table

    def seat(self) -> i64:
        return NOBODY if self.table.phase == OVER else self.table.seat

    def moves(self) -> vec[i64]:
        table = self.table
        phase = table.phase
        if phase == TURN:
            moves = passenger_moves(table, vec[i64](capacity=_ROOM))
            moves = play_moves(table, moves)
            moves = rescue_moves(table, moves)
            return power_moves(table, moves)
        if phase == PLACING:
            return drawn_moves(table) if table.playing == NONE else found_moves(table)
        if phase == DRAWING:
            return rescue_moves(table, vec[i64]())
        if phase == ORDERING:
            return order_moves(table)
        if phase == FRONTING:
            return front_moves(table)
        if phase == KEEPING:
            return keep_moves(table)
        if phase == SWAPPING:
            return swap_moves(table)
        if phase == DEALING:
            return give_moves(table)
        if phase == BORROWING:
            return borrowed_moves(table)
        if phase == OVER:
            return vec[i64]()
        return encore_moves(table)

    def play(self, move: i64, chance: Chance, events: list[Event] | None = None) -> None:
        table = self.table
        now = Play(chance, events)
        if move == numbers.PASS:
            self._pass(now)
        elif move < numbers.RESCUE:
            play_passenger_move(table, move, now)
        elif move < numbers.PLACE:
            play_rescue(table, move - numbers.RESCUE, now)
        elif move < numbers.PLAY_PLAIN:
            packed = move - numbers.PLACE
            card = passenger_at(packed // numbers.PLACES)
            place = packed % numbers.PLACES
            if table.playing == NONE:
                place_drawn(table, card, place, now)
            else:
                place_found(table, card, place, now)
        elif move < numbers.BORROW:
            play_action(table, move, now)
        elif move < numbers.FRONT:
            borrow(table, move - numbers.BORROW, now)
        elif move < numbers.TOP:
            bring_to_front(table, passenger_at(move - numbers.FRONT), now)
        elif move < numbers.KEEP:
            put_back(table, move, now)
        elif move < numbers.SEEK:
            self._keep(move - numbers.KEEP, now)
        elif move == numbers.SEEK:
            seek_anchor(table, now)
        elif move < numbers.NEW_DEAL:
            swap_survivors(table, move, now)
        elif move == numbers.NEW_DEAL:
            begin_deal(table, now)
        else:
            give(table, move - numbers.GIVE, now)

    def _pass(self, now: Play) -> None:
        """Murdoch stops placing; Lowe does not swap; Lightoller does not play."""
        if self.table.phase == PLACING:
            stop_placing(self.table, now)
        else:
            end_turn(self.table, now)

    def _keep(self, kind: i64, now: Play) -> None:
        if self.table.playing == NONE:
            keep_offered(self.table, kind, now)
            after_compensation(self.table, now)
        else:
            fetch(self.table, kind, now)

    def luck(self, move: i64) -> i64:
        return luck_of(self.table, move)

    def copy(self) -> "SosState":
        return SosState(self.table.copy())

    def view(self, seat: int) -> View:
        return view_table(self.table, seat)

    def encode(self, seat: i64, out: vec[u8]) -> vec[u8]:
        return encode_table(self.table, seat, out)

    def guess(self, seat: int, generator: Generator) -> "SosState":
        return SosState(guess_table(self.table, generator))

    def imagine(self, seat: int, generator: Generator) -> "SosState":
        return SosState(imagine_table(self.table, generator))

    def forget(self) -> None:
        self.table.belief = None

    def result(self) -> Result | None:
        table = self.table
        if table.phase != OVER:
            return None
        reason = ALL_SAVED if table.all_saved else SUNK
        return Result([score(table)] * int(table.rules.seats), reason, score_parts(table))

    def inventory(self) -> list[int]:
        return inventory(self.table)

    def check(self) -> str:
        return check_table(self.table)
