"""How fast this build is: random play, copies, guesses and play-outs, on one core.

Random play is measured twice: driven move by move from plain Python, as the peers are, and in a
loop of ours, which is compiled where the rules are. Everything is timed by the processor's clock,
so that others on the same machine weigh less. `python -m carpathia.lab.measuring 0.3` prints the
figures of whichever build it runs in, as JSON.
"""

import json
import sys
from collections.abc import Callable
from typing import Final

from carpathia.bots.bot import play_randomly
from carpathia.bots.making import make_bot, make_playbook
from carpathia.bots.search import Budget, Search
from carpathia.engine.chance import QuickChance
from carpathia.engine.game import Game, State
from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.games import open_game
from carpathia.games.sos_titanic.state import SosState
from carpathia.lab.adapters import adapter_drives
from carpathia.lab.rates import Drive, rates_in_turn, rates_of

Figures = dict[str, float]
"""How often a second, by name: `moves`, `games`, `copies`, ..."""

SETUPS: Final = {
    "sos-titanic": ("en", 1),
    "titus": ("adlung", 2),
    "noris-titanic": ("casse-noisettes", 2),
}
"""The edition and seats that are measured: what the terminal offers."""
PAGES: Final = range(10, -1, -1)
"""Of the booklet of SOS Titanic, in the order they are turned."""
_SEED: Final = 1912
_PLAYOUTS: Final = 100
"""A thought."""


def measured_setup(name: str) -> Setup:
    """The match of a game that is measured."""
    edition, seats = SETUPS[name]
    return Setup(name, edition, seats)


def measured_game(name: str) -> Game:
    """The game in the setup that is measured."""
    return open_game(measured_setup(name))


def measure_all(seconds: float) -> dict[str, Figures]:
    """Every game; each measure takes about so many seconds."""
    return {name: measure(name, seconds) for name in SETUPS}


def measure(name: str, seconds: float) -> Figures:
    """One game."""
    game = measured_game(name)
    known = match_states(game, "greedy", _SEED)
    middle = known[len(known) // 2]
    forgetful = middle.copy()
    forgetful.forget()
    generator = Generator(_SEED)
    seat = int(middle.seat())
    # The engine and what is held against it, in turn: then both are slow where the machine is.
    compared = [random_play(game), *adapter_drives(measured_setup(name))]
    figures = rates_in_turn(compared, seconds)
    figures["loop"] = measure_loop(game, seconds)
    figures["copies"] = rate_of(forgetful.copy, seconds)
    figures["copies with knowledge"] = rate_of(middle.copy, seconds)
    figures["guesses"] = rate_of(lambda: middle.guess(seat, generator), seconds)
    search = Search(make_playbook(name), Budget(_PLAYOUTS))
    figures["playouts"] = measure_search(search, known[0], seconds)
    if name == "sos-titanic":
        for page, state in states_by_page(game).items():
            figures[f"playouts on page {page}"] = measure_search(search, state, seconds)
    return figures


def random_play(game: Game) -> Drive:
    """Random games from deal to end: the loop anyone would write."""
    generator = Generator(_SEED)
    chance = QuickChance(generator)

    def drive() -> dict[str, int]:
        moves = 0
        state = game.start(chance)
        state.forget()
        while state.seat() >= 0:
            offered = state.moves()
            state.play(offered[generator.below(len(offered))], chance)
            moves += 1
        return {"moves": moves, "games": 1}

    return drive


def measure_loop(game: Game, seconds: float) -> float:
    """Moves a second of the same games in a loop of our own, as bots and the lab play them."""
    generator = Generator(_SEED)
    chance = QuickChance(generator)

    def drive() -> dict[str, int]:
        state = game.start(chance)
        state.forget()
        return {"moves": int(play_randomly(state, chance, generator))}

    return rates_of(drive, seconds)["moves"]


def measure_search(search: Search, state: State, seconds: float) -> float:
    """Play-outs a second from this position on."""
    generator = Generator(_SEED)
    known = state.guess(int(state.seat()), generator)

    def drive() -> dict[str, int]:
        return {"playouts": int(search.think(known, generator).playouts)}

    return rates_of(drive, seconds)["playouts"]


def rate_of(act: Callable[[], object], seconds: float, batch: int = 50) -> float:
    """How often a second something can be done; the clock is looked at once a batch."""

    def drive() -> dict[str, int]:
        for _ in range(batch):
            act()
        return {"done": batch}

    return rates_of(drive, seconds)["done"]


def match_states(game: Game, bot_name: str, seed: int) -> list[State]:
    """The decisions of a match, as states that know what each seat knows."""
    generator = Generator(seed)
    chance = QuickChance(generator)
    bot = make_bot(bot_name, game.name)
    state = game.start(chance)
    found: list[State] = []
    while state.seat() >= 0:
        if len(state.moves()) > 1:
            found.append(state.copy())
        known = state.guess(int(state.seat()), generator)
        state.play(bot.choose(known, generator), chance)
    return found


def states_by_page(game: Game) -> dict[int, State]:
    """A decision on each page of one match of SOS Titanic, the first page first."""
    seed = _SEED
    while True:
        found: dict[int, State] = {}
        for state in match_states(game, "greedy", seed):
            if isinstance(state, SosState):
                table = state.table
                page = table.rules.components.page_value(int(table.page))
                found.setdefault(int(page), state)
        if len(found) == len(PAGES):  # else everybody was saved before the end
            return found
        seed += 1


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure_all(float(sys.argv[1]))))
