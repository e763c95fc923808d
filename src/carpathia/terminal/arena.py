"""`carpathia arena`: bots play the same deals, and what comes of it is told with its intervals."""

import json
import time
from argparse import Namespace
from contextlib import closing
from math import isfinite
from pathlib import Path
from typing import Final

from rich import box
from rich.table import Table

from carpathia.engine.chance import new_seed, read_seed
from carpathia.engine.errors import Refusal
from carpathia.engine.game import Json
from carpathia.games import GAME_NAMES, TOGETHER, unknown_game
from carpathia.lab.arena import Plan, solo_crews
from carpathia.lab.intervals import Estimate
from carpathia.lab.sharing import play_plan
from carpathia.lab.tally import Row, Tally
from carpathia.lab.writing import write_whole
from carpathia.terminal.numbers import mean_estimate, number, share_estimate, short
from carpathia.terminal.parsing import Parser, demand, read_jobs, read_number
from carpathia.terminal.printing import Printer
from carpathia.terminal.progress import open_progress, rate_of
from carpathia.terminal.refusals import about, typed_path
from carpathia.terminal.saving import check_writable
from carpathia.terminal.setting_up import read_setup, takes_set_up
from carpathia.words.reader import Args, Words

INTERRUPTED: Final = 130
_DEALS: Final = 100
_ALL: Final = "all"
_GLANCE: Final = 1.0
"""Seconds between two looks at how things stand."""


def arena_parser(words: Words) -> Parser:
    parser = Parser(words, "arena")
    parser.takes(
        "game", words("help-game", {"games": ", ".join(GAME_NAMES)}), words("metavar-game")
    )
    parser.takes_many("bots", words("help-bots"), words("metavar-bot"))
    parser.option("games", "number", "help-arena-games")
    parser.option("seed", "words", "help-arena-seed")
    parser.option("jobs", "number")
    parser.option("json", "file")
    takes_set_up(parser, "help-arena-edition", "help-arena-crew", "help-arena-players")
    return parser


def run_arena(asked: Namespace, printer: Printer) -> int:
    """Play, show how things stand while it goes on, and tell how they stood at the end."""
    plan = read_plan(asked, printer.words("metavar-game"))
    jobs = read_jobs(asked.jobs)
    file = None if asked.json is None else typed_path(asked.json)
    if file is not None:
        with about(file):
            check_writable(file)
    tally = Tally(plan)
    was_stopped = False
    try:
        _play(tally, jobs, printer.words)
    except KeyboardInterrupt:
        was_stopped = True
    _tell(tally, asked.seed or plan.seed.hex(), was_stopped, printer)
    if file is not None:
        _write(tally, file)
    return INTERRUPTED if was_stopped else 0


def read_plan(asked: Namespace, metavar: str) -> Plan:
    """What is to be played; raises Refusal or FileRefusal for what cannot be."""
    game = demand(asked.game, metavar)
    if game not in GAME_NAMES:
        raise unknown_game(game)
    bots = tuple(asked.bots)
    if not bots:
        raise Refusal("bots-missing")
    deals = _DEALS if asked.games is None else read_number("--games", asked.games, 1)
    seed = new_seed() if asked.seed is None else read_seed(asked.seed)
    wants_all = asked.crew is not None and asked.crew.strip().casefold() == _ALL
    is_together = game in TOGETHER
    if wants_all and is_together:  # else it is refused like any crew: the game has no such option
        asked.crew = None
    if asked.players is None and not is_together:
        asked.players = str(len(bots))
    asked.memory_aid = False
    # The same words deal the same matches whatever language somebody speaks.
    setup = read_setup(asked, "en")
    if not is_together and len(bots) != setup.seats:
        raise Refusal("bots-wrong", {"bots": len(bots), "seats": setup.seats})
    crews: tuple[str, ...] = ("",)
    if wants_all:
        if setup.seats != 1:
            raise Refusal("crew-all-alone")
        crews = solo_crews(setup)
    plan = Plan(
        setup.game,
        setup.edition,
        setup.seats,
        bots,
        deals,
        seed,
        setup.options,
        setup.switches,
        setup.figures,
        crews,
    )
    plan.check()
    return plan


# While it goes on


def _play(tally: Tally, jobs: int, words: Words) -> None:
    plan = tally.plan
    began = shown = time.monotonic()
    with open_progress() as progress, closing(play_plan(plan, jobs)) as pieces:
        going = words("fuzz-going", {"game": words(f"game-{plan.game}")})
        task = progress.add_task(going, total=plan.matches(), rate="")
        for played in pieces:
            tally.add(played)
            now = time.monotonic()
            rate = rate_of(tally.played, now - began, words)
            if now - shown >= _GLANCE and not progress.disable:
                progress.standing = table_of(tally, words)
                shown = now
            progress.update(task, completed=tally.played, rate=rate)


