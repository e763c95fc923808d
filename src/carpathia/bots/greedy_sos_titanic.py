"""The greedy bot of SOS Titanic: the usual move, with the odds of what is known of the stack."""

from typing import final

from mypy_extensions import i64

from carpathia.bots.bot import Bot
from carpathia.bots.usual_sos_titanic import usual_move
from carpathia.engine.belief import Belief
from carpathia.engine.game import State
from carpathia.engine.generator import Generator
from carpathia.games.sos_titanic.cards import PASSENGERS, passenger_at
from carpathia.games.sos_titanic.moves import PLACE, RESCUE
from carpathia.games.sos_titanic.placing import is_wanted, wanted_faces
from carpathia.games.sos_titanic.state import SosState
from carpathia.games.sos_titanic.table import STACK_PILE, Table


@final
class GreedySosTitanic(Bot):
    """Looks one move ahead, and remembers what lies on top of the stack."""

    def choose(self, known: State, generator: Generator) -> i64:
        assert isinstance(known, SosState)
        table = known.table
        belief = table.belief
        if belief is None:
            raise AssertionError("a state that forgot what is known is not for a greedy bot")
        move = usual_move(known, _fitting(table, belief))
        if RESCUE < move < PLACE:
            sure = _first_known_to_fit(table, belief)
            if sure > 0:
                return RESCUE + sure
        return move


def _fitting(table: Table, belief: Belief) -> i64:
    """How many cards of the stack would fit somewhere, as far as anyone can know."""
    faces = wanted_faces(table)
    fitting = 0.0
    for place in range(PASSENGERS):
        card = passenger_at(place)
        if is_wanted(faces, card):
            fitting += belief.chance_in(STACK_PILE, int(card))
    return int(fitting + 0.5)


def _first_known_to_fit(table: Table, belief: Belief) -> i64:
    """How many to draw to come to a card that is known to fit; 0: none is known (S11.1)."""
    crew = table.rules.components.crew[table.crew_to_act()]
    faces = wanted_faces(table)
    count: i64 = 0
    for card in reversed(belief.piles[STACK_PILE].top):
        count += 1
        if count >= crew.draws_least and is_wanted(faces, card):
            return count if count <= crew.draws_most else 0
    return 0
