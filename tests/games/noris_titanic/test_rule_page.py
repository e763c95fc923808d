"""The rule page says what the code does: board, switches, options, moves, the file of corrections."""

import re
from pathlib import Path

from carpathia.engine.figures import read_changes
from carpathia.games.noris_titanic.board import PRINT_SIGNS, ROWS, write_cell
from carpathia.games.noris_titanic.chart import BOARDS, board_figures
from carpathia.games.noris_titanic.components import CARDS, DICE
from carpathia.games.noris_titanic.editions import EDITIONS
from carpathia.games.noris_titanic.game import OPTIONS
from carpathia.games.noris_titanic.moves import MOVE_COUNT, read_move, write_move
from tests.games.noris_titanic.scenes import open_noris, scene

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "noris-titanic.en.md"
TEXT = PAGE.read_text("utf-8")


def rows(first: str) -> dict[str, list[str]]:
    """The table whose first heading is `first`: its rows, by what stands in their first cell."""
    table = TEXT.partition(f"\n| {first} |")[2].partition("\n\n")[0]
    cells = [[cell.strip() for cell in row.strip("| ").split(" | ")] for row in table.split("\n")]
    return {row[0]: row[1:] for row in cells[2:]}


def test_the_figure_of_the_board_is_the_board() -> None:
    figure = TEXT.partition("## The board\n\n```\n")[2].partition("```")[0].split("\n")
    shown = {
        line.split()[0]: line[4:59].ljust(55) for line in figure if line[:2].strip().isdecimal()
    }
    shipped = board_figures(BOARDS[0])
    assert shown == {str(row): shipped[f"board.row-{row}"].value for row in range(1, ROWS + 1)}
    rail = next(line for line in figure if line.strip().startswith("---"))
    assert rail[4:59] == shipped["board.rail-16"].value
    for sign in PRINT_SIGNS:
        assert f"{sign}  " in figure[-2], "the legend has every sign"


def test_the_figure_of_a_hole_in_the_rail_is_true() -> None:
    assert "1    4   3   2   1  (e1) ." in TEXT
    assert scene("1@e1", tiles="w", phase="roll").reach("e1", "left") == [1, 2, 3, 4]


def test_the_house_rules_have_every_switch_as_each_edition_sets_it() -> None:
    editions = ("casse-noisettes", "noris")
    assert tuple(EDITIONS.editions) == editions
    wanted = {}
    for name, switch in EDITIONS.switches.items():
        settings = [EDITIONS.editions[code].get(name, switch.default) for code in editions]
        wanted[switch.rule] = [f"`{name}`", *("on" if on else "off" for on in settings)]
    assert {rule: [cells[0], *cells[2:]] for rule, cells in rows("rule").items()} == wanted


def test_every_option_and_each_of_its_values_is_explained() -> None:
    table = rows("option")
    assert list(table) == [f"`{name}`" for name in OPTIONS]
    for name, values in (("board", BOARDS), ("die", DICE), ("cards", CARDS)):
        told = table[f"`{name}`"][0]
        assert f"`{values[0]}` (as usual)" in told
        assert all(f"`{value}`" in told for value in values)


def test_every_verb_is_explained_by_a_move_that_reads() -> None:
    shown = [text for cell in rows("move") for text in re.findall(r"`([^`]+)`", cell)]
    assert [write_move(read_move(text)) for text in shown] == shown
    verbs = {write_move(move).split()[0] for move in range(MOVE_COUNT)}
    assert {text.split()[0] for text in shown} == verbs


def test_the_file_of_corrections_can_be_used_as_it_is_printed() -> None:
    printed = TEXT.partition("```toml\n")[2].partition("```")[0]
    game = open_noris(figures=read_changes(printed))
    assert write_cell(game.rules.board.start) == "j15"
    assert len(game.rules.components.faces) == 6
    table = scene("1@j17 1@k17", phase="roll", game=game)
    assert table.reach("j17", "down") == [1], "the start cell is below"
    assert table.reach("k17", "down") == [1], "here the rail still stands"
