"""Turning a page, and panic: S7."""

import pytest

from carpathia.engine.chance import QuickChance, Recorder
from carpathia.engine.generator import Generator
from tests.games.sos_titanic.scenes import Scene, scene

# The top card of the stack, f9, fits nowhere: `rescue 1` turns a page.
QUEUES = "line 1: f2 f6 | s3 s2\nline 2: f3 | s5 s4\nline 3: f4 | s7\nline 4: f5 | s9\nstack: f9"


def hidden_and_up(text: str) -> tuple[int, int]:
    down, _, up = text.partition("|")
    return len(down.split()), len(up.split())


# S7.1 Flood and panic


@pytest.mark.parametrize("page", [0, 1, 3, 4, 6, 8])
def test_S7_1_a_page_that_is_not_a_decks_last_disturbs_nobody(page: int) -> None:
    table = scene(f"page {page}\nline 5: f2 | s3\nline 6: f3 | s5\nstack: f9").play("rescue 1")
    assert table.told("deck-lost") == []
    assert (table.line("5"), table.line("6"), table.chance.asked) == ("f2 | s3", "f3 | s5", 0)


def test_S7_1_all_passengers_of_the_lost_deck_and_the_next_are_shuffled_into_one_line() -> None:
    table = scene(f"page 2\n{QUEUES}").play("rescue 1", order="s5 s2 f3 s3 f6 s4 f2")
    assert table.chance.before == [["f2", "f6", "s3", "s2", "f3", "s5", "s4"]]
    assert (table.line("1"), table.line("2")) == ("", "s5 s2 f3 s3 f6 s4 | f2")


def test_S7_1_only_the_front_card_is_turned_up_even_if_a_series_lies_there() -> None:
    table = scene(f"page 2\n{QUEUES}").play("rescue 1", order="f2 f6 f3 s5 s4 s3 s2")
    assert table.line("2") == "f2 f6 f3 s5 s4 s3 | s2"
    assert table.told("passenger-turned-up") == [{"line": "2", "card": "s2"}]


def test_S7_1_the_other_lines_stay_as_they_are() -> None:
    table = scene(f"page 2\n{QUEUES}").play("rescue 1")
    assert (table.line("3"), table.line("4"), table.line("5")) == ("f4 | s7", "f5 | s9", "")


@pytest.mark.parametrize(("page", "deck"), [(2, 1), (5, 2), (7, 3), (9, 4)])
def test_S7_1_each_deck_in_its_turn_flees_to_the_next(page: int, deck: int) -> None:
    text = f"page {page}\nline {deck}: f2 | s3\nline {deck + 1}: f4 | s9\nstack: f9"
    table = scene(text).play("rescue 1", order="s9 f4 s3 f2")
    assert table.told("deck-lost") == [{"deck": deck}]
    assert table.told("panic-broke-out") == [{"from": deck, "to": deck + 1, "count": 4}]
    assert (table.line(str(deck)), table.line(str(deck + 1))) == ("", "s9 f4 s3 | f2")


def test_S7_1_a_lost_deck_holds_no_line_any_more() -> None:
    text = "page 2\nline 2: f3 | s17\nline 3: f4 | s7\nstack: f13 f9"
    assert "move 2>1" in scene(text).moves()
    table = scene(text).play("rescue 1")
    assert table.moves("move 2") == ["move 2>4", "move 2>5", "move 2>6"]
    assert table.play("rescue 1").moves() == ["place f13>4", "place f13>5", "place f13>6"]


def test_S7_1_panic_comes_before_any_compensation() -> None:
    keys = scene(f"page 2\n{QUEUES}", crew="boxhall").play("rescue 1").keys()
    assert keys.index("page-turned") < keys.index("deck-lost") < keys.index("panic-broke-out")
    assert keys.index("panic-broke-out") < keys.index("passenger-turned-up")
    assert keys.index("passenger-turned-up") < keys.index("action-drawn")


def test_S7_1_a_page_turned_by_come_back_starts_the_same_panic() -> None:
    table = scene(f"page 2\n{QUEUES}\nhand 1: come-back").play("play come-back")
    assert (table.line("1"), hidden_and_up(table.line("2"))) == ("", (6, 1))


def test_S7_1_the_eleventh_page_loses_deck_5_and_the_ship_without_a_panic() -> None:
    table = scene("page 10\nline 5: f2 | s3\nline 6: f4 | s9\nstack: f9").play("rescue 1")
    assert (table.line("5"), table.line("6")) == ("f2 | s3", "f4 | s9")
    assert table.result().reason == "sunk"


