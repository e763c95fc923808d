"""How a game is shown in a terminal: every game that can be played here fills in a `Screen`.

A screen gets views, events and results, never a state: it cannot show what a seat may not see.
"""

from typing import ClassVar, Final

from rich.text import Text

from carpathia.engine.game import Event, Result, View
from carpathia.terminal.layout import fold, padded, paragraph
from carpathia.words.reader import Words


class Screen:
    """One game's table and sentences, in one language, for a terminal so many columns wide."""

    examples: ClassVar[dict[str, str]] = {}
    """How the moves of the game begin, and one of each as somebody might type it."""
    has_private_hands: ClassVar[bool] = False
    """Whether the screen must be handed over before the next seat's table is shown."""

    def __init__(self, words: Words, width: int) -> None:
        self.words: Final = words
        self.width: Final = width

    def intro(self) -> list[Text]:
        """What a newcomer reads before the first table."""
        lines = paragraph(self.words("intro"), self.width)
        return [*lines, Text(self.words("intro-help"), "quiet")]

    def table(self, view: View) -> list[Text]:
        """The table as a seat sees it."""
        raise AssertionError("a screen must show its table")

    def tell(self, event: Event, view: View) -> Text:
        """What happened, as a sentence; `view` says who sits where."""
        raise AssertionError("a screen must tell what happens")

    def ask(self, view: View) -> list[Text]:
        """What is to be decided now."""
        raise AssertionError("a screen must ask")

    def name(self, seat: int, view: View) -> str:
        """What a seat is called."""
        return self.player(seat)

    def cards(self, view: View) -> list[Text]:
        """What the things on the table can do."""
        raise AssertionError("a screen must explain its cards")

    def rules(self, moves: list[str]) -> list[Text]:
        """The game in a few sentences, and how moves like these are typed."""
        raise AssertionError("a screen must explain its game")

    def ending(self, result: Result) -> list[Text]:
        """How it ended, and where the points came from."""
        raise AssertionError("a screen must show the result")

    # For those who fill it in

    def player(self, seat: int) -> str:
        """What a seat is called where nobody plays anyone in particular."""
        return self.words("player", {"number": seat + 1})

    def explained(self, name: str, text: str) -> list[Text]:
        """A thing and what it does."""
        start = Text().append(name + "  ", "heading")
        return fold(start, [Text(word) for word in text.split(" ")], self.width, 4)

    def verbs(self, examples: dict[str, str], moves: list[str]) -> list[Text]:
        """How moves like these are typed; `verb-...` says what each of the examples does."""
        lines = [Text(self.words("rules-verbs"), "heading")]
        offered = [verb for verb in examples if any(move.startswith(verb) for move in moves)]
        column = max(len(examples[verb]) for verb in offered) + 4
        for verb in offered:
            start = Text("  ").append(padded(examples[verb], column - 2), "verb")
            told = self.words(f"verb-{verb.replace(' ', '-')}").split(" ")
            lines += fold(start, [Text(word) for word in told], self.width, column)
        return lines
