"""The Mystery Passengers, what other cards do to them, and their replacement: S11.11, S11.12."""

from typing import Final

import pytest

from tests.games.sos_titanic.action_cards import FINDERS, TOPS, finder
from tests.games.sos_titanic.scenes import scene
from tests.games.sos_titanic.survivors import everybody, survivors

# S11.11 Mystery Passenger


def test_S11_11_it_is_placed_as_any_passenger_of_its_class_could_be() -> None:
    text = "page 3\nline 2: | f9\nline 3: | s9\nline boat: | f5\nA: f1 f2\nC: s1\nhand 1: "
    first = scene(text + "mystery-first").moves("play")
    targets = ["2", "4", "5", "6", "boat", "A", "B"]
    assert first == [f"play mystery-first>{target}" for target in targets]
    second = scene(text + "mystery-second").moves("play")
    targets = ["3", "4", "5", "6", "C", "D"]
    assert second == [f"play mystery-second>{target}" for target in targets]


@pytest.mark.parametrize(
    ("text", "play", "place", "becomes"),
    [
        ("line 2: | f9", "mystery-first>2", "2", "| f9 f?8"),
        ("line 2: | f2", "mystery-first>2", "2", "| f2 f?1"),
        ("line 2: s4 | s17", "mystery-second>2", "2", "s4 | s17 s?16"),
        ("line boat: | s6", "mystery-second>boat", "boat", "| s6 s?5"),
        ("", "mystery-first>4", "4", "| f?13"),
        ("", "mystery-second>4", "4", "| s?17"),
        ("", "mystery-first>A", "A", "f?1"),
        ("C: s1 s2+", "mystery-second>C", "C", "s1 s2+ s?3"),
        ("C: s1 s2+", "mystery-second>D", "D", "s?1"),
    ],
)
def test_S11_11_its_number_follows_from_where_it_lies(
    text: str, play: str, place: str, becomes: str
) -> None:
    table = scene(f"{text}\nhand 1: {play.partition('>')[0]}", crew="lee fleet")
    table.play(f"play {play}")
    assert (table.group(place) if place in "ABCD" else table.line(place)) == becomes
    assert table.actions("discard") == []
    assert table.seat() == 2


@pytest.mark.parametrize("front", ["f1", "s1"])
def test_S11_11_nobody_stands_in_front_of_a_lifeboat(front: str) -> None:
    table = scene(f"{TOPS}\nline 5: | {front}\nhand 1: mystery-first mystery-second")
    assert [move for move in table.moves("play") if move.endswith(">5")] == []


def test_S11_11_a_complete_group_takes_no_mystery() -> None:
    text = f"A: {survivors('f', 13)}\nC: {survivors('s', 17)}\nhand 1: mystery-first mystery-second"
    moves = scene(text).moves("play")
    assert "play mystery-first>A" not in moves
    assert "play mystery-second>C" not in moves
    assert "play mystery-first>B" in moves


def test_S11_11_with_nowhere_to_stand_it_cannot_be_played() -> None:
    lines = [
        f"line {n}: | {card}" for n, card in enumerate(["s9", "s8", "s7", "s6", "s5", "s4"], 1)
    ]
    groups = everybody().splitlines()[:2]
    table = scene("\n".join(lines + groups) + "\nhand 1: mystery-first")
    assert table.moves("play") == []


@pytest.mark.parametrize(
    ("text", "lifeboats"),
    [
        ("", ["A"]),
        ("line 2: | f2", ["2", "A"]),
        ("line boat: | f2", ["boat", "A"]),
        ("A: f1", ["B"]),
    ],
)
def test_S11_11_with_the_switch_off_it_is_nowhere_a_1(text: str, lifeboats: list[str]) -> None:
    on = scene(f"{text}\nhand 1: mystery-first").moves()
    switches = {"mystery-as-lifeboat": False}
    off = scene(f"{text}\nhand 1: mystery-first", switches=switches).moves()
    barred = [f"play mystery-first>{place}" for place in lifeboats]
    assert [move for move in on if move not in barred] == off
    assert set(barred) <= set(on)


def test_S11_11_its_number_is_fixed() -> None:
    """As a 7 it fits onto an 8 and behind a 6, and nowhere else."""
    text = (
        "line 1: | f8\nline 2: | f8+\nline 3: | f5\nline 4: | f10\nA: f1 f2\nhand 1: mystery-first"
    )
    table = scene(text, crew="lee").play("play mystery-first>1")
    assert table.moves("move 1") == ["move 1>2"]
    assert table.play("move 1>2").line("2") == "| f8+ f?7"


