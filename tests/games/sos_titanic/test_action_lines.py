"""Action cards that rearrange Lines: S11.4 to S11.6."""

import pytest

from tests.games.sos_titanic.action_cards import play
from tests.games.sos_titanic.scenes import scene

# S11.4 Your Turn!


def test_S11_4_the_chosen_passenger_lies_face_up_in_front_of_the_others() -> None:
    table = scene("line 2: s4 f9+ s2 | f7 f6\nhand 1: your-turn", crew="lee fleet")
    table.play("play your-turn 2")
    assert table.moves() == ["front f6", "front f7", "front f9+", "front s2", "front s4"]
    table.play("front f9+", order="f7 s2 s4 f6")
    assert table.line("2") == "f7 s2 s4 f6 | f9+"
    assert table.seat() == 2
    assert table.actions("discard") == ["your-turn"]


def test_S11_4_the_front_card_may_be_chosen_again() -> None:
    table = scene("line 2: s4 | f7 f6\nhand 1: your-turn", crew="lee fleet")
    play(table, "play your-turn 2", "front f6", order="f7 s4")
    assert table.line("2") == "f7 s4 | f6"


def test_S11_4_a_line_with_cards_is_chosen_the_boat_too() -> None:
    table = scene("line 2: s4 | f7\nline 5: | s8\nline boat: | f11 f10\nhand 1: your-turn")
    assert table.moves("play") == ["play your-turn 2", "play your-turn 5", "play your-turn boat"]


def test_S11_4_a_single_passenger_stays_where_he_is() -> None:
    table = scene("line 5: | s8\nhand 1: your-turn", crew="lee fleet")
    play(table, "play your-turn 5", "front s8")
    assert table.line("5") == "| s8"
    assert table.chance.asked == 0


def test_S11_4_the_boat_may_hold_face_down_cards_after_it() -> None:
    table = scene("line boat: | f11 f10 f9\nhand 1: your-turn", crew="lee fleet")
    play(table, "play your-turn boat", "front f10", order="f9 f11")
    assert table.line("boat") == "f9 f11 | f10"


def test_S11_4_without_a_line_it_cannot_be_played() -> None:
    assert scene("hand 1: your-turn").moves("play") == []


# S11.5 Same Lines!


def test_S11_5_all_cards_of_two_lines_are_dealt_out_equally() -> None:
    table = scene("line 2: s4 f9+ | f7 f6\nline 5: s2 | s9\nhand 1: same-lines", crew="lee fleet")
    play(table, "play same-lines 2+5", order="f6 s9 s4 s2 f7 f9+")
    assert table.line("2") == "f6 s9 | s4"
    assert table.line("5") == "s2 f7 | f9+"
    assert table.chance.asked == 1


def test_S11_5_the_odd_card_goes_to_the_line_nearer_the_stern() -> None:
    table = scene("line 1: s4 f9+ s5 | f7\nline 6: | s9\nhand 1: same-lines", crew="lee fleet")
    play(table, "play same-lines 1+6", order="s9 f7 s5 f9+ s4")
    assert table.line("1") == "s9 | f7"
    assert table.line("6") == "s5 f9+ | s4"


@pytest.mark.parametrize("line", ["2", "5"])
def test_S11_5_a_single_card_goes_to_the_stern(line: str) -> None:
    table = scene(f"line {line}: | s9\nhand 1: same-lines", crew="lee fleet")
    play(table, "play same-lines 2+5")
    assert table.line("2") == ""
    assert table.line("5") == "| s9"
    assert table.chance.asked == 0


def test_S11_5_one_of_the_lines_may_be_empty() -> None:
    table = scene("line 3: s4 | f7 f6\nhand 1: same-lines", crew="lee fleet")
    pairs = ["1+3", "2+3", "3+4", "3+5", "3+6"]
    assert table.moves("play") == [f"play same-lines {pair}" for pair in pairs]
    play(table, "play same-lines 1+3", order="f6 f7 s4")
    assert table.line("1") == "| f6"
    assert table.line("3") == "f7 | s4"


def test_S11_5_the_lines_need_not_be_neighbours_nor_both_be_empty() -> None:
    text = "page 3\nline 2: | s4\nline 6: | s9\nline boat: | f7\nhand 1: same-lines"
    pairs = ["2+3", "2+4", "2+5", "2+6", "3+6", "4+6", "5+6"]
    assert scene(text).moves("play") == [f"play same-lines {pair}" for pair in pairs]


def test_S11_5_a_lost_deck_is_no_target() -> None:
    table = scene("page 10\nline 5: | s4\nhand 1: same-lines")
    assert table.moves("play") == ["play same-lines 5+6"]


def test_S11_5_the_collapsible_boat_is_never_one_of_the_two() -> None:
    table = scene("line boat: | f7 f6\nhand 1: same-lines")
    assert table.moves("play") == []


# S11.6 Wait!


def test_S11_6_all_face_up_passengers_of_a_line_are_discarded() -> None:
    table = scene("line 2: s4 f9+ | f7 f6 f5\nhand 1: wait", crew="lee fleet")
    play(table, "play wait 2")
    assert sorted(table.pile("discard")) == ["f5", "f6", "f7"]
    assert table.line("2") == "s4 | f9+"
    assert table.chance.asked == 0
    assert table.table.page == 0


def test_S11_6_only_the_next_is_turned_up() -> None:
    table = scene("line 2: s3 s2 | f7\nhand 1: wait", crew="lee fleet")
    assert play(table, "play wait 2").line("2") == "s3 | s2"


def test_S11_6_the_line_may_become_empty() -> None:
    table = scene("line 2: | f7 f6\nhand 1: wait", crew="lee fleet")
    assert play(table, "play wait 2").line("2") == ""


def test_S11_6_a_line_with_cards_is_chosen_the_boat_too() -> None:
    table = scene("line 2: s4 | f7\nline 5: | s8\nline boat: | f11 f10\nhand 1: wait")
    assert table.moves("play") == ["play wait 2", "play wait 5", "play wait boat"]
    assert scene("hand 1: wait").moves("play") == []
