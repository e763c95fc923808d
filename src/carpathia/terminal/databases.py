"""`carpathia db`: a backup of a server's tables, its restoring, and a check of all there is.

The server is imported only when it is asked for: whoever plays in a terminal need not wait for it.
"""

from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from carpathia.engine.errors import Refusal
from carpathia.terminal.parsing import Parser, demand
from carpathia.terminal.places import about_place, chosen_place, place_options
from carpathia.terminal.printing import Printer
from carpathia.terminal.refusals import about, typed_path
from carpathia.terminal.saving import check_writable
from carpathia.words.reader import Words

FAULT_FOUND: Final = 1
INTERRUPTED: Final = 130


def db_parser(words: Words) -> Parser:
    parser = Parser(words, "db")
    parser.takes("action", words("help-action"), words("metavar-action"))
    parser.takes("file", words("help-backup"), words("metavar-file"))
    place_options(parser)
    parser.flag("yes")
    return parser


def run_db(asked: Namespace, printer: Printer) -> int:
    """Do what was asked; 1: the check found something wrong."""
    action = demand(asked.action, printer.words("metavar-action"))
    if action not in _ACTIONS:
        raise Refusal("action-unknown", {"action": action, "near": ", ".join(_ACTIONS)})
    try:
        return _ACTIONS[action](asked, printer)
    except KeyboardInterrupt:
        printer.say("db-stopped")
        return INTERRUPTED


def _backup(asked: Namespace, printer: Printer) -> int:
    from carpathia.server.backups import write_backup
    from carpathia.server.places import reading

    place = chosen_place(asked)
    file = _file(asked, printer)
    with about(file):
        check_writable(file)
    with about_place(place), reading(place) as connection, about(file):
        rows = _show(write_backup(connection, file), "db-backing-up", printer)
    printer.say("backup-done", {"rows": rows}, "good")
    printer.copyable(str(file))
    return 0


def _restore(asked: Namespace, printer: Printer) -> int:
    from carpathia.server.backups import read_backup
    from carpathia.server.places import replacing

    place = chosen_place(asked)
    file = _file(asked, printer)
    with about(file):
        source = file.open("rb")
    with source, about_place(place), replacing(place, asked.yes) as fresh, about(file):
        rows = _show(read_backup(source, fresh.connection), "db-restoring", printer)
    printer.say("restore-done", {"rows": rows}, "good")
    if fresh.aside:
        printer.say("restore-aside")
        printer.copyable(fresh.aside)
    return 0


def _check(asked: Namespace, printer: Printer) -> int:
    from carpathia.server.checking import Check
    from carpathia.server.places import reading

    if asked.file is not None:
        raise Refusal("argument-unknown", {"argument": asked.file, "near": "--data, --database"})
    place = chosen_place(asked)
    check = Check()
    with about_place(place):
        try:
            with reading(place) as connection:
                _show(check.run(connection), "db-checking", printer)
        except Refusal as refusal:
            if refusal.key != "database-unusable" or not isinstance(place, Path):
                raise
            check.faults.append(("", refusal))  # the file is there, and is what is wrong
    for name, fault in check.faults:
        why = printer.words(fault.key, fault.words)
        if name:
            printer.say("check-fault", {"match": name, "why": why}, "alarm")
        else:
            printer.say(fault.key, fault.words, "alarm")
    printer.say("check-done", {"matches": check.matches, "moves": check.moves})
    if check.faults:
        printer.say("check-faults", {"count": len(check.faults)}, "alarm")
        return FAULT_FOUND
    printer.say("check-clean", style="good")
    return 0


_ACTIONS: Final = {"backup": _backup, "restore": _restore, "check": _check}


def _file(asked: Namespace, printer: Printer) -> Path:
    return typed_path(demand(asked.file, printer.words("metavar-file")))


def _show(steps: Iterable[tuple[int, int]], going: str, printer: Printer) -> int:
    """Do the work with a bar that shows how far it is; how much there was to do."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=printer.console,
        transient=True,
        disable=not printer.console.is_terminal,
    )
    total = 0
    with bar:
        task = bar.add_task(printer.words(going), total=None)
        for done, total in steps:
            bar.update(task, completed=done, total=total)
    return total
