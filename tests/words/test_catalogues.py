"""Everything that can be said can be said in three languages, and nothing else is in the files."""

import ast
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from carpathia.engine import errors
from carpathia.games.noris_titanic.chart import BOARDS
from carpathia.games.noris_titanic.components import CARDS, DICE
from carpathia.games.sos_titanic.cards import ACTION_NAMES
from carpathia.games.sos_titanic.components import SETUPS
from carpathia.lab.aims import AIMS
from carpathia.lab.benchmark import BUILDS
from carpathia.lab.results import COLUMNS
from carpathia.lab.summary import CAUSES
from carpathia.lab.variations import AXES
from carpathia.server import refusals as server_refusals
from carpathia.server.room import EVENTS
from carpathia.terminal import playing, refusals
from carpathia.terminal.screens import SHOWN
from carpathia.words.reader import LANGUAGES, Words, empty_bundle, read_catalogue
from tests.words.catalogues import NAMES, SHARED, entries, messages
from tests.words.games import GAMES

TERMINAL = Path(playing.__file__).parent
REFUSALS = errors.REFUSALS | refusals.REFUSALS | server_refusals.REFUSALS


def families(game: str) -> set[str]:
    """The keys the terminal puts together: `phase-` and a name, and the like."""
    keys = {f"command-{name}{part}" for name in playing.COMMANDS for part in ("", ".help")}
    keys |= {f"game-{name}" for name in GAMES}
    keys |= {f"edition-{name}" for words in GAMES.values() for name in words.editions}
    keys |= {f"aim-{kind}" for kind in AIMS} | {f"build-{build}" for build in BUILDS}
    keys |= {f"bench-{name}" for name in COLUMNS} | {f"cause-{cause}" for cause in CAUSES}
    keys |= {f"axis-{axis}" for axes in AXES.values() for axis in axes}
    keys |= {f"value-{value}" for value in (*SETUPS, *BOARDS, *DICE, *CARDS)}
    keys |= {f"report-course-{name}{part}" for name in GAMES for part in ("", ".found", ".how")}
    keys |= {f"report-turning-{kind}.how" for kind in ("together", "against")}
    return keys | GAMES[game].keys


def said_in_source(game: str) -> tuple[set[str], set[str]]:
    """Keys written out in calls such as `words("...")`; every string constant there is.

    In what all games share, and in what shows this one.
    """
    said: set[str] = set()
    constants: set[str] = set()
    own = TERMINAL / game.replace("-", "_")
    for file in [*TERMINAL.glob("*.py"), *own.rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                constants.add(node.value)
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
                name = node.func.id if isinstance(node.func, ast.Name) else name
                first = node.args[0]
                if name in ("words", "say") and isinstance(first, ast.Constant):
                    said.add(str(first.value))
    return said, constants


def all_messages(language: str, game: str) -> dict[str, set[str]]:
    """What can be said while a game is played."""
    names = (*SHARED, game)
    return {key: used for name in names for key, used in messages(language, name).items()}


def test_every_game_that_is_shown_is_looked_at_here() -> None:
    assert tuple(GAMES) == SHOWN


@pytest.mark.parametrize("name", NAMES)
def test_all_languages_have_the_same_messages_with_the_same_variables(name: str) -> None:
    english = messages("en", name)
    assert messages("fr", name) == english
    assert messages("it", name) == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_there_twice(language: str, game: str) -> None:
    keys = [key for name in (*SHARED, game) for key, _ in entries(language, name)]
    assert sorted(set(keys)) == sorted(keys)


@pytest.mark.parametrize("key", sorted(REFUSALS))
def test_a_refusal_has_words_that_use_all_it_knows(key: str) -> None:
    assert messages("en", "errors")[key] == set(REFUSALS[key])


def test_an_event_of_every_table_has_words() -> None:
    assert messages("en", "table") == {key: set(args) for key, args in EVENTS.items()}


def test_refusals_of_engine_terminal_and_server_do_not_share_a_key() -> None:
    tables = (errors.REFUSALS, refusals.REFUSALS, server_refusals.REFUSALS)
    assert sum(len(table) for table in tables) == len(REFUSALS)


@pytest.mark.parametrize("game", GAMES)
def test_an_event_has_words_that_use_only_what_it_brings(game: str) -> None:
    said = messages("en", game)
    for key, args in GAMES[game].events.items():
        assert said[key] <= set(args), key


@pytest.mark.parametrize("game", GAMES)
def test_whatever_the_terminal_says_has_words(game: str) -> None:
    said, _ = said_in_source(game)
    assert len(said) > 40, "the calls are not found any more: has the terminal changed its ways?"
    assert sorted((said | families(game)) - all_messages("en", game).keys()) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_words_are_left_over(game: str) -> None:
    _, constants = said_in_source(game)
    helps = {f"help-{word}" for word in constants} | {f"metavar-{word}" for word in constants}
    tables = {f"table-{word}" for word in constants}
    known = families(game) | constants | helps | tables | REFUSALS.keys()
    known |= GAMES[game].events.keys()
    assert sorted(all_messages("en", game).keys() - known) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("value", [0, 1, 2, 5, 60, "none", "boat", "3"])
def test_every_message_can_be_said(language: str, game: str, value: int | str) -> None:
    bundle = empty_bundle(language)
    for name in (*SHARED, game):
        bundle.add_resource(FluentResource(read_catalogue(language, name)))
    for key, used in all_messages(language, game).items():
        message, _, attribute = key.partition(".")
        found = bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        result, wrong = bundle.format_pattern(pattern, dict.fromkeys(used, value))
        text = str(result)
        assert not wrong, f"{language} {key}: {wrong}"
        assert text.strip() == text, f"{language} {key}: loose spaces"
        assert text.isprintable() or language == "fr", f"{language} {key}: {text!r}"


def test_french_has_its_fixed_spaces() -> None:
    """A sign such as : ? ! ; or » must not begin a line by itself."""
    for name in NAMES:
        for line in read_catalogue("fr", name).splitlines():
            if not line.startswith("#"):
                assert not re.search(r" [:;?!»]|« ", line), line


def test_action_cards_have_names_of_each_language_and_one_only() -> None:
    """Lessons and rules call a card what it says; English names stand in English words alone."""
    english = Words("en", "sos-titanic")
    names = {english(f"card-{name}").partition(" (")[0] for name in ACTION_NAMES}
    names -= {"Plan A", "Plan B"}  # the same in French
    for language in ("fr", "it"):
        text = "\n".join(read_catalogue(language, name) for name in NAMES)
        assert [name for name in sorted(names) if name in text] == []
        own = Words(language, "sos-titanic")
        lesson = read_catalogue(language, "learn")
        for name in ("come-on", "come-back"):
            assert own(f"card-{name}") in lesson, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_boat_has_one_name(language: str) -> None:
    """The printed rules call them Survivors Groups; players see boats, and read of boats."""
    assert not re.search(r"\b[Gg](roup|rupp)", read_catalogue(language, "sos-titanic"))
    text = "\n".join(read_catalogue(language, name) for name in NAMES)
    assert not re.search(r"\b([Cc]haloupe|[Bb]arc(a|he)\b)", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_at_all_is_never_called_one_passenger(language: str) -> None:
    words = Words(language, "sos-titanic")
    for key in ("panic-broke-out", "lines-evened"):
        args: dict[str, str | int] = {"from": 1, "to": 2, "bow": 1, "stern": 2}
        sentences = {words(key, {**args, "count": count}) for count in (0, 1, 2)}
        assert len(sentences) == 3
        nobody = words(key, {**args, "count": 0})
        assert "passe" not in nobody
        assert "passa" not in nobody
