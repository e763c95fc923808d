"""Bots at the tables: whenever one is to act, it is asked, and plays through the same door.

A thought that fails, because the store did for a moment or a worker was killed, is tried again:
nobody else would ever set the table going.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from carpathia.engine.errors import Refusal
from carpathia.engine.generator import Generator
from carpathia.server.playing import Playing
from carpathia.server.requests import Play
from carpathia.server.room import Room, Stale
from carpathia.server.rooms import Rooms
from carpathia.server.thinking import Thinkers
from carpathia.server.tokens import new_number
from carpathia.server.transactions import Conflict

_LOG: Final = logging.getLogger(__name__)

_SHORTEST: Final = 0.5
"""Seconds from the first failure to the second try; each further rest is twice as long."""
_LONGEST: Final = 60.0
_WATCHED: Final = 5.0
"""The longest rest while people look: they wait for this bot."""


class Bots:
    """Keeps every bot that is to act thinking; one thought a room at a time."""

    def __init__(self, rooms: Rooms, playing: Playing, thinkers: Thinkers) -> None:
        self._rooms: Final = rooms
        self._playing: Final = playing
        self._thinkers: Final = thinkers
        self._drives: Final[dict[str, _Drive]] = {}
        rooms.on_change = self.nudge

    def nudge(self, room: Room) -> None:
        """Something changed in a room, or somebody looks: if a bot is to act there, let it think.

        One that failed rests less long for those who look, and no longer where the table moved on.
        """
        if self._rooms.is_read_only:
            return
        drive = self._drives.get(room.id)
        if drive is not None:
            drive.hurry(_situation(room))
        elif room.bot_to_act() and not self._playing.is_full(room):
            drive = self._drives[room.id] = _Drive(_situation(room))
            drive.task = asyncio.create_task(self._drive(room.id, drive))

    async def close(self) -> None:
        """Stop thinking; whoever opens the room again makes the bot think again."""
        tasks = [drive.task for drive in self._drives.values() if drive.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, name: str, drive: "_Drive") -> None:
        """Play on until no bot is to act, however often it takes."""
        try:
            while True:
                try:
                    if not await self._play(name, drive):
                        return
                    drive.failures = 0
                    continue
                except Refusal as refusal:
                    _LOG.warning("a bot could not play: %s", refusal.key)
                except Exception:  # noqa: BLE001 - a defect of ours, and the table must go on
                    _LOG.exception("a bot could not play")
                await drive.rest()
        finally:
            del self._drives[name]  # at once: the next nudge must not be missed

    async def _play(self, name: str, drive: "_Drive") -> bool:
        """One move of a bot; False where none is to act, or the match has all it may have."""
        async with self._rooms.hold(name) as room:
            drive.situation = _situation(room)
            level, seat, version = room.bot_to_act(), room.to_act(), room.version
            if not level or self._playing.is_full(room):
                return False
            setup = room.stored.setup
            position = room.position_for(seat, Generator(new_number()))
            move = room.prepared_answer()
        move = move or await self._thinkers.choose(setup, position, level)
        # A key that no sender can choose. It says what it is for: two processes that think of the
        # same move play it once.
        asked = Play(move, version, f"bot:{version + 1}")
        with suppress(Stale, Conflict):  # somebody took it over meanwhile, or took a move back
            await self._playing.play_for(name, seat, level, asked)
        return True


class _Drive:
    """The bots of one room at work, and how long they rest after a failure."""

    def __init__(self, situation: tuple[int, str]) -> None:
        self.situation = situation
        """What it thinks about, or last did."""
        self.failures = 0
        self.task: asyncio.Task[None] | None = None
        self._hurried: Final = asyncio.Event()
        self._since = self._until = 0.0

    async def rest(self) -> None:
        """Each time in a row longer, so that a store that is down for long is not flooded."""
        loop = asyncio.get_running_loop()
        self._since = loop.time()
        self._until = self._since + rest_after(self.failures)
        self.failures += 1
        while (left := self._until - loop.time()) > 0:
            self._hurried.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._hurried.wait()

    def hurry(self, situation: tuple[int, str]) -> None:
        """Somebody waits for it; or what it rests from is over, as the table is another now."""
        is_over = situation != self.situation
        self._until = 0.0 if is_over else min(self._until, self._since + _WATCHED)
        self._hurried.set()


def rest_after(failures: int) -> float:
    """Seconds until the next try, after so many failures in a row before the last."""
    return min(_LONGEST, _SHORTEST * 2.0 ** min(failures, 10))


def _situation(room: Room) -> tuple[int, str]:
    return room.version, room.bot_to_act()
