"""The games, one package each: rules, editions, component data. They never import each other.

`open_game` makes the game a setup asks for; this list is the only place that knows them all.
"""

from typing import Final

from carpathia.engine.errors import BadSetup, nearest
from carpathia.engine.game import Game
from carpathia.engine.setup import Setup
from carpathia.games.sos_titanic.game import SosTitanic

GAME_NAMES: Final = ("sos-titanic",)


def open_game(setup: Setup) -> Game:
    """The game, in the edition and with the seats, options, switches and figures asked for."""
    if setup.game == "sos-titanic":
        return SosTitanic(setup)
    near = nearest(setup.game, list(GAME_NAMES))
    raise BadSetup("game-unknown", {"game": setup.game, "near": near})
