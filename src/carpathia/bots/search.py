"""Information-set Monte Carlo search: many guesses of what is hidden, one tree of moves for all.

Each play-out begins with a fresh guess, walks down the tree of moves (the one that looks best, or
has hardly been tried), adds a node, lets the playbook play on, and notes what came of it. What is
hidden differs from guess to guess, so a node is what was done, not what lay there: a move that
only pays if one can see through cards does not look good for long.
"""

import time
from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from carpathia.bots.bot import Bot
from carpathia.bots.playbook import Playbook
from carpathia.engine.chance import QuickChance
from carpathia.engine.game import State
from carpathia.engine.generator import Generator

_LOOK_AT_CLOCK: Final = 16
"""Play-outs between two looks at the clock."""
_MOST_PLAYOUTS: Final = 100_000_000


@final
class Budget:
    """How long to think about a move: so many play-outs, so many seconds, whichever ends first."""

    def __init__(self, playouts: int = 0, seconds: float = 0.0) -> None:
        """0 is no limit; one of the two must be there."""
        if playouts < 0 or seconds < 0.0 or (playouts == 0 and seconds == 0.0):
            raise ValueError(f"{playouts} play-outs, {seconds} s")
        self.playouts: Final[i64] = playouts or _MOST_PLAYOUTS
        self.seconds: Final = seconds


@final
class Option:
    """A move the search has looked at: how often, and what came of it on average."""

    def __init__(self, move: i64, visits: i64, expected: float) -> None:
        self.move: Final = move
        self.visits: Final = visits
        self.expected: Final = expected
        """In points of the playbook, for the seat that thinks."""


@final
class Thought:
    """What a search thinks of a position: its options, the best first, and how it got there."""

    def __init__(self, options: list[Option], playouts: i64, seconds: float) -> None:
        self.options: Final = options
        self.playouts: Final = playouts
        self.seconds: Final = seconds

    def best(self) -> i64:
        return self.options[0].move


@final
class Node:
    """A move in the tree: who made it, how often it was on offer and tried, and what it brought."""

    def __init__(self, move: i64, seat: i64) -> None:
        self.move: Final = move
        self.seat: Final = seat
        self.offered = 0.0
        self.visits = 0.0
        self.total = 0.0
        self.children: list[Node] = []

    def mean(self) -> float:
        return self.total / self.visits


@final
class Search(Bot):
    """Thinks until its budget is spent, and can say what it thought."""

    def __init__(self, playbook: Playbook, budget: Budget, daring: float = 0.7) -> None:
        self.playbook: Final = playbook
        self.budget: Final = budget
        self.daring: Final = daring
        """How much a move that was hardly tried is given the benefit of the doubt."""

    def choose(self, known: State, generator: Generator) -> i64:
        moves = self.playbook.candidates(known)
        if len(moves) == 1:
            return moves[0]
        return self.think(known, generator).best()

    def think(self, known: State, generator: Generator) -> Thought:
        """Every option of the seat to act, the best first."""
        tree = Tree(self.playbook, known, self.daring)
        began = time.perf_counter()
        seconds = self.budget.seconds
        done: i64 = 0
        while done < self.budget.playouts:
            tree.grow(generator)
            done += 1
            if seconds > 0.0 and done % _LOOK_AT_CLOCK == 0:
                if time.perf_counter() - began >= seconds:
                    break
        return Thought(tree.options(), done, time.perf_counter() - began)


@final
class Tree:
    """The tree of moves from a position on."""

    def __init__(self, playbook: Playbook, known: State, daring: float) -> None:
        self.playbook: Final = playbook
        self.known: Final = known
        self.seat: Final[i64] = known.seat()
        self.daring: Final = daring
        self.root: Final = Node(-1, known.seat())
        self._squares = 0.0
        self._chance: QuickChance | None = None

    def grow(self, generator: Generator) -> None:
        """One play-out."""
        chance = self._chance
        if chance is None or chance.generator is not generator:
            chance = QuickChance(generator)
            self._chance = chance
        playbook = self.playbook
        state = self.known.imagine(int(self.seat), generator)
        path: list[Node] = [self.root]
        node = self.root
        seat = state.seat()
        is_new = False
        bonus = self._bonus()
        while seat >= 0 and not is_new:
            child = self._descend(node, state, seat, bonus, generator)
            is_new = child.visits == 0.0
            state.play(child.move, chance)
            path.append(child)
            node = child
            seat = state.seat()
        if seat >= 0:
            playbook.play_out(state, chance, generator)
        for passed in path:
            value = playbook.value(state, passed.seat)
            passed.visits += 1.0
            passed.total += value
            if passed is self.root:
                self._squares += value * value

    def _bonus(self) -> float:
        """The benefit of the doubt is measured in the spread of what play-outs bring."""
        root = self.root
        if root.visits < 2.0:
            return self.daring
        mean = root.mean()
        spread = self._squares / root.visits - mean * mean
        return self.daring * sqrt(spread) if spread > 0.0 else 1e-9

    def _descend(
        self, node: Node, state: State, seat: i64, bonus: float, generator: Generator
    ) -> Node:
        """The child to follow: the usual move first, then by mean and benefit of the doubt."""
        children = node.children
        if len(children) == 0:
            child = Node(self.playbook.usual(state, generator), seat)
            child.offered = 1.0
            children.append(child)
            return child
        best: Node | None = None
        most = 0.0
        fresh: i64 = -1
        at: i64 = 0
        hope = node.mean() if node.seat == seat and node.visits > 0.0 else children[0].mean()
        for move in self.playbook.candidates(state):
            place = _find(children, move, seat, at)
            if place < 0:
                if fresh < 0:
                    fresh = move
                continue
            at = place + 1
            child = children[place]
            child.offered += 1.0
            worth = child.mean() + bonus * sqrt(log(child.offered) / child.visits)
            if best is None or worth > most:
                best = child
                most = worth
        if fresh >= 0:
            if best is None or hope + bonus * sqrt(log(node.visits + 1.0)) >= most:
                best = Node(fresh, seat)
                best.offered = 1.0
                children.append(best)
        if best is None:
            raise AssertionError("a playbook must have a candidate")
        return best

    def options(self) -> list[Option]:
        """The moves of the root, the most visited first; of equals the better."""
        found: list[Option] = []
        for child in self.root.children:
            found.append(Option(child.move, int(child.visits), child.mean()))
        found.sort(key=_by_visits, reverse=True)
        return found


def _by_visits(option: Option) -> tuple[int, float]:
    return (int(option.visits), option.expected)


def _find(children: list[Node], move: i64, seat: i64, first: i64) -> i64:
    """Where the child of a move stands, or -1; it is looked for from `first` on, then before it."""
    count: i64 = len(children)
    place = first
    for _ in range(count):
        if place >= count:
            place = 0
        child = children[place]
        if child.move == move and child.seat == seat:
            return place
        place += 1
    return -1
