"""Migrations of tables with matches in them: a copy first, then all of it or nothing."""

import shutil
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext

from carpathia.engine.errors import Refusal
from carpathia.server import migrating, migrations, upgrading
from carpathia.server.database import FILE, open_database, open_file
from carpathia.server.migrating import REVISIONS, newest, revision_of, upgrade
from carpathia.server.postgres import connect, open_postgres
from carpathia.server.tables import METADATA
from tests.server.cluster import run
from tests.server.house import House
from tests.server.test_backups import everything
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
    monkeypatch.setattr(upgrading, "_config", lambda: config)
    monkeypatch.setattr(migrating, "REVISION", "next")


def schema_of(connection: sa.Connection) -> dict[str, object]:
    """Every table with all that the engine knows of it."""
    found = sa.inspect(connection)
    return {
        name: (
            [{**column, "type": str(column["type"])} for column in found.get_columns(name)],
            found.get_pk_constraint(name),
            found.get_foreign_keys(name),
            sorted(found.get_indexes(name), key=lambda index: str(index["name"])),
            found.get_unique_constraints(name),
        )
        for name in sorted(found.get_table_names())
    }


def migrated(engine: sa.Engine) -> dict[str, object]:
    """What all migrations make of an empty database, one after the other."""
    with engine.begin() as connection:
        upgrade(connection)
        assert revision_of(connection) == newest()
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        return schema_of(connection)


def test_the_migrations_make_the_tables_we_begin_with(tmp_path: Path) -> None:
    engine = open_file(tmp_path / "migrated.db")
    database = open_database(tmp_path / "begun")
    with database.engine.connect() as connection:
        begun = schema_of(connection)
        assert revision_of(connection) == newest()
    assert begun == migrated(engine)
    assert REVISIONS in begun
    engine.dispose()
    database.close()


def test_the_migrations_make_the_tables_we_begin_with_on_postgresql(url: str) -> None:
    engine = connect(url)
    by_steps = migrated(engine)
    with engine.begin() as connection:
        for name in by_steps:
            connection.execute(sa.text(f"DROP TABLE {name} CASCADE"))
    database = open_postgres(url)
    with database.engine.connect() as connection:
        assert schema_of(connection) == by_steps
    database.close()
    engine.dispose()


def test_a_database_that_is_up_to_date_needs_no_alembic(tmp_path: Path) -> None:
    """It takes as long to import as everything else that opens a database."""
    begin = "import sys; from pathlib import Path; from carpathia.server.places import open_place; "
    again = "open_place(Path(sys.argv[1])).close(); " * 2
    told = f"{begin}{again}print(any(name.startswith('alembic') for name in sys.modules))"
    command = [sys.executable, "-c", told, str(tmp_path / "house")]
    assert subprocess.run(command, capture_output=True, check=True).stdout == b"False\n"


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


def schemas(url: str) -> list[str]:
    found = run(url, "SELECT nspname FROM pg_namespace WHERE starts_with(nspname, 'before_')")
    return [name for (name,) in found]


def test_tables_on_postgresql_are_copied_before_they_are_migrated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    house = House(tmp_path / "house", place=url)
    guests = list(house.table())
    play_on(guests, 4)
    seen = guests[0].message(after=0)
    kept = everything(house.database)
    house.close()
    with monkeypatch.context() as newer:
        bring_next(tmp_path, newer)
        open_postgres(url).close()
        (copy,) = schemas(url)
        assert copy.startswith("before_next_")
        open_postgres(url).close()
        assert schemas(url) == [copy], "there was nothing more to migrate"
    # A Carpathia of before finds all of it there, and plays on.
    house.place = f"{url}?options=-csearch_path%3D{copy}"
    house.open()
    assert everything(house.database) == kept
    assert guests[0].message(after=0) == seen
    play_on(guests, 2)
    house.close()


def test_there_is_nothing_to_copy_on_postgresql_where_nothing_was_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    open_postgres(url).close()
    bring_next(tmp_path, monkeypatch)
    open_postgres(url).close()
    assert schemas(url) == []


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
