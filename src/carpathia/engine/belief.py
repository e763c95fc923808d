"""What everyone with perfect memory knows about hidden piles, exactly, under any shuffles.

A pile of hidden cards is: cards whose exact place is known (at its top or bottom), and a middle in
which every order is equally likely. What the middle holds is known in three degrees:

- members: cards seen before that are surely in this pile;
- cohorts: cards seen before and then dealt over two piles together, so that nobody can say in
  which of them they are. Within a cohort no card differs from another; how many of each cohort lie
  in each pile is kept as weighted *cases*;
- blanks: all the rest, filled from the cards nobody has seen yet, each as likely as the other.

Every operation below updates the weights by the chance of what was seen, so a `sample` is drawn
from the exact distribution. The truth never enters here but through what was shown.
"""

from math import comb
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.engine.generator import Generator


@final
class Pile:
    """One hidden pile. `top` and `bottom` run in the pile's own order, upwards."""

    def __init__(self) -> None:
        self.bottom: list[int] = []
        self.middle = 0
        self.top: list[int] = []
        self.members: list[int] = []

    def copy(self) -> "Pile":
        twin = Pile()
        twin.bottom = self.bottom[:]
        twin.middle = self.middle
        twin.top = self.top[:]
        twin.members = self.members[:]
        return twin

    def size(self) -> int:
        return len(self.bottom) + self.middle + len(self.top)


@final
class Case:
    """One way the cohorts may lie: how many of cohort c are in pile p, and how likely that is."""

    def __init__(self, weight: float, spread: list[list[int]]) -> None:
        self.weight = weight
        self.spread = spread

    def copy(self) -> "Case":
        return Case(self.weight, [row[:] for row in self.spread])

    def known_in(self, pile: int) -> int:
        return sum(row[pile] for row in self.spread)