# S7.2 Empty Lines


def test_S7_2_an_empty_lost_deck_leaves_the_next_line_alone() -> None:
    table = scene("page 2\nline 2: f3 | s5 s4\nline 3: f4 | s7\nstack: f9").play("rescue 1")
    assert table.told("deck-lost") == [{"deck": 1}]
    assert (table.line("2"), table.chance.asked) == ("f3 | s5 s4", 0)
    assert table.told("panic-broke-out") == []


def test_S7_2_passengers_who_flee_to_an_empty_line_still_arrive_shuffled() -> None:
    text = "page 2\nline 1: f2 | s5 s4 s3\nline 3: f4 | s7\nstack: f9"
    table = scene(text).play("rescue 1", order="s3 s4 f2 s5")
    assert (table.line("1"), table.line("2")) == ("", "s3 s4 f2 | s5")


def test_S7_2_a_single_passenger_who_flees_to_an_empty_line_is_its_front() -> None:
    table = scene("page 2\nline 1: | s5\nline 3: f4 | s7\nstack: f9").play("rescue 1")
    assert (table.line("1"), table.line("2")) == ("", "| s5")


def test_S7_2_nobody_to_flee_and_nobody_to_join_is_no_panic() -> None:
    table = scene("page 2\nline 3: f4 | s7\nstack: f9").play("rescue 1")
    assert (table.line("2"), table.told("panic-broke-out")) == ("", [])


# S7.3 The Collapsible Boat


@pytest.mark.parametrize(("page", "deck"), [(2, 1), (5, 2), (7, 3), (9, 4)])
def test_S7_3_the_collapsible_boat_is_not_touched_by_panic(page: int, deck: int) -> None:
    text = f"page {page}\nline {deck}: f2 | s3\nline 6: f4 | s9\nline boat: | f8 f7\nstack: f10"
    table = scene(text).play("rescue 1")
    assert table.line("boat") == "| f8 f7"
    assert table.told("panic-broke-out")[0]["count"] == 2


def test_S7_3_whoever_went_into_the_boat_is_out_of_the_panic() -> None:
    text = "page 2\nline 1: | f8 f7\nline 2: f3 | s5\nhand 1: collapsible-boat\nstack: f10"
    table = scene(text).play("play collapsible-boat 1x2", "rescue 1")
    assert (table.line("2"), table.line("boat")) == ("f3 | s5", "| f8 f7")


# S7.4 The Mystery among them


@pytest.mark.parametrize(
    "lines",
    [
        "line 1: s3 | f8 f?7 f6\nline 2: s5 | s9",
        "line 1: s3 | s9\nline 2: s5 | f8 f?7 f6",
    ],
)
def test_S7_4_a_mystery_caught_in_a_panic_goes_to_the_action_discard(lines: str) -> None:
    table = scene(f"page 2\n{lines}\nstack: f10").play("rescue 1", order="f6 s3 s5 s9 f8")
    assert table.line("2") == "f6 s3 s5 s9 | f8"
    assert table.actions("discard") == ["mystery-first"]
    assert table.told("mystery-left") == [{"card": "f?7"}]


def test_S7_4_a_mystery_elsewhere_stays() -> None:
    table = scene(f"page 2\nC: s1 s?2\n{QUEUES.replace(' s2', '')}\nline boat: | f?8").play(
        "rescue 1"
    )
    assert (table.group("C"), table.line("boat")) == ("s1 s?2", "| f?8")
    assert table.actions("discard") == []


def test_S7_4_a_line_of_only_a_mystery_is_not_empty_and_stirs_the_next_line() -> None:
    text = "page 2\nline 1: | f?7\nline 2: f3 | s5 s4\nstack: f10"
    table = scene(text).play("rescue 1", order="s4 f3 s5")
    assert (table.line("1"), table.line("2")) == ("", "s4 f3 | s5")
    assert table.actions("discard") == ["mystery-first"]


def test_S7_4_a_next_line_of_only_a_mystery_loses_it_to_those_who_flee() -> None:
    text = "page 2\nline 1: f3 | s5 s4\nline 2: | f?7\nstack: f10"
    table = scene(text).play("rescue 1", order="s4 f3 s5")
    assert (table.line("2"), table.actions("discard")) == ("s4 f3 | s5", ["mystery-first"])


def test_S7_4_two_lines_of_only_mysteries_leave_nothing() -> None:
    text = "page 2\nline 1: | f?7\nline 2: | s?7\nline 3: f3 | s9\nstack: f10"
    table = scene(text).play("rescue 1")
    assert (table.line("1"), table.line("2")) == ("", "")
    assert table.actions("discard") == ["mystery-first", "mystery-second"]


