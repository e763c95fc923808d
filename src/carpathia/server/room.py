"""A room: a match with people connected. Decides who may play what, and what each is shown.

Nothing in here waits or writes: `Rooms` does, and holds the room's lock meanwhile, so that nobody
is shown a move that is not yet on the disk.
"""

import asyncio
import unicodedata
from typing import Final

from carpathia.engine.chance import SeededChance
from carpathia.engine.errors import Args, IllegalMove, Refusal
from carpathia.engine.game import NOBODY
from carpathia.engine.match import Match, Replay, Step
from carpathia.engine.record import Entry, Record, write_outcome
from carpathia.games import open_game
from carpathia.server.messages import MOST_NAME, Chair, Message, Play, RoomInfo, write
from carpathia.server.store import StoredCommand, StoredMatch, StoredNews, StoredRoom, StoredSeat
from carpathia.server.tokens import is_secret, is_token, seat_token


class Stale(Refusal):
    """The table went on meanwhile; carries the current message."""

    def __init__(self, args: Args, now: bytes) -> None:
        super().__init__("play-stale", args)
        self.now: Final = now


class Listener:
    """Somebody connected: one seat on one device, or an onlooker.

    No queue: it knows the version it was last sent, and gets the newest one, with the events of
    all versions between, when it has taken that. A slow reader costs no memory.
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.sent = NOBODY
        """The version it was sent last; none yet."""
        self.since: int | None = None
        """The version it had when it came, if it said so."""
        self.sent_people = False
        self.wake: Final = asyncio.Event()


class Room:
    """One match, the people in it, and the commands it has had."""

    def __init__(self, stored: StoredRoom, match: Match) -> None:
        self.stored: Final = stored.match
        self.match: Final = match
        self.seats: Final = {seat.seat: seat for seat in stored.seats}
        self.commands: Final = {command.key: command for command in stored.commands}
        self.lock: Final = asyncio.Lock()
        """Held while a command is played and committed, and while anything is shown."""
        self.listeners: Final[set[Listener]] = set()
        self.is_closed = False
        """It can no longer be trusted, and must be loaded again from the store."""
        self._answers: Final[dict[int, tuple[str, bytes]]] = {}

    @property
    def version(self) -> int:
        return len(self.match.steps)

    # Doors

    def check_seat(self, seat: int, token: str) -> None:
        """Refuse whoever does not sit there. A seat that does not exist looks like any other."""
        taken = self.seats.get(seat)
        if taken is None or not is_token(token, taken.token_hash):
            raise Refusal("seat-token-wrong", {"seat": seat + 1})

    def check_join(self, secret: str) -> None:
        if not is_secret(secret, self.stored.join_secret):
            raise Refusal("join-link-wrong")

    def check_watch(self, secret: str) -> None:
        if not is_secret(secret, self.stored.watch_secret):
            raise Refusal("watch-link-wrong")

    def seat_taken_with(self, key: str) -> tuple[int, str] | None:
        """The seat and token that this key took already, if it did."""
        for seat, taken in self.seats.items():
            token = seat_token(taken.salt, key)
            if is_token(token, taken.token_hash):
                return seat, token
        return None

    def free_seat(self, wished: int | None) -> int:
        """The seat wished for, or the first free one; raises Refusal."""
        free = self.free_seats()
        if wished is None:
            if not free:
                raise Refusal("seats-all-taken")
            return free[0]
        if wished not in free:
            raise Refusal("seat-taken", {"seat": wished + 1})
        return wished

    def free_seats(self) -> list[int]:
        return [seat for seat in range(self.stored.setup.seats) if seat not in self.seats]

    # Playing

    def answer_to(self, seat: int, asked: Play) -> bytes | None:
        """The answer that this command has had already; None where it is new."""
        known = self.commands.get(asked.key)
        if known is None:
            return None
        if (known.seat, known.play) != (seat, asked.play):
            raise Refusal("key-taken")
        key, answer = self._answers.get(seat, ("", b""))
        return answer if key == asked.key else self._answer_again(known)

    def play(self, seat: int, asked: Play) -> StoredCommand:
        """Play a new command, for the store to append; raises Refusal, changing nothing.

        The order of the checks matters: `move-illegal` names legal moves, which only the seat to
        act may know.
        """
        if asked.after != self.version:
            args: Args = {"after": asked.after, "version": self.version}
            raise Stale(args, self.message(seat))
        if self.match.is_over():
            raise IllegalMove("match-over")
        free = self.free_seats()
        if free:
            raise Refusal("seats-open", {"open": len(free)})
        actor = int(self.match.state.seat())
        if seat != actor:
            raise Refusal("turn-other", {"seat": actor + 1})
        self.match.play_text(asked.play)
        outcomes = self._outcomes(self.match.steps[-1])
        return StoredCommand(self.version, asked.key, seat, asked.play, outcomes)

    def acknowledge(self, command: StoredCommand) -> bytes:
        """The answer to a command that is on the disk now."""
        self.commands[command.key] = command
        answer = self.message(command.seat, command.seq - 1, command.key)
        self._answers[command.seat] = (command.key, answer)
        return answer

    def catch_up(self, news: StoredNews) -> None:
        """Play what another server kept since, as the store has it; raises Refusal.

        Both have the same seed, so chance must have given the same there as here.
        """
        for command in news.commands:
            self.match.play_text(command.play)
            step = self.match.steps[-1]
            if command.seq != self.version or command.outcomes != self._outcomes(step):
                raise Refusal("store-failed")
            self.commands[command.key] = command
        is_new = news.seats != list(self.seats.values())
        self.seats.update((seat.seat, seat) for seat in news.seats)
        if is_new or news.commands:
            self.tell(people_changed=is_new)

    def _outcomes(self, step: Step) -> list[str]:
        return [write_outcome(self.match.game, outcome) for outcome in step.outcomes]

    def _answer_again(self, command: StoredCommand) -> bytes:
        """What was answered to an old command, made anew: the match is replayed up to it."""
        replay = Replay(self.match.game, self.match.record())
        for _ in range(command.seq):
            replay.step()
        return compose(replay.match, command.seat, command.seq - 1, command.key)

    # Showing

    def message(self, seat: int, after: int | None = None, key: str = "") -> bytes:
        """The table as a seat sees it, with the events since version `after`."""
        return compose(self.match, seat, after, key)

    def info(self) -> RoomInfo:
        setup = self.stored.setup
        here = {listener.seat for listener in self.listeners}
        chairs = [
            Chair(seat + 1, self.seats[seat].name, True, seat in here)
            if seat in self.seats
            else Chair(seat + 1, "", False, False)
            for seat in range(setup.seats)
        ]
        return RoomInfo(
            room=self.stored.id,
            game=setup.game,
            edition=setup.edition,
            options=setup.options,
            switches=setup.switches,
            commitment=self.stored.commitment,
            chairs=chairs,
            version=self.version,
            over=self.match.is_over(),
        )

    def record(self) -> str:
        """The whole truth, with the opened seed: only after the end."""
        if not self.match.is_over():
            raise Refusal("record-closed")
        return self.match.record().text()

    def tell(self, people_changed: bool = False) -> None:
        """Wake everyone who is connected."""
        for listener in self.listeners:
            if people_changed:
                listener.sent_people = False
            listener.wake.set()


def compose(match: Match, seat: int, after: int | None, key: str = "") -> bytes:
    """The one message down. What a seat may not know never comes near it.

    The view is built by the game for this seat; the moves are those of the seat to act, told to
    nobody else; events are left out that are for another seat only.
    """
    is_acting = seat != NOBODY and int(match.state.seat()) == seat
    steps = match.steps[after:] if after is not None else []
    events = [
        event.plain() for step in steps for event in step.events if event.only_for in (NOBODY, seat)
    ]
    moves = match.move_texts() if is_acting else []
    return write(Message(len(match.steps), match.state.view(seat), moves, events, key))


def new_room(stored: StoredMatch, match: Match) -> Room:
    """A room with nobody in it yet."""
    return Room(StoredRoom(stored, [], []), match)


def rebuild(stored: StoredRoom) -> Room:
    """The room as the store has it: replayed from recorded outcomes, then on with its own seed."""
    kept = stored.match
    record = Record(kept.setup, kept.revision)
    first = Entry(NOBODY, "", 0)
    first.commitment = kept.commitment
    first.outcomes = kept.deal
    record.entries.append(first)
    for command in stored.commands:
        entry = Entry(command.seat, command.play, command.seq)
        entry.outcomes = command.outcomes
        record.entries.append(entry)
    replay = Replay(open_game(kept.setup), record)
    for _ in stored.commands:
        replay.step()
    match = replay.match
    match.go_on_with(SeededChance(kept.seed, match.outcome_count()))
    return Room(stored, match)


def read_name(text: str) -> str:
    """A name as it is shown: one line, nothing invisible; raises Refusal."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= MOST_NAME or not name.isprintable():
        raise Refusal("name-wrong", {"most": MOST_NAME})
    return name


def renamed(seat: StoredSeat, name: str) -> StoredSeat:
    return StoredSeat(seat.seat, name, seat.salt, seat.token_hash)
