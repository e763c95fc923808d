"""Bots whose thought fails, by the store or by a worker: they try again, and play on."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from carpathia.engine.errors import Refusal
from carpathia.engine.setup import Setup
from carpathia.server import bots
from carpathia.server.thinking import Thinkers, choose_move
from tests.server.cluster import Cluster
from tests.server.house import Guest, House
from tests.server.test_bad_days import LOCK, make_impatient


def wait_for(what: Callable[[], Any], seconds: float = 30.0) -> None:
    until = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < until, "it never came"
        time.sleep(0.02)


def sit_down(house: House, level: str = "gentle") -> Guest:
    """At a table where a bot is to act first."""
    return house.join(house.create("titus", 2, bots={1: level}))


def played(house: House, guest: Guest) -> int:
    """How many moves the store has: nobody looks at the table for this."""
    stored = house.store.load(guest.room)
    assert stored is not None
    return len(stored.commands)


class Worker:
    """Chooses moves at once, when it may, and fails as often as it is told to."""

    def __init__(self) -> None:
        self.failures: list[Exception] = []
        self.asked = 0
        self.may_answer = True

    async def choose(self, setup: Setup, position: str, level: str, _address: str) -> str:
        self.asked += 1
        while not self.may_answer:
            await asyncio.sleep(0.01)
        if self.failures:
            raise self.failures.pop()
        return choose_move(setup, position, level, 5)


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Worker:
    found = Worker()
    monkeypatch.setattr(Thinkers, "choose", lambda _, *args: found.choose(*args))
    return found


def test_a_thought_that_fails_is_thought_again_though_nobody_looks(
    house: House, worker: Worker, caplog: pytest.LogCaptureFixture
) -> None:
    worker.failures = [Refusal("thinking-failed"), ZeroDivisionError("a secret")]
    guest = sit_down(house)
    wait_for(lambda: played(house, guest))
    assert worker.asked >= 3
    told = [record.getMessage() for record in caplog.records if "bot" in record.getMessage()]
    assert told == ["a bot could not play", "a bot could not play: thinking-failed"]


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_a_bot_survives_that_a_worker_and_its_successor_are_killed(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    app: Any = house.client.app
    while not hasattr(app, "state"):
        app = app._app
    thinkers: Thinkers = app.state.staff.thinkers
    guest = sit_down(house, "strong")
    for _ in range(2):
        wait_for(lambda: thinkers._pool is not None and thinkers._pool._processes)
        pool = thinkers._pool
        assert pool is not None
        os.kill(next(iter(pool._processes)), signal.SIGKILL)
        wait_for(lambda pool=pool: thinkers._pool is not pool)  # type: ignore[misc]
    wait_for(lambda: played(house, guest))
    assert "a bot could not play: thinking-failed" in caplog.messages


@pytest.mark.parametrize("house", ["sqlite", "postgresql"], indirect=True)
def test_a_bot_survives_that_the_store_is_locked_for_a_moment(
    house: House, worker: Worker, caplog: pytest.LogCaptureFixture
) -> None:
    worker.may_answer = False
    guest = sit_down(house)
    wait_for(lambda: worker.asked)
    engine = house.database.engine
    make_impatient(engine)
    other = sa.create_engine(engine.url)
    with other.connect() as connection:
        connection.exec_driver_sql(LOCK[engine.dialect.name])
        worker.may_answer = True
        wait_for(lambda: "a bot could not play: store-failed" in caplog.messages)
    other.dispose()
    wait_for(lambda: played(house, guest))


def test_a_bot_survives_a_crash_of_postgresql(
    cluster: Cluster, url: str, worker: Worker, caplog: pytest.LogCaptureFixture
) -> None:
    house = House(Path(), place=url)
    worker.may_answer = False
    try:
        guest = sit_down(house)
        wait_for(lambda: worker.asked)
        cluster.stop(signal.SIGQUIT)
        try:
            worker.may_answer = True
            wait_for(lambda: "a bot could not play: store-failed" in caplog.messages)
        finally:
            cluster.start()
        wait_for(lambda: played(house, guest))
    finally:
        house.close()


# How long it rests


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    for rest in ("_SHORTEST", "_WATCHED"):
        monkeypatch.setattr(bots, rest, 60.0)


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("how", ["look", "poll", "socket"])
def test_a_bot_rests_less_long_when_somebody_comes(
    house: House, worker: Worker, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(bots, "_WATCHED", 0.1)
    worker.failures = [Refusal("thinking-failed")]
    guest = sit_down(house)
    wait_for(lambda: worker.asked == 1)
    time.sleep(0.5)
    assert (worker.asked, played(house, guest)) == (1, 0), "nobody came"
    if how == "look":
        guest.look()
    elif how == "poll":
        house.get(f"{guest.door}?after=0&wait=1", headers=guest.headers)
    else:
        with guest.socket() as socket:
            socket.receive_text()
    wait_for(lambda: played(house, guest), 10)


@pytest.mark.usefixtures("patient")
def test_whoever_looks_again_and_again_does_not_make_it_think_again_and_again(
    house: House, worker: Worker
) -> None:
    worker.failures = [Refusal("thinking-failed") for _ in range(100)]
    guest = sit_down(house)
    for _ in range(50):
        guest.look()
    assert worker.asked == 1


@pytest.mark.usefixtures("patient")
def test_a_bot_does_not_rest_when_the_table_moved_on(house: House, worker: Worker) -> None:
    worker.failures = [Refusal("thinking-failed")]
    one, two = house.table()
    one.ask("hand", bot="gentle")
    wait_for(lambda: worker.asked == 1)
    one.ask("hand", bot="")
    message = one.message()
    assert one.play(message["moves"][0], message["version"]).status_code == 200
    for guest in (one, two):
        guest.ask("hand", bot="gentle")
    wait_for(lambda: played(house, one) > 2, 10)


@pytest.mark.usefixtures("patient")
def test_a_bot_that_rests_does_not_hold_the_server_up(house: House, worker: Worker) -> None:
    worker.failures = [Refusal("thinking-failed")]
    sit_down(house)
    wait_for(lambda: worker.asked == 1)
    began = time.monotonic()
    house.restart()
    assert time.monotonic() - began < 40


def test_rests_grow_up_to_a_minute() -> None:
    rests = [bots.rest_after(failures) for failures in (0, 1, 2, 3, 10, 10_000)]
    assert rests == [0.5, 1.0, 2.0, 4.0, 60.0, 60.0]
