"""Matches whose luck is a seed: what the engine itself deals and plays from it, and what is told."""

import copy
import pickle
import random

import pytest

from carpathia.bots.chance_nodes import LUCK, OVER
from carpathia.bots.seeded_match import BYTE, SEED_BYTES, SeededMatch
from carpathia.engine.chance import QuickChance
from carpathia.engine.errors import IllegalMove
from carpathia.engine.game import NOBODY, Event, State
from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.games import open_game
from tests.bots.slow_match import SETUPS, Told

SEED = 0x1912_04_15_40
EVERY_SETUP = pytest.mark.parametrize("setup", SETUPS, ids=lambda one: f"{one.game}-{one.seats}")


def dealt(setup: Setup, seed: int = SEED) -> SeededMatch:
    match = SeededMatch(setup, open_game(setup))
    for byte in seed.to_bytes(SEED_BYTES, "big"):
        assert match.player == LUCK
        match.act(byte)
    return match


def position(match: SeededMatch) -> str:
    return match.game.write_position(match.known())


def wander(match: SeededMatch, moves: int, seed: int = 1) -> None:
    draw = random.Random(seed)
    for _ in range(moves):
        if match.player != OVER:
            match.act(draw.choice(match.actions()))


class Plain:
    """The same match as the engine plays it: with all that is known, and all that is told."""

    def __init__(self, setup: Setup) -> None:
        self.game = open_game(setup)
        self.chance = QuickChance(Generator(SEED))
        self.state: State = self.game.start(self.chance)
        self.told = Told(self.game.seats)
        self.told.look(self.state)

    def play(self, move: int) -> None:
        seat = int(self.state.seat())
        events: list[Event] = []
        self.state.play(move, self.chance, events)
        self.told.remember(seat, move, events)


@EVERY_SETUP
@pytest.mark.parametrize("apart", [1, 7, 10_000])
def test_whole_matches_go_as_the_engine_plays_them(setup: Setup, apart: int) -> None:
    """However seldom anybody asks what is known: at once, now and then, only at the end."""
    plain, match = Plain(setup), dealt(setup)
    draw = random.Random(apart)
    moves = 0
    while plain.state.seat() != NOBODY:
        offered = sorted(int(move) for move in plain.state.moves())
        assert match.player == plain.state.seat()
        assert match.bound() == 0
        assert match.actions() == offered
        move = draw.choice(offered)
        plain.play(move)
        match.act(move)
        moves += 1
        if moves % apart == 0 or plain.state.seat() == NOBODY:
            assert position(match) == plain.game.write_position(plain.state)
            for seat in range(setup.seats):
                assert match.memory(seat) == plain.told.memory(seat)
                assert match.table().view(seat) == plain.state.view(seat)
    assert match.player == OVER
    assert match.actions() == []


@EVERY_SETUP
def test_copies_and_pickles_have_the_same_luck_and_go_alone(setup: Setup) -> None:
    match, twin = dealt(setup), dealt(setup)
    for turn in range(12):
        wander(match, 9, turn)
        left = twin
        twin = pickle.loads(pickle.dumps(left)) if turn % 2 else copy.deepcopy(left)
        wander(left, 5, 99)
        wander(twin, 9, turn)
        assert position(twin) == position(match)
        assert twin.memory(0) == match.memory(0)


def test_a_seed_that_lacks_bytes_is_kept_too() -> None:
    match = SeededMatch(SETUPS[0], open_game(SETUPS[0]))
    whole = dealt(SETUPS[0])
    for byte in SEED.to_bytes(SEED_BYTES, "big"):
        assert match.bound() == BYTE
        assert match.actions() == list(range(BYTE))
        match = pickle.loads(pickle.dumps(match)).copy()
        match.act(byte)
    assert position(match) == position(whole)


def test_every_byte_of_the_seed_matters() -> None:
    deals = {position(dealt(SETUPS[2], SEED ^ 1 << 8 * byte)) for byte in range(SEED_BYTES)}
    deals.add(position(dealt(SETUPS[2])))
    assert len(deals) == SEED_BYTES + 1


def test_a_guess_has_other_luck_and_what_its_seat_knows() -> None:
    match = dealt(Setup("noris-titanic", "noris", 2))
    wander(match, 200)
    before = position(match)
    twins = [match.guessed(0, Generator(seed)) for seed in range(4)]
    for twin in twins:
        assert twin.memory(0) == match.memory(0)
        assert twin.memory(1) != match.memory(1)
        assert twin.table().view(0) == match.table().view(0)
        assert twin.player == match.player
    # The die of Titanic is rolled after the guess: the same moves do not stay legal everywhere.
    for twin in twins:
        wander(twin, 40)
    assert len({twin.game.write_position(twin.table()) for twin in twins}) == len(twins)
    assert position(match) == before


def test_out_of_turn_nothing_is_played_and_nothing_chosen() -> None:
    match = SeededMatch(SETUPS[0], open_game(SETUPS[0]))
    with pytest.raises(IllegalMove):
        match.play(0)
    with pytest.raises(ValueError, match="256 is not below 256"):
        match.decide(BYTE)
    with pytest.raises(ValueError, match="nothing is dealt"):
        match.known()
    with pytest.raises(ValueError, match="nothing is dealt"):
        match.moves()
    assert match.waiting() == "deal"
    match = dealt(SETUPS[0])
    assert match.waiting() == ""
    with pytest.raises(ValueError, match="0 is not below 0"):
        match.decide(0)
    before = position(match)
    for number in (-1, 10**6):
        with pytest.raises(IllegalMove):
            match.act(number)
    assert position(match) == before
