"""Backups: all rows of a database in one file that any engine can take in again.

The file is gzip of one JSON value a line: a head that says what follows, then the rows, table by
table. It knows its schema's revision and is restored into that one, then migrated: an old backup
stays good, and moves from SQLite to PostgreSQL or back. Seeds are in it: it is for the owner only.
"""

import base64
import binascii
import errno
import gzip
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec
import sqlalchemy as sa

from carpathia.engine.errors import Refusal
from carpathia.server.database import make_private, settle
from carpathia.server.migrating import REVISIONS, check_known, revision_of, upgrade

_FORMAT: Final = 1
_BATCH: Final = 500
_LONGEST: Final = 64 * 1024 * 1024
"""Bytes of a line that is still believed to be a row."""


class BackedUpTable(msgspec.Struct, frozen=True):
    """A table in a backup; its rows come as lists in the order of the columns."""

    name: str
    columns: list[str]
    rows: int


class Head(msgspec.Struct, frozen=True, tag_field="kind", tag="carpathia-backup"):
    """The first line of a backup."""

    format: int
    revision: str
    tables: list[BackedUpTable]

    @property
    def rows(self) -> int:
        return sum(table.rows for table in self.tables)


def write_backup(connection: sa.Connection, file: Path) -> Iterator[tuple[int, int]]:
    """Write all there is into a new file, yielding how many rows of how many are done.

    The file is there when the last of them is, whole and on the disk; before, or where that
    fails, nothing is. Raises FileExistsError and other OSErrors.
    """
    if file.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
    new = file.with_name(f".{file.name}.{os.getpid()}.new")
    try:
        make_private(new)
        with (
            new.open("wb") as raw,
            gzip.GzipFile("", "wb", fileobj=raw, mtime=0) as out,
        ):
            yield from _write(connection, out)
        settle(new)
        new.replace(file)
        settle(file)
    finally:
        new.unlink(missing_ok=True)


def _write(connection: sa.Connection, out: gzip.GzipFile) -> Iterator[tuple[int, int]]:
    revision = revision_of(connection)
    assert revision is not None
    tables = _tables(connection)
    head = Head(_FORMAT, revision, [_described(connection, table) for table in tables])
    out.write(msgspec.json.encode(head) + b"\n")
    done = 0
    yield done, head.rows
    for table in tables:
        select = sa.select(table).order_by(*table.primary_key.columns)
        streaming = connection.execution_options(yield_per=_BATCH)
        for rows in streaming.execute(select).partitions():
            out.writelines(msgspec.json.encode(tuple(row)) + b"\n" for row in rows)
            done += len(rows)
            yield done, head.rows


def read_backup(file: BinaryIO, connection: sa.Connection) -> Iterator[tuple[int, int]]:
    """Fill an empty database from a backup, yielding how many rows of how many are done.

    Raises Refusal where it is no whole backup, or one of a newer Carpathia.
    """
    with gzip.GzipFile(fileobj=file, mode="rb") as lines:
        head = _read_head(lines)
        upgrade(connection, head.revision)
        tables = {table.name: table for table in _tables(connection)}
        done = 0
        yield done, head.rows
        for told in head.tables:
            table = tables.get(told.name)
            if table is None or set(told.columns) != set(table.c.keys()):
                raise Refusal("backup-wrong", {"line": 1})
            left = told.rows
            while left:
                count = min(left, _BATCH)
                rows = [
                    _read_row(lines, table, told.columns, done + number + 2)
                    for number in range(count)
                ]
                _insert(connection, table, rows, done + 2)
                left -= count
                done += count
                yield done, head.rows
        if _line(lines, done + 2):
            raise Refusal("backup-wrong", {"line": done + 2})
    upgrade(connection)


def _read_head(lines: gzip.GzipFile) -> Head:
    try:
        head = msgspec.json.decode(_line(lines, 1), type=Head)
    except msgspec.DecodeError:
        raise Refusal("backup-foreign") from None
    if head.format != _FORMAT:
        raise Refusal("database-newer", {"revision": head.revision})
    check_known(head.revision)
    return head


def _read_row(
    lines: gzip.GzipFile, table: sa.Table, columns: list[str], number: int
) -> dict[str, Any]:
    try:
        values = msgspec.json.decode(_line(lines, number), type=list[Any])
        row = dict(zip(columns, values, strict=True))
        for column in table.c:
            if isinstance(column.type, sa.LargeBinary) and row[column.name] is not None:
                row[column.name] = base64.b64decode(row[column.name], validate=True)
    except (ValueError, TypeError, binascii.Error):
        raise Refusal("backup-wrong", {"line": number}) from None
    return row


def _insert(
    connection: sa.Connection, table: sa.Table, rows: list[dict[str, Any]], first: int
) -> None:
    """Rows, the first of which is at this line; raises Refusal at the line that cannot be."""
    if _is_taken(connection, table, rows):
        return
    for number, row in enumerate(rows, first):
        if not _is_taken(connection, table, [row]):
            raise Refusal("backup-wrong", {"line": number})


def _is_taken(connection: sa.Connection, table: sa.Table, rows: list[dict[str, Any]]) -> bool:
    """Whether a table takes rows, all or none: one may be there twice, or be of another kind."""
    try:
        with connection.begin_nested():
            connection.execute(sa.insert(table), rows)
    except (sa.exc.OperationalError, sa.exc.InternalError):  # full, or gone: not the rows' fault
        raise
    except (sa.exc.StatementError, OverflowError):
        return False
    return True


def _line(lines: gzip.GzipFile, number: int) -> bytes:
    try:
        return lines.readline(_LONGEST)
    except (EOFError, zlib.error, gzip.BadGzipFile):
        raise Refusal("backup-wrong" if number > 1 else "backup-foreign", _at(number)) from None


def _at(number: int) -> dict[str, str | int]:
    return {"line": number} if number > 1 else {}


def _tables(connection: sa.Connection) -> list[sa.Table]:
    """All tables as they are, whatever the revision; those first that others refer to."""
    found = sa.MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != REVISIONS]


def _described(connection: sa.Connection, table: sa.Table) -> BackedUpTable:
    rows = connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
    return BackedUpTable(str(table.name), [str(column.name) for column in table.c], rows)
