"""Reviews: made from what a seat knew, the same every time, resumed after a restart, last in line."""

import asyncio
import math
import time
from pathlib import Path
from typing import Any

import pytest

from carpathia.engine.errors import Refusal
from carpathia.engine.generator import Generator
from carpathia.engine.match import Replay
from carpathia.engine.record import Record, read_record
from carpathia.games import GAME_NAMES, open_game
from carpathia.server.database import open_database
from carpathia.server.judging import Decision, Judgement, decisions_of, judge_move
from carpathia.server.messages_replays import Turn
from carpathia.server.reviewing import Effort
from carpathia.server.reviews import Reviews, turning_points
from carpathia.server.store import Store
from carpathia.server.thinking import Thinkers
from tests.server.afterwards import Browser, alone
from tests.server.house import House
from tests.server.test_replays import KEPT


def record_of(game: str) -> Record:
    file = next(file for file in KEPT if file.parent.name == game)
    return read_record(file.read_text("utf-8"))


def wait_for_review(house: House, name: str, judged: int = 0) -> dict[str, Any]:
    """A review that is done, or has at least so many decisions judged."""
    until = time.monotonic() + 90
    while time.monotonic() < until:
        told: dict[str, Any] = house.get(f"/api/g/{name}/review").json()
        if told["state"] == "done" or 0 < judged <= told["judged"]:
            return told
        time.sleep(0.05)
    raise AssertionError("nobody reviews")


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carpathia.server.reviewing.PLAYOUTS", 8)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_decision_is_judged_from_what_its_seat_knew(game: str) -> None:
    """The table that is handed to a worker is a guess: twins of the truth give the same one."""
    record = record_of(game)
    decisions = {decision.step: decision for decision in decisions_of("room", record)}
    replay = Replay(open_game(record.setup), record)
    match, hidden = replay.match, 0
    for step in range(1, min(60, len(record.entries))):
        decision = decisions.get(step)
        assert (decision is None) == (len(match.state.moves()) == 1)
        if decision is not None:
            assert decision.played == record.entries[step].text
            assert decision.seat == match.state.seat()
            twin = match.state.guess(decision.seat, Generator(step))
            guess = twin.guess(decision.seat, Generator(decision.seed))
            assert match.game.write_position(guess) == decision.position
            hidden += decision.position != match.game.write_position(match.state)
        replay.step()
    assert hidden > 0


@pytest.mark.parametrize("game", GAME_NAMES)
def test_the_same_decision_is_judged_the_same(game: str) -> None:
    record = record_of(game)
    decision = decisions_of("room", record)[5]
    again = decisions_of("room", record)[5]
    other = decisions_of("other room", record)[5]
    assert decision == again
    assert decision.seed != other.seed
    judged = judge_move(record.setup, decision, 40)
    assert judge_move(record.setup, again, 40) == judged
    assert (judged.step, judged.seat, judged.played) == (
        decision.step,
        decision.seat,
        decision.played,
    )


def test_a_blunder_costs_and_the_best_move_does_not() -> None:
    record = record_of("sos-titanic")
    decision = decisions_of("room", record)[0]
    game = open_game(record.setup)
    moves = [game.write(move) for move in game.read_position(decision.position).moves()]

    def judged(move: str) -> Judgement:
        chosen = Decision(decision.step, decision.seat, move, decision.position, decision.seed)
        return judge_move(record.setup, chosen, 60)

    every = [judged(move) for move in moves]
    best = every[0].best
    assert {judgement.best for judgement in every} == {best}
    own = judged(best)
    assert own.expected_best == own.expected_played
    worst = max(every, key=lambda one: one.expected_best - one.expected_played)
    assert worst.expected_best - worst.expected_played > 2.0


def test_turning_points_are_the_largest_losses_and_the_largest_luck() -> None:
    found = [
        Judgement(1, 0, "a", "a", 20.0, 20.0, 20.0),
        Judgement(3, 1, "a", "b", 5.0, 5.0, 1.0),
        Judgement(4, 0, "a", "b", 23.0, 23.0, 13.0),
        Judgement(6, 0, "a", "b", 12.0, 12.0, 11.5),
        Judgement(9, 0, "a", "b", 11.5, 11.0, 11.5),
    ]
    assert turning_points(found, 1) == [Turn(1, 1, "luck", 3.0), Turn(4, 1, "move", -10.0)]
    assert turning_points(found, 5) == [
        Turn(1, 1, "luck", 3.0),
        Turn(3, 2, "move", -4.0),
        Turn(4, 1, "luck", -1.0),
        Turn(4, 1, "move", -10.0),
        Turn(6, 1, "move", -0.5),
    ]
    assert turning_points([], 3) == []


