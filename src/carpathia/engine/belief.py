"""What a watcher with perfect memory knows about hidden piles, exactly, under any shuffles.

A pile of hidden cards is: cards whose exact place is known (at its top or bottom), and a middle in
which every order is equally likely. What the middles hold is known by *cohorts*: cards that nothing
tells apart, with how many of them lie in each pile. The cards nobody has seen yet are a cohort over
all piles; cards seen and then shuffled into one pile are a cohort in that pile; cards dealt over
two piles together are a cohort in both. Where it is not certain how many of a cohort lie where,
there are several weighted *cases*.

Every operation multiplies the weights by the chance of what was seen, so a `sample` is drawn from
the exact distribution. The truth never enters here but through what was shown. Like cards (two
cards of the same number) are allowed: then a sight may have come from several cohorts.
"""

from bisect import bisect_left
from math import comb
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.engine.generator import Generator

UNSEEN = 0
"""The first cohort of each case: the cards nobody has seen."""


@final
class Pile:
    """One hidden pile. `top` and `bottom` run in the pile's own order, upwards."""

    def __init__(self) -> None:
        self.bottom: list[int] = []
        self.middle = 0
        self.top: list[int] = []

    def copy(self) -> "Pile":
        twin = Pile()
        twin.bottom = self.bottom[:]
        twin.middle = self.middle
        twin.top = self.top[:]
        return twin

    def size(self) -> int:
        return len(self.bottom) + self.middle + len(self.top)


@final
class Cohort:
    """Cards that nothing tells apart, and how many of them lie in each pile."""

    def __init__(self, cards: list[int], spread: list[int]) -> None:
        self.cards = cards
        self.spread = spread

    def copy(self) -> "Cohort":
        return Cohort(self.cards[:], self.spread[:])

    def home(self) -> int:
        """The one pile that holds all of it, or -1."""
        for pile in range(len(self.spread)):
            if self.spread[pile] == len(self.cards):
                return pile
        return -1


@final
class Case:
    """One way the cohorts may lie, and how likely it is."""

    def __init__(self, weight: float, cohorts: list[Cohort]) -> None:
        self.weight = weight
        self.cohorts = cohorts

    def copy(self) -> "Case":
        return Case(self.weight, [cohort.copy() for cohort in self.cohorts])

    def add(self, pile: int, cards: list[int], piles: int) -> None:
        """Cards everyone has seen are now surely in the pile."""
        spread = [0] * piles
        spread[pile] = len(cards)
        self.cohorts.append(Cohort(cards[:], spread))

    def tidy(self) -> None:
        """Drop empty cohorts, and make one of those that lie in the same single pile."""
        kept = [self.cohorts[UNSEEN]]
        homes: dict[int, Cohort] = {}
        for cohort in self.cohorts[1:]:
            home = cohort.home() if cohort.cards else -1
            if home in homes:
                same = homes[home]
                same.cards = sorted(same.cards + cohort.cards)
                same.spread[home] += cohort.spread[home]
            elif cohort.cards:
                kept.append(cohort)
                if home >= 0:
                    homes[home] = cohort
        self.cohorts = [kept[UNSEEN], *sorted(kept[1:], key=_order)]

    def name(self) -> str:
        """Equal for cases that say the same."""
        return " ".join([f"{cohort.cards}{cohort.spread}" for cohort in self.cohorts])


