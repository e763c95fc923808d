"""What a lane shows, as arrays laid over the memory that it is written in. To make one over bytes
takes longer than to copy one, and to copy one longer than to look through one that is there.
"""

from collections.abc import Callable
from typing import Any, Final

from carpathia.bots.lane import Lane
from carpathia.bots.lanes import Lanes
from carpathia.bots.paper import Take
from carpathia.environments.needing import needs
from carpathia.environments.spaces import Mask, Seen

with needs("environments"):
    import numpy as np


class Window:
    """A lane, and what takes what it shows, what is legal there, a blank mask. What is taken is the
    taker's own: the lane writes on it again only when nothing is left of it.
    """

    def __init__(self, lane: Lane) -> None:
        self.lane: Final = lane
        lane.lay(_lay_seen, _lay_mask)
        self.seen: Final[Callable[[], Seen]] = lane.take_own
        self.mask: Final[Callable[[], Mask]] = lane.take_mask
        self.blank: Final[Callable[[], Mask]] = np.zeros(lane.course.move_count, np.int8).copy

    def __reduce__(self) -> tuple[object, ...]:
        """Copies and pickles of a lane are written in other memory, and looked at there."""
        return (Window, (self.lane,))


class Windows:
    """The same of many lanes: an array each, a row for each lane, and copies of them."""

    def __init__(self, lanes: Lanes) -> None:
        self.lanes: Final = lanes
        rows = (len(lanes.lanes), -1)
        seen = np.frombuffer(memoryview(lanes.seen), np.uint8).reshape(rows)
        masks = np.frombuffer(memoryview(lanes.masks), np.int8).reshape(rows)
        self.seen: Final[Callable[[], Seen]] = seen.copy
        self.masks: Final[Callable[[], Mask]] = masks.copy

    def __reduce__(self) -> tuple[object, ...]:
        return (Windows, (self.lanes,))


class _Sheet:
    """A sheet of paper as numpy wants it. An array is the taker's own, to be written on as well;
    memory of a `vec` is lent for reading only, so numpy is told where it is instead.
    """

    def __init__(self, sheet: Any, kind: str) -> None:
        self._sheet: Final = sheet  # arrays hold this, and so the memory that they lie over
        address: int = np.frombuffer(memoryview(sheet), np.uint8).ctypes.data
        self.__array_interface__: Final = {
            "version": 3,
            "shape": (len(sheet),),
            "typestr": kind,
            "data": (address, False),
        }


def _lay_seen(sheet: object) -> tuple[object, Take, Take]:
    return _lay(_Sheet(sheet, "|u1"))


def _lay_mask(sheet: object) -> tuple[object, Take, Take]:
    return _lay(_Sheet(sheet, "|i1"))


def _lay(sheet: _Sheet) -> tuple[object, Take, Take]:
    """A view is an array of its own, whose form is the taker's, and has nothing to copy."""
    array = np.asarray(sheet)
    return array, array.view, array.copy
