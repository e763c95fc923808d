"""N6: how a match ends, and who has won."""

import pytest

from carpathia.games.noris_titanic.game import NorisTitanic
from tests.games.noris_titanic.scenes import Scene, nearly_full, open_noris, scene

ALL_BUT_ONE = "w*30 b*10 i*19"


def last_tile(pawns: str, game: NorisTitanic | None = None, seat: int = 1) -> Scene:
    """The roller has just laid place 60, an iceberg."""
    table = scene(pawns, tiles=ALL_BUT_ONE, phase="roll", game=game, seat=seat)
    return table.roll("white")


def test_N6_1_after_place_60_the_roller_finishes_his_turn() -> None:
    table = last_tile("1@a20 2@n20")
    assert table.table.covered == 60
    assert (table.seat(), table.phase()) == (1, "move")


def test_N6_1_then_every_other_player_in_order_gets_one_last_movement_phase() -> None:
    game = open_noris(4)
    table = last_tile("1@a20 2@n20 3@a10 4@n10", game, seat=3)
    seats = [table.seat()]
    while table.state.result() is None:
        assert table.phase() == "move"
        table.play("end")
        seats.append(table.seat())
    assert seats == [3, 4, 1, 2, 0]
    assert table.result().reason == "last-place"


def test_N6_1_up_to_three_cards_and_no_more() -> None:
    table = scene("1@a20 2@n20", tiles=ALL_BUT_ONE, phase="roll", hands="123 111")
    table.roll("white").play("end")
    assert table.keys() == ["last-round-began", "turn-began"]
    table.play("move n20 down 1", "move n19 down 1", "move n18 down 1")
    assert table.state.result() is not None


def test_N6_1_whoever_has_no_pawn_to_move_is_passed_over() -> None:
    table = last_tile("1@a20 3@n20", open_noris(3))
    table.play("end")
    assert table.seat() == 3
    assert last_tile("1@a20").play("end").result().reason == "last-place"
    assert last_tile("2@a20").seat() == 2


@pytest.mark.parametrize("seats", [2, 3])
def test_N6_1_the_other_reading_gives_the_roller_another_phase(seats: int) -> None:
    game = open_noris(seats, switches={"roller-moves-again": True})
    table = last_tile("1@a20 2@n20", game, seat=2)
    order = [table.seat()]
    while table.state.result() is None:
        table.play("end")
        order.append(table.seat())
    assert order == [2, 1, 2, 0]


def test_N6_1_the_roller_moves_again_with_a_full_hand() -> None:
    game = open_noris(switches={"roller-moves-again": True})
    table = scene("1@a20 2@n20", tiles=ALL_BUT_ONE, phase="roll", hands="111 456", game=game)
    table.roll("white").play("move a20 down 1", "end", "end")
    assert table.seat() == 1
    assert table.table.hand_size(0) == 3


def test_N6_2_it_ends_at_once_when_every_buoy_holds_a_pawn() -> None:
    pawns = nearly_full("1" * 10 + "2" * 9)
    table = scene(f"{pawns} 1@g2 1@c8", tiles="b*10", hands="111 456")
    table.play("move g2 up 1")
    assert table.told("pawn-saved") == [{"seat": 1, "cell": "g3"}]
    assert table.keys()[-1] == "buoys-filled"
    assert table.seat() == 0
    assert table.result().reason == "buoys-full"
    assert table.result().scores == [11, 9]


def test_N6_2_nineteen_are_not_enough() -> None:
    pawns = nearly_full("1" * 9 + "2" * 9)
    table = scene(f"{pawns} 1@g2 1@c8", tiles="b*10", hands="111 456").play("move g2 up 1")
    assert table.state.result() is None


def test_N6_2_a_last_pawn_saved_in_the_last_round_fills_the_buoys() -> None:
    pawns = nearly_full("1" * 10 + "2" * 9)
    table = scene(
        f"{pawns} 2@g2", tiles="b*10 w*30 i*20", hands="123 111", seat=2, last_phases=0
    ).play("move g2 up 1")
    assert table.result().reason == "buoys-full"


def test_N6_3_most_pawns_in_buoys_win() -> None:
    table = scene("1@b2 1@d2 2@f2 2@a20", tiles="b*10 w*30 i*20", last_phases=0, seat=2)
    result = table.play("end").result()
    assert result.scores == [2, 1]
    assert result.breakdown == {
        "saved-1": 2, "afoot-1": 0, "buried-1": 0, "waiting-1": 13,
        "saved-2": 1, "afoot-2": 1, "buried-2": 0, "waiting-2": 13,
    }  # fmt: skip


def test_N6_3_ties_are_shared() -> None:
    game = open_noris(3)
    table = scene("1@b2 2@d2 3@a20", tiles="b*10 w*30 i*20", last_phases=0, seat=3, game=game)
    result = table.play("end").result()
    assert result.scores == [1, 1, 0]
    assert result.text() == "1 1 0 last-place"
