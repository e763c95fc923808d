"""Nothing leaked: every byte that leaves the server is recorded while random matches are played.

Two beginnings of each game here; `make leaks` plays thirty matches of each to their end
(CARPATHIA_LEAKS says how many).
"""

import os
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from carpathia.bots.search import Budget
from carpathia.engine.errors import Refusal
from carpathia.engine.game import NOBODY
from carpathia.engine.generator import Generator
from carpathia.games import GAME_NAMES, vary_setup
from carpathia.server.replaying import Finished, Replays
from carpathia.server.room import Room
from carpathia.server.thinking import Thinkers
from tests.server.house import Guest, House, new_key
from tests.server.secrets_of import Leak, secrets_of, written
from tests.server.tap import Tap

MATCHES = int(os.environ.get("CARPATHIA_LEAKS", "2"))
LONG = 10_000 if MATCHES > 2 else 50
"""Moves of a match."""
ASIDE = 0.2
"""After how many moves somebody asks for something else."""


@pytest.fixture(autouse=True)
def _quick_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints that are thought about at once, and not for long."""

    async def ask(_thinkers: Thinkers, work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)

    monkeypatch.setattr(Thinkers, "_ask", ask)
    monkeypatch.setattr("carpathia.server.thinking._HINT", Budget(20))


class Listening:
    """A match being played by guests who also try what they may not; and the ear at the door."""

    def __init__(self, folder: Path, game: str, number: int) -> None:
        self.taps: list[Tap] = []
        self.house = House(folder, wrap=self._tap)
        self.rng = random.Random(number)
        self.echo = ""
        """What somebody made up and sent: a refusal names it."""
        self.sent = 0
        self.asides: Counter[str] = Counter()
        """What was asked for beside moves, and granted."""
        self.readers: list[Guest] = []
        self.created: dict[str, str] = {}
        self.gather(game, number)

    def gather(self, game: str, number: int) -> None:
        """Make the room and sit down in it; what is said to newcomers is scanned like the rest."""
        setup = vary_setup(game, Generator(number))
        asked = {"game": game, "edition": setup.edition, "seats": setup.seats}
        asked |= {"options": setup.options, "switches": setup.switches}
        created = self.house.post("/api/rooms", asked).json()
        self.room = self.house.room(created["room"])
        self.secrets = secrets_of(self.room.match)
        stranger = Guest(self.house, self.room.id, 0, "")
        self.hear(stranger, self.taps[-1].take(""))  # whoever makes a room gets all its links
        self.created = created
        for seat in range(setup.seats):
            guest = self.house.join(created, f"Guest {seat}")
            self.readers.append(guest)
            self.hear(guest, self.taps[-1].take(""))
        self.guests = list(self.readers)
        self.readers.append(self.house.watch(created))
        self.everybody = [*self.readers, stranger]

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
            if self.rng.random() < ASIDE:
                self.ask_aside(self.rng.choice(self.guests))
                self.look_round()

    def ask_aside(self, guest: Guest) -> None:
        """Anything that is no move: hints, signs, taking back with or without leave."""
        room, version = self.room, self.room.version
        moves = room.match.move_texts()
        asked = {"after": version}
        answers = {"hint": self.guests[room.to_act()].ask("hint", **asked)} if moves else {}
        guest.ask("hint", **asked)
        for target in moves[:1]:
            answers["sign"] = guest.ask("sign", sign="suggest", target=target)
        back = self.guests[room.match.steps[-1].seat]
        self.scan()
        answers["undo"] = back.ask("undo", undo=1, key=new_key(), **asked)
        self.follow_back(version)
        for other in self.guests:
            if room.asking is not None:
                agree = self.rng.random() < 0.9
                answers["vote"] = other.ask("vote", agree=agree, **asked)
                self.follow_back(version)
        self.asides.update(kind for kind, told in answers.items() if told.status_code == 200)

    def follow_back(self, before: int) -> None:
        """What was sent while leave was asked is of the table as it was, and scanned as such."""
        if self.room.version != before:
            self.secrets.follow(self.room.journal[-1])
        self.scan()

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
        """Everything that anybody was sent since, and that strangers were: people without a seat."""
        for reader in self.everybody:
            self.hear(reader, self.taps[-1].take(reader.token))
        assert not self.taps[-1].heard, "somebody was told something, and nobody knows who"

    def hear(self, reader: Guest, said: list[bytes]) -> None:
        """Raises Leak where there is something in it that this reader may not know."""
        if self.room.match.is_over():
            return
        keys = written(self.room.stored.seed)
        keys += [self.created[link] for link in ("host", "join") if self.created]
        keys += [other.token for other in self.readers if other is not reader]
        for data in said:
            self.sent += len(data)
            if any(key.encode() in data for key in keys):
                raise Leak(f"{reader.seat} was sent a secret: {data[:200]!r}")
            public = data
            echo = f'"move":"{self.echo}"'
            own = (self.room.id, self.room.stored.commitment, reader.token)
            for known in (echo, *own):
                public = public.replace(known.encode(), b"")
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
    assert listening.asides["hint"], "nobody asked for a hint"


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

    async def refuse(_replays: Replays, _name: str, _player: bytes) -> Finished:
        raise Refusal("daily-closed", {"day": seed})

    monkeypatch.setattr(Replays, "open", refuse)
    try:
        with pytest.raises(Leak, match="secret"):
            listening.play(5)
    finally:
        listening.house.close()
