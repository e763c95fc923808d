"""How the database is reached: each transaction of one moment, wholly or not at all.

Several writes can be one commit, and what goes wrong is a refusal, or a conflict with whoever was
quicker. What is written is decided by `Store` and those who keep what comes after a match.
"""

import secrets
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Final

import msgspec
import sqlalchemy as sa

from carpathia.engine.errors import Refusal
from carpathia.server.database import LONE, READING
from carpathia.server.failures import Failures
from carpathia.server.postgres import LANES, is_deadlock, is_postgres
from carpathia.server.tables import COMMANDS

Line = dict[str, str | int]
"""Of the table of commands, by column."""

_LINES: Final = sa.func.json_each(sa.bindparam("lines", type_=sa.Text)).table_valued("value")
_APPEND_ALL: Final = sa.insert(COMMANDS).from_select(
    list(COMMANDS.c),
    sa.select(*(sa.func.json_extract(_LINES.c.value, f"$.{one.name}") for one in COMMANDS.c)),
)
"""Any number of lines at once, as SQLite can. It would cut a text at a NUL, which no move, key or
outcome has."""


class Conflict(Exception):
    """Another writer was quicker: the seq, the key or the seat is there already."""


class _Batch:
    """Several writes that are to be one commit. It begins with the first that cannot wait."""

    def __init__(self, begin: Callable[[], sa.Connection]) -> None:
        self.lines: Final[list[Line]] = []
        """What is to be appended, at the end and by one statement."""
        self._begin: Final = begin
        self._begun: sa.Connection | None = None

    def connection(self) -> sa.Connection:
        """The transaction they share."""
        if self._begun is None:
            self._begun = self._begin()
        return self._begun

    def is_begun(self) -> bool:
        return self._begun is not None


class _Lane(threading.local):
    """What a thread that writes has at hand."""

    batch: _Batch | None = None
    """What several writes share at the moment, if they do."""
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
                self._write_all(writes)
                return [None for _ in writes]
            except Conflict:
                pass
            except Refusal as refusal:
                if _is_everyones(refusal):
                    return [refusal for _ in writes]
        return [_attempt(write) for write in writes]

    def append_line(self, line: Line) -> None:
        """Keep a command, with others if there are any; raises Conflict and Refusal."""
        if self._lane.batch is None:
            self._append_lines([line])
        else:
            self._lane.batch.lines.append(line)

    @contextmanager
    def joining(self) -> Iterator[sa.Connection]:
        """To write in the commit that is under way in this thread, or else in one of its own."""
        if self._lane.batch is None:
            with self.writing() as connection:
                yield connection
        else:
            yield self._lane.batch.connection()

    def _write_all(self, writes: Sequence[Callable[[], None]]) -> None:
        with ExitStack() as stack:
            batch = _Batch(lambda: stack.enter_context(self.writing()))
            self._lane.batch = batch
            try:
                for write in writes:
                    write()
            finally:
                self._lane.batch = None
            if batch.lines and batch.is_begun():
                batch.connection().execute(*_appending(batch.lines))
            elif batch.lines:
                self._append_lines(batch.lines)

    def _append_lines(self, lines: list[Line]) -> None:
        """By one statement, which is its own commit: with `BEGIN` and `COMMIT` around it the thread
        that writes would give Python's lock away three times instead of once, and a busy server
        gives it back when it likes.
        """
        with self.writing(is_lone=True) as connection:
            connection.execute(*_appending(lines))

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
    def writing(self, is_lone: bool = False) -> Iterator[sa.Connection]:
        """To write, all of it or nothing; raises Conflict, and Refusal where the database fails.

        Whoever has just one statement to make may say so.
        """
        try:
            with self._transaction(is_lone) as connection:
                yield connection
        except sa.exc.IntegrityError as error:
            raise Conflict from error
        except sa.exc.DBAPIError as error:  # a full disk, a locked or vanished file
            raise self.failures.refuse(error, "writing") from error
        self.failures.forget()

    @contextmanager
    def _transaction(self, is_lone: bool) -> Iterator[sa.Connection]:
        lane = self._lane
        if not lane.keeps:
            with self.engine.begin() as connection:
                yield connection
            return
        kept, lane.kept = lane.kept or self.engine.connect(), None
        kept.execution_options(**{LONE: is_lone})
        try:
            with kept.begin():
                yield kept
        except BaseException:  # nobody knows in what state it is
            kept.close()
            raise
        lane.kept = kept


def _appending(lines: list[Line]) -> tuple[sa.Insert, dict[str, str]]:
    """The one statement, and what it is told."""
    return _APPEND_ALL, {"lines": msgspec.json.encode(lines).decode()}


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
