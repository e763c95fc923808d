"""`carpathia fuzz`: thin, but it must count right, repeat itself, and keep what it finds."""

import re

import pytest

from carpathia.engine.fuzz import Failure, FuzzReport
from tests.terminal.sitting import Terminal, a_record


def test_a_clean_series_says_so(terminal: Terminal) -> None:
    seen = terminal.run("fuzz", "sos-titanic", "--games", "3", "--jobs", "1", "--seed", "7")
    assert (seen.code, seen.err) == (0, "")
    assert seen.out.startswith("3 games of SOS Titanic, ")
    assert "seed 7." in seen.out
    assert "Every promise was kept." in seen.out
    assert sum(int(count) for count in re.findall(r"^  (\d+) × ", seen.out, re.MULTILINE)) == 3
    assert terminal.files() == {}


def test_the_same_seed_gives_the_same_games_over_any_number_of_processes(
    terminal: Terminal,
) -> None:
    arguments = ("fuzz", "sos-titanic", "--games", "6", "--seed", "night")
    one = terminal.run(*arguments, "--jobs", "1")
    assert one.code == 0
    assert terminal.run(*arguments, "--jobs", "2").out == one.out


def test_without_a_seed_each_series_is_another(terminal: Terminal) -> None:
    arguments = ("fuzz", "sos-titanic", "--games", "1")
    assert terminal.run(*arguments).out != terminal.run(*arguments).out


def break_game(monkeypatch: pytest.MonkeyPatch, broken: int) -> None:
    def fuzz_game(*arguments: object) -> FuzzReport:
        report = FuzzReport()
        report.games = 1
        if arguments[-1] == broken:
            report.failures.append(Failure(broken, "no card is lost", a_record(moves=3), 3))
        return report

    monkeypatch.setattr("carpathia.terminal.fuzzing.fuzz_game", fuzz_game)


def test_a_failing_game_is_kept_as_a_record_one_can_open(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_game(monkeypatch, 4)
    folder = terminal.home / "failures"
    arguments = ("--games", "9", "--jobs", "1", "--seed", "7", "--failures", str(folder))
    seen = terminal.run("fuzz", "sos-titanic", *arguments)
    assert seen.code == 1
    assert "Game 4, after 3 moves: no card is lost" in seen.out
    (file,) = folder.iterdir()
    assert f"carpathia replay {file}" in seen.out
    assert file.read_text("utf-8") == a_record(moves=3)
    assert terminal.run("replay", file).code == 0


def test_a_folder_for_failures_that_cannot_be_made(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_game(monkeypatch, 0)
    taken = terminal.home / "letter.txt"
    taken.write_text("Dear mother")
    arguments = ("--games", "1", "--jobs", "1", "--failures", str(taken / "x"))
    seen = terminal.run("fuzz", "sos-titanic", *arguments)
    assert seen.code == 2
    assert seen.err.count("\n") == 1
    assert seen.err.startswith(str(taken))
    assert seen.out == "", "nothing is played that could not be kept"
