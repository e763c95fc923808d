"""What is wrong with a message is said in no language, and every kind of it has words."""

import msgspec
import pytest
from msgspec import Struct

from carpathia.engine.errors import Refusal
from carpathia.server.malformed import KINDS, malformed
from carpathia.server.messages import read
from carpathia.server.requests import Create, Join, Play
from carpathia.words.reader import Words

WRONG: list[tuple[type[Struct], bytes, str, str]] = [
    (Create, b"", "$", "not-json"),
    (Create, b"{}", "$.game", "missing"),
    (Create, b'{"game":"\xff"}', "$", "not-json"),
    (Create, b'{"game":"\\ud800"}', "$", "not-json"),
    (Create, b"[]", "$", "type"),
    (Create, b'{"game":"titus"}', "$.edition", "missing"),
    (Create, b'{"game":1}', "$.game", "type"),
    (Create, b'{"seed":1}', "$", "unknown-field"),
    (Create, b'{"game":""}', "$.game", "length"),
    (Create, b'{"seats":0}', "$.seats", "range"),
    (Create, b'{"seats":1e400}', "$.seats", "range"),
    (Create, b'{"seats":99999999999999999999999}', "$.seats", "range"),
    (Create, b'{"seats":1.5}', "$.seats", "type"),
    (Create, b'{"options":{"":"x"}}', "$.options", "length"),
    (Create, b'{"options":{"crew":2}}', "$.options[...]", "type"),
    (Join, b'{"seat":[]}', "$.seat", "type"),
    (Play, b'{"key":"short"}', "$.key", "pattern"),
    (Play, b'{"key":"abcdefgh\\n"}', "$.key", "pattern"),
]


@pytest.mark.parametrize(("kind", "data", "path", "mistake"), WRONG)
def test_a_mistake_is_named_by_its_place_and_kind(
    kind: type[Struct], data: bytes, path: str, mistake: str
) -> None:
    with pytest.raises(Refusal) as refused:
        read(data, kind)
    assert refused.value.key == "message-wrong"
    assert refused.value.words == {"path": path, "kind": mistake}


def test_every_kind_is_met_above_or_below() -> None:
    assert {mistake for _, _, _, mistake in WRONG} == set(KINDS) - {"nested", "wrong"}
    assert malformed(RecursionError()).words == {"path": "$", "kind": "nested"}
    unknown = malformed(msgspec.ValidationError("Something new - at `$.after`"))
    assert unknown.words == {"path": "$.after", "kind": "wrong"}


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_every_kind_has_words_of_its_own(language: str) -> None:
    words = Words(language)
    told = {words("message-wrong", {"path": "$", "kind": kind}) for kind in KINDS}
    assert len(told) == len(KINDS)
