"""What the shell and the system do to the program: closed streams, odd paths, several at once."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from carpathia.engine.chance import read_seed
from carpathia.engine.setup import Setup
from carpathia.terminal.keeping import begin
from carpathia.terminal.refusals import FileRefusal
from carpathia.terminal.saving import DataFolder
from tests.terminal.sitting import Terminal, a_match, a_record

NOBODY = "~nosuchuser/x.txt"


def shell(script: str, home: Path) -> subprocess.CompletedProcess[str]:
    """Run a line of bash in which `carpathia` is the program."""
    environment = {**os.environ, "CARPATHIA_DATA": str(home / "data"), "CARPATHIA_LANGUAGE": "en"}
    line = f"carpathia() {{ '{sys.executable}' -m carpathia \"$@\"; }}; {script}"
    return subprocess.run(
        ["bash", "-c", line], cwd=home, env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("is_named", [False, True])
def test_two_matches_begun_at_once_are_both_safe(tmp_path: Path, is_named: bool) -> None:
    folder = DataFolder(tmp_path)
    file = tmp_path / "mine.txt" if is_named else None
    setup = Setup("sos-titanic", "en", 1)
    setup.options = {"crew": "fleet"}
    keepers = [begin(setup, read_seed("iceberg"), folder, file) for _ in range(2)]
    keepers[0].match.play_text("rescue 1")
    keepers[0].keep()
    first = keepers[0].file.read_text()
    if is_named:
        with pytest.raises(FileRefusal):
            keepers[1].keep()
        keepers[1].copy_to(tmp_path / "other.txt")
    keepers[1].keep()
    assert keepers[0].file.read_text() == first
    assert keepers[1].file != keepers[0].file
    keepers[0].keep()


@pytest.mark.parametrize(
    "arguments",
    [
        ["replay", NOBODY],
        ["verify", NOBODY],
        ["terminal", "--save", NOBODY],
        ["terminal", "--resume", NOBODY],
        ["terminal", "--figures", NOBODY],
        ["fuzz", "sos-titanic", "--games", "1", "--failures", NOBODY],
    ],
)
def test_a_home_that_nobody_has(terminal: Terminal, arguments: list[str]) -> None:
    assert terminal.run(*arguments).complaint().startswith(f"{NOBODY}: There is no such file")


def test_saving_into_a_home_that_nobody_has_does_not_end_the_match(terminal: Terminal) -> None:
    seen = terminal.run("terminal", typed=[f"save {NOBODY}", "save a\0b", "rescue 1"])
    assert seen.code == 0
    assert seen.out.count("could not be kept") == 2
    assert len(terminal.records()) == 1


def test_a_file_where_a_folder_is_needed(terminal: Terminal) -> None:
    file = terminal.home / "file"
    file.write_text("")
    told = f"{file} is a file, not a folder"
    assert told in terminal.run("terminal", "--save", file / "a" / "b.txt").complaint()
    assert told in terminal.run("replay", file / "a.txt").complaint()
    assert terminal.run("fuzz", "sos-titanic", "--failures", file).code == 2
    assert told in terminal.run("fuzz", "sos-titanic", "--failures", file / "a").complaint()


@pytest.mark.skipif(os.name != "posix", reason="needs a FIFO")
def test_nothing_that_exists_is_saved_over(terminal: Terminal) -> None:
    fifo = terminal.home / "fifo"
    os.mkfifo(fifo)
    assert "already" in terminal.run("terminal", "--save", fifo).complaint()
    assert fifo.is_fifo()


def test_a_name_that_is_taken_is_told_in_a_match_without_a_jam(terminal: Terminal) -> None:
    taken = terminal.home / "t"
    taken.write_text("")
    out = " ".join(terminal.run("terminal", typed=[f"save {taken}"]).out.split())
    assert "There is such a file already; choose another name. It goes on;" in out
    assert "--resume FILE" not in out


def test_a_move_without_its_verb_that_is_not_possible_now(terminal: Terminal) -> None:
    legal = a_match().move_texts()
    move = next(f"{a}>{b}" for a in "1234" for b in "1234" if f"move {a}>{b}" not in legal)
    seen = terminal.run("terminal", "--crew", "fleet", "--seed", "iceberg", typed=[move])
    assert f"“{move}” is not possible now" in seen.out


def test_all_editions_are_named(terminal: Terminal) -> None:
    assert terminal.run("terminal", "--edition", "de").complaint().endswith(": fr, en")


@pytest.mark.parametrize(("crew", "verb"), [("lowe", "seek"), ("smith,lee", "new-deal")])
def test_help_explains_the_moves_of_the_crew_on_offer(
    terminal: Terminal, crew: str, verb: str
) -> None:
    players = str(crew.count(",") + 1)
    arguments = ["terminal", "--players", players, "--crew", crew, "--first", "1"]
    seen = terminal.run(*arguments, typed=["help"])
    explained = seen.out.split("as they are typed:")[1]
    assert (f"\n  {verb} " in explained) == (f") {verb}" in seen.out)
    assert f") {verb}" in seen.out
    assert "number left of a Line" in " ".join(seen.out.split())


@pytest.mark.skipif(sys.platform != "linux", reason="needs bash and /dev/full")
@pytest.mark.parametrize(
    ("script", "code", "told"),
    [
        ("carpathia terminal <&-", 0, ""),
        ("carpathia terminal >&- </dev/null", 2, ""),
        ("carpathia --help >&-", 2, ""),
        ("carpathia terminal >/dev/full </dev/null", 2, "The disk is full"),
        ("carpathia --version >/dev/full", 2, "The disk is full"),
        ("carpathia terminal --help >/dev/full", 2, "The disk is full"),
        ("carpathia replay nothing 2>&-", 2, ""),
        ("set -o pipefail; carpathia replay record.txt | head -n 1 >/dev/null", 0, ""),
        ("set -o pipefail; carpathia terminal --help | true", 0, ""),
        ("carpathia replay <(cat record.txt)", 0, ""),
    ],
)
def test_streams_that_are_closed_full_or_read_once(
    tmp_path: Path, script: str, code: int, told: str
) -> None:
    (tmp_path / "record.txt").write_text(a_record(), "utf-8")
    seen = shell(script, tmp_path)
    assert seen.returncode == code, seen.stdout + seen.stderr
    assert seen.stderr.count("\n") == (1 if told else 0), seen.stderr
    assert seen.stderr.startswith(told)
