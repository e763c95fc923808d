"""Where Passengers may go (S4), and how they get there.

`fits` is the one word on where a single Passenger may be placed; moving from Lines, the Rescue,
Come On!, Come Back! and the Mysteries all ask it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.engine.game import View
from carpathia.games.sos_titanic.cards import (
    FIRST,
    LATIMER,
    SECOND,
    class_of,
    face_of,
    has_anchor,
    is_mystery,
    is_top,
    mystery,
    number_of,
    top_of,
    write_card,
)
from carpathia.games.sos_titanic.moves import (
    BOAT,
    DROP,
    GROUP_PLACE,
    GROUPS,
    LINES,
    LINES_AND_GROUPS,
    MOVE,
    MYSTERY_PLACE,
    PLACE_NAMES,
    REPLACE,
    move_passengers,
    place_card,
)
from carpathia.games.sos_titanic.table import NONE, OVER, Line, Play, Table

# S4.6: what a moved series hung on before and after, as a number. Lines begin here, behind cards.
_BARE_LINE: Final = 256

# What an empty Line is to a series; a Line that is not empty is the face at its front.
_OPEN: Final = 0
_CLOSED: Final = -1


def fits(table: Table, card: i64, place: i64) -> bool:
    """Whether one Passenger may be placed there (S4.1, S4.2, S11.12)."""
    if place < LINES:
        line = table.lines[place]
        if line.is_empty():  # S4.1b; the boat never takes a new series (S11.10)
            return is_top(card) and place != BOAT and table.is_afloat(place)
        return face_of(line.front()) == face_of(card) + 1  # S4.1a
    if place < LINES_AND_GROUPS:
        return joins_group(table, card, place - GROUP_PLACE)
    return _replaces_mystery(table, card)


def _replaces_mystery(table: Table, card: i64) -> bool:
    """S11.12."""
    return table.mysteries[class_of(card)] == number_of(card) and not is_mystery(card)


def joins_group(table: Table, card: i64, index: i64) -> bool:
    """S4.2c and d. Two empty Groups of a class are alike: a Lifeboat opens the first of them."""
    group = table.groups[index]
    if index // 2 != class_of(card) or group.size != number_of(card) - 1:
        return False
    return group.size > 0 or index % 2 == 0 or table.groups[index - 1].size > 0


def wanted_faces(table: Table) -> i64:
    """The faces that may be placed anywhere now, one bit each (S5.2)."""
    faces: i64 = 0
    index: i64 = 0
    for line in table.lines:
        landing = _landing(table, line, index)
        if landing == _OPEN:
            faces |= _bit(FIRST, top_of(FIRST)) | _bit(SECOND, top_of(SECOND))
        elif landing != _CLOSED and number_of(landing) > 1:
            faces |= _bit(class_of(landing), number_of(landing) - 1)
        index += 1
    index = 0
    for group in table.groups:
        cls = index >> 1
        if group.size < top_of(cls):
            faces |= _bit(cls, group.size + 1)
        index += 1
    if table.mysteries[FIRST] > 0:
        faces |= _bit(FIRST, table.mysteries[FIRST])
    if table.mysteries[SECOND] > 0:
        faces |= _bit(SECOND, table.mysteries[SECOND])
    return faces


def _bit(cls: i64, number: i64) -> i64:
    """A face as one of 30 bits."""
    return 1 << (number - 1 + 13 * cls)


def is_wanted(faces: i64, card: i64) -> bool:
    """Whether a Passenger is one of the `wanted_faces`."""
    return faces & _bit(class_of(card), number_of(card)) != 0


def any_placeable(table: Table, cards: vec[i64]) -> bool:
    """Whether one of the Passengers may be placed anywhere."""
    faces = wanted_faces(table)
    for card in cards:
        if is_wanted(faces, card):
            return True
    return False


def placements(table: Table, cards: vec[i64], moves: vec[i64]) -> vec[i64]:
    """Add every way to place one of the Passengers."""
    faces = wanted_faces(table)
    for card in cards:
        if is_wanted(faces, card):
            for place in range(MYSTERY_PLACE + 1):
                if fits(table, card, place):
                    moves = append(moves, place_card(card, place))
    return moves


def passenger_moves(table: Table, moves: vec[i64]) -> vec[i64]:
    """Add every legal move of Passengers between Lines and into Groups (S4)."""
    landings = _landings(table)
    start: i64 = -1
    for line in table.lines:
        start += 1
        if line.is_empty():
            continue
        front = line.front()
        face = face_of(front)
        whole = _opening(line)
        end: i64 = 0
        for landing in landings:
            count = whole if landing == _OPEN else landing - face
            if 0 < count <= line.up and not _would_recur(table, start, end, count):
                moves = append(moves, move_passengers(start, end))
            end += 1
        before = number_of(front) - 1
        group = 2 * class_of(front)
        one = table.groups[group].size
        if one == before:
            moves = append(moves, move_passengers(start, GROUP_PLACE + group))
        if table.groups[group + 1].size == before and (before > 0 or one > 0):
            moves = append(moves, move_passengers(start, GROUP_PLACE + group + 1))
        if _replaces_mystery(table, front):
            moves = append(moves, REPLACE + start)
        if is_mystery(front) and _is_lost_cause(table, front):
            moves = append(moves, DROP + start)
    return moves


def _landings(table: Table) -> vec[i64]:
    """For each Line the face at its front, or that it is open or closed to a new series."""
    landings = vec[i64](capacity=LINES)
    index: i64 = 0
    for line in table.lines:
        landings = append(landings, _landing(table, line, index))
        index += 1
    return landings


def _landing(table: Table, line: Line, index: i64) -> i64:
    if not line.is_empty():
        return face_of(line.front())
    return _OPEN if index != BOAT and table.is_afloat(index) else _CLOSED


def _opening(line: Line) -> i64:
    """How many front cards may open an empty Line: a whole series from its top (S4.1b), or none."""
    return line.up if is_top(line.head()) else 0


def may_move(table: Table, start: i64, end: i64) -> bool:
    """Whether the front part of a Line may move to another one now (S4.1, S4.6)."""
    count = _moving(table, start, end)
    return count > 0 and not _would_recur(table, start, end, count)


def _moving(table: Table, start: i64, end: i64) -> i64:
    """How many front cards of a Line may move to another one; 0: none. It is never a choice.

    Faces of different classes are further apart than any series is long, and a closed Line is
    below every face.
    """
    landing = _landing(table, table.lines[end], end)
    line = table.lines[start]
    count = _opening(line) if landing == _OPEN else landing - face_of(line.front())
    return count if 0 < count <= line.up else 0


def _is_lost_cause(table: Table, card: i64) -> bool:
    """S11.12: both real Passengers of the Mystery's number are saved; nothing can replace it."""
    first = 0 if class_of(card) == FIRST else 2
    number = number_of(card)
    return table.groups[first].size >= number and table.groups[first + 1].size >= number


