"""Matches between bots, for the tests of those bots: everything from fixed seeds."""

from collections.abc import Iterator

from carpathia.bots import make_bot
from carpathia.bots.bot import Bot
from carpathia.engine.chance import QuickChance
from carpathia.engine.game import State
from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.games import open_game, vary_setup


def wins_of(bot: Bot, other: Bot, setup: Setup, deals: int) -> float:
    """The share of victories over another bot; each deal is played twice, with seats swapped."""
    won = 0.0
    for deal in range(deals):
        won += _share(play([bot, other], setup, deal), 0)
        won += _share(play([other, bot], setup, deal), 1)
    return won / (2 * deals)


def play(bots: list[Bot], setup: Setup, seed: int) -> list[int]:
    """The scores of a match."""
    chance, generator = QuickChance(Generator(seed)), Generator(seed + 1_000_000)
    state = open_game(setup).start(chance)
    while (seat := int(state.seat())) >= 0:
        state.play(bots[seat].choose(state.guess(seat, generator), generator), chance)
    result = state.result()
    assert result is not None
    return result.scores


def _share(scores: list[int], seat: int) -> float:
    return 0.0 if scores[seat] < max(scores) else 1.0 / scores.count(max(scores))


def states_of(game: str, seed: int) -> Iterator[State]:
    """Every state of a fuzzed match, before its move: of any setup, and partly sensible."""
    generator = Generator(seed)
    chance = QuickChance(generator)
    state = open_game(vary_setup(game, generator)).start(chance)
    bot = make_bot("greedy", game)
    while (seat := int(state.seat())) >= 0:
        yield state
        moves = state.moves()
        move = moves[generator.below(len(moves))]
        if generator.below(4) > 0:
            move = bot.choose(state.guess(seat, generator), generator)
        state.play(move, chance)
