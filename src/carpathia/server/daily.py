"""The daily deal: the same secret deal for everyone that day, one counted attempt a browser.

The seed is made from a secret of this server and the date, so that it need not be kept, cannot be
guessed, and is opened to all when the day is over. Days are UTC.
"""

import hmac
from base64 import urlsafe_b64encode
from typing import Final

from carpathia.engine.chance import commitment
from carpathia.engine.errors import Refusal
from carpathia.engine.setup import Setup
from carpathia.games.sos_titanic.game import SosTitanic
from carpathia.server.archive import Archive, of_day
from carpathia.server.days import is_day, is_past, number_of, today
from carpathia.server.messages import Seated
from carpathia.server.messages_players import DailyRanking, DailySeat
from carpathia.server.ranking import leaders_of
from carpathia.server.reading import player_hash
from carpathia.server.requests import AskDaily, Join
from carpathia.server.rooms import Rooms
from carpathia.server.seating import Seating, deal, read_name
from carpathia.server.tokens import hashed, new_secret

_GAME: Final = "sos-titanic"
_EDITION: Final = "en"
_SECRET: Final = "daily"
_MOST_RANKED: Final = 100


class Daily:
    """Deals once a day, to everyone."""

    def __init__(self, rooms: Rooms, seating: Seating, archive: Archive) -> None:
        self._rooms: Final = rooms
        self._seating: Final = seating
        self._archive: Final = archive

    async def sit(self, player: str, asked: AskDaily) -> DailySeat:
        """One's own room of the day: made at the first call, the same one ever after."""
        return await self._rooms.to_its_end(self._sit(player, asked))

    async def ranking(self, day: str, player: bytes) -> DailyRanking:
        """For those who have finished that day's deal, and for all when the day is over."""
        if not is_day(day) or day > today():
            raise Refusal("daily-unknown")
        is_open = is_past(day)
        in_thread = self._rooms.in_thread
        if not is_open and not await in_thread(self._archive.has_finished, day, player):
            raise Refusal("daily-closed", {"day": day})
        secret = await in_thread(self._archive.find_secret, _SECRET)
        if not secret:  # nobody has ever sat down to one
            raise Refusal("daily-unknown")
        seed = seed_of(secret, day)
        rows = await in_thread(self._archive.leaders, of_day(day), _MOST_RANKED)
        return DailyRanking(
            day=day,
            crew=crew_of(day),
            commitment=commitment(seed),
            seed=seed.hex() if is_open else "",
            attempts=await in_thread(self._archive.attempts, day),
            ranking=leaders_of(rows, player),
        )

    async def _sit(self, player: str, asked: AskDaily) -> DailySeat:
        day, me = today(), player_hash(player)
        read_name(asked.name)  # before anything is made
        name = await self._rooms.in_thread(self._archive.attempt, day, me)
        if not name:
            secret = await self._rooms.write_alone(self._archive.secret, _SECRET)
            # Nobody is the host: there is nobody to ask to leave.
            host, seed = hashed(new_secret()), seed_of(secret, day)
            stored, match = deal(setup_of(day), host, False, seed, day)
            await self._seating.open(stored, match, [])
            name = await self._rooms.write_alone(self._archive.claim, day, me, stored.id)
        async with self._rooms.hold(name) as room:
            join, over = room.stored.join_secret, room.match.is_over()
            sealed = room.stored.commitment
        seated = await self._join(name, Join(join, _key(player, day), asked.name, 1), me)
        return DailySeat(day, name, seated.seat, seated.token, crew_of(day), sealed, over)

    async def _join(self, name: str, joining: Join, player: bytes) -> Seated:
        for _ in range(2):  # another server may have been quicker, with the same key
            try:
                return await self._seating.join(name, joining, player)
            except Refusal as refusal:
                if refusal.key != "seat-taken":
                    raise
        raise Refusal("daily-left")  # for good, to a bot


def seed_of(secret: bytes, day: str) -> bytes:
    return hmac.digest(secret, f"carpathia daily {day}".encode(), "sha256")


def setup_of(day: str) -> Setup:
    setup = Setup(_GAME, _EDITION, 1)
    setup.options = {"crew": crew_of(day)}
    return setup


def crew_of(day: str) -> str:
    """The crew take turns: those who serve alone."""
    crew = SosTitanic(Setup(_GAME, _EDITION, 1)).rules.components.crew
    names = [card.name for card in crew if card.players <= 1]
    return names[number_of(day) % len(names)]


def _key(player: str, day: str) -> str:
    """What takes the seat: the same browser asks with the same key, and gets the same seat."""
    digest = hmac.digest(player.encode(), f"seat of {day}".encode(), "sha256")
    return urlsafe_b64encode(digest).rstrip(b"=").decode()
