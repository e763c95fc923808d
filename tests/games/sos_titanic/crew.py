"""What the tests of Crew Members share."""

from typing import Final

from tests.games.sos_titanic.scenes import Scene

# A Rescue of one card fails here, whoever tries it: nobody waits for the f9.
FAILS: Final = "line 5: | s3\nstack: f9"
# Every kind of Action card can be played here.
BUSY: Final = "line 1: s5 s6 | f9 f8\nline 2: | s4\nA: f1 f2\nC: s1\ndiscard: f3\nstack: s2 f9+"
NEEDS_A_LINE: Final = ("your-turn", "same-lines", "wait", "collapsible-boat")


def finish(table: Scene) -> Scene:
    """Play on with the first move on offer until another seat is to act."""
    seat = table.seat()
    while table.seat() == seat:
        table.play(table.moves()[0])
    return table
