"""Matches whose luck is chosen from outside: what the engine itself deals and plays from it."""

import copy
import pickle
import random
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from carpathia.bots.open_match import BYTE, LUCK, OVER, SEED_BYTES, OpenMatch, Stirred
from carpathia.engine.chance import ORDERS
from carpathia.engine.errors import IllegalMove
from carpathia.engine.game import NOBODY
from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.games import open_game
from tests.bots.scripted import SETUPS, PlainMatch, Scripted

SEED = 0x1912_04_15_40
EVERY_SETUP = pytest.mark.parametrize("setup", SETUPS, ids=lambda one: f"{one.game}-{one.seats}")
EITHER_WAY = pytest.mark.parametrize("is_explicit", [False, True], ids=["seeded", "explicit"])


def dealt(setup: Setup, is_explicit: bool = False, seed: int = SEED) -> OpenMatch:
    match = OpenMatch(setup, open_game(setup), is_explicit)
    for byte in seed.to_bytes(SEED_BYTES, "big"):
        assert match.player == LUCK
        match.act(byte)
    return match


def position(match: OpenMatch) -> str:
    return match.game.write_position(match.known())


def wander(match: OpenMatch, actions: int, seed: int = 1) -> None:
    draw = random.Random(seed)
    for _ in range(actions):
        if match.player != OVER:
            match.act(draw.choice(match.actions()))


def to_luck(match: OpenMatch, seed: int = 1, begins: str = "") -> None:
    """Until a move waits, one that begins so."""
    draw = random.Random(seed)
    while not (match.player == LUCK and match.waiting().startswith(begins)):
        assert match.player != OVER
        match.act(draw.choice(match.actions()))


def after_each(match: OpenMatch) -> list[str]:
    """Where each number leads that luck can choose now."""
    found = []
    for number in match.actions():
        twin = match.copy()
        twin.act(number)
        found.append(twin.game.write_position(twin.table()))
    return found


@EITHER_WAY
@EVERY_SETUP
@pytest.mark.parametrize("apart", [1, 7, 10_000])
def test_whole_matches_go_as_the_engine_plays_them(
    setup: Setup, is_explicit: bool, apart: int
) -> None:
    """However seldom anybody asks what is known: at once, now and then, only at the end."""
    plain, match = PlainMatch(open_game(setup), SEED), dealt(setup, is_explicit)
    draw = random.Random(apart)
    moves = waited = 0
    while plain.state.seat() != NOBODY:
        offered = sorted(int(move) for move in plain.state.moves())
        assert match.player == plain.state.seat()
        assert match.bound() == 0
        assert match.actions() == offered
        move = draw.choice(offered)
        match.act(move)
        number = None
        if match.player == LUCK:
            assert match.actions() == list(range(match.bound()))
            number = draw.choice(match.actions())
            match.act(number)
            waited += 1
        plain.play(move, number)
        moves += 1
        if moves % apart == 0 or plain.state.seat() == NOBODY:
            assert position(match) == plain.game.write_position(plain.state)
            for seat in range(setup.seats):
                assert match.memory(seat) == plain.told.memory(seat)
                assert match.table().view(seat) == plain.state.view(seat)
    assert match.player == OVER
    assert match.actions() == []
    assert (waited > 0) == (is_explicit and setup.game != "titus"), "there it is all in the deal"


@EITHER_WAY
@EVERY_SETUP
def test_copies_and_pickles_have_the_same_luck_and_go_alone(
    setup: Setup, is_explicit: bool
) -> None:
    """Also while a move waits for luck, and after the others went elsewhere."""
    match, twin = dealt(setup, is_explicit), dealt(setup, is_explicit)
    for turn in range(12):
        wander(match, 9, turn)
        left = twin
        twin = pickle.loads(pickle.dumps(left)) if turn % 2 else copy.deepcopy(left)
        assert (twin.waiting(), twin.bound()) == (left.waiting(), left.bound())
        wander(left, 5, 99)
        wander(twin, 9, turn)
        assert position(twin) == position(match)
        assert twin.memory(0) == match.memory(0)


@EITHER_WAY
def test_a_seed_that_lacks_bytes_is_kept_too(is_explicit: bool) -> None:
    match = OpenMatch(SETUPS[0], open_game(SETUPS[0]), is_explicit)
    whole = dealt(SETUPS[0], is_explicit)
    for byte in SEED.to_bytes(SEED_BYTES, "big"):
        assert match.bound() == BYTE
        assert match.actions() == list(range(BYTE))
        match = pickle.loads(pickle.dumps(match)).copy()
        match.act(byte)
    assert position(match) == position(whole)
    assert match.is_explicit == is_explicit


def test_every_byte_of_the_seed_matters() -> None:
    deals = {position(dealt(SETUPS[2], seed=SEED ^ 1 << 8 * byte)) for byte in range(SEED_BYTES)}
    deals.add(position(dealt(SETUPS[2])))
    assert len(deals) == SEED_BYTES + 1


