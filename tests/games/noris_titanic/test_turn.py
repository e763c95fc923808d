"""N3: the die, the tile, the pawn that comes, the cards."""

import pytest

from carpathia.engine.errors import IllegalMove
from tests.games.noris_titanic.scenes import open_noris, scene

# On the board with the start cell at l13, ice on k13 (place 41) and l12 (place 31) shuts it in.
SHUT_IN = "w*30 i b0 b0 b0 b0 b0 b0 b0 b0 b0 i"
RAIL_13 = {"board": "rail-13"}


# N3.1


def test_N3_1_white_lays_an_iceberg() -> None:
    table = scene("1@h8", phase="roll").roll("white")
    assert [table.ground(cell) for cell in ("b1", "c1", "b2", "c2")] == ["ice"] * 4
    assert table.phase() == "move", "no pawn comes"


def test_N3_1_red_lays_the_next_buoy_tile() -> None:
    table = scene("1@h8", phase="roll").roll("red").play("lay buoy 2")
    assert table.ground("c1") == "buoy"
    assert table.told("tile-laid")[0] == {
        "seat": 1, "tile": "buoy", "place": 1, "buoys": 1, "turns": 2
    }  # fmt: skip
    assert table.phase() == "move", "no pawn comes"


def test_N3_1_blue_lays_water_and_brings_a_pawn() -> None:
    table = scene(phase="roll", hands="123 456").roll("blue")
    assert [table.ground(cell) for cell in ("b1", "c1", "b2", "c2")] == ["water"] * 4
    assert table.phase() == "bring"
    table.play("bring down 2")
    assert table.pawns() == "l13"
    assert table.counts("waiting") == [14, 15]


def test_N3_1_start_brings_a_pawn_and_lays_nothing() -> None:
    table = scene(phase="roll", hands="123 456").roll("start")
    assert table.table.covered == 0
    assert table.phase() == "bring"


def test_N3_1_bringing_is_compulsory_even_if_it_chases_an_own_pawn() -> None:
    """All cards are threes; below stands a blocked column, and on i15 an own pawn."""
    table = scene("1@i15 2@l14", phase="roll", hands="333 456").roll("start")
    assert table.moves() == ["bring left 3"]
    table.play("bring left 3")
    assert table.told("pawn-chased") == [{"seat": 1, "owner": 1, "cell": "i15"}]
    assert table.pawns() == "i15"
    assert table.counts("waiting") == [14, 14]


# N3.2


def test_N3_2_a_tile_always_goes_on_the_lowest_place_not_yet_covered() -> None:
    table = scene(phase="roll", hands="123 456", game=open_noris(2))
    for place in (1, 2, 3):
        table.roll("white")
        assert table.told("tile-laid")[0]["place"] == place
    assert table.table.covered == 3
    assert [table.ground(cell) for cell in ("f1", "g2", "h1")] == ["ice", "ice", "dry"]


# N3.3


def test_N3_3_if_ice_is_used_up_another_tile_is_chosen_and_water_brings_a_pawn() -> None:
    table = scene(tiles="i*20", phase="roll", hands="123 456").roll("white")
    assert table.told("tiles-used-up") == [{"seat": 1, "tile": "iceberg"}]
    assert table.moves() == [
        "lay water", "lay buoy 0", "lay buoy 1", "lay buoy 2", "lay buoy 3"
    ]  # fmt: skip
    table.play("lay water")
    assert table.phase() == "bring", "a pawn comes with water, however it came to be laid"


def test_N3_3_a_blue_roll_that_lays_something_else_brings_no_pawn() -> None:
    table = scene("1@h13", tiles="w*30", phase="roll", hands="123 456").roll("blue")
    assert table.moves("lay w") == []
    table.play("lay iceberg")
    assert table.phase() == "move"
    assert table.told("pawn-called") == []


def test_N3_3_if_the_buoys_are_used_up_water_or_ice_is_chosen() -> None:
    table = scene("1@h13", tiles="b*10", phase="roll", hands="123 456").roll("red")
    assert table.moves() == ["lay water", "lay iceberg"]
    assert table.play("lay iceberg").phase() == "move"


def test_N3_3_where_only_one_kind_is_left_nothing_is_chosen() -> None:
    table = scene("1@h20", tiles="w*30 b*10", phase="roll", hands="123 456").roll("red")
    assert table.told("tile-laid")[0]["tile"] == "iceberg"
    assert table.phase() == "move"


# N3.4


