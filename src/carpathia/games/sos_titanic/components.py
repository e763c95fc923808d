"""The components of SOS Titanic as the rules use them, checked once when a game is made."""

from importlib.resources import files
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.engine.figures import Figures, read_figures, wrong_figure
from carpathia.games.sos_titanic.cards import ACTION_NAMES, CREW_NAMES

DECKS: Final = 6
MOST_DRAWN: Final = 12
"""Rescue moves are numbered up to this many cards; the box needs 6."""
SETUPS: Final = ("classic", "expert", "ultimate")


def shipped_figures() -> Figures:
    """The figures that come with the package."""
    source = files("carpathia.games.sos_titanic").joinpath("components.toml")
    return read_figures(source.read_text("utf-8"))


@final
class CrewCard:
    """One Crew Member card (S1.3)."""

    def __init__(self, figures: Figures, name: str) -> None:
        self.name: Final = name
        self.actions: Final = figures.number(f"crew.{name}.actions", 0, 20)
        least, most = figures.numbers(f"crew.{name}.draws", 2, 1, MOST_DRAWN)
        if least > most:
            raise wrong_figure(f"crew.{name}.draws", [least, most], f"[{least}, {least}]")
        self.draws_least: Final = least
        self.draws_most: Final = most
        self.players: Final = figures.number(f"crew.{name}.players", 1, 5)
        power = figures.word(f"crew.{name}.power", ["added", "instead"])
        self.is_instead: Final = power == "instead"


@final
class Components:
    """Crew cards, Action cards, booklet, clock and set-ups."""

    def __init__(self, figures: Figures) -> None:
        self.crew: Final = [CrewCard(figures, name) for name in CREW_NAMES]
        counts = [figures.number(f"actions.{name}", 0, 9) for name in ACTION_NAMES]
        # Only one Collapsible Boat and one Mystery a class can lie on the table.
        for name in ("collapsible-boat", "mystery-first", "mystery-second"):
            figures.number(f"actions.{name}", 0, 1)
        self.action_counts: Final = vec[i64](counts)
        compartments = figures.numbers("booklet.compartments", DECKS, 0, 9)
        self.pages: Final[int] = sum(compartments)
        if self.pages == 0:
            raise wrong_figure("booklet.compartments", compartments, "[3, 3, 2, 2, 1, 0]")
        self.first_page: Final = figures.number("booklet.first-page", 0, 99)
        self.clock: Final = _clock(figures, self.pages)
        self.lost_at: Final = _lost_at(compartments)
        self.setups: Final = {name: figures.numbers(f"setup.{name}", 4, 0, 60) for name in SETUPS}
        for name, sizes in self.setups.items():
            if sum(sizes) > 60:
                raise wrong_figure(f"setup.{name}", sizes, "4 x 0-15")

    def page_value(self, turned: int) -> int:
        """What the open page is worth (S1.4)."""
        return max(self.first_page - turned, 0)


def _lost_at(compartments: list[int]) -> vec[i64]:
    """For each Deck, the number of turned pages from which on it is lost; 0: never (S1.4, S7.1).

    A Deck without Compartments of its own never floods.
    """
    lost = vec[i64]()
    flooded = 0
    for count in compartments:
        flooded += count
        lost = append(lost, flooded if count else 0)
    return lost


def _clock(figures: Figures, pages: int) -> list[str]:
    """A time for each page; a longer booklet than ours repeats the last but one."""
    known = [figures.text(name) for name in figures.figures if name.startswith("clock.")]
    times = known[:-1] + [known[-2]] * max(pages - len(known) + 1, 0)
    return [*times[:pages], known[-1]]
