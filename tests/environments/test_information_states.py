"""OpenSpiel's information states leak nothing: two matches with the same moves, whose luck differs
only in what a seat has not seen, look alike to it in all that OpenSpiel asks. And they forget
nothing: where it has seen something else, be it long gone, they differ."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pyspiel
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from carpathia.bots.journal import DEAL, Script
from carpathia.engine.game import Event, Game
from carpathia.environments import spiel

SOS, TITUS, NORIS = (spiel.short_name(name) for name in ("sos-titanic", "titus", "noris-titanic"))
OPEN = f"chance={spiel.EXPLICIT}"
"""Then one number of luck can be another while all others stay as they are."""
TABLES = [
    f"{SOS}(players=1,{OPEN})",
    f"{SOS}(players=3,edition=fr,{OPEN})",
    f"{TITUS}(players=2,{OPEN})",
    f"{TITUS}(players=4,{OPEN})",
    f"{NORIS}(players=2,{OPEN})",
    f"{NORIS}(players=3,edition=noris,{OPEN})",
]
MATCHES = 20
TRIES = 6
LONGEST = 60
SHOWN = ("passengers-drawn", "passengers-discarded")
"""Cards that may lie face up within one move only: everybody sees them."""
OWN = "cards-drawn"
"""Cards that one seat sees come to its hand, in this order."""

Steps = list[tuple[int, list[int]]]
"""The deal and each move, with the numbers that luck gave it."""
Lived = tuple[Any, Steps]
"""A state, and how it came to be."""


def played(game: Any, draw: random.Random) -> list[int]:
    """The history of a match at random, up to some decision."""
    left = draw.randrange(1, LONGEST)
    state = game.new_initial_state()
    while not state.is_terminal() and (left or state.is_chance_node()):
        left -= not state.is_chance_node()
        state.apply_action(draw.choice(state.legal_actions()))
    found: list[int] = state.history()
    return found


def lived(game: Any, history: Sequence[int]) -> Lived | None:
    """The state that a history leads to, at a decision or at the end; None: it is no history."""
    state = game.new_initial_state()
    steps: Steps = [(DEAL, [])]
    for action in history:
        if action not in state.legal_actions():
            return None
        if state.is_chance_node():
            steps[-1][1].append(action)
        else:
            steps.append((action, []))
        state.apply_action(action)
    return None if state.is_chance_node() else (state, steps)


def seen(game: Game, steps: Steps, seat: int) -> list[object]:
    """All that a seat has seen from the deal on: its views, and what cards were shown to it.

    Made from the rules, not from whom an event says it is for: that is what is tested.
    """
    script = Script()
    script.load(vec[i64](steps[0][1]))
    state = game.start(script)
    found: list[object] = [state.view(seat)]
    for move, numbers in steps[1:]:
        events: list[Event] = []
        script.load(vec[i64](numbers))
        state.play(move, script, events)
        shown = [event.args for event in events if is_shown(event, seat)]
        found.append((state.view(seat), shown))
    return found


def is_shown(event: Event, seat: int) -> bool:
    return event.key in SHOWN or (event.key == OWN and event.args["seat"] == seat + 1)


def with_other_luck(game: Any, history: Sequence[int], draw: random.Random) -> list[int]:
    """The same moves, and one number of luck another: two or three cards change places."""
    state = game.new_initial_state()
    places = []
    for place, action in enumerate(history):
        if len(state.legal_actions()) > 1 and state.is_chance_node():
            places.append((place, len(state.legal_actions())))
        state.apply_action(action)
    place, outcomes = draw.choice(places)
    other = list(history)
    other[place] = (other[place] + draw.randrange(1, outcomes)) % outcomes
    return other


def pairs(game: Any, draw: random.Random) -> Iterator[tuple[Lived, Lived]]:
    """Matches, each beside others with the same moves and other luck."""
    for _ in range(MATCHES):
        history = played(game, draw)
        one = lived(game, history)
        assert one is not None
        for _ in range(TRIES):
            two = lived(game, with_other_luck(game, history, draw))
            if two is not None:
                yield one, two


@pytest.mark.parametrize("name", TABLES)
def test_what_a_seat_has_not_seen_changes_nothing_for_it(name: str) -> None:
    game = pyspiel.load_game(name)
    twins = 0
    for one, two in pairs(game, random.Random(1912)):
        if str(two[0]) == str(one[0]):
            continue
        for seat in range(game.num_players()):
            if seen(game.game, one[1], seat) == seen(game.game, two[1], seat):
                check_twins(one[0], two[0], seat)
                twins += 1
    assert twins >= MATCHES, "else little is shown"


@pytest.mark.parametrize("name", TABLES)
def test_what_a_seat_has_seen_is_remembered(name: str) -> None:
    """Among them a front card of the deal that went down with its Line, and no event named."""
    game = pyspiel.load_game(name)
    others = 0
    for one, two in pairs(game, random.Random(1904)):
        for seat in range(game.num_players()):
            if seen(game.game, one[1], seat) != seen(game.game, two[1], seat):
                memories = {state.information_state_string(seat) for state, _ in (one, two)}
                assert len(memories) == 2
                others += 1
    assert others >= MATCHES / 2, "else little is shown"


def check_twins(one: Any, two: Any, seat: int) -> None:
    assert one.information_state_string(seat) == two.information_state_string(seat)
    assert one.observation_string(seat) == two.observation_string(seat)
    assert one.observation_tensor(seat) == two.observation_tensor(seat)
    assert one.current_player() == two.current_player()
    if seat == one.current_player():
        assert one.legal_actions() == two.legal_actions()
        assert one.legal_actions_mask() == two.legal_actions_mask()
