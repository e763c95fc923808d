"""On what tables of Titus differ: one printed edition, and a switch for a doubtful rule."""

from typing import Final, final

from carpathia.engine.setup import Editions, Switch

LIMIT_ENDS_TURN: Final = "limit-ends-turn"

EDITIONS: Final = Editions({LIMIT_ENDS_TURN: Switch("T4.6", False)}, {"adlung": {}})


@final
class Switches:
    """The switches as the rules read them."""

    def __init__(self, settled: dict[str, bool]) -> None:
        self.limit_ends_turn: Final = settled[LIMIT_ENDS_TURN]
