"""Folders that may be read and not written."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def read_only(folder: Path, mode: int) -> Iterator[None]:
    """Nobody may write in a folder, whose files have a mode. Root may anywhere, so for the moment it is somebody else: the
    folder must not be pytest's, which is closed to others.
    """
    for file in folder.iterdir():
        file.chmod(mode)
    folder.chmod(0o555)
    is_root = os.name == "posix" and os.geteuid() == 0
    if is_root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)
        folder.chmod(0o755)
