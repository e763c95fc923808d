"""PostgreSQL: any number of servers on one database, migrated by the first that starts; a copy of
the tables is made before.

A password is never shown: not where the database is named, nor in what went wrong with it.
"""

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, Final

import sqlalchemy as sa

from carpathia.engine.errors import Refusal
from carpathia.server.database import Database
from carpathia.server.migrating import bring_up, has_content, newest

LANES: Final = 4
"""Commits under way at once in one process, and readers: more would only wait for the same disk."""
_DEADLOCK: Final = "40P01"
_SCHEME: Final = re.compile(r"postgres(ql)?(\+psycopg)?://")
_PATIENCE: Final = 5_000
"""Milliseconds to wait for another's lock, and for a server that does not answer."""
_FAREWELL: Final = 2.0
"""Seconds in which a server that has just stopped must be gone."""
_MIGRATING: Final = 1_912_001
"""The advisory lock of the one who migrates; the others wait for it, and find it done."""
_SERVING: Final = 1_912_002
"""The advisory lock that every server shares while it serves."""


def open_postgres(url: str) -> Database:
    """The database at a URL, made or migrated if need be; raises Refusal."""
    engine = connect(url)
    try:
        with usable(engine):
            _migrate(engine)
    except BaseException:
        engine.dispose()
        raise
    return Database(engine)


def connect(url: str) -> sa.Engine:
    """An engine for a URL; nothing is asked of the database yet. Raises Refusal."""
    try:
        found = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):
        raise Refusal("database-url-wrong") from None
    if not _SCHEME.match(url) or not found.database:
        raise Refusal("database-url-wrong")
    try:
        engine = sa.create_engine(
            found.set(drivername="postgresql+psycopg"),
            pool_size=2 * LANES + 1,  # to write, to read, and one listens
            pool_pre_ping=True,  # a database that was restarted is used again
            connect_args={
                "connect_timeout": _PATIENCE // 1000,
                "tcp_user_timeout": 2 * _PATIENCE,
                "application_name": "carpathia",
            },
        )
    except ModuleNotFoundError:
        raise Refusal("database-driver-missing") from None
    sa.event.listen(engine, "connect", _prepare)
    return engine


def is_postgres(engine: sa.Engine) -> bool:
    return engine.dialect.name == "postgresql"


def is_deadlock(error: sa.exc.DBAPIError) -> bool:
    """Whether two waited for each other, and this one was chosen to try again."""
    return getattr(error.orig, "sqlstate", "") == _DEADLOCK


def shown(url: str) -> str:
    """A URL as it may be shown: the host and the name of the database, no more."""
    try:
        found = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):
        return "postgresql://..."
    port = f":{found.port}" if found.port else ""
    return f"postgresql://{found.host or ''}{port}/{found.database or ''}"


@contextmanager
def usable(engine: sa.Engine) -> Iterator[None]:
    """What PostgreSQL cannot or will not do is a refusal that says so in one line."""
    try:
        yield
    except sa.exc.DBAPIError as error:
        why = " ".join(str(error.orig).split())
        password = engine.url.password
        if password:
            why = why.replace(str(password), "***")
        raise Refusal("database-unusable", {"why": why.rstrip(".")}) from None


def share(connection: Any, name: str) -> None:
    """Say, as long as this connection lives, that a server of this name is at work.

    The connection is of psycopg's own kind.
    """
    connection.execute("SELECT set_config('application_name', %s, false)", (f"carpathia {name}",))
    connection.execute(f"SELECT pg_advisory_lock_shared({_SERVING})")


def servers(connection: Any) -> frozenset[str]:
    """The names of all servers that are at work on this database."""
    found = connection.execute(
        "SELECT split_part(application_name, ' ', 2) FROM pg_stat_activity"
        " WHERE datname = current_database() AND starts_with(application_name, 'carpathia ')"
    )
    return frozenset(name for (name,) in found)


def check_alone(connection: sa.Connection) -> None:
    """Refuse where a server is at work, and keep others from beginning to until the commit.

    PostgreSQL takes a moment to notice that one has stopped.
    """
    ask = sa.select(sa.func.pg_try_advisory_xact_lock(_SERVING))
    until = time.monotonic() + _FAREWELL
    while not connection.execute(ask).scalar():
        if time.monotonic() > until:
            raise Refusal("database-busy")
        time.sleep(_FAREWELL / 20)


def wait_to_migrate(connection: sa.Connection) -> None:
    """One at a time, however long the other takes."""
    connection.execute(sa.text("SET LOCAL lock_timeout = 0"))
    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATING)))


def set_aside(connection: sa.Connection, names: list[str]) -> str:
    """Move tables into a new schema, whose name is given back; whoever may not is refused."""
    aside = _new_schema(connection, "aside")
    quote = connection.dialect.identifier_preparer.quote
    for name in names:
        connection.execute(sa.text(f"ALTER TABLE {quote(name)} SET SCHEMA {quote(aside)}"))
    return aside


def copy_aside(connection: sa.Connection) -> None:
    """Copy all tables, as they are, into a new schema that says before which revision it was made.

    Whoever has that schema as the search path finds the whole database there.
    """
    aside = _new_schema(connection, f"before_{newest()}")
    found, copies = sa.MetaData(), sa.MetaData()
    found.reflect(connection)
    copied = [(table, table.to_metadata(copies, schema=aside)) for table in found.sorted_tables]
    copies.create_all(connection, checkfirst=False)
    for table, copy in copied:
        columns = [column.name for column in table.c]
        connection.execute(copy.insert().from_select(columns, sa.select(table)))


def _new_schema(connection: sa.Connection, what: str) -> str:
    """An empty schema, named after what it is for and when it was made."""
    name = f"{what}_{datetime.now(UTC):%Y%m%d_%H%M%S_%f}"
    connection.execute(sa.schema.CreateSchema(name))
    return name


def _prepare(connection: Any, _record: object) -> None:
    """Every connection: each commit is on the disk when it returns, whatever the host set."""
    try:
        connection.execute(f"SET lock_timeout = {_PATIENCE}")
        connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false)"
            " WHERE current_setting('synchronous_commit') = 'off'"
        )
        connection.commit()
    except BaseException:  # it broke at once: nobody else would close it
        connection.close()
        raise


def _migrate(engine: sa.Engine) -> None:
    """Bring the schema up to date, wholly or not at all, under no server that still uses it, and
    keep a copy of what was there.
    """
    with engine.begin() as connection:
        wait_to_migrate(connection)

        def keep() -> None:
            check_alone(connection)
            if has_content(connection):
                copy_aside(connection)

        bring_up(connection, keep)
