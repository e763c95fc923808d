"""The end (S8) and the score (S9)."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carpathia.engine.setup import Setup
from carpathia.games.sos_titanic.game import SosTitanic
from tests.games.sos_titanic.scenes import Scene, scene
from tests.games.sos_titanic.survivors import everybody

POSITIONS = Path(__file__).parents[2] / "positions" / "sos-titanic"


def is_over(table: Scene) -> bool:
    return table.seat() == 0 and table.moves() == []


# S8 End


def test_S8_1_the_last_page_ends_the_game_at_once() -> None:
    table = scene("page 10\nline 5: s2 | s9\nstack: f5", crew="fleet").play("rescue 1")
    assert is_over(table)
    assert table.result().reason == "sunk"
    assert table.keys()[-2:] == ["page-turned", "ship-sunk"]


def test_S8_1_the_page_before_the_last_does_not_end_it() -> None:
    table = scene("page 9\nline 5: | s9\nstack: f5").play("rescue 1")
    assert table.table.page == 10
    assert table.seat() == 1
    assert table.state.result() is None


def test_S8_1_the_last_page_brings_no_panic() -> None:
    table = scene("page 10\nline 5: s2 s3 | s9\nline 6: s4 | s11\nstack: f5").play("rescue 1")
    assert table.line("5") == "s2 s3 | s9"
    assert table.line("6") == "s4 | s11"
    assert table.chance.asked == 0


@pytest.mark.parametrize("crew", ["boxhall", "fleet", "latimer", "lowe"])
def test_S8_1_the_last_page_brings_no_compensation(crew: str) -> None:
    table = scene("page 10\nline 5: | s9\nstack: f5", crew=crew).play("rescue 1")
    assert is_over(table)
    assert table.hand() == []


def test_S8_1_the_last_page_brings_pitman_and_lightoller_nothing() -> None:
    table = scene("page 10\nline 5: | s9\nstack: f5", crew="lightoller pitman").play("rescue 1")
    assert is_over(table)
    assert table.hand(1) == table.hand(2) == []


def test_S8_1_an_empty_stack_may_turn_the_last_page_before_anyone_is_drawn() -> None:
    table = scene("page 10\nline 5: | s9", rest="discard", crew="boxhall pitman").play("rescue")
    assert is_over(table)
    assert table.pile("drawn") == []
    assert table.hand(1) == table.hand(2) == []


def test_S8_1_nothing_is_shuffled_after_come_on_turned_the_last_page() -> None:
    text = "page 10\nline 5: | s9\nstack: f5 f6\nhand 1: come-on"
    table = scene(text, rest="discard").play("play come-on")
    assert is_over(table)
    assert table.pile("stack") == ["f5", "f6"]
    assert table.chance.asked == 0


def test_S8_1_come_back_may_turn_the_last_page() -> None:
    table = scene("page 10\nline 5: | s9\nhand 1: come-back").play("play come-back")
    assert is_over(table)
    assert table.result().reason == "sunk"


def test_S8_1_an_encore_may_turn_the_last_page() -> None:
    text = "page 9\nline 6: | s9\nstack: f5 f6\naction-stack: come-on"
    table = scene(text, crew="lightoller pitman", rest="discard").play("rescue 1", "play come-on")
    assert is_over(table)
    assert table.result().reason == "sunk"


def test_S8_1_the_last_passenger_saved_ends_the_game_at_once() -> None:
    table = scene(f"page 3\nline 6: | s17+\n{everybody('s17+')}", crew="lee boxhall")
    table.play("move 6>D")
    assert is_over(table)
    assert table.result().reason == "all-saved"
    assert table.keys()[-1] == "all-saved"


def test_S8_1_fifty_nine_saved_is_not_the_end() -> None:
    table = scene(f"line 5: | s17+\nline 6: | s16+\n{everybody('s16+ s17+')}").play("move 6>D")
    assert table.seat() == 1
    assert table.state.result() is None
    assert is_over(table.play("move 5>D"))


@pytest.mark.parametrize(
    ("card", "group"), [("f13", "A"), ("f13+", "B"), ("s17", "C"), ("s17+", "D")]
)
def test_S8_1_all_four_groups_must_be_complete(card: str, group: str) -> None:
    table = scene(f"{everybody(card)}\nstack: {card}")
    assert table.state.result() is None
    table.play("rescue 1", f"place {card}>{group}")
    assert is_over(table)
    assert table.result().reason == "all-saved"


@pytest.mark.parametrize(("card", "pile"), [("come-on", "stack"), ("come-back", "discard")])
def test_S8_1_the_last_passenger_may_be_found(card: str, pile: str) -> None:
    table = scene(f"{everybody('s17+')}\n{pile}: s17+\nhand 1: {card}")
    table.play(f"play {card}", "place s17+>D")
    assert is_over(table)
    assert table.actions("discard") == [card]


def test_S8_1_nothing_is_shuffled_after_come_on_found_the_last_passenger() -> None:
    text = f"{everybody('s17+', instead='f4 s5')}\nstack: f4 s5 s17+\nhand 1: come-on"
    table = scene(text).play("play come-on", "place s17+>D")
    assert is_over(table)
    assert table.chance.asked == 0


def test_S8_1_a_mystery_still_standing_in_counts_as_its_passenger() -> None:
    table = scene(f"{everybody('s17+', instead='f4')}\nline 5: f4 | s17+").play("move 5>D")
    assert is_over(table)
    assert table.result().breakdown["saved"] == 60


def test_S8_1_the_last_of_all_may_be_a_mystery() -> None:
    table = scene(f"{everybody('s17+')}\nstack: s17+\nhand 1: mystery-second")
    table.play("play mystery-second>D")
    assert is_over(table)
    assert table.group("D").endswith("s16+ s?17")


def test_S8_1_murdoch_places_nobody_after_the_end() -> None:
    """The other card he drew could still replace the Mystery."""
    text = f"{everybody('s17+', instead='f13')}\nstack: s17+ f13"
    table = scene(text, crew="murdoch").play("rescue 2", "place s17+>D")
    assert is_over(table)
    assert table.group("A").endswith("f?13")


def test_S8_1_the_others_drawn_with_the_last_passenger_are_not_discarded_any_more() -> None:
    text = f"{everybody('s17+', instead='f13')}\nstack: s17+ f13"
    table = scene(text, crew="lee").play("rescue 2", "place s17+>D")
    assert table.keys()[-1] == "all-saved"
    assert table.pile("drawn") == ["f13"]


def test_S8_1_latimer_draws_nothing_for_the_last_passenger() -> None:
    groups = everybody("s17+", second=range(1, 15))
    assert "s14 s15+ s16+" in groups
    table = scene(f"line 6: | s17+\n{groups}", crew="latimer").play("move 6>D")
    assert is_over(table)
    assert table.hand() == []


# S9 Score


def test_S9_1_the_highest_numbers_of_the_groups_are_added_up() -> None:
    groups = "A: f1 f2 f3\nB: f1+\nC: s1 s2 s3 s4 s5\nD: s1+ s2+"
    table = scene(f"page 10\n{groups}\nline 6: | s9\nstack: f9").play("rescue 1")
    assert table.result().scores == [3 + 1 + 5 + 2]


@pytest.mark.parametrize("turned", range(11))
def test_S9_1_the_number_on_the_page_is_added(turned: int) -> None:
    table = scene(f"page {turned}\nline 6: | s17+\n{everybody('s17+')}").play("move 6>D")
    assert table.result().scores == [60 + 13 + 17 + 10 - turned]


def test_S9_1_every_seat_shares_the_score() -> None:
    table = scene(f"line 6: | s17+\n{everybody('s17+')}", crew="lee boxhall fleet")
    assert table.play("move 6>D").result().scores == [100, 100, 100]


def test_S9_1_anchors_count_only_if_all_are_saved() -> None:
    """59 are saved, all their Anchors in two runs, when the ship goes down."""
    table = scene(f"page 10\nline 6: | f?5\n{everybody('s17+')}\ndiscard: s17+\nhand 1: come-on")
    assert table.play("play come-on").result().breakdown == {
        "saved": 59,
        "page": 0,
        "anchors-first": 0,
        "anchors-second": 0,
    }


def test_S9_1_a_run_lies_inside_one_group() -> None:
    """1 to 6 in A and 7 to 13 in B are runs of six and of seven, not of thirteen."""
    table = scene(f"line 6: | s17+\n{everybody('s17+', first=range(1, 7))}").play("move 6>D")
    assert table.result().breakdown["anchors-first"] == 7


def test_S9_1_the_longest_run_counts_wherever_it_lies() -> None:
    groups = everybody("s17+", [1, 2, 3, 5, 6, 7, 8, 10, 12], [2, 3, 5, 7, 9, 11, 13, 15, 16])
    parts = scene(f"line 6: | s17+\n{groups}").play("move 6>D").result().breakdown
    assert parts["anchors-first"] == 4
    assert parts["anchors-second"] == 2


@given(
    first=st.sets(st.integers(1, 13)),
    second=st.sets(st.integers(1, 16)),
    turned=st.integers(0, 10),
)
def test_S9_1_any_spread_of_anchors_is_added_up(
    first: set[int], second: set[int], turned: int
) -> None:
    text = everybody("s17+", first, second)
    table = scene(f"page {turned}\nline 6: | s17+\n{text}").play("move 6>D")
    longest = 0
    for names in ("AB", "CD"):
        words = [card for name in names for card in [*table.group(name).split(), "end"]]
        signs = "".join("+" if word.endswith("+") else " " for word in words)
        longest += max(len(run) for run in signs.split())
    assert table.result().scores == [60 + longest + 10 - turned]


@pytest.mark.parametrize(
    ("name", "reason", "parts"),
    [
        ("score-19", "sunk", [19, 0, 0, 0]),
        ("score-70", "all-saved", [60, 2, 5, 3]),
        ("score-100", "all-saved", [60, 10, 13, 17]),
    ],
)
def test_S9_2_the_checks_come_out(name: str, reason: str, parts: list[int]) -> None:
    game = SosTitanic(Setup("sos-titanic", "en", 1))
    text = (POSITIONS / f"{name}.txt").read_text("utf-8")
    state = game.read_position(text)
    assert game.write_position(state) == text
    result = state.result()
    assert result is not None
    assert f"score-{result.scores[0]}" == name
    assert result.reason == reason
    assert list(result.breakdown.values()) == parts


def test_S9_3_a_mystery_bears_no_anchor() -> None:
    """Anchors 1 to 7 with a Mystery in the 4's stead are two runs of three."""
    groups = everybody("s17+", [*range(1, 8), 9, 11, 13], instead="f4+")
    table = scene(f"line 6: f4+ | s17+\n{groups}").play("move 6>D")
    assert table.result().breakdown["anchors-first"] == 3


def test_S9_3_passengers_on_the_collapsible_boat_count_nothing() -> None:
    table = scene("page 10\nA: f1 f2\nline boat: | f4+ f3+\nline 6: | s9\nstack: f9")
    assert table.play("rescue 1").result().scores == [2]
