"""Nothing leaked: two tables that a seat cannot tell apart send it the same bytes.

The real application answers twice, once with the true table in memory and once with its twin, in
which everything hidden from the seat is otherwise; whatever the seat asks, messages, refusals and
headers must be the same to the last byte. `test_leaks` looks for known secrets; this finds unknown
ones, in lengths and orders too. CARPATHIA_LEAKS says how many matches.
"""

import random
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from carpathia.engine.errors import Refusal
from carpathia.engine.game import NOBODY
from carpathia.engine.generator import Generator
from carpathia.games import GAME_NAMES, vary_setup
from carpathia.server.database import FILE
from carpathia.server.requests import Command
from carpathia.server.room import Room
from carpathia.server.stored import StoredCommand
from tests.server.house import EDITIONS, Guest, House
from tests.server.test_leaks import MATCHES

KEY = "command-of-nobody"
TRIES = 5
Heard = list[tuple[int, list[tuple[str, str]], bytes]]
"""Status, headers and body of every answer."""


class ToldApart(AssertionError):
    """A seat can tell two tables apart that should be one to it."""


class Table:
    """A room full of guests, somewhere in the middle of a random match."""

    def __init__(self, house: House, asked: dict[str, Any], number: int) -> None:
        self.house = house
        self.rng = random.Random(number)
        self.generator = Generator(number)
        self.created = house.post("/api/rooms", asked).json()
        self.guests = [house.join(self.created) for _ in range(asked["seats"])]
        self.readers = [house.watch(self.created), *self.guests]
        self.name: str = self.created["room"]

    @property
    def room(self) -> Room:
        return self.house.room(self.name)

    def play(self, moves: int) -> None:
        for _ in range(moves):
            room = self.room
            if room.match.is_over():
                return
            move = self.rng.choice(room.match.move_texts())
            answer = self.guests[room.to_act()].play(move, room.version)
            assert answer.status_code == 200, answer.text

    def ask_everything(self, reader: Guest, moves: list[str]) -> Heard:
        """All that a reader can ask without changing anything, and all answers."""
        version = self.room.version
        post, get = self.house.post, self.house.get
        mine = {"headers": reader.headers}
        answers = [
            reader.look(),
            reader.look(after=0),
            reader.look(after=max(version - 2, 0)),
            reader.look(after=version + 5),
            get(f"/api/rooms/{self.name}", **mine),
            get(f"/api/rooms/{self.name}/record", **mine),
            reader.play(moves[0], version + 1, KEY),
            reader.play("dance", version, KEY),
            reader.play("x" * 200, version, KEY),
            post(f"{reader.door}/play", {"play": moves[0], "after": version}, **mine),
            post(f"{reader.door}/play", {"play": moves[0], "after": -1, "key": KEY}, **mine),
            post(f"{reader.door}/play", "x" * 9000, **mine),
            reader.ask("undo", undo=1, after=version + 1, key=KEY),
            reader.ask("undo", undo=999, after=version, key=KEY),
            reader.ask("vote", agree=True, after=version),
            reader.ask("nowhere"),
        ]
        legal = self.room.match.move_texts()
        is_acting = self.room.to_act() == reader.seat - 1
        for move in moves:
            if not is_acting or move not in legal:
                answers.append(reader.play(move, version, KEY))
        for guest in self.guests:
            if guest is not reader:
                answers.append(Guest(self.house, self.name, guest.seat, reader.token).look())
        heard: Heard = [
            (answer.status_code, _headers(answer), answer.content) for answer in answers
        ]
        with reader.socket(after=0) as socket:
            said: list[bytes] = []
            while not said or b"view" not in said[-1]:
                said.append(socket.receive_text().encode())
            for frame in ("", "{", f'{{"play":"dance","after":{version},"key":"{KEY}"}}'):
                socket.send_text(frame)
                said.append(socket.receive_text().encode())
        assert self.room.version == version, "something was changed"
        return heard + [(0, [], frame) for frame in said]

    def some_moves(self) -> list[str]:
        """Moves that are legal for the one to act, and some that are not."""
        game = self.room.match.game
        others = [game.write(self.rng.randrange(game.move_count)) for _ in range(4)]
        return self.room.match.move_texts()[:3] + others

    @contextmanager
    def twin(self, reader: Guest) -> Iterator[None]:
        """In memory, everything hidden from this reader is otherwise."""
        match = self.room.match
        truth = match.state
        match.state = truth.guess(_engine_seat(reader), self.generator)
        try:
            yield
        finally:
            match.state = truth

    def check(self, reader: Guest) -> None:
        moves = self.some_moves()
        told = self.ask_everything(reader, moves)
        with self.twin(reader):
            again = self.ask_everything(reader, moves)
        for one, two in zip(told, again, strict=True):
            if one != two:
                raise ToldApart(f"{reader.seat} was told {one}, and by the twin {two}")

    def check_for_long(self, moves: int) -> None:
        """Everyone, after each of so many moves."""
        for _ in range(moves):
            for reader in self.readers:
                self.check(reader)
            self.play(1)


def _headers(answer: httpx.Response) -> list[tuple[str, str]]:
    """All but the one that is random each time; it must be there, and as long as ever."""
    found = dict(answer.headers.multi_items())
    random_one = found.pop("x-request-id")
    assert len(random_one) == 16
    return sorted(found.items())


def _engine_seat(reader: Guest) -> int:
    return reader.seat - 1 if reader.seat else NOBODY


