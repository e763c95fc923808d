"""How the database is reached: each transaction of one moment, wholly or not at all.

Several writes can be one commit, and what goes wrong is a refusal, or a conflict with whoever was
quicker. What is written is decided by `Store` and those who keep what comes after a match.
"""

import secrets
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import sqlalchemy as sa

from carpathia.engine.errors import Refusal
from carpathia.server.database import READING
from carpathia.server.failures import Failures
from carpathia.server.postgres import LANES, is_deadlock, is_postgres


class Conflict(Exception):
    """Another writer was quicker: the seq, the key or the seat is there already."""


class _Lane(threading.local):
    """What a thread that writes has at hand."""

    shared: sa.Connection | None = None
    """The transaction that several writes share at the moment, if they do."""
    keeps = False
    """Whether it keeps its connection from one transaction to the next."""
    kept: sa.Connection | None = None


class Transactions:
    """A database, read and written from several threads."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine: Final = engine
        self.is_shared: Final = is_postgres(engine)
        """Whether other servers may write to it too."""
        self.lanes: Final = LANES if self.is_shared else 1  # SQLite has one writer
        self.name: Final = secrets.token_urlsafe(6)
        """By which this server knows its own news from those of others."""
        # Several statements must see one moment; SQLite's transactions always do.
        whole = {"isolation_level": "REPEATABLE READ"} if self.is_shared else {READING: True}
        self.reading: Final = engine.execution_options(**whole)
        """The same database for those who write nothing."""
        self.failures: Final = Failures()
        self._lane: Final = _Lane()

    def together(self, writes: Sequence[Callable[[], None]]) -> list[Exception | None]:
        """Several writes in one commit: for each, what went wrong, or None when it is on the disk.

        The disk is slow and takes a thousand lines as readily as one. Where one of them cannot be,
        nothing was written, and each is tried by itself: nobody pays for another's mistake. Where
        the database failed, all of them did: each would only wait as long again.
        """
        if len(writes) > 1:
            try:
                with self.writing() as self._lane.shared:
                    for write in writes:
                        write()
                return [None for _ in writes]
            except Conflict:
                pass
            except Refusal as refusal:
                if _is_everyones(refusal):
                    return [refusal for _ in writes]
            finally:
                self._lane.shared = None
        return [_attempt(write) for write in writes]

    def keep_connection(self) -> None:
        """This thread writes often: to fetch a connection and give it back takes longer than to
        write a move. PostgreSQL may be gone from one to the next, and each is tried first.
        """
        self._lane.keeps = not self.is_shared

    def give_back(self) -> None:
        """This thread writes no more."""
        self._lane.keeps = False
        if self._lane.kept is not None:
            self._lane.kept.close()
            self._lane.kept = None

    @contextmanager
    def looking(self) -> Iterator[sa.Connection]:
        """To read, all of one moment; raises Refusal where the database fails."""
        try:
            with self.reading.begin() as connection:
                yield connection
        except sa.exc.DBAPIError as error:
            raise self.failures.refuse(error, "reading") from error

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """To write, all of it or nothing; raises Conflict, and Refusal where the database fails."""
        try:
            with self._transaction() as connection:
                yield connection
        except sa.exc.IntegrityError as error:
            raise Conflict from error
        except sa.exc.DBAPIError as error:  # a full disk, a locked or vanished file
            raise self.failures.refuse(error, "writing") from error
        self.failures.forget()

    @contextmanager
    def _transaction(self) -> Iterator[sa.Connection]:
        lane = self._lane
        if not lane.keeps:
            with self.engine.begin() as connection:
                yield connection
            return
        kept, lane.kept = lane.kept or self.engine.connect(), None
        try:
            with kept.begin():
                yield kept
        except BaseException:  # nobody knows in what state it is
            kept.close()
            raise
        lane.kept = kept


def _is_everyones(refusal: Refusal) -> bool:
    """Whether what went wrong is locked, full or gone, whatever one would write."""
    cause = refusal.__cause__
    return isinstance(cause, sa.exc.OperationalError) and not is_deadlock(cause)


def _attempt(write: Callable[[], None]) -> Exception | None:
    try:
        write()
    except (Conflict, Refusal) as error:
        return error
    return None
