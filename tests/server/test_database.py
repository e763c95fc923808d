"""The SQLite file: safe settings, one server at a time, and only a schema that is understood."""

import sqlite3
import stat
from pathlib import Path

import pytest
import sqlalchemy as sa

from carpathia.engine.errors import Refusal
from carpathia.server.database import FILE, open_database
from tests.server.house import House
from tests.terminal.sitting import Terminal


def test_every_commit_is_on_the_disk(house: House) -> None:
    with house.database.engine.connect() as connection:
        found = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert found == ["wal", 2, 1]


def test_seeds_are_for_the_owner_of_the_file_only(house: House) -> None:
    house.create()
    for file in house.folder.glob(f"{FILE}*"):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


def test_a_second_server_is_refused_until_the_first_is_gone(house: House) -> None:
    with pytest.raises(Refusal, match="database-busy"):
        open_database(house.folder)
    house.restart()


def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    open_database(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = (tmp_path / FILE).read_bytes()
    for _ in range(2):
        with pytest.raises(Refusal, match="database-newer") as refused:
            open_database(tmp_path)
        assert refused.value.words == {"revision": "9999"}
    assert (tmp_path / FILE).read_bytes() == before


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("a shopping list, and a long one: " * 40)
    with pytest.raises(Refusal, match="database-unusable"):
        open_database(tmp_path)
    assert (tmp_path / FILE).read_text().startswith("a shopping list")


def test_an_sqlite_that_cannot_take_moves_is_refused_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carpathia.server.database._NEEDED", "SELECT no_such_function()")
    with pytest.raises(Refusal, match="database-unusable") as refused:
        open_database(tmp_path)
    assert "no_such_function" in str(refused.value.words["why"])


def test_a_database_is_opened_again_as_it_was(tmp_path: Path) -> None:
    for _ in range(2):
        database = open_database(tmp_path)
        assert "commands" in sa.inspect(database.engine).get_table_names()
        database.close()


# From the command line


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Another server keeps"), ("fr", "Un autre serveur"), ("it", "Un altro server")],
)
def test_the_command_says_in_one_line_why_it_cannot_begin(
    terminal: Terminal, house: House, language: str, told: str
) -> None:
    seen = terminal.run("serve", "--data", house.folder, "--language", language)
    assert seen.complaint().startswith(f"{house.folder}: {told}")


def test_an_address_that_cannot_be_had(terminal: Terminal) -> None:
    assert "no port 70000" in terminal.run("serve", "--port", "70000").complaint()
    assert "--port wants" in terminal.run("serve", "--port", "x").complaint()
    arguments = ("serve", "--host", "203.0.113.1", "--port", "0")
    assert "203.0.113.1" in terminal.run(*arguments).complaint()


def test_a_folder_that_is_a_file(terminal: Terminal) -> None:
    file = terminal.home / "file"
    file.write_text("")
    assert terminal.run("serve", "--data", file).complaint().startswith(f"{file}: ")
