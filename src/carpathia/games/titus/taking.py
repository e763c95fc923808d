"""Taking coins: from the pile, by a swap, back from a victory card (T4.1, T4.2), and how many."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.engine.game import Event, View
from carpathia.games.titus.components import value_of
from carpathia.games.titus.moves import KEEP, LIFT, SWAP, TAKE_BACK
from carpathia.games.titus.table import LIFTED, NONE, ON_CARD, TURN, Table

LIMIT: Final = 3
"""The coin with this number is the last of a turn (T4.6)."""


def is_unlimited(table: Table) -> bool:
    """T4.6: the seat to act holds strictly fewer victory cards than every other."""
    own = table.cards_of(table.seat)
    for seat in range(table.rules.seats):
        if seat != table.seat and table.cards_of(seat) <= own:
            return False
    return True


def may_take(table: Table) -> bool:
    """Whether a (further) coin may be taken now."""
    if table.phase != TURN or table.in_pile() == 0:  # T5.1
        return False
    if table.takes == 0:  # T4.7
        return True
    return _last_is_placed(table) and (table.takes < LIMIT or is_unlimited(table))


def _last_is_placed(table: Table) -> bool:
    """T4.5: the coin last taken lies in a group, or in a series cashed since."""
    return table.owner[table.last] >= ON_CARD or not table.is_single(table.last)


def take_moves(table: Table, moves: vec[i64]) -> vec[i64]:
    """Add every way to take a coin."""
    if not may_take(table):
        return moves
    moves = append(moves, LIFT)
    for card in range(len(table.holders)):
        if table.holders[card] != table.seat and table.tops[card] != NONE:
            moves = append(moves, TAKE_BACK + card)
    return moves


def lifted_moves(table: Table) -> vec[i64]:
    """What may become of a lifted coin (T4.1)."""
    moves = vec[i64]()
    moves = append(moves, KEEP)
    for coin in range(table.lifted):
        owner = table.owner[coin]
        if 0 <= owner < ON_CARD and owner != table.seat and table.is_single(coin):
            moves = append(moves, SWAP + coin)
    return moves


def lift(table: Table, events: list[Event] | None) -> None:
    """The top coin leaves the pile, and the next one can be seen (T4.1)."""
    coin = table.lifted
    table.touch(coin)
    table.lifted += 1
    table.phase = LIFTED
    if events is not None:
        lifted: View = {"seat": table.seat + 1, "coin": coin + 1, "number": table.front[coin]}
        events.append(Event("coin-lifted", lifted))
        # T6.2: no lift is ever taken back, so the last one, which shows nothing, ends undo too.
        if table.in_pile() == 0:
            events.append(Event("pile-emptied", {}, True))
        else:
            shown: View = {"coin": coin + 2, "number": table.front[coin + 1]}
            events.append(Event("next-coin-shown", shown, True))


def keep(table: Table, events: list[Event] | None) -> None:
    """The lifted coin comes into the player's own display (T4.1)."""
    coin = table.lifted - 1
    _come_in(table, coin)
    if events is not None:
        args: View = {"seat": table.seat + 1, "coin": coin + 1, "number": table.front[coin]}
        events.append(Event("coin-kept", args))


def swap(table: Table, taken: i64, events: list[Event] | None) -> None:
    """The lifted coin goes to another display, and a single of it comes in, flipped (T4.1)."""
    laid = table.lifted - 1
    owner = table.owner[taken]
    table.owner[laid] = owner
    table.touch(laid)
    _come_in(table, taken)
    if events is not None:
        args: View = {"seat": table.seat + 1, "owner": owner + 1}
        args["coin"] = laid + 1
        args["number"] = table.front[laid]
        args["taken"] = taken + 1
        args["showing"] = table.front[taken]
        events.append(Event("coin-swapped", args))
    table.flip(taken, events)


def take_back(table: Table, card: i64, events: list[Event] | None) -> None:
    """The top coin of a series of somebody else comes in, flipped (T4.2)."""
    coin = table.unlink_top(card)
    _come_in(table, coin)
    if events is not None:
        args: View = {"seat": table.seat + 1, "owner": table.holders[card] + 1}
        args["coin"] = coin + 1
        args["number"] = table.front[coin]
        args["card"] = value_of(int(card))
        args["left"] = table.series_length(card)
        events.append(Event("coin-taken-back", args))
    table.flip(coin, events)


def _come_in(table: Table, coin: i64) -> None:
    """A coin comes into the display of the seat to act, as a single (T4.3). It is a take."""
    table.owner[coin] = table.seat
    table.touch(coin)
    table.last = coin
    table.takes += 1
    table.phase = TURN
