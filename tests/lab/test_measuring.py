"""Measuring: the figures are all there. How large they are is no matter for a test."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from carpathia.lab import adapters, benchmark, measuring, memory, rates
from carpathia.lab.adapters import ADAPTERS, adapter_drives
from carpathia.lab.measuring import (
    PAGES,
    SETUPS,
    measure,
    measured_game,
    measured_setup,
    states_by_page,
)
from carpathia.lab.rates import rates_in_turn

SHORT = 0.001


def test_who_is_compared_takes_turns_of_a_moment() -> None:
    order: list[str] = []

    def drive(name: str) -> rates.Drive:
        def work() -> dict[str, int]:
            end = time.thread_time() + 0.005
            while time.thread_time() < end:
                pass
            if order[-1:] != [name]:
                order.append(name)
            return {name: 1}

        return work

    found = rates.rates_in_turn([drive("one"), drive("two")], 0.1)
    assert order[:4] == ["one", "two"] * 2
    assert all(20 < rate <= 200 for rate in found.values()), found


@pytest.fixture(autouse=True)
def _short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "_PLAYOUTS", 20)


@pytest.mark.parametrize("game", SETUPS)
def test_every_game_is_measured(game: str) -> None:
    figures = measure(game, SHORT)
    wanted = {"moves", "loop", "games", "copies", "copies with knowledge", "guesses", "playouts"}
    wanted |= ADAPTERS.keys()
    if game == "sos-titanic":
        wanted |= {f"playouts on page {page}" for page in PAGES}
    assert figures.keys() == wanted
    assert min(figures.values()) > 0


def test_an_adapter_whose_library_is_missing_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adapters, "find_spec", lambda name: None if name == "pyspiel" else name)
    figures = rates_in_turn(adapter_drives(measured_setup("sos-titanic")), SHORT)
    assert figures.keys() == ADAPTERS.keys() - {"openspiel seeded", "openspiel explicit"}


def test_a_decision_is_found_on_every_page() -> None:
    found = states_by_page(measured_game("sos-titanic"))
    assert list(found) == list(PAGES)
    assert all(len(state.moves()) > 1 for state in found.values())


def test_the_package_as_it_was_written_runs_in_a_process_of_its_own() -> None:
    with benchmark.source_build() as folder:
        assert folder is not None
        assert not [*folder.rglob("*.so"), *folder.rglob("*.pyd"), *folder.rglob("__pycache__")]
        script = "from carpathia.engine import compiled; print(compiled.is_compiled(), compiled.__file__)"
        told = subprocess.run(
            [sys.executable, "-c", script],
            cwd=folder,
            env={"PYTHONPATH": str(folder)},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        assert told.split()[0] == "False"
        assert Path(told.split()[1]).is_relative_to(folder.resolve())
    assert not folder.exists()


def test_figures_from_elsewhere_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "carpathia" / "lab"
    package.mkdir(parents=True)
    for folder in (package.parent, package):
        (folder / "__init__.py").touch()
    figures = {"titus": {"moves": 2.5}}
    (package / "measuring.py").write_text(f"import sys\nprint('''{json.dumps(figures)}''')\n")
    assert benchmark.measure_elsewhere(tmp_path, SHORT) == figures


def test_the_most_memory_of_each_half_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = iter([5000, 9000, 6000, 7000, 9500, 8000])
    monkeypatch.setattr(memory, "resident", lambda: next(sizes))
    monkeypatch.setattr(memory, "_PIECE", 2)
    test = memory.MemoryTest(12)
    assert list(test.run()) == [2, 4, 6, 8, 10, 12]
    assert (test.first, test.second, test.growth()) == (9000, 9500, 500)


def test_a_system_may_keep_its_memory_to_itself(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(memory, "_STATM", tmp_path / "nothing")
    monkeypatch.setattr(memory, "_PIECE", 1)
    test = memory.MemoryTest(2)
    assert list(test.run()) == [1, 2]
    assert test.growth() is None
