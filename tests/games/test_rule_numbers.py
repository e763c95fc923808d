"""Every rule number of every rule page is the name of a test, and no test names another one."""

import ast
import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULE = re.compile(r"^\s*[-*] \**([A-Z]\d+\.\d+)\b", re.MULTILINE)
"""A rule: a list item that begins with its number, `- **S7.2** ...`."""
NAME = re.compile(r"test_([A-Z]\d+)_(\d+)_\w+")
"""A test of a rule: `test_S7_2_an_empty_lost_deck_leaves_the_next_line_alone`."""


def numbers_in_pages() -> list[str]:
    """The numbers of the English rule pages of all games, in order."""
    pages = sorted((ROOT / "docs" / "rules").glob("*.en.md"))
    return [number for page in pages for number in RULE.findall(page.read_text("utf-8"))]


def numbers_in_tests() -> dict[str, str]:
    """Each number that a test names, with one such test."""
    found = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"), str(file))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                if named := NAME.fullmatch(node.name):
                    found[f"{named[1]}.{named[2]}"] = f"{file.relative_to(ROOT)}: {node.name}"
    return found


def test_every_rule_number_has_a_test() -> None:
    tested = numbers_in_tests()
    untested = [number for number in numbers_in_pages() if number not in tested]
    assert not untested, f"rules without a test: {', '.join(untested)}"


def test_every_number_in_a_test_is_a_rule() -> None:
    rules = numbers_in_pages()
    strangers = [test for number, test in numbers_in_tests().items() if number not in rules]
    assert not strangers, "tests of rules that no page in docs/rules has:\n" + "\n".join(strangers)


def test_every_rule_number_stands_once_and_none_is_left_out() -> None:
    numbers = numbers_in_pages()
    assert numbers, "no rule page has a numbered rule: have they moved?"
    twice = [number for number, count in Counter(numbers).items() if count > 1]
    assert not twice, f"rules that stand twice: {', '.join(twice)}"
    gaps = []
    for before, number in zip(["", *numbers], numbers, strict=False):
        chapter, _, place = number.partition(".")
        expected = int(before.partition(".")[2]) + 1 if before.startswith(f"{chapter}.") else 1
        if int(place) != expected:
            gaps.append(f"{before} -> {number}")
    assert not gaps, f"numbers that do not follow: {', '.join(gaps)}"