# S4.6. A move can be undone by later moves only if it turns up no card and fills no gap for good:
# a part of a series goes from one card to its double, or a whole Line to an empty Deck. Such a move
# changes what one card, the highest moved, hangs on; an arrangement is the sum of these changes.


def _is_reversible(table: Table, start: i64, end: i64, count: i64) -> bool:
    line = table.lines[start]
    if count < line.up:
        return True
    return line.down() == 0 and table.lines[end].is_empty()


def _change(table: Table, start: i64, end: i64, count: i64) -> i64:
    """By how much a reversible move changes the key of the arrangement."""
    line = table.lines[start]
    target = table.lines[end]
    position = len(line.cards) - count
    moved = line.cards[position]
    before = line.cards[position - 1] if count < line.up else _BARE_LINE + start
    after = _BARE_LINE + end if target.is_empty() else target.front()
    return _scramble(moved * 512 + after) - _scramble(moved * 512 + before)


def _scramble(number: i64) -> i64:
    """A fixed number below 2**52 for a number below 2**17; sums of a few hardly ever coincide."""
    number = number * 0x5DEECE66D39
    number = (number ^ number >> 29) & 0x3FFFFFFF
    number = number * 0x5851F42D
    return (number ^ number >> 23) & 0xFFFFFFFFFFFFF


def recurs(table: Table, start: i64, end: i64) -> bool:
    """Whether a legal move brings back an arrangement of this turn: nothing is gained by it."""
    return _is_again(table, start, end, _moving(table, start, end))


def _would_recur(table: Table, start: i64, end: i64, count: i64) -> bool:
    return table.rules.switches.no_recurrence and _is_again(table, start, end, count)


def _is_again(table: Table, start: i64, end: i64, count: i64) -> bool:
    if not _is_reversible(table, start, end, count):
        return False
    now = table.arrangements[len(table.arrangements) - 1]
    return now + _change(table, start, end, count) in table.arrangements


def _note_arrangement(table: Table, start: i64, end: i64, count: i64) -> None:
    if _is_reversible(table, start, end, count):
        now = table.arrangements[len(table.arrangements) - 1]
        change = _change(table, start, end, count)
        table.arrangements = append(table.arrangements, now + change)
    else:
        forget_arrangements(table)


def forget_arrangements(table: Table) -> None:
    """Nothing before this can recur."""
    if len(table.arrangements) > 1:
        table.arrangements = vec[i64]([0])


# Playing


