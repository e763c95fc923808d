"""Watching a record again, and proving its deal."""

from argparse import Namespace

from rich.text import Text

from carpathia.engine.errors import Refusal
from carpathia.engine.game import NOBODY
from carpathia.engine.match import Match, Replay, verify
from carpathia.games import open_game
from carpathia.terminal.keeping import read_file
from carpathia.terminal.layout import told
from carpathia.terminal.parsing import Parser, demand, read_number
from carpathia.terminal.printing import Printer
from carpathia.terminal.refusals import about, typed_path
from carpathia.terminal.screen import Screen
from carpathia.terminal.screens import open_screen
from carpathia.words.reader import Args, Words


def replay_parser(words: Words) -> Parser:
    parser = Parser(words, "replay")
    parser.takes("file", words("help-record"), words("metavar-file"))
    parser.option("to", "number")
    parser.flag("step")
    return parser


def verify_parser(words: Words) -> Parser:
    parser = Parser(words, "verify")
    parser.takes("file", words("help-record"), words("metavar-file"))
    return parser


def run_verify(asked: Namespace, printer: Printer) -> int:
    """Prove the deal of a finished match; raises FileRefusal when it is not proved."""
    file = typed_path(demand(asked.file, printer.words("metavar-file")))
    record = read_file(file)
    with about(file):
        proved = verify(open_game(record.setup), record)
    printer.say("deal-proved", {"count": proved}, "good")
    return 0


def run_replay(asked: Namespace, printer: Printer) -> int:
    """Show a record step by step; a bad record is refused before anything is shown."""
    file = typed_path(demand(asked.file, printer.words("metavar-file")))
    record = read_file(file)
    with about(file):
        replay = Replay(open_game(record.setup), record)
        steps = len(Replay(open_game(record.setup), record).finish().steps)
    last = steps if asked.to is None else read_number("--to", asked.to, 0)
    if last > steps:
        raise Refusal("step-wrong", {"asked": last, "steps": steps})
    screen = open_screen(replay.match.game.name, printer.words.language, printer.width)
    try:
        was_stopped = not _show_steps(replay, last, screen, printer, asked.step)
    except (EOFError, KeyboardInterrupt):
        was_stopped = True
    if was_stopped:
        printer.gap()
        return 0
    if not asked.step or last == 0:
        _show_table(replay.match, screen, printer)
    if last == steps:
        _show_end(replay.match, screen, printer)
    return 0


def _show_steps(replay: Replay, last: int, screen: Screen, printer: Printer, wait: bool) -> bool:
    """Show so many steps; False when the person has seen enough."""
    if wait and last > 0:
        _show_table(replay.match, screen, printer)
    for number in range(1, last + 1):
        if wait and printer.ask(printer.words("step-prompt") + " ").strip():
            return False
        replay.step()
        _show_step(replay.match, number, screen, printer)
        if wait:
            _show_table(replay.match, screen, printer)
    return True


def _show_step(match: Match, number: int, screen: Screen, printer: Printer) -> None:
    view = match.state.view(NOBODY)
    step = match.steps[-1]
    heading: Args = {
        "number": number,
        "seat": screen.name(step.seat, view),
        "move": match.game.write(step.move),
    }
    printer.show([Text(printer.words("replay-move", heading), "heading")])
    for event in step.events:
        if event.only_for == NOBODY:
            printer.show(told(screen.tell(event, view), printer.width, "   · "))


def _show_table(match: Match, screen: Screen, printer: Printer) -> None:
    printer.gap()
    printer.show(screen.table(match.state.view(NOBODY)))
    printer.gap()


def _show_end(match: Match, screen: Screen, printer: Printer) -> None:
    result = match.result()
    if result is not None:
        printer.show(screen.ending(result))
    else:
        printer.say("replay-open", style="quiet")
