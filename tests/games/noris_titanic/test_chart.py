"""The board as a map: what can be corrected, and what is wrong with a board that cannot be used."""

from importlib.resources import files

import pytest

from carpathia.engine.chance import QuickChance
from carpathia.engine.errors import REFUSALS, BadSetup
from carpathia.engine.figures import Value, read_changes
from carpathia.engine.fuzz import choose_any
from carpathia.engine.generator import Generator
from carpathia.engine.match import Match, Replay
from carpathia.engine.record import read_record
from carpathia.engine.setup import Setup
from carpathia.games.noris_titanic.board import write_cell
from carpathia.games.noris_titanic.chart import BOARDS, board_figures
from carpathia.games.noris_titanic.game import NorisTitanic
from tests.games.noris_titanic.scenes import open_noris, scene

SHIPPED = {name: figure.value for name, figure in board_figures("rail-15").items()}


def row(number: int) -> str:
    text = SHIPPED[f"board.row-{number}"]
    assert isinstance(text, str)
    return text


def refused(**rows: Value) -> BadSetup:
    """What a board with these figures is refused for; `row_15` is board.row-15."""
    figures = {f"board.{name.replace('_', '-')}": value for name, value in rows.items()}
    with pytest.raises(BadSetup) as refusal:
        open_noris(figures=figures)
    words = refusal.value.words
    assert set(words) == set(REFUSALS[refusal.value.key]), "the arguments the table says"
    return refusal.value


@pytest.mark.parametrize("name", BOARDS)
def test_a_shipped_map_can_be_copied_and_used_as_a_file_of_ones_own(name: str) -> None:
    source = files("carpathia.games.noris_titanic").joinpath("boards", f"{name}.toml")
    changes = read_changes(source.read_text("utf-8"))
    assert len([key for key in changes if key.startswith("board.row-")]) == 20
    own = open_noris(options={"board": name}, figures=changes).rules.board
    shipped = open_noris(options={"board": name}).rules.board
    assert list(own.printed) == list(shipped.printed)
    assert list(own.place) == list(shipped.place)
    assert list(own.rails) == list(shipped.rails)


def test_a_whole_other_map_may_lie_over_the_usual_one() -> None:
    """All of rail-13 as a person's file; only what it does not have must be taken away."""
    changes = {name: figure.value for name, figure in board_figures("rail-13").items()}
    own = open_noris(figures=changes).rules.board
    assert list(own.rails) == list(open_noris(options={"board": "rail-13"}).rules.board.rails)


def test_one_row_may_be_corrected() -> None:
    row_15 = row(15).replace("43*", "43!").replace("44!", "44*", 1)
    game = open_noris(figures={"board.row-15": row_15})
    assert write_cell(game.rules.board.start) == "j15"
    assert scene("1@l12", phase="roll", game=game).reach("l12", "up") == [1, 2, 3]


def test_a_rail_may_be_drawn_between_any_two_rows() -> None:
    game = open_noris(figures={"board.rail-5": "            ---"})
    table = scene("1@d5 1@e5", phase="roll", game=game)
    assert table.reach("d5", "down") == []
    assert table.reach("d4", "up") == []
    assert table.reach("e5", "down") == [1, 2, 3, 4]


def test_a_rail_may_be_drawn_between_any_two_cells_of_a_row() -> None:
    game = open_noris(figures={"board.row-5": row(5).replace("13. 14.", "13.|14.")})
    table = scene(phase="roll", game=game)
    assert table.reach("c5", "right") == []
    assert table.reach("d5", "left") == []
    assert table.reach("b5", "right") == [1]


def test_blanks_at_the_end_of_a_row_may_be_left_out() -> None:
    game = open_noris(figures={"board.row-5": row(5).rstrip()})
    assert list(game.rules.board.printed) == list(open_noris().rules.board.printed)


def test_a_board_of_ones_own_travels_in_the_record() -> None:
    setup = Setup("noris-titanic", "noris", 3)
    setup.figures["board.row-15"] = row(15).replace("43*", "43!").replace("44!", "44*", 1)
    generator = Generator(3)
    match = Match(NorisTitanic(setup), setup, QuickChance(generator))
    for _ in range(40):
        match.play(choose_any(match, generator))
    text = match.record().text()
    assert text.count("\nfigure board.") == 1, "the row that differs, and no other"
    record = read_record(text)
    again = Replay(NorisTitanic(record.setup), record).finish()
    assert again.record().text() == text
    assert again.game.write_position(again.state) == match.game.write_position(match.state)


# What is wrong


