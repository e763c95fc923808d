"""All rooms in memory: found, rebuilt from the store, held while something is done in them.

The store is reached through threads, and what comes together is written together. What has begun
is finished even if its sender hangs up.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final, ParamSpec, TypeVar

from carpathia.engine.errors import Refusal
from carpathia.engine.game import NOBODY
from carpathia.server.commits import Commits
from carpathia.server.herald import Herald
from carpathia.server.postgres import LANES
from carpathia.server.rebuilding import AT_ONCE, catch_up, rebuild, renew
from carpathia.server.room import Listener, Room
from carpathia.server.store import Store
from carpathia.server.stored import StoredRoom
from carpathia.server.transactions import Conflict

_MOST_OPEN: Final = 1_000
"""Rooms kept in memory; beyond that, those longest unused, with nobody connected, are dropped."""

_SOON: Final = 2.0
"""Seconds in which a store that is well answers."""
_TRIES: Final = 5
"""A table has no more seats, and each try that fails has seen one change hands."""

_Args = ParamSpec("_Args")
_Found = TypeVar("_Found")


class Rooms:
    """The rooms in memory, and the threads through which the store is reached."""

    def __init__(self, store: Store, most_open: int = _MOST_OPEN) -> None:
        self.store: Final = store
        self.on_change: Callable[[Room], None] = _nobody_minds
        """Told whenever somebody else may be to act, and when somebody looks: bots listen here."""
        self.on_stored: Callable[[str, float], None] = _nobody_measures
        """Told what the store has done, and in how many seconds."""
        self.on_people: Callable[[Room, bool], None] = _nobody_asks
        """Told whenever who is connected has changed, or (True) is not known yet."""
        self.is_read_only = False
        self._most_open: Final = most_open
        # Commands of a room stay in order, however many threads there are: its lock is held.
        self._writers: Final = ThreadPoolExecutor(store.lanes, "writer", store.keep_connection)
        self._readers: Final = ThreadPoolExecutor(LANES, "reader")
        self._commits: Final = Commits(store, self._writers)
        self._herald: Final = Herald()
        self._asked: asyncio.Task[bool] | None = None
        self._open: Final[OrderedDict[str, Room]] = OrderedDict()
        self._loading: Final = asyncio.Lock()
        self._running: Final[set[asyncio.Task[Any]]] = set()

    async def close(self) -> None:
        """Finish what was begun."""
        if self._running:
            await asyncio.wait(self._running)
        self._writers.submit(self.store.give_back)
        self._writers.shutdown()
        self._readers.shutdown()

    async def is_alive(self) -> bool:
        """Whether the store is well; the store is asked once at a time, however many ask here."""
        if self._asked is None or self._asked.done():
            self._asked = self.begin(self.write_alone(self.store.is_alive))
        try:
            async with asyncio.timeout(_SOON):
                return await asyncio.shield(self._asked)
        except TimeoutError:
            return False

    # Finding

    async def find(self, name: str) -> Room:
        """The room of this name, from memory or rebuilt; raises Refusal."""
        if name not in self._open:
            async with self._loading:
                if name not in self._open:
                    room = await self._rebuild(name)
                    self.keep(room)
                    self.on_change(room)
                    self.on_people(room, True)
        self._open.move_to_end(name)
        return self._open[name]

    @asynccontextmanager
    async def hold(self, name: str) -> AsyncIterator[Room]:
        """The room, to oneself: nothing is half done in it, and what it shows is on the disk.

        Where other servers share the store, it is first brought up to what they wrote: whoever
        comes over from one of them is never shown the table as it was before.
        """
        while True:
            room = await self.find(name)
            async with room.lock:
                if self.store.is_shared and not room.is_closed:
                    await self._catch_up(room)
                if not room.is_closed:
                    yield room
                    return

    async def agree(self, name: str, step: Callable[[Room], Awaitable[_Found]]) -> _Found:
        """Do something in a room, held; where another server was quicker, look again and redo."""
        for _ in range(_TRIES):
            async with self.hold(name) as room:
                try:
                    return await step(room)
                except Conflict:
                    await self.renew(room)
        raise Refusal("store-failed")

    async def load(self, name: str, after: int = 0) -> StoredRoom:
        """A room as the store has it, with the commands after a version; raises Refusal."""
        stored = await self.in_thread(self.store.load, name, after)
        if stored is None:
            raise Refusal("room-unknown")
        return stored

    async def _rebuild(self, name: str) -> Room:
        """A room as the store has it. A long match is replayed beside the tables, in a thread."""
        stored = await self.load(name)
        if len(stored.commands) <= AT_ONCE:
            return rebuild(stored)
        return await asyncio.to_thread(rebuild, stored)

    # Other servers

    async def refresh(self, name: str, version: int) -> None:
        """Another server changed a room, by the command that made this version; 0: otherwise."""
        async with self._loading:  # it may be just being loaded, from before the change
            room = self._open.get(name)
        if room is None or 0 < version <= room.version:
            return
        async with room.lock:
            if not room.is_closed:
                try:
                    await self._catch_up(room)
                except Refusal:
                    self.drop(room)

    async def refresh_all(self) -> None:
        """Other servers may have changed anything."""
        for name, room in list(self._open.items()):
            await self.refresh(name, 0)
            self.on_people(room, True)

    async def renew(self, room: Room) -> None:
        """Make a room what the store says it is, whatever it was; its lock is held."""
        try:
            renew(room, await self._rebuild(room.id))
        except BaseException:
            self.drop(room)
            raise
        self.changed(room, people_changed=True)

    async def _catch_up(self, room: Room) -> None:
        """Bring a room in place up to what other servers wrote; its lock is held."""
        news = await self.load(room.id, room.version)
        try:
            is_new = catch_up(room, news)
        except Refusal:
            await self.renew(room)
        else:
            if is_new:
                self.changed(room, people_changed=True)

    # Telling

    def changed(self, room: Room, people_changed: bool = False) -> None:
        """Something is on the disk now: everyone who is connected may see it, and soon will."""
        self._herald.tell(room, people_changed)
        self.on_change(room)

    def listen(self, room: Room, listener: Listener) -> None:
        is_news = _is_news(room, listener)
        room.listeners.add(listener)
        if is_news:
            self._tell_people(room)
        self.on_change(room)

    def leave(self, room: Room, listener: Listener) -> None:
        room.listeners.discard(listener)
        if _is_news(room, listener):
            self._tell_people(room)
        if room.match.is_over() and not room.listeners and not room.lock.locked():
            self._forget(room)  # the store has it, should anybody ask

    def _tell_people(self, room: Room) -> None:
        room.tell(people_changed=True)
        self.on_people(room, False)

    # Memory

    def peek(self, name: str) -> Room | None:
        """A room if it is in memory."""
        return self._open.get(name)

    def all_open(self) -> list[Room]:
        return list(self._open.values())

    def open_count(self) -> int:
        return len(self._open)

    def keep(self, room: Room) -> None:
        self._open[room.id] = room
        self._open.move_to_end(room.id)
        if len(self._open) > self._most_open:
            for idle in self._open.values():
                if not idle.listeners and not idle.lock.locked() and idle is not room:
                    self._forget(idle)
                    break

    def drop(self, room: Room) -> None:
        """Forget what memory says of a room; listeners come back to what the store says."""
        self._forget(room)
        room.tell()

    def _forget(self, room: Room) -> None:
        if self._open.get(room.id) is room:
            del self._open[room.id]
        room.is_closed = True  # whoever still holds it looks it up again

    # Threads and tasks

    async def write(
        self, function: Callable[_Args, None], *args: _Args.args, **kwargs: _Args.kwargs
    ) -> None:
        """Have the store write something; returns when it is on the disk, or raises."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        await self._commits.keep(lambda: function(*args, **kwargs))
        self.on_stored(function.__name__, loop.time() - began)

    async def write_alone(
        self, function: Callable[_Args, _Found], *args: _Args.args, **kwargs: _Args.kwargs
    ) -> _Found:
        """Have something written that is a commit of its own."""
        return await self._work(self._writers, function.__name__, lambda: function(*args, **kwargs))

    async def in_thread(
        self, function: Callable[_Args, _Found], *args: _Args.args, **kwargs: _Args.kwargs
    ) -> _Found:
        """Read something that blocks: whoever reads does not wait for those who write."""
        return await self._work(self._readers, function.__name__, lambda: function(*args, **kwargs))

    async def _work(
        self, threads: ThreadPoolExecutor, name: str, work: Callable[[], _Found]
    ) -> _Found:
        loop = asyncio.get_running_loop()
        began = loop.time()
        found = await loop.run_in_executor(threads, work)
        self.on_stored(name, loop.time() - began)
        return found

    async def to_its_end(self, work: Coroutine[Any, Any, _Found]) -> _Found:
        """Do it even if whoever waits for it goes away: a commit must not be left behind.

        Everything that writes comes through here, and is refused here where nothing may.
        """
        try:
            self.check_writable()
        except Refusal:
            work.close()
            raise
        told: asyncio.Future[_Found] = asyncio.get_running_loop().create_future()
        self.begin(_do_and_tell(work, told))
        return await told

    def check_writable(self) -> None:
        if self.is_read_only:
            raise Refusal("read-only")

    def begin(self, work: Coroutine[Any, Any, _Found]) -> asyncio.Task[_Found]:
        """Start something that is finished before the server stops."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task


async def _do_and_tell(work: Coroutine[Any, Any, _Found], told: asyncio.Future[_Found]) -> None:
    """As `asyncio.shield` does it, but a turn of the loop sooner: people wait for this."""
    try:
        found = await work
    except asyncio.CancelledError:
        told.cancel()
        raise
    except Exception as error:  # noqa: BLE001  # for whoever waits, if somebody still does
        if not told.done():
            told.set_exception(error)
    else:
        if not told.done():
            told.set_result(found)


def _is_news(room: Room, listener: Listener) -> bool:
    """Whether who comes or goes changes who is here: not on a second device, nor to look on."""
    return listener.seat != NOBODY and all(one.seat != listener.seat for one in room.listeners)


def _nobody_asks(_room: Room, _asks: bool) -> None:
    pass


def _nobody_minds(_room: Room) -> None:
    pass


def _nobody_measures(_operation: str, _seconds: float) -> None:
    pass
