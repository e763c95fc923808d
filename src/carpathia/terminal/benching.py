"""`carpathia bench`: how fast this build is, beside the other build and the peers, in one run."""

import json
from argparse import Namespace
from contextlib import closing
from math import isfinite
from pathlib import Path
from typing import Final

from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn
from rich.table import Table

from carpathia.engine.errors import Refusal
from carpathia.engine.game import Json
from carpathia.lab.aims import (
    DRIVEN,
    RIVALS,
    Aim,
    aims,
    by_page,
    times_the_moves,
)
from carpathia.lab.benchmark import COMPILED, Benchmark, Contestant
from carpathia.lab.measuring import SETUPS
from carpathia.lab.memory import FEWEST, FLAT, MemoryTest
from carpathia.lab.peers import PEERS
from carpathia.lab.results import COLUMNS, as_plain, build_ratios
from carpathia.lab.writing import write_whole
from carpathia.terminal.layout import THEME
from carpathia.terminal.numbers import number, short
from carpathia.terminal.parsing import Parser, read_number
from carpathia.terminal.printing import Printer
from carpathia.terminal.refusals import about, typed_path
from carpathia.terminal.saving import check_writable
from carpathia.words.reader import Args, Words

INTERRUPTED: Final = 130
_ROUNDS: Final = 3
_SECONDS: Final = 0.3
_SHORTEST: Final = 0.001
_LONGEST: Final = 3600.0
_GAMES: Final = 100_000


def bench_parser(words: Words) -> Parser:
    parser = Parser(words, "bench")
    parser.option("rounds", "number")
    parser.option("seconds", "number")
    parser.flag("memory")
    parser.option("games", "number", "help-bench-games")
    parser.option("json", "file")
    return parser


def run_bench(asked: Namespace, printer: Printer) -> int:
    """Measure and tell; what was missed is told, and is no fault."""
    file = None if asked.json is None else typed_path(asked.json)
    if file is not None:
        with about(file):
            check_writable(file)
    if asked.memory:
        for name in ("rounds", "seconds"):
            if getattr(asked, name) is not None:
                raise Refusal("memory-alone", {"argument": f"--{name}"})
        return _run_memory(asked, file, printer)
    if asked.games is not None:
        raise Refusal("games-without-memory")
    rounds = _ROUNDS if asked.rounds is None else read_number("--rounds", asked.rounds, 1)
    seconds = _SECONDS if asked.seconds is None else read_seconds("--seconds", asked.seconds)
    benchmark = Benchmark()
    words = printer.words
    was_stopped = False
    with _progress() as progress:
        task = progress.add_task("", total=None)
        try:
            with closing(benchmark.run(rounds, seconds)) as running:
                for contestant in running:
                    _advance(progress, task, benchmark, rounds, _name(contestant, words))
        except KeyboardInterrupt:
            was_stopped = True
    if was_stopped and not benchmark.rounds:
        printer.say("bench-nothing")
        return INTERRUPTED
    tell_bench(benchmark, printer)
    if was_stopped:
        printer.say("fuzz-stopped")
    if file is not None:
        _write(as_plain(benchmark), file)
    return INTERRUPTED if was_stopped else 0


def read_seconds(name: str, text: str) -> float:
    """A number of seconds that was typed for an argument."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not isfinite(seconds) or not _SHORTEST <= seconds <= _LONGEST:
        raise Refusal("seconds-wrong", {"argument": name, "value": text})
    return seconds


def _progress() -> Progress:
    console = Console(stderr=True, theme=THEME, highlight=False)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def _advance(
    progress: Progress, task: TaskID, benchmark: Benchmark, rounds: int, name: str
) -> None:
    builds = 2 if benchmark.running == COMPILED else 1
    left_out = len(benchmark.absent) + len(benchmark.failed)
    present = len(SETUPS) * builds + len(PEERS) - left_out
    done = sum(len(figures) for figures in benchmark.rounds.values())
    progress.update(task, description=name, completed=done, total=rounds * present)


# What is told


def tell_bench(benchmark: Benchmark, printer: Printer) -> None:
    words = printer.words
    printer.say("bench-done", {"build": words(f"build-{benchmark.running}")}, "heading")
    printer.gap()
    printer.console.print(_table(benchmark, words))
    printer.gap()
    _tell_knowing(benchmark, printer)
    for name in SETUPS:
        _tell_pages(benchmark, name, printer)
    for name in SETUPS:
        _tell_builds(benchmark, name, printer)
    for aim in aims(benchmark):
        _tell_aim(aim, printer)
    _tell_driven(benchmark, printer)
    printer.gap()
    if benchmark.running != COMPILED:
        printer.say("bench-other-missing", style="quiet")
    if benchmark.absent:
        printer.say("bench-absent", {"peers": ", ".join(benchmark.absent)}, "quiet")
    for peer, reason in benchmark.failed.items():
        printer.say("bench-failed", {"peer": peer, "reason": reason}, "alarm")
    printer.say("bench-note", style="quiet")


def _table(benchmark: Benchmark, words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
    table.add_column(words("bench-who"), no_wrap=True)
    for name in COLUMNS:
        table.add_column(words(f"bench-{name}"), justify="right", no_wrap=True)
    for contestant in benchmark.in_order():
        figures = benchmark.medians(contestant)
        cells = [_rate(figures.get(name), words.language) for name in COLUMNS]
        is_ours = contestant.build == benchmark.running
        table.add_row(_name(contestant, words), *cells, style="heading" if is_ours else "")
    return table


def _name(contestant: Contestant, words: Words) -> str:
    if not contestant.build:
        return contestant.name
    build = words(f"build-{contestant.build}")
    return f"{words(f'game-{contestant.name}')}, {build}" if contestant.name else build


def _rate(rate: float | None, language: str) -> str:
    """Thousands and millions in short, where the last digits are noise."""
    if rate is None:
        return ""
    if rate < 100_000:
        return number(rate, 0, language)
    return f"{number(rate / 1e3, 0, language)}\u00a0k"


def _tell_knowing(benchmark: Benchmark, printer: Printer) -> None:
    """What it costs to know: a copy that keeps what every seat knows, and a guess made of it."""
    words = printer.words
    for key, figure in (("bench-knowing", "copies with knowledge"), ("bench-guessing", "guesses")):
        told = []
        for game in SETUPS:
            rate = benchmark.medians(Contestant(game, benchmark.running)).get(figure)
            if rate is not None:
                told.append(f"{words(f'game-{game}')} {short(1 / rate, words.language)}")
        if told:
            printer.say(key, {"times": " · ".join(told)})


def _tell_driven(benchmark: Benchmark, printer: Printer) -> None:
    """How many times the rival's moves it is if ours are driven from Python as well."""
    words = printer.words
    told = []
    for game, rival in RIVALS.items():
        ours = benchmark.medians(Contestant(game, benchmark.running))
        times = times_the_moves(ours, benchmark.medians(Contestant(rival)), DRIVEN)
        if times is not None:
            told.append(f"{words(f'game-{game}')} ×\u00a0{number(times, 1, words.language)}")
    if told:
        printer.say("bench-driven", {"times": " · ".join(told)})


