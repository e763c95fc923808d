"""Information-set Monte Carlo search: many guesses of what is hidden, one tree of moves for all.

Each play-out begins with a fresh guess, walks down the tree of moves (the one that looks best, or
has hardly been tried), adds a node, lets the playbook play on, and notes what came of it. What is
hidden differs from guess to guess, so a node is what was done, not what lay there: a move that
only pays if one can see through cards does not look good for long.
"""

import time
from math import inf, log, sqrt
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

# When to stop early: after so many play-outs of each option, if the best leads by so many times the
# doubt. Play-outs of two options share their luck, so the doubt is less than this reckons with.
_ENOUGH: Final = 100.0
_SURE: Final = 4.0


@final
class Budget:
    """How long to think about a move: so many play-outs, so many seconds, whichever ends first."""

    def __init__(self, playouts: int = 0, seconds: float = 0.0) -> None:
        """0 is no limit; one of the two must be there."""
        if (
            not 0 <= playouts <= _MOST_PLAYOUTS
            or not 0.0 <= seconds < inf
            or (playouts == 0 and seconds == 0.0)
        ):
            raise ValueError(f"{playouts} play-outs, {seconds} s")
        self.playouts: Final[i64] = playouts or _MOST_PLAYOUTS
        self.seconds: Final = seconds


@final
class Option:
    """A move the search has looked at: how often, and what came of it on average."""

    def __init__(self, move: i64, visits: i64, expected: float, doubt: float) -> None:
        self.move: Final = move
        self.visits: Final = visits
        self.expected: Final = expected
        """As the playbook values it, for the seat that thinks."""
        self.doubt: Final = doubt
        """How far luck alone may have carried that from the truth: its standard error."""


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
        self.squares = 0.0
        self.children: list[Node] = []

    def mean(self) -> float:
        return self.total / self.visits

    def spread(self) -> float:
        """How far single play-outs lie from the mean, squared."""
        mean = self.mean()
        return max(self.squares / self.visits - mean * mean, 0.0)

    def doubt(self) -> float:
        """How far the mean may lie from what more play-outs would tell."""
        return sqrt(self.spread() / self.visits)

    def note(self, value: float) -> None:
        """One more play-out, and what came of it."""
        self.visits += 1.0
        self.total += value
        self.squares += value * value


