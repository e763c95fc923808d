"""Which moves shuffle something: what chance decides, before it does.

Nothing here plays. Each question is answered from the table as it lies, and with yes where the
exact answer would mean to play the move: a panic of one Passenger, or of a Mystery; Latimer's card
from an Action discard of one; the last Survivor of all, after whom nobody draws.
"""

from mypy_extensions import i64

from carpathia.engine.chance import ORDERS
from carpathia.games.sos_titanic.cards import (
    COME_BACK,
    COME_ON,
    LATIMER,
    PITMAN,
    PLAN_A,
    SAVE_TIME,
    passenger_at,
)
from carpathia.games.sos_titanic.components import DECKS
from carpathia.games.sos_titanic.moves import (
    BORROW,
    DROP,
    FRONT,
    KEEP,
    LINES_AND_GROUPS,
    MOVE,
    MYSTERY_PLACE,
    PASS,
    PLACE,
    PLACES,
    PLAY_BOAT,
    PLAY_PLAIN,
    PLAY_SAME_LINES,
    REPLACE,
    RESCUE,
    SEEK,
    TOP,
)
from carpathia.games.sos_titanic.placing import any_placeable, may_earn
from carpathia.games.sos_titanic.rescue import compensation
from carpathia.games.sos_titanic.table import NONE, Table


def luck_of(table: Table, move: i64) -> i64:
    """ORDERS if something may be shuffled in this move, 0 if certainly nothing is."""
    return ORDERS if _may_shuffle(table, move) else 0


def _may_shuffle(table: Table, move: i64) -> bool:
    if move < RESCUE:
        return len(table.action_stack) == 0 and _may_passenger_shuffle(table, move)
    if move < PLACE:
        return _may_rescue_shuffle(table, move - RESCUE)
    if move < PLAY_PLAIN:
        packed = move - PLACE
        if table.playing == COME_ON and len(table.stack) > 2:
            return True  # S11.2: all but the one that was found
        return _may_latimer_shuffle(table, passenger_at(packed // PLACES), packed % PLACES)
    if move < BORROW:
        return _may_action_shuffle(table, move)
    if move < FRONT:
        return False
    if move < TOP:
        return len(table.lines[table.chosen_line].cards) > 2  # S11.4: all but the one in front
    if KEEP <= move < SEEK:
        if table.playing == NONE:  # S10.6: Fleet discards what he does not keep
            return _may_run_out(table, _pitman(table), len(table.offered) - 1)
        return table.playing == PLAN_A and len(table.action_stack) > 2  # S11.8
    return False


# Moving and placing: S10.4, Latimer draws a card


def _may_passenger_shuffle(table: Table, move: i64) -> bool:
    if move == PASS or move >= DROP:
        return False
    if move >= REPLACE:
        return _may_latimer_shuffle(table, table.lines[move - REPLACE].front(), MYSTERY_PLACE)
    place = (move - MOVE) % LINES_AND_GROUPS
    return _may_latimer_shuffle(
        table, table.lines[(move - MOVE) // LINES_AND_GROUPS].front(), place
    )


def _may_latimer_shuffle(table: Table, card: i64, place: i64) -> bool:
    if len(table.action_stack) > 0 or table.who_is(LATIMER) == NONE:
        return False
    return may_earn(table, card, place)


# The Rescue: S5


def _may_rescue_shuffle(table: Table, count: i64) -> bool:
    if count == 0 and len(table.discard) > 0:
        return len(table.discard) > 1 or _may_panic(table)  # S5.4
    return _may_failure_shuffle(table) and not _finds_place(table, count)


def _finds_place(table: Table, count: i64) -> bool:
    """Whether one of the next Passengers of the stack may be placed (S5.2)."""
    return any_placeable(table, table.stack[len(table.stack) - count :])


def _may_failure_shuffle(table: Table) -> bool:
    """S5.3: a panic, or more Action cards than the stack has."""
    if _is_last_page(table):
        return False  # S8.1: nothing after it
    draws = compensation(table.crew_to_act()) + _pitman(table)
    return _may_panic(table) or _may_run_out(table, draws, 0)


def _is_last_page(table: Table) -> bool:
    """Whether the ship sinks when the next page is turned."""
    return table.page + 1 >= table.rules.components.pages


def _may_panic(table: Table) -> bool:
    """Whether the next page takes a Deck with Passengers (S7.1)."""
    if _is_last_page(table):
        return False
    for deck in range(DECKS):
        if table.rules.components.lost_at[deck] == table.page + 1:
            return not table.lines[deck].is_empty()
    return False


def _pitman(table: Table) -> i64:
    """How many cards Pitman draws for another's failure (S10.8)."""
    pitman = table.who_is(PITMAN)
    return 1 if pitman != NONE and pitman != table.seat else 0


def _may_run_out(table: Table, draws: i64, discarded: i64) -> bool:
    """Whether Action cards are drawn from a stack made anew, after some were discarded (S6.1)."""
    return draws > len(table.action_stack) and len(table.action_discard) + discarded > 1


# Action cards: S11


def _may_action_shuffle(table: Table, move: i64) -> bool:
    if move == PLAY_PLAIN + COME_ON:
        if _is_last_page(table) or any_placeable(table, table.stack):
            return False
        return len(table.stack) > 1 or _may_panic(table)
    if move == PLAY_PLAIN + COME_BACK:
        return _may_panic(table) and not any_placeable(table, table.discard)
    if move == PLAY_PLAIN + SAVE_TIME:
        return len(table.stack) + len(table.discard) > 1
    if move == PLAY_PLAIN + PLAN_A:
        return _may_run_out(table, 1, 0)
    if PLAY_SAME_LINES <= move < PLAY_BOAT:
        pair = move - PLAY_SAME_LINES
        bow, stern = table.lines[pair // DECKS], table.lines[pair % DECKS]
        return len(bow.cards) + len(stern.cards) > 1
    return False
