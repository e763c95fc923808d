"""The luck of tests: each has deals of its own, the same each time, unless CARPATHIA_DEALS=any.

What fails on a deal today does so tomorrow, and a run is not green or red by the cards that came.
Whoever looks for more leaves luck as it is. `python -m tests.dealing NOTE serve ...` is `carpathia
serve ...` itself with such deals: the note says whose, and written anew it begins them again.
"""

import hashlib
import os
import sys
from pathlib import Path
from typing import Final

import pytest

from carpathia.server import bots, playing, seating, thinking
from carpathia.terminal.commands import main

IS_LUCK: Final = os.environ.get("CARPATHIA_DEALS") == "any"


class Dealer:
    """Gives seeds out in order, those of whoever is named in the note."""

    def __init__(self, note: Path) -> None:
        self._note = note
        self._written = 0
        self._given = 0

    def seed(self) -> bytes:
        written = self._note.stat().st_mtime_ns
        if written != self._written:
            self._written, self._given = written, 0
        self._given += 1
        return hashlib.sha256(f"{self._note.read_text('utf-8')} {self._given}".encode()).digest()

    def number(self) -> int:
        return int.from_bytes(self.seed()[:7])


def deal_by(note: Path, patch: pytest.MonkeyPatch) -> None:
    """Matches are dealt, and bots guess, by the note."""
    patch.setattr(seating, "new_seed", Dealer(note).seed)
    thoughts = Dealer(note)
    for module in (bots, playing, thinking):
        patch.setattr(module, "new_number", thoughts.number)


if __name__ == "__main__":
    deal_by(Path(sys.argv.pop(1)), pytest.MonkeyPatch())
    sys.exit(main())
