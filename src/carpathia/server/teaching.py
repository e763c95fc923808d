"""Sits people down to a lesson: a room of its own, dealt as prepared, with bots opposite."""

from typing import Final

from carpathia.server.lessons import LEARNER, script_of
from carpathia.server.messages import Seated
from carpathia.server.requests import AskLesson, Join
from carpathia.server.rooms import Rooms
from carpathia.server.seating import Seating, deal, read_name
from carpathia.server.stored import StoredSeat
from carpathia.server.thinking import check_level
from carpathia.server.tokens import hashed, new_secret


class Teaching:
    """Makes a room a lesson."""

    def __init__(self, rooms: Rooms, seating: Seating) -> None:
        self._rooms: Final = rooms
        self._seating: Final = seating

    async def sit(self, asked: AskLesson, player: bytes) -> Seated:
        """The learner's seat in a new lesson; raises Refusal."""
        return await self._rooms.to_its_end(self._sit(asked, player))

    async def _sit(self, asked: AskLesson, player: bytes) -> Seated:
        script = script_of(asked.game)
        read_name(asked.name)  # before anything is made
        # Nobody is the host, and nobody is told how to join: a lesson is for one.
        stored, match = deal(script.setup, hashed(new_secret()), False, script.seed)
        seats = [StoredSeat(seat, "", bot=check_level(script.bots)) for seat in script.others]
        await self._seating.open(stored, match, seats)
        joining = Join(stored.join_secret, new_secret(), asked.name, LEARNER + 1)
        return await self._seating.join(stored.id, joining, player)
