"""Where bots think: from a guess written as text, in processes that end with the server."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from carpathia.bots.making import make_bot, make_playbook
from carpathia.bots.search import Budget, Search
from carpathia.engine.chance import SeededChance
from carpathia.engine.generator import Generator
from carpathia.engine.match import Match
from carpathia.games import GAME_NAMES, open_game, vary_setup
from carpathia.server.thinking import Thinkers, choose_move


@pytest.mark.parametrize("game_name", GAME_NAMES)
def test_a_guess_as_text_makes_the_same_choice_as_the_guess_itself(game_name: str) -> None:
    """So nothing that a bot may know is lost on the way, and nothing else is needed."""
    greedy = make_bot("greedy", game_name)
    search = Search(make_playbook(game_name), Budget(8))
    for number in range(3):
        generator = Generator(number)
        setup = vary_setup(game_name, generator)
        match = Match(open_game(setup), setup, SeededChance(bytes([number]) * 32))
        for _ in range(25):
            if match.is_over():
                break
            seat = int(match.state.seat())
            known = match.state.guess(seat, Generator(7))
            text = match.game.write_position(known)
            again = match.game.read_position(text)
            chosen = match.game.write(greedy.choose(known, Generator(5)))
            assert choose_move(setup, text, "gentle", 5) == chosen
            assert search.choose(again, Generator(3)) == search.choose(known, Generator(3))
            match.play_text(chosen)


def first_position(game_name: str) -> tuple[Match, str]:
    setup = vary_setup(game_name, Generator(1))
    match = Match(open_game(setup), setup, SeededChance(bytes(32)))
    guess = match.state.guess(int(match.state.seat()), Generator(2))
    return match, match.game.write_position(guess)


def test_a_worker_that_is_killed_is_replaced() -> None:
    match, position = first_position("titus")

    async def think_twice() -> None:
        thinkers = Thinkers(1)
        try:
            assert await thinkers.choose(match.setup, position, "gentle") in match.move_texts()
            assert thinkers._pool is not None
            (worker,) = thinkers._pool._processes
            os.kill(worker, signal.SIGKILL)
            assert await thinkers.choose(match.setup, position, "gentle") in match.move_texts()
            moves, playouts = await thinkers.advise(match.setup, position)
            assert moves[0].move in match.move_texts()
            assert playouts > 0
        finally:
            thinkers.close()

    asyncio.run(think_twice())


_SERVER = """
import asyncio, sys, time
from carpathia.server.thinking import Thinkers
from tests.server.test_thinking import first_position

async def think() -> None:
    thinkers = Thinkers(1)
    match, position = first_position("titus")
    await thinkers.choose(match.setup, position, "gentle")
    print(next(iter(thinkers._pool._processes)), flush=True)
    time.sleep(60)

if __name__ == "__main__":
    asyncio.run(think())
"""


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks into /proc")
def test_a_worker_ends_with_its_server_however_that_ends() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    server = subprocess.Popen(
        [sys.executable, "-c", _SERVER], stdout=subprocess.PIPE, env=environment
    )
    try:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        os.kill(worker, 0)
    finally:
        server.kill()
        server.communicate()
    until = time.monotonic() + 20
    while is_alive(worker):
        assert time.monotonic() < until, "an orphan thinks on"
        time.sleep(0.05)


def is_alive(process: int) -> bool:
    """Whether a process runs: one that nobody buried is dead too."""
    try:
        told = Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return False
    return told.rpartition(")")[2].split()[0] != "Z"


def test_a_worker_need_not_load_what_only_the_server_uses() -> None:
    """Or whoever waits for a bot's first move would wait for a database and a web framework too."""
    told = "import sys, carpathia.server.thinking; print(*sys.modules)"
    seen = subprocess.run([sys.executable, "-c", told], capture_output=True, check=True, text=True)
    assert not {"alembic", "fastapi", "sqlalchemy", "starlette"} & set(seen.stdout.split())
