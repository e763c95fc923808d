"""What tells whether 54 coins and twelve victory cards make a game of Titus."""

from collections import Counter

from bench.gauge import Gauge
from carpathia.engine.game import TURN_BEGAN, Event, Result
from carpathia.games.titus.scoring import LEFTOVER, SHARED, WON_BY_COINS
from carpathia.games.titus.taking import LIMIT

# The events that are counted, under their names in the table.
EVENTS = {
    "coin-kept": "coins kept",
    "coin-swapped": "coins swapped",
    "coin-taken-back": "coins taken back",
    "runs-joined": "joins",
    "group-cashed": "victory cards taken",
    "limit-returned": "limit back by cashing",
    "leftover-counted": "series left over",
}
TAKES = ("coin-kept", "coin-swapped", "coin-taken-back")


class TitusGauge(Gauge):
    """The box as it is."""

    game = "titus"
    edition = "adlung"
    seats = (2, 3, 4)
    rows = (
        "turns",
        *EVENTS.values(),
        "all victory cards taken",
        "turns of more than three coins",
        "points of the best seat",
        "points of the last seat",
        "points for what was left over",
        "won by coins",
        "shared win",
        "won by who began",
    )

    def count(self, happened: list[Event], result: Result) -> Counter[str]:
        counts = Counter(EVENTS[event.key] for event in happened if event.key in EVENTS)
        takes = [0]
        for event in happened:
            if event.key == TURN_BEGAN:
                takes.append(0)
            takes[-1] += event.key in TAKES
        counts["turns"] = len(takes)
        counts["turns of more than three coins"] = sum(taken > LIMIT for taken in takes)
        counts["all victory cards taken"] = int(counts["victory cards taken"] == 12)
        counts["points of the best seat"] = max(result.scores)
        counts["points of the last seat"] = min(result.scores)
        counts["points for what was left over"] = LEFTOVER * counts["series left over"]
        counts["won by coins"] = int(result.reason == WON_BY_COINS)
        counts["shared win"] = int(result.reason == SHARED)
        counts["won by who began"] = int(result.breakdown["place-1"] == 1)
        return counts
