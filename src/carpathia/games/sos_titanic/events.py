"""Every event SOS Titanic can emit, with its arguments. The catalogues must agree with this table.

`seat`, `owner` and `to` of an action card are seats from 1; places are the names of `PLACE_NAMES`;
cards are written as in `cards`, several of them with spaces between.
"""

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "turn-began": ("seat",),
    "passengers-moved": ("seat", "cards", "count", "from", "to"),
    "passenger-placed": ("seat", "card", "from", "to"),
    "passenger-saved": ("seat", "card", "from", "to"),
    "passenger-turned-up": ("line", "card"),
    "passengers-drawn": ("seat", "cards", "count"),
    "passengers-discarded": ("cards", "count"),
    "rescue-failed": ("seat",),
    "stack-ran-out": ("seat",),
    "stack-shuffled": ("count",),
    "page-turned": ("page", "clock"),
    "deck-lost": ("deck",),
    "panic-broke-out": ("from", "to", "count"),
    "ship-sunk": (),
    "all-saved": (),
    "action-drawn": ("seat", "card"),
    "actions-refilled": ("count",),
    "actions-offered": ("seat", "cards", "count"),
    "action-kept": ("seat", "card"),
    "action-played": ("seat", "card", "owner"),
    "action-had-no-effect": ("card",),
    "action-given": ("seat", "to", "card"),
    "hands-collected": ("seat", "count"),
    "hand-borrowed": ("seat", "owner"),
    "stack-top-seen": ("seat", "cards", "count"),
    "stack-seen": ("seat", "cards", "count"),
    "discard-seen": ("seat", "cards", "count"),
    "action-stack-seen": ("seat", "cards", "count"),
    "action-discard-seen": ("seat", "cards", "count"),
    "line-seen": ("seat", "line", "cards"),
    "passenger-put-on-top": ("card",),
    "passenger-put-under": ("card",),
    "passenger-brought-forward": ("line", "card"),
    "lines-evened": ("bow", "stern", "count"),
    "line-swept": ("line", "cards", "count"),
    "boat-lowered": ("from", "cards", "count"),
    "boat-emptied": (),
    "mystery-left": ("card",),
    "anchor-sought": ("seat", "cards", "count"),
    "survivors-swapped": ("seat", "card"),
}
