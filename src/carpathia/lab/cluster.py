"""The same pieces on a Dask cluster: workers may come, go and die, the rows stay the same.

Scheduler and workers need Carpathia in the same version, and nothing of the extra `lab`.
"""

import asyncio
import concurrent.futures
import logging
import socket
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from typing import Final, TypeVar
from urllib.parse import urlsplit

from distributed import Client, Future, KilledWorker, Security, wait
from distributed.comm.core import CommClosedError, connect
from distributed.utils import LoopRunner

from carpathia import __version__
from carpathia.engine.errors import Refusal
from carpathia.lab.sharing import Numbers, play_piece

_PATIENCE: Final = 10
"""Seconds a scheduler has to answer."""
_GATHERING: Final = 30
"""Seconds it has to find its first worker."""
_SCHEMES: Final = ("tcp", "tls")
_AHEAD: Final = 2
"""Pieces handed out for each thread there is: one in work and one waiting."""

_LOST: Final = (
    OSError,
    CommClosedError,
    asyncio.CancelledError,
    concurrent.futures.CancelledError,
)
"""What Dask raises when the scheduler is gone, by what it was doing."""

Found = TypeVar("Found")
_Played = tuple[str, tuple[Found, float]]


def share_over(
    play: Callable[[range], Found], todo: Sequence[range], address: str
) -> Generator[tuple[range, Found], None, None]:
    """What `play` makes of each piece, in the order they get done; raises Refusal."""
    numbers = Numbers(todo)
    with _connected(address) as client:
        pending: dict[Future[_Played[Found]], range] = {}
        try:
            while numbers.are_left() or pending:
                most = _AHEAD * max(sum(client.nthreads().values()), 1)
                while numbers.are_left() and len(pending) < most:
                    piece = numbers.take()
                    pending[client.submit(_play_there, play, piece, pure=False)] = piece
                for future in _some_done(client, list(pending), address):
                    version, (found, seconds) = future.result()
                    _check_version(version, address)
                    piece = pending.pop(future)
                    numbers.learn(len(piece), seconds)
                    yield piece, found
        except _LOST:
            raise Refusal("cluster-lost", {"address": address}) from None
        except KilledWorker:  # Dask has tried it with several
            raise Refusal("cluster-killed", {"address": address}) from None
        except (ModuleNotFoundError, RuntimeError) as error:
            missing = error if isinstance(error, ModuleNotFoundError) else error.__cause__
            if not isinstance(missing, ModuleNotFoundError):
                raise
            raise _strangers(address, f"no module {missing.name}") from None
        finally:
            if pending and client.status == "running":
                client.cancel(list(pending))


def _some_done(
    client: Client, pending: list[Future[_Played[Found]]], address: str
) -> set[Future[_Played[Found]]]:
    """Wait for the first of them; raises Refusal when all workers are gone, and none comes."""
    while True:
        try:
            found = wait(pending, timeout=_GATHERING, return_when="FIRST_COMPLETED")
        except TimeoutError:
            if client.status == "running" and not client.nthreads():
                raise Refusal("cluster-empty", {"address": address}) from None
        else:
            return set(found.done)


def _play_there(play: Callable[[range], Found], piece: range) -> _Played[Found]:
    """Runs on a worker, and says which Carpathia that has."""
    return __version__, play_piece(play, piece)


def _check_version(version: str, address: str) -> None:
    if version != __version__:
        raise _strangers(address, version)


def _strangers(address: str, found: str) -> Refusal:
    words: dict[str, str | int] = {"address": address, "found": found, "version": __version__}
    return Refusal("cluster-strangers", words)


@contextmanager
def _connected(address: str) -> Iterator[Client]:
    client = _connect(address)
    try:
        yield client
    finally:
        # A client that lost its scheduler closes itself too, and then one closing may trip over
        # the other. What became of the games is known by now, and a farewell changes none of it.
        with suppress(Exception):
            client.close()


def _connect(address: str) -> Client:
    # Dask tells its own story on stderr; who asked for games is told in one sentence.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    _knock(address)
    try:
        client = Client(address, timeout=_PATIENCE)
    except (OSError, ValueError):  # a scheduler of some other version
        raise Refusal("cluster-silent", {"address": address}) from None
    try:
        client.wait_for_workers(1, timeout=_GATHERING)
    except TimeoutError:
        client.close()
        raise Refusal("cluster-empty", {"address": address}) from None
    return client


def _knock(address: str) -> None:
    """Whether a scheduler is there: a client of Dask takes long to say no, or waits for ever."""
    parts = urlsplit(address)
    try:
        place = (parts.hostname or "", parts.port or 0)
    except ValueError:  # a port that is no number
        place = ("", 0)
    if parts.scheme not in _SCHEMES or not all(place):
        raise Refusal("cluster-wrong", {"address": address})
    try:
        with closing(socket.create_connection(place, _PATIENCE)):
            pass
        LoopRunner(asynchronous=False).run_sync(_greet, address)
    except Exception:  # noqa: BLE001 - whatever Dask makes of what a stranger says
        raise Refusal("cluster-silent", {"address": address}) from None


async def _greet(address: str) -> None:
    """Exchange the first words with a scheduler; Dask itself sets no limit to waiting for them."""
    secrets = Security().get_connection_args("client")
    async with asyncio.timeout(_PATIENCE):
        met = await connect(address, _PATIENCE, **secrets)
    met.abort()
