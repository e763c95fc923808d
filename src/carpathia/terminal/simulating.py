"""`carpathia simulate`: many matches, a row each into a file, a table on the screen, a report.

The data frame behind it comes with the extra `lab`, and Dask with `cluster`, so both are imported
when they are needed, and asked for where they are missing.
"""

import signal
import tempfile
import time
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from carpathia.engine.chance import read_seed
from carpathia.engine.compiled import is_compiled
from carpathia.engine.errors import Refusal
from carpathia.games import GAME_NAMES, unknown_game
from carpathia.terminal.numbers import number
from carpathia.terminal.parsing import Parser, demand, read_jobs, read_number
from carpathia.terminal.printing import Printer
from carpathia.terminal.progress import open_progress, rate_of
from carpathia.terminal.refusals import FileRefusal, about, system_refusal, typed_path
from carpathia.terminal.saving import check_writable
from carpathia.terminal.setting_up import read_setup, takes_set_up
from carpathia.words.reader import Words

if TYPE_CHECKING:
    from carpathia.lab.parts import Parts
    from carpathia.lab.simulation import Simulation
    from carpathia.lab.summing import Sums

INTERRUPTED: Final = 130
_DEALS: Final = 1000
_EXTRAS: Final = {"polars": "lab", "distributed": "cluster", "dask": "cluster"}
"""Which extra brings which package."""


def simulate_parser(words: Words) -> Parser:
    parser = Parser(words, "simulate")
    parser.takes(
        "game", words("help-game", {"games": ", ".join(GAME_NAMES)}), words("metavar-game")
    )
    parser.list_option("bots", "bot")
    parser.option("games", "number", "help-simulate-games")
    parser.list_option("vary", "name")
    parser.option("out", "file")
    parser.option("report", "file")
    parser.option("seed", "words", "help-arena-seed")
    parser.option("jobs", "number")
    parser.option("cluster", "address")
    takes_set_up(parser, "help-arena-edition", about_players="help-arena-players")
    return parser


@dataclass(frozen=True)
class Pace:
    """How fast it went."""

    games: int
    seconds: float
    jobs: int
    cluster: str | None


def run_simulate(asked: Namespace, printer: Printer) -> int:
    """Play, or go on playing; then tell. What is done is kept whatever happens."""
    with _extras():
        return _run(asked, printer)


@contextmanager
def _extras() -> Iterator[None]:
    """Say which extra is missing, if one is."""
    try:
        yield
    except ModuleNotFoundError as missing:
        extra = _EXTRAS.get((missing.name or "").partition(".")[0])
        if extra is None:
            raise
        raise Refusal("extra-missing", {"extra": extra}) from None


def _run(asked: Namespace, printer: Printer) -> int:
    from carpathia.lab.parts import Parts, folder_of

    game = demand(asked.game, printer.words("metavar-game"))
    if game not in GAME_NAMES:
        raise unknown_game(game)
    jobs = read_jobs(asked.jobs)
    out, report = _file(asked.out), _file(asked.report)
    if out is not None:
        _check_rows(out)
    if report is not None:
        _check_report(report, out)
    with ExitStack() as stack:
        stack.enter_context(_ended_in_order())
        folder = _spare_folder(stack) if out is None else folder_of(out)
        parts = Parts(folder, read_simulation(asked, folder))
        with _kept(folder):
            parts.open()
        stack.enter_context(closing(parts))
        if parts.damaged:
            printer.say("simulate-damaged", {"parts": parts.damaged})
        return _play_and_tell(parts, asked, jobs, (out, report), printer)


def _spare_folder(stack: ExitStack) -> Path:
    """For parts that nobody wants to keep."""
    return Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="carpathia-")))


