"""How a sensible player plays SOS Titanic, told as one quick procedure.

Save at once; uncover cards; play Action cards early, since a turn costs nothing and only a failed
Rescue or an empty stack costs a page; then draw as many Passengers as the odds favour. The search
plays on with it; the greedy bot, which has more time, weighs placing and playing cards itself.

What a move is worth is a plain number that only its rivals are compared with. The figures were
tuned on thousands of solo matches; see the lab diary.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carpathia.games.sos_titanic import cards, moves
from carpathia.games.sos_titanic.cards import (
    class_of,
    face_of,
    has_anchor,
    is_mystery,
    is_top,
    number_of,
    top_of,
)
from carpathia.games.sos_titanic.components import DECKS
from carpathia.games.sos_titanic.placing import is_wanted, may_move, wanted_faces
from carpathia.games.sos_titanic.state import SosState
from carpathia.games.sos_titanic.table import DRAWING, TURN, Line, Table

# What a Rescue brings and costs, in points.
_SUCCESS: Final = 2.0
_PAGE: Final = 4.5
_ACTION_CARD: Final = 1.5

# Moving Passengers.
_BARE_NEXT: Final = 120
_UNCOVER: Final = 100
_UNCOVER_TO_EMPTY: Final = 60
_EMPTY_A_LINE: Final = 40
_FLEE: Final = 20

# Placing a Passenger.
_SAVE: Final = 400
_REPLACE: Final = 90
_OPEN_LINE: Final = 100
_JOIN_LINE: Final = 105
_LETS_UNCOVER: Final = 60
_LETS_EMPTY: Final = 10
_FAR_OFF: Final = 6
"""A Deck that will not be lost within so many pages is as good as any."""

# Which Action card to keep: Get Ready!, Come On!, Come Back!, Save Time, Plan A, Plan B,
# Your Turn!, Same Lines!, Wait!, Collapsible Boat, the Mysteries.
_KEEPING: Final = (65, 52, 80, 50, 50, 68, 70, 50, 60, 81, 123, 90)


def usual_move(state: SosState, fitting: i64) -> i64:
    """What to do now, if so many cards of the stack would fit."""
    table = state.table
    if table.phase == TURN:
        move = shift(table)
        if move < 0:
            move = _play(table, fitting)
        return move if move >= 0 else rescue(table, fitting)
    if table.phase == DRAWING:
        return rescue(table, fitting)
    best: i64 = -1
    most: i64 = 0
    for move in state.moves():
        worth = _worth(table, move, fitting)
        if best < 0 or worth > most:
            best = move
            most = worth
    return best


def _worth(table: Table, move: i64, fitting: i64) -> i64:
    """What a move is worth where cards lie ready to be chosen from."""
    if move < moves.PLACE or move >= moves.SEEK:
        return 0
    if move < moves.PLAY_PLAIN:
        packed = move - moves.PLACE
        card = cards.passenger_at(packed // moves.PLACES)
        return _worth_of_placing(table, card, packed % moves.PLACES)
    if move < moves.BORROW:
        return _worth_of_playing(table, move, fitting)
    if move < moves.FRONT:
        return 0
    if move < moves.TOP:
        return _worth_of_card(table, cards.passenger_at(move - moves.FRONT))
    if move < moves.UNDER:
        return _worth_of_card(table, cards.passenger_at(move - moves.TOP)) - 50
    if move < moves.KEEP:
        return 50 - _worth_of_card(table, cards.passenger_at(move - moves.UNDER))
    return _KEEPING[move - moves.KEEP]


# Moving Passengers


def shift(table: Table) -> i64:
    """Save a front card, or uncover one; -1: neither can be done."""
    best: i64 = -1
    most: i64 = 0
    for start in range(moves.LINES):
        line = table.lines[start]
        if line.is_empty():
            continue
        front = line.front()
        group = group_for(table, front)
        if group >= 0:
            return moves.move_passengers(start, moves.GROUP_PLACE + group)
        if table.mysteries[class_of(front)] == number_of(front) and not is_mystery(front):
            return moves.REPLACE + start
        for end in range(moves.LINES):
            if end != start:
                worth = _worth_of_shift(table, line, start, end)
                if worth > most and may_move(table, start, end):
                    most = worth
                    best = moves.move_passengers(start, end)
    return best


def _worth_of_shift(table: Table, line: Line, start: i64, end: i64) -> i64:
    """Good: to uncover a card, sooner in a long Line; to bare the card a Group waits for."""
    target = table.lines[end]
    if target.is_empty():
        if not is_top(line.head()) or end == moves.BOAT or not table.is_afloat(end):
            return 0
        if line.down() > 0:
            return _UNCOVER_TO_EMPTY + line.down()
        return _FLEE if pages_left(table, start) == 1 and pages_left(table, end) > 1 else 0
    front = line.front()
    count = face_of(target.front()) - face_of(front)
    if count <= 0 or count > line.up or class_of(front) != class_of(target.front()):
        return 0
    if count == line.up:
        return _UNCOVER + line.down() if line.down() > 0 else _EMPTY_A_LINE
    behind = line.cards[len(line.cards) - count - 1]
    return _BARE_NEXT if group_for(table, behind) >= 0 else 0


def pages_left(table: Table, index: i64) -> i64:
    """How many pages until a Line's Deck is lost, as far as it matters."""
    if index >= DECKS or table.rules.components.lost_at[index] == 0:
        return _FAR_OFF
    left = table.rules.components.lost_at[index] - table.page
    return min(_FAR_OFF, left)


