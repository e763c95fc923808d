"""Lessons by watching: a bot plays, and what it does at each table is written down.

The bot is handed guesses, as everywhere. Who watches sees the table only, so not all of what the
bot does can be understood: it remembers what lies on top of the stack, the table does not show it.
"""

from dataclasses import dataclass, field
from typing import Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from carpathia.bots.bot import Bot
from carpathia.bots.lane import Course
from carpathia.bots.making import make_bot
from carpathia.engine.chance import QuickChance
from carpathia.engine.generator import Generator
from carpathia.environments.courses import make_course, make_setup
from carpathia.environments.spaces import split
from carpathia.lab.sitting import result_of
from examples.learning.choices import choice_of
from examples.learning.move_signs import move_signs
from examples.learning.orders import Orders, read_orders
from examples.learning.practice import GAME, OPTIONS, TENS, Lessons
from examples.learning.table_signs import table_signs
from examples.learning.tables import Tables

_OTHER_STREAM: Final = 1 << 40


@dataclass
class _Notes:
    """What was seen of some matches, decision by decision."""

    sheet: vec[u8] = field(default_factory=vec[u8])
    offered: list[list[int]] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    """The place of the move among those offered."""
    scores: list[int] = field(default_factory=list)
    """What the match came to in the end."""


class Master:
    """A bot that is watched; no match is seen twice."""

    def __init__(self, name: str, seed: int) -> None:
        self._course: Final[Course] = make_course(make_setup(GAME, 1, options=OPTIONS))
        self._orders: Final[Orders] = read_orders(self._course.game)
        self._bot: Final[Bot] = make_bot(name, GAME)
        self._chance: Final = QuickChance(Generator(seed))
        self._luck: Final = Generator(seed ^ _OTHER_STREAM)

    def show(self, matches: int) -> Lessons:
        """Everything that was decided in so many matches."""
        notes = _Notes()
        for _ in range(matches):
            self._play(notes)
        seen = np.frombuffer(memoryview(notes.sheet), np.uint8).reshape(len(notes.chosen), -1)
        fields = split(self._course, seen)
        tables, choice = Tables(fields), choice_of(notes.offered)
        left = np.array(notes.scores) - fields["points"][:, 0].astype(np.float32)
        return Lessons(
            table_signs(tables),
            move_signs(tables, self._orders, choice),
            choice,
            choice.begins + np.array(notes.chosen),
            np.ones(len(left), np.float32),
            np.ones(len(left), np.float32),
            (left / TENS).astype(np.float32),
        )

    def _play(self, notes: _Notes) -> None:
        state = self._course.game.start(self._chance)
        decisions = 0
        while state.seat() >= 0:
            offered = list(state.moves())
            move = offered[0]
            if len(offered) > 1:
                move = self._bot.choose(state.guess(0, self._luck), self._luck)
                notes.sheet = state.encode(0, notes.sheet)
                notes.offered.append(offered)
                notes.chosen.append(offered.index(move))
                decisions += 1
            state.play(move, self._chance)
        notes.scores += [result_of(state).scores[0]] * decisions