def test_N3_4_a_pawn_leaves_the_start_cell_at_once_for_the_lower_deck() -> None:
    """Up is the rail, right the stair."""
    table = scene(phase="roll", hands="126 456").roll("start")
    assert table.moves() == [
        "bring down 1", "bring down 2", "bring down 6", "bring left 1", "bring left 2", "bring left 6"
    ]  # fmt: skip


def test_N3_4_a_pawn_brought_in_may_land_in_water() -> None:
    table = scene(tiles="w*28 i*12 b0 w", phase="roll", hands="123 456").roll("start")
    table.play("bring down 2")
    assert table.ground("l13") == "water"
    assert table.pawns() == "l13"


def test_N3_4_a_pawn_brought_in_may_land_in_a_buoy() -> None:
    table = scene(tiles="w*30 i*11 b0", phase="roll", hands="123 456").roll("start")
    assert table.moves("bring down") == ["bring down 1"], "and not beyond it"
    table.play("bring down 1")
    assert table.counts("saved") == [1, 0]
    assert table.told("pawn-saved") == [{"seat": 1, "cell": "l14"}]


def test_N3_4_a_pawn_brought_in_never_enters_the_stair() -> None:
    """A board of one's own, with the start cell in the corridor below the stair."""
    row_15 = " ~ |48# 48! 47! 47! 46! 46! 45! 45! 44! 44! 43! 43#| ~ "
    row_14 = " ~ |37= 37. 38. 38. 39. 39. 40. 40. 41. 41. 42. 42*| ~ "
    game = open_noris(figures={"board.row-15": row_15, "board.row-14": row_14})
    table = scene(phase="roll", hands="123 456", game=game).roll("start")
    assert table.moves("bring up") == []
    assert table.moves("bring down") == ["bring down 1", "bring down 2", "bring down 3"]


def test_N3_4_a_pawn_brought_in_lands_in_the_rows_of_the_lower_deck() -> None:
    """The same ship without its inner rail: up is open, but it is the upper deck."""
    game = open_noris(figures={"board.rail-16": ""})
    table = scene(phase="roll", hands="123 456", game=game).roll("start")
    assert table.reach("l15", "up") == [1, 2, 3, 4, 5]
    assert table.moves("bring up") == []


def test_N3_4_no_pawn_comes_if_no_card_allows_it() -> None:
    game = open_noris(options=RAIL_13)
    table = scene("1@h18", tiles=SHUT_IN, phase="roll", hands="123 456", game=game).roll("start")
    assert table.told("pawn-called") == [{"seat": 1, "answer": "no-card"}]
    assert table.phase() == "move"
    assert table.counts("waiting") == [14, 15]


def test_N3_4_no_pawn_comes_if_the_start_cell_is_covered() -> None:
    table = scene("1@h18", tiles="w*30 i*12", phase="roll", hands="123 456").roll("white")
    assert table.keys().count("start-covered") == 1
    table.play("end").roll("start")
    assert table.told("pawn-called") == [{"seat": 2, "answer": "start-covered"}]
    assert table.seat() == 1


def test_N3_4_water_on_the_start_cell_itself_brings_nobody() -> None:
    table = scene("1@h18", tiles="w*29 i*13", phase="roll", hands="123 456").roll("blue")
    assert table.told("pawn-called") == [{"seat": 1, "answer": "start-covered"}]
    assert table.phase() == "move"


def test_N3_4_no_pawn_comes_if_none_is_left() -> None:
    table = scene("1@h18", phase="roll", hands="123 456", buried="14 0").roll("blue")
    assert table.told("pawn-called") == [{"seat": 1, "answer": "no-pawn"}]
    assert table.phase() == "move"


# N3.5

NO_PAWN = {"pawns": "1@h18", "buried": "14 0"}
COVERED = {"pawns": "1@h18", "tiles": "w*30 i*13"}


@pytest.mark.parametrize("case", [NO_PAWN, COVERED])
def test_N3_5_casse_noisettes_start_without_a_pawn_only_moves(case: dict[str, str]) -> None:
    table = scene(**case, phase="roll", hands="123 456").roll("start")  # type: ignore[arg-type]
    assert table.phase() == "move"
    assert table.seat() == 1
    assert "move h18 down 1" in table.moves()


@pytest.mark.parametrize("case", [NO_PAWN, COVERED])
def test_N3_5_noris_start_without_a_pawn_loses_the_turn(case: dict[str, str]) -> None:
    game = open_noris(edition="noris")
    table = scene(**case, phase="roll", hands="123 456", game=game).roll("start")  # type: ignore[arg-type]
    assert table.told("turn-lost") == [{"seat": 1}]
    assert (table.seat(), table.phase(), table.hand(1)) == (2, "roll", "123")


