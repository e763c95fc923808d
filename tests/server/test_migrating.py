"""Migrations of tables with matches in them: a copy first, then all of it or nothing."""

import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from alembic.config import Config

from carpathia.engine.errors import Refusal
from carpathia.server import migrating, migrations
from carpathia.server.database import FILE, open_database
from carpathia.server.migrating import newest
from carpathia.server.postgres import open_postgres
from tests.server.cluster import run
from tests.server.house import House
from tests.server.test_playing import play_on
from tests.server.test_replays import A_RECORD, bring

NEXT = '''
"""What the next version may bring."""

import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{before}"


def upgrade() -> None:
    op.create_table("prizes", sa.Column("id", sa.Integer, primary_key=True))
    op.execute("INSERT INTO prizes (id) VALUES (1)")
    {more}
'''


def bring_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: str = "") -> None:
    """From now on this is a Carpathia with one migration more."""
    folder = tmp_path / "migrations"
    shutil.copytree(Path(migrations.__file__).parent, folder)
    script = NEXT.format(before=newest(), more=more)
    (folder / "versions" / "v9999_next.py").write_text(script)
    config = Config()
    config.set_main_option("script_location", str(folder))
    config.set_main_option("path_separator", "os")
    monkeypatch.setattr(migrating, "_config", lambda: config)


def copies(folder: Path) -> list[Path]:
    return sorted(folder.glob("tables-before-*.db"))


def test_tables_are_copied_before_they_are_migrated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "house"
    house = House(folder)
    one, _ = house.table()
    house.close()
    before = newest()
    bring_next(tmp_path, monkeypatch)
    house.open()
    assert one.look().status_code == 200
    house.restart()
    house.close()
    (copy,) = copies(folder)
    assert copy.name.startswith("tables-before-next-")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [
            (before,)
        ]
        assert connection.execute("SELECT id FROM matches").fetchall() == [(one.room,)]
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_there_is_nothing_to_copy_where_nothing_was_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_database(tmp_path / "house").close()
    bring_next(tmp_path, monkeypatch)
    open_database(tmp_path / "house").close()
    assert copies(tmp_path / "house") == []


def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "house"
    house = House(folder)
    one, _ = house.table()
    house.close()
    with monkeypatch.context() as newer:
        bring_next(tmp_path, newer, 'op.execute("INSERT INTO prizes (id) VALUES (1)")')
        with pytest.raises(Refusal, match="database-unusable"):
            open_database(folder)
    house.open()
    assert one.look().status_code == 200
    house.close()
    with closing(sqlite3.connect(folder / FILE)) as connection:
        assert not connection.execute(
            "SELECT 1 FROM sqlite_master WHERE name = 'prizes'"
        ).fetchall()


def test_where_no_copy_can_be_made_nothing_is_migrated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "house"
    house = House(folder)
    house.table()
    house.close()
    before = newest()
    bring_next(tmp_path, monkeypatch)
    is_in_the_way = folder / "in-the-way.db"
    is_in_the_way.mkdir()
    monkeypatch.setattr("carpathia.server.database.dated", lambda *_: is_in_the_way)
    with pytest.raises(IsADirectoryError):
        open_database(folder)
    with closing(sqlite3.connect(folder / FILE)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [
            (before,)
        ]


def test_nothing_is_migrated_under_a_server_that_is_at_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    house = House(tmp_path, place=url)
    one, _ = house.table()
    assert one.look().status_code == 200
    before = newest()
    bring_next(tmp_path, monkeypatch)
    with pytest.raises(Refusal, match="database-busy"):
        open_postgres(url)
    house.close()
    assert run(url, "SELECT version_num FROM alembic_version") == [(before,)]
    open_postgres(url).close()
    assert run(url, "SELECT version_num FROM alembic_version") == [("next",)]


def test_tables_of_before_hints_were_counted_once_are_taken_over(tmp_path: Path) -> None:
    """0005: whoever sits has sat there since the first move, and an import was looked at then."""
    folder = tmp_path / "house"
    house = House(folder)
    one, two = house.table()
    play_on([one, two], 4)
    before = one.message(after=0)
    brought = bring(house, A_RECORD).json()["id"]
    house.close()
    with closing(sqlite3.connect(folder / FILE)) as connection:
        created = connection.execute("SELECT created FROM imports").fetchall()
        for table, column in (("seats", "hinted"), ("seats", "since"), ("imports", "looked")):
            connection.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
        connection.execute("UPDATE alembic_version SET version_num = '0004'")
        connection.commit()
    house.open()
    assert one.message(after=0) == before
    play_on([one, two], 2)
    assert house.get(f"/api/g/{brought}").status_code == 200
    house.close()
    (copy,) = copies(folder)
    assert copy.name.startswith("tables-before-")
    with closing(sqlite3.connect(folder / FILE)) as connection:
        assert connection.execute("SELECT hinted, since FROM seats").fetchall() == [(-1, 0)] * 2
        assert connection.execute("SELECT looked >= created FROM imports").fetchall() == [(1,)]
        assert connection.execute("SELECT created FROM imports").fetchall() == created
