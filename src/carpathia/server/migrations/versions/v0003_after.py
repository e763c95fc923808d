"""What comes after a match: standings, daily deals, imported records, reviews."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "standings",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("crew", sa.Text, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("assists", sa.Integer, nullable=False),
        sa.Column("bots", sa.Integer, nullable=False),
        sa.Column("daily", sa.Text, nullable=False),
        sa.Column("ranked", sa.Boolean, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("standings_best", "standings", ["game", "crew", "score"])
    op.create_index("standings_daily", "standings", ["daily", "score"])
    op.create_table(
        "dailies",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("player", sa.LargeBinary, primary_key=True),
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), nullable=False),
    )
    op.create_table(
        "imports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("proof", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reviews",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("wanted", sa.Boolean, nullable=False),
        sa.Column("decisions", sa.Integer),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("done", sa.BigInteger),
    )
    op.create_index("reviews_open", "reviews", ["done", "wanted", "asked"])
    op.create_table(
        "judgements",
        sa.Column("match", sa.Text, sa.ForeignKey("reviews.match"), primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("played", sa.Text, nullable=False),
        sa.Column("best", sa.Text, nullable=False),
        sa.Column("before", sa.Float, nullable=False),
        sa.Column("expected_best", sa.Float, nullable=False),
        sa.Column("expected_played", sa.Float, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
