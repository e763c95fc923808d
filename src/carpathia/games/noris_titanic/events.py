"""Every event Noris' Titanic can emit, with its arguments. The catalogues must agree with it.

`seat` and `owner` are seats from 1; `from`, `to` and `cell` are cells; `face` is one of FACE_NAMES,
`tile` of TILE_NAMES; `card` is the number on a movement card; `cards` are several, with spaces.
"""

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "turn-began": ("seat",),
    "die-rolled": ("seat", "face"),
    "tiles-used-up": ("seat", "tile"),
    "tile-laid": ("seat", "tile", "buoys", "turns", "place"),
    "pawn-buried": ("owner", "cell"),
    "start-covered": (),
    # answer: comes, no-card (N3.4), no-pawn or start-covered (N3.5)
    "pawn-called": ("seat", "answer"),
    "turn-lost": ("seat",),
    "pawn-brought": ("seat", "card", "to"),
    "pawn-moved": ("seat", "card", "from", "to"),
    "pawn-chased": ("seat", "owner", "cell"),
    "pawn-saved": ("seat", "cell"),
    "pawn-on-stair": ("seat", "cell"),
    "hand-refilled": ("seat", "count"),
    # Only for the seat itself; the table is told `hand-refilled`.
    "cards-drawn": ("seat", "cards", "count"),
    "cards-shuffled": ("count",),
    "last-round-began": (),
    "buoys-filled": (),
    "ship-sunk": (),
}
