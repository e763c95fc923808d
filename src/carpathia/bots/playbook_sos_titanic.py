"""How a sensible player plays SOS Titanic, told as one quick procedure.

Save at once; uncover cards; play Action cards early, since a turn costs nothing and only a failed
Rescue or an empty stack costs a page; then draw as many Passengers as the odds favour. The greedy
bot plays by it, and the search plays its matches out with it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carpathia.bots.playbook import Playbook
from carpathia.engine.game import State
from carpathia.engine.generator import Generator
from carpathia.games.sos_titanic import cards, moves
from carpathia.games.sos_titanic.cards import class_of, face_of, is_mystery, is_top, number_of
from carpathia.games.sos_titanic.components import DECKS
from carpathia.games.sos_titanic.placing import may_move
from carpathia.games.sos_titanic.scoring import score
from carpathia.games.sos_titanic.state import SosState
from carpathia.games.sos_titanic.table import (
    DRAWING,
    PLACING,
    TURN,
    Line,
    Table,
)

UNKNOWN: Final = -1
"""Nothing is known of the stack beyond what it may hold."""

# What a Rescue costs and brings, in points.
_SUCCESS: Final = 2.0
_PAGE: Final = 4.5
_COMPENSATION: Final = 1.5


@final
class SosTitanicPlaybook(Playbook):
    """The usual move, and the score."""

    def usual(self, state: State, generator: Generator) -> i64:
        assert isinstance(state, SosState)
        return usual_move(state.table, state, UNKNOWN)

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, SosState)
        return score(state.table)


def usual_move(table: Table, state: SosState, fitting: i64) -> i64:
    """What to do now; `fitting`: how many cards of the stack would fit, or UNKNOWN."""
    phase = table.phase
    if phase == TURN:
        move = _shift(table)
        if move < 0:
            move = _play(table)
        return move if move >= 0 else _rescue(table, fitting)
    if phase == DRAWING:
        return _rescue(table, fitting)
    if phase == PLACING:
        return _best(table, state)
    return _best(table, state)


# Moving Passengers


def _shift(table: Table) -> i64:
    """Save a front card, or uncover one; -1: neither can be done."""
    best: i64 = -1
    most: i64 = 0
    for start in range(moves.LINES):
        line = table.lines[start]
        if line.is_empty():
            continue
        front = line.front()
        group = _group_for(table, front)
        if group >= 0:
            return moves.move_passengers(start, moves.GROUP_PLACE + group)
        cls = class_of(front)
        if table.mysteries[cls] == number_of(front) and not is_mystery(front):
            return moves.REPLACE + start
        for end in range(moves.LINES):
            if end != start:
                worth = _worth_of_shift(table, line, end)
                if worth > most and may_move(table, start, end):
                    most = worth
                    best = moves.move_passengers(start, end)
    return best


def _worth_of_shift(table: Table, line: Line, end: i64) -> i64:
    """Good: to uncover a card, sooner at a short Line; to bare the card a Group waits for."""
    target = table.lines[end]
    if target.is_empty():
        down = line.down()
        if down == 0 or not is_top(line.head()) or end == moves.BOAT or not table.is_afloat(end):
            return 0
        return 60 - down
    count = face_of(target.front()) - face_of(line.front())
    if count <= 0 or count > line.up or class_of(line.front()) != class_of(target.front()):
        return 0
    if count == line.up:
        down = line.down()
        return 100 - down if down > 0 else 40
    behind = line.cards[len(line.cards) - count - 1]
    return 120 if _group_for(table, behind) >= 0 else 0


def _group_for(table: Table, card: i64) -> i64:
    """The Group a Passenger can join, or -1."""
    first = 2 * class_of(card)
    before = number_of(card) - 1
    if table.groups[first].size == before:
        return first
    if table.groups[first + 1].size == before:
        return first + 1
    return -1


# Rescues


def _bit(cls: i64, number: i64) -> i64:
    """A face as one of 30 bits."""
    return 1 << (number - 1 + 13 * cls)


def wanted(table: Table) -> i64:
    """The faces that could be placed now, as bits."""
    faces: i64 = 0
    for index in range(moves.LINES):
        line = table.lines[index]
        if not line.is_empty():
            front = line.front()
            if number_of(front) > 1:
                faces |= _bit(class_of(front), number_of(front) - 1)
        elif index < DECKS and table.is_afloat(index):
            faces |= _bit(cards.FIRST, 13) | _bit(cards.SECOND, 17)
    for group in range(moves.GROUPS):
        cls = group // 2
        if table.groups[group].size < cards.top_of(cls):
            faces |= _bit(cls, table.groups[group].size + 1)
    for cls in range(2):
        if table.mysteries[cls] > 0:
            faces |= _bit(cls, table.mysteries[cls])
    return faces


def _is_wanted(faces: i64, card: i64) -> bool:
    return faces & _bit(class_of(card), number_of(card)) != 0


def count_wanted(faces: i64, held: vec[i64]) -> i64:
    """How many cards of a pile could be placed."""
    count: i64 = 0
    for card in held:
        if _is_wanted(faces, card):
            count += 1
    return count


def _rescue(table: Table, fitting: i64) -> i64:
    left: i64 = len(table.stack)
    if left == 0:
        return moves.RESCUE
    crew = table.rules.components.crew[table.crew_to_act()]
    least: i64 = crew.draws_least
    most: i64 = crew.draws_most
    if most > left:
        most = left
    if least > left:
        least = left
    if fitting == UNKNOWN:
        fitting = count_wanted(wanted(table), table.stack)
    return moves.RESCUE + best_count(table, least, most, left, fitting)


def best_count(table: Table, least: i64, most: i64, left: i64, fitting: i64) -> i64:
    """How many to draw: more find someone more surely, but bring the end of the stack nearer."""
    crew = table.crew_to_act()
    paid = crew not in (cards.MURDOCH, cards.LEE, cards.PITMAN)
    loss = _PAGE - _COMPENSATION if paid else _PAGE
    each = _PAGE / float(left + len(table.discard))
    best = least
    best_worth = -1000.0
    miss = 1.0
    for count in range(1, most + 1):
        unfit = left - (count - 1) - fitting
        miss = miss * float(unfit) / float(left - (count - 1)) if unfit > 0 else 0.0
        if count >= least:
            worth = (1.0 - miss) * _SUCCESS - miss * loss - each * float(count)
            if worth > best_worth + 1e-9:
                best_worth = worth
                best = count
    return best


# Everything else: weigh each legal move


def _best(table: Table, state: SosState) -> i64:
    best: i64 = -1
    most: i64 = 0
    for move in state.moves():
        worth = _worth(table, move)
        if best < 0 or worth > most:
            best = move
            most = worth
    return best


def _worth(table: Table, move: i64) -> i64:
    if move < moves.PLACE:
        return 0
    if move < moves.PLAY_PLAIN:
        packed = move - moves.PLACE
        card = cards.passenger_at(packed // moves.PLACES)
        return worth_of_placing(table, card, packed % moves.PLACES)
    if move < moves.BORROW:
        return worth_of_playing(table, move)
    if move < moves.FRONT:
        return 0
    if move < moves.TOP:
        return _worth_of_card(table, cards.passenger_at(move - moves.FRONT))
    if move < moves.UNDER:
        return _worth_of_card(table, cards.passenger_at(move - moves.TOP)) - 50
    if move < moves.KEEP:
        return 50 - _worth_of_card(table, cards.passenger_at(move - moves.UNDER))
    if move < moves.SEEK:
        return _worth_of_kind(table, move - moves.KEEP)
    return 0


def worth_of_placing(table: Table, card: i64, place: i64) -> i64:
    if place >= moves.GROUP_PLACE:
        return 200 - number_of(card) if place < moves.MYSTERY_PLACE else 90
    line = table.lines[place]
    follows: i64 = 0
    for index in range(moves.LINES):
        other = table.lines[index]
        if index != place and other.down() > 0 and face_of(other.head()) == face_of(card) - 1:
            follows = 60
    if line.is_empty():
        return 100 + follows
    return 80 + follows - line.down() + number_of(card)


def _worth_of_card(table: Table, card: i64) -> i64:
    """How soon a card is wanted: the next of a Group, one that fits somewhere, a low one."""
    if _group_for(table, card) >= 0:
        return 100
    if _is_wanted(wanted(table), card):
        return 70 + number_of(card)
    return 40 - number_of(card)


def _worth_of_kind(table: Table, kind: i64) -> i64:
    """Which Action card to keep."""
    if kind >= cards.MYSTERY_FIRST:
        return 90
    if kind == cards.COME_ON:
        return 100
    if kind == cards.COME_BACK:
        return 95 if len(table.discard) > 4 else 60
    if kind == cards.YOUR_TURN:
        return 70
    if kind == cards.GET_READY:
        return 65
    return 50


# Action cards


def _play(table: Table) -> i64:
    """An Action card worth playing now, or -1."""
    best: i64 = -1
    most: i64 = 0
    base = table.owner * cards.KINDS
    for kind in range(cards.KINDS):
        if table.hands[base + kind] > 0:
            found = _best_play(table, kind)
            if found >= 0:
                worth = worth_of_playing(table, found)
                if worth > most:
                    most = worth
                    best = found
    return best


def _best_play(table: Table, kind: i64) -> i64:
    """The best way to play a kind of card, or -1 where it is of no use now."""
    if kind < moves.PLAIN_KINDS:
        return moves.PLAY_PLAIN + kind
    if kind >= cards.MYSTERY_FIRST:
        return _best_mystery(table, kind - cards.MYSTERY_FIRST)
    best: i64 = -1
    most: i64 = 0
    for index in range(DECKS):
        line = table.lines[index]
        if line.is_empty():
            continue
        move: i64 = -1
        if kind == cards.YOUR_TURN:
            move = moves.PLAY_YOUR_TURN + index
        elif kind == cards.WAIT:
            move = moves.PLAY_WAIT + index
        elif kind == cards.COLLAPSIBLE_BOAT:
            move = moves.play_boat(index, line.up)
        else:
            move = _best_same_lines(table, index)
        if move >= 0:
            worth = worth_of_playing(table, move)
            if worth > most:
                most = worth
                best = move
    return best


def _best_same_lines(table: Table, index: i64) -> i64:
    if not table.is_afloat(index):
        return -1
    for other in range(DECKS):
        if table.lines[other].is_empty() and table.is_afloat(other):
            return moves.play_same_lines(min(index, other), max(index, other))
    return -1


def _best_mystery(table: Table, cls: i64) -> i64:
    best: i64 = -1
    most: i64 = 0
    for index in range(2 * cls, 2 * cls + 2):
        size = table.groups[index].size
        if size == cards.top_of(cls) or (index % 2 == 1 and size == 0):
            continue
        if size == 0 and not table.rules.switches.mystery_as_lifeboat:
            continue
        worth = 1 + _chain(table, cls, size + 2)
        if worth > most:
            most = worth
            best = moves.play_mystery(cls, moves.GROUP_PLACE + index)
    return best


def _chain(table: Table, cls: i64, number: i64) -> i64:
    """How many front cards could be saved one after the other from a number on."""
    for index in range(moves.LINES):
        line = table.lines[index]
        if not line.is_empty():
            front = line.front()
            if class_of(front) == cls and number_of(front) == number:
                return line.up + (1 if line.down() > 0 else 0)
    return 0


def worth_of_playing(table: Table, move: i64) -> i64:
    """What an Action card is worth now; 0 or less: keep it."""
    if move < moves.PLAY_YOUR_TURN:
        return _worth_of_plain(table, move - moves.PLAY_PLAIN)
    if move < moves.PLAY_WAIT:
        line = table.lines[move - moves.PLAY_YOUR_TURN]
        return 10 * line.down() - 15 * line.up
    if move < moves.PLAY_SAME_LINES:
        line = table.lines[move - moves.PLAY_WAIT]
        if line.down() == 0:
            return 0
        return 30 - 12 * line.up + number_of(line.front())
    if move < moves.PLAY_BOAT:
        packed = move - moves.PLAY_SAME_LINES
        bow, stern = table.lines[packed // DECKS], table.lines[packed % DECKS]
        if bow.is_empty() or stern.is_empty():
            return 10 * (bow.down() + stern.down()) - 15 * (bow.up + stern.up)
        return 0
    if move < moves.PLAY_MYSTERY:
        packed = move - moves.PLAY_BOAT
        line = table.lines[packed // moves.LONGEST_SERIES]
        whole = packed % moves.LONGEST_SERIES + 1 == line.up
        return 60 + line.down() if whole and line.down() > 0 else 0
    return 70


def _worth_of_plain(table: Table, kind: i64) -> i64:
    if kind == cards.COME_ON:
        return 100 if count_wanted(wanted(table), table.stack) > 0 else 0
    if kind == cards.COME_BACK:
        return 110 if count_wanted(wanted(table), table.discard) > 0 else 0
    if kind == cards.SAVE_TIME:
        return 90 if len(table.stack) <= 4 and len(table.discard) > 6 else 0
    if kind == cards.PLAN_A:
        return 120 if len(table.action_stack) > 0 else 0
    if kind == cards.PLAN_B:
        return 80 if len(table.action_discard) > 0 else 0
    return 50 if len(table.stack) >= 5 else 0
