"""What people were told, written down as they heard it, to be held against what was kept.

Four promises: what was acknowledged is kept, once, in order; what anyone was shown was never taken
back; a command sent again is answered the same; nothing is kept that nobody sent, or by half.
"""

from typing import Any

import msgspec

from carpathia.engine.game import NOBODY
from carpathia.engine.match import Replay
from carpathia.server.rebuilding import rebuild
from carpathia.server.room import Room
from carpathia.server.store import Store
from carpathia.server.stored import StoredCommand, StoredRoom
from carpathia.server.tokens import is_token


class Lost(AssertionError):
    """A promise was not kept."""


class Account:
    """One room, as the people in it know it. Seats are counted from 1; 0 is an onlooker."""

    def __init__(self, room: str) -> None:
        self.room = room
        self.sent: dict[str, tuple[int, str, int]] = {}
        """By key: who sent which move after which version."""
        self.answers: dict[str, bytes] = {}
        """By key: the first answer."""
        self.shown: dict[tuple[int, int], bytes] = {}
        """By seat and version: the table."""
        self.tokens: dict[int, str] = {}

    def send(self, seat: int, asked: dict[str, Any]) -> None:
        self.sent[asked["key"]] = (seat, asked["play"], asked["after"])

    def hear(self, seat: int, data: bytes) -> dict[str, Any]:
        """Note a message about the table, an answer or news; returns it."""
        message: dict[str, Any] = msgspec.json.decode(data)
        version = message["version"]
        table = _table(message)
        known = self.shown.setdefault((seat, version), table)
        if known != table:
            raise Lost(f"{seat} is shown another table at version {version} of {self.room}")
        key = message.get("key", "")
        if key:
            after = self.sent[key][2]
            if version != after + 1:
                raise Lost(f"{key}, sent after {after}, is answered with version {version}")
            if self.answers.setdefault(key, data) != data:
                raise Lost(f"{key} is answered twice, in two ways")
        return message

    def sit(self, seat: int, token: str) -> None:
        if self.tokens.setdefault(seat, token) != token:
            raise Lost(f"seat {seat} of {self.room} has two tokens")

    def acknowledged(self) -> dict[int, tuple[str, int, str]]:
        """By version: the key, the seat, the move."""
        found = {}
        for key in self.answers:
            seat, play, after = self.sent[key]
            found[after + 1] = (key, seat, play)
        return found

    def newest(self) -> int:
        return max((version for _, version in self.shown), default=0)

    # What was kept

    def check(self, store: Store) -> int:
        """Hold it all against the store; the number of commands there."""
        kept = store.load(self.room)
        if kept is None:
            raise Lost(f"the room {self.room} is gone")
        self.check_commands(kept.commands)
        seats = {seat.seat + 1: seat.token_hash or b"" for seat in kept.seats}
        for seat, token in self.tokens.items():
            if not is_token(token, seats.get(seat, b"")):
                raise Lost(f"whoever sat on {seat} of {self.room} does not sit there")
        self._check_shown(kept)
        return len(kept.commands)

    def _check_shown(self, kept: StoredRoom) -> None:
        """Go through the match again and see what everyone was shown; nobody here takes back."""
        whole = rebuild(kept)
        replay = Replay(whole.match.game, whole.match.record())
        room = Room(kept.match, replay.match)
        room.seats = whole.seats
        while True:
            for seat in range(whole.match.game.seats + 1):
                shown = self.shown.get((seat, room.version))
                again = room.message(NOBODY if seat == 0 else seat - 1)
                if shown is not None and shown != _table(msgspec.json.decode(again)):
                    raise Lost(f"{seat} was shown another table at version {room.version}")
            if not replay.step():
                break
            room.journal.append(replay.match.steps[-1].events)
        if room.version != len(kept.commands):
            raise Lost(f"{self.room} is rebuilt by half")

    def check_commands(self, kept: list[StoredCommand]) -> None:
        """The log itself: no gap, nothing twice, nothing foreign, nothing missing."""
        if [command.seq for command in kept] != list(range(1, len(kept) + 1)):
            raise Lost(f"the commands of {self.room} have gaps")
        if len({command.key for command in kept}) != len(kept):
            raise Lost(f"a command of {self.room} is there twice")
        for command in kept:
            if self.sent.get(command.key) != (command.seat + 1, command.play, command.seq - 1):
                raise Lost(f"nobody sent {command.play} as command {command.seq}")
        for version, (key, seat, play) in self.acknowledged().items():
            if version > len(kept) or kept[version - 1].key != key:
                raise Lost(f"{play} by {seat}, acknowledged as {version}, is not there")
        if self.newest() > len(kept):
            raise Lost(f"version {self.newest()} was shown, and {len(kept)} are kept")


def _table(message: dict[str, Any]) -> bytes:
    """Of a message, what is the same for everyone who asks at this version from this seat."""
    return msgspec.json.encode((message["view"], message["moves"]))
