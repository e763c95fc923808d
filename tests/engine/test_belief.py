"""The belief against brute force: every world that fits what was seen, with its exact chance."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from carpathia.engine.belief import Belief, Case
from carpathia.engine.generator import Generator

Piles = tuple[tuple[int, ...], ...]
Worlds = dict[Piles, Fraction]


class Enumeration:
    """All worlds a watcher cannot rule out, and beside them the truth, which decides what shows."""

    def __init__(self, sizes: list[int], truth: list[int]) -> None:
        self.truth = _cut(tuple(truth), sizes)
        orders = list(permutations(sorted(truth)))
        self.worlds: Worlds = {}
        for order in orders:
            world = _cut(order, sizes)
            self.worlds[world] = self.worlds.get(world, Fraction(0)) + Fraction(1, len(orders))
        self.belief = Belief(len(sizes), truth)
        for pile, size in enumerate(sizes):
            self.belief.deal(pile, size)
        self.seen: list[int] = []

    def show(self, pile: int) -> None:
        card = self.truth[pile][-1]
        self._keep(lambda world: world[pile][-1] == card)
        self._change(lambda world: [_with(world, {pile: world[pile][:-1]})])
        self.seen.append(card)
        self.belief.show(pile, card)

    def look(self, pile: int, choice: int) -> None:
        held = sorted(self.truth[pile])
        self._keep(lambda world: sorted(world[pile]) == held)
        self.belief.look(pile, held)
        self.shuffle(pile, choice)

    def shuffle(self, pile: int, choice: int) -> None:
        self._change(
            lambda world: [_with(world, {pile: p}) for p in permutations(world[pile])], choice
        )
        self.belief.shuffle(pile)

    def join(self, pile: int, choice: int) -> None:
        """All cards seen go back into a pile, which is shuffled."""
        cards = tuple(self.seen)
        self.seen = []
        self._change(
            lambda world: [_with(world, {pile: p}) for p in permutations(world[pile] + cards)],
            choice,
        )
        self.belief.join(pile, list(cards))

    def put_back(self, pile: int, *, on_top: bool) -> None:
        card = self.seen.pop()
        if on_top:
            self._change(lambda world: [_with(world, {pile: (*world[pile], card)})])
            self.belief.put_on_top(pile, card)
        else:
            self._change(lambda world: [_with(world, {pile: (card, *world[pile])})])
            self.belief.put_under(pile, card)

    def pour(self, pile: int, into: int, choice: int) -> None:
        self._change(
            lambda world: [
                _with(world, {pile: (), into: p}) for p in permutations(world[pile] + world[into])
            ],
            choice,
        )
        self.belief.pour(pile, into)

    def pass_on(self, pile: int, to: int, count: int, choice: int) -> None:
        """Cards go over unseen; afterwards both piles are shuffled, as hands are."""
        for one in (pile, to):
            self.shuffle(one, choice)
        self._change(
            lambda world: [
                _with(world, {pile: p[count:], to: (*world[to], *p[:count])})
                for p in permutations(world[pile])
            ],
            choice,
        )
        self.belief.pass_on(pile, to, count)
        self.shuffle(to, choice)

    def lacks(self, pile: int) -> None:
        """The pile is said to hold none of the first number it does not hold."""
        absent = next(card for card in range(9) if card not in self.truth[pile])
        self._keep(lambda world: absent not in world[pile])
        self.belief.shuffle(pile)
        self.belief.lacks(pile, [absent])

    def spread(self, one: int, two: int, count: int, choice: int) -> None:
        self._change(
            lambda world: [
                _with(world, {one: p[:count], two: p[count:]})
                for p in permutations(world[one] + world[two])
            ],
            choice,
        )
        self.belief.spread(one, two, count)

    def _keep(self, fits: Callable[[Piles], bool]) -> None:
        left = {world: weight for world, weight in self.worlds.items() if fits(world)}
        total = sum(left.values())
        self.worlds = {world: weight / total for world, weight in left.items()}

    def _change(self, ways: Callable[[Piles], list[Piles]], choice: int = 0) -> None:
        changed: Worlds = {}
        for world, weight in self.worlds.items():
            results = ways(world)
            for result in results:
                changed[result] = changed.get(result, Fraction(0)) + weight / len(results)
        self.worlds = changed
        results = ways(self.truth)
        self.truth = results[choice % len(results)]


def _cut(order: tuple[int, ...], sizes: list[int]) -> Piles:
    piles, start = [], 0
    for size in sizes:
        piles.append(order[start : start + size])
        start += size
    return tuple(piles)


def _with(world: Piles, changed: dict[int, tuple[int, ...]]) -> Piles:
    return tuple(changed.get(pile, held) for pile, held in enumerate(world))


def believed(belief: Belief) -> dict[Piles, float]:
    """Every world a belief thinks possible: within a case, all of them alike."""
    worlds: dict[Piles, float] = {}
    for case in belief.cases:
        fitting = _worlds_of(belief, case)
        for world in fitting:
            worlds[world] = worlds.get(world, 0.0) + case.weight / len(fitting)
    return worlds


def _worlds_of(belief: Belief, case: Case) -> list[Piles]:
    """Every world of one case: the cohorts dealt out in every way, each pile in every order."""
    assignments: list[dict[int, list[int]]] = [{p: [] for p in range(len(belief.piles))}]
    for cohort in case.cohorts:
        ways = _assign(cohort.cards, cohort.spread)
        assignments = [_merge(old, new) for old in assignments for new in ways]
    worlds: list[Piles] = []
    for assignment in assignments:
        partial: list[Piles] = [()]
        for p, held in enumerate(belief.piles):
            whole = [(*held.bottom, *order, *held.top) for order in permutations(assignment[p])]
            partial = [(*world, filled) for world in partial for filled in whole]
        worlds += partial
    return worlds


def _assign(cards: list[int], counts: list[int]) -> list[dict[int, list[int]]]:
    """Every way to give each pile its count of the cards, which may be alike."""
    ways: list[tuple[dict[int, list[int]], set[int]]] = [({}, set(range(len(cards))))]
    for pile, count in enumerate(counts):
        ways = [
            ({**way, pile: [cards[place] for place in chosen]}, left - set(chosen))
            for way, left in ways
            for chosen in combinations(sorted(left), count)
        ]
    return [way for way, _ in ways]


def _merge(one: dict[int, list[int]], two: dict[int, list[int]]) -> dict[int, list[int]]:
    return {pile: one[pile] + two[pile] for pile in one}


def assert_exact(watched: Enumeration) -> None:
    """The belief thinks the same worlds possible as brute force, each exactly as likely."""
    thought = believed(watched.belief)
    assert thought.keys() == watched.worlds.keys()
    for world, weight in watched.worlds.items():
        assert thought[world] == pytest.approx(float(weight), abs=1e-12)


_choices = st.integers(0, 119)
_steps = st.lists(
    st.tuples(
        st.sampled_from(
            [
                "show",
                "show",
                "look",
                "join",
                "top",
                "under",
                "pour",
                "spread",
                "spread",
                "pass",
                "lacks",
            ]
        ),
        st.permutations([0, 1, 2]),
        _choices,
    ),
    max_size=8,
)


# Distinct cards as in SOS Titanic, and like ones as in Noris' Titanic.
_DECKS = ([0, 1, 2, 3, 4], [0, 1, 1, 2, 2], [0, 0, 0, 1, 1])


@given(
    st.sampled_from(_DECKS).flatmap(st.permutations),
    st.sampled_from([[2, 2, 1], [3, 1, 1], [1, 1, 3]]),
    _steps,
)
def test_the_belief_equals_brute_force_after_any_sequence(
    truth: list[int], sizes: list[int], steps: list[tuple[str, list[int], int]]
) -> None:
    watched = Enumeration(sizes, truth)
    for name, piles, choice in steps:
        one, two = piles[0], piles[1]
        held = watched.truth[one]
        if name == "show" and held:
            watched.show(one)
        elif name == "look" and held:
            watched.look(one, choice)
        elif name == "join" and watched.seen:
            watched.join(one, choice)
        elif name == "top" and watched.seen:
            watched.put_back(one, on_top=True)
        elif name == "under" and watched.seen:
            watched.put_back(one, on_top=False)
        elif name == "pour":
            watched.pour(one, two, choice)
        elif name == "pass" and held:
            watched.pass_on(one, two, (len(held) + 1) // 2, choice)
        elif name == "lacks":
            watched.shuffle(one, choice)
            watched.lacks(one)
        elif name == "spread":
            together = len(held) + len(watched.truth[two])
            watched.spread(one, two, together // 2, choice)
    assert_exact(watched)
    assert watched.belief.allows(0, vec[i64](watched.truth[0]))


def test_a_card_dealt_over_two_lines_is_weighed_by_what_shows_later() -> None:
    """Seen, shuffled over two piles, one of them poured into a third: 5/9 against 4/9."""
    belief = Belief(3, list(range(8)))
    for pile, size in enumerate([3, 3, 2]):
        belief.deal(pile, size)
    belief.show(0, 5)
    belief.join(0, [5])
    belief.spread(0, 1, 3)
    assert belief.chance_in(0, 5) == pytest.approx(1 / 2)
    belief.pour(1, 2)
    belief.show(2, 1)
    assert belief.chance_in(0, 5) == pytest.approx(5 / 9)
    assert belief.chance_in(2, 5) == pytest.approx(4 / 9)


def test_samples_come_as_often_as_they_are_likely() -> None:
    watched = Enumeration([2, 2, 1], [4, 3, 2, 1, 0])
    watched.show(0)
    watched.join(1, 5)
    watched.spread(1, 0, 2, 3)
    watched.show(0)
    watched.pour(1, 2, 4)
    watched.show(2)
    assert len(watched.belief.cases) > 1, "the scene must leave a real doubt"
    generator = Generator(1912)
    count = 40_000
    found: Counter[Piles] = Counter()
    for _ in range(count):
        found[tuple(tuple(int(c) for c in pile) for pile in watched.belief.sample(generator))] += 1
    assert found.keys() <= watched.worlds.keys()
    spread = sum(
        (found[world] - count * weight) ** 2 / (count * weight)
        for world, weight in watched.worlds.items()
    )
    # Chi-square: mean = degrees of freedom, deviation = sqrt(2 * that); five deviations.
    freedom = len(watched.worlds) - 1
    assert float(spread) < freedom + 5 * (2 * freedom) ** 0.5


def test_a_copy_of_a_belief_is_independent() -> None:
    belief = Belief(2, [1, 2, 3, 4])
    belief.deal(0, 2)
    belief.deal(1, 2)
    twin = belief.copy()
    twin.show(0, 3)
    twin.join(0, [3])
    twin.spread(0, 1, 2)
    assert [cohort.cards for cohort in belief.cases[0].cohorts] == [[1, 2, 3, 4]]
    assert belief.chance_in(0, 3) == pytest.approx(1 / 2)


def test_an_impossible_sight_is_a_defect_and_said_so() -> None:
    belief = Belief(2, [1, 2])
    belief.deal(0, 1)
    belief.deal(1, 1)
    belief.show(0, 1)
    with pytest.raises(AssertionError, match="what is seen is possible"):
        belief.show(1, 1)
