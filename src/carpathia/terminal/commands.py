"""The `carpathia` command: chooses language and command, and turns refusals into one line."""

import io
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.text import Text

from carpathia import __version__
from carpathia.engine.compiled import is_compiled
from carpathia.engine.errors import Refusal, nearest
from carpathia.terminal.arena import arena_parser, run_arena
from carpathia.terminal.benching import bench_parser, run_bench
from carpathia.terminal.databases import db_parser, run_db
from carpathia.terminal.fuzzing import fuzz_parser, run_fuzz
from carpathia.terminal.invocation import command_line
from carpathia.terminal.parsing import Parser
from carpathia.terminal.playing import Playing
from carpathia.terminal.printing import Printer, use_line_editing
from carpathia.terminal.refusals import FileRefusal, system_refusal
from carpathia.terminal.replaying import replay_parser, run_replay, run_verify, verify_parser
from carpathia.terminal.saving import data_folder
from carpathia.terminal.screens import open_screen
from carpathia.terminal.serving import run_serve, serve_parser
from carpathia.terminal.setting_up import open_match, terminal_parser
from carpathia.terminal.simulating import run_simulate, simulate_parser
from carpathia.words.reader import LANGUAGES, Args, Words, printable, system_language

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
_LANGUAGE_VARIABLE: Final = "CARPATHIA_LANGUAGE"


def main(argv: list[str] | None = None) -> int:
    """Run the command line; the exit code: 0, 1 a fault was found, 2 bad input."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    if sys.stdout is None:  # closed before we began: there is nobody to talk to
        return BAD_INPUT
    _forgive_encodings()
    words = Words(system_language(os.environ))
    try:
        words = Words(choose_language(arguments, os.environ))
        code = _run(arguments, Printer(words))
        sys.stdout.flush()
        return code
    except Refusal as refusal:
        return _complain(words(refusal.key, refusal.words))
    except FileRefusal as refusal:
        name = printable(str(refusal.file))
        return _complain(f"{name}: {words(refusal.refusal.key, refusal.refusal.words)}")
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever was reading has seen enough
        _drop_output()
        return 0
    except OSError as error:  # files are looked after where they are used: this is the output
        _drop_output()
        told = system_refusal(error)
        return _complain(words(told.key, told.words))


def choose_language(arguments: list[str], environment: Mapping[str, str]) -> str:
    """The language asked for, or that of the system. Found first: even refusals need words."""
    asked = environment.get(_LANGUAGE_VARIABLE, "")[:2].lower()
    for index, argument in enumerate(arguments):
        name, sign, value = argument.partition("=")
        if name == "--language":
            asked = value if sign else "".join(arguments[index + 1 : index + 2])
    if not asked:
        return system_language(environment)
    if asked not in LANGUAGES:
        raise Refusal("language-unknown", {"language": asked, "near": ", ".join(LANGUAGES)})
    return asked


def _run(arguments: list[str], printer: Printer) -> int:
    command, rest = _split(arguments)
    if not command:
        return _run_bare(rest, printer)
    if command not in _COMMANDS:
        near = ", ".join(_COMMANDS)
        raise Refusal("command-unknown", {"command": command, "near": near})
    make_parser, run = _COMMANDS[command]
    asked = make_parser(printer.words).read(rest)
    return 0 if asked is None else run(asked, printer)


def _split(arguments: list[str]) -> tuple[str, list[str]]:
    """The command, which is the first word that is no option, and everything else."""
    for index, argument in enumerate(arguments):
        is_language = index > 0 and arguments[index - 1] == "--language"
        if not argument.startswith("-") and not is_language:
            return argument, arguments[:index] + arguments[index + 1 :]
    return "", arguments


def _run_bare(arguments: list[str], printer: Printer) -> int:
    """No command: the version, or what there is."""
    known = ["--version", "--help", "-h", "--language", *LANGUAGES]
    for argument in arguments:
        if argument.partition("=")[0] not in known:
            near = nearest(argument, known[:2])
            raise Refusal("argument-unknown", {"argument": argument, "near": near})
    if "--version" in arguments:
        printer.show([Text(_version(printer.words))])
        return 0
    words = printer.words
    printer.say("help-program", style="heading")
    printer.show([Text(f"{words('help-usage')} {words('help-usage-program')}"), Text()])
    rows = [(name, words(f"help-{name}")) for name in _COMMANDS]
    rows += [("--language", words("help-language")), ("--version", words("help-version"))]
    for name, told in rows:
        printer.entry(name, told)
    printer.gap()
    printer.say("help-more")
    return 0


def _version(words: Words) -> str:
    """One line, so that a report can quote it: the version, and which build this is."""
    if is_compiled():
        return words("version-compiled", {"version": __version__})
    return words("version-uncompiled", {"version": __version__})


def run_terminal(asked: Namespace, printer: Printer) -> int:
    """Play a match."""
    words = printer.words
    folder = data_folder()
    waiting = folder.unfinished() if asked.resume is None else []
    keeper = open_match(asked, words.language, folder)
    language = ["--language", asked.language] if asked.language else []

    def how_to(command: str, file: Path) -> str:
        begins = ["terminal", "--resume"] if command == "resume" else [command]
        return command_line(*begins, str(file), *language)

    use_line_editing()
    match = keeper.match
    screen = open_screen(match.game.name, words.language, printer.width)
    title: Args = {
        "game": words(f"game-{match.game.name}"),
        "edition": words(f"edition-{match.game.edition}"),
        "players": match.game.seats,
    }
    printer.say("match-begins", title, "heading")
    if asked.resume is None:
        printer.gap()
        printer.show(screen.intro())
        printer.gap()
        printer.say("seal", style="quiet")
        printer.copyable(match.first.commitment)
    else:
        printer.say("match-resumed", {"moves": len(match.steps)})
    if keeper.is_new_seed:
        printer.say("seed-renewed")
    if waiting:
        printer.say("unfinished-found", style="quiet")
        printer.copyable(how_to("resume", waiting[0]))
    return Playing(keeper, screen, printer, how_to).run()


def _forgive_encodings() -> None:
    """A sign that the terminal cannot show, or bytes that are no text, must not end a match."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _drop_output() -> None:
    """What could not be written must not be tried again when Python ends."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(sentence: str) -> int:
    try:
        sys.stdout.flush()
    except OSError:  # whoever was reading has gone: not what is complained of
        _drop_output()
    if sys.stderr is not None:
        with suppress(OSError):
            print(sentence, file=sys.stderr)
    return BAD_INPUT


_COMMANDS: Final[
    dict[str, tuple[Callable[[Words], Parser], Callable[[Namespace, Printer], int]]]
] = {
    "terminal": (terminal_parser, run_terminal),
    "serve": (serve_parser, run_serve),
    "db": (db_parser, run_db),
    "replay": (replay_parser, run_replay),
    "verify": (verify_parser, run_verify),
    "fuzz": (fuzz_parser, run_fuzz),
    "arena": (arena_parser, run_arena),
    "simulate": (simulate_parser, run_simulate),
    "bench": (bench_parser, run_bench),
}
