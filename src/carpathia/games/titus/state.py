"""A match of Titus in progress: sends each question and move to the rules it belongs to."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from carpathia.engine.chance import Chance
from carpathia.engine.game import NOBODY, Event, Result, State, View
from carpathia.engine.generator import Generator
from carpathia.games.titus.coins import MOST_COINS
from carpathia.games.titus.encoding import LaidSheet, encode_table
from carpathia.games.titus.guessing import guess_table
from carpathia.games.titus.inventory import check_table, inventory
from carpathia.games.titus.joining import free_moves, join
from carpathia.games.titus.moves import CASH, END, JOIN, KEEP, LIFT, SWAP, TAKE_BACK
from carpathia.games.titus.scoring import result_of
from carpathia.games.titus.table import LIFTED, OVER, Table
from carpathia.games.titus.taking import keep, lift, lifted_moves, swap, take_back, take_moves
from carpathia.games.titus.turn import cash_in_turn, end_turn, go_on
from carpathia.games.titus.view import view_table


@final
class TitusState(State):
    """The state as the engine sees it; `table` is what lies there."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self._laid: list[LaidSheet] | None = None
        """For each seat what it saw last, once somebody has looked."""

    def seat(self) -> i64:
        return NOBODY if self.table.phase == OVER else self.table.seat

    def moves(self) -> vec[i64]:
        table = self.table
        if table.phase == OVER:
            return vec[i64]()
        if table.phase == LIFTED:
            return lifted_moves(table)
        moves = free_moves(table, vec[i64]())
        moves = take_moves(table, moves)
        return append(moves, END) if table.takes > 0 else moves  # T4.7

    def play(self, move: i64, chance: Chance, events: list[Event] | None = None) -> None:
        table = self.table
        if move == LIFT:
            lift(table, events)
            return
        if move == END:
            end_turn(table, events)
            return
        if CASH <= move < JOIN:
            cash_in_turn(table, move - CASH, events)
            return
        if move == KEEP:
            keep(table, events)
        elif move < SWAP:
            take_back(table, move - TAKE_BACK, events)
        elif move < CASH:
            swap(table, move - SWAP, events)
        else:
            packed = move - JOIN
            join(table, packed // MOST_COINS, packed % MOST_COINS, events)
        go_on(table, events)

    def luck(self, move: i64) -> i64:
        return 0  # all of it is in the deal (T2)

    def copy(self) -> "TitusState":
        return TitusState(self.table.copy())

    def view(self, seat: int) -> View:
        return view_table(self.table, seat)

    def encode(self, seat: i64, out: vec[u8]) -> vec[u8]:
        laid = self._laid
        if laid is None:
            laid = [LaidSheet(self.table, own) for own in range(self.table.rules.seats)]
            self._laid = laid
        return encode_table(self.table, laid, seat, out)

    def guess(self, seat: int, generator: Generator) -> "TitusState":
        return TitusState(guess_table(self.table, generator))

    def result(self) -> Result | None:
        return result_of(self.table) if self.table.phase == OVER else None

    def inventory(self) -> list[int]:
        return inventory(self.table)

    def check(self) -> str:
        return check_table(self.table)
