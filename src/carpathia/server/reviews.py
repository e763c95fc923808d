"""What is kept of reviews: which matches wait for one, and every decision that was judged."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec
import sqlalchemy as sa

from carpathia.server.days import now
from carpathia.server.judging import Judgement
from carpathia.server.messages_replays import Turn
from carpathia.server.shelf import Shelf
from carpathia.server.store import Store
from carpathia.server.tables import JUDGEMENTS, REVIEWS
from carpathia.server.transactions import Conflict


class Pending(msgspec.Struct, frozen=True):
    """A review on the list."""

    match: str
    wanted: bool
    decisions: int | None = None
    done: int | None = None


class Reviews:
    """The list and the judgements. All methods block."""

    def __init__(self, store: Store) -> None:
        self._shelf: Final = Shelf(store)

    def note(self, match: str, is_wanted: bool) -> None:
        """Put a match on the list; one that somebody waits for goes to its front."""
        row = {"match": match, "wanted": is_wanted, "asked": now()}
        try:
            self._shelf.write(sa.insert(REVIEWS).values(row))
        except Conflict:
            if is_wanted:
                this = REVIEWS.c.match == match
                self._shelf.write(sa.update(REVIEWS).where(this).values(wanted=True))

    def next(self, only_wanted: bool) -> Pending | None:
        """The review to go on with."""
        asked = sa.select(REVIEWS).where(REVIEWS.c.done.is_(None))
        if only_wanted:
            asked = asked.where(REVIEWS.c.wanted)
        order = (REVIEWS.c.wanted.desc(), REVIEWS.c.asked, REVIEWS.c.match)
        return self._first(asked.order_by(*order).limit(1))

    def find(self, match: str) -> Pending | None:
        return self._first(sa.select(REVIEWS).where(REVIEWS.c.match == match))

    def count(self, match: str, decisions: int) -> None:
        """Note how many decisions there are to judge."""
        this = REVIEWS.c.match == match
        self._shelf.write(sa.update(REVIEWS).where(this).values(decisions=decisions))

    def finish(self, match: str) -> None:
        this = REVIEWS.c.match == match
        self._shelf.write(sa.update(REVIEWS).where(this).values(done=now()))

    def judge(self, match: str, judgement: Judgement) -> None:
        """Keep a judgement; another server that judged the same came to the same."""
        row = msgspec.structs.asdict(judgement) | {"match": match}
        with suppress(Conflict):
            self._shelf.write(sa.insert(JUDGEMENTS).values(row))

    def judgements(self, match: str) -> list[Judgement]:
        asked = sa.select(JUDGEMENTS).where(JUDGEMENTS.c.match == match)
        rows = self._shelf.read(asked.order_by(JUDGEMENTS.c.step))
        names = Judgement.__struct_fields__
        return [Judgement(**{name: row[name] for name in names}) for row in rows]

    def _first(self, asked: sa.Select[tuple[object, ...]]) -> Pending | None:
        for row in self._shelf.read(asked):
            return Pending(row["match"], row["wanted"], row["decisions"], row["done"])
        return None


def loss_of(judgement: Judgement) -> float:
    return max(0.0, round(judgement.expected_best - judgement.expected_played, 3))


def turning_points(judgements: Sequence[Judgement], most: int) -> list[Turn]:
    """The largest losses by a move and the largest swings by luck, in the order they came.

    Luck is what lies between what a seat expected of its move and of its next decision: whatever
    was turned up, rolled, or done by the others.
    """
    turns: list[Turn] = []
    last: dict[int, Judgement] = {}
    for judgement in judgements:
        earlier = last.get(judgement.seat)
        if earlier is not None:
            swing = round(judgement.before - earlier.expected_played, 3)
            turns.append(Turn(earlier.step, judgement.seat + 1, "luck", swing))
        loss = loss_of(judgement)
        turns.append(Turn(judgement.step, judgement.seat + 1, "move", -loss))
        last[judgement.seat] = judgement
    found: list[Turn] = []
    for why in ("move", "luck"):
        of_kind = [turn for turn in turns if turn.why == why and turn.by != 0.0]
        of_kind.sort(key=lambda turn: (-abs(turn.by), turn.step))
        found += of_kind[:most]
    return sorted(found, key=lambda turn: (turn.step, turn.why))
