"""The tables of docs/environments.md: what each byte means, from the layouts themselves.

`python -m tests.environments.layout_page` writes them anew.
"""

from pathlib import Path

from carpathia.environments.courses import make_setup
from carpathia.games import GAME_NAMES, open_game

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def table(game: str) -> str:
    rows = ["| field | shape | what it says |", "|---|---|---|"]
    for field in open_game(make_setup(game, 2)).layout():
        shape = " × ".join(str(length) for length in field.shape)
        rows.append(f"| `{field.name}` | {shape} | {field.meaning} |")
    return "\n".join(rows)


def written(page: str) -> str:
    """The page with its tables as they should be."""
    for game in GAME_NAMES:
        begin, end = f"<!-- layout {game} -->\n", "<!-- /layout -->"
        before, _, rest = page.partition(begin)
        page = f"{before}{begin}{table(game)}\n{end}{rest.partition(end)[2]}"
    return page


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
