"""A view as plain text: what an environment shows as `ansi`. Keys, no words: nothing to translate.

Views are trees of plain data, so one way of drawing does for all games.
"""

from typing import Final

from carpathia.engine.game import Json, View

_STATIC: Final = ("board", "decks-lost-at", "clock")
"""What never changes, or follows from the rest, and would bury it."""
_INDENT: Final = "  "


def draw_text(view: View) -> str:
    """A line a thing.

    >>> print(draw_text({"page": 9, "drawn": ["f1", "s3+"], "lines": [{"down": 2, "up": ["f3"]}]}))
    page: 9
    drawn: f1 s3+
    lines:
      down 2, up f3
    """
    lines: list[str] = []
    for key, value in view.items():
        if key not in _STATIC and value is not None:
            _draw(key, value, "", lines)
    return "\n".join(lines)


def _draw(key: str, value: Json, indent: str, lines: list[str]) -> None:
    if isinstance(value, dict):
        lines.append(f"{indent}{key}: {_in_line(value)}")
    elif isinstance(value, list) and value and not isinstance(value[0], str | int):
        lines.append(f"{indent}{key}:")
        for one in value:
            lines.append(f"{indent}{_INDENT}{_in_line(one)}")
    elif key == "rows" and isinstance(value, list):
        lines.append(f"{indent}{key}:")
        for one in value:
            lines.append(f"{indent}{_INDENT}{one}")
    else:
        lines.append(f"{indent}{key}: {_in_line(value)}".rstrip())


def _in_line(value: Json) -> str:
    if isinstance(value, dict):
        told = [f"{key} {_in_line(one)}" for key, one in value.items() if one not in ([], None)]
        return ", ".join(told)
    if isinstance(value, list):
        are_plain = all(isinstance(one, str | int) for one in value)
        return (" " if are_plain else " / ").join(_in_line(one) for one in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
