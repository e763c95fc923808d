"""What is to be simulated: which bots play which deals of which kinds of match, by number.

A simulation holds plain values only. What comes of match number n depends on the simulation and
on n, so that it can be played in any process, in any order, today or tomorrow.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from carpathia import __version__
from carpathia.bots.making import make_bot, make_clairvoyant
from carpathia.engine.errors import Refusal
from carpathia.engine.figures import Value
from carpathia.engine.game import Json
from carpathia.games import TOGETHER, open_game
from carpathia.games.noris_titanic.watch import STAGES as NORIS_STAGES
from carpathia.games.sos_titanic.watch import stage_names
from carpathia.games.titus.watch import STAGES as TITUS_STAGES
from carpathia.lab.variations import Variant

FORMAT: Final = 1
"""Of what is kept on disk; raised when rows get other columns."""


@dataclass(frozen=True)
class Round:
    """One of the matches that are played on every deal."""

    variant: int
    rotation: int
    names: tuple[str, ...]
    """The bots of the match, before they go round the seats."""
    places: tuple[int, ...]
    """For each seat, whose of these it is."""

    def seated(self) -> tuple[str, ...]:
        """The bot of each seat."""
        return tuple(self.names[place] for place in self.places)


@dataclass(frozen=True)
class Simulation:
    """Every deal is played in every variant, by every bot or in every order of the bots."""

    game: str
    bots: tuple[str, ...]
    deals: int
    seed: bytes
    variants: tuple[Variant, ...]
    axes: tuple[str, ...] = ()
    """What is varied."""
    switches: Mapping[str, bool] = field(default_factory=dict)
    figures: Mapping[str, Value] = field(default_factory=dict)

    def is_together(self) -> bool:
        return self.game in TOGETHER

    @cached_property
    def rounds(self) -> tuple[Round, ...]:
        """The matches of one deal, in their order."""
        found: list[Round] = []
        for index, variant in enumerate(self.variants):
            if self.is_together():
                for bot in self.bots:
                    found.append(Round(index, 0, (bot,), (0,) * variant.seats))
            else:
                found += _rotations(index, self.bots, variant.seats)
        return tuple(found)

    @cached_property
    def stages(self) -> tuple[str, ...]:
        """Where a match is looked at: hours of the clock, or hundredths of the way."""
        if self.is_together():
            first = self.variants[0].setup(self.game, self.switches, self.figures)
            return tuple(stage_names(open_game(first)))
        count = TITUS_STAGES if self.game == "titus" else NORIS_STAGES
        return tuple(str(100 * stage // count) for stage in range(1, count + 1))

    def matches(self) -> int:
        return self.deals * len(self.rounds)

    def seats(self) -> int:
        """The most seats of any variant."""
        return max(variant.seats for variant in self.variants)

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        if not self.bots:
            raise Refusal("simulate-bots-missing")
        for name in self.bots:
            if make_clairvoyant(name, self.game) is None:
                make_bot(name, self.game)
        for variant in self.variants:
            open_game(variant.setup(self.game, self.switches, self.figures))
            if not self.is_together() and len(self.bots) > variant.seats:
                raise Refusal("bots-wrong", {"bots": len(self.bots), "seats": variant.seats})

    def plain(self) -> dict[str, Json]:
        """All of it as plain data: two that are equal play the same matches."""
        variants: list[Json] = [
            {"edition": one.edition, "seats": one.seats, "options": {**one.options}}
            for one in self.variants
        ]
        figures: dict[str, Json] = {
            name: [*value] if isinstance(value, list) else value
            for name, value in self.figures.items()
        }
        return {
            "format": FORMAT,
            "version": __version__,
            "game": self.game,
            "bots": [*self.bots],
            "deals": self.deals,
            "seed": self.seed.hex(),
            "variants": variants,
            "axes": [*self.axes],
            "switches": {**self.switches},
            "figures": figures,
        }


def _rotations(variant: int, bots: tuple[str, ...], seats: int) -> list[Round]:
    """Fewer bots than seats take turns at the chairs; then all go round, the same seating once."""
    names = tuple(bots[seat % len(bots)] for seat in range(seats))
    found: dict[tuple[str, ...], Round] = {}
    for rotation in range(seats):
        places = tuple((seat + rotation) % seats for seat in range(seats))
        one = Round(variant, rotation, names, places)
        found.setdefault(one.seated(), one)
    return list(found.values())
