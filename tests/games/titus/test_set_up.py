"""The set-up: T2."""

from collections import Counter

import pytest

from carpathia.engine.chance import QuickChance, SeededChance, read_seed
from carpathia.engine.errors import BadSetup
from carpathia.engine.generator import Generator
from carpathia.engine.match import Match
from carpathia.engine.setup import Setup
from carpathia.games.titus.game import Titus
from tests.games.titus.scenes import fresh

DECK = [f"{low}/{low + apart}" for low in range(1, 20) for apart in range(3) if low + apart <= 19]


def test_T2_1_the_coins_are_shuffled_and_the_first_of_the_order_is_on_top() -> None:
    order = [*DECK[10:], *DECK[:10]]
    table = fresh(orders=[" ".join(order)])
    assert table.position().splitlines()[-1] == f"pile: {' '.join(order)}"


def test_T2_1_each_coin_is_tossed_and_1_turns_the_higher_face_up() -> None:
    table = fresh(orders=["", "011"])
    assert table.position().splitlines()[-1].startswith("pile: 1/1 2/1 3/1 2/2 2/3 ")


def test_T2_1_order_and_faces_are_two_outcomes_of_all_coins() -> None:
    setup = Setup("titus", "adlung", 3)
    match = Match(Titus(setup), setup, SeededChance(read_seed("titus")))
    shuffled, tossed = match.first.outcomes
    assert (shuffled.kind, tossed.kind) == ("shuffle", "toss")
    assert sorted(shuffled.values) == sorted(int(pair) for pair in match_deck(match))
    assert len(tossed.values) == 54
    assert set(tossed.values) == {0, 1}


def match_deck(match: Match) -> list[int]:
    assert isinstance(match.game, Titus)
    return [int(pair) for pair in match.game.rules.deck.coins()]


def test_T2_1_either_face_comes_up_with_even_odds_whatever_the_others_do() -> None:
    faces: Counter[str] = Counter()
    for seed in range(400):
        table = fresh_by_chance(seed)
        one, other = (table[DECK.index(pair)] for pair in ("7/8", "8/9"))
        faces[f"{one}{other}"] += 1
    assert set(faces) == {"00", "01", "10", "11"}
    assert all(60 < count < 140 for count in faces.values())


def fresh_by_chance(seed: int) -> dict[int, int]:
    """For each coin of the deck whether its higher face is up."""
    game = Titus(Setup("titus", "adlung", 2))
    pile = game.write_position(game.start(QuickChance(Generator(seed)))).splitlines()[-1]
    up = {}
    for word in pile.removeprefix("pile: ").split():
        front, back = (int(face) for face in word.split("/"))
        up[DECK.index(f"{min(front, back)}/{max(front, back)}")] = int(front > back)
    return up


def test_T2_1_the_top_coin_is_visible_and_no_other() -> None:
    table = fresh(orders=["", "01"])
    view = table.state.view(0)
    assert view["next"] == {"coin": 1, "number": 1}
    assert view["pile"] == 54
    for player in view["players"] if isinstance(view["players"], list) else []:
        assert player == {"runs": [], "cards": [], "points": 0, "coins": 0}


def test_T2_1_the_first_seat_begins_unless_the_table_says_otherwise() -> None:
    assert fresh(seats=4).seat() == 1
    assert fresh(seats=4, options={"first": "3"}).seat() == 3


@pytest.mark.parametrize("told", [1, 2, 3, 4])
def test_T2_1_who_begins_can_be_left_to_chance(told: int) -> None:
    table = fresh(seats=4, options={"first": "random"}, orders=["", "", str(told)])
    assert table.seat() == told


def test_T2_1_play_goes_clockwise() -> None:
    table = fresh(seats=3, options={"first": "2"}, orders=[" ".join(DECK[::4] + rest())])
    seats = []
    for _ in range(4):
        seats.append(table.seat())
        table.play("lift", "keep")
    assert seats == [2, 3, 1, 2]


def rest() -> list[str]:
    return [coin for coin in DECK if coin not in DECK[::4]]


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadSetup) as refused:
        Titus(Setup("titus", "adlung", seats))
    assert refused.value.key == "seats-wrong"
    assert (refused.value.words["least"], refused.value.words["most"]) == (2, 4)


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("first", "0", "option-wrong"),
        ("first", "3", "option-wrong"),
        ("memory-aid", "yes", "option-wrong"),
        ("crew", "lee", "option-unknown"),
    ],
)
def test_options_that_do_not_exist_are_refused(name: str, value: str, key: str) -> None:
    setup = Setup("titus", "adlung", 2)
    setup.options[name] = value
    with pytest.raises(BadSetup) as refused:
        Titus(setup)
    assert refused.value.key == key
