"""What servers on one database tell each other and nobody keeps: who is connected, and signs.

A server tells all it knows of a room at once, so that a whisper which is lost or comes twice does
no harm. What was heard of a server that is gone is forgotten.
"""

from contextlib import suppress
from typing import Final

from carpathia.engine.errors import Refusal
from carpathia.engine.game import NOBODY
from carpathia.server.neighbours import Whisper
from carpathia.server.room import Room
from carpathia.server.rooms import Rooms


class Whispers:
    """Passes on what is for now, where there is anybody to pass it on to."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms: Final = rooms
        rooms.on_people = self.tell

    async def refresh(self, name: str, version: int) -> None:
        await self._rooms.refresh(name, version)

    async def refresh_all(self) -> None:
        await self._rooms.refresh_all()

    def tell(self, room: Room, asks: bool = False) -> None:
        """Tell the others who is connected here; where this server `asks`, they answer."""
        if self._rooms.store.is_shared:
            self._rooms.begin(self._tell(room, asks))

    async def _tell(self, room: Room, asks: bool) -> None:
        here = {listener.seat for listener in room.listeners} - {NOBODY}
        signs = list(room.signs.values())
        told = Whisper(self._rooms.store.name, room.id, sorted(here), signs, asks)
        with suppress(Refusal):  # it is for now: the next one says it all again
            await self._rooms.write_alone(self._rooms.store.whisper, told)

    def hear(self, told: Whisper) -> None:
        """Show what another server told of a room, if it is open here."""
        room = self._rooms.peek(told.room)
        if room is None:
            return
        before = (room.elsewhere.get(told.server, []), dict(room.signs))
        room.elsewhere[told.server] = told.here
        for sign in told.signs:
            known = room.signs.get(sign.seat - 1)
            if known is None or known.number < sign.number:
                room.signs[sign.seat - 1] = sign
        if before != (told.here, room.signs):
            room.tell(people_changed=True)
        if told.asks and (room.listeners or room.signs):
            self.tell(room)

    def forget_all_but(self, servers: frozenset[str]) -> None:
        """Nobody is connected by way of a server that is gone."""
        for room in self._rooms.all_open():
            gone = room.elsewhere.keys() - servers
            for server in gone:
                if room.elsewhere.pop(server):
                    room.tell(people_changed=True)
