"""Rows as a data frame, and as a file of their own: Parquet or CSV by its ending.

The one module that knows how polars reads and writes; it comes with the extra `lab`.
"""

import io
import json
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import polars as pl

from carpathia.lab.rows import NUMBER, SHARE, SMALL, TEXT, Columns, columns_of
from carpathia.lab.simulation import Simulation
from carpathia.lab.writing import replacing

PARQUET: Final = ".parquet"
CSV: Final = ".csv"
ENDINGS: Final = (PARQUET, CSV)
_KINDS: Final[dict[str, type[pl.DataType]]] = {
    NUMBER: pl.Int64,
    SMALL: pl.Int16,
    SHARE: pl.Float64,
    TEXT: pl.String,
}
_GROUP: Final = 65_536
"""Rows a group of a Parquet file: always so many, so that equal rows make equal bytes."""
_SYSTEM: Final = re.compile(r"\(os error (\d+)\)")


def frame_of(simulation: Simulation, columns: Columns) -> pl.DataFrame:
    """Matches that were played, as a frame."""
    return pl.DataFrame(columns, schema=_schema(simulation))


def _schema(simulation: Simulation) -> dict[str, type[pl.DataType]]:
    return {name: _KINDS[kind] for name, kind in columns_of(simulation).items()}


def parquet_bytes(frame: pl.DataFrame) -> bytes:
    """A small frame as a Parquet file in memory."""
    file = io.BytesIO()
    frame.write_parquet(file, compression="zstd")
    return file.getvalue()


def write_rows(parts: Sequence[Path], file: Path, simulation: Simulation) -> None:
    """Join Parquet files, in this order, into one file; memory stays flat. Raises OSError.

    A Parquet file says in its metadata, under `carpathia`, what was simulated.
    """
    rows = pl.scan_parquet(list(parts))
    with replacing(file) as temporary, _system_errors(temporary):
        if file.suffix.lower() == CSV:
            rows.sink_csv(temporary)
        else:
            about = {"carpathia": json.dumps(simulation.plain(), sort_keys=True)}
            rows.sink_parquet(temporary, compression="zstd", row_group_size=_GROUP, metadata=about)


def read_rows(file: Path) -> pl.DataFrame:
    """What is in a Parquet file. Raises OSError."""
    with _system_errors(None):
        return pl.read_parquet(file)


def holds(file: Path, simulation: Simulation, matches: range) -> bool:
    """Whether a Parquet file is whole, and has the rows of just these matches. Raises OSError."""
    try:
        found = read_rows(file)
    except pl.exceptions.PolarsError:
        return False
    if found.schema != _schema(simulation) or found.height != len(matches):
        return False
    return found["game"].to_list() == list(matches)


@contextmanager
def _system_errors(written: Path | None) -> Iterator[None]:
    """polars wraps what the system refused into an error of its own: unwrap it.

    Where it does not say what that was, the file that was being written is tried again.
    """
    try:
        yield
    except (pl.exceptions.ComputeError, OSError) as error:
        found = _SYSTEM.search(str(error))
        if found is None:
            if written is not None:
                _write_more(written)
            raise
        number = int(found[1])
        raise OSError(number, os.strerror(number)) from error


def _write_more(file: Path) -> None:
    """Raises the OSError that kept others from writing, if it is still there."""
    with file.open("ab") as out:
        out.write(bytes(_GROUP))
        out.flush()
        os.fsync(out.fileno())
