"""Lines of text for a terminal: colours by meaning, folding with an indent, rules across."""

import re
from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text
from rich.theme import Theme

# The terminal's own sixteen colours, so that they suit whatever background its owner chose.
THEME: Final = Theme(
    {
        "first": "bold yellow",
        "second": "bold cyan",
        "sea": "blue",
        "alarm": "bold red",
        "good": "bold green",
        "heading": "bold",
        "quiet": "dim",
        "verb": "bold",
    }
)

_CARD: Final = re.compile(r"(?<!\w)(?P<cls>[fs])\??\d{1,2}\+?(?!\w)")


def paint(text: str, style: str = "") -> Text:
    """A sentence with the cards in it in the colour of their class."""
    painted = Text(text, style)
    for found in _CARD.finditer(text):
        painted.stylize("first" if found["cls"] == "f" else "second", *found.span())
    return painted


def fold(first: Text, pieces: Sequence[Text], width: int, indent: int, gap: int = 1) -> list[Text]:
    """`first` and the pieces behind it, on as many lines as they need; later lines are indented."""
    lines = [first.copy()]
    is_fresh = True
    for piece in pieces:
        space = 0 if is_fresh else gap
        has_room = lines[-1].cell_len + space + piece.cell_len <= width
        if not has_room and lines[-1].cell_len > indent:
            lines.append(Text(" " * indent))
            space = 0
        lines[-1].append(" " * space).append_text(piece)
        is_fresh = False
    for line in lines:
        line.rstrip()
    return lines


def told(text: Text, width: int, bullet: str) -> list[Text]:
    """A sentence behind a bullet, folded between words."""
    return fold(Text().append(bullet, "quiet"), list(text.split(" ")), width, cell_len(bullet))


def paragraph(text: str, width: int, indent: int = 0, style: str = "") -> list[Text]:
    """A sentence folded between words."""
    pad = " " * indent
    words = [paint(word, style) for word in text.split(" ")]
    return fold(Text(pad), words, width, indent)


def across(left: str, right: str, width: int) -> list[Text]:
    """A line across the screen with words at both ends; two lines where the screen is narrow."""
    line = Text().append("━━ ", "sea").append(f"{left} ", "heading")
    end = Text().append(f" {right} ", "heading").append("━━", "sea") if right else Text()
    rest = width - line.cell_len - end.cell_len
    if right and rest < 2:
        return across(left, "", width) + across(right, "", width)
    return [line.append("━" * rest, "sea").append_text(end)]


def padded(text: str, width: int) -> str:
    """The text with spaces behind it, as wide as asked for on the screen."""
    return text + " " * max(width - cell_len(text), 0)
