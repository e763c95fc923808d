"""What we aim at in speed, and whether the running build reaches it."""

from dataclasses import dataclass
from typing import Final

from carpathia.lab.adapters import ADAPTERS
from carpathia.lab.benchmark import Benchmark, Contestant
from carpathia.lab.measuring import PAGES, SETUPS, Figures
from carpathia.lab.peers import BACKGAMMON, SOLITAIRE

AIMS: Final = ("times", "copy", "playouts", "pages", "adapter")
"""What we aim at: times the moves of a rival, seconds a copy, play-outs a second, how many of them
are left where a match is slowest, as a share of those on its first page; and how many times the
time of a move a move takes through a training environment."""

RIVALS: Final = {"sos-titanic": SOLITAIRE, "titus": BACKGAMMON, "noris-titanic": BACKGAMMON}
"""Whom each game is compared with: the nearest in kind that is fast."""
TIMES: Final = 5.0
"""We aim at so many times the moves a second of the rival."""
COPY: Final = 2e-6
"""Seconds a copy may take."""
PLAYOUTS: Final = {"sos-titanic": 10_000.0, "titus": 5_000.0, "noris-titanic": 5_000.0}
THIN: Final = 3.0
"""A move through a training environment may take so many times what a move takes without."""
STEADY: Final = 0.8
"""No page may be slower than this share of the first one; faster is no fault."""

OWN_LOOP: Final = "own loop"
"""Ours in a loop of our own, compiled where the rules are: `play_randomly`."""
DRIVEN: Final = "driven from Python"
"""Ours move by move from plain Python, as the peers are."""
LOOPS: Final = {OWN_LOOP: "loop", DRIVEN: "moves"}
"""How random play can be driven, and the figure that is measured then."""


@dataclass(frozen=True)
class Aim:
    """Something we want to reach, and what was found; None: it was not measured."""

    kind: str
    """One of AIMS."""
    game: str
    wanted: float
    found: float | None
    rival: str = ""
    """Whose moves are counted, if somebody's are; of an adapter its name."""
    loop: str = ""
    """Which of LOOPS our own moves were counted in."""

    def is_reached(self) -> bool:
        if self.found is None:
            return False
        is_cost = self.kind in ("copy", "adapter")
        return self.found <= self.wanted if is_cost else self.found >= self.wanted


def aims(benchmark: Benchmark) -> list[Aim]:
    """What we aim at, and where the running build is."""
    found: list[Aim] = []
    ours = {name: benchmark.medians(Contestant(name, benchmark.running)) for name in SETUPS}
    for name, figures in ours.items():
        rival = RIVALS[name]
        times = times_the_moves(figures, benchmark.medians(Contestant(rival)), OWN_LOOP)
        found.append(Aim("times", name, TIMES, times, rival, OWN_LOOP))
    for name, figures in ours.items():
        rate = figures.get("copies")
        found.append(Aim("copy", name, COPY, None if rate is None else 1 / rate))
    for name, figures in ours.items():
        found.append(Aim("playouts", name, PLAYOUTS[name], figures.get("playouts")))
    paged = "sos-titanic"
    found.append(Aim("pages", paged, STEADY, slowest_page(ours[paged])))
    for name, figures in ours.items():
        for figure, adapter in ADAPTERS.items():
            found.append(Aim("adapter", name, THIN, times_the_time(figures, figure), adapter))
    return found


def times_the_time(figures: Figures, adapter: str) -> float | None:
    """How many times the bare engine's time a move takes through an adapter; None if not known.

    Both are driven from Python, and choose their moves in the same way.
    """
    known = adapter in figures and "moves" in figures
    return figures["moves"] / figures[adapter] if known else None


def times_the_moves(ours: Figures, theirs: Figures, loop: str) -> float | None:
    """How many times the rival's moves a second ours are, in one of LOOPS; None if not known."""
    figure = LOOPS[loop]
    return ours[figure] / theirs["moves"] if figure in ours and "moves" in theirs else None


def by_page(figures: Figures) -> dict[int, float]:
    """Play-outs a second on each page, in the order they are turned."""
    names = {page: f"playouts on page {page}" for page in PAGES}
    return {page: figures[name] for page, name in names.items() if name in figures}


def slowest_page(figures: Figures) -> float | None:
    """The play-outs of the slowest page as a share of those on the first; None if not known."""
    rates = list(by_page(figures).values())
    return min(rates) / rates[0] if rates else None
