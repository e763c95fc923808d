"""What everyone at a table remembers, as digests: equal digests, equal memories."""

import hashlib
import json
from typing import final

from mypy_extensions import i64

from carpathia.engine.chance import Chance
from carpathia.engine.game import NOBODY, Event, State


@final
class Memory:
    """What is known at the table, and a digest of all that the public and each seat were told."""

    def __init__(self, known: State | None, told: list[str]) -> None:
        self.known: State | None = known
        """The state with what everyone knows; None before the deal. Not to be played on: copies of
        this memory have the same one."""
        self.told: list[str] = told

    def look(self, state: State) -> None:
        """What each seat sees when all is dealt: no event tells of it, and it may be gone later."""
        told = self.told[:1]
        for seat in range(len(self.told) - 1):
            told.append(_digest("", [state.view(seat)]))
        self.told = told

    def live_through(self, state: State, move: i64, chance: Chance) -> None:
        """Play a move and be told of it: the move is public, and so are most events; some are for
        one seat only.
        """
        public: list[object] = [int(state.seat()), int(move)]
        heard: list[list[object]] = [public]
        for _ in range(len(self.told) - 1):
            heard.append([])
        events: list[Event] = []
        state.play(move, chance, events)
        for event in events:
            heard[0 if event.only_for == NOBODY else 1 + event.only_for].append(event.plain())
        self.told = [_digest(old, new) for old, new in zip(self.told, heard, strict=True)]

    def copy(self) -> "Memory":
        return Memory(self.known, self.told)


def _digest(old: str, new: list[object]) -> str:
    if not new:
        return old
    return hashlib.sha256(f"{old}{json.dumps(new)}".encode()).hexdigest()[:32]
