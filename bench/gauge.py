"""What a game tells about its measuring: one module a game fills this in."""

from collections import Counter
from collections.abc import Sequence

from carpathia.engine.game import Event, Result


class Gauge:
    """What is counted in a match, and which matches are played."""

    game: str
    edition: str
    seats: Sequence[int]
    rows: Sequence[str]
    """What is counted, in the order of the table."""

    def count(self, happened: list[Event], result: Result) -> Counter[str]:
        """A finished match, under the names of `rows`."""
        raise AssertionError("a gauge must count")
