"""All rooms of a server: finds them, rebuilds them from the store, and takes every command.

The order is kept here: validate, append in one transaction, commit, acknowledge, broadcast. A
command that has begun is finished even if its sender hangs up.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

from carpathia.engine.chance import SeededChance, commitment, new_seed
from carpathia.engine.errors import Refusal
from carpathia.engine.match import Match
from carpathia.engine.record import write_outcome
from carpathia.engine.setup import Setup
from carpathia.games import open_game
from carpathia.server.commits import Commits
from carpathia.server.messages import Create, Created, Join, Play, Rename, Seated
from carpathia.server.room import Listener, Room, new_room, read_name, rebuild, renamed
from carpathia.server.store import Conflict, Store, StoredMatch, StoredSeat
from carpathia.server.tokens import hashed, new_room_id, new_salt, new_secret, seat_token

_MOST_OPEN: Final = 1_000
"""Rooms kept in memory; beyond that, those longest unused, with nobody connected, are dropped."""

_Args = ParamSpec("_Args")
_Found = TypeVar("_Found")


class Rooms:
    """The rooms in memory, and the one thread through which the store is reached."""

    def __init__(self, store: Store, most_open: int = _MOST_OPEN) -> None:
        self._store: Final = store
        self._most_open: Final = most_open
        # One thread: SQLite has one writer, and commands of a room stay in order.
        self._thread: Final = ThreadPoolExecutor(1, "store")
        self._commits: Final = Commits(store, self._thread)
        self._open: Final[OrderedDict[str, Room]] = OrderedDict()
        self._loading: Final = asyncio.Lock()
        self._running: Final[set[asyncio.Task[Any]]] = set()

    async def close(self) -> None:
        """Finish what was begun."""
        if self._running:
            await asyncio.wait(self._running)
        self._thread.shutdown()

    async def is_alive(self) -> bool:
        return await self._in_thread(self._store.is_alive)

    # Doors

    async def create(self, asked: Create) -> Created:
        """A new room, dealt from a new secret seed; raises BadSetup."""
        setup = Setup(asked.game, asked.edition, asked.seats)
        setup.options = asked.options
        setup.switches = asked.switches
        seed = new_seed()
        match = Match(open_game(setup), setup, SeededChance(seed))
        stored = StoredMatch(
            id=new_room_id(),
            setup=setup,
            revision=match.game.revision,
            seed=seed,
            commitment=commitment(seed),
            deal=[write_outcome(match.game, outcome) for outcome in match.first.outcomes],
            join_secret=new_secret(),
            watch_secret=new_secret(),
        )
        await self._commits.keep(partial(self._store.create, stored))
        self._keep(new_room(stored, match))
        return Created(stored.id, stored.commitment, stored.join_secret, stored.watch_secret)

    async def find(self, name: str) -> Room:
        """The room of this name, from memory or rebuilt; raises Refusal."""
        if name not in self._open:
            async with self._loading:
                if name not in self._open:
                    self._keep(await self._in_thread(self._load, name))
        self._open.move_to_end(name)
        return self._open[name]

    @asynccontextmanager
    async def hold(self, name: str) -> AsyncIterator[Room]:
        """The room, to oneself: nothing is half done in it, and what it shows is on the disk."""
        while True:
            room = await self.find(name)
            async with room.lock:
                if not room.is_closed:
                    yield room
                    return

    async def join(self, name: str, asked: Join) -> Seated:
        """Take a seat; the same key again gets the same seat."""
        return await self._to_its_end(self._join(name, asked))

    async def rename(self, name: str, seat: int, token: str, asked: Rename) -> None:
        await self._to_its_end(self._rename(name, seat, token, asked))

    async def _join(self, name: str, asked: Join) -> Seated:
        async with self.hold(name) as room:
            room.check_join(asked.join)
            shown = read_name(asked.name)
            already = room.seat_taken_with(asked.key)
            if already is not None:
                return Seated(already[0] + 1, already[1])
            seat = room.free_seat(None if asked.seat is None else asked.seat - 1)
            salt = new_salt()
            token = seat_token(salt, asked.key)
            taken = StoredSeat(seat, shown, salt, hashed(token))
            try:
                await self._commits.keep(partial(self._store.take_seat, name, taken))
            except Conflict:
                self._drop(room)
                raise Refusal("seat-taken", {"seat": seat + 1}) from None
            room.seats[seat] = taken
            room.tell(people_changed=True)
        return Seated(seat + 1, token)

    async def _rename(self, name: str, seat: int, token: str, asked: Rename) -> None:
        async with self.hold(name) as room:
            room.check_seat(seat, token)
            shown = read_name(asked.name)
            await self._commits.keep(partial(self._store.rename, name, seat, shown))
            room.seats[seat] = renamed(room.seats[seat], shown)
            room.tell(people_changed=True)

    # Playing

    async def play(self, name: str, seat: int, token: str, asked: Play) -> bytes:
        """Play a command of a seat; the answer, once it is on the disk."""
        return await self._to_its_end(self._play(name, seat, token, asked))

    async def _play(self, name: str, seat: int, token: str, asked: Play) -> bytes:
        for _ in range(2):
            async with self.hold(name) as room:
                room.check_seat(seat, token)
                known = room.answer_to(seat, asked)
                if known is not None:
                    return known
                with suppress(Conflict):  # another process wrote: look at what it wrote
                    return await self._append(room, seat, asked)
        raise Refusal("store-failed")

    async def _append(self, room: Room, seat: int, asked: Play) -> bytes:
        version = room.version
        try:
            command = room.play(seat, asked)
            await self._commits.keep(partial(self._store.append, room.stored.id, command))
        except BaseException:
            if room.version != version:  # played, but not kept: nobody may ever see it
                self._drop(room)
            raise
        answer = room.acknowledge(command)
        room.tell()
        return answer

    # Listening

    def listen(self, room: Room, listener: Listener) -> None:
        room.listeners.add(listener)
        room.tell(people_changed=True)

    def leave(self, room: Room, listener: Listener) -> None:
        room.listeners.discard(listener)
        room.tell(people_changed=True)

    # Memory

    def _keep(self, room: Room) -> None:
        self._open[room.stored.id] = room
        self._open.move_to_end(room.stored.id)
        if len(self._open) > self._most_open:
            for name, idle in self._open.items():
                if not idle.listeners and not idle.lock.locked() and idle is not room:
                    del self._open[name]
                    idle.is_closed = True  # whoever still holds it looks it up again
                    break

    def _drop(self, room: Room) -> None:
        """Forget what memory says of a room; listeners come back to what the store says."""
        if self._open.get(room.stored.id) is room:
            del self._open[room.stored.id]
        room.is_closed = True
        room.tell()

    def _load(self, name: str) -> Room:
        stored = self._store.load(name)
        if stored is None:
            raise Refusal("room-unknown")
        return rebuild(stored)

    # Threads and tasks

    async def _in_thread(
        self, function: Callable[_Args, _Found], *args: _Args.args, **kwargs: _Args.kwargs
    ) -> _Found:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: function(*args, **kwargs))

    async def _to_its_end(self, work: Coroutine[Any, Any, _Found]) -> _Found:
        """Do it even if whoever waits for it goes away: a commit must not be left behind."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)
