"""Engine, games and bots are such that mypyc takes them as they are."""

import os
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"
PARTS = ("engine", "games", "bots")

# In a process of its own: mypyc exits on an error. It writes C here; no C compiler is needed.
SCRIPT = """
import sys
from mypyc.build import mypycify

target, *paths = sys.argv[1:]
extensions = mypycify(["--strict", *paths], target_dir=target, verbose=False)
print(sum(len(extension.sources) for extension in extensions), "sources")
"""


def test_mypyc_takes_engine_games_and_bots_as_they_are(tmp_path: Path) -> None:
    paths = sorted(
        str(path.relative_to(SOURCE))
        for part in PARTS
        for path in (SOURCE / "carpathia" / part).rglob("*.py")
    )
    run = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", SCRIPT, str(tmp_path), *paths],
        cwd=SOURCE,
        env={**os.environ, "MYPY_CACHE_DIR": str(tmp_path / "cache")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert list(tmp_path.rglob("*.c")), "mypyc wrote nothing"
