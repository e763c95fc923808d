"""The tutorial is run cell by cell, as a notebook runs it, and prints what it says it prints."""

import ast
import contextlib
import io
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs/tutorial.py"
_CELL = re.compile(r"^# %%(.*)\n", re.MULTILINE)
_SAYS = "# > "


@dataclass
class Ran:
    """A cell that was run: what it says it prints, what it printed, what its last line gave."""

    says: list[str]
    printed: list[str]
    shown: Any


def cells() -> list[tuple[str, str]]:
    """Kind and source of each cell."""
    text = PAGE.read_text("utf-8")
    assert text.startswith("# %%")
    parts = _CELL.split(text)[1:]
    return [(kind.strip(), body) for kind, body in zip(parts[::2], parts[1::2], strict=True)]


def run(source: str, names: dict[str, Any]) -> Ran:
    """A cell, and as a notebook does, the value of its last line if it is an expression."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    out = io.StringIO()
    shown = None
    with contextlib.redirect_stdout(out):
        exec(compile(tree, str(PAGE), "exec"), names)
        if isinstance(last, ast.Expr):
            shown = eval(compile(ast.Expression(last.value), str(PAGE), "eval"), names)
    says = [line.removeprefix(_SAYS) for line in source.splitlines() if line.startswith(_SAYS)]
    return Ran(says, out.getvalue().splitlines(), shown)


@pytest.fixture(scope="module")
def names() -> dict[str, Any]:
    return {"__name__": "__main__"}


@pytest.fixture(scope="module")
def ran(names: dict[str, Any]) -> list[Ran]:
    return [run(source, names) for kind, source in cells() if kind == ""]


def test_every_cell_prints_what_it_says(ran: list[Ran]) -> None:
    told = [one for one in ran if one.says]
    assert len(told) >= 6
    for one in told:
        assert one.printed == one.says


def test_a_cell_that_says_something_else_would_be_found_out() -> None:
    one = run("print(6 * 7)\n# > 41\n", {})
    assert one.printed != one.says


def test_text_cells_are_text() -> None:
    kinds = [kind for kind, _ in cells()]
    assert set(kinds) == {"", "[markdown]"}
    for kind, source in cells():
        lines = [line for line in source.splitlines() if line]
        assert all(line.startswith("#") for line in lines) == (kind == "[markdown]")


def test_pictures_are_drawn(ran: list[Ran]) -> None:
    pictures = [one.shown._repr_svg_() for one in ran if hasattr(one.shown, "_repr_svg_")]
    assert len(pictures) == 2
    assert all(svg.count("<circle") >= 6 for svg in pictures)


def test_greedy_beats_random_as_everyone_is_told(ran: list[Ran], names: dict[str, Any]) -> None:
    random, greedy = names["tally"].rows()
    assert greedy.points.low > random.points.high


def test_the_few_lines_really_learn(ran: list[Ran], names: dict[str, Any]) -> None:
    """About doubled, says the page."""
    assert names["last"] > 1.7 * names["first"]
    worst = names["game"].write(int(names["liking"].argmin()))
    assert worst.startswith("rescue")


def test_links_of_the_tutorial_lead_somewhere() -> None:
    links = re.findall(r"\]\((?!http)([^)]+)\)", PAGE.read_text("utf-8").replace("\n# ", " "))
    assert len(links) >= 4
    for link in links:
        assert (PAGE.parent / link).exists(), link
