"""Looking words up: plurals, attributes, what is missing, what must not reach a terminal."""

import pytest

from carpathia.words.reader import Words, printable, system_language


@pytest.mark.parametrize(
    ("language", "count", "sentence"),
    [
        ("en", 1, "f7 goes to the discard."),
        ("en", 2, "f7 go to the discard."),
        ("fr", 0, "f7 part à la défausse."),
        ("fr", 1, "f7 part à la défausse."),
        ("fr", 2, "f7 partent à la défausse."),
        ("it", 1, "f7 va agli scarti."),
        ("it", 2, "f7 vanno agli scarti."),
    ],
)
def test_one_and_many_follow_the_language(language: str, count: int, sentence: str) -> None:
    words = Words(language, "sos-titanic")
    assert words("passengers-discarded", {"cards": "f7", "count": count}) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "f7 goes from the collapsible boat to Line 3."),
        ("fr", "f7 passe du canot pliable à la File 3."),
        ("it", "f7 passa dalla scialuppa pieghevole alla Fila 3."),
    ],
)
def test_places_are_inflected(language: str, sentence: str) -> None:
    words = Words(language, "sos-titanic")
    there = {
        "from": words("place-from", {"place": "boat"}),
        "to": words("place-to", {"place": "3"}),
    }
    assert words("passengers-moved", {"cards": "f7", "count": 1, **there}) == sentence


def test_attributes_are_named_behind_a_dot() -> None:
    assert Words("en", "sos-titanic")("crew-smith.address") == "Captain Smith"


def test_a_missing_word_shows_its_key_and_ends_no_match() -> None:
    words = Words("en")
    assert words("no-such-thing", {"card": "f7"}) == "no-such-thing (card=f7)"
    assert words("command-undo.nothing") == "command-undo.nothing"
    assert words("move-illegal") == "move-illegal"


def test_words_of_a_game_are_known_only_where_it_is_played() -> None:
    assert Words("en")("turn-began", {"seat": "Lee"}) == "turn-began (seat=Lee)"


def test_nothing_invisible_is_woven_in() -> None:
    sentence = Words("en")("move-illegal", {"move": "rescue 9", "near": "rescue 1"})
    assert sentence == "“rescue 9” is not possible now. Near it: rescue 1"


def test_what_came_from_a_file_cannot_steer_a_terminal_or_break_the_line() -> None:
    sentence = Words("en")("record-foreign", {"line": 1, "text": "\x1b[2J\n\u202e"})
    assert sentence.isprintable()
    assert "\\x1b[2J\\n\\u202e" in sentence


def test_an_argument_of_any_length_can_be_said() -> None:
    sentence = Words("en")("game-unknown", {"game": "x" * 100_000, "near": "sos-titanic"})
    assert sentence.startswith("There is no game “xxxxx")
    assert sentence.endswith("…”. Near it: sos-titanic")


def test_french_spaces_in_an_argument_stay() -> None:
    assert printable("« f7 »") == "« f7 »"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "it_IT", "LC_MESSAGES": "fr_FR", "LANG": "en_GB"}, "it"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_FR", "LANG": "en_GB"}, "fr"),
    ],
)
def test_the_language_of_the_system(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language
