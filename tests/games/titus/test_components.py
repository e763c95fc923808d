"""The coins and victory cards: T1, and the figures a reader with the real box may correct."""

import re
from collections import Counter

import pytest

from carpathia.engine.errors import BadPosition, BadSetup
from carpathia.engine.figures import Value
from carpathia.games.titus.coins import (
    MOST_COINS,
    Deck,
    higher_of,
    lower_of,
    pair_of,
    read_faces,
    read_pair,
    write_pair,
)
from carpathia.games.titus.components import VICTORY_CARDS, make_deck, shipped_figures, value_of
from tests.games.titus.scenes import fresh, scene


def deck(**figures: Value) -> Deck:
    changes = {f"coins.{name.replace('_', '-')}": value for name, value in figures.items()}
    return make_deck(shipped_figures().with_changes(changes))


def words(made: Deck) -> list[str]:
    return [write_pair(pair) for pair in made.coins()]


# T1.1 The coins


def test_T1_1_the_deck_is_every_pair_from_1_to_19_that_differs_by_at_most_2_once() -> None:
    pairs = [(low, high) for low in range(1, 20) for high in range(low, 20) if high - low <= 2]
    assert words(deck()) == [f"{low}/{high}" for low, high in pairs]
    assert deck().count == len(pairs) == 54 == MOST_COINS


def test_T1_1_there_are_19_doubles_18_neighbours_and_17_pairs_two_apart() -> None:
    apart = Counter(higher_of(pair) - lower_of(pair) for pair in deck().coins())
    assert apart == {0: 19, 1: 18, 2: 17}


def test_T1_1_the_ends_of_the_range_show_least_often() -> None:
    faces: Counter[int] = Counter()
    for pair in deck().coins():
        faces.update([int(lower_of(pair)), int(higher_of(pair))])
    assert faces == {n: {1: 4, 2: 5, 18: 5, 19: 4}.get(n, 6) for n in range(1, 20)}


@pytest.mark.parametrize(("one", "other"), [(1, 1), (7, 8), (8, 7), (3, 5), (19, 17)])
def test_a_pair_is_the_same_from_either_side(one: int, other: int) -> None:
    pair = pair_of(one, other)
    assert (lower_of(pair), higher_of(pair)) == (min(one, other), max(one, other))
    assert read_pair(write_pair(pair)) == pair


@pytest.mark.parametrize(
    "text", ["", "7", "7/", "/8", "8/7", "7/10", "07/8", "7/8/9", "\u0667/8", "-1/1"]
)
def test_what_is_not_a_pair_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(text)}$"):
        read_pair(text)


def test_a_coin_as_it_lies_may_show_its_higher_number() -> None:
    assert read_faces("8/7") == (8, 7)


# T1.2 The victory cards


def test_T1_2_there_are_twelve_victory_cards_from_18_down_to_7() -> None:
    assert [value_of(card) for card in range(VICTORY_CARDS)] == list(range(18, 6, -1))
    table = scene(f"display 1: 1:1/1\n{bare_cards(12)}")
    assert list(table.cards(1)) == list(range(18, 6, -1))
    assert table.table.value_of_top() == 0


def test_T1_2_a_thirteenth_card_does_not_exist() -> None:
    with pytest.raises(BadPosition):
        scene(f"display 1: 1:1/1\n{bare_cards(12)}\ncard 6 1:")


def bare_cards(count: int) -> str:
    return "\n".join(f"card {18 - card} 1:" for card in range(count))


def test_T1_2_the_stack_is_open_with_the_18_on_top() -> None:
    view = fresh().state.view(0)
    assert view["card"] == 18
    assert view["cards-left"] == 12


# The figures


def test_every_figure_names_its_source_and_how_sure_it_is() -> None:
    figures = shipped_figures().figures
    assert {name: figure.certainty for name, figure in figures.items()} == {
        "coins.highest": "certain",
        "coins.apart": "certain",
        "coins.left-out": "likely",
        "coins.twice": "likely",
    }


def test_a_smaller_box_follows_the_same_arithmetic() -> None:
    assert words(deck(highest=4)) == ["1/1", "1/2", "1/3", "2/2", "2/3", "2/4", "3/3", "3/4", "4/4"]
    assert words(deck(highest=4, apart=1)) == ["1/1", "1/2", "2/2", "2/3", "3/3", "3/4", "4/4"]
    assert words(deck(highest=3, apart=0)) == ["1/1", "2/2", "3/3"]


def test_coins_may_be_left_out_and_others_be_there_twice() -> None:
    made = deck(left_out=[3, 5, 4, 4], twice=[7, 8])
    assert made.count == 53
    assert "3/5" not in words(made)
    assert "4/4" not in words(made)
    assert words(made).count("7/8") == 2


def test_a_match_with_a_coin_twice_deals_both_of_them() -> None:
    figures: dict[str, Value] = {"coins.twice": [7, 8], "coins.left-out": [4, 4]}
    table = fresh(figures=figures)
    assert table.position().count(" 7/8") == 2
    again = table.game.read_position(table.position())
    assert again.inventory() == table.state.inventory()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("highest", 2),
        ("highest", 20),
        ("apart", 3),
        ("left_out", [3]),
        ("left_out", [3, 6]),
        ("left_out", [0, 1]),
        ("left_out", [19, 20]),
        ("left_out", [3, 4, 4, 3]),
        ("twice", [7, 8]),  # 55 coins: one too many
    ],
)
def test_figures_that_make_no_deck_are_refused(name: str, value: Value) -> None:
    with pytest.raises(BadSetup) as refused:
        deck(**{name: value})
    assert refused.value.key == "figure-wrong"
    assert refused.value.words["figure"] == f"coins.{name.replace('_', '-')}"


def test_a_coin_cannot_be_left_out_and_be_there_twice() -> None:
    with pytest.raises(BadSetup):
        deck(left_out=[7, 8], twice=[8, 7])


def test_a_box_without_coins_is_refused() -> None:
    with pytest.raises(BadSetup):
        deck(highest=3, apart=0, left_out=[1, 1, 2, 2, 3, 3])
