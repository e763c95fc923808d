"""`carpathia db`: backups of running servers, restored on either engine, and the check of it all."""

import gzip
import json
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from carpathia.server.database import FILE, Database
from carpathia.server.judging import Judgement
from carpathia.server.migrating import newest
from carpathia.server.places import Place, open_place
from carpathia.server.reviews import Reviews
from carpathia.server.tables import METADATA
from tests.server.afterwards import Browser
from tests.server.cluster import Cluster, run
from tests.server.house import Guest, House
from tests.terminal.sitting import Seen, Terminal

Db = Callable[..., Seen]
RECORD = Path(__file__).parents[2] / "records" / "titus" / "2-won-0.txt"


@pytest.fixture(autouse=True)
def undisturbed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody writes reviews meanwhile, however slow the machine is."""
    monkeypatch.setattr("carpathia.server.reviewing.QUIET", 3600.0)


def option(place: Place) -> tuple[str, str]:
    return ("--data", str(place)) if isinstance(place, Path) else ("--database", place)


@pytest.fixture
def db(terminal: Terminal) -> Db:
    def run_db(action: str, place: Place, *more: str | Path) -> Seen:
        return terminal.run("db", action, *more, *option(place), "--language", "en")

    return run_db


def fill(house: House) -> list[Guest]:
    """One table after some moves, one that is over, one that nobody has joined, the deal of the
    day, an import, a review that has begun: something in every table that there is.
    """
    guests = house.table("noris-titanic", 3)
    playing = house.table("titus", 2)
    for table, moves in ((guests, 7), (playing, 400)):
        for _ in range(moves):
            message = table[0].message()
            actor = message["view"]["to-act"]
            if not actor:
                break
            move = table[actor - 1].message()["moves"][-1]
            assert table[actor - 1].play(move, message["version"]).status_code == 200
    house.create("sos-titanic", 4)
    browser = Browser(house)
    browser.daily()
    assert house.post("/api/records", {"record": RECORD.read_text("utf-8")}).status_code == 201
    browser.me()  # by now the match that is over is filed
    reviews = Reviews(house.store)
    reviews.note(playing[0].room, is_wanted=False)
    reviews.judge(playing[0].room, Judgement(3, 1, "lift", "swap 1:2", 0.1, 1 / 3, -2.5))
    assert [name for name, rows in everything(house.database).items() if not rows] == []
    return [*guests, *playing]


def everything(database: Database) -> dict[str, list[Any]]:
    """All rows, by table: of one that is added later, too."""
    with database.engine.connect() as connection:
        return {
            table.name: sorted(
                (tuple(row) for row in connection.execute(sa.select(table))), key=repr
            )
            for table in METADATA.sorted_tables
        }


def shown(house: House, guests: list[Guest]) -> list[bytes]:
    here = [Guest(house, guest.room, guest.seat, guest.token) for guest in guests]
    record = house.get(f"/api/rooms/{guests[-1].room}/record")
    assert record.status_code == 200
    return [*(guest.look().content for guest in here), record.content]


@pytest.mark.parametrize(
    ("house", "to"),
    [("sqlite", "postgresql"), ("postgresql", "sqlite"), ("sqlite", "sqlite")],
    indirect=["house"],
)
def test_a_backup_of_a_running_server_goes_on_elsewhere_as_if_nothing_had_been(
    house: House, to: str, db: Db, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    guests = fill(house)
    before = shown(house, guests)
    kept = everything(house.database)
    file = tmp_path / "backup"
    seen = db("backup", house.place, file)
    assert seen.code == 0, seen.err
    assert "backed up" in seen.out
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    place: Place = tmp_path / "other"
    if to == "postgresql":
        place = request.getfixturevalue("cluster").create()
    seen = db("restore", place, file)
    assert (seen.code, "restored" in seen.out) == (0, True), seen.err
    seen = db("check", place)
    assert seen.code == 0, seen.out
    assert "4 matches checked" in seen.out
    database = open_place(place)
    restored = everything(database)
    database.close()
    assert restored == kept
    other = House(tmp_path, place=place)
    try:
        assert shown(other, guests) == before
        again = tmp_path / "again"
        assert db("backup", place, again).code == 0
        assert gzip.decompress(again.read_bytes()) == gzip.decompress(file.read_bytes())
        (one, two, three) = (
            Guest(other, guest.room, guest.seat, guest.token) for guest in guests[:3]
        )
        actor = (one, two, three)[one.message()["view"]["to-act"] - 1]
        assert actor.play(actor.message()["moves"][0], 7).status_code == 200
    finally:
        other.close()


@pytest.fixture
def places(cluster: Cluster, tmp_path: Path) -> dict[str, Place]:
    return {"sqlite": tmp_path / "tables", "postgresql": cluster.create()}


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
def test_restoring_over_tables_must_be_meant_and_keeps_them_aside(
    engine: str, places: dict[str, Place], db: Db, tmp_path: Path
) -> None:
    place = places[engine]
    house = House(tmp_path, place=place)
    old, _ = house.table()
    file = tmp_path / "backup"
    assert db("backup", place, file).code == 0
    new, _ = house.table()
    assert "Another server" in db("restore", place, file, "--yes").complaint()
    house.close()
    assert "--yes" in db("restore", place, file).complaint()
    seen = db("restore", place, file, "--yes")
    assert seen.code == 0, seen.err
    aside = seen.out.strip().splitlines()[-1].strip()
    house.open()
    assert old.look().status_code == 200
    assert new.look().status_code == 404
    house.close()
    if isinstance(place, Path):
        kept = sa.create_engine(f"sqlite:///{aside}")
        with kept.connect() as connection:
            assert connection.exec_driver_sql("SELECT count(*) FROM matches").scalar() == 2
        kept.dispose()
        assert sorted(path.name for path in place.iterdir()) == sorted(
            [FILE, "tables.lock", Path(aside).name]
        )
    else:
        assert run(place, f"SELECT count(*) FROM {aside}.matches") == [(2,)]


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
def test_a_backup_that_is_none_or_cut_off_or_changed_restores_nothing(
    engine: str, places: dict[str, Place], db: Db, tmp_path: Path
) -> None:
    place = places[engine]
    house = House(tmp_path, place=place)
    one, _ = house.table()
    house.create()
    good = tmp_path / "good"
    assert db("backup", place, good).code == 0
    house.close()
    data = good.read_bytes()
    lines = gzip.decompress(data).splitlines(keepends=True)
    head = json.loads(lines[0])
    newer = json.dumps({**head, "revision": "9999"}).encode() + b"\n"
    odd = json.dumps({**head, "tables": [{**head["tables"][0], "name": "x"}]}).encode() + b"\n"
    wrong: dict[bytes, str] = {
        b"": "no backup",
        b"hello": "no backup",
        data[: len(data) // 2]: "damaged or cut off",
        data[:-9] + b"123456789": "damaged or cut off",
        gzip.compress(b"".join(lines[:-1])): f"line {len(lines)}",
        gzip.compress(b"".join(lines) + b"[]\n"): f"line {len(lines) + 1}",
        gzip.compress(lines[0] + b"[1]\n" + b"".join(lines[2:])): "line 2",
        gzip.compress(lines[0] + b"{}}\n" + b"".join(lines[2:])): "line 2",
        gzip.compress(odd + b"".join(lines[1:])): "line 1",
        gzip.compress(newer + b"".join(lines[1:])): "newer Carpathia (revision 9999)",
    }
    for number, line in _impossible(lines).items():
        changed = [*lines[: number - 1], line, *lines[number:]]
        wrong[gzip.compress(b"".join(changed))] = f"line {number}"
    for content, told in wrong.items():
        bad = tmp_path / "bad"
        bad.write_bytes(content)
        complaint = db("restore", place, bad, "--yes").complaint()
        assert told in complaint, complaint
    house.open()
    assert one.look().status_code == 200
    house.close()
    if isinstance(place, Path):
        assert sorted(path.name for path in place.iterdir()) == [FILE, "tables.lock"]
    else:
        assert run(place, "SELECT nspname FROM pg_namespace WHERE nspname LIKE 'aside%%'") == []


def _impossible(lines: list[bytes]) -> dict[int, bytes]:
    """Rows that no table takes, by their line: one for the second time, of another kind, of a match
    that is not there.
    """
    head = json.loads(lines[0])
    first, found = {}, 2
    for table in head["tables"]:
        first[table["name"]] = found
        found += table["rows"]
    seats, columns = first["seats"], {one["name"]: one["columns"] for one in head["tables"]}
    lost = json.loads(lines[seats - 1])
    lost[columns["seats"].index("match")] = "nowhere"
    big, odd = (json.loads(lines[first["matches"] - 1 + number]) for number in (0, 1))
    big[columns["matches"].index("created")] = 10**30
    odd[columns["matches"].index("created")] = {"when": "today"}
    return {
        seats: json.dumps(lost).encode() + b"\n",
        seats + 1: lines[seats - 1],
        first["matches"]: json.dumps(big).encode() + b"\n",
        first["matches"] + 1: json.dumps(odd).encode() + b"\n",
    }


def test_a_backup_is_never_written_over_another(house: House, db: Db, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    assert db("backup", house.folder, file).code == 0
    before = file.read_bytes()
    house.create()
    assert db("backup", house.folder, file).complaint().startswith(str(file))
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir() if "backup" in path.name] == ["backup"]


def test_there_must_be_something_to_back_up(db: Db, tmp_path: Path) -> None:
    for action in (("backup", tmp_path / "file"), ("check",)):
        told = db(action[0], tmp_path / "nowhere", *action[1:]).complaint()
        assert "no tables here" in told
    assert list(tmp_path.iterdir()) == [], "looking makes nothing"


def test_only_three_things_can_be_done(terminal: Terminal) -> None:
    assert "backup, restore, check" in terminal.run("db", "burn").complaint()
    assert "ACTION" in terminal.run("db").complaint()
    assert "FILE" in terminal.run("db", "backup").complaint()
    assert "x" in terminal.run("db", "check", "x").complaint()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("UPDATE commands SET play = 'fly' WHERE seq = 2", "fly"),
        ("UPDATE commands SET seq = 9 WHERE seq = 3", "Command 3 is missing"),
        ("UPDATE matches SET seed = zeroblob(32)", "seed"),
        ("UPDATE matches SET deal = ''", ""),
        ("UPDATE matches SET options = 'nonsense'", "damaged"),
        ("UPDATE matches SET revision = 99", "99"),
        ("UPDATE seats SET match = 'elsewhere' WHERE seat = 1", "damaged"),
    ],
)
def test_the_check_finds_what_is_wrong_and_names_the_match(
    house: House, db: Db, change: str, told: str
) -> None:
    guests = house.table("titus")
    for version in range(3):
        actor = guests[guests[0].message()["view"]["to-act"] - 1]
        assert actor.play(actor.message()["moves"][0], version).status_code == 200
    whole = db("check", house.folder)
    assert (whole.code, "1 match" in whole.out or "One match" in whole.out) == (0, True)
    with closing(sqlite3.connect(house.folder / FILE)) as connection:
        connection.execute(change)
        connection.commit()
    seen = db("check", house.folder)
    assert seen.code == 1
    assert told in seen.out
    assert "One thing is wrong" in seen.out
    assert guests[0].room in seen.out or "seats" in change


def test_an_outcome_that_the_seed_does_not_give_is_found(house: House, db: Db) -> None:
    """It replays, but the dealer cheated."""
    guests = house.table("titus")
    with house.database.engine.begin() as connection:
        deal = connection.exec_driver_sql("SELECT deal FROM matches").scalar_one()
        shuffle, rest = deal.split("\n", 1) if "\n" in deal else (deal, "")
        words = shuffle.split(" ")
        words[-1], words[-2] = words[-2], words[-1]
        other = " ".join(words) + ("\n" + rest if rest else "")
        assert other != deal
        connection.exec_driver_sql("UPDATE matches SET deal = ?", (other,))
    seen = db("check", house.folder)
    assert seen.code == 1
    assert guests[0].room in seen.out


def test_the_revision_is_in_the_head_of_a_backup(house: House, db: Db, tmp_path: Path) -> None:
    house.create()
    assert db("backup", house.folder, tmp_path / "backup").code == 0
    with gzip.open(tmp_path / "backup") as lines:
        head = json.loads(lines.readline())
    assert (head["kind"], head["revision"]) == ("carpathia-backup", newest())
    assert {table["name"]: table["rows"] for table in head["tables"]}["matches"] == 1
