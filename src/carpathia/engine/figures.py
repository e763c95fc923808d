"""Component data: figures read from TOML, each with its source and how sure we are of it.

A figure is a table `{ is = 3, from = "rulebook-fr", sure = "certain" }`. A person who owns the real
box may correct figures in a file of his own that lists only what differs: `is` alone, or the bare
value. What he changed travels in the records as text.
"""

import json
import tomllib
from collections.abc import Mapping
from typing import Final, final

from carpathia.engine.errors import BadSetup, nearest

Value = int | str | list[int]
CERTAINTIES: Final = ("certain", "likely", "chosen", "corrected")


@final
class Figure:
    """One figure: its value, where it comes from, and how sure it is."""

    def __init__(self, value: Value, source: str, certainty: str) -> None:
        self.value: Final = value
        self.source: Final = source
        self.certainty: Final = certainty


@final
class Figures:
    """All the figures of a game, by dotted name; `changed` are those a person corrected."""

    def __init__(self, figures: dict[str, Figure], sources: dict[str, str]) -> None:
        self.figures: Final = figures
        self.sources: Final = sources
        self.changed: dict[str, Value] = {}

    def with_changes(self, changes: Mapping[str, Value]) -> "Figures":
        """The same figures, some of them corrected; refuses unknown names and other kinds."""
        figures = dict(self.figures)
        for name, value in changes.items():
            if name not in figures:
                near = nearest(name, list(figures))
                raise BadSetup("figure-unknown", {"figure": name, "near": near})
            if type(value) is not type(figures[name].value):
                raise wrong_figure(name, value, write_value(figures[name].value))
            figures[name] = Figure(value, "a correction", "corrected")
        changed = Figures(figures, self.sources)
        changed.changed = {
            name: value
            for name, value in {**self.changed, **changes}.items()
            if name not in self.figures or value != self.figures[name].value or name in self.changed
        }
        return changed

    def number(self, name: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = self.figures[name].value
        if not isinstance(value, int) or not least <= value <= most:
            raise wrong_figure(name, value, f"{least}-{most}")
        return value

    def numbers(self, name: str, length: int, least: int, most: int) -> list[int]:
        """A list of so many whole numbers within bounds."""
        value = self.figures[name].value
        if not isinstance(value, list) or len(value) != length:
            raise wrong_figure(name, value, f"[{', '.join([f'{least}-{most}'] * length)}]")
        for item in value:
            if not least <= item <= most:
                raise wrong_figure(name, value, f"{least}-{most}")
        return value

    def word(self, name: str, allowed: list[str]) -> str:
        """One of the allowed words."""
        value = self.figures[name].value
        if not isinstance(value, str) or value not in allowed:
            raise wrong_figure(name, value, ", ".join(allowed))
        return value

    def text(self, name: str) -> str:
        """A figure that is words, such as a time of day."""
        value = self.figures[name].value
        if not isinstance(value, str):
            raise wrong_figure(name, value, '"..."')
        return value


def read_figures(text: str) -> Figures:
    """The figures of a shipped file: every one must state source and certainty."""
    tables = _read_toml(text)
    found = tables.pop("sources", {})
    sources = {str(k): str(v) for k, v in found.items()} if isinstance(found, dict) else {}
    figures: dict[str, Figure] = {}
    for name, figure in _leaves("", tables):
        if figure.source not in sources or figure.certainty not in CERTAINTIES:
            raise wrong_figure(name, figure.value, 'from = "...", sure = "..."')
        figures[name] = figure
    return Figures(figures, sources)


def read_changes(text: str) -> dict[str, Value]:
    """The figures of a person's own file, by dotted name."""
    tables = _read_toml(text)
    tables.pop("sources", None)
    return {name: figure.value for name, figure in _leaves("", tables)}


def read_value(name: str, text: str) -> Value:
    """A figure's value as a record writes it: a number, a quoted word, or a list of numbers."""
    try:
        return _value(name, json.loads(text))
    except (ValueError, RecursionError):
        raise wrong_figure(name, text, '3, "word", [1, 4]') from None


def write_value(value: Value) -> str:
    """The inverse of `read_value`."""
    return json.dumps(value)


def wrong_figure(name: str, value: object, near: str) -> BadSetup:
    return BadSetup("figure-wrong", {"figure": name, "value": str(value), "near": near})


def _read_toml(text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    # ValueError: TOMLDecodeError, and a number of thousands of digits; RecursionError: [[[[[[...
    except (ValueError, RecursionError) as error:
        raise BadSetup("figures-broken", {"why": str(error)}) from None


def _leaves(prefix: str, table: dict[str, object]) -> list[tuple[str, Figure]]:
    """Every figure below a table, with its dotted name."""
    found: list[tuple[str, Figure]] = []
    for key, entry in table.items():
        name = f"{prefix}{key}"
        if not isinstance(entry, dict):
            found.append((name, Figure(_value(name, entry), "", "")))
        elif "is" in entry:
            value = _value(name, entry["is"])
            source, certainty = str(entry.get("from", "")), str(entry.get("sure", ""))
            found.append((name, Figure(value, source, certainty)))
        else:
            found += _leaves(f"{name}.", entry)
    return found


def _value(name: str, entry: object) -> Value:
    if isinstance(entry, bool):
        raise wrong_figure(name, entry, '3, "word", [1, 4]')
    if isinstance(entry, int | str):
        return entry
    if isinstance(entry, list):
        numbers = [item for item in entry if isinstance(item, int) and not isinstance(item, bool)]
        if len(numbers) == len(entry):
            return numbers
    raise wrong_figure(name, entry, '3, "word", [1, 4]')
