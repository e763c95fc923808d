"""A view as plain text: what an environment shows as `ansi`. Keys, no words: nothing to translate.

Views are trees of plain data, so one way of drawing does for all games.
"""

from typing import Final

from carpathia.engine.game import Json, View

_STATIC: Final = ("board", "tiles", "decks-lost-at", "clock")
"""What never changes, or follows from the rest, and would bury it."""
_INDENT: Final = "  "


def draw_text(view: View) -> str:
    """A line a thing; what is made of things has them below it, further in.

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
    if key == "rows" and isinstance(value, list):
        lines.append(f"{indent}{key}:")
        lines += [f"{indent}{_INDENT}{row}" for row in value]
    elif isinstance(value, list) and any(isinstance(one, dict) for one in value):
        lines.append(f"{indent}{key}:")
        for place, one in enumerate(value, 1):
            if isinstance(one, dict) and any(_is_deep(inner) for inner in one.values()):
                lines.append(f"{indent}{_INDENT}{place}:")
                for name, inner in one.items():
                    _draw(name, inner, indent + 2 * _INDENT, lines)
            else:
                lines.append(f"{indent}{_INDENT}{_in_line(one, ', ')}")
    else:
        lines.append(f"{indent}{key}: {_in_line(value, ', ')}".rstrip())


def _is_deep(value: Json) -> bool:
    """Whether it is a list of more than words and numbers."""
    return isinstance(value, list) and any(isinstance(one, dict | list) for one in value)


def _in_line(value: Json, between: str) -> str:
    if isinstance(value, dict):
        told = [
            f"{key} {_in_line(one, ' ')}" for key, one in value.items() if one not in ([], None)
        ]
        return between.join(told)
    if isinstance(value, list):
        if any(isinstance(one, list) for one in value):
            return " | ".join(_in_line(one, " ") for one in value)
        between = ", " if any(isinstance(one, dict) for one in value) else " "
        return between.join(_in_line(one, " ") for one in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