@pytest.mark.usefixtures("hasty")
def test_a_review_is_asked_for_and_survives_a_restart(house: House) -> None:
    guest = alone(Browser(house))
    before = house.get(f"/api/g/{guest.room}/review").json()
    assert (before["judged"], before["decisions"]) == (0, [])
    assert house.post(f"/api/g/{guest.room}/review", {}).json()["state"] == "waiting"
    some = wait_for_review(house, guest.room, judged=2)["decisions"]
    house.restart()
    told = wait_for_review(house, guest.room)
    assert told["decisions"][: len(some)] == some
    record = read_record(house.get(f"/api/rooms/{guest.room}/record").text)
    wanted = decisions_of(guest.room, record)
    assert told["of"] == told["judged"] == len(wanted)
    assert [one["step"] for one in told["decisions"]] == [one.step for one in wanted]
    third = judge_move(record.setup, wanted[2], 8)
    assert told["decisions"][2]["best"] == third.best
    assert told["decisions"][2]["expected_best"] == third.expected_best
    assert {turn["step"] for turn in told["turns"]} <= {one.step for one in wanted}
    assert all(one["loss"] >= 0 for one in told["decisions"])


@pytest.mark.usefixtures("hasty")
def test_a_match_is_reviewed_unasked_when_all_is_quiet(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carpathia.server.reviewing.QUIET", 0.05)
    monkeypatch.setattr("carpathia.server.reviewing.BUSY", math.inf)  # these tests are
    guest = alone(Browser(house))
    house.get("/api/me")
    assert wait_for_review(house, guest.room)["state"] == "done"


@pytest.mark.usefixtures("hasty")
def test_a_busy_house_reviews_only_what_somebody_waits_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carpathia.server.reviewing.QUIET", 0.05)
    monkeypatch.setattr("carpathia.server.reviewing.BUSY", 0.0)
    guest = alone(Browser(house))
    time.sleep(1)
    reviews = Reviews(house.store)
    found = reviews.find(guest.room)
    assert found is not None
    assert found.done is found.decisions is None
    reviews.note(guest.room, is_wanted=True)
    assert wait_for_review(house, guest.room)["state"] == "done"


def test_how_busy_it_is_tells_the_processor() -> None:
    seconds, used = [10.0], [5.0]
    effort = Effort(lambda: seconds[0], lambda: used[0])
    shares = []
    for more, work in ((0.5, 0.5), (0.5, 0.0), (0.1, 0.1), (4.9, 4.4)):
        seconds[0] += more
        used[0] += work
        shares.append(round(effort.share(), 3))
    assert shares == [0.0, 0.5, 0.5, 0.9]


def test_nothing_is_judged_while_a_bot_has_to_think() -> None:
    async def judge() -> bool:
        thinkers = Thinkers(1)
        thinkers._thinking = 1
        record = record_of("titus")
        decision = decisions_of("room", record)[0]
        task = asyncio.create_task(thinkers.judge(record.setup, decision, 8))
        await asyncio.sleep(0.3)
        begun = thinkers._pool is not None
        assert thinkers.quiet_for() == 0.0
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return begun

    assert not asyncio.run(judge())


def test_those_that_somebody_waits_for_come_first(tmp_path: Path) -> None:
    database = open_database(tmp_path)  # without a server, which would take them up
    reviews = Reviews(Store(database.engine))
    reviews.note("one", is_wanted=False)
    assert reviews.next(only_wanted=True) is None
    reviews.note("two", is_wanted=True)
    found = reviews.next(only_wanted=False)
    assert found is not None
    assert found.match == "two"
    reviews.note("two", is_wanted=False)  # they still wait
    assert reviews.find("two") == found
    reviews.finish("two")
    assert reviews.next(only_wanted=True) is None
    reviews.note("one", is_wanted=True)
    found = reviews.next(only_wanted=True)
    assert found is not None
    assert found.match == "one"
    database.close()


def test_a_review_that_fails_does_not_stop_the_others(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise Refusal("thinking-failed")

    monkeypatch.setattr("carpathia.server.thinking.Thinkers.judge", broken)
    guest = alone(Browser(house))
    house.post(f"/api/g/{guest.room}/review", {})
    told = wait_for_review(house, guest.room)
    assert told["judged"] == 0
    assert Reviews(house.store).next(only_wanted=True) is None


def test_a_match_of_very_many_decisions_is_not_reviewed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carpathia.server.reviewing.MOST_DECISIONS", 3)
    guest = alone(Browser(house))
    house.post(f"/api/g/{guest.room}/review", {})
    told = wait_for_review(house, guest.room)
    assert (told["of"], told["decisions"], told["turns"]) == (0, [], [])
