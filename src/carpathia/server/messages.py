"""What travels down: one message, one shape of error, and what the rooms' doors give.

Strict both ways: a view is whole, moves are text. What comes up is in `requests`.
"""

from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from carpathia.engine.errors import Args, Refusal
from carpathia.server.malformed import malformed
from carpathia.server.messages_replays import Ending
from carpathia.server.stored import PublicRoom

LONGEST: Final = 8 * 1024
"""Bytes of a frame or a body. The longest move has some forty signs."""

_MOST_QUOTED: Final = 100
"""Signs of what was sent that a refusal says again."""
_OURS: Final = frozenset({"near", "expected", "cells"})
"""Arguments of refusals in which nobody is quoted: they are as long as they must be."""

# The table


class Told(Struct):
    """A command among several: the seat that gave it, and how many of the events are its."""

    seat: int
    events: int


class Message(Struct, omit_defaults=True):
    """The table as one seat sees it at a version, and what it may do.

    `version` counts commands. `moves` is empty unless this seat is to act. `events` are those
    since the version the reader has; a reader who named none gets none and draws the view.
    """

    version: int
    view: dict[str, Any]
    moves: list[str]
    events: list[dict[str, Any]]
    key: str = ""
    """The command this answers, where it answers one."""
    undo: int = 0
    """How many steps this seat may take back of its own accord."""
    undo_asking: int = 0
    """How many steps it may take back if the others agree."""
    result: Ending | None = None
    """Once the match is over."""
    lesson: int = -1
    """In a lesson: how many of its moves were made, as long as nobody left its path."""
    commands: list[Told] = []
    """Those that `events` tell of, the oldest first; an answer tells of one, the reader's own."""


class Error(Struct, omit_defaults=True):
    """A refusal: a key of the catalogues and its arguments."""

    error: str
    args: dict[str, str | int]
    now: msgspec.Raw | None = None
    """Where the command was stale: the current message."""
    key: str = ""


# Rooms


class Chair(Struct):
    """A seat as everyone may know it. Seats are counted from 1, as in records."""

    seat: int
    name: str
    taken: bool
    here: bool
    """Whether somebody is connected."""
    bot: str = ""
    """The level of the bot that plays here now; a person can come back where `person` is true."""
    person: bool = False
    hints: int = 0
    """How many hints were taken: a match without any is clean."""


class Asked(Struct):
    """A seat asks the others to agree that it takes steps back; those who did."""

    seat: int
    steps: int
    version: int
    agreed: list[int]


class Shown(Struct):
    """A sign somebody gave, the newest of that seat; `number` grows with every sign."""

    seat: int
    sign: str
    target: str
    number: int


class RoomInfo(Struct):
    """A room as whoever has a link to it may know it."""

    room: str
    game: str
    edition: str
    options: dict[str, str]
    switches: dict[str, bool]
    commitment: str
    """Binds the dealer to the secret seed, which the record opens after the end."""
    chairs: list[Chair]
    version: int
    over: bool
    acting: int = 0
    """The seat to act; 0 when over."""
    public: bool = False
    daily: str = ""
    lesson: bool = False
    """A prepared deal that everybody may know: it never counts."""
    asking: Asked | None = None
    signs: list[Shown] = []
    next: str = ""
    """The room of the rematch, once somebody asked for one."""


class RoomList(Struct):
    """The public rooms with a free chair, the newest first."""

    rooms: list[PublicRoom]


class Created(Struct):
    """A new room, with the secrets of its links. Put them behind a `#`: they are not for logs."""

    room: str
    commitment: str
    join: str
    watch: str
    host: str
    """For whoever made the room: to ask somebody to leave."""


class Seated(Struct):
    """A seat taken or opened. The token is in the cookie too; here it is for the seat link."""

    seat: int
    token: str
    room: str = ""


class Links(Struct):
    """How others come to this table: to play, and to watch; both empty where nobody may."""

    join: str
    watch: str


class Kicking(Struct, omit_defaults=True):
    """First step: who would have to go, and the word to say it with. Second: the new join link."""

    seat: int
    name: str
    confirm: str = ""
    join: str = ""


class Advice(Struct):
    """What the search bot thinks of a move: how often it looked, what it expects, and how far that
    may be out (its standard error).
    """

    move: str
    visits: int
    expected: float
    doubt: float


class Hint(Struct):
    """The moves worth a thought, the best first, at a version; and how many hints it makes."""

    version: int
    moves: list[Advice]
    playouts: int
    hints: int


class Health(Struct):
    """The server is up, and its store answers."""

    status: str


def write(message: Struct) -> bytes:
    return msgspec.json.encode(message)


def write_error(key: str, args: Args, now: bytes = b"", answers: str = "") -> bytes:
    """The one shape of error; `now` is a message as it travels."""
    return write(Error(key, _quoted(args), msgspec.Raw(now) if now else None, answers))


def _quoted(args: Args) -> Args:
    """What somebody sent is quoted so far that it is known again, however long it was."""
    return {
        name: value[:_MOST_QUOTED] if isinstance(value, str) and name not in _OURS else value
        for name, value in args.items()
    }


# Reading what comes up

_Asked = TypeVar("_Asked", bound=Struct)


def read(data: bytes | str, kind: type[_Asked], most: int = LONGEST) -> _Asked:
    """What somebody sent; raises Refusal."""
    if len(data) > most:
        raise too_long(most)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise malformed(error) from None


def too_long(most: int = LONGEST) -> Refusal:
    return Refusal("message-too-long", {"most": most})
