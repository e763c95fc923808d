"""Nothing leaked: what a seat is sent does not depend on, or hold, what it may not know."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from carpathia.bots.search import Budget
from carpathia.engine.chance import commitment
from carpathia.engine.game import NOBODY
from carpathia.engine.generator import Generator
from carpathia.games import GAME_NAMES, vary_setup
from carpathia.server.room import Room
from carpathia.server.seating import deal
from carpathia.server.stored import StoredCommand
from carpathia.server.thinking import Thinkers
from tests.server.house import House, new_key
from tests.server.secrets_of import Leak, written
from tests.server.tap import Tap
from tests.server.test_company import finish
from tests.server.test_doors import DOORS
from tests.server.test_taking_back import quiet_move


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
        moves, giver = match.state.moves(), room.to_act()
        room.journal.append(match.play(moves[int(generator.below(len(moves)))]))
        room.commands[str(room.version)] = StoredCommand(room.version, "", giver, "", [])


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


# Every door


class Visiting:
    """A house with an ear at its door, where somebody does everything that can be done in a room."""

    def __init__(self, folder: Path) -> None:
        self.taps: list[Tap] = []
        self.house = House(folder, wrap=self.tap)

    def tap(self, app: Any) -> Tap:
        self.taps.append(Tap(app))
        return self.taps[-1]

    def scan(self) -> None:
        """No seed of a match that is not over is in what anybody was sent since."""
        said = self.taps[-1].take_all()
        open_rooms = [room for room in self.house.rooms().all_open() if not room.match.is_over()]
        seeds = [form for room in open_rooms for form in written(room.stored.seed)]
        for data in said:
            if any(seed.encode() in data for seed in seeds):
                raise Leak(f"somebody was sent a seed: {data[:200]!r}")

    def granted(self) -> set[tuple[str, str]]:
        """The doors that opened to somebody, as the description names them."""
        patterns = {path: re.sub(r"\{\w+\}", "[^/]+", path) for path in DOORS}
        return {
            (method, path)
            for method, visited in self.taps[-1].answered
            for path, pattern in patterns.items()
            if re.fullmatch(pattern, visited)
        }

    def visit(self) -> None:
        """Every door of a room that opens while its match goes on."""
        house = self.house
        created = house.create("sos-titanic", 3, public=True, crew="lee,boxhall,lowe")
        door = f"/api/rooms/{created['room']}"
        one, two, three = [house.join(created) for _ in range(3)]
        house.get("/api/rooms")
        house.get(door)
        house.watch(created).look()
        house.post(f"{door}/watch", {"watch": created["watch"]})
        house.post(f"{one.door}/open", {"token": one.token})
        house.get(f"{one.door}/link", headers=one.headers)
        house.get(f"{one.door}/links", headers=one.headers)
        one.ask("name", name="Harold")
        one.ask("sign", sign="yes")
        acting = [one, two, three][one.message()["view"]["to-act"] - 1]
        acting.ask("hint", after=0)
        acting.play(acting.message()["moves"][0], 0)
        three.ask("leave")
        kick = {"host": created["host"], "seat": two.seat}
        word = house.post(f"{door}/kick", kick).json()["confirm"]
        house.post(f"{door}/kick", {**kick, "confirm": word})
        house.post(f"{door}/bots", {"host": created["host"], "seat": 2, "level": "gentle"})
        (guest, other), message = quiet_move(house, 2, is_alone=False)
        steps, version = message["undo_asking"], message["version"]
        guest.ask("undo", undo=steps, after=version, key=new_key())
        other.ask("vote", agree=True, after=version)
        self.scan()
        finish([guest, other])  # which hands both seats over
        guest.ask("rematch")
        house.get(f"/api/rooms/{guest.room}/record")
        self.scan()


@pytest.fixture
def visiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visiting]:
    async def ask(_thinkers: Thinkers, work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)

    monkeypatch.setattr(Thinkers, "_ask", ask)
    monkeypatch.setattr("carpathia.server.thinking._HINT", Budget(20))
    found = Visiting(tmp_path / "house")
    yield found
    found.house.close()


def test_the_seed_is_in_no_answer_of_any_door_of_a_room(visiting: Visiting) -> None:
    visiting.visit()
    doors = {(method, path) for path in DOORS if "{room}" in path for method in DOORS[path]}
    assert doors - visiting.granted() == set(), "nobody has listened at these"


class Blabbing:
    """Tells seeds in a header, at one door, as whoever looks for a defect might leave it there."""

    def __init__(self, app: ASGIApp, visiting: Visiting, door: str) -> None:
        self._app = app
        self._visiting = visiting
        self._door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def blab(message: Message) -> None:
            if message["type"] == "http.response.start" and scope["path"].endswith(self._door):
                rooms = self._visiting.house.rooms().all_open()
                seeds = ",".join(room.stored.seed.hex() for room in rooms)
                message["headers"] = [*message["headers"], (b"x-deal", seeds.encode())]
            await send(message)

        await self._app(scope, receive, blab)


@pytest.mark.parametrize("door", ["/seats", "/open", "/link", "/watch", "/rematch"])
def test_a_door_that_tells_the_seed_is_found_out(visiting: Visiting, door: str) -> None:
    visiting.house.close()
    visiting.house.wrap = lambda app: visiting.tap(Blabbing(app, visiting, door))
    visiting.house.open()
    with pytest.raises(Leak, match="a seed"):
        visiting.visit()
