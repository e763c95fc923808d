"""Who won, and why it ended (N6.3)."""

from typing import Final

from carpathia.engine.game import Result
from carpathia.games.noris_titanic.table import Table

LAST_PLACE: Final = "last-place"
BUOYS_FULL: Final = "buoys-full"


def result_of(table: Table) -> Result:
    """A point for each pawn in a buoy; equal scores share the win (N6.3)."""
    full = table.all_saved() == table.rules.components.buoys
    scores = [int(count) for count in table.saved]
    return Result(scores, BUOYS_FULL if full else LAST_PLACE, whereabouts(table))


def whereabouts(table: Table) -> dict[str, int]:
    """What became of the pawns of each seat: `saved-1`, `afoot-1`, ... from seat 1 on."""
    found: dict[str, int] = {}
    for seat in range(int(table.rules.seats)):
        found[f"saved-{seat + 1}"] = int(table.saved[seat])
        found[f"afoot-{seat + 1}"] = len(table.afoot[seat])
        found[f"buried-{seat + 1}"] = int(table.buried[seat])
        found[f"waiting-{seat + 1}"] = int(table.waiting[seat])
    return found
