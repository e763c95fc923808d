"""Positions as text: the whole truth comes back, and what is wrong with one is named."""

from functools import cache
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carpathia.engine.chance import QuickChance
from carpathia.engine.errors import REFUSALS, BadPosition
from carpathia.engine.game import State
from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.games.sos_titanic.game import SosTitanic
from carpathia.games.sos_titanic.table import PHASE_NAMES
from tests.games.sos_titanic.scenes import scene

CREWS: Final = [
    "lowe",
    "murdoch fleet",
    "smith boxhall phillips",
    "lightoller pitman latimer",
    "phillips lee smith lowe lightoller",
]


@cache
def game(crew: str) -> SosTitanic:
    setup = Setup("sos-titanic", "en", len(crew.split()))
    setup.options = {"crew": ",".join(crew.split())}
    return SosTitanic(setup)


@cache
def states() -> list[tuple[str, State]]:
    """Crew and state after every move of some random matches."""
    found: list[tuple[str, State]] = []
    for way, crew in enumerate(CREWS * 4):
        generator = Generator(way)
        chance = QuickChance(generator)
        state = game(crew).start(chance)
        found.append((crew, state.copy()))
        while state.result() is None:
            moves = state.moves()
            state.play(moves[generator.below(len(moves))], chance)
            found.append((crew, state.copy()))
    return found


@cache
def positions() -> list[tuple[str, str]]:
    return [(crew, game(crew).write_position(state)) for crew, state in states()]


def read(text: str, crew: str = "lee") -> State:
    return game(crew).read_position(text)


def refusal(text: str, crew: str = "lee") -> BadPosition:
    with pytest.raises(BadPosition) as refused:
        read(text, crew)
    assert set(refused.value.words) == set(REFUSALS[refused.value.key])
    return refused.value


# Round trips


def test_every_position_of_a_match_comes_back_whole() -> None:
    phases: set[str] = set()
    for crew, text in positions():
        state = read(text, crew)
        assert game(crew).write_position(state) == text
        phases |= {line for line in text.splitlines() if line.startswith("phase")}
    assert phases == {f"phase {name}" for name in PHASE_NAMES}


def test_every_position_offers_the_same_moves_and_the_same_view() -> None:
    for (crew, state), (_, text) in zip(states(), positions(), strict=True):
        again = read(text, crew)
        assert list(again.moves()) == list(state.moves())
        assert again.view(0) == state.view(0)


def test_a_match_goes_on_from_its_position_as_it_would_have() -> None:
    for (crew, state), (_, text) in list(zip(states(), positions(), strict=True))[::20]:
        one, other = state.copy(), read(text, crew)
        generator = Generator(3)
        one_chance, other_chance = QuickChance(Generator(7)), QuickChance(Generator(7))
        while one.result() is None:
            moves = one.moves()
            assert list(moves) == list(other.moves())
            move = moves[generator.below(len(moves))]
            one.play(move, one_chance)
            other.play(move, other_chance)
        assert game(crew).write_position(one) == game(crew).write_position(other)


def test_a_copy_and_its_text_tell_the_same() -> None:
    for crew, text in positions()[::10]:
        assert game(crew).write_position(read(text, crew).copy()) == text


def test_lines_may_stand_in_any_order_with_blanks_between() -> None:
    mixed = "\n\n".join(f"  {line} " for line in reversed(TEXT.splitlines()))
    assert PLAIN.game.write_position(read(mixed)) == TEXT


@pytest.mark.parametrize("text", ["line 1: s3 | f?7", "C: s1 s?2 s3\nline 1: f3 | f9"])
def test_a_position_whose_knowledge_was_forgotten_still_reads_its_mystery(text: str) -> None:
    table = scene(text)
    table.state.forget()
    written = table.game.write_position(table.state)
    assert "knowledge none" in written
    reread = table.game.read_position(written)
    assert table.game.write_position(reread) == written
    assert list(reread.moves()) == list(table.state.moves())


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("phase place\nplaying come-on\nline 1: | f9", "place f8>1"),
        ("phase front\nplaying your-turn\nchosen 1\nline 1: s2 s3 | f9", "front s3"),
    ],
)
def test_what_is_being_looked_through_is_known_without_saying(text: str, move: str) -> None:
    table = scene(text)
    assert "\nknown " in table.game.write_position(table.state)
    table.play(move)


