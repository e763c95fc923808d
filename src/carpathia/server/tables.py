"""The tables of the store, as the newest migration leaves them; a test compares the two."""

from typing import Final

import sqlalchemy as sa

REVISION: Final = "0006"
"""Of the newest migration: whoever writes the next one raises it."""
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
    sa.Column("hints", sa.Integer, nullable=False, server_default="0"),  # of all who ever sat here
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
    sa.Column("hinted", sa.Integer, nullable=False, server_default="-1"),  # the version of the last
    sa.Column("since", sa.Integer, nullable=False, server_default="0"),  # the version at that time
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
    sa.Column("kind", sa.Text, nullable=False, server_default="play"),  # or undo, or deal
    sa.UniqueConstraint("match", "key", name="commands_match_key"),
)

# What comes after a match

STANDINGS: Final = sa.Table(  # one row a seat of every finished match
    "standings",
    METADATA,
    sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("edition", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("variant", sa.Text, nullable=False),  # options and switches; none: as usual
    sa.Column("crew", sa.Text, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("assists", sa.Integer, nullable=False),  # hints, and bots for people
    sa.Column("bots", sa.Integer, nullable=False),  # decisions that bots made at this table
    sa.Column("daily", sa.Text, nullable=False),
    sa.Column("ranked", sa.Boolean, nullable=False),  # people only, usual rules, in time
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Index("standings_best", "game", "crew", "score"),
    sa.Index("standings_daily", "daily", "score"),
)

DAILIES: Final = sa.Table(  # the one attempt of a browser on a day
    "dailies",
    METADATA,
    sa.Column("day", sa.Text, primary_key=True),
    sa.Column("player", sa.LargeBinary, primary_key=True),
    sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), nullable=False),
)

IMPORTS: Final = sa.Table(
    "imports",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("proof", sa.Text, nullable=False),  # JSON: whether its seed proves the deal
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("looked", sa.BigInteger, nullable=False, server_default="0"),  # at it, to the day
)

REVIEWS: Final = sa.Table(  # of rooms and of imports: the worker's list
    "reviews",
    METADATA,
    sa.Column("match", sa.Text, primary_key=True),
    sa.Column("wanted", sa.Boolean, nullable=False),  # somebody waits for it
    sa.Column("decisions", sa.Integer),  # how many there are to judge, once counted
    sa.Column("asked", sa.BigInteger, nullable=False),
    sa.Column("done", sa.BigInteger),
    sa.Index("reviews_open", "done", "wanted", "asked"),
)

JUDGEMENTS: Final = sa.Table(
    "judgements",
    METADATA,
    sa.Column("match", sa.Text, sa.ForeignKey("reviews.match"), primary_key=True),
    sa.Column("step", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("played", sa.Text, nullable=False),
    sa.Column("best", sa.Text, nullable=False),
    sa.Column("before", sa.Float, nullable=False),
    sa.Column("expected_best", sa.Float, nullable=False),
    sa.Column("expected_played", sa.Float, nullable=False),
)

SECRETS: Final = sa.Table(  # what the daily deals are made from
    "secrets",
    METADATA,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)
