"""Taking coins: T4.1 and T4.2. How many: T4.5, T4.6, T4.7."""

import pytest

from carpathia.engine.errors import IllegalMove
from tests.games.titus.scenes import Scene, scene

# T4.1 Lift, then keep or swap


def test_T4_1_the_top_coin_of_the_pile_is_lifted_and_the_next_one_shows() -> None:
    table = scene("pile: 7/8 12/11 3/3").play("lift")
    view = table.state.view(1)
    assert view["phase"] == "lifted"
    assert view["lifted"] == {"coin": 1, "number": 7}
    assert view["next"] == {"coin": 2, "number": 12}
    assert view["pile"] == 53
    assert table.told("coin-lifted") == [{"seat": 1, "coin": 1, "number": 7}]
    assert table.told("next-coin-shown") == [{"coin": 2, "number": 12}]


def test_T4_1_it_can_be_kept_the_same_face_up() -> None:
    table = scene("pile: 8/7").play("lift", "keep")
    assert table.display(1) == ["8"]
    assert table.coin(1) == "8/7", "nobody has seen its back"


def test_T4_1_it_can_be_swapped_for_a_single_which_is_flipped() -> None:
    table = scene("display 2: 1:12/11, 2:3/3\npile: 8/7").play("lift", "swap 1")
    assert table.display(1) == ["11"]
    assert table.display(2) == ["3", "8"]
    assert table.coin(3) == "8/7", "laid with the same face up"
    args = {"seat": 1, "owner": 2, "coin": 3, "number": 8, "taken": 1, "showing": 12}
    assert table.told("coin-swapped") == [args]


def test_T4_1_only_singles_of_others_can_be_swapped() -> None:
    text = """
    display 1: 1:5/5
    display 2: 2:9/9 3:10/10, 4:12/12
    display 3: 5:9/8, 6:15/15 7:16/16
    card 18 2: 8:18/18
    """
    table = scene(text, seats=3).play("lift")
    assert table.moves() == ["keep", "swap 4", "swap 5"]


def test_T4_1_the_lifted_coin_goes_to_the_player_it_is_swapped_with() -> None:
    text = "display 2: 1:12/12\ndisplay 3: 2:9/9\npile: 5/5"
    table = scene(text, seats=3).play("lift", "swap 2")
    assert table.display(2) == ["12"]
    assert table.display(3) == ["5"]


def test_T4_1_it_is_laid_as_a_single_even_where_it_would_fit() -> None:
    table = scene("display 2: 1:12/12, 2:9/9\npile: 10/10").play("lift", "swap 1")
    assert table.display(2) == ["9", "10"]


def test_T4_1_a_coin_laid_there_earlier_this_turn_can_be_taken() -> None:
    table = scene("display 1: 1:10/10\ndisplay 2: 2:12/11\npile: 8/9 3/3")
    table.play("lift", "swap 2", "join 1+2", "lift")
    assert table.moves() == ["keep", "swap 3"]
    table.play("swap 3")
    assert table.display(1) == ["9", "10 11"]
    assert table.coin(3) == "9/8*"
    assert table.display(2) == ["3"]


def test_T4_1_a_swap_is_one_take() -> None:
    table = scene("display 2: 1:12/11\npile: 8/7\ndisplay 1: 2:10/10").play("lift", "swap 1")
    assert table.table.takes == 1


def test_T4_1_with_nothing_to_swap_it_must_be_kept() -> None:
    assert scene("display 2: 1:5/5 2:6/6").play("lift").moves() == ["keep"]


# T4.2 Take back

SERIES = "card 18 2: 1:9/9 2:10/10 3:11/12 4:12/14"


def test_T4_2_the_top_coin_of_a_series_is_taken_and_flipped() -> None:
    table = scene(SERIES).play("take-back 18")
    assert table.display(1) == ["14"]
    assert table.cards(2) == {18: "9 10 11"}
    assert table.coin(4) == "14/12*"
    args = {"seat": 1, "owner": 2, "coin": 4, "number": 12, "card": 18, "left": 3}
    assert table.told("coin-taken-back") == [args]


