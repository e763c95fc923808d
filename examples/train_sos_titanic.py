"""Teaches a small network to play SOS Titanic alone, on one processor, in minutes.

    pip install 'carpathia[environments]'
    python -m examples.train_sos_titanic            # from a clone
    python -m examples.train_sos_titanic --quick    # a taste, in seconds

It begins by watching `greedy`, then plays by itself in the vector environment, and learns by PPO
which legal move to choose (examples/learning). Every now and then it sits an exam, and the best
player so far is kept.
In the end that one plays fresh deals, and so do `random` and `greedy`. Ctrl-C ends the practice and
goes on to the end with the best so far, if there is one; a second Ctrl-C does without the last
exam. The same seed gives the same player on one machine.
"""

import argparse
import sys
import time
from copy import deepcopy
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

import numpy as np

from carpathia.lab.intervals import Estimate, Sample
from examples.learning.exams import RIVALS, Exam
from examples.learning.masters import Master
from examples.learning.networks import Chooser, new_chooser, new_valuer, save
from examples.learning.picture import draw_curve
from examples.learning.ppo import Learner, Pace
from examples.learning.practice import Practice

HIDDEN: Final = 64
WATCHING_RATE: Final = 2e-3
FIRST_RATE: Final = 1e-3
FIRST_CURIOSITY: Final = 0.02
THOUSAND: Final = 1000
MILLION: Final = 1_000_000
WATCHED_AT_ONCE: Final = 50
INTERRUPTED: Final = 130
SEEDS: Final = 10**18
"""Numbers there are to choose from: larger ones may not fit into 64 bits."""


@dataclass(frozen=True)
class Plan:
    """How much is practised, and how it is examined."""

    watched: int = 1500
    """Matches of greedy, before it plays itself."""
    rounds: int = 160
    matches: int = 128
    """Side by side."""
    decisions: int = 128
    """A round, of each match."""
    rounds_an_exam: int = 8
    deals: int = 300
    """An exam."""
    last_deals: int = 2000
    """Of the last one, on deals that nobody has seen."""
    seed: int = 1912


QUICK: Final = Plan(
    watched=100, rounds=6, matches=32, decisions=64, rounds_an_exam=6, deals=40, last_deals=60
)


@dataclass
class Course:
    """How the practice went."""

    best: Chooser
    stages: list[str] = field(default_factory=list)
    """Before each exam: nothing, then watching, then so many decisions of practice."""
    exams: list[Estimate] = field(default_factory=list)
    matches: int = 0
    seconds: float = 0.0
    work: float = 0.0
    """Seconds of the processor: the same on a machine that has more to do."""
    is_cut: bool = False

    def has_learnt(self) -> bool:
        """The first exam is sat by somebody who has learnt nothing yet."""
        return len(self.exams) > 1

    def sit(self, exam: Exam, chooser: Chooser, stage: str) -> None:
        """An exam; the best so far is kept."""
        found = Sample(exam.scores(chooser)).mean_estimate()
        if not self.exams or found.value > max(one.value for one in self.exams):
            self.best = deepcopy(chooser)
        self.stages.append(stage)
        self.exams.append(found)


def _short(number: int) -> str:
    """
    >>> _short(24_576), _short(2_621_440)
    ('25k', '2.6M')
    """
    if number >= MILLION:
        return f"{number / MILLION:.1f}M"
    return f"{number / THOUSAND:.0f}k"


def train(plan: Plan) -> Course:
    """Practise and sit exams; a Ctrl-C ends it, and what was best is there."""
    practice = Practice(plan.matches, plan.seed)
    rng = np.random.default_rng(plan.seed)
    first = practice.look()
    tables, moves = first.tables.shape[1], first.moves.shape[1]
    chooser = new_chooser(rng, tables, moves, HIDDEN)
    learner = Learner(chooser, new_valuer(rng, tables, HIDDEN), rng)
    exam = Exam(f"exam {plan.seed}", plan.deals)
    course = Course(chooser)
    began, began_work = time.perf_counter(), time.process_time()
    try:
        course.sit(exam, chooser, "new")
        _watch(learner, Master("greedy", plan.seed), plan.watched)
        course.sit(exam, chooser, "watched")
        for number in range(1, plan.rounds + 1):
            left = 1 - (number - 1) / plan.rounds
            lessons = practice.gather(chooser, learner.valuer, plan.decisions)
            learner.learn(lessons, Pace(FIRST_RATE * left, FIRST_CURIOSITY * left))
            course.matches = len(practice.scores)
            course.seconds = time.perf_counter() - began
            course.work = time.process_time() - began_work
            if number % plan.rounds_an_exam == 0 or number == plan.rounds:
                course.sit(exam, chooser, _short(number * plan.matches * plan.decisions))
            _tell(plan, course, number, practice.scores)
    except KeyboardInterrupt:
        course.is_cut = True
    print(file=sys.stderr)
    return course


