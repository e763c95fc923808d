"""Events are what the table of events says: same keys, same arguments, none of them dead."""

from carpathia.bots.greedy_titus import GreedyTitus
from carpathia.engine.chance import QuickChance
from carpathia.engine.game import Event
from carpathia.engine.generator import Generator
from carpathia.engine.match import Match
from carpathia.games.titus.events import EVENTS
from carpathia.games.titus.game import Titus
from carpathia.games.titus.variants import vary_setup


def happened() -> list[Event]:
    """All that happens in some matches of the greedy bot."""
    events: list[Event] = []
    for number in range(12):
        generator = Generator(number)
        setup = vary_setup(generator)
        match = Match(Titus(setup), setup, QuickChance(generator))
        while not match.is_over():
            known = match.state.guess(int(match.state.seat()), generator)
            events += match.play(GreedyTitus().choose(known, generator))
    return events


def test_every_event_has_the_arguments_the_table_says() -> None:
    events = happened()
    for event in events:
        assert tuple(sorted(event.args)) == tuple(sorted(EVENTS[event.key])), event.key
    assert EVENTS.keys() == {event.key for event in events}


def test_every_lift_and_every_flip_is_a_reveal_and_nothing_else_is() -> None:
    reveals = {event.key for event in happened() if event.reveals}
    assert reveals == {"next-coin-shown", "pile-emptied", "coin-flipped"}
