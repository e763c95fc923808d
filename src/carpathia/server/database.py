"""The SQLite file: opened by one server at a time, safe at every commit, migrated at the start."""

import os
import sqlite3
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from carpathia.engine.errors import Refusal

FILE: Final = "tables.db"
_LOCK: Final = "tables.lock"
_PATIENCE: Final = 5_000
"""Milliseconds to wait for whoever else reads or writes the file, such as a backup."""


class Database:
    """An open database, and the right to be the only server on it."""

    def __init__(self, engine: sa.Engine, lock: sqlite3.Connection) -> None:
        self.engine: Final = engine
        self._lock: Final = lock

    def close(self) -> None:
        self.engine.dispose()
        self._lock.close()


def open_database(folder: Path) -> Database:
    """The database in a folder, made or migrated if need be; raises Refusal or OSError."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = folder / FILE
    lock = _lock(folder / _LOCK)
    try:
        # For the owner's eyes only: seeds are in it. SQLite gives its other files the same mode.
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
        engine = _engine(file)
        try:
            _migrate(engine)
        except BaseException:
            engine.dispose()
            raise
    except sa.exc.DatabaseError as error:
        lock.close()
        raise Refusal("database-unusable", {"why": str(error.orig)}) from None
    except BaseException:
        lock.close()
        raise
    return Database(engine, lock)


def _lock(file: Path) -> sqlite3.Connection:
    """Hold a lock that dies with this process, however it dies.

    An exclusive transaction on a database of its own: SQLite knows how to lock on every system,
    and the real database stays open to readers, such as a backup.
    """
    connection = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = MEMORY")  # nothing is ever written to it
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        connection.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise Refusal("database-busy") from None
        raise Refusal("database-unusable", {"why": str(error)}) from None
    except sqlite3.DatabaseError as error:
        connection.close()
        raise Refusal("database-unusable", {"why": str(error)}) from None
    return connection


def _engine(file: Path) -> sa.Engine:
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(file)))
    sa.event.listen(engine, "connect", _prepare)
    sa.event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: object) -> None:
    """Every connection: each commit is on the disk when it returns."""
    connection.isolation_level = None  # `_begin` begins; sqlite3 of itself begins too late
    connection.execute(f"PRAGMA busy_timeout = {_PATIENCE}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def _begin(connection: sa.Connection) -> None:
    """Take the right to write at once: what was read is still true when it is written upon."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _migrate(engine: sa.Engine) -> None:
    """Bring the schema up to date, wholly or not at all; refuse one of a newer Carpathia."""
    config = Config()
    config.set_main_option("script_location", "carpathia.server:migrations")
    config.set_main_option("path_separator", "os")
    script = ScriptDirectory.from_config(config)
    known = {revision.revision for revision in script.walk_revisions()}
    with engine.begin() as connection:
        for head in MigrationContext.configure(connection).get_current_heads():
            if head not in known:
                raise Refusal("database-newer", {"revision": head})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
