"""What the search is told about SOS Titanic: which moves to weigh, how to go on, its worth."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.bots.outlook_sos_titanic import Outlook, shipped_weights
from carpathia.bots.playbook import Playbook
from carpathia.bots.usual_sos_titanic import count_wanted, usual_move
from carpathia.engine.chance import Chance
from carpathia.engine.game import State
from carpathia.engine.generator import Generator
from carpathia.games.sos_titanic.moves import LINES, LINES_AND_GROUPS, MOVE, REPLACE, SEEK
from carpathia.games.sos_titanic.placing import recurs, wanted_faces
from carpathia.games.sos_titanic.scoring import score
from carpathia.games.sos_titanic.state import SosState
from carpathia.games.sos_titanic.table import DRAWING, OVER, TURN, Table

_ROOM: Final = 16


@final
class SosTitanicPlaybook(Playbook):
    """Plays on to the beginning of a turn, and values the table by its outlook."""

    def __init__(self, outlook: Outlook | None = None, moves: int = 0) -> None:
        """Play on for so many moves at least: 0, to the end of this turn."""
        self.outlook: Final = Outlook(shipped_weights()) if outlook is None else outlook
        self.moves: Final[i64] = moves

    def candidates(self, state: State) -> vec[i64]:
        """All moves but Lowe's search (S10.5), which costs more than Anchors bring.

        Nor does anyone go round in circles where the rules would let him (S4.6 switched off).
        """
        assert isinstance(state, SosState)
        table = state.table
        may_circle = not table.rules.switches.no_recurrence
        found = vec[i64](capacity=_ROOM)
        for move in state.moves():
            if move != SEEK and not (may_circle and _is_circle(table, move)):
                found = append(found, move)
        return found

    def usual(self, state: State, generator: Generator) -> i64:
        assert isinstance(state, SosState)
        return _usual(state)

    def play_out(self, state: State, chance: Chance, generator: Generator) -> None:
        assert isinstance(state, SosState)
        table = state.table
        done: i64 = 0
        while table.phase != OVER and not (done >= self.moves and _is_turn_beginning(table)):
            state.play(_usual(state), chance)
            done += 1

    def value(self, state: State, seat: i64) -> float:
        """The score, or the score to be expected."""
        assert isinstance(state, SosState)
        if state.table.phase == OVER:
            return score(state.table)
        return self.outlook.expect(state.table)


def _is_circle(table: Table, move: i64) -> bool:
    if not MOVE <= move < REPLACE:
        return False
    end = (move - MOVE) % LINES_AND_GROUPS
    return end < LINES and recurs(table, (move - MOVE) // LINES_AND_GROUPS, end)


def _usual(state: SosState) -> i64:
    """The usual move; how many cards of the stack fit is counted in the guess."""
    table = state.table
    if table.phase == TURN or table.phase == DRAWING:
        return usual_move(state, count_wanted(wanted_faces(table), table.stack))
    return usual_move(state, 0)


def _is_turn_beginning(table: Table) -> bool:
    return table.phase == TURN and not table.has_moved
