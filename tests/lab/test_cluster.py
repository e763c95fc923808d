"""A real cluster: a scheduler and several worker processes, one of which is killed at work."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import polars as pl
import pytest
from distributed import Client, Future
from polars.testing import assert_frame_equal

from carpathia.engine.errors import Refusal
from carpathia.engine.setup import Setup
from carpathia.lab import cluster
from carpathia.lab.cluster import share_over
from carpathia.lab.frames import frame_of
from carpathia.lab.rows import play_rows
from carpathia.lab.simulating import plan_simulation, simulate
from carpathia.lab.simulation import Simulation
from tests.server.cluster import free_port

_PATIENCE = 60.0
SIMULATION = plan_simulation(Setup("titus", "adlung", 2), ["greedy", "random"], 12, (), bytes(32))


class Cluster:
    """Started with Dask's own commands, as its users do."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.folder = folder
        self._stack = stack
        self.port = free_port()
        self.address = f"tcp://127.0.0.1:{self.port}"
        self.workers: list[subprocess.Popen[bytes]] = []
        self.scheduler = self._start("scheduler", "--host", "127.0.0.1", "--port", str(self.port))
        end = time.monotonic() + _PATIENCE
        while not _answers(self.port):
            assert time.monotonic() < end, (folder / "log").read_text()
            time.sleep(0.1)

    def add_worker(self) -> None:
        local = ("--local-directory", str(self.folder))
        few = ("--no-nanny", "--nthreads", "1")
        self.workers.append(self._start("worker", self.address, *few, *local))

    def _start(self, kind: str, *arguments: str) -> subprocess.Popen[bytes]:
        log = self._stack.enter_context((self.folder / "log").open("ab"))
        command = [sys.executable, "-m", "dask", kind, *arguments, "--no-dashboard"]
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder)
        self._stack.callback(process.wait, 30)
        self._stack.callback(process.kill)
        return process


def _answers(port: int) -> bool:
    with socket.socket() as door:
        return door.connect_ex(("127.0.0.1", port)) == 0


def be_patient(patch: pytest.MonkeyPatch) -> None:
    """A cluster may come up as slowly as everything else here."""
    for wait in ("_GATHERING", "_PATIENCE"):
        patch.setattr(cluster, wait, _PATIENCE)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with ExitStack() as stack:
        be_patient(stack.enter_context(pytest.MonkeyPatch.context()))
        found = Cluster(tmp_path_factory.mktemp("cluster"), stack)
        for _ in range(3):
            found.add_worker()
        yield found


def whole(simulation: Simulation, pieces: dict[int, pl.DataFrame]) -> pl.DataFrame:
    return pl.concat([pieces[start] for start in sorted(pieces)])


def test_a_worker_is_killed_in_the_middle_and_the_rows_are_the_same(running: Cluster) -> None:
    matches = SIMULATION.matches()
    pieces: dict[int, pl.DataFrame] = {}
    victim = running.workers[0]
    play = partial(play_rows, SIMULATION)
    with Client(running.address, set_as_default=False) as looker:
        looker.wait_for_workers(len(running.workers), _PATIENCE)
        (place,) = [at for at, process in looker.run(os.getpid).items() if process == victim.pid]
        os.kill(victim.pid, signal.SIGSTOP)  # what it is given it holds
        with closing(share_over(play, [range(matches)], running.address)) as shared:
            for piece, columns in shared:
                pieces[piece.start] = frame_of(SIMULATION, columns)
                if len(pieces) == 4:
                    assert looker.processing()[place], "it is killed with pieces in its hands"
                    os.kill(victim.pid, signal.SIGKILL)
                    assert victim.wait(10) == -signal.SIGKILL
    local = frame_of(SIMULATION, play_rows(SIMULATION, range(matches)))
    assert_frame_equal(whole(SIMULATION, pieces), local)


def test_a_notebook_can_use_the_cluster(running: Cluster) -> None:
    arguments = ("titus", ["random"], 6)
    there = simulate(*arguments, seed="night", cluster=running.address)
    assert_frame_equal(there, simulate(*arguments, seed="night", jobs=1))


def test_a_worker_with_another_carpathia_is_refused(
    running: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "__version__", "99")
    with pytest.raises(Refusal) as refused:
        simulate("titus", ["random"], 2, cluster=running.address)
    assert refused.value.key == "cluster-strangers"
    assert refused.value.words["version"] == "99"


def test_a_cluster_that_goes_away_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    be_patient(monkeypatch)
    monkeypatch.setattr(cluster, "_PATIENCE", 20.0)  # for so long it is hoped to come back
    with ExitStack() as stack:
        short = Cluster(tmp_path, stack)
        short.add_worker()
        play = partial(play_rows, SIMULATION)
        with closing(share_over(play, [range(SIMULATION.matches())], short.address)) as shared:
            next(shared)
            stack.close()
            with pytest.raises(Refusal) as refused:
                list(shared)
    assert refused.value.key == "cluster-lost"


