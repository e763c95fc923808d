"""Every event Titus can emit, with its arguments. The catalogues must agree with this table.

`seat` and `owner` are seats from 1; `coin` and `taken` name coins by the order in which they came
up, also from 1 (T6.4); `number`, `showing`, `from` and `to` are faces; `card` is a victory card's
value.
"""

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "turn-began": ("seat",),
    "coin-lifted": ("seat", "coin", "number"),
    "next-coin-shown": ("coin", "number"),
    "pile-emptied": (),
    "coin-kept": ("seat", "coin", "number"),
    "coin-swapped": ("seat", "owner", "coin", "number", "taken", "showing"),
    "coin-taken-back": ("seat", "owner", "coin", "number", "card", "left"),
    "coin-flipped": ("coin", "from", "to"),
    "runs-joined": ("seat", "from", "to", "count"),
    "group-cashed": ("seat", "from", "to", "count", "card"),
    "limit-returned": ("seat", "takes"),
    "leftover-counted": ("seat", "from", "to", "count", "points"),
}
