"""Notes the saved of each seat whenever another fifth of the deck has been covered."""

from typing import Final, final

from mypy_extensions import i64

from carpathia.engine.game import State
from carpathia.engine.watch import Watch
from carpathia.games.noris_titanic.board import PLACES
from carpathia.games.noris_titanic.state import NorisState

STAGES: Final = 5


@final
class NorisWatch(Watch):
    """A stage is a fifth of the places that are covered by tiles."""

    def __init__(self) -> None:
        self._stages: i64 = 0
        self._saved: list[int] = []

    def look(self, state: State) -> None:
        if not isinstance(state, NorisState):
            raise AssertionError("a state of another game")
        table = state.table
        while self._stages < STAGES and STAGES * table.covered >= (self._stages + 1) * PLACES:
            for seat in range(table.rules.seats):
                self._saved.append(int(table.saved[seat]))
            self._stages += 1

    def noted(self) -> list[int]:
        return self._saved
