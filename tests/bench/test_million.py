"""The measure of a million games, made small."""

import subprocess
import sys
from pathlib import Path

import pytest

from bench.million import Run, main, memory_of, simulate, verdicts


def test_it_tells_the_time_the_memory_and_that_the_rows_are_the_same(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--games", "3000", "--jobs", "2"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in told[:3]] == [
        "3,000 games, 2 at a time",
        "3,000 games, 2 at a time",
        "3,000 games, 1 at a time",
    ]
    assert "the same three times" in told[3]


@pytest.mark.parametrize(
    ("seconds", "memory", "kept"),
    [
        ((10.0, 12.0, 19.8), 200, ("reached", "reached")),
        ((10.0, 12.0, 19.7), 201, ("missed", "missed")),
    ],
)
def test_it_says_whether_it_is_as_promised(
    seconds: tuple[float, ...], memory: int, kept: tuple[str, ...]
) -> None:
    runs = [
        Run(9, jobs, took, 100, memory, Path())
        for jobs, took in zip((2, 2, 1), seconds, strict=True)
    ]
    assert tuple(line.split(":")[0] for line in verdicts(runs, 2)) == kept


def test_other_games_are_other_rows(tmp_path: Path) -> None:
    one = simulate(20, 1, tmp_path / "one.parquet")
    other = simulate(20, 1, tmp_path / "other.parquet", seed="1913")
    assert one.rows.read_bytes() != other.rows.read_bytes()


def test_the_memory_of_a_session_is_that_of_its_processes() -> None:
    hold = "held = bytearray(b'1' * 200_000_000); print(len(held), flush=True); input()"
    with subprocess.Popen(
        [sys.executable, "-c", hold],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "200000000\n"
        assert 190 <= memory_of(process.pid) < 250
        process.communicate("enough\n")
    assert memory_of(process.pid) == 0
