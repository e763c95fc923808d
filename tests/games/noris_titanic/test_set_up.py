"""N2: how a match begins."""

import pytest

from carpathia.engine.errors import BadSetup
from carpathia.games.noris_titanic.pieces import HAND
from tests.games.noris_titanic.scenes import fresh, open_noris


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_N2_1_three_open_stacks_three_cards_each_and_a_dry_ship(seats: int) -> None:
    table = fresh(open_noris(seats))
    assert [int(count) for count in table.table.stock] == [30, 20, 10]
    assert table.table.covered == 0
    assert [table.table.hand_size(seat) for seat in range(seats)] == [HAND] * seats
    assert len(table.table.stack) == 33 - HAND * seats
    assert len(table.table.discard) == 0
    assert table.moves() == ["roll"]


def test_N2_1_the_cards_are_shuffled_and_dealt_from_the_top() -> None:
    order = "m1 " * 6 + "m2 " * 6 + "m3 " * 6 + "m4 " * 5 + "m6 " * 5 + "m5 " * 5
    table = fresh(orders=[order])
    assert (table.hand(1), table.hand(2)) == ("555", "556")


def test_N2_1_hands_are_secret() -> None:
    table = fresh()
    views = [table.state.view(seat) for seat in (-1, 0, 1)]
    assert [view["hand"] for view in views] == [None, [6, 6, 6], [5, 6, 6]]
    for view in views:
        seats = view["seats"]
        assert isinstance(seats, list)
        assert all("hand" not in seat and seat["cards"] == 3 for seat in seats)  # type: ignore[operator, index, call-overload]


@pytest.mark.parametrize("first", [1, 2, 3])
def test_N2_1_a_chosen_seat_begins(first: int) -> None:
    assert fresh(open_noris(3, options={"first": str(first)})).seat() == first


def test_N2_1_or_chance_decides_who_begins() -> None:
    game = open_noris(4, options={"first": "random"})
    assert [fresh(game, ["", str(roll)]).seat() for roll in (1, 2, 3, 4)] == [1, 2, 3, 4]


def test_N2_1_turns_go_round() -> None:
    table = fresh(open_noris(3))
    seats = []
    for _ in range(6):
        seats.append(table.seat())
        table.roll("white")
    assert seats == [1, 2, 3, 1, 2, 3]


@pytest.mark.parametrize("seats", [1, 5])
def test_only_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(BadSetup) as refused:
        open_noris(seats)
    assert refused.value.key == "seats-wrong"
    assert (refused.value.words["least"], refused.value.words["most"]) == (2, 4)


@pytest.mark.parametrize(
    "options",
    [{"first": "3"}, {"first": "0"}, {"die": "loaded"}, {"cards": "tarot"}, {"board": "chess"}],
)
def test_an_option_that_does_not_exist_is_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadSetup) as refused:
        open_noris(options=options)
    assert refused.value.key == "option-wrong"
