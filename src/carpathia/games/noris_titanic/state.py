"""A match of Noris' Titanic in progress: sends each question and move to its rules."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from carpathia.engine.chance import Chance
from carpathia.engine.game import NOBODY, Event, Result, State, View
from carpathia.engine.generator import Generator
from carpathia.games.noris_titanic import moves as numbers
from carpathia.games.noris_titanic.encoding import encode_table
from carpathia.games.noris_titanic.guessing import guess_table, imagine_table
from carpathia.games.noris_titanic.inventory import check_table, inventory
from carpathia.games.noris_titanic.laid import LaidSheet
from carpathia.games.noris_titanic.laying import lay_moves, lay_tile, roll_die
from carpathia.games.noris_titanic.luck import luck_of
from carpathia.games.noris_titanic.scoring import result_of
from carpathia.games.noris_titanic.table import (
    BRINGING,
    CLIMBING,
    LAYING,
    MOVING,
    OVER,
    ROLLING,
    Table,
)
from carpathia.games.noris_titanic.turning import bring_in, end_turn, walk
from carpathia.games.noris_titanic.view import view_table
from carpathia.games.noris_titanic.walking import all_pawn_moves, bring_moves, climber_moves


@final
class NorisState(State):
    """The state as the engine sees it; `table` is what lies there."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self._laid: LaidSheet | None = None
        """The tiles as bytes, once somebody has looked."""

    def seat(self) -> i64:
        return NOBODY if self.table.phase == OVER else self.table.seat

    def moves(self) -> vec[i64]:
        table = self.table
        phase = table.phase
        if phase == MOVING:
            return append(all_pawn_moves(table), numbers.END)
        if phase == ROLLING:
            return vec[i64]([numbers.ROLL])
        if phase == LAYING:
            return lay_moves(table)
        if phase == BRINGING:
            return bring_moves(table)
        if phase == CLIMBING:
            return climber_moves(table)
        return vec[i64]()

    def play(self, move: i64, chance: Chance, events: list[Event] | None = None) -> None:
        if move >= numbers.MOVE:
            walk(self.table, move, chance, events)
        elif move >= numbers.BRING:
            bring_in(self.table, move, chance, events)
        elif move >= numbers.LAY:
            lay_tile(self.table, move, chance, events)
        elif move == numbers.ROLL:
            roll_die(self.table, chance, events)
        else:
            end_turn(self.table, chance, events)

    def luck(self, move: i64) -> i64:
        return luck_of(self.table, move)

    def copy(self) -> "NorisState":
        return NorisState(self.table.copy())

    def view(self, seat: int) -> View:
        return view_table(self.table, seat)

    def encode(self, seat: i64, out: vec[u8]) -> vec[u8]:
        laid = self._laid
        if laid is None:
            laid = LaidSheet(self.table)
            self._laid = laid
        return encode_table(self.table, laid, seat, out)

    def guess(self, seat: int, generator: Generator) -> "NorisState":
        return NorisState(guess_table(self.table, seat, generator))

    def imagine(self, seat: int, generator: Generator) -> "NorisState":
        return NorisState(imagine_table(self.table, seat, generator))

    def forget(self) -> None:
        self.table.knowledge = None

    def result(self) -> Result | None:
        return result_of(self.table) if self.table.phase == OVER else None

    def inventory(self) -> list[int]:
        return inventory(self.table)

    def check(self) -> str:
        return check_table(self.table)
