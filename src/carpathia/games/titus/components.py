"""The components of Titus as the rules use them, checked once when a game is made."""

from importlib.resources import files
from typing import Final

from carpathia.engine.figures import Figures, read_figures, wrong_figure
from carpathia.games.titus.coins import FARTHEST, HIGHEST, MOST_COINS, Deck, pair_of

# T1.2
VICTORY_CARDS: Final = 12
_HIGHEST_VALUE: Final = 18

_HIGHEST: Final = "coins.highest"
_APART: Final = "coins.apart"
_LEFT_OUT: Final = "coins.left-out"
_TWICE: Final = "coins.twice"


def value_of(card: int) -> int:
    """The points of a victory card; card 0 is the first one taken (T1.2)."""
    return _HIGHEST_VALUE - card


def card_worth(value: int) -> int:
    """The inverse of `value_of`; raises ValueError."""
    if not 0 <= _HIGHEST_VALUE - value < VICTORY_CARDS:
        raise ValueError(value)
    return _HIGHEST_VALUE - value


def shipped_figures() -> Figures:
    """The figures that come with the package."""
    source = files("carpathia.games.titus").joinpath("components.toml")
    return read_figures(source.read_text("utf-8"))


def make_deck(figures: Figures) -> Deck:
    """The coins these figures describe; raises BadSetup."""
    highest = figures.number(_HIGHEST, 3, HIGHEST)
    apart = figures.number(_APART, 0, FARTHEST)
    left_out = _pairs(figures, _LEFT_OUT, highest, apart)
    twice = _pairs(figures, _TWICE, highest, apart)
    for pair in twice:
        if pair in left_out:
            raise wrong_figure(_TWICE, figures.figures[_TWICE].value, "[]")
    deck = Deck(highest, apart, left_out, twice)
    if not 1 <= deck.count <= MOST_COINS:
        name = _TWICE if deck.count > MOST_COINS else _LEFT_OUT
        raise wrong_figure(name, figures.figures[name].value, f"1-{MOST_COINS}")
    return deck


def _pairs(figures: Figures, name: str, highest: int, apart: int) -> list[int]:
    """Pairs that differ from the arithmetic: two numbers each, one after the other."""
    numbers = figures.figures[name].value
    if not isinstance(numbers, list) or len(numbers) % 2:
        raise wrong_figure(name, numbers, "[3, 5, 4, 4]")
    found: list[int] = []
    for index in range(0, len(numbers), 2):
        one, other = numbers[index], numbers[index + 1]
        fits = 1 <= one <= highest and 1 <= other <= highest and abs(one - other) <= apart
        if not fits or int(pair_of(one, other)) in found:
            raise wrong_figure(name, numbers, "[3, 5, 4, 4]")
        found.append(int(pair_of(one, other)))
    return found
