"""What bots made of the same deals: means, shares and differences, the deal being the unit.

The matches of one deal hang together, so they make one value; deals are taken in by number,
whatever order their matches are finished in, so that the same plan gives the same figures.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from carpathia.lab.arena import Plan, Played, Share
from carpathia.lab.intervals import Estimate, Sample

HISTORY: Final = 19
"""S9.2: about what history managed. Above it, a match of SOS Titanic did better."""
_ALL_SAVED: Final = "all-saved"


@dataclass(frozen=True)
class Row:
    """What a bot made of its deals; with one crew, or with all there are."""

    bot: int
    crew: str
    matches: int
    points: Estimate
    wins: Estimate | None
    """Its share of the wins; None where all seats play together."""
    above: Estimate | None
    """The share of matches better than history; None in other games."""
    all_saved: Estimate | None
    decisions: float
    """A match."""
    seconds: float
    """A decision."""


@dataclass(frozen=True)
class Difference:
    """How many points a deal one bot makes more than another."""

    bot: int
    other: int
    points: Estimate


class Tally:
    """Takes matches in and knows how things stand."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.deals = 0
        """How many are complete, from the first on."""
        self.played = 0
        """Matches, those of incomplete deals too."""
        self._waiting: Final[dict[int, list[Played]]] = {}
        bots = range(len(plan.bots))
        crews = ("", *plan.crews) if len(plan.crews) > 1 else ("",)
        self._lines: Final = [_Line(bot, crew) for bot in bots for crew in crews]
        self._pairs: Final = [(bot, other, Sample()) for bot, other in combinations(bots, 2)]

    def add(self, matches: Iterable[Played]) -> None:
        size = self.plan.matches_a_deal()
        for played in matches:
            self.played += 1
            self._waiting.setdefault(played.number // size, []).append(played)
        while len(self._waiting.get(self.deals, [])) == size:
            matches_of_deal = self._waiting.pop(self.deals)
            self._add_deal(sorted(matches_of_deal, key=lambda played: played.number))
            self.deals += 1

    def rows(self) -> list[Row]:
        """A row a bot, and behind it one for each of several crews; empty before the first deal."""
        return [line.row(self.plan.is_together()) for line in self._lines] if self.deals else []

    def differences(self) -> list[Difference]:
        """Of every two bots."""
        if not self.deals:
            return []
        return [Difference(bot, other, pair.mean_estimate()) for bot, other, pair in self._pairs]

    def _add_deal(self, matches: Sequence[Played]) -> None:
        means: dict[int, float] = {}
        for line in self._lines:
            had = [(share, played) for played in matches for share in line.shares_of(played)]
            line.add(had)
            if not line.crew:
                means[line.bot] = sum(share.points for share, _ in had) / len(had)
        for bot, other, pair in self._pairs:
            pair.add(means[bot] - means[other])


class _Line:
    """The sums of one row."""

    def __init__(self, bot: int, crew: str) -> None:
        self.bot: Final = bot
        self.crew: Final = crew
        self._parts = 1
        self._matches = 0
        self._decisions = 0
        self._seconds = 0.0
        self._points: Final = Sample()
        self._wins: Final = Sample()
        self._above: Final = Sample()
        self._saved: Final = Sample()

    def shares_of(self, played: Played) -> list[Share]:
        if self.crew and played.crew != self.crew:
            return []
        return [share for share in played.shares if share.bot == self.bot]

    def add(self, had: Sequence[tuple[Share, Played]]) -> None:
        """What the bot had of the matches of one deal."""
        count = len(had)
        self._parts = count
        self._matches += count
        self._decisions += sum(share.decisions for share, _ in had)
        self._seconds += sum(share.seconds for share, _ in had)
        self._points.add(sum(share.points for share, _ in had) / count)
        self._wins.add(sum(share.won for share, _ in had) / count)
        self._above.add(sum(share.points > HISTORY for share, _ in had) / count)
        self._saved.add(sum(played.reason == _ALL_SAVED for _, played in had) / count)

    def row(self, is_together: bool) -> Row:
        parts = self._parts
        return Row(
            self.bot,
            self.crew,
            self._matches,
            self._points.mean_estimate(),
            None if is_together else self._wins.share_estimate(parts),
            self._above.share_estimate(parts) if is_together else None,
            self._saved.share_estimate(parts) if is_together else None,
            self._decisions / self._matches,
            self._seconds / self._decisions if self._decisions else 0.0,
        )
