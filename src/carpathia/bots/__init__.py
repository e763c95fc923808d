"""Players that are programs. They get what their seat knows, and nothing else."""

from carpathia.bots.bot import Bot, RandomBot
from carpathia.bots.greedy_noris_titanic import GreedyNorisTitanic
from carpathia.bots.greedy_sos_titanic import GreedySosTitanic
from carpathia.bots.greedy_titus import GreedyTitus
from carpathia.engine.errors import BadSetup, nearest
from carpathia.engine.fuzz import choose_any
from carpathia.engine.generator import Generator
from carpathia.engine.match import Match

BOT_NAMES = ("random", "greedy")


def make_bot(name: str, game: str) -> Bot:
    """A bot by name for a game."""
    if name == "random":
        return RandomBot()
    if name == "greedy" and game == "sos-titanic":
        return GreedySosTitanic()
    if name == "greedy" and game == "titus":
        return GreedyTitus()
    if name == "greedy" and game == "noris-titanic":
        return GreedyNorisTitanic()
    raise BadSetup("bot-unknown", {"bot": name, "near": nearest(name, list(BOT_NAMES))})


def choose_keenly(match: Match, generator: Generator) -> int:
    """Mostly what the greedy bot would do, so that a fuzzed match gets somewhere."""
    if generator.below(5) == 0:
        return choose_any(match, generator)
    bot = make_bot("greedy", match.game.name)
    known = match.state.guess(int(match.state.seat()), generator)
    return int(bot.choose(known, generator))
