"""What travels: one message down, one up, one shape of error; and what the rooms' doors take.

Strict both ways: an unknown field is refused, a view is whole, moves are text.
"""

from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, Struct

from carpathia.engine.errors import Args, Refusal
from carpathia.server.malformed import malformed

LONGEST: Final = 8 * 1024
"""Bytes of a frame or a body. The longest move has some forty signs."""
MOST_NAME: Final = 40

Word = Annotated[str, Meta(min_length=1, max_length=64)]
Secret = Annotated[str, Meta(min_length=1, max_length=128)]
Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$")]
"""Chosen by the sender, new for every command; a command sent again carries the same one."""
LongKey = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22,64}$")]
"""A key that nobody must guess, for it opens the seat it took: 128 random bits or more."""

# Down


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


class Error(Struct, omit_defaults=True):
    """A refusal: a key of the catalogues and its arguments."""

    error: str
    args: dict[str, str | int]
    now: msgspec.Raw | None = None
    """Where the command was stale: the current message."""
    key: str = ""


class Chair(Struct):
    """A seat as everyone may know it. Seats are counted from 1, as in records."""

    seat: int
    name: str
    taken: bool
    here: bool
    """Whether somebody is connected."""


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


class Created(Struct):
    """A new room, with the secrets of its links. Put them behind a `#`: they are not for logs."""

    room: str
    commitment: str
    join: str
    watch: str


class Seated(Struct):
    """A seat taken or opened. The token is in the cookie too; here it is for the seat link."""

    seat: int
    token: str


class Health(Struct):
    """The server is up, and its store answers."""

    status: str


# Up


class Create(Struct, forbid_unknown_fields=True):
    """Ask for a room."""

    game: Word
    edition: Word
    seats: Annotated[int, Meta(ge=1, le=9)]
    options: Annotated[dict[Word, Word], Meta(max_length=20)] = {}
    switches: Annotated[dict[Word, bool], Meta(max_length=40)] = {}


class Join(Struct, forbid_unknown_fields=True):
    """Take a seat, any free one where none is named."""

    join: Secret
    key: LongKey
    name: Annotated[str, Meta(max_length=200)]
    seat: Annotated[int, Meta(ge=1, le=9)] | None = None


class Open(Struct, forbid_unknown_fields=True):
    """Sit in one's seat on another device, by the seat link."""

    token: Secret


class Rename(Struct, forbid_unknown_fields=True):
    """Choose another name."""

    name: Annotated[str, Meta(max_length=200)]


class Watch(Struct, forbid_unknown_fields=True):
    """Look on, by the watch link."""

    watch: Secret


class Play(Struct, forbid_unknown_fields=True):
    """Play one of the moves offered at version `after`."""

    play: Annotated[str, Meta(min_length=1, max_length=200)]
    after: Annotated[int, Meta(ge=0, le=999_999_999)]
    key: Key


EXAMPLES: Final[dict[type[Struct], Struct]] = {
    Create: Create("noris-titanic", "casse-noisettes", 2),
    Join: Join("WKBFt1d8...", "6f0cE8kfdN1qcO0PS5Yzww", "Violet"),
    Open: Open("kZ3d5b0u..."),
    Rename: Rename("Violet"),
    Watch: Watch("n4cV0aW2..."),
    Play: Play("move 3>5", 12, "b2cWq0Jk"),
    Created: Created("kq3VbT0aXw8dUe1n", "5ad1...", "WKBFt1d8...", "n4cV0aW2..."),
    Seated: Seated(1, "kZ3d5b0u..."),
    Message: Message(
        13, {"to-act": 2}, [], [{"event": "page-turned", "page": 9, "clock": "23:50"}], "b2cWq0Jk"
    ),
    RoomInfo: RoomInfo(
        "kq3VbT0aXw8dUe1n",
        "noris-titanic",
        "casse-noisettes",
        {},
        {},
        "5ad1...",
        [Chair(1, "Violet", True, True), Chair(2, "", False, False)],
        0,
        False,
    ),
    Error: Error("turn-other", {"seat": 2}),
    Health: Health("ok"),
}

_Asked = TypeVar("_Asked", bound=Struct)


def read(data: bytes | str, kind: type[_Asked]) -> _Asked:
    """What somebody sent; raises Refusal."""
    if len(data) > LONGEST:
        raise too_long()
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise malformed(error) from None


def write(message: Struct) -> bytes:
    return msgspec.json.encode(message)


def write_error(key: str, args: Args, now: bytes = b"", answers: str = "") -> bytes:
    """The one shape of error; `now` is a message as it travels."""
    return write(Error(key, args, msgspec.Raw(now) if now else None, answers))


def too_long() -> Refusal:
    return Refusal("message-too-long", {"most": LONGEST})
