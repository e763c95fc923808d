"""Titus as a game: which matches it can set up, how they start, how moves are written."""

from typing import Final, final

from mypy_extensions import i64

from carpathia.engine.chance import Chance
from carpathia.engine.encoding import Field
from carpathia.engine.errors import BadPosition
from carpathia.engine.game import Game, State
from carpathia.engine.setup import Setup, check_options, check_seats, choose_option
from carpathia.games.titus.coins import higher_of, lower_of, read_pair, write_pair
from carpathia.games.titus.components import make_deck, shipped_figures
from carpathia.games.titus.editions import EDITIONS, Switches
from carpathia.games.titus.encoding import LAYOUT
from carpathia.games.titus.inventory import coins_of
from carpathia.games.titus.moves import (
    LEAST_SEATS,
    MOST_SEATS,
    MOVE_COUNT,
    read_move,
    write_move,
)
from carpathia.games.titus.position import read_table, write_table
from carpathia.games.titus.state import TitusState
from carpathia.games.titus.table import Rules, Table

NAME: Final = "titus"
REVISION: Final = 1
OPTIONS: Final = ("first", "memory-aid")
RANDOM: Final = "random"


@final
class Titus(Game):
    """One edition of Titus for a number of seats.

    Options: `first` a seat or random (T2.1); `memory-aid` on or off (T6.1).
    """

    def __init__(self, setup: Setup) -> None:
        check_seats(setup, LEAST_SEATS, MOST_SEATS)
        check_options(setup, list(OPTIONS))
        self.name = NAME
        self.revision = REVISION
        self.edition = setup.edition
        self.seats = setup.seats
        self.move_count = MOVE_COUNT
        seats = [str(seat) for seat in range(1, setup.seats + 1)]
        self.first: Final = choose_option(setup, "first", "1", [*seats, RANDOM])
        aid = choose_option(setup, "memory-aid", "off", ["on", "off"])
        deck = make_deck(shipped_figures().with_changes(setup.figures))
        switches = Switches(EDITIONS.settle(setup))
        self.rules: Final = Rules(deck, switches, setup.seats, aid == "on")

    def start(self, chance: Chance) -> State:
        """T2.1: the coins in any order, the first on top; a toss of 1 turns the higher face up."""
        table = Table(self.rules)
        pairs = self.rules.deck.coins()
        chance.shuffle(pairs)
        tosses = chance.toss(len(pairs))
        for place in range(len(pairs)):
            lower, higher = lower_of(pairs[place]), higher_of(pairs[place])
            if tosses[place] == 1:
                table.add(higher, lower)
            else:
                table.add(lower, higher)
        table.seat = chance.roll(self.seats) if self.first == RANDOM else int(self.first) - 1
        return TitusState(table)

    # Texts

    def read(self, text: str) -> i64:
        return read_move(text)

    def write(self, move: i64) -> str:
        return write_move(move)

    def layout(self) -> list[Field]:
        return LAYOUT

    def read_item(self, text: str) -> int:
        return int(read_pair(text))

    def write_item(self, item: int) -> str:
        return write_pair(item)

    def read_position(self, text: str) -> State:
        table = read_table(self.rules, text)
        self._count_coins(table)
        return TitusState(table)

    def write_position(self, state: State) -> str:
        if not isinstance(state, TitusState):
            raise AssertionError("a state of another game")
        return write_table(state.table)

    def _count_coins(self, table: Table) -> None:
        """Refuse a position that misses a coin or has one too often."""
        found = coins_of(table)
        wanted = [int(pair) for pair in self.rules.deck.coins()]
        for pair in sorted(set(wanted + found)):
            if found.count(pair) != wanted.count(pair):
                words: dict[str, str | int] = {"card": write_pair(pair)}
                words["found"] = found.count(pair)
                words["wanted"] = wanted.count(pair)
                raise BadPosition("position-count-wrong", words)
