"""Scenes: positions of Titus written down as far as a test cares, and played on."""

from carpathia.engine.figures import Value
from carpathia.engine.setup import Setup
from carpathia.games.titus.coins import pair_of, read_faces, write_pair
from carpathia.games.titus.game import Titus
from carpathia.games.titus.joining import runs_of
from carpathia.games.titus.position import write_table
from carpathia.games.titus.state import TitusState
from carpathia.games.titus.table import NONE, Table
from tests.games.staging import Script, Stage


class Scene(Stage[Titus, TitusState]):
    """A position, a script for chance, and what happened."""

    @property
    def table(self) -> Table:
        return self.state.table

    def display(self, seat: int = 1) -> list[str]:
        """The runs of a display by their fronts, lowest first, e.g. ["3", "8 9 10"]."""
        lows = sorted(runs_of(self.table, seat - 1), key=lambda low: (self.table.front[low], low))
        return [self._fronts(int(low)) for low in lows]

    def cards(self, seat: int = 1) -> dict[int, str]:
        """The victory cards of a seat with the fronts of their series, lowest first."""
        shown = {}
        for card, holder in enumerate(self.table.holders):
            if holder == seat - 1:
                top = self.table.tops[card]
                shown[18 - card] = "" if top == NONE else self._fronts(int(self.table.lowest(top)))
        return shown

    def coin(self, number: int) -> str:
        """A coin as it lies, front and back, with a star if its back has been seen."""
        seen = "*" if self.table.has_seen_back(number - 1) else ""
        return f"{self.table.front[number - 1]}/{self.table.back[number - 1]}{seen}"

    def position(self) -> str:
        return write_table(self.table)

    def _fronts(self, low: int) -> str:
        fronts = []
        coin = low
        while coin != NONE:
            fronts.append(str(self.table.front[coin]))
            coin = int(self.table.above[coin])
        return " ".join(fronts)


def scene(
    text: str = "",
    *,
    seats: int = 2,
    rest: bool = True,
    switches: dict[str, bool] | None = None,
    options: dict[str, str] | None = None,
    figures: dict[str, Value] | None = None,
) -> Scene:
    """A scene from position lines (see `position.py`); what is not written is filled in.

    Coins not named lie at the bottom of the pile in the order of the deck, the lower number up;
    with `rest=False` they are no part of this box, so that the pile is just as it is written. The
    seat to act is 1 and the phase is `turn` unless said.
    """
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    named = [pair for line in lines for pair in _pairs(line)]
    setup = Setup("titus", "adlung", seats)
    setup.switches = switches or {}
    setup.options = options or {}
    setup.figures = dict(figures or {})
    missing = [int(pair) for pair in Titus(setup).rules.deck.coins() if int(pair) not in named]
    if rest:
        lines = _fill_pile(lines, [write_pair(pair) for pair in missing])
    else:
        faces = [read_faces(write_pair(pair)) for pair in missing]
        setup.figures["coins.left-out"] = [face for both in faces for face in both]
    game = Titus(setup)
    state = game.read_position("\n".join(lines))
    assert isinstance(state, TitusState)
    return Scene(game, state)


def fresh(
    seats: int = 2,
    orders: list[str] | None = None,
    options: dict[str, str] | None = None,
    figures: dict[str, Value] | None = None,
) -> Scene:
    """A new match, the coins in the order of the deck, all with the lower number up.

    `orders` are what the shuffle, the tosses and the roll give instead.
    """
    setup = Setup("titus", "adlung", seats)
    setup.options = options or {}
    setup.figures = figures or {}
    game = Titus(setup)
    chance = Script(game)
    chance.orders = list(orders or [])
    state = game.start(chance)
    assert isinstance(state, TitusState)
    table = Scene(game, state)
    table.chance = chance
    return table


def _pairs(line: str) -> list[int]:
    """The pairs of the coins a line names."""
    found = []
    for word in line.replace(",", " ").split():
        faces = word.rpartition(":")[2].removesuffix("*")
        if "/" in faces:
            found.append(int(pair_of(*read_faces(faces))))
    return found


def _fill_pile(lines: list[str], coins: list[str]) -> list[str]:
    """Put coins at the bottom of the pile."""
    kept = [line for line in lines if not line.startswith("pile:")]
    written = [line.partition(":")[2].split() for line in lines if line.startswith("pile:")]
    pile = [*(written[0] if written else []), *coins]
    return [*kept, " ".join(["pile:", *pile])] if pile else kept