def test_T4_2_only_from_the_victory_cards_of_others() -> None:
    text = f"{SERIES}\ncard 17 1: 5:5/5 6:6/6\ncard 16 3: 7:1/1"
    assert scene(text, seats=3).moves("take-back") == ["take-back 18", "take-back 16"]


def test_T4_2_each_coin_is_a_take_of_its_own() -> None:
    table = scene(f"display 1: 5:13/13, 6:11/11\n{SERIES}", seats=2)
    table.play("take-back 18", "join 5+4")
    assert table.table.takes == 1
    table.play("take-back 18")
    assert table.table.takes == 2
    assert table.cards(2) == {18: "9 10"}


def test_T4_2_a_series_may_be_taken_back_down_to_its_last_coin_and_the_card_stays() -> None:
    table = scene("card 18 2: 1:9/9\ndisplay 1: 2:15/15").play("take-back 18")
    assert table.cards(2) == {18: ""}
    assert table.told("coin-taken-back")[0]["left"] == 0
    table.play("lift", "keep")
    assert table.moves("take-back") == [], "a bare card has nothing to take"
    player = table.state.view(0)["players"]
    assert isinstance(player, list)
    assert isinstance(player[1], dict)
    assert player[1]["points"] == 18


def test_T4_2_a_coin_taken_back_counts_no_longer_for_the_card() -> None:
    table = scene(SERIES).play("take-back 18")
    players = table.state.view(0)["players"]
    assert isinstance(players, list)
    assert isinstance(players[1], dict)
    assert players[1]["coins"] == 3


# T4.5 The right to another coin


def may_take(table: Scene) -> bool:
    return bool(table.moves("lift"))


def test_T4_5_a_coin_that_stays_single_brings_no_other() -> None:
    table = scene("display 1: 1:9/9, 2:4/4\npile: 5/5").play("lift", "keep")
    assert table.moves() == ["join 2+3", "end"]


def test_T4_5_a_coin_that_joins_brings_another() -> None:
    table = scene("display 1: 1:9/9\npile: 10/10").play("lift", "keep")
    assert not may_take(table)
    assert table.play("join 1+2").moves() == ["lift", "end"]


def test_T4_5_so_does_one_that_is_swapped_or_taken_back_and_joins() -> None:
    table = scene("display 1: 1:10/10\ndisplay 2: 2:12/11\npile: 8/9").play("lift", "swap 2")
    assert may_take(table.play("join 1+2"))
    table = scene(f"display 1: 5:13/13\n{SERIES}").play("take-back 18", "join 5+4")
    assert table.moves() == ["lift", "take-back 18", "end"]


def test_T4_5_joining_other_coins_earns_nothing() -> None:
    table = scene("display 1: 1:9/9, 2:10/10, 3:16/16\npile: 5/5").play("lift", "keep", "join 1+2")
    assert table.seat() == 2, "no further coin, and nothing more could be done"


def test_T4_5_joining_the_coin_later_in_the_turn_earns_the_right_too() -> None:
    text = "display 1: 1:9/9, 2:10/10, 3:16/16\npile: 17/17"
    table = scene(text).play("lift", "keep", "join 1+2")
    assert not may_take(table)
    assert may_take(table.play("join 3+4"))


def test_T4_5_a_coin_in_a_series_cashed_since_it_was_taken_counts() -> None:
    text = "display 1: 1:5/5 2:6/6 3:7/7\ncard 18 2: 4:13/13\npile: 8/8"
    table = scene(text).play("lift", "keep", "join 3+5", "cash 1")
    assert may_take(table)


def test_T4_5_only_the_coin_last_taken_counts_not_an_earlier_one() -> None:
    text = "display 1: 1:5/5\npile: 6/6 18/18 12/12"
    table = scene(text).play("lift", "keep", "join 1+2", "lift", "keep")
    assert table.seat() == 2, "the 18 joined nothing, though the 6 had"


