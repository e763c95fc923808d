"""Latimer: S10.4."""

from itertools import product

import pytest

from tests.games.sos_titanic.scenes import Scene, scene
from tests.games.sos_titanic.survivors import survivors

# S10.4 Latimer


def latimer_draws(table: Scene, *moves: str) -> int:
    before = len(table.hand(2))
    return len(table.play(*moves).hand(2)) - before


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_S10_4_a_third_anchor_in_a_row_brings_latimer_a_card(edition: str) -> None:
    text = "A: f1+ f2+\nline 1: | f3+\naction-stack: wait"
    table = scene(text, crew="lee latimer", edition=edition)
    assert table.play("move 1>A").hand(2) == ["wait"]
    assert table.hand(1) == []
    assert table.seat() == 1


@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize(
    ("group", "card"),
    [
        ("f1+ f2+", "f3"),  # the placed card bears none
        ("f1+ f2", "f3+"),  # a gap
        ("f1 f2+", "f3+"),  # two only
        ("f1+ f?2", "f3+"),  # a Mystery bears none
    ],
)
def test_S10_4_less_than_three_in_a_row_brings_nothing(edition: str, group: str, card: str) -> None:
    table = scene(f"A: {group}\nline 1: | {card}", crew="lee latimer", edition=edition)
    assert latimer_draws(table, "move 1>A") == 0


def test_S10_4_anchors_of_two_groups_do_not_make_a_series() -> None:
    table = scene("A: f1 f2+\nB: f1+ f2\nline 1: | f3+", crew="lee latimer")
    assert latimer_draws(table, "move 1>A") == 0


def test_S10_4_nobody_draws_when_latimer_is_not_aboard() -> None:
    table = scene("A: f1+ f2+\nline 1: | f3+", crew="lee boxhall").play("move 1>A")
    assert table.hand(1) == table.hand(2) == []


def test_S10_4_latimer_draws_for_his_own_placement_too() -> None:
    table = scene("A: f1+ f2+\nline 1: | f3+\naction-stack: wait", crew="latimer")
    assert table.play("move 1>A").hand() == ["wait"]


def test_S10_4_a_drawn_passenger_completes_a_series() -> None:
    table = scene("A: f1+ f2+\nstack: f3+", crew="lee latimer")
    assert latimer_draws(table, "rescue 1", "place f3+>A") == 1


@pytest.mark.parametrize(("card", "pile"), [("come-on", "stack"), ("come-back", "discard")])
def test_S10_4_a_found_passenger_completes_a_series(card: str, pile: str) -> None:
    """The card that found him is not in the discard yet when Latimer draws (S6.1)."""
    text = f"A: f1+ f2+\n{pile}: f3+\nhand 1: {card}\naction-discard: wait plan-b"
    table = scene(text, crew="lee latimer boxhall", action_rest="hand 3")
    assert latimer_draws(table, f"play {card}", "place f3+>A") == 1
    assert table.hand(2) == ["plan-b"]
    assert table.actions("discard") == [card]


def test_S10_4_a_placement_in_a_line_brings_nothing() -> None:
    table = scene("line 1: | f6+ f5+\nstack: f4+", crew="lee latimer")
    assert latimer_draws(table, "rescue 1", "place f4+>1") == 0


def test_S10_4_a_mysterys_replacement_is_a_placement() -> None:
    table = scene("A: f1+ f2+ f?3\nline 1: | f3+", crew="lee latimer")
    assert latimer_draws(table, "replace 1") == 1


def test_S10_4_a_replacement_in_a_line_is_not_a_placement_in_a_group() -> None:
    table = scene("line 2: | f?3 f2+ f1+\nline 1: | f3+", crew="lee latimer")
    assert latimer_draws(table, "replace 1") == 0


def test_S10_4_a_mystery_placed_completes_nothing() -> None:
    table = scene("A: f1+ f2+\nhand 1: mystery-first", crew="lee latimer")
    assert latimer_draws(table, "play mystery-first>A") == 0


