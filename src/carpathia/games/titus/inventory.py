"""Where every component is, and what must always be true of a table. For fuzzing and positions."""

from typing import Final

from mypy_extensions import i64

from carpathia.games.titus.coins import pair_of
from carpathia.games.titus.components import VICTORY_CARDS, value_of
from carpathia.games.titus.table import LIFTED, NONE, ON_CARD, OVER, TURN, Table

_CARD_ITEM: Final = 1000
"""A victory card is this item plus its value; a coin is its pair."""


def inventory(table: Table) -> list[int]:
    """Every coin and victory card, wherever it lies; sorted."""
    found = coins_of(table)
    held = len(table.holders)
    found += [_CARD_ITEM + value_of(card) for card in range(held)]
    found += [_CARD_ITEM + value_of(card) for card in range(held, held + table.cards_left())]
    return sorted(found)


def coins_of(table: Table) -> list[int]:
    """The pair of every coin."""
    return [int(pair_of(table.front[c], table.back[c])) for c in range(len(table.front))]


def check_table(table: Table) -> str:
    """The first thing that is wrong with a table, or ''. `inventory` is checked by its owner."""
    if not 0 <= table.lifted <= len(table.front):
        return "more coins have left the pile than there are"
    if len(table.holders) != len(table.tops) or table.cards_left() < 0:
        return f"there are {VICTORY_CARDS} victory cards"
    for coin in range(len(table.front)):
        wrong = _check_coin(table, coin)
        if wrong:
            return wrong
    for card in range(len(table.holders)):
        wrong = _check_card(table, card)
        if wrong:
            return wrong
    return _check_turn(table)


def _check_coin(table: Table, coin: i64) -> str:
    name = f"coin {coin + 1}"
    owner = table.owner[coin]
    in_hand = table.phase == LIFTED and coin == table.lifted - 1
    if coin >= table.lifted or in_hand:
        if owner != NONE or not table.is_single(coin) or table.has_seen_back(coin):
            return f"{name} was not taken yet"
        return ""
    is_seat = 0 <= owner < table.rules.seats
    if not is_seat and not ON_CARD <= owner < ON_CARD + len(table.holders):
        return f"{name} lies nowhere"
    above = table.above[coin]
    if above != NONE:
        if table.below[above] != coin or table.owner[above] != owner:
            return f"{name} does not hold together with coin {above + 1}"
        if table.front[above] != table.front[coin] + 1:
            return f"coin {above + 1} does not fit onto {name}"
    below = table.below[coin]
    if below != NONE and table.above[below] != coin:
        return f"{name} does not hold together with coin {below + 1}"
    return ""


def _check_card(table: Table, card: i64) -> str:
    """A victory card has one series at most, and knows its top."""
    name = f"victory card {value_of(int(card))}"
    if not 0 <= table.holders[card] < table.rules.seats:
        return f"nobody holds {name}"
    tops = [c for c in range(table.lifted) if table.owner[c] == ON_CARD + card]
    tops = [c for c in tops if table.above[c] == NONE]
    known = [] if table.tops[card] == NONE else [int(table.tops[card])]
    return "" if tops == known else f"{name} does not bear one series"


def _check_turn(table: Table) -> str:
    if not 0 <= table.seat < table.rules.seats:
        return "nobody is to act"
    if table.phase == LIFTED and table.lifted == 0:
        return "no coin is lifted"
    if table.phase == OVER and table.in_pile() > 0:
        return "the match is over and the pile is not empty"
    if table.phase == TURN and table.in_pile() == 0 and table.takes == 0:
        return "the pile is empty and the match goes on"
    if (table.takes > 0) != (table.last != NONE):
        return "the coin last taken does not agree with how many were taken"
    if table.last != NONE:
        owner = table.owner[table.last]
        keeper = table.holders[owner - ON_CARD] if owner >= ON_CARD else owner
        if keeper != table.seat:
            return f"coin {table.last + 1} was not taken by seat {table.seat + 1}"
    return ""
