"""Everyone who works at the tables, and how they are found from a request."""

from typing import Final

from starlette.requests import HTTPConnection

from carpathia.server.archive import Archive
from carpathia.server.bots import Bots
from carpathia.server.daily import Daily
from carpathia.server.filing import Filing
from carpathia.server.players import Players
from carpathia.server.playing import Playing
from carpathia.server.replaying import Replays
from carpathia.server.reviewing import Reviewing
from carpathia.server.reviews import Reviews
from carpathia.server.rooms import Rooms
from carpathia.server.seating import Seating
from carpathia.server.signing import Signing
from carpathia.server.store import Store
from carpathia.server.teaching import Teaching
from carpathia.server.thinking import Thinkers
from carpathia.server.whispers import Whispers


class Staff:
    """Made when the server starts, sent home when it stops."""

    def __init__(self, store: Store) -> None:
        self.rooms: Final = Rooms(store)
        self.thinkers: Final = Thinkers()
        self.playing: Final = Playing(self.rooms, self.thinkers)
        self.seating: Final = Seating(self.rooms)
        self.teaching: Final = Teaching(self.rooms, self.seating)
        self.signing: Final = Signing(self.rooms)
        self.whispers: Final = Whispers(self.rooms)
        self.bots: Final = Bots(self.rooms, self.playing, self.thinkers)
        archive = Archive(store)
        self.replays: Final = Replays(self.rooms, archive)
        self.reviewing: Final = Reviewing(self.rooms, Reviews(store), self.replays, self.thinkers)
        self.filing: Final = Filing(self.rooms, archive, self.reviewing)
        self.players: Final = Players(self.rooms, archive, self.filing)
        self.daily: Final = Daily(self.rooms, self.seating, archive)

    async def close(self) -> None:
        """Finish what was begun; thoughts are broken off."""
        await self.bots.close()
        await self.reviewing.close()
        await self.filing.close()
        self.thinkers.close()
        await self.rooms.close()


def staff_of(connection: HTTPConnection) -> Staff:
    staff: Staff = connection.app.state.staff
    return staff
