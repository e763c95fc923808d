"""Every kind of match Noris' Titanic can be, for fuzzing: one at random."""

from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.games.noris_titanic.chart import BOARDS
from carpathia.games.noris_titanic.components import CARDS, DICE
from carpathia.games.noris_titanic.editions import EDITIONS
from carpathia.games.noris_titanic.pieces import MOST_SEATS


def vary_setup(generator: Generator) -> Setup:
    """Any number of players, house rule, board, die, cards, first player; at times a switch."""
    editions = list(EDITIONS.editions)
    edition = editions[generator.below(len(editions))]
    setup = Setup("noris-titanic", edition, int(generator.below(MOST_SEATS - 1)) + 2)
    setup.options["board"] = BOARDS[generator.below(len(BOARDS))]
    setup.options["die"] = DICE[generator.below(len(DICE))]
    setup.options["cards"] = CARDS[generator.below(len(CARDS))]
    setup.options["first"] = "random" if generator.below(2) else "1"
    for name in EDITIONS.switches:
        if generator.below(3) == 0:
            setup.switches[name] = generator.below(2) == 0
    return setup
