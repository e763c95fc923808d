"""Positions as text: the whole truth comes back, and what is wrong with one is named."""

from functools import cache
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carpathia.engine.chance import QuickChance
from carpathia.engine.errors import REFUSALS, BadPosition
from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.games.titus.game import Titus
from carpathia.games.titus.table import PHASE_NAMES
from tests.games.titus.scenes import scene

GAME: Final = Titus(Setup("titus", "adlung", 3))


@cache
def positions() -> list[str]:
    """The text of every position of some random matches."""
    found: list[str] = []
    for seed in range(8):
        generator = Generator(seed)
        chance = QuickChance(generator)
        state = GAME.start(chance)
        while state.result() is None:
            found.append(GAME.write_position(state))
            moves = state.moves()
            state.play(moves[generator.below(len(moves))], chance)
        found.append(GAME.write_position(state))
    return found


def refusal(text: str) -> BadPosition:
    with pytest.raises(BadPosition) as refused:
        GAME.read_position(text)
    assert set(refused.value.words) == set(REFUSALS[refused.value.key])
    return refused.value


# Round trips


def test_every_position_of_a_match_comes_back_whole() -> None:
    phases: set[str] = set()
    for text in positions():
        assert GAME.write_position(GAME.read_position(text)) == text
        phases |= {line for line in text.splitlines() if line.startswith("phase")}
    assert phases == {f"phase {name}" for name in PHASE_NAMES}


def test_a_match_goes_on_from_its_position_as_it_would_have() -> None:
    for text in positions()[::60]:
        one = GAME.read_position(text)
        other = GAME.read_position(text).copy()
        chance = QuickChance(Generator(7))
        while one.result() is None:
            assert list(one.moves()) == list(other.moves())
            move = one.moves()[len(one.moves()) // 2]
            one.play(move, chance)
            other.play(move, chance)
            assert one.view(0) == other.view(0)
            guessed = [GAME.write_position(s.guess(0, Generator(3))) for s in (one, other)]
            assert guessed[0] == guessed[1], "what was seen came back too"


def test_lines_may_stand_in_any_order_with_blanks_between() -> None:
    for text in positions()[::40]:
        mixed = "\n\n".join(f"  {line} " for line in reversed(text.splitlines()))
        assert GAME.write_position(GAME.read_position(mixed)) == text


# What is refused, and why

PLAIN: Final = scene(
    "takes 1\nlast 5\ndisplay 1: 1:9/9 2:10/10*, 3:4/5, 5:3/4\ndisplay 2: 4:12/12\ncard 18 3:",
    seats=3,
)
TEXT: Final = PLAIN.position()


@pytest.mark.parametrize(
    "line",
    [
        "iceberg",
        "iceberg 3",
        "iceberg: 3",
        "seat",
        "seat 1 2",
        "seat: 1",
        "lifted",
        "lifted 6:3/3",
        "lifted 6: 3/3",
        "lifted: 6",
        "lifted: 6:3",
        "lifted: 6:3/9",
        "lifted: 6:3/3**",
        "lifted: x:3/3",
        "lifted: \u0663:3/3",
        "display 3",
        "display 0: 6:3/3",
        "display 4: 6:3/3",
        "display: 6:3/3",
        "display 3 3: 6:3/3",
        "card 17:",
        "card 6 1:",
        "card 19 1:",
        "card 17 4:",
        "card 17 1",
        "card 17 1: 6",
        ":",
    ],
)
def test_a_line_that_cannot_be_read_is_named(line: str) -> None:
    refused = refusal(f"{TEXT}{line}\n")
    assert refused.key == "position-line-unreadable"
    assert refused.words == {"line": len(TEXT.splitlines()) + 1, "text": line}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seat 1", "seat 0"),
        ("seat 1", "seat 4"),
        ("phase turn", "phase dinner"),
        ("takes 1", "takes x"),
        ("takes 1", "takes 100"),
        ("last 5", "last -1"),
        ("pile: 1/1", "pile: 1/1*"),
        ("pile: 1/1", "pile: 0/1"),
    ],
)
def test_a_value_that_cannot_be_read_is_named(old: str, new: str) -> None:
    assert old in TEXT
    assert refusal(TEXT.replace(old, new)).key == "position-line-unreadable"


@pytest.mark.parametrize(
    "line", ["seat 1", "phase turn", "takes 1", "last 5", "display 2: 4:12/12", "card 18 3:"]
)
def test_a_line_that_stands_twice_is_named(line: str) -> None:
    assert f"{line}\n" in TEXT
    refused = refusal(f"{TEXT}{line}\n")
    assert refused.key == "position-line-unreadable"
    assert refused.words["text"] == line


