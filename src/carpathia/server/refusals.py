"""What the server itself refuses, and the HTTP status of every refusal that can leave it.

Keys are listed in `REFUSALS`, as the engine lists its own: a test demands words for each, which
the reader's side looks up. A refusal says nothing that the one who is refused may not know.
"""

from typing import Final

from carpathia.engine.errors import BadRecord, BadSetup, IllegalMove, Refusal, UnreadableMove

REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "database-newer": ("revision",),
    "database-busy": (),
    "database-unusable": ("why",),
    "database-unsettled": (),
    "database-foreign": (),
    "database-url-wrong": (),
    "database-driver-missing": (),
    "database-missing": (),
    "database-not-empty": (),
    "database-older": ("revision",),
    "database-damaged": ("why",),
    "commands-missing": ("number",),
    "backup-foreign": (),
    "backup-wrong": ("line",),
    "address-taken": ("host", "port"),
    "address-wrong": ("host", "port"),
    "port-wrong": ("port",),
    "nothing-here": (),
    "method-wrong": ("method",),
    "origin-foreign": ("origin",),
    "host-foreign": ("host",),
    "body-not-json": (),
    "message-too-long": ("most",),
    "message-wrong": ("path", "kind"),
    "room-unknown": (),
    "join-link-wrong": (),
    "watch-link-wrong": (),
    "seat-token-wrong": ("seat",),
    "seat-taken": ("seat",),
    "seats-all-taken": (),
    "chairs-settled": (),
    "deals-enough": (),
    "seats-open": ("open",),
    "name-wrong": ("most",),
    "key-taken": (),
    "play-stale": ("after", "version"),
    "turn-other": ("seat",),
    "watchers-watch": (),
    "host-link-wrong": (),
    "seat-empty": ("seat",),
    "kick-unconfirmed": ("seat",),
    "bot-seats-wrong": ("seats",),
    "bots-only": ("seats",),
    "rematch-early": (),
    "undo-asked": ("seat",),
    "undo-not-asked": (),
    "match-too-long": ("most",),
    "signs-not-here": (),
    "sign-wrong": ("target",),
    "thinking-failed": (),
    "record-closed": (),
    "figure-too-long": ("figure", "most"),
    "daily-closed": ("day",),
    "daily-left": (),
    "daily-unknown": (),
    "lesson-unknown": ("game",),
    "seat-unknown": ("seat", "seats"),
    "step-unknown": ("step", "steps"),
    "forget-unconfirmed": (),
    "store-failed": (),
    "too-many-requests": ("seconds",),
    "too-many-frames": ("seconds",),
    "too-many-rooms": ("seconds",),
    "too-many-hints": ("seconds",),
    "too-many-sockets": ("seconds",),
    "server-full": ("seconds",),
    "server-stopping": ("seconds",),
    "read-only": (),
    "request-wrong": (),
    "public-url-wrong": ("url",),
    "proxy-wrong": ("address",),
    "limits-wrong": ("path",),
    "metrics-token-wrong": ("least",),
    "server-failed": (),
}

_STATUS: Final = {
    "nothing-here": 404,
    "method-wrong": 405,
    "origin-foreign": 403,
    "host-foreign": 403,
    "body-not-json": 415,
    "message-too-long": 413,
    "message-wrong": 400,
    "room-unknown": 404,
    "join-link-wrong": 403,
    "watch-link-wrong": 403,
    "seat-token-wrong": 403,
    "seat-taken": 409,
    "seats-all-taken": 409,
    "seats-open": 409,
    "name-wrong": 422,
    "key-taken": 409,
    "play-stale": 409,
    "turn-other": 409,
    "watchers-watch": 403,
    "host-link-wrong": 403,
    "seat-empty": 409,
    "kick-unconfirmed": 403,
    "rematch-early": 409,
    "undo-nothing": 409,
    "undo-asked": 409,
    "undo-not-asked": 409,
    "match-too-long": 409,
    "signs-not-here": 409,
    "sign-wrong": 422,
    "thinking-failed": 503,
    "match-over": 409,
    "chairs-settled": 409,
    "deals-enough": 409,
    "record-closed": 409,
    "daily-closed": 409,
    "daily-left": 409,
    "daily-unknown": 404,
    "lesson-unknown": 404,
    "seat-unknown": 404,
    "step-unknown": 404,
    "forget-unconfirmed": 403,
    "store-failed": 503,
    "too-many-requests": 429,
    "too-many-frames": 429,
    "too-many-rooms": 429,
    "too-many-hints": 429,
    "too-many-sockets": 429,
    "server-full": 503,
    "server-stopping": 503,
    "read-only": 503,
    "request-wrong": 400,
    "server-failed": 500,
}


class UntrueRecord(Refusal):
    """A text somebody brought, which is no record that can be replayed to its end."""


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal."""
    status = _STATUS.get(refusal.key)
    if status is not None:
        return status
    if isinstance(refusal, (BadSetup, IllegalMove, UnreadableMove, UntrueRecord)):
        return 422  # well-formed, and asks for what the rules do not give
    if isinstance(refusal, BadRecord):
        return 409  # a match stored under rules that have since been revised
    return 500
