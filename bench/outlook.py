"""Learns what each sign of a table of SOS Titanic is worth (`carpathia.bots.outlook_sos_titanic`).

    python -m bench.outlook --games 3000 --playouts 60 --write

plays solo matches of the search with the outlook as it is, now and then a move at random so that
other tables are seen too, and fits, for each page, the final score to the signs at the beginning of
every turn, by least squares with a little shrinking. `--from greedy` learns from the greedy bot, as
the first time, when there was no outlook yet. Wants numpy, which comes with the extra `bench`.
"""

import argparse
import importlib
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from carpathia.bots.bot import Bot
from carpathia.bots.making import make_bot
from carpathia.bots.outlook_sos_titanic import SIGNS, read_signs
from carpathia.engine.chance import QuickChance
from carpathia.engine.game import State
from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.games import open_game
from carpathia.games.sos_titanic.state import SosState
from carpathia.games.sos_titanic.table import TURN

GAME = "sos-titanic"
CREW = ("murdoch", "boxhall", "lee", "latimer", "lowe", "fleet")
PAGES = 11
ODD_MOVES = 50
"""One move in so many is any legal one."""
SHRINKING = 50.0
HEAD = """\
# What each sign of a table of SOS Titanic is worth, in points of the final score: one figure for
# each number of pages turned, from none to ten. Learnt, not thought up: see outlook_sos_titanic.py.
"""

Sample = tuple[int, list[float], int]
"""Pages turned, the signs, the final score."""


def play(bot: Bot, number: int) -> Iterator[Sample]:
    """The beginnings of all turns of a match, and what came of it."""
    setup = Setup(GAME, "en", 1)
    setup.options = {"crew": CREW[number % len(CREW)]}
    generator = Generator(number)
    chance = QuickChance(Generator(number + 1_000_000_000))
    state = open_game(setup).start(chance)
    seen: list[tuple[int, list[float]]] = []
    while state.seat() >= 0:
        known = state.guess(0, generator)
        if isinstance(known, SosState) and known.table.phase == TURN and not known.table.has_moved:
            seen.append((int(known.table.page), list(read_signs(known.table))))
        state.play(_choose(bot, known, generator), chance)
    result = state.result()
    if result is None:
        raise AssertionError("the match is over")
    for page, signs in seen:
        yield page, signs, result.scores[0]


def _choose(bot: Bot, known: State, generator: Generator) -> int:
    if generator.below(ODD_MOVES) == 0:
        moves = known.moves()
        return int(moves[generator.below(len(moves))])
    return int(bot.choose(known, generator))


def fit(samples: list[Sample]) -> list[list[float]]:
    """For each page what every sign is worth; says how much of the scores that explains."""
    numpy: Any = importlib.import_module("numpy")
    rows: list[list[float]] = []
    for page in range(PAGES):
        here = [sample for sample in samples if sample[0] == page]
        signs = numpy.array([sample[1] for sample in here])
        scores = numpy.array([float(sample[2]) for sample in here])
        scale = signs.std(axis=0) + 1e-6
        even = signs / scale
        shrinking = SHRINKING * numpy.eye(len(SIGNS))
        shrinking[0, 0] = 0.0  # what is always there is not shrunk
        worth = numpy.linalg.solve(even.T @ even + shrinking, even.T @ scores)
        missed = scores - even @ worth
        explained = 1.0 - missed.var() / scores.var()
        told = (
            f"{page:2} pages turned: {len(here):7} turns, {explained:.2f} of the spread explained"
        )
        print(told, file=sys.stderr)
        rows.append([float(weight) for weight in worth / scale])
    return rows


def write(rows: list[list[float]]) -> str:
    """The figures as they are shipped."""
    lines = [HEAD]
    for place, sign in enumerate(SIGNS):
        lines.append(f'"{sign}" = [' + ", ".join(f"{row[place]:.3f}" for row in rows) + "]")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--playouts", type=int, default=60)
    parser.add_argument("--from", dest="source", choices=["search", "greedy"], default="search")
    parser.add_argument("--first", type=int, default=1, help="number of the first match")
    parser.add_argument("--write", action="store_true", help="into the package, else on screen")
    asked = parser.parse_args()
    name = "greedy" if asked.source == "greedy" else f"search@{asked.playouts}"
    bot = make_bot(name, GAME)
    samples: list[Sample] = []
    for done in range(asked.games):
        samples += play(bot, asked.first + done)
        print(f"\r{done + 1}/{asked.games}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    told = write(fit(samples))
    if asked.write:
        Path(str(files("carpathia.bots").joinpath("outlook_sos_titanic.toml"))).write_text(told)
    else:
        print(told)


if __name__ == "__main__":
    main()
