"""A sensible player of SOS Titanic by hand: save at once, uncover cards, use Action cards early.

It weighs each legal move by what lies open and by what is known of the stack.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carpathia.bots.bot import Bot
from carpathia.engine.game import State
from carpathia.engine.generator import Generator
from carpathia.games.sos_titanic import cards, moves
from carpathia.games.sos_titanic.placing import is_placeable
from carpathia.games.sos_titanic.state import SosState
from carpathia.games.sos_titanic.table import DRAWING, STACK_PILE, TURN, Table

# How much a move is worth, roughly in cards saved, times 100.
_SAVE: Final = 1000
_UNCOVER: Final = 800
_EMPTY: Final = 700
_ACTION: Final = 400
_RESCUE: Final = 300
_IDLE: Final = -100
_ENOUGH: Final = 75
"""Draw no more cards in a Rescue than give this many chances in a hundred."""


@final
class GreedySosTitanic(Bot):
    """Looks one move ahead."""

    def choose(self, known: State, generator: Generator) -> i64:
        if not isinstance(known, SosState):
            raise AssertionError("a state of another game")
        best: i64 = -1
        most: i64 = 0
        fitting = _fitting_in_stack(known.table)
        for move in known.moves():
            worth = _worth(known.table, move, fitting) * 64 + generator.below(64)
            if best < 0 or worth > most:
                best = move
                most = worth
        return best


def _worth(table: Table, move: i64, fitting: i64) -> i64:
    if move == moves.PASS:
        return 0
    if move < moves.REPLACE:
        return _worth_of_moving(table, move - moves.MOVE)
    if move < moves.DROP:
        return _SAVE
    if move < moves.RESCUE:
        return _UNCOVER
    if move < moves.PLACE:
        return _worth_of_rescue(table, move - moves.RESCUE, fitting)
    if move < moves.PLAY_PLAIN:
        packed = move - moves.PLACE
        return _worth_of_placing(table, packed % moves.PLACES)
    if move < moves.BORROW:
        return _worth_of_playing(table, move, fitting)
    if move < moves.FRONT:
        return _ACTION
    if move < moves.TOP:
        return _worth_of_card(table, cards.passenger_at(move - moves.FRONT))
    if move < moves.UNDER:
        return _worth_of_card(table, cards.passenger_at(move - moves.TOP)) - 1
    if move < moves.KEEP:
        return -_worth_of_card(table, cards.passenger_at(move - moves.UNDER))
    if move < moves.SEEK:
        return _worth_of_kind(table, move - moves.KEEP)
    return 0


def _worth_of_moving(table: Table, packed: i64) -> i64:
    line = table.lines[packed // moves.LINES_AND_GROUPS]
    place = packed % moves.LINES_AND_GROUPS
    if place >= moves.LINES:
        return _SAVE + (50 if line.up == 1 and line.down() > 0 else 0)
    target = table.lines[place]
    if target.is_empty():  # only a whole series opens an empty Line
        return _UNCOVER - line.down() if line.down() > 0 else _IDLE
    count = cards.face_of(target.front()) - cards.face_of(line.front())
    if count == line.up:
        return _UNCOVER + 50 - line.down() if line.down() > 0 else _EMPTY
    behind = line.cards[len(line.cards) - count - 1]
    return _UNCOVER if _is_next(table, behind) else _IDLE


def _is_next(table: Table, card: i64) -> bool:
    """Whether a Group of its class waits for this card."""
    first = 2 * cards.class_of(card)
    before = cards.number_of(card) - 1
    return table.groups[first].size == before or table.groups[first + 1].size == before


def _worth_of_placing(table: Table, place: i64) -> i64:
    if place >= moves.GROUP_PLACE:
        return _SAVE
    line = table.lines[place]
    return _EMPTY if line.is_empty() else _ACTION - line.down()


def _worth_of_card(table: Table, card: i64) -> i64:
    """How soon a card is wanted: the next of a Group, one that fits somewhere, a top, a low one."""
    if _is_next(table, card):
        return 100
    if is_placeable(table, card):
        return 60
    return 40 - cards.number_of(card)


def _worth_of_rescue(table: Table, count: i64, good: i64) -> i64:
    """As many cards as give a good chance; more would only be thrown away."""
    if count == 0:
        return _RESCUE // 2
    left: i64 = len(table.stack)
    miss: i64 = 100
    needed: i64 = 0
    while needed < count and left - needed > 0:
        miss = miss * max(left - needed - good, 0) // (left - needed)
        needed += 1
        if 100 - miss >= _ENOUGH and needed < count:
            return _RESCUE - count
    return _RESCUE + (100 - miss)


def _fitting_in_stack(table: Table) -> i64:
    """How many cards of the stack would fit somewhere, as far as anyone can know."""
    if table.phase != TURN and table.phase != DRAWING:
        return 0
    belief = table.belief
    if belief is None:
        return len(table.stack) // 5
    fitting = 0.0
    for place in range(cards.PASSENGERS):
        card = cards.passenger_at(place)
        if is_placeable(table, card):
            fitting += belief.chance_in(STACK_PILE, int(card))
    return int(fitting + 0.5)


def _worth_of_playing(table: Table, move: i64, fitting: i64) -> i64:
    if move < moves.PLAY_YOUR_TURN:
        return _worth_of_plain(table, move - moves.PLAY_PLAIN, fitting)
    if move < moves.PLAY_WAIT:
        return _RESCUE - 1 + 3 * table.lines[move - moves.PLAY_YOUR_TURN].down()
    if move < moves.PLAY_SAME_LINES:
        line = table.lines[move - moves.PLAY_WAIT]
        return _ACTION - 60 - 10 * line.up if line.down() > 0 else _IDLE
    if move < moves.PLAY_BOAT:
        packed = move - moves.PLAY_SAME_LINES
        bow, stern = table.lines[packed // 6], table.lines[packed % 6]
        empty = bow.is_empty() or stern.is_empty()
        return _RESCUE + 5 * (bow.down() + stern.down()) if empty else 100
    if move < moves.PLAY_MYSTERY:
        packed = move - moves.PLAY_BOAT
        line = table.lines[packed // moves.LONGEST_SERIES]
        whole = packed % moves.LONGEST_SERIES + 1 == line.up
        return _ACTION + line.down() if whole and line.down() > 0 else 50
    place = (move - moves.PLAY_MYSTERY) % moves.LINES_AND_GROUPS
    return _ACTION + 50 if place >= moves.GROUP_PLACE else 150


def _worth_of_plain(table: Table, kind: i64, fitting: i64) -> i64:
    if kind == cards.COME_ON:
        return _ACTION + 20 if fitting > 0 else 100
    if kind == cards.COME_BACK:
        for card in table.discard:
            if _is_next(table, card):
                return _ACTION + 40
        return _ACTION if _any_fits(table, table.discard) else 50
    if kind == cards.SAVE_TIME:
        return _RESCUE - 20 + 5 * len(table.discard) - 5 * len(table.stack)
    if kind == cards.PLAN_A:
        return _ACTION + 10
    if kind == cards.PLAN_B:
        return _ACTION + 10 if len(table.action_discard) > 2 else 100
    return 120


def _any_fits(table: Table, held: vec[i64]) -> bool:
    for card in held:
        if is_placeable(table, card):
            return True
    return False


def _worth_of_kind(table: Table, kind: i64) -> i64:
    """Which Action card to keep."""
    if kind >= cards.MYSTERY_FIRST:
        return 90
    if kind == cards.COME_ON:
        return 100
    if kind == cards.COME_BACK:
        return 80 if len(table.discard) > 4 else 60
    return 50
