"""What a state says of luck before a move is played (N3.1, N3.7): and then it is so."""

import pytest

from carpathia.engine.chance import ORDERS
from tests.games.noris_titanic.scenes import Scene, open_noris, scene

FEW = open_noris(figures={"cards.level": [2, 2, 2, 2, 2, 2]})
"""Twelve cards: six in two hands, six in stack and discard."""
AT_BUOY = "w*21 b*10"
"""Then one comes from the start cell to a buoy with a three."""


def outcomes(table: Scene, *moves: str) -> int:
    """Of the last of the moves, as it is said; it is played, and does as it was said."""
    table.play(*moves[:-1])
    found = int(table.state.luck(table.game.read(moves[-1])))
    before = table.chance.asked
    table.play(moves[-1])
    assert (table.chance.asked > before) == (found > 0)
    return found


@pytest.mark.parametrize("stack", ["", "123456"])
def test_N3_1_the_die_has_its_sides(stack: str) -> None:
    rest = "" if stack else "123456"
    table = scene("1@h8", phase="roll", hands="123 456", stack=stack, discard=rest, game=FEW)
    assert outcomes(table, "roll") == 6


def test_N3_1_a_die_of_one_side_is_no_luck() -> None:
    game = open_noris(figures={"die.two-start": [1, 0, 0, 0]})
    table = scene("1@h8", phase="roll", game=game)
    assert table.state.luck(table.game.read("roll")) == 0


@pytest.mark.parametrize(
    ("stack", "moves", "is_said"),
    [
        ("", ["move h8 up 1", "end"], True),
        ("1", ["move h8 up 1", "end"], False),
        ("1", ["move h8 up 1", "move h9 up 2", "end"], True),
        ("", ["end"], False),  # nothing is to be drawn
        ("", ["move h8 up 1"], False),  # the turn goes on
        ("12", ["move h8 up 1", "move h9 up 2", "move h11 up 3"], True),  # the hand is empty
        ("123", ["move h8 up 1", "move h9 up 2", "move h11 up 3"], False),
    ],
)
def test_N3_7_a_hand_is_refilled_from_a_new_stack_where_the_old_one_is_short(
    stack: str, moves: list[str], is_said: bool
) -> None:
    rest = "123456"[len(stack) :]
    table = scene("1@h8", hands="123 456", stack=stack, discard=rest, game=FEW)
    assert outcomes(table, *moves) == (ORDERS if is_said else 0)


@pytest.mark.parametrize(
    ("pawns", "move", "is_said"),
    [
        ("1@b5", "move b5 down 3", True),
        ("1@b5 1@h9", "move b5 down 3", False),  # another one can go on
        ("1@b5", "move b5 down 1", False),  # there is no buoy
    ],
)
def test_N3_7_the_turn_ends_when_the_last_pawn_is_saved(
    pawns: str, move: str, is_said: bool
) -> None:
    table = scene(pawns, tiles="b0", hands="133 456", discard="122456", game=FEW)
    assert outcomes(table, move) == (ORDERS if is_said else 0)


@pytest.mark.parametrize(
    ("pawns", "move", "is_said"),
    [("", "bring down 3", True), ("1@h16", "bring down 3", False), ("", "bring down 1", False)],
)
def test_N3_7_it_may_be_saved_as_it_comes(pawns: str, move: str, is_said: bool) -> None:
    table = scene(
        pawns, tiles=AT_BUOY, hands="133 456", discard="122456", phase="bring", rolled="start", game=FEW
    )  # fmt: skip
    assert outcomes(table, move) == (ORDERS if is_said else 0)


@pytest.mark.parametrize(("ones", "is_said"), [(2, False), (3, True)])
def test_N3_7_one_card_is_not_shuffled(ones: int, is_said: bool) -> None:
    """Four hands of twelve cards, and one more or none: the card just played is the discard."""
    game = open_noris(4, figures={"cards.level": [ones, 2, 2, 2, 2, 2]})
    hands = "336 124 124 556"
    table = scene("1@b5", tiles="b0", hands=hands, discard="1" * (ones - 2), game=game)
    assert outcomes(table, "move b5 down 3") == (ORDERS if is_said else 0)


def test_N6_1_in_the_last_phases_nobody_draws() -> None:
    table = scene(
        "2@a20", tiles="b*10 w*30 i*20", hands="112 34", discard="2345566", seat=2, last_phases=0, game=FEW
    )  # fmt: skip
    assert outcomes(table, "end") == 0
