"""Who sits where: rooms are made, chairs taken, handed to bots and back, left, and taken away."""

import hmac
import time
import unicodedata
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec

from carpathia.engine.chance import SeededChance, commitment, new_seed
from carpathia.engine.errors import BadSetup, Refusal
from carpathia.engine.match import Match
from carpathia.engine.record import write_outcome
from carpathia.engine.setup import Setup
from carpathia.games import open_game
from carpathia.server import requests as up
from carpathia.server.messages import Created, Kicking, RoomList, Seated
from carpathia.server.room import Room
from carpathia.server.rooms import Rooms
from carpathia.server.stored import DEAL, Redeal, StoredCommand, StoredMatch, StoredSeat
from carpathia.server.thinking import check_level
from carpathia.server.tokens import hashed, new_room_id, new_salt, new_secret, seat_token
from carpathia.server.transactions import Conflict

_MOST_LISTED: Final = 50
_LISTED_FOR: Final = 24 * 3600
"""Seconds for which a public room waits for company."""


_Found = TypeVar("_Found")


MOST_DEALS: Final = 50
"""When a match was dealt anew so often, nobody sits down before the first move any more: each deal
is kept, and people who play get up a few times. Whoever is there may always go, or be sent."""


class Seating:
    """Makes rooms, and keeps their chairs."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms: Final = rooms

    async def create(self, asked: up.Create) -> Created:
        """A new room, dealt from a new secret seed; raises BadSetup."""
        return await self._rooms.to_its_end(self._create(asked))

    async def list_public(self) -> RoomList:
        since = int(time.time()) - _LISTED_FOR
        found = await self._rooms.in_thread(self._rooms.store.public_rooms, _MOST_LISTED, since)
        return RoomList(found)

    async def join(self, name: str, asked: up.Join, player: bytes | None = None) -> Seated:
        """Take a seat; the same key again gets the same seat."""
        return await self._agree(name, lambda room: self._join(room, asked, player))

    async def rename(self, name: str, seat: int, token: str, asked: up.Rename) -> None:
        await self._agree(name, lambda room: self._rename(room, seat, token, asked.name))

    async def hand(self, name: str, seat: int, token: str, asked: up.Hand) -> None:
        """Let a bot play in one's place, or take the seat back."""
        await self._agree(name, lambda room: self._hand(room, seat, token, asked.bot))

    async def leave(self, name: str, seat: int, token: str, asked: up.Leave) -> None:
        await self._agree(name, lambda room: self._leave(room, seat, token, asked))

    async def kick(self, name: str, asked: up.Kick) -> Kicking:
        return await self._agree(name, lambda room: self._kick(room, asked))

    async def seat_bot(self, name: str, asked: up.SeatBot) -> None:
        """The host fills a free chair, so that a table somebody left can play on."""
        await self._agree(name, lambda room: self._seat_bot(room, asked))

    async def _agree(self, name: str, step: Callable[[Room], Awaitable[_Found]]) -> _Found:
        return await self._rooms.to_its_end(self._rooms.agree(name, step))

    async def rematch(self, name: str, seat: int, token: str) -> Seated:
        """The same again: whoever asks first makes the room, the others find their chairs there."""
        return await self._rooms.to_its_end(self._rematch(name, seat, token))

    # Rooms

    async def _create(self, asked: up.Create) -> Created:
        setup = Setup(asked.game, asked.edition, asked.seats)
        setup.options = asked.options
        setup.switches = asked.switches
        host = new_secret()
        stored, match = deal(setup, hashed(host), asked.public)
        seats = [_bot(bot.seat - 1, bot.level) for bot in asked.bots]
        chairs = {seat.seat for seat in seats}
        if len(chairs) < len(seats) or any(seat >= setup.seats for seat in chairs):
            raise BadSetup("bot-seats-wrong", {"seats": setup.seats})
        if len(chairs) == setup.seats:
            raise BadSetup("bots-only", {"seats": setup.seats})
        await self.open(stored, match, seats)
        secrets = (stored.join_secret, stored.watch_secret, host)
        return Created(stored.id, stored.commitment, *secrets)

    async def open(
        self, stored: StoredMatch, match: Match, seats: list[StoredSeat], follows: str = ""
    ) -> None:
        """Keep a room that was dealt, then let people in."""
        await self._rooms.write(self._rooms.store.create, stored, seats, follows)
        room = Room(stored, match)
        room.seats = {seat.seat: seat for seat in seats}
        self._rooms.keep(room)
        self._rooms.on_change(room)

    async def _rematch(self, name: str, seat: int, token: str) -> Seated:
        async with self._rooms.hold(name) as room:
            room.check_seat(seat, token)
            if not room.match.is_over():
                raise Refusal("rematch-early")
            if not room.next:
                old = room.stored
                stored, match = deal(old.setup, old.host_hash, old.is_public)
                seats = [_again(who) for who in room.seats.values()]
                try:
                    await self.open(stored, match, seats, follows=room.id)
                except Conflict:  # another process made it: look it up there
                    room.next = (await self._rooms.load(name)).next
                else:
                    room.next = stored.id
                self._rooms.changed(room, people_changed=True)
            return Seated(seat + 1, token, room.next)

    # Chairs

    async def _join(self, room: Room, asked: up.Join, player: bytes | None) -> Seated:
        room.check_join(asked.join)
        shown = read_name(asked.name)
        already = room.seat_taken_with(asked.key)
        if already is not None:
            return Seated(already[0] + 1, already[1], room.id)
        room.check_going_on()
        if room.deals() >= MOST_DEALS and not room.has_begun():
            raise Refusal("deals-enough")
        seat = room.free_seat(None if asked.seat is None else asked.seat - 1)
        salt = new_salt()
        token = seat_token(salt, asked.key)
        await self._take(
            room, StoredSeat(seat, shown, salt, hashed(token), player, since=room.version)
        )
        return Seated(seat + 1, token, room.id)

    async def _rename(self, room: Room, seat: int, token: str, name: str) -> None:
        room.check_seat(seat, token)
        await self._put(room, msgspec.structs.replace(room.seats[seat], name=read_name(name)))

    async def _hand(self, room: Room, seat: int, token: str, bot: str) -> None:
        room.check_seat(seat, token)
        room.check_going_on()
        level = check_level(bot) if bot else ""
        await self._put(room, msgspec.structs.replace(room.seats[seat], bot=level))

    async def _leave(self, room: Room, seat: int, token: str, asked: up.Leave) -> None:
        room.check_seat(seat, token)
        if room.match.is_over():  # who sat here has sat here: it counts for them
            return
        if asked.bot:
            await self._put(room, _bot(seat, asked.bot, room.version))
        else:
            await self._free(room, seat)

    async def _kick(self, room: Room, asked: up.Kick) -> Kicking:
        """Two steps: the first names who would go, the second must repeat the word it was given."""
        room.check_host(asked.host)
        room.check_going_on()
        who = room.seats.get(asked.seat - 1)
        if who is None:
            raise Refusal("seat-empty", {"seat": asked.seat})
        word = _confirmation(asked.host, room.id, who)
        if not asked.confirm:
            return Kicking(asked.seat, who.name, confirm=word)
        if not hmac.compare_digest(asked.confirm.encode(), word.encode()):
            raise Refusal("kick-unconfirmed", {"seat": asked.seat})
        join = new_secret()  # or they would be back at once
        await self._free(room, who.seat, join)
        return Kicking(asked.seat, who.name, join=join)

    async def _seat_bot(self, room: Room, asked: up.SeatBot) -> None:
        room.check_host(asked.host)
        room.check_going_on()
        await self._take(room, _bot(room.free_seat(asked.seat - 1), asked.level, room.version))

    async def _take(self, room: Room, who: StoredSeat) -> None:
        await self._rooms.write(self._rooms.store.take_seat, room.id, who)
        room.reseat({**room.seats, who.seat: who})
        self._rooms.changed(room, people_changed=True)

    async def _put(self, room: Room, who: StoredSeat) -> None:
        before = room.seats[who.seat]
        has_left = who.token_hash != before.token_hash
        dealt = _deal_anew(room, before) if has_left else None
        redeal = None if dealt is None else dealt[0]
        await self._rooms.write(self._rooms.store.change_seat, room.id, before, who, redeal)
        if dealt is not None:
            room.deal_anew(*dealt)
        room.reseat({**room.seats, who.seat: who})
        self._rooms.changed(room, people_changed=True)

    async def _free(self, room: Room, seat: int, new_join: str = "") -> None:
        before = room.seats[seat]
        dealt = _deal_anew(room, before)
        redeal = None if dealt is None else dealt[0]
        await self._rooms.write(self._rooms.store.free_seat, room.id, before, new_join, redeal)
        if dealt is not None:
            room.deal_anew(*dealt)
        room.reseat({other: who for other, who in room.seats.items() if other != seat})
        if new_join:
            room.stored = msgspec.structs.replace(room.stored, join_secret=new_join)
        self._rooms.changed(room, people_changed=True)


