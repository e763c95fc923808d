"""What a seat sees as bytes, for programs that learn: named fields, one after the other.

A byte is a yes or no, a count, or a number that is printed on a component. Seats are told from the
watcher on: it comes first, then the others in the order of their turns.
"""

from typing import Final, final

POINTS: Final = "points"
"""Every layout has this field: the points of each seat as the match stands, the watcher's first."""


@final
class Field:
    """Some bytes of an encoded view: their name and shape, and what they say."""

    def __init__(self, name: str, shape: list[int], meaning: str) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.meaning: Final = meaning

    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


def encoded_size(fields: list[Field]) -> int:
    """How many bytes an encoded view has."""
    return sum([field.size() for field in fields])


def place_of(fields: list[Field], name: str) -> int:
    """Where a field begins; raises ValueError."""
    place = 0
    for field in fields:
        if field.name == name:
            return place
        place += field.size()
    raise ValueError(name)
