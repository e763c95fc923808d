"""Numbers as a language writes them: its comma, its thousands."""

from math import isfinite
from typing import Final

from carpathia.lab.intervals import Estimate

_SIGNS: Final = {"en": (".", ","), "fr": (",", "\u202f"), "it": (",", ".")}
"""Between ones and tenths, and between thousands and hundreds."""


def number(value: float, places: int, language: str) -> str:
    """A number with so many decimal places.

    >>> number(12345.678, 1, "en"), number(12345.678, 1, "it"), number(-0.25, 2, "fr")
    ('12,345.7', '12.345,7', '-0,25')
    """
    point, comma = _SIGNS[language]
    text = f"{value:,.{places}f}"
    return text.replace(",", "\0").replace(".", point).replace("\0", comma)


def share_estimate(estimate: Estimate, language: str) -> str:
    r"""A share in per cent with its interval, no finer than it is known.

    >>> share_estimate(Estimate(0.4, 0.22, 0.61), "en")
    '40\xa0% [22–61]'
    """
    places = 0 if estimate.margin() >= 0.01 else 1
    value, low, high = (
        number(100 * share, places, language)
        for share in (estimate.value, estimate.low, estimate.high)
    )
    return f"{value}\u00a0% [{low}–{high}]"


def mean_estimate(estimate: Estimate, language: str, is_signed: bool = False) -> str:
    r"""A mean with what it may be off by, no finer than it is known; one deal alone cannot tell.

    >>> mean_estimate(Estimate(26.512, 15.7, 37.3), "it")
    '26,5 ±\xa010,8'
    """
    margin = estimate.margin()
    places = 1 if margin >= 1 else 2
    sign = "+" if is_signed and estimate.value > 0 else ""
    off = number(margin, places, language) if isfinite(margin) else "?"
    return f"{sign}{number(estimate.value, places, language)} ±\u00a0{off}"


def short(seconds: float, language: str) -> str:
    r"""A short time in the unit that suits it.

    >>> short(2.5, "en"), short(0.0025, "en"), short(0.0000025, "en")
    ('2.50\xa0s', '2.50\xa0ms', '2.50\xa0µs')
    """
    for factor, unit in ((1.0, "s"), (1e3, "ms")):
        if seconds * factor >= 1:
            return f"{number(seconds * factor, 2, language)}\u00a0{unit}"
    return f"{number(seconds * 1e6, 2, language)}\u00a0µs"
