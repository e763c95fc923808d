"""Bad days of the store: locked, full, broken. Clear words, nothing lost, and on it goes."""

import json
import shutil
import signal
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from carpathia.engine.errors import Refusal
from carpathia.server.backups import write_backup
from carpathia.server.checking import Check
from carpathia.server.database import FILE, open_database
from carpathia.server.failures import Failures
from carpathia.server.logs import fields
from carpathia.server.places import reading
from tests.server.cluster import Cluster
from tests.server.forbidden import read_only
from tests.server.house import Guest, House, wrong
from tests.server.served import Served
from tests.server.test_playing import play_on
from tests.terminal.sitting import Terminal

SOON = 30.0
"""Seconds: less than a file is waited for in which nobody must wait for the lock."""
IMPATIENT = {
    "sqlite": "PRAGMA busy_timeout = 20",
    "postgresql": "SET lock_timeout = 20",
}
LOCK = {
    "sqlite": "BEGIN IMMEDIATE",
    "postgresql": "LOCK TABLE commands, seats, matches IN ACCESS EXCLUSIVE MODE",
}


def make_impatient(engine: sa.Engine) -> None:
    """Whoever finds the database locked does not wait."""

    def hurry(connection: Any, _record: object) -> None:
        connection.execute(IMPATIENT[engine.dialect.name])
        connection.commit()  # PostgreSQL takes back what is not

    sa.event.listen(engine, "connect", hurry)
    engine.dispose()


def make_patient(engine: sa.Engine) -> None:
    """Whoever waits for a lock of SQLite's does so for long."""
    sa.event.listen(
        engine, "connect", lambda connection, _: connection.execute("PRAGMA busy_timeout = 60000")
    )
    engine.dispose()


@pytest.mark.parametrize("house", ["sqlite", "postgresql"], indirect=True)
def test_a_locked_database_is_a_refusal_and_changes_nothing(house: House) -> None:
    one, _ = house.table()
    move = one.message()["moves"][0]
    engine = house.database.engine
    make_impatient(engine)
    other = sa.create_engine(engine.url)
    with other.connect() as connection:
        connection.exec_driver_sql(LOCK[engine.dialect.name])
        wrong(one.play(move, 0), 503, "store-failed")
        wrong(house.post("/api/rooms", CREATE), 503, "store-failed")
    other.dispose()
    assert one.message()["version"] == 0
    assert one.play(move, 0).status_code == 200


def test_while_a_file_is_locked_it_can_be_read_and_its_health_is_told_soon(house: House) -> None:
    one, _ = house.table()
    house.restart()  # nothing is in memory
    make_patient(house.database.engine)
    with closing(sqlite3.connect(house.folder / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        assert one.message()["version"] == 0
        assert house.get("/api/rooms").status_code == 200
        assert time.monotonic() - began < SOON, "a reader waited for the lock"
        for _ in range(3):
            began = time.monotonic()
            wrong(house.get("/healthz"), 503, "store-failed")
            assert time.monotonic() - began < SOON
        other.execute("ROLLBACK")
    began = time.monotonic()
    assert house.get("/healthz").status_code == 200
    assert time.monotonic() - began < SOON, "questions nobody waits for any more are still asked"


CREATE = {"game": "titus", "edition": "adlung", "seats": 2}


def test_the_patience_of_a_server_has_an_end(house: House) -> None:
    with house.database.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar() == 5_000


@pytest.mark.skipif(sys.platform != "linux", reason="needs prlimit")
def test_on_a_full_disk_nothing_more_is_played_and_nothing_is_lost(tmp_path: Path) -> None:
    import resource

    server = Served(tmp_path / "house")
    try:
        (guest,) = server.table("sos-titanic", 1)
        played = [guest.play_any() for _ in range(5)]
        size = (tmp_path / "house" / f"{FILE}-wal").stat().st_size
        everything = resource.RLIM_INFINITY
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, everything))
        for _ in range(3):
            wrong(guest.try_any(), 503, "store-failed")
            assert guest.message()["version"] == 5, "what was not kept is shown"
        wrong(server.get("/healthz"), 503, "store-failed")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (everything, everything))
        assert server.get("/healthz").status_code == 200, "it has not noticed that there is room"
        played += [guest.play_any() for _ in range(5)]
        assert guest.message()["version"] == 10
    finally:
        server.end(signal.SIGKILL)
    with closing(sqlite3.connect(tmp_path / "house" / FILE)) as connection:
        kept = connection.execute("SELECT key FROM commands ORDER BY seq").fetchall()
        assert connection.execute("SELECT name FROM secrets").fetchall() == []
    assert [key for (key,) in kept] == played
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    (told,) = [line for line in lines if line["event"] == "store-failed"]
    assert (told["level"], told["doing"], told["kind"]) == (
        "warning",
        "writing",
        "sqlite3.OperationalError",
    )
    assert told["code"] in ("SQLITE_FULL", "SQLITE_IOERR_WRITE")


