"""A bar that shows how far many matches have got, how fast they go and how long it will take."""

from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from carpathia.terminal.layout import THEME
from carpathia.terminal.numbers import number
from carpathia.words.reader import Words


class Standing(Progress):
    """A progress bar with a table of how things stand above it, if there is one."""

    standing: RenderableType = ""

    def get_renderables(self) -> Iterable[RenderableType]:
        if self.standing:
            yield self.standing
        yield from super().get_renderables()


def open_progress() -> Standing:
    """On the screen only, and gone when it is over; a file or a pipe gets nothing of it."""
    console = Console(stderr=True, theme=THEME, highlight=False)
    return Standing(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def rate_of(games: int, seconds: float, words: Words) -> str:
    """So many games a second, in words."""
    speed = games / max(seconds, 1e-6)
    return words("fuzz-rate", {"rate": number(speed, 0 if speed >= 10 else 2, words.language)})
