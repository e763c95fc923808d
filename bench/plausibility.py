"""How a game goes in thousands of matches of bots: is it playable as we have it?

    python -m bench.plausibility noris-titanic --games 10000

plays that many matches of each kind of player, over all numbers of seats, and prints a table for
the lab diary. What is counted is told by one module a game (`GAUGES`). Match number k depends on k
alone, so a run can be repeated.
"""

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from bench.gauge import Gauge
from bench.noris_titanic import NorisTitanicGauge
from bench.titus import TitusGauge
from carpathia.bots import make_bot
from carpathia.engine.chance import QuickChance
from carpathia.engine.game import Event
from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.games import open_game

GAUGES: dict[str, Gauge] = {gauge.game: gauge for gauge in (NorisTitanicGauge(), TitusGauge())}
PLAYERS = ("random", "greedy")
BATCH = 50
"""Matches a process plays before it reports."""


def play(setup: Setup, bot_name: str, number: int) -> Counter[str]:
    """One match, as its gauge counts it."""
    generator = Generator(number * len(PLAYERS) + PLAYERS.index(bot_name))
    chance = QuickChance(generator)
    bot = make_bot(bot_name, setup.game)
    state = open_game(setup).start(chance)
    happened: list[Event] = []
    decisions = 0
    while state.seat() >= 0:
        known = state.guess(int(state.seat()), generator)
        state.play(bot.choose(known, generator), chance, happened)
        decisions += 1
    result = state.result()
    assert result is not None
    counts = GAUGES[setup.game].count(happened, result)
    return counts + Counter({"decisions": decisions, "matches": 1})


def play_batch(
    game: str, seats: int, options: dict[str, str], bot: str, numbers: range
) -> Counter[str]:
    """Some matches; asked for in plain words, because a compiled `Setup` cannot change process."""
    setup = Setup(game, GAUGES[game].edition, seats)
    setup.options = options
    total: Counter[str] = Counter()
    for number in numbers:
        total.update(play(setup, bot, number))
    return total


def measure(
    pool: ProcessPoolExecutor,
    game: str,
    seats: int,
    options: dict[str, str],
    bot: str,
    matches: int,
) -> Counter[str]:
    """Many matches of one kind, with a line of progress."""
    batches = []
    for first in range(0, matches, BATCH):
        numbers = range(first, min(first + BATCH, matches))
        batches.append(pool.submit(play_batch, game, seats, options, bot, numbers))
    total: Counter[str] = Counter()
    began = time.monotonic()
    for batch in batches:
        total.update(batch.result())
        pace = total["matches"] / (time.monotonic() - began)
        line = f"\r{bot}, {seats} seats: {total['matches']}/{matches}, {pace:.0f} a second"
        print(line, end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return total


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.plausibility")
    parser.add_argument("game", choices=list(GAUGES))
    parser.add_argument("--games", type=int, default=1000, help="matches for each kind of player")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    asked = parser.parse_args()
    gauge = GAUGES[asked.game]
    options = dict(option.split("=", 1) for option in asked.option)
    columns: dict[str, Counter[str]] = {}
    with ProcessPoolExecutor(asked.jobs) as pool:
        for bot in PLAYERS:
            for place, seats in enumerate(gauge.seats):
                share = asked.games // len(gauge.seats)
                matches = share + (1 if place < asked.games % len(gauge.seats) else 0)
                total = measure(pool, asked.game, seats, options, bot, matches)
                columns[f"{bot}, {seats} seats"] = total
    print(f"| a match | {' | '.join(columns)} |")
    print("|---" * (len(columns) + 1) + "|")
    for name in [*gauge.rows, "decisions"]:
        means = [f"{total[name] / total['matches']:.2f}" for total in columns.values()]
        print(f"| {name} | {' | '.join(means)} |")


if __name__ == "__main__":
    main()