def test_a_scheduler_that_is_killed_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its workers live on for a while, and Dask has another word for that."""
    be_patient(monkeypatch)
    monkeypatch.setattr(cluster, "_PATIENCE", 10.0)
    with ExitStack() as stack:
        short = Cluster(tmp_path, stack)
        for _ in range(2):
            short.add_worker()
        play = partial(play_rows, SIMULATION)
        with closing(share_over(play, [range(SIMULATION.matches())], short.address)) as shared:
            next(shared)
            short.scheduler.kill()
            with pytest.raises(Refusal) as refused:
                list(shared)
    assert refused.value.key == "cluster-lost"


def test_pieces_that_dask_gave_up_are_told_too(
    running: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it may come out as well when a scheduler is gone, by what it was doing just then."""

    def lose(pending: list[Future[object]], **_: object) -> SimpleNamespace:
        for future in pending:
            future.cancel()
        return SimpleNamespace(done=set(pending))

    monkeypatch.setattr(cluster, "wait", lose)
    with pytest.raises(Refusal) as refused:
        simulate("titus", ["random"], 4, cluster=running.address)
    assert refused.value.key == "cluster-lost"


def rest(_piece: range) -> None:
    time.sleep(600)


def test_workers_that_are_all_gone_are_not_waited_for_in_vain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    be_patient(monkeypatch)
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    with ExitStack() as stack:
        short = Cluster(tmp_path, stack)
        short.add_worker()
        (worker,) = short.workers
        killer = threading.Timer(8, worker.kill)
        killer.start()
        stack.callback(killer.cancel)
        connect = cluster._connect

        def connect_and_hurry(address: str) -> Client:
            found = connect(address)
            monkeypatch.setattr(cluster, "_GATHERING", 3)
            return found

        monkeypatch.setattr(cluster, "_connect", connect_and_hurry)
        with pytest.raises(Refusal) as refused:
            list(share_over(rest, [range(1)], short.address))
    assert refused.value.key == "cluster-empty"


def test_a_farewell_that_fails_changes_nothing(
    running: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    close: Callable[[Client], None] = Client.close

    def trip(client: Client, *_error: object) -> None:
        was_open = client.status != "closed"  # not one of a test before, of which rubbish is made
        close(client)
        if was_open:
            raise RuntimeError("Cannot change state of expiring Timeout")

    for name in ("close", "__exit__"):
        monkeypatch.setattr(Client, name, trip)
    there = simulate("titus", ["random"], 2, seed="night", cluster=running.address)
    assert_frame_equal(there, simulate("titus", ["random"], 2, seed="night", jobs=1))


def die(_piece: range) -> None:
    os._exit(1)


def test_a_piece_that_takes_its_workers_along_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    be_patient(monkeypatch)
    monkeypatch.setenv("DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES", "0")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    with ExitStack() as stack:
        short = Cluster(tmp_path, stack)
        short.add_worker()
        with pytest.raises(Refusal) as refused:
            list(share_over(die, [range(1)], short.address))
    assert refused.value.key == "cluster-killed"


@pytest.mark.parametrize(
    "address", ["", "here", "tcp://", "tcp://here", "tcp://here:x", "http://a:1"]
)
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(Refusal) as refused:
        simulate("titus", ["random"], 1, cluster=address)
    assert refused.value.key == "cluster-wrong"


def test_an_address_nobody_answers() -> None:
    with pytest.raises(Refusal) as refused:
        simulate("titus", ["random"], 1, cluster=f"tcp://127.0.0.1:{free_port()}")
    assert refused.value.key == "cluster-silent"


@pytest.mark.parametrize(
    "banner",
    [b"", b"SSH-2.0-OpenSSH_9.2\r\n", b"\x10" + bytes(7) + b"sixteen letters."],
    ids=["silent", "talks first", "nearly Dask"],
)
def test_an_address_where_something_else_listens(
    banner: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "_PATIENCE", 2)
    with socket.create_server(("127.0.0.1", 0)) as door, ExitStack() as guests:

        def receive() -> None:
            with suppress(OSError):  # the door is closed
                while True:
                    guests.enter_context(door.accept()[0]).sendall(banner)

        threading.Thread(target=receive, daemon=True).start()
        began = time.monotonic()
        with pytest.raises(Refusal) as refused:
            simulate("titus", ["random"], 1, cluster=f"tcp://127.0.0.1:{door.getsockname()[1]}")
        assert refused.value.key == "cluster-silent"
        assert time.monotonic() - began < 25
        door.shutdown(socket.SHUT_RDWR)


def test_a_scheduler_without_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    be_patient(monkeypatch)
    monkeypatch.setattr(cluster, "_GATHERING", 2)
    with ExitStack() as stack:
        idle = Cluster(tmp_path, stack)
        with pytest.raises(Refusal) as refused:
            simulate("titus", ["random"], 1, cluster=idle.address)
    assert refused.value.key == "cluster-empty"