def group_for(table: Table, card: i64) -> i64:
    """The Group a Passenger can join, or -1; of two, the one that keeps Anchors together."""
    first = 2 * class_of(card)
    before = number_of(card) - 1
    one = table.groups[first]
    two = table.groups[first + 1]
    if one.size != before:
        return first + 1 if two.size == before else -1
    if two.size != before or before == 0:
        return first
    longer = one.anchors_below(before + 1) >= two.anchors_below(before + 1)
    return first if longer == has_anchor(card) else first + 1


# Rescues


def count_wanted(faces: i64, held: vec[i64]) -> i64:
    """How many cards of a pile could be placed."""
    count: i64 = 0
    for card in held:
        if is_wanted(faces, card):
            count += 1
    return count


def rescue(table: Table, fitting: i64) -> i64:
    left: i64 = len(table.stack)
    if left == 0:
        return moves.RESCUE
    crew = table.rules.components.crew[table.crew_to_act()]
    most = min(crew.draws_most, left)
    least = min(crew.draws_least, left)
    return moves.RESCUE + _best_count(table, least, most, fitting)


def _best_count(table: Table, least: i64, most: i64, fitting: i64) -> i64:
    """How many to draw: more find someone more surely, but bring the end of the stack nearer."""
    crew = table.crew_to_act()
    loss = _PAGE - _compensation(crew)
    left: i64 = len(table.stack)
    each = _PAGE / float(left + len(table.discard))
    if crew == cards.MURDOCH:  # he places all that fit (S10.1)
        each -= _SUCCESS * float(fitting) / float(left)
    best = least
    best_worth = -1000.0
    miss = 1.0
    for count in range(1, most + 1):
        before = left - (count - 1)
        unfit = before - fitting
        miss = miss * float(unfit) / float(before) if unfit > 0 else 0.0
        worth = (1.0 - miss) * _SUCCESS - miss * loss - each * float(count)
        if count >= least and worth > best_worth + 1e-9:
            best_worth = worth
            best = count
    return best


def _compensation(crew: i64) -> float:
    """What a failed Rescue brings (S5.3, S10)."""
    return 0.0 if crew in (cards.MURDOCH, cards.LEE, cards.PITMAN) else _ACTION_CARD


# Placing Passengers


def _worth_of_placing(table: Table, card: i64, place: i64) -> i64:
    if place == moves.MYSTERY_PLACE:
        return _REPLACE
    if place >= moves.GROUP_PLACE:
        is_best = place == moves.GROUP_PLACE + group_for(table, card)
        follows = _chain(table, class_of(card), number_of(card) + 1)
        return _SAVE - 2 * number_of(card) + 2 * follows + (1 if is_best else 0)
    worth = 4 * pages_left(table, place)
    for index in range(moves.LINES):
        other = table.lines[index]
        if index != place and other.up > 0 and face_of(other.head()) == face_of(card) - 1:
            worth += _LETS_UNCOVER if other.down() > 0 else _LETS_EMPTY
    line = table.lines[place]
    if line.is_empty():
        return _OPEN_LINE + worth
    return _JOIN_LINE + worth - 2 * line.down() + 3 * number_of(card)


