"""Bots at the tables: whenever one is to act, it is asked, and plays through the same door."""

import asyncio
import logging
from typing import Final

from carpathia.engine.errors import Refusal
from carpathia.engine.generator import Generator
from carpathia.server.playing import Playing
from carpathia.server.requests import Play
from carpathia.server.room import Room, Stale
from carpathia.server.rooms import Rooms
from carpathia.server.store import Conflict
from carpathia.server.thinking import Thinkers
from carpathia.server.tokens import new_number

_LOG: Final = logging.getLogger(__name__)


class Bots:
    """Keeps every bot that is to act thinking; one thought a room at a time."""

    def __init__(self, rooms: Rooms, playing: Playing, thinkers: Thinkers) -> None:
        self._rooms: Final = rooms
        self._playing: Final = playing
        self._thinkers: Final = thinkers
        self._busy: Final[dict[str, asyncio.Task[None]]] = {}
        rooms.on_change = self.nudge

    def nudge(self, room: Room) -> None:
        """Something changed in a room: if a bot is to act there, let it think."""
        if self._rooms.is_read_only:
            return
        if room.bot_to_act() and room.id not in self._busy:
            task = asyncio.create_task(self._drive(room.id))
            task.add_done_callback(_report)
            self._busy[room.id] = task

    async def close(self) -> None:
        """Stop thinking; whoever opens the room again makes the bot think again."""
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, name: str) -> None:
        """Play on until no bot is to act. A thought that fails waits for the next nudge."""
        try:
            while True:
                async with self._rooms.hold(name) as room:
                    level, seat, version = room.bot_to_act(), room.to_act(), room.version
                    if not level:
                        return
                    setup = room.stored.setup
                    position = room.position_for(seat, Generator(new_number()))
                    move = room.prepared_answer()
                move = move or await self._thinkers.choose(setup, position, level)
                try:
                    # A key that no sender can choose. It says what it is for: two processes that
                    # think of the same move play it once.
                    asked = Play(move, version, f"bot:{version + 1}")
                    await self._playing.play_for(name, seat, level, asked)
                except (Stale, Conflict):
                    continue  # somebody took it over meanwhile, or took a move back
        except Refusal as refusal:
            _LOG.warning("a bot could not play: %s", refusal.key)
        finally:
            del self._busy[name]  # at once: the next nudge must not be missed


def _report(task: asyncio.Task[None]) -> None:
    """A defect of ours is for the log; the table waits for the next nudge."""
    if not task.cancelled() and task.exception() is not None:
        _LOG.error("a bot could not play", exc_info=task.exception())
