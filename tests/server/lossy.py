"""A table server that acknowledges moves first and commits them later: what the tests must find out."""

import asyncio
from collections.abc import Callable

from carpathia.server.rooms import Rooms

LATER = 1.0


def make_lossy() -> None:
    keep = Rooms.write
    behind: set[asyncio.Task[None]] = set()

    async def keep_later(rooms: Rooms, write: Callable[..., None], *args: object) -> None:
        if write.__name__ != "append":  # rooms and seats are kept: others look for them at once
            await keep(rooms, write, *args)
            return

        async def work() -> None:
            await asyncio.sleep(LATER)
            await keep(rooms, write, *args)

        behind.add(asyncio.create_task(work()))

    setattr(Rooms, "write", keep_later)  # noqa: B010 - a method is not to be assigned to