def test_T4_5_cashing_another_group_earns_nothing() -> None:
    text = "display 1: 1:5/5 2:6/6 3:7/7 4:8/8\npile: 18/18"
    table = scene(text).play("lift", "keep")
    assert not may_take(table)
    assert table.play("cash 1").seat() == 2


# T4.6 The limit, and its exception

RUN = "pile: 2/2 3/3 4/4 5/5 6/6 7/7 8/8"


def take_three(table: Scene) -> Scene:
    return table.play("lift", "keep", "join 1+2", "lift", "keep", "join 2+3", "lift", "keep")


def test_T4_6_the_third_coin_is_the_last_even_if_it_joins() -> None:
    table = take_three(scene(f"display 1: 1:1/1\n{RUN}"))
    assert table.play("join 3+4").moves() == ["cash 1", "end"]


def test_T4_6_free_actions_may_still_be_done_after_it() -> None:
    table = take_three(scene(f"display 1: 1:1/1\n{RUN}")).play("join 3+4", "cash 1")
    assert table.cards() == {18: "1 2 3 4"}
    assert table.seat() == 2


def test_T4_6_coins_taken_back_count_alike() -> None:
    text = "display 1: 1:4/4\ncard 18 2: 2:1/1 3:2/3 4:3/5\ncard 17 1:\npile: 6/6"
    table = scene(text)
    table.play("take-back 18", "join 1+4", "lift", "keep", "join 4+5", "take-back 18", "join 3+1")
    assert table.display() == ["3 4 5 6"]
    assert table.moves() == ["cash 3", "end"]


def test_T4_6_no_limit_while_holding_strictly_fewer_victory_cards_than_every_other() -> None:
    text = f"display 1: 1:1/1\ncard 18 2:\ncard 17 3:\n{RUN}"
    table = take_three(scene(text, seats=3))
    assert table.state.view(0)["unlimited"] is True
    table.play("join 3+4", "lift", "keep", "join 4+5", "lift", "keep")
    assert table.table.takes == 5
    assert table.play("join 5+6").moves("lift") == ["lift"]


@pytest.mark.parametrize(
    "cards",
    [
        "",  # nobody has any
        "card 18 1:",
        "card 18 2:\ncard 17 3:\ncard 16 1:",  # all the same
        "card 18 2:",  # seat 3 has as few
        "card 18 2:\ncard 17 2:\ncard 16 3:\ncard 15 1:",
    ],
)
def test_T4_6_as_few_as_another_is_not_fewer(cards: str) -> None:
    table = take_three(scene(f"display 1: 1:1/1\n{cards}\n{RUN}", seats=3)).play("join 3+4")
    assert table.state.view(0)["unlimited"] is False
    assert table.moves("lift") == []


def test_T4_6_cards_are_counted_and_not_their_points() -> None:
    text = f"display 1: 1:1/1\ncard 18 1:\ncard 17 2:\ncard 16 2:\n{RUN}"
    assert take_three(scene(text)).play("join 3+4").moves("lift") == ["lift"]


def test_T4_6_it_holds_when_the_stack_of_victory_cards_is_empty() -> None:
    cards = "\n".join(f"card {value} 2:" for value in range(18, 6, -1))
    text = f"display 1: 1:1/1\n{cards}\n{RUN}"
    assert take_three(scene(text)).play("join 3+4").moves() == ["lift", "end"]


def test_T4_6_without_limit_a_coin_that_stays_single_still_is_the_last() -> None:
    table = take_three(scene(f"display 1: 1:1/1\ncard 18 2:\n{RUN}"))
    assert table.moves("lift") == []


LONG = f"display 1: 1:1/1, 2:15/15, 3:16/16\n{RUN}"


def grow(cards: str, strict: bool = False) -> Scene:
    """Seat 1 has taken three coins and has a 1 2 3 4; a 15 and a 16 could still be joined."""
    table = scene(f"{LONG}\n{cards}", switches={"limit-ends-turn": strict})
    moves = ["lift", "keep", "join 1+4", "lift", "keep", "join 4+5", "lift", "keep", "join 5+6"]
    return table.play(*moves)


