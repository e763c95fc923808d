"""Bots by name: `random`, `greedy`, `search`, and how long a search may think.

`search@1s` thinks for a second a move, `search@500` makes 500 play-outs; the same seed then makes
the same choice everywhere. `search@500+forget30` forgets 30 of a hundred backs in Titus. A level is
a search with a budget that people find gentle or strong. `clairvoyant` is no player but a ceiling.
"""

from typing import Final

from carpathia.bots.bot import Bot, RandomBot
from carpathia.bots.forgetful import Forgetful
from carpathia.bots.greedy_noris_titanic import GreedyNorisTitanic
from carpathia.bots.greedy_sos_titanic import GreedySosTitanic
from carpathia.bots.greedy_titus import GreedyTitus
from carpathia.bots.playbook import Playbook
from carpathia.bots.playbook_noris_titanic import NorisTitanicPlaybook
from carpathia.bots.playbook_sos_titanic import SosTitanicPlaybook
from carpathia.bots.playbook_titus import TitusPlaybook
from carpathia.bots.search import Budget, Search
from carpathia.engine.errors import BadSetup, nearest
from carpathia.games import unknown_game

BOT_NAMES: Final = ("random", "greedy", "search")
LEVELS: Final = {
    "gentle": "greedy",
    "steady": "search@100",
    "keen": "search@1000",
    "strong": "search@1s",
}
"""What people choose from, and the bot it is."""
_USUAL_BUDGET: Final = "1s"
_CLAIRVOYANT: Final = "clairvoyant"
_FORGETS: Final = "forget"
_FORGETFUL: Final = "search@500+forget30"
"""What is shown to somebody who wants a bot to forget."""


def make_bot(name: str, game: str) -> Bot:
    """A bot by name for a game: `greedy`, `search@1s`, `search@500`, `keen`."""
    inner, plus, forgets = LEVELS.get(name, name).partition("+")
    if plus:
        if not forgets.startswith(_FORGETS):
            raise _unknown_bot(name, game)
        return _make_forgetful(make_bot(inner, game), game, forgets)
    kind, at, budget = inner.partition("@")
    if kind == "search":
        return Search(make_playbook(game), read_budget(budget if at else _USUAL_BUDGET))
    if kind == _CLAIRVOYANT:
        raise BadSetup("clairvoyant-seated", {"bot": inner})
    if kind not in BOT_NAMES or at:
        raise _unknown_bot(inner, game)
    if kind == "random":
        return RandomBot()
    if game == "sos-titanic":
        return GreedySosTitanic()
    if game == "titus":
        return GreedyTitus()
    if game == "noris-titanic":
        return GreedyNorisTitanic()
    raise unknown_game(game)


def make_clairvoyant(name: str, game: str) -> Search | None:
    """`clairvoyant@500`, who must be handed the truth: a ceiling, not a player. Else None.

    The truth of SOS Titanic is in the order of its cards. Elsewhere rolls, tosses and the others'
    plans are still to come, so that nobody could be shown everything.
    """
    inner, plus, forgets = name.partition("+")
    kind, at, budget = inner.partition("@")
    if kind != _CLAIRVOYANT:
        return None
    if game != "sos-titanic":
        raise BadSetup("clairvoyant-elsewhere", {"bot": name})
    if plus:
        raise BadSetup("clairvoyant-forgetful", {"bot": inner, "forgets": f"+{forgets}"})
    limit = read_budget(budget if at else _USUAL_BUDGET)
    return Search(make_playbook(game), limit, is_clairvoyant=True)


def _make_forgetful(bot: Bot, game: str, text: str) -> Bot:
    """`forget30` of `search@500+forget30`: only Titus has something to forget (T6.1)."""
    if game != "titus":
        raise BadSetup("forgetting-elsewhere", {"forgets": f"+{text}"})
    percent = text.removeprefix(_FORGETS)
    fits = percent.isascii() and percent.isdecimal() and len(percent) <= 3 and int(percent) <= 100
    if not fits:
        raise BadSetup("forgetting-wrong", {"forgets": f"+{text}", "near": _FORGETFUL})
    return Forgetful(bot, int(percent))


def _unknown_bot(name: str, game: str) -> BadSetup:
    """Names the bots that can be measured in this game."""
    known = [*BOT_NAMES, *LEVELS]
    if game == "sos-titanic":
        known.append(_CLAIRVOYANT)
    if game == "titus":
        known.append(_FORGETFUL)
    return BadSetup("bot-unknown", {"bot": name, "near": nearest(name, known)})


def make_playbook(game: str) -> Playbook:
    """What a search is told about a game."""
    if game == "sos-titanic":
        return SosTitanicPlaybook()
    if game == "titus":
        return TitusPlaybook()
    if game == "noris-titanic":
        return NorisTitanicPlaybook()
    raise unknown_game(game)


def read_budget(text: str) -> Budget:
    """`500` play-outs, or `0.5s`."""
    try:
        if text.endswith("s"):
            return Budget(0, float(text[:-1]))
        if not (text.isascii() and text.isdecimal()):
            raise ValueError(text)
        return Budget(int(text), 0.0)
    except ValueError:
        raise BadSetup("budget-wrong", {"budget": text}) from None
