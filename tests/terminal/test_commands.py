"""The command line itself: help, version, language, and the program as a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from carpathia import __version__
from carpathia.engine.compiled import is_compiled
from carpathia.terminal.commands import choose_language
from tests.terminal.sitting import Terminal, a_match, a_record, a_script

COMMANDS = ("terminal", "serve", "db", "replay", "verify", "fuzz", "arena", "simulate", "bench")


@pytest.mark.parametrize(
    ("language", "builds"),
    [
        ("en", ("uncompiled", "compiled")),
        ("fr", ("non compilé", "compilé")),
        ("it", ("non compilato", "compilato")),
    ],
)
def test_the_version_is_one_line_that_names_the_build(
    terminal: Terminal, language: str, builds: tuple[str, str]
) -> None:
    out = terminal.run("--version", "--language", language).out
    assert out.startswith(f"carpathia {__version__} ({builds[is_compiled()]}")
    assert out.endswith(")\n")
    assert out.count("\n") == 1
    assert ("make clean play" in out) == (not is_compiled()), "the way out, where there is one"


@pytest.mark.parametrize(
    ("language", "heard"),
    [("en", "show the version"), ("fr", "afficher la version"), ("it", "mostra la versione")],
)
def test_without_a_command_it_says_what_there_is(
    terminal: Terminal, language: str, heard: str
) -> None:
    for arguments in ([], ["--help"], ["-h"]):
        seen = terminal.run(*arguments, "--language", language)
        assert (seen.code, seen.err) == (0, "")
        assert heard in seen.out
        assert [command for command in COMMANDS if f"\n  {command} " not in seen.out] == []


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("language", "heard"), [("en", "usage: "), ("fr", "usage\u00a0: "), ("it", "uso: ")]
)
def test_every_command_explains_itself(
    terminal: Terminal, command: str, language: str, heard: str
) -> None:
    seen = terminal.run(command, "--help", f"--language={language}")
    assert (seen.code, seen.err) == (0, "")
    assert seen.out.startswith(f"{heard}carpathia {command}")
    assert "--language" in seen.out
    if language != "en":
        assert "show this" not in seen.out
    assert terminal.files() == {}


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "it_IT.UTF-8"}, "it"),
        ([], {"CARPATHIA_LANGUAGE": "fr", "LC_ALL": "it_IT"}, "fr"),
        (["--language", "it"], {"CARPATHIA_LANGUAGE": "fr"}, "it"),
        (["terminal", "--language=it"], {"CARPATHIA_LANGUAGE": "fr"}, "it"),
    ],
)
def test_the_language_is_the_one_asked_for_first(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert choose_language(arguments, environment) == language


def test_the_language_may_stand_before_the_command(terminal: Terminal) -> None:
    seen = terminal.run("--language", "fr", "terminal", "--crew", "fleet")
    assert "Vos ordres" in seen.out


def test_options_of_a_game_have_short_names_and_forgive_capitals(terminal: Terminal) -> None:
    arguments = ("--players", "2", "--setup", "Expert", "--first", "2", "--memory-aid")
    terminal.run("terminal", *arguments, "--crew", "Fleet, LEE", typed=["rescue 1"])
    record = terminal.record()
    lines = ["option setup expert", "option crew fleet,lee", "option first 2"]
    for line in [*lines, "option memory-aid on", "seats 2", "2: rescue 1"]:
        assert f"\n{line}\n" in record


def test_any_option_and_switch_can_be_given_by_name(terminal: Terminal) -> None:
    arguments = ("--option", "crew=lee", "--switch", "mystery-as-lifeboat=off")
    terminal.run("terminal", *arguments, "--edition", "fr", typed=["rescue 1"])
    for line in ("option crew lee", "switch mystery-as-lifeboat off", "edition fr"):
        assert f"\n{line}\n" in terminal.record()


def test_figures_of_ones_own_are_played_and_recorded(terminal: Terminal) -> None:
    file = terminal.home / "mine.toml"
    file.write_text("crew.fleet.draws = [5, 5]\n")
    arguments = ("--crew", "fleet", "--figures", str(file))
    seen = terminal.run("terminal", *arguments, typed=["rescue 5"])
    assert "draws 5-5" in seen.out
    assert "\nfigure crew.fleet.draws [5, 5]\n" in terminal.record()
    assert "draws 5-5" in terminal.run("terminal", "--resume").out


def test_a_strange_text_in_the_figures_cannot_steer_the_terminal(terminal: Terminal) -> None:
    file = terminal.home / "mine.toml"
    file.write_text('clock.page-0 = "\\u001b[2J"\n')
    seen = terminal.run("terminal", "--figures", file)
    assert "\x1b" not in seen.out
    assert "\\x1b[2J" in seen.out


# As a process of its own


def process(
    *arguments: str, data: Path, typed: bytes = b"", **variables: str
) -> subprocess.CompletedProcess[bytes]:
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH")}
    environment = {**kept, "CARPATHIA_DATA": str(data), **variables}
    command = [sys.executable, "-m", "carpathia", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, env=environment, check=False)


def test_a_match_through_pipes(tmp_path: Path) -> None:
    typed = "\n".join(a_script(a_match(), most=5)).encode()
    arguments = ("terminal", "--crew", "fleet", "--seed", "iceberg")
    done = process(*arguments, data=tmp_path, typed=typed)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\x1b[" not in done.stdout, "no colours into a pipe"
    (file,) = (tmp_path / "matches").iterdir()
    assert file.read_text("utf-8") == a_record(moves=5)
    assert f"-m carpathia terminal --resume {file}" in done.stdout.decode()


def test_bytes_that_are_no_text_end_no_match(tmp_path: Path) -> None:
    arguments = ("terminal", "--crew", "fleet", "--seed", "iceberg")
    done = process(*arguments, data=tmp_path, typed=b"\xff\xfe\nrescue 1\n", LANG="C.UTF-8")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"1: rescue 1" in next((tmp_path / "matches").iterdir()).read_bytes()


def test_a_terminal_without_the_signs_still_plays(tmp_path: Path) -> None:
    arguments = ("terminal", "--crew", "fleet", "--seed", "iceberg", "--language", "fr")
    done = process(*arguments, data=tmp_path, typed=b"rescue 1\n", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"rescue 1" in done.stdout


def test_a_refusal_of_the_real_program_is_one_line(tmp_path: Path) -> None:
    done = process("terminal", "--players", "6", data=tmp_path)
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.decode() == "sos-titanic is for 1 to 5 players, not 6.\n"
    assert list(tmp_path.iterdir()) == []


def test_no_color_is_honoured_and_colour_is_never_the_only_sign(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = terminal.home / "match.txt"
    file.write_text(a_record(moves=4))
    plain = terminal.run("replay", file).out
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = terminal.run("replay", file).out
    assert "\x1b[1;33m" in coloured or "\x1b[1;36m" in coloured
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[1;33m" not in terminal.run("replay", file).out
    assert strip(coloured) == plain


def strip(text: str) -> str:
    parts = text.split("\x1b[")
    return parts[0] + "".join(part.partition("m")[2] for part in parts[1:])