# What is told


def _tell(tally: Tally, seed: str, was_stopped: bool, printer: Printer) -> None:
    plan, words = tally.plan, printer.words
    title: Args = {
        "game": words(f"game-{plan.game}"),
        "edition": words(f"edition-{plan.edition}"),
        "deals": tally.deals,
        "matches": tally.deals * plan.matches_a_deal(),
    }
    printer.say("arena-done", title, "heading")
    if tally.deals:
        printer.gap()
        printer.console.print(table_of(tally, words))
        if len(plan.bots) > 1:
            printer.gap()
            printer.console.print(_differences(tally, words))
        printer.gap()
        printer.say("arena-note", style="quiet")
    printer.say("arena-seed", {"seed": seed}, "quiet")
    if was_stopped:
        printer.say("fuzz-stopped")


def table_of(tally: Tally, words: Words) -> Table:
    """A row a bot, and under it one for each of several crews."""
    plan = tally.plan
    table = plain_table(words("arena-bot"))
    names = ["arena-score", "arena-above", "arena-saved"]
    if not plan.is_together():
        names = ["arena-wins", "arena-points"]
    for key in [*names, "arena-decisions", "arena-time"]:
        table.add_column(words(key), justify="right")
    crews = Words(words.language, plan.game)
    bots = plan.bot_names()
    for row in tally.rows():
        name = f"  {crews(f'crew-{row.crew}')}" if row.crew else bots[row.bot]
        style = "heading" if len(plan.crews) > 1 and not row.crew else ""
        table.add_row(name, *_figures(row, words.language), style=style)
    return table


def plain_table(first: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False)
    table.add_column(first, no_wrap=True)
    return table


def _figures(row: Row, language: str) -> list[str]:
    cells = [share_estimate(row.wins, language)] if row.wins is not None else []
    cells.append(mean_estimate(row.points, language))
    for share in (row.above, row.all_saved):
        if share is not None:
            cells.append(share_estimate(share, language))
    return [*cells, number(row.decisions, 1, language), short(row.seconds, language)]


def _differences(tally: Tally, words: Words) -> Table:
    bots = tally.plan.bot_names()
    table = plain_table(words("arena-pair"))
    table.add_column(words("arena-difference"), justify="right")
    for pair in tally.differences():
        told = mean_estimate(pair.points, words.language, is_signed=True)
        table.add_row(f"{bots[pair.bot]} - {bots[pair.other]}", told)
    return table


def as_plain(tally: Tally) -> dict[str, Json]:
    """Everything there is to tell, as plain data."""
    plan = tally.plan
    bots = plan.bot_names()
    rows: list[Json] = []
    for row in tally.rows():
        plain: dict[str, Json] = {"bot": bots[row.bot], "matches": row.matches}
        if len(plan.crews) > 1:
            plain["crew"] = row.crew or _ALL
        shares = {"wins": row.wins, "above 19": row.above, "all saved": row.all_saved}
        for name, estimate in {"points": row.points, **shares}.items():
            if estimate is not None:
                plain[name] = _plain(estimate)
        plain["decisions a match"] = row.decisions
        plain["seconds a decision"] = row.seconds
        rows.append(plain)
    differences: list[Json] = []
    for pair in tally.differences():
        names: dict[str, Json] = {"bot": bots[pair.bot], "other": bots[pair.other]}
        differences.append({**names, "points": _plain(pair.points)})
    return {
        "game": plan.game,
        "edition": plan.edition,
        "seats": plan.seats,
        "options": {**plan.options},
        "switches": {**plan.switches},
        "figures": {name: _json(value) for name, value in plan.figures.items()},
        "seed": plan.seed.hex(),
        "deals asked for": plan.deals,
        "deals": tally.deals,
        "bots": [*bots],
        "rows": rows,
        "differences": differences,
    }


def _json(value: int | str | list[int]) -> Json:
    return [*value] if isinstance(value, list) else value


def _plain(estimate: Estimate) -> Json:
    """Nothing is known of an interval without bounds."""
    low = estimate.low if isfinite(estimate.low) else None
    high = estimate.high if isfinite(estimate.high) else None
    return {"value": estimate.value, "low": low, "high": high}


def _write(tally: Tally, file: Path) -> None:
    text = json.dumps(as_plain(tally), indent=2, ensure_ascii=False)
    with about(file):
        write_whole(file, f"{text}\n")