def test_the_same_trouble_is_told_once_a_minute_and_without_what_it_says(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now = 0.0
    failures = Failures(lambda: now)
    full = sqlite3.OperationalError("a secret")
    full.sqlite_errorname = "SQLITE_FULL"
    error = sa.exc.OperationalError("INSERT a secret", {"seed": "a secret"}, full)
    for _ in range(5):
        assert failures.refuse(error, "writing").key == "store-failed"
    now = 60.0
    failures.refuse(error, "writing")
    failures.refuse(error, "reading")
    told = [fields(record) for record in caplog.records]
    for line in told:
        del line["time"]
    what = {"level": "warning", "event": "store-failed", "kind": "sqlite3.OperationalError"}
    what["code"] = "SQLITE_FULL"
    assert told == [
        {**what, "doing": "writing", "untold": 0},
        {**what, "doing": "writing", "untold": 4},
        {**what, "doing": "reading", "untold": 0},
    ]


@pytest.mark.parametrize("house", ["sqlite", "postgresql"], indirect=True)
def test_health_is_told_by_what_was_last_written(house: House) -> None:
    assert house.get("/healthz").status_code == 200
    house.store.failures.is_failing = True
    rename = "ALTER TABLE {} RENAME TO {}"
    with house.database.engine.begin() as connection:
        connection.exec_driver_sql(rename.format("secrets", "elsewhere"))
    wrong(house.get("/healthz"), 503, "store-failed")
    wrong(house.get("/healthz"), 503, "store-failed")
    with house.database.engine.begin() as connection:
        connection.exec_driver_sql(rename.format("elsewhere", "secrets"))
    assert house.get("/healthz").status_code == 200
    assert not house.store.failures.is_failing
    house.store.failures.is_failing = True
    house.create()
    assert not house.store.failures.is_failing


def test_postgresql_that_crashes_and_comes_back_is_used_again(cluster: Cluster, url: str) -> None:
    house = House(Path(), place=url)
    try:
        one, two = house.table()
        guests = [one, two]
        _play(guests, 3)
        actor = guests[one.message()["view"]["to-act"] - 1]
        move = actor.message()["moves"][0]
        cluster.stop(signal.SIGQUIT)  # its way to crash
        try:
            assert house.get("/healthz").status_code == 503
            wrong(actor.play(move, 3, "once-and-only"), 503, "store-failed")
            wrong(actor.look(), 503, "store-failed")
        finally:
            cluster.start()
        assert actor.message()["version"] == 3
        assert actor.play(move, 3, "once-and-only").json()["version"] == 4
        _play(guests, 3)
    finally:
        house.close()


def _play(guests: list[Guest], moves: int) -> None:
    for _ in range(moves):
        message = guests[0].message()
        actor = guests[message["view"]["to-act"] - 1]
        move = actor.message()["moves"][0]
        assert actor.play(move, message["version"]).status_code == 200


def test_a_damaged_file_is_found_and_refuses_what_it_lost(
    terminal: Terminal, tmp_path: Path
) -> None:
    house = House(tmp_path)
    guests = [house.table()[0] for _ in range(30)]
    with house.database.engine.connect() as connection:
        pages = connection.exec_driver_sql(
            "SELECT rootpage FROM sqlite_master WHERE name = 'seats'"
        )
        root = pages.scalar_one()
        size = connection.exec_driver_sql("PRAGMA page_size").scalar_one()
    house.close()
    with (tmp_path / FILE).open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xa5" * size)
    seen = terminal.run("db", "check", "--data", tmp_path, "--language", "en")
    assert seen.code == 1
    assert "The database is damaged" in seen.out
    house.open()
    answers = {guest.look().status_code for guest in guests}
    house.close()
    assert answers == {503}


def test_a_folder_that_may_not_be_written_is_refused() -> None:
    with _forbidden() as folder, pytest.raises(PermissionError):
        open_database(folder)


@contextmanager
def _forbidden(*files: Path, mode: int = 0o444) -> Iterator[Path]:
    """A folder to read only, with copies of these files."""
    folder = Path(tempfile.mkdtemp())
    try:
        for file in files:
            shutil.copy(file, folder)
        with read_only(folder, mode):
            yield folder
    finally:
        shutil.rmtree(folder)


def _checked(folder: Path) -> tuple[int, list[str]]:
    """How many moves a check finds, and what is wrong."""
    check = Check()
    with reading(folder) as connection:
        for _ in check.run(connection):
            pass
    return check.moves, [refusal.key for _, refusal in check.faults]


def test_tables_that_may_only_be_read_are_checked_and_backed_up(tmp_path: Path) -> None:
    house = House(tmp_path)
    play_on(house.table(), 3)
    house.close()
    with _forbidden(tmp_path / FILE) as folder:
        assert _checked(folder) == (3, [])
        with reading(folder) as connection, tempfile.TemporaryDirectory() as elsewhere:
            backup = Path(elsewhere) / "backup"
            assert [*write_backup(connection, backup)][-1][0] > 3
            assert backup.exists()
        assert [path.name for path in folder.iterdir()] == [FILE], "looking left something"


def test_last_moves_beside_tables_that_may_only_be_read_are_read_or_it_is_said_why(
    tmp_path: Path,
) -> None:
    """A server is at work, or was killed: what it wrote last is not in the file itself."""
    house = House(tmp_path)
    play_on(house.table(), 3)
    files = [tmp_path / f"{FILE}{suffix}" for suffix in ("", "-wal", "-shm")]
    with _forbidden(*files) as folder:
        assert _checked(folder) == (3, [])
    with _forbidden(*files[:2]) as folder, pytest.raises(Refusal, match="database-unsettled"):
        _checked(folder)
    house.close()


def test_tables_that_may_not_even_be_read_are_not_called_wrong(tmp_path: Path) -> None:
    House(tmp_path).close()
    with _forbidden(tmp_path / FILE, mode=0) as folder, pytest.raises(PermissionError):
        _checked(folder)
