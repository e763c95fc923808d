"""Where every component is, and what must always be true of a table. For fuzzing and positions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from carpathia.engine.belief import Belief
from carpathia.games.sos_titanic.cards import (
    ACTION_ITEM,
    COLLAPSIBLE_BOAT,
    COME_BACK,
    COME_ON,
    CREW_ITEM,
    FLEET,
    GET_READY,
    KINDS,
    LIGHTOLLER,
    LOWE,
    MYSTERY_FIRST,
    PHILLIPS,
    PLAN_A,
    PLAN_B,
    SMITH,
    YOUR_TURN,
    class_of,
    face_of,
    is_mystery,
    number_of,
    top_of,
    write_card,
)
from carpathia.games.sos_titanic.guessing import unseen_actions
from carpathia.games.sos_titanic.moves import BOAT, GROUPS, LINES
from carpathia.games.sos_titanic.table import (
    BORROWING,
    DEALING,
    DRAWING,
    ENCORE,
    FRONTING,
    KEEPING,
    NONE,
    ORDERING,
    OVER,
    PHASE_NAMES,
    PLACING,
    STACK_PILE,
    SWAPPING,
    Table,
)

# Which Action cards take effect by a phase, and whose own the others are.
_EFFECTS: Final[dict[int, tuple[int, ...]]] = {
    PLACING: (COME_ON, COME_BACK),
    ORDERING: (GET_READY,),
    FRONTING: (YOUR_TURN,),
    KEEPING: (PLAN_A, PLAN_B),
}
_OWN: Final = {SWAPPING: LOWE, DEALING: SMITH, BORROWING: PHILLIPS, ENCORE: LIGHTOLLER}


def inventory(table: Table) -> list[int]:
    """Every card, wherever it lies, as items; sorted."""
    found: list[int] = [CREW_ITEM + int(crew) for crew in table.crew]
    for line in table.lines:
        found += [_item(card) for card in line.cards]
    for index in range(GROUPS):
        for number in range(1, table.groups[index].size + 1):
            found.append(_item(table.groups[index].card(index // 2, number)))
    for pile in (table.stack, table.discard):
        found += [int(card) for card in pile]
    found += [int(card) for card in table.drawn]
    for pile in (table.action_stack, table.action_discard):
        found += [ACTION_ITEM + int(kind) for kind in pile]
    found += [ACTION_ITEM + int(kind) for kind in table.offered]
    for index in range(len(table.hands)):
        found += [ACTION_ITEM + int(index % KINDS)] * int(table.hands[index])
    if table.playing != NONE:
        found.append(ACTION_ITEM + int(table.playing))
    if not table.lines[BOAT].is_empty():
        found.append(ACTION_ITEM + COLLAPSIBLE_BOAT)
    return sorted(found)


def _item(card: i64) -> int:
    """A Mystery on the table is an Action card."""
    return int(ACTION_ITEM + MYSTERY_FIRST + class_of(card)) if is_mystery(card) else int(card)


def check_table(table: Table) -> str:
    """The first thing that is wrong with a table, or ''. `inventory` is checked by its owner."""
    for index in range(LINES):
        wrong = _check_line(table, index)
        if wrong:
            return wrong
    for cls in range(2):
        wrong = _check_mystery(table, cls)
        if wrong:
            return wrong
    for index in range(GROUPS):
        if table.groups[index].size > top_of(index // 2):
            return f"group {index} is too long"
    if any(count < 0 for count in table.hands):
        return "a hand owes a card"
    if sorted(int(kind) for kind in table.action_stack) != [int(k) for k in unseen_actions(table)]:
        return "the Action stack is not what lies nowhere else"
    if table.is_sunk() and table.phase != OVER:
        return "the ship is gone and the match goes on"
    wrong = _check_phase(table)
    if wrong:
        return wrong
    if table.belief is not None:
        return _check_belief(table, table.belief)
    return ""


def _check_phase(table: Table) -> str:
    """Whoever is to act holds in his fingers what he has to decide about, and nothing else."""
    phase = int(table.phase)
    crew = int(table.crew_to_act())
    by_card = table.playing != NONE
    whole = all(table.groups[index].size == top_of(index // 2) for index in range(GROUPS))
    what = ""
    if table.all_saved != whole or (phase == OVER) != (whole or table.is_sunk()):
        what = "an end"
    elif by_card and int(table.playing) not in _EFFECTS.get(phase, ()):
        what = "a card that takes effect"
    elif not by_card and phase in (ORDERING, FRONTING):
        what = "no card that takes effect"
    elif _OWN.get(phase, crew) != crew or (phase == KEEPING and not by_card and crew != FLEET):
        what = "another crew member"
    elif phase == DRAWING and len(table.stack) == 0:
        what = "an empty stack"
    else:
        what = _check_fingers(table, phase, by_card)
    return f"phase {PHASE_NAMES[phase]} with {what}" if what else ""


def _check_fingers(table: Table, phase: int, by_card: bool) -> str:
    if phase != OVER:  # Murdoch may hold more when the last Passenger is saved
        draws = phase == ORDERING or (phase == PLACING and not by_card)
        if (len(table.drawn) > 0) != draws or (table.has_placed and not draws):
            return "these drawn Passengers"
    offers = phase == DEALING or (phase == KEEPING and not by_card)
    if (len(table.offered) > 0) != offers or (len(table.hands_before) > 0) != (phase == DEALING):
        return "these Action cards on offer"
    kinds = [int(kind) for kind in table.offered]
    if phase == DEALING and kinds != sorted(kinds):
        return "unsorted Action cards"  # like cards are dealt one after the other
    if (table.chosen_line != NONE) != (phase == FRONTING):
        return "this chosen Line"
    borrows = phase in (BORROWING, OVER) or by_card
    if table.owner != table.seat and not (borrows and table.crew_to_act() == PHILLIPS):
        return "another's hand"
    if phase == BORROWING and table.owner == table.seat:
        return "no other's hand"
    if phase == ENCORE and (
        table.fresh_card == NONE or not table.holds(table.seat, table.fresh_card)
    ):
        return "no fresh card"
    return ""


def _check_line(table: Table, index: i64) -> str:
    line = table.lines[index]
    if line.is_empty():
        return ""
    if index != BOAT and not table.is_afloat(index) and not table.is_sunk():
        return f"line {index + 1} queues on a lost deck"
    if line.up < 1:
        return f"line {index + 1} has no card face up"
    for position in range(len(line.cards)):
        card = line.cards[position]
        if position < line.down() and is_mystery(card):
            return f"line {index + 1} hides a Mystery"
        if position > line.down() and face_of(line.cards[position - 1]) != face_of(card) + 1:
            return f"line {index + 1} shows no series at {write_card(card)}"
    return ""


def _check_mystery(table: Table, cls: i64) -> str:
    """What the table says of a Mystery's number agrees with where it lies."""
    numbers: list[int] = []
    for line in table.lines:
        for card in line.cards:
            if is_mystery(card) and class_of(card) == cls:
                numbers.append(int(number_of(card)))
    for index in range(2 * cls, 2 * cls + 2):
        if table.groups[index].mystery:
            numbers.append(int(table.groups[index].mystery))
    said = int(table.mysteries[cls])
    return "" if numbers == ([said] if said else []) else f"Mystery {cls} is not where it should be"


def _check_belief(table: Table, belief: Belief) -> str:
    """The truth is one of the things the players think possible."""
    for index in range(LINES):
        line = table.lines[index]
        hidden = vec[i64](line.hidden())
        if not belief.allows(int(index), hidden):
            return f"what is known of line {index + 1} is not true"
    if not belief.allows(STACK_PILE, table.stack):
        return "what is known of the stack is not true"
    return ""