@pytest.mark.parametrize(
    ("old", "new", "coin", "found"),
    [
        ("pile: 1/1 ", "pile: ", "1/1", 0),
        ("pile: 1/1 ", "pile: 1/2 ", "1/1", 0),
        ("3:4/5", "3:4/6", "4/5", 0),
        ("3:4/5", "3:4/4", "4/4", 2),
    ],
)
def test_a_coin_that_is_missing_or_twice_there_is_named(
    old: str, new: str, coin: str, found: int
) -> None:
    assert old in TEXT
    refused = refusal(TEXT.replace(old, new))
    assert refused.key == "position-count-wrong"
    assert refused.words == {"card": coin, "found": found, "wanted": 1}


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("pile: 1/1 ", "pile: 1/1 1/1 ", "there are only 54 coins"),
        ("3:4/5", "7:4/5", "the coins on the table are not numbered from 1 to 5, once each"),
        ("3:4/5", "1:4/5", "the coins on the table are not numbered from 1 to 5, once each"),
        ("1:9/9 2:10/10*", "1:9/9, 2:10/10* 3:4/5", "coin 3 does not fit onto coin 2"),
        ("2:10/10*, 3:4/5,", "2:10/10* 3:4/5,", "coin 3 does not fit onto coin 2"),
        ("card 18 3:", "card 17 3:", "nobody holds victory card 18"),
        ("last 5", "last 4", "coin 4 was not taken by seat 1"),
        ("last 5", "last 9", "coin 9 is not on the table"),
        ("last 5\n", "", "the coin last taken does not agree with how many were taken"),
        ("takes 1\n", "", "the coin last taken does not agree with how many were taken"),
        ("phase turn", "phase lifted", "coin 5 was not taken yet"),
        ("phase turn", "phase over", "the match is over and the pile is not empty"),
        ("display 2: 4:12/12", "lifted: 4:12/12", "coin 4 lies nowhere"),
    ],
)
def test_what_cannot_be_is_refused(old: str, new: str, why: str) -> None:
    assert old in TEXT
    text = TEXT.replace(old, new)
    if new.endswith("3:4/5"):
        text = text.replace(", 3:4/5, 5", ", 5")
    refused = refusal(text)
    assert refused.key == "position-wrong"
    assert refused.words["why"] == why


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("phase lifted\npile: 1/1", "no coin is lifted"),
        ("phase lifted\nlifted: 1:1/1*", "coin 1 was not taken yet"),
        ("display 1: 1:1/1", "the pile is empty and the match goes on"),
    ],
)
def test_a_phase_that_lacks_what_it_is_about_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadPosition) as refused:
        scene(text, rest=False)
    assert refused.value.words == {"why": why}


# Whatever a position text says, it is refused, or one can play on from it


def is_playable(text: str) -> None:
    try:
        state = GAME.read_position(text)
    except BadPosition:
        return
    assert state.check() == ""
    written = GAME.write_position(state)
    assert GAME.write_position(GAME.read_position(written)) == written
    assert (state.seat() < 0) == (len(state.moves()) == 0)
    assert state.view(0)
    assert state.guess(0, Generator(1)).inventory() == state.inventory()
    for move in state.moves():
        twin = state.copy()
        twin.play(move, QuickChance(Generator(1)), [])
        assert twin.inventory() == state.inventory()
        assert twin.check() == ""


@given(st.integers(0, 10_000), st.data())
def test_no_single_word_can_break_the_reader(which: int, data: st.DataObject) -> None:
    words = positions()[which % len(positions())].split(" ")
    place = data.draw(st.integers(0, len(words) - 1))
    known = st.sampled_from([*words, "0", "2", "3:", "12:4/5", "4/5", "\nphase turn\n"])
    new = data.draw(st.one_of(known, st.just(""), st.text(max_size=5)))
    is_playable(" ".join([*words[:place], new, *words[place + 1 :]]))


@given(st.integers(0, 10_000), st.integers(0, 10_000), st.data())
def test_no_single_line_can_break_the_reader(which: int, of: int, data: st.DataObject) -> None:
    """A line is lost, or another position's line stands in its stead."""
    lines = positions()[which % len(positions())].splitlines()
    other = positions()[of % len(positions())].splitlines()
    place = data.draw(st.integers(0, len(lines) - 1))
    new = data.draw(st.one_of(st.just([]), st.sampled_from([[line] for line in other])))
    is_playable("\n".join([*lines[:place], *new, *lines[place + 1 :]]))


@given(st.text())
def test_no_text_can_break_the_reader(text: str) -> None:
    is_playable(text)
    is_playable(f"{TEXT}{text}")
