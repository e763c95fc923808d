"""What workers are handed for bots and for hints: nothing that their seat may not know.

An ear stands where the workers are. Each position it is handed must be the one that is guessed,
with the same random stream, at a twin: a table in which everything hidden from the seat is
otherwise. Whoever hands over the truth, or a piece of it, is told apart.
"""

from collections.abc import Callable
from typing import Any

import pytest

from carpathia.engine.generator import Generator
from carpathia.games import GAME_NAMES
from carpathia.server.room import Room
from carpathia.server.thinking import Thinkers, advise_move, choose_move
from tests.server.house import House
from tests.server.test_company import wait_until_to_act
from tests.server.test_playing import play_on

STREAM = 1912
"""What the server's guesses are made with here."""
MOVES = 16
ALLOWED: dict[Callable[..., Any], list[type]] = {choose_move: [str, int], advise_move: [int]}
"""What goes with a set-up and a position: the level, and a seed for the worker's own use."""


class Ear:
    """Writes down what does not follow from what a seat knows; moves at once, in every seat."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.house = house
        self.room = ""
        self.handed = 0
        self.hidden = 0
        """How often the twin really was another table."""
        self.peeked: list[str] = []
        monkeypatch.setattr("carpathia.server.playing.new_number", lambda: STREAM)
        monkeypatch.setattr("carpathia.server.bots.new_number", lambda: STREAM)

        async def ask(_thinkers: Thinkers, work: Callable[..., Any], *args: Any) -> Any:
            return self.take(work, *args)

        monkeypatch.setattr(Thinkers, "_ask", ask)

    def take(self, work: Callable[..., Any], *args: Any) -> Any:
        setup, position, *others = args
        room = self.house.rooms().peek(self.room)
        assert room is not None
        self.handed += 1
        game, truth, seat = room.match.game, room.match.state, room.to_act()
        twin = truth.guess(seat, Generator(self.handed))
        self.hidden += game.write_position(twin) != game.write_position(truth)
        guessed = game.write_position(twin.guess(seat, Generator(STREAM)))
        if position != guessed:
            self.peeked.append(f"{work.__name__} got {position!r}, a twin would give {guessed!r}")
        if (setup, [type(other) for other in others]) != (room.stored.setup, ALLOWED[work]):
            self.peeked.append(f"{work.__name__} got {args}")
        return ([], 0) if work is advise_move else game.write(truth.moves()[0])

    def check(self) -> None:
        assert self.peeked == []
        assert self.hidden > self.handed // 2 >= MOVES // 2, "hardly anything was hidden"


@pytest.fixture
def ear(house: House, monkeypatch: pytest.MonkeyPatch) -> Ear:
    return Ear(house, monkeypatch)


def ask_for_hints(ear: Ear, game: str) -> None:
    guests = ear.house.table(game)
    ear.room = guests[0].room
    for _ in range(MOVES):
        room = ear.house.room(ear.room)
        if room.match.is_over() or ear.peeked:
            break
        guests[room.to_act()].ask("hint", after=room.version).raise_for_status()
        play_on(guests, 1)


def play_with_a_bot(ear: Ear, game: str) -> None:
    created = ear.house.create(game, 2, bots={2: "gentle"})
    ear.room = created["room"]
    guest = ear.house.join(created)
    for _ in range(MOVES):
        message = wait_until_to_act(guest)
        if not message["moves"] or ear.peeked:
            break
        guest.play(message["moves"][-1], message["version"]).raise_for_status()
    else:
        wait_until_to_act(guest)  # the ear listens at one table at a time


KINDS = pytest.mark.parametrize("ask", [ask_for_hints, play_with_a_bot])


@KINDS
@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_worker_is_handed_what_the_seat_knows_and_nothing_else(
    ear: Ear, game: str, ask: Callable[[Ear, str], None]
) -> None:
    for _ in range(10):  # a match can be short
        if ear.handed < MOVES:
            ask(ear, game)
    ear.check()


def the_truth(room: Room, _seat: int, _generator: Generator) -> str:
    return room.match.game.write_position(room.match.state)


def another_seat(room: Room, seat: int, generator: Generator) -> str:
    """A guess from what somebody else knows: their hand is in it."""
    other = (seat + 1) % room.match.game.seats
    return room.match.game.write_position(room.match.state.guess(other, generator))


@KINDS
@pytest.mark.parametrize(
    ("game", "leak"), [*((game, the_truth) for game in GAME_NAMES), ("noris-titanic", another_seat)]
)
def test_a_server_that_hands_over_more_is_found_out(
    ear: Ear,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    leak: Callable[[Room, int, Generator], str],
    ask: Callable[[Ear, str], None],
) -> None:
    monkeypatch.setattr(Room, "position_for", leak)
    ask(ear, game)
    assert ear.peeked
