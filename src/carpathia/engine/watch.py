"""Someone who watches a match go by and notes how it stood at certain stages.

The lab wants to know where matches are won and lost. A record would tell, but costs more than the
match; a watch looks once a move, and reads whatever the whole table shows.
"""

from mypy_extensions import mypyc_attr

from carpathia.engine.game import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Watch:
    """Notes figures at each stage of one match. Every game has its own."""

    def look(self, state: State) -> None:
        """Called after every move."""
        raise AssertionError("a watch must look")

    def noted(self) -> list[int]:
        """Stage by stage, in each seat by seat; what the match did not come to is missing."""
        raise AssertionError("a watch must have noted something")
