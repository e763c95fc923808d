"""N4: where a pawn may go."""

import pytest

from tests.games.noris_titanic.scenes import open_noris, scene

# N4.1


def test_N4_1_straight_on_exactly_as_far_as_the_card_says() -> None:
    table = scene("1@h8", hands="125 346")
    assert table.moves() == [
        "move h8 up 1", "move h8 up 2", "move h8 up 5",
        "move h8 right 1", "move h8 right 2", "move h8 right 5",
        "move h8 down 1", "move h8 down 2", "move h8 down 5",
        "move h8 left 1", "move h8 left 2", "move h8 left 5",
        "end",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("move", "cell"),
    [("up 5", "h13"), ("right 2", "j8"), ("down 5", "h3"), ("left 5", "c8")],
)
def test_N4_1_it_comes_to_the_cell_so_far_away(move: str, cell: str) -> None:
    table = scene("1@h8", hands="125 346").play(f"move h8 {move}")
    assert table.pawns() == cell
    assert table.told("pawn-moved")[0]["to"] == cell


def test_N4_1_six_cells_at_most_and_not_beyond_the_end() -> None:
    table = scene("1@h4 2@h11", phase="roll")
    assert table.reach("h4", "down") == [1, 2, 3]
    assert table.reach("h4", "left") == [1, 2, 3, 4, 5, 6]


# N4.2


def test_N4_2_never_onto_or_over_ice() -> None:
    table = scene("1@c4 2@e1", tiles="i")
    assert table.reach("c4", "down") == [1]
    assert table.reach("e1", "left") == [1]


def test_N4_2_never_onto_or_over_the_start_cell() -> None:
    table = scene("1@l12 2@i15", phase="roll")
    assert table.reach("l12", "up") == [1, 2]
    assert table.reach("i15", "right") == [1, 2]


def test_N4_2_never_across_a_rail_that_stands() -> None:
    table = scene("1@h13 2@h17 1@b8 2@m20", phase="roll")
    assert table.reach("h13", "up") == [1, 2]
    assert table.reach("h17", "down") == [1]
    assert table.reach("b8", "left") == []
    assert table.reach("m20", "right") == []


# N4.3


def test_N4_3_never_over_another_pawn() -> None:
    table = scene("1@h5 2@h7 1@e5", phase="roll")
    assert table.reach("h5", "up") == [1]
    assert table.reach("h5", "left") == [1, 2]


def test_N4_3_in_the_panic_zone_pawns_can_be_jumped_and_count_as_a_cell() -> None:
    table = scene("1@h15 2@g15 1@f15", hands="346 125")
    assert table.reach("h15", "left") == [1, 2, 3, 4, 5]
    table.play("move h15 left 3")
    assert table.pawns() == "e15 f15"
    assert table.told("pawn-chased") == []


def test_N4_3_a_corridor_is_not_the_panic_zone() -> None:
    table = scene("1@b5 2@b7", phase="roll")
    assert table.reach("b5", "up") == [1, 2], "it may chase, but not pass"


def test_N4_3_a_covered_cell_of_the_panic_zone_is_none_any_more() -> None:
    table = scene("1@m16 2@l16 1@h16 2@i16", tiles="w*28 i*14 w w", phase="roll")
    assert table.ground("l16") == "water"
    assert table.reach("m16", "left") == []
    assert table.reach("h16", "right") == [1, 2, 3], "over i16, which is dry, as far as the swimmer"


# N4.4


@pytest.mark.parametrize("owner", [1, 2])
@pytest.mark.parametrize(("start", "move", "end"), [("b5", "up 2", "b7"), ("h15", "left 2", "f15")])
def test_N4_4_on_a_pale_cell_the_pawn_there_is_chased(
    owner: int, start: str, move: str, end: str
) -> None:
    table = scene(f"1@{start} {owner}@{end}", hands="223 456")
    before = table.counts("waiting")
    table.play(f"move {start} {move}")
    assert table.told("pawn-chased") == [{"seat": 1, "owner": owner, "cell": end}]
    assert table.pawns(1) == end
    assert table.pawns(2) == ""
    before[owner - 1] += 1
    assert table.counts("waiting") == before, "it returns to its owner"


