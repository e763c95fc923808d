"""What a state says of luck before a move is played (S5 to S7, S10, S11): and then it is so."""

import pytest

from carpathia.engine.chance import ORDERS
from tests.games.sos_titanic.scenes import Scene, scene

FAILS = "line 5: | s3\nstack: f9"
"""Nothing of the stack can be placed."""
PANIC = f"page 2\nline 1: f7 f8 | s4\n{FAILS}"
"""And the next page takes the first Deck."""
OUT = "hand 1"
"""Where all Action cards are that a scene does not name: the stack is empty."""


def says(table: Scene, *moves: str) -> bool:
    """Whether the last of the moves is said to need luck; it is played, and does as it was said."""
    table.play(*moves[:-1])
    outcomes = table.state.luck(table.game.read(moves[-1]))
    assert outcomes in (0, ORDERS)
    before = table.chance.asked
    table.play(moves[-1])
    assert (table.chance.asked > before) == (outcomes > 0)
    return outcomes > 0


# S5, S6.1, S10: the Rescue, and what a failed one brings


@pytest.mark.parametrize(
    ("text", "is_said"),
    [
        (FAILS, False),  # no Deck is lost, and there are Action cards
        (PANIC, True),
        (PANIC.replace("line 1: f7 f8 | s4", ""), False),  # nobody is there
        (PANIC.replace("f9", "s2"), False),  # it does not fail
        (f"page 10\nline 6: | f4\n{FAILS}", False),  # the ship sinks, and that is all
    ],
)
def test_S5_3_a_failed_rescue_shuffles_where_a_panic_breaks_out(text: str, is_said: bool) -> None:
    assert says(scene(text), "rescue 1") == is_said


@pytest.mark.parametrize(
    ("crew", "left", "is_said"),
    [
        ("boxhall lee", "", True),
        ("boxhall lee", "wait", True),
        ("boxhall lee", "wait wait", False),
        ("fleet lee", "wait wait", True),
        ("fleet lee", "wait wait get-ready", False),
        ("lee murdoch", "", False),  # neither draws
        ("lee pitman", "", True),
        ("pitman lee", "", False),  # not for his own
        ("boxhall pitman", "wait wait", True),
        ("boxhall pitman", "wait wait get-ready", False),
        ("latimer lee", "", True),
    ],
)
def test_S6_1_cards_for_a_failure_come_from_a_new_stack_where_the_old_one_is_short(
    crew: str, left: str, is_said: bool
) -> None:
    text = f"{FAILS}\naction-stack: {left}\naction-discard: plan-b come-on save-time"
    assert says(scene(text, crew=crew, action_rest=OUT), "rescue 1") == is_said


def test_S6_1_one_card_is_not_shuffled() -> None:
    text = f"{FAILS}\naction-stack:\naction-discard: plan-b"
    assert not says(scene(text, crew="boxhall lee", action_rest=OUT), "rescue 1")


@pytest.mark.parametrize(
    ("discard", "page", "is_said"), [("f9 f8", 1, True), ("f9", 1, False), ("f9", 2, True)]
)
def test_S5_4_on_an_empty_stack_the_discard_is_shuffled_and_a_page_turned(
    discard: str, page: int, is_said: bool
) -> None:
    text = f"page {page}\nline 1: s8 | s9\nline 6: | s3\ndiscard: {discard}"
    assert says(scene(text, rest="line 6"), "rescue") == is_said


@pytest.mark.parametrize(
    ("crew", "is_said"), [("fleet pitman", True), ("fleet lee", False), ("fleet murdoch", False)]
)
def test_S10_6_fleets_choice_is_followed_by_pitmans_card(crew: str, is_said: bool) -> None:
    """The two that Fleet does not keep are the discard by then."""
    text = f"{FAILS}\naction-stack: wait wait plan-b\naction-discard:"
    table = scene(text, crew=crew, action_rest="hand 2")
    assert says(table, "rescue 1", "keep wait") == is_said


# S10.4: Latimer


@pytest.mark.parametrize(
    ("group", "crew", "is_said"),
    [
        ("f1+ f2+", "lee latimer", True),
        ("f1+ f2+", "latimer", True),
        ("f1+ f2+", "lee fleet", False),
        ("f1 f2+", "lee latimer", False),
    ],
)
@pytest.mark.parametrize("moves", [("move 1>A",), ("rescue 1", "place f3+>A")])
def test_S10_4_latimers_card_comes_from_a_new_stack(
    group: str, crew: str, is_said: bool, moves: tuple[str, ...]
) -> None:
    where = "line 1: | f3+" if moves[0] == "move 1>A" else "stack: f3+"
    text = f"A: {group}\n{where}\naction-stack:\naction-discard: plan-b come-on"
    assert says(scene(text, crew=crew, action_rest=OUT), *moves) == is_said


