"""What the training environments cost: random games through each adapter that is installed here.

Moves are chosen as the loop of `measuring` chooses them, so that the adapter is all the difference.
In Gymnasium a game for several has bots in the other seats that play at random, and their moves
count as well: a match is as many moves with the adapter as without it.

In OpenSpiel there are two ways to luck. Seeded, as it is unless told otherwise, it is a few numbers
before the deal. Explicit, there is one more for each move that needs luck. Each is an action like a
move, and the engine counts none of them: so neither do we. A move through OpenSpiel is a move with
all the luck around it.
"""

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any, Final

from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.lab.rates import Drive

ADAPTERS: Final = {
    "gymnasium": "Gymnasium",
    "vector": "Gymnasium ×16",
    "pettingzoo": "PettingZoo",
    "openspiel seeded": "OpenSpiel",
    "openspiel explicit": "OpenSpiel (chance=explicit)",
}
"""The figure of each, and its name."""
_NEEDED: Final = {
    "gymnasium": "gymnasium",
    "vector": "gymnasium",
    "pettingzoo": "pettingzoo",
    "openspiel seeded": "pyspiel",
    "openspiel explicit": "pyspiel",
}
_SIDE_BY_SIDE: Final = 16
_SLICE: Final = 20
"""Steps between two looks at the clock, where a match is many."""
_SEED: Final = 1912


def adapter_drives(setup: Setup) -> list[Drive]:
    """Random games through each adapter; what is not installed is left out."""
    makers = {
        "gymnasium": _gymnasium,
        "vector": _vector,
        "pettingzoo": _pettingzoo,
        "openspiel seeded": _openspiel_seeded,
        "openspiel explicit": _openspiel_explicit,
    }
    return [make(setup) for name, make in makers.items() if find_spec(_NEEDED[name]) is not None]


def _gymnasium(setup: Setup) -> Drive:
    from carpathia.environments.single import SeatEnv

    env = SeatEnv(setup.game, setup.seats, setup.edition, bots="random")
    env.reset(seed=_SEED)
    below = Generator(_SEED).below

    def drive() -> Mapping[str, int]:
        env.reset()
        lane, step = env.lane, env.step
        before = lane.played
        is_over = False
        while not is_over:
            offered = lane.moves
            is_over = step(offered[below(len(offered))])[2]
        return {"gymnasium": int(lane.played - before)}

    return drive


def _vector(setup: Setup) -> Drive:
    import numpy as np

    from carpathia.environments.many import SeatVectorEnv

    env = SeatVectorEnv(setup.game, setup.seats, _SIDE_BY_SIDE, setup.edition, bots="random")
    env.reset(seed=_SEED)
    lanes = env.lanes.lanes
    below = Generator(_SEED).below

    def drive() -> Mapping[str, int]:
        before = sum(lane.played for lane in lanes)
        for _ in range(_SLICE):
            moves = []
            for lane in lanes:
                offered = lane.moves
                moves.append(offered[below(len(offered))] if len(offered) else 0)
            env.step(np.array(moves))
        return {"vector": int(sum(lane.played for lane in lanes) - before)}

    return drive


def _pettingzoo(setup: Setup) -> Drive:
    from carpathia.environments.aec import SeatsEnv

    env = SeatsEnv(setup.game, setup.seats, 0, setup.edition)
    env.reset(seed=_SEED)
    below = Generator(_SEED).below

    def drive() -> Mapping[str, int]:
        env.reset()
        lane, step, last = env.lane, env.step, env.last
        before = lane.played
        while not last()[2]:
            offered = lane.moves
            step(offered[below(len(offered))])
        return {"pettingzoo": int(lane.played - before)}

    return drive


def _openspiel_seeded(setup: Setup) -> Drive:
    """All luck is before the deal, so nobody asks for chance nodes after it."""
    game = _load_openspiel(setup, "seeded")
    below = Generator(_SEED).below
    outcomes = game.max_chance_outcomes()

    def drive() -> Mapping[str, int]:
        state = game.new_initial_state()
        legal_actions, apply_action = state.legal_actions, state.apply_action
        while state.is_chance_node():
            apply_action(below(outcomes))
        moves = 0
        while offered := legal_actions():
            apply_action(offered[below(len(offered))])
            moves += 1
        return {"openspiel seeded": moves}

    return drive


def _openspiel_explicit(setup: Setup) -> Drive:
    game = _load_openspiel(setup, "explicit")
    below = Generator(_SEED).below

    def drive() -> Mapping[str, int]:
        state = game.new_initial_state()
        legal_actions, apply_action = state.legal_actions, state.apply_action
        is_chance_node = state.is_chance_node
        moves = 0
        while offered := legal_actions():
            moves += not is_chance_node()
            apply_action(offered[below(len(offered))])
        return {"openspiel explicit": moves}

    return drive


def _load_openspiel(setup: Setup, chance: str) -> Any:
    import pyspiel

    from carpathia.environments.spiel import short_name

    return pyspiel.load_game(
        f"{short_name(setup.game)}(players={setup.seats},edition={setup.edition},chance={chance})"
    )
