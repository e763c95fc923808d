"""How a sensible player plays Noris' Titanic, told as one quick procedure.

Into a buoy whenever a card takes a pawn there; else ahead of the flood on deck, or nearer to a buoy
in the water. A match is not played out to its end: the die decides too much on the way. After a
few turns the table is valued as it stands, each pawn by where it is.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.bots.playbook import Playbook
from carpathia.engine.chance import Chance
from carpathia.engine.game import State
from carpathia.engine.generator import Generator
from carpathia.games.noris_titanic import moves
from carpathia.games.noris_titanic.board import (
    COLUMNS,
    CORNERS,
    CORRIDOR,
    DIRECTIONS,
    DOWN,
    LEFT,
    NONE,
    RIGHT,
    UP,
)
from carpathia.games.noris_titanic.pieces import BUOY, BUOY_LAID, BUOY_TILE, VALUES, WATER
from carpathia.games.noris_titanic.state import NorisState
from carpathia.games.noris_titanic.table import LAYING, MOVING, OVER, ROLLING, Table
from carpathia.games.noris_titanic.walking import landing, may_stop, reach

# How much it is worth where a pawn is, in thousandths of a saved one.
_SAVED: Final = 1000
_NEXT_CARD: Final = 850
"""A card still in hand saves it."""
_DRY: Final = 420
_SWIMS: Final = 330
_ADRIFT: Final = 60
"""In the water, and no buoy is empty."""
_WAITING: Final = 150
"""In front of its owner, who may bring it in."""
_STEP: Final = 10
_LONG_WAY: Final = 15
"""From so many steps on it makes no difference."""
_BURIAL: Final = 420
_PALE: Final = 25
"""The risk of being chased."""
_CHASED: Final = 90
"""Another's pawn is chased."""

_CHOICES: Final = 6
"""A search looks at so many ways to play a card, the best at first sight."""
_TURNS: Final = 8
"""A play-out goes on for so many turns."""

# What the standing is worth: mostly who is ahead, measured by what is still to be had.
_NARROW: Final = 500.0
_WIDER: Final = 2.2

# What pawns come to, in thousandths of a saved one: fitted to some thousand matches (see the lab
# diary). LATER is what buoys that were not laid yet add.
_DRY_HOPE: Final = 200
_DRY_LATER: Final = 330
_ADRIFT_HOPE: Final = 110
_SWIM_HOPE: Final = 160
_SWIM_LATER: Final = 520
_SOON: Final = 150
_WAITING_HOPE: Final = 100
_TO_ACT: Final = 180


@final
class NorisTitanicPlaybook(Playbook):
    """The usual move, and how the table stands."""

    def __init__(self) -> None:
        self._look: Final = Look()

    def candidates(self, state: State) -> vec[i64]:
        assert isinstance(state, NorisState)
        legal = state.moves()
        table = state.table
        if len(legal) <= 2 or table.phase == LAYING:
            return legal
        self._look.at(table)
        return _best_few(self._look, legal)

    def usual(self, state: State, generator: Generator) -> i64:
        assert isinstance(state, NorisState)
        table = state.table
        phase = table.phase
        if phase == ROLLING:
            return moves.ROLL
        if phase == LAYING:
            legal = state.moves()
            return legal[generator.below(len(legal))]
        self._look.at(table)
        if phase == MOVING:
            return _best_walk(self._look)
        return _best(self._look, state.moves())

    def play_out(self, state: State, chance: Chance, generator: Generator) -> None:
        assert isinstance(state, NorisState)
        table = state.table
        turns: i64 = _TURNS
        while table.phase != OVER:
            if table.phase == ROLLING:
                if turns == 0:
                    return
                turns -= 1
            state.play(self.usual(state, generator), chance)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, NorisState)
        self._look.at(state.table)
        return standing(self._look, seat)


