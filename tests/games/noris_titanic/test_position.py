"""Positions as text: the whole truth comes back, and what is wrong with one is named."""

import pytest

from carpathia.engine.chance import QuickChance
from carpathia.engine.errors import REFUSALS, BadPosition
from carpathia.engine.generator import Generator
from carpathia.games.noris_titanic.game import NorisTitanic
from carpathia.games.noris_titanic.table import PHASE_NAMES
from carpathia.games.noris_titanic.variants import vary_setup
from tests.games.noris_titanic.scenes import nearly_full, open_noris, scene

GAME = open_noris()


TEXT = GAME.write_position(scene("1@h8 2@h9 2@b2 1@a3", tiles="b0 i w", hands="123 456").state)


def refusal(text: str) -> BadPosition:
    with pytest.raises(BadPosition) as refused:
        GAME.read_position(text)
    assert set(refused.value.words) == set(REFUSALS[refused.value.key])
    return refused.value


def test_every_position_of_some_matches_comes_back_whole_and_goes_on_alike() -> None:
    phases: set[str] = set()
    for number in range(12):
        generator = Generator(number)
        game = NorisTitanic(vary_setup(generator))
        chance = QuickChance(generator)
        state = game.start(chance)
        while state.seat() >= 0:
            text = game.write_position(state)
            phases.add(text.splitlines()[1])
            again = game.read_position(text)
            assert game.write_position(again) == text
            assert list(again.moves()) == list(state.moves())
            assert again.view(0) == state.view(0)
            moves = state.moves()
            state.play(moves[generator.below(len(moves))], chance)
        text = game.write_position(state)
        phases.add(text.splitlines()[1])
        assert game.read_position(text).result().text() == state.result().text()  # type: ignore[union-attr]
    assert phases == {f"phase {name}" for name in PHASE_NAMES}


def test_a_position_is_a_map_one_can_read() -> None:
    lines = TEXT.splitlines()
    assert lines[4] == "map a b c d e f g h i j k l m n"
    assert lines[9] == "16  ~ # ! ! ! ! ! ! ! ! ! ! # ~"
    assert lines[10] == "15  ~ # ! ! ! ! ! ! ! ! ! * # ~"
    assert lines[17] == "8   ~ = . . . . . 1 . . . . = ~"
    assert lines[22] == "3   1 = . . . . . . . . . . = ~"
    assert lines[23] == "2   ~ B ~ ^ ^ ~ ~ . . . . . = ~"
    assert "waiting 13 13" in lines
    assert "hand 1: m1 m2 m3" in lines


def test_lines_may_stand_in_any_order_with_blanks_between() -> None:
    mixed = "\n\n".join(f"  {line} " for line in reversed(TEXT.splitlines()))
    assert GAME.write_position(GAME.read_position(mixed)) == TEXT


