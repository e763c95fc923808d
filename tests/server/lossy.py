"""A table server that acknowledges first and commits later: what the tests must find out.

python tests/server/lossy.py serve --data folder --port 0
"""

import asyncio

from carpathia.server.commits import Commits, Write
from carpathia.terminal.commands import main

LATER = 0.3


def make_lossy() -> None:
    keep = Commits.keep
    behind: set[asyncio.Task[None]] = set()

    async def keep_later(commits: Commits, write: Write) -> None:
        async def work() -> None:
            await asyncio.sleep(LATER)
            await keep(commits, write)

        behind.add(asyncio.create_task(work()))

    setattr(Commits, "keep", keep_later)  # noqa: B010 - a method is not to be assigned to


if __name__ == "__main__":
    make_lossy()
    main()
