"""Notes how many are saved each time a page is turned."""

from typing import final

from mypy_extensions import i64

from carpathia.engine.game import Game, State
from carpathia.engine.watch import Watch
from carpathia.games.sos_titanic.game import SosTitanic
from carpathia.games.sos_titanic.state import SosState


@final
class SosWatch(Watch):
    """A stage is a page turned; all seats together have one figure."""

    def __init__(self) -> None:
        self._turned: i64 = 0
        self._saved: list[int] = []

    def look(self, state: State) -> None:
        if not isinstance(state, SosState):
            raise AssertionError("a state of another game")
        table = state.table
        while self._turned < table.page:
            self._saved.append(sum([int(group.size) for group in table.groups]))
            self._turned += 1

    def noted(self) -> list[int]:
        return self._saved


def stage_names(game: Game) -> list[str]:
    """The clock after each page turned; the last is the hour of the end."""
    if not isinstance(game, SosTitanic):
        raise AssertionError("another game")
    return game.rules.components.clock[1:]


def crew_of(state: State) -> list[int]:
    """The Crew Member of each seat, as `cards.CREW_NAMES` counts them."""
    if not isinstance(state, SosState):
        raise AssertionError("a state of another game")
    return [int(crew) for crew in state.table.crew]
