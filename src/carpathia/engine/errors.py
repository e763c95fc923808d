"""Refusals: what a person asked for and cannot have.

The engine makes no sentences. A refusal carries a catalogue key and its arguments; whoever shows
it looks the words up. Keys are listed in `REFUSALS`, so that a test can demand words for each.
"""

from difflib import get_close_matches
from typing import Final

Args = dict[str, str | int]

# Every key with the arguments its words may use. The catalogues must agree with this table.
REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "move-unreadable": ("move", "near"),
    "move-illegal": ("move", "near"),
    "match-over": (),
    "undo-nothing": (),
    "seats-wrong": ("game", "seats", "least", "most"),
    "game-unknown": ("game", "near"),
    "edition-unknown": ("edition", "near"),
    "option-unknown": ("option", "near"),
    "option-wrong": ("option", "value", "near"),
    "switch-unknown": ("switch", "near"),
    "switch-wrong": ("switch", "value"),
    "figures-broken": ("why",),
    "figure-unknown": ("figure", "near"),
    "figure-wrong": ("figure", "value", "near"),
    "bot-unknown": ("bot", "near"),
    "budget-wrong": ("budget",),
    "forgetting-elsewhere": ("forgets",),
    "forgetting-wrong": ("forgets", "near"),
    "clairvoyant-elsewhere": ("bot",),
    "clairvoyant-forgetful": ("bot", "forgets"),
    "clairvoyant-seated": ("bot",),
    "seed-wrong": ("seed",),
    "record-empty": (),
    "record-foreign": ("line", "text"),
    "record-format-newer": ("version", "current"),
    "record-line-unreadable": ("line", "text"),
    "record-header-missing": ("header",),
    "record-cut-off": ("line",),
    "record-revision-other": ("game", "revision", "current"),
    "record-seat-wrong": ("line", "seat", "expected"),
    "record-move-wrong": ("line", "move", "near"),
    "record-item-unknown": ("line", "text"),
    "record-outcome-wrong": ("line",),
    "record-outcome-missing": ("line",),
    "record-outcome-extra": ("line",),
    "record-after-end": ("line",),
    "record-result-wrong": ("line", "text", "expected"),
    "position-line-unreadable": ("line", "text"),
    "position-item-unknown": ("line", "text"),
    "position-count-wrong": ("card", "found", "wanted"),
    "position-wrong": ("why",),
    "crew-unknown": ("crew", "near"),
    "crew-not-allowed": ("crew", "seats", "near"),
    "crew-count-wrong": ("crew", "seats"),
    "crew-too-few": ("seats", "found"),
    "board-row-size": ("row", "found", "wanted"),
    "board-cell-wrong": ("cell", "text", "near"),
    "board-start-missing": (),
    "board-start-twice": ("cells",),
    "board-start-too-high": ("cell", "rows"),
    "board-place-wrong": ("place", "cells"),
    "board-stair-unreachable": ("cell",),
    "board-cell-unreachable": ("cell",),
    "seed-missing": (),
    "seed-false": (),
    "deal-false": ("number",),
}


class Refusal(Exception):
    """Something was asked for that cannot be done. Nothing was changed by asking."""

    def __init__(self, key: str, args: Args | None = None) -> None:
        super().__init__(key, args or {})
        self.key: str = key
        self.words: Args = args or {}

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.words.items())
        return f"{self.key} ({told})" if told else self.key


class UnreadableMove(Refusal):
    """The text is not a move of this game in any position."""


class IllegalMove(Refusal):
    """A move of this game, but not one of `State.moves()` now."""


class BadRecord(Refusal):
    """The text is not a record that can be replayed to its end."""


class BadSetup(Refusal):
    """The game, edition, seats, options, switches or figures asked for do not exist."""


class BadPosition(Refusal):
    """The text is not a position of this game."""


def nearest(asked: str, known: list[str], most: int = 4) -> str:
    """The known words most like what was asked for, or the first few where none is alike."""
    close = get_close_matches(asked, known, most, 0.4)
    return ", ".join(close or known[: 3 * most])
