"""N5: what tiles do to pawns, rails, stairs and the start cell."""

from tests.games.noris_titanic.scenes import open_noris, scene


def test_N5_1_a_tile_laid_on_a_pawn_takes_it_out_of_the_game() -> None:
    table = scene("1@b1 2@c2 2@d1", phase="roll").roll("white")
    assert table.told("pawn-buried") == [{"owner": 2, "cell": "c2"}, {"owner": 1, "cell": "b1"}]
    assert table.counts("buried") == [1, 1]
    assert table.counts("waiting") == [14, 13], "it does not go back to its owner"
    assert (table.pawns(1), table.pawns(2)) == ("", "d1")


def test_N5_1_water_and_buoys_bury_as_well() -> None:
    assert scene("2@b1", phase="roll").roll("blue").counts("buried") == [0, 1]
    table = scene("2@b2", phase="roll").roll("red").play("lay buoy 0")
    assert table.ground("b2") == "buoy"
    assert table.counts("buried") == [0, 1]
    assert table.counts("saved") == [0, 0], "a buoy laid on a pawn saves nobody"


def test_N5_2_a_tile_in_the_outer_columns_opens_the_outer_rail_along_its_cells() -> None:
    table = scene("1@e1 2@b3", tiles="w", phase="roll")
    assert table.reach("c1", "left") == [1, 2]
    assert table.reach("b2", "left") == [1]
    assert table.reach("a1", "right") == [1, 2]
    assert table.reach("b3", "left") == [], "the rail still stands beside place 12"
    assert table.reach("a3", "right") == []


def test_N5_2_a_buoy_tile_opens_it_too_and_ice_is_passed_by_nobody() -> None:
    buoy = scene("1@e1", tiles="b1", phase="roll")
    assert buoy.ground("c2") == "buoy"
    assert buoy.reach("b2", "left") == [1]
    ice = scene("1@a1", tiles="i", phase="roll")
    assert ice.reach("a1", "right") == []


def test_N5_2_a_tile_inside_opens_no_outer_rail() -> None:
    table = scene("1@h8", tiles="i w", phase="roll")
    assert table.reach("m1", "right") == []


def test_N5_2_the_inner_rail_is_gone_where_a_cell_on_either_side_is_covered() -> None:
    table = scene("1@j17 2@h17", tiles="w*28 i*14 w w", phase="roll")
    assert table.reach("k17", "down") == [1, 2], "place 44 is covered, and below it lies ice"
    assert table.ground("k14") == "ice"
    assert table.reach("h17", "down") == [1], "between h16 and h15 it stands"


def test_N5_2_one_covered_side_is_enough() -> None:
    """On a board of one's own the rail runs between two places, rows 14 and 15."""
    rail = "        --- --- --- --- --- --- --- --- --- ---        "
    game = open_noris(figures={"board.rail-16": "", "board.rail-15": rail})
    dry = scene("1@h15", phase="roll", game=game)
    assert dry.reach("h15", "down") == []
    wet = scene("1@h15", tiles="i*20 b*10 w*10", phase="roll", game=game)
    assert wet.ground("h14") == "water"
    assert wet.reach("h15", "down") == [1, 2, 3, 4, 5]


def test_N5_2_a_covered_stair_is_none_any_more() -> None:
    table = scene("1@k16", tiles="i*20 b*10 w*13", hands="222 456")
    assert table.ground("m16") == "water"
    assert table.reach("k16", "right") == [1, 2, 3], "along the row, and out into the sea"
    assert table.play("move k16 right 2").phase() == "move", "it may stop there"


def test_N5_2_a_covered_start_cell_is_none_any_more() -> None:
    table = scene("1@k15", tiles="i*20 b*10 w*13", phase="roll")
    assert table.reach("k15", "right") == [1, 2, 3]


def test_N5_2_a_covered_cell_is_no_longer_pale() -> None:
    table = scene("1@k15 2@l15", tiles="i*20 b*10 w*13", phase="roll")
    assert table.reach("k15", "right") == [], "neither chased nor jumped"