# What is refused, and why

PLAIN: Final = scene("page 3\nline 2: s4 f9+ | f7 f6\nA: f1+ f2\nhand 1: wait")
TEXT: Final = PLAIN.game.write_position(PLAIN.state)


@pytest.mark.parametrize(
    "line",
    [
        "iceberg",
        "iceberg 3",
        "page",
        "page x",
        "page -1",
        "page 12",
        "page 3 4",
        "page 1_0",
        "page ٣",
        "seat 0",
        "seat 2",
        "phase dinner",
        "phase",
        "moved no",
        "owner 2",
        "playing iceberg",
        "chosen 7",
        "chosen A",
        "chosen mystery",
        "fresh fish",
        "arrangements",
        "arrangements x",
        "arrangements 99999999999999999999999",
        "line 3: f12",
        "line 3: f12 | f14",
        "line 3: f12 || f11",
        "line 7: | f12",
        "line A: | f12",
        "line 3: | f012",
        "line 3: | f٣",
        "line: | f12",
        "B: f2+",
        "B: s1",
        "B: f1 f3",
        "B: f?1 f?2",
        "E: f1",
        "stack: iceberg",
        "discard: wait",
        "drawn: f14",
        "action-stack: f3",
        "action-discard: iceberg",
        "offered: f3",
        "hand 0: wait",
        "hand 2: wait",
        "hand x: wait",
        "hand 1: f3",
        "hand: wait",
        "known-top 9: f3",
        "known-top stack: iceberg",
        "known 2=1: f3 f4",
        "known 9=1: f3",
        "known stack=x: f3",
        "case much",
        "case",
        "case nan",
        "case -1",
        "case 0",
        "knowledge much",
    ],
)
def test_a_line_that_cannot_be_read_is_named(line: str) -> None:
    """It stands at the end, in the stead of the line of that name, if there is one."""
    name = " ".join(line.split()[: 2 if line.startswith(("line", "hand")) else 1])
    kept = [old for old in TEXT.splitlines() if not old.startswith(name)]
    refused = refusal("\n".join([*kept, line]))
    assert refused.key == "position-line-unreadable"
    assert refused.words == {"line": len(kept) + 1, "text": line[:60]}


@pytest.mark.parametrize(
    "line",
    ["page 3", "seat 1", "phase turn", "line 2: s4 f9+ | f7 f6", "A: f1+ f2", "hand 1: wait"],
)
def test_a_line_that_stands_twice_is_named(line: str) -> None:
    assert f"{line}\n" in TEXT
    refused = refusal(f"{TEXT}{line}\n")
    assert refused.key == "position-line-unreadable"
    assert refused.words["text"] == line


def test_an_unknown_crew_member_is_named() -> None:
    refused = refusal(TEXT.replace("crew lee", "crew jack"))
    assert refused.key == "position-item-unknown"
    assert refused.words == {"line": 1, "text": "jack"}


@pytest.mark.parametrize("crew", ["crew lee boxhall", "crew"])
def test_a_crew_of_another_number_is_refused(crew: str) -> None:
    assert refusal(TEXT.replace("crew lee", crew)).key == "position-wrong"


