"""What the store keeps, as plain frozen data: matches, seats, commands."""

from typing import Final

import msgspec

from carpathia.engine.setup import Setup

PLAY: Final = "play"
UNDO: Final = "undo"
DEAL: Final = "deal"
"""Dealt anew: only ever before the first of the others."""


class StoredMatch(msgspec.Struct, frozen=True):
    """A match as it was created; `seed` stays in here until the match is over."""

    id: str
    setup: Setup
    revision: int
    seed: bytes
    commitment: str
    deal: list[str]
    join_secret: str
    watch_secret: str
    host_hash: bytes
    is_public: bool = False
    daily: str = ""
    """The day whose deal this is, for a daily deal."""
    hints: int = 0
    """How many were taken, by those too who have left since."""


class StoredSeat(msgspec.Struct, frozen=True):
    """Somebody in a chair: a person with a token, a bot, or a bot in a person's place."""

    seat: int
    name: str
    salt: bytes | None = None
    token_hash: bytes | None = None
    player: bytes | None = None
    """The browser of this person, as statistics know it."""
    bot: str = ""
    """The level of the bot that plays here now."""
    hints: int = 0
    hinted: int = -1
    """The version at which the last hint was counted."""
    since: int = 0
    """The version at which this person, or bot, sat down."""

    def is_person(self) -> bool:
        """Whether somebody can come back to it, even if a bot plays meanwhile."""
        return self.token_hash is not None

    def is_at_table(self) -> bool:
        """Whether a person plays here now."""
        return self.is_person() and not self.bot

    def is_played_otherwise(self, before: "StoredSeat") -> bool:
        """Whether somebody else decides here than before: not where just the name is another."""
        return (self.token_hash, self.bot) != (before.token_hash, before.bot)


class StoredCommand(msgspec.Struct, frozen=True):
    """One command, and what chance gave to it. An undo says in `play` how many steps."""

    seq: int
    key: str
    seat: int
    play: str
    outcomes: list[str]
    kind: str = PLAY


class Redeal(msgspec.Struct, frozen=True):
    """A match that is dealt anew: as it is from then on, and the command that makes it so."""

    match: StoredMatch
    command: StoredCommand


class Asking(msgspec.Struct, frozen=True):
    """Somebody asks the others for leave to take steps back; those who agreed so far."""

    seat: int
    steps: int
    version: int
    key: str
    agreed: list[int] = []


class StoredRoom(msgspec.Struct, frozen=True):
    """Everything about one match, as it was at one moment."""

    match: StoredMatch
    seats: list[StoredSeat]
    commands: list[StoredCommand]
    asking: Asking | None = None
    next: str = ""


class PublicRoom(msgspec.Struct, frozen=True):
    """A room that anyone may join, as the list shows it."""

    room: str
    game: str
    edition: str
    seats: int
    taken: int
    join: str
    created: int
