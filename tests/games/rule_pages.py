"""Rule pages as tests read them: docs/rules, in English."""

import re
from pathlib import Path

HOME = Path(__file__).parents[2] / "docs" / "rules"


class RulePage:
    """The page of a game."""

    def __init__(self, game: str) -> None:
        self.text = (HOME / f"{game}.en.md").read_text("utf-8")

    def rows(self, first: str) -> dict[str, list[str]]:
        """The table whose first heading is `first`: its rows, by what stands in their first cell."""
        table = self.text.partition(f"\n| {first} |")[2].partition("\n\n")[0]
        lines = table.split("\n")
        cells = [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in lines]
        return {row[0]: row[1:] for row in cells[2:]}

    def moves(self) -> list[str]:
        """The moves that the table of moves explains."""
        return [text for cell in self.rows("move") for text in re.findall(r"`([^`]+)`", cell)]

    def corrections(self) -> str:
        """The file of corrections as it is printed."""
        return self.text.partition("```toml\n")[2].partition("```")[0]
