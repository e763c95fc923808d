"""Nothing leaked: what a seat is sent does not depend on, or hold, what it may not know."""

import json
from typing import Any

import pytest

from carpathia.engine.chance import commitment
from carpathia.engine.game import NOBODY
from carpathia.engine.generator import Generator
from carpathia.games import GAME_NAMES, vary_setup
from carpathia.server.room import Room
from carpathia.server.seating import deal
from tests.server.house import House


@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize("number", range(4))
def test_twins_get_the_same_bytes(game: str, number: int) -> None:
    """Two tables that a seat cannot tell apart make the same message, its length included."""
    generator = Generator(number)
    setup = vary_setup(game, generator)
    stored, match = deal(setup, b"", False)
    room = Room(stored, match)
    for _ in range(40):
        if match.is_over():
            break
        for seat in (NOBODY, *range(setup.seats)):
            sent = room.message(seat, 0)
            truth = match.state
            match.state = truth.guess(seat, generator)
            assert room.message(seat, 0) == sent
            match.state = truth
        moves = match.state.moves()
        room.journal.append(match.play(moves[int(generator.below(len(moves)))]))


@pytest.mark.parametrize("game", GAME_NAMES)
def test_nothing_secret_is_in_any_byte_before_the_end(house: House, game: str) -> None:
    created = house.create(game)
    guests = [house.join(created), house.join(created)]
    readers = [*guests, house.watch(created)]
    stored = house.store.load(created["room"])
    assert stored is not None
    seed = stored.match.seed
    assert commitment(seed) == created["commitment"]
    sent: list[list[bytes]] = [[] for _ in readers]
    version = 0
    for _ in range(40):
        info = house.get(f"/api/rooms/{created['room']}")
        for heard, reader in zip(sent, readers, strict=True):
            heard += [info.content, reader.look(after=0).content]
        told = json.loads(sent[0][-1])
        if told["view"]["to-act"] is None or info.json()["over"]:
            break
        acting = told["view"]["to-act"] - 1
        move = guests[acting].message()["moves"][-1]
        for seat, guest in enumerate(guests):  # the other one first asks in vain
            if seat != acting:
                sent[seat].append(guest.play(move, version).content)
        answer = guests[acting].play(move, version)
        sent[acting].append(answer.content)
        version = answer.json()["version"]
    secrets = [seed.hex(), created["join"], created["watch"], *(guest.token for guest in guests)]
    for heard in sent:
        everything = b"".join(heard).decode()
        assert [secret for secret in secrets if secret in everything] == []
        assert seed.hex().upper() not in everything


def test_a_hand_is_shown_to_its_owner_only(house: House) -> None:
    created = house.create("noris-titanic")
    guests = [house.join(created), house.join(created)]
    views: list[dict[str, Any]] = [guest.message()["view"] for guest in guests]
    assert all(view["hand"] for view in views)
    onlooker = house.watch(created).message()["view"]
    assert not onlooker.get("hand")
    for view in (*views, onlooker):
        assert all("hand" not in seat for seat in view["seats"])
