"""The greedy bot of SOS Titanic: the usual move, with the odds of what is known of the stack."""

from typing import final

from mypy_extensions import i64

from carpathia.bots.bot import Bot
from carpathia.bots.playbook_sos_titanic import UNKNOWN, usual_move
from carpathia.engine.game import State
from carpathia.engine.generator import Generator
from carpathia.games.sos_titanic.state import SosState


@final
class GreedySosTitanic(Bot):
    """Looks one move ahead."""

    def choose(self, known: State, generator: Generator) -> i64:
        assert isinstance(known, SosState)
        return usual_move(known.table, known, UNKNOWN)
