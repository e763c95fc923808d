"""The sentences of Titus: what happens, what is asked, what lies there, how it ended."""

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from carpathia.engine.game import Event, Result, View
from carpathia.terminal.layout import across, padded, paragraph
from carpathia.terminal.screen import Screen
from carpathia.terminal.titus.table import TableText, coin_text
from carpathia.terminal.views import number, part, text
from carpathia.words.reader import Args, Words

_STYLES: Final = {
    "coin-flipped": "sea",
    "group-cashed": "good",
    "limit-returned": "alarm",
    "pile-emptied": "alarm",
    "turn-began": "quiet",
}
THINGS: Final = ("coin", "run", "victory-card")
_RULES: Final = ("rules-goal", "rules-turn", "rules-free", "rules-again", "rules-end", "legend")
EXAMPLES: Final = {
    "lift": "lift",
    "keep": "keep",
    "swap": "swap 14",
    "take-back": "take-back 18",
    "join": "join 5+17",
    "cash": "cash 5",
    "end": "end",
}
"""How moves begin, and one of each as somebody might type it; `verb-...` says what it does."""
_MARGIN: Final = "  "
_GUTTER: Final = "   "
PARTS: Final = ("cards", "leftovers", "coins")
"""Where points come from, and what breaks a tie: the columns of the result, with the total."""


class TitusScreen(Screen):
    """Titus in a terminal."""

    examples = EXAMPLES

    def __init__(self, words: Words, width: int) -> None:
        super().__init__(words, width)
        self._table: Final = TableText(words, width)

    def table(self, view: View) -> list[Text]:
        return self._table.lines(view)

    # What happens

    def tell(self, event: Event, view: View) -> Text:
        args: dict[str, str | int] = {}
        for name in event.args:
            value = number(event.args, name)
            args[name] = self.player(value - 1) if name in ("seat", "owner") else value
        # Some coins have the same number twice.
        is_same = event.key == "coin-flipped" and args["from"] == args["to"]
        said = self.words("coin-stays" if is_same else event.key, args)
        return Text(said, _STYLES.get(event.key, ""))

    # What is asked

    def ask(self, view: View) -> list[Text]:
        phase = text(view, "phase")
        lifted = part(view, "lifted")
        args: Args = {
            "who": self.player(number(view, "to-act") - 1),
            "takes": number(view, "takes"),
            "right": _right(view),
            "coin": coin_text(lifted).plain if lifted is not None else "",
        }
        question = Text(self.words(f"phase-{phase}", args), "heading")
        hint = self.words(f"phase-{phase}.hint", args)
        return [question, *paragraph(hint, self.width, style="quiet")]

    # What there is to know

    def cards(self, view: View) -> list[Text]:
        lines: list[Text] = []
        for thing in THINGS:
            about = self.words(f"thing-{thing}.about")
            lines += self.explained(self.words(f"thing-{thing}"), about)
        return [*lines, Text(), *paragraph(self.words("legend"), self.width, style="quiet")]

    def rules(self, moves: list[str]) -> list[Text]:
        lines: list[Text] = []
        for key in _RULES:
            lines += [*paragraph(self.words(key), self.width), Text()]
        return [*lines, *self.verbs(EXAMPLES, moves)]

    # The end

    def ending(self, result: Result) -> list[Text]:
        headings = [self.words(f"score-{name}") for name in (*PARTS, "total")]
        names = [self.player(seat) for seat in range(len(result.scores))]
        first = max(cell_len(name) for name in names) + 2
        lines = [*across(self.words(f"reason-{result.reason}"), "", self.width), Text()]
        heading = _MARGIN + " " * first
        lines.append(Text(heading + "".join(_GUTTER + name for name in headings), "quiet"))
        for seat, name in enumerate(names):
            parts = [result.breakdown[f"{part}-{seat + 1}"] for part in PARTS]
            row = _MARGIN + padded(name, first)
            for column, points in zip(headings, [*parts, result.scores[seat]], strict=True):
                row += _GUTTER + f"{points:>{cell_len(column)}}"
            has_won = result.breakdown[f"place-{seat + 1}"] == 1
            lines.append(Text(row, "good" if has_won else ""))
        winners = [n for seat, n in enumerate(names) if result.breakdown[f"place-{seat + 1}"] == 1]
        verdict = self.words(f"ending-{result.reason}", {"winners": ", ".join(winners)})
        return [*lines, Text(), *paragraph(verdict, self.width)]


def _right(view: View) -> str:
    """Whether a coin may be taken, and why or why not: one of the hints of a turn."""
    if number(view, "takes") == 0:
        return "first"
    if view["may-take"]:
        return "unlimited" if view["unlimited"] else "again"
    return "last" if number(view, "pile") == 0 else "none"
