"""Since when somebody sits in a chair, where they last had a hint, when an import was looked at."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("hinted", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("seats", sa.Column("since", sa.Integer, nullable=False, server_default="0"))
    op.add_column("imports", sa.Column("looked", sa.BigInteger, nullable=False, server_default="0"))
    imports = sa.table("imports", sa.column("looked"), sa.column("created"))
    op.execute(sa.update(imports).values(looked=imports.c.created))
    _count_since()


def _count_since() -> None:
    """What was played before somebody sat down, by the second; nobody wrote it down better."""
    seats = sa.table("seats", sa.column("match"), sa.column("taken"), sa.column("since"))
    commands = sa.table("commands", sa.column("match"), sa.column("seq"), sa.column("played"))
    before = sa.and_(commands.c.match == seats.c.match, commands.c.played < seats.c.taken)
    last = sa.select(sa.func.coalesce(sa.func.max(commands.c.seq), 0)).where(before)
    op.execute(sa.update(seats).values(since=last.scalar_subquery()))