@final
class Belief:
    """Knowledge shared by all who watch a table with several hidden piles."""

    def __init__(self, piles: int, unseen: list[int]) -> None:
        self.piles = [Pile() for _ in range(piles)]
        self.unseen = sorted(unseen)
        self.cohorts: list[list[int]] = []
        self.cases: list[Case] = [Case(1.0, [])]

    def copy(self) -> "Belief":
        twin = Belief(0, [])
        twin.piles = [pile.copy() for pile in self.piles]
        twin.unseen = self.unseen[:]
        twin.cohorts = [cohort[:] for cohort in self.cohorts]
        twin.cases = [case.copy() for case in self.cases]
        return twin

    # What happens to piles

    def deal(self, pile: int, count: int) -> None:
        """`count` cards nobody has seen are dealt into the pile."""
        self.piles[pile].middle += count

    def show(self, pile: int, card: int) -> None:
        """The pile's topmost card is taken off, and everyone sees it is `card`."""
        held = self.piles[pile]
        if held.top:
            _must(held.top.pop() == card, "the top card was known to be another one")
        elif held.middle:
            self._leave(pile, card)
            held.middle -= 1
            self._settle()
        else:
            _must(held.bottom.pop() == card, "the bottom card was known to be another one")

    def take_out(self, pile: int, card: int) -> None:
        """A card surely in the pile is taken out of its middle in the sight of all."""
        held = self.piles[pile]
        held.members.remove(card)
        held.middle -= 1

    def look(self, pile: int, cards: list[int]) -> None:
        """Everyone sees all the cards of the pile, but not (or no longer) their order."""
        self.shuffle(pile)
        held = self.piles[pile]
        _must(len(cards) == held.middle, "a look shows the whole pile")
        for index in range(len(self.cohorts)):
            cohort = self.cohorts[index]
            self.cohorts[index] = [card for card in cohort if card not in cards]
            found = len(cohort) - len(self.cohorts[index])
            for case in self.cases:
                if case.spread[index][pile] != found:
                    case.weight = 0.0
                case.spread[index][pile] = 0
        self.unseen = [card for card in self.unseen if card not in cards]
        held.members = sorted(cards)
        self._settle()

    def join(self, pile: int, cards: list[int]) -> None:
        """Cards everyone has seen are shuffled into the pile."""
        self.shuffle(pile)
        held = self.piles[pile]
        held.members = sorted(held.members + cards)
        held.middle += len(cards)

    def shuffle(self, pile: int) -> None:
        """The pile is shuffled: exact places are lost."""
        held = self.piles[pile]
        held.members = sorted(held.members + held.bottom + held.top)
        held.middle = held.size()
        held.bottom = []
        held.top = []

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
        given = self.piles[pile]
        taken = self.piles[into]
        taken.members = sorted(taken.members + given.members)
        taken.middle += given.middle
        self.piles[pile] = Pile()
        for case in self.cases:
            for row in case.spread:
                row[into] += row[pile]
                row[pile] = 0
        self._settle()

    def spread(self, one: int, two: int, count: int) -> None:
        """Both piles are shuffled together; `count` cards are dealt to `one`, the rest to `two`."""
        self.pour(one, two)
        heap = self.piles[two]
        if heap.members:
            self.cohorts.append(heap.members)
            for case in self.cases:
                row = [0] * len(self.piles)
                row[two] = len(heap.members)
                case.spread.append(row)
            heap.members = []
        cases: list[Case] = []
        for case in self.cases:
            blanks = heap.middle - case.known_in(two)
            self._deal_out(case, one, two, count, blanks, 0, cases)
        self.cases = cases
        self.piles[one].middle = count
        heap.middle -= count
        self._settle()

    # What may be hidden where

    def sample(self, generator: Generator) -> list[vec[i64]]:
        """Every pile filled, bottom to top, as likely as it is."""
        case = self._draw_case(generator)
        contents: list[vec[i64]] = []
        for pile in self.piles:
            contents.append(vec[i64](pile.members))
        for cohort, row in zip(self.cohorts, case.spread, strict=True):
            mixed = vec[i64](cohort)
            generator.shuffle(mixed)
            taken = 0
            for index in range(len(self.piles)):
                for _ in range(row[index]):
                    contents[index] = append(contents[index], mixed[taken])
                    taken += 1
        fresh = vec[i64](self.unseen)
        generator.shuffle(fresh)
        used = 0
        for index in range(len(self.piles)):
            pile = self.piles[index]
            middle = contents[index]
            while len(middle) < pile.middle:
                middle = append(middle, fresh[used])
                used += 1
            generator.shuffle(middle)
            whole = vec[i64](pile.bottom)
            for card in middle:
                whole = append(whole, card)
            for known in pile.top:
                whole = append(whole, known)
            contents[index] = whole
        _must(used == len(fresh), "every card has a place")
        return contents

    def chance_in(self, pile: int, card: int) -> float:
        """How likely it is that the card lies in the pile. (Shown to people, checked in tests.)"""
        held = self.piles[pile]
        if card in held.members or card in held.top or card in held.bottom:
            return 1.0
        total = 0.0
        found = 0.0
        for case in self.cases:
            total += case.weight
            if card in self.unseen:
                blanks = held.middle - len(held.members) - case.known_in(pile)
                found += case.weight * blanks / len(self.unseen)
            for cohort, row in zip(self.cohorts, case.spread, strict=True):
                if card in cohort:
                    found += case.weight * row[pile] / len(cohort)
        return found / total

    def allows(self, pile: int, cards: vec[i64]) -> bool:
        """Whether these cards, bottom to top, can be the pile's as far as this pile alone tells."""
        held = self.piles[pile]
        truth = [int(card) for card in cards]
        low, high = len(held.bottom), len(held.bottom) + held.middle
        if len(truth) != held.size() or truth[:low] != held.bottom or truth[high:] != held.top:
            return False
        middle = truth[low:high]
        if any(card not in middle for card in held.members):
            return False
        counts = [len([card for card in cohort if card in middle]) for cohort in self.cohorts]
        fresh = len([card for card in middle if card in self.unseen])
        if len(held.members) + sum(counts) + fresh != held.middle:
            return False
        return any([row[pile] for row in case.spread] == counts for case in self.cases)

    # Bookkeeping

    def _leave(self, pile: int, card: int) -> None:
        """The card is found in the pile's middle: reweigh the cases and take it off the lists."""
        held = self.piles[pile]
        if card in held.members:
            held.members.remove(card)
            return
        for index in range(len(self.cohorts)):
            if card in self.cohorts[index]:
                self.cohorts[index].remove(card)
                for case in self.cases:
                    case.weight *= case.spread[index][pile]
                    case.spread[index][pile] -= 1
                return
        _must(card in self.unseen, "a card is hidden in one place only")
        self.unseen.remove(card)
        for case in self.cases:
            case.weight *= held.middle - len(held.members) - case.known_in(pile)

    def _deal_out(
        self,
        case: Case,
        one: int,
        two: int,
        count: int,
        blanks: int,
        first: int,
        cases: list[Case],
    ) -> None:
        """Add every way to deal `count` of pile two's cards to pile one, cohort by cohort."""
        if first == len(self.cohorts):
            if 0 <= count <= blanks:
                case.weight *= comb(blanks, count)
                cases.append(case)
            return
        held = case.spread[first][two]
        for given in range(min(held, count) + 1):
            dealt = case.copy()
            dealt.weight *= comb(held, given)
            dealt.spread[first][two] -= given
            dealt.spread[first][one] += given
            self._deal_out(dealt, one, two, count - given, blanks, first + 1, cases)

    def _settle(self) -> None:
        """Drop impossible cases, add up equal ones, and free cohorts that lie in one pile."""
        _must(any(case.weight > 0.0 for case in self.cases), "what is seen is possible")
        for index in range(len(self.cohorts) - 1, -1, -1):
            home = self._home(index)
            if home >= 0 or not self.cohorts[index]:
                if home >= 0:
                    held = self.piles[home]
                    held.members = sorted(held.members + self.cohorts[index])
                del self.cohorts[index]
                for case in self.cases:
                    del case.spread[index]
        total = 0.0
        distinct: dict[str, Case] = {}
        for case in self.cases:
            if case.weight > 0.0:
                total += case.weight
                name = str(case.spread)
                same = distinct.get(name)
                if same is None:
                    distinct[name] = case
                else:
                    same.weight += case.weight
        self.cases = list(distinct.values())
        for case in self.cases:
            case.weight /= total

    def _home(self, index: int) -> int:
        """The one pile that surely holds the whole cohort, or -1."""
        size = len(self.cohorts[index])
        home = -1
        for case in self.cases:
            if case.weight > 0.0:
                here = -1
                for pile in range(len(self.piles)):
                    if case.spread[index][pile] == size:
                        here = pile
                if here < 0 or (home >= 0 and here != home):
                    return -1
                home = here
        return home if size else -1

    def _draw_case(self, generator: Generator) -> Case:
        """One of the cases, by weight; no randomness is used where there is no doubt."""
        chosen = self.cases[0]
        if len(self.cases) > 1:
            left = generator.unit() * sum(case.weight for case in self.cases)
            for case in self.cases:
                chosen = case
                left -= case.weight
                if left < 0.0:
                    break
        return chosen


def _must(holds: bool, why: str) -> None:
    """A broken belief is a defect of the rules that feed it: say so at once."""
    if not holds:
        raise AssertionError(f"belief: {why}")