@pytest.mark.parametrize(
    ("old", "new", "card", "found"),
    [
        ("stack: f1 ", "stack: ", "f1", 0),
        ("stack: f1 ", "stack: f1 f1 ", "f1", 2),
        ("stack: f1 ", "stack: f1 f1+ ", "f1+", 2),
        ("| f7 f6", "| f7", "f6", 0),
        ("A: f1+ f2", "A: f1+", "f2", 0),
        ("stack: f1 ", "stack: f?1 ", "f1", 0),
    ],
)
def test_a_passenger_who_is_missing_or_twice_there_is_named(
    old: str, new: str, card: str, found: int
) -> None:
    assert old in TEXT
    refused = refusal(TEXT.replace(old, new))
    assert refused.key == "position-count-wrong"
    assert refused.words == {"card": card, "found": found, "wanted": 1}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("hand 1: wait", "hand 1: wait wait wait"),
        ("hand 1: wait\n", ""),
        ("action-stack: get-ready ", "action-stack: "),
        ("action-stack: ", "action-stack: plan-a "),
        ("line 2: s4 f9+ | f7 f6", "line 2: s4 f9+ | f7 f6 f?5"),  # and in the stack
        ("line 2:", "line boat:"),  # and in the stack
        ("hand 1: wait", "hand 1: wait\nplaying wait"),
    ],
)
def test_an_action_card_that_is_missing_or_twice_there_is_refused(old: str, new: str) -> None:
    assert old in TEXT
    assert refusal(TEXT.replace(old, new)).key in ("position-count-wrong", "position-wrong")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("page 3\nline 1: | f7", "line 1 queues on a lost deck"),
        ("line 2: f7 f6 |", "line 2 has no card face up"),
        ("line 2: | f7 f5", "line 2 shows no series at f5"),
        ("line 2: | f7 s6", "line 2 shows no series at s6"),
        ("line 2: | f6 f7", "line 2 shows no series at f7"),
        ("line 2: f?7 | f6", "line 2 hides a Mystery"),
        ("page 11", "the ship is gone and the match goes on"),
        ("line 2: | f?7\nline 3: | f?9", "Mystery 0 is not where it should be"),
        ("line 2: | f?7\nA: f?1", "Mystery 0 is not where it should be"),
        ("A: f?1\nB: f?1", "Mystery 0 is not where it should be"),
        ("line 2: s3 | f7\nknown-top 2: s4", "what is known"),
        ("line 2: s3 | f7\nknown 2=1: s4", "what is known"),
        ("known-top 2: s4", "what is known"),
    ],
)
def test_what_cannot_be_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadPosition) as refused:
        scene(text)
    assert refused.value.key == "position-wrong"
    assert str(refused.value.words["why"]).startswith(why)


@pytest.mark.parametrize(
    "text",
    [
        "phase over",
        "all-saved yes",
        "phase over\nall-saved yes",
        "phase place",
        "phase place\ndrawn: f9",  # nobody waits for him
        "phase place\nplaying come-back",
        "phase place\nplaying wait\ndrawn: f9",
        "phase order",
        "phase order\nplaying get-ready",
        "phase order\ndrawn: f9",
        "phase front",
        "phase front\nplaying your-turn",
        "phase front\nplaying your-turn\nchosen 1",  # an empty Line
        "phase front\nplaying your-turn\nchosen 1\nline 1: | f?7",
        "phase front\nchosen 1\nline 1: | f7",
        "phase keep",
        "phase keep\nplaying plan-b",
        "phase keep\nplaying plan-b\noffered: wait",
        "phase keep\noffered: wait come-on",
        "phase swap",
        "phase deal",
        "phase deal\noffered: wait",
        "phase borrowed",
        "phase encore",
        "drawn: f9",
        "placed yes",
        "offered: wait",
        "playing wait",
        "chosen 1",
        "hand-before 1: wait",
    ],
)
def test_a_phase_that_lacks_what_it_is_about_is_refused(text: str) -> None:
    with pytest.raises(BadPosition) as refused:
        scene(text)
    assert refused.value.key == "position-wrong"


