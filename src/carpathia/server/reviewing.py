"""The review worker: after a match the search bot judges each decision, one task at a time.

Bots at tables come first: nothing is judged while one of them thinks. Matches that somebody waits
for come next; the others only when no bot has thought for a while, and the house has time to spare.
What is judged is kept, so a restart goes on where it was.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from carpathia.engine.errors import Refusal
from carpathia.engine.record import Record
from carpathia.server.judging import MOST_DECISIONS, Decision, Judgement, decisions_of
from carpathia.server.messages_replays import Judged, Review
from carpathia.server.replaying import Replays
from carpathia.server.reviews import Pending, Reviews, loss_of, turning_points
from carpathia.server.rooms import Rooms
from carpathia.server.thinking import Thinkers

PLAYOUTS = 400
QUIET = 30.0
"""Seconds without a thinking bot after which matches are judged that nobody waits for."""
BUSY = 0.25
"""The share of a core that this process uses where people at tables leave no time to spare."""
_LOOK: Final = 1.0
"""Seconds over which that is measured, or longer."""
_PATIENCE: Final = 3
"""Failures after which a review is given up."""
_MOST_TURNS: Final = 3
_LOG: Final = logging.getLogger(__name__)


class Reviewing:
    """One review at a time, one decision a task."""

    def __init__(
        self,
        rooms: Rooms,
        reviews: Reviews,
        replays: Replays,
        thinkers: Thinkers,
    ) -> None:
        self._rooms: Final = rooms
        self._reviews: Final = reviews
        self._replays: Final = replays
        self._thinkers: Final = thinkers
        self._wake: Final = asyncio.Event()
        self._open: _Open | None = None
        """The review that is being worked on."""
        self._failures: Final[dict[str, int]] = {}
        self._effort: Final = Effort()
        self._task: Final = asyncio.create_task(self._work())

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def note(self, match: str, is_wanted: bool) -> None:
        """Put a finished match on the list."""
        await self._rooms.to_its_end(self._note(match, is_wanted))

    async def show(self, match: str) -> Review:
        """How far a review is, and what it says so far."""
        pending = await self._rooms.in_thread(self._reviews.find, match)
        if pending is None:
            return Review("none", 0, 0, [], [])
        found = await self._rooms.in_thread(self._reviews.judgements, match)
        state = "done" if pending.done is not None else "waiting"
        total = len(found) if pending.decisions is None else pending.decisions
        turns = turning_points(found, _MOST_TURNS) if state == "done" else []
        return Review(state, len(found), total, [_judged(one) for one in found], turns)

    async def _note(self, match: str, is_wanted: bool) -> None:
        await self._rooms.write_alone(self._reviews.note, match, is_wanted)
        self._wake.set()

    # The worker

    async def _work(self) -> None:
        while not self._rooms.is_read_only:
            self._wake.clear()
            try:
                if not await self._judge_one():
                    with suppress(TimeoutError):
                        async with asyncio.timeout(QUIET):
                            await self._wake.wait()
            except Refusal as refusal:  # the store does not answer: later
                _LOG.warning("a review has to wait: %s", refusal.key)
                await asyncio.sleep(QUIET)

    async def _judge_one(self) -> bool:
        """Judge one decision of the first match on the list; False where there is none."""
        is_quiet = self._thinkers.quiet_for() >= QUIET and self._effort.share() < BUSY
        pending = await self._rooms.in_thread(self._reviews.next, not is_quiet)
        if pending is None:
            self._open = None
            return False
        began = time.monotonic()
        try:
            await self._go_on(pending)
        except Exception as error:  # noqa: BLE001 - one bad match must not stop the worker
            _LOG.warning("a review failed", exc_info=error)
            await self._failed(pending.match)
        if not pending.wanted:  # nobody waits: half of the time at most
            await asyncio.sleep(time.monotonic() - began)
        return True

    async def _failed(self, match: str) -> None:
        """Try again; after some failures what there is must do."""
        self._open = None
        failures = self._failures[match] = self._failures.get(match, 0) + 1
        if failures >= _PATIENCE:
            del self._failures[match]
            await self._rooms.write_alone(self._reviews.finish, match)

    async def _go_on(self, pending: Pending) -> None:
        if self._open is None or self._open.match != pending.match:
            self._open = await self._begin(pending)
        now = self._open
        if now.todo:
            judgement = await self._thinkers.judge(now.record.setup, now.todo[0], PLAYOUTS)
            await self._rooms.write_alone(self._reviews.judge, now.match, judgement)
            now.todo.pop(0)
        if not now.todo:
            await self._rooms.write_alone(self._reviews.finish, now.match)
            self._open = None

    async def _begin(self, pending: Pending) -> "_Open":
        match = pending.match
        record = await self._replays.record(match)
        decisions = await asyncio.to_thread(decisions_of, match, record)
        if len(decisions) > MOST_DECISIONS:
            decisions = []
        await self._rooms.write_alone(self._reviews.count, match, len(decisions))
        judged = await self._rooms.in_thread(self._reviews.judgements, match)
        done = {judgement.step for judgement in judged}
        return _Open(match, record, [one for one in decisions if one.step not in done])


class Effort:
    """How much of a core this process used lately. Whoever judges is another process."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        processor: Callable[[], float] = time.process_time,
    ) -> None:
        self._clock: Final = clock
        self._processor: Final = processor
        self._looked = clock()
        self._used = processor()
        self._share = 0.0

    def share(self) -> float:
        now, used = self._clock(), self._processor()
        if now - self._looked >= _LOOK:
            self._share = (used - self._used) / (now - self._looked)
            self._looked, self._used = now, used
        return self._share


class _Open:
    """A review that is being worked on."""

    def __init__(self, match: str, record: Record, todo: list[Decision]) -> None:
        self.match: Final = match
        self.record: Final = record
        self.todo: Final = todo


def _judged(one: Judgement) -> Judged:
    return Judged(
        step=one.step,
        seat=one.seat + 1,
        played=one.played,
        best=one.best,
        before=one.before,
        expected_best=one.expected_best,
        expected_played=one.expected_played,
        loss=loss_of(one),
    )
