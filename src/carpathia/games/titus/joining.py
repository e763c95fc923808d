"""What is free in one's own turn: to join runs, and to cash a group (T4.3, T4.4)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.engine.game import Event, View
from carpathia.games.titus.components import value_of
from carpathia.games.titus.moves import CASH, join_runs
from carpathia.games.titus.table import LONG, NONE, ON_CARD, Table

_ONE: Final[i64] = 1


def free_moves(table: Table, moves: vec[i64]) -> vec[i64]:
    """Add every join and every cashing."""
    lows = runs_of(table, table.seat)
    front = table.front
    beginnings: i64 = 0
    for low in lows:
        beginnings |= _ONE << front[low]
    for low in lows:
        top = table.highest(low)
        wanted = front[top] + 1
        if beginnings >> wanted & 1:
            for other in lows:
                if front[other] == wanted:
                    moves = append(moves, join_runs(top, other))
    if table.cards_left() > 0:  # T4.8
        for low in lows:
            if table.length(low) >= LONG:
                moves = append(moves, CASH + low)
    return moves


def has_free_move(table: Table) -> bool:
    """Whether there is anything to join or to cash: `free_moves`, asked for after every move."""
    seat = table.seat
    owner, above, below, front = table.owner, table.above, table.below, table.front
    beginnings: i64 = 0
    ends: i64 = 0
    for coin in range(table.lifted):
        if owner[coin] == seat:
            if below[coin] == NONE:
                beginnings |= _ONE << front[coin]
                if table.length(coin) >= LONG and table.cards_left() > 0:
                    return True
            if above[coin] == NONE:
                ends |= _ONE << front[coin]
    return beginnings & (ends << 1) != 0


def runs_of(table: Table, seat: i64) -> vec[i64]:
    """The lowest coin of every run in a display, in the order in which they came up."""
    lows = vec[i64]()
    owner, below = table.owner, table.below
    for coin in range(table.lifted):
        if owner[coin] == seat and below[coin] == NONE:
            lows = append(lows, coin)
    return lows


def join(table: Table, top: i64, bottom: i64, events: list[Event] | None) -> None:
    """Two runs that fit end to end become one (T3.2, T4.4)."""
    table.link(top, bottom)
    if events is not None:
        events.append(Event("runs-joined", _tell_run(table, table.lowest(top))))


def cash(table: Table, low: i64, events: list[Event] | None) -> None:
    """A group goes onto the top victory card (T4.4)."""
    card = len(table.holders)
    if events is not None:
        args = _tell_run(table, low)
        args["card"] = value_of(int(card))
        events.append(Event("group-cashed", args))
    table.holders = append(table.holders, table.seat)
    table.tops = append(table.tops, table.highest(low))
    coin = low
    while coin != NONE:
        table.owner[coin] = ON_CARD + card
        table.touch(coin)
        coin = table.above[coin]


def _tell_run(table: Table, low: i64) -> View:
    args: View = {"seat": table.seat + 1}
    args["from"] = table.front[low]
    args["to"] = table.front[table.highest(low)]
    args["count"] = table.length(low)
    return args
