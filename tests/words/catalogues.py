"""The catalogues taken apart: every message and attribute with the variables it uses."""

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from carpathia.terminal.screens import SHOWN
from carpathia.words.reader import read_catalogue

SHARED = ("errors", "terminal")
NAMES = (*SHARED, "table", "client", "learn", *SHOWN)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(pattern: ast.Pattern) -> set[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return visitor.found


def entries(language: str, name: str) -> list[tuple[str, ast.Pattern]]:
    """Every `key` and `key.attribute` of a catalogue, in order, with its pattern."""
    found: list[tuple[str, ast.Pattern]] = []
    for entry in FluentParser().parse(read_catalogue(language, name)).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{name}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.value is not None, f"{language}/{name}.ftl: {entry.id.name} says nothing"
            found.append((entry.id.name, entry.value))
            for attribute in entry.attributes:
                found.append((f"{entry.id.name}.{attribute.id.name}", attribute.value))
    return found


def messages(language: str, name: str) -> dict[str, set[str]]:
    """The variables of every message of a catalogue."""
    return {key: variables(pattern) for key, pattern in entries(language, name)}