@final
class Belief:
    """Knowledge about a table with several hidden piles."""

    def __init__(self, piles: int, unseen: list[int]) -> None:
        self.piles = [Pile() for _ in range(piles)]
        self.cases: list[Case] = [Case(1.0, [Cohort(sorted(unseen), [0] * piles)])]

    def copy(self) -> "Belief":
        twin = Belief(0, [])
        twin.piles = [pile.copy() for pile in self.piles]
        twin.cases = [case.copy() for case in self.cases]
        return twin

    # What happens to piles

    def deal(self, pile: int, count: int) -> None:
        """At the start: `count` cards nobody has seen are dealt into the pile."""
        self.piles[pile].middle += count
        self.cases[0].cohorts[UNSEEN].spread[pile] += count

    def show(self, pile: int, card: int) -> None:
        """The pile's topmost card is taken off, and everyone sees it is `card`."""
        held = self.piles[pile]
        if held.top:
            _must(held.top.pop() == card, "the top card was known to be another one")
        elif held.middle:
            if not self._draw_unseen(pile, card):
                cases: list[Case] = []
                for case in self.cases:
                    _draw_out(case, pile, card, cases)
                self._settle(cases)
            held.middle -= 1
        else:
            _must(held.bottom.pop() == card, "the bottom card was known to be another one")

    def _draw_unseen(self, pile: int, card: int) -> bool:
        """The quick way while nothing is known but what has not been seen; whether it is open."""
        cohorts = self.cases[0].cohorts
        if len(self.cases) > 1 or len(cohorts) > 1 or not cohorts[UNSEEN].spread[pile]:
            return False
        cards = cohorts[UNSEEN].cards
        place = bisect_left(cards, card)  # they are kept in order
        if place == len(cards) or cards[place] != card:
            return False
        cards.pop(place)
        cohorts[UNSEEN].spread[pile] -= 1
        return True

    def look(self, pile: int, cards: list[int]) -> None:
        """Everyone sees all the cards of the pile, but not (or no longer) their order."""
        self.shuffle(pile)
        _must(len(cards) == self.piles[pile].middle, "a look shows the whole pile")
        for card in cards:  # in any order: it tells nothing
            self.show(pile, card)
        self.join(pile, cards)

    def join(self, pile: int, cards: list[int]) -> None:
        """Cards everyone has seen are shuffled into the pile."""
        self.shuffle(pile)
        self.piles[pile].middle += len(cards)
        for case in self.cases:
            case.add(pile, cards, len(self.piles))
        self._settle(self.cases)

    def shuffle(self, pile: int) -> None:
        """The pile is shuffled: exact places are lost."""
        held = self.piles[pile]
        known = held.bottom + held.top
        held.bottom = []
        held.top = []
        if known:
            self.join(pile, known)

    def take_out(self, pile: int, card: int) -> None:
        """A card surely in the pile is taken out of it, wherever it lay, in the sight of all."""
        self.shuffle(pile)
        for case in self.cases:
            for cohort in case.cohorts:
                if cohort.home() == pile and card in cohort.cards:
                    cohort.cards.remove(card)
                    cohort.spread[pile] -= 1
                    break
            else:
                raise AssertionError("belief: the card is surely in the pile")
        self.piles[pile].middle -= 1
        self._settle(self.cases)

    def put_on_top(self, pile: int, card: int) -> None:
        """A card everyone has seen is laid on the pile."""
        self.piles[pile].top.append(card)

    def put_under(self, pile: int, card: int) -> None:
        """A card everyone has seen is laid under the pile."""
        self.piles[pile].bottom.insert(0, card)

    def pour(self, pile: int, into: int) -> None:
        """All cards of one pile are shuffled together with those of another, into that one."""
        self.shuffle(pile)
        self.shuffle(into)
        self.piles[into].middle += self.piles[pile].middle
        self.piles[pile].middle = 0
        for case in self.cases:
            for cohort in case.cohorts:
                cohort.spread[into] += cohort.spread[pile]
                cohort.spread[pile] = 0
        self._settle(self.cases)

    def pass_on(self, pile: int, to: int, count: int) -> None:
        """`count` cards of a shuffled pile go to another one, and nobody sees which."""
        cases: list[Case] = []
        for case in self.cases:
            _deal_out(case, pile, to, count, 0, cases)
        self.piles[pile].middle -= count
        self.piles[to].middle += count
        self._settle(cases)

    def lacks(self, pile: int, cards: list[int]) -> None:
        """Everyone learns that the pile's middle holds none of these (kinds of) cards."""
        cases: list[Case] = []
        for case in self.cases:
            _set_apart(case, pile, cards, 0, cases)
        self._settle(cases)

    def spread(self, one: int, two: int, count: int) -> None:
        """Both piles are shuffled together; `count` cards are dealt to `one`, the rest to `two`."""
        self.pour(one, two)
        self.pass_on(two, one, count)

    # What may be hidden where

    def sample(self, generator: Generator) -> list[vec[i64]]:
        """Every pile filled, bottom to top, as likely as it is."""
        middles: list[vec[i64]] = []
        for _ in self.piles:
            middles.append(vec[i64]())
        for cohort in self._draw_case(generator).cohorts:
            mixed = vec[i64](cohort.cards)
            if cohort.home() < 0:
                generator.shuffle(mixed)
            taken = 0
            for index in range(len(self.piles)):
                for _ in range(cohort.spread[index]):
                    middles[index] = append(middles[index], mixed[taken])
                    taken += 1
        contents: list[vec[i64]] = []
        for index in range(len(self.piles)):
            middle = middles[index]
            generator.shuffle(middle)
            whole = vec[i64](self.piles[index].bottom)
            for card in middle:
                whole = append(whole, card)
            for known in self.piles[index].top:
                whole = append(whole, known)
            contents.append(whole)
        return contents

    def chance_in(self, pile: int, card: int) -> float:
        """How likely the card lies in the pile (of like cards: how many of them, on average)."""
        held = self.piles[pile]
        found = float(held.top.count(card) + held.bottom.count(card))
        for case in self.cases:
            for cohort in case.cohorts:
                if card in cohort.cards:
                    share = cohort.spread[pile] / len(cohort.cards)
                    found += case.weight * share * cohort.cards.count(card)
        return found

    def surely_in(self, pile: int) -> list[int]:
        """The cards that lie in the pile in every case."""
        held = self.piles[pile]
        sure: list[int] = []
        for cohort in self.cases[0].cohorts:
            if cohort.home() == pile:
                sure += cohort.cards
        for case in self.cases[1:]:
            here = [card for c in case.cohorts if c.home() == pile for card in c.cards]
            sure = [card for card in sure if card in here]
        return sorted(sure + held.top + held.bottom)

    def allows(self, pile: int, cards: vec[i64]) -> bool:
        """Whether these cards, bottom to top, can be the pile's as far as this pile alone tells."""
        held = self.piles[pile]
        truth = [int(card) for card in cards]
        low, high = len(held.bottom), len(held.bottom) + held.middle
        if len(truth) != held.size() or truth[:low] != held.bottom or truth[high:] != held.top:
            return False
        middle = truth[low:high]
        return any(_can_hold(case, pile, middle) for case in self.cases)

    # Bookkeeping

    def _settle(self, cases: list[Case]) -> None:
        """Add up equal cases and make the weights sum to one."""
        _must(bool(cases), "what is seen is possible")
        if len(cases) == 1:  # nearly always: nothing to compare, so spare the names
            cases[0].tidy()
            cases[0].weight = 1.0
            self.cases = cases
            return
        total = 0.0
        distinct: dict[str, Case] = {}
        for case in cases:
            case.tidy()
            total += case.weight
            name = case.name()
            same = distinct.get(name)
            if same is None:
                distinct[name] = case
            else:
                same.weight += case.weight
        self.cases = list(distinct.values())
        for case in self.cases:
            case.weight /= total

    def _draw_case(self, generator: Generator) -> Case:
        """One of the cases, by weight; no randomness is used where there is no doubt."""
        chosen = self.cases[0]
        if len(self.cases) > 1:
            left = generator.unit()
            for case in self.cases:
                chosen = case
                left -= case.weight
                if left < 0.0:
                    break
        return chosen