def test_T4_6_it_ends_within_the_turn_by_ones_own_cashing() -> None:
    table = grow("card 18 2:")
    assert table.moves() == ["join 2+3", "cash 1", "lift", "end"]
    table.play("cash 1")
    assert table.moves() == ["join 2+3", "end"], "no further coin, but free actions"
    assert table.told("limit-returned") == [{"seat": 1, "takes": 3}]


def test_T4_6_cashing_only_at_the_end_of_a_long_turn_is_allowed() -> None:
    table = grow("card 18 2:").play(
        "lift", "keep", "join 6+7", "lift", "keep", "join 7+8", "cash 1"
    )
    assert table.cards() == {17: "1 2 3 4 5 6"}
    assert table.moves() == ["join 2+3", "end"]


def test_T4_6_with_fewer_than_three_taken_the_ordinary_limit_goes_on() -> None:
    text = "display 1: 1:1/1 2:2/2 3:3/3 4:4/4, 5:8/8\ncard 18 2:\npile: 9/9 10/10 11/11 12/12"
    table = scene(text).play("lift", "keep", "join 5+6", "cash 1")
    assert table.told("limit-returned") == [{"seat": 1, "takes": 1}]
    table.play("lift", "keep", "join 6+7", "lift", "keep", "join 7+8")
    assert table.moves() == ["cash 5", "end"], "that was the third"


def test_T4_6_still_fewer_after_cashing_is_still_without_limit() -> None:
    table = grow("card 18 2:\ncard 17 2:").play("cash 1")
    assert table.told("limit-returned") == []
    assert table.moves() == ["join 2+3", "lift", "end"]


def test_T4_6_the_stricter_reading_ends_the_turn_at_once() -> None:
    table = grow("card 18 2:", strict=True).play("cash 1")
    assert table.keys() == ["group-cashed", "limit-returned", "turn-began"]
    assert table.display() == ["15", "16"], "they can no longer be joined"
    assert table.seat() == 2


def test_T4_6_the_stricter_reading_needs_the_limit_to_come_back() -> None:
    table = grow("card 18 2:\ncard 17 2:", strict=True).play("cash 1")
    assert table.moves() == ["join 2+3", "lift", "end"]
    table = grow("", strict=True).play("cash 1")
    assert table.moves() == ["join 2+3", "end"], "there was a limit all along"


def test_T4_6_the_stricter_reading_lets_three_coins_be_taken() -> None:
    text = "display 1: 1:1/1 2:2/2 3:3/3 4:4/4, 5:8/8\ncard 18 2:\npile: 9/9 10/10 11/11 12/12"
    table = scene(text, switches={"limit-ends-turn": True}).play("cash 1", "lift", "keep")
    assert table.play("join 5+6").moves() == ["lift", "end"]


# T4.7 At least one coin


def test_T4_7_at_least_one_coin_must_be_taken() -> None:
    table = scene("display 1: 1:1/1 2:2/2 3:3/3 4:4/4, 5:8/8, 6:9/9")
    assert table.moves() == ["join 5+6", "cash 1", "lift"]
    table.play("join 5+6", "cash 1")
    assert table.moves() == ["lift"]
    with pytest.raises(IllegalMove):
        table.play("end")


def test_T4_7_one_taken_back_will_do() -> None:
    assert scene(SERIES).play("take-back 18").seat() == 2


def test_T4_7_every_further_coin_is_a_right() -> None:
    table = scene("display 1: 1:9/9\npile: 10/10").play("lift", "keep", "join 1+2")
    assert table.moves() == ["lift", "end"]
    assert table.play("end").seat() == 2


def test_T4_7_a_lifted_coin_must_be_decided_on() -> None:
    table = scene("display 1: 1:9/9\npile: 10/10 11/11").play("lift", "keep", "join 1+2", "lift")
    assert table.moves() == ["keep"]
