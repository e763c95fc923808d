"""What is kept of matches: their set-up, who sits where, and every command, in order, once.

All methods block; `Rooms` calls them from threads of their own. A command that `append` returned
from is on the disk. Where several servers share the database, every commit tells the others.
"""

import secrets
import time
from typing import Final

import msgspec
import sqlalchemy as sa

from carpathia.engine.errors import Refusal
from carpathia.engine.setup import Setup
from carpathia.server.neighbours import News, tell
from carpathia.server.postgres import LANES, is_postgres
from carpathia.server.tables import COMMANDS, MATCHES, SEATS


class StoredMatch(msgspec.Struct, frozen=True):
    """A match as it was created; `seed` stays in here until the match is over."""

    id: str
    setup: Setup
    revision: int
    seed: bytes
    commitment: str
    deal: list[str]
    join_secret: str
    watch_secret: str


class StoredSeat(msgspec.Struct, frozen=True):
    """Somebody in a chair."""

    seat: int
    name: str
    salt: bytes
    token_hash: bytes


class StoredCommand(msgspec.Struct, frozen=True):
    """One move, and what chance gave to it."""

    seq: int
    key: str
    seat: int
    play: str
    outcomes: list[str]


class StoredRoom(msgspec.Struct, frozen=True):
    """Everything about one match, as it was at one moment."""

    match: StoredMatch
    seats: list[StoredSeat]
    commands: list[StoredCommand]


class StoredNews(msgspec.Struct, frozen=True):
    """What became of a match since a version: who sits there, and the commands after it."""

    seats: list[StoredSeat]
    commands: list[StoredCommand]


class Conflict(Exception):
    """Another writer was quicker: the seq, the key or the seat is there already."""


class Store:
    """The database of a server."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine: Final = engine
        self.is_shared: Final = is_postgres(engine)
        """Whether other servers may write to it too."""
        self.lanes: Final = LANES if self.is_shared else 1  # SQLite has one writer
        self.name: Final = secrets.token_urlsafe(6)
        """By which this server knows its own news from those of others."""
        # Several statements must see one moment; SQLite's transactions always do.
        self._reading: Final = (
            engine.execution_options(isolation_level="REPEATABLE READ")
            if self.is_shared
            else engine
        )

    def create(self, match: StoredMatch) -> None:
        setup = match.setup
        row = {
            "id": match.id,
            "game": setup.game,
            "edition": setup.edition,
            "revision": match.revision,
            "seats": setup.seats,
            "options": _json(setup.options),
            "switches": _json(setup.switches),
            "seed": match.seed,
            "commitment": match.commitment,
            "deal": "\n".join(match.deal),
            "join_secret": match.join_secret,
            "watch_secret": match.watch_secret,
            "created": int(time.time()),
        }
        self._write(match.id, 0, sa.insert(MATCHES).values(row))

    def take_seat(self, match: str, seat: StoredSeat) -> None:
        """Raises Conflict where somebody else sits by now."""
        row = {
            "match": match,
            "seat": seat.seat,
            "salt": seat.salt,
            "token_hash": seat.token_hash,
            "name": seat.name,
            "taken": int(time.time()),
        }
        self._write(match, 0, sa.insert(SEATS).values(row))

    def rename(self, match: str, seat: int, name: str) -> None:
        mine = sa.and_(SEATS.c.match == match, SEATS.c.seat == seat)
        self._write(match, 0, sa.update(SEATS).where(mine).values(name=name))

    def append(self, match: str, command: StoredCommand) -> None:
        """Keep a command for good; raises Conflict where its seq or key is there already."""
        row = {
            "match": match,
            "seq": command.seq,
            "key": command.key,
            "seat": command.seat,
            "play": command.play,
            "outcomes": "\n".join(command.outcomes),
            "played": int(time.time()),
        }
        self._write(match, command.seq, sa.insert(COMMANDS).values(row))

    def load(self, match: str) -> StoredRoom | None:
        """A room as it stands; None where there is none of this name."""
        if not match.isascii() or not match.isprintable():  # PostgreSQL would not even look
            return None
        try:
            with self._reading.begin() as connection:
                return read_room(connection, match)
        except sa.exc.DBAPIError as error:
            raise Refusal("store-failed") from error

    def load_news(self, match: str, version: int) -> StoredNews:
        """What another server may have written since a version."""
        try:
            with self._reading.begin() as connection:
                return _news(connection, match, version)
        except sa.exc.DBAPIError as error:
            raise Refusal("store-failed") from error

    def is_alive(self) -> bool:
        """Whether the database answers."""
        try:
            with self.engine.connect() as connection:
                connection.execute(sa.select(sa.literal(1)))
        except sa.exc.DBAPIError:
            return False
        return True

    def _write(self, match: str, version: int, *statements: sa.Insert | sa.Update) -> None:
        """All of it in one transaction, on the disk when this returns; nothing of it otherwise.

        The others are told by the commit itself, of the version that a command made; 0: of people.
        """
        try:
            with self.engine.begin() as connection:
                for statement in statements:
                    connection.execute(statement)
                if self.is_shared:
                    tell(connection, News(self.name, match, version))
        except sa.exc.IntegrityError as error:
            raise Conflict from error
        except sa.exc.DBAPIError as error:  # a full disk, a locked or vanished file
            raise Refusal("store-failed") from error


def read_room(connection: sa.Connection, match: str) -> StoredRoom | None:
    """A room as it stands; None where there is none of this name."""
    found = connection.execute(sa.select(MATCHES).where(MATCHES.c.id == match)).one_or_none()
    if found is None:
        return None
    news = _news(connection, match, 0)
    return StoredRoom(_match(found), news.seats, news.commands)


def _news(connection: sa.Connection, match: str, version: int) -> StoredNews:
    seats = sa.select(SEATS).where(SEATS.c.match == match).order_by(SEATS.c.seat)
    later = sa.and_(COMMANDS.c.match == match, COMMANDS.c.seq > version)
    commands = sa.select(COMMANDS).where(later).order_by(COMMANDS.c.seq)
    return StoredNews(
        [_seat(row) for row in connection.execute(seats)],
        [_command(row) for row in connection.execute(commands)],
    )


def _match(row: sa.Row[tuple[object, ...]]) -> StoredMatch:
    found = row._mapping
    setup = Setup(found["game"], found["edition"], found["seats"])
    setup.options = msgspec.json.decode(found["options"], type=dict[str, str])
    setup.switches = msgspec.json.decode(found["switches"], type=dict[str, bool])
    return StoredMatch(
        id=found["id"],
        setup=setup,
        revision=found["revision"],
        seed=found["seed"],
        commitment=found["commitment"],
        deal=_lines(found["deal"]),
        join_secret=found["join_secret"],
        watch_secret=found["watch_secret"],
    )


def _seat(row: sa.Row[tuple[object, ...]]) -> StoredSeat:
    found = row._mapping
    return StoredSeat(found["seat"], found["name"], found["salt"], found["token_hash"])


def _command(row: sa.Row[tuple[object, ...]]) -> StoredCommand:
    found = row._mapping
    outcomes = _lines(found["outcomes"])
    return StoredCommand(found["seq"], found["key"], found["seat"], found["play"], outcomes)


def _lines(text: str) -> list[str]:
    return text.split("\n") if text else []


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
