"""What is kept after matches: standings and whose they are, days, imports, secrets.

All methods block; they are called on the store's threads. Players are known by a hash only.
"""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import sqlalchemy as sa

from carpathia.server.days import now, today
from carpathia.server.lessons import MARK
from carpathia.server.shelf import Row, Shelf, can_be_kept
from carpathia.server.store import Store
from carpathia.server.tables import (
    COMMANDS,
    DAILIES,
    IMPORTS,
    JUDGEMENTS,
    MATCHES,
    REVIEWS,
    SEATS,
    SECRETS,
    STANDINGS,
)
from carpathia.server.transactions import Conflict

_HERE: Final = sa.and_(SEATS.c.match == STANDINGS.c.match, SEATS.c.seat == STANDINGS.c.seat)


class Archive:
    """The shelves behind the tables."""

    def __init__(self, store: Store) -> None:
        self._shelf: Final = Shelf(store)

    # Standings

    def ended(self, match: str) -> int | None:
        """When a match ended, if it did."""
        found = self._shelf.read(sa.select(MATCHES.c.ended).where(MATCHES.c.id == match))
        return found[0]["ended"] if found else None

    def unfiled(self, most: int) -> list[str]:
        """Matches that ended and have no standings yet, the oldest first; lessons get none."""
        filed = sa.exists().where(STANDINGS.c.match == MATCHES.c.id)
        counts = sa.func.substr(MATCHES.c.seed, 1, len(MARK)) != MARK
        asked = sa.select(MATCHES.c.id).where(MATCHES.c.ended.is_not(None), ~filed, counts)
        rows = self._shelf.read(asked.order_by(MATCHES.c.ended, MATCHES.c.id).limit(most))
        return [row["id"] for row in rows]

    def file(self, standings: list[dict[str, object]]) -> None:
        """Keep how a match ended for each seat; Conflict where that is known already."""
        self._shelf.write(sa.insert(STANDINGS).values(standings))

    def leaders(self, wanted: sa.ColumnElement[bool], most: int) -> Sequence[Row]:
        """The best of each player, among the ranked standings that are wanted."""
        place = sa.func.row_number().over(
            partition_by=SEATS.c.player,
            order_by=(STANDINGS.c.score.desc(), STANDINGS.c.ended, STANDINGS.c.match),
        )
        every = (
            sa.select(STANDINGS, SEATS.c.name, SEATS.c.player, place.label("place"))
            .join(SEATS, _HERE)
            .where(wanted, STANDINGS.c.ranked, SEATS.c.player.is_not(None))
            .subquery()
        )
        best = sa.select(every).where(every.c.place == 1)
        order = (every.c.score.desc(), every.c.ended, every.c.match)
        return self._shelf.read(best.order_by(*order).limit(most))

    # Players

    def standings_of(self, player: bytes, most: int) -> Sequence[Row]:
        """How a browser's matches ended, the newest first."""
        asked = sa.select(STANDINGS).join(SEATS, _HERE).where(SEATS.c.player == player)
        order = (STANDINGS.c.ended.desc(), STANDINGS.c.match, STANDINGS.c.seat)
        return self._shelf.read(asked.order_by(*order).limit(most))

    def chairs_of(self, player: bytes) -> Sequence[Row]:
        """Every chair of a browser, with its match; the secrets of the room are left out."""
        columns = (MATCHES.c.game, MATCHES.c.edition, MATCHES.c.created, MATCHES.c.ended)
        mine = (SEATS.c.match, SEATS.c.seat, SEATS.c.name, SEATS.c.taken, SEATS.c.hints)
        more = (SEATS.c.bot, MATCHES.c.result, MATCHES.c.daily)
        asked = sa.select(*mine, *more, *columns).join(MATCHES, MATCHES.c.id == SEATS.c.match)
        order = (SEATS.c.taken, SEATS.c.match, SEATS.c.seat)
        return self._shelf.read(asked.where(SEATS.c.player == player).order_by(*order))

    def commands_of(self, player: bytes, matches: list[str]) -> Sequence[Row]:
        """What somebody did in some matches, in order: not what was done in their chair before
        they sat there, nor by a bot in their place.
        """
        here = sa.and_(SEATS.c.match == COMMANDS.c.match, SEATS.c.seat == COMMANDS.c.seat)
        here = sa.and_(here, COMMANDS.c.seq > SEATS.c.since, ~COMMANDS.c.key.startswith("bot:"))
        what = (COMMANDS.c.match, COMMANDS.c.seat, COMMANDS.c.seq, COMMANDS.c.kind)
        asked = sa.select(*what, COMMANDS.c.play, COMMANDS.c.played).join(SEATS, here)
        mine = asked.where(SEATS.c.player == player, COMMANDS.c.match.in_(matches))
        return self._shelf.read(mine.order_by(COMMANDS.c.match, COMMANDS.c.seq))

    def forget(self, player: bytes, matches: list[str]) -> None:
        """Nothing leads to this browser any more, and no table says its name.

        Other servers hear of the matches it was in.
        """
        mine = SEATS.c.player == player
        self._shelf.write(
            sa.update(SEATS).where(mine).values(player=None, name=""),
            sa.delete(DAILIES).where(DAILIES.c.player == player),
            changed=matches,
        )

    # Days

    def attempt(self, day: str, player: bytes) -> str:
        """The room of a browser's attempt on a day; '' where there is none."""
        mine = sa.and_(DAILIES.c.day == day, DAILIES.c.player == player)
        found = self._shelf.read(sa.select(DAILIES.c.match).where(mine))
        return found[0]["match"] if found else ""

    def claim(self, day: str, player: bytes, match: str) -> str:
        """Note an attempt; the room of the first one counts, whoever noted it."""
        row = {"day": day, "player": player, "match": match}
        try:
            self._shelf.write(sa.insert(DAILIES).values(row))
        except Conflict:
            return self.attempt(day, player)
        return match

    def has_finished(self, day: str, player: bytes) -> bool:
        """Whether a browser has its attempt on a day behind it."""
        asked = sa.select(MATCHES.c.ended).join(DAILIES, DAILIES.c.match == MATCHES.c.id)
        mine = asked.where(DAILIES.c.day == day, DAILIES.c.player == player)
        return any(row["ended"] is not None for row in self._shelf.read(mine))

    def attempts(self, day: str) -> int:
        """How many have begun on a day."""
        asked = sa.select(sa.func.count().label("count")).select_from(DAILIES)
        count: int = self._shelf.read(asked.where(DAILIES.c.day == day))[0]["count"]
        return count

    def find_secret(self, name: str) -> bytes:
        """A secret of this server; nothing where none was made yet."""
        found = self._shelf.read(sa.select(SECRETS.c.value).where(SECRETS.c.name == name))
        return found[0]["value"] if found else b""

    def secret(self, name: str) -> bytes:
        """A secret of this server, made when it is first needed."""
        if not self.find_secret(name):
            row = {"name": name, "value": secrets.token_bytes(32)}
            with suppress(Conflict):  # another server made one: that one counts
                self._shelf.write(sa.insert(SECRETS).values(row))
        return self.find_secret(name)

    # Imports

    def imported(self, name: str) -> Row | None:
        if not can_be_kept(name):
            return None
        found = self._shelf.read(sa.select(IMPORTS).where(IMPORTS.c.id == name))
        return found[0] if found else None

    def keep_import(self, name: str, record: str, proof: str) -> None:
        """Keep a record; the same one again is no other."""
        row = {"id": name, "record": record, "proof": proof, "created": now(), "looked": now()}
        with suppress(Conflict):
            self._shelf.write(sa.insert(IMPORTS).values(row))

    def note_look(self, name: str) -> None:
        """Somebody looks at an import today."""
        self._shelf.write(sa.update(IMPORTS).where(IMPORTS.c.id == name).values(looked=now()))

    def clear_imports(self, since: int) -> None:
        """Away with imports that nobody has looked at since then, and with their reviews."""
        is_old = IMPORTS.c.looked < since
        old = sa.select(IMPORTS.c.id).where(is_old)
        self._shelf.write(
            sa.delete(JUDGEMENTS).where(JUDGEMENTS.c.match.in_(old)),
            sa.delete(REVIEWS).where(REVIEWS.c.match.in_(old)),
            sa.delete(IMPORTS).where(is_old),
        )


def of_day(day: str) -> sa.ColumnElement[bool]:
    """The standings of a daily deal."""
    return STANDINGS.c.daily == day


def of_crew(
    game: str, seats: int, crew: str = "", edition: str = "", is_clean: bool = False
) -> sa.ColumnElement[bool]:
    """The standings of a game, of one crew member or of all; today's daily deal is no part of it,
    for its scores are shown to those only who have played it.
    """
    wanted = sa.and_(STANDINGS.c.game == game, STANDINGS.c.seats == seats)
    wanted = sa.and_(wanted, sa.or_(STANDINGS.c.daily == "", STANDINGS.c.daily < today()))
    if crew:
        wanted = sa.and_(wanted, STANDINGS.c.crew == crew)
    if edition:
        wanted = sa.and_(wanted, STANDINGS.c.edition == edition)
    if is_clean:
        wanted = sa.and_(wanted, STANDINGS.c.assists == 0)
    return wanted
