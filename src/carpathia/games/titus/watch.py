"""Notes the points of each seat whenever another quarter of the coins has left the pile."""

from typing import Final, final

from mypy_extensions import i64

from carpathia.engine.game import State
from carpathia.engine.watch import Watch
from carpathia.games.titus.scoring import score
from carpathia.games.titus.state import TitusState

STAGES: Final = 4


@final
class TitusWatch(Watch):
    """A stage is a quarter of the coins."""

    def __init__(self) -> None:
        self._stages: i64 = 0
        self._points: list[int] = []

    def look(self, state: State) -> None:
        if not isinstance(state, TitusState):
            raise AssertionError("a state of another game")
        table = state.table
        coins: i64 = len(table.front)
        while self._stages < STAGES and STAGES * table.lifted >= (self._stages + 1) * coins:
            for seat in range(table.rules.seats):
                self._points.append(score(table, seat))
            self._stages += 1

    def noted(self) -> list[int]:
        return self._points
