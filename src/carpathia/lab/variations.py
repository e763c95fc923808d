"""What can be varied in a game, and every combination of it that is asked for."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Final

from carpathia.engine.errors import Refusal
from carpathia.engine.figures import Value
from carpathia.engine.setup import Setup, make_setup
from carpathia.games import open_game
from carpathia.games.noris_titanic import editions as noris_titanic
from carpathia.games.noris_titanic import game as noris_game
from carpathia.games.noris_titanic import pieces as noris_pieces
from carpathia.games.noris_titanic.chart import BOARDS
from carpathia.games.noris_titanic.components import CARDS, DICE
from carpathia.games.sos_titanic import editions as sos_titanic
from carpathia.games.sos_titanic import moves as sos_moves
from carpathia.games.sos_titanic.cards import CREW_NAMES
from carpathia.games.sos_titanic.components import SETUPS
from carpathia.games.titus import editions as titus
from carpathia.games.titus import moves as titus_moves
from carpathia.lab.arena import solo_crews

CREW: Final = "crew"
EDITION: Final = "edition"
SEATS: Final = "seats"


def _numbers(least: int, most: int) -> tuple[str, ...]:
    return tuple(str(seats) for seats in range(least, most + 1))


AXES: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "sos-titanic": {
        CREW: CREW_NAMES,
        EDITION: tuple(sos_titanic.EDITIONS.editions),
        "setup": SETUPS,
        SEATS: _numbers(1, sos_moves.MOST_SEATS),
    },
    "titus": {
        EDITION: tuple(titus.EDITIONS.editions),
        SEATS: _numbers(titus_moves.LEAST_SEATS, titus_moves.MOST_SEATS),
    },
    "noris-titanic": {
        EDITION: tuple(noris_titanic.EDITIONS.editions),
        SEATS: _numbers(noris_game.LEAST_SEATS, noris_pieces.MOST_SEATS),
        "board": BOARDS,
        "die": DICE,
        "cards": CARDS,
    },
}
"""What may be varied in each game, with all its values; the first of an option is the usual one."""


@dataclass(frozen=True)
class Variant:
    """One kind of match, in plain values."""

    edition: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)

    def setup(self, game: str, switches: Mapping[str, bool], figures: Mapping[str, Value]) -> Setup:
        parts = (dict(self.options), dict(switches), dict(figures))
        return make_setup(game, self.edition, self.seats, *parts)

    def value(self, game: str, axis: str) -> str:
        """What this variant has on an axis; '' for a crew that is dealt."""
        if axis == EDITION:
            return self.edition
        if axis == SEATS:
            return str(self.seats)
        if axis == CREW:
            crew = self.options.get(CREW, "")
            return "" if crew == "random" else crew
        return self.options.get(axis, AXES[game][axis][0])


def read_axes(game: str, asked: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """`crew`, or `crew=fleet,lee`: which axes are varied, each over which values."""
    known = AXES[game]
    found: dict[str, tuple[str, ...]] = {}
    for text in asked:
        name, sign, listed = text.partition("=")
        if name not in known:
            raise Refusal("vary-unknown", {"value": name, "near": ", ".join(known)})
        values = tuple(value.strip() for value in listed.split(",")) if sign else known[name]
        for value in values:
            if value not in known[name]:
                near = ", ".join(known[name])
                raise Refusal("vary-wrong", {"argument": name, "value": value, "near": near})
        if name in found:
            near = ",".join(dict.fromkeys([*found[name], *values]))
            raise Refusal("vary-twice", {"argument": name, "near": near})
        found[name] = tuple(dict.fromkeys(values))
    return found


def refuse_fixed(setup: Setup, axes: Mapping[str, Sequence[str]], said: Sequence[str]) -> None:
    """What is varied cannot be fixed as well: it would be passed over. Options are in a setup only
    if somebody said them; of edition and seats, `said` names those that somebody did."""
    settled = {EDITION: setup.edition, SEATS: str(setup.seats)}
    fixed = {**setup.options, **{name: settled[name] for name in said}}
    for name in axes:
        if name in fixed:
            raise Refusal("vary-fixed", {"argument": name, "value": fixed[name]})


def all_variants(first: Setup, axes: Mapping[str, Sequence[str]]) -> tuple[Variant, ...]:
    """Every combination, the last axis changing fastest.

    A crew is varied where one serves alone: of several, who is there is dealt. Somebody who may
    not serve alone is passed over where all were asked for; raises Refusal for one who was named
    and nowhere may, and where nobody serves alone.
    """
    found: list[Variant] = []
    alone: list[Variant] = []
    names = [name for name in axes if name != CREW]
    for values in product(*(axes[name] for name in names)):
        variant = Variant(first.edition, first.seats, dict(first.options))
        for name, value in zip(names, values, strict=True):
            variant = _with(variant, name, value)
        if CREW in axes and variant.seats == 1:
            setup = variant.setup(first.game, first.switches, first.figures)
            crews = [crew for crew in solo_crews(setup) if crew in axes[CREW]]
            found += [_with(variant, CREW, crew) for crew in crews]
            alone.append(variant)
        else:
            found.append(variant)
    if CREW in axes and not alone:
        raise Refusal("vary-crew-alone")
    if alone:
        serving = {variant.options.get(CREW) for variant in found}
        for crew in axes[CREW] if axes[CREW] != AXES[first.game][CREW] else ():
            if crew not in serving:  # the game says who may
                asked = _with(alone[0], CREW, crew)
                open_game(asked.setup(first.game, first.switches, first.figures))
    return tuple(found)


def _with(variant: Variant, axis: str, value: str) -> Variant:
    if axis == EDITION:
        return replace(variant, edition=value)
    if axis == SEATS:
        return replace(variant, seats=int(value))
    return replace(variant, options={**variant.options, axis: value})