def _watch(learner: Learner, master: Master, matches: int) -> None:
    """See each match once, some at a time, and follow them twice."""
    for seen in range(0, matches, WATCHED_AT_ONCE):
        rate = WATCHING_RATE * (1 - seen / matches)
        more = min(WATCHED_AT_ONCE, matches - seen)
        lessons = master.show(more)
        learner.follow(lessons, rate)
        learner.follow(lessons, rate)
        print(f"\rwatched {seen + more} of {matches} matches", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def _tell(plan: Plan, course: Course, number: int, scores: list[int]) -> None:
    """One line that is written over: how far, how fast, how well, how long still."""
    rate = number * plan.matches * plan.decisions / course.seconds
    left = course.seconds / number * (plan.rounds - number)
    lately = scores[-500:]
    told = [
        f"round {number} of {plan.rounds}",
        f"{rate:,.0f} decisions a second",
        f"practice {sum(lately) / max(len(lately), 1):.1f}",
        f"exam {course.exams[-1].value:.1f}",
        f"{int(left) // 60}:{int(left) % 60:02} left",
    ]
    print("\r" + " · ".join(told) + "    ", end="", file=sys.stderr, flush=True)


def standing(plan: Plan) -> dict[str, Estimate]:
    """What the bots make of the deals of the exams."""
    rivals = Exam(f"exam {plan.seed}", plan.deals).rivals()
    return {name: Sample(scores).mean_estimate() for name, scores in rivals.items()}


def compare(chooser: Chooser, exam: Exam) -> dict[str, Estimate]:
    """Everyone on the same deals; `over greedy` is the difference, deal by deal."""
    scores = {**exam.rivals(), "learnt": exam.scores(chooser)}
    found = {name: Sample(some).mean_estimate() for name, some in scores.items()}
    for rival in RIVALS:
        pairs = zip(scores["learnt"], scores[rival], strict=True)
        found[f"over {rival}"] = Sample(ours - theirs for ours, theirs in pairs).mean_estimate()
    return found


def report(course: Course, found: dict[str, Estimate], deals: int) -> str:
    """The figures, and in a sentence what they say."""
    lines = [f"{deals} fresh deals, mean score with 95 % interval"]
    for name in (*RIVALS, "learnt"):
        lines.append(f"  {name:<8} {found[name].value:5.1f} ± {found[name].margin():.1f}")
    gap = found["over greedy"]
    told = f"{abs(gap.value):.1f} ± {gap.margin():.1f} points"
    if gap.low > 0:
        lines.append(f"It beats greedy by {told} a deal.")
    elif gap.high < 0:
        lines.append(f"It does not beat greedy: {told} a deal are missing.")
    else:
        lines.append(
            f"It cannot be told from greedy: {gap.value:+.1f} ± {gap.margin():.1f} points."
        )
    minutes = f"{course.seconds / 60:.1f} minutes, {course.work / 60:.1f} of a processor"
    lines.append(f"Learnt from {course.matches:,} matches in {minutes}.")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="a taste, in seconds")
    parser.add_argument("--rounds", type=int, help="of practice; minutes grow with them")
    parser.add_argument("--seed", type=int, default=Plan.seed)
    parser.add_argument(
        "--out", type=Path, default=Path("learnt"), help="folder for what is learnt"
    )
    asked = parser.parse_args(arguments)
    usual = QUICK if asked.quick else Plan()
    rounds = usual.rounds if asked.rounds is None else asked.rounds
    if rounds < 1:
        parser.error(f"--rounds {rounds}: at least one")
    if not 0 <= asked.seed < SEEDS:
        parser.error(f"--seed {asked.seed}: a number from 0 on, of 18 digits at most")
    plan = replace(usual, rounds=rounds, seed=asked.seed)
    try:
        asked.out.mkdir(parents=True, exist_ok=True)
    except OSError as trouble:
        parser.error(f"--out: {trouble}")
    course = train(plan)
    if not course.has_learnt():
        print("Stopped before it had learnt anything: nothing is kept.")
        return INTERRUPTED
    player = asked.out / "sos-titanic.npz"
    save(player, course.best)
    if course.is_cut:
        print("Cut short: the best so far sits the last exam. Ctrl-C again does without.")
    try:
        found = compare(course.best, Exam(f"fresh {plan.seed}", plan.last_deals))
        picture = draw_curve(course.stages, course.exams, standing(plan))
    except KeyboardInterrupt:
        print(f"Stopped before the end of the last exam. The player is in {player}")
        return INTERRUPTED
    (asked.out / "learning.svg").write_text(picture, encoding="utf-8")
    print(report(course, found, plan.last_deals))
    print(f"The player is in {player}, its way there in learning.svg")
    return INTERRUPTED if course.is_cut else 0


if __name__ == "__main__":
    sys.exit(main())
