"""How the disk itself does meanwhile: small bare commits, by a process that does nothing else.

Whoever promises that a move is on the disk waits for the disk, and a shared one may stand still
for a second. Stalls that this process meets too are not the server's.

    python -m bench.disk FILE     commits until its input ends, then prints each stall as JSON
"""

import json
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

STALL: Final = 0.02
"""Seconds: a commit that takes longer met a stall; in peace it takes less than one in fifty."""
_PAUSE: Final = 0.01

Stall = tuple[float, float]
"""When it began and when it ended, on the clock that all processes of a machine share."""


class Disk:
    """Watches the disk of a folder, from beside."""

    def __init__(self, folder: Path) -> None:
        self._process: Final = subprocess.Popen(
            [sys.executable, "-m", "bench.disk", str(folder / "disk.db")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def end(self) -> list[Stall]:
        """Stop watching; all stalls since the beginning."""
        told, _ = self._process.communicate(timeout=60)
        return [(begun, ended) for begun, ended in json.loads(told)]


def is_stalled(begun: float, ended: float, stalls: list[Stall]) -> bool:
    """Whether the disk stood still at some time of a span.

    >>> [is_stalled(begun, begun + 1, [(2.5, 3.0)]) for begun in (1.0, 1.6, 2.7, 3.1)]
    [False, True, True, False]
    """
    return any(first < ended and begun < last for first, last in stalls)


def unlucky_wait(stalls: list[Stall], seconds: float, share: float = 0.01) -> float:
    """What this share of all moments had to wait, or longer, until the disk came back.

    In ten seconds with one stall of half a second, a twentieth of all moments waited, and one in a
    hundred 0.4 s or more; with two stalls, one in a hundred came at the beginning of either:

    >>> unlucky_wait([(3.0, 3.5)], 10.0), unlucky_wait([(3.0, 3.05)], 10.0)
    (0.4, 0.0)
    >>> unlucky_wait([(3.0, 3.5), (7.0, 7.48)], 10.0)
    0.44
    """
    lengths = sorted((ended - begun for begun, ended in stalls), reverse=True)
    wait = 0.0
    for count in range(1, len(lengths) + 1):  # the longest `count` of them are above the wait
        wait = max(wait, (sum(lengths[:count]) - share * seconds) / count)
    return round(wait, 4)


def watch(file: Path, is_over: threading.Event) -> list[Stall]:
    """Commit now and then until it is over."""
    stalls: list[Stall] = []
    with committing(file) as commit:
        while not is_over.wait(_PAUSE):
            begun = time.perf_counter()
            commit()
            ended = time.perf_counter()
            if ended - begun > STALL:
                stalls.append((begun, ended))
    return stalls


def commit_milliseconds(folder: Path, times: int = 100) -> float:
    """What one small commit costs on this disk at the least: the median of some."""
    took = []
    with committing(folder / "commit.db") as commit:
        for _ in range(times):
            begun = time.perf_counter()
            commit()
            took.append(time.perf_counter() - begun)
    return sorted(took)[times // 2] * 1000


@contextmanager
def committing(file: Path) -> Iterator[Callable[[], object]]:
    """Something that commits a line each time it is called, with the server's own care."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("CREATE TABLE IF NOT EXISTS moves (play TEXT)")
        yield lambda: connection.execute("INSERT INTO moves VALUES ('move 3>5')")


def main() -> int:
    is_over = threading.Event()

    def wait() -> None:
        sys.stdin.read()
        is_over.set()

    threading.Thread(target=wait, daemon=True).start()
    print(json.dumps(watch(Path(sys.argv[1]), is_over)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
