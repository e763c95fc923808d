"""What is kept of matches: their set-up, who sits where, and every command, in order, once.

All methods block; `Rooms` calls them from one thread of their own. A command that `append` returned
from is on the disk, unless it was called within `together`: then when that returned.
"""

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from typing import Final

import msgspec
import sqlalchemy as sa

from carpathia.engine.errors import Refusal
from carpathia.engine.setup import Setup
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


class Conflict(Exception):
    """Another writer was quicker: the seq, the key or the seat is there already."""


class _Sharing(threading.local):
    """The transaction that several writes of this thread share at the moment, if they do."""

    connection: sa.Connection | None = None


class Store:
    """The database of a server."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine: Final = engine
        self._sharing: Final = _Sharing()

    def together(self, writes: Sequence[Callable[[], None]]) -> list[Exception | None]:
        """Several writes in one commit: for each, what went wrong, or None when it is on the disk.

        The disk is slow and takes a thousand lines as readily as one. Where anything goes wrong,
        nothing was written, and each is tried by itself: nobody pays for another's mistake.
        """
        if len(writes) > 1:
            try:
                with self._transaction() as self._sharing.connection:
                    for write in writes:
                        write()
                return [None for _ in writes]
            except (Conflict, Refusal):
                pass
            finally:
                self._sharing.connection = None
        return [_attempt(write) for write in writes]

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
        self._write(sa.insert(MATCHES).values(row))

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
        self._write(sa.insert(SEATS).values(row))

    def rename(self, match: str, seat: int, name: str) -> None:
        mine = sa.and_(SEATS.c.match == match, SEATS.c.seat == seat)
        self._write(sa.update(SEATS).where(mine).values(name=name))

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
        self._write(sa.insert(COMMANDS).values(row))

    def load(self, match: str) -> StoredRoom | None:
        """A room as it stands; None where there is none of this name."""
        seats = sa.select(SEATS).where(SEATS.c.match == match).order_by(SEATS.c.seat)
        commands = sa.select(COMMANDS).where(COMMANDS.c.match == match).order_by(COMMANDS.c.seq)
        try:
            with self._engine.begin() as connection:
                found = connection.execute(
                    sa.select(MATCHES).where(MATCHES.c.id == match)
                ).one_or_none()
                if found is None:
                    return None
                return StoredRoom(
                    _match(found),
                    [_seat(row) for row in connection.execute(seats)],
                    [_command(row) for row in connection.execute(commands)],
                )
        except sa.exc.DBAPIError as error:
            raise Refusal("store-failed") from error

    def is_alive(self) -> bool:
        """Whether the database answers."""
        try:
            with self._engine.connect() as connection:
                connection.execute(sa.select(sa.literal(1)))
        except sa.exc.DBAPIError:
            return False
        return True

    def _write(self, *statements: sa.Insert | sa.Update) -> None:
        """All of it in one transaction, on the disk when this returns; nothing of it otherwise."""
        shared = self._sharing.connection
        with self._transaction() if shared is None else nullcontext(shared) as connection:
            for statement in statements:
                connection.execute(statement)

    @contextmanager
    def _transaction(self) -> Iterator[sa.Connection]:
        try:
            with self._engine.begin() as connection:
                yield connection
        except sa.exc.IntegrityError as error:
            raise Conflict from error
        except sa.exc.DBAPIError as error:  # a full disk, a locked or vanished file
            raise Refusal("store-failed") from error


def _attempt(write: Callable[[], None]) -> Exception | None:
    try:
        write()
    except (Conflict, Refusal) as error:
        return error
    return None


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