def test_a_position_whose_knowledge_was_forgotten_says_so() -> None:
    table = scene("1@h8")
    table.state.forget()
    text = GAME.write_position(table.state)
    assert text.endswith("knowledge none\n")
    assert GAME.write_position(GAME.read_position(text)) == text


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seat 1", "seat 3"),
        ("seat 1", "seat"),
        ("seat 1", "seat 1 2"),
        ("seat 1", "seat ٣"),
        ("phase move", "phase sleep"),
        ("rolled white", "rolled green"),
        ("covered 3", "covered 61"),
        ("covered 3", "covered 3\ncovered 3"),
        ("waiting 13 13", "waiting 13"),
        ("waiting 13 13", "waiting 13 -1"),
        ("hand 1: m1", "hand 3: m1"),
        ("hand 1: m1", "hand 1: m7"),
        ("hand 2: m4", "hand 1: m4"),
        ("discard:", "discards:"),
        ("8   ~ =", "8   ~"),
        ("8   ~ =", "21  ~ ="),
        ("seat 1", "seat 1\nclimber z9"),
        ("seat 1", "seat 1\nknowledge all"),
        ("seat 1", "seat 1\nnonsense 1"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(old: str, new: str) -> None:
    assert old in TEXT
    refused = refusal(TEXT.replace(old, new, 1))
    assert refused.key == "position-line-unreadable"
    assert isinstance(refused.words["line"], int)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("covered 3", "covered 2", "f1 shows ~"),
        ("covered 3", "covered 4", "no tile looks like place 4"),
        ("2   ~ B ~ ^ ^", "2   ~ B o ^ ^", "no tile looks like place 1"),
        ("2   ~ B ~ ^ ^", "2   ~ B ~ ^ ~", "no tile looks like place 2"),
        ("2   ~ B ~ ^ ^", "2   ~ B ~ ^ 1", "no tile looks like place 2"),
        ("8   ~ = . . . . . 1", "8   ~ = . . . . . 3", "h8 shows 3"),
        ("8   ~ = . . . . . 1", "8   ~ = . . . . . A", "h8 shows A"),
        ("8   ~ = . . . . . 1", "8   ~ . . . . . . 1", "b8 shows ."),
        ("15  ~ # ! ! ! ! ! ! ! ! ! *", "15  ~ # ! ! ! ! ! ! ! ! ! 1", "no pawn can be on l15"),
        ("15  ~ #", "15  ~ 1", "a pawn rests on the stair b15"),
        ("phase move", "phase climb", "nobody is on a stair"),
        ("phase move", "phase over", "the match ended for no reason"),
        ("phase move", "phase roll", "there is nothing to roll for"),
        ("rolled white", "", "a turn goes on that did not begin"),
        ("rolled white\n", "last-phases 1\n", "the last round began too early"),
        ("phase move\nrolled white", "phase lay\nrolled start", "there is nothing to lay"),
        ("phase move", "phase move\nclimber h8", "somebody is said to be on a stair"),
        ("hand 1: m1 m2 m3", "hand 1:", "a turn goes on that is over"),
        ("hand 1: m1 m2 m3", "hand 1: m1 m2 m3 m3", "seat 1 holds too many cards"),
        ("8   ~ = . . . . . 1 .", "", "a8 shows nothing"),
    ],
)
def test_a_position_that_cannot_be_is_refused(old: str, new: str, why: str) -> None:
    assert old in TEXT
    text = TEXT.replace(old, new, 1) if new else _without(old)
    refused = refusal(text)
    assert refused.key == "position-wrong"
    assert refused.words["why"] == why


def _without(begins: str) -> str:
    return "\n".join(line for line in TEXT.splitlines() if not line.startswith(begins))


def test_a_pawn_nobody_can_bring_in_is_refused() -> None:
    hidden = TEXT.replace("phase move\nrolled white", "phase bring\nrolled start")
    assert GAME.read_position(hidden).moves()
    none_left = hidden.replace("waiting 13 13", "waiting 0 13").replace("buried 0 0", "buried 13 0")
    assert refusal(none_left).words["why"] == "no pawn can come"


@pytest.mark.parametrize(
    ("old", "new", "what", "found", "wanted"),
    [
        ("stack: m1", "stack:", "m1", 5, 6),
        ("discard:", "discard: m6", "m6", 6, 5),
        ("waiting 13 13", "waiting 13 12", "pawn 2", 14, 15),
        ("buried 0 0", "buried 1 0", "pawn 1", 16, 15),
    ],
)
def test_a_component_too_few_or_too_many_is_counted(
    old: str, new: str, what: str, found: int, wanted: int
) -> None:
    assert old in TEXT
    refused = refusal(TEXT.replace(old, new, 1))
    assert refused.key == "position-count-wrong"
    assert refused.words == {"card": what, "found": found, "wanted": wanted}


def test_all_full_buoys_end_the_match() -> None:
    table = scene(f"{nearly_full('1' * 10 + '2' * 9)} 1@g2", tiles="b*10", hands="111 456")
    table.play("move g2 up 1")
    text = table.game.write_position(table.state).replace("phase over", "phase roll")
    text = text.replace("rolled white\n", "")
    assert refusal(text).words["why"] == "all buoys are full and the match goes on"