def deal(
    setup: Setup, host_hash: bytes, is_public: bool, seed: bytes = b"", daily: str = ""
) -> tuple[StoredMatch, Match]:
    """A new match, dealt from a new secret seed or from a given one; raises BadSetup."""
    seed = seed or new_seed()
    match = Match(open_game(setup), setup, SeededChance(seed))
    stored = StoredMatch(
        id=new_room_id(),
        setup=setup,
        revision=match.game.revision,
        seed=seed,
        commitment=commitment(seed),
        deal=[write_outcome(match.game, outcome) for outcome in match.first.outcomes],
        join_secret=new_secret(),
        watch_secret=new_secret(),
        host_hash=host_hash,
        is_public=is_public,
        daily=daily,
    )
    return stored, match


def _deal_anew(room: Room, who: StoredSeat) -> tuple[Redeal, Match] | None:
    """Another deal, where somebody gets up who has seen a hand of this one; None: it stands.

    Else one person could sit down on each chair in turn, look, and then play against those hands;
    or a host ask somebody to leave, and look. Once something was played nothing can be done.
    """
    old = room.stored
    is_prescribed = bool(old.daily) or room.is_lesson()
    if not who.is_person() or is_prescribed or room.has_begun() or not room.has_private_hands():
        return None
    fresh, match = deal(old.setup, old.host_hash, old.is_public)
    stored = msgspec.structs.replace(
        old,
        revision=fresh.revision,
        seed=fresh.seed,
        commitment=fresh.commitment,
        deal=fresh.deal,
    )
    version = room.version + 1
    # The deal is with the match: the command only says that there is another. No sender can choose
    # such a key.
    return Redeal(stored, StoredCommand(version, f"deal:{version}", who.seat, "", [], DEAL)), match


def read_name(text: str) -> str:
    """A name as it is shown: one line, nothing invisible; raises Refusal."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= up.MOST_NAME or not name.isprintable():
        raise Refusal("name-wrong", {"most": up.MOST_NAME})
    return name


def _bot(seat: int, level: str, since: int = 0) -> StoredSeat:
    return StoredSeat(seat, "", bot=check_level(level), since=since)


def _again(who: StoredSeat) -> StoredSeat:
    """The same chair in a rematch: with the same token, without hints, and no bot for a person."""
    bot = "" if who.is_person() else who.bot
    return msgspec.structs.replace(who, hints=0, hinted=-1, since=0, bot=bot)


def _confirmation(host: str, room: str, who: StoredSeat) -> str:
    """A word for exactly this person in this chair."""
    said = f"{room} {who.seat} {who.name} {(who.token_hash or b'').hex()}"
    return hmac.new(host.encode("utf-8", "surrogatepass"), said.encode(), "sha256").hexdigest()[:32]
