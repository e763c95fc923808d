"""Which revision a schema has, and how it is brought up to date; the same for every engine.

All of it happens in the transaction of the connection at hand: wholly, or not at all.
"""

from collections.abc import Callable
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from carpathia.engine.errors import Refusal

REVISIONS: Final = "alembic_version"
"""The table in which Alembic keeps the revision."""


def newest() -> str:
    """The revision that this Carpathia works with."""
    head = _script().get_current_head()
    assert head is not None
    return head


def revision_of(connection: sa.Connection) -> str | None:
    """The revision of a database, None where it is empty; refuse one of a newer Carpathia."""
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is not None:
        check_known(revision)
    return revision


def check_known(revision: str) -> None:
    if revision not in {known.revision for known in _script().walk_revisions()}:
        raise Refusal("database-newer", {"revision": revision})


def bring_up(connection: sa.Connection, before: Callable[[], None]) -> None:
    """Bring the schema up to date; `before` is done first where something will be changed."""
    found = revision_of(connection)
    if found == newest():
        return
    if found is None:
        if set(sa.inspect(connection).get_table_names()) - {REVISIONS}:
            raise Refusal("database-foreign")
    else:
        before()
    upgrade(connection)


def upgrade(connection: sa.Connection, to: str = "head") -> None:
    """Bring the schema up to a revision."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def has_content(connection: sa.Connection) -> bool:
    """Whether there is a row in any table but Alembic's."""
    for name in sa.inspect(connection).get_table_names():
        if name != REVISIONS:
            table = sa.table(name)
            found = connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1))
            if found.first() is not None:
                return True
    return False


def _script() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "carpathia.server:migrations")
    config.set_main_option("path_separator", "os")
    return config
