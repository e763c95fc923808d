"""What is kept of matches: their set-up, who sits where, and every command, in order, once.

All methods block; `Rooms` calls them from threads of their own. A command that `append` returned
from is on the disk, unless it was called within `together`: then when that returned. Where several
servers share the database, every commit tells the others.
"""

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from carpathia.engine.errors import Refusal
from carpathia.engine.setup import Setup
from carpathia.server.neighbours import News, Whisper, tell
from carpathia.server.stored import (
    Asking,
    PublicRoom,
    Redeal,
    StoredCommand,
    StoredMatch,
    StoredRoom,
    StoredSeat,
)
from carpathia.server.tables import COMMANDS, MATCHES, SEATS, SECRETS
from carpathia.server.transactions import Conflict, Line, Transactions

_Statement = sa.Insert | sa.Update | sa.Delete
_Prepared = tuple[_Statement, Mapping[str, object]]
"""A statement that is made once, and what it is told each time."""
_Row = sa.Row[tuple[object, ...]]


# What every move writes. Made once: to make a statement takes five times as long as to run it.
_THIS: Final = MATCHES.c.id == sa.bindparam("this")
_APPEND: Final = sa.insert(COMMANDS)
_ASK_NO_MORE: Final = sa.update(MATCHES).where(_THIS, MATCHES.c.asking != "").values(asking="")
_END: Final = (
    sa.update(MATCHES)
    .where(_THIS)
    .values(ended=sa.bindparam("ended"), result=sa.bindparam("result"), asking="")
)
_PROBE: Final = "probe"
"""A secret that never is: written and taken away at once, to see whether anything can be."""


