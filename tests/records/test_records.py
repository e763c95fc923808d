"""Stored games replay: they are tests, demos and documentation at once."""

from pathlib import Path

import pytest

from carpathia.engine.chance import commitment
from carpathia.engine.match import verify
from carpathia.engine.record import read_record
from carpathia.games import GAME_NAMES, open_game
from tests.records.collect import COLLECTIONS, HOME, index, replay

RECORDS = sorted(HOME.glob("*/*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_stored_match_replays_to_its_written_end(path: Path) -> None:
    text = path.read_text("utf-8")
    match = replay(path)
    assert match.is_over()
    assert match.record().text() == text
    assert path.parent.name == match.game.name


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_deal_of_a_stored_match_can_be_proved(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    game = open_game(record.setup)
    outcomes = sum(len(entry.outcomes) for entry in record.entries)
    assert verify(game, record) == outcomes > 0
    assert commitment(bytes.fromhex(record.seeds[0])) == record.entries[0].commitment


def test_every_game_has_records() -> None:
    assert {path.parent.name for path in RECORDS} == set(GAME_NAMES)


@pytest.mark.parametrize("name", GAME_NAMES)
def test_the_records_of_a_game_show_all_that_is_wanted(name: str) -> None:
    collection = COLLECTIONS[name]
    seen: set[str] = set()
    for path in RECORDS:
        if path.parent.name == name:
            seen |= collection.shown(replay(path))
    for series in collection.series:
        assert collection.wanted(series) - seen == set()


@pytest.mark.parametrize("name", GAME_NAMES)
def test_the_index_of_records_is_true(name: str) -> None:
    written = (HOME / name / "README.md").read_text("utf-8")
    assert written == index(COLLECTIONS[name]), "run: make records"
