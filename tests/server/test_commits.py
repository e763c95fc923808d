"""Many commands in one commit: all of them kept, and nobody pays for another's mistake."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest
import sqlalchemy as sa

from carpathia.engine.errors import Refusal
from carpathia.server.commits import Commits
from carpathia.server.store import Store
from carpathia.server.stored import Asking, StoredCommand
from carpathia.server.transactions import Conflict
from tests.server.house import House


def command(seq: int, key: str = "") -> StoredCommand:
    return StoredCommand(seq, key or f"command-{seq}", 0, "lift", [])


def kept(store: Store, room: str) -> list[str]:
    found = store.load(room)
    assert found is not None
    return [one.key for one in found.commands]


def count_commits(house: House) -> list[object]:
    """Grows by one at each commit from now on."""
    found: list[object] = []
    sa.event.listen(house.database.engine, "commit", found.append)
    return found


def test_what_comes_together_is_one_commit(house: House) -> None:
    rooms = [house.create()["room"] for _ in range(3)]
    commits = count_commits(house)
    writes = [partial(house.store.append, room, command(1)) for room in rooms]
    assert house.store.together(writes) == [None, None, None]
    assert len(commits) == 1
    assert [kept(house.store, room) for room in rooms] == [["command-1"]] * 3


def said_to(house: House) -> list[str]:
    """Grows by the first word of each statement from now on."""
    found: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_rest: object) -> None:
        found.append(statement.split()[0])

    sa.event.listen(house.database.engine, "before_cursor_execute", note)
    return found


def test_moves_are_one_statement_however_many_which_is_its_own_commit(house: House) -> None:
    store = Store(house.database.engine)
    rooms = [house.create()["room"] for _ in range(3)]
    play = "quotes \" and ' and \\ and \u00e9\n"

    def write() -> list[list[str]]:
        store.keep_connection()
        told = []
        for seq, some in ((1, rooms), (2, rooms[:1])):
            said = said_to(house)
            one = StoredCommand(seq, f"command-{seq}", 0, play, ["a 1", "b"])
            writes = [partial(store.append, room, one, was_asking=False) for room in some]
            assert store.together(writes) == [None for _ in some]
            told.append(list(said))
        store.give_back()
        return told

    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(write).result() == [["INSERT"], ["INSERT"]]
    found = store.load(rooms[0])
    assert found is not None
    assert [(one.seq, one.seat, one.play, one.outcomes) for one in found.commands] == [
        (seq, 0, play, ["a 1", "b"]) for seq in (1, 2)
    ]
    assert [kept(store, room) for room in rooms[1:]] == [["command-1"]] * 2


def test_moves_and_what_else_there_is_are_one_commit_or_none(house: House) -> None:
    one, two = (house.create()["room"] for _ in range(2))
    move = partial(house.store.append, one, command(1), was_asking=False)
    ask = partial(house.store.ask, two, None, Asking(0, 1, 0, "asking-1"))
    commits, said = count_commits(house), said_to(house)
    assert house.store.together([move, ask]) == [None, None]
    assert (len(commits), said) == (1, ["BEGIN", "UPDATE", "INSERT"])
    again = partial(house.store.append, one, command(2), was_asking=False)
    assert [type(went) for went in house.store.together([again, ask])] == [type(None), Conflict]
    assert kept(house.store, one) == ["command-1", "command-2"]


def test_one_that_cannot_be_kept_does_not_take_the_others_with_it(house: House) -> None:
    one, two = (house.create()["room"] for _ in range(2))
    house.store.append(one, command(1))
    writes = [
        partial(house.store.append, two, command(1)),
        partial(house.store.append, one, command(1, "too-late")),
        partial(house.store.append, two, command(2)),
    ]
    first, second, third = house.store.together(writes)
    assert first is third is None
    assert isinstance(second, Conflict)
    assert kept(house.store, one) == ["command-1"]
    assert kept(house.store, two) == ["command-1", "command-2"]


def test_a_commit_that_fails_is_told_to_everyone_in_it(house: House) -> None:
    rooms = [house.create()["room"] for _ in range(2)]

    def full(_connection: sa.Connection) -> None:
        raise sa.exc.OperationalError("COMMIT", {}, Exception("database or disk is full"))

    sa.event.listen(house.database.engine, "commit", full)
    found = house.store.together([partial(house.store.append, room, command(1)) for room in rooms])
    sa.event.remove(house.database.engine, "commit", full)
    assert all(isinstance(error, Refusal) and error.key == "store-failed" for error in found)
    assert [kept(house.store, room) for room in rooms] == [[], []]


def fails(house: House, why: Exception, tries: list[object]) -> Callable[[sa.Connection], None]:
    """Have the next transaction fail as it begins; it notes each try."""

    def fail(connection: sa.Connection) -> None:
        tries.append(connection)
        if len(tries) == 1:
            raise sa.exc.OperationalError("BEGIN IMMEDIATE", {}, why)

    sa.event.listen(house.database.engine, "begin", fail)
    return fail


def test_a_locked_database_is_waited_for_once_by_all_who_write_together(house: House) -> None:
    rooms = [house.create()["room"] for _ in range(3)]
    tries: list[object] = []
    fail = fails(house, Exception("database is locked"), tries)
    found = house.store.together([partial(house.store.append, room, command(1)) for room in rooms])
    sa.event.remove(house.database.engine, "begin", fail)
    assert len(tries) == 1
    assert [str(error) for error in found] == ["store-failed"] * 3


def test_of_two_who_waited_for_each_other_one_tries_again(house: House) -> None:
    class Deadlock(Exception):
        sqlstate = "40P01"  # as psycopg tells it

    rooms = [house.create()["room"] for _ in range(2)]
    fail = fails(house, Deadlock(), [])
    found = house.store.together([partial(house.store.append, room, command(1)) for room in rooms])
    sa.event.remove(house.database.engine, "begin", fail)
    assert found == [None, None]


def test_while_one_commit_runs_the_next_ones_gather(house: House) -> None:
    """Nobody is told before the commit is through, and all who waited go in one."""
    batches: list[int] = []
    is_let_go = threading.Event()

    class Slow(Store):
        def together(self, writes: Sequence[Callable[[], None]]) -> list[Exception | None]:
            batches.append(len(writes))
            assert is_let_go.wait(10)
            return [None if number else Conflict() for number, _ in enumerate(writes)]

    async def play() -> None:
        with ThreadPoolExecutor(1) as thread:
            commits = Commits(Slow(house.database.engine), thread)
            first = asyncio.create_task(commits.keep(lambda: None))
            await asyncio.sleep(0.05)
            others = [asyncio.create_task(commits.keep(lambda: None)) for _ in range(5)]
            others[4].cancel()
            await asyncio.sleep(0.05)
            assert not any(task.done() for task in (first, *others[:4]))
            is_let_go.set()
            found = await asyncio.gather(first, *others, return_exceptions=True)
            kinds = [type(error) for error in found]
            quiet = type(None)
            assert kinds == [Conflict, Conflict, quiet, quiet, quiet, asyncio.CancelledError]

    asyncio.run(play())
    assert batches == [1, 4]


def test_a_defect_reaches_whoever_waits_and_the_next_commit_goes_on(house: House) -> None:
    async def play() -> None:
        with ThreadPoolExecutor(1) as thread:
            commits = Commits(house.store, thread)

            for defect in (ZeroDivisionError, GeneratorExit):

                def broken(defect: type[BaseException] = defect) -> None:
                    raise defect

                with pytest.raises(defect):
                    await commits.keep(broken)
                await commits.keep(lambda: None)

    asyncio.run(play())


def test_who_writes_often_keeps_a_connection_until_something_goes_wrong_on_it(
    house: House,
) -> None:
    store = Store(house.database.engine)
    one = house.create()["room"]
    fetched: list[object] = []
    sa.event.listen(house.database.engine, "checkout", lambda *found: fetched.append(found))

    def write(seq: int, key: str = "") -> Exception | None:
        (went_wrong,) = store.together([partial(store.append, one, command(seq, key))])
        return went_wrong

    def write_often() -> list[int]:
        store.keep_connection()
        counts = []
        for seq, key in ((1, ""), (2, ""), (2, "too-late"), (3, ""), (4, "")):
            assert isinstance(write(seq, key), Conflict) == bool(key)
            counts.append(len(fetched))
        store.give_back()
        assert write(5) is None
        return [*counts, len(fetched)]

    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(write_often).result() == [1, 1, 1, 2, 2, 3]
    assert kept(store, one) == [f"command-{seq}" for seq in range(1, 6)]
