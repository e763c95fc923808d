"""The legal moves on a screen, and which of them a person means by what was typed.

Nothing here knows a rule: both work on the texts of `Match.move_texts()`.
"""

from itertools import groupby
from typing import Final

from rich.text import Text

from carpathia.terminal.layout import fold, padded, paint

_COLUMN: Final = 8
"""As wide as most verbs; a longer heading shifts its own line only."""


def list_moves(moves: list[str], width: int) -> list[Text]:
    """The moves numbered, one group of lines a verb: `move   1) 3>5   2) 4>A`."""
    numbered = [(_heading(move), number, move) for number, move in enumerate(moves, 1)]
    lines: list[Text] = []
    for heading, group in groupby(numbered, key=lambda row: row[0]):
        entries: list[Text] = []
        for _, number, move in group:
            entry = Text().append(f"{number}) ", "quiet")
            entries.append(entry.append_text(paint(_short(move))))
        start = Text("  ").append(padded(heading, _COLUMN) + "  ", "verb")
        lines += fold(start, _columns(entries), width, start.cell_len, 3)
    return lines


def _heading(move: str) -> str:
    """The words a move has in common with its like: all but the last, at least the verb.

    Of a long move two words set it apart: `move l14`, and behind it `up 2`, `left 2`, `left 3`.
    """
    words = move.split(" ")
    return " ".join(words[: -2 if len(words) > 3 else -1]) or move


def _short(move: str) -> str:
    """What sets a move apart: `3>5`; but `rescue 2`, since a bare 2 reads as a number to type.

    Behind two words, as in `play wait 2`, the heading says it all.
    """
    words = move.split(" ")
    is_number = words[-1].isdecimal() and len(words) != 3
    return " ".join(words[-2:]) if is_number else words[-1]


def _columns(entries: list[Text]) -> list[Text]:
    """Entries of one width, if there are enough of them to look like a table."""
    if len(entries) > 4:
        widest = max(entry.cell_len for entry in entries)
        for entry in entries[:-1]:
            entry.pad_right(widest - entry.cell_len)
    return entries


def meant_moves(typed: str, moves: list[str]) -> list[str]:
    """The moves that may be meant: the one of this text, those ending, or else beginning like it.

    Capitals and extra spaces do not matter. The verb may be left out, words may be cut short.

    >>> moves = ["move 2>A", "rescue 1", "rescue 2", "play wait 2"]
    >>> meant_moves("2>a", moves), meant_moves("R  2", moves), meant_moves("WAIT 2", moves)
    (['move 2>A'], ['rescue 2'], ['play wait 2'])
    """
    words = typed.casefold().split()
    split = {move: move.casefold().split() for move in moves}
    for move in moves:
        if split[move] == words:
            return [move]
    ending = [move for move in moves if words and split[move][-len(words) :] == words]
    return ending or [move for move in moves if _begins_like(split[move], words)]


def _begins_like(move: list[str], words: list[str]) -> bool:
    if not words or len(words) > len(move):
        return False
    return all(full.startswith(short) for full, short in zip(move, words, strict=False))
