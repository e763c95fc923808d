"""`carpathia fuzz`: many random games over all processors, any failure kept as a record."""

from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from carpathia.bots import choose_keenly
from carpathia.engine.chance import new_seed, read_seed
from carpathia.engine.fuzz import Failure, FuzzReport, choose_any, fuzz_game
from carpathia.games import GAME_NAMES, open_game, unknown_game, vary_setup
from carpathia.lab.sharing import prepare_worker
from carpathia.lab.writing import write_whole
from carpathia.terminal.invocation import command_line
from carpathia.terminal.parsing import Parser, demand, read_jobs, read_number
from carpathia.terminal.printing import Printer
from carpathia.terminal.refusals import about, typed_path
from carpathia.terminal.saving import SUFFIX, check_folder, data_folder
from carpathia.terminal.screens import SHOWN
from carpathia.words.reader import Args, Words

FAULT_FOUND: Final = 1
INTERRUPTED: Final = 130
_GAMES: Final = 1000
_CHUNK: Final = 5
"""Games a process plays before it reports."""


def fuzz_parser(words: Words) -> Parser:
    parser = Parser(words, "fuzz")
    parser.takes(
        "game", words("help-game", {"games": ", ".join(GAME_NAMES)}), words("metavar-game")
    )
    parser.option("games", "number")
    parser.option("seed", "words", "help-fuzz-seed")
    parser.option("jobs", "number")
    parser.option("failures", "folder")
    return parser


def run_fuzz(asked: Namespace, printer: Printer) -> int:
    """0: every promise was kept; 1: one was broken, and the record says where it is."""
    game = demand(asked.game, printer.words("metavar-game"))
    if game not in GAME_NAMES:
        raise unknown_game(game)
    games = _GAMES if asked.games is None else read_number("--games", asked.games, 1)
    jobs = read_jobs(asked.jobs)
    seed = _series(asked.seed)
    folder = typed_path(asked.failures) if asked.failures else data_folder().root / "failures"
    with about(folder):
        check_folder(folder)
    title = _title(game, printer.words)
    report = FuzzReport()
    was_stopped = False
    with _progress(printer) as progress:
        task = progress.add_task(printer.words("fuzz-going", {"game": title}), total=games, rate="")
        try:
            for part in _play(game, seed, games, jobs):
                report.add(part)
                speed = progress.tasks[task].speed or 0
                rate = printer.words("fuzz-rate", {"rate": round(speed)})
                progress.update(task, completed=report.games, rate=rate)
        except KeyboardInterrupt:
            was_stopped = True
    _tell(report, game, seed, folder, printer)
    if was_stopped:
        printer.say("fuzz-stopped")
        return INTERRUPTED
    return FAULT_FOUND if report.failures else 0


def _series(text: str | None) -> int:
    """The number a series of games is made from; the same number gives the same games."""
    if text is not None and text.isascii() and text.isdecimal() and len(text) <= 9:
        return int(text)
    return int.from_bytes((new_seed() if text is None else read_seed(text))[:3], "big")


def _progress(printer: Printer) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        console=printer.console,
        transient=True,
        disable=not printer.console.is_terminal,
    )


def play_games(game: str, seed: int, numbers: range) -> FuzzReport:
    """Some games of a series, in whichever process this runs."""
    report = FuzzReport()
    players = [choose_any, choose_keenly]
    for number in numbers:
        report.add(fuzz_game(open_game, partial(vary_setup, game), players, seed, number))
    return report


def _play(game: str, seed: int, games: int, jobs: int) -> Iterator[FuzzReport]:
    """The series in pieces, as they get done."""
    chunks = [range(start, min(start + _CHUNK, games)) for start in range(0, games, _CHUNK)]
    if jobs == 1 or len(chunks) == 1:
        for numbers in chunks:
            yield play_games(game, seed, numbers)
        return
    # Spawned, not forked: the progress bar runs a thread, and forking beside threads may hang.
    context = get_context("spawn")
    workers = min(jobs, len(chunks))
    with ProcessPoolExecutor(workers, mp_context=context, initializer=prepare_worker) as pool:
        pending = {pool.submit(play_games, game, seed, numbers) for numbers in chunks}
        try:
            while pending:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        finally:
            _cancel(pending)


def _cancel(pending: set[Future[FuzzReport]]) -> None:
    for future in pending:
        future.cancel()


def _tell(report: FuzzReport, game: str, seed: int, folder: Path, printer: Printer) -> None:
    words = printer.words
    counts: dict[str, str | int] = {
        "games": report.games,
        "moves": report.moves,
        "inspected": report.inspected,
    }
    printer.say("fuzz-done", {**counts, "game": _title(game, words), "seed": str(seed)})
    for reason, count in sorted(report.endings.items()):
        ending: Args = {"reason": _ending(game, reason, words.language), "count": count}
        printer.show([Text(f"  {words('fuzz-ending', ending)}", "quiet")])
    if not report.failures:
        printer.say("fuzz-clean", style="good")
    for failure in sorted(report.failures, key=lambda failure: failure.number):
        _keep_failure(failure, game, seed, folder, printer)


def _title(game: str, words: Words) -> str:
    """A game can be fuzzed before it has words."""
    return words(f"game-{game}") if game in SHOWN else game


def _ending(game: str, reason: str, language: str) -> str:
    return Words(language, game)(f"reason-{reason}") if game in SHOWN else reason


def _keep_failure(failure: Failure, game: str, seed: int, folder: Path, printer: Printer) -> None:
    args: Args = {"number": str(failure.number), "moves": failure.moves, "promise": failure.promise}
    printer.say("fuzz-failed", args, "alarm")
    file = folder / f"{game}-{seed}-{failure.number}{SUFFIX}"
    with about(file):
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(file, failure.record)
    printer.copyable(command_line("replay", str(file)))
