"""What lies where: T3. How coins come in, join and are cashed: T4.3, T4.4, T4.8."""

import pytest

from carpathia.engine.errors import IllegalMove
from carpathia.engine.game import NOBODY, View
from tests.games.titus.scenes import Scene, scene

# Seat 1 has 9 10 11 as one run, and an 8, another 8, a 12 and a 3 as singles. The 15 is the last
# coin taken, so that free actions may be done and no further coin taken.
PIECES = """
takes 1
last 8
display 1: 1:9/9 2:10/10 3:11/11, 4:8/8, 5:8/7, 6:12/12, 7:3/3, 8:15/15
display 2: 9:13/13
"""


def joins(table: Scene) -> list[str]:
    return [move.removeprefix("join ") for move in table.moves("join")]


# T3.1 Front and back


def test_T3_1_a_flip_swaps_front_and_back() -> None:
    table = scene("display 2: 1:12/11\npile: 5/5").play("lift")
    assert table.coin(1) == "12/11"
    table.play("swap 1")
    assert table.coin(1) == "11/12*"
    assert table.told("coin-flipped") == [{"coin": 1, "from": 12, "to": 11}]


def test_T3_1_a_second_flip_brings_the_first_face_back() -> None:
    table = scene("display 2: 1:12/11\npile: 5/5 8/8 2/2").play("lift", "swap 1")
    assert table.seat() == 2
    table.play("lift", "swap 1")
    assert table.coin(1) == "12/11*"


@pytest.mark.parametrize("seat", [NOBODY, 0, 1])
def test_T3_1_nobody_may_look_at_a_back_not_even_at_one_seen_before(seat: int) -> None:
    text = "display 1: 1:9/{0}*, 2:4/{1}\ndisplay 2: 3:12/{2}\ncard 18 2: 4:15/{3}*\npile: 7/{4}"
    one = scene(text.format(8, 4, 10, 17, 7), rest=False).state.view(seat)
    other = scene(text.format(10, 5, 12, 14, 9), rest=False).state.view(seat)
    assert one == other


def test_T3_1_whatever_was_once_up_is_known_to_all() -> None:
    table = scene("display 2: 1:12/11\npile: 5/5").play("lift", "swap 1")
    for seat in (NOBODY, 0, 1):
        assert table.state.view(seat) == {**table.state.view(0), "you": seat + 1}
    assert table.coin(1).endswith("*"), "its back has been seen, by everyone at once"


def test_T3_1_a_lifted_and_a_laid_coin_keep_their_backs_to_themselves() -> None:
    table = scene("display 2: 1:12/11\npile: 5/6").play("lift", "swap 1")
    assert table.coin(2) == "5/6"


# T3.2 Runs


def test_T3_2_a_higher_number_lies_on_the_one_below_it() -> None:
    table = scene("takes 1\nlast 2\ndisplay 1: 1:9/9, 2:10/10").play("join 1+2")
    assert table.display() == ["9 10"]
    assert players(table)[0]["runs"] == [[{"coin": 1, "number": 9}, {"coin": 2, "number": 10}]]


def players(table: Scene) -> list[View]:
    view = table.state.view(0)["players"]
    assert isinstance(view, list)
    return [player for player in view if isinstance(player, dict)]


def test_T3_2_runs_join_end_to_end_and_in_no_other_way() -> None:
    assert joins(scene(PIECES)) == ["3+6", "4+1", "5+1"]


def test_T3_2_equal_numbers_never_join() -> None:
    table = scene("takes 1\nlast 1\ndisplay 1: 1:8/8, 2:8/7, 3:8/9, 4:7/7")
    assert joins(table) == ["4+1", "4+2", "4+3"]


def test_T3_2_a_gap_of_two_does_not_join() -> None:
    assert joins(scene("display 1: 1:8/8, 2:10/10")) == []


def test_T3_2_nothing_joins_the_middle_of_a_group() -> None:
    assert joins(scene("display 1: 1:9/9 2:10/10 3:11/11, 4:9/8, 5:10/12, 6:11/12")) == [
        "4+5",
        "5+6",
    ]


def test_T3_2_a_group_is_never_split() -> None:
    for move in scene(PIECES).moves():
        runs = scene(PIECES).play(move).display()
        assert any("9 10 11" in run for run in runs), move


def test_T3_2_a_group_may_join_another_group() -> None:
    table = scene("takes 1\nlast 1\ndisplay 1: 1:9/9 2:10/10, 3:11/11 4:12/12").play("join 2+3")
    assert table.display() == ["9 10 11 12"]


def test_T3_2_the_displays_of_others_are_not_yours_to_join() -> None:
    assert joins(scene("display 1: 1:9/9\ndisplay 2: 2:10/10, 3:11/11")) == []


# T4.3 A coin comes in


@pytest.mark.parametrize("move", ["keep", "swap 4"])
def test_T4_3_a_coin_comes_in_as_a_single(move: str) -> None:
    table = scene("display 1: 1:9/9, 2:11/11\ndisplay 2: 4:10/10, 3:15/15\npile: 10/9")
    table.play("lift", move)
    assert table.display() == ["9", "10", "11"]


def test_T4_3_it_may_join_below_above_or_both() -> None:
    table = scene("display 1: 1:9/9, 2:11/11\npile: 10/9").play("lift", "keep")
    assert joins(table) == ["1+3", "3+2"]
    table.play("join 1+3", "join 3+2")
    assert table.display() == ["9 10 11"]


