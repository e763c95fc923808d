"""Moves as numbers and as text: one of each for every move, and nothing is read by half."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carpathia.engine.errors import UnreadableMove
from carpathia.games.noris_titanic.moves import (
    BRING,
    MOVE,
    MOVE_COUNT,
    cell_of,
    direction_of,
    read_move,
    value_of,
    write_move,
)

TEXTS = [write_move(move) for move in range(MOVE_COUNT)]


def test_every_number_has_a_text_of_its_own_and_comes_back() -> None:
    assert len(set(TEXTS)) == MOVE_COUNT
    for move, text in enumerate(TEXTS):
        assert read_move(text) == move


def test_what_is_packed_into_a_number_comes_out_again() -> None:
    for move in range(BRING, MOVE_COUNT, 7):
        words = write_move(move).split()
        assert int(words[-1]) == value_of(move)
        assert words[-2] == ("up", "right", "down", "left")[direction_of(move)]
        if move >= MOVE:
            assert 0 <= cell_of(move) < 280


@pytest.mark.parametrize(
    "text",
    [
        "roll",
        "end",
        "lay water",
        "lay iceberg",
        "lay buoy 0",
        "lay buoy 3",
        "bring left 6",
        "move a1 up 1",
        "move n20 left 6",
        "move l15 down 3",
    ],
)
def test_these_are_moves(text: str) -> None:
    assert text in TEXTS


def test_spare_blanks_do_no_harm() -> None:
    assert read_move("  move  b7\tup 2\n") == read_move("move b7 up 2")


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "Roll",
        "roll 1",
        "end 1",
        "lay",
        "lay buoy",
        "lay buoy 4",
        "lay buoy -1",
        "lay water 0",
        "lay ice",
        "lay buoy 1 2",
        "lay buoy 00",
        "bring",
        "bring left",
        "bring left 0",
        "bring left 7",
        "bring 3 left",
        "bring north 3",
        "move",
        "move b7",
        "move b7 up",
        "move b7 up 0",
        "move b7 up 7",
        "move b7 up 3 4",
        "move o7 up 3",
        "move b0 up 3",
        "move b21 up 3",
        "move b07 up 3",
        "move 7b up 3",
        "move b7 Up 3",
        "move b up 3",
        "move b7 up ٣",
        "move b7 up 03",
        "move b7 up 3x",
        "move b-7 up 3",
    ],
)
def test_near_misses_are_refused(text: str) -> None:
    with pytest.raises(UnreadableMove) as refused:
        read_move(text)
    assert refused.value.words == {"move": text[:60], "near": ""}


@pytest.mark.parametrize("text", ["move b{} up 3", "bring left {}", "lay buoy {}"])
def test_numbers_of_any_length_are_refused(text: str) -> None:
    with pytest.raises(UnreadableMove):
        read_move(text.format("9" * 5000))


def is_read_whole(text: str) -> None:
    """Either it is refused, or it is one of the texts, blanks aside."""
    try:
        move = read_move(text)
    except UnreadableMove:
        return
    assert write_move(move) == " ".join(text.split())


@given(st.sampled_from(TEXTS), st.data())
def test_no_move_with_one_character_changed_is_read_by_half(text: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(text)))
    kept = data.draw(st.sampled_from([0, 1]))
    sign = data.draw(st.one_of(st.sampled_from(list("0123456789 abnupl")), st.characters()))
    is_read_whole(text[:place] + sign + text[place + kept :])
