"""Everyone who works at the tables, and how they are found from a request."""

from typing import Final

from starlette.requests import HTTPConnection

from carpathia.server.archive import Archive
from carpathia.server.bots import Bots
from carpathia.server.clearing import Clearing
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
from carpathia.server.waiting import Waiting
from carpathia.server.whispers import Whispers


class Staff:
    """Made when the server starts, sent home when it stops."""

    def __init__(self, store: Store, most_commands: int = 0, keep_imports: int = 0) -> None:
        self.rooms: Final = Rooms(store)
        self.thinkers: Final = Thinkers()
        self.playing: Final = Playing(self.rooms, self.thinkers, most_commands)
        self.seating: Final = Seating(self.rooms)
        self.teaching: Final = Teaching(self.rooms, self.seating)
        self.signing: Final = Signing(self.rooms)
        self.waiting: Final = Waiting(self.rooms)
        self.whispers: Final = Whispers(self.rooms)
        self.bots: Final = Bots(self.rooms, self.playing, self.thinkers)
        archive = Archive(store)
        self.replays: Final = Replays(self.rooms, archive)
        self.reviewing: Final = Reviewing(self.rooms, Reviews(store), self.replays, self.thinkers)
        self.filing: Final = Filing(self.rooms, archive, self.reviewing)
        self.players: Final = Players(self.rooms, archive, self.filing)
        self.daily: Final = Daily(self.rooms, self.seating, archive)
        self.clearing: Final = Clearing(self.rooms, archive, keep_imports)

    async def close(self) -> None:
        """Finish what was begun; thoughts are broken off."""
        self.waiting.close()
        await self.bots.close()
        await self.reviewing.close()
        await self.filing.close()
        await self.clearing.close()
        self.thinkers.close()
        await self.rooms.close()


def staff_of(connection: HTTPConnection) -> Staff:
    staff: Staff = connection.app.state.staff
    return staff
