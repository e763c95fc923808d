"""Bots in seats, hosts, public rooms, commands of several kinds, rematches, how matches ended."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("host_hash", sa.LargeBinary, nullable=True))
        matches.add_column(sa.Column("public", sa.Boolean, nullable=False, server_default="0"))
        matches.add_column(sa.Column("daily", sa.Text, nullable=False, server_default=""))
        matches.add_column(sa.Column("asking", sa.Text, nullable=False, server_default=""))
        matches.add_column(sa.Column("next", sa.Text, nullable=False, server_default=""))
        matches.add_column(sa.Column("ended", sa.BigInteger, nullable=True))
        matches.add_column(sa.Column("result", sa.Text, nullable=False, server_default=""))
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("salt", existing_type=sa.LargeBinary, nullable=True)
        seats.alter_column("token_hash", existing_type=sa.LargeBinary, nullable=True)
        seats.add_column(sa.Column("player", sa.LargeBinary, nullable=True))
        seats.add_column(sa.Column("bot", sa.Text, nullable=False, server_default=""))
        seats.add_column(sa.Column("hints", sa.Integer, nullable=False, server_default="0"))
    with op.batch_alter_table("commands") as commands:
        commands.add_column(sa.Column("kind", sa.Text, nullable=False, server_default="play"))
    op.create_index("matches_public", "matches", ["public", "ended", "created"])
    op.create_index("seats_player", "seats", ["player"])
