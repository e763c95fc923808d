"""What the page says has words, and no words of the page are left over."""

import re
from pathlib import Path

from tests.words.catalogues import NAMES, messages

CLIENT = Path(__file__).parents[2] / "client" / "src"
SAID = re.compile(r"\b(?:words|said)\(\s*\"([a-z][a-z0-9.-]*)\"")
FAMILY = re.compile(r"`([a-z][a-z-]*)\$\{[^`]*?\}([a-z.-]*)`")
STRING = re.compile(r"\"([a-z][a-z0-9.-]*)\"")


def source() -> str:
    files = sorted(file for end in ("ts", "svelte") for file in CLIENT.rglob(f"*.{end}"))
    return "\n".join(
        file.read_text("utf-8") for file in files if not file.name.endswith(".test.ts")
    )


def test_whatever_the_page_says_has_words() -> None:
    known = {key for name in NAMES for key in messages("en", name)}
    said = set(SAID.findall(source()))
    assert len(said) > 100, "the calls are not found any more: has the page changed its ways?"
    assert sorted(said - known) == []


def test_every_family_of_words_that_the_page_puts_together_exists() -> None:
    known = {key for name in NAMES for key in messages("en", name)}
    for start, end in FAMILY.findall(source()):
        assert any(key.startswith(start) and key.endswith(end) for key in known), start


def test_no_words_of_the_page_are_left_over() -> None:
    text = source()
    said = set(STRING.findall(text))
    families = FAMILY.findall(text)
    left = [
        key
        for key in messages("en", "client")
        if key not in said
        and not any(key.startswith(start) and key.endswith(end) for start, end in families)
    ]
    assert left == []
