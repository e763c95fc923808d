"""What goes wrong with the store: told to whoever keeps the server, and kept in mind.

People are told that nothing can be kept, and no more. The log has the kind of the error and the
database's own code for it, `SQLITE_FULL` or `53100`, and nothing that it says: that may quote rows.
"""

import logging
import threading
import time
from collections.abc import Callable
from typing import Final

import sqlalchemy as sa

from carpathia.engine.errors import Refusal
from carpathia.server.logs import telling

_LOG: Final = logging.getLogger(__name__)
_PAUSE: Final = 60.0
"""Seconds between two lines about the same trouble: a full disk fails at every move."""


class Failures:
    """The troubles of one store. Called from any thread."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.is_failing = False
        """The last write failed, and none has succeeded since."""
        self._clock: Final = clock
        self._lock: Final = threading.Lock()
        self._told: Final[dict[tuple[str, str, str], float]] = {}
        self._untold: Final[dict[tuple[str, str, str], int]] = {}

    def refuse(self, error: sa.exc.DBAPIError, doing: str) -> Refusal:
        """What people are told of an error; `doing` is `reading` or `writing`."""
        if doing == "writing":
            self.is_failing = True
        kind = type(error.orig)
        trouble = (doing, f"{kind.__module__}.{kind.__qualname__}", code_of(error))
        with self._lock:
            now = self._clock()
            more = self._untold.get(trouble, 0)
            is_time = now - self._told.get(trouble, -_PAUSE) >= _PAUSE
            self._untold[trouble] = 0 if is_time else more + 1
            if is_time:
                self._told[trouble] = now
        if is_time:
            told = telling(doing=doing, kind=trouble[1], code=trouble[2], untold=more)
            _LOG.warning("store-failed", extra=told)
        return Refusal("store-failed")

    def forget(self) -> None:
        """Something was written."""
        self.is_failing = False


def code_of(error: sa.exc.DBAPIError) -> str:
    """The database's own name for an error; '' where it has none, as when it is gone."""
    found = getattr(error.orig, "sqlite_errorname", None) or getattr(error.orig, "sqlstate", None)
    return str(found or "")
