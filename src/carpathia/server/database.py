"""The SQLite file: opened by one server at a time, safe at every commit, migrated at the start."""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa

from carpathia.engine.errors import Refusal
from carpathia.server.migrating import bring_up, has_content, newest

FILE: Final = "tables.db"
READING: Final = "reading"
"""The execution option of whoever writes nothing."""
LONE: Final = "lone"
"""The execution option of whoever has one statement to make: it is a transaction of itself."""
_NEEDED: Final = "SELECT json_extract(value, '$') FROM json_each('[1]')"
"""What `transactions` writes moves with; SQLite has it unless somebody built an old one without."""
_LOCK: Final = "tables.lock"
_PATIENCE: Final = 5_000
"""Milliseconds to wait for whoever else reads or writes the file, such as a backup."""


class Database:
    """An open database; with SQLite, also the right to be the only server on it."""

    def __init__(self, engine: sa.Engine, lock: sqlite3.Connection | None = None) -> None:
        self.engine: Final = engine
        self._lock: Final = lock

    def close(self) -> None:
        self.engine.dispose()
        if self._lock is not None:
            self._lock.close()


def open_database(folder: Path) -> Database:
    """The database in a folder, made or migrated if need be; raises Refusal or OSError."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = folder / FILE
    lock = lock_folder(folder)
    try:
        make_private(file)
        engine = open_file(file)
        try:
            with usable():
                _migrate(engine, file)
        except BaseException:
            engine.dispose()
            raise
    except BaseException:
        lock.close()
        raise
    return Database(engine, lock)


def lock_folder(folder: Path) -> sqlite3.Connection:
    """Hold a lock that dies with this process, however it dies.

    An exclusive transaction on a database of its own: SQLite knows how to lock on every system,
    and the real database stays open to readers, such as a backup.
    """
    file = folder / _LOCK
    make_private(file)
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


def make_private(file: Path) -> None:
    """A file for the owner's eyes only: seeds are in it. SQLite gives its other files the same
    mode.
    """
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))


def open_file(file: Path) -> sa.Engine:
    """An engine on a file, with all the care there is."""
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(file)))
    sa.event.listen(engine, "connect", _prepare)
    sa.event.listen(engine, "begin", _begin)
    return engine


def open_to_read(file: Path) -> sa.Engine:
    """An engine for whoever only reads, and never keeps a server waiting; raises Refusal, OSError.

    Even a reader makes files beside a database, by which it and a server know of each other. Who
    may not is let in where there is no log, and so nobody at work: the file itself holds all.
    """
    url = sa.URL.create("sqlite", database=str(file))
    if not _may(os.R_OK, file):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    if not _may(os.W_OK, file, file.parent):
        log, index = (file.with_name(file.name + suffix) for suffix in ("-wal", "-shm"))
        if not log.exists():
            name = file.absolute().as_uri()
            url = sa.URL.create("sqlite", database=name, query={"immutable": "1", "uri": "true"})
        elif not _may(os.R_OK, log, index):
            raise Refusal("database-unsettled")
    engine = sa.create_engine(url)
    sa.event.listen(engine, "connect", _prepare_to_read)
    sa.event.listen(engine, "begin", _begin)
    engine.update_execution_options(**{READING: True})
    return engine


def _may(what: int, *paths: Path) -> bool:
    """Whether the system would let us, as who we are at the moment."""
    is_known = os.access in os.supports_effective_ids
    return all(os.access(path, what, effective_ids=is_known) for path in paths)


@contextmanager
def usable() -> Iterator[None]:
    """What SQLite cannot do with a file is a refusal that says so."""
    try:
        yield
    except sa.exc.DatabaseError as error:
        raise Refusal("database-unusable", {"why": str(error.orig)}) from None
    except sqlite3.DatabaseError as error:
        raise Refusal("database-unusable", {"why": str(error)}) from None


def dated(file: Path, what: str) -> Path:
    """A name beside a file, with what it is and when it was made: `tables-before-0002-....db`."""
    now = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%f")
    return file.with_name(f"{file.stem}-{what}-{now}{file.suffix}")


def _prepare(connection: Any, _record: object) -> None:
    """Every connection that writes: each commit is on the disk when it returns."""
    _prepare_to_read(connection, _record)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def _prepare_to_read(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # `_begin` begins; sqlite3 of itself begins too late
    connection.execute(f"PRAGMA busy_timeout = {_PATIENCE}")


def _begin(connection: sa.Connection) -> None:
    """Take the right to write at once: what was read is still true when it is written upon.

    Who only reads needs no right, and waits for nobody: all it sees is of one moment, while others
    go on writing.
    """
    options = connection.get_execution_options()
    if not options.get(LONE, False):
        connection.exec_driver_sql("BEGIN" if options.get(READING, False) else "BEGIN IMMEDIATE")


def _migrate(engine: sa.Engine, file: Path) -> None:
    """Bring the schema up to date, wholly or not at all, and keep a copy of what was there."""
    with engine.begin() as connection:
        connection.exec_driver_sql(_NEEDED)

        def keep() -> None:
            if has_content(connection):
                _copy(file, dated(file, f"before-{newest()}"))

        bring_up(connection, keep)


def _copy(file: Path, to: Path) -> None:
    """A whole copy, on the disk when this returns; before, or where it fails, none of that name."""
    new = to.with_name(f".{to.name}.new")
    try:
        make_private(new)
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(new)) as target:
            source.backup(target)
        settle(new)
        new.replace(to)
        settle(to)
    finally:
        new.unlink(missing_ok=True)


def settle(file: Path) -> None:
    """See that a file, and its name in its folder, are on the disk."""
    for path in (file, file.parent) if os.name == "posix" else ():
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
