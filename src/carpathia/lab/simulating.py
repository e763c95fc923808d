"""Plays a simulation, over processes or on a cluster; from a notebook, `simulate` gives a frame.

>>> rows = simulate("titus", ["greedy", "random"], games=2, seed="night", jobs=1)
>>> rows.height, rows["score_1"].min() >= 0
(4, True)
"""

import os
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from functools import partial

import polars as pl

from carpathia.engine.chance import new_seed, read_seed
from carpathia.engine.setup import Setup, make_setup
from carpathia.games import GAME_NAMES, TOGETHER, unknown_game
from carpathia.lab.frames import frame_of
from carpathia.lab.parts import Parts
from carpathia.lab.rows import Columns, play_rows
from carpathia.lab.sharing import share_out
from carpathia.lab.simulation import Simulation
from carpathia.lab.variations import AXES, EDITION, SEATS, all_variants, read_axes, refuse_fixed


def simulate(
    game: str,
    bots: str | Sequence[str] = ("random",),
    games: int = 1000,
    vary: str | Sequence[str] = (),
    *,
    seed: str | int | None = None,
    players: int | None = None,
    edition: str | None = None,
    options: Mapping[str, str] | None = None,
    jobs: int | None = None,
    cluster: str | None = None,
) -> pl.DataFrame:
    """One row a match; raises Refusal for what cannot be played, ValueError for no games or jobs.

    `games` deals, each played by all bots in all that is varied: `vary=["crew", "seats=1,2"]`. The
    same seed, words or a number, gives the same rows, over any number of processes (`jobs`; all
    processors if not said) and on a Dask cluster (`cluster="tcp://..."`).

    A script calls this under `if __name__ == "__main__":`, unless with `jobs=1`. The processes
    read the script anew, and without that line each would begin again: `BrokenProcessPool`.
    """
    if game not in GAME_NAMES:
        raise unknown_game(game)
    if jobs is not None and jobs < 1:
        raise ValueError(f"jobs={jobs}: one process at least; leave it out to use all processors")
    names = bot_names(bots)
    editions = AXES[game][EDITION]
    chosen = edition or ("en" if "en" in editions else editions[0])
    seats = usual_seats(game, names) if players is None else players
    setup = make_setup(game, chosen, seats, {**(options or {})}, {}, {})
    words = None if seed is None else str(seed)
    said = said_by_name(edition, players)
    simulation = plan_simulation(setup, names, games, axis_names(vary), words, said)
    pieces = play_pieces(simulation, [range(simulation.matches())], jobs or _cores(), cluster)
    found: dict[int, pl.DataFrame] = {}
    with closing(pieces):
        for piece, columns in pieces:
            found[piece.start] = frame_of(simulation, columns)
    return pl.concat([found[start] for start in sorted(found)])


def bot_names(bots: str | Sequence[str]) -> list[str]:
    """Names in a row or joined by commas.

    >>> bot_names("random"), bot_names(["greedy,random", "search@50"])
    (['random'], ['greedy', 'random', 'search@50'])
    """
    listed = [bots] if isinstance(bots, str) else bots
    return [name for text in listed for name in text.split(",")]


def axis_names(vary: str | Sequence[str]) -> list[str]:
    """The same for what is varied, where commas may also join the values of one thing.

    >>> axis_names("edition,setup"), axis_names(["crew=fleet,lee", "edition"])
    (['edition', 'setup'], ['crew=fleet,lee', 'edition'])
    """
    listed = [vary] if isinstance(vary, str) else vary
    return [name for text in listed for name in ([text] if "=" in text else text.split(","))]


def usual_seats(game: str, bots: Sequence[str]) -> int:
    """One alone where all play together; else a seat for each bot, and two at least."""
    return 1 if game in TOGETHER else max(len(bots), 2)


def said_by_name(edition: str | None, players: str | int | None) -> list[str]:
    """Which of the two somebody asked for.

    >>> said_by_name("fr", None)
    ['edition']
    """
    return [name for name, value in ((EDITION, edition), (SEATS, players)) if value is not None]


def plan_simulation(
    setup: Setup,
    bots: Sequence[str],
    games: int,
    vary: Sequence[str] = (),
    seed: str | bytes | None = None,
    said: Sequence[str] = (),
) -> Simulation:
    """What is to be played; raises Refusal for what cannot be.

    `said` are those of edition and seats that somebody asked for, so that they are not varied.
    """
    if games < 1:
        raise ValueError(f"games={games}: one deal at least")
    if setup.game in TOGETHER:  # nobody sees the difference between two of one name
        bots = tuple(dict.fromkeys(bots))
    axes = read_axes(setup.game, vary)
    refuse_fixed(setup, axes, said)
    if not isinstance(seed, bytes):
        seed = new_seed() if seed is None else read_seed(seed)
    simulation = Simulation(
        setup.game,
        tuple(bots),
        games,
        seed,
        all_variants(setup, axes),
        tuple(axes),
        setup.switches,
        setup.figures,
    )
    simulation.check()
    return simulation


def play_pieces(
    simulation: Simulation, todo: Sequence[range], jobs: int, cluster: str | None
) -> Generator[tuple[range, Columns], None, None]:
    """The rows of the matches asked for, in pieces, as they get done."""
    play = partial(play_rows, simulation)
    if cluster is None:
        return share_out(play, todo, jobs)
    from carpathia.lab.cluster import share_over  # Dask comes with an extra of its own

    return share_over(play, todo, cluster)


def play_into(parts: Parts, jobs: int, cluster: str | None) -> Generator[int, None, None]:
    """Play what is still to be played; says how many matches were. What is done is kept, always."""
    with closing(play_pieces(parts.simulation, parts.todo(), jobs, cluster)) as pieces:
        try:
            for piece, columns in pieces:
                parts.add(piece, columns)
                yield len(piece)
        finally:
            parts.flush()


def _cores() -> int:
    return os.cpu_count() or 1
