"""What tells whether the reconstructed board of Noris' Titanic can be played on."""

from collections import Counter

from bench.gauge import Gauge
from carpathia.engine.game import Event, Result

# The events that are counted, under their names in the table.
EVENTS = {
    "die-rolled": "rolls",
    "pawn-brought": "pawns brought in",
    "pawn-chased": "pawns chased",
    "pawn-buried": "pawns buried",
    "pawn-moved": "other cards played",
    "pawn-on-stair": "stops on a stair",
    "tiles-used-up": "another tile chosen",
    "cards-shuffled": "cards shuffled anew",
}


class NorisTitanicGauge(Gauge):
    """The usual board, die and cards, unless asked otherwise."""

    game = "noris-titanic"
    edition = "casse-noisettes"
    seats = (2, 3, 4)
    rows = (
        *EVENTS.values(),
        "pawns saved",
        "saved by the best seat",
        "pawns left afoot",
        "pawns waiting at the end",
        "all buoys full",
        "shared win",
    )

    def count(self, happened: list[Event], result: Result) -> Counter[str]:
        counts = Counter(EVENTS[event.key] for event in happened if event.key in EVENTS)
        best = max(result.scores)
        counts["pawns saved"] = sum(result.scores)
        counts["saved by the best seat"] = best
        for name, row in (("afoot", "pawns left afoot"), ("waiting", "pawns waiting at the end")):
            seats = range(1, len(result.scores) + 1)
            counts[row] = sum(result.breakdown[f"{name}-{seat}"] for seat in seats)
        counts["all buoys full"] = int(result.reason == "buoys-full")
        counts["shared win"] = int(result.scores.count(best) > 1)
        return counts
