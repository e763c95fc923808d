"""All rooms in memory: found, rebuilt from the store, held while something is done in them.

The store is reached through one thread, and what comes together is written together. What has
begun is finished even if its sender hangs up.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final, ParamSpec, TypeVar

from carpathia.engine.errors import Refusal
from carpathia.server.commits import Commits
from carpathia.server.rebuilding import rebuild
from carpathia.server.room import Listener, Room
from carpathia.server.store import Store
from carpathia.server.stored import StoredRoom

_MOST_OPEN: Final = 1_000
"""Rooms kept in memory; beyond that, those longest unused, with nobody connected, are dropped."""

_Args = ParamSpec("_Args")
_Found = TypeVar("_Found")


class Rooms:
    """The rooms in memory, and the one thread through which the store is reached."""

    def __init__(self, store: Store, most_open: int = _MOST_OPEN) -> None:
        self.store: Final = store
        self.on_change: Callable[[Room], None] = _nobody_minds
        """Told whenever somebody else may be to act: bots listen here."""
        self.on_stored: Callable[[str, float], None] = _nobody_measures
        """Told what the store has done, and in how many seconds."""
        self.is_read_only = False
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
        return await self.in_thread(self.store.is_alive)

    # Finding

    async def find(self, name: str) -> Room:
        """The room of this name, from memory or rebuilt; raises Refusal."""
        if name not in self._open:
            async with self._loading:
                if name not in self._open:
                    room = rebuild(await self.load(name))
                    self.keep(room)
                    self.on_change(room)
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

    async def load(self, name: str) -> StoredRoom:
        """A room as the store has it; raises Refusal."""
        stored = await self.in_thread(self.store.load, name)
        if stored is None:
            raise Refusal("room-unknown")
        return stored

    # Telling

    def changed(self, room: Room, people_changed: bool = False) -> None:
        """Something is on the disk now: everyone who is connected may see it."""
        room.tell(people_changed)
        self.on_change(room)

    def listen(self, room: Room, listener: Listener) -> None:
        room.listeners.add(listener)
        room.tell(people_changed=True)

    def leave(self, room: Room, listener: Listener) -> None:
        room.listeners.discard(listener)
        room.tell(people_changed=True)
        if room.match.is_over() and not room.listeners and not room.lock.locked():
            self._forget(room)  # the store has it, should anybody ask

    # Memory

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

    async def in_thread(
        self, function: Callable[_Args, _Found], *args: _Args.args, **kwargs: _Args.kwargs
    ) -> _Found:
        """Read something that blocks, on the store's thread."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        found = await loop.run_in_executor(self._thread, lambda: function(*args, **kwargs))
        self.on_stored(function.__name__, loop.time() - began)
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
        return await asyncio.shield(self.begin(work))

    def check_writable(self) -> None:
        if self.is_read_only:
            raise Refusal("read-only")

    def begin(self, work: Coroutine[Any, Any, _Found]) -> asyncio.Task[_Found]:
        """Start something that is finished before the server stops."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task


def _nobody_minds(_room: Room) -> None:
    pass


def _nobody_measures(_operation: str, _seconds: float) -> None:
    pass
