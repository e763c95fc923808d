"""What travels down after a match: replays, proofs, reviews."""

from typing import Any

from msgspec import Struct


class Ending(Struct):
    """How a match ended: a score a seat, why, and where the points came from."""

    scores: list[int]
    reason: str
    breakdown: dict[str, int]


class Player(Struct):
    """Who sat where. A name may be empty: of a bot, or of somebody who wished to be forgotten."""

    seat: int
    name: str
    bot: str
    """The level of the bot that had the seat at the end."""
    person: bool
    hints: int
    handed: int
    """How many decisions a bot made in this seat."""


class ReplayStep(Struct, omit_defaults=True):
    """The table after so many moves. The first, of version 0, is the set-up.

    `view` is that of the onlooker or of the chair that was asked for, `moves` are those of the
    seat to act, and `truth` is the whole position as text, with what lay face down.
    """

    version: int
    view: dict[str, Any]
    moves: list[str]
    events: list[dict[str, Any]]
    seat: int = 0
    """Who made the move; 0 at the set-up."""
    move: str = ""
    truth: str = ""


class Replay(Struct):
    """A match to step through, and some of its steps."""

    id: str
    game: str
    edition: str
    seats: int
    options: dict[str, str]
    switches: dict[str, bool]
    revision: int
    players: list[Player]
    """Nobody, where the match was imported."""
    result: Ending | None
    clean: bool
    """No hints, and no bot in a person's place."""
    imported: bool
    daily: str
    commitment: str
    seed: str
    """Opened: `verify` proves the deal. Closed while the day of a daily deal lasts."""
    length: int
    """How many moves there are; there is one step more."""
    first: int
    steps: list[ReplayStep]


class Proof(Struct):
    """Whether the opened seed gives everything that chance decided; if not, why."""

    proved: bool
    outcomes: int
    why: str = ""
    """The key of a refusal, and its arguments."""
    args: dict[str, str | int] = {}


class Imported(Struct):
    """A record that was taken in, to be replayed under this id."""

    id: str
    proof: Proof


class Judged(Struct):
    """A decision, as the search bot judges it from what the seat knew.

    In SOS Titanic it expects a score, in the others a share of the win.
    """

    step: int
    seat: int
    played: str
    best: str
    before: float
    expected_best: float
    expected_played: float
    loss: float


class Turn(Struct, frozen=True):
    """Where a match turned for a seat: a move cost something, or luck gave or took it."""

    step: int
    seat: int
    why: str
    """`move` or `luck`."""
    by: float
    """What the seat expects more than before; less than 0 where it lost."""


class Review(Struct):
    """A review: `none` yet, `waiting` with what is judged so far, or `done`."""

    state: str
    judged: int
    of: int
    decisions: list[Judged]
    turns: list[Turn]