def _can_hold(case: Case, pile: int, cards: list[int]) -> bool:
    """Whether each cohort can give the pile its share of these cards."""
    room = [cohort.spread[pile] for cohort in case.cohorts]
    for card in cards:
        owners = [i for i in range(len(room)) if card in case.cohorts[i].cards]
        if len(owners) != 1 or cards.count(card) > 1:
            return _can_draw(case, pile, cards)
        room[owners[0]] -= 1
    return not any(room)


def _can_draw(case: Case, pile: int, cards: list[int]) -> bool:
    """The same for like cards, which may come from several cohorts: try every way."""
    cases = [case]
    for card in cards:
        left: list[Case] = []
        for one in cases:
            _draw_out(one, pile, card, left)
        cases = left
    return bool(cases)


def _draw_out(case: Case, pile: int, card: int, cases: list[Case]) -> None:
    """Add every way in which any one card of the pile can have been this card."""
    for index in range(len(case.cohorts)):
        cohort = case.cohorts[index]
        like = cohort.cards.count(card)
        if like and cohort.spread[pile]:
            drawn = case.copy()
            drawn.weight *= cohort.spread[pile] * like / len(cohort.cards)
            drawn.cohorts[index].cards.remove(card)
            drawn.cohorts[index].spread[pile] -= 1
            cases.append(drawn)


