"""What is logged, and how: one line for each request, and nothing secret in any line.

A line has the template of a route and never the path, no query, header, body, name or address.
Of an exception it has the kind and the places in the code, but neither the values in it nor what
it says: a database, say, quotes in its errors the row that it could not keep.
"""

import logging
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, Final, TextIO

import msgspec

LOGGER: Final = logging.getLogger("carpathia.server")
LEVELS: Final = ("debug", "info", "warning", "error")
FORMATS: Final = ("json", "plain")


@contextmanager
def logging_to(stream: TextIO, level: str | None = None, form: str | None = None) -> Iterator[None]:
    """Log. A person at a terminal is told what goes wrong, a program everything."""
    is_terminal = stream.isatty()
    is_plain = form == "plain" or (form is None and is_terminal)
    handler = logging.StreamHandler(stream)
    handler.setFormatter(PlainLines() if is_plain else JsonLines())
    LOGGER.setLevel((level or ("warning" if is_terminal else "info")).upper())
    root = logging.getLogger()  # libraries too, from warnings on, as it is set
    root.addHandler(handler)
    try:
        yield
    finally:
        root.removeHandler(handler)


def telling(**told: str | int) -> dict[str, object]:
    """`extra` of an event of ours. Whoever calls this answers for it that nothing is secret."""
    return {"told": told}


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(fields(record)).decode()


class PlainLines(logging.Formatter):
    """For a person who reads along."""

    def format(self, record: logging.LogRecord) -> str:
        told = fields(record)
        frames = told.pop("exception", [])
        line = f"{told.pop('time')} {told.pop('level')} {told.pop('event')}"
        line += "".join(f" {name}={value}" for name, value in told.items())
        return "\n    ".join([line, *frames])


def fields(record: logging.LogRecord) -> dict[str, Any]:
    """What a line says."""
    when = datetime.fromtimestamp(record.created, UTC)
    told: dict[str, Any] = {
        "time": when.isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
    }
    if f"{record.name}.".startswith(f"{LOGGER.name}."):
        told |= {"event": record.getMessage(), **getattr(record, "told", {})}
    else:
        # A library. Its sentence without what was filled in: nobody knows what that might be.
        sentence = str(record.msg).strip().partition("\n")[0]
        told |= {"event": "library", "library": record.name, "says": sentence}
    if record.exc_info and record.exc_info[1] is not None:
        told["exception"] = where(record.exc_info[1])
    return told


def where(error: BaseException) -> list[str]:
    """An exception and what led to it, as kinds and places in the code.

    >>> where(ValueError("a secret"))
    ['builtins.ValueError']
    """
    found: list[str] = []
    cause: BaseException | None = error
    while cause is not None:
        kind = type(cause)
        found.append(f"{kind.__module__}.{kind.__qualname__}")
        for frame in traceback.extract_tb(cause.__traceback__):
            found.append(f"{frame.filename}:{frame.lineno} {frame.name}")
        for inner in getattr(cause, "exceptions", ()):
            found += where(inner)
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    return found
