"""How the archive reads and writes: whole transactions, and the store's own refusals."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import sqlalchemy as sa

from carpathia.server.neighbours import News, tell
from carpathia.server.store import Store

Row = Mapping[str, Any]


class Shelf:
    """A database, to read from and to write to. All methods block, as the store's do."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    def read(self, asked: sa.Select[Any]) -> Sequence[Row]:
        with self._store.looking() as connection:
            return [row._asdict() for row in connection.execute(asked)]

    def write(
        self, *statements: sa.Insert | sa.Update | sa.Delete, changed: Sequence[str] = ()
    ) -> None:
        """All of it, on the disk when this returns, or nothing; Conflict: it is there already.

        Other servers hear of the rooms that were changed by it, if there are any.
        """
        with self._store.writing() as connection:
            for statement in statements:
                connection.execute(statement)
            for match in changed if self._store.is_shared else ():
                tell(connection, News(self._store.name, match, 0))


def can_be_kept(text: str) -> bool:
    """Whether a text may be asked for: PostgreSQL does not take every sign there is."""
    return text.isascii() and text.isprintable()
