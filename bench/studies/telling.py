"""How a study is written down: Markdown tables, and figures with what they may be."""

from collections.abc import Iterable, Sequence
from math import isfinite
from typing import Final

from carpathia.lab.intervals import Estimate
from carpathia.terminal.summaries import Labels
from carpathia.words.reader import Words

LABELS: Final = {
    game: Labels(Words("en"), game) for game in ("sos-titanic", "titus", "noris-titanic")
}
_UNSURE: Final = "?"
"""Of an interval that one value alone cannot have."""


def points(estimate: Estimate, places: int = 1) -> str:
    """A mean: `34.7 ± 0.6`."""
    return f"{_plain(estimate.value, places)} ± {_margin(estimate, places)}"


def signed(estimate: Estimate, places: int = 1) -> str:
    """A difference: `+2.1 ± 0.4`; bold where 0 lies outside its interval."""
    text = f"{plus(estimate.value, places)} ± {_margin(estimate, places)}"
    return f"**{text}**" if estimate.low > 0 or estimate.high < 0 else text


def percent(estimate: Estimate) -> str:
    """A share: `12 % [11-14]`."""
    low, high = 100 * estimate.low, 100 * estimate.high
    places = 1 if high - low < 2.5 else 0
    return f"{_plain(100 * estimate.value, places)} % [{low:.{places}f}-{high:.{places}f}]"


def plus(value: float, places: int = 1) -> str:
    """A figure with its sign, unless it is nothing."""
    text = _plain(value, places)
    return text if text.startswith("-") or float(text) == 0 else f"+{text}"


def over(value: float) -> str:
    """A difference in a picture: `+2.0`, or `0`."""
    return plus(value) if abs(value) > 0.05 else "0"


def finely(value: float) -> str:
    """The same where small ones count: `+0.03`; whole ones, as on a scale, stay short: `-2`."""
    return plus(value, 0 if value == round(value) else 2)


def paragraphs(*parts: str) -> str:
    return "\n\n".join(parts)


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    lines += [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join(lines)


def _plain(value: float, places: int) -> str:
    text = f"{value:.{places}f}"
    return text.removeprefix("-") if float(text) == 0 else text


def _margin(estimate: Estimate, places: int) -> str:
    margin = estimate.margin()
    return f"{margin:.{places}f}" if isfinite(margin) else _UNSURE
