"""What travels up: what the doors take. An unknown field is refused."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

MOST_NAME: Final = 40

Word = Annotated[str, Meta(min_length=1, max_length=64)]
Secret = Annotated[str, Meta(min_length=1, max_length=128)]
Name = Annotated[str, Meta(max_length=200)]
SeatCount = Annotated[int, Meta(ge=1, le=9)]
Version = Annotated[int, Meta(ge=0, le=999_999_999)]
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,64}$(?!\n)")]
"""Chosen by the sender, new for every command; a command sent again carries the same one. The end
of a pattern is before a last line break too, if that is not said.
"""
LongKey = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22,64}$(?!\n)")]
"""A key that nobody must guess, for it opens the seat it took: 128 random bits or more."""


class BotSeat(Struct, forbid_unknown_fields=True):
    """A bot in a chair."""

    seat: SeatCount
    level: Word


class Create(Struct, forbid_unknown_fields=True):
    """Ask for a room."""

    game: Word
    edition: Word
    seats: SeatCount
    options: Annotated[dict[Word, Word], Meta(max_length=20)] = {}
    switches: Annotated[dict[Word, bool], Meta(max_length=40)] = {}
    bots: Annotated[list[BotSeat], Meta(max_length=8)] = []
    public: bool = False


class Join(Struct, forbid_unknown_fields=True):
    """Take a seat, any free one where none is named."""

    join: Secret
    key: LongKey
    name: Name
    seat: SeatCount | None = None


class Open(Struct, forbid_unknown_fields=True):
    """Sit in one's seat on another device, by the seat link."""

    token: Secret


class Rename(Struct, forbid_unknown_fields=True):
    """Choose another name."""

    name: Name


class Hand(Struct, forbid_unknown_fields=True):
    """Let a bot of this level play in one's place; none: take the seat back."""

    bot: Annotated[str, Meta(max_length=64)]


class Leave(Struct, forbid_unknown_fields=True):
    """Leave for good, to a bot of this level; none: the chair is free."""

    bot: Annotated[str, Meta(max_length=64)] = ""


class Rematch(Struct, forbid_unknown_fields=True):
    """Ask for the same again."""


class Kick(Struct, forbid_unknown_fields=True):
    """Ask somebody to leave: once without `confirm`, then with the word that was answered."""

    host: Secret
    seat: SeatCount
    confirm: Annotated[str, Meta(max_length=128)] = ""


class SeatBot(Struct, forbid_unknown_fields=True):
    """Put a bot into a free chair."""

    host: Secret
    seat: SeatCount
    level: Word


class Watch(Struct, forbid_unknown_fields=True):
    """Look on, by the watch link."""

    watch: Secret


class Play(Struct, forbid_unknown_fields=True):
    """Play one of the moves offered at version `after`."""

    play: Annotated[str, Meta(min_length=1, max_length=200)]
    after: Version
    key: Key


class Undo(Struct, forbid_unknown_fields=True):
    """Take steps back at version `after`; where that crosses another seat, the others are asked."""

    undo: Annotated[int, Meta(ge=1, le=999)]
    after: Version
    key: Key


class Vote(Struct, forbid_unknown_fields=True):
    """Agree, or not, to what was asked at version `after`; who asked withdraws it with no."""

    agree: bool
    after: Version


class Sign(Struct, forbid_unknown_fields=True):
    """Point at a place or a card, suggest a move, or show what one thinks of it."""

    sign: Literal["point", "suggest", "yes", "no"]
    target: Annotated[str, Meta(max_length=200)] = ""


class AskHint(Struct, forbid_unknown_fields=True):
    """Ask the search bot what it would do at version `after`."""

    after: Version


class ImportRecord(Struct, forbid_unknown_fields=True):
    """Bring a record, to be replayed here."""

    record: Annotated[str, Meta(min_length=1)]


class AskReview(Struct, forbid_unknown_fields=True):
    """Ask the search bot to judge every decision of a finished match."""


class AskDaily(Struct, forbid_unknown_fields=True):
    """Sit down to the deal of the day, under this name."""

    name: Name


class AskLesson(Struct, forbid_unknown_fields=True):
    """Sit down to the lesson of a game, under this name."""

    game: Word
    name: Name


class Forget(Struct, forbid_unknown_fields=True):
    """Ask to be forgotten: once without `confirm`, then with the word that was answered."""

    confirm: Annotated[str, Meta(max_length=128)] = ""


Command = Play | Undo
