"""The digital table: T6.1, T6.2, T6.4, T6.5. How backs are guessed (T6.3) is in test_guess.py."""

import json

import pytest

from carpathia.engine.chance import QuickChance
from carpathia.engine.fuzz import choose_any
from carpathia.engine.generator import Generator
from carpathia.engine.match import Match
from carpathia.engine.setup import Setup
from carpathia.games.titus.game import Titus
from carpathia.games.titus.moves import CASH, END, JOIN, KEEP, LIFT, TAKE_BACK
from carpathia.games.titus.state import TitusState
from carpathia.games.titus.table import TURN
from carpathia.games.titus.taking import is_unlimited
from carpathia.games.titus.variants import vary_setup
from tests.games.titus.scenes import scene

SEEN = "display 1: 1:9/8*, 2:4/5\ndisplay 2: 3:12/10*\npile: 7/7"


# T6.1 Memory


def test_T6_1_without_the_aid_a_view_holds_no_back() -> None:
    view = scene(SEEN).state.view(0)
    assert "memory-aid" not in view
    assert "back" not in json.dumps(view)


def test_T6_1_the_aid_shows_known_backs_and_the_coins_never_seen() -> None:
    table = scene(SEEN, options={"memory-aid": "on"}, figures={"coins.highest": 13})
    aid = table.state.view(0)["memory-aid"]
    assert isinstance(aid, dict)
    assert aid["backs"] == [{"coin": 1, "back": 8}, {"coin": 3, "back": 10}]
    unknown = aid["unknown"]
    assert isinstance(unknown, list)
    assert len(unknown) == 36 - 2
    assert "8/9" not in unknown
    assert "10/12" not in unknown
    assert "4/5" in unknown, "one face of it shows, but nobody can tell which coin that is"


def test_T6_1_the_aid_is_off_unless_asked_for() -> None:
    assert Titus(Setup("titus", "adlung", 2)).rules.memory_aid is False


def test_T6_1_the_aid_tells_nothing_that_was_never_up() -> None:
    options = {"memory-aid": "on"}
    one = scene("display 1: 1:9/8, 2:4/5", options=options)
    other = scene("display 1: 1:9/9, 2:4/4", options=options)
    assert one.state.view(0)["memory-aid"] == other.state.view(0)["memory-aid"]


# T6.2 Undo


def match_of(seed: int) -> Match:
    setup = Setup("titus", "adlung", 2)
    return Match(Titus(setup), setup, QuickChance(Generator(seed)))


@pytest.mark.parametrize("seed", range(20))
def test_T6_2_no_undo_past_a_lifted_coin_or_a_flip(seed: int) -> None:
    """Neither past the last coin of the pile, which shows no other."""
    match, generator = match_of(seed), Generator(seed)
    undoable = set()
    while not match.is_over():
        move = choose_any(match, generator)
        match.play(move)
        if move == LIFT or TAKE_BACK <= move < CASH:
            assert not match.can_undo(), match.game.write(move)
        elif match.can_undo():
            undoable.add("keep" if move == KEEP else "join" if move >= JOIN else "other")
    assert {"keep", "join"} <= undoable


def test_T6_2_what_was_done_since_can_be_undone() -> None:
    match = match_of(1)
    while not match.move_texts()[0].startswith("join"):
        match.play_text(match.move_texts()[0])
    before = match.game.write_position(match.state)
    match.play_text(match.move_texts()[0])
    match.undo()
    assert match.game.write_position(match.state) == before
    match.undo()
    assert match.state.view(0)["phase"] == "lifted", "back to the coin in the hand"
    assert not match.can_undo()


def test_T6_2_lifting_the_last_coin_is_a_reveal_though_nothing_shows() -> None:
    table = scene("display 1: 1:1/1\npile: 18/18", rest=False).play("lift")
    assert any(event.reveals for event in table.events)


# T6.4 Names


def test_T6_4_coins_are_named_by_the_order_in_which_they_came_up() -> None:
    table = scene("pile: 19/19 1/1 7/8 12/12", seats=3)
    for number in (1, 2, 3):
        table.play("lift")
        assert table.told("coin-lifted")[0]["coin"] == number
        assert table.told("next-coin-shown")[0]["coin"] == number + 1
        table.play("keep")


def test_T6_4_a_coin_keeps_its_name_wherever_it_goes() -> None:
    text = "display 1: 1:5/5 2:6/6 3:7/7\ndisplay 2: 4:9/8\npile: 15/15 1/1"
    table = scene(text).play("lift", "swap 4", "join 3+4", "cash 1", "end", "take-back 18")
    assert table.told("coin-taken-back")[0]["coin"] == 4
    assert table.told("coin-flipped") == [{"coin": 4, "from": 8, "to": 9}]


def test_T6_4_no_name_tells_a_back() -> None:
    """The same fronts over other backs: same moves, same view."""
    text = "display 1: 1:5/{}, 2:6/{}\ndisplay 2: 3:12/{}, 4:9/{}\npile: 7/{}"
    one = scene(text.format(5, 6, 12, 9, 7)).play("lift")
    other = scene(text.format(4, 7, 13, 11, 8)).play("lift")
    assert one.moves() == other.moves() == ["keep", "swap 3", "swap 4"]
    assert one.state.view(0)["players"] == other.state.view(0)["players"]


# T6.5 The end of a turn


def test_T6_5_the_turn_ends_by_itself_where_nothing_can_be_done() -> None:
    table = scene("display 1: 1:5/5\npile: 9/9").play("lift", "keep")
    assert table.keys() == ["coin-kept", "turn-began"]
    assert table.told("turn-began") == [{"seat": 2}]


def test_T6_5_the_end_is_a_move_where_something_can() -> None:
    table = scene("display 1: 1:5/5, 2:12/12, 3:13/13\npile: 9/9").play("lift", "keep")
    assert table.moves() == ["join 2+3", "end"]
    group = scene("display 1: 1:5/5 2:6/6 3:7/7 4:8/8\npile: 18/18").play("lift", "keep")
    assert group.moves() == ["cash 1", "end"]
    another = scene("display 1: 1:8/8\npile: 9/9").play("lift", "keep", "join 1+2")
    assert another.moves() == ["lift", "end"]


def test_T6_5_it_ends_by_itself_after_the_last_free_action() -> None:
    text = "display 1: 1:5/5, 2:12/12, 3:13/13\npile: 9/9"
    table = scene(text).play("lift", "keep", "join 2+3")
    assert table.seat() == 2


@pytest.mark.parametrize("seed", range(30))
def test_T6_5_nobody_is_ever_asked_only_to_end_his_turn(seed: int) -> None:
    """And what T4.6 says of every turn: the limit may come back within it, but never goes."""
    generator = Generator(seed)
    setup = vary_setup(generator)
    match = Match(Titus(setup), setup, QuickChance(generator))
    unlimited = False
    while not match.is_over():
        assert isinstance(match.state, TitusState)
        table = match.state.table
        moves = [int(move) for move in match.state.moves()]
        assert moves != [END]
        assert (END in moves) == (table.phase == TURN and table.takes > 0)
        unlimited = is_unlimited(table) and (unlimited or table.takes == 0)
        assert unlimited == is_unlimited(table)
        match.play(choose_any(match, generator))
