"""Which screen shows which game: the only place in the terminal that knows them all."""

from typing import Final

from carpathia.engine.errors import Refusal
from carpathia.terminal.noris_titanic.screen import NorisTitanicScreen
from carpathia.terminal.screen import Screen
from carpathia.terminal.sos_titanic.screen import SosTitanicScreen
from carpathia.terminal.titus.screen import TitusScreen
from carpathia.words.reader import Words

SHOWN: Final = ("sos-titanic", "titus", "noris-titanic")
"""The games that can be played in a terminal."""


def open_screen(game: str, language: str, width: int) -> Screen:
    """The screen of a game in a language."""
    if game == "sos-titanic":
        return SosTitanicScreen(Words(language, game), width)
    if game == "titus":
        return TitusScreen(Words(language, game), width)
    if game == "noris-titanic":
        return NorisTitanicScreen(Words(language, game), width)
    raise screen_missing(game)


def default_edition(game: str, language: str) -> str:
    """The edition somebody who speaks this language has most likely at home."""
    if game == "sos-titanic":
        return "fr" if language == "fr" else "en"
    if game == "titus":
        return "adlung"
    if game == "noris-titanic":
        return "casse-noisettes"
    raise screen_missing(game)


def default_players(game: str) -> int:
    """How many play if nobody says: as few as the game takes."""
    return 1 if game == "sos-titanic" else 2


def screen_missing(game: str) -> Refusal:
    return Refusal("screen-missing", {"game": game, "near": ", ".join(SHOWN)})
