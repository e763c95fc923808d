"""Bars that are shared out, one below the other: a drawing that the reports of the lab lack."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from carpathia.lab.canvas import Canvas
from carpathia.lab.charts import colour

_STEP: Final = 40
_THICK: Final = 28
_ROOM: Final = 27
"""What a figure needs to be written into its part."""


@dataclass(frozen=True)
class Bar:
    """A thing, and what it is shared out into; the parts of all bars come in the same order."""

    label: str
    parts: Sequence[float]


def bars(rows: Sequence[Bar], series: Sequence[int], width: float) -> Canvas:
    """Bars over one scale, `series` being the colours of the parts; a part says how much it is,
    if it has room."""
    left = min(max(len(row.label) for row in rows) * 8 + 14, width * 0.38)
    longest = max(sum(row.parts) for row in rows)
    canvas = Canvas(width, _STEP * len(rows) + 10)
    for place, row in enumerate(rows):
        y = 6 + _STEP * place
        canvas.text(0, y + _THICK / 2 + 5, row.label, "label")
        x = left
        for one, part in zip(series, row.parts, strict=True):
            long = (width - left) * part / longest
            canvas.rect(x, y, max(long - 2, 0.5), _THICK, f"bar {colour(one)}")
            if long > _ROOM:
                canvas.text(x + long / 2 - 1, y + _THICK / 2 + 5, f"{part:.1f}", "onbar", "middle")
            x += long
    return canvas
