"""Matches with open chance: quick, and yet what the plain way comes to."""

import copy
import pickle

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from carpathia.bots.chance_nodes import LUCK, OVER, Hunch, OpenMatch
from carpathia.bots.journal import Script
from carpathia.engine.errors import IllegalMove
from carpathia.engine.game import NOBODY
from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.games import open_game
from tests.bots.slow_match import SETUPS, SlowMatch


def play_both(slow: SlowMatch, quick: OpenMatch, generator: Generator) -> None:
    """One action, after it was found that both offer the same."""
    if slow.bounds:
        offered = list(range(slow.bounds[0]))
        assert quick.player == LUCK
        assert quick.bound() == slow.bounds[0]
    else:
        assert slow.state is not None
        offered = sorted(int(move) for move in slow.state.moves())
        assert quick.player == slow.state.seat()
        assert quick.bound() == 0
    assert quick.actions() == offered
    action = offered[generator.below(len(offered))]
    slow.act(action)
    quick.act(action)


def is_over(slow: SlowMatch) -> bool:
    return slow.state is not None and not slow.bounds and slow.state.seat() == NOBODY


def assert_same(slow: SlowMatch, quick: OpenMatch) -> None:
    assert slow.state is not None
    game = slow.game
    assert game.write_position(quick.known()) == game.write_position(slow.state)
    for seat in range(game.seats):
        assert quick.memory(seat) == slow.memory(seat)
        assert quick.table().view(seat) == slow.state.view(seat)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.game}-{setup.seats}")
@pytest.mark.parametrize("apart", [1, 7, 10_000])
def test_whole_matches_go_as_they_go_the_plain_way(setup: Setup, apart: int) -> None:
    """However seldom anybody asks what is known: at once, now and then, only at the end."""
    game = open_game(setup)
    slow, quick, generator = SlowMatch(game), OpenMatch(setup, game), Generator(apart)
    actions = 0
    while not is_over(slow):
        play_both(slow, quick, generator)
        actions += 1
        if slow.state is not None and actions % apart == 0:
            assert_same(slow, quick)
    assert quick.player == OVER
    assert quick.actions() == []
    assert_same(slow, quick)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.game}-{setup.seats}")
def test_copies_and_pickles_go_on_alike_and_alone(setup: Setup) -> None:
    """Also in the middle of a shuffle, and after the others went elsewhere."""
    game = open_game(setup)
    slow, quick, generator = SlowMatch(game), OpenMatch(setup, game), Generator(3)
    actions = 0
    while not is_over(slow) and actions < 400:
        play_both(slow, quick, generator)
        actions += 1
        if actions % 23 == 0:
            left = quick
            quick = pickle.loads(pickle.dumps(left)) if actions % 2 else copy.deepcopy(left)
            assert quick.waiting() == left.waiting()
            for _ in range(30):
                if left.player != OVER:
                    left.act(left.actions()[-1])
            if slow.state is not None:
                assert_same(slow, quick)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.game}-{setup.seats}")
def test_a_move_that_waits_for_luck_has_changed_nothing(setup: Setup) -> None:
    quick, generator = OpenMatch(setup, open_game(setup)), Generator(4)
    waited = 0
    for _ in range(900):
        if quick.player == OVER:
            break
        before = "" if quick.state is None else quick.game.write_position(quick.state)
        was_luck = quick.player == LUCK
        offered = quick.actions()
        quick.act(offered[generator.below(len(offered))])
        if quick.player == LUCK and not was_luck:
            waited += 1
            assert quick.game.write_position(quick.table()) == before
            assert quick.waiting() == quick.game.write(quick.game.read(quick.waiting()))
    assert waited > 0 or setup.game == "titus", "there all luck is in the deal"


def test_a_guess_goes_on_from_what_its_seat_knows() -> None:
    setup = Setup("noris-titanic", "noris", 2)
    quick, generator = OpenMatch(setup, open_game(setup)), Generator(6)
    for _ in range(300):
        offered = quick.actions()
        quick.act(offered[generator.below(len(offered))])
    twin = quick.guessed(0, generator)
    assert twin.memory(0) == quick.memory(0)
    assert twin.memory(1) != quick.memory(1)
    assert twin.table().view(0) == quick.table().view(0)
    before = quick.game.write_position(quick.known())
    for _ in range(40):
        if twin.player != OVER:
            twin.act(twin.actions()[0])
    assert quick.game.write_position(quick.known()) == before


def test_out_of_turn_nothing_is_played_and_nothing_chosen() -> None:
    setup = SETUPS[0]
    quick = OpenMatch(setup, open_game(setup))
    with pytest.raises(IllegalMove):
        quick.play(0)
    while quick.player == LUCK:
        quick.act(0)
    with pytest.raises(ValueError, match="0 is not below 0"):
        quick.decide(0)
    before = quick.game.write_position(quick.known())
    for number in (-1, 10**6):
        with pytest.raises(IllegalMove):
            quick.act(number)
    assert quick.game.write_position(quick.known()) == before


def test_a_script_says_what_it_lacks_first() -> None:
    script = Script()
    script.load(vec[i64]([2]))
    items = vec[i64]([10, 11, 12])
    assert script.roll(1) == 0, "there is nothing to choose"
    assert script.roll(4) == 2
    found = [script.lacks]
    script.shuffle(items)
    found.append(script.lacks)
    assert found == [False, True]
    assert list(items) == [10, 11, 12]
    assert list(script.toss(2)) == [0, 0]
    assert list(script.wanted) == [3, 2], "what was asked for after that does not count"
    script.load(vec[i64]([0, 1, 1, 0]))
    script.shuffle(items)
    assert list(items) == [12, 11, 10]
    assert list(script.toss(2)) == [1, 0]
    assert not script.lacks


def test_for_a_deal_a_script_says_all_that_it_lacks() -> None:
    script = Script()
    script.load(vec[i64](), is_deal=True)
    script.shuffle(vec[i64]([10, 11, 12]))
    assert script.roll(4) == 0
    assert list(script.wanted) == [3, 2, 4]
    script.load(vec[i64]([2, 1, 3]), is_deal=True)
    items = vec[i64]([10, 11, 12])
    script.shuffle(items)
    found = (list(items), script.roll(4), script.lacks)
    assert found == ([10, 11, 12], 3, False)


def test_what_asks_often_is_expected_to_ask_again() -> None:
    hunch = Hunch(2)
    assert not hunch.expects(0)
    hunch.note(0, True)
    assert hunch.expects(0)
    assert not hunch.expects(1)
    for _ in range(3):
        hunch.note(0, False)
    assert not hunch.expects(0)