@final
class Look:
    """The table as the seat to act weighs it: where the empty buoys are, and what it can play."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self.buoys: vec[i64] = vec[i64]()
        """The empty ones."""
        self.to_come: i64 = 0
        """Buoys that were not laid yet, in thousandths of all."""

    def at(self, table: Table) -> None:
        """Look at a table anew."""
        self._table = table
        buoys = vec[i64]()
        cells = table.rules.board.cells
        tiles, grounds, pawns = table.tiles, table.grounds, table.pawns
        for place in range(1, table.covered + 1):
            if tiles[place] >= BUOY_LAID:
                for corner in range(CORNERS):
                    cell = cells[place * CORNERS + corner]
                    if grounds[cell] == BUOY and pawns[cell] == NONE:
                        buoys = append(buoys, cell)
        self.buoys = buoys
        components = table.rules.components
        coming: i64 = 0
        for index in range(
            len(components.buoy_tiles) - table.stock[BUOY_TILE], len(components.buoy_tiles)
        ):
            coming += components.buoy_tiles[index]
        self.to_come = 1000 * coming // components.buoys

    def table(self) -> Table:
        table = self._table
        if table is None:
            raise AssertionError("nothing was looked at yet")
        return table

    def steps(self, cell: i64) -> i64:
        """About how many steps the nearest empty buoy is away."""
        nearest: i64 = _LONG_WAY
        for buoy in self.buoys:
            steps = distance(buoy // COLUMNS, cell // COLUMNS)
            steps += distance(buoy % COLUMNS, cell % COLUMNS)
            if steps < nearest:
                nearest = steps
        return nearest

    def worth_at(self, table: Table, cell: i64) -> i64:
        """What a cell is worth to a pawn that stays there."""
        steps = self.steps(cell)
        if table.grounds[cell] == WATER:
            if steps == _LONG_WAY:
                return _ADRIFT - self._rows_from_flood(table, cell)
            return _SWIMS - _STEP * steps
        board = table.rules.board
        ahead = board.place[cell] - table.covered
        worth = _DRY - _STEP * steps
        if steps == _LONG_WAY:  # the next buoys will come up where the flood is
            worth -= 3 * distance(ahead, table.rules.seats + 4)
        soon = 2 * table.rules.seats  # so many tiles can fall before the hand has been round twice
        if ahead <= soon:
            worth -= _BURIAL * (soon + 1 - ahead) // soon
        if board.printed[cell] >= CORRIDOR:
            worth -= _PALE
        return worth

    def _rows_from_flood(self, table: Table, cell: i64) -> i64:
        """How far a cell is from where the next tiles, and so the next buoys, will lie."""
        covered = table.covered if table.covered > 0 else 1
        flood = table.rules.board.cells[covered * CORNERS]
        return distance(flood // COLUMNS, cell // COLUMNS)

    def hope_at(self, table: Table, cell: i64) -> i64:
        """What came of pawns like one on this cell, in thousandths of a saved one."""
        if table.grounds[cell] != WATER:
            ahead = table.rules.board.place[cell] - table.covered
            hope = _DRY_HOPE + _DRY_LATER * self.to_come // 1000
            soon = 2 * table.rules.seats
            return hope if ahead > soon else hope - _SOON * (soon + 1 - ahead) // soon
        steps = self.steps(cell)
        if steps == _LONG_WAY:
            return _ADRIFT_HOPE + _DRY_LATER * self.to_come // 1000
        return _SWIM_HOPE - _STEP * steps + _SWIM_LATER * self.to_come // 1000

    def worth_of_landing(self, table: Table, cell: i64, values: i64) -> i64:
        """What it is worth to come to a cell with the cards of these values still in hand."""
        if table.grounds[cell] == BUOY:
            return _SAVED
        if self._saves_next(table, cell, values):
            return _NEXT_CARD
        worth = self.worth_at(table, cell)
        owner = table.pawns[cell]
        if owner == NONE:
            return worth
        returns = _WAITING if table.is_start_open() else 0
        if owner == table.seat:
            return worth + returns - self.worth_at(table, cell)
        return worth + (_CHASED if returns > 0 else 2 * _CHASED)

    def _saves_next(self, table: Table, cell: i64, values: i64) -> bool:
        """Whether one of these cards takes a pawn from a cell right into a buoy."""
        for buoy in self.buoys:
            direction: i64 = NONE
            steps: i64 = 0
            if buoy % COLUMNS == cell % COLUMNS:
                steps = distance(buoy, cell) // COLUMNS
                direction = UP if buoy > cell else DOWN
            elif buoy // COLUMNS == cell // COLUMNS:
                steps = distance(buoy, cell)
                direction = RIGHT if buoy > cell else LEFT
            if direction != NONE and steps <= VALUES and values >> steps & 1:
                if reach(table, cell, direction) >> steps & 1:
                    return True
        return False


def distance(one: i64, two: i64) -> i64:
    return one - two if one > two else two - one


def _values_without(table: Table, values: i64, value: i64) -> i64:
    """The values in the hand of the seat to act once a card is played, as bits."""
    return values if table.hands[table.seat * VALUES + value - 1] > 1 else values ^ (_ONE << value)


_ONE: Final[i64] = 1


def _best_walk(look: Look) -> i64:
    """The card and pawn that gain most, or the end of the turn where nothing gains."""
    table = look.table()
    values = table.hand_values(table.seat)
    best: i64 = moves.END
    most: i64 = 0
    for cell in table.afoot[table.seat]:
        here: i64 = NONE
        direction: i64 = 0
        while direction < DIRECTIONS:
            found = reach(table, cell, direction) & values
            value: i64 = 1
            while found >> value:
                if found >> value & 1:
                    if here == NONE:
                        here = look.worth_at(table, cell)
                    there = landing(cell, direction, value)
                    left = _values_without(table, values, value)
                    gain = look.worth_of_landing(table, there, left) - here
                    if gain > most and may_stop(table, cell, direction, value):
                        most = gain
                        best = moves.move_pawn(cell, direction, value)
                value += 1
            direction += 1
    return best


def _gain_of(look: Look, table: Table, move: i64) -> i64:
    """What a `bring` or `move` gains; the end of a turn gains nothing."""
    if move < moves.BRING:
        return 0
    value = moves.value_of(move)
    left = _values_without(table, table.hand_values(table.seat), value)
    if move < moves.MOVE:
        there = landing(table.rules.board.start, moves.direction_of(move), value)
        return look.worth_of_landing(table, there, left) - _WAITING
    cell = moves.cell_of(move)
    there = landing(cell, moves.direction_of(move), value)
    return look.worth_of_landing(table, there, left) - look.worth_at(table, cell)


def _best(look: Look, legal: vec[i64]) -> i64:
    table = look.table()
    best = legal[0]
    most = _gain_of(look, table, best)
    for move in legal:
        gain = _gain_of(look, table, move)
        if gain > most:
            most = gain
            best = move
    return best


def _best_few(look: Look, legal: vec[i64]) -> vec[i64]:
    """The moves that gain most, the best first."""
    table = look.table()
    found = vec[i64]()
    gains = vec[i64]()
    for move in legal:
        gain = _gain_of(look, table, move)
        at: i64 = len(found)
        found = append(found, move)
        gains = append(gains, gain)
        while at > 0 and gains[at - 1] < gain:
            found[at] = found[at - 1]
            gains[at] = gains[at - 1]
            at -= 1
        found[at] = move
        gains[at] = gain
    return found[:_CHOICES]


# What a table is worth


def standing(look: Look, seat: i64) -> float:
    """From 0 to 1: a share in the victory, or about how likely one is."""
    table = look.table()
    own = worth_of_seat(look, table, seat)
    best: i64 = -1
    level = 1.0
    for other in range(table.rules.seats):
        if other != seat:
            worth = worth_of_seat(look, table, other)
            if worth == own:
                level += 1.0
            best = max(best, worth)
    margin = float(own - best)
    far = margin if margin > 0.0 else -margin
    if table.phase == OVER:
        share = 0.0 if best > own else 1.0 / level
        return 0.7 * share + 0.3 * (0.5 + 0.5 * margin / (far + 2000.0))
    wide = _NARROW + _WIDER * float(look.to_come)
    return 0.5 + 0.5 * margin / (far + wide)


def worth_of_seat(look: Look, table: Table, seat: i64) -> i64:
    """All pawns of a seat, in thousandths of a saved one."""
    worth = table.saved[seat] * _SAVED
    if table.phase == OVER:
        return worth
    for cell in table.afoot[seat]:
        worth += look.hope_at(table, cell)
    if table.is_start_open():
        worth += table.waiting[seat] * _WAITING_HOPE * look.to_come // 1000
    return worth if seat != table.seat else worth + _TO_ACT
