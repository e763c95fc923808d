"""Noris' Titanic as a game: which matches it can set up, how they start, how moves are written."""

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from carpathia.engine.chance import Chance
from carpathia.engine.encoding import Field
from carpathia.engine.errors import BadPosition
from carpathia.engine.game import Game, State
from carpathia.engine.setup import Setup, check_options, check_seats, choose_option
from carpathia.games.noris_titanic.chart import BOARDS
from carpathia.games.noris_titanic.components import CARDS, DICE, Components, shipped_figures
from carpathia.games.noris_titanic.editions import EDITIONS, Switches
from carpathia.games.noris_titanic.moves import MOVE_COUNT, read_move, write_move
from carpathia.games.noris_titanic.pieces import HAND, MOST_SEATS, VALUES, read_card, write_card
from carpathia.games.noris_titanic.position import read_table, write_table
from carpathia.games.noris_titanic.sheet import LAYOUT
from carpathia.games.noris_titanic.state import NorisState
from carpathia.games.noris_titanic.table import Rules, Table, new_table

NAME: Final = "noris-titanic"
REVISION: Final = 1
OPTIONS: Final = ("board", "die", "cards", "first")
LEAST_SEATS: Final = 2
RANDOM: Final = "random"


@final
class NorisTitanic(Game):
    """One edition of Noris' Titanic for a number of seats.

    Options: `board`, `die` and `cards` each choose one of the reconstructions we ship (N1.7);
    `first` a seat or random (N2.1). A person's own board comes as figures, row by row.
    """

    def __init__(self, setup: Setup) -> None:
        check_seats(setup, LEAST_SEATS, MOST_SEATS)
        check_options(setup, list(OPTIONS))
        self.name = NAME
        self.revision = REVISION
        self.edition = setup.edition
        self.seats = setup.seats
        self.move_count = MOVE_COUNT
        board = choose_option(setup, "board", BOARDS[0], list(BOARDS))
        die = choose_option(setup, "die", DICE[0], list(DICE))
        cards = choose_option(setup, "cards", CARDS[0], list(CARDS))
        seats = [str(seat) for seat in range(1, setup.seats + 1)]
        self.first: Final = choose_option(setup, "first", "1", [*seats, RANDOM])
        switches = Switches(EDITIONS.settle(setup))
        figures = shipped_figures(board).with_changes(setup.figures)
        components = Components(figures, setup.seats, die, cards)
        self.rules: Final = Rules(components, switches, setup.seats)

    # N2 Set-up

    def start(self, chance: Chance) -> State:
        table = new_table(self.rules)
        self._deal(table, chance)
        table.seat = chance.roll(self.seats) if self.first == RANDOM else int(self.first) - 1
        return NorisState(table)

    def _deal(self, table: Table, chance: Chance) -> None:
        """N2.1: shuffle the movement cards and deal three to each seat."""
        for index in range(VALUES):
            for _ in range(self.rules.components.card_counts[index]):
                table.stack = append(table.stack, index + 1)
        chance.shuffle(table.stack)
        for seat in range(self.seats):
            for _ in range(HAND):
                table.draw_card(seat, chance, None)

    # Texts

    def read(self, text: str) -> i64:
        return read_move(text)

    def write(self, move: i64) -> str:
        return write_move(move)

    def layout(self) -> list[Field]:
        return LAYOUT

    def read_item(self, text: str) -> int:
        return read_card(text)

    def write_item(self, item: int) -> str:
        return write_card(item)

    def read_position(self, text: str) -> State:
        state = NorisState(read_table(self.rules, text))
        if state.result() is None and len(state.moves()) == 0:
            raise BadPosition("position-wrong", {"why": "nobody has a move"})
        return state

    def write_position(self, state: State) -> str:
        if not isinstance(state, NorisState):
            raise AssertionError("a state of another game")
        return write_table(state.table)
