"""Rubbish is looked for in small steps, so that nobody waits for it.

Objects that hold each other are found to be rubbish only by walking through everything alive. With
sixteen hundred people at four hundred tables that takes half a second, and Python of itself does
it again and again. Here its collector is off, and the server calls it: ten times a second for what
is new, which takes a millisecond or two, and what is in use then is set aside; and now and then for
everything, for the rings that fell apart since. While there are hardly any, ever more seldom.
"""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

_STEP: Final = 0.1
"""Seconds between two looks at what is new."""
_STEPS_TO_ALL: Final = 6_000
"""Ten minutes: half a second of waiting in them is one answer in twelve hundred."""
_MOST_STEPS: Final = 96_000
"""Nearly three hours, if nothing much was found before: at a full house it was a few hundred
objects in a minute."""
_MUCH: Final = 100_000
"""Objects: some ten megabytes."""


@asynccontextmanager
async def tidying() -> AsyncIterator[None]:
    """Look for rubbish in small steps meanwhile; Python does it by itself before and after."""
    gc.disable()
    gc.freeze()  # what there is at the start is here to stay, and nobody waits for a look at it
    work = asyncio.create_task(_tidy_on())
    try:
        yield
    finally:
        work.cancel()  # not waited for: a Ctrl-C meanwhile would be taken for its end
        gc.unfreeze()
        gc.enable()


def tidy_new() -> None:
    """Free the rubbish among what was made since the last time, and set the rest aside."""
    gc.collect(0)
    gc.freeze()


def tidy_all() -> int:
    """Free all rubbish: everybody waits meanwhile. How many objects it was."""
    gc.unfreeze()
    found = gc.collect()
    gc.freeze()
    return found


def steps_after(steps: int, found: int) -> int:
    """For how many steps to leave all alone, when so much was found after so many."""
    return _STEPS_TO_ALL if found > _MUCH else min(2 * steps, _MOST_STEPS)


async def _tidy_on() -> None:
    steps = _STEPS_TO_ALL
    while True:
        for _ in range(steps):
            await asyncio.sleep(_STEP)
            tidy_new()
        steps = steps_after(steps, tidy_all())
