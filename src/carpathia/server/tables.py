"""The tables of the store, as the newest migration leaves them; a test compares the two."""

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

MATCHES: Final = sa.Table(
    "matches",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("edition", sa.Text, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),  # JSON
    sa.Column("switches", sa.Text, nullable=False),  # JSON
    sa.Column("seed", sa.LargeBinary, nullable=False),  # secret until the match is over
    sa.Column("commitment", sa.Text, nullable=False),  # public from the start
    sa.Column("deal", sa.Text, nullable=False),  # what chance gave to the set-up, one a line
    sa.Column("join_secret", sa.Text, nullable=False),
    sa.Column("watch_secret", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),  # seconds since 1970, as everywhere
    sa.Column("host_hash", sa.LargeBinary),  # of the secret of whoever made the room
    sa.Column("public", sa.Boolean, nullable=False, server_default="0"),
    sa.Column("daily", sa.Text, nullable=False, server_default=""),  # the day of a daily deal
    sa.Column("asking", sa.Text, nullable=False, server_default=""),  # JSON: leave to take back
    sa.Column("next", sa.Text, nullable=False, server_default=""),  # the room of the rematch
    sa.Column("ended", sa.BigInteger),
    sa.Column("result", sa.Text, nullable=False, server_default=""),  # as in a record
    sa.Index("matches_public", "public", "ended", "created"),
)

SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("salt", sa.LargeBinary),
    sa.Column("token_hash", sa.LargeBinary),  # none: nobody but a bot
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("taken", sa.BigInteger, nullable=False),
    sa.Column("player", sa.LargeBinary),  # the hash of what a browser is known by
    sa.Column("bot", sa.Text, nullable=False, server_default=""),  # the level that plays for it
    sa.Column("hints", sa.Integer, nullable=False, server_default="0"),
    sa.Index("seats_player", "player"),
)

COMMANDS: Final = sa.Table(
    "commands",
    METADATA,
    sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),  # from 1, no gaps
    sa.Column("key", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("play", sa.Text, nullable=False),
    sa.Column("outcomes", sa.Text, nullable=False),  # what chance gave to it, one a line
    sa.Column("played", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.Text, nullable=False, server_default="play"),  # or undo
    sa.UniqueConstraint("match", "key", name="commands_match_key"),
)
