"""Where bots think: worker processes, handed a guess as text and nothing else.

A worker cannot peek: the true state never leaves the server's own process. It ends when the
server does, however that ends, and stands back where the tables need the cores. Where more is to
be thought about than there are workers, each address has its turn. Nothing that is imported here
may import the database or the doors: every worker would, before its first move.
"""

import asyncio
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from multiprocessing import connection, get_context, parent_process
from typing import Final, TypeVar, TypeVarTuple, Unpack

from carpathia.bots.making import LEVELS, make_bot, make_playbook
from carpathia.bots.search import Budget, Search
from carpathia.engine.errors import BadSetup, Refusal, nearest
from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.games import open_game
from carpathia.server.importing import CheckedRecord, check_record
from carpathia.server.judging import Decision, Judgement, judge_move
from carpathia.server.messages import Advice
from carpathia.server.tokens import new_number
from carpathia.server.turns import Turns

_HINT: Final = Budget(20_000, 1.0)
_MOST_ADVICE: Final = 5
_HINT_WITHIN: Final = 10.0
"""Seconds in which a hint is begun, or refused: whoever asked would not believe in it any more."""
_RANKS: Final = {level: rank for rank, level in enumerate(LEVELS)}
"""Of one address the gentlest bot thinks first: the stronger, the longer they think."""
_AWAITED: Final = _RANKS["steady"]
"""The rank of what somebody asked for."""
_LET_PASS: Final = 0.05
"""Seconds between two looks whether bots still think."""

_STANDING_BACK: Final = 10
"""Steps by which the system prefers the tables to whoever thinks."""

_Args = TypeVarTuple("_Args")
_Found = TypeVar("_Found")


class Thinkers:
    """The worker processes, started when somebody first has to think."""

    def __init__(self, workers: int = 0) -> None:
        """0 workers: one less than there are cores, so that the tables have one."""
        self._count: Final = workers or max(1, (os.cpu_count() or 1) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._turns: Final = Turns(self._count)
        self._thinking = 0
        """How many thoughts people wait for, begun or not."""
        self._last = time.monotonic()

    async def choose(self, setup: Setup, position: str, level: str, address: str = "") -> str:
        """The move of a bot of this level, which plays for whoever is at this address."""
        async with self._first(address, _RANKS.get(level, len(_RANKS))):
            return await self._ask(choose_move, setup, position, level, new_number())

    async def advise(
        self, setup: Setup, position: str, address: str = ""
    ) -> tuple[list[Advice], int]:
        """The best moves, with reasons, and how many play-outs they rest on; raises Refusal, and
        soon, where too much else is to be thought about.
        """
        async with self._first(address, _AWAITED, _HINT_WITHIN):
            return await self._ask(advise_move, setup, position, new_number())

    async def judge(self, setup: Setup, decision: Decision, playouts: int) -> Judgement:
        """What a decision was worth; it is begun only when no bot at a table has to wait for it."""
        while self._thinking >= self._count:
            await asyncio.sleep(_LET_PASS)
        async with self._turns.turn(""):
            return await self._ask(judge_move, setup, decision, playouts)

    async def check(self, text: str, address: str = "") -> CheckedRecord:
        """Whether a text is a record, and whether it proves its deal."""
        async with self._first(address, _AWAITED):
            return await self._ask(check_record, text)

    def quiet_for(self) -> float:
        """Seconds since people last waited for a thought."""
        return 0.0 if self._thinking else time.monotonic() - self._last

    @asynccontextmanager
    async def _first(
        self, address: str, rank: int, within: float | None = None
    ) -> AsyncIterator[None]:
        """A turn for what people wait for; raises Refusal if it does not come in time."""
        self._thinking += 1
        try:
            async with self._turns.turn(address, rank, within):
                yield
        except TimeoutError:
            raise Refusal("thinking-failed") from None
        finally:
            self._thinking -= 1
            self._last = time.monotonic()

    async def _ask(self, work: Callable[[Unpack[_Args]], _Found], *args: *_Args) -> _Found:
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._pool or self._start()
            try:
                return await loop.run_in_executor(pool, work, *args)
            except BrokenProcessPool:  # a worker was killed: the others are of no use then
                if self._pool is pool:
                    self._pool = None
        raise Refusal("thinking-failed")

    def _start(self) -> ProcessPoolExecutor:
        context = get_context("spawn")
        self._pool = ProcessPoolExecutor(self._count, context, initializer=_prepare)
        return self._pool

    def close(self) -> None:
        """Stop; what is thought about is not waited for."""
        self._turns.close()
        if self._pool is not None:
            for worker in list(self._pool._processes.values()):
                worker.terminate()
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def check_level(level: str) -> str:
    """A level people may choose; raises Refusal."""
    if level not in LEVELS:
        raise BadSetup("bot-unknown", {"bot": level[:60], "near": nearest(level, [*LEVELS])})
    return level


# In the workers


def choose_move(setup: Setup, position: str, level: str, seed: int) -> str:
    game = open_game(setup)
    known = game.read_position(position)
    return game.write(make_bot(level, setup.game).choose(known, Generator(seed)))


def advise_move(setup: Setup, position: str, seed: int) -> tuple[list[Advice], int]:
    game = open_game(setup)
    known = game.read_position(position)
    thought = Search(make_playbook(setup.game), _HINT).think(known, Generator(seed))
    advice = [
        Advice(
            game.write(option.move),
            int(option.visits),
            round(option.expected, 3),
            round(option.doubt, 4),
        )
        for option in thought.options[:_MOST_ADVICE]
    ]
    return advice, int(thought.playouts)


def _prepare() -> None:
    """Ctrl-C is the server's affair; and when the server is gone, so is its worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(_STANDING_BACK)
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
