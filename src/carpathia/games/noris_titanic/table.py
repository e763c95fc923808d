"""What lies on the table, and whose decision it is. Data, and the touch of a hand: no rules.

Movement cards are drawn, played and shuffled here and nowhere else, so that what the players know
(`knowledge`) can never fall behind the truth.
"""

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from carpathia.engine.chance import Chance
from carpathia.engine.game import Event
from carpathia.games.noris_titanic.board import CELLS, CORNERS, NONE, PLACES, STAIR, Board
from carpathia.games.noris_titanic.components import Components
from carpathia.games.noris_titanic.editions import Switches
from carpathia.games.noris_titanic.knowledge import Knowledge
from carpathia.games.noris_titanic.pieces import (
    BUOY_TILE,
    DRY,
    HAND,
    ICEBERG_TILE,
    NO_TILE,
    TILE_KINDS,
    VALUES,
    WATER,
    WATER_LAID,
    WATER_TILE,
    write_card,
)
from carpathia.games.noris_titanic.sheet import blank_sheet

# What the seat to act has to decide.
ROLLING: Final = 0
"""Roll the die (N3.1)."""
LAYING: Final = 1
"""Which tile, or which way round (N1.5, N3.3)."""
BRINGING: Final = 2
"""A pawn stands on the start cell: with which card it leaves (N3.4)."""
MOVING: Final = 3
"""Play a movement card, or end the turn (N3.6)."""
CLIMBING: Final = 4
"""A pawn stopped on a stair: with which card it goes on (N4.5)."""
OVER: Final = 5
PHASE_NAMES: Final = ("roll", "lay", "bring", "move", "climb", "over")


@final
class Rules:
    """What does not change during a match."""

    def __init__(self, components: Components, switches: Switches, seats: int) -> None:
        self.components: Final = components
        self.board: Final[Board] = components.board
        self.switches: Final = switches
        self.seats: Final[i64] = seats
        self.sheet: Final = blank_sheet(components.board)
        """What an encoded view begins as."""


