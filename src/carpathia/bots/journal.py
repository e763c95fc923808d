"""What has happened in a match whose luck comes from outside, and what everyone remembers of it.

A journal is enough to play the match again. So nobody keeps account of what is known, nor listens
to events, until somebody asks; then it is played once more, from where it was last asked.
"""

import hashlib
import json
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.engine.chance import Chance
from carpathia.engine.game import NOBODY, Event, Game, State

DEAL: Final = -1
"""In place of a move: the table is being set."""


@final
class Script(Chance):
    """Gives out the numbers it was given: one for a roll, one for each coin that is tossed, one for
    each card that a shuffle puts in its place. Where there is only one outcome, there is no luck.

    When they do not suffice, it notes what was asked for and gives out whatever is legal: the play
    goes on to its end, and is in vain. What is asked for after that may depend on it, and is not
    noted; but in a deal it does not: how many cards there are is known before the first is turned.
    """

    def __init__(self) -> None:
        self.lacks = False
        """Whether the numbers did not suffice."""
        self.wanted: vec[i64] = vec[i64]()
        """Then: the bounds of the numbers that were asked for first, or in the whole deal."""
        self._is_deal = False
        self._numbers: vec[i64] = vec[i64]()
        self._used: i64 = 0

    def load(self, numbers: vec[i64], is_deal: bool = False) -> None:
        """Make ready for one move, or for the deal."""
        self.lacks = False
        self._is_deal = is_deal
        self._numbers = numbers
        self._used = 0

    def shuffle(self, items: vec[i64]) -> None:
        last: i64 = len(items) - 1
        if last < 1 or not self._has(last, last + 1, -1):
            return
        while last > 0:
            chosen = self._next()
            kept = items[last]
            items[last] = items[chosen]
            items[chosen] = kept
            last -= 1

    def roll(self, sides: i64) -> i64:
        return self._next() if sides > 1 and self._has(1, sides, 0) else 0

    def toss(self, count: i64) -> vec[i64]:
        has_all = self._has(count, 2, 0)
        tosses = vec[i64]()
        for _ in range(count):
            tosses = append(tosses, self._next() if has_all else 0)
        return tosses

    def _has(self, count: i64, bound: i64, growth: i64) -> bool:
        """Whether so many numbers are left; if not, note the bounds, unless others are lacking."""
        if self.lacks and not self._is_deal:
            return False
        if self._used + count <= len(self._numbers):
            return True
        wanted = self.wanted if self.lacks else vec[i64]()
        self.lacks = True
        for _ in range(count):
            wanted = append(wanted, bound)
            bound += growth
        self.wanted = wanted
        return False

    def _next(self) -> i64:
        number = self._numbers[self._used]
        self._used += 1
        return number


@final
class Journal:
    """The moves of a match from its deal on, each with the numbers that luck gave it."""

    def __init__(self) -> None:
        self.entries: vec[i64] = vec[i64]()
        """A move, how many numbers, the numbers; the next move, ..."""

    def note(self, move: i64, numbers: vec[i64]) -> None:
        count: i64 = len(numbers)
        entries = append(append(self.entries, move), count)
        for number in numbers:
            entries = append(entries, number)
        self.entries = entries

    def numbers_at(self, at: i64) -> vec[i64]:
        """Those of the move that is noted there."""
        return self.entries[at + 2 : at + 2 + self.entries[at + 1]]

    def after(self, at: i64) -> i64:
        """Where the next move is noted."""
        return at + 2 + self.entries[at + 1]

    def replay(self, state: State, at: i64, script: Script) -> None:
        """Play on a state all that was noted from there on."""
        while at < len(self.entries):
            script.load(self.numbers_at(at))
            state.play(self.entries[at], script)
            at = self.after(at)

    def copy(self) -> "Journal":
        twin = Journal()
        twin.entries = self.entries[:]
        return twin


@final
class Memory:
    """What is known at the table, and for the public and for each seat a digest of all it was told:
    equal digests, equal memories. Behind the match until `catch_up`.
    """

    def __init__(self, known: State | None, told: list[str]) -> None:
        self.known: State | None = known
        """The state with what everyone knows; None before the deal. Not to be played on: copies of
        this memory have the same one."""
        self.told: list[str] = told
        self._at: i64 = 0

    def catch_up(self, game: Game, journal: Journal) -> None:
        """Live through all that has been noted since the last time."""
        at = self._at
        if at == len(journal.entries):
            return
        script = Script()
        state = None if self.known is None else self.known.copy()
        while at < len(journal.entries):
            script.load(journal.numbers_at(at))
            if state is None:
                state = game.start(script)
                self.look(state)
            else:
                self.live_through(state, journal.entries[at], script)
            at = journal.after(at)
        self.known = state
        self._at = at

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
        twin = Memory(self.known, self.told)
        twin._at = self._at
        return twin


def _digest(old: str, new: list[object]) -> str:
    if not new:
        return old
    return hashlib.sha256(f"{old}{json.dumps(new)}".encode()).hexdigest()[:32]
