"""Hints are counted for the match too: whoever took some and left has helped all the same."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    hints = sa.Column("hints", sa.Integer, nullable=False, server_default="0")
    op.add_column("matches", hints)
    matches = sa.table("matches", sa.column("id", sa.Text), sa.column("hints", sa.Integer))
    seats = sa.table("seats", sa.column("match", sa.Text), sa.column("hints", sa.Integer))
    taken = sa.select(sa.func.coalesce(sa.func.sum(seats.c.hints), 0))
    here = taken.where(seats.c.match == matches.c.id).scalar_subquery()
    op.execute(sa.update(matches).values(hints=here))
