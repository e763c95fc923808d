"""Players that are programs. They get what their seat knows, and nothing else."""

from carpathia.bots.making import BOT_NAMES, LEVELS, make_bot
from carpathia.engine.fuzz import choose_any
from carpathia.engine.generator import Generator
from carpathia.engine.match import Match

__all__ = ("BOT_NAMES", "LEVELS", "choose_keenly", "make_bot")


def choose_keenly(match: Match, generator: Generator) -> int:
    """Mostly what the greedy bot would do, so that a fuzzed match gets somewhere."""
    if generator.below(5) == 0:
        return choose_any(match, generator)
    bot = make_bot("greedy", match.game.name)
    known = match.state.guess(int(match.state.seat()), generator)
    return int(bot.choose(known, generator))
