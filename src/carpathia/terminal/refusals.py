"""What the terminal itself refuses, and how the name of a file comes to stand before a refusal.

Keys are listed in `REFUSALS`, as the engine lists its own: a test demands words for each.
"""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from carpathia.engine.errors import Refusal

REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "command-unknown": ("command", "near"),
    "argument-unknown": ("argument", "near"),
    "argument-bare": ("argument",),
    "argument-plain": ("argument",),
    "argument-missing": ("argument",),
    "argument-misplaced": ("argument",),
    "action-unknown": ("action", "near"),
    "places-two": (),
    "screen-missing": ("game", "near"),
    "language-unknown": ("language", "near"),
    "number-wrong": ("argument", "value", "least"),
    "number-too-large": ("argument", "value"),
    "jobs-too-many": ("value", "most"),
    "pair-wrong": ("argument", "value"),
    "choice-wrong": ("argument", "value", "near"),
    "bots-missing": (),
    "bots-wrong": ("bots", "seats"),
    "crew-all-alone": (),
    "seconds-wrong": ("argument", "value"),
    "games-without-memory": (),
    "memory-alone": ("argument",),
    "step-wrong": ("asked", "steps"),
    "match-finished": ("command",),
    "nothing-to-resume": ("folder",),
    "file-missing": (),
    "file-forbidden": (),
    "file-is-folder": (),
    "file-not-text": (),
    "file-exists": (),
    "file-taken": (),
    "folder-is-file": ("folder",),
    "file-failed": ("why",),
    "file-too-large": (),
    "disk-full": (),
    "extra-missing": ("extra",),
    "simulate-bots-missing": (),
    "vary-unknown": ("value", "near"),
    "vary-wrong": ("argument", "value", "near"),
    "vary-twice": ("argument", "near"),
    "vary-fixed": ("argument", "value"),
    "vary-crew-alone": (),
    "rows-ending": ("near",),
    "simulation-broken": ("folder",),
    "simulation-other": ("folder",),
    "simulation-running": ("folder",),
    "process-lost": (),
    "cluster-wrong": ("address",),
    "cluster-silent": ("address",),
    "cluster-empty": ("address",),
    "cluster-lost": ("address",),
    "cluster-killed": ("address",),
    "cluster-strangers": ("address", "found", "version"),
}

_BY_NUMBER: Final = {
    errno.ENOENT: "file-missing",
    errno.ENOTDIR: "file-missing",
    errno.EACCES: "file-forbidden",
    errno.EPERM: "file-forbidden",
    errno.EROFS: "file-forbidden",
    errno.EISDIR: "file-is-folder",
    errno.EEXIST: "file-taken",
    errno.EFBIG: "file-too-large",
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
}


class FileRefusal(Exception):
    """A refusal about a file, or a database elsewhere, which is named before it."""

    def __init__(self, file: Path | str, refusal: Refusal) -> None:
        super().__init__(file, refusal)
        self.file: Final = file
        self.refusal: Final = refusal


@contextmanager
def about(file: Path) -> Iterator[None]:
    """Whatever is refused in here is about this file."""
    try:
        yield
    except Refusal as refusal:
        raise FileRefusal(file, refusal) from None
    except UnicodeDecodeError:
        raise FileRefusal(file, Refusal("file-not-text")) from None
    except OSError as error:
        raise FileRefusal(file, _about_folder(file) or system_refusal(error)) from None


def typed_path(text: str) -> Path:
    """The file or folder somebody typed, `~` being home; the one way from text to a path."""
    path = Path(text)
    if "\0" in text:  # no system has such a name
        raise FileRefusal(path, Refusal("file-missing"))
    try:
        return path.expanduser()
    except RuntimeError:  # `~nobody`
        raise FileRefusal(path, Refusal("file-missing")) from None


def _about_folder(file: Path) -> Refusal | None:
    """Why a path leads nowhere, if a file stands where it needs a folder."""
    for folder in file.parents:
        if os.path.lexists(folder):
            is_file = folder.exists() and not folder.is_dir()
            return Refusal("folder-is-file", {"folder": str(folder)}) if is_file else None
    return None


def system_refusal(error: OSError) -> Refusal:
    """What the system refused, in our words where we have some."""
    key = _BY_NUMBER.get(error.errno or 0)
    return Refusal(key) if key else Refusal("file-failed", {"why": error.strerror or str(error)})
