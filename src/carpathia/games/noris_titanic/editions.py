"""On what tables of Noris' Titanic differ: named switches, and which house rule has what."""

from typing import Final, final

from carpathia.engine.setup import Editions, Switch

START_LOSES_TURN: Final = "start-loses-turn"
ROLLER_MOVES_AGAIN: Final = "roller-moves-again"

EDITIONS: Final = Editions(
    {
        START_LOSES_TURN: Switch("N3.5", False),
        ROLLER_MOVES_AGAIN: Switch("N6.1", False),
    },
    {
        "casse-noisettes": {},
        "noris": {START_LOSES_TURN: True},
    },
)


@final
class Switches:
    """The switches as the rules read them."""

    def __init__(self, settled: dict[str, bool]) -> None:
        self.start_loses_turn: Final = settled[START_LOSES_TURN]
        self.roller_moves_again: Final = settled[ROLLER_MOVES_AGAIN]