def test_S11_11_it_moves_with_its_series() -> None:
    table = scene("line 1: s4 | f9 f?8 f7\nline 2: | f10\nline 3: | f9+\nline 4: | f8")
    assert table.moves("move 1") == ["move 1>2", "move 1>3", "move 1>4"]
    assert table.play("move 1>3").line("3") == "| f9+ f?8 f7"
    assert table.line("1") == "s4 | f9"


def test_S11_11_it_heads_a_series_into_an_empty_line() -> None:
    table = scene("page 6\nline 3: s4 | f?13 f12").play("move 3>5")
    assert table.line("5") == "| f?13 f12"
    assert table.line("3") == "| s4"


def test_S11_11_passengers_may_follow_it() -> None:
    table = scene("line 1: | f?8\nline 2: | f7 f6\nC: s1 s?2\nstack: s3")
    table.play("move 2>1", "rescue 1", "place s3>C")
    assert table.line("1") == "| f?8 f7 f6"
    assert table.group("C") == "s1 s?2 s3"


def test_S11_11_it_joins_a_group_from_a_line() -> None:
    table = scene("line 1: s4 | f?2\nA: f1").play("move 1>A")
    assert table.group("A") == "f1 f?2"
    assert table.line("1") == "| s4"


def test_S11_11_it_lowers_a_boat_from_a_line_as_a_1() -> None:
    assert scene("line 1: | f2 f?1").play("move 1>A").group("A") == "f?1"


def test_S11_11_there_is_one_a_class() -> None:
    """Both may stand on the table; a number says nothing about the other class."""
    table = scene("line 1: | f?8\nline 2: | s?8\nline 3: | s8\nline 4: | f8+")
    assert table.play("replace 3").line("2") == "| s8"
    assert table.line("1") == "| f?8"
    assert table.actions("discard") == ["mystery-second"]


def test_S11_11_lowe_may_swap_it() -> None:
    table = scene("A: f1 f?2 f3\nB: f1+ f2+\nstack: s9+", crew="lowe lee").play("seek", "swap f2")
    assert table.group("A") == "f1 f2+ f3"
    assert table.group("B") == "f1+ f?2"


def test_S11_11_a_swapped_mystery_is_replaced_where_it_lies_now() -> None:
    text = "A: f1 f?2 f3\nB: f1+ f2+\nline 1: | f2\nstack: s9+"
    table = scene(text, crew="lowe lee").play("seek", "swap f2", "replace 1")
    assert table.group("A") == "f1 f2+ f3"
    assert table.group("B") == "f1+ f2"


@pytest.mark.parametrize(
    ("number", "a", "b"),
    [
        (1, "f1+ f?2 f3+", "f1 f2 f3"),
        (2, "f1 f2 f3+", "f1+ f?2 f3"),
        (3, "f1 f?2 f3", "f1+ f2 f3+"),
    ],
)
def test_S11_11_lowe_swaps_one_number_and_leaves_the_others(number: int, a: str, b: str) -> None:
    table = scene("A: f1 f?2 f3+\nB: f1+ f2 f3\nstack: s9+", crew="lowe lee")
    table.play("seek", f"swap f{number}")
    assert table.group("A") == a
    assert table.group("B") == b


@pytest.mark.parametrize(
    "deck", ["line 1: s3 | f9 f?8 f7\nline 2: | s12", "line 1: s3 | s12\nline 2: f9 | f?8 f7"]
)
def test_S11_11_panic_sends_it_to_the_action_discard(deck: str) -> None:
    """S7.4."""
    table = scene(f"page 2\n{deck}\nstack: s9\nA: f1").play("rescue 1")
    assert table.actions("discard") == ["mystery-first"]
    assert "?" not in table.line("2")
    assert len(table.line("2").split()) == 5


def test_S11_11_alone_on_a_lost_deck_it_still_brings_panic() -> None:
    """S7.4, S7.2: a Line that holds only a Mystery is not empty."""
    table = scene("page 2\nline 1: | f?8\nline 2: s5 s6 | s12\nstack: s9")
    table.play("rescue 1", order="s12 s6 s5")
    assert table.line("2") == "s12 s6 | s5"
    assert table.actions("discard") == ["mystery-first"]


def test_S11_11_wait_sends_it_to_the_action_discard() -> None:
    table = scene("line 1: s3 | f9 f?8 f7\nhand 1: wait").play("play wait 1")
    assert sorted(table.pile("discard")) == ["f7", "f9"]
    assert table.actions("discard") == ["mystery-first", "wait"]
    assert table.line("1") == "| s3"


