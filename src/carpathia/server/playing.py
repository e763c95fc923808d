"""Commands at the table: moves, taking back, leave to take back, hints.

The order is kept here: validate, append in one transaction, commit, acknowledge, broadcast.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from carpathia.engine.errors import IllegalMove, Refusal
from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.server.addresses import ASKING
from carpathia.server.messages import Hint
from carpathia.server.rebuilding import AT_ONCE, answer_again, room_at
from carpathia.server.requests import AskHint, Command, Play, Undo, Vote
from carpathia.server.room import Room
from carpathia.server.rooms import Rooms
from carpathia.server.stored import Asking, StoredCommand
from carpathia.server.thinking import Thinkers
from carpathia.server.tokens import new_number
from carpathia.server.transactions import Conflict


class Playing:
    """What the people at the tables do."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers, most_commands: int = 0) -> None:
        """A match has no more than `most_commands`; 0: as many as people like."""
        self._rooms: Final = rooms
        self._thinkers: Final = thinkers
        self._most_commands: Final = most_commands
        self._again: Final = asyncio.Lock()
        """Held while an old answer is made anew: one at a time, whoever asks."""

    async def play(self, name: str, seat: int, token: str, asked: Command) -> bytes:
        """Carry out a command of a seat; the answer, once it is on the disk.

        An undo that others must agree to is only asked for: its answer is the table as it is.
        """
        return await self._agree(name, lambda room: self._play(room, seat, token, asked))

    async def play_for(self, name: str, seat: int, level: str, asked: Play) -> None:
        """A bot's move, through the same door; refused where it no longer plays there."""
        await self._agree(name, lambda room: self._play_for(room, seat, level, asked))

    async def vote(self, name: str, seat: int, token: str, asked: Vote) -> bytes:
        """Agree, or not, to what somebody asked, or withdraw it; the table after it."""
        return await self._agree(name, lambda room: self._vote(room, seat, token, asked))

    async def hint(self, name: str, seat: int, token: str, asked: AskHint) -> bytes:
        """What the search bot would do. It is counted before it is told."""
        return await self._rooms.to_its_end(self._hint(name, seat, token, asked))

    def is_full(self, room: Room) -> bool:
        """Whether a match has as many commands as it may have."""
        return 0 < self._most_commands <= room.version - room.deals()

    # Commands

    async def _agree(self, name: str, step: Callable[[Room], Awaitable[bytes]]) -> bytes:
        return await self._rooms.to_its_end(self._rooms.agree(name, step))

    async def _play(self, room: Room, seat: int, token: str, asked: Command) -> bytes:
        room.check_seat(seat, token)
        known = room.known(seat, asked)
        if known is not None:
            return room.last_answer(known) or await self._answer_again(room, known)
        if isinstance(asked, Undo) and asked.undo > room.undo_reach(seat):
            return await self._ask(room, seat, asked)
        return await self._append(room, seat, asked)

    async def _play_for(self, room: Room, seat: int, level: str, asked: Play) -> bytes:
        if room.to_act() != seat or room.bot_to_act() != level:
            return b""
        return await self._append(room, seat, asked)

    async def _append(
        self, room: Room, seat: int, asked: Command, is_agreed: bool = False
    ) -> bytes:
        version = room.version
        if self.is_full(room):
            raise Refusal("match-too-long", {"most": self._most_commands})
        was_asking = room.asking is not None
        try:
            command = room.perform(seat, asked, is_agreed)
            answer = room.answer(command)  # made ready while the disk is still busy with others
            append = self._rooms.store.append
            agreed = room.asking if is_agreed else None
            await self._rooms.write(append, room.id, command, room.result(), was_asking, agreed)
        except Conflict:  # played, but not kept: whoever holds the room reads it anew
            raise
        except BaseException:
            if room.version != version:  # nobody may ever see it
                self._rooms.drop(room)
            raise
        room.acknowledge(command, answer)
        self._rooms.changed(room, people_changed=was_asking)
        return answer

    async def _answer_again(self, room: Room, command: StoredCommand) -> bytes:
        """What an old command was answered. The longer the match, the longer it takes: beside the
        tables, in a thread.
        """
        then = room_at(room, command)
        if command.seq <= AT_ONCE:
            return answer_again(then, command)
        async with self._again:
            return await asyncio.to_thread(answer_again, then, command)

    # Leave to take back

    async def _ask(self, room: Room, seat: int, asked: Undo) -> bytes:
        room.check_version(seat, asked.after)
        if asked.undo > room.undo_reach(seat, others_agree=True):
            raise Refusal("undo-nothing")
        wish = Asking(seat, asked.undo, room.version, asked.key)
        if room.asking is None:
            await self._note(room, wish)
        elif msgspec.structs.replace(room.asking, agreed=[]) != wish:  # sent again, it is the same
            raise Refusal("undo-asked", {"seat": room.asking.seat + 1})
        return room.message(seat, None, asked.key)

    async def _vote(self, room: Room, seat: int, token: str, asked: Vote) -> bytes:
        room.check_seat(seat, token)
        room.check_version(seat, asked.after)
        asking = room.asking
        if asking is None or (asking.seat == seat and asked.agree):
            raise Refusal("undo-not-asked")
        if not asked.agree:  # who asked may think better of it, too
            await self._note(room, None)
            return room.message(seat)
        agreed = sorted({*asking.agreed, seat})
        if not set(room.others(asking.seat)) <= set(agreed):
            await self._note(room, msgspec.structs.replace(asking, agreed=agreed))
            return room.message(seat)
        undo = Undo(asking.steps, room.version, asking.key)
        await self._append(room, asking.seat, undo, is_agreed=True)
        return room.message(seat, room.version - 1)

    async def _note(self, room: Room, asking: Asking | None) -> None:
        await self._rooms.write(self._rooms.store.ask, room.id, room.asking, asking)
        room.asking = asking
        self._rooms.changed(room, people_changed=True)

    # Hints

    async def _hint(self, name: str, seat: int, token: str, asked: AskHint) -> bytes:
        hints, version, setup, position = await self._rooms.agree(
            name, lambda room: self._count_hint(room, seat, token, asked)
        )
        moves, playouts = await self._thinkers.advise(setup, position, ASKING.get())
        return msgspec.json.encode(Hint(version, moves, playouts, hints))

    async def _count_hint(
        self, room: Room, seat: int, token: str, asked: AskHint
    ) -> tuple[int, int, Setup, str]:
        """How many hints this seat had, with this one, and what is to be thought about.

        Asked again before the next move, as after a broken line, it is the same hint; and where
        there is no choice, none is given.
        """
        room.check_seat(seat, token)
        room.check_version(seat, asked.after)
        if room.match.is_over():
            raise IllegalMove("match-over")
        if room.to_act() != seat:
            raise Refusal("turn-other", {"seat": room.to_act() + 1})
        who = room.seats[seat]
        is_choice = len(room.match.move_texts()) > 1
        if is_choice and who.hinted != room.version:
            counted = msgspec.structs.replace(who, hints=who.hints + 1, hinted=room.version)
            await self._rooms.write(self._rooms.store.count_hint, room.id, who, counted)
            room.seats[seat] = counted
            room.stored = msgspec.structs.replace(room.stored, hints=room.stored.hints + 1)
            self._rooms.changed(room, people_changed=True)
        position = room.position_for(seat, Generator(new_number()))
        return room.seats[seat].hints, room.version, room.stored.setup, position