@contextmanager
def _ended_in_order() -> Iterator[None]:
    """Who is told to end, as by a system that shuts down, keeps what is done, as after Ctrl-C."""

    def stop(*_signal: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def _kept(folder: Path) -> Iterator[None]:
    """What the system refuses in here is about the parts."""
    try:
        yield
    except OSError as error:
        raise FileRefusal(folder, system_refusal(error)) from None


@contextmanager
def _all_alive() -> Iterator[None]:
    """A process that was killed, as systems do when memory runs out, takes its pool along."""
    try:
        yield
    except BrokenProcessPool:
        raise Refusal("process-lost") from None


def _file(text: str | None) -> Path | None:
    return None if text is None else typed_path(text)


def _check_rows(out: Path) -> None:
    """Refuse a file that could not be written, or that holds somebody's work."""
    from carpathia.lab.frames import ENDINGS
    from carpathia.lab.parts import folder_of, kept_seed

    with about(out):
        check_writable(out)
        if out.suffix.lower() not in ENDINGS:
            raise Refusal("rows-ending", {"near": ", ".join(ENDINGS)})
        if out.exists() and kept_seed(folder_of(out)) is None:
            raise Refusal("file-taken")


def _check_report(report: Path, out: Path | None) -> None:
    """Refuse a file that could not be written, or that is no report: that one may be renewed."""
    from carpathia.terminal.report_page import is_report

    with about(report):
        check_writable(report)
        if out is not None and out.resolve() == report.resolve():  # the rows are to go there
            raise Refusal("file-taken")
        if report.is_file() and not is_report(report.read_bytes()):
            raise Refusal("file-taken")


def read_simulation(asked: Namespace, folder: Path) -> "Simulation":
    """What is to be played; a seed nobody named is that of the simulation that was begun."""
    from carpathia.lab.parts import kept_seed
    from carpathia.lab.simulating import (
        axis_names,
        bot_names,
        plan_simulation,
        said_by_name,
        usual_seats,
    )

    bots = bot_names(asked.bots)
    if not bots:
        raise Refusal("simulate-bots-missing")
    deals = _DEALS if asked.games is None else read_number("--games", asked.games, 1)
    seed = kept_seed(folder) if asked.seed is None else read_seed(asked.seed)
    said = said_by_name(asked.edition, asked.players)
    if asked.players is None:
        asked.players = str(usual_seats(asked.game, bots))
    asked.memory_aid = False
    # The same words deal the same matches whatever language somebody speaks.
    setup, axes = read_setup(asked, "en"), axis_names(asked.vary)
    return plan_simulation(setup, bots, deals, axes, seed, said)


def _play_and_tell(
    parts: "Parts",
    asked: Namespace,
    jobs: int,
    files: tuple[Path | None, Path | None],
    printer: Printer,
) -> int:
    """Files first: whoever reads the screen may have gone, as the reader of a pipe does."""
    from carpathia.lab.summing import Sums
    from carpathia.terminal.report import report_page

    out, report = files
    try:
        with _kept(parts.folder), _all_alive():
            pace = _play(parts, jobs, asked.cluster, printer.words)
        with _kept(parts.folder):
            sums = Sums(parts.simulation).add_all(parts.frames())
        try:
            if report is not None:
                _write(report, report_page(sums, printer.words, asked.seed))
            if out is not None:
                _write_rows(parts, out)
        except FileRefusal:  # what came of long play is told all the same
            with suppress(BrokenPipeError):
                _tell(sums, pace, asked.seed, printer)
            raise
    except KeyboardInterrupt:
        _tell_stopped(parts, out, printer)
        return INTERRUPTED
    _tell(sums, pace, asked.seed, printer)
    if report is not None:
        printer.say("simulate-report", {"file": str(report)}, "quiet")
    if out is not None:
        printer.say("simulate-rows", {"file": str(out), "rows": sums.matches}, "quiet")
    return 0


def _write_rows(parts: "Parts", out: Path) -> None:
    from carpathia.lab.frames import write_rows

    with about(out):
        write_rows([file for _, file in parts.files()], out, parts.simulation)
    parts.remove()


def _tell(sums: "Sums", pace: Pace, seed: str | None, printer: Printer) -> None:
    from carpathia.terminal.summaries import tell_summary

    tell_summary(sums, printer)
    _tell_pace(pace, seed or sums.simulation.seed.hex(), printer)


def _write(file: Path, text: str) -> None:
    from carpathia.lab.writing import write_whole

    with about(file):
        write_whole(file, text)


def _play(parts: "Parts", jobs: int, cluster: str | None, words: Words) -> Pace:
    from carpathia.lab.simulating import play_into

    simulation = parts.simulation
    matches = simulation.matches()
    before = matches - sum(len(some) for some in parts.todo())
    began, played = time.monotonic(), 0
    with open_progress() as progress, closing(play_into(parts, jobs, cluster)) as pieces:
        going = words("fuzz-going", {"game": words(f"game-{simulation.game}")})
        task = progress.add_task(going, total=matches, completed=before, rate="")
        for count in pieces:
            played += count
            rate = rate_of(played, time.monotonic() - began, words)
            progress.update(task, completed=before + played, rate=rate)
    return Pace(played, time.monotonic() - began, jobs, cluster)


def _tell_stopped(parts: "Parts", out: Path | None, printer: Printer) -> None:
    left = sum(len(some) for some in parts.todo())
    matches = parts.simulation.matches()
    words = printer.words
    done = number(matches - left, 0, words.language)
    whole = number(matches, 0, words.language)
    if out is None:
        printer.say("fuzz-stopped")
    else:
        printer.say("simulate-stopped", {"done": done, "games": whole})


def _tell_pace(pace: Pace, seed: str, printer: Printer) -> None:
    """One line that can be quoted: how many, how long, how fast, on what."""
    words = printer.words
    language = words.language
    told: dict[str, str | int] = {
        "count": pace.games,
        "games": number(pace.games, 0, language),
        "seconds": number(pace.seconds, 1, language),
        "rate": rate_of(pace.games, pace.seconds, words),
        "build": words("build-compiled" if is_compiled() else "build-source"),
    }
    if pace.games and pace.cluster is not None:
        printer.say("simulate-pace-cluster", {**told, "address": pace.cluster}, "quiet")
    elif pace.games:
        printer.say("simulate-pace", {**told, "jobs": pace.jobs}, "quiet")
    printer.say("arena-seed", {"seed": seed}, "quiet")