class Store(Transactions):
    """The database of a server."""

    # Rooms

    def create(self, match: StoredMatch, seats: list[StoredSeat], follows: str = "") -> None:
        """A new match and who sits there already; Conflict where `follows` has a rematch by now."""
        setup = match.setup
        row = {
            "id": match.id,
            "game": setup.game,
            "edition": setup.edition,
            "revision": match.revision,
            "seats": setup.seats,
            "options": _json(setup.options),
            "switches": _json(setup.switches),
            "seed": match.seed,
            "commitment": match.commitment,
            "deal": "\n".join(match.deal),
            "join_secret": match.join_secret,
            "watch_secret": match.watch_secret,
            "created": int(time.time()),
            "host_hash": match.host_hash,
            "public": match.is_public,
            "daily": match.daily,
        }
        statements: list[_Statement] = [sa.insert(MATCHES).values(row)]
        statements += [sa.insert(SEATS).values(_seat_row(match.id, seat)) for seat in seats]
        first = sa.and_(MATCHES.c.id == follows, MATCHES.c.next == "")
        claim = sa.update(MATCHES).where(first).values(next=match.id) if follows else None
        self._write(follows or match.id, *statements, claim=claim)

    def ask(self, match: str, before: Asking | None, after: Asking | None) -> None:
        """Note that somebody asks for leave, or no longer does; Conflict if that was not all."""
        self._write(match, claim=_ask(match, before, after))

    def public_rooms(self, most: int, since: int) -> list[PublicRoom]:
        """Public rooms not older than `since` with a free chair, the newest first."""
        taken = (
            sa.select(sa.func.count())
            .select_from(SEATS)
            .where(SEATS.c.match == MATCHES.c.id)
            .scalar_subquery()
        )
        asked = (
            sa.select(MATCHES, taken.label("taken"))
            .where(MATCHES.c.public, MATCHES.c.ended.is_(None), MATCHES.c.created >= since)
            .where(taken < MATCHES.c.seats)
            .order_by(MATCHES.c.created.desc(), MATCHES.c.id)
            .limit(most)
        )
        return [_public(row) for row in self._read(asked)]

    # Seats

    def take_seat(self, match: str, seat: StoredSeat) -> None:
        """Who asked for leave no longer does; raises Conflict where somebody else sits by now."""
        self._write(match, sa.insert(SEATS).values(_seat_row(match, seat)), _ask_no_more(match))

    def change_seat(
        self, match: str, before: StoredSeat, after: StoredSeat, redeal: Redeal | None = None
    ) -> None:
        """Another name, or a bot; Conflict where the seat is not as it was `before`.

        Where somebody else decides now, who asked for leave no longer does. A `redeal` is part of
        it; Conflict where something was played by now.
        """
        closing = [_ask_no_more(match)] if after.is_played_otherwise(before) else []
        self._write(match, *closing, *_deal_anew(redeal), claim=_change(match, before, after))

    def count_hint(self, match: str, before: StoredSeat, after: StoredSeat) -> None:
        """A hint of this seat and of the match; Conflict where it is not as it was `before`."""
        one_more = {"hints": MATCHES.c.hints + 1}
        counted = sa.update(MATCHES).where(MATCHES.c.id == match).values(one_more)
        self._write(match, counted, claim=_change(match, before, after))

    def free_seat(
        self, match: str, before: StoredSeat, new_join: str = "", redeal: Redeal | None = None
    ) -> None:
        """Nobody sits there any more, and with `new_join` the old join link is closed.

        Who asked for leave no longer does. Raises Conflict where it is not as it was `before`, or
        where the match cannot be dealt anew, as something was played by now.
        """
        closing: list[_Statement | _Prepared] = [_ask_no_more(match), *_deal_anew(redeal)]
        if new_join:
            this = MATCHES.c.id == match
            closing.append(sa.update(MATCHES).where(this).values(join_secret=new_join))
        self._write(match, *closing, claim=sa.delete(SEATS).where(_is_still(match, before)))

    # Commands

    def append(
        self,
        match: str,
        command: StoredCommand,
        result: str = "",
        was_asking: bool = True,
        agreed: Asking | None = None,
    ) -> None:
        """Keep a command for good; raises Conflict where its seq or key is there already.

        Whoever asked for leave no longer does, unless nobody did; a `result` says that the match is
        over. With `agreed` it is what they had leave for: Conflict where that is open no more, as
        somebody who agreed may have left by another server.
        """
        row = _command_row(match, command)
        if agreed is not None:
            self._write(match, (_APPEND, row), claim=_ask(match, agreed, None), version=command.seq)
        elif result:
            ended: dict[str, object] = {"this": match, "ended": row["played"], "result": result}
            self._write(match, (_APPEND, row), (_END, ended), version=command.seq)
        elif was_asking or self.is_shared:  # at another server somebody may have asked just now
            self._write(match, (_APPEND, row), _ask_no_more(match), version=command.seq)
        else:
            self.append_line(row)

    # Other servers

    def whisper(self, told: Whisper) -> None:
        """Tell the other servers something that is not kept."""
        with self.writing() as connection:
            tell(connection, told)

    # Reading

    def load(self, match: str, after: int = 0) -> StoredRoom | None:
        """A room as it stands, with the commands after a version; None: there is no such room."""
        if not match.isascii() or not match.isprintable():  # PostgreSQL would not even look
            return None
        with self.looking() as connection:
            return read_room(connection, match, after)

    def is_alive(self) -> bool:
        """Whether the database answers, and SQLite would let us write.

        Where the last write failed, whether one can be made now: on a full disk all else is well.
        """
        try:
            if self.failures.is_failing:
                with self.writing() as connection:
                    connection.execute(sa.insert(SECRETS).values(name=_PROBE, value=b""))
                    connection.execute(sa.delete(SECRETS).where(SECRETS.c.name == _PROBE))
            else:
                with self.engine.connect() as connection:
                    connection.execute(sa.select(sa.literal(1)))
        except (sa.exc.DBAPIError, Refusal):
            return False
        except Conflict:  # another server tries the same
            return True
        return True

    def _read(self, asked: sa.Select[Any]) -> Sequence[_Row]:
        with self.looking() as connection:
            return connection.execute(asked).all()

    def _write(
        self,
        match: str,
        *statements: _Statement | _Prepared,
        claim: sa.Update | sa.Delete | None = None,
        version: int = 0,
    ) -> None:
        """All of it in one transaction, on the disk when this returns; nothing of it otherwise.

        A `claim` must find its row as it was thought to be. Other servers hear of it by the commit
        itself.
        """
        with self.joining() as connection:
            if claim is not None and connection.execute(claim).rowcount == 0:
                raise Conflict
            for statement in statements:
                if isinstance(statement, tuple):
                    connection.execute(*statement)
                else:
                    connection.execute(statement)
            if self.is_shared:
                tell(connection, News(self.name, match, version))


