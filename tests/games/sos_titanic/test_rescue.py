"""The Rescue: S5. What each Crew Member makes of it is in S10."""

import pytest

from carpathia.engine.errors import IllegalMove
from tests.games.sos_titanic.scenes import Scene, scene

# Nothing but an 8 of the second class can join Line 4, and no Line is empty but 5 and 6.
QUEUES = "line 1: f2 | s3\nline 2: f3 | s5\nline 3: f4 | s7\nline 4: f5 | s9"


def counts(table: Scene) -> list[str]:
    return [move.removeprefix("rescue").strip() for move in table.moves("rescue")]


# S5.1 Drawing


@pytest.mark.parametrize(("crew", "most"), [("fleet", 3), ("murdoch", 4), ("lowe", 5), ("lee", 6)])
def test_S5_1_the_player_chooses_how_many_within_the_range_of_his_crew(
    crew: str, most: int
) -> None:
    assert counts(scene(QUEUES, crew=crew)) == [str(count) for count in range(1, most + 1)]


@pytest.mark.parametrize(
    ("stack", "offered"),
    [
        ("f9", ["1"]),
        ("f9 f10", ["1", "2"]),
        ("f9 f10 f11 f12 s11", ["1", "2", "3", "4", "5"]),
        ("f9 f10 f11 f12 s11 s12 s13", ["1", "2", "3", "4", "5", "6"]),
    ],
)
def test_S5_1_never_more_than_the_stack_holds(stack: str, offered: list[str]) -> None:
    table = scene(f"{QUEUES}\nstack: {stack}", rest="discard")
    assert counts(table) == offered


@pytest.mark.parametrize(
    ("stack", "offered"),
    [
        ("f9", ["1"]),
        ("f9 f10", ["2"]),
        ("f9 f10 f11", ["3"]),
        ("f9 f10 f11 f12", ["3", "4"]),
    ],
)
def test_S5_1_a_stack_below_the_minimum_is_drawn_whole(stack: str, offered: list[str]) -> None:
    text = f"{QUEUES}\nstack: {stack}"
    table = scene(text, rest="discard", figures={"crew.lee.draws": [3, 6]})
    assert counts(table) == offered
    table.play(table.moves("rescue")[0])
    assert len(table.pile("stack")) == len(stack.split()) - int(offered[0])


def test_S5_1_they_come_from_the_top_of_the_stack() -> None:
    table = scene(f"{QUEUES}\nstack: f9 f10 s8").play("rescue 2")
    assert table.pile("drawn") == ["s8", "f10"]
    assert table.pile("stack")[-1] == "f9"


def test_S5_1_they_are_drawn_together_before_anyone_looks() -> None:
    table = scene(f"{QUEUES}\nstack: f9 f10 s8").play("rescue 3")
    drawn = {"seat": 1, "cards": "s8 f10 f9", "count": 3}
    assert table.told("passengers-drawn") == [drawn]
    assert table.keys() == ["passengers-drawn"]  # though s8, the first of them, fits at once
    assert table.state.view(0)["drawn"] == ["s8", "f10", "f9"]


def test_S5_1_no_bare_rescue_while_the_stack_holds_a_card() -> None:
    with pytest.raises(IllegalMove):
        scene(f"{QUEUES}\nstack: f9", rest="discard").play("rescue")


# S5.2 Success


def test_S5_2_one_is_placed_and_the_others_are_discarded() -> None:
    table = scene(f"{QUEUES}\nstack: s6 f9 s8", crew="lee fleet").play("rescue 3")
    assert table.moves() == ["place s8>4", "place s6>3"]
    table.play("place s6>3")
    assert table.line("3") == "f4 | s7 s6"
    assert table.pile("discard") == ["s8", "f9"]
    assert (table.pile("drawn"), table.table.page, table.hand()) == ([], 0, [])
    assert table.seat() == 2


def test_S5_2_one_must_be_placed_even_if_nobody_likes_it() -> None:
    table = scene(f"{QUEUES}\nstack: s8").play("rescue 1")
    assert table.moves() == ["place s8>4"]
    with pytest.raises(IllegalMove):
        table.play("pass")


def test_S5_2_exactly_one_though_the_next_would_fit_on_it() -> None:
    table = scene(f"{QUEUES}\nstack: s7+ s8", crew="lowe").play("rescue 2", "place s8>4")
    assert table.pile("discard") == ["s7+"]
    assert table.line("4") == "f5 | s9 s8"


