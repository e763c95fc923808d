"""Bytes that are written again and again in the same memory, so that arrays can lie over it.

To copy what is written for each look takes numpy longer than it took to write it. So it is handed
out as it is, and only what nobody looks at any more is written on again.
"""

import sys
from collections.abc import Callable
from sys import getrefcount
from typing import Any, Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

Take = Callable[[], Any]
"""Gives an array to whoever looks."""
Lay = Callable[[Any], tuple[object, Take, Take]]
"""Lays an array over memory: the array, what looks through it, and what copies it. Every look must
refer to the array as long as anything is left of it.
"""
_SHEETS: Final = 4
"""Of a pad, at most. A loop holds what it saw last while it looks again, and perhaps the one before
that; more of them do not fit the processor's nearest memory.
"""
_REST: Final = 16
"""Turns for which nothing is counted when everything was looked at: who keeps a lot keeps more."""
_count_references: Final = getrefcount
_CAN_COUNT: Final[bool] = sys.implementation.name == "cpython" and bool(
    getattr(sys, "_is_gil_enabled", lambda: True)()
)
"""Whether a count says who looks: it does where one thread at a time runs Python."""


@final
class Paper:
    """A sheet for so many bytes."""

    def __init__(self, size: i64) -> None:
        self.blank: Final = vec[u8](capacity=size)
        """Append so many bytes to this, and they are on the sheet: librt's `append` and `extend`
        write into the memory they are given, if there is room.
        """
        self.sheet: Final = extend(self.blank, bytes(size))
        """What was written last; always the same memory. Noughts before."""
        extend(self.blank, b"\1")
        if self.sheet[0] != 1:
            raise AssertionError("librt does not write into the room that there is")
        self.sheet[0] = 0


@final
class Pad:
    """A few sheets to write on and hand out, and a spare one of which only copies are handed out.

    A sheet is written on again when nobody has anything left of it, as Python's own count of
    references tells: memory of an array that was dropped is used for another, as it is anywhere.
    """

    def __init__(self, spare: Paper) -> None:
        self._spare: Final = spare
        self._lay: Lay = _nobody_looks
        self._copy: Take = _look_too_early
        self._most: i64 = 0
        """How many sheets there may be: none before somebody looks."""
        self._papers: Final[list[Paper]] = []
        self._arrays: Final[list[object]] = []
        self._looks: Final[list[Take]] = []
        self._at: i64 = 0
        self._rest: i64 = 0
        self.is_spare = True
        """Whether to write on the spare sheet, as others are looked at."""
        self.blank: vec[u8] = spare.blank
        """Append to this what is to be seen, all of it: what was handed out may be scribbled on."""
        # Of an array that nobody looks through: in a list, and by what would look through it.
        self._unseen: Final[i64] = _references([object()], 0) + 1

    def lay(self, lay: Lay) -> None:
        """From now on somebody looks, with arrays of this kind."""
        self._lay = lay
        self._copy = lay(self._spare.sheet)[2]
        self._most = _SHEETS if _CAN_COUNT else 0

    def turn(self) -> None:
        """Find a sheet to write on: the last one or the next, if nobody looks at it any more."""
        if self._rest > 0:
            self._rest -= 1
            return
        at = self._at
        if not self._is_unseen(at):
            at += 1
            if at >= len(self._arrays):
                at = 0
                if len(self._arrays) < self._most:
                    at = self._add_sheet()
                    self._try_count(at)
            self._at = at
            if not self._is_unseen(at):
                self._rest = _REST if self._most > 0 else 0
                self.is_spare = True
                self.blank = self._spare.blank
                return
        self.is_spare = False
        self.blank = self._papers[at].blank

    def take(self) -> Any:
        """What was written since `turn`, for whoever looks; once only, as it is theirs then."""
        return self._copy() if self.is_spare else self._looks[self._at]()

    def _is_unseen(self, at: i64) -> bool:
        return at < len(self._arrays) and _references(self._arrays, at) == self._unseen

    def _add_sheet(self) -> i64:
        paper = Paper(len(self._spare.sheet))
        array, look, _ = self._lay(paper.sheet)
        self._papers.append(paper)
        self._arrays.append(array)
        self._looks.append(look)
        return len(self._arrays) - 1

    def _try_count(self, at: i64) -> None:
        """See that a new sheet counts as one that nobody looks at, and then as one that somebody
        does. If not the first, perhaps with a debugger at work, all will be copies from now on.
        """
        if not self._is_unseen(at):
            self._most = 0
            for things in (self._papers, self._arrays, self._looks):
                things.clear()
            return
        kept = self._looks[at]()
        if self._is_unseen(at):
            raise AssertionError(f"{kept!r} does not hold what it looks through")


def _references(items: list[object], at: i64) -> i64:
    """How many there are to an item; counted in this one way, as each way to count adds its own."""
    return _count_references(items[at])


def _nobody_looks(sheet: vec[u8]) -> tuple[object, Take, Take]:
    raise AssertionError(f"there is no array to lay over {len(sheet)} bytes")


def _look_too_early() -> Any:
    raise AssertionError("there is no array to look through")
