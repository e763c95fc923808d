"""`carpathia simulate`: what is told, written, kept and refused, in three languages."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest

from carpathia.lab import simulating
from carpathia.lab.parts import Parts
from carpathia.words.reader import LANGUAGES
from tests.terminal.sitting import Terminal

QUICK = ("simulate", "titus", "--bots", "random", "--games", "4", "--seed", "night", "--jobs", "1")
ALONE = ("sos-titanic", "--bots", "random")


def test_a_simulation_is_told_and_written(terminal: Terminal) -> None:
    file = terminal.home / "rows.parquet"
    seen = terminal.run(*QUICK, "--out", file)
    assert (seen.code, seen.err) == (0, "")
    assert seen.out.startswith("Titus · Adlung edition · 4 deals · 4 games\n")
    assert re.search(r"^random +\d+\.\d", seen.out.replace("\u00a0", " "), re.MULTILINE)
    assert re.search(
        r"^4 games in [\d.]+ s: [\d.,]+ games/s, one process, ", seen.out, re.MULTILINE
    )
    assert "Seed: night" in seen.out
    assert f"4 rows in {file}" in seen.out.replace("\n", " ")
    assert pl.read_parquet(file).height == 4
    assert list(terminal.files()) == [str(file)], "the parts are gone"


def test_a_csv_by_its_ending_and_the_same_bytes_over_two_processes(terminal: Terminal) -> None:
    one, two = terminal.home / "one.csv", terminal.home / "two.csv"
    assert terminal.run(*QUICK, "--out", one).code == 0
    assert terminal.run(*QUICK[:-1], "2", "--out", two).code == 0
    assert one.read_bytes() == two.read_bytes()
    assert one.read_text().startswith("game,deal,edition,seats,bot_1,bot_2,reason,decisions,")


@pytest.mark.skipif(os.name != "posix", reason="a pipe of POSIX")
@pytest.mark.parametrize(("report", "code"), [("page.html", 0), ("/dev/full", 2)])
def test_files_are_written_though_nobody_reads_the_table(
    tmp_path: Path, report: str, code: int
) -> None:
    """As in `carpathia simulate ... | head -1`: what was asked for is there, or was refused."""
    command = [sys.executable, "-m", "carpathia", *QUICK, "--out", "rows.csv", "--report", report]
    reader, writer = os.pipe()
    os.close(reader)
    try:
        seen = subprocess.run(
            command, cwd=tmp_path, stdout=writer, stderr=subprocess.PIPE, check=False, timeout=120
        )
    finally:
        os.close(writer)
    assert seen.returncode == code, seen.stderr
    assert seen.stderr.count(b"\n") == (code != 0)
    found = sorted(path.name for path in tmp_path.iterdir())
    assert found == (["page.html", "rows.csv"] if code == 0 else ["rows.csv.parts"])


@pytest.mark.parametrize("ending", ["CSV", "Parquet"])
def test_an_ending_in_capitals(terminal: Terminal, ending: str) -> None:
    file = terminal.home / f"ROWS.{ending}"
    assert terminal.run(*QUICK, "--out", file).code == 0
    read = pl.read_csv if ending == "CSV" else pl.read_parquet
    assert read(file).height == 4


def test_bots_and_axes_with_spaces_or_commas(terminal: Terminal) -> None:
    arguments = ("simulate", "sos-titanic", "--games", "1", "--seed", "x", "--jobs", "1")
    first = terminal.run(*arguments, "--bots", "random,greedy", "--vary", "edition,setup")
    last = terminal.run(*arguments, "--bots", "random", "greedy", "--vary", "edition", "setup")
    assert first.code == 0
    head = "SOS Titanic · all editions · one deal · 12 games"
    assert first.out.splitlines()[0] == last.out.splitlines()[0] == head
    assert "  Ultimate" in first.out


class _Page(HTMLParser):
    """What a page asks for from elsewhere, and whether all that is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.open: list[str] = []
        self.pictures = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.asked += [str(value) for name, value in attrs if name in ("src", "href")]
        self.pictures += tag == "svg"
        if tag not in ("meta", "html"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if tag != "html":
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "vary", "pictures"),
    [
        ("sos-titanic", ["crew=fleet,lee", "seats=1,2"], 7),
        ("sos-titanic", [], 5),
        ("titus", ["seats=2,3"], 7),
        ("noris-titanic", ["die"], 7),
    ],
)
def test_a_report_is_one_page_with_all_its_pictures(
    terminal: Terminal, language: str, game: str, vary: list[str], pictures: int
) -> None:
    file = terminal.home / "report.html"
    arguments: list[str | Path] = ["simulate", game]
    arguments += ["--games", "4", "--seed", "x", "--jobs", "1", "--report", file]
    vary = ["--vary", *vary] if vary else []
    seen = terminal.run(*arguments, "--bots", "random", "greedy", *vary, "--language", language)
    assert (seen.code, seen.err) == (0, "")
    text = file.read_text("utf-8")
    page = _Page()
    page.feed(text)
    assert page.open == []
    assert page.asked == []
    assert "url(" not in text
    assert "@import" not in text
    assert page.pictures == 1 + 2 * pictures, "each for a desk and for a phone, and the ship"
    assert f'<html lang="{language}">' in text
    shown = re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL)
    assert not re.search(r"\b(report|axis|value|cause|simulate)-[a-z]", shown), "a key, not words"


