"""What each game can be asked to say: the keys that are put together, and its events."""

from collections.abc import Iterable, Mapping

from carpathia.engine.chance import QuickChance
from carpathia.engine.game import NOBODY
from carpathia.engine.generator import Generator
from carpathia.engine.setup import Editions, Setup
from carpathia.games import open_game
from carpathia.games.noris_titanic import editions as noris_editions
from carpathia.games.noris_titanic import events as noris_events
from carpathia.games.noris_titanic import pieces
from carpathia.games.noris_titanic import scoring as noris_scoring
from carpathia.games.noris_titanic import table as noris_table
from carpathia.games.sos_titanic import cards, scoring
from carpathia.games.sos_titanic import editions as sos_editions
from carpathia.games.sos_titanic import events as sos_events
from carpathia.games.sos_titanic import table as sos_table
from carpathia.games.titus import editions as titus_editions
from carpathia.games.titus import events as titus_events
from carpathia.games.titus import scoring as titus_scoring
from carpathia.games.titus import table as titus_table
from carpathia.terminal.noris_titanic import screen as noris_screen
from carpathia.terminal.noris_titanic import table as noris_drawing
from carpathia.terminal.sos_titanic import screen as sos_screen
from carpathia.terminal.titus import screen as titus_screen


class GameWords:
    """One game: its events, its editions, and the keys its screen puts together."""

    def __init__(
        self,
        events: Mapping[str, tuple[str, ...]],
        editions: Editions,
        phases: Iterable[str],
        reasons: Iterable[str],
        scores: Iterable[str],
        verbs: Iterable[str],
        others: Iterable[str] = (),
    ) -> None:
        self.events = events
        self.editions = editions.editions
        self.keys = {f"phase-{name}{part}" for name in phases for part in ("", ".hint")}
        self.keys |= {f"reason-{reason}" for reason in reasons}
        self.keys |= {f"score-{name}" for name in scores}
        self.keys |= {f"verb-{verb.replace(' ', '-')}" for verb in verbs}
        self.keys |= set(others)


def _sos_titanic() -> GameWords:
    view = open_game(Setup("sos-titanic", "en", 1)).start(QuickChance(Generator(1))).view(NOBODY)
    parts = view["parts"]
    assert isinstance(parts, dict)
    crew = [f"crew-{n}{p}" for n in cards.CREW_NAMES for p in ("", ".rank", ".address", ".power")]
    actions = [f"card-{name}{part}" for name in cards.ACTION_NAMES for part in ("", ".effect")]
    return GameWords(
        sos_events.EVENTS,
        sos_editions.EDITIONS,
        sos_table.PHASE_NAMES[: sos_table.OVER],
        (scoring.SUNK, scoring.ALL_SAVED),
        parts,
        sos_screen.EXAMPLES,
        [*crew, *actions],
    )


def _titus() -> GameWords:
    reasons = (titus_scoring.WON, titus_scoring.WON_BY_COINS, titus_scoring.SHARED)
    things = [f"thing-{name}{part}" for name in titus_screen.THINGS for part in ("", ".about")]
    return GameWords(
        titus_events.EVENTS,
        titus_editions.EDITIONS,
        titus_table.PHASE_NAMES[: titus_table.OVER],
        reasons,
        (*titus_screen.PARTS, "total"),
        titus_screen.EXAMPLES,
        [*things, *(f"ending-{reason}" for reason in reasons)],
    )


def _noris_titanic() -> GameWords:
    about = [f"sign-{name}.about" for name in noris_screen.THINGS]
    families = {
        "face": pieces.FACE_NAMES,
        "tile": pieces.TILE_NAMES,
        "count": noris_drawing.COUNTS,
        "sign": tuple(noris_drawing.SIGNS),
        "rules": noris_screen.RULES,
    }
    return GameWords(
        noris_events.EVENTS,
        noris_editions.EDITIONS,
        noris_table.PHASE_NAMES[: noris_table.OVER],
        (noris_scoring.LAST_PLACE, noris_scoring.BUOYS_FULL),
        noris_screen.PARTS,
        noris_screen.EXAMPLES,
        [*about, *(f"{kind}-{name}" for kind, names in families.items() for name in names)],
    )


GAMES = {
    "sos-titanic": _sos_titanic(),
    "titus": _titus(),
    "noris-titanic": _noris_titanic(),
}
