"""N1: the board, the tiles, the cards, the die and the pawns."""

from collections import Counter

import pytest

from carpathia.engine.errors import BadSetup
from carpathia.engine.figures import Value
from carpathia.games.noris_titanic.board import (
    CELLS,
    COLUMNS,
    CORRIDOR,
    DECK,
    DIRECTIONS,
    DOWN,
    LEFT,
    PANIC,
    PLACES,
    RIGHT,
    ROWS,
    SEA,
    STAIR,
    START,
    UP,
    Board,
    cell_at,
    read_cell,
    row_of,
    write_cell,
)
from carpathia.games.noris_titanic.components import shipped_figures
from carpathia.games.noris_titanic.pieces import FACE_NAMES
from tests.games.noris_titanic.scenes import open_noris, scene

BOARD = open_noris().rules.board
BY_RAIL_13 = open_noris(options={"board": "rail-13"}).rules.board


def names(board: Board, *printed: int) -> set[str]:
    return {write_cell(cell) for cell in range(CELLS) if board.printed[cell] in printed}


def test_N1_1_sixty_places_of_four_cells_are_numbered_as_a_ploughman_walks() -> None:
    for row in range(1, ROWS + 1):
        places = [int(BOARD.place[cell_at(column, row)]) for column in range(1, 13)]
        lowest = 6 * ((row - 1) // 2) + 1
        walk = [place for place in range(lowest, lowest + 6) for _ in range(2)]
        assert places == (walk if (row - 1) // 2 % 2 == 0 else walk[::-1])
    left = [int(BOARD.place[cell_at(1, row)]) for row in range(1, ROWS + 1, 2)]
    right = [int(BOARD.place[cell_at(12, row)]) for row in range(1, ROWS + 1, 2)]
    assert left == [1, 12, 13, 24, 25, 36, 37, 48, 49, 60]
    assert right == [6, 7, 18, 19, 30, 31, 42, 43, 54, 55]


def test_N1_1_a_place_is_a_square() -> None:
    for place in range(1, PLACES + 1):
        upper_left, upper_right, lower_right, lower_left = BOARD.cells[4 * place : 4 * place + 4]
        assert upper_right == upper_left + 1
        assert lower_right == lower_left + 1
        assert upper_left == lower_left + COLUMNS
        assert {int(BOARD.place[cell]) for cell in BOARD.cells[4 * place : 4 * place + 4]} == {
            place
        }


def test_N1_2_the_inner_rail_parts_the_decks_but_for_the_corridors() -> None:
    assert BOARD.lower_rows == 15
    inner = {write_cell(cell) for cell in range(CELLS) if BOARD.rails[cell * DIRECTIONS + UP]}
    assert inner == {f"{column}15" for column in "cdefghijkl"}
    above = {write_cell(cell) for cell in range(CELLS) if BOARD.rails[cell * DIRECTIONS + DOWN]}
    assert above == {f"{column}16" for column in "cdefghijkl"}


def test_N1_2_the_outer_rails_part_corridors_and_sea_along_the_whole_ship() -> None:
    right = {write_cell(cell) for cell in range(CELLS) if BOARD.rails[cell * DIRECTIONS + RIGHT]}
    left = {write_cell(cell) for cell in range(CELLS) if BOARD.rails[cell * DIRECTIONS + LEFT]}
    assert right == {f"{column}{row}" for column in "am" for row in range(1, 21)}
    assert left == {f"{column}{row}" for column in "bn" for row in range(1, 21)}
    assert names(BOARD, SEA) == {f"{column}{row}" for column in "an" for row in range(1, 21)}


def test_N1_2_the_two_ends_are_closed() -> None:
    table = scene("1@h20 2@a20 2@h1", tiles="w*6")
    assert table.reach("h20", "up") == []
    assert table.reach("a20", "up") == []
    assert table.reach("h1", "down") == []
    assert table.reach("a20", "left") == []


def test_N1_3_stairs_panic_zone_and_pale_cells() -> None:
    assert names(BOARD, STAIR) == {"b15", "b16", "m15", "m16"}
    panic = names(BOARD, PANIC, STAIR, START)
    assert panic == {f"{column}{row}" for column in "bcdefghijklm" for row in (15, 16)}
    assert len(panic) == 24
    corridors = {f"{column}{row}" for column in "bm" for row in range(1, 21)}
    assert names(BOARD, CORRIDOR) == corridors - panic
    assert len(names(BOARD, DECK)) == 12 * 20 - 24 - 36


def test_N1_4_the_start_cell_is_beside_the_right_stair_and_under_place_43() -> None:
    assert write_cell(BOARD.start) == "l15"
    assert BOARD.place[BOARD.start] == 43
    assert BOARD.printed[BOARD.start + 1] == STAIR


def test_N1_5_thirty_water_twenty_ice_ten_buoy_tiles_with_twenty_buoys() -> None:
    components = open_noris().rules.components
    assert (components.water_tiles, components.iceberg_tiles) == (30, 20)
    assert list(components.buoy_tiles) == [1, 1, 1, 1, 2, 2, 2, 3, 3, 4]
    assert components.buoys == 20


def test_N1_5_the_patterns_are_a_corner_a_diagonal_all_but_one_and_all() -> None:
    # Place 1 is b2 c2 above b1 c1; the tiles of one to four buoys lie on places 1, 5, 8 and 10.
    tiles = "b0 b0 b0 b0 b0 b0 b0 b0 b0 b0"
    table = scene(tiles=tiles, phase="roll")
    corner = [table.ground(cell) for cell in ("b2", "c2", "b1", "c1")]
    assert corner == ["buoy", "water", "water", "water"]
    diagonal = [table.ground(cell) for cell in ("j2", "k2", "j1", "k1")]
    assert diagonal == ["buoy", "water", "water", "buoy"]
    three = [table.ground(cell) for cell in ("j4", "k4", "j3", "k3")]
    assert three == ["buoy", "buoy", "buoy", "water"]
    four = [table.ground(cell) for cell in ("f4", "g4", "f3", "g3")]
    assert four == ["buoy", "buoy", "buoy", "buoy"]


def test_N1_5_whoever_lays_a_buoy_tile_may_turn_it() -> None:
    table = scene(phase="roll").roll("red")
    assert table.moves() == ["lay buoy 0", "lay buoy 1", "lay buoy 2", "lay buoy 3"]
    found = {}
    for move in table.moves():
        table = scene(phase="roll").roll("red").play(move)
        (buoy,) = (cell for cell in ("b2", "c2", "c1", "b1") if table.ground(cell) == "buoy")
        found[move] = buoy
    assert found == dict(zip(found, ("b2", "c2", "c1", "b1"), strict=True))


def test_N1_5_turns_that_look_alike_are_one_choice() -> None:
    two = scene(tiles="b0 b0 b0 b0", phase="roll").roll("red")
    assert two.moves() == ["lay buoy 0", "lay buoy 1"]
    three = scene(tiles="b0 b0 b0 b0 b0 b0 b0", phase="roll").roll("red")
    assert len(three.moves()) == 4
    four = scene(tiles="b*9", phase="roll").roll("red")
    assert four.told("tile-laid")[0]["buoys"] == 4, "nothing to choose: it is laid at once"


def test_N1_6_thirty_three_movement_cards() -> None:
    counts = open_noris().rules.components.card_counts
    assert list(counts) == [6, 6, 6, 5, 5, 5]
    assert sum(counts) == 33


def test_N1_7_the_die_is_blue_twice_white_once_red_once_start_twice() -> None:
    faces = [FACE_NAMES[face] for face in open_noris().rules.components.faces]
    assert faces == ["blue", "blue", "white", "red", "start", "start"]


@pytest.mark.parametrize(("die", "counts"), [("three-blue", "3111"), ("two-white", "2211")])
def test_N1_7_other_dice_can_be_chosen(die: str, counts: str) -> None:
    faces = open_noris(options={"die": die}).rules.components.faces
    found = Counter(FACE_NAMES[face] for face in faces)
    assert [found[name] for name in ("blue", "white", "red", "start")] == [int(c) for c in counts]


def test_N1_7_other_movement_cards_can_be_chosen() -> None:
    counts = open_noris(options={"cards": "falling"}).rules.components.card_counts
    assert list(counts) == [8, 7, 6, 5, 4, 3]


def test_N1_7_another_board_can_be_chosen() -> None:
    assert BY_RAIL_13.lower_rows == 13
    assert write_cell(BY_RAIL_13.start) == "l13"
    assert BY_RAIL_13.place[BY_RAIL_13.start] == 42
    assert names(BY_RAIL_13, STAIR) == {"b13", "b14", "m13", "m14"}
    assert len(names(BY_RAIL_13, PANIC, STAIR, START)) == 24
    rail = {write_cell(cell) for cell in range(CELLS) if BY_RAIL_13.rails[cell * DIRECTIONS + UP]}
    assert rail == {f"{column}13" for column in "cdefghijkl"}
    assert list(BY_RAIL_13.place) == list(BOARD.place)


@pytest.mark.parametrize(("seats", "pawns"), [(2, 15), (3, 10), (4, 8)])
def test_N1_8_pawns_for_two_three_and_four(seats: int, pawns: int) -> None:
    table = scene(phase="roll", game=open_noris(seats))
    assert table.counts("waiting") == [pawns] * seats


def test_cells_have_names() -> None:
    assert [write_cell(cell) for cell in (0, 1, 13, 14, CELLS - 1)] == [
        "a1",
        "b1",
        "n1",
        "a2",
        "n20",
    ]
    for cell in range(CELLS):
        assert read_cell(write_cell(cell)) == cell
    assert row_of(read_cell("h15")) == 15


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("die.two-start", [0, 0, 0, 6]),
        ("die.two-start", [20, 1, 1, 1]),
        ("die.two-start", [2, 1, 1]),
        ("cards.level", [1, 1, 1, 1, 1, 1]),
        ("cards.level", [6, 6, 6, 5, 5]),
        ("tiles.water", 31),
        ("tiles.iceberg", 19),
        ("tiles.buoy", [1, 1, 1, 1, 2, 2, 2, 3, 4, 3]),
        ("tiles.buoy", [1, 1, 1, 1, 2, 2, 2, 3, 3, 5]),
        ("tiles.buoy", []),
        ("pattern.buoys-1", "oo/~~"),
        ("pattern.buoys-2", "o~~o"),
        ("pattern.buoys-3", "oo/ox"),
        ("pawns.each", [15, 10]),
    ],
)
def test_a_figure_that_cannot_be_played_is_refused(name: str, value: Value) -> None:
    with pytest.raises(BadSetup) as refused:
        open_noris(figures={name: value})
    assert refused.value.key == "figure-wrong"
    told = refused.value.words["figure"]
    assert told == (name if name != "tiles.iceberg" else "tiles.water")


def test_a_corrected_pattern_can_be_turned_as_often_as_it_looks_different() -> None:
    game = open_noris(figures={"pattern.buoys-2": "oo/~~"})
    table = scene(tiles="b0 b0 b0 b0", phase="roll", game=game).roll("red")
    assert len(table.moves()) == 4


def test_every_figure_says_where_it_comes_from() -> None:
    figures = shipped_figures()
    assert {figure.source for figure in figures.figures.values()} <= set(figures.sources)
