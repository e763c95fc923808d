"""What a simulation came to, as a table: for the screen, and for the report."""

from dataclasses import dataclass
from typing import Final

from rich import box
from rich.table import Table

from carpathia.lab.summary import Line, Pair, lines_of, pairs_of, uneven
from carpathia.lab.summing import Sums
from carpathia.lab.variations import CREW, EDITION, SEATS
from carpathia.terminal.numbers import mean_estimate, number, share_estimate
from carpathia.terminal.printing import Printer
from carpathia.words.reader import Args, Words


@dataclass(frozen=True)
class Grid:
    """A table in words: what stands above, and the rows; a heading has something below it."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    headings: frozenset[int] = frozenset()


class Labels:
    """The names of things in one language."""

    def __init__(self, words: Words, game: str) -> None:
        self.words: Final = words
        self._game: Final = Words(words.language, game)

    def axis(self, axis: str) -> str:
        return self.words(f"axis-{axis}")

    def value(self, axis: str, value: str) -> str:
        """What is varied, as people call it."""
        if axis == EDITION:
            return self.words(f"edition-{value}")
        if axis == SEATS:
            return self.words("simulate-seats", {"seats": int(value)})
        if axis == CREW:
            return self.crew(value) if value else self.words("simulate-dealt")
        return self.words(f"value-{value}")

    def crew(self, name: str) -> str:
        return self._game(f"crew-{name}")

    def reason(self, reason: str) -> str:
        return self._game(f"reason-{reason}")


def counts_of(sums: Sums, words: Words) -> Args:
    """The game, its edition if there is only one, and how much was played."""
    simulation = sums.simulation
    editions = {variant.edition for variant in simulation.variants}
    edition = f"edition-{editions.pop()}" if len(editions) == 1 else "simulate-editions"
    return {
        "game": words(f"game-{simulation.game}"),
        "edition": words(edition),
        "count": sums.deals,
        "deals": number(sums.deals, 0, words.language),
        "matches": sums.matches,
        "games": number(sums.matches, 0, words.language),
    }


def summary_grid(sums: Sums, words: Words) -> Grid:
    """A row a bot, and under it one for each value of what is varied."""
    lines = lines_of(sums)
    keys = ["arena-score", "arena-above", "arena-saved"]
    if not sums.simulation.is_together():
        keys = ["arena-points"] if lines[0].wins is None else ["arena-wins", "arena-points"]
    heads = [words("arena-bot"), *(words(key) for key in keys), words("arena-decisions")]
    labels = Labels(words, sums.simulation.game)
    rows: list[tuple[str, ...]] = []
    headings: set[int] = set()
    for line in lines:
        if not line.axis:
            headings.add(len(rows))
        name = f"  {labels.value(line.axis, line.value)}" if line.axis else line.bot
        rows.append((name, *_figures(line, words.language)))
    return Grid(tuple(heads), tuple(rows), frozenset(headings if sums.simulation.axes else ()))


def _figures(line: Line, language: str) -> list[str]:
    cells = [share_estimate(line.wins, language)] if line.wins is not None else []
    cells.append(mean_estimate(line.points, language))
    for share in (line.above, line.all_saved):
        if share is not None:
            cells.append(share_estimate(share, language))
    return [*cells, number(line.decisions, 1, language)]


def difference_grid(sums: Sums, words: Words) -> Grid:
    """Of every two bots."""
    pairs = pairs_of(sums.bot_pairs)
    rows = [(f"{pair.one} - {pair.other}", _more(pair, words)) for pair in pairs]
    return Grid((words("arena-pair"), words("arena-difference")), tuple(rows))


def _more(pair: Pair, words: Words) -> str:
    return mean_estimate(pair.points, words.language, is_signed=True)


def notes(sums: Sums) -> list[tuple[str, Args]]:
    """What stands below the tables: how to read them."""
    found: list[tuple[str, Args]] = [("arena-note", {})]
    more = uneven(sums.simulation)
    if more is not None:
        found.append(("simulate-uneven", {"bot": more[0], "other": more[1]}))
    return found


def tell_summary(sums: Sums, printer: Printer) -> None:
    """On the screen."""
    words = printer.words
    printer.say("simulate-done", counts_of(sums, words), "heading")
    for grid in (summary_grid(sums, words), difference_grid(sums, words)):
        if grid.rows:
            printer.gap()
            printer.console.print(_table(grid))
    printer.gap()
    for key, told in notes(sums):
        printer.say(key, told, "quiet")


def _table(grid: Grid) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False)
    table.add_column(grid.heads[0], no_wrap=True)
    for head in grid.heads[1:]:
        table.add_column(head, justify="right")
    for place, row in enumerate(grid.rows):
        table.add_row(*row, style="heading" if place in grid.headings else "")
    return table
