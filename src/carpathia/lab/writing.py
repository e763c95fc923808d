"""Files that are, at any moment and whatever happens, the old one or the new one."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path


def write_whole(path: Path, text: str, private: bool = False) -> None:
    """Write a text so that nobody ever finds half of it."""
    write_bytes_whole(path, text.encode("utf-8"), private)


def write_bytes_whole(path: Path, data: bytes, private: bool = False) -> None:
    """The same for bytes."""
    if path.exists() and not path.is_file():  # a device or a pipe is written to, not replaced
        path.write_bytes(data)
        return
    with replacing(path) as temporary, open(temporary, "wb", opener=_opener(private)) as out:
        out.write(data)


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A name to write to; when that went well, the file takes the place of `path`."""
    target = Path(os.path.realpath(path))  # a link keeps pointing where it points
    temporary = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        yield temporary
        with temporary.open("rb+") as out:
            os.fsync(out.fileno())
        temporary.replace(target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _settle(target.parent)


def _opener(private: bool) -> Callable[[str, int], int] | None:
    return _private if private else None


def _private(path: str, flags: int) -> int:
    """Open for the owner's eyes only from the first moment."""
    return os.open(path, flags, 0o600)


def _settle(folder: Path) -> None:
    """Make sure that the new name in the folder is on disk too, where a system can do that."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