def play_passenger_move(table: Table, move: i64, now: Play) -> None:
    """Play a move of `passenger_moves`."""
    table.has_moved = True
    if move < REPLACE:
        start = (move - MOVE) // LINES_AND_GROUPS
        end = (move - MOVE) % LINES_AND_GROUPS
        if end < LINES:
            _move_series(table, start, end, now)
        else:
            _move_front(table, start, end, now)
    elif move < DROP:
        _move_front(table, move - REPLACE, MYSTERY_PLACE, now)
    else:
        _drop_mystery(table, move - DROP, now)


def _move_series(table: Table, start: i64, end: i64, now: Play) -> None:
    count = _moving(table, start, end)
    _note_arrangement(table, start, end, count)
    moved = table.lines[start].take(count)
    for card in moved:
        table.lines[end].put(card)
    if now.events is not None:
        cards = " ".join([write_card(card) for card in moved])
        args: View = {"seat": table.seat + 1, "cards": cards, "count": count}
        args["from"] = PLACE_NAMES[start]
        args["to"] = PLACE_NAMES[end]
        now.tell("passengers-moved", args)
    table.close_up(start, now)


def _move_front(table: Table, start: i64, place: i64, now: Play) -> None:
    """The front card of a Line goes into a Group or replaces its Mystery."""
    forget_arrangements(table)
    card = table.lines[start].take_front()
    earned = put_passenger(table, card, place, start, now)
    table.close_up(start, now)
    if earned:
        reward_latimer(table, now)


def _drop_mystery(table: Table, start: i64, now: Play) -> None:
    forget_arrangements(table)
    card = table.lines[start].take_front()
    table.leave_mystery(card, now)
    table.close_up(start, now)


def put_passenger(table: Table, card: i64, place: i64, start: i64, now: Play) -> bool:
    """One Passenger (or a Mystery standing in) is placed; whether Latimer earned a card (S10.4).

    `start` is the Line it left, or NONE. The caller rewards Latimer once all else has happened.
    """
    end = place
    if place == MYSTERY_PLACE:
        end = _replace_mystery(table, card, now)
    elif place < LINES:
        table.lines[place].put(card)
    else:
        table.groups[place - GROUP_PLACE].put(card)
    if now.events is not None:
        args: View = {"seat": table.seat + 1, "card": write_card(card), "to": PLACE_NAMES[end]}
        args["from"] = PLACE_NAMES[start] if start != NONE else ""
        now.tell("passenger-saved" if end >= GROUP_PLACE else "passenger-placed", args)
    if end < GROUP_PLACE:
        return False
    _check_all_saved(table, now)
    return table.phase != OVER and _completes_three(table, end - GROUP_PLACE, card)


def _replace_mystery(table: Table, card: i64, now: Play) -> i64:
    """A real Passenger takes the place of the Mystery standing in for it (S11.12); where it lay."""
    cls = class_of(card)
    number = number_of(card)
    found: i64 = NONE
    for index in range(GROUPS):
        if index // 2 == cls and table.groups[index].mystery == number:
            table.groups[index].put(card)
            found = GROUP_PLACE + index
    for index in range(LINES):
        line = table.lines[index]
        for position in range(line.down(), len(line.cards)):
            held = line.cards[position]
            if is_mystery(held) and class_of(held) == cls:
                line.cards[position] = card
                found = index
    table.leave_mystery(mystery(cls, number), now)
    return found


def _check_all_saved(table: Table, now: Play) -> None:
    """S8.1: the game ends at once when all four Groups are complete."""
    for index in range(GROUPS):
        if table.groups[index].size < top_of(index // 2):
            return
    table.all_saved = True
    table.phase = OVER
    if now.events is not None:
        now.tell("all-saved", {})


def _completes_three(table: Table, index: i64, card: i64) -> bool:
    """S10.4: whether the Anchor just placed completes a series of three."""
    if not has_anchor(card):
        return False
    below = table.groups[index].anchors_below(number_of(card))
    above = table.groups[index].anchors_above(number_of(card))
    if table.rules.switches.latimer_exactly_three:
        return below + 1 + above == 3
    return (below + 1 + above) // 3 > below // 3 + above // 3


def may_earn(table: Table, card: i64, place: i64) -> bool:
    """Whether this Passenger, placed there, may earn Latimer a card; certain but for a Mystery's
    place, which may be in a Line.
    """
    if place == MYSTERY_PLACE:
        return has_anchor(card)
    return place >= GROUP_PLACE and _completes_three(table, place - GROUP_PLACE, card)


def reward_latimer(table: Table, now: Play) -> None:
    """Latimer draws his Action card."""
    seat = table.who_is(LATIMER)
    if seat != NONE and table.phase != OVER:
        table.draw_into_hand(seat, now)