def test_N3_5_the_house_rule_is_a_switch() -> None:
    game = open_noris(switches={"start-loses-turn": True})
    table = scene(**NO_PAWN, phase="roll", hands="123 456", game=game).roll("start")  # type: ignore[arg-type]
    assert table.seat() == 2
    game = open_noris(edition="noris", switches={"start-loses-turn": False})
    table = scene(**NO_PAWN, phase="roll", hands="123 456", game=game).roll("start")  # type: ignore[arg-type]
    assert table.seat() == 1


@pytest.mark.parametrize("edition", ["noris", "casse-noisettes"])
def test_N3_5_whom_only_his_hand_prevents_just_moves(edition: str) -> None:
    game = open_noris(edition=edition, options=RAIL_13)
    table = scene("1@h18", tiles=SHUT_IN, phase="roll", hands="123 456", game=game).roll("start")
    assert (table.seat(), table.phase()) == (1, "move")


@pytest.mark.parametrize("face", ["blue", "white"])
def test_N3_5_other_faces_never_lose_the_turn(face: str) -> None:
    game = open_noris(edition="noris")
    table = scene("1@h18", phase="roll", hands="123 456", buried="14 0", game=game).roll(face)
    assert (table.seat(), table.phase()) == (1, "move")


# N3.6


def test_N3_6_up_to_three_cards_and_the_same_pawn_may_move_again() -> None:
    table = scene("1@h8 1@d8", hands="123 456")
    table.play("move h8 up 1", "move h9 up 2")
    assert table.pawns() == "d8 h11"
    table.play("move d8 right 3")
    assert table.pawns() == "g8 h11"
    assert table.seat() == 2, "no card is left: the turn is over"


def test_N3_6_the_card_that_brought_a_pawn_counts() -> None:
    table = scene(phase="roll", hands="122 456").roll("start").play("bring left 1")
    table.play("move k15 down 2", "move k13 down 2")
    assert table.seat() == 2


def test_N3_6_nobody_has_to_move() -> None:
    table = scene("1@h8", hands="123 456").play("end")
    assert (table.seat(), table.hand(1)) == (2, "123")


def test_N3_6_only_own_pawns_and_own_cards() -> None:
    table = scene("1@h8 2@d8", hands="123 456")
    assert table.moves("move d8") == []
    assert {move.split()[-1] for move in table.moves("move")} == {"1", "2", "3"}
    with pytest.raises(IllegalMove):
        table.play("move h8 up 4")


def test_N3_6_whoever_has_no_pawn_to_move_is_done_after_the_tile() -> None:
    table = scene("2@h8", phase="roll").roll("white")
    assert (table.seat(), table.phase()) == (2, "roll")


def test_N3_6_a_hand_that_fits_nowhere_ends_the_turn_in_so_many_words() -> None:
    """Of itself it would tell the others something about the hand."""
    table = scene("1@b20", tiles="w*30 i*20 b0 b0 b0 b0 b0 b0 b0 b0", hands="666 111")
    assert table.moves() == ["end"]


# N3.7


def test_N3_7_the_hand_is_refilled_at_the_end_of_the_turn() -> None:
    table = scene("1@h8", hands="123 456", stack="54")
    table.play("move h8 up 1")
    assert table.hand(1) == "23", "not before"
    table.play("move h9 up 2", "end")
    assert table.hand(1) == "345"
    assert table.told("hand-refilled") == [{"seat": 1, "count": 2}]
    assert table.told("cards-drawn") == [{"seat": 1, "cards": "m4 m5", "count": 2}]


def test_N3_7_an_empty_stack_is_made_anew_of_the_discard() -> None:
    rest = "1" * 5 + "2" * 5 + "3" * 5 + "4" * 4 + "5" * 4 + "6" * 3
    table = scene("1@h8", hands="123 456", stack="6", discard=rest)
    assert len(table.table.stack) == 1
    order = "m1 " * 6 + "m2 " * 6 + "m3 " * 5 + "m4 " * 4 + "m5 " * 4 + "m6 " * 3
    table.chance.orders = [order]
    table.play("move h8 up 1", "move h9 up 2", "end")
    assert table.told("cards-shuffled") == [{"count": 28}]
    assert table.hand(1) == "366", "the six of the old stack, then one of the new"
    assert len(table.table.stack) == 27
    assert len(table.table.discard) == 0


def test_N3_7_no_card_is_drawn_where_none_was_played() -> None:
    table = scene("1@h8", hands="123 456").play("end")
    assert table.told("hand-refilled") == table.told("cards-drawn") == []
