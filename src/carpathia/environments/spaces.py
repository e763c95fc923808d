"""What is seen and what can be done, as Gymnasium describes it; and what is seen, by name."""

from collections.abc import Mapping
from typing import cast

from carpathia.bots.lane import Course
from carpathia.environments.needing import needs

with needs("environments"):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from numpy.typing import NDArray

Seen = NDArray[np.uint8]
"""What a seat sees: the fields of `Game.layout`, one after the other."""
Mask = NDArray[np.int8]
"""A 1 for each move of the game that is legal now."""


def seen_space(course: Course) -> Space[Seen]:
    return cast("Space[Seen]", Box(0, 255, (int(course.size),), np.uint8))


def mask_space(course: Course) -> Space[Mask]:
    return cast("Space[Mask]", Box(0, 1, (course.game.move_count,), np.int8))


def masked_space(course: Course) -> Dict:
    """What is seen together with the mask, as PettingZoo's board games have it."""
    return Dict({"observation": seen_space(course), "action_mask": mask_space(course)})


def move_space(course: Course) -> Discrete:
    """The engine's own numbers: `Game.write` has the text of each."""
    return Discrete(course.game.move_count)


def split(course: Course, seen: Seen) -> Mapping[str, Seen]:
    """What is seen by the names of its fields, each in its shape. No copy: they share memory.

    Works for many at a time too: only the last axis is split.
    """
    fields: dict[str, Seen] = {}
    begin = 0
    for field in course.game.layout():
        end = begin + field.size()
        fields[field.name] = seen[..., begin:end].reshape(*seen.shape[:-1], *field.shape)
        begin = end
    return fields
