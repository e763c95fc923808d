"""Exams: the player, `greedy` and `random` on the same deals, nobody choosing by lot but the last.

Deals are those of `carpathia arena`, so that anyone can play them again. The player gets what its
seat sees as bytes, and the legal moves: the same as in the environment.
"""

from typing import Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from carpathia.bots.lane import Course
from carpathia.engine.chance import Chance, SeededChance, read_seed
from carpathia.engine.game import State
from carpathia.environments.courses import make_course, make_setup
from carpathia.environments.spaces import split
from carpathia.lab.arena import Plan, play_matches
from carpathia.lab.sitting import deal_seed, result_of
from examples.learning.choices import best, choice_of
from examples.learning.move_signs import move_signs
from examples.learning.networks import Chooser
from examples.learning.orders import Orders, read_orders
from examples.learning.practice import GAME, OPTIONS
from examples.learning.table_signs import table_signs
from examples.learning.tables import Tables

RIVALS: Final = ("random", "greedy")


class Exam:
    """So many deals from a seed."""

    def __init__(self, seed: str, deals: int) -> None:
        self.seed: Final = read_seed(seed)
        self.deals: Final = deals
        self._course: Final[Course] = make_course(make_setup(GAME, 1, options=OPTIONS))
        self._orders: Final[Orders] = read_orders(self._course.game)

    def deal(self, number: int) -> tuple[State, Chance]:
        """A table as it is set, and the luck to come."""
        chance = SeededChance(deal_seed(self.seed, number))
        return self._course.game.start(chance), chance

    def scores(self, chooser: Chooser) -> list[int]:
        """The player takes the move with the largest figure, in all matches side by side."""
        dealt = [self.deal(number) for number in range(self.deals)]
        states = [state for state, _ in dealt]
        for state in states:
            state.forget()
        going = list(range(self.deals))
        while going:
            sheet = vec[u8]()
            offered = []
            for deal in going:
                sheet = states[deal].encode(0, sheet)
                offered.append(list(states[deal].moves()))
            seen = np.frombuffer(memoryview(sheet), np.uint8).reshape(len(going), -1)
            tables = Tables(split(self._course, seen))
            choice = choice_of(offered)
            signs = move_signs(tables, self._orders, choice)
            figures, _ = chooser.figures(table_signs(tables), signs, choice)
            moves = choice.move[best(figures, choice)].tolist()
            for deal, move in zip(going, moves, strict=True):
                states[deal].play(move, dealt[deal][1])
            going = [deal for deal in going if states[deal].seat() >= 0]
        return [result_of(state).scores[0] for state in states]

    def rivals(self) -> dict[str, list[int]]:
        """What the bots make of the same deals."""
        plan = Plan(GAME, "en", 1, RIVALS, self.deals, self.seed, options=OPTIONS)
        found: dict[str, list[int]] = {name: [] for name in RIVALS}
        for played in play_matches(plan, range(plan.matches())):
            (share,) = played.shares
            found[RIVALS[share.bot]].append(share.points)
        return found
