"""The odds of SOS Titanic, by face: what the stack, the discard and each Line hold, on average.

Everyone at the table can reckon them: they come from what is known of hidden piles, and from the
discard, all of whose cards have been seen.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carpathia.engine.belief import Belief
from carpathia.games.sos_titanic.cards import PASSENGERS, face_of, passenger_at
from carpathia.games.sos_titanic.placing import is_wanted, wanted_faces
from carpathia.games.sos_titanic.table import STACK_PILE, Table

ONE_OF_EACH: Final = vec[i64]([passenger_at(place) for place in range(0, PASSENGERS, 2)])
"""A card of every face."""
_FACE_ROOM: Final = 64


@final
class Odds:
    """How many cards of each face there are to be drawn now, or once the discard comes back."""

    def __init__(self, table: Table, belief: Belief) -> None:
        self.stack: Final = expected_faces(belief, STACK_PILE)
        self.discard: Final = vec[float]([0.0] * _FACE_ROOM)
        """Cards in the player's fingers too: all but one of them will lie there."""
        self.cards: Final = float(len(table.stack) + len(table.discard) + len(table.drawn))
        for card in table.discard:
            self.discard[face_of(card)] += 1.0
        for card in table.drawn:
            self.discard[face_of(card)] += 1.0

    def of(self, face: i64) -> float:
        return self.stack[face] + self.discard[face]

    def fitting(self, table: Table) -> i64:
        """How many cards of the stack would fit somewhere, as far as anyone can know."""
        faces = wanted_faces(table)
        fitting = 0.0
        for card in ONE_OF_EACH:
            if is_wanted(faces, card):
                fitting += self.stack[face_of(card)]
        return int(fitting + 0.5)


def expected_faces(belief: Belief, index: i64) -> vec[float]:
    """How many cards of each face lie in a hidden pile, on average."""
    faces = vec[float]([0.0] * _FACE_ROOM)
    for case in belief.cases:
        for cohort in case.cohorts:
            held = cohort.spread[index]
            if held > 0:
                share = case.weight * held / len(cohort.cards)
                for card in cohort.cards:
                    faces[face_of(card)] += share
    pile = belief.piles[index]
    for card in pile.bottom:
        faces[face_of(card)] += 1.0
    for card in pile.top:
        faces[face_of(card)] += 1.0
    return faces


def best_of(finds: list[tuple[float, float]], otherwise: float) -> float:
    """What the best find will be worth, each of them being there with its chance.

    As if one had nothing to do with another: near enough for a choice between cards to play.
    """
    total = 0.0
    missed = 1.0
    for worth, chance in sorted(finds, reverse=True):
        total += missed * chance * worth
        missed *= 1.0 - chance
    return total + missed * otherwise
