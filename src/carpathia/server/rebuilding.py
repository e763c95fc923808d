"""A room as the store has it: replayed from recorded outcomes, then on with its own seed."""

from typing import Final

from carpathia.engine.chance import SeededChance
from carpathia.engine.errors import Refusal
from carpathia.engine.game import NOBODY
from carpathia.engine.match import Replay
from carpathia.engine.record import Entry, Record
from carpathia.games import open_game
from carpathia.server.room import Room, last_outcomes
from carpathia.server.stored import DEAL, PLAY, UNDO, StoredCommand, StoredRoom

AT_ONCE: Final = 50
"""Commands that are replayed before anybody notices; more of them are replayed in a thread."""


def rebuild(stored: StoredRoom) -> Room:
    """The room after all its commands; raises BadRecord where the rules have changed since."""
    kept = stored.match
    record = Record(kept.setup, kept.revision)
    first = Entry(NOBODY, "", 0)
    first.commitment = kept.commitment
    first.outcomes = kept.deal
    record.entries.append(first)
    for command in stored.commands:
        if command.kind == PLAY:
            entry = Entry(command.seat, command.play, command.seq)
            entry.outcomes = command.outcomes
            record.entries.append(entry)
    replay = Replay(open_game(kept.setup), record)
    room = Room(kept, replay.match)
    for command in stored.commands:
        if command.kind == UNDO:
            room.take_back(command.seat, int(command.play))
        elif command.kind == DEAL:
            room.note_deal(command.seat)
        else:
            replay.step()
            room.journal.append(room.match.steps[-1].events)
        room.commands[command.key] = command
    room.match.go_on_with(SeededChance(kept.seed, room.match.outcome_count()))
    room.seats = {seat.seat: seat for seat in stored.seats}
    room.asking = stored.asking
    room.next = stored.next
    return room


def catch_up(room: Room, news: StoredRoom) -> bool:
    """Bring a room up to what was written since; whether anything was.

    `news` has the commands after the room's version. Chance must have given the same there as
    here, from the same seed; raises Refusal where it did not, and the room is to be renewed.
    """
    if news.match.seed != room.stored.seed:  # dealt anew
        raise Refusal("seed-false")
    for command in news.commands:
        if command.kind == UNDO:
            room.take_back(command.seat, int(command.play))
        else:
            room.journal.append(room.match.play_text(command.play))
            if command.outcomes != last_outcomes(room.match):
                raise Refusal("deal-false", {"number": command.seq})
        if command.seq != room.version:
            raise Refusal("commands-missing", {"number": room.version})
        room.commands[command.key] = command
    seats = {seat.seat: seat for seat in news.seats}
    told = (news.match.join_secret, seats, news.asking, news.next)
    known = (room.stored.join_secret, room.seats, room.asking, room.next)
    room.reseat(seats)
    room.stored, room.asking, room.next = news.match, news.asking, news.next
    return bool(news.commands) or told != known


def renew(room: Room, fresh: Room) -> None:
    """Make a room what it is as rebuilt from the store; whoever is connected stays connected."""
    room.reseat(fresh.seats)
    room.stored = fresh.stored
    room.match = fresh.match
    room.journal = fresh.journal
    room.commands = fresh.commands
    room.asking = fresh.asking
    room.next = fresh.next


def room_at(room: Room, command: StoredCommand) -> StoredRoom:
    """All that a room was after a command, to be rebuilt in whichever thread."""
    early = [other for other in room.commands.values() if other.seq <= command.seq]
    early.sort(key=lambda other: other.seq)
    return StoredRoom(room.stored, list(room.seats.values()), early)


def answer_again(then: StoredRoom, command: StoredCommand) -> bytes:
    """What was answered to an old command, made anew: the match is replayed up to it."""
    return rebuild(then).message(command.seat, command.seq - 1, command.key)
