"""What the tests of Action cards share."""

from typing import Final

from tests.games.sos_titanic.scenes import Scene, scene

TOPS: Final = "line 1: | f13\nline 2: | f13+\nline 3: | s17\nline 4: | s17+"


def play(table: Scene, *moves: str, order: str = "") -> Scene:
    """Play moves of an Action card: the turn is over, and the card is in the discard."""
    kind = moves[0].split()[1]
    seats = len(table.table.crew)
    assert kind in table.hand(1)
    table.play(*moves, order=order)
    assert table.keys()[-1] == "turn-began"
    assert table.seat() == (2 if seats > 1 else 1)
    assert table.actions("discard")[-1] == kind
    return table


FINDERS = [("come-on", "stack"), ("come-back", "discard")]


def finder(card: str, pile: str, text: str, found: str, crew: str = "lee fleet") -> Scene:
    """The card in hand, and its pile holds just these; the other pile holds the rest."""
    other = "discard" if pile == "stack" else "stack"
    return scene(f"{text}\n{pile}: {found}\nhand 1: {card}", rest=other, crew=crew)
