"""Moving Passengers: S4."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carpathia.engine.errors import IllegalMove, UnreadableMove
from carpathia.games.sos_titanic.state import SosState
from tests.games.sos_titanic.scenes import Scene, scene

BACK_AND_FORTH = {"no-recurrence": False}


# S4.1 Series


def test_S4_1_a_series_goes_onto_the_next_number_of_its_class() -> None:
    table = scene("line 1: | f7 f6 f5\nline 2: s3 | f8\nline 3: | s8")
    assert table.moves("move 1") == ["move 1>2"]
    table.play("move 1>2")
    assert table.line("2") == "s3 | f8 f7 f6 f5"
    assert table.line("1") == ""


def test_S4_1_a_front_part_of_a_series_moves_at_once() -> None:
    table = scene("line 1: | f7 f6 f5\nline 2: | f6+")
    assert table.play("move 1>2").line("2") == "| f6+ f5"
    assert table.line("1") == "| f7 f6"


@pytest.mark.parametrize("front", ["f5", "f6", "f7+", "f9", "f10", "s8"])
def test_S4_1_nothing_but_exactly_one_above_in_the_same_class_takes_a_series(front: str) -> None:
    table = scene(f"line 1: s3 | f7\nline 2: s4 | {front}")
    assert "move 1>2" not in table.moves()


@pytest.mark.parametrize("anchor", ["", "+"])
def test_S4_1_an_anchor_makes_no_difference(anchor: str) -> None:
    table = scene(f"line 1: s3 | f7\nline 2: s4 | f8{anchor}")
    assert table.play("move 1>2").line("2") == f"s4 | f8{anchor} f7"


def test_S4_1_only_the_front_card_of_a_line_can_be_joined() -> None:
    table = scene("line 1: s3 | f7\nline 2: s4 | f8 f7+\nline 3: f8+ | s16")
    assert table.moves("move 1") == []


def test_S4_1_what_lies_face_down_does_not_move_along() -> None:
    table = scene("line 1: f8 | f7\nline 2: s4 | f9")
    assert table.moves("move 1") == []


def test_S4_1_only_a_class_top_opens_an_empty_line() -> None:
    table = scene("line 1: f2 | s17 s16\nline 2: f3 | f12")
    assert table.moves("move 1") == ["move 1>3", "move 1>4", "move 1>5", "move 1>6"]
    assert table.moves("move 2") == []
    with pytest.raises(IllegalMove):
        table.play("move 2>3")


@pytest.mark.parametrize(("card", "opens"), [("f13+", True), ("s13", False), ("s17+", True)])
def test_S4_1_the_top_is_13_in_the_first_class_and_17_in_the_second(card: str, opens: bool) -> None:
    assert ("move 1>6" in scene(f"line 1: f2 | {card}").moves()) is opens


def test_S4_1_a_series_opens_an_empty_line_only_as_a_whole() -> None:
    table = scene("line 1: s3 | f13 f12 f11").play("move 1>5")
    assert table.line("5") == "| f13 f12 f11"
    assert table.line("1") == "| s3"


def test_S4_1_a_line_on_a_lost_deck_cannot_be_opened() -> None:
    table = scene("page 6\nline 4: s3 | f13")
    assert table.moves("move 4") == ["move 4>3", "move 4>5", "move 4>6"]


def test_S4_1_the_collapsible_boat_is_no_empty_line() -> None:
    assert "move 1>boat" not in scene("line 1: s3 | f13").moves()


def test_S4_1_the_collapsible_boat_is_a_line_like_others_while_it_holds_somebody() -> None:
    table = scene("line 1: s3 | f6 f5\nline 2: s4 | f9\nline boat: | f8 f7")
    assert table.moves("move") == ["move 1>boat", "move boat>2"]
    assert table.play("move 1>boat").line("boat") == "| f8 f7 f6 f5"
    assert table.play("move boat>2").line("2") == "s4 | f9 f8 f7 f6 f5"


# S4.2 Survivors Groups


def test_S4_2_a_1_goes_to_the_water_and_opens_a_group() -> None:
    table = scene("line 1: s9 | f1\nline 2: s8 | s1")
    assert table.moves("move") == ["move 1>A", "move 2>C"]
    table.play("move 1>A", "move 2>C")
    assert [table.group(name) for name in "ABCD"] == ["f1", "", "s1", ""]


def test_S4_2_two_groups_a_class_four_in_all() -> None:
    table = scene("line 1: | f1\nline 2: | f1+\nline 3: | s1\nline 4: | s1+")
    table.play("move 1>A", "move 2>B", "move 3>C", "move 4>D")
    assert [table.group(name) for name in "ABCD"] == ["f1", "f1+", "s1", "s1+"]


def test_S4_2_there_is_no_third_group_of_a_class() -> None:
    table = scene("A: f1 f2\nB: f?1\nline 1: s9 | f1+")
    assert table.moves("move") == []


def test_S4_2_only_a_1_opens_a_group() -> None:
    assert scene("line 1: s9 | f2\nline 2: s8 | s3").moves("move") == []


@pytest.mark.parametrize(("card", "fits"), [("f3", False), ("f4", True), ("f5", False)])
def test_S4_2_a_group_takes_the_next_number_only(card: str, fits: bool) -> None:
    table = scene(f"A: f1 f2 f3+\nline 1: s9 | {card}")
    assert table.moves("move") == (["move 1>A"] if fits else [])


def test_S4_2_the_front_card_goes_alone() -> None:
    table = scene("A: f1\nline 1: s9 | f4 f3 f2").play("move 1>A")
    assert (table.group("A"), table.line("1")) == ("f1 f2", "s9 | f4 f3")
    table.play("move 1>A")
    assert (table.group("A"), table.line("1")) == ("f1 f2 f3", "s9 | f4")


def test_S4_2_a_card_behind_the_front_card_waits() -> None:
    assert scene("A: f1 f2\nline 1: s9 | f3 f2+").moves("move") == []


def test_S4_2_where_two_groups_fit_the_player_chooses() -> None:
    text = "A: f1 f2+\nB: f1+ f2\nline 1: s9 | f3+"
    assert scene(text).moves("move") == ["move 1>A", "move 1>B"]
    table = scene(text).play("move 1>B")
    assert (table.group("A"), table.group("B")) == ("f1 f2+", "f1+ f2 f3+")


def test_S4_2_where_one_group_fits_the_other_is_not_offered() -> None:
    table = scene("A: f1 f2 f3\nB: f1+ f2+\nline 1: s9 | f3+")
    assert table.moves("move") == ["move 1>B"]


def test_S4_2_saving_from_the_collapsible_boat() -> None:
    table = scene("C: s1\nline boat: | s3 s2").play("move boat>C", "move boat>C")
    assert table.group("C") == "s1 s2 s3"
    assert table.actions("discard") == ["collapsible-boat"]


# S4.3 Classes never mix, Survivors stay


def test_S4_3_the_classes_never_mix_in_lines_or_groups() -> None:
    table = scene("A: f1\nC: s1 s2\nline 1: f9 | s2+\nline 2: s9 | f3\nline 3: f8 | s4")
    assert table.moves("move") == []


def test_S4_3_nor_does_a_drawn_passenger_mix_them() -> None:
    table = scene("A: f1\nC: s1 s2\nline 1: f9 | s8\nstack: f7 s2+ f3").play("rescue 3")
    assert (table.moves("place"), table.table.page) == ([], 1)


@pytest.mark.parametrize("move", ["move A>1", "move A>B", "move C>2"])
def test_S4_3_no_move_takes_a_survivor_anywhere(move: str) -> None:
    table = scene("A: f1 f2 f3\nB: f1+ f2+\nC: s1\nline 1: s9 | f4\nline 2: f5 | s2")
    with pytest.raises(UnreadableMove):
        table.play(move)


def test_S4_3_survivors_stay_whatever_is_moved_drawn_or_turned() -> None:
    table = scene("A: f1 f2 f3\nB: f1+ f2+\nline 1: s9 | f4\nstack: f9").play("rescue 1")
    assert (table.group("A"), table.group("B")) == ("f1 f2 f3", "f1+ f2+")
    table.play("move 1>A")
    assert (table.group("A"), table.group("B")) == ("f1 f2 f3 f4", "f1+ f2+")


def test_S4_3_lowe_may_swap_survivors() -> None:
    table = scene("A: f1 f2\nB: f1+ f2+\nstack: f9+", crew="lowe").play("seek", "swap f2")
    assert (table.group("A"), table.group("B")) == ("f1 f2+", "f1+ f2")


def test_S4_3_a_mystery_among_the_survivors_may_be_replaced() -> None:
    table = scene("A: f1 f?2 f3\nline 1: s9 | f2+").play("replace 1")
    assert table.group("A") == "f1 f2+ f3"


# S4.4 Turning up


def test_S4_4_a_card_left_face_down_in_front_is_turned_up_at_once() -> None:
    table = scene("line 1: s3 s4 | f7\nline 2: | f8").play("move 1>2")
    assert table.line("1") == "s3 | s4"
    assert table.told("passenger-turned-up") == [{"line": "1", "card": "s4"}]


def test_S4_4_so_it_is_after_a_passenger_was_saved() -> None:
    assert scene("line 1: s3 s4 | f1").play("move 1>A").line("1") == "s3 | s4"


def test_S4_4_so_it_is_after_a_mystery_was_replaced_or_dropped() -> None:
    table = scene("line 1: s3 s4 | f7\nline 2: | f8 f?7").play("replace 1")
    assert table.line("1") == "s3 | s4"
    table = scene("A: f1 f2\nB: f1+ f2+\nline 1: s3 s4 | f?2").play("drop 1")
    assert table.line("1") == "s3 | s4"


def test_S4_4_nothing_is_turned_up_behind_a_card_that_is_up() -> None:
    table = scene("line 1: s3 | f7 f6\nline 2: | f7+").play("move 1>2")
    assert table.line("1") == "s3 | f7"
    assert table.told("passenger-turned-up") == []


def test_S4_4_an_emptied_line_stays_empty() -> None:
    table = scene("line 1: | f7\nline 2: | f8").play("move 1>2")
    assert (table.line("1"), table.told("passenger-turned-up")) == ("", [])


# S4.5 Shifting a whole series


def test_S4_5_a_top_headed_series_may_shift_between_empty_lines() -> None:
    table = scene("line 1: | s17 s16 s15\nline 2: | f4").play("move 1>6")
    assert (table.line("1"), table.line("6")) == ("", "| s17 s16 s15")


def test_S4_5_from_the_collapsible_boat_too() -> None:
    table = scene("line 1: s3 | f4\nline boat: | f13 f12").play("move boat>5")
    assert (table.line("boat"), table.line("5")) == ("", "| f13 f12")
    assert table.actions("discard") == ["collapsible-boat"]


def test_S4_5_it_escapes_the_flood() -> None:
    text = "page 2\nline 1: | f13 f12\nline 2: s3 | s9\nstack: f9"
    flooded = scene(text).play("rescue 1", order="s3 s9 f13 f12")
    assert flooded.line("2") == "s3 s9 f13 | f12"
    escaped = scene(text).play("move 1>5", "rescue 1")
    assert (escaped.line("2"), escaped.line("5")) == ("s3 | s9", "| f13 f12")


# S4.6 No arrangement recurs within one turn


def test_S4_6_a_7_does_not_shuttle_between_two_8s() -> None:
    table = scene("line 1: | f8 f7\nline 2: | f8+").play("move 1>2")
    assert table.moves("move") == []


def test_S4_6_with_the_switch_off_it_may_shuttle_for_ever() -> None:
    table = scene("line 1: | f8 f7\nline 2: | f8+", switches=BACK_AND_FORTH)
    table.play("move 1>2", "move 2>1", "move 1>2", "move 2>1")
    assert table.line("1") == "| f8 f7"


def test_S4_6_a_13_visits_every_empty_line_once_and_never_its_first_again() -> None:
    table = scene("page 6\nline 3: | f13").play("move 3>5")
    assert table.moves("move") == ["move 5>4", "move 5>6"]
    assert table.play("move 5>4").moves("move") == ["move 4>6"]
    assert table.play("move 4>6").moves("move") == []


def test_S4_6_with_the_switch_off_a_13_may_come_back() -> None:
    table = scene("line 3: | f13", switches=BACK_AND_FORTH).play("move 3>4", "move 4>3")
    assert table.line("3") == "| f13"


def test_S4_6_a_round_over_three_places_closes_nowhere() -> None:
    table = scene("line 1: | f8 f7\nline 2: | f8+\nline 3: s3 | f?8").play("move 1>3")
    assert table.moves("move") == ["move 3>2"]
    assert table.play("move 3>2").moves("move") == []


def test_S4_6_an_arrangement_may_not_recur_by_another_way() -> None:
    table = scene("line 1: | f8 f7\nline 2: | f8+\nline 3: | s8 s7\nline 4: | s8+")
    table.play("move 1>2", "move 3>4")
    # The second class may not go back alone, nor the first class after it did.
    assert table.moves("move") == ["move 2>1"]
    assert table.play("move 2>1").moves("move") == []


def test_S4_6_two_series_in_each_others_place_are_another_arrangement() -> None:
    table = scene("page 8\nline 4: | f13\nline 5: | f13+")
    table.play("move 4>6", "move 5>4", "move 6>5")
    assert (table.line("4"), table.line("5")) == ("| f13+", "| f13")


def test_S4_6_one_of_two_like_numbers_is_not_the_other() -> None:
    table = scene("page 6\nline 3: | f8 f7\nline 4: | f8+ f7+\nline 5: | f?8")
    table.play("move 3>5", "move 4>3", "move 5>4")
    assert (table.line("3"), table.line("4"), table.line("5")) == ("| f8 f7+", "| f8+ f7", "| f?8")


def test_S4_6_a_new_turn_starts_afresh() -> None:
    table = scene("line 1: | f8 f7\nline 2: | f8+\nline 3: | s9\nstack: f6 f10")
    table.play("move 1>2", "rescue 1")
    assert table.moves("move") == ["move 2>1"]
    assert table.play("move 2>1").moves("move") == []


def test_S4_6_a_card_turned_up_makes_it_another_arrangement() -> None:
    table = scene("line 1: | f8 f7\nline 2: | f8+\nline 3: s3 | s5\nline 4: | s6")
    table.play("move 1>2")
    assert "move 2>1" not in table.moves()
    assert "move 2>1" in table.play("move 3>4").moves()
    assert "move 1>2" not in table.play("move 2>1").moves()


def test_S4_6_a_line_emptied_for_good_makes_it_another_arrangement() -> None:
    table = scene("line 1: | f8 f7\nline 2: | f8+\nline 3: | s5\nline 4: | s6")
    assert "move 2>1" in table.play("move 1>2", "move 3>4").moves()


def test_S4_6_a_passenger_saved_makes_it_another_arrangement() -> None:
    table = scene("line 1: | f8 f7\nline 2: | f8+\nline 3: | s2 s1")
    assert "move 2>1" in table.play("move 1>2", "move 3>C").moves()


def test_S4_6_a_mystery_replaced_makes_it_another_arrangement() -> None:
    table = scene("line 1: | f8 f7\nline 2: | f8+\nline 3: | s6 s5\nD: s1 s2 s3 s4 s?5")
    assert "move 2>1" in table.play("move 1>2", "replace 3").moves()


def test_S4_6_a_series_that_left_the_boat_cannot_come_back_anyway() -> None:
    table = scene("page 6\nline boat: | f13\nline 3: s3 | s9").play("move boat>4")
    assert table.moves("move") == ["move 4>5", "move 4>6"]
    assert table.play("move 4>5").moves("move") == ["move 5>6"]


def test_S4_6_a_copied_or_written_position_remembers_the_turn() -> None:
    table = scene("line 1: | f8 f7\nline 2: | f8+").play("move 1>2")
    copied = Scene(table.game, table.state.copy())
    reread = table.game.read_position(table.game.write_position(table.state))
    assert isinstance(reread, SosState)
    assert copied.moves("move") == Scene(table.game, reread).moves("move") == []


def arrangement(table: Scene) -> str:
    """All Lines, so that two arrangements are the same exactly if these words are."""
    return " / ".join(table.line(name) for name in ("1", "2", "3", "4", "5", "6", "boat"))


def heads(lengths: list[int], hidden: list[bool], in_boat: bool) -> str:
    """Series of all four tops, some with a card face down behind, some reaching the same number."""
    lines = ["line boat: | f?12"] if in_boat else []
    for index, (top, behind) in enumerate([(13, "f10"), (13, "f1"), (17, "s14"), (17, "s2")]):
        letter, anchor = "ffss"[index], ("", "+")[index % 2]
        series = [f"{letter}{top - step}{anchor}" for step in range(lengths[index])]
        if series:
            lines.append(" ".join([f"line {index + 1}:", behind * hidden[index], "|", *series]))
    return "\n".join(lines)


@given(
    lengths=st.lists(st.integers(0, 3), min_size=4, max_size=4),
    hidden=st.lists(st.booleans(), min_size=4, max_size=4),
    in_boat=st.booleans(),
    choices=st.lists(st.integers(0, 999), max_size=40),
)
def test_S4_6_exactly_the_moves_that_repeat_an_arrangement_are_missing(
    lengths: list[int], hidden: list[bool], in_boat: bool, choices: list[int]
) -> None:
    text = heads(lengths, hidden, in_boat)
    table, free = scene(text), scene(text, switches=BACK_AND_FORTH)
    seen = [arrangement(table)]
    for choice in choices:
        wanted = []
        for move in free.moves("move", "replace", "drop"):
            later = Scene(free.game, free.state.copy()).play(move)
            if arrangement(later) not in seen:
                wanted.append(move)
        assert table.moves("move", "replace", "drop") == wanted
        if not wanted:
            break
        move = wanted[choice % len(wanted)]
        table.play(move)
        seen.append(arrangement(free.play(move)))
