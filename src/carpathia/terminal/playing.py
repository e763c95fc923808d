"""The loop of a match in a terminal: show, ask, play, keep. Every move goes through `Match`."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from carpathia.engine.errors import IllegalMove, Refusal, UnreadableMove, nearest
from carpathia.engine.game import NOBODY, TURN_BEGAN, Event, View
from carpathia.terminal.keeping import Keeper
from carpathia.terminal.layout import told
from carpathia.terminal.move_list import list_moves, meant_moves
from carpathia.terminal.printing import Printer
from carpathia.terminal.refusals import FileRefusal, typed_path
from carpathia.terminal.screen import Screen
from carpathia.words.reader import Args

COMMANDS: Final = ("moves", "table", "cards", "undo", "save", "help", "quit")
_BULLET: Final = " · "


class Playing:
    """One match at one screen; `how_to` makes the commands that lead back to it."""

    def __init__(
        self, keeper: Keeper, screen: Screen, printer: Printer, how_to: Callable[[str, Path], str]
    ) -> None:
        self.keeper: Final = keeper
        self.match: Final = keeper.match
        self.screen: Final = screen
        self.printer: Final = printer
        self.words: Final = printer.words
        self._how_to: Final = how_to
        self._was_resumed: Final = bool(keeper.match.steps)
        self._commands: Final = {name: name for name in COMMANDS} | {
            self.words(f"command-{name}").casefold(): name for name in COMMANDS
        }

    def run(self) -> int:
        """Play until the match is over or the person leaves; the exit code."""
        try:
            self._loop()
        except (EOFError, KeyboardInterrupt):
            self.printer.gap()
        return self._part()

    def _loop(self) -> None:
        self._show_position()
        while not self.match.is_over():
            typed = self.printer.ask(self.words("input-prompt") + " ").strip()
            command, _, rest = typed.partition(" ")
            name = self._commands.get(command.casefold())
            if name == "quit":
                return
            if not typed:
                self._show_question()
            elif name is None:
                self._play(typed)
            else:
                self._obey(name, rest.strip())

    # Showing

    def _view(self) -> View:
        """What the seat to act sees: all that the screen ever gets."""
        return self.match.state.view(int(self.match.state.seat()))

    def _show_position(self) -> None:
        self._show_table()
        if not self.match.is_over():
            self._show_question()

    def _show_table(self) -> None:
        self.printer.gap()
        self.printer.show(self.screen.table(self._view()))
        self.printer.gap()

    def _show_question(self) -> None:
        self.printer.show(self.screen.ask(self._view()))
        self._show_moves()

    def _show_moves(self) -> None:
        self.printer.show(list_moves(self.match.move_texts(), self.printer.width))

    def _show_events(self, events: list[Event], seat: int) -> None:
        view = self.match.state.view(seat)
        # What a seat alone may know is not left on a screen that others look at next: it will
        # see its hand again when its turn comes.
        is_alone = self.match.state.seat() == seat
        for event in events:
            is_news = event.key != TURN_BEGAN or self.match.game.seats > 1
            if is_news and (event.only_for == NOBODY or (event.only_for == seat and is_alone)):
                self.printer.show(told(self.screen.tell(event, view), self.printer.width, _BULLET))

    def _show_help(self) -> None:
        self.printer.show(self.screen.rules(self.match.move_texts()))
        self.printer.gap()
        self.printer.say("help-typing", style="heading")
        for name in COMMANDS:
            about = self.words(f"command-{name}.help")
            self.printer.entry(self.words(f"command-{name}"), about)

    # Playing

    def _play(self, typed: str) -> None:
        legal = self.match.move_texts()
        if typed.isdecimal():
            if not 1 <= len(typed) <= 4 or not 1 <= int(typed) <= len(legal):
                args: Args = {"number": typed, "most": len(legal)}
                self.printer.say("move-number-wrong", args)
                return
            typed = legal[int(typed) - 1]
        meant = meant_moves(typed, legal)
        if len(meant) > 1:
            self.printer.say("move-ambiguous", {"text": typed, "near": ", ".join(meant)})
            return
        seat = int(self.match.state.seat())
        try:
            events = self.match.play_text(meant[0] if meant else typed)
        except Refusal as refusal:
            self._complain(self._without_verb(typed) or refusal)
            return
        self._keep()
        self._show_events(events, seat)
        self._hand_over(seat)
        self._show_position()

    def _hand_over(self, seat: int) -> None:
        """Where hands are private, the next seat's table waits until its player alone looks."""
        following = int(self.match.state.seat())
        if self.screen.has_private_hands and following not in (seat, NOBODY):
            who = self.screen.name(following, self.match.state.view(NOBODY))
            self.printer.gap()
            self.printer.wait("hand-over", {"who": who})

    def _without_verb(self, typed: str) -> Refusal | None:
        """Why a move typed without its verb is refused, if it is one of this game at all."""
        for verb in self.screen.examples:
            try:
                move = self.match.game.read(f"{verb} {typed}")
            except UnreadableMove:
                continue
            near = nearest(self.match.game.write(move), self.match.move_texts())
            return IllegalMove("move-illegal", {"move": typed, "near": near})
        return None

    def _undo(self) -> None:
        steps = self.match.steps
        text = self.match.game.write(steps[-1].move) if steps else ""
        self.match.undo()
        self._keep()
        self.printer.say("move-undone", {"move": text})
        self._show_position()

    def _obey(self, name: str, rest: str) -> None:
        try:
            if name == "undo":
                self._undo()
            elif name == "save":
                self._save(rest)
            elif name == "moves":
                self._show_question()
            elif name == "table":
                self._show_position()
            elif name == "cards":
                self.printer.show(self.screen.cards(self._view()))
            else:
                self._show_help()
        except Refusal as refusal:
            self._complain(refusal)

    def _complain(self, refusal: Refusal) -> None:
        self.printer.say(refusal.key, refusal.words, "alarm")

    # Keeping

    def _keep(self) -> None:
        try:
            self.keeper.keep()
        except FileRefusal as refusal:
            self._say_not_kept(refusal)

    def _save(self, name: str) -> None:
        try:
            file = typed_path(name) if name else self.keeper.file
            if name:
                self.keeper.copy_to(file)
            else:
                self.keeper.keep()
        except FileRefusal as refusal:
            self._say_not_kept(refusal)
        else:
            self.printer.say("saved-as")
            self.printer.copyable(str(file))

    def _say_not_kept(self, refusal: FileRefusal) -> None:
        why = f"{refusal.file}: {self.words(refusal.refusal.key, refusal.refusal.words)}"
        self.printer.say("saving-failed", {"why": why}, "alarm")

    # Parting

    def _part(self) -> int:
        """Say how it ended and how to come back; 2 when the match could not be kept."""
        result = self.match.result()
        if result is not None:
            self.printer.show(self.screen.ending(result))
            self.printer.gap()
        if not self.match.steps and not self._was_resumed and not self.keeper.is_kept:
            self.printer.say("nothing-to-keep")
            return 0
        if not self.keeper.is_kept:
            self._keep()
        if not self.keeper.is_kept:
            self.printer.say("loose-end", style="alarm")
            self.printer.console.print(self.match.record().text(), soft_wrap=True)
            return 2
        if result is not None:
            self.printer.say("replay-with")
            self.printer.copyable(self._how_to("replay", self.keeper.file))
            self.printer.copyable(self._how_to("verify", self.keeper.file))
        else:
            self.printer.say("resume-with")
            self.printer.copyable(self._how_to("resume", self.keeper.file))
        return 0
