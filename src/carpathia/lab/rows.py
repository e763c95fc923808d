"""One row a match: its columns, and playing matches into them.

Columns are plain lists, so that whoever plays needs no data frame: a worker of a cluster has
Carpathia and nothing else. Matches of random bots only take a short way through compiled code.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from carpathia.bots.bot import play_blindly
from carpathia.engine.chance import SeededChance
from carpathia.engine.game import Game, Result
from carpathia.games import open_game, open_watch
from carpathia.games.sos_titanic.cards import CREW_NAMES
from carpathia.games.sos_titanic.watch import crew_of
from carpathia.lab.simulation import Round, Simulation
from carpathia.lab.sitting import Player, deal_seed, play_out, result_of, stream_of
from carpathia.lab.variations import AXES

Cell = int | float | str | None
Columns = dict[str, Sequence[Cell]]

NUMBER: Final = "number"
SMALL: Final = "small number"
SHARE: Final = "share"
TEXT: Final = "text"

PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "sos-titanic": ("saved", "page", "anchors-first", "anchors-second"),
    "titus": ("cards", "leftovers", "coins", "place"),
    "noris-titanic": ("saved", "afoot", "buried", "waiting"),
}
"""What the games tell beside the score; where seats play against each other, one a seat."""

_RANDOM: Final = "random"


def columns_of(simulation: Simulation) -> dict[str, str]:
    """The name and kind of each column.

    `game` counts the matches, `deal` what was dealt; then comes what kind of match it was, who
    played, how it ended, and `stage_3`, how it stood at the third of `Simulation.stages`.
    """
    seats = range(1, simulation.seats() + 1)
    columns = {"game": NUMBER, "deal": NUMBER}
    for axis in AXES[simulation.game]:
        columns[axis] = SMALL if axis == "seats" else TEXT
    if simulation.is_together():
        columns |= {"bot": TEXT, "reason": TEXT, "decisions": NUMBER, "score": SMALL}
        columns |= {name.replace("-", "_"): SMALL for name in PARTS[simulation.game]}
        places = [""]
    else:
        columns |= {f"bot_{seat}": TEXT for seat in seats}
        columns |= {"reason": TEXT, "decisions": NUMBER}
        columns |= {f"score_{seat}": SMALL for seat in seats}
        columns |= {f"won_{seat}": SHARE for seat in seats}
        for name in PARTS[simulation.game]:
            columns |= {f"{name}_{seat}": SMALL for seat in seats}
        places = [f"_seat_{seat}" for seat in seats]
    for stage in range(1, len(simulation.stages) + 1):
        columns |= {f"stage_{stage}{place}": SMALL for place in places}
    return columns


def play_rows(simulation: Simulation, numbers: range) -> Columns:
    """Some matches of a simulation, in whichever process this runs."""
    house = _House(simulation)
    rows = [house.play(number) for number in numbers]
    return dict(zip(columns_of(simulation), zip(*rows, strict=True), strict=True))


class _House:
    """Knows the games by heart: to open one takes longer than to play it."""

    def __init__(self, simulation: Simulation) -> None:
        self._simulation: Final = simulation
        self._stages: Final = len(simulation.stages)
        self._games: Final[dict[int, Game]] = {}
        self._about: Final = [self._told(one) for one in simulation.rounds]

    def _told(self, one: Round) -> tuple[list[Cell], list[Cell], bool]:
        """What is the same in each match of a round: the kind, who plays, whether all are blind."""
        simulation = self._simulation
        variant = simulation.variants[one.variant]
        kind: list[Cell] = []
        for axis in AXES[simulation.game]:
            value = variant.value(simulation.game, axis)
            kind.append(variant.seats if axis == "seats" else value)
        seated = one.names if simulation.is_together() else one.seated()
        missing = 0 if simulation.is_together() else simulation.seats() - variant.seats
        return kind, [*seated, *[None] * missing], set(one.names) == {_RANDOM}

    def play(self, number: int) -> list[Cell]:
        """Match `number` as a row."""
        simulation = self._simulation
        deal, index = divmod(number, len(simulation.rounds))
        one = simulation.rounds[index]
        kind, seated, is_blind = self._about[index]
        game = self._open(one.variant)
        chance = SeededChance(deal_seed(simulation.seed, deal))
        state = game.start(chance)
        if simulation.is_together():
            kind = [",".join(CREW_NAMES[crew] for crew in crew_of(state)), *kind[1:]]
        streams = [
            stream_of(simulation.seed, deal, one.rotation, one.names, place)
            for place in range(len(one.names))
        ]
        watch = open_watch(simulation.game)
        if is_blind:
            state.forget()
            generators = [streams[place] for place in one.places]
            decisions = int(play_blindly(state, chance, generators, watch))
            result = result_of(state)
        else:
            players = [
                Player(simulation.game, name, stream)
                for name, stream in zip(one.names, streams, strict=True)
            ]
            result = play_out(state, chance, [players[place] for place in one.places], watch)
            decisions = sum(player.decisions for player in players)
        ended: list[Cell] = [*seated, result.reason, decisions]
        return [number, deal, *kind, *ended, *self._figures(result, watch.noted())]

    def _open(self, variant: int) -> Game:
        if variant not in self._games:
            simulation = self._simulation
            setup = simulation.variants[variant].setup(
                simulation.game, simulation.switches, simulation.figures
            )
            self._games[variant] = open_game(setup)
        return self._games[variant]

    def _figures(self, result: Result, noted: list[int]) -> list[Cell]:
        """Scores, parts and stages; a match that ended early stood still from then on."""
        simulation = self._simulation
        parts, seats = PARTS[simulation.game], len(result.scores)
        if simulation.is_together():
            told: list[Cell] = [result.scores[0], *(result.breakdown[part] for part in parts)]
            left = self._stages - len(noted)
            return [*told, *noted, *[result.breakdown["saved"]] * left]
        missing: list[Cell] = [None] * (simulation.seats() - seats)
        cells: list[Cell] = [*result.scores, *missing, *result.shares(), *missing]
        for part in parts:
            cells += [result.breakdown[f"{part}-{seat}"] for seat in range(1, seats + 1)]
            cells += missing
        for stage in range(self._stages):
            at = noted[stage * seats : (stage + 1) * seats]
            cells += [*(at or result.scores), *missing]
        return cells
