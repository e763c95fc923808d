"""A room as the store has it: replayed from recorded outcomes, then on with its own seed."""

from carpathia.engine.chance import SeededChance
from carpathia.engine.game import NOBODY
from carpathia.engine.match import Replay
from carpathia.engine.record import Entry, Record
from carpathia.games import open_game
from carpathia.server.room import Room, take_back, taken_back
from carpathia.server.stored import UNDO, StoredCommand, StoredRoom


def rebuild(stored: StoredRoom) -> Room:
    """The room after all its commands; raises BadRecord where the rules have changed since."""
    kept = stored.match
    record = Record(kept.setup, kept.revision)
    first = Entry(NOBODY, "", 0)
    first.commitment = kept.commitment
    first.outcomes = kept.deal
    record.entries.append(first)
    for command in stored.commands:
        if command.kind != UNDO:
            entry = Entry(command.seat, command.play, command.seq)
            entry.outcomes = command.outcomes
            record.entries.append(entry)
    replay = Replay(open_game(kept.setup), record)
    room = Room(kept, replay.match)
    for command in stored.commands:
        if command.kind == UNDO:
            steps = int(command.play)
            take_back(room.match, steps)
            room.journal.append([taken_back(command.seat, steps)])
        else:
            replay.step()
            room.journal.append(room.match.steps[-1].events)
        room.commands[command.key] = command
    room.match.go_on_with(SeededChance(kept.seed, room.match.outcome_count()))
    room.seats = {seat.seat: seat for seat in stored.seats}
    room.asking = stored.asking
    room.next = stored.next
    return room


def renew(room: Room, stored: StoredRoom) -> None:
    """Make a room in memory what the store says it is; whoever is connected stays connected."""
    fresh = rebuild(stored)
    room.stored = fresh.stored
    room.match = fresh.match
    room.journal = fresh.journal
    room.seats = fresh.seats
    room.commands = fresh.commands
    room.asking = fresh.asking
    room.next = fresh.next
    room.tell(people_changed=True)


def answer_again(room: Room, command: StoredCommand) -> bytes:
    """What was answered to an old command, made anew: the match is replayed up to it."""
    early = [other for other in room.commands.values() if other.seq <= command.seq]
    early.sort(key=lambda other: other.seq)
    then = rebuild(StoredRoom(room.stored, list(room.seats.values()), early))
    return then.message(command.seat, command.seq - 1, command.key)
