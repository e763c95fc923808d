"""A `Setup` says which match is to be played: game, edition, seats, options, switches, figures.

It is what a record's header holds and what a command line or a room asks for. An edition is a
named set of switches; a setup lists only what differs from it.
"""

from typing import Final, final

from carpathia.engine.errors import BadSetup, nearest
from carpathia.engine.figures import Value


@final
class Setup:
    """The wish for a match. Whether it can be granted is the game's word."""

    def __init__(self, game: str, edition: str, seats: int) -> None:
        self.game: Final = game
        self.edition: Final = edition
        self.seats: Final = seats
        self.options: dict[str, str] = {}
        self.switches: dict[str, bool] = {}
        self.figures: dict[str, Value] = {}

    def __reduce__(self) -> tuple[object, ...]:
        """For other processes: compiled, pickle calls `__init__` with nothing unless told."""
        parts = (self.game, self.edition, self.seats, self.options, self.switches, self.figures)
        return (make_setup, parts)


def make_setup(
    game: str,
    edition: str,
    seats: int,
    options: dict[str, str],
    switches: dict[str, bool],
    figures: dict[str, Value],
) -> Setup:
    """A setup from all its parts."""
    setup = Setup(game, edition, seats)
    setup.options = options
    setup.switches = switches
    setup.figures = figures
    return setup


@final
class Switch:
    """A rule on which editions or tables differ, named after what it does when it is on."""

    def __init__(self, rule: str, default: bool) -> None:
        self.rule: Final = rule
        self.default: Final = default


@final
class Editions:
    """The switches of a game, and the editions as what differs from the defaults."""

    def __init__(self, switches: dict[str, Switch], editions: dict[str, dict[str, bool]]) -> None:
        self.switches: Final = switches
        self.editions: Final = editions

    def settle(self, setup: Setup) -> dict[str, bool]:
        """Every switch as this setup has it; refuses editions and switches that do not exist."""
        if setup.edition not in self.editions:
            near = ", ".join(self.editions)  # they are few: name them all
            raise BadSetup("edition-unknown", {"edition": setup.edition, "near": near})
        for name in setup.switches:
            if name not in self.switches:
                near = nearest(name, list(self.switches))
                raise BadSetup("switch-unknown", {"switch": name, "near": near})
        settled = {name: switch.default for name, switch in self.switches.items()}
        settled.update(self.editions[setup.edition])
        settled.update(setup.switches)
        return settled


def read_switch(name: str, text: str) -> bool:
    """`on` or `off`."""
    if text not in ("on", "off"):
        raise BadSetup("switch-wrong", {"switch": name, "value": text})
    return text == "on"


def check_seats(setup: Setup, least: int, most: int) -> None:
    """Refuse a number of players the game does not seat."""
    if not least <= setup.seats <= most:
        words: dict[str, str | int] = {"game": setup.game, "seats": setup.seats}
        words["least"] = least
        words["most"] = most
        raise BadSetup("seats-wrong", words)


def check_options(setup: Setup, known: list[str]) -> None:
    """Refuse options the game does not have."""
    for name in setup.options:
        if name not in known:
            raise BadSetup("option-unknown", {"option": name, "near": nearest(name, known)})


def choose_option(setup: Setup, name: str, default: str, allowed: list[str]) -> str:
    """The value of an option, one of a list."""
    value = setup.options.get(name, default)
    if value not in allowed:
        near = ", ".join(allowed)
        raise BadSetup("option-wrong", {"option": name, "value": value, "near": near})
    return value
