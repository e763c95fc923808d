"""What travels down about lessons."""

from msgspec import Struct


class LessonStep(Struct):
    """One thing that the friendly voice says.

    `say` is a key of the catalogues, `at` names what it points at, `play` is the move it asks for
    (none: read on), and `after` how many moves of the lesson come before it.
    """

    say: str
    at: list[str]
    play: str
    after: int


class Lesson(Struct):
    """The lesson of a game, step by step."""

    game: str
    steps: list[LessonStep]