@pytest.mark.parametrize(
    ("crew", "text"),
    [
        ("smith lee", "phase deal\noffered: come-on wait"),
        ("smith lee", "phase deal\noffered: wait come-on\nhand-before 1: wait come-on"),
        ("smith lee", "phase deal\nhand-before 1: wait come-on"),
        ("phillips lee", "phase borrowed\nhand 1: come-on"),
        ("phillips lee", "phase borrowed\nowner 2"),
        ("phillips lee", "owner 2\nhand 2: come-on"),
        ("lee phillips", "phase place\nplaying come-on\nowner 2"),
        ("lightoller lee", "phase encore"),
        ("lightoller lee", "phase encore\nfresh come-on"),
    ],
)
def test_a_power_needs_what_it_is_about(crew: str, text: str) -> None:
    with pytest.raises(BadPosition) as refused:
        scene(text, crew=crew)
    assert refused.value.key == "position-wrong"


def test_nobody_draws_from_an_empty_stack() -> None:
    assert scene("phase draw").moves() == [f"rescue {count}" for count in range(1, 7)]
    with pytest.raises(BadPosition):
        scene("phase draw", rest="discard")


@pytest.mark.parametrize(
    ("crew", "phase"), [("lee", "swap"), ("lee", "deal"), ("lee", "borrowed"), ("lee", "encore")]
)
def test_a_phase_belongs_to_its_crew_member(crew: str, phase: str) -> None:
    """Positions of others, with another crew member in the seat to act."""
    for seats, text in positions():
        lines = text.splitlines()
        seat = int(next(line for line in lines if line.startswith("seat ")).split()[1])
        if f"phase {phase}" in lines:
            names = seats.split()
            names[seat - 1] = crew if crew not in names else "murdoch"
            other = " ".join(names)
            lines[0] = f"crew {other}"
            assert refusal("\n".join(lines), other).key == "position-wrong"
            return
    raise AssertionError(f"no position in phase {phase}")


# Whatever a position text says, it is refused, or one can play on from it


def is_playable(text: str, crew: str) -> None:
    try:
        state = read(text, crew)
    except BadPosition:
        return
    assert state.check() == ""
    written = game(crew).write_position(state)
    assert game(crew).write_position(read(written, crew)) == written
    assert (state.seat() < 0) == (len(state.moves()) == 0)
    assert state.view(0)
    for move in state.moves():
        twin = state.copy()
        twin.play(move, QuickChance(Generator(1)), [])
        assert twin.inventory() == state.inventory()
        assert twin.check() == ""
    if "knowledge none" not in text:
        assert state.guess(0, Generator(1)).inventory() == state.inventory()


@given(st.integers(0, 10_000), st.data())
def test_no_single_word_can_break_the_reader(which: int, data: st.DataObject) -> None:
    crew, text = positions()[which % len(positions())]
    words = text.split(" ")
    place = data.draw(st.integers(0, len(words) - 1))
    known = st.sampled_from([*words, "|", "0", "2", "f?3", "wait", "\nphase turn\n"])
    new = data.draw(st.one_of(known, st.just(""), st.text(max_size=5)))
    is_playable(" ".join([*words[:place], new, *words[place + 1 :]]), crew)


@given(st.integers(0, 10_000), st.integers(0, 10_000), st.data())
def test_no_single_line_can_break_the_reader(which: int, of: int, data: st.DataObject) -> None:
    """A line is lost, or another position's line stands in its stead."""
    crew, text = positions()[which % len(positions())]
    other = positions()[of % len(positions())][1].splitlines()
    lines = text.splitlines()
    place = data.draw(st.integers(1, len(lines) - 1))
    new = data.draw(st.one_of(st.just([]), st.sampled_from([[line] for line in other[1:]])))
    is_playable("\n".join([*lines[:place], *new, *lines[place + 1 :]]), crew)


@given(st.text())
def test_no_text_can_break_the_reader(text: str) -> None:
    is_playable(text, "lee")
    is_playable(f"{TEXT}{text}", "lee")
