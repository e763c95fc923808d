"""What is done is kept: parts, going on, and the file that becomes of them."""

import errno
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest
from polars.testing import assert_frame_equal

from carpathia.engine.errors import Refusal
from carpathia.engine.setup import Setup
from carpathia.lab.frames import read_rows, write_rows
from carpathia.lab.parts import Parts, folder_of, kept_seed
from carpathia.lab.rows import play_rows
from carpathia.lab.simulating import plan_simulation, play_into
from carpathia.lab.simulation import Simulation

SEED = bytes(range(32))
OPEN: list[Parts] = []


@pytest.fixture(scope="module")
def simulation() -> Simulation:
    return plan_simulation(Setup("titus", "adlung", 2), ["random"], 12, (), SEED)


@pytest.fixture(autouse=True)
def closing() -> Iterator[None]:
    """Whatever a test opened is closed behind it."""
    yield
    while OPEN:
        OPEN.pop().close()


def opened(folder: Path, simulation: Simulation) -> Parts:
    parts = Parts(folder, simulation)
    parts.open()
    OPEN.append(parts)
    return parts


def file_of(parts: Parts, file: Path) -> bytes:
    write_rows([part for _, part in parts.files()], file, parts.simulation)
    return file.read_bytes()


def filled(folder: Path, simulation: Simulation, pieces: list[range]) -> Parts:
    """As if these pieces had got done in this order, with a pause after each."""
    parts = opened(folder, simulation)
    for piece in pieces:
        parts.add(piece, play_rows(simulation, piece))
        parts.flush()
    return parts


@pytest.mark.parametrize("ending", [".parquet", ".csv"])
def test_the_file_is_the_same_whatever_the_pieces_were(
    tmp_path: Path, simulation: Simulation, ending: str
) -> None:
    target = tmp_path / f"rows{ending}"
    straight = filled(tmp_path / "a", simulation, [range(12)])
    mixed = filled(tmp_path / "b", simulation, [range(9, 12), range(1), range(1, 9)])
    wanted = file_of(straight, target)
    assert file_of(mixed, target) == wanted
    read = pl.read_csv(target) if ending == ".csv" else read_rows(target)
    assert read["game"].to_list() == list(range(12))
    if ending == ".parquet":
        assert '"seed"' in pl.read_parquet_metadata(target)["carpathia"]


def test_neighbours_are_written_together(tmp_path: Path, simulation: Simulation) -> None:
    parts = opened(tmp_path, simulation)
    for piece in (range(4, 6), range(8, 9), range(2), range(2, 4)):
        parts.add(piece, play_rows(simulation, piece))
    parts.flush()
    assert [done for done, _ in parts.files()] == [range(6), range(8, 9)]
    assert parts.todo() == [range(6, 8), range(9, 12)]


def test_who_comes_back_goes_on(tmp_path: Path, simulation: Simulation) -> None:
    parts = opened(tmp_path, simulation)
    running = play_into(parts, 1, None)
    first = next(running)
    running.close()
    parts.close()
    again = opened(tmp_path, simulation)
    assert sum(len(some) for some in again.todo()) == 12 - first
    assert sum(play_into(again, 1, None)) == 12 - first
    assert again.todo() == []
    whole = filled(tmp_path / "whole", simulation, [range(12)])
    assert_frame_equal(pl.concat(again.frames()), pl.concat(whole.frames()))
    again.remove()
    assert not any(file.suffix == ".parquet" for file in tmp_path.iterdir())


def test_another_simulation_is_refused(tmp_path: Path, simulation: Simulation) -> None:
    opened(tmp_path, simulation).close()
    assert kept_seed(tmp_path) == SEED
    for other in (replace(simulation, deals=13), replace(simulation, seed=bytes(32))):
        with pytest.raises(Refusal) as refused:
            Parts(tmp_path, other).open()
        assert refused.value.key == "simulation-other"
    (tmp_path / "simulation.json").write_text("{")
    assert kept_seed(tmp_path) is None
    with pytest.raises(Refusal) as refused:
        Parts(tmp_path, simulation).open()
    assert refused.value.key == "simulation-broken"


