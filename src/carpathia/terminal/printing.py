"""Speaks to a person: sentences and tables to the screen, questions from it."""

import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from rich.console import Console
from rich.text import Text

from carpathia.terminal.layout import THEME, fold, padded, paint, told
from carpathia.words.reader import Args, Words

_WIDEST: Final = 100
"""Beyond this, lines are hard to read, however wide the screen."""

_COLUMN: Final = 14


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Nobody reads any more: for `main` to deal with, not an exit from in here."""
        raise BrokenPipeError


class Printer:
    """Prints in one language."""

    def __init__(self, words: Words) -> None:
        self.words: Final = words
        self.console: Final = _Console(theme=THEME, highlight=False, markup=False, emoji=False)
        self.width: Final = min(self.console.width, _WIDEST)

    def say(self, key: str, args: Args | None = None, style: str = "") -> None:
        """A sentence of the catalogue, folded to the screen."""
        self.show(told(paint(self.words(key, args), style), self.width, ""))

    def show(self, lines: Sequence[Text]) -> None:
        """Lines that are laid out already."""
        for line in lines:
            self.console.print(line, soft_wrap=True)

    def copyable(self, text: str) -> None:
        """A command or a file name, never broken into lines."""
        self.console.print(Text(f"  {text}"), soft_wrap=True)

    def entry(self, name: str, text: str) -> None:
        """One row of a list of commands: the name, then what it does."""
        start = Text("  ").append(padded(name, _COLUMN), "verb")
        pieces = [Text(word) for word in text.split(" ")]
        self.show(fold(start, pieces, self.width, _COLUMN + 2))

    def gap(self) -> None:
        self.console.print()

    def ask(self, prompt: str) -> str:
        """What the person types; raises EOFError when there is nobody any more."""
        if sys.stdin is None:  # closed before we began
            raise EOFError
        typed = input(prompt)
        if not sys.stdin.isatty():
            self.console.print(Text(typed), soft_wrap=True)  # a transcript shows both sides
        return typed

    def wait(self, key: str, args: Args) -> None:
        """Wait for a person to take over the screen, and wipe it; a script is not kept waiting."""
        self.say(key, args, "heading")
        if self.console.is_terminal and sys.stdin is not None and sys.stdin.isatty():
            self.ask("")
            self.console.clear()


def use_line_editing() -> None:
    """Arrow keys and history at the prompt, where Python has them."""
    with suppress(ImportError):
        import readline  # noqa: F401
