"""The example that trains does learn something, in seconds; its files are what they should be."""

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from carpathia.lab.intervals import Estimate, Sample
from carpathia.lab.sitting import Player, play_out, stream_of
from examples.learning.exams import RIVALS, Exam
from examples.learning.networks import Chooser, load, new_chooser
from examples.learning.ppo import Learner, Pace
from examples.learning.practice import GAME, Lessons
from examples.train_sos_titanic import (
    HIDDEN,
    INTERRUPTED,
    QUICK,
    Course,
    Plan,
    compare,
    main,
    report,
    train,
)

SMALL = Plan(watched=2, rounds=2, matches=8, decisions=16, rounds_an_exam=2, deals=4, last_deals=4)


def test_a_quick_training_learns_to_play_far_better_than_by_lot(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--quick", "--out", str(tmp_path)]) == 0
    told = capsys.readouterr()
    assert f"{QUICK.last_deals} fresh deals" in told.out
    assert f"watched {QUICK.watched} of {QUICK.watched} matches" in told.err
    assert f"round {QUICK.rounds} of {QUICK.rounds}" in told.err
    assert "decisions a second" in told.err
    assert "0:00 left" in told.err
    learnt = load(tmp_path / "sos-titanic.npz")
    exam = Exam("deals that nobody has seen", 60)
    found = compare(learnt, exam)
    assert found["over random"].low > 5
    tables, moves = len(learnt.weights["tables"]), len(learnt.weights["moves"])
    untaught = new_chooser(np.random.default_rng(0), tables, moves, HIDDEN)
    assert found["learnt"].low > Sample(exam.scores(untaught)).mean_estimate().high
    picture = ElementTree.fromstring((tmp_path / "learning.svg").read_text("utf-8"))
    assert "greedy" in picture.attrib["aria-label"]
    assert {"learnt", "greedy", "random", "new"} <= set(picture.itertext())


def test_the_same_seed_makes_the_same_player() -> None:
    one, two = train(SMALL), train(SMALL)
    other = train(replace(SMALL, seed=7))
    for name, weights in one.best.weights.items():
        assert np.array_equal(weights, two.best.weights[name])
    assert not np.array_equal(one.best.weights["moves"], other.best.weights["moves"])
    assert one.exams == two.exams


def test_the_best_so_far_is_kept_not_the_last() -> None:
    course = train(SMALL)
    best = max(one.value for one in course.exams)
    scores = Exam(f"exam {SMALL.seed}", SMALL.deals).scores(course.best)
    assert sum(scores) / len(scores) == best


def test_ctrl_c_keeps_the_best_so_far(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    calls = []

    def interrupted(self: Learner, lessons: Lessons, pace: Pace) -> None:
        calls.append(pace)
        if len(calls) == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr(Learner, "learn", interrupted)
    monkeypatch.setattr("examples.train_sos_titanic.QUICK", replace(SMALL, rounds=5))
    assert main(["--quick", "--out", str(tmp_path)]) == INTERRUPTED
    assert "Cut short" in capsys.readouterr().out
    assert load(tmp_path / "sos-titanic.npz").weights.keys() == {"moves", "tables", "bias", "out"}
    assert (tmp_path / "learning.svg").exists()
    assert len(calls) == 3


def _interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def test_ctrl_c_while_watching_leaves_nobody_to_examine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Learner, "follow", _interrupt)
    monkeypatch.setattr("examples.train_sos_titanic.QUICK", SMALL)
    assert main(["--quick", "--out", str(tmp_path)]) == INTERRUPTED
    assert capsys.readouterr().out == "Stopped before it had learnt anything: nothing is kept.\n"
    assert list(tmp_path.iterdir()) == []


def test_a_second_ctrl_c_does_without_the_last_exam(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Learner, "learn", _interrupt)
    monkeypatch.setattr(Exam, "rivals", _interrupt)
    monkeypatch.setattr("examples.train_sos_titanic.QUICK", SMALL)
    assert main(["--quick", "--out", str(tmp_path)]) == INTERRUPTED
    player = tmp_path / "sos-titanic.npz"
    told = capsys.readouterr().out.splitlines()
    assert told[-1] == f"Stopped before the end of the last exam. The player is in {player}"
    assert list(tmp_path.iterdir()) == [player]


def test_rivals_play_the_very_deals_of_the_player() -> None:
    """Greedy, put before the player's deals, makes of them what it made as a rival."""
    exam = Exam("night", 5)
    scores = []
    for number in range(exam.deals):
        state, chance = exam.deal(number)
        stream = stream_of(exam.seed, number, 0, RIVALS, RIVALS.index("greedy"))
        greedy = Player(GAME, "greedy", stream)
        scores.append(play_out(state, chance, [greedy]).scores[0])
    assert exam.rivals()["greedy"] == scores


def test_what_is_not_better_is_not_called_better() -> None:
    course = Course(Chooser({}), matches=12_345, seconds=90.0, work=60.0)
    found = {name: Estimate(30.0, 29.0, 31.0) for name in ("random", "greedy", "learnt")}

    def told(gap: Estimate) -> str:
        return report(course, {**found, "over greedy": gap}, 50)

    assert "It beats greedy by 3.0 ± 2.0 points" in told(Estimate(3.0, 1.0, 5.0))
    assert "It does not beat greedy: 3.0 ± 2.0 points" in told(Estimate(-3.0, -5.0, -1.0))
    assert "cannot be told from greedy: +1.0 ± 2.0" in told(Estimate(1.0, -1.0, 3.0))
    assert "12,345 matches in 1.5 minutes, 1.0 of a processor" in told(Estimate(0.0, -1.0, 1.0))


@pytest.mark.parametrize(
    "wrong",
    [
        ["--rounds", "0"],
        ["--rounds", "many"],
        ["--seed", "-1"],
        ["--seed", "9" * 19],
        ["--seed", "night"],
    ],
)
def test_bad_wishes_are_refused_before_anything_is_done(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refusal:
        main(wrong)
    assert refusal.value.code == 2
    assert wrong[0] in capsys.readouterr().err.splitlines()[-1]


def test_a_folder_that_cannot_be_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SystemExit):
        main(["--out", str(tmp_path / "file")])
    assert "--out" in capsys.readouterr().err
