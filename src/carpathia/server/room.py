"""A room: a match with people connected. Decides who may do what, and what each is shown.

Nothing in here waits or writes: `Rooms` does, and holds the room's lock meanwhile, so that nobody
is shown a move that is not yet on the disk.
"""

import asyncio
from itertools import takewhile
from typing import Final

from carpathia.engine.errors import Args, IllegalMove, Refusal
from carpathia.engine.game import NOBODY, Event, View
from carpathia.engine.generator import Generator
from carpathia.engine.match import Match
from carpathia.engine.record import write_outcome
from carpathia.server.addresses import ASKING
from carpathia.server.lessons import answer_in_lesson, is_lesson, made_of_lesson
from carpathia.server.messages import Asked, Chair, Links, Message, RoomInfo, Shown, Told, write
from carpathia.server.messages_replays import Ending
from carpathia.server.requests import Command, Undo
from carpathia.server.stored import (
    DEAL,
    PLAY,
    UNDO,
    Asking,
    Redeal,
    StoredCommand,
    StoredMatch,
    StoredSeat,
)
from carpathia.server.tokens import is_secret, is_token, seat_token

TAKEN_BACK: Final = "taken-back"
DEALT_ANEW: Final = "dealt-anew"
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    TAKEN_BACK: ("seat", "steps"),
    DEALT_ANEW: ("seat",),
}
"""What happens at every table, beside the events of its game."""


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

    def __init__(self, seat: int, since: int | None = None) -> None:
        self.seat: Final = seat
        self.address: Final = ASKING.get()
        self.sent = NOBODY
        """The version it was sent last; none yet."""
        self.since: Final = since
        """The version it had when it came, if it said so."""
        self.sent_people = False
        self.is_gone = False
        """Its seat was given up: it is not told anything any more."""
        self.wake: Final = asyncio.Event()


