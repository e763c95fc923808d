"""Where matches live on disk: records written whole or not at all, seeds apart and private."""

import errno
import os
import secrets
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import platformdirs

from carpathia.engine.chance import commitment
from carpathia.lab.writing import write_whole

SUFFIX: Final = ".txt"
_DATA_VARIABLE: Final = "CARPATHIA_DATA"


class DataFolder:
    """The folder of this user: `matches/` with a record each, `seeds/` of those still running."""

    def __init__(self, root: Path) -> None:
        self.root: Final = root
        self.matches: Final = root / "matches"
        self.seeds: Final = root / "seeds"

    def new_match(self, game: str) -> Path:
        """A name for a new record that no other match gets; nothing is written."""
        day = datetime.now(UTC).astimezone().strftime("%Y-%m-%d-%H%M")
        return self.matches / f"{day}-{game}-{secrets.token_hex(4)}{SUFFIX}"

    def unfinished(self) -> list[Path]:
        """The records of matches that are not over, the latest played first."""
        found = [path for path in self.matches.glob(f"*{SUFFIX}") if _is_open(path)]
        return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)

    def keep_seed(self, seed: bytes) -> None:
        """Keep the secret of a running match where only its owner can read it."""
        path = self.seeds / commitment(seed)
        if path.exists():
            return
        self.seeds.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_whole(path, seed.hex() + "\n", private=True)

    def find_seed(self, sealed: str) -> bytes | None:
        """The seed behind a commitment, if it is here and is the right one."""
        try:
            seed = bytes.fromhex((self.seeds / sealed).read_text("ascii"))
        except (OSError, ValueError):
            return None
        return seed if commitment(seed) == sealed else None

    def drop_seed(self, sealed: str) -> None:
        """Forget a seed, unless another running match was dealt from the same one."""
        if not any(sealed in path.read_text("utf-8") for path in self.unfinished()):
            (self.seeds / sealed).unlink(missing_ok=True)


def data_folder() -> DataFolder:
    """The folder the platform has for this, or the one the user named."""
    named = os.environ.get(_DATA_VARIABLE)
    root = Path(named) if named else platformdirs.user_data_path("carpathia", appauthor=False)
    return DataFolder(root)


def _is_open(path: Path) -> bool:
    try:
        return path.read_text("utf-8").rstrip().endswith("\nopen")
    except (OSError, UnicodeDecodeError):
        return False


def check_folder(folder: Path) -> None:
    """Raise an OSError where files could not be put into a folder, which need not be there yet."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    with tempfile.TemporaryFile(dir=folder):
        pass


def check_writable(path: Path) -> None:
    """Raise an OSError now rather than after the first move; nothing is left behind."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    with tempfile.TemporaryFile(dir=path.parent):
        pass
