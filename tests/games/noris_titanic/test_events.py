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
from tests.games.noris_titanic.scenes import nearly_full, open_noris, scene


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


def test_a_turn_is_told_as_it_happens() -> None:
    """Seat 2 of three: water, a pawn that comes in and chases, a pawn that walks, the next turn."""
    table = scene(
        "1@j15 2@b1", phase="roll", seat=2, hands="123 244 456", stack="65", game=open_noris(3)
    )
    assert [event.plain() for event in table.roll("blue").events] == [
        {"event": "die-rolled", "seat": 2, "face": "blue"},
        {"event": "tile-laid", "seat": 2, "tile": "water", "place": 1, "buoys": 0, "turns": 0},
        {"event": "pawn-buried", "owner": 2, "cell": "b1"},
        {"event": "pawn-called", "seat": 2, "answer": "comes"},
    ]
    assert [event.plain() for event in table.play("bring left 2").events] == [
        {"event": "pawn-brought", "seat": 2, "card": 2, "to": "j15"},
        {"event": "pawn-chased", "seat": 2, "owner": 1, "cell": "j15"},
    ]
    assert [event.plain() for event in table.play("move j15 down 4").events] == [
        {"event": "pawn-moved", "seat": 2, "card": 4, "from": "j15", "to": "j11"},
    ]
    assert [event.plain() for event in table.play("end").events] == [
        {"event": "hand-refilled", "seat": 2, "count": 2},
        {"event": "cards-drawn", "seat": 2, "cards": "m5 m6", "count": 2},
        {"event": "turn-began", "seat": 3},
    ]


def test_a_lost_turn_and_a_used_up_stack_are_told() -> None:
    game = open_noris(edition="noris")
    table = scene("2@h18", phase="roll", seat=2, buried="0 14", game=game).roll("start")
    assert [event.plain() for event in table.events] == [
        {"event": "die-rolled", "seat": 2, "face": "start"},
        {"event": "pawn-called", "seat": 2, "answer": "no-pawn"},
        {"event": "turn-lost", "seat": 2},
        {"event": "turn-began", "seat": 1},
    ]
    table = scene("2@h18", tiles="i*20", phase="roll", seat=2).roll("white")
    assert table.events[1].plain() == {"event": "tiles-used-up", "seat": 2, "tile": "iceberg"}
    table.play("lay buoy 1")
    assert table.events[0].plain() == {
        "event": "tile-laid", "seat": 2, "tile": "buoy", "place": 21, "buoys": 1, "turns": 1
    }  # fmt: skip