def test_S5_2_every_place_is_offered() -> None:
    text = "A: f1 f2\nB: f1+ f2+\nline 1: s9 | f4\nline 2: s10 | f4+\nline boat: | f?4\nstack: f3"
    table = scene(text).play("rescue 1")
    places = ["1", "2", "boat", "A", "B"]
    assert table.moves() == [f"place f3>{place}" for place in places]


def test_S5_2_a_drawn_13_opens_an_empty_line() -> None:
    table = scene(f"page 2\n{QUEUES}\nstack: f13").play("rescue 1")
    assert table.moves() == ["place f13>5", "place f13>6"]
    assert table.play("place f13>6").line("6") == "| f13"


def test_S5_2_so_does_a_17_but_not_on_a_lost_deck() -> None:
    text = "page 3\nline 2: f3 | s5\nline 3: f4 | s7\nline 4: f5 | s9\nstack: s17+"
    assert scene(text).play("rescue 1").moves() == ["place s17+>5", "place s17+>6"]


def test_S5_2_a_drawn_lifeboat_opens_a_group() -> None:
    table = scene(f"{QUEUES}\nA: f1\nstack: f1+").play("rescue 1")
    assert table.moves() == ["place f1+>B"]
    assert table.play("place f1+>B").group("B") == "f1+"


@pytest.mark.parametrize(
    ("text", "place", "after"),
    [
        ("line 1: s9 | f8 f?7 f6", "1", "s9 | f8 f7 f6"),
        ("line boat: | f?7 f6", "boat", "| f7 f6"),
    ],
)
def test_S5_2_a_drawn_passenger_may_replace_its_mystery_in_a_line(
    text: str, place: str, after: str
) -> None:
    table = scene(f"{text}\nstack: f7").play("rescue 1")
    assert table.moves() == ["place f7>mystery"]
    assert table.play("place f7>mystery").line(place) == after
    assert table.actions("discard") == ["mystery-first"]


def test_S5_2_or_in_a_group() -> None:
    table = scene("A: f1 f?2 f3\nline 1: f4 | s9\nstack: f2+").play("rescue 1")
    assert table.moves() == ["place f2+>mystery"]
    table.play("place f2+>mystery")
    assert (table.group("A"), table.actions("discard")) == ("f1 f2+ f3", ["mystery-first"])


@pytest.mark.parametrize("card", ["s7", "f8", "f6"])
def test_S5_2_only_class_and_number_of_the_mystery_replace_it(card: str) -> None:
    table = scene(f"line 1: s9 | f?7\nline 2: f2 | s3\nstack: f6+ {card}").play("rescue 2")
    assert "place f6+>1" in table.moves()
    assert f"place {card}>mystery" not in table.moves()


def test_S5_2_a_drawn_card_that_fits_nowhere_is_not_offered() -> None:
    table = scene(f"{QUEUES}\nstack: f9 s8").play("rescue 2")
    with pytest.raises(IllegalMove):
        table.play("place f9>4")


# S5.3 Failure


@pytest.mark.parametrize("crew", ["latimer", "lowe"])
def test_S5_3_a_failed_rescue_discards_all_turns_a_page_and_draws_one_action_card(
    crew: str,
) -> None:
    text = f"{QUEUES}\nstack: f9 f10 f11\naction-stack: wait"
    table = scene(text, crew=f"{crew} lee").play("rescue 3")
    assert table.pile("discard") == ["f11", "f10", "f9"]
    assert (table.table.page, table.hand(1), table.hand(2)) == (1, ["wait"], [])
    assert table.seat() == 2


def test_S5_3_page_and_panic_come_before_the_action_card() -> None:
    table = scene(f"page 2\n{QUEUES}\nstack: f9", crew="lowe").play("rescue 1")
    assert table.keys() == [
        "passengers-drawn",
        "rescue-failed",
        "passengers-discarded",
        "page-turned",
        "deck-lost",
        "panic-broke-out",
        "passenger-turned-up",
        "action-drawn",
        "turn-began",
    ]


def test_S5_3_a_rescue_that_can_succeed_costs_no_page_and_brings_no_card() -> None:
    table = scene(f"{QUEUES}\nstack: f9 f10 s8", crew="lowe").play("rescue 3", "place s8>4")
    assert (table.table.page, table.hand()) == (0, [])


def test_S5_3_the_last_page_leaves_nothing_to_compensate() -> None:
    text = "page 10\nline 5: f2 | s3\nline 6: | s5\nstack: f9"
    table = scene(text, crew="lowe").play("rescue 1")
    assert (table.result().reason, table.hand()) == ("sunk", [])


# S5.4 The stack is empty


