"""On what editions and tables of SOS Titanic differ: named switches, and which edition has what."""

from typing import Final, final

from carpathia.engine.setup import Editions, Switch

POWER_REPLACES_TURN: Final = "power-replaces-turn"
MURDOCH_PLACES_ALL: Final = "murdoch-places-all"
LATIMER_EXACTLY_THREE: Final = "latimer-exactly-three"
NO_RECURRENCE: Final = "no-recurrence"
MYSTERY_AS_LIFEBOAT: Final = "mystery-as-lifeboat"

EDITIONS: Final = Editions(
    {
        POWER_REPLACES_TURN: Switch("S3.3", False),
        MURDOCH_PLACES_ALL: Switch("S10.1", False),
        LATIMER_EXACTLY_THREE: Switch("S10.4", False),
        NO_RECURRENCE: Switch("S4.6", True),
        MYSTERY_AS_LIFEBOAT: Switch("S11.11", True),
    },
    {
        "fr": {},
        "en": {
            POWER_REPLACES_TURN: True,
            MURDOCH_PLACES_ALL: True,
            LATIMER_EXACTLY_THREE: True,
        },
    },
)


@final
class Switches:
    """The switches as the rules read them."""

    def __init__(self, settled: dict[str, bool]) -> None:
        self.power_replaces_turn: Final = settled[POWER_REPLACES_TURN]
        self.murdoch_places_all: Final = settled[MURDOCH_PLACES_ALL]
        self.latimer_exactly_three: Final = settled[LATIMER_EXACTLY_THREE]
        self.no_recurrence: Final = settled[NO_RECURRENCE]
        self.mystery_as_lifeboat: Final = settled[MYSTERY_AS_LIFEBOAT]