def test_S10_4_while_there_are_cards_nothing_is_shuffled_for_latimer() -> None:
    assert not says(scene("A: f1+ f2+\nline 1: | f3+", crew="latimer"), "move 1>A")


def test_S10_4_to_a_line_nobody_is_saved() -> None:
    text = "line 1: | f3+\nline 2: | f4\naction-stack:\naction-discard: plan-b come-on"
    assert not says(scene(text, crew="latimer", action_rest=OUT), "move 1>2")


@pytest.mark.parametrize(("front", "is_said"), [("f3+", True), ("f3", False)])
def test_S11_12_replacing_a_mystery_may_earn_latimer_a_card(front: str, is_said: bool) -> None:
    text = f"A: f1+ f2+ f?3\nline 1: | {front}\naction-stack:\naction-discard: plan-b come-on"
    assert says(scene(text, crew="latimer", action_rest=OUT), "replace 1") == is_said


# S11: Action cards


@pytest.mark.parametrize(
    ("text", "rest", "moves", "is_said"),
    [
        ("hand 1: come-on\nline 5: | s3\nstack: s2", "stack", ["play come-on", "place s2>5"], True),
        ("hand 1: come-on\nline 6: | s3\nstack: s2 f9", "line 6", ["play come-on", "place s2>6"], False),
        ("hand 1: come-on\nline 6: | s3\nstack: s2 f9 f8", "line 6", ["play come-on", "place s2>6"], True),
        ("hand 1: come-on\nline 6: | s3\nstack: f9 f8", "line 6", ["play come-on"], True),
        ("hand 1: come-on\nline 6: | s3\nstack: f9", "line 6", ["play come-on"], False),
        ("page 10\nhand 1: come-on\nline 6: | s3\nstack: f9 f8", "line 6", ["play come-on"], False),
        ("page 2\nhand 1: come-on\nline 1: f7 | f4\nline 6: | s3\nstack: f9", "line 6", ["play come-on"], True),
        ("page 2\nhand 1: come-back\nline 1: f7 | f4\ndiscard: f9", "stack", ["play come-back"], True),
        ("page 1\nhand 1: come-back\nline 1: f7 | f4\ndiscard: f9", "stack", ["play come-back"], False),
        ("page 2\nhand 1: come-back\nline 1: f7 | f4\ndiscard: f3", "stack", ["play come-back"], False),
        ("hand 1: save-time\nline 6: | s3\ndiscard: f9 f8", "line 6", ["play save-time"], True),
        ("hand 1: save-time\nline 6: | s3\ndiscard: f9", "line 6", ["play save-time"], False),
        ("hand 1: your-turn\nline 1: f7 f8 | f4", "stack", ["play your-turn 1", "front f8"], True),
        ("hand 1: your-turn\nline 1: f7 | f4", "stack", ["play your-turn 1", "front f7"], False),
        ("hand 1: same-lines\nline 1: f7 | f4", "stack", ["play same-lines 1+2"], True),
        ("hand 1: same-lines\nline 1: | f4", "stack", ["play same-lines 1+2"], False),
        ("hand 1: get-ready\nstack: f4", "stack", ["play get-ready"], False),
        ("hand 1: wait\nline 1: f7 | f4", "stack", ["play wait 1"], False),
    ],
)  # fmt: skip
def test_S11_cards_that_shuffle_passengers(
    text: str, rest: str, moves: list[str], is_said: bool
) -> None:
    assert says(scene(text, rest=rest), *moves) == is_said


@pytest.mark.parametrize(
    ("stack", "discard", "moves", "is_said"),
    [
        ("", "get-ready wait", ["play plan-a"], True),
        ("", "wait", ["play plan-a"], False),
        ("get-ready", "wait come-on", ["play plan-a"], False),
        ("wait come-on get-ready", "", ["play plan-a", "keep wait"], True),
        ("wait come-on", "", ["play plan-a", "keep wait"], False),
        ("wait come-on same-lines", "get-ready wait", ["play plan-b", "keep wait"], False),
    ],
)
def test_S11_8_plan_a_shuffles_what_it_fills_and_what_it_leaves(
    stack: str, discard: str, moves: list[str], is_said: bool
) -> None:
    text = f"hand 1: plan-a plan-b\naction-stack: {stack}\naction-discard: {discard}"
    assert says(scene(text, crew="lee murdoch", action_rest="hand 2"), *moves) == is_said
