"""The score (S9)."""

from typing import Final

from carpathia.games.sos_titanic.table import Table

SUNK: Final = "sunk"
ALL_SAVED: Final = "all-saved"


def score_parts(table: Table) -> dict[str, int]:
    """Where the points come from, as the match stands (S9.1)."""
    groups = table.groups
    anchors = [0, 0]
    if table.all_saved:
        for cls in range(2):
            runs = [int(groups[2 * cls].longest_run()), int(groups[2 * cls + 1].longest_run())]
            anchors[cls] = max(runs)
    return {
        "saved": sum(int(group.size) for group in groups),
        "page": table.rules.components.page_value(int(table.page)),
        "anchors-first": anchors[0],
        "anchors-second": anchors[1],
    }


def score(table: Table) -> int:
    return sum(score_parts(table).values())
