"""Scenes: positions of Noris' Titanic written down as far as a test cares, and played on."""

from librt.vecs import append

from carpathia.engine.figures import Value
from carpathia.engine.setup import Setup
from carpathia.games.noris_titanic.board import DIRECTION_NAMES, NONE, read_cell, write_cell
from carpathia.games.noris_titanic.game import NorisTitanic
from carpathia.games.noris_titanic.pieces import (
    BUOY,
    FACE_NAMES,
    ICE_LAID,
    VALUES,
    WATER_LAID,
    buoy_tile,
    kind_of,
)
from carpathia.games.noris_titanic.position import write_table
from carpathia.games.noris_titanic.state import NorisState
from carpathia.games.noris_titanic.table import PHASE_NAMES, Table, new_table
from carpathia.games.noris_titanic.walking import reach
from tests.games.staging import Script, Stage


class Scene(Stage[NorisTitanic, NorisState]):
    """A position, a script for chance, and what happened."""

    @property
    def table(self) -> Table:
        return self.state.table

    def roll(self, face: str) -> "Scene":
        """Roll a face: blue, white, red or start."""
        faces = [FACE_NAMES[face] for face in self.game.rules.components.faces]
        return self.play("roll", order=str(faces.index(face) + 1))

    def pawns(self, seat: int = 1) -> str:
        """The cells of a seat's pawns that can move, from the bottom left."""
        return " ".join(write_cell(cell) for cell in self.table.afoot[seat - 1])

    def hand(self, seat: int = 1) -> str:
        """The values in a hand, such as 146."""
        counts = self.table.hands[(seat - 1) * VALUES : seat * VALUES]
        return "".join(str(i + 1) * int(count) for i, count in enumerate(counts))

    def reach(self, cell: str, direction: str) -> list[int]:
        """How many cells a pawn there may go that way, stairs aside."""
        found = reach(self.table, read_cell(cell), DIRECTION_NAMES.index(direction))
        return [value for value in range(VALUES + 1) if found >> value & 1]

    def ground(self, cell: str) -> str:
        """dry, water, ice or buoy."""
        return ("dry", "water", "ice", "buoy")[self.table.ground(read_cell(cell))]

    def phase(self) -> str:
        return PHASE_NAMES[self.table.phase]

    def counts(self, name: str) -> list[int]:
        """`waiting`, `saved` or `buried` pawns of each seat."""
        table = self.table
        found = {"waiting": table.waiting, "saved": table.saved, "buried": table.buried}
        return [int(count) for count in found[name]]


def open_noris(
    seats: int = 2,
    edition: str = "casse-noisettes",
    switches: dict[str, bool] | None = None,
    options: dict[str, str] | None = None,
    figures: dict[str, Value] | None = None,
) -> NorisTitanic:
    setup = Setup("noris-titanic", edition, seats)
    setup.switches = switches or {}
    setup.options = options or {}
    setup.figures = figures or {}
    return NorisTitanic(setup)


def scene(
    pawns: str = "",
    *,
    tiles: str = "",
    hands: str = "",
    stack: str = "",
    discard: str = "",
    seat: int = 1,
    phase: str = "move",
    rolled: str = "white",
    climber: str = "",
    last_phases: int = NONE,
    buried: str = "",
    game: NorisTitanic | None = None,
) -> Scene:
    """A scene; what is not written is filled in.

    `pawns` are seat@cell: "1@l14 2@b3"; one on a buoy is saved. `tiles` lie on the places from 1 on:
    w water, i iceberg, b2 the next buoy tile turned by two quarters, w*42 forty-two of them. `hands`
    are values, a word a seat: "123 446"; hands not written hold the commonest cards left. `stack`
    and `discard` are values too; the last of the stack is its top, and all other cards lie under it.
    Pawns not named wait in front of their seats, less those `buried` ("1 0").
    """
    game = game or open_noris()
    table = new_table(game.rules)
    _lay(table, tiles)
    for word in pawns.split():
        owner, _, name = word.partition("@")
        _put(table, int(owner) - 1, read_cell(name))
    for index, count in enumerate(buried.split()):
        table.buried[index] = int(count)
        table.waiting[index] -= int(count)
    table.seat = seat - 1
    table.phase = PHASE_NAMES.index(phase)
    if last_phases != NONE:
        table.last_phases = last_phases
    elif phase not in ("roll", "over"):
        table.rolled = FACE_NAMES.index(rolled)
    table.climber = read_cell(climber) if climber else NONE
    _deal(table, hands, stack, discard)
    state = game.read_position(write_table(table))
    assert isinstance(state, NorisState)
    return Scene(game, state)


def fresh(game: NorisTitanic | None = None, orders: list[str] | None = None) -> Scene:
    """A new match; the cards are dealt as they lie, ones at the bottom, unless `orders` say else."""
    game = game or open_noris()
    chance = Script(game)
    chance.orders = list(orders or [])
    state = game.start(chance)
    assert isinstance(state, NorisState)
    table = Scene(game, state)
    table.chance = chance
    return table


BUOYS = [
    "b2",
    "d2",
    "f2",
    "h2",
    "j2",
    "k1",
    "l2",
    "m1",
    "l4",
    "m3",
    "j4",
    "k4",
    "j3",
    "h4",
    "i4",
    "h3",
    "f4",
    "g4",
    "f3",
    "g3",
]
"""Where the 20 buoys are when the tiles are b*10: on places 1 to 10."""


def nearly_full(owners: str) -> str:
    """As many buoys of b*10 as there are digits hold a pawn of that seat."""
    return " ".join(f"{seat}@{cell}" for seat, cell in zip(owners, BUOYS, strict=False))


def _lay(table: Table, tiles: str) -> None:
    for word in tiles.split():
        sign, _, times = word.partition("*")
        for _ in range(int(times or 1)):
            tile = {"w": WATER_LAID, "i": ICE_LAID}.get(sign[0], 0)
            if sign[0] == "b":
                tile = int(buoy_tile(table.next_buoys(), int(sign[1:] or 0)))
            kind = int(kind_of(tile))
            assert table.stock[kind] > 0, f"no tile left for {word}"
            table.stock[kind] -= 1
            table.covered += 1
            table.put_tile(table.covered, tile)


def _put(table: Table, seat: int, cell: int) -> None:
    table.waiting[seat] -= 1
    if table.ground(cell) == BUOY:
        table.pawns[cell] = seat
        table.saved[seat] += 1
    else:
        table.put_afoot(seat, cell)


def _deal(table: Table, hands: str, stack: str, discard: str) -> None:
    left = [int(count) for count in table.rules.components.card_counts]
    for sign in (hands + stack + discard).replace(" ", ""):
        left[int(sign) - 1] -= 1
    assert min(left) >= 0, "more cards than there are"
    written = hands.split()
    for seat in range(int(table.rules.seats)):
        values = [int(sign) for sign in written[seat]] if seat < len(written) else []
        if seat >= len(written):
            for _ in range(3):
                values.append(left.index(max(left)) + 1)
                left[values[-1] - 1] -= 1
        for value in values:
            table.hands[seat * VALUES + value - 1] += 1
    for value in [index + 1 for index, count in enumerate(left) for _ in range(count)]:
        table.stack = append(table.stack, value)
    for sign in stack.replace(" ", ""):
        table.stack = append(table.stack, int(sign))
    for sign in discard.replace(" ", ""):
        table.discard = append(table.discard, int(sign))
