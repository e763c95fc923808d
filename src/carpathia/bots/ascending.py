"""Moves as OpenSpiel wants them: a Python list, ascending. Compiled, because it is made every move.

The numbers in the list are made once for all, and lists are short and nearly in order: to make each
number anew and to call Python's own sorting costs more than the rest.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

_READY: Final[list[object]] = [*range(8192)]
"""As many as the game with the most moves needs, and some more."""


def ascending(moves: vec[i64]) -> list[int]:
    """The same moves, in order; the list is the caller's own."""
    found = _in_order(moves)
    if len(found) and found[-1] >= len(_READY):
        return [int(move) for move in found]
    return cast("list[int]", [_READY[move] for move in found])


def _in_order(moves: vec[i64]) -> vec[i64]:
    """By insertion: what a game offers is a few runs that ascend. It may be the same vec."""
    before: i64 = -1
    for move in moves:
        if move < before:
            break
        before = move
    else:
        return moves
    found = moves[:]
    at: i64 = 1
    while at < len(found):
        move = found[at]
        hole = at
        while hole > 0 and found[hole - 1] > move:
            found[hole] = found[hole - 1]
            hole -= 1
        found[hole] = move
        at += 1
    return found
