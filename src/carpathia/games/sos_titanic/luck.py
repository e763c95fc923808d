"""Which moves shuffle something: what chance decides, before it does.

Nothing here plays. Each question is answered from the table as it lies, and a little too often with
yes where the exact answer would mean to play the move: a panic of one, an Action discard of one.
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
)
from carpathia.games.sos_titanic.components import DECKS
from carpathia.games.sos_titanic.moves import (
    BORROW,
    FRONT,
    KEEP,
    PASS,
    PLACE,
    PLAY_BOAT,
    PLAY_PLAIN,
    PLAY_SAME_LINES,
    RESCUE,
    SEEK,
    TOP,
)
from carpathia.games.sos_titanic.placing import any_placeable
from carpathia.games.sos_titanic.rescue import compensation
from carpathia.games.sos_titanic.table import NONE, Table


def luck_of(table: Table, move: i64) -> i64:
    """ORDERS if something may be shuffled in this move, 0 if certainly nothing is."""
    return ORDERS if _may_shuffle(table, move) else 0


def _may_shuffle(table: Table, move: i64) -> bool:
    if move < RESCUE:
        return move != PASS and _may_run_out(table, LATIMER, 1)
    if move < PLACE:
        return _may_rescue_shuffle(table, move - RESCUE)
    if move < PLAY_PLAIN:
        is_searched = table.playing == COME_ON and len(table.stack) > 2
        return is_searched or _may_run_out(table, LATIMER, 1)
    if move < BORROW:
        return _may_action_shuffle(table, move)
    if move < FRONT:
        return False
    if move < TOP:
        return len(table.lines[table.chosen_line].cards) > 2  # S11.4: all but the one in front
    if KEEP <= move < SEEK:
        if table.playing == NONE:  # S10.6: Fleet has chosen, and Pitman draws
            return _may_run_out(table, PITMAN, 1)
        return table.playing == PLAN_A and len(table.action_stack) > 2
    return False


def _may_rescue_shuffle(table: Table, count: i64) -> bool:
    if count == 0 and len(table.discard) > 0:
        return len(table.discard) > 1 or _may_panic(table)  # S5.4
    return _may_failure_shuffle(table) and not _finds_place(table, count)


def _finds_place(table: Table, count: i64) -> bool:
    """Whether one of the next Passengers of the stack may be placed (S5.2)."""
    return any_placeable(table, table.stack[len(table.stack) - count :])


def _may_failure_shuffle(table: Table) -> bool:
    """S5.3: a panic, or more Action cards than the stack has."""
    if table.page + 1 >= table.rules.components.pages:
        return False  # S8.1
    draws = compensation(table.crew_to_act())
    if draws > len(table.action_stack) or _may_run_out(table, PITMAN, draws + 1):
        return True
    return _may_panic(table)


def _may_panic(table: Table) -> bool:
    """Whether the next page takes a Deck with Passengers (S7.1)."""
    if table.page + 1 >= table.rules.components.pages:
        return False
    for deck in range(DECKS):
        if table.rules.components.lost_at[deck] == table.page + 1:
            return not table.lines[deck].is_empty()
    return False


def _may_run_out(table: Table, crew: i64, draws: i64) -> bool:
    """Whether the Action stack has too few cards for one who draws at another's move (S6.1)."""
    return draws > len(table.action_stack) and table.who_is(crew) != NONE


def _may_action_shuffle(table: Table, move: i64) -> bool:
    if move == PLAY_PLAIN + COME_ON:
        found = any_placeable(table, table.stack)
        return not found and (len(table.stack) > 1 or _may_panic(table))
    if move == PLAY_PLAIN + COME_BACK:
        return _may_panic(table) and not any_placeable(table, table.discard)
    if move == PLAY_PLAIN + SAVE_TIME:
        return len(table.stack) + len(table.discard) > 1
    if move == PLAY_PLAIN + PLAN_A:
        return len(table.action_stack) == 0 and len(table.action_discard) > 1
    if PLAY_SAME_LINES <= move < PLAY_BOAT:
        pair = move - PLAY_SAME_LINES
        bow, stern = table.lines[pair // DECKS], table.lines[pair % DECKS]
        return len(bow.cards) + len(stern.cards) > 1
    return False
