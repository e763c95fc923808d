"""Open files: each connection takes one, and who runs out of them can let nobody in.

The limit is raised as far as it may be; what is left over after our own bounds the connections.
"""

import asyncio
import errno
import os
import sys
from typing import Any, Final

from carpathia.server.limits import Buckets
from carpathia.server.logs import LOGGER
from carpathia.server.settings import Rate

if sys.platform != "win32":
    import resource

BACKLOG: Final = 128
"""Connections that wait to be taken: all of them may be taken before the first is counted."""
_OWN: Final = 128
"""Files for the database, the workers, the log and what else there is."""
_PLENTY: Final = 65_536
"""Files to ask for where connections have no limit."""
_WORN_OUT: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


def room_for(connections: int) -> int:
    """How many connections the open files allow, raised for so many if that may be; 0: any."""
    if sys.platform == "win32":
        return 0
    wanted = connections + BACKLOG + _OWN if connections else _PLENTY
    files = _raised(wanted)
    return 0 if files == resource.RLIM_INFINITY else max(files // 4, files - BACKLOG - _OWN)


def _raised(wanted: int) -> int:
    """The limit of open files, after it was raised to what is wanted, or as near as may be."""
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if files == resource.RLIM_INFINITY:
        return files
    if most != resource.RLIM_INFINITY:
        wanted = min(wanted, most)
    while wanted > files:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        except (ValueError, OSError):  # macOS says that there is no limit, and has one
            wanted //= 2
        else:
            return wanted
    return files


class Shortage:
    """Says, at most once a minute, that there are no files left."""

    def __init__(self) -> None:
        self._told: Final = Buckets(Rate(1, 60))

    def look(self) -> None:
        """Whether one could be opened. A loop like uvloop hangs up on newcomers without a word."""
        try:
            os.close(os.dup(0))
        except OSError as error:
            if error.errno in _WORN_OUT:
                self._tell()

    def handle(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """The exception handler of a loop that tells of it at each try to let one in."""
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in _WORN_OUT:
            loop.default_exception_handler(context)
        else:
            self._tell()

    def _tell(self) -> None:
        if not self._told.take(""):
            LOGGER.error("out-of-files")
