"""Reads a view. Views are plain data without types of their own; here each value gets one."""

from carpathia.engine.game import Json, View


def number(view: View, key: str) -> int:
    value = view[key]
    if not isinstance(value, int):
        raise TypeError(f"{key} is no number: {value!r}")
    return value


def text(view: View, key: str) -> str:
    """A word; '' where there is none."""
    value = view[key]
    if value is None:
        return ""
    if not isinstance(value, str):
        raise TypeError(f"{key} is no word: {value!r}")
    return value


def numbers(view: View, key: str) -> list[int]:
    return [value for value in _items(view, key) if isinstance(value, int)]


def texts(view: View, key: str) -> list[str]:
    return [value for value in _items(view, key) if isinstance(value, str)]


def views(view: View, key: str) -> list[View]:
    """Several things inside a view, each a small view itself."""
    return [value for value in _items(view, key) if isinstance(value, dict)]


def part(view: View, key: str) -> View | None:
    """One thing inside a view, if it is there."""
    value = view.get(key)
    return value if isinstance(value, dict) else None


def chains(view: View, key: str) -> list[list[View]]:
    """Several rows of things inside a view."""
    rows = [row for row in _items(view, key) if isinstance(row, list)]
    return [[value for value in row if isinstance(value, dict)] for row in rows]


def _items(view: View, key: str) -> list[Json]:
    value = view[key]
    if not isinstance(value, list):
        raise TypeError(f"{key} is no list: {value!r}")
    return value
