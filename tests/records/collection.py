"""What a game tells about the records it wants: one module a game fills this in."""

from collections.abc import Sequence

from carpathia.bots import make_bot
from carpathia.engine.chance import SeededChance, read_seed
from carpathia.engine.fuzz import choose_any
from carpathia.engine.game import Event
from carpathia.engine.generator import Generator
from carpathia.engine.match import Match, Step
from carpathia.engine.setup import Setup
from carpathia.games import open_game


class Collection:
    """The stored matches of one game: what they must show, and how more of them are played."""

    game: str
    title: str
    series: Sequence[str] = ("",)
    """Records are collected in series, such as one for each edition."""
    headings: Sequence[str]
    """Of the index of records, after the name of the file."""

    def wanted(self, series: str) -> set[str]:
        """All that the records of a series have to show."""
        raise AssertionError("a collection must know what it wants")

    def shown(self, match: Match) -> set[str]:
        """What a finished match shows, in the words of `wanted`."""
        raise AssertionError("a collection must see what a match shows")

    def play(self, series: str, number: int) -> Match:
        """Match `number` of a series, played to its end."""
        raise AssertionError("a collection must play")

    def is_worth_keeping(self, new: set[str], number: int) -> bool:
        """Whether to keep a match that shows something no match kept before it did."""
        return bool(new)

    def file_name(self, match: Match, number: int) -> str:
        raise AssertionError("a collection must name its files")

    def row(self, match: Match) -> Sequence[str]:
        """The line of a match in the index, under `headings`."""
        raise AssertionError("a collection must have an index")


def play_seeded(setup: Setup, words: str, number: int) -> Match:
    """A match on the deal of some words, mostly the greedy bot's; an odd one is less orderly."""
    match = Match(open_game(setup), setup, SeededChance(read_seed(words)))
    generator = Generator(number)
    bot = make_bot("greedy", setup.game)
    while not match.is_over():
        if number % 2 and generator.below(4) == 0:
            match.play(choose_any(match, generator))
        else:
            known = match.state.guess(int(match.state.seat()), generator)
            match.play(bot.choose(known, generator))
    return match


def told(step: Step, key: str) -> list[Event]:
    """The events of this kind in a step."""
    return [event for event in step.events if event.key == key]