def _chain(table: Table, cls: i64, number: i64) -> i64:
    """How many open cards could be saved one after the other from a number on."""
    gain: i64 = 0
    index: i64 = 0
    while index < moves.LINES:
        line = table.lines[index]
        index += 1
        if line.up > 0:
            front = line.front()
            if class_of(front) == cls and number_of(front) == number:
                gain += line.up
                number += line.up
                index = 0
    return gain


def _worth_of_card(table: Table, card: i64) -> i64:
    """How soon a card is wanted: the next of a Group, one that fits somewhere, a low one."""
    if group_for(table, card) >= 0:
        return 100
    if is_wanted(wanted_faces(table), card):
        return 70 + number_of(card)
    return 40 - number_of(card)


# Action cards


def _play(table: Table, fitting: i64) -> i64:
    """An Action card worth playing now, or -1."""
    best: i64 = -1
    most: i64 = 0
    base = table.owner * cards.KINDS
    for kind in range(cards.KINDS):
        if table.hands[base + kind] > 0:
            found = _best_play(table, kind, fitting)
            worth = _worth_of_playing(table, found, fitting) if found >= 0 else 0
            if worth > most:
                most = worth
                best = found
    return best


def _best_play(table: Table, kind: i64, fitting: i64) -> i64:
    """The best way to play a kind of card, or -1 where there is none."""
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
            move = _share_with_empty(table, index)
        worth = _worth_of_playing(table, move, fitting) if move >= 0 else 0
        if worth > most:
            most = worth
            best = move
    return best


def _share_with_empty(table: Table, index: i64) -> i64:
    """Same Lines! on a Line and an empty one, or -1."""
    for other in range(DECKS):
        if table.lines[other].is_empty() and table.is_afloat(other):
            return moves.play_same_lines(min(index, other), max(index, other))
    return -1


def _best_mystery(table: Table, cls: i64) -> i64:
    """A Mystery stands in where most open cards can follow it."""
    best: i64 = -1
    most: i64 = -1
    for index in range(2 * cls, 2 * cls + 2):
        size = table.groups[index].size
        if size == top_of(cls) or (index % 2 == 1 and size == 0):
            continue
        if size == 0 and not table.rules.switches.mystery_as_lifeboat:
            continue
        follows = _chain(table, cls, size + 2)
        if follows > most:
            most = follows
            best = moves.play_mystery(cls, moves.GROUP_PLACE + index)
    return best


def _worth_of_playing(table: Table, move: i64, fitting: i64) -> i64:
    """What an Action card is worth now; 0 or less: keep it."""
    if move < moves.PLAY_YOUR_TURN:
        return _worth_of_plain(table, move - moves.PLAY_PLAIN, fitting)
    if move < moves.PLAY_WAIT:
        line = table.lines[move - moves.PLAY_YOUR_TURN]
        return 10 * line.down() - 15 * line.up
    if move < moves.PLAY_SAME_LINES:
        line = table.lines[move - moves.PLAY_WAIT]
        return 30 - 12 * line.up + number_of(line.front()) if line.down() > 0 else 0
    if move < moves.PLAY_BOAT:
        packed = move - moves.PLAY_SAME_LINES
        bow, stern = table.lines[packed // DECKS], table.lines[packed % DECKS]
        if not (bow.is_empty() or stern.is_empty()):
            return 0
        return 10 * (bow.down() + stern.down()) - 22 * (bow.up + stern.up)
    if move < moves.PLAY_MYSTERY:
        packed = move - moves.PLAY_BOAT
        line = table.lines[packed // moves.LONGEST_SERIES]
        is_whole = packed % moves.LONGEST_SERIES + 1 == line.up
        return 60 + line.down() if is_whole and line.down() > 0 else 0
    return 70


def _worth_of_plain(table: Table, kind: i64, fitting: i64) -> i64:
    if kind == cards.COME_ON:
        return 100 if fitting > 0 else 0
    if kind == cards.COME_BACK:
        return 110 if count_wanted(wanted_faces(table), table.discard) > 0 else 0
    if kind == cards.SAVE_TIME:
        return 90 if len(table.stack) <= 4 and len(table.discard) > 6 else 0
    if kind == cards.PLAN_A:
        return 120 if len(table.action_stack) > 0 else 0
    if kind == cards.PLAN_B:
        return 80 if len(table.action_discard) > 0 else 0
    return 50 if len(table.stack) >= 5 else 0
