"""Says what is wrong with a message, in no language: where in it, and what kind of mistake.

msgspec says both in English. Its sentences are taken apart here; one that nobody knows yet is of
the kind `wrong`, so that no English ever leaves the server.
"""

import re
from typing import Final

import msgspec

from carpathia.engine.errors import Refusal

KINDS: Final = (
    "not-json",
    "nested",
    "missing",
    "unknown-field",
    "length",
    "range",
    "pattern",
    "type",
    "wrong",
)
"""Every kind of mistake. The words of `message-wrong` tell them apart."""
_SIGNS: Final = (
    ("missing", re.compile(r"missing required field `(?P<field>\w+)`")),
    ("unknown-field", re.compile(r"unknown field")),
    ("length", re.compile(r"of length ")),
    ("pattern", re.compile(r"matching regex ")),
    ("range", re.compile(r"^Expected `int` [<>]=?|out of range")),
    ("type", re.compile(r"^Expected .*, got ")),
)
_PLACE: Final = re.compile(r" - at .*?`(?P<path>\$[\w.\[\]-]*)`$")


def malformed(error: msgspec.DecodeError | UnicodeError | RecursionError) -> Refusal:
    """The refusal of a message that could not be read.

    >>> malformed(msgspec.ValidationError("Expected `int`, got `str` - at `$.after`")).words
    {'path': '$.after', 'kind': 'type'}
    """
    if isinstance(error, RecursionError):
        return message_wrong("$", "nested")
    if not isinstance(error, msgspec.ValidationError):
        return message_wrong("$", "not-json")
    told = str(error)
    place = _PLACE.search(told)
    path = place["path"] if place else "$"
    for kind, sign in _SIGNS:
        found = sign.search(told)
        if found:
            field = found.groupdict().get("field")
            return message_wrong(f"{path}.{field}" if field else path, kind)
    return message_wrong(path, "wrong")


def message_wrong(path: str, kind: str) -> Refusal:
    """The refusal of the value at `path`, which begins with `$`: the message itself."""
    return Refusal("message-wrong", {"path": path, "kind": kind})
