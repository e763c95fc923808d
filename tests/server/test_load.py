"""The load bench works: a few tables for a moment. How fast it is, is not asked here."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.process import HOUSE


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_every_move_of_the_crowd_is_answered(tmp_path: Path) -> None:
    home = Path(__file__).parents[2]
    paths = os.pathsep.join((str(HOUSE), str(home)))
    report = tmp_path / "report.json"
    wish = (
        "--tables",
        "6",
        "--rate",
        "30",
        "--minutes",
        "0.05",
        "--tries",
        "1",
        "--json",
        str(report),
    )
    done = subprocess.run(
        [sys.executable, "-m", "bench.load", *wish],
        cwd=home,
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert report.exists(), done.stdout + done.stderr
    told = json.loads(report.read_text())
    (run,) = told["runs"]
    assert told["wrong"] == []
    assert told["people"] == 24
    assert run["moves"] > 20
    assert run["answer"]["p50"] <= run["answer"]["p99"] <= run["answer"]["max"]
    assert 0 <= run["answer-apart"]["p50"] <= run["answer"]["max"]
    assert 0 <= run["disk-stalled"] < 1
    assert 0 <= run["disk-p99"] < 60_000
    assert "99 answers of 100 in less than 50 ms at 30 moves a second" in done.stdout
    assert run["others"]["max"] > 0
    assert 10 < told["megabytes-empty"] <= told["megabytes-most"]
    assert "moves/s" in done.stdout
