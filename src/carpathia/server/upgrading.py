"""How Alembic leads an older schema up to a newer one; imported only where there is a way to go."""

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory


def known_revisions() -> set[str]:
    """All that this Carpathia has a way up from."""
    script = ScriptDirectory.from_config(_config())
    return {known.revision for known in script.walk_revisions()}


def upgrade(connection: sa.Connection, to: str) -> None:
    """Bring the schema up to a revision, in the transaction that the connection is in."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "carpathia.server:migrations")
    config.set_main_option("path_separator", "os")
    return config
