"""What a lane shows, as arrays: laid once over the memory that it is written in, and copied from
there for whoever looks. To copy an array takes less time than to make one over bytes.
"""

from collections.abc import Callable
from typing import Final

from carpathia.bots.lane import Lane
from carpathia.bots.lanes import Lanes
from carpathia.environments.needing import needs
from carpathia.environments.spaces import Mask, Seen

with needs("environments"):
    import numpy as np


class Window:
    """A lane, and what takes copies of what it shows, of what is legal there, of a blank mask."""

    def __init__(self, lane: Lane) -> None:
        self.lane: Final = lane
        seen = np.frombuffer(memoryview(lane.seen_sheet()), np.uint8)
        mask = np.frombuffer(memoryview(lane.mask_sheet()), np.int8)
        self.seen: Final[Callable[[], Seen]] = seen.copy
        self.mask: Final[Callable[[], Mask]] = mask.copy
        self.blank: Final[Callable[[], Mask]] = np.zeros_like(mask).copy

    def __reduce__(self) -> tuple[object, ...]:
        """Copies and pickles of a lane are written in other memory, and looked at there."""
        return (Window, (self.lane,))


class Windows:
    """The same of many lanes: an array each, a row for each lane."""

    def __init__(self, lanes: Lanes) -> None:
        self.lanes: Final = lanes
        rows = (len(lanes.lanes), -1)
        seen = np.frombuffer(memoryview(lanes.seen), np.uint8).reshape(rows)
        masks = np.frombuffer(memoryview(lanes.masks), np.int8).reshape(rows)
        self.seen: Final[Callable[[], Seen]] = seen.copy
        self.masks: Final[Callable[[], Mask]] = masks.copy

    def __reduce__(self) -> tuple[object, ...]:
        return (Windows, (self.lanes,))
