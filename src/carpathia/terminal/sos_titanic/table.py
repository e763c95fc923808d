"""The table of SOS Titanic as lines of text, from a view and nothing else.

The ship lies bow up: a row a Deck, its Line queueing to the right, the front passenger last.
"""

import re
from collections.abc import Iterable
from itertools import groupby
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from carpathia.engine.game import View
from carpathia.terminal.layout import across, fold, padded, paint
from carpathia.terminal.views import number, numbers, part, text, texts, views
from carpathia.words.reader import Args, Words

DRY: Final = "□"
FLOODED: Final = "≈"
FACE_DOWN: Final = "▒"
_MOST_BLOCKS: Final = 12
"""A longer queue is shown by its number alone from here on."""
_MARGIN: Final = "  "


class TableText:
    """Draws views of one match."""

    def __init__(self, words: Words, width: int) -> None:
        self.words: Final = words
        self.width: Final = width

    def lines(self, view: View) -> list[Text]:
        return [
            *self._header(view),
            Text(),
            *self._decks(view),
            Text(),
            *self._groups(view),
            Text(),
            *self._crew(view),
            *self._piles(view),
            *self._in_fingers(view),
            *self._memory_aid(view),
        ]

    # The night

    def _header(self, view: View) -> list[Text]:
        left = number(view, "pages") - number(view, "pages-turned")
        now: Args = {"clock": text(view, "clock"), "page": number(view, "page")}
        night = [self.words("table-page", now), self.words("table-pages-left", {"count": left})]
        saved = sum(len(texts(group, "cards")) for group in views(view, "groups"))
        right = [
            self.words("table-saved", {"count": saved}),
            self.words("table-score", {"score": number(view, "score")}),
        ]
        return across(" · ".join(night), " · ".join(right), self.width)

    # The ship

    def _decks(self, view: View) -> list[Text]:
        ends = [self.words("table-bow"), self.words("table-stern"), self.words("table-boat")]
        label = max(cell_len(end) for end in ends)
        compartments = _compartments(view)
        room = max(len(row) for row in compartments)
        lines = views(view, "lines")
        rows: list[Text] = []
        for index, line in enumerate(lines):
            end = ends[0] if index == 0 else ends[1] if index == len(lines) - 1 else ""
            start = Text(_MARGIN).append(padded(end, label), "quiet")
            start.append(f"  {text(line, 'place')}  ", "heading")
            cells = padded(compartments[index], room)
            for cell in cells:
                start.append(cell, "sea" if cell == FLOODED else "")
            rows += self._line(start, line)
        boat = part(view, "boat")
        if boat is not None:
            start = Text(_MARGIN).append(padded(ends[2], label), "heading")
            rows += self._line(start.append(" " * (5 + room)), boat)
        return rows

    def _line(self, start: Text, line: View) -> list[Text]:
        """One queue: how many are face down, then those face up, the front one last."""
        down, up = number(line, "down"), texts(line, "up")
        if not line["afloat"]:
            gone = f"{FLOODED} {self.words('table-under-water')} {FLOODED}"
            return [start.append("      ").append(gone, "sea")]
        if not down and not up:
            return [start.append("      ").append(self.words("table-empty"), "quiet")]
        indent = start.cell_len + 6
        start.append(f"  {down or '':>2}  ", "quiet")
        start.append(FACE_DOWN * min(down, _MOST_BLOCKS), "quiet")
        start.append("… " if down > _MOST_BLOCKS else " " if down else "")
        return fold(start, [paint(card) for card in up], self.width, indent)

    # The boats

    def _groups(self, view: View) -> list[Text]:
        """Two Groups a class side by side, or below each other where they are too long."""
        names = [self.words("table-first-class"), self.words("table-second-class")]
        label = max(cell_len(name) for name in names)
        cells = [self._group(group) for group in views(view, "groups")]
        column = (self.width - len(_MARGIN) - label - 2) // 2
        is_tight = any(cell.cell_len > column - 2 for cell in cells)
        rows: list[Text] = []
        for cls, name in enumerate(names):
            start = Text(_MARGIN).append(padded(name, label + 2), "quiet")
            one, two = cells[2 * cls], cells[2 * cls + 1]
            if is_tight:
                rows += [start + one, Text(" " * start.cell_len) + two]
            else:
                one.pad_right(column - one.cell_len)
                rows.append(start + one + two)
        return rows

    def _group(self, group: View) -> Text:
        cards = texts(group, "cards")
        cell = Text().append(text(group, "place"), "heading").append("  ")
        if not cards:
            return cell.append(self.words("table-nobody"), "quiet")
        cls = cards[0][0]
        anchors = [place for place, card in enumerate(cards, 1) if card.endswith("+")]
        mystery = [place for place, card in enumerate(cards, 1) if "?" in card]
        saved = f"{cls}1" if len(cards) == 1 else f"{cls}1-{len(cards)}"
        cell.append(saved, "first" if cls == "f" else "second")
        if anchors:
            cell.append("  " + self.words("table-anchors", {"numbers": _runs(anchors)}))
        if mystery:
            cell.append("  " + self.words("table-mystery", {"number": mystery[0]}))
        return cell

    # Crew and piles

    def _crew(self, view: View) -> list[Text]:
        rows: list[Text] = []
        for seat, crew in enumerate(views(view, "crew"), 1):
            name = text(crew, "name")
            least, most = numbers(crew, "draws")
            args = {"name": self.words(f"crew-{name}"), "rank": self.words(f"crew-{name}.rank")}
            told = self.words("table-crew", {**args, "least": least, "most": most})
            is_next = number(view, "to-act") == seat
            start = Text("▸ " if is_next else _MARGIN)
            start.append(f"{seat}  {told} ", "heading" if is_next else "")
            hand = self.hand(texts(crew, "hand"))
            rows += fold(start, hand, self.width, 5)
        return rows

    def typed(self, name: str) -> str:
        """A card by its name, with what to type for it where that is another word."""
        card = self.words(f"card-{name}")
        is_same = re.sub("[^a-z]+", "-", card.lower()).strip("-") == name
        return card if is_same else f"{card} [{name}]"

    def hand(self, names: Iterable[str]) -> list[Text]:
        """Action cards, like ones together: `Come On! ×2,`, `Wait!`."""
        pieces: list[str] = []
        for name, likes in groupby(names):
            count = len(list(likes))
            card = self.typed(name)
            pieces.append(f"{card} ×{count}" if count > 1 else card)
        if not pieces:
            return [Text(self.words("table-no-cards"), "quiet")]
        return [Text(piece + ",") for piece in pieces[:-1]] + [Text(pieces[-1])]

    def _piles(self, view: View) -> list[Text]:
        rows: list[Text] = []
        for key, prefix in (("table-passengers", ""), ("table-actions", "action-")):
            counts = {name: number(view, prefix + name) for name in ("stack", "discard")}
            rows.append(Text(_MARGIN + self.words(key, counts), "quiet"))
        return rows

    def _in_fingers(self, view: View) -> list[Text]:
        """The cards a player holds for a moment, or looks through."""
        rows: list[Text] = []
        playing = text(view, "playing")
        if playing:
            card = self.words(f"card-{playing}")
            rows.append(Text(_MARGIN + self.words("table-playing", {"card": card})))
        for key in ("drawn", "found", "offered"):
            cards = texts(view, key)
            if cards:
                label = self.words(f"table-{key}", {"phase": text(view, "phase")})
                start = Text(_MARGIN).append(label + "  ", "heading")
                rows += fold(start, self._cards(cards), self.width, start.cell_len)
        return [Text(), *rows] if rows else []

    def _cards(self, cards: list[str]) -> list[Text]:
        is_passengers = cards[0][1].isdecimal()
        return [paint(card) for card in cards] if is_passengers else self.hand(cards)

    def _memory_aid(self, view: View) -> list[Text]:
        """S6.2: only there when the match was set up with it."""
        aid = part(view, "memory-aid")
        rows: list[Text] = []
        for key, name in (
            ("discard", "table-aid-discard"),
            ("action-discard", "table-aid-actions"),
        ):
            if aid is not None and texts(aid, key):
                start = Text(_MARGIN).append(self.words(name) + " ", "quiet")
                rows += fold(start, self._cards(texts(aid, key)), self.width, 4)
        return rows


def _compartments(view: View) -> list[str]:
    """For each Deck its Compartments, flooded ones first (S1.4)."""
    turned = number(view, "pages-turned")
    rows: list[str] = []
    dry_from = 0
    for lost_at in numbers(view, "decks-lost-at"):
        count = lost_at - dry_from if lost_at else 0
        flooded = min(max(turned - dry_from, 0), count)
        rows.append(FLOODED * flooded + DRY * (count - flooded))
        dry_from += count
    return rows


def _runs(places: list[int]) -> str:
    """1, 4, 5, 6 as `1 4-6`: what counts at the end is how many follow each other."""
    runs: list[list[int]] = []
    for place in places:
        if runs and runs[-1][-1] == place - 1:
            runs[-1].append(place)
        else:
            runs.append([place])
    return " ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