@pytest.mark.parametrize("setup", [one for one in SETUPS if one.game != "titus"])
def test_a_move_that_waits_for_luck_has_changed_nothing(setup: Setup) -> None:
    match = dealt(setup, is_explicit=True)
    draw = random.Random(4)
    waited = 0
    while match.player != OVER:
        before = match.game.write_position(match.table())
        was_luck = match.player == LUCK
        match.act(draw.choice(match.actions()))
        if match.player == LUCK:
            assert not was_luck, "one number is enough for a move"
            waited += 1
            assert match.game.write_position(match.table()) == before
            assert match.waiting() == match.game.write(match.game.read(match.waiting()))
    assert waited > 0


@pytest.mark.parametrize("setup", SETUPS[3:])
def test_a_die_shows_each_side_by_its_number(setup: Setup) -> None:
    match = dealt(setup, is_explicit=True)
    to_luck(match, begins="roll")
    assert match.actions() == list(range(6))
    for number, after in enumerate(after_each(match)):
        plain = match.table().copy()
        plain.play(match.game.read("roll"), Scripted([number]))
        assert after == match.game.write_position(plain)


def test_each_number_has_an_order_of_its_own_whenever_it_is_tried() -> None:
    match = dealt(SETUPS[1], is_explicit=True)
    to_luck(match)
    while len(set(after_each(match))) < ORDERS / 2:  # two or three cards have fewer orders
        match.act(0)
        to_luck(match)
    assert match.bound() == ORDERS
    assert after_each(match) == after_each(match)


def test_orders_are_even_over_all_seeds_and_over_all_numbers() -> None:
    """Which of six cards comes to lie on top: of some 4,000 each in about one case of six."""

    def tops(seeds: range, numbers: range) -> list[int]:
        found: Counter[int] = Counter()
        for seed in seeds:
            for number in numbers:
                chance = Stirred(Generator(seed))
                chance.stir(number)
                cards = vec[i64](range(6))
                chance.shuffle(cards)
                found[int(cards[5])] += 1
        return [found[card] for card in range(6)]

    for seeds, numbers in ((range(4096), range(7, 8)), (range(16), range(ORDERS))):
        counts = tops(seeds, numbers)
        expected = sum(counts) / 6
        assert sum((count - expected) ** 2 / expected for count in counts) < 20.5, counts


def test_the_number_of_one_move_is_not_the_die_of_the_next() -> None:
    chance, other = Stirred(Generator(1)), Stirred(Generator(1))
    for one in (chance, other):
        one.stir(5)
        one.settle()
    assert chance.roll(1000) == other.roll(1000) > 5
    chance.stir(5 + 6 * 3)
    assert [int(chance.roll(sides)) for sides in (6, 4)] == [5, 3]


@EITHER_WAY
def test_a_guess_has_other_luck_and_what_its_seat_knows(is_explicit: bool) -> None:
    match = dealt(Setup("noris-titanic", "noris", 2), is_explicit)
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


def test_a_move_that_waits_would_wait_in_a_guess_too() -> None:
    """A Rescue that fails in truth may find a place for somebody in a guess: not in these."""
    match = dealt(SETUPS[0], is_explicit=True)
    waited = 0
    for seed in range(12):
        to_luck(match, seed, "rescue")
        move = match.game.read(match.waiting())
        for guess in range(20):
            twin = match.guessed(0, Generator(guess))
            assert (twin.waiting(), twin.bound()) == (match.waiting(), match.bound())
            assert twin.table().luck(move) == match.bound()
            waited += 1
        match = dealt(SETUPS[0], is_explicit=True, seed=seed)
    assert waited == 240


def test_out_of_turn_nothing_is_played_and_nothing_chosen() -> None:
    match = OpenMatch(SETUPS[3], open_game(SETUPS[3]), is_explicit=True)
    with pytest.raises(IllegalMove):
        match.play(0)
    with pytest.raises(ValueError, match="256 is not below 256"):
        match.decide(BYTE)
    with pytest.raises(ValueError, match="nothing is dealt"):
        match.known()
    with pytest.raises(ValueError, match="nothing is dealt"):
        match.moves()
    assert match.waiting() == "deal"
    match = dealt(SETUPS[3], is_explicit=True)
    assert match.waiting() == ""
    with pytest.raises(ValueError, match="0 is not below 0"):
        match.decide(0)
    before = position(match)
    for number in (-1, 10**6):
        with pytest.raises(IllegalMove):
            match.act(number)
    assert position(match) == before
    to_luck(match, begins="roll")
    with pytest.raises(ValueError, match="6 is not below 6"):
        match.act(6)
    with pytest.raises(IllegalMove):
        match.play(0)
    assert match.waiting() == "roll"
