"""Guesses of Titus: hidden backs jointly and exactly (T6.3), and never by looking at one."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations, product
from math import factorial, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from carpathia.bots.greedy_titus import GreedyTitus
from carpathia.engine.chance import QuickChance
from carpathia.engine.figures import Value
from carpathia.engine.generator import Generator
from carpathia.engine.match import Match
from carpathia.games.titus.backs import Backs
from carpathia.games.titus.coins import Deck, higher_of, lower_of, pair_of
from carpathia.games.titus.components import make_deck, shipped_figures
from carpathia.games.titus.game import Titus
from carpathia.games.titus.guessing import backs_of
from carpathia.games.titus.state import TitusState
from carpathia.games.titus.table import Table
from carpathia.games.titus.variants import vary_setup
from tests.games.titus.scenes import Scene, fresh, scene

Coin = tuple[int, int]
"""Front and back."""


def deck(**figures: Value) -> Deck:
    changes = {f"coins.{name.replace('_', '-')}": value for name, value in figures.items()}
    return make_deck(shipped_figures().with_changes(changes))


def faces(made: Deck) -> list[Coin]:
    return [(int(lower_of(pair)), int(higher_of(pair))) for pair in made.coins()]


def ways(made: Deck, fronts: list[int], known: list[Coin]) -> int:
    """In how many ways, order and tosses included, unseen coins can show these fronts in turn."""
    copies = made.copies[:]
    for front, back in known:
        copies[pair_of(front, back)] -= 1
    showing = Counter(fronts)
    numbers = vec[i64]([showing[number] for number in range(made.highest + 4)])
    weight = Backs(made, copies, numbers).ways
    return int(weight) * prod(factorial(count) for count in showing.values())


# Against exact enumeration

SMALL = {
    "1 to 3": deck(highest=3),
    "1 to 4": deck(highest=4),
    "1 to 5, neighbours": deck(highest=5, apart=1),
    "1 to 5, some left out": deck(highest=5, left_out=[1, 1, 2, 4, 3, 3, 5, 5]),
    "1 to 4, some twice": deck(highest=4, twice=[2, 3, 4, 4]),
}


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
def test_T6_3_the_ways_to_show_what_shows_are_counted_exactly(name: str, count: int) -> None:
    """All deals of so many coins and all tosses, against the sums of `Backs`."""
    small = SMALL[name]
    found: Counter[tuple[int, ...]] = Counter()
    for dealt in permutations(faces(small), count):
        found.update(product(*dealt))
    for fronts in product(range(1, int(small.highest) + 1), repeat=count):
        assert ways(small, list(fronts), []) == found[fronts], fronts


@pytest.mark.parametrize("name", SMALL)
def test_T6_3_known_coins_are_out_of_the_question(name: str) -> None:
    small = SMALL[name]
    every = faces(small)
    for known in ([every[1]], [every[0], every[4]]):
        left = list(every)
        for coin in known:
            left.remove(coin)
        found: Counter[tuple[int, ...]] = Counter()
        for dealt in permutations(left, 3):
            found.update(product(*dealt))
        for fronts in product(range(1, int(small.highest) + 1), repeat=3):
            assert ways(small, list(fronts), known) == found[fronts], (fronts, known)


def chance_of_back(fronts: list[int], back: int, known: list[Coin] | None = None) -> Fraction:
    """The odds that the first of the coins which show these fronts hides a number."""
    made, seen = deck(), known or []
    front = fronts[0]
    rest = ways(made, fronts[1:], [*seen, (front, back)])
    return Fraction(rest * (2 if front == back else 1), ways(made, fronts, seen))


def test_T6_3_a_lone_8_hides_an_8_with_one_third() -> None:
    assert chance_of_back([8], 8) == Fraction(1, 3)
    assert [chance_of_back([8], back) for back in (6, 7, 9, 10)] == [Fraction(1, 6)] * 4


def test_T6_3_with_two_sevenths_if_one_other_8_shows() -> None:
    assert chance_of_back([8, 8], 8) == Fraction(2, 7)


def test_T6_3_with_twelve_thirty_fifths_if_one_9_shows_instead() -> None:
    assert chance_of_back([8, 9], 8) == Fraction(12, 35)


def test_T6_3_a_known_coin_changes_the_odds_too() -> None:
    assert chance_of_back([8], 8, [(8, 9)]) == Fraction(2, 5)
    assert chance_of_back([8], 7, [(8, 8)]) == Fraction(1, 4)
    assert chance_of_back([8], 8, [(3, 4)]) == Fraction(1, 3)


@pytest.mark.parametrize(
    ("text", "odds"),
    [
        ("pile: 8/8", Fraction(1, 3)),
        ("display 1: 1:8/8\npile: 8/9", Fraction(2, 7)),
        ("display 1: 1:8/9\npile: 9/9", Fraction(12, 35)),
    ],
)
def test_T6_3_guesses_come_as_often_as_that(text: str, odds: Fraction) -> None:
    table, generator, count = scene(text), Generator(8), 3000
    hits = sum(table.state.guess(0, generator).table.back[0] == 8 for _ in range(count))
    assert abs(hits - count * odds) < 4 * (count * odds * (1 - odds)) ** 0.5


# Whole guesses against whole deals: a box of six coins has 6! orders and 2**6 tosses


def deals(small: Deck) -> Iterator[tuple[Coin, ...]]:
    """Every deal, as fronts and backs from the top of the pile down; all are equally likely."""
    every = faces(small)
    for order in permutations(every):
        for tosses in product((False, True), repeat=len(every)):
            yield tuple((b, a) if up else (a, b) for (a, b), up in zip(order, tosses, strict=True))


def is_possible(dealt: tuple[Coin, ...], table: Table) -> bool:
    """Whether a deal agrees with all that was ever up."""
    for coin in range(int(table.shown())):
        now = (int(table.front[coin]), int(table.back[coin]))
        if table.has_seen_back(coin):
            if dealt[coin] not in (now, now[::-1]):
                return False
        elif dealt[coin][0] != now[0]:
            return False
    return True


def hidden(coins: list[Coin], table: Table) -> tuple[Coin, ...]:
    """What nobody knows: unseen backs, and the pile below its top."""
    shown = int(table.shown())
    backs = [(0, coins[c][1]) for c in range(shown) if not table.has_seen_back(c)]
    return (*backs, *coins[shown:])


SIX: dict[str, Value] = {"coins.highest": 3}


@pytest.mark.parametrize(
    ("order", "moves"),
    [
        ("2/2 1/2 1/3 1/1 2/3 3/3", "lift keep"),
        ("2/2 2/3 1/1 1/3 1/2 3/3", "lift keep lift keep lift keep"),
        ("1/3 3/3 1/1 2/2 1/2 2/3", "lift keep lift swap:1"),
        ("1/3 2/3 1/1 2/2 1/2 3/3", "lift keep lift swap:1 lift swap:1"),
        ("1/3 3/3 1/1 2/2 1/2 2/3", "lift keep lift swap:1 lift keep lift"),
    ],
)
def test_guesses_are_distributed_like_all_deals_that_agree_with_what_was_seen(
    order: str, moves: str
) -> None:
    table = fresh(orders=[order], figures=SIX)
    table.play(*(move.replace(":", " ") for move in moves.split()))
    wanted: Counter[tuple[Coin, ...]] = Counter()
    for dealt in deals(deck(highest=3)):
        if is_possible(dealt, table.table):
            wanted[hidden(list(dealt), table.table)] += 1
    count = 40 * len(wanted)
    generator = Generator(6)
    found: Counter[tuple[Coin, ...]] = Counter()
    for _ in range(count):
        guess = table.state.guess(0, generator).table
        coins = [(int(guess.front[c]), int(guess.back[c])) for c in range(6)]
        found[hidden(coins, table.table)] += 1
    assert found.keys() == wanted.keys(), "nothing impossible, and nothing left out"
    total = sum(wanted.values())
    surprise = 0.0
    for way, weight in wanted.items():
        expected = count * weight / total
        surprise += (found[way] - expected) ** 2 / expected
    freedom = len(wanted) - 1
    assert surprise < freedom + 5 * (2 * freedom) ** 0.5


# Nothing is read that nobody has seen


def played(number: int, moves: int) -> Match:
    """A match some way on, in which the greedy bot has had its turn now and then."""
    generator = Generator(number)
    setup = vary_setup(generator)
    match = Match(Titus(setup), setup, QuickChance(generator))
    for _ in range(moves):
        if not match.is_over():
            legal = match.state.moves()
            if generator.below(3):
                known = match.state.guess(0, generator)
                match.play(GreedyTitus().choose(known, generator))
            else:
                match.play(legal[generator.below(len(legal))])
    return match


def trade_hidden(table: Table, generator: Generator) -> None:
    """Another truth behind the same sights, made by hand: coins change places and faces.

    Two coins may trade places if each can show what the other one must show.
    """
    count, shown = len(table.front), int(table.shown())
    for _ in range(400):
        one, other = int(generator.below(count)), int(generator.below(count))
        if table.has_seen_back(one) or table.has_seen_back(other) or one == other:
            continue
        new_one = lay(table, other, int(table.front[one]) if one < shown else 0, generator)
        new_other = lay(table, one, int(table.front[other]) if other < shown else 0, generator)
        if new_one and new_other:
            table.front[one], table.back[one] = new_one
            table.front[other], table.back[other] = new_other


def lay(table: Table, coin: int, must: int, generator: Generator) -> Coin | None:
    """A coin as it would lie in a place that must show a number; 0: any."""
    one, other = int(table.front[coin]), int(table.back[coin])
    if generator.below(2):
        one, other = other, one
    if must in (0, one):
        return one, other
    return (other, one) if must == other else None


@given(number=st.integers(0, 2**40), moves=st.integers(0, 200), seed=st.integers(0, 2**31))
def test_trading_all_hidden_faces_changes_no_guess_view_or_move(
    number: int, moves: int, seed: int
) -> None:
    """The twin here is made by hand, not by `guess`: a guess that peeked would be found out."""
    match = played(number, moves)
    game, twin = match.game, match.state.copy()
    assert isinstance(twin, TitusState)
    trade_hidden(twin.table, Generator(seed))
    assert twin.check() == ""
    assert twin.inventory() == match.state.inventory()
    for seat in range(-1, game.seats):
        assert twin.view(seat) == match.state.view(seat)
        one = match.state.guess(seat, Generator(seed))
        assert game.write_position(one) == game.write_position(twin.guess(seat, Generator(seed)))
    assert list(twin.moves()) == list(match.state.moves())


@given(number=st.integers(0, 2**40), moves=st.integers(0, 200))
def test_the_truth_is_always_among_the_ways(number: int, moves: int) -> None:
    state = played(number, moves).state
    assert isinstance(state, TitusState)
    assert backs_of(state.table).ways >= 1


def test_a_seen_back_is_guessed_as_it_is() -> None:
    table: Scene = scene("display 1: 1:9/8*, 2:4/5\ndisplay 2: 3:12/10*")
    for seed in range(30):
        guess = table.state.guess(0, Generator(seed)).table
        assert (guess.back[0], guess.back[2]) == (8, 10)


def test_a_guess_can_be_played_on_and_guessed_again() -> None:
    state = played(7, 60).state.guess(0, Generator(1))
    assert state.guess(0, Generator(2)).check() == ""


def test_many_coins_that_show_the_same_number_are_no_trouble() -> None:
    text = "display 1: 1:8/8, 2:8/7, 3:8/9\ndisplay 2: 4:8/6, 5:8/10, 6:9/9, 7:7/7"
    backs = {
        tuple(scene(text).state.guess(0, Generator(seed)).table.back)[:5] for seed in range(200)
    }
    assert len(backs) > 60
    assert all(sorted(five) == [6, 7, 8, 9, 10] for five in backs)
