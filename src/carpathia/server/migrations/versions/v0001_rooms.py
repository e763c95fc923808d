"""Matches, their seats and their commands."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("switches", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("deal", sa.Text, nullable=False),
        sa.Column("join_secret", sa.Text, nullable=False),
        sa.Column("watch_secret", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("taken", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "commands",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("play", sa.Text, nullable=False),
        sa.Column("outcomes", sa.Text, nullable=False),
        sa.Column("played", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("match", "key", name="commands_match_key"),
    )