def test_parts_of_nobody_knows_what_are_refused(tmp_path: Path, simulation: Simulation) -> None:
    filled(tmp_path, simulation, [range(5)]).close()
    (tmp_path / "simulation.json").unlink()
    with pytest.raises(Refusal) as refused:
        Parts(tmp_path, simulation).open()
    assert refused.value.key == "simulation-broken"
    assert not (tmp_path / "simulation.json").exists()


def cut_short(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-100])


def empty(file: Path) -> None:
    file.write_bytes(b"")


def lose_a_row(file: Path) -> None:
    read_rows(file).head(3).write_parquet(file)


def rename_a_column(file: Path) -> None:
    read_rows(file).rename({"game": "match"}).write_parquet(file)


def take_other_games(file: Path) -> None:
    read_rows(file).with_columns(pl.col("game") + 1).write_parquet(file)


def overlap(file: Path) -> None:
    """A sound part, of matches that another one has too."""
    rows = pl.concat([read_rows(file.with_name(f"{0:012}-{3:012}.parquet")), read_rows(file)])
    file.unlink()
    rows.tail(6).write_parquet(file.with_name(f"{2:012}-{7:012}.parquet"))


@pytest.mark.parametrize(
    "harm", [cut_short, empty, lose_a_row, rename_a_column, take_other_games, overlap]
)
def test_a_part_that_does_not_hold_what_it_says_is_played_again(
    tmp_path: Path, simulation: Simulation, harm: Callable[[Path], None]
) -> None:
    filled(tmp_path, simulation, [range(4), range(4, 8)]).close()
    harm(tmp_path / f"{4:012}-{7:012}.parquet")
    again = opened(tmp_path, simulation)
    assert again.damaged == 1
    assert again.todo() == [range(4, 12)]
    assert sum(play_into(again, 1, None)) == 8
    whole = filled(tmp_path / "whole", simulation, [range(12)])
    assert_frame_equal(pl.concat(again.frames()), pl.concat(whole.frames()))


def test_two_at_once_do_not_get_in_each_others_way(tmp_path: Path, simulation: Simulation) -> None:
    parts = opened(tmp_path, simulation)
    with pytest.raises(Refusal) as refused:
        Parts(tmp_path, simulation).open()
    assert refused.value.key == "simulation-running"
    parts.close()
    opened(tmp_path, simulation).close()


def test_a_full_disk_leaves_what_was_there(
    tmp_path: Path, simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = filled(tmp_path, simulation, [range(5)])

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("carpathia.lab.writing.os.fsync", full)
    parts.add(range(5, 6), play_rows(simulation, range(5, 6)))
    with pytest.raises(OSError, match="No space"):
        parts.flush()
    assert [done for done, _ in parts.files()] == [range(5)]
    assert len(list(tmp_path.iterdir())) == 2, "nothing half"
    monkeypatch.undo()
    parts.flush()
    assert parts.todo() == [range(6, 12)]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@pytest.mark.parametrize("ending", [".parquet", ".csv"])
def test_what_polars_could_not_write_is_the_systems_word(
    tmp_path: Path, simulation: Simulation, ending: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = filled(tmp_path / "parts", simulation, [range(12)])
    target = tmp_path / f"rows{ending}"
    (tmp_path / f".{target.name}.{os.getpid()}.new").symlink_to("/dev/full")
    with pytest.raises(OSError, match="No space") as refused:
        file_of(parts, target)
    assert refused.value.errno == errno.ENOSPC
    assert not target.exists()


def test_parts_lie_beside_the_file() -> None:
    assert folder_of(Path("a", "rows.csv")) == Path("a", "rows.csv.parts")
