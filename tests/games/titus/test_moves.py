"""Moves of Titus: one number and one text each."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carpathia.engine.errors import UnreadableMove
from carpathia.games.titus.moves import MOVE_COUNT, read_move, write_move


def test_every_number_has_a_text_of_its_own_that_reads_back() -> None:
    texts = [write_move(move) for move in range(MOVE_COUNT)]
    assert len(set(texts)) == MOVE_COUNT == 3 + 12 + 54 + 54 + 54 * 54
    assert [read_move(text) for text in texts] == list(range(MOVE_COUNT))


@pytest.mark.parametrize(
    "text",
    [
        *("lift", "keep", "end", "take-back 18", "take-back 7", "swap 1", "swap 54", "cash 5"),
        *("join 5+17", "join 54+1"),
    ],
)
def test_what_the_rule_page_calls_a_move_is_one(text: str) -> None:
    assert write_move(read_move(text)) == text


def test_spaces_do_not_matter() -> None:
    assert read_move("  join   5+17 ") == read_move("join 5+17")


@pytest.mark.parametrize(
    "text",
    [
        *("", "sink", "Lift", "lift 3", "keep 5", "take-back", "take-back 19", "take-back 6"),
        *("swap", "swap 0", "swap 55", "swap 05", "swap -1", "swap \u0663", "swap 999999999999"),
        *("cash", "cash 1 2", "join 5", "join 5+", "join 5+0", "join 5+55", "join 5 + 17"),
        "join 5+17+18",
    ],
)
def test_anything_else_is_refused_with_what_was_said(text: str) -> None:
    with pytest.raises(UnreadableMove) as refused:
        read_move(text)
    assert refused.value.words["move"] == text


@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        move = read_move(text)
    except UnreadableMove:
        return
    assert write_move(move) == " ".join(text.split())