def read_room(connection: sa.Connection, match: str, after: int = 0) -> StoredRoom | None:
    """A room as one transaction sees it; None where there is none of this name."""
    found = connection.execute(sa.select(MATCHES).where(MATCHES.c.id == match)).one_or_none()
    if found is None:
        return None
    seats = sa.select(SEATS).where(SEATS.c.match == match).order_by(SEATS.c.seat)
    later = sa.and_(COMMANDS.c.match == match, COMMANDS.c.seq > after)
    commands = sa.select(COMMANDS).where(later).order_by(COMMANDS.c.seq)
    return StoredRoom(
        _match(found),
        [_seat(row) for row in connection.execute(seats)],
        [_command(row) for row in connection.execute(commands)],
        _asking(found),
        found._mapping["next"],
    )


def _ask(match: str, before: Asking | None, after: Asking | None) -> sa.Update:
    still = sa.and_(MATCHES.c.id == match, MATCHES.c.asking == _asked(before))
    return sa.update(MATCHES).where(still).values(asking=_asked(after))


def _ask_no_more(match: str) -> _Prepared:
    return _ASK_NO_MORE, {"this": match}


def _change(match: str, before: StoredSeat, after: StoredSeat) -> sa.Update:
    changed = msgspec.structs.asdict(after)
    del changed["seat"]
    return sa.update(SEATS).where(_is_still(match, before)).values(changed)


def _is_still(match: str, seat: StoredSeat) -> sa.ColumnElement[bool]:
    """Whether a chair is as this server last saw it: another may have changed it since."""
    return sa.and_(
        SEATS.c.match == match,
        SEATS.c.seat == seat.seat,
        SEATS.c.token_hash.is_not_distinct_from(seat.token_hash),
        SEATS.c.name == seat.name,
        SEATS.c.bot == seat.bot,
        SEATS.c.hints == seat.hints,
    )


def _seat_row(match: str, seat: StoredSeat) -> dict[str, object]:
    row = msgspec.structs.asdict(seat)
    return {**row, "match": match, "taken": int(time.time())}


def _command_row(match: str, command: StoredCommand) -> Line:
    return {
        "match": match,
        "seq": command.seq,
        "key": command.key,
        "seat": command.seat,
        "play": command.play,
        "outcomes": "\n".join(command.outcomes),
        "played": int(time.time()),
        "kind": command.kind,
    }


def _deal_anew(redeal: Redeal | None) -> list[_Statement | _Prepared]:
    """The seq of its command decides who was first: whoever plays, or deals anew, elsewhere."""
    if redeal is None:
        return []
    match = redeal.match
    dealt = {
        "revision": match.revision,
        "seed": match.seed,
        "commitment": match.commitment,
        "deal": "\n".join(match.deal),
    }
    return [
        (_APPEND, _command_row(match.id, redeal.command)),
        sa.update(MATCHES).where(MATCHES.c.id == match.id).values(dealt),
    ]


def _match(row: _Row) -> StoredMatch:
    found = row._mapping
    setup = Setup(found["game"], found["edition"], found["seats"])
    setup.options = msgspec.json.decode(found["options"], type=dict[str, str])
    setup.switches = msgspec.json.decode(found["switches"], type=dict[str, bool])
    return StoredMatch(
        id=found["id"],
        setup=setup,
        revision=found["revision"],
        seed=found["seed"],
        commitment=found["commitment"],
        deal=_lines(found["deal"]),
        join_secret=found["join_secret"],
        watch_secret=found["watch_secret"],
        host_hash=found["host_hash"] or b"",
        is_public=found["public"],
        daily=found["daily"],
        hints=found["hints"],
    )


def _asking(row: _Row) -> Asking | None:
    text = row._mapping["asking"]
    return msgspec.json.decode(text, type=Asking) if text else None


def _asked(asking: Asking | None) -> str:
    return "" if asking is None else _json(asking)


def _seat(row: _Row) -> StoredSeat:
    found = row._mapping
    return StoredSeat(**{name: found[name] for name in StoredSeat.__struct_fields__})


def _command(row: _Row) -> StoredCommand:
    found = row._mapping
    outcomes = _lines(found["outcomes"])
    where = (found["seq"], found["key"], found["seat"])
    return StoredCommand(*where, found["play"], outcomes, found["kind"])


def _public(row: _Row) -> PublicRoom:
    found = row._mapping
    return PublicRoom(
        room=found["id"],
        game=found["game"],
        edition=found["edition"],
        seats=found["seats"],
        taken=found["taken"],
        join=found["join_secret"],
        created=found["created"],
    )


def _lines(text: str) -> list[str]:
    return text.split("\n") if text else []


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