@final
class Search(Bot):
    """Thinks until its budget is spent, and can say what it thought."""

    def __init__(
        self,
        playbook: Playbook,
        budget: Budget,
        daring: float = 0.7,
        is_clairvoyant: bool = False,
    ) -> None:
        self.playbook: Final = playbook
        self.budget: Final = budget
        self.daring: Final = daring
        """How much a move that was hardly tried is given the benefit of the doubt."""
        self.is_clairvoyant: Final = is_clairvoyant
        """It takes what it is handed for the truth. Nobody hands it the truth but the arena."""

    def choose(self, known: State, generator: Generator) -> i64:
        moves = self.playbook.candidates(known)
        if len(moves) == 1:
            return moves[0]
        return self.think(known, generator).best()

    def think(self, known: State, generator: Generator) -> Thought:
        """Every option of the seat to act, the best first.

        The options are halved: all of them are tried on the same guesses, then only the better
        half of them, and so on, until two are left. Each round gets the same share of the budget.
        When one is clearly the best, there is nothing more to think about.
        """
        tree = Tree(self.playbook, known, self.daring, self.is_clairvoyant)
        clock = _Clock(self.budget, _rounds(len(tree.options)))
        alive = tree.options[:]
        tree.grow(alive, generator)  # each of them once, however small the budget
        clock.count(len(alive))
        look = _ENOUGH
        is_clear = False
        while not clock.is_over() and not is_clear:
            clock.begin_round()
            while not clock.is_round_over() and not is_clear:
                tree.grow(alive, generator)
                clock.count(len(alive))
                if alive[0].visits >= look:  # now and then: each look is a chance to be wrong
                    look *= 2.0
                    alive.sort(key=_mean, reverse=True)
                    is_clear = _is_clear(alive)
            alive.sort(key=_mean, reverse=True)
            if len(alive) > 2:
                alive = alive[: (len(alive) + 1) // 2]
        return Thought(tree.ranking(), clock.playouts, clock.seconds())


def _is_clear(options: list[Node]) -> bool:
    """Whether the first of some options leads by more than luck could explain."""
    first = options[0]
    for other in options[1:]:
        doubt = sqrt(first.spread() / first.visits + other.spread() / other.visits)
        if first.mean() - other.mean() < _SURE * doubt:
            return False
    return True


def _rounds(options: i64) -> i64:
    """How many halvings lead to two options."""
    rounds: i64 = 1
    while options > 2:
        options = (options + 1) // 2
        rounds += 1
    return rounds


@final
class _Clock:
    """Shares a budget out among rounds."""

    def __init__(self, budget: Budget, rounds: i64) -> None:
        self.budget: Final = budget
        self.rounds: Final[i64] = rounds
        self.round: i64 = 0
        self.playouts: i64 = 0
        self._began: Final = time.perf_counter()
        self._until: i64 = 0
        self._looked: i64 = 0
        self._is_late = False

    def is_over(self) -> bool:
        return self.round == self.rounds

    def begin_round(self) -> None:
        self.round += 1
        self._until = self.budget.playouts * self.round // self.rounds
        self._is_late = False

    def is_round_over(self) -> bool:
        return self._is_late or self.playouts >= self._until

    def count(self, playouts: i64) -> None:
        self.playouts += playouts
        self._looked += playouts
        if self.budget.seconds > 0.0 and self._looked >= _LOOK_AT_CLOCK:
            self._looked = 0
            due = self.budget.seconds * float(self.round) / float(self.rounds)
            self._is_late = self.seconds() >= due

    def seconds(self) -> float:
        return time.perf_counter() - self._began


def _mean(node: Node) -> float:
    return node.mean()


@final
class Tree:
    """The tree of moves from a position on."""

    def __init__(
        self, playbook: Playbook, known: State, daring: float, is_clairvoyant: bool
    ) -> None:
        self.playbook: Final = playbook
        self.known: Final = known
        self.truth: State | None = None
        if is_clairvoyant:
            self.truth = known.copy()
            self.truth.forget()
        self.seat: Final[i64] = known.seat()
        self.daring: Final = daring
        self.options: list[Node] = []
        for move in playbook.candidates(known):
            self.options.append(Node(move, self.seat))
        self.all: Final = Node(-1, self.seat)
        """Every play-out, whatever it began with."""

    def grow(self, options: list[Node], generator: Generator) -> None:
        """A play-out of each of these options, all on the same guess and with the same luck."""
        truth = self.truth
        guess = self.known.imagine(int(self.seat), generator) if truth is None else truth
        luck = generator.word()
        for option in options:
            self._follow(option, guess.copy(), Generator(luck))

    def _follow(self, option: Node, state: State, generator: Generator) -> None:
        """One play-out."""
        chance = QuickChance(generator)
        playbook = self.playbook
        bonus = self._bonus()
        state.play(option.move, chance)
        path: list[Node] = [option]
        node = option
        seat = state.seat()
        is_new = node.visits == 0.0
        while seat >= 0 and not is_new:
            node = self._descend(node, state, seat, bonus, generator)
            is_new = node.visits == 0.0
            state.play(node.move, chance)
            path.append(node)
            seat = state.seat()
        if seat >= 0:
            playbook.play_out(state, chance, generator)
        seat = self.seat
        value = playbook.value(state, seat)
        self.all.note(value)
        for passed in path:
            if passed.seat != seat:  # a value is asked for once while it stays the same seat
                seat = passed.seat
                value = playbook.value(state, seat)
            passed.note(value)

    def _bonus(self) -> float:
        """The benefit of the doubt is measured in the spread of what play-outs bring."""
        if self.all.visits < 2.0:
            return self.daring
        return self.daring * sqrt(self.all.spread()) + 1e-9

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

    def ranking(self) -> list[Option]:
        """The options, the most visited first, which are those left at the end; then the better."""
        self.options.sort(key=_by_visits, reverse=True)
        found: list[Option] = []
        for node in self.options:
            if node.visits > 0.0:
                found.append(Option(node.move, int(node.visits), node.mean(), node.doubt()))
        return found


def _by_visits(node: Node) -> tuple[float, float]:
    return (node.visits, node.mean() if node.visits > 0.0 else 0.0)


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
