"""Whether a database is whole: the file, the schema, and every match as its seed dealt it."""

from collections.abc import Iterator
from typing import Final

import msgspec
import sqlalchemy as sa

from carpathia.engine.chance import commitment
from carpathia.engine.errors import Refusal
from carpathia.engine.match import verify
from carpathia.games import open_game
from carpathia.server.migrating import newest, revision_of
from carpathia.server.rebuilding import rebuild
from carpathia.server.store import read_room
from carpathia.server.stored import StoredRoom
from carpathia.server.tables import MATCHES


class Check:
    """What was looked at so far, and what is wrong with it."""

    def __init__(self) -> None:
        self.matches = 0
        self.moves = 0
        self.faults: Final[list[tuple[str, Refusal]]] = []
        """Each with the match it is about; '' where it is about none."""

    def run(self, connection: sa.Connection) -> Iterator[tuple[int, int]]:
        """Look at everything, yielding how many matches of how many are done.

        Raises Refusal where the schema is an older one, of which nothing can be said.
        """
        revision = revision_of(connection)
        if revision != newest():
            raise Refusal("database-older", {"revision": str(revision)})
        try:
            self._check_file(connection)
            names = list(connection.scalars(sa.select(MATCHES.c.id).order_by(MATCHES.c.id)))
            yield 0, len(names)
            for name in names:
                self._check_match(connection, name)
                yield self.matches, len(names)
        except sa.exc.DatabaseError as error:  # so broken that it cannot be read on
            self._note("", Refusal("database-damaged", {"why": str(error.orig)}))

    def _check_file(self, connection: sa.Connection) -> None:
        """What SQLite says of its file. PostgreSQL looks after its own."""
        if connection.dialect.name != "sqlite":
            return
        for (line,) in connection.exec_driver_sql("PRAGMA integrity_check"):
            if line != "ok":
                self._note("", Refusal("database-damaged", {"why": line}))
        for row in connection.exec_driver_sql("PRAGMA foreign_key_check"):
            self._note("", Refusal("database-damaged", {"why": f"{row[0]}: {row[2]}"}))

    def _check_match(self, connection: sa.Connection, name: str) -> None:
        self.matches += 1
        try:
            stored = read_room(connection, name)
            if stored is None:  # it was there, but its index does not know it
                raise Refusal("room-unknown")
            self.moves += _prove(stored)
        except Refusal as refusal:
            self._note(name, refusal)
        except (msgspec.MsgspecError, TypeError, ValueError) as error:  # not even options, a seed
            self._note(name, Refusal("database-damaged", {"why": str(error)}))

    def _note(self, name: str, refusal: Refusal) -> None:
        self.faults.append((name, refusal))


def _prove(stored: StoredRoom) -> int:
    """Replay a match and prove that its seed dealt it; the number of its moves."""
    kept = stored.match
    if commitment(kept.seed) != kept.commitment:
        raise Refusal("seed-false")
    for number, command in enumerate(stored.commands, 1):
        if command.seq != number:
            raise Refusal("commands-missing", {"number": number})
    match = rebuild(stored).match
    record = match.record()
    record.seeds = [kept.seed.hex()]  # a match that is not over does not open it of itself
    verify(open_game(kept.setup), record)
    return len(match.steps)
