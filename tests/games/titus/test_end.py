"""The end and the score: T5."""

import pytest

from carpathia.engine.game import Result
from tests.games.titus.scenes import Scene, scene

# The box of these scenes has just the coins that are written, so the pile runs out at once.
LAST = "display 1: 1:5/5 2:6/6 3:7/7, 4:12/12, 5:13/13\ndisplay 2: 6:2/2, 7:9/8\npile: 8/10"


def place(result: Result, seat: int) -> int:
    return result.breakdown[f"place-{seat}"]


# T5.1 The last coin


def test_T5_1_the_coin_that_empties_the_pile_may_be_kept() -> None:
    table = scene(LAST, rest=False).play("lift")
    assert table.keys() == ["coin-lifted", "pile-emptied"]
    assert table.moves() == ["keep", "swap 6", "swap 7"]
    assert table.play("keep").display() == ["5 6 7", "8", "12", "13"]


def test_T5_1_or_swapped() -> None:
    table = scene(LAST, rest=False).play("lift", "swap 7")
    assert table.display(1) == ["5 6 7", "8", "12", "13"]
    assert table.display(2) == ["2", "8"]


def test_T5_1_the_player_on_turn_may_still_join_and_cash() -> None:
    table = scene(LAST, rest=False).play("lift", "keep")
    assert table.moves() == ["join 3+8", "join 4+5", "end"]
    table.play("join 3+8", "join 4+5")
    assert table.moves() == ["cash 1", "end"]
    table.play("cash 1")
    assert table.seat() == 0
    assert table.cards(1) == {18: "5 6 7 8"}


def test_T5_1_no_further_coin_is_taken_neither_from_the_pile_nor_back() -> None:
    text = f"{LAST}\ncard 18 2: 8:17/17"
    table = scene(text, rest=False).play("lift", "keep", "join 3+9")
    assert table.moves("lift", "take-back") == []


def test_T5_1_the_others_neither_join_nor_cash_any_more() -> None:
    text = "display 1: 1:1/1\ndisplay 2: 2:5/5 3:6/6 4:7/7 5:8/8, 6:12/12, 7:13/13\npile: 18/18"
    table = scene(text, rest=False).play("lift", "keep")
    assert table.seat() == 0
    assert table.display(2) == ["5 6 7 8", "12", "13"]
    assert table.result().scores == [0, 6]


def test_T5_1_it_is_over_by_itself_where_nothing_is_left_to_do() -> None:
    table = scene("display 1: 1:1/1\npile: 18/18", rest=False).play("lift", "keep")
    assert table.moves() == []
    assert table.keys() == ["coin-kept"]


def test_T5_1_the_last_coin_ends_a_turn_without_limit_too() -> None:
    text = "display 1: 1:1/1, 2:4/4\ncard 18 2:\npile: 2/2 3/3"
    table = scene(text, rest=False).play("lift", "keep", "join 1+3", "lift", "keep", "join 3+4")
    assert table.moves() == ["join 4+2", "end"]


def test_T5_1_until_then_the_match_goes_on() -> None:
    table = scene("display 1: 1:1/1\npile: 18/18 5/5", rest=False).play("lift", "keep")
    assert table.seat() == 2
    assert table.state.result() is None


# T5.2 Points


def over(text: str, seats: int = 2) -> Result:
    return scene(f"phase over\n{text}", seats=seats, rest=False).result()


def test_T5_2_victory_cards_count_their_value_bare_or_not() -> None:
    result = over("card 18 1: 1:5/5 2:6/6\ncard 17 2:\ncard 16 1:\ncard 15 2: 3:1/1\ncard 14 2:")
    assert result.scores == [34, 46]


@pytest.mark.parametrize(("length", "points"), [(1, 0), (3, 0), (4, 6), (5, 6), (8, 6), (12, 6)])
def test_T5_2_a_run_of_four_or_more_left_over_brings_six_points_once(
    length: int, points: int
) -> None:
    run = " ".join(f"{coin}:{coin}/{coin}" for coin in range(1, length + 1))
    assert over(f"display 1: {run}").scores == [points, 0]


def test_T5_2_each_of_several_runs_counts() -> None:
    runs = "1:1/1 2:2/2 3:3/3 4:4/4, 5:8/8 6:9/9 7:10/10, 8:12/12 9:13/13 10:14/14 11:15/15"
    result = over(f"display 2: {runs}\ncard 18 2:")
    assert result.scores == [0, 30]
    assert result.breakdown["cards-2"] == 18
    assert result.breakdown["leftovers-2"] == 12


def test_T5_2_what_is_left_over_is_told_at_the_end() -> None:
    text = "display 1: 1:1/1\ndisplay 2: 2:5/5 3:6/6 4:7/7 5:8/8\npile: 18/18"
    table = scene(text, rest=False).play("lift", "keep")
    told = {"seat": 2, "from": 5, "to": 8, "count": 4, "points": 6}
    assert table.told("leftover-counted") == [told]


def test_T5_2_the_points_so_far_are_shown_all_the_time() -> None:
    table = scene("display 1: 1:5/5 2:6/6 3:7/7 4:8/8\ncard 18 2:")
    assert points(table) == [6, 18]
    assert points(table.play("cash 1")) == [17, 18]


def points(table: Scene) -> list[object]:
    players = table.state.view(0)["players"]
    assert isinstance(players, list)
    return [player["points"] for player in players if isinstance(player, dict)]


# T5.3 The winner


def test_T5_3_most_points_win() -> None:
    result = over("card 18 1:\ncard 17 2: 1:1/1 2:2/2\ncard 16 3:", seats=3)
    assert result.reason == "won"
    assert [place(result, seat) for seat in (1, 2, 3)] == [1, 2, 3]
    assert result.text() == "18 17 16 won"


def test_T5_3_a_tie_goes_to_the_most_coins_on_victory_cards() -> None:
    cards = "card 18 2: 1:1/1\ncard 17 1: 2:5/5 3:6/6\ncard 16 1: 4:9/9\ncard 15 2:"
    result = over(f"{cards}\ndisplay 2: 5:13/13 6:14/14")
    assert result.scores == [33, 33]
    assert result.reason == "won-by-coins"
    assert (place(result, 1), place(result, 2)) == (1, 2)
    assert (result.breakdown["coins-1"], result.breakdown["coins-2"]) == (3, 1)


def test_T5_3_coins_in_a_display_break_no_tie() -> None:
    cards = "card 18 2:\ncard 17 1: 2:5/5\ncard 16 1:\ncard 15 2: 1:1/1"
    result = over(f"{cards}\ndisplay 2: 3:13/13 4:14/14")
    assert result.reason == "shared"


def test_T5_3_a_further_tie_is_shared() -> None:
    cards = "card 18 2: 1:1/1\ncard 17 1: 2:5/5 3:6/6\ncard 16 1:\ncard 15 2: 4:9/9\ncard 14 3:"
    result = over(cards, seats=3)
    assert result.reason == "shared"
    assert [place(result, seat) for seat in (1, 2, 3)] == [1, 1, 3]


def test_T5_3_coins_never_beat_points() -> None:
    result = over("card 18 1:\ncard 17 2: 1:1/1 2:2/2 3:3/3 4:4/4")
    assert result.reason == "won"
    assert place(result, 1) == 1


def test_T5_3_a_tie_below_the_first_place_changes_nothing() -> None:
    result = over("display 1: 1:1/1\ncard 18 3:\ncard 17 3:", seats=3)
    assert result.reason == "won"
    assert [place(result, seat) for seat in (1, 2, 3)] == [2, 2, 1]
