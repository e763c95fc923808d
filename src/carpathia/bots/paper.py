"""Bytes that are written again and again in the same memory, so that an array can lie over it.

Whoever takes what is written copies it out of there at once, which is one copy less than to make
bytes of it first.
"""

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8


@final
class Paper:
    """A sheet for so many bytes."""

    def __init__(self, size: i64) -> None:
        self.blank: Final = vec[u8](capacity=size)
        """Append so many bytes to this, and they are on the sheet: librt's `append` and `extend`
        write into the memory they are given, if there is room.
        """
        self.sheet: Final = extend(self.blank, bytes(size))
        """What was written last; always the same memory."""
        extend(self.blank, b"\1")
        if self.sheet[0] != 1:
            raise AssertionError("librt does not write into the room that there is")
