"""The games, one package each: rules, editions, component data. They never import each other.

`open_game` makes the game a setup asks for; this list is the only place that knows them all.
"""

from typing import Final

from carpathia.engine.errors import BadSetup, nearest
from carpathia.engine.game import Game
from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.engine.watch import Watch
from carpathia.games.noris_titanic.game import NorisTitanic
from carpathia.games.noris_titanic.variants import vary_setup as vary_noris_titanic
from carpathia.games.noris_titanic.watch import NorisWatch
from carpathia.games.sos_titanic.game import SosTitanic
from carpathia.games.sos_titanic.variants import vary_setup as vary_sos_titanic
from carpathia.games.sos_titanic.watch import SosWatch
from carpathia.games.titus.game import Titus
from carpathia.games.titus.variants import vary_setup as vary_titus
from carpathia.games.titus.watch import TitusWatch

GAME_NAMES: Final = ("sos-titanic", "titus", "noris-titanic")
TOGETHER: Final = ("sos-titanic",)
"""Games that all seats win or lose together."""


def open_game(setup: Setup) -> Game:
    """The game, in the edition and with the seats, options, switches and figures asked for."""
    if setup.game == "sos-titanic":
        return SosTitanic(setup)
    if setup.game == "titus":
        return Titus(setup)
    if setup.game == "noris-titanic":
        return NorisTitanic(setup)
    raise unknown_game(setup.game)


def vary_setup(name: str, generator: Generator) -> Setup:
    """Any match of a game, over all its editions, seats, options and switches."""
    if name == "sos-titanic":
        return vary_sos_titanic(generator)
    if name == "titus":
        return vary_titus(generator)
    if name == "noris-titanic":
        return vary_noris_titanic(generator)
    raise unknown_game(name)


def open_watch(name: str) -> Watch:
    """Someone to watch one match of a game."""
    if name == "sos-titanic":
        return SosWatch()
    if name == "titus":
        return TitusWatch()
    if name == "noris-titanic":
        return NorisWatch()
    raise unknown_game(name)


def unknown_game(name: str) -> BadSetup:
    near = nearest(name, list(GAME_NAMES))
    return BadSetup("game-unknown", {"game": name, "near": near})