def test_S11_11_a_line_of_only_a_mystery_may_be_swept() -> None:
    table = scene("line 1: | f?8\nhand 1: wait").play("play wait 1")
    assert table.pile("discard") == []
    assert table.line("1") == ""
    assert table.actions("discard") == ["mystery-first", "wait"]


def test_S11_4_a_mystery_cannot_be_chosen_and_goes() -> None:
    table = scene("line 1: s3 | f9 f?8 f7\nhand 1: your-turn").play("play your-turn 1")
    assert table.moves() == ["front f7", "front f9", "front s3"]
    table.play("front s3", order="f7 f9")
    assert table.line("1") == "f7 f9 | s3"
    assert table.actions("discard") == ["mystery-first", "your-turn"]


def test_S11_4_a_line_of_only_a_mystery_is_no_target() -> None:
    table = scene("line 1: | f?8\nline boat: | s?3\nhand 1: your-turn")
    assert table.moves("play") == []
    assert scene("line 1: s4 | f?8\nhand 1: your-turn").moves("play") == ["play your-turn 1"]


def test_S11_5_a_mystery_goes_and_is_not_dealt_out() -> None:
    text = "line 1: s3 | f9 f?8 f7\nline 4: | s?17\nhand 1: same-lines"
    table = scene(text).play("play same-lines 1+4", order="f7 s3 f9")
    assert table.line("1") == "| f7"
    assert table.line("4") == "s3 | f9"
    assert table.actions("discard") == ["mystery-first", "mystery-second", "same-lines"]


def test_S11_5_a_line_of_only_a_mystery_counts_as_a_line_with_cards() -> None:
    table = scene("line 4: | s?17\nhand 1: same-lines").play("play same-lines 4+5")
    assert table.line("4") == table.line("5") == ""
    assert table.actions("discard") == ["mystery-second", "same-lines"]


def test_S11_10_a_mystery_may_go_aboard_and_be_replaced_there() -> None:
    table = scene("line 1: s3 | f9 f?8 f7\nline 2: | f8\nhand 1: collapsible-boat")
    table.play("play collapsible-boat 1x2")
    assert table.line("boat") == "| f?8 f7"
    assert table.play("replace 2").line("boat") == "| f8 f7"


# S11.12 Replacing a Mystery


@pytest.mark.parametrize("card", ["f8", "f8+"])
@pytest.mark.parametrize(
    ("text", "place", "becomes"),
    [
        ("line 1: s3 | f9 f?8 f7", "1", "s3 | f9 {} f7"),
        ("line 1: s3 | f?8 f7", "1", "s3 | {} f7"),
        ("line 1: s3 | f9 f?8", "1", "s3 | f9 {}"),
        ("line boat: | f9 f?8 f7", "boat", "| f9 {} f7"),
        ("A: f1 f2 f3 f4 f5 f6 f7 f?8 f9", "A", "f1 f2 f3 f4 f5 f6 f7 {} f9"),
        ("B: f1 f2 f3 f4 f5 f6 f7 f?8", "B", "f1 f2 f3 f4 f5 f6 f7 {}"),
    ],
)
def test_S11_12_either_real_passenger_replaces_it_wherever_it_lies(
    card: str, text: str, place: str, becomes: str
) -> None:
    """From the front of a Line, drawn, or found."""
    if place == "B":
        text = f"A: f1+\n{text}"
    ways = [
        scene(f"{text}\nline 2: s5 | {card}").play("replace 2"),
        scene(f"{text}\nstack: {card}").play("rescue 1", f"place {card}>mystery"),
        scene(f"{text}\nstack: {card}\nhand 1: come-on").play(
            "play come-on", f"place {card}>mystery"
        ),
        scene(f"{text}\ndiscard: {card}\nhand 1: come-back").play(
            "play come-back", f"place {card}>mystery"
        ),
    ]
    for table in ways:
        found = table.group(place) if place in "AB" else table.line(place)
        assert found == becomes.format(card)
        assert "mystery-first" in table.actions("discard")
        assert table.table.mysteries[0] == 0
    assert ways[0].line("2") == "| s5"


@pytest.mark.parametrize("card", ["f6", "f12", "s8"])
def test_S11_12_only_a_passenger_of_its_class_and_number_does(card: str) -> None:
    table = scene(f"line 1: | f?8\nline 2: | {card}\nstack: f9 s9 f10", rest="discard", crew="lee")
    assert table.moves("replace") == []
    assert table.play("rescue 3").table.page == 1


def test_S11_12_only_the_front_card_of_a_line_replaces_it() -> None:
    table = scene("line 1: | f?8\nline 2: | f8 f7\nline 3: f8+ | s9")
    assert table.moves("replace") == []