def test_one_bot_alone_shows_no_skill(terminal: Terminal) -> None:
    file = terminal.home / "report.html"
    assert terminal.run(*QUICK, "--report", file).code == 0
    assert "Name a second bot" in file.read_text("utf-8")


# Stopping and going on


def stop_after(pieces: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def play_into(parts: Parts, jobs: int, cluster: str | None) -> Iterator[int]:
        running = PLAY_INTO(parts, jobs, cluster)
        for _ in range(pieces):
            yield next(running)
        running.close()
        raise KeyboardInterrupt

    monkeypatch.setattr(simulating, "play_into", play_into)


PLAY_INTO = simulating.play_into


def test_ctrl_c_keeps_what_is_done_and_the_same_command_goes_on(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, file = terminal.home / "whole.parquet", terminal.home / "rows.parquet"
    assert terminal.run(*QUICK, "--out", whole).code == 0
    stop_after(1, monkeypatch)
    seen = terminal.run(*QUICK, "--out", file)
    assert seen.code == 130
    assert "Stopped: 1 of 4 games are kept. Run the same command again to go on." in seen.out
    assert not file.exists()
    monkeypatch.undo()
    other = terminal.run(*QUICK, "--out", file, "--games", "5")
    assert "other arguments" in other.complaint()
    again = terminal.run(*QUICK, "--out", file)
    assert again.code == 0
    assert "\n3 games in " in again.out
    assert file.read_bytes() == whole.read_bytes()


def test_a_damaged_part_is_told_and_played_again(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, file = terminal.home / "whole.parquet", terminal.home / "rows.parquet"
    assert terminal.run(*QUICK, "--out", whole).code == 0
    stop_after(2, monkeypatch)
    assert terminal.run(*QUICK, "--out", file).code == 130
    monkeypatch.undo()
    for part in terminal.home.glob("rows.parquet.parts/*.parquet"):
        part.write_bytes(part.read_bytes()[:200])
    again = terminal.run(*QUICK, "--out", file)
    assert again.code == 0
    assert "One part of what was done is damaged, and is played again." in again.out
    assert file.read_bytes() == whole.read_bytes()


def test_a_seed_nobody_named_is_kept(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    file = terminal.home / "rows.parquet"
    unnamed = ("simulate", "titus", "--bots", "random", "--games", "3", "--jobs", "1")
    stop_after(1, monkeypatch)
    assert terminal.run(*unnamed, "--out", file).code == 130
    monkeypatch.undo()
    seen = terminal.run(*unnamed, "--out", file)
    assert (seen.code, seen.err) == (0, "")
    assert "\n2 games in " in seen.out


@pytest.mark.parametrize("late", ["carpathia.lab.summing.Sums", "carpathia.lab.frames.write_rows"])
def test_ctrl_c_after_the_last_game(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, late: str
) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(late, stop)
    file = terminal.home / "rows.parquet"
    seen = terminal.run(*QUICK, "--out", file)
    assert seen.code == 130
    assert "Stopped: 4 of 4 games are kept. Run the same command again to go on." in seen.out
    monkeypatch.undo()
    assert terminal.run(*QUICK, "--out", file).code == 0
    assert pl.read_parquet(file).height == 4


def test_ctrl_c_without_a_file_to_keep_them_in(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_after(1, monkeypatch)
    seen = terminal.run(*QUICK)
    assert seen.code == 130
    assert "Stopped before the end." in seen.out
    assert terminal.files() == {}


def start(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    """A long simulation over two processes, in a session of its own, of which some is kept."""
    command = [sys.executable, "-m", "carpathia", "simulate", "titus", "--bots", "greedy"]
    command += ["--games", "100000", "--seed", "x", "--jobs", "2", "--out", "rows.parquet"]
    running = subprocess.Popen(
        [*command, *arguments],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    end = time.monotonic() + 120
    while not list(folder.glob("*.parts/*.parquet")):
        assert time.monotonic() < end
        assert running.poll() is None
        time.sleep(0.2)
    return running


@pytest.mark.usefixtures("hearing")
@pytest.mark.skipif(os.name != "posix", reason="a signal like that of a terminal")
@pytest.mark.parametrize("how", ["ctrl-c", "told to end"])
def test_a_real_ctrl_c_over_two_processes(tmp_path: Path, how: str) -> None:
    running = start(tmp_path, "--language", "fr")
    if how == "ctrl-c":
        os.killpg(running.pid, signal.SIGINT)
    else:
        os.kill(running.pid, signal.SIGTERM)
    out, err = running.communicate(timeout=60)
    assert (running.returncode, err) == (130, "")
    assert re.search(r"Arrêté.*: [\d\s]+ parties sur 100.000 sont gardées", out.replace("\n", " "))
    kept = sum(pl.read_parquet(part).height for part in tmp_path.glob("*.parts/*.parquet"))
    assert kept > 0


@pytest.mark.skipif(os.name != "posix", reason="a signal of POSIX")
def test_nobody_stays_behind_when_the_first_process_is_killed(tmp_path: Path) -> None:
    """All of them hold the pipe they would write to: it ends when the last one has ended."""
    running = start(tmp_path)
    try:
        running.kill()
        running.communicate(timeout=30)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
    assert running.returncode == -signal.SIGKILL


def test_a_process_that_is_killed_is_told(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play_into(parts: Parts, jobs: int, cluster: str | None) -> Iterator[int]:
        yield next(PLAY_INTO(parts, jobs, cluster))
        raise BrokenProcessPool

    monkeypatch.setattr(simulating, "play_into", play_into)
    file = terminal.home / "rows.csv"
    assert "with fewer --jobs" in terminal.run(*QUICK, "--out", file).complaint()
    monkeypatch.undo()
    folder = terminal.home / "rows.csv.parts"
    (folder / ".000000000001-000000000001.parquet.77.new").write_bytes(b"half")
    assert "\n3 games in " in terminal.run(*QUICK, "--out", file).out
    assert not folder.exists()
    assert file.read_text().count("\n") == 5


# Refusals


@pytest.mark.parametrize(
    ("arguments", "offender", "way_out"),
    [
        ([], "GAME is missing", "--help"),
        (["chess", "--bots", "random"], "“chess”", "sos-titanic"),
        (["titus"], "No bot", "--bots greedy"),
        (["titus", "--bots"], "--bots", "--help"),
        (["titus", "--bots", "gredy"], "“gredy”", "greedy"),
        (["titus", "--bots", "random", "--games", "0"], "“0”", "from 1 on"),
        (["titus", "--bots", "random", "--games", "9" * 20], "9” is too large", "nine digits"),
        (["titus", "--bots", "random", "--jobs", "0"], "“0”", "from 1 on"),
        (["sos-titanic", "--bots", "random", "--vary", "crew=smith,lee"], "“smith”", "murdoch"),
        (["titus", "--bots", "random", "--vary", "seats=2", "seats=3"], "twice", "seats=2,3"),
        (["titus", "--bots", "random", "--vary", "crew"], "“crew”", "edition, seats"),
        (["titus", "--bots", "random", "--vary", "seats=9"], "“9”", "2, 3, 4"),
        ([*ALONE, "--crew", "fleet", "--vary", "crew"], "“fleet”", "one of the two"),
        ([*ALONE, "--setup", "expert", "--vary", "crew", "setup"], "“expert”", "one of the two"),
        ([*ALONE, "--option", "crew=lee", "--vary", "crew=lee,fleet"], "“lee”", "one of the two"),
        ([*ALONE, "--edition", "fr", "--vary", "edition"], "“fr”", "one of the two"),
        ([*ALONE, "--players", "2", "--vary", "seats=1,3"], "“2”", "one of the two"),
        (["titus", "--bots", *["random"] * 5], "5", "2 to 4"),
        (["titus", "--bots", "random", "--cluster", "here"], "“here”", "tcp://scheduler:8786"),
        (["titus", "--bots", "random", "--cluster", "tcp://127.0.0.1:1"], ":1.", "dask scheduler"),
        (["titus", "--bots", "random", "--out", "rows.txt"], "rows.txt", ".parquet, .csv"),
        (["titus", "--bots", "random", "--out", "no/rows.csv"], "no/rows.csv", "no such"),
        (["titus", "--bots", "random", "--report", "."], ".:", "folder"),
    ],
)
def test_bad_input(terminal: Terminal, arguments: list[str], offender: str, way_out: str) -> None:
    complaint = terminal.run("simulate", *arguments).complaint()
    assert offender in complaint
    assert way_out in complaint
    assert terminal.files() == {}


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "No Dask scheduler"), ("fr", "Aucun ordonnanceur"), ("it", "Nessuno scheduler")],
)
def test_a_cluster_nobody_answers_in_three_languages(
    terminal: Terminal, language: str, words: str
) -> None:
    seen = terminal.run(*QUICK, "--cluster", "tcp://127.0.0.1:1", "--language", language)
    assert seen.complaint().startswith(words)


def test_rows_that_are_there_are_not_written_over(terminal: Terminal) -> None:
    file = terminal.home / "rows.csv"
    file.write_text("mine")
    assert "choose another name" in terminal.run(*QUICK, "--out", file).complaint()
    assert file.read_text() == "mine"


def test_rows_and_report_are_two_files(terminal: Terminal) -> None:
    rows = terminal.home / "rows.csv"
    seen = terminal.run(*QUICK, "--out", rows, "--report", terminal.home / "." / "rows.csv")
    assert "rows.csv" in seen.complaint()
    assert not rows.exists()


def test_a_report_takes_the_place_of_a_report_and_of_nothing_else(terminal: Terminal) -> None:
    page, other = terminal.home / "page.html", terminal.home / "other.html"
    assert terminal.run(*QUICK, "--report", page).code == 0
    first = page.read_bytes()
    assert terminal.run(*QUICK, "--report", page, "--language", "fr").code == 0
    assert page.read_bytes() != first
    other.write_text("<!doctype html><title>mine</title>")
    complaint = terminal.run(*QUICK, "--report", other).complaint()
    assert complaint.startswith(str(other))
    assert "choose another name" in complaint
    assert other.read_text() == "<!doctype html><title>mine</title>"


@pytest.mark.parametrize(("package", "extra"), [("polars", "lab"), ("distributed", "cluster")])
def test_an_extra_that_is_missing_is_named(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, package: str, extra: str
) -> None:
    for name in [*sys.modules]:
        is_ours = name.startswith("carpathia.lab.") and name != "carpathia.lab.writing"
        if name.partition(".")[0] == package or is_ours:
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    seen = terminal.run(*QUICK, "--cluster", "tcp://127.0.0.1:1")
    assert f"pip install 'carpathia[{extra}]'" in seen.complaint()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_a_report_onto_a_full_disk(terminal: Terminal) -> None:
    seen = terminal.run(*QUICK, "--report", "/dev/full")
    assert seen.code == 2
    assert seen.err == "/dev/full: The disk is full; make room, or choose another place.\n"


@pytest.mark.skipif(os.name != "posix", reason="limits of POSIX")
@pytest.mark.parametrize(
    ("language", "words"), [("en", "ulimit -f"), ("fr", "relevez la limite"), ("it", "alzate il")]
)
def test_rows_for_which_there_is_no_room(tmp_path: Path, language: str, words: str) -> None:
    """What was written before the limit stays, and nothing half."""
    command = [sys.executable, "-m", "carpathia", *QUICK, "--out", str(tmp_path / "rows.parquet")]
    limited = f"ulimit -f 4; exec {' '.join(command)} --games 40 --language {language}"
    seen = subprocess.run(
        ["bash", "-c", limited], capture_output=True, text=True, check=False, timeout=300
    )
    assert seen.returncode == 2
    assert words in seen.stderr
    assert seen.stderr.count("\n") == 1
    assert [path.name for path in (tmp_path / "rows.parquet.parts").iterdir()] == [
        "simulation.json"
    ]