def test_N4_4_a_chased_pawn_may_be_brought_in_again() -> None:
    table = scene("1@b5 2@b7", hands="223 456", buried="0 14").play("move b5 up 2", "end")
    table.roll("start")
    assert table.told("pawn-called") == [{"seat": 2, "answer": "comes"}]


def test_N4_4_nowhere_else_can_a_pawn_come_to_an_occupied_cell() -> None:
    table = scene("1@h5 2@h7", phase="roll")
    assert 2 not in table.reach("h5", "up")


def test_N4_4_a_covered_corridor_is_not_pale() -> None:
    table = scene("1@b1 2@b2 1@c3", tiles="w", phase="roll")
    assert table.reach("b1", "up") == []


# N4.5


def test_N4_5_a_stair_is_entered_along_its_column_from_any_distance() -> None:
    table = scene("1@m10 2@m19", phase="roll")
    assert table.reach("m10", "up") == [1, 2, 3, 4, 5, 6]
    assert table.reach("m19", "down") == [1, 2, 3, 4, 5, 6]


def test_N4_5_a_stair_is_never_entered_along_the_row() -> None:
    table = scene("1@k16 2@d15 1@c16", phase="roll")
    assert table.reach("k16", "right") == [1]
    assert table.reach("d15", "left") == [1]
    assert table.reach("c16", "left") == []


def test_N4_5_a_stair_may_be_passed_over() -> None:
    table = scene("1@m14", hands="336 125").play("move m14 up 3")
    assert table.pawns() == "m17"
    assert table.phase() == "move"


def test_N4_5_who_stops_on_a_stair_must_move_on_at_once() -> None:
    table = scene("1@m14 1@h8", hands="123 456").play("move m14 up 1")
    assert table.phase() == "climb"
    assert table.told("pawn-on-stair") == [{"seat": 1, "cell": "m15"}]
    assert table.moves() == ["move m15 up 2", "move m15 up 3", "move m15 down 2", "move m15 down 3"]


@pytest.mark.parametrize(
    ("start", "first", "then"),
    [
        ("m14", "up 1", "up 2"),
        ("m14", "up 1", "down 2"),  # even back
        ("m14", "up 2", "left 1"),
        ("b14", "up 1", "right 2"),
        ("b17", "down 1", "right 2"),
    ],
)
def test_N4_5_a_stair_is_left_along_its_column_or_its_row(
    start: str, first: str, then: str
) -> None:
    table = scene(f"1@{start}", hands="122 456").play(f"move {start} {first}")
    stair = table.pawns()
    assert f"move {stair} {then}" in table.moves()
    assert table.play(f"move {stair} {then}").phase() == "move"


def test_N4_5_the_stop_needs_a_card_that_leads_off() -> None:
    assert scene("1@m14", hands="1 456").moves("move m14 up") == []
    table = scene("1@m14", hands="16 245")
    assert table.moves("move m14 up 1") == ["move m14 up 1"]
    assert table.play("move m14 up 1").moves() == ["move m15 down 6"], "up would be overboard"


def test_N4_5_a_card_that_leads_to_the_other_stair_cell_is_not_enough() -> None:
    """Below m15 is ice, beside it the start cell: a one only leads to m16, which is stair too."""
    tiles = "w*30 i*12"
    assert scene("1@m17", tiles=tiles, hands="12 456").moves("move m17 down 2") == []
    table = scene("1@m17", tiles=tiles, hands="112 456")
    assert table.moves("move m17 down 2") == ["move m17 down 2"], "a second one leads off it"
    table.play("move m17 down 2")
    assert table.moves() == ["move m15 up 1"]
    table.play("move m15 up 1")
    assert table.phase() == "climb"
    assert table.moves() == ["move m16 up 1", "move m16 left 1"]
    assert table.play("move m16 left 1").seat() == 2