def test_S10_4_lowes_swap_is_not_a_placement() -> None:
    text = "A: f1+ f2 f3+\nB: f1 f2+ f3\nstack: s9+"
    table = scene(text, crew="lowe latimer")
    assert latimer_draws(table, "seek", "swap f2") == 0
    assert table.group("A") == "f1+ f2+ f3+"


def test_S10_4_murdoch_may_complete_two_series_in_one_rescue() -> None:
    text = "A: f1+ f2+\nC: s1+ s2+\nstack: f3+ s3+"
    table = scene(text, crew="murdoch latimer").play("rescue 2")
    assert latimer_draws(table, "place f3+>A", "place s3+>C") == 2


def test_S10_4_an_empty_action_stack_brings_latimer_nothing() -> None:
    table = scene("A: f1+ f2+\nline 1: | f3+", crew="lee latimer", action_rest="hand 1")
    assert latimer_draws(table, "move 1>A") == 0


@pytest.mark.parametrize(("edition", "draws_at"), [("en", [3]), ("fr", [3, 6, 9, 12])])
def test_S10_4_a_growing_series_counts_once_en_and_every_three_fr(
    edition: str, draws_at: list[int]
) -> None:
    drew: list[int] = []
    for number in range(1, 14):
        group = f"A: {survivors('f', number - 1, range(1, number))}\n" if number > 1 else ""
        table = scene(f"{group}line 1: | f{number}+", crew="lee latimer", edition=edition)
        if latimer_draws(table, "move 1>A"):
            drew.append(number)
    assert drew == draws_at


# Anchors just below and just above the Mystery that is replaced: who pays, in which edition?
@pytest.mark.parametrize(
    ("below", "above", "en", "fr"),
    [
        (0, 0, 0, 0),
        (1, 0, 0, 0),
        (0, 1, 0, 0),
        (1, 1, 1, 1),  # 1 + 1 + 1: the middle completes it
        (0, 2, 1, 1),  # from below
        (2, 0, 1, 1),
        (2, 1, 0, 1),  # four in a row: not exactly three, but a three there was not before
        (1, 2, 0, 1),
        (2, 2, 0, 1),
        (3, 0, 0, 0),  # the three below were a series before
        (0, 3, 0, 0),
        (3, 1, 0, 0),
        (3, 2, 0, 1),  # six: a second three
        (2, 3, 0, 1),
        (3, 3, 0, 0),  # seven hold two threes, and so did the pieces
        (4, 4, 0, 1),  # nine hold three, the pieces held two
        (5, 2, 0, 1),  # eight hold two, the pieces one
        (5, 5, 0, 1),  # eleven hold three, the pieces two
        (6, 5, 0, 1),  # twelve hold four, the pieces three
        (6, 6, 0, 0),
    ],
)
def test_S10_4_en_counts_the_run_fr_the_full_threes(
    below: int, above: int, en: int, fr: int
) -> None:
    mystery = below + 2
    last = mystery + above + 1
    anchors = [n for n in range(2, last) if n != mystery]
    group = survivors("s", last, anchors).replace(f" s{mystery} ", f" s?{mystery} ")
    for edition, expected in (("en", en), ("fr", fr)):
        text = f"C: {group}\nline 1: | s{mystery}+"
        table = scene(text, crew="lee latimer", edition=edition)
        assert latimer_draws(table, "replace 1") == expected


def test_S10_4_the_switch_decides_whatever_the_edition() -> None:
    text = f"A: {survivors('f', 5, range(1, 6))}\nline 1: | f6+"
    for edition, exactly in product(("en", "fr"), (True, False)):
        switches = {"latimer-exactly-three": exactly}
        table = scene(text, crew="lee latimer", edition=edition, switches=switches)
        assert latimer_draws(table, "move 1>A") == (0 if exactly else 1)