def test_S5_4_a_rescue_on_an_empty_stack_first_shuffles_the_discard_and_turns_a_page() -> None:
    table = scene(f"{QUEUES}\ndiscard: f9", crew="lowe", rest="discard")
    discard = table.pile("discard")
    assert counts(table) == [""]
    table.play("rescue", order=" ".join(reversed(discard)))
    assert table.pile("stack") == discard[::-1]
    assert (table.pile("discard"), table.table.page) == ([], 1)
    assert table.keys() == ["stack-ran-out", "stack-shuffled", "page-turned"]


def test_S5_4_nobody_draws_an_action_card_for_that_page() -> None:
    table = scene(QUEUES, crew="lowe pitman", rest="discard").play("rescue")
    assert (table.hand(1), table.hand(2)) == ([], [])


def test_S5_4_then_he_chooses_how_many_to_draw_and_nothing_else() -> None:
    text = "line 1: s3 | f7\nline 2: s4 | f8\nhand 1: wait"
    table = scene(text, crew="lowe fleet", rest="discard")
    assert table.moves("move", "play") != []
    table.play("rescue")
    assert table.moves() == ["rescue 1", "rescue 2", "rescue 3", "rescue 4", "rescue 5"]
    assert table.seat() == 1
    assert len(table.play("rescue 4").pile("drawn")) == 4


def test_S5_4_he_draws_no_more_than_there_was_in_the_discard() -> None:
    table = scene("line 6: | s9\ndiscard: f9 f10", rest="line 6").play("rescue")
    assert table.moves() == ["rescue 1", "rescue 2"]


def test_S5_4_if_the_draw_fails_as_well_a_second_page_turns_with_compensation() -> None:
    text = "line 6: | s9\ndiscard: f9 f10"
    table = scene(text, crew="lowe", rest="line 6").play("rescue", "rescue 2")
    assert (table.table.page, len(table.hand())) == (2, 1)


def test_S5_4_the_page_may_start_a_panic_before_the_draw() -> None:
    table = scene(f"page 2\n{QUEUES}", rest="discard").play("rescue")
    assert table.chance.before[1] == ["f2", "s3", "f3", "s5"]
    assert len(table.chance.before[0]) == 52
    assert (table.line("1"), table.line("2")) == ("", "f2 s3 f3 | s5")
    assert table.moves()[0] == "rescue 1"


def test_S5_4_if_that_page_is_the_last_the_game_is_over_before_the_draw() -> None:
    text = "page 10\nline 5: f2 | s3\nline 6: f4 | s9"
    table = scene(text, crew="lowe", rest="discard").play("rescue")
    assert table.moves() == []
    assert (table.result().reason, table.pile("drawn"), table.hand()) == ("sunk", [], [])


def test_S5_4_drawing_the_last_card_turns_no_page() -> None:
    text = f"{QUEUES}\nstack: s8"
    table = scene(text, rest="discard").play("rescue 1", "place s8>4")
    assert (table.pile("stack"), table.table.page) == ([], 0)
    assert len(table.pile("discard")) > 0


def test_S5_4_other_actions_leave_the_empty_stack_alone() -> None:
    table = scene(f"{QUEUES}\nhand 1: wait", rest="discard").play("play wait 1")
    assert (table.pile("stack"), table.table.page) == ([], 0)


# S5.5 Stack and discard are empty


def test_S5_5_with_nobody_left_to_draw_a_rescue_fails_at_once() -> None:
    text = "line 6: | s9\naction-stack: wait"
    table = scene(text, crew="lowe lee", rest="line 6")
    assert counts(table) == [""]
    table.play("rescue")
    assert (table.table.page, table.hand(1), table.seat()) == (1, ["wait"], 2)
    assert table.keys() == ["rescue-failed", "page-turned", "action-drawn", "turn-began"]


def test_S5_5_its_compensation_is_that_of_the_crew() -> None:
    for crew, drawn in (("boxhall", 2), ("murdoch", 0), ("lee", 0)):
        table = scene("line 6: | s9", crew=crew, rest="line 6").play("rescue")
        assert (table.table.page, len(table.hand())) == (1, drawn)
    table = scene("line 6: | s9", crew="fleet pitman", rest="line 6").play("rescue")
    assert len(table.moves("keep")) > 1
    assert len(table.play(table.moves("keep")[0]).hand(2)) == 1


def test_S5_5_it_may_panic_a_deck_and_end_the_game() -> None:
    table = scene("page 2\nline 1: | s4\nline 6: | s9", rest="line 6").play("rescue")
    assert table.line("2") == "| s4"
    table = scene("page 10\nline 6: | s9", crew="lowe", rest="line 6").play("rescue")
    assert (table.result().reason, table.hand()) == ("sunk", [])
