"""How a turn goes on, and how it and the match end (T4.6, T5.1, T6.5)."""

from mypy_extensions import i64

from carpathia.engine.game import TURN_BEGAN, Event, View
from carpathia.games.titus.joining import cash, has_free_move, runs_of
from carpathia.games.titus.scoring import LEFTOVER
from carpathia.games.titus.table import LONG, NONE, OVER, TURN, Table
from carpathia.games.titus.taking import LIMIT, is_unlimited, may_take


def go_on(table: Table, events: list[Event] | None) -> None:
    """A turn ends by itself where nothing more can be done (T6.5)."""
    if not may_take(table) and not has_free_move(table):
        end_turn(table, events)


def cash_in_turn(table: Table, low: i64, events: list[Event] | None) -> None:
    """Cash a group; it may bring the limit back (T4.6)."""
    was_unlimited = is_unlimited(table)
    cash(table, low, events)
    if was_unlimited and not is_unlimited(table):
        if events is not None:
            events.append(Event("limit-returned", {"seat": table.seat + 1, "takes": table.takes}))
        if table.rules.switches.limit_ends_turn and table.takes >= LIMIT:
            end_turn(table, events)
            return
    go_on(table, events)


def end_turn(table: Table, events: list[Event] | None) -> None:
    """The next seat begins; the turn in which the pile ran out was the last (T5.1)."""
    table.takes = 0
    table.last = NONE
    if table.in_pile() == 0:
        table.phase = OVER
        if events is not None:
            _tell_leftovers(table, events)
        return
    table.phase = TURN
    table.seat = (table.seat + 1) % table.rules.seats
    if events is not None:
        events.append(Event(TURN_BEGAN, {"seat": table.seat + 1}))


def _tell_leftovers(table: Table, events: list[Event]) -> None:
    """T5.2: what long runs in the displays still bring."""
    for seat in range(table.rules.seats):
        for low in runs_of(table, seat):
            if table.length(low) >= LONG:
                args: View = {"seat": seat + 1, "points": LEFTOVER}
                args["from"] = table.front[low]
                args["to"] = table.front[table.highest(low)]
                args["count"] = table.length(low)
                events.append(Event("leftover-counted", args))
