"""Moves as numbers and as text: one of each for every move, and nothing is read by half."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carpathia.engine.errors import UnreadableMove
from carpathia.games.sos_titanic.moves import MOVE_COUNT, PLACE_NAMES, read_move, write_move

TEXTS = [write_move(move) for move in range(MOVE_COUNT)]


def is_refused(text: str) -> bool:
    with pytest.raises(UnreadableMove) as refused:
        read_move(text)
    assert refused.value.key == "move-unreadable"
    assert refused.value.words == {"move": text[:60], "near": ""}
    return True


def test_every_number_has_a_text_of_its_own_and_comes_back() -> None:
    assert len(set(TEXTS)) == MOVE_COUNT
    for move, text in enumerate(TEXTS):
        assert read_move(text) == move


@pytest.mark.parametrize(
    "text",
    [
        "pass",
        "move 3>5",
        "move boat>6",
        "move 1>A",
        "replace 2",
        "replace boat",
        "drop 4",
        "rescue",
        "rescue 6",
        "place f3+>2",
        "place s17>D",
        "place f8>mystery",
        "play get-ready",
        "play come-on",
        "play come-back",
        "play save-time",
        "play plan-a",
        "play plan-b",
        "play your-turn boat",
        "play same-lines 1+6",
        "play wait 3",
        "play collapsible-boat 2x13",
        "play mystery-first>A",
        "play mystery-second>boat",
        "borrow 5",
        "front s2",
        "top f13+",
        "under s1",
        "keep mystery-second",
        "seek",
        "swap s17",
        "new-deal",
        "give 5",
    ],
)
def test_these_are_moves(text: str) -> None:
    assert text in TEXTS
    assert write_move(read_move(text)) == text


def test_spare_blanks_do_no_harm() -> None:
    assert read_move("  rescue \t 2\n") == read_move("rescue 2")


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "Pass",
        "pass 1",
        "passs",
        "move",
        "move 3",
        "move 3>",
        "move >5",
        "move 3>7",
        "move 0>5",
        "move A>5",  # survivors never move again
        "move 3>mystery",
        "move 3 > 5",
        "move 3>5>6",
        "move 3-5",
        "move 03>5",
        "move 3>a",
        "move 3>E",
        "replace A",
        "replace mystery",
        "replace",
        "drop",
        "drop C",
        "rescue 0",
        "rescue 13",
        "rescue 01",
        "rescue -1",
        "rescue +1",
        "rescue 1.0",
        "rescue 1_0",
        "rescue ٣",  # another script's 3
        "rescue ²",
        "rescue one",
        "place f3",
        "place f3>",
        "place f0>1",
        "place f14>1",
        "place s18>1",
        "place f03>1",
        "place f3++>1",
        "place f?3>1",
        "place f٣>1",
        "place t3>1",
        "place F3>1",
        "place f3>7",
        "play",
        "play wait",
        "play wait A",
        "play wait mystery",
        "play wait 7",
        "play your-turn",
        "play get-ready 1",
        "play come-on f3",
        "play same-lines 1",
        "play same-lines 1+7",
        "play same-lines 1+boat",
        "play same-lines 0+1",
        "play same-lines 1-2",
        "play same-lines 1+2+3",
        "play collapsible-boat",
        "play collapsible-boat 1",
        "play collapsible-boat 1x0",
        "play collapsible-boat 1x18",
        "play collapsible-boat boatx1",
        "play collapsible-boat 7x1",
        "play mystery-first",
        "play mystery-first A",
        "play mystery-first>mystery",
        "play mystery-third>A",
        "play mystery>A",
        "play iceberg",
        "borrow 0",
        "borrow 6",
        "borrow",
        "front",
        "front f?3",
        "front 3",
        "top",
        "top s18",
        "under f14+",
        "keep",
        "keep mystery",
        "keep Wait",
        "seek 1",
        "swap f3+",
        "swap f?3",
        "swap 3",
        "swap f14",
        "new-deal 1",
        "newdeal",
        "give 0",
        "give 6",
        "give",
        "rescue " + "9" * 5000,
        "front f" + "9" * 5000,
        "play same-lines 1+" + "9" * 30,
        "\0",
        "rescue 1\0",
        "pass\n1: pass",
    ],
)
def test_near_misses_are_refused(text: str) -> None:
    assert is_refused(text)


def is_read_whole(text: str) -> None:
    """Either it is refused, or it is one of the texts, blanks aside."""
    try:
        move = read_move(text)
    except UnreadableMove:
        return
    assert write_move(move) == " ".join(text.split())


@given(st.text())
def test_no_text_is_read_by_half(text: str) -> None:
    is_read_whole(text)
    for verb in ("move", "play", "place", "rescue", "front", "keep", "give"):
        is_read_whole(f"{verb} {text}")


@given(st.sampled_from(TEXTS), st.data())
def test_no_move_with_one_character_changed_is_read_by_half(text: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(text)))
    kept = data.draw(st.sampled_from([0, 1]))
    sign = data.draw(st.one_of(st.sampled_from(list("0123456789>+x? ABCDabcfs")), st.characters()))
    is_read_whole(text[:place] + sign + text[place + kept :])


@given(
    st.lists(st.sampled_from([*PLACE_NAMES, ">", "+", "x", "f3", "s?3", " ", "wait"]), max_size=6)
)
def test_no_row_of_known_words_is_read_by_half(words: list[str]) -> None:
    for verb in ("move ", "play ", "place ", "play wait ", "play same-lines ", "swap "):
        is_read_whole(verb + "".join(words))
