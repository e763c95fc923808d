"""What the bots choose in positions of fuzzed matches: `python -m tests.bots.choices` renews it."""

from pathlib import Path

from carpathia.bots import make_bot
from carpathia.engine.generator import Generator
from carpathia.games import GAME_NAMES
from tests.bots.sparring import states_of

BOTS = ("random", "greedy", "search@60")
FILE = Path(__file__).parent / "choices.txt"


def choices_of(game: str) -> list[str]:
    """A line a decision: the game, which decision, and the number of the move each bot makes."""
    bots = [make_bot(name, game) for name in BOTS]
    lines = []
    for number, state in enumerate(states_of(game, 1912)):
        if len(state.moves()) > 1 and number % 7 == 0:
            known = state.guess(int(state.seat()), Generator(number))
            chosen = [int(bot.choose(known, Generator(number))) for bot in bots]
            lines.append(f"{game} {number}: " + " ".join(str(move) for move in chosen))
    return lines[:40]


if __name__ == "__main__":
    told = [line for game in GAME_NAMES for line in choices_of(game)]
    FILE.write_text("\n".join(told) + "\n", "utf-8")
