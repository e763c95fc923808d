"""Events are what the table of events says: same keys, same arguments, none of them dead."""

from pathlib import Path

from carpathia.bots import choose_keenly
from carpathia.engine.chance import QuickChance
from carpathia.engine.fuzz import choose_any
from carpathia.engine.game import Event
from carpathia.engine.generator import Generator
from carpathia.engine.match import Match
from carpathia.games import open_game, vary_setup
from carpathia.games.sos_titanic.events import EVENTS
from tests.games.sos_titanic.scenes import scene
from tests.records.collect import replay

RECORDS = Path(__file__).parents[3] / "records" / "sos-titanic"


def happened() -> list[Event]:
    """All that happens in the stored games and in some played now."""
    events: list[Event] = []
    for path in RECORDS.glob("*.txt"):
        events += [event for step in replay(path).steps for event in step.events]
    for number in range(80):
        generator = Generator(number)
        setup = vary_setup("sos-titanic", generator)
        match = Match(open_game(setup), setup, QuickChance(generator))
        choose = choose_any if number % 2 else choose_keenly
        while not match.is_over():
            events += match.play(choose(match, generator))
    return events


def test_every_event_has_the_arguments_the_table_says() -> None:
    events = happened()
    for event in events:
        assert tuple(sorted(event.args)) == tuple(sorted(EVENTS[event.key])), event.key
    never = EVENTS.keys() - {event.key for event in events}
    assert never <= {"action-had-no-effect"}, f"never happens: {never}"


def test_a_card_without_effect_says_so() -> None:
    table = scene("hand 1: plan-b", crew="lee").play("play plan-b")
    assert table.told("action-had-no-effect") == [{"card": "plan-b"}]
    assert tuple(table.told("action-had-no-effect")[0]) == EVENTS["action-had-no-effect"]
