"""Powers used instead of a turn, and Phillips' reach into other hands (S10.5, S10.7, S10.10)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.engine.game import View
from carpathia.games.sos_titanic.actions import kind_moves, play_moves
from carpathia.games.sos_titanic.cards import (
    ACTION_NAMES,
    KINDS,
    LOWE,
    PHILLIPS,
    SMITH,
    class_of,
    has_anchor,
    number_of,
    passenger_at,
    write_card,
    write_face,
)
from carpathia.games.sos_titanic.moves import (
    BORROW,
    GIVE,
    NEW_DEAL,
    PASS,
    SEEK,
    SWAP,
    swap_number,
)
from carpathia.games.sos_titanic.sinking import end_turn
from carpathia.games.sos_titanic.table import (
    BORROWING,
    DEALING,
    SWAPPING,
    Play,
    Table,
)


def power_moves(table: Table, moves: vec[i64]) -> vec[i64]:
    """Add the powers the crew to act may use now."""
    crew = table.crew_to_act()
    if crew == PHILLIPS:
        return _borrow_moves(table, moves)
    if crew == LOWE and len(table.stack) > 0 and _may_use_instead(table, crew):
        return append(moves, SEEK)
    if crew == SMITH and _can_deal(table) and _may_use_instead(table, crew):
        return append(moves, NEW_DEAL)
    return moves


def _may_use_instead(table: Table, crew: i64) -> bool:
    """S3.3: [en] a power that replaces the turn is open only while nothing was moved."""
    replaces = table.rules.components.crew[crew].is_instead
    return not (replaces and table.rules.switches.power_replaces_turn and table.has_moved)


# S10.5 Lowe


def seek_anchor(table: Table, now: Play) -> None:
    """Discard Passengers from the stack one by one until an Anchor has been discarded."""
    found = False
    words: list[str] = []
    while not found and len(table.stack) > 0:
        card = table.draw_passenger()
        table.discard_passenger(card)
        found = has_anchor(card)
        words.append(write_card(card))
    if now.events is not None:
        args: View = {"seat": table.seat + 1, "cards": " ".join(words), "count": len(words)}
        now.tell("anchor-sought", args, True)
    if found and len(_swaps(table)) > 0:
        table.phase = SWAPPING
    else:
        end_turn(table, now)


def swap_moves(table: Table) -> vec[i64]:
    """He may swap, or pass."""
    moves = vec[i64]([PASS])
    for move in _swaps(table):
        moves = append(moves, move)
    return moves


def _swaps(table: Table) -> vec[i64]:
    """Every class and number that both Groups of a class hold."""
    moves = vec[i64]()
    for cls in range(2):
        both = table.groups[2 * cls].size
        if table.groups[2 * cls + 1].size < both:
            both = table.groups[2 * cls + 1].size
        for number in range(1, both + 1):
            moves = append(moves, swap_number(cls, number))
    return moves


def swap_survivors(table: Table, move: i64, now: Play) -> None:
    """Two Survivors of the same class and number change Groups; no Latimer for it (S10.4)."""
    face = passenger_at(2 * (move - SWAP))
    cls = class_of(face)
    number = number_of(face)
    one = table.groups[2 * cls]
    two = table.groups[2 * cls + 1]
    moving = one.card(cls, number)
    one.put(two.card(cls, number))
    two.put(moving)
    if now.events is not None:
        now.tell("survivors-swapped", {"seat": table.seat + 1, "card": write_face(face)})
    end_turn(table, now)


# S10.7 Smith


def _can_deal(table: Table) -> bool:
    """Some hand can be made to differ: there is a card, and somebody else to give it to."""
    return table.rules.seats > 1 and any(count > 0 for count in table.hands)


def begin_deal(table: Table, now: Play) -> None:
    """Smith takes all hands; he then says for one card after the other whose it is."""
    table.hands_before = table.hands[:]
    table.offered = vec[i64]()
    for kind in range(KINDS):
        for seat in range(table.rules.seats):
            for _ in range(table.hands[seat * KINDS + kind]):
                table.offered = append(table.offered, kind)
    for index in range(len(table.hands)):
        table.hands[index] = 0
    table.phase = DEALING
    if now.events is not None:
        now.tell("hands-collected", {"seat": table.seat + 1, "count": len(table.offered)})


def give_moves(table: Table) -> vec[i64]:
    """Who may get the next card.

    Like cards are one card, so they are dealt round the table once, first seat first. A choice that
    would leave no way but the old hands is not offered.
    """
    kind = table.offered[0]
    least = _last_given(table, kind)
    moves = vec[i64]()
    for seat in range(least, table.rules.seats):
        table.change_hand(seat, kind, 1)
        open_end = _can_still_differ(table, kind, seat)
        table.change_hand(seat, kind, -1)
        if open_end:
            moves = append(moves, GIVE + seat)
    return moves


def _last_given(table: Table, kind: i64) -> i64:
    """The last seat that was given a card of this kind in the new deal, or the first seat."""
    for seat in range(table.rules.seats - 1, -1, -1):
        if table.holds(seat, kind):
            return seat
    return 0


def _can_still_differ(table: Table, kind: i64, seat: i64) -> bool:
    """Whether the hands differ from the old ones, or can still be made to by later cards."""
    later: i64 = 0
    for other in table.offered:
        if other == kind:
            later += 1
    later -= 1
    if len(table.offered) - 1 > later:
        return True  # another kind follows, and may go to anyone
    if later > 0 and seat < table.rules.seats - 1:
        return True  # the next like card may go to this seat or to one further on
    for index in range(len(table.hands)):
        left = later if index == seat * KINDS + kind else 0
        if table.hands[index] + left != table.hands_before[index]:
            return True
    return False


def give(table: Table, seat: i64, now: Play) -> None:
    """Play a move of `give_moves`."""
    kind = table.offered[0]
    table.offered = table.offered[1:]
    table.change_hand(seat, kind, 1)
    if now.events is not None:
        args: View = {"seat": table.seat + 1, "to": seat + 1, "card": ACTION_NAMES[kind]}
        now.tell("action-given", args)
    if len(table.offered) == 0:
        table.hands_before = vec[i64]()
        end_turn(table, now)


# S10.10 Phillips


def _borrow_moves(table: Table, moves: vec[i64]) -> vec[i64]:
    """Another player's hand that holds a card which can be played."""
    for seat in range(table.rules.seats):
        if seat != table.seat and _can_play_from(table, seat):
            moves = append(moves, BORROW + seat)
    return moves


def _can_play_from(table: Table, seat: i64) -> bool:
    for kind in range(KINDS):
        if table.holds(seat, kind) and len(kind_moves(table, kind, vec[i64]())) > 0:
            return True
    return False


def borrow(table: Table, seat: i64, now: Play) -> None:
    """Phillips reaches into a hand; the card he plays of it comes next."""
    table.owner = seat
    table.phase = BORROWING
    if now.events is not None:
        now.tell("hand-borrowed", {"seat": table.seat + 1, "owner": seat + 1})


def borrowed_moves(table: Table) -> vec[i64]:
    return play_moves(table, vec[i64]())
