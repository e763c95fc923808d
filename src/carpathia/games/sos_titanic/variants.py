"""Every kind of match SOS Titanic can be, for fuzzing: one at random."""

from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.games.sos_titanic.components import SETUPS
from carpathia.games.sos_titanic.editions import (
    EDITIONS,
    LATIMER_EXACTLY_THREE,
    MURDOCH_PLACES_ALL,
    MYSTERY_AS_LIFEBOAT,
    POWER_REPLACES_TURN,
)
from carpathia.games.sos_titanic.moves import MOST_SEATS

# Without S4.6 a random match can shuttle cards for as long as it likes: that switch stays on.
_VARIED = (POWER_REPLACES_TURN, MURDOCH_PLACES_ALL, LATIMER_EXACTLY_THREE, MYSTERY_AS_LIFEBOAT)


def vary_setup(generator: Generator) -> Setup:
    """Any number of players, edition, set-up, first player; now and then a switch turned over."""
    editions = list(EDITIONS.editions)
    edition = editions[generator.below(len(editions))]
    setup = Setup("sos-titanic", edition, int(generator.below(MOST_SEATS)) + 1)
    setup.options["setup"] = SETUPS[generator.below(len(SETUPS))]
    setup.options["first"] = "random" if generator.below(2) else "1"
    for name in _VARIED:
        if generator.below(10) == 0:
            setup.switches[name] = generator.below(2) == 0
    return setup