class Room:
    """One match, the people in it, and the commands it has had."""

    def __init__(self, stored: StoredMatch, match: Match) -> None:
        self.stored = stored
        self.match = match
        self.journal: list[list[Event]] = []
        """What happened at each command: the version is how many there are."""
        self.seats: dict[int, StoredSeat] = {}
        self.commands: dict[str, StoredCommand] = {}
        self.asking: Asking | None = None
        self.next = ""
        self.signs: dict[int, Shown] = {}
        self.lock: Final = asyncio.Lock()
        """Held while a command is played and committed, and while anything is shown."""
        self.listeners: Final[set[Listener]] = set()
        self.elsewhere: Final[dict[str, list[int]]] = {}
        """By server: the seats that are connected to another one."""
        self.is_closed = False
        """It can no longer be trusted, and must be loaded again from the store."""
        self._answers: dict[int, tuple[str, bytes]] = {}

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def version(self) -> int:
        return len(self.journal)

    def to_act(self) -> int:
        """The seat whose decision it is; NOBODY when over."""
        return int(self.match.state.seat())

    def is_lesson(self) -> bool:
        """Whether everybody may know the deal: then nothing here counts."""
        return is_lesson(self.stored.seed)

    # The deal

    def deals(self) -> int:
        """How often it was dealt anew: always before anything else."""
        return sum(1 for _ in takewhile(lambda one: one.kind == DEAL, self.commands.values()))

    def has_begun(self) -> bool:
        """Whether anything was ever played, even if it was taken back."""
        return self.version > self.deals()

    def has_private_hands(self) -> bool:
        """Whether a seat sees what an onlooker does not, beside which seat it is."""
        views = [self.match.state.view(seat) for seat in range(NOBODY, self.stored.setup.seats)]
        seen = [{**view, "you": 0} for view in views]
        return any(one != seen[0] for one in seen)

    def deal_anew(self, redeal: Redeal, match: Match) -> None:
        """Another deal, which is on the disk now."""
        self.stored, self.match = redeal.match, match
        self.note_deal(redeal.command.seat)
        self.commands[redeal.command.key] = redeal.command

    def note_deal(self, seat: int) -> None:
        """One more version: who has seen a hand of the deal before has another table to look at."""
        self.journal.append([Event(DEALT_ANEW, {"seat": seat + 1})])

    # Doors

    def check_seat(self, seat: int, token: str) -> None:
        """Refuse whoever does not sit there. A seat that does not exist looks like any other."""
        taken = self.seats.get(seat)
        kept = b"" if taken is None or taken.token_hash is None else taken.token_hash
        if not is_token(token, kept):
            raise Refusal("seat-token-wrong", {"seat": seat + 1})

    def check_going_on(self) -> None:
        """After the end nobody comes or goes: the result is theirs who sat here."""
        if self.match.is_over():
            raise Refusal("chairs-settled")

    def check_join(self, secret: str) -> None:
        if not is_secret(secret, self.stored.join_secret):
            raise Refusal("join-link-wrong")

    def check_watch(self, secret: str) -> None:
        if not is_secret(secret, self.stored.watch_secret):
            raise Refusal("watch-link-wrong")

    def check_host(self, secret: str) -> None:
        if not is_token(secret, self.stored.host_hash):
            raise Refusal("host-link-wrong")

    def seat_taken_with(self, key: str) -> tuple[int, str] | None:
        """The seat and token that this key took already, if it did."""
        for seat, taken in self.seats.items():
            if taken.salt is not None and taken.token_hash is not None:
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

    def reseat(self, seats: dict[int, StoredSeat]) -> None:
        """Others sit here now: who is connected to a seat no longer theirs is told no more.

        Nor is anybody asked for leave any more where somebody else decides: who agreed may be gone,
        who came was never asked, and who asked could not withdraw it. Must agree with the store.
        """
        for listener in self.listeners:
            was, now = self.seats.get(listener.seat), seats.get(listener.seat)
            if was is not None and (now is None or now.token_hash != was.token_hash):
                listener.is_gone = True
        if any(_is_other(self.seats.get(seat), seats.get(seat)) for seat in self.seats | seats):
            self.asking = None
        self.seats = seats

    def free_seats(self) -> list[int]:
        return [seat for seat in range(self.stored.setup.seats) if seat not in self.seats]

    # Commands

    def known(self, seat: int, asked: Command) -> StoredCommand | None:
        """This very command, where it was carried out already; refuses another of its key.

        The same move at another version is another command: whoever were answered with the old one
        would take it for the version they asked for.
        """
        known = self.commands.get(asked.key)
        if known is None:
            return None
        this = (asked.after + 1, seat, *_as_stored(asked))
        if (known.seq, known.seat, known.kind, known.play) != this:
            raise Refusal("key-taken")
        return known

    def last_answer(self, command: StoredCommand) -> bytes | None:
        """The answer that a command has had, if it was the last of its seat."""
        key, answer = self._answers.get(command.seat, ("", b""))
        return answer if key == command.key else None

    def perform(self, seat: int, asked: Command, is_agreed: bool = False) -> StoredCommand:
        """Carry out a new command, for the store to append; raises Refusal, changing nothing.

        The order of the checks matters: `move-illegal` names legal moves, which only the seat to
        act may know.
        """
        self.check_version(seat, asked.after)
        if isinstance(asked, Undo):
            return self._take_back(seat, asked, is_agreed)
        if self.match.is_over():
            raise IllegalMove("match-over")
        free = self.free_seats()
        if free:
            raise Refusal("seats-open", {"open": len(free)})
        actor = self.to_act()
        if seat != actor:
            raise Refusal("turn-other", {"seat": actor + 1})
        events = self.match.play_text(asked.play)
        self.journal.append(events)
        outcomes = last_outcomes(self.match)
        return StoredCommand(self.version, asked.key, seat, asked.play, outcomes)

    def check_version(self, seat: int, after: int) -> None:
        """Refuse a command that was given at another version than the newest."""
        if after != self.version:
            args: Args = {"after": after, "version": self.version}
            raise Stale(args, self.message(seat))

    def _take_back(self, seat: int, asked: Undo, is_agreed: bool) -> StoredCommand:
        reach = self.undo_reach(seat, is_agreed)
        if asked.undo > reach:
            raise Refusal("undo-nothing")
        self.take_back(seat, asked.undo)
        return StoredCommand(self.version, asked.key, seat, str(asked.undo), [], UNDO)

    def take_back(self, seat: int, steps: int) -> None:
        """An undo that may be, or that the store says was: one more version."""
        for _ in range(steps):
            self.match.undo(others_agree=True)
        self.journal.append([Event(TAKEN_BACK, {"seat": seat + 1, "steps": steps})])

    def undo_reach(self, seat: int, others_agree: bool = False) -> int:
        """How many steps a seat may take back. The last it takes back must be its own move.

        None after the end: the record is open then, and whoever read it would know too much.
        """
        if self.match.is_over():
            return 0
        steps = self.match.steps
        reach = self.match.undo_reach(others_agree or not self.others(seat))
        while reach > 0 and steps[-reach].seat != seat:
            reach -= 1
        return reach

    def others(self, seat: int) -> list[int]:
        """The seats whose people must be asked: bots agree to anything."""
        return [other for other, who in self.seats.items() if other != seat and who.is_at_table()]

    def answer(self, command: StoredCommand) -> bytes:
        """What its giver is told of the newest command, once it is on the disk."""
        return self.message(command.seat, command.seq - 1, command.key)

    def acknowledge(self, command: StoredCommand, answer: bytes) -> None:
        """The newest command is on the disk now."""
        self.commands[command.key] = command
        self.asking = None
        self._answers[command.seat] = (command.key, answer)

    def result(self) -> str:
        """The result as a record has it; '' while the match goes on."""
        result = self.match.result()
        return "" if result is None else result.text()

    # Bots

    def bot_to_act(self) -> str:
        """The level of the bot that is to act; '' where a person is, or nobody may yet."""
        seat = self.to_act()
        if seat == NOBODY or seat not in self.seats or self.free_seats():
            return ""
        return self.seats[seat].bot

    def prepared_answer(self) -> str:
        """What the bot to act does in a lesson; '' where nothing is prepared, and it thinks."""
        return answer_in_lesson(self.match, self.stored.seed)

    def position_for(self, seat: int, generator: Generator) -> str:
        """A guess of the table as text: all that a bot in this seat is ever handed."""
        guess = self.match.state.guess(seat, generator)
        return self.match.game.write_position(guess)

    # Showing

    def message(self, seat: int, after: int | None = None, key: str = "") -> bytes:
        """The one message down, with the events since version `after`.

        What a seat may not know never comes near it. The view is built by the game for this seat;
        the moves are those of the seat to act, told to nobody else; events are left out that are
        for another seat only.
        """
        match = self.match
        is_acting = seat != NOBODY and self.to_act() == seat
        moves = match.move_texts() if is_acting else []
        batches = [] if after is None else self._batches(seat, after)
        events = [event for batch in batches for event in batch]
        told = Message(self.version, match.state.view(seat), moves, events, key)
        if after is not None and not key:
            givers = [command.seat + 1 for command in self.commands.values()][after:]
            told.commands = [Told(*one) for one in zip(givers, map(len, batches), strict=True)]
        if seat != NOBODY and match.undo_reach(others_agree=True):
            told.undo = self.undo_reach(seat)
            told.undo_asking = self.undo_reach(seat, others_agree=True)
        told.lesson = made_of_lesson(match, self.stored.seed)
        result = match.result()
        if result is not None:
            told.result = Ending(result.scores, result.reason, result.breakdown)
        return write(told)

    def _batches(self, seat: int, after: int) -> list[list[View]]:
        """What each command since a version brought, as far as a seat may know of it."""
        return [
            [event.plain() for event in events if event.only_for in (NOBODY, seat)]
            for events in self.journal[after:]
        ]

    def info(self) -> RoomInfo:
        setup = self.stored.setup
        asking = self.asking
        return RoomInfo(
            room=self.id,
            game=setup.game,
            edition=setup.edition,
            options=setup.options,
            switches=setup.switches,
            commitment=self.stored.commitment,
            chairs=[self._chair(seat) for seat in range(setup.seats)],
            version=self.version,
            over=self.match.is_over(),
            acting=self.to_act() + 1,
            public=self.stored.is_public,
            daily=self.stored.daily,
            lesson=self.is_lesson(),
            asking=None if asking is None else _asked(asking),
            signs=sorted(self.signs.values(), key=lambda sign: sign.number),
            next=self.next,
        )

    def _chair(self, seat: int) -> Chair:
        who = self.seats.get(seat)
        if who is None:
            return Chair(seat + 1, "", False, False)
        is_here = any(listener.seat == seat for listener in self.listeners)
        is_here = is_here or any(seat in seats for seats in self.elsewhere.values())
        person = who.is_person()
        return Chair(seat + 1, who.name, True, is_here, who.bot, person, who.hints)

    def links(self) -> Links:
        """For those who sit here. The deal of the day is for each alone."""
        if self.stored.daily:
            return Links("", "")
        return Links(self.stored.join_secret, self.stored.watch_secret)

    def tell(self, people_changed: bool = False) -> None:
        """Wake everyone who is connected."""
        for listener in self.listeners:
            if people_changed:
                listener.sent_people = False
            listener.wake.set()


def last_outcomes(match: Match) -> list[str]:
    """What chance gave to the last move, as text."""
    return [write_outcome(match.game, outcome) for outcome in match.steps[-1].outcomes]


def _is_other(before: StoredSeat | None, after: StoredSeat | None) -> bool:
    """Whether somebody else decides in a chair than before."""
    if before is None or after is None:
        return before is not after
    return after.is_played_otherwise(before)


def _as_stored(asked: Command) -> tuple[str, str]:
    return (UNDO, str(asked.undo)) if isinstance(asked, Undo) else (PLAY, asked.play)


def _asked(asking: Asking) -> Asked:
    agreed = [seat + 1 for seat in asking.agreed]
    return Asked(asking.seat + 1, asking.steps, asking.version, agreed)