@pytest.mark.parametrize(
    ("text", "found"),
    [("", 0), (row(5)[:39], 39), (row(5) + "|13.", 59), (row(5)[:-4], 51)],
)
def test_a_row_of_the_wrong_size(text: str, found: int) -> None:
    refusal = refused(row_5=text)
    assert refusal.key == "board-row-size"
    assert refusal.words == {"row": 5, "found": found, "wanted": 55}


def test_a_rail_that_is_too_long() -> None:
    refusal = refused(rail_5=" " * 56 + "---")
    assert refusal.key == "board-row-size"
    assert refusal.words == {"row": 5, "found": 59, "wanted": 55}


@pytest.mark.parametrize(
    ("old", "new", "cell"),
    [
        (" ~ |13=", "13.|13=", "a5"),
        ("13. 14.", "13. 14?", "d5"),
        ("13. 14.", "13. 61.", "d5"),
        ("13. 14.", "13.  0.", "d5"),
        ("13. 14.", "13.   .", "d5"),
        ("13. 14.", "13.  ~ ", "d5"),
        ("13. 14.", "13./14.", "c5"),
        ("18=| ~ ", "18=|18=", "n5"),
        ("13. 14.", "13. 1a.", "d5"),
        ("13. 14.", "13. ١٤.", "d5"),
    ],
)
def test_a_cell_that_cannot_be_read(old: str, new: str, cell: str) -> None:
    refusal = refused(row_5=row(5).replace(old, new, 1))
    assert refusal.key == "board-cell-wrong"
    assert refusal.words["cell"] == cell


@pytest.mark.parametrize("rail", ["            -- ", "             ---", "            ----", "xxx"])
def test_a_rail_that_cannot_be_read(rail: str) -> None:
    assert refused(rail_5=rail).key == "board-cell-wrong"


def test_a_missing_start() -> None:
    assert refused(row_15=row(15).replace("43*", "43!")).key == "board-start-missing"


def test_two_starts() -> None:
    refusal = refused(row_9=row(9).replace("27.", "27*", 1))
    assert refusal.key == "board-start-twice"
    assert refusal.words["cells"] == "f9 l15"


def test_a_start_on_the_upper_deck() -> None:
    refusal = refused(lower_rows=14)
    assert refusal.key == "board-start-too-high"
    assert refusal.words == {"cell": "l15", "rows": 14}


@pytest.mark.parametrize("rows", [0, 20])
def test_a_deck_without_rows(rows: int) -> None:
    assert refused(lower_rows=rows).key == "figure-wrong"


@pytest.mark.parametrize(
    ("old", "new", "place", "cells"),
    [
        ("14. 14.", "14. 15.", 14, "d5 d6 e6"),  # three cells
        ("14. 14.", "13. 14.", 13, "b5 c5 d5 b6 c6"),  # five cells
        ("14. 14. 15. 15.", "15. 14. 14. 15.", 14, "e5 f5 d6 e6"),  # no square
    ],
)
def test_a_place_that_is_no_square_of_four(old: str, new: str, place: int, cells: str) -> None:
    refusal = refused(row_5=row(5).replace(old, new, 1))
    assert refusal.key == "board-place-wrong"
    assert refusal.words == {"place": place, "cells": cells}


def test_a_place_that_is_missing() -> None:
    figures: dict[str, Value] = {
        "row_5": row(5).replace("14.", "15."),
        "row_6": row(6).replace("14.", "15."),
    }
    refusal = refused(**figures)
    assert refusal.key == "board-place-wrong"
    assert refusal.words == {"place": 14, "cells": ""}


def test_a_stair_that_nobody_can_get_to() -> None:
    rail = "    ---                                         ---    "
    refusal = refused(rail_15=rail)
    assert refusal.key == "board-stair-unreachable"
    assert refusal.words == {"cell": "b15"}


def test_a_stair_beside_the_way_is_not_reached_along_its_row() -> None:
    """The left stair is shut below and above: c15 and c16 lie beside it, and that is no use."""
    refusal = refused(rail_15="    ---", rail_17="    ---")
    assert refusal.key == "board-stair-unreachable"
    assert refusal.words == {"cell": "b15"}


def test_an_upper_deck_that_nobody_can_get_to() -> None:
    figures: dict[str, Value] = {
        "rail_16": "    --- --- --- --- --- --- --- --- --- --- --- ---    ",
        "row_15": row(15).replace("#", "!"),
        "row_16": row(16).replace("#", "!"),
    }
    refusal = refused(**figures)
    assert refusal.key == "board-cell-unreachable"
    assert refusal.words == {"cell": "b16"}


def test_a_start_that_leads_nowhere() -> None:
    figures: dict[str, Value] = {
        "rail_15": " " * 44 + "---",
        "row_15": row(15).replace("44! 43*", "44!|43*"),
    }
    assert refused(**figures).key == "board-stair-unreachable"
