"""What each move says, as columns: which verb, which card, from where to where.

An environment's action is a bare number. Its text, which everyone can read, says what it does; so
what is learnt of `place f7>2` can serve for `place f6>3` too.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from carpathia.engine.game import Game

Numbers = NDArray[np.int64]

LINES: Final = 7
"""Those of the six Decks, and the Collapsible Boat."""
PLACES: Final = ("1", "2", "3", "4", "5", "6", "boat", "A", "B", "C", "D", "mystery")
GROUPS_AT: Final = 7
MYSTERY_AT: Final = 11
FIRST_CLASS: Final = 13
"""Numbers there are in the first class. A face is the place of a number in f1 ... f13, s1 ...
s17."""
FACES: Final = 30
NOTHING: Final = -1

_PLAIN_VERBS: Final = (
    "pass", "move", "replace", "drop", "rescue", "place", "front", "top", "under", "seek", "swap",
)  # fmt: skip
ACTIONS: Final = (
    "get-ready", "come-on", "come-back", "save-time", "plan-a", "plan-b", "your-turn", "same-lines",
    "wait", "collapsible-boat", "mystery-first", "mystery-second",
)  # fmt: skip
KINDS: Final = (
    *_PLAIN_VERBS,
    *[f"play {action}" for action in ACTIONS],
    *[f"keep {action}" for action in ACTIONS],
    "other",
)
"""Kinds of moves; `other` is for those that nobody makes alone."""


@dataclass(frozen=True)
class Orders:
    """For each number of a move what it says, NOTHING where it says nothing."""

    kind: Numbers
    face: Numbers
    anchor: Numbers
    source: Numbers
    target: Numbers
    count: Numbers


def read_orders(game: Game) -> Orders:
    """What all moves of the game say."""
    rows = [_read(str(game.write(move))) for move in range(game.move_count)]
    return Orders(*(np.array(column) for column in zip(*rows, strict=True)))


def _read(text: str) -> tuple[int, int, int, int, int, int]:
    """Kind, face, Anchor, source, target, count."""
    verb, _, rest = text.partition(" ")
    face, anchor, source, target, count = NOTHING, 0, NOTHING, NOTHING, NOTHING
    kind = verb if verb in _PLAIN_VERBS else "other"
    start, arrow, end = rest.partition(">")
    if arrow:
        target = PLACES.index(end)
    if verb in ("place", "front", "top", "under", "swap"):
        face, anchor = _read_card(start)
    elif verb in ("move", "replace", "drop"):
        source = PLACES.index(start)
    elif verb == "rescue":
        count = int(rest or 0)
    elif verb in ("play", "keep"):
        action, _, aim = start.partition(" ")
        kind = f"{verb} {action}"
        bow, plus, stern = aim.partition("+")
        line, _, series = bow.partition("x")
        source = PLACES.index(line) if line else NOTHING
        target = PLACES.index(stern) if plus else target
        count = int(series) if series else NOTHING
    return KINDS.index(kind), face, anchor, source, target, count


def _read_card(text: str) -> tuple[int, int]:
    """`s12+`: its face, and whether it bears an Anchor.

    >>> _read_card("f1"), _read_card("s12+")
    ((0, 0), (24, 1))
    """
    number = int(text[1:].rstrip("+"))
    face = number - 1 if text[0] == "f" else FIRST_CLASS + number - 1
    return face, int(text.endswith("+"))
