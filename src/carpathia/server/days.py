"""Days, as the daily deal counts them: UTC, written as in 1912-04-15."""

import datetime
import re
import time
from typing import Final

_DAY: Final = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")
DAY: Final = 24 * 3600
"""Seconds."""


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())


def today() -> str:
    return datetime.datetime.fromtimestamp(now(), datetime.UTC).date().isoformat()


def is_day(text: str) -> bool:
    """Whether a text is a day there is in the calendar."""
    if _DAY.fullmatch(text) is None:
        return False
    try:
        datetime.date.fromisoformat(text)
    except ValueError:
        return False
    return True


def is_past(day: str) -> bool:
    """Whether a day is over everywhere the deal counts: then its seed may be opened."""
    return day < today()


def end_of(day: str) -> int:
    """The first second after a day."""
    midnight = datetime.datetime.combine(
        datetime.date.fromisoformat(day), datetime.time(), datetime.UTC
    )
    return int(midnight.timestamp()) + DAY


def number_of(day: str) -> int:
    """Days are numbered, so that something can take turns."""
    return datetime.date.fromisoformat(day).toordinal()
