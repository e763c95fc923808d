"""All that a benchmark has found, as plain data: medians and rounds, ratios, aims."""

from typing import Final

from carpathia.engine.game import Json
from carpathia.lab.aims import LOOPS, RIVALS, Aim, aims, times_the_moves
from carpathia.lab.benchmark import COMPILED, SOURCE, Benchmark, Contestant
from carpathia.lab.measuring import SETUPS

COLUMNS: Final = ("moves", "loop", "games", "copies", "playouts")
"""The figures that are compared: random play driven from Python and in our own loop, and so on."""


def as_plain(benchmark: Benchmark) -> dict[str, Json]:
    """Rates are a second of the processor's time; what was not measured is null."""
    contestants: list[Json] = []
    for one in benchmark.in_order():
        rounds: list[Json] = [{**figures} for figures in benchmark.rounds[one]]
        median: Json = {**benchmark.medians(one)}
        plain: dict[str, Json] = {"name": one.name, "build": one.build}
        contestants.append({**plain, "median": median, "rounds": rounds})
    return {
        "build": benchmark.running,
        "contestants": contestants,
        "ratios": {game: _ratios(benchmark, game) for game in SETUPS},
        "aims": [_plain_aim(aim) for aim in aims(benchmark)],
        "absent": [*benchmark.absent],
        "failed": {**benchmark.failed},
    }


def build_ratios(benchmark: Benchmark, game: str) -> dict[str, float]:
    """How many times as fast the compiled build of a game is, in what both were measured in."""
    fast = benchmark.medians(Contestant(game, COMPILED))
    slow = benchmark.medians(Contestant(game, SOURCE))
    return {name: fast[name] / slow[name] for name in COLUMNS if name in fast and name in slow}


def _ratios(benchmark: Benchmark, game: str) -> Json:
    """Our builds against each other, and the running one against its rival, by either loop."""
    found = build_ratios(benchmark, game)
    builds: Json = {name: found.get(name) for name in COLUMNS}
    ours = benchmark.medians(Contestant(game, benchmark.running))
    theirs = benchmark.medians(Contestant(RIVALS[game]))
    moves: dict[str, Json] = {loop: times_the_moves(ours, theirs, loop) for loop in LOOPS}
    rival: Json = {"rival": RIVALS[game], "build": benchmark.running, **moves}
    return {"compiled to uncompiled": builds, "moves to the rival's": rival}


def _plain_aim(aim: Aim) -> Json:
    told: dict[str, Json] = {"kind": aim.kind, "game": aim.game}
    if aim.rival:
        told["rival"] = aim.rival
    if aim.loop:
        told["loop"] = aim.loop
    reached = None if aim.found is None else aim.is_reached()
    return {**told, "wanted": aim.wanted, "found": aim.found, "reached": reached}