def test_N4_5_on_the_stair_no_card_is_played_that_strands_the_pawn() -> None:
    table = scene("1@m14", hands="114 256").play("move m14 up 1")
    assert table.moves() == [
        "move m15 up 1", "move m15 up 4", "move m15 down 1", "move m15 down 4"
    ]  # fmt: skip
    assert table.play("move m15 up 4").phase() == "move"
    table = scene("1@m14", hands="11 456").play("move m14 up 1")
    assert table.moves() == ["move m15 down 1"], "up 1 would leave it on m16 without a card"


def test_N4_5_the_cell_it_came_from_is_free_in_the_look_ahead() -> None:
    """Both neighbours of the stairs are blocked but for the cell it leaves."""
    table = scene("1@b14 1@c15 1@c16 1@b17", hands="11 456", phase="move")
    assert "move b14 up 1" in table.moves()
    assert table.play("move b14 up 1").moves("move b15 down") == ["move b15 down 1"]


# N4.6


def test_N4_6_from_the_deck_into_water_and_on_into_the_sea() -> None:
    table = scene("1@e1 2@d4", tiles="w", phase="roll")
    assert table.reach("e1", "left") == [1, 2, 3, 4]
    assert table.reach("d4", "down") == [1, 2, 3]


def test_N4_6_a_swimmer_never_comes_back_aboard() -> None:
    table = scene("1@c1 2@a3 1@b2", tiles="w", phase="roll")
    assert table.reach("c1", "up") == [1]
    assert table.reach("c1", "right") == []
    assert table.reach("a3", "right") == []
    assert table.reach("b2", "up") == []


def test_N4_6_once_a_move_touches_water_it_neither_ends_nor_goes_on_on_deck() -> None:
    """A board of one's own on which place 2 lies beyond place 3: water, deck, water, deck."""
    rows = {
        f"board.row-{row}": " ~ | 1=  1.  3.  3.  2.  2.  4.  4.  5.  5.  6.  6=| ~ "
        for row in (1, 2)
    }
    game = open_noris(figures=dict(rows))
    table = scene("1@d1 2@h1", tiles="w w", phase="roll", game=game)
    assert [table.ground(cell) for cell in ("c1", "d1", "e1", "f1", "g1", "h1")] == [
        "water", "dry", "dry", "water", "water", "dry"
    ]  # fmt: skip
    assert table.reach("d1", "right") == [1, 2, 3]
    assert table.reach("h1", "left") == [1, 2]


def test_N4_6_swimmers_cross_the_sea_and_the_open_water() -> None:
    table = scene("1@a5", tiles="w*12", phase="roll")
    assert table.reach("a5", "down") == [1, 2, 3, 4]
    assert table.reach("a4", "right") == [1, 2, 3, 4, 5, 6]
    assert table.reach("a5", "up") == [1, 2, 3, 4, 5, 6]


# N4.7


def test_N4_7_a_buoy_is_reached_by_exact_count_and_never_crossed() -> None:
    table = scene("1@b5", tiles="b0", phase="roll")
    assert table.ground("b2") == "buoy"
    assert table.reach("b5", "down") == [1, 2, 3]


def test_N4_7_a_buoy_saves_a_pawn_which_never_moves_again() -> None:
    table = scene("1@b5 1@h9", tiles="b0", hands="333 456").play("move b5 down 3")
    assert table.told("pawn-saved") == [{"seat": 1, "cell": "b2"}]
    assert table.counts("saved") == [1, 0]
    assert table.pawns() == "h9"
    assert table.moves("move b2") == []


def test_N4_7_a_full_buoy_is_closed_and_not_crossed_either() -> None:
    table = scene("1@b5 2@b2", tiles="b0", phase="roll")
    assert table.counts("saved") == [0, 1]
    assert table.reach("b5", "down") == [1, 2]
