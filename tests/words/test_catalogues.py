"""Everything that can be said can be said in three languages, and nothing else is in the files."""

import ast
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from carpathia.engine import errors
from carpathia.engine.chance import QuickChance
from carpathia.engine.game import NOBODY
from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.games import GAME_NAMES, open_game
from carpathia.games.sos_titanic.cards import ACTION_NAMES, CREW_NAMES
from carpathia.games.sos_titanic.editions import EDITIONS
from carpathia.games.sos_titanic.events import EVENTS
from carpathia.games.sos_titanic.scoring import ALL_SAVED, SUNK
from carpathia.games.sos_titanic.table import OVER, PHASE_NAMES
from carpathia.terminal import playing, refusals
from carpathia.terminal.sos_titanic.screen import EXAMPLES
from carpathia.words.reader import LANGUAGES, read_catalogue
from tests.words.catalogues import NAMES, entries, messages

TERMINAL = Path(playing.__file__).parent
REFUSALS = errors.REFUSALS | refusals.REFUSALS


def score_parts() -> list[str]:
    setup = Setup("sos-titanic", "en", 1)
    parts = open_game(setup).start(QuickChance(Generator(1))).view(NOBODY)["parts"]
    assert isinstance(parts, dict)
    return list(parts)


def families() -> set[str]:
    """The keys the terminal puts together: `crew-` and a name, and the like."""
    keys = {
        f"crew-{name}{part}" for name in CREW_NAMES for part in ("", ".rank", ".address", ".power")
    }
    keys |= {f"card-{name}{part}" for name in ACTION_NAMES for part in ("", ".effect")}
    asked = [name for name in PHASE_NAMES if name != PHASE_NAMES[OVER]]
    keys |= {f"phase-{name}{part}" for name in asked for part in ("", ".hint")}
    keys |= {f"reason-{reason}" for reason in (SUNK, ALL_SAVED)}
    keys |= {f"score-{part}" for part in score_parts()}
    keys |= {f"verb-{verb.replace(' ', '-')}" for verb in EXAMPLES}
    keys |= {f"command-{name}{part}" for name in playing.COMMANDS for part in ("", ".help")}
    keys |= {f"game-{name}" for name in GAME_NAMES if name in NAMES}
    keys |= {f"edition-{name}" for name in EDITIONS.editions}
    return keys


def said_in_source() -> tuple[set[str], set[str]]:
    """Keys written out in calls such as `words("...")`; every string constant there is."""
    said: set[str] = set()
    constants: set[str] = set()
    for file in TERMINAL.rglob("*.py"):
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


def all_messages(language: str) -> dict[str, set[str]]:
    return {key: used for name in NAMES for key, used in messages(language, name).items()}


@pytest.mark.parametrize("name", NAMES)
def test_all_languages_have_the_same_messages_with_the_same_variables(name: str) -> None:
    english = messages("en", name)
    assert messages("fr", name) == english
    assert messages("it", name) == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_there_twice(language: str) -> None:
    keys = [key for name in NAMES for key, _ in entries(language, name)]
    assert sorted(set(keys)) == sorted(keys)


@pytest.mark.parametrize("key", sorted(REFUSALS))
def test_a_refusal_has_words_that_use_all_it_knows(key: str) -> None:
    assert messages("en", "errors")[key] == set(REFUSALS[key])


def test_refusals_of_engine_and_terminal_do_not_share_a_key() -> None:
    assert not errors.REFUSALS.keys() & refusals.REFUSALS.keys()


@pytest.mark.parametrize("key", sorted(EVENTS))
def test_an_event_has_words_that_use_only_what_it_brings(key: str) -> None:
    assert messages("en", "sos-titanic")[key] <= set(EVENTS[key])


def test_whatever_the_terminal_says_has_words() -> None:
    said, _ = said_in_source()
    assert len(said) > 40, "the calls are not found any more: has the terminal changed its ways?"
    assert sorted((said | families()) - all_messages("en").keys()) == []


def test_no_words_are_left_over() -> None:
    _, constants = said_in_source()
    helps = {f"help-{word}" for word in constants} | {f"metavar-{word}" for word in constants}
    tables = {f"table-{word}" for word in constants}
    known = families() | constants | helps | tables | REFUSALS.keys() | EVENTS.keys()
    assert sorted(all_messages("en").keys() - known) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 2, 5, 60, "none", "boat", "3"])
def test_every_message_can_be_said(language: str, value: int | str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for name in NAMES:
        bundle.add_resource(FluentResource(read_catalogue(language, name)))
    for key, used in all_messages(language).items():
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


def test_action_cards_are_called_the_same_everywhere() -> None:
    for name in ACTION_NAMES:
        words = {
            re.sub(r" \(.*\)", "", line.partition(" = ")[2])
            for language in LANGUAGES
            for line in read_catalogue(language, "sos-titanic").splitlines()
            if line.startswith(f"card-{name} =")
        }
        assert len(words) == 1, words
