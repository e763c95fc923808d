"""Looks up words: a key and its arguments become a sentence in one language.

A catalogue is a Fluent file; `errors`, `terminal` and `simulate` are always read, and that of one
game on top, so that two games may emit the same key. Words know nothing of games: they are told.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

Args = Mapping[str, str | int]

LANGUAGES: Final = ("en", "fr", "it")
_SHARED: Final = ("errors", "terminal", "simulate")
_SPACES: Final = "\u00a0\u202f"
"""Not printable to Python, but French is full of them."""
_LONGEST: Final = 500
_LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class Words:
    """The words of one language, for one game or for none.

    >>> words = Words("it", "sos-titanic")
    >>> words("place-to", {"place": "3"})
    'alla Fila 3'
    >>> words("crew-fleet.rank")
    'vedetta'
    """

    def __init__(self, language: str, game: str = "") -> None:
        self.language: Final = language
        self._bundle: Final = _read_bundle(language, game)

    def __call__(self, key: str, args: Args | None = None) -> str:
        """The sentence for `key`, or for an attribute of it written `key.attribute`.

        A missing word must not end a match: the key itself is shown. Tests see that none is.
        """
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return _bare(key, args)
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return _bare(key, args)
        shown = {name: printable(value) for name, value in (args or {}).items()}
        text, errors = self._bundle.format_pattern(pattern, shown)
        return _bare(key, args) if errors else str(text)


@cache
def _read_bundle(language: str, game: str) -> FluentBundle:
    bundle = empty_bundle(language)
    for name in (*_SHARED, *([game] if game else [])):
        bundle.add_resource(FluentResource(read_catalogue(language, name)))
    return bundle


def empty_bundle(language: str) -> FluentBundle:
    """A language without words, with the functions that our catalogues call."""
    # Isolating marks are for mixing directions of writing; a terminal shows them as rubbish.
    return FluentBundle([language], functions={"TYPED": _typed}, use_isolating=False)


def _typed(verb: str) -> Any:  # a text: what Fluent takes and does not declare
    """`TYPED("move")` in a catalogue: what one types for it. Where nothing is typed, nothing."""
    return f" ({verb})"


def printable(value: str | int) -> str | int:
    """An argument as it may be shown: one line, and nothing that steers a terminal.

    Arguments may come from a garbled file.

    >>> printable("move\\x1b[2J 3>5")
    'move\\\\x1b[2J 3>5'
    """
    if isinstance(value, int):
        return value
    if len(value) > _LONGEST:  # Fluent refuses thousands of signs, and nobody reads hundreds
        value = f"{value[:_LONGEST]}…"
    shown = [sign if sign.isprintable() or sign in _SPACES else _escaped(sign) for sign in value]
    return "".join(shown)


def _escaped(sign: str) -> str:
    return sign.encode("unicode_escape").decode("ascii")


def _bare(key: str, args: Args | None) -> str:
    told = ", ".join(f"{name}={value}" for name, value in (args or {}).items())
    return f"{key} ({told})" if told else key


def read_catalogue(language: str, name: str) -> str:
    """The text of one Fluent file."""
    return files("carpathia.words").joinpath(language, f"{name}.ftl").read_text("utf-8")


def system_language(environment: Mapping[str, str]) -> str:
    """The language the system is set to, if we have words in it; English otherwise."""
    for variable in _LOCALE_VARIABLES:
        if environment.get(variable):
            language = environment[variable][:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
