"""The table of Titus as lines of text, from a view and nothing else.

A coin is its front with its name in brackets behind it, as it is typed: 8(14) is coin 14, showing
an 8. Coins of one run or series are chained: 8(14)-9(3)-10(22).
"""

from typing import Final

from rich.text import Text

from carpathia.engine.game import View
from carpathia.terminal.layout import across, fold
from carpathia.terminal.views import chains, number, part, texts, views
from carpathia.words.reader import Words

_MARGIN: Final = "  "
_INDENT: Final = 5
_GAP: Final = 3


class TableText:
    """Draws views of one match."""

    def __init__(self, words: Words, width: int) -> None:
        self.words: Final = words
        self.width: Final = width

    def lines(self, view: View) -> list[Text]:
        lines = [*self._header(view), Text()]
        for seat, player in enumerate(views(view, "players"), 1):
            lines += [*self._player(seat, player, number(view, "to-act") == seat), Text()]
        lines += self._in_hand(view)
        lines += self._memory_aid(view)
        if not lines[-1].plain:
            lines.pop()
        return lines

    def _header(self, view: View) -> list[Text]:
        pile = [self.words("table-pile", {"count": number(view, "pile")})]
        top = part(view, "next")
        if top is not None:
            pile.append(self.words("table-next", {"coin": coin_text(top).plain}))
        cards = {"value": number(view, "card"), "count": number(view, "cards-left")}
        return across(" · ".join(pile), self.words("table-cards-left", cards), self.width)

    # Players

    def _player(self, seat: int, player: View, is_next: bool) -> list[Text]:
        start = Text("▸ " if is_next else _MARGIN)
        name = f"{seat}  {self.words('player', {'number': seat})}"
        start.append(name, "heading" if is_next else "")
        points = {"points": number(player, "points"), "coins": number(player, "coins")}
        lines = [start.append("   ").append(self.words("table-points", points), "quiet")]
        lines += self._chains(Text(" " * _INDENT), chains(player, "runs"), "table-no-coins")
        for card in views(player, "cards"):
            start = Text(" " * _INDENT).append(f"{number(card, 'value'):>2} ", "good").append("│ ")
            series = views(card, "series")
            lines += self._chains(start, [series] if series else [], "table-bare")
        return lines

    def _chains(self, start: Text, rows: list[list[View]], none: str) -> list[Text]:
        """Runs or series behind each other; one too long for a line goes on in the next."""
        pieces: list[Text] = []
        for coins in rows:
            pieces += _pieces(coins, self.width - start.cell_len)
        if not pieces:
            pieces = [Text(self.words(none), "quiet")]
        return fold(start, pieces, self.width, start.cell_len, _GAP)

    # What is held for a moment, and what the aid remembers

    def _in_hand(self, view: View) -> list[Text]:
        lifted = part(view, "lifted")
        if lifted is None:
            return []
        start = Text(_MARGIN).append(self.words("table-in-hand") + "  ", "heading")
        return [start.append_text(coin_text(lifted)), Text()]

    def _memory_aid(self, view: View) -> list[Text]:
        """T6.1: only there when the match was set up with it."""
        aid = part(view, "memory-aid")
        if aid is None:
            return []
        backs: list[Text] = []
        for seen in views(aid, "backs"):
            backs.append(_coin(number(seen, "back"), number(seen, "coin")))
        start = Text(_MARGIN).append(self.words("table-aid-backs"), "quiet").append(" ")
        lines = fold(start, backs or [Text(self.words("table-aid-none"), "quiet")], self.width, 4)
        start = Text(_MARGIN).append(self.words("table-aid-unknown"), "quiet").append(" ")
        unknown = [Text(pair) for pair in texts(aid, "unknown")]
        return [*lines, *fold(start, unknown, self.width, 4)]


def coin_text(coin: View) -> Text:
    """A coin that lies open."""
    return _coin(number(coin, "number"), number(coin, "coin"))


def _coin(face: int, name: int) -> Text:
    return Text().append(str(face), "first").append(f"({name})", "quiet")


def _pieces(coins: list[View], room: int) -> list[Text]:
    """A chain of coins, in one piece if there is room."""
    pieces = [Text()]
    for index, coin in enumerate(coins):
        link = coin_text(coin)
        if index < len(coins) - 1:
            link.append("-", "quiet")
        if pieces[-1].cell_len + link.cell_len > room:
            pieces.append(Text())
        pieces[-1].append_text(link)
    return pieces
