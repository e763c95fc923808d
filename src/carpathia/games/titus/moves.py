"""Every move of Titus has one number and one text.

Numbers are dense: each kind of move has a range of its own, with its arguments packed inside. Coins
are named by the order in which they came up, victory cards by their value (T6.4).
"""

from typing import Final

from mypy_extensions import i64

from carpathia.engine.game import read_exactly
from carpathia.games.titus.coins import MOST_COINS
from carpathia.games.titus.components import VICTORY_CARDS, card_worth, value_of

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 4

# The ranges. Each begins where the one before ends.
LIFT: Final = 0
KEEP: Final = 1
END: Final = 2
TAKE_BACK: Final = 3
SWAP: Final = TAKE_BACK + VICTORY_CARDS
CASH: Final = SWAP + MOST_COINS
JOIN: Final = CASH + MOST_COINS
MOVE_COUNT: Final = JOIN + MOST_COINS * MOST_COINS

_PLAIN: Final = ("lift", "keep", "end")


def join_runs(top: i64, bottom: i64) -> i64:
    """The run that begins with the coin `bottom` goes onto the coin `top`, one below it."""
    return JOIN + top * MOST_COINS + bottom


def write_move(move: i64) -> str:
    """The text of a move."""
    if move < TAKE_BACK:
        return _PLAIN[move]
    if move < SWAP:
        return f"take-back {value_of(int(move) - TAKE_BACK)}"
    if move < CASH:
        return f"swap {move - SWAP + 1}"
    if move < JOIN:
        return f"cash {move - CASH + 1}"
    packed = move - JOIN
    return f"join {packed // MOST_COINS + 1}+{packed % MOST_COINS + 1}"


def read_move(text: str) -> i64:
    """The number of a move; raises UnreadableMove."""
    return read_exactly(text, _read, write_move)


def _read(verb: str, rest: str) -> i64:
    """The number of a move, or ValueError, or the number of another move (the caller compares)."""
    if verb in _PLAIN:
        return _PLAIN.index(verb)
    if verb == "take-back":
        return TAKE_BACK + card_worth(_read_number(rest))
    if verb == "swap":
        return SWAP + _read_coin(rest)
    if verb == "cash":
        return CASH + _read_coin(rest)
    if verb == "join":
        top, _, bottom = rest.partition("+")
        return join_runs(_read_coin(top), _read_coin(bottom))
    raise ValueError(verb)


def _read_coin(text: str) -> int:
    number = _read_number(text)
    if not 1 <= number <= MOST_COINS:
        raise ValueError(text)
    return number - 1


def _read_number(text: str) -> int:
    if len(text) > 2 or not text.isdecimal():
        raise ValueError(text)
    return int(text)