@final
class Table:
    """The whole table."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.covered: i64 = 0
        """The places covered so far: always the lowest ones (N3.2)."""
        self.tiles: vec[i64] = vec[i64]()
        """What lies on each place, from 1; at 0, for the sea, water."""
        self.grounds: vec[i64] = vec[i64]()
        """What each cell is now: DRY, WATER, ICE or BUOY. Follows from `tiles`; see `put_tile`."""
        self.stock: vec[i64] = vec[i64]()
        """Tiles left of each kind."""
        self.pawns: vec[i64] = vec[i64]()
        """Whose pawn is on each cell, or NONE; those in buoys too."""
        self.afoot: list[vec[i64]] = []
        """For each seat the cells of its pawns that can still move, ascending."""
        self.waiting: vec[i64] = vec[i64]()
        """Pawns in front of each seat."""
        self.saved: vec[i64] = vec[i64]()
        self.buried: vec[i64] = vec[i64]()
        self.hands: vec[i64] = vec[i64]()
        """How many cards of each value: seat * VALUES + value - 1."""
        self.stack: vec[i64] = vec[i64]()
        self.discard: vec[i64] = vec[i64]()
        self.seat: i64 = 0
        self.phase: i64 = ROLLING
        self.rolled: i64 = NONE
        """The face rolled this turn, or NONE."""
        self.climber: i64 = NONE
        """The cell of the pawn that has to leave a stair, or NONE."""
        self.last_phases: i64 = NONE
        """Once place 60 is covered and its turn is over: last movement phases still to come."""
        self.knowledge: Knowledge | None = None

    def copy(self) -> "Table":
        twin = self.copy_without_knowledge()
        if self.knowledge is not None:
            twin.knowledge = self.knowledge.copy()
        return twin

    def copy_without_knowledge(self) -> "Table":
        """Quicker, and all that a play-out needs."""
        twin = Table(self.rules)
        twin.covered = self.covered
        twin.tiles = self.tiles[:]
        twin.grounds = self.grounds[:]
        twin.stock = self.stock[:]
        twin.pawns = self.pawns[:]
        afoot: list[vec[i64]] = []
        for cells in self.afoot:
            afoot.append(cells[:])
        twin.afoot = afoot
        twin.waiting = self.waiting[:]
        twin.saved = self.saved[:]
        twin.buried = self.buried[:]
        twin.hands = self.hands[:]
        twin.stack = self.stack[:]
        twin.discard = self.discard[:]
        twin.seat = self.seat
        twin.phase = self.phase
        twin.rolled = self.rolled
        twin.climber = self.climber
        twin.last_phases = self.last_phases
        return twin

    # The board

    def ground(self, cell: i64) -> i64:
        """What a cell is now: DRY, WATER, ICE or BUOY."""
        return self.grounds[cell]

    def put_tile(self, place: i64, tile: i64) -> None:
        """A tile comes to lie on a place: the one way in which a cell changes."""
        self.tiles[place] = tile
        for corner in range(CORNERS):
            cell = self.rules.board.cells[place * CORNERS + corner]
            self.grounds[cell] = self.rules.components.grounds[tile * CORNERS + corner]

    def is_covered(self, cell: i64) -> bool:
        """Whether a tile lies on a cell; on the sea never."""
        place = self.rules.board.place[cell]
        return 0 < place <= self.covered

    def is_open_stair(self, cell: i64) -> bool:
        """N5.2: a covered stair is none any more."""
        return self.rules.board.printed[cell] == STAIR and self.grounds[cell] == DRY

    def is_start_open(self) -> bool:
        return self.grounds[self.rules.board.start] == DRY

    def next_buoys(self) -> i64:
        """How many buoys the next buoy tile has; there must be one."""
        tiles = self.rules.components.buoy_tiles
        return tiles[len(tiles) - self.stock[BUOY_TILE]]

    def all_saved(self) -> i64:
        """Buoys that hold a pawn."""
        total: i64 = 0
        for count in self.saved:
            total += count
        return total

    # Pawns

    def put_afoot(self, seat: i64, cell: i64) -> None:
        """A pawn that can move on comes to a cell."""
        self.pawns[cell] = seat
        cells = append(self.afoot[seat], cell)
        at: i64 = len(cells) - 1
        while at > 0 and cells[at - 1] > cell:
            cells[at] = cells[at - 1]
            at -= 1
        cells[at] = cell
        self.afoot[seat] = cells

    def take_afoot(self, cell: i64) -> i64:
        """A pawn that can move on leaves its cell; whose it is."""
        seat = self.pawns[cell]
        self.pawns[cell] = NONE
        cells = self.afoot[seat]
        left: i64 = len(cells) - 1
        at: i64 = 0
        while cells[at] != cell:
            at += 1
        while at < left:
            cells[at] = cells[at + 1]
            at += 1
        self.afoot[seat] = cells[:left]
        return seat

    # Movement cards

    def hand_size(self, seat: i64) -> i64:
        size: i64 = 0
        for at in range(seat * VALUES, (seat + 1) * VALUES):
            size += self.hands[at]
        return size

    def hand_values(self, seat: i64) -> i64:
        """The values in a hand, as bits: bit 3 for a card of 3."""
        values: i64 = 0
        value: i64 = 1
        while value <= VALUES:
            if self.hands[seat * VALUES + value - 1] > 0:
                values |= 1 << value
            value += 1
        return values

    def play_card(self, value: i64) -> None:
        """The seat to act plays a card."""
        at = self.seat * VALUES + value - 1
        self.hands[at] = self.hands[at] - 1
        self.discard = append(self.discard, value)
        if self.knowledge is not None:
            self.knowledge.played(self.seat, value)

    def draw_card(self, seat: i64, chance: Chance, events: list[Event] | None) -> i64:
        """A seat draws a card; NONE: there is none. An empty stack is made of the discard."""
        if len(self.stack) == 0:
            if len(self.discard) == 0:
                return NONE
            self.stack = self.discard
            self.discard = vec[i64]()
            if self.knowledge is not None:
                self.knowledge.reshuffled(self.stack)
            if len(self.stack) > 1:
                chance.shuffle(self.stack)
            if events is not None:
                events.append(Event("cards-shuffled", {"count": len(self.stack)}))
        self.stack, value = pop(self.stack)
        at = seat * VALUES + value - 1
        self.hands[at] = self.hands[at] + 1
        if self.knowledge is not None:
            self.knowledge.drawn(seat, value)
        return value

    def refill_hand(self, chance: Chance, events: list[Event] | None) -> None:
        """The seat to act draws up to a full hand (N3.7)."""
        drawn = vec[i64]()
        missing = HAND - self.hand_size(self.seat)
        while missing > 0:
            value = self.draw_card(self.seat, chance, events)
            if value == NONE:
                break
            drawn = append(drawn, value)
            missing -= 1
        if events is not None and len(drawn) > 0:
            seat, count = int(self.seat), len(drawn)
            cards = " ".join([write_card(value) for value in drawn])
            events.append(Event("hand-refilled", {"seat": seat + 1, "count": count}))
            told = Event(
                "cards-drawn", {"seat": seat + 1, "cards": cards, "count": count}, True, seat
            )
            events.append(told)


def new_table(rules: Rules) -> Table:
    """A dry board, full stacks of tiles, all pawns in front of their seats, no cards."""
    table = Table(rules)
    components = rules.components
    tiles = vec[i64]([WATER_LAID])
    for _ in range(PLACES):
        tiles = append(tiles, NO_TILE)
    table.tiles = tiles
    table.grounds = vec[i64]([DRY if place > 0 else WATER for place in rules.board.place])
    stock = vec[i64]([0] * TILE_KINDS)
    stock[WATER_TILE] = components.water_tiles
    stock[ICEBERG_TILE] = components.iceberg_tiles
    stock[BUOY_TILE] = len(components.buoy_tiles)
    table.stock = stock
    table.pawns = vec[i64]([NONE] * CELLS)
    seats = int(rules.seats)
    table.waiting = vec[i64]([int(components.pawns)] * seats)
    table.saved = vec[i64]([0] * seats)
    table.buried = vec[i64]([0] * seats)
    table.hands = vec[i64]([0] * (seats * VALUES))
    for _ in range(seats):
        table.afoot.append(vec[i64]())
    table.knowledge = Knowledge(components.card_counts, rules.seats)
    return table