def test_S7_4_a_mystery_swept_off_by_wait_goes_to_the_action_discard() -> None:
    table = scene("line 1: s3 | f8 f?7 f6\nhand 1: wait").play("play wait 1")
    assert (table.line("1"), table.pile("discard")) == ("| s3", ["f8", "f6"])
    assert table.actions("discard") == ["mystery-first", "wait"]


def test_S7_4_so_does_one_caught_by_same_lines_or_your_turn() -> None:
    text = "line 1: s3 | f8 f?7\nline 2: s5 | s9\nhand 1: same-lines your-turn"
    table = scene(text).play("play same-lines 1+2")
    assert table.actions("discard") == ["mystery-first", "same-lines"]
    table = scene(text).play("play your-turn 1", "front s3")
    assert (table.line("1"), table.actions("discard")) == (
        "f8 | s3",
        ["mystery-first", "your-turn"],
    )


def test_S7_4_a_mystery_that_left_is_nobodys_place_any_more() -> None:
    text = "page 2\nline 1: | f8 f?7\nline 3: s5 | s9\nstack: f7 f10"
    table = scene(text, crew="lowe").play("rescue 1")
    assert table.line("2") == "| f8"
    assert table.play("rescue 1").moves() == ["place f7>2"]


# S7.5 What a shuffle leaves behind


def recorded(table: Scene, move: str) -> list[list[str]]:
    """What a record keeps of a move's shuffles."""
    recorder = Recorder(QuickChance(Generator(1912)))
    assert move in table.moves()
    table.state.play(table.game.read(move), recorder)
    return [[table.game.write_item(item) for item in kept.values] for kept in recorder.outcomes]


def test_S7_5_a_record_keeps_the_line_as_it_lies_after_a_panic() -> None:
    table = scene(f"page 2\n{QUEUES}")
    assert recorded(table, "rescue 1") == [table.line("2").replace("| ", "").split()]
    assert hidden_and_up(table.line("2")) == (6, 1)


def test_S7_5_the_last_card_of_the_order_is_the_front() -> None:
    table = scene("page 2\nline 1: f2 | s3\nline 2: f4 | s9\nstack: f9")
    assert table.play("rescue 1", order="f2 f4 s3 s9").line("2") == "f2 f4 s3 | s9"


def test_S7_5_same_lines_fills_the_line_nearer_the_bow_first() -> None:
    text = "line 2: f2 | s3\nline 5: f4 f5 | s9\nhand 1: same-lines"
    table = scene(text).play("play same-lines 2+5", order="s9 f5 f4 s3 f2")
    assert (table.line("2"), table.line("5")) == ("s9 | f5", "f4 s3 | f2")
    table = scene(text)
    kept = recorded(table, "play same-lines 2+5")
    assert kept == [(table.line("2") + " " + table.line("5")).replace("| ", "").split()]


def test_S7_5_your_turn_records_those_behind_the_front_card() -> None:
    table = scene("line 2: f2 f4 | s3\nhand 1: your-turn").play("play your-turn 2")
    assert table.play("front f2", order="s3 f4").line("2") == "s3 f4 | f2"


def test_S7_5_a_record_keeps_the_stack_with_its_top_last() -> None:
    table = scene(f"{QUEUES}\nhand 1: save-time\ndiscard: s17")
    assert recorded(table, "play save-time") == [table.pile("stack")]
    assert table.pile("stack") != sorted(table.pile("stack"))


def test_S7_5_a_record_keeps_the_refilled_action_stack() -> None:
    table = scene("line 6: | s9", crew="lowe", rest="line 6", action_rest="action-discard")
    kept = recorded(table, "rescue")
    assert kept == [[*table.actions("stack"), *table.hand()]]


def test_S7_5_when_come_on_turns_a_page_the_panic_comes_before_the_shuffle() -> None:
    text = "page 2\nline 1: f2 | s3\nline 2: f4 | s9\nstack: f9 f10 f11\nhand 1: come-on"
    table = scene(text, rest="discard").play("play come-on")
    assert table.chance.before == [["f2", "s3", "f4", "s9"], ["f9", "f10", "f11"]]
    keys = table.keys()
    assert keys.index("page-turned") < keys.index("panic-broke-out") < keys.index("stack-shuffled")


def test_S7_5_one_card_alone_asks_nothing_of_chance() -> None:
    table = scene("page 2\nline 1: | s3\nstack: f9").play("rescue 1")
    assert (table.line("2"), table.chance.asked) == ("| s3", 0)
