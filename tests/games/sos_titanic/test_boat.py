"""The Collapsible Boat: S11.10."""

import pytest

from tests.games.sos_titanic.scenes import scene

# S11.10 Collapsible Boat


def test_S11_10_a_front_part_of_a_series_from_any_number_goes_aboard() -> None:
    table = scene("line 2: s4 f9+ | f7 f6 f5\nline 5: | s8\nhand 1: collapsible-boat")
    plays = [f"play collapsible-boat {what}" for what in ("2x1", "2x2", "2x3", "5x1")]
    assert table.moves("play") == plays
    table.play("play collapsible-boat 2x2")
    assert table.line("boat") == "| f6 f5"
    assert table.line("2") == "s4 f9+ | f7"


def test_S11_10_the_card_behind_is_turned_up() -> None:
    table = scene("line 2: s4 f9+ | f7 f6\nhand 1: collapsible-boat", crew="lee fleet")
    table.play("play collapsible-boat 2x2")
    assert table.line("2") == "s4 | f9+"
    assert table.seat() == 2


def test_S11_10_the_boat_lies_beside_the_ship_and_not_in_the_discard() -> None:
    table = scene("line 2: | f7\nhand 1: collapsible-boat").play("play collapsible-boat 2x1")
    assert table.actions("discard") == []
    assert table.hand(1) == []
    assert "collapsible-boat" not in table.actions("stack")


def test_S11_10_without_a_line_it_cannot_be_lowered() -> None:
    assert scene("hand 1: collapsible-boat").moves("play") == []


def test_S11_10_it_is_a_line_like_others_to_move_to_and_from() -> None:
    table = scene("line boat: | f9 f8\nline 1: s3 | f7\nline 2: | f10\nline 3: | s9")
    assert table.moves("move") == ["move 1>boat", "move boat>2"]
    table.play("move 1>boat", "move boat>2")
    assert table.line("2") == "| f10 f9 f8 f7"


def test_S11_10_part_of_its_series_may_go() -> None:
    table = scene("line boat: | f9 f8\nline 1: | f9+").play("move boat>1")
    assert table.line("boat") == "| f9"
    assert table.line("1") == "| f9+ f8"
    assert table.actions("discard") == []


def test_S11_10_its_front_card_may_join_a_group() -> None:
    table = scene("line boat: | f3 f2 f1").play("move boat>A", "move boat>A")
    assert table.line("boat") == "| f3"
    assert table.group("A") == "f1 f2"


def test_S11_10_a_drawn_passenger_may_go_aboard() -> None:
    table = scene("line boat: | f9 f8\nstack: f7").play("rescue 1", "place f7>boat")
    assert table.line("boat") == "| f9 f8 f7"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("line boat: | f9\nline 1: | f10", "move boat>1"),
        ("line boat: | f13", "move boat>1"),
        ("line boat: | f1", "move boat>A"),
        ("line boat: | f9\nline 1: | f?9 f8", "replace boat"),
    ],
)
def test_S11_10_empty_again_it_is_discarded(text: str, move: str) -> None:
    table = scene(text).play(move)
    assert table.line("boat") == ""
    assert "collapsible-boat" in table.actions("discard")


def test_S11_10_swept_by_wait_it_is_discarded() -> None:
    table = scene("line boat: | f9 f8\nhand 1: wait").play("play wait boat")
    assert table.actions("discard") == ["collapsible-boat", "wait"]
    half = scene("line boat: s3 | f9 f8\nhand 1: wait").play("play wait boat")
    assert half.line("boat") == "| s3"
    assert half.actions("discard") == ["wait"]


def test_S11_10_it_never_takes_a_new_series_while_empty() -> None:
    table = scene("line 1: s3 | f13\nline 2: s4 | s17\nstack: f13+\nhand 1: mystery-first")
    assert [move for move in table.moves() if "boat" in move] == []
    assert [move for move in table.play("rescue 1").moves() if "boat" in move] == []


def test_S11_10_a_discarded_boat_is_drawn_and_lowered_again() -> None:
    text = "line boat: | f1\nline 5: | f9\nstack: f5 f6"
    table = scene(text, crew="lowe lee", action_rest="hand 2").play("move boat>A", "rescue 1")
    assert table.hand(1) == ["collapsible-boat"]
    table.play("rescue 1", "play collapsible-boat 5x1")
    assert table.line("boat") == "| f9"


def test_S11_10_panic_leaves_it_alone() -> None:
    text = "page 2\nline boat: s2 | f9 f8\nline 1: s3 | s12\nline 2: | s9\nstack: f5"
    table = scene(text).play("rescue 1")
    assert table.line("1") == ""
    assert table.line("boat") == "s2 | f9 f8"


def test_S11_10_moving_to_it_opens_no_deck_that_is_lost() -> None:
    """A top-headed series flees from the boat to Decks afloat only."""
    table = scene("page 6\nline boat: | f13 f12")
    assert table.moves("move") == ["move boat>3", "move boat>4", "move boat>5", "move boat>6"]
