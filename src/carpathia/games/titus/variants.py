"""Every kind of match Titus can be, for fuzzing: one at random."""

from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.games.titus.editions import EDITIONS, LIMIT_ENDS_TURN
from carpathia.games.titus.moves import LEAST_SEATS, MOST_SEATS


def vary_setup(generator: Generator) -> Setup:
    """Any number of players, first player, aid and switch; now and then a smaller box."""
    editions = list(EDITIONS.editions)
    edition = editions[generator.below(len(editions))]
    seats = LEAST_SEATS + int(generator.below(MOST_SEATS - LEAST_SEATS + 1))
    setup = Setup("titus", edition, seats)
    setup.options["first"] = "random" if generator.below(2) else "1"
    if generator.below(4) == 0:
        setup.options["memory-aid"] = "on"
    if generator.below(4) == 0:
        setup.switches[LIMIT_ENDS_TURN] = True
    if generator.below(8) == 0:
        setup.figures["coins.highest"] = 8 + int(generator.below(8))
    return setup
