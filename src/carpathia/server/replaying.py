"""Replays: nothing before the end, and the whole truth after it.

The one exception is a daily deal. While its day lasts, those who have played it may see how it was
played, and nobody may see what lay face down, the record or the seed.
"""

import asyncio
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

import msgspec

from carpathia.engine.errors import Refusal
from carpathia.engine.game import NOBODY, Event
from carpathia.engine.match import Match
from carpathia.engine.match import Replay as EngineReplay
from carpathia.engine.record import Record, read_record
from carpathia.games import open_game
from carpathia.server.archive import Archive
from carpathia.server.days import DAY, is_past, now
from carpathia.server.importing import CheckedRecord, is_import_id, prove
from carpathia.server.messages_replays import Ending, Imported, Player, Proof, Replay, ReplayStep
from carpathia.server.refusals import UntrueRecord
from carpathia.server.room import Room
from carpathia.server.rooms import Rooms
from carpathia.server.standings import assists_of, handed_to_bots

MOST_STEPS: Final = 50

_Args = ParamSpec("_Args")
_Found = TypeVar("_Found")


class Finished(msgspec.Struct, frozen=True):
    """A match that may be looked at."""

    id: str
    record: Record
    players: list[Player]
    daily: str = ""
    is_open: bool = True
    """Whether the truth may be told, not only what could be seen."""
    assists: int = 0
    """How often somebody was helped."""
    proof: Proof | None = None
    """Where it was imported: whether it proves its deal."""

    def check_open(self) -> None:
        if not self.is_open:
            raise Refusal("daily-closed", {"day": self.daily})


class Replays:
    """Opens matches that are over."""

    def __init__(self, rooms: Rooms, archive: Archive) -> None:
        self._rooms: Final = rooms
        self._archive: Final = archive
        self._turn: Final = asyncio.Lock()

    async def open(self, name: str, player: bytes) -> Finished:
        """A match that this browser may look at; raises Refusal."""
        if is_import_id(name):
            return await self._imported(name)
        async with self._rooms.hold(name) as room:
            if not room.match.is_over():
                raise Refusal("record-closed")
            found = _finished(room)
        if not found.is_open:
            has_finished = self._archive.has_finished
            if not await self._rooms.in_thread(has_finished, found.daily, player):
                raise Refusal("daily-closed", {"day": found.daily})
        return found

    async def record(self, name: str) -> Record:
        """The record of a match that is over, for our own use."""
        if is_import_id(name):
            return (await self._imported(name)).record
        async with self._rooms.hold(name) as room:
            return room.match.record()

    async def take_in(self, checked: CheckedRecord) -> Imported:
        """Keep a record that was checked; raises UntrueRecord where it is none."""
        if checked.proof is None:
            raise UntrueRecord(checked.error, checked.args)
        proof = msgspec.json.encode(checked.proof).decode()
        keep = self._archive.keep_import
        keeping = self._rooms.write_alone(keep, checked.id, checked.text, proof)
        await self._rooms.to_its_end(keeping)
        return Imported(checked.id, checked.proof)

    async def show(self, found: Finished, first: int, count: int, seat: int) -> Replay:
        """A match and some of its steps, as a chair saw it; 0: as an onlooker did."""
        return await self._in_turn(show, found, first, count, seat)

    def text(self, found: Finished) -> str:
        """Its record; raises Refusal while the seed is closed."""
        found.check_open()
        return found.record.text()

    async def prove(self, found: Finished) -> Proof:
        """Whether its deal can be proved; raises Refusal while the seed is closed."""
        found.check_open()
        if found.proof is not None:
            return found.proof
        return await self._in_turn(prove, found.record)

    async def _imported(self, name: str) -> Finished:
        row = await self._rooms.in_thread(self._archive.imported, name)
        if row is None:
            raise Refusal("room-unknown")
        if row["looked"] < now() - DAY and not self._rooms.is_read_only:
            note = self._rooms.write_alone(self._archive.note_look, name)
            await self._rooms.to_its_end(note)
        record = await self._in_turn(read_record, row["record"])
        return Finished(name, record, [], proof=msgspec.json.decode(row["proof"], type=Proof))

    async def _in_turn(
        self, work: Callable[_Args, _Found], *args: _Args.args, **kwargs: _Args.kwargs
    ) -> _Found:
        """Do something long in a thread, one at a time: several would leave the tables little."""
        async with self._turn:
            return await asyncio.to_thread(work, *args, **kwargs)


def _finished(room: Room) -> Finished:
    handed = handed_to_bots(room)
    players = [
        Player(seat + 1, who.name, who.bot, who.is_person(), who.hints, handed[seat])
        for seat, who in sorted(room.seats.items())
    ]
    daily = room.stored.daily
    is_open = not daily or is_past(daily)
    assists = assists_of(room, handed)
    return Finished(room.id, room.match.record(), players, daily, is_open, assists)


def show(found: Finished, first: int, count: int, seat: int) -> Replay:
    """Replays as far as asked for, and to the end for the result."""
    record = found.record
    setup = record.setup
    length = len(record.entries) - 1
    if seat > setup.seats:
        raise Refusal("seat-unknown", {"seat": seat, "seats": setup.seats})
    if first > length:
        raise Refusal("step-unknown", {"step": first, "steps": length})
    replay = EngineReplay(open_game(setup), record)
    steps: list[ReplayStep] = []
    for number in range(length + 1):
        if number:
            replay.step()
        if first <= number < first + count:
            steps.append(_step(replay.match, number, seat - 1, found.is_open))
    result = replay.match.result()
    return Replay(
        id=found.id,
        game=setup.game,
        edition=setup.edition,
        seats=setup.seats,
        options=setup.options,
        switches=setup.switches,
        revision=record.revision,
        players=found.players,
        result=None if result is None else Ending(result.scores, result.reason, result.breakdown),
        clean=found.assists == 0,
        imported=found.proof is not None,
        daily=found.daily,
        commitment=record.entries[0].commitment,
        seed=record.seeds[0] if found.is_open and record.seeds else "",
        length=length,
        first=first,
        steps=steps,
    )


def _step(match: Match, number: int, seat: int, is_open: bool) -> ReplayStep:
    state = match.state
    shown = ReplayStep(number, state.view(seat), match.move_texts(), [])
    if number:
        step = match.steps[-1]
        shown.seat = step.seat + 1
        shown.move = match.game.write(step.move)
        shown.events = [event.plain() for event in step.events if _may_see(event, seat, is_open)]
    if is_open:
        shown.truth = match.game.write_position(state)
    return shown


def _may_see(event: Event, seat: int, is_open: bool) -> bool:
    return is_open or event.only_for in (NOBODY, seat)
