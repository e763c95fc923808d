"""Open files: each connection takes one, and who runs out of them can let nobody in.

The limit is raised as far as it may be; what is left over after our own bounds the connections.
"""

import asyncio
import errno
import sys
from collections.abc import Callable
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


def saying_once_a_minute() -> Callable[[asyncio.AbstractEventLoop, dict[str, Any]], None]:
    """An exception handler for a loop that, out of files, tells of it at each try to let one in."""
    told = Buckets(Rate(1, 60))

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in _WORN_OUT:
            loop.default_exception_handler(context)
        elif not told.take(""):
            LOGGER.error("out-of-files")

    return handle
