"""Bots at the tables: whenever one is to act, it is asked, and plays through the same door.

A thought that fails, because the store did for a moment or a worker was killed, is tried again:
nobody else would ever set the table going. Where nobody has been for some minutes bots stop, and
go on as soon as somebody looks: they think for people, and in the turn of those people's address.
"""

import asyncio
import logging
import time
from contextlib import suppress
from contextvars import Context
from typing import Final

from carpathia.engine.errors import Refusal
from carpathia.engine.game import NOBODY
from carpathia.engine.generator import Generator
from carpathia.server.addresses import ASKING
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
_STAYS: Final = 30.0
"""Seconds for which bots think for whoever asked by plain requests, before another may."""
_FORSAKEN: Final = 180.0
"""Seconds after which bots stop where nobody is connected and nobody has looked or played."""


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
        address = ASKING.get()
        if drive is not None:
            drive.hurry(_situation(room))
            if address:
                drive.visit(room, address)
            return
        address = address or _listening_at(room)  # another server told us: for whom, if for any?
        if address and room.bot_to_act() and not self._playing.is_full(room):
            drive = self._drives[room.id] = _Drive(room, address)
            work = self._drive(room.id, drive)
            drive.task = asyncio.create_task(work, context=Context())  # nobody asks for its moves

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
        """One move of a bot; False where none is to act or nobody is there to see it, or the match
        has all it may have.
        """
        async with self._rooms.hold(name) as room:
            drive.situation = _situation(room)
            level, seat, version = room.bot_to_act(), room.to_act(), room.version
            if room.listeners:
                drive.visit(room)
            if not level or self._playing.is_full(room) or drive.is_forsaken():
                return False
            setup = room.stored.setup
            position = room.position_for(seat, Generator(new_number()))
            move = room.prepared_answer()
        move = move or await self._thinkers.choose(setup, position, level, drive.address)
        # A key that no sender can choose. It says what it is for: two processes that think of the
        # same move play it once.
        asked = Play(move, version, f"bot:{version + 1}")
        with suppress(Stale, Conflict):  # somebody took it over meanwhile, or took a move back
            await self._playing.play_for(name, seat, level, asked)
        return True


class _Drive:
    """The bots of one room at work, for whom, and how long they rest after a failure."""

    def __init__(self, room: Room, address: str) -> None:
        self.situation = _situation(room)
        """What it thinks about, or last did."""
        self.address = address
        """In whose turn it thinks."""
        self._asked = time.monotonic()
        """When that one was last there."""
        self.visit(room, address)
        self.failures = 0
        self.task: asyncio.Task[None] | None = None
        self._hurried: Final = asyncio.Event()
        self._since = self._until = 0.0

    def visit(self, room: Room, address: str = "") -> None:
        """Somebody is at the table, or just was; '' where it is not said who.

        It thinks for those who sit there: onlookers take its turn into no queue of their own, as
        long as anybody else is there.
        """
        self._visited = time.monotonic()
        seated = [one.address for one in room.listeners if one.seat != NOBODY]
        if self.address not in seated:
            if seated:
                self.address = seated[0]
            elif address and self._visited - self._asked > _STAYS:
                self.address = address
        if self.address == address or self.address in seated:
            self._asked = self._visited

    def is_forsaken(self) -> bool:
        return time.monotonic() - self._visited > _FORSAKEN

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


def _listening_at(room: Room) -> str:
    """The address of somebody who is connected, first of those who sit there; '' without any."""
    found = sorted(room.listeners, key=lambda listener: listener.seat == NOBODY)
    return found[0].address if found else ""


def _situation(room: Room) -> tuple[int, str]:
    return room.version, room.bot_to_act()
