"""Everyone who works at the tables, and how they are found from a request."""

from typing import Final

from starlette.requests import HTTPConnection

from carpathia.server.bots import Bots
from carpathia.server.playing import Playing
from carpathia.server.rooms import Rooms
from carpathia.server.seating import Seating
from carpathia.server.signing import Signing
from carpathia.server.store import Store
from carpathia.server.thinking import Thinkers
from carpathia.server.whispers import Whispers


class Staff:
    """Made when the server starts, sent home when it stops."""

    def __init__(self, store: Store) -> None:
        self.rooms: Final = Rooms(store)
        self.thinkers: Final = Thinkers()
        self.playing: Final = Playing(self.rooms, self.thinkers)
        self.seating: Final = Seating(self.rooms)
        self.signing: Final = Signing(self.rooms)
        self.whispers: Final = Whispers(self.rooms)
        self.bots: Final = Bots(self.rooms, self.playing, self.thinkers)

    async def close(self) -> None:
        """Finish what was begun; thoughts are broken off."""
        await self.bots.close()
        self.thinkers.close()
        await self.rooms.close()


def staff_of(connection: HTTPConnection) -> Staff:
    staff: Staff = connection.app.state.staff
    return staff
