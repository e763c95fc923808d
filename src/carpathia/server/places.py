"""Where tables are kept, whichever engine keeps them: to serve from, to read, to begin anew.

A place is a folder with a SQLite file in it, or the URL of a PostgreSQL database.
"""

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from carpathia.engine.errors import Refusal
from carpathia.server import database, postgres
from carpathia.server.database import FILE, Database
from carpathia.server.migrating import REVISIONS, has_content, revision_of

Place = Path | str


class Fresh:
    """An empty database to be filled, and where the old one is kept; '' where there was none."""

    def __init__(self, connection: sa.Connection, aside: str) -> None:
        self.connection: Final = connection
        self.aside: Final = aside


def open_place(place: Place) -> Database:
    """The database to serve from, made or migrated if need be; raises Refusal or OSError."""
    if isinstance(place, Path):
        return database.open_database(place)
    return postgres.open_postgres(place)


@contextmanager
def reading(place: Place) -> Iterator[sa.Connection]:
    """What a database holds at one moment, also while servers work on it.

    Raises Refusal or OSError.
    """
    if isinstance(place, Path):
        file = place / FILE
        if not file.exists():
            raise Refusal("database-missing")
        engine = database.open_to_read(file)
        care = database.usable()
        level = {}
    else:
        engine = postgres.connect(place)
        care = postgres.usable(engine)
        level = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    try:
        with care, engine.connect().execution_options(**level) as connection, connection.begin():
            if revision_of(connection) is None:
                raise Refusal("database-missing")
            yield connection
    finally:
        engine.dispose()


@contextmanager
def replacing(place: Place, is_meant: bool) -> Iterator[Fresh]:
    """An empty database in the place of the one that is there, which is kept aside.

    One with content is replaced only where that `is_meant`. Nothing happens unless all in here
    goes well; no server may be at work. Raises Refusal or OSError.
    """
    if isinstance(place, Path):
        with _replacing_file(place, is_meant) as fresh:
            yield fresh
    else:
        with _replacing_schema(place, is_meant) as fresh:
            yield fresh


@contextmanager
def _replacing_file(folder: Path, is_meant: bool) -> Iterator[Fresh]:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = folder / FILE
    new = folder / f"{FILE}.new"
    with closing(database.lock_folder(folder)):
        old = database.dated(file, "aside") if file.exists() else None
        if old is not None and not is_meant and not _is_empty(file):
            raise Refusal("database-not-empty")
        _remove(new)
        try:
            database.make_private(new)
            engine = database.open_file(new)
            try:
                with database.usable(), engine.begin() as connection:
                    yield Fresh(connection, "" if old is None else str(old))
            finally:
                engine.dispose()  # the last to close it: SQLite leaves one whole file
            database.settle(new)
            if old is not None:
                _set_aside(file, old)
            new.replace(file)
            database.settle(file)
        finally:
            _remove(new)


def _is_empty(file: Path) -> bool:
    """Whether a file is a database without a row; what cannot be read may be anything."""
    engine = database.open_file(file)
    try:
        with engine.begin() as connection:  # and its last commits come into the file itself
            return not has_content(connection)
    except sa.exc.DatabaseError:
        return False
    finally:
        engine.dispose()


def _set_aside(file: Path, old: Path) -> None:
    """Keep a database under another name. What it had not taken in yet goes with it: those files
    must never lie beside another database of the same name.
    """
    with suppress(sa.exc.DatabaseError):
        _is_empty(file)
    for suffix in ("-wal", "-shm"):
        beside = file.with_name(file.name + suffix)
        if beside.exists():
            beside.replace(old.with_name(old.name + suffix))
    try:
        os.link(file, old)  # so that there is a database at any moment
    except OSError:
        file.replace(old)


def _remove(file: Path) -> None:
    for suffix in ("", "-wal", "-shm"):
        file.with_name(file.name + suffix).unlink(missing_ok=True)


@contextmanager
def _replacing_schema(url: str, is_meant: bool) -> Iterator[Fresh]:
    engine = postgres.connect(url)
    try:
        with postgres.usable(engine), engine.begin() as connection:
            postgres.wait_to_migrate(connection)
            postgres.check_alone(connection)
            aside = ""
            names = sa.inspect(connection).get_table_names()
            if names:
                if REVISIONS not in names:
                    raise Refusal("database-foreign")
                if has_content(connection) and not is_meant:
                    raise Refusal("database-not-empty")
                aside = postgres.set_aside(connection, names)
            yield Fresh(connection, aside)
    finally:
        engine.dispose()