def wish(game: str, number: int) -> dict[str, Any]:
    setup = vary_setup(game, Generator(number))
    asked = {"game": game, "edition": setup.edition, "seats": setup.seats}
    return asked | {"options": setup.options, "switches": setup.switches}


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize("game", GAME_NAMES)
def test_whatever_a_seat_asks_twins_answer_the_same_bytes(
    house: House, game: str, number: int
) -> None:
    table = Table(house, wish(game, number), number)
    for _ in range(3 if MATCHES == 2 else 12):
        if table.room.match.is_over():
            break
        for reader in table.readers:
            table.check(reader)
        table.play(table.rng.randint(1, 12))


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize("game", GAME_NAMES)
def test_twins_go_on_alike_but_for_what_is_revealed(tmp_path: Path, game: str, number: int) -> None:
    """Two servers, the same room; in one of them, what is hidden from a seat is otherwise."""
    with closing(House(tmp_path / "one")) as one:
        for again in range(TRIES):  # the ship may be gone before anything can be compared
            table = Table(one, wish(game, number + 100), number + 1000 * again)
            table.play(table.rng.randint(0, 20))
            with closing(fork(one, tmp_path / f"two-{again}")) as two:
                compared = go_on_alike(table, two, table.rng.choice(table.readers))
            if compared:
                return
    raise AssertionError("nothing was compared")


def fork(house: House, folder: Path) -> House:
    """Another server on a copy of the data: the same rooms, seats and links."""
    folder.mkdir()
    with (
        closing(sqlite3.connect(house.folder / FILE)) as here,
        closing(sqlite3.connect(folder / FILE)) as there,
    ):
        here.backup(there)
    return House(folder)


def go_on_alike(table: Table, two: House, reader: Guest) -> int:
    """Play the same on both, and compare what the reader is told; how often that was.

    After a move that reveals something to it the two are told apart, as they should be: then the
    twin is made anew.
    """
    seat = _engine_seat(reader)
    truth, other = table.room, two.room(table.name)
    mirror = Guest(two, reader.room, reader.seat, reader.token)
    compared = 0
    is_twin = False
    for number in range(40):
        if not is_twin:
            other.match.state = truth.match.state.guess(seat, table.generator)
        moves = [move for move in _texts(truth) if move in _texts(other)]
        if not moves:  # over, or the hands of somebody else have nothing in common: another twin
            is_twin = False
            continue
        move, version, key = table.rng.choice(moves), truth.version, f"command-{number}"
        actor = table.guests[truth.to_act()]
        mirrored = Guest(two, actor.room, actor.seat, actor.token)
        answers = (actor.play(move, version, key), mirrored.play(move, version, key))
        assert [answer.status_code for answer in answers] == [200, 200]
        events = truth.journal[-1] + other.journal[-1]
        is_twin = not any(event.reveals and event.only_for in (NOBODY, seat) for event in events)
        if not is_twin:
            other.journal[-1] = truth.journal[-1]
            continue
        compared += 1
        pairs = [(reader.look(after), mirror.look(after)) for after in (None, version, 0)]
        for ours, theirs in [*pairs, answers] if actor is reader else pairs:
            if (ours.content, _headers(ours)) != (theirs.content, _headers(theirs)):
                raise ToldApart(f"{seat}, after {move}: {ours.text}, and {theirs.text}")
    return compared


def _texts(room: Room) -> list[str]:
    return room.match.move_texts()


# Face-down cards have no ids


def test_face_down_cards_are_counts_and_coins_are_numbered_as_they_come_up(house: House) -> None:
    """There is nothing about a face-down card that could tell it from another."""
    sos = Table(house, {"game": "sos-titanic", "edition": "en", "seats": 2}, 0)
    titus = Table(house, {"game": "titus", "edition": EDITIONS["titus"], "seats": 2}, 0)
    noris = Table(house, wish("noris-titanic", 1), 0)
    for _ in range(5):
        view = sos.guests[0].message()["view"]
        assert isinstance(view["stack"], int)
        assert isinstance(view["action-stack"], int)
        assert all(isinstance(line["down"], int) for line in view["lines"])
        assert isinstance(noris.guests[0].message()["view"]["stack"], int)
        view = titus.guests[0].message()["view"]
        shown = _coins(view)
        assert sorted(shown) == list(range(1, max(shown) + 1)), "in the order in which they came up"
        for table in (sos, titus, noris):
            table.play(5)


def _coins(view: Any) -> set[int]:
    if isinstance(view, dict):
        own = {view["coin"]} if "coin" in view else set()
        return own.union(*(_coins(part) for part in view.values()))
    return set().union(*(_coins(part) for part in view)) if isinstance(view, list) else set()


# The twins themselves


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_length_that_depends_on_what_is_hidden_is_found_out(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    honest = Room.message

    def message(room: Room, seat: int, after: int | None = None, key: str = "") -> bytes:
        text = room.match.game.write_position(room.match.state)
        return honest(room, seat, after, key) + b" " * (zlib.crc32(text.encode()) % 50)

    monkeypatch.setattr(Room, "message", message)
    table = Table(house, wish(game, 0), 0)
    with pytest.raises(ToldApart):
        table.check_for_long(3)


def test_a_refusal_that_names_another_hand_is_found_out(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Room.perform

    def perform(room: Room, seat: int, asked: Command, is_agreed: bool = False) -> StoredCommand:
        if seat != room.to_act() and asked.after == room.version:
            raise Refusal("turn-other", {"seat": 1, "near": " ".join(_texts(room))})
        return honest(room, seat, asked, is_agreed)

    monkeypatch.setattr(Room, "perform", perform)
    table = Table(house, wish("noris-titanic", 0), 0)
    with pytest.raises(ToldApart):
        table.check_for_long(20)