def test_T4_3_which_one_is_a_choice_where_several_fit() -> None:
    text = "display 1: 1:9/9, 2:9/8, 3:11/11, 4:11/12\npile: 10/9"
    table = scene(text).play("lift", "keep")
    assert joins(table) == ["1+5", "2+5", "5+3", "5+4"]
    table.play("join 2+5", "join 5+3")
    assert table.display() == ["9", "9 10 11", "11"]
    assert joins(table) == []


def test_T4_3_joining_is_never_forced() -> None:
    table = scene("display 1: 1:9/9\npile: 10/9").play("lift", "keep", "end")
    assert table.display() == ["9", "10"]
    assert table.seat() == 2


# T4.4 Free actions


def test_T4_4_joining_is_free_before_the_first_coin_and_no_take() -> None:
    table = scene("display 1: 1:9/9, 2:10/10").play("join 1+2")
    assert table.table.takes == 0
    assert table.moves() == ["lift"]


def test_T4_4_nothing_is_free_while_a_lifted_coin_is_undecided() -> None:
    text = "display 1: 1:9/9 2:10/10 3:11/11 4:12/12, 5:2/2, 6:3/3\ndisplay 2: 7:16/16"
    table = scene(text)
    assert table.moves("join", "cash") == ["join 5+6", "cash 1"]
    table.play("lift")
    assert table.moves() == ["keep", "swap 7"]


@pytest.mark.parametrize(("count", "offered"), [(2, []), (3, []), (4, ["cash 1"]), (5, ["cash 1"])])
def test_T4_4_four_or_more_can_be_cashed(count: int, offered: list[str]) -> None:
    run = " ".join(f"{coin}:{coin + 4}/{coin + 4}" for coin in range(1, count + 1))
    assert scene(f"display 1: {run}").moves("cash") == offered


def test_T4_4_four_singles_that_would_fit_are_no_group_yet() -> None:
    table = scene("display 1: 1:5/5, 2:6/6, 3:7/7, 4:8/8")
    assert table.moves("cash") == []
    assert table.play("join 1+2", "join 2+3", "join 3+4").moves("cash") == ["cash 1"]


def test_T4_4_the_whole_group_goes_onto_the_top_victory_card() -> None:
    table = scene("display 1: 1:5/5 2:6/6 3:7/7 4:8/8 5:9/9, 6:2/2\ncard 18 2: 7:4/4")
    table.play("cash 1")
    assert table.display() == ["2"]
    assert table.cards(1) == {17: "5 6 7 8 9"}
    assert table.cards(2) == {18: "4"}
    assert table.told("group-cashed") == [{"seat": 1, "from": 5, "to": 9, "count": 5, "card": 17}]


def test_T4_4_the_highest_coin_lies_on_top() -> None:
    table = scene("display 1: 1:5/5 2:6/6 3:7/7 4:8/8").play("cash 1", "lift", "keep")
    table.play("take-back 18")
    assert table.coin(4) == "8/8*", "the 8 was on top"
    assert table.cards(1) == {18: "5 6 7"}


def test_T4_4_cashing_is_no_take() -> None:
    table = scene("display 1: 1:5/5 2:6/6 3:7/7 4:8/8").play("cash 1")
    assert table.table.takes == 0
    assert table.seat() == 1


def test_T4_4_cashing_is_a_right_and_no_duty() -> None:
    text = "display 1: 1:5/5 2:6/6 3:7/7 4:8/8\npile: 18/18"
    table = scene(text).play("lift", "keep", "end")
    assert table.display() == ["5 6 7 8", "18"]
    assert table.cards() == {}


def test_T4_4_nothing_is_ever_added_to_a_series() -> None:
    table = scene("display 1: 5:9/9, 6:4/4\ncard 18 1: 1:5/5 2:6/6 3:7/7 4:8/8")
    assert joins(table) == []


def test_T4_4_several_groups_may_be_cashed_in_one_turn() -> None:
    table = scene("display 1: 1:1/1 2:2/2 3:3/3 4:4/4, 5:8/8 6:9/9 7:10/10 8:11/11")
    assert table.moves("cash") == ["cash 1", "cash 5"]
    table.play("cash 5", "cash 1")
    assert table.cards() == {18: "8 9 10 11", 17: "1 2 3 4"}


def test_T4_4_the_groups_of_others_are_not_yours_to_cash() -> None:
    table = scene("display 2: 1:5/5 2:6/6 3:7/7 4:8/8")
    assert table.moves() == ["lift"]
    with pytest.raises(IllegalMove):
        table.play("cash 1")


# T4.8 No victory cards left


def test_T4_8_without_victory_cards_groups_stay_in_the_display() -> None:
    group = "display 1: 1:5/5 2:6/6 3:7/7 4:8/8"
    last = "\n".join(f"card {value} 2:" for value in range(18, 7, -1))
    assert scene(f"{group}\n{last}").play("cash 1").cards() == {7: "5 6 7 8"}
    none = "\n".join(f"card {value} 2:" for value in range(18, 6, -1))
    table = scene(f"{group}\n{none}\npile: 18/18")
    assert table.moves() == ["lift"]
    table.play("lift", "keep")
    assert table.display() == ["5 6 7 8", "18"]
    assert table.seat() == 2, "there was nothing more to do"


def test_T4_8_a_group_may_still_grow_then() -> None:
    none = "\n".join(f"card {value} 2:" for value in range(18, 6, -1))
    table = scene(f"display 1: 1:5/5 2:6/6 3:7/7 4:8/8\n{none}\npile: 9/9")
    table.play("lift", "keep", "join 4+5")
    assert table.display() == ["5 6 7 8 9"]
