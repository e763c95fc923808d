"""The sentences of SOS Titanic: what happens, what is asked, what the cards do, how it ended."""

from typing import Final

from rich.text import Text

from carpathia.engine.game import Event, Result, View
from carpathia.terminal.layout import across, padded, paint, paragraph
from carpathia.terminal.screen import Screen
from carpathia.terminal.sos_titanic.table import TableText
from carpathia.terminal.views import number, text, texts, views
from carpathia.words.reader import Words

HISTORICAL_SCORE: Final = 19
"""What the crew of 1912 would have scored (S9.2)."""
NONE: Final = "none"
"""Said where an argument does not apply, so that a catalogue can have a sentence for that."""

_STYLES: Final = {
    "page-turned": "sea",
    "deck-lost": "alarm",
    "panic-broke-out": "alarm",
    "ship-sunk": "alarm",
    "rescue-failed": "alarm",
    "all-saved": "good",
    "turn-began": "quiet",
}
_RULES: Final = ("rules-goal", "rules-lines", "rules-turn", "rules-rescue", "rules-water", "legend")
EXAMPLES: Final = {
    "move": "move 3>5",
    "replace": "replace 3",
    "drop": "drop 3",
    "rescue": "rescue 2",
    "place": "place s12>4",
    "play": "play wait 4",
    "play same-lines": "play same-lines 1+4",
    "play collapsible-boat": "play collapsible-boat 3x2",
    "play mystery": "play mystery-first>A",
    "borrow": "borrow 2",
    "front": "front s12",
    "top": "top s12",
    "under": "under s12",
    "keep": "keep plan-a",
    "seek": "seek",
    "swap": "swap s12",
    "new-deal": "new-deal",
    "give": "give 2",
    "pass": "pass",
}
"""How moves begin, and one of each as somebody might type it; `verb-...` says what it does."""


class SosTitanicScreen(Screen):
    """SOS Titanic in a terminal."""

    examples = EXAMPLES

    def __init__(self, words: Words, width: int) -> None:
        super().__init__(words, width)
        self._table: Final = TableText(words, width)

    def table(self, view: View) -> list[Text]:
        return self._table.lines(view)

    def name(self, seat: int, view: View) -> str:
        crew = views(view, "crew")
        return self.words(f"crew-{text(crew[seat], 'name')}")

    # What happens

    def tell(self, event: Event, view: View) -> Text:
        args = {name: self._argument(event, name, view) for name in event.args}
        return paint(self.words(event.key, args), _STYLES.get(event.key, ""))

    def _argument(self, event: Event, name: str, view: View) -> str | int:
        """An argument of an event as its sentence needs it; must agree with the game's `EVENTS`."""
        value = event.args[name]
        if name == "owner" and value == event.args["seat"]:
            return NONE
        if name in ("seat", "owner") or (name == "to" and event.key == "action-given"):
            return self.name(number(event.args, name) - 1, view)
        if isinstance(value, int):
            return value
        words = str(value)
        if name == "from":
            return self.words("place-from", {"place": words}) if words else NONE
        if name == "to":
            return self.words("place-to", {"place": words})
        if name == "line":
            return self.words("place-at", {"place": words})
        if name in ("card", "cards"):
            return self._cards(words)
        return words

    def _cards(self, codes: str) -> str:
        """Passengers by their codes, as people type them; Action cards by their names."""
        names = codes.split()
        if all(name[1:2].isdecimal() or name[1:2] == "?" for name in names):
            return codes
        return ", ".join(self.words(f"card-{name}") for name in names)

    # What is asked

    def ask(self, view: View) -> list[Text]:
        phase = text(view, "phase")
        crew = text(views(view, "crew")[number(view, "to-act") - 1], "name")
        offered = texts(view, "offered")
        args = {
            "who": self.words(f"crew-{crew}.address"),
            "playing": text(view, "playing") or NONE,
            "line": self.words("place-at", {"place": text(view, "chosen-line")}),
            "card": self.words(f"card-{offered[0]}") if offered else "",
            "owner": self.name(number(view, "owner") - 1, view),
        }
        question = Text(self.words(f"phase-{phase}", args), "heading")
        hint = self.words(f"phase-{phase}.hint", args)
        return [question, *paragraph(hint, self.width, style="quiet")]

    # What there is to know

    def cards(self, view: View) -> list[Text]:
        lines: list[Text] = []
        for crew in views(view, "crew"):
            name = text(crew, "name")
            told = f"{self.words(f'crew-{name}')}, {self.words(f'crew-{name}.rank')}"
            lines += self.explained(told, self.words(f"crew-{name}.power"))
        held = {card for crew in views(view, "crew") for card in texts(crew, "hand")}
        for card in sorted(held | set(texts(view, "offered"))):
            lines += self.explained(self._table.typed(card), self.words(f"card-{card}.effect"))
        return [*lines, Text(), *paragraph(self.words("legend"), self.width, style="quiet")]

    def rules(self, moves: list[str]) -> list[Text]:
        lines: list[Text] = []
        for key in _RULES:
            lines += [*paragraph(self.words(key), self.width), Text()]
        return [*lines, *self.verbs(EXAMPLES, moves)]

    # The end

    def ending(self, result: Result) -> list[Text]:
        score = result.scores[0]  # all in one boat: every seat has the same
        column = max(len(self.words(f"score-{name}")) for name in result.breakdown) + 4
        lines = [*across(self.words(f"reason-{result.reason}"), "", self.width), Text()]
        for name, points in result.breakdown.items():
            lines.append(Text(f"  {padded(self.words(f'score-{name}'), column)}{points:>4}"))
        lines.append(Text("  " + "─" * (column + 4), "quiet"))
        lines.append(Text(f"  {padded(self.words('score-total'), column)}{score:>4}", "heading"))
        return [*lines, Text(), *paragraph(self._verdict(result.reason, score), self.width)]

    def _verdict(self, reason: str, score: int) -> str:
        if reason == "all-saved":
            return self.words("ending-all")
        if score == HISTORICAL_SCORE:
            return self.words("ending-equal")
        key = "ending-above" if score > HISTORICAL_SCORE else "ending-below"
        return self.words(key, {"points": abs(score - HISTORICAL_SCORE)})
