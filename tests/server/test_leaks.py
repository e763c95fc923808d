"""Nothing leaked: every byte that leaves the server is recorded while random matches are played.

Two beginnings of each game here; `make leaks` plays thirty matches of each to their end
(CARPATHIA_LEAKS says how many).
"""

import base64
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from carpathia.engine.game import NOBODY
from carpathia.engine.generator import Generator
from carpathia.games import GAME_NAMES, vary_setup
from carpathia.server.room import Room
from tests.server.house import Guest, House, new_key
from tests.server.secrets_of import Leak, secrets_of
from tests.server.tap import Tap

MATCHES = int(os.environ.get("CARPATHIA_LEAKS", "2"))
LONG = 10_000 if MATCHES > 2 else 60
"""Moves of a match."""


class Listening:
    """A match being played by guests who also try what they may not; and the ear at the door."""

    def __init__(self, folder: Path, game: str, number: int) -> None:
        self.taps: list[Tap] = []
        self.house = House(folder, wrap=self._tap)
        self.rng = random.Random(number)
        setup = vary_setup(game, Generator(number))
        asked = {"game": game, "edition": setup.edition, "seats": setup.seats}
        asked |= {"options": setup.options, "switches": setup.switches}
        self.created = self.house.post("/api/rooms", asked).json()
        self.guests = [
            self.house.join(self.created, f"Guest {seat}") for seat in range(setup.seats)
        ]
        self.readers = [*self.guests, self.house.watch(self.created)]
        self.room = self.house.room(self.created["room"])
        self.secrets = secrets_of(self.room.match)
        self.echo = ""
        """What somebody made up and sent: a refusal names it."""
        self.sent = 0
        for reader in self.readers:
            self.taps[-1].take(reader.token)

    def _tap(self, app: Any) -> Tap:
        self.taps.append(Tap(app))
        return self.taps[-1]

    def play(self, most: int) -> None:
        """Until the match is over, or so many moves; raises Leak."""
        self.look_round()
        while not self.room.match.is_over() and self.room.version < most:
            actor = self.guests[self.room.to_act()]
            for guest in self.guests:
                self.try_in_vain(guest)
            before = self.room.version
            moves = self.room.match.move_texts()
            answer = actor.play(self.rng.choice(moves), before)
            assert answer.status_code == 200, answer.text
            self.secrets.follow(self.room.journal[-1])
            self.look_round()

    def look_round(self) -> None:
        """Everybody looks, by HTTP and by WebSocket; then all that was sent is scanned."""
        version = self.room.version
        self.house.get(f"/api/rooms/{self.room.id}", headers=self.rng.choice(self.readers).headers)
        for reader in self.readers:
            reader.look(after=self.rng.randint(0, version))
        reader = self.rng.choice(self.readers)
        with reader.socket(after=max(version - 1, 0)) as socket:
            while "view" not in socket.receive_json():
                pass
            socket.send_json({"play": "dance", "after": version, "key": new_key()})
            while "error" not in socket.receive_json():
                pass
        self.scan()

    def try_in_vain(self, guest: Guest) -> None:
        """Commands that are refused: not one's turn, no move, not legal, too late, not one's own."""
        version = self.room.version
        moves = self.room.match.move_texts()
        game = self.room.match.game
        if self.room.to_act() != guest.seat - 1:
            guest.play(self.rng.choice(moves), version)
        any_move = game.write(self.rng.randrange(game.move_count))
        if any_move not in moves:
            self.echo = any_move
            guest.play(any_move, version)
        guest.play("dance", version)
        guest.play(self.rng.choice(moves), version + 1)
        others = [other for other in self.guests if other is not guest]
        for other in others[:1]:
            Guest(self.house, guest.room, other.seat, guest.token).look()
        self.house.get(f"/api/rooms/{self.room.id}/record", headers=guest.headers)
        self.scan()

    def scan(self) -> None:
        tap = self.taps[-1]
        seed = self.room.stored.seed
        keys = [seed.hex(), seed.hex().upper()]
        keys += [base64.b64encode(seed).decode()[:40], base64.urlsafe_b64encode(seed).decode()[:40]]
        keys.append(self.created["host"])
        for reader in self.readers:
            others = [other.token for other in self.readers if other is not reader]
            for data in tap.take(reader.token):
                self.sent += len(data)
                found = [key for key in (*keys, *others) if key.encode() in data]
                if found and not self.room.match.is_over():
                    raise Leak(f"{reader.seat} was sent a secret: {data[:200]!r}")
                public = data
                said = f'"move":"{self.echo}"'
                for known in (said, self.room.id, self.room.stored.commitment, reader.token):
                    public = public.replace(known.encode(), b"")
                if not self.room.match.is_over():
                    self.secrets.scan(reader.seat - 1 if reader.seat else NOBODY, public)


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize("game", GAME_NAMES)
def test_nothing_hidden_is_in_any_byte(tmp_path: Path, game: str, number: int) -> None:
    listening = Listening(tmp_path / "house", game, number)
    try:
        listening.play(LONG)
    finally:
        listening.house.close()
    assert listening.room.version > 10
    assert listening.sent > 1000 * listening.room.version, "hardly anything was heard"


# The scan itself


def next_cards(room: Room, _seat: int) -> dict[str, Any]:
    """The order of the stack, of all games."""
    text = room.match.game.write_position(room.match.state)
    return {"leak": text}


def other_hand(room: Room, seat: int) -> dict[str, Any]:
    other = (seat + 1) % room.match.game.seats
    found: dict[str, Any] = room.match.state.view(other)
    return found


def deep_coin(room: Room, _seat: int) -> dict[str, Any]:
    table: Any = room.match.state
    deepest = len(table.table.front)
    return {"leak": {"coin": deepest, "number": int(table.table.front[deepest - 1])}}


@pytest.mark.parametrize(
    ("game", "leak"),
    [("sos-titanic", next_cards), ("titus", deep_coin), ("noris-titanic", other_hand)],
)
def test_a_view_that_leaks_is_found_out(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    leak: Callable[[Room, int], dict[str, Any]],
) -> None:
    honest = Room.message

    def message(room: Room, seat: int, after: int | None = None, key: str = "") -> bytes:
        told = msgspec.json.decode(honest(room, seat, after, key))
        told["view"] = {**told["view"], **leak(room, seat)}
        return msgspec.json.encode(told)

    monkeypatch.setattr(Room, "message", message)
    listening = Listening(tmp_path / "house", game, 0)
    try:
        with pytest.raises(Leak):
            listening.play(5)
    finally:
        listening.house.close()


def test_an_error_that_names_the_seed_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listening = Listening(tmp_path / "house", "titus", 0)
    seed = listening.room.stored.seed.hex()
    monkeypatch.setattr(Room, "record", lambda _room: f"not yet: {seed}")
    try:
        with pytest.raises(Leak, match="secret"):
            listening.play(5)
    finally:
        listening.house.close()
