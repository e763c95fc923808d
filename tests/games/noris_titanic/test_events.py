"""Events are what the table of events says: same keys, same arguments, none of them dead."""

from functools import cache

from carpathia.engine.chance import QuickChance
from carpathia.engine.fuzz import choose_any
from carpathia.engine.game import Event
from carpathia.engine.generator import Generator
from carpathia.engine.match import Match
from carpathia.games.noris_titanic.events import EVENTS
from carpathia.games.noris_titanic.game import NorisTitanic
from carpathia.games.noris_titanic.variants import vary_setup
from tests.games.noris_titanic.scenes import nearly_full, scene


@cache
def happened() -> list[Event]:
    """All that happens in some matches, and in one whose buoys are filled."""
    events: list[Event] = []
    for number in range(25):
        generator = Generator(number)
        setup = vary_setup(generator)
        match = Match(NorisTitanic(setup), setup, QuickChance(generator))
        while not match.is_over():
            events += match.play(choose_any(match, generator))
    full = scene(f"{nearly_full('1' * 10 + '2' * 9)} 1@g2", tiles="b*10", hands="111 456")
    return events + full.play("move g2 up 1").events


def test_every_event_has_the_arguments_the_table_says() -> None:
    events = happened()
    for event in events:
        assert tuple(sorted(event.args)) == tuple(sorted(EVENTS[event.key])), event.key
    assert EVENTS.keys() == {event.key for event in events}


def test_only_drawn_cards_are_told_to_one_seat_alone() -> None:
    for event in happened():
        assert (event.only_for >= 0) == (event.key == "cards-drawn")
        if event.only_for >= 0:
            assert event.reveals
            assert event.args["seat"] == event.only_for + 1


def test_the_answer_to_a_call_tells_something_of_a_hand_where_it_depends_on_it() -> None:
    for event in happened():
        if event.key == "pawn-called":
            assert event.reveals == (event.args["answer"] in ("comes", "no-card"))
