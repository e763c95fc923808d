"""Nothing lost on a bad line: cut in the middle of a frame, delayed, and commands sent twice.

The same people and the same ledger as in `test_kills`, with the real server behind a line that
breaks all the time. CARPATHIA_KILLS says for how long: ten moves each.
"""

import asyncio
import os
import random
import signal
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.server.people import Company
from tests.server.process import Server
from tests.server.proxy import BadLine

MOVES = 10 * int(os.environ.get("CARPATHIA_KILLS", "20"))
LONGEST = 60.0
PATIENCE = 60.0


async def play_on_a_bad_line(server: Server, rng: random.Random) -> tuple[Company, BadLine]:
    parts = urlsplit(server.address)
    assert parts.hostname is not None
    assert parts.port is not None
    line = BadLine(parts.hostname, parts.port, rng)
    company = Company(rng)
    await line.open()
    company.where.address = line.address
    playing = asyncio.create_task(company.run())
    try:
        await company.play_for(MOVES, LONGEST)
        line.is_good = company.where.is_closing = True
        await asyncio.wait_for(playing, PATIENCE)
    finally:
        playing.cancel()
        await line.close()
    return company, line


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_on_a_bad_line_every_move_is_played_once_and_in_order(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    server = Server(folder)
    try:
        company, line = asyncio.run(play_on_a_bad_line(server, random.Random(1912)))
    finally:
        code = server.end(signal.SIGTERM)
    assert code == 0
    kept = company.check(folder)
    assert kept > MOVES / 4, "hardly anything was played"
    assert line.cuts > kept / 10, "the line was too good"
    assert "Traceback" not in (tmp_path / "data.log").read_text()
