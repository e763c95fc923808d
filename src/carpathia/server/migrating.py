"""Which revision a schema has, and how it is brought up to date; the same for every engine.

All of it happens in the transaction of the connection at hand: wholly, or not at all. An empty
database gets the tables as they are today; Alembic is read, which takes a while, only where an
older one has a way to go.
"""

from collections.abc import Callable
from typing import Final

import sqlalchemy as sa

from carpathia.engine.errors import Refusal
from carpathia.server.tables import METADATA, REVISION

REVISIONS: Final = "alembic_version"
"""The table in which Alembic keeps the revision."""
_REVISIONS: Final = sa.Table(  # as Alembic makes it
    REVISIONS,
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


def newest() -> str:
    """The revision that this Carpathia works with."""
    return REVISION


def revision_of(connection: sa.Connection) -> str | None:
    """The revision of a database, None where it is empty; refuse one of a newer Carpathia."""
    if not sa.inspect(connection).has_table(REVISIONS):
        return None
    revision = connection.scalar(sa.select(_REVISIONS.c.version_num))
    if revision is not None:
        check_known(revision)
    return revision


def check_known(revision: str) -> None:
    if revision != newest():
        from carpathia.server.upgrading import known_revisions

        if revision not in known_revisions():
            raise Refusal("database-newer", {"revision": revision})


def bring_up(connection: sa.Connection, before: Callable[[], None]) -> None:
    """Bring the schema up to date; `before` is done first where something will be changed."""
    found = revision_of(connection)
    if found == newest():
        return
    if found is None:
        if set(sa.inspect(connection).get_table_names()) - {REVISIONS}:
            raise Refusal("database-foreign")
        _begin(connection)
    else:
        before()
        upgrade(connection)


def upgrade(connection: sa.Connection, to: str = "head") -> None:
    """Bring the schema up to a revision, step by step."""
    from carpathia.server.upgrading import upgrade

    upgrade(connection, to)


def has_content(connection: sa.Connection) -> bool:
    """Whether there is a row in any table but Alembic's."""
    for name in sa.inspect(connection).get_table_names():
        if name != REVISIONS:
            table = sa.table(name)
            found = connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1))
            if found.first() is not None:
                return True
    return False


def _begin(connection: sa.Connection) -> None:
    """The tables as they are today, in an empty database."""
    METADATA.create_all(connection, checkfirst=False)
    _REVISIONS.create(connection, checkfirst=True)
    connection.execute(sa.insert(_REVISIONS).values(version_num=newest()))
