"""The score, and who wins (T5.2, T5.3)."""

from typing import Final

from mypy_extensions import i64

from carpathia.engine.game import Result
from carpathia.games.titus.components import value_of
from carpathia.games.titus.table import LONG, NONE, ON_CARD, Table

LEFTOVER: Final = 6
"""Points for a long run that was never cashed."""

WON: Final = "won"
WON_BY_COINS: Final = "won-by-coins"
SHARED: Final = "shared"


def card_points(table: Table, seat: i64) -> int:
    points = 0
    holders = table.holders
    for card in range(len(holders)):
        if holders[card] == seat:
            points += value_of(card)
    return points


def leftovers(table: Table, seat: i64) -> int:
    """How many runs of four or more lie in a display; one of eight counts once."""
    count: i64 = 0
    owner = table.owner
    for coin in range(table.lifted):
        if owner[coin] == seat and is_leftover(table, coin):
            count += 1
    return int(count)


def is_leftover(table: Table, coin: i64) -> bool:
    """Whether a coin of a display is the lowest of a run of four or more."""
    return table.below[coin] == NONE and table.length(coin) >= LONG


def score(table: Table, seat: i64) -> int:
    """The points of a seat, as the match stands (T5.2)."""
    return card_points(table, seat) + LEFTOVER * leftovers(table, seat)


def coins_on_cards(table: Table, seat: i64) -> int:
    """What decides a tie (T5.3)."""
    count = 0
    for owner in table.owner:
        if owner >= ON_CARD and table.holders[owner - ON_CARD] == seat:
            count += 1
    return count


def result_of(table: Table) -> Result:
    """Scores a seat, how the match was won, and for each seat where its points came from.

    `place` 1 is a winner; coins tell apart those with the same points (T5.3).
    """
    scores: list[int] = []
    merits: list[int] = []
    breakdown: dict[str, int] = {}
    for seat in range(table.rules.seats):
        cards, left = card_points(table, seat), LEFTOVER * leftovers(table, seat)
        coins = coins_on_cards(table, seat)
        scores.append(cards + left)
        merits.append((cards + left) * 100 + coins)
        breakdown[f"cards-{seat + 1}"] = cards
        breakdown[f"leftovers-{seat + 1}"] = left
        breakdown[f"coins-{seat + 1}"] = coins
    for index, merit in enumerate(merits):
        breakdown[f"place-{index + 1}"] = 1 + sum(other > merit for other in merits)
    best = max(merits)
    if merits.count(best) > 1:
        return Result(scores, SHARED, breakdown)
    if scores.count(max(scores)) > 1:
        return Result(scores, WON_BY_COINS, breakdown)
    return Result(scores, WON, breakdown)
