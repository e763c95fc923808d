"""What the players see: a view built up from nothing. Nothing is private: all seats see the same.

A back is never shown, not even one that everybody has seen: remembering is the game (T6.1). Runs
and series are listed from their lowest coin up.
"""

from mypy_extensions import i64

from carpathia.engine.game import Json, View
from carpathia.games.titus.coins import write_pair
from carpathia.games.titus.components import value_of
from carpathia.games.titus.guessing import unknown_pairs
from carpathia.games.titus.joining import runs_of
from carpathia.games.titus.scoring import coins_on_cards, score
from carpathia.games.titus.table import LIFTED, NONE, OVER, PHASE_NAMES, Table
from carpathia.games.titus.taking import LIMIT, is_unlimited, may_take


def view_table(table: Table, seat: int) -> View:
    """The table as `seat` sees it (T2.1, T3.1)."""
    pile = table.in_pile()
    shown: View = {
        "you": seat + 1,
        "to-act": 0 if table.phase == OVER else table.seat + 1,
        "phase": PHASE_NAMES[table.phase],
        "pile": pile,
        "next": _view_coin(table, table.lifted) if pile > 0 else None,
        "lifted": _view_coin(table, table.lifted - 1) if table.phase == LIFTED else None,
        "card": table.value_of_top(),
        "cards-left": table.cards_left(),
        "players": [_view_player(table, index) for index in range(table.rules.seats)],
        "takes": table.takes,
        "limit": LIMIT,
        "unlimited": table.phase != OVER and is_unlimited(table),
        "last": None if table.last == NONE else table.last + 1,
        "may-take": may_take(table),
    }
    if table.rules.memory_aid:  # T6.1: an optional assist, named as what it is
        shown["memory-aid"] = {"backs": _view_backs(table), "unknown": _view_unknown(table)}
    return shown


def _view_coin(table: Table, coin: i64) -> Json:
    return {"coin": coin + 1, "number": table.front[coin]}


def _view_chain(table: Table, lowest: i64) -> list[Json]:
    coins: list[Json] = []
    coin = lowest
    while coin != NONE:
        coins.append(_view_coin(table, coin))
        coin = table.above[coin]
    return coins


def _view_player(table: Table, seat: i64) -> Json:
    runs: list[Json] = []
    for low in _sorted_runs(table, seat):
        runs.append(_view_chain(table, low))
    cards: list[Json] = []
    for card in range(len(table.holders)):
        if table.holders[card] == seat:
            top = table.tops[card]
            series = [] if top == NONE else _view_chain(table, table.lowest(top))
            cards.append({"value": value_of(card), "series": series})
    return {
        "runs": runs,
        "cards": cards,
        "points": score(table, seat),
        "coins": coins_on_cards(table, seat),
    }


def _sorted_runs(table: Table, seat: i64) -> list[int]:
    """The lowest coins of the runs, by number, then in the order in which they came up."""
    keys = [int(table.front[low]) * 64 + int(low) for low in runs_of(table, seat)]
    return [key % 64 for key in sorted(keys)]


def _view_backs(table: Table) -> Json:
    """The backs that were once up, coin by coin."""
    backs: list[Json] = []
    for coin in range(table.lifted):
        if table.has_seen_back(coin):
            backs.append({"coin": coin + 1, "back": table.back[coin]})
    return backs


def _view_unknown(table: Table) -> Json:
    """The coins of which nobody has seen both faces yet."""
    words: list[Json] = []
    copies = unknown_pairs(table)
    for pair in range(len(copies)):
        for _ in range(copies[pair]):
            words.append(write_pair(pair))
    return words
