"""Lessons: a prepared deal of each game, and what is said and done in it, as data.

A lesson is a match like any other, at a table of its own, with one difference: everybody may know
its deal. So it must never count. What marks it is the seed itself, which begins with words where
an ordinary one is random: a match dealt from such a seed is a lesson for ever, also where its
script has long been rewritten, and no room that anybody asks for can be one by accident.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from carpathia.engine.errors import Refusal
from carpathia.engine.match import Match
from carpathia.engine.setup import Setup
from carpathia.server.messages_lessons import Lesson, LessonStep

MARK: Final = b"carpathia lesson"
"""Half of a seed. A random one begins like this once in 2**128 matches."""
GAMES: Final = ("sos-titanic", "titus", "noris-titanic")
LEFT: Final = -1
"""The match is no lesson, or somebody went another way than the lesson does."""
LEARNER: Final = 0
"""The seat whose moves are explained."""
_SCRIPTS: Final = "lesson_scripts"


class Script:
    """What a lesson deals, says, and lets the others answer."""

    def __init__(self, game: str, told: dict[str, Any]) -> None:
        self.setup: Final = Setup(game, told["edition"], told["seats"])
        self.setup.options = told.get("options", {})
        self.seed: Final = seed_of(told["deal"])
        self.others: Final = [seat for seat in range(told["seats"]) if seat != LEARNER]
        self.bots: Final[str] = told.get("others", "")
        """The level of those who sit opposite, once they have to think for themselves."""
        self.moves: Final[list[str]] = []
        """All moves in order, those of the others too."""
        steps: list[LessonStep] = []
        for step in told["steps"]:
            play = step.get("play", "")
            steps.append(LessonStep(step["say"], step["at"], play, len(self.moves)))
            self.moves.extend([play] if play else [])
            self.moves.extend(step.get("then", []))
        self.lesson: Final = Lesson(game, steps)

    def made(self, match: Match) -> int:
        """How many of its moves a match has had; LEFT where it had another one in between."""
        known = [match.game.write(step.move) for step in match.steps[: len(self.moves)]]
        return len(known) if known == self.moves[: len(known)] else LEFT

    def answer(self, match: Match) -> str:
        """What the others do now, as prepared; '' where they have to think for themselves."""
        made = self.made(match)
        move = self.moves[made] if 0 <= made < len(self.moves) else ""
        return move if move in match.move_texts() else ""


def seed_of(deal: int) -> bytes:
    """The seed of a prepared deal: 256 bits, as all are, and no secret."""
    return MARK + b"%016d" % deal


def is_lesson(seed: bytes) -> bool:
    return seed.startswith(MARK)


@cache
def script_of(game: str) -> Script:
    """The lesson of a game; raises Refusal."""
    if game not in GAMES:
        raise Refusal("lesson-unknown", {"game": game[:60]})
    file = files("carpathia.server").joinpath(_SCRIPTS, f"{game}.toml")
    return Script(game, tomllib.loads(file.read_text("utf-8")))


def made_of_lesson(match: Match, seed: bytes) -> int:
    """How many moves of its lesson a match has had; LEFT where it is none, or not any more."""
    script = _script_with(match, seed)
    return LEFT if script is None else script.made(match)


def answer_in_lesson(match: Match, seed: bytes) -> str:
    """The prepared move of whoever sits opposite; '' where nothing is prepared."""
    script = _script_with(match, seed)
    return "" if script is None else script.answer(match)


def _script_with(match: Match, seed: bytes) -> Script | None:
    """The script of a match, if it is a lesson and the script is still the one it began with."""
    if not is_lesson(seed):
        return None
    script = script_of(match.setup.game)
    return script if script.seed == seed else None