def _tell_pages(benchmark: Benchmark, game: str, printer: Printer) -> None:
    """That a search does not slow down in the course of a match."""
    words = printer.words
    pages = by_page(benchmark.medians(Contestant(game, benchmark.running)))
    if not pages:
        return
    rates = list(pages.values())
    told = " · ".join(number(rate, 0, words.language) for rate in rates)
    times = number(rates[-1] / rates[0], 1, words.language)
    printer.say("bench-pages", {"rates": told, "times": times})


def _tell_builds(benchmark: Benchmark, game: str, printer: Printer) -> None:
    """What compiling is worth, figure by figure."""
    words = printer.words
    told = [
        f"{words(f'bench-{name}')} ×\u00a0{number(times, 1, words.language)}"
        for name, times in build_ratios(benchmark, game).items()
    ]
    if told:
        printer.say("bench-builds", {"game": words(f"game-{game}"), "times": " · ".join(told)})


def _tell_aim(aim: Aim, printer: Printer) -> None:
    words, language = printer.words, printer.words.language
    told: dict[str, str] = {"game": words(f"game-{aim.game}"), "rival": aim.rival}
    for name, value in (("wanted", aim.wanted), ("found", aim.found)):
        if value is None:
            told[name] = "?"
        elif aim.kind == "copy":
            told[name] = short(value, language)
        elif aim.kind == "pages":
            told[name] = f"{number(100 * value, 0, language)}\u00a0%"
        else:
            told[name] = number(value, 0 if aim.kind == "playouts" else 1, language)
    sentence: Args = {**told, "kind": aim.kind}
    if aim.found is None:
        printer.say("aim-unknown", {"aim": words(f"aim-{aim.kind}", sentence)}, "quiet")
    elif aim.is_reached():
        printer.say("aim-reached", {"aim": words(f"aim-{aim.kind}", sentence)}, "good")
    else:
        printer.say("aim-missed", {"aim": words(f"aim-{aim.kind}", sentence)}, "alarm")


def _write(plain: dict[str, Json], file: Path) -> None:
    with about(file):
        write_whole(file, f"{json.dumps(plain, indent=2, ensure_ascii=False)}\n")


# Memory


def _run_memory(asked: Namespace, file: Path | None, printer: Printer) -> int:
    games = _GAMES if asked.games is None else read_number("--games", asked.games, FEWEST)
    test = MemoryTest(games)
    words = printer.words
    with _progress() as progress:
        task = progress.add_task(words("bench-memory"), total=games)
        for done in test.run():
            progress.update(task, completed=done)
    tell_memory(test, printer)
    if file is not None:
        sizes: dict[str, Json] = {"first half": test.first, "second half": test.second}
        _write({"games": games, **sizes, "growth": test.growth()}, file)
    return 0


def tell_memory(test: MemoryTest, printer: Printer) -> None:
    """In megabytes."""
    growth = test.growth()
    if growth is None or test.first is None or test.second is None:
        printer.say("memory-unknown")
        return
    language = printer.words.language
    sizes = {"first": test.first, "second": test.second, "growth": growth}
    told = {name: number(size / 2**20, 2, language) for name, size in sizes.items()}
    printer.say("memory-done", {"games": number(test.games, 0, language), **told})
    if growth <= FLAT:
        printer.say("memory-flat", style="good")
    else:
        printer.say("memory-grown", style="alarm")
