"""People who play on, whatever happens to the server or to their connection.

They come back, resume from the version they have, send again what was not answered, and sometimes
what was; everything they hear goes into the ledger. Some play by WebSocket, some by HTTP.
"""

import asyncio
import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx2 as httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from carpathia.server.database import open_database
from carpathia.server.store import Store
from tests.server.house import EDITIONS, new_key
from tests.server.ledger import Account, Lost

CUT = (httpx.TransportError, WebSocketException, OSError, EOFError, TimeoutError)
_PAUSE = 0.02


class Where:
    """Where the server is at the moment; '' while it is down."""

    def __init__(self) -> None:
        self.address = ""
        self.is_closing = False
        """No new moves, please: only what was sent and not answered."""


class Player:
    """A seat, or with seat 0 an onlooker, on one device."""

    def __init__(self, table: "Table", seat: int, token: str, by_socket: bool) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.by_socket = by_socket
        self.version: int | None = None
        self.pending: dict[str, Any] | None = None
        self.is_over = False
        self.has_seen_all = False
        place = f"seats/{seat}" if seat else "watch"
        self.door = f"/api/rooms/{table.account.room}/{place}"
        self.cookie = {"Cookie": f"carpathia={token}"}

    async def run(self) -> None:
        """Until the match is over, or everyone is to stop and nothing of ours is unanswered."""
        where = self.table.where
        while not self._is_done():
            if where.address:
                with suppress(*CUT):
                    await (self._talk() if self.by_socket else self._ask())
            await asyncio.sleep(_PAUSE)

    def _is_done(self) -> bool:
        where = self.table.where
        return self.pending is None and (self.is_over or (where.is_closing and self.has_seen_all))

    async def _talk(self) -> None:
        """By WebSocket."""
        address = self.table.where.address.replace("http", "ws", 1)
        query = "" if self.version is None else f"?after={self.version}"
        async with (
            asyncio.timeout(20),
            connect(
                f"{address}{self.door}/socket{query}",
                additional_headers=self.cookie,
                close_timeout=0.2,
            ) as socket,
        ):
            for asked in self._to_say_again():
                await socket.send(json.dumps(asked))
            while not self._is_done():
                data = await asyncio.wait_for(socket.recv(decode=False), 5)
                for asked in self._hear(data):
                    await socket.send(json.dumps(asked))

    async def _ask(self) -> None:
        """By HTTP: look, play, look again."""
        address = self.table.where.address
        async with httpx.AsyncClient(base_url=address, headers=self.cookie, timeout=5) as client:
            to_say = self._to_say_again()
            while not self._is_done():
                if to_say:
                    answer = await client.post(f"{self.door}/play", json=to_say.pop(0))
                else:
                    await asyncio.sleep(_PAUSE)
                    query = "" if self.version is None else f"?after={self.version}"
                    answer = await client.get(self.door + query)
                to_say += self._hear(answer.content)

    def _to_say_again(self) -> list[dict[str, Any]]:
        """After coming back: what was not answered, and now and then something old."""
        found = []
        mine = [key for key in self.table.account.answers if self._sent(key)[0] == self.seat]
        if mine and self.table.rng.random() < 0.5:
            key = self.table.rng.choice(mine)
            _, play, after = self._sent(key)
            found.append({"play": play, "after": after, "key": key})
        if self.pending is not None:
            found.append(self.pending)
        return found

    def _sent(self, key: str) -> tuple[int, str, int]:
        return self.table.account.sent[key]

    def _hear(self, data: bytes) -> list[dict[str, Any]]:
        """Take a message in; what there is to be sent now."""
        message = json.loads(data)
        if "chairs" in message:
            return []
        if "error" in message:
            raise Lost(f"{self.seat} of {self.table.account.room} was refused: {data[:200]!r}")
        self.table.account.hear(self.seat, data)
        version, key = message["version"], message.get("key", "")
        if self.pending is not None and key == self.pending["key"]:
            self.pending = None
        if self.version is not None and version < self.version:
            if not key:
                raise Lost(f"{self.seat} saw version {self.version}, then {version}")
            return []  # an old command, answered again
        self.version = version
        self.is_over = message["view"]["to-act"] == 0
        if self.table.where.is_closing:
            self.has_seen_all = True
        elif message["moves"] and self.pending is None:
            return self._play(message)
        return []

    def _play(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        rng = self.table.rng
        move = rng.choice(message["moves"])
        self.pending = {"play": move, "after": message["version"], "key": new_key()}
        self.table.account.send(self.seat, self.pending)
        return [self.pending] * (2 if rng.random() < self.table.doubling else 1)


class Table:
    """A room from before it is made until its match is over, and everyone in it."""

    def __init__(self, where: Where, game: str, seats: int, rng: random.Random) -> None:
        self.where = where
        self.game = game
        self.seats = seats
        self.rng = rng
        self.doubling = 0.2
        """How often a command is sent twice at once."""
        self.account = Account("")
        self.created: dict[str, str] = {}

    async def run(self) -> None:
        """Make the room, fill it, play."""
        await self.gather()
        players = [Player(self, 0, self.created["watch"], True)]
        for seat, token in self.account.tokens.items():
            players.append(Player(self, seat, token, self.rng.random() < 0.6))
        async with asyncio.TaskGroup() as tasks:
            for player in players:
                tasks.create_task(player.run())

    async def gather(self, but: int = 0) -> None:
        """Make the room and fill it, but for some seats."""
        asked: dict[str, Any] = {"game": self.game, "edition": EDITIONS[self.game]}
        asked["seats"] = self.seats
        self.created = await self._insist("/api/rooms", asked)
        self.account.room = self.created["room"]
        for _ in range(self.seats - but):
            asked = {"join": self.created["join"], "key": new_key(), "name": "Violet"}
            seated = await self._insist(f"/api/rooms/{self.account.room}/seats", asked)
            self.account.sit(seated["seat"], seated["token"])

    async def _insist(self, path: str, asked: dict[str, Any]) -> Any:
        """Ask until there is an answer; sometimes ask again, for it must be the same."""
        while True:
            if self.where.address:
                try:
                    async with httpx.AsyncClient(base_url=self.where.address, timeout=5) as client:
                        answer = await client.post(path, json=asked)
                        if "join" in asked and self.rng.random() < 0.5:
                            again = await client.post(path, json=asked)
                            if again.content != answer.content:
                                raise Lost(f"joined twice: {answer.text}, {again.text}")
                except CUT:
                    pass
                else:
                    if answer.status_code >= 300:
                        raise Lost(f"{path} was refused: {answer.text}")
                    return answer.json()
            await asyncio.sleep(_PAUSE)


class Company:
    """Several tables of all games, and a new one for each that is over."""

    SIZES = (("sos-titanic", 2), ("titus", 3), ("noris-titanic", 2), ("sos-titanic", 1))

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.where = Where()
        self.tables: list[Table] = []

    async def run(self) -> None:
        """Until it is to close."""
        try:
            async with asyncio.TaskGroup() as tasks:
                for game, seats in self.SIZES:
                    tasks.create_task(self._keep_playing(game, seats))
                tasks.create_task(self._keep_arriving())
        except BaseExceptionGroup as group:
            raise _first(group) from None

    def acknowledged(self) -> int:
        return sum(len(table.account.answers) for table in self.tables)

    async def play_for(self, moves: int, seconds: float) -> None:
        """Until so many more moves are acknowledged; on a busy machine that may take a while."""
        enough = self.acknowledged() + moves
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.acknowledged() < enough:
                    await asyncio.sleep(0.002)

    def check(self, folder: Path) -> int:
        """Hold what everyone was told against what was kept; the number of commands."""
        database = open_database(folder)
        try:
            store = Store(database.engine)
            made = [table.account for table in self.tables if table.account.room]
            return sum(account.check(store) for account in made)
        finally:
            database.close()

    async def _keep_playing(self, game: str, seats: int) -> None:
        while not self.where.is_closing:
            table = Table(self.where, game, seats, self.rng)
            self.tables.append(table)
            await table.run()

    async def _keep_arriving(self) -> None:
        """Rooms that are made and joined all the time, so that this too is cut short."""
        while not self.where.is_closing:
            table = Table(self.where, "titus", 2, self.rng)
            self.tables.append(table)
            await table.gather(but=1)
            await asyncio.sleep(self.rng.uniform(0, 0.1))


def _first(group: BaseExceptionGroup[BaseException]) -> BaseException:
    """The exception at the bottom of groups of groups."""
    found: BaseException = group
    while isinstance(found, BaseExceptionGroup):
        found = found.exceptions[0]
    return found