def test_S11_12_nobody_must_replace_it() -> None:
    table = scene("line 1: | f?8\nline 2: | f8")
    assert {"replace 2", "rescue 1"} <= set(table.moves())


def test_S11_12_a_drawn_passenger_who_can_only_replace_it_is_placed() -> None:
    """S5.2: the Rescue does not fail."""
    table = scene("line 1: | f?8\nstack: f8+").play("rescue 1")
    assert table.moves() == ["place f8+>mystery"]
    assert table.table.page == 0


@pytest.mark.parametrize(("card", "pile"), FINDERS)
def test_S11_12_a_finder_that_can_only_replace_it_must(card: str, pile: str) -> None:
    table = finder(card, pile, "line 1: | f?8", "s5 f8+ f12").play(f"play {card}")
    assert table.moves() == ["place f8+>mystery"]


def test_S11_12_murdoch_may_replace_it_among_others() -> None:
    table = scene("A: f1\nline 1: | f?8\nstack: f8 f7 f2", crew="murdoch")
    table.play("rescue 3", "place f8>mystery", "place f7>1", "place f2>A")
    assert table.line("1") == "| f8 f7"


def test_S11_12_the_replaced_mystery_can_be_drawn_again_and_be_another() -> None:
    text = "line 1: | f?8\nline 2: | f8\nline 3: | f3\nstack: f5 f5+"
    table = scene(text, crew="lowe boxhall", action_rest="hand 2").play("replace 2", "rescue 1")
    assert table.hand(1) == ["mystery-first"]
    table.play("rescue 1", "play mystery-first>3")
    assert table.line("3") == "| f3 f?2"
    assert table.line("1") == "| f8"


BOTH_SAVED: Final = "A: f1 f2 f3\nB: f1+ f2+ f3+"


def test_S11_12_once_both_are_saved_it_may_be_dropped_from_the_front() -> None:
    table = scene(f"{BOTH_SAVED}\nline 1: s5 | f4 f?3").play("drop 1")
    assert table.line("1") == "s5 | f4"
    assert table.actions("discard") == ["mystery-first"]
    assert table.seat() == 1


def test_S11_12_the_card_behind_the_dropped_one_is_turned_up() -> None:
    table = scene(f"{BOTH_SAVED}\nline 1: s5 s6 | f?3").play("drop 1")
    assert table.line("1") == "s5 | s6"


def test_S11_12_a_boat_emptied_by_the_drop_is_discarded() -> None:
    table = scene(f"{BOTH_SAVED}\nline boat: | f?3").play("drop boat")
    assert sorted(table.actions("discard")) == ["collapsible-boat", "mystery-first"]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        (f"{BOTH_SAVED}\nline 1: s5 | f?3", "drop 1"),
        ("line 1: | f?8\nline 2: s5 | f8", "replace 2"),
    ],
)
def test_S11_12_to_drop_or_to_replace_it_is_a_move(text: str, move: str) -> None:
    """S3.3: [en] Lowe has moved then."""
    table = scene(text, crew="lowe", edition="en")
    assert table.moves("seek") == ["seek"]
    assert table.play(move).moves("seek") == []


@pytest.mark.parametrize(
    "text",
    [
        "A: f1 f2 f3\nB: f1+ f2+\nline 1: | f?3",
        "A: f1 f2\nB: f1+ f2+ f3+\nline 1: | f?3",
        "A: f1 f2 f3\nline 1: | f?3",
        "line 1: | f?3",
    ],
)
def test_S11_12_while_one_of_the_two_is_not_saved_it_cannot_be_dropped(text: str) -> None:
    assert scene(text).moves("drop") == []


def test_S11_12_in_a_group_it_is_never_dropped() -> None:
    table = scene("A: f1 f2 f?3\nB: f1+ f2+ f3+")
    assert table.moves("drop") == []


def test_S11_12_a_second_class_mystery_looks_at_its_own_groups() -> None:
    assert scene(f"{BOTH_SAVED}\nline 1: | s?3").moves("drop") == []
    saved = "C: s1 s2 s3\nD: s1+ s2+ s3+ s4"
    assert scene(f"{saved}\nline 1: | s?3").moves("drop") == ["drop 1"]


def test_S11_12_both_saved_it_may_still_move_with_its_series() -> None:
    table = scene(f"{BOTH_SAVED}\nline 1: s5 | f5 f4 f?3\nline 2: | f5+").play("move 1>2")
    assert table.line("2") == "| f5+ f4 f?3"
