"""Records that come from elsewhere: each line is replayed and checked, in a worker process."""

import hashlib
from base64 import urlsafe_b64encode
from typing import Final

import msgspec

from carpathia.engine.errors import Args, BadRecord, Refusal
from carpathia.engine.figures import write_value
from carpathia.engine.match import Replay, verify
from carpathia.engine.record import Record, read_record
from carpathia.games import open_game
from carpathia.server.messages_replays import Proof

MOST_RECORD: Final = 64 * 1024
"""Bytes. The longest match of people that we know of has eight thousand."""
MOST_FIGURE: Final = 200
"""Signs of a corrected figure, several times what the longest of ours has."""
_PREFIX: Final = "i-"
_LENGTH: Final = 22


class CheckedRecord(msgspec.Struct, frozen=True):
    """A record in the form we write it, and its proof; or why it is none."""

    id: str = ""
    text: str = ""
    proof: Proof | None = None
    error: str = ""
    args: Args = {}


def check_record(text: str) -> CheckedRecord:
    """Replay a record line by line, then try to prove its deal."""
    try:
        record = read_record(text)
        _check_figures(record)
        Replay(open_game(record.setup), record).finish()
    except Refusal as refusal:
        return CheckedRecord(error=refusal.key, args=refusal.words)
    ours = record.text()
    return CheckedRecord(import_id(ours), ours, prove(record))


def _check_figures(record: Record) -> None:
    """Figures are the one place in a record that takes any text: none so long as to be a letter."""
    for name, value in record.setup.figures.items():
        if len(write_value(value)) > MOST_FIGURE:
            raise BadRecord("figure-too-long", {"figure": name[:60], "most": MOST_FIGURE})


def prove(record: Record) -> Proof:
    """Whether the opened seeds dealt this match."""
    try:
        return Proof(True, verify(open_game(record.setup), record))
    except Refusal as refusal:
        return Proof(False, 0, refusal.key, refusal.words)


def import_id(text: str) -> str:
    """The name of an imported record: the same record has the same one. No room's looks like it."""
    digest = urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).decode()
    return _PREFIX + digest[: _LENGTH - len(_PREFIX)]


def is_import_id(name: str) -> bool:
    return name.startswith(_PREFIX) and len(name) == _LENGTH