def _deal_out(case: Case, pile: int, to: int, count: int, first: int, cases: list[Case]) -> None:
    """Add every way to pass on `count` of a pile's cards, cohort by cohort."""
    while first < len(case.cohorts) and case.cohorts[first].spread[pile] == 0:
        first += 1
    if first == len(case.cohorts):
        if count == 0:
            cases.append(case)
        return
    held = case.cohorts[first].spread[pile]
    rest = 0
    for cohort in case.cohorts[first + 1 :]:
        rest += cohort.spread[pile]
    for given in range(max(count - rest, 0), min(held, count) + 1):
        dealt = case.copy()
        dealt.weight *= comb(held, given)
        dealt.cohorts[first].spread[pile] -= given
        dealt.cohorts[first].spread[to] += given
        _deal_out(dealt, pile, to, count - given, first + 1, cases)


def _set_apart(case: Case, pile: int, cards: list[int], first: int, cases: list[Case]) -> None:
    """Split each cohort with a share in the pile: those cards lie elsewhere, in every way."""
    while first < len(case.cohorts) and case.cohorts[first].spread[pile] == 0:
        first += 1
    if first == len(case.cohorts):
        cases.append(case)
        return
    cohort = case.cohorts[first]
    apart = [card for card in cohort.cards if card in cards]
    rest = [card for card in cohort.cards if card not in cards]
    ways: list[list[int]] = []
    _compose(len(apart), cohort.spread, pile, [], ways)
    for way in ways:
        split = case.copy()
        spread = cohort.spread[:]
        for index in range(len(way)):
            split.weight *= comb(spread[index], way[index])
            spread[index] -= way[index]
        split.weight /= comb(len(cohort.cards), len(apart))
        split.cohorts[first] = Cohort(rest[:], spread)
        split.cohorts.append(Cohort(apart[:], way))
        _set_apart(split, pile, cards, first + 1, cases)


def _compose(
    count: int, room: list[int], without: int, begun: list[int], ways: list[list[int]]
) -> None:
    """Add every way to spread `count` cards over piles with so much room, one pile left out."""
    index = len(begun)
    if index == len(room):
        if count == 0:
            ways.append(begun)
        return
    most = 0 if index == without else min(room[index], count)
    for given in range(most + 1):
        _compose(count - given, room, without, [*begun, given], ways)


def _order(cohort: Cohort) -> str:
    return f"{cohort.spread}{cohort.cards}"


def _must(holds: bool, why: str) -> None:
    """A broken belief is a defect of the rules that feed it: say so at once."""
    if not holds:
        raise AssertionError(f"belief: {why}")
