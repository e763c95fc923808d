"""OpenSpiel's information states leak nothing: two matches with the same moves, whose luck differs
only in what a seat has not seen, look alike to it in all that OpenSpiel asks. And they forget
nothing: where it has seen something else, be it long gone, they differ."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pyspiel
import pytest

from carpathia.bots.memory import Memory
from carpathia.bots.open_match import OpenMatch
from carpathia.engine.game import Event, Game
from carpathia.engine.generator import Generator
from carpathia.environments import spiel
from tests.bots.scripted import Asks, Scripted, Steered

SOS, TITUS, NORIS = (spiel.short_name(name) for name in ("sos-titanic", "titus", "noris-titanic"))
OPEN = f"chance={spiel.EXPLICIT}"
"""Then the luck of one move can be another while all else stays as it is."""
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


class Life(NamedTuple):
    """How a match came to be: the numbers of its deal, the seed of what luck brings later, and then
    all that was chosen, moves and chance outcomes."""

    deal: list[int]
    seed: int
    actions: list[int]


Lived = tuple[Any, Life]
"""A state, and how it came to be."""


def bounds_of_deal(game: Game) -> list[int]:
    """Below what each number of a deal is to be."""
    bounds: list[int] = []
    while True:
        try:
            game.start(Scripted([0] * len(bounds)))
        except Asks as asks:
            bounds += asks.bounds
        else:
            return bounds


def dealt(game: Any, life: Life) -> Any:
    """A state of OpenSpiel with cards dealt by a script, so that any two can be exchanged."""
    table = game.game.start(Scripted(life.deal))
    memory = Memory(None, [""] * (game.num_players() + 1))
    memory.look(table)
    match = OpenMatch(game.setup, game.game, is_explicit=True)
    match.resume(table, memory.told, Generator(life.seed))
    state = game.new_initial_state()
    state.match = match
    return state


def played(game: Any, draw: random.Random) -> Lived:
    """A match at random, up to some decision."""
    deal = [draw.randrange(bound) for bound in bounds_of_deal(game.game)]
    life = Life(deal, draw.randrange(2**40), [])
    state = dealt(game, life)
    left = draw.randrange(1, LONGEST)
    while not state.is_terminal() and (left or state.is_chance_node()):
        left -= not state.is_chance_node()
        life.actions.append(draw.choice(state.legal_actions()))
        state.apply_action(life.actions[-1])
    return state, life


def lived(game: Any, life: Life) -> Lived | None:
    """The state that a life leads to, at a decision or at the end; None: it cannot be lived."""
    state = dealt(game, life)
    for action in life.actions:
        if action not in state.legal_actions():
            return None
        state.apply_action(action)
    return None if state.is_chance_node() else (state, life)


def seen(game: Game, life: Life, seat: int) -> list[object]:
    """All that a seat has seen from the deal on: its views, and what cards were shown to it.

    Made from the rules, not from whom an event says it is for: that is what is tested.
    """
    state = game.start(Scripted(life.deal))
    chance = Steered(Generator(life.seed))
    found: list[object] = [state.view(seat)]
    actions = iter(life.actions)
    for move in actions:
        events: list[Event] = []
        chance.steer(next(actions) if state.luck(move) else None)
        state.play(move, chance, events)
        shown = [event.args for event in events if is_shown(event, seat)]
        found.append((state.view(seat), shown))
    return found


def is_shown(event: Event, seat: int) -> bool:
    return event.key in SHOWN or (event.key == OWN and event.args["seat"] == seat + 1)


def with_other_luck(game: Any, life: Life, draw: random.Random) -> Life:
    """The same moves, and one number of luck another: two or three cards of the deal change places,
    or a move has another outcome."""
    state = dealt(game, life)
    outcomes = {}
    for place, action in enumerate(life.actions):
        if state.is_chance_node():
            outcomes[place] = len(state.legal_actions())
        state.apply_action(action)
    other = Life([*life.deal], life.seed, [*life.actions])
    if outcomes and draw.random() < 0.5:
        place = draw.choice(list(outcomes))
        numbers, bound = other.actions, outcomes[place]
    else:
        bounds = bounds_of_deal(game.game)
        place = draw.randrange(len(bounds))
        numbers, bound = other.deal, bounds[place]
    numbers[place] = (numbers[place] + draw.randrange(1, bound)) % bound
    return other


def pairs(game: Any, draw: random.Random) -> Iterator[tuple[Lived, Lived]]:
    """Matches, each beside others with the same moves and other luck."""
    for _ in range(MATCHES):
        one = played(game, draw)
        for _ in range(TRIES):
            two = lived(game, with_other_luck(game, one[1], draw))
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
