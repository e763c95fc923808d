"""Keeps a running match on disk, and opens one: begun anew, or resumed from its record.

The record of a running match never holds its seed. The seed lies in a file of its own, named by its
commitment, until the match is over; then the record opens it and the file goes.
"""

from pathlib import Path
from typing import Final

from carpathia.engine.chance import SeededChance, commitment, new_seed
from carpathia.engine.errors import Refusal
from carpathia.engine.match import Match, Replay
from carpathia.engine.record import Record, read_record
from carpathia.engine.setup import Setup
from carpathia.games import open_game
from carpathia.lab.writing import write_whole
from carpathia.terminal.invocation import command_line
from carpathia.terminal.refusals import about
from carpathia.terminal.saving import DataFolder, check_writable


class Keeper:
    """Writes one match down, whole, after every change."""

    def __init__(self, match: Match, seed: bytes, folder: DataFolder, file: Path) -> None:
        self.match: Final = match
        self.seed: Final = seed
        self.folder: Final = folder
        self.file = file
        self.is_claimed = False
        """Whether the file is this match's own; until then whatever is there is another's."""
        self.is_kept = False
        """Whether the file holds the match as it is now."""
        self.is_new_seed = False
        """Whether a resumed match goes on with another seed, its own not being here."""

    def keep(self) -> None:
        """Write the match down; raises FileRefusal, and the match goes on."""
        self.is_kept = False
        record = self.match.record()
        with about(self.folder.seeds):
            if not record.result and commitment(self.seed) in commitments(record):
                self.folder.keep_seed(self.seed)  # first, so that no record is without its seed
        with about(self.file):
            if not self.is_claimed and self.file.exists():
                raise Refusal("file-taken")
            self.is_claimed = True
            write_whole(self.file, record.text())
        with about(self.folder.seeds):
            if record.result:
                for sealed in commitments(record):
                    self.folder.drop_seed(sealed)
        self.is_kept = True

    def copy_to(self, file: Path) -> None:
        """Write a copy; it becomes the match's file where its own cannot be written."""
        with about(file):
            if file.exists() and not (self.is_claimed and file.samefile(self.file)):
                raise Refusal("file-taken")
            write_whole(file, self.match.record().text())
        if not self.is_kept:
            self.file = file
            self.is_claimed = True
            self.keep()


def commitments(record: Record) -> list[str]:
    """The seals of all seeds that dealt a match, in order."""
    return [entry.commitment for entry in record.entries if entry.commitment]


def read_file(file: Path) -> Record:
    """The record in a file; raises FileRefusal."""
    with about(file):
        return read_record(file.read_text("utf-8-sig"))


def replay_file(file: Path) -> Replay:
    """A replay of the record in a file, its table set; raises FileRefusal."""
    record = read_file(file)
    with about(file):
        return Replay(open_game(record.setup), record)


def begin(setup: Setup, seed: bytes, folder: DataFolder, file: Path | None) -> Keeper:
    """A new match, kept in `file` or under a new name in the folder."""
    match = Match(open_game(setup), setup, SeededChance(seed))
    if file is None:
        file = folder.new_match(setup.game)
        with about(folder.root):
            folder.matches.mkdir(parents=True, exist_ok=True)
    with about(file):
        check_writable(file)
        if file.exists():
            raise Refusal("file-exists")
    return Keeper(match, seed, folder, file)


def resume(file: Path, seed: bytes | None, folder: DataFolder, save: Path | None) -> Keeper:
    """The match of a record, ready to go on with its own seed where that is at hand."""
    replay = replay_file(file)
    with about(file):
        match = replay.finish()
        if match.is_over():
            raise Refusal("match-finished", {"command": command_line("replay", str(file))})
    sealed = commitments(replay.record)
    match.seeds = [found for found in map(folder.find_seed, sealed) if found is not None]
    own = seed or (folder.find_seed(sealed[-1]) if sealed else None)
    dealer = own or new_seed()
    match.go_on_with(SeededChance(dealer, match.outcome_count()))
    kept_in = save or file
    with about(kept_in):
        check_writable(kept_in)
        if save is not None and save.exists() and not save.samefile(file):
            raise Refusal("file-exists")
    keeper = Keeper(match, dealer, folder, kept_in)
    keeper.is_kept = save is None
    keeper.is_claimed = kept_in.exists()  # then it is the file resumed from
    keeper.is_new_seed = own is None
    return keeper
