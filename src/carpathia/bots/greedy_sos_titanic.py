"""The greedy bot of SOS Titanic: the move after which the table looks best, as far as it can see.

It sketches what each way to place a Passenger or to play an Action card would come to, with the
odds of what is known, and guesses nothing. For the rest it makes the usual move.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carpathia.bots.bot import Bot
from carpathia.bots.odds_sos_titanic import ONE_OF_EACH, Odds, best_of, expected_faces
from carpathia.bots.sketch_sos_titanic import Sketch
from carpathia.bots.usual_sos_titanic import group_for, rescue, shift, usual_move
from carpathia.engine.belief import Belief
from carpathia.engine.game import State
from carpathia.engine.generator import Generator
from carpathia.games.sos_titanic import cards, moves
from carpathia.games.sos_titanic.actions import kind_moves
from carpathia.games.sos_titanic.cards import face_of, passenger_at
from carpathia.games.sos_titanic.components import DECKS
from carpathia.games.sos_titanic.placing import fits, is_wanted, wanted_faces
from carpathia.games.sos_titanic.state import SosState
from carpathia.games.sos_titanic.table import (
    DRAWING,
    FRONTING,
    KEEPING,
    PLACING,
    STACK_PILE,
    TURN,
    Table,
)

# In points, as a sketch is.
_PAGE: Final = 4.5
_PLAN: Final = 2.0
_GET_READY: Final = 1.5
_SAVE_TIME: Final = 1.5
_LOOKED_AT: Final = 5
_WORTH_PLAYING: Final = 0.5
"""What an Action card must bring at least; it may bring more later."""
_GROUP_OF_CHOICE: Final = 0.001
"""Where all else is equal, save at once, and keep Anchors together."""

# What an Action card in hand will bring some day: Get Ready!, Come On!, Come Back!, Save Time,
# Plan A, Plan B, Your Turn!, Same Lines!, Wait!, Collapsible Boat, the Mysteries.
_SOME_DAY: Final = vec[float]([1.6, 1.3, 2.0, 1.25, 1.25, 1.7, 1.75, 1.25, 1.5, 2.8, 3.0, 2.25])
_NOW: Final = 0.4
"""How much it counts what a card would bring at once."""


@final
class GreedySosTitanic(Bot):
    """Looks one move ahead, and remembers what lies on top of the stack."""

    def choose(self, known: State, generator: Generator) -> i64:
        assert isinstance(known, SosState)
        table = known.table
        belief = table.belief
        if belief is None:
            raise AssertionError("a state that forgot what is known is not for a greedy bot")
        odds = Odds(table, belief)
        if table.phase == TURN:
            move = shift(table)
            if move < 0:
                move = _Weighing(table, belief, odds).best_play()
            return move if move >= 0 else _rescue(table, belief, odds)
        if table.phase == DRAWING:
            return _rescue(table, belief, odds)
        if table.phase == PLACING or table.phase == FRONTING or table.phase == KEEPING:
            return _Weighing(table, belief, odds).best_of_all(known.moves())
        return usual_move(known, odds.fitting(table))


def _rescue(table: Table, belief: Belief, odds: Odds) -> i64:
    sure = _first_known_to_fit(table, belief)
    return moves.RESCUE + sure if sure > 0 else rescue(table, odds.fitting(table))


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


@final
class _Weighing:
    """What the moves on offer would come to."""

    def __init__(self, table: Table, belief: Belief, odds: Odds) -> None:
        self.table: Final = table
        self.belief: Final = belief
        self.odds: Final = odds
        self.now: Final = self._settled(Sketch(table))
        """What the table is worth as it is."""

    def _settled(self, sketch: Sketch) -> float:
        sketch.settle()
        return sketch.worth(self.odds)

    def best_of_all(self, offered: vec[i64]) -> i64:
        """Which Passenger to place or bring to the front, which Action card to keep."""
        best = offered[0]
        most = self._worth(best)
        for move in offered[1:]:
            worth = self._worth(move)
            if worth > most + 1e-9:
                best = move
                most = worth
        return best

    def _worth(self, move: i64) -> float:
        if move == moves.PASS:
            return self.now
        if move < moves.PLAY_PLAIN:
            packed = move - moves.PLACE
            return self._placed(passenger_at(packed // moves.PLACES), packed % moves.PLACES)
        if move < moves.TOP:
            return self._fronted(passenger_at(move - moves.FRONT), self.table.chosen_line)
        kind = move - moves.KEEP
        at_once = 0.0
        for play in kind_moves(self.table, kind, vec[i64]()):
            at_once = max(at_once, self._gain(kind, play))
        return _SOME_DAY[kind] + _NOW * at_once

    def best_play(self) -> i64:
        """The Action card that brings most now, or -1: none is worth playing."""
        table = self.table
        best: i64 = -1
        most = _WORTH_PLAYING
        for kind in range(cards.KINDS):
            if table.hands[table.owner * cards.KINDS + kind] == 0:
                continue
            for move in kind_moves(table, kind, vec[i64]()):
                gain = self._gain(kind, move)
                if gain > most + 1e-9:
                    best = move
                    most = gain
        return best

    # Passengers

    def _placed(self, card: i64, place: i64) -> float:
        sketch = Sketch(self.table)
        sketch.place(card, place)
        worth = self._settled(sketch)
        if place == moves.GROUP_PLACE + group_for(self.table, card):
            worth += _GROUP_OF_CHOICE
        return worth

    def _placed_best(self, card: i64) -> float:
        most = self.now - _PAGE
        for place in range(moves.PLACES):
            if fits(self.table, card, place):
                most = max(most, self._placed(card, place))
        return most

    def _fronted(self, card: i64, line: i64) -> float:
        sketch = Sketch(self.table)
        sketch.bring_to_front(card, line)
        return self._settled(sketch)

    # Action cards

    def _gain(self, kind: i64, move: i64) -> float:
        """How much better the table would be for a card being played."""
        if kind == cards.COME_ON:
            return self._find(self.odds.stack) - self.now
        if kind == cards.COME_BACK:
            return self._find(self.odds.discard) - self.now
        if kind == cards.YOUR_TURN:
            return self._look_through(move - moves.PLAY_YOUR_TURN) - self.now
        if kind < moves.PLAIN_KINDS:
            return _gain_of_time(self.table, kind)
        sketch = Sketch(self.table)
        if kind == cards.WAIT:
            sketch.sweep(move - moves.PLAY_WAIT)
        elif kind == cards.SAME_LINES:
            packed = move - moves.PLAY_SAME_LINES
            sketch.even_out(packed // DECKS, packed % DECKS)
        elif kind == cards.COLLAPSIBLE_BOAT:
            packed = move - moves.PLAY_BOAT
            count = packed % moves.LONGEST_SERIES + 1
            sketch.lower_boat(packed // moves.LONGEST_SERIES, count)
        else:
            place = (move - moves.PLAY_MYSTERY) % moves.LINES_AND_GROUPS
            sketch.stand_in(kind - cards.MYSTERY_FIRST, place)
        return self._settled(sketch) - self.now

    def _find(self, pile: vec[float]) -> float:
        """Come On!, Come Back!: the best Passenger of a pile is placed, or a page is turned."""
        faces = wanted_faces(self.table)
        finds: list[tuple[float, float]] = []
        for card in ONE_OF_EACH:
            chance = min(1.0, pile[face_of(card)])
            if chance > 0.0 and is_wanted(faces, card):
                finds.append((self._placed_best(card), chance))
        return best_of(finds, self.now - _PAGE)

    def _look_through(self, line: i64) -> float:
        """Your Turn!: the best of those who may stand in a Line comes to the front."""
        hidden = expected_faces(self.belief, line)
        finds: list[tuple[float, float]] = []
        for card in ONE_OF_EACH:
            chance = min(1.0, hidden[face_of(card)])
            if chance > 0.0:
                finds.append((self._fronted(card, line), chance))
        return best_of(finds, self.now)


def _gain_of_time(table: Table, kind: i64) -> float:
    """Cards that leave the Lines as they are."""
    if kind == cards.GET_READY:
        return _GET_READY if len(table.stack) >= _LOOKED_AT else 0.0
    if kind == cards.SAVE_TIME:
        return _SAVE_TIME if len(table.stack) <= 4 and len(table.discard) > 6 else 0.0
    if kind == cards.PLAN_A:
        return _PLAN if len(table.action_stack) > 0 else 0.0
    return _PLAN if len(table.action_discard) > 0 else 0.0
