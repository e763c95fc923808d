"""The sentences of Noris' Titanic: what happens, what is asked, what lies there, how it ended."""

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from carpathia.engine.game import Event, Result, View
from carpathia.terminal.layout import across, padded, paragraph
from carpathia.terminal.noris_titanic.table import SIGNS, TableText
from carpathia.terminal.screen import Screen
from carpathia.terminal.views import number, text
from carpathia.words.reader import Args, Words

NONE: Final = "none"
"""Said where an argument does not apply, so that a catalogue can have a sentence for that."""
_STYLES: Final = {
    "tile-laid": "sea",
    "pawn-buried": "alarm",
    "start-covered": "alarm",
    "turn-lost": "alarm",
    "ship-sunk": "alarm",
    "last-round-began": "alarm",
    "pawn-saved": "good",
    "buoys-filled": "good",
    "turn-began": "quiet",
}
THINGS: Final = ("water", "ice", "buoy", "rail", "corridor", "panic", "stair", "start")
"""The signs on the map that need a word of explanation: `sign-....about`."""
RULES: Final = ("goal", "turn", "moving", "pawns", "stairs", "water", "end")
EXAMPLES: Final = {
    "roll": "roll",
    "lay water": "lay water",
    "lay iceberg": "lay iceberg",
    "lay buoy": "lay buoy 1",
    "bring": "bring left 3",
    "move": "move l14 up 2",
    "end": "end",
}
"""How moves begin, and one of each as somebody might type it; `verb-...` says what it does."""
PARTS: Final = ("saved", "afoot", "buried", "waiting")
"""What became of the pawns: the columns of the result."""
_MARGIN: Final = "  "
_GUTTER: Final = "   "


class NorisTitanicScreen(Screen):
    """Noris' Titanic in a terminal."""

    examples = EXAMPLES
    has_private_hands = True

    def __init__(self, words: Words, width: int) -> None:
        super().__init__(words, width)
        self._table: Final = TableText(words, width)

    def table(self, view: View) -> list[Text]:
        return self._table.lines(view)

    # What happens

    def tell(self, event: Event, view: View) -> Text:
        args = {name: self._argument(event, name) for name in event.args}
        return Text(self.words(event.key, args), _STYLES.get(event.key, ""))

    def _argument(self, event: Event, name: str) -> str | int:
        """An argument of an event as its sentence needs it; must agree with the game's `EVENTS`."""
        value = event.args[name]
        if name == "owner" and value == event.args.get("seat"):
            return NONE
        if name in ("seat", "owner"):
            return self.player(number(event.args, name) - 1)
        if name == "cards":
            return ", ".join(card.removeprefix("m") for card in str(value).split())
        return value if isinstance(value, int) else str(value)

    # What is asked

    def ask(self, view: View) -> list[Text]:
        phase = text(view, "phase")
        args: Args = {
            "who": self.player(number(view, "to-act") - 1),
            "cell": text(view, "climber"),
            "place": number(view, "covered") + 1,
            "last": "no" if view["last-phases"] is None else "yes",
        }
        question = Text(self.words(f"phase-{phase}", args), "heading")
        hint = self.words(f"phase-{phase}.hint", args)
        return [question, *paragraph(hint, self.width, style="quiet")]

    # What there is to know

    def cards(self, view: View) -> list[Text]:
        lines: list[Text] = []
        for thing in THINGS:
            name = f"{SIGNS[thing]} {self.words(f'sign-{thing}')}"
            lines += self.explained(name, self.words(f"sign-{thing}.about"))
        return lines

    def rules(self, moves: list[str]) -> list[Text]:
        lines: list[Text] = []
        for name in RULES:
            lines += [*paragraph(self.words(f"rules-{name}"), self.width), Text()]
        return [*lines, *self.verbs(EXAMPLES, moves)]

    # The end

    def ending(self, result: Result) -> list[Text]:
        headings = [self.words(f"score-{name}") for name in PARTS]
        names = [self.player(seat) for seat in range(len(result.scores))]
        first = max(cell_len(name) for name in names)
        lines = [*across(self.words(f"reason-{result.reason}"), "", self.width), Text()]
        heading = _MARGIN + " " * first + "".join(_GUTTER + name for name in headings)
        lines.append(Text(heading, "quiet"))
        best = max(result.scores)
        for seat, name in enumerate(names):
            row = _MARGIN + padded(name, first)
            for part, column in zip(PARTS, headings, strict=True):
                count = result.breakdown[f"{part}-{seat + 1}"]
                row += _GUTTER + f"{count:>{cell_len(column)}}"
            lines.append(Text(row, "good" if result.scores[seat] == best else ""))
        winners = [name for seat, name in enumerate(names) if result.scores[seat] == best]
        key = "ending-won" if len(winners) == 1 else "ending-shared"
        verdict = self.words(key, {"winners": ", ".join(winners), "count": best})
        return [*lines, Text(), *paragraph(verdict, self.width)]
