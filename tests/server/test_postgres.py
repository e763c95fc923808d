"""PostgreSQL: opened by URL, migrated once by many, safe at every commit; no password is shown."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa

from carpathia.engine.errors import Refusal
from carpathia.server.migrating import newest
from carpathia.server.postgres import open_postgres, shown
from carpathia.server.stored import Asking, StoredCommand
from tests.server.cluster import Cluster, run
from tests.server.house import House, wrong
from tests.terminal.sitting import Terminal


def test_every_commit_is_on_the_disk_even_where_the_host_thought_otherwise(url: str) -> None:
    name = sa.make_url(url).database
    for told, meant in (("off", "on"), ("remote_write", "remote_write")):
        run(url, f"ALTER DATABASE {name} SET synchronous_commit = {told}")
        database = open_postgres(url)
        with database.engine.connect() as connection:
            found = connection.exec_driver_sql("SHOW synchronous_commit").scalar()
        database.close()
        assert found == meant


def test_many_that_start_at_once_migrate_once(url: str) -> None:
    with ThreadPoolExecutor(6) as pool:
        databases = list(pool.map(open_postgres, [url] * 6))
    for database in databases:
        database.close()
    assert run(url, "SELECT version_num FROM alembic_version") == [(newest(),)]


def test_a_command_ends_an_asking_that_only_another_server_knows_of(
    url: str, tmp_path: Path
) -> None:
    house = House(tmp_path / "house", place=url)
    room = house.create()["room"]
    house.store.ask(room, None, Asking(0, 1, 0, "may-i"))
    house.store.append(room, StoredCommand(1, "command-1", 0, "lift", []), was_asking=False)
    kept = house.store.load(room)
    house.close()
    assert kept is not None
    assert (len(kept.commands), kept.asking) == (1, None)


def test_a_database_of_a_newer_version_is_refused_and_left_alone(url: str) -> None:
    open_postgres(url).close()
    run(url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Refusal, match="database-newer"):
        open_postgres(url)
    assert run(url, "SELECT version_num FROM alembic_version") == [("9999",)]


def test_a_database_of_somebody_else_is_refused_and_left_alone(url: str) -> None:
    run(url, "CREATE TABLE invoices (number integer)")
    with pytest.raises(Refusal, match="database-foreign"):
        open_postgres(url)
    assert run(url, "SELECT relname FROM pg_stat_user_tables") == [("invoices",)]


def test_a_name_that_postgresql_cannot_hold_is_no_room(url: str) -> None:
    house = House(Path(), place=url)
    try:
        for name in ("%00", "a%00b", "%C3%A9", "x" * 5000):
            wrong(house.get(f"/api/rooms/{name}"), 404, "room-unknown")
    finally:
        house.close()


# From the command line


@pytest.mark.parametrize(
    "asked",
    [
        "mysql://captain:smith@127.0.0.1/tables",
        "postgresql://captain:smith@127.0.0.1",
        "postgresql://captain:smith@127.0.0.1:port/tables",
        "smith",
        "postgresql://captain:smith@127.0.0.1:1/tables",
        "postgresql://captain:smith@127.0.0.1:1/tables?sslmode=smith",
        "postgresql://captain:smith@127.0.0.1:1/tables?smith=1",
        "postgres://captain:smith@nowhere.invalid/tables?application_name=smith",
    ],
)
@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_a_url_that_leads_nowhere_is_refused_in_one_line_without_its_password(
    terminal: Terminal, asked: str, language: str
) -> None:
    told = terminal.run("serve", "--database", asked, "--language", language).complaint()
    assert told.startswith("postgresql://")
    assert "smith" not in told


def test_a_wrong_password_is_not_shown_and_neither_is_a_right_one(
    terminal: Terminal, cluster: Cluster, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong_one = url.replace(cluster.password, "open-sesame")
    monkeypatch.setenv("CARPATHIA_DATABASE", wrong_one)
    told = terminal.run("serve", "--language", "en").complaint()
    assert "password authentication failed" in told
    assert "open-sesame" not in told
    assert cluster.password not in shown(url)


def test_two_places_are_one_too_many(terminal: Terminal) -> None:
    told = terminal.run("serve", "--data", "x", "--database", "postgresql://h/x").complaint()
    assert "--data" in told
