"""The luck of the tests themselves: their own deals, the same each time, here and in a process."""

import hashlib
import os
from pathlib import Path

import pytest

from tests.dealing import IS_LUCK, Dealer
from tests.server.house import House
from tests.server.served import Served


def seed_of(whose: str, number: int) -> bytes:
    return hashlib.sha256(f"{whose} {number}".encode()).digest()


def test_a_note_written_anew_begins_its_deals_again(tmp_path: Path) -> None:
    note = tmp_path / "note"
    note.write_text("one", "utf-8")
    dealer = Dealer(note)
    assert [dealer.seed(), dealer.seed()] == [seed_of("one", 1), seed_of("one", 2)]
    for seconds, whose in enumerate(("one", "two"), 1):
        note.write_text(whose, "utf-8")
        os.utime(note, (seconds, seconds))  # clocks of file systems may be slow
        assert dealer.seed() == seed_of(whose, 1)


@pytest.mark.skipif(IS_LUCK, reason="luck is left as it is")
def test_matches_here_are_those_of_the_test(house: House, request: pytest.FixtureRequest) -> None:
    rooms = [house.create()["room"] for _ in range(2)]
    seeds = [house.room(room).stored.seed for room in rooms]
    assert seeds == [seed_of(request.node.nodeid, number) for number in (1, 2)]


def test_a_server_of_its_own_deals_by_a_note_too(tmp_path: Path) -> None:
    note = tmp_path / "note"
    seen = []
    for folder, whose in (("a", "one"), ("b", "one"), ("c", "two")):
        note.write_text(whose, "utf-8")
        server = Served(tmp_path / folder, program=("-m", "tests.dealing", str(note)))
        (guest,) = server.table("sos-titanic", 1)
        seen.append(guest.message()["view"])
        server.end()
    assert seen[0] == seen[1] != seen[2]
