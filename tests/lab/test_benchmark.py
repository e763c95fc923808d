"""Rounds, medians, ratios and aims, from made-up figures and made-up peers."""

import random
from types import SimpleNamespace

import pytest

from carpathia.lab import benchmark as module
from carpathia.lab import peers
from carpathia.lab.benchmark import Aim, Benchmark, Contestant, aims, by_page, times_the_moves
from carpathia.lab.peers import BACKGAMMON, PEERS, SOLITAIRE, Match, find_peers, measure_peer


def made_up() -> Benchmark:
    benchmark = Benchmark()
    for moves in (900.0, 1000.0, 5000.0):
        figures = {"moves": 1.0, "loop": moves, "copies": 1e6, "playouts": 9000.0}
        benchmark.add(Contestant("sos-titanic", benchmark.running), figures)
        benchmark.add(Contestant(SOLITAIRE), {"moves": moves / 10, "copies": 1.0})
    benchmark.add(Contestant("titus", benchmark.running), {"loop": 300.0, "copies": 1e5})
    benchmark.add(Contestant(BACKGAMMON), {"moves": 100.0})
    return benchmark


def test_the_median_of_the_rounds_counts() -> None:
    benchmark = made_up()
    assert benchmark.medians(Contestant(SOLITAIRE)) == {"moves": 100.0, "copies": 1.0}
    assert benchmark.medians(Contestant("nobody")) == {}


def test_aims_are_reached_missed_or_not_measured() -> None:
    found = {(aim.kind, aim.game): aim for aim in aims(made_up())}
    assert found["times", "sos-titanic"].found == 10
    assert found["times", "sos-titanic"].is_reached()
    assert found["times", "titus"].found == 3
    assert not found["times", "titus"].is_reached()
    assert found["times", "noris-titanic"].found is None
    assert found["copy", "sos-titanic"].found == pytest.approx(1e-6)
    assert found["copy", "sos-titanic"].is_reached()
    assert not found["copy", "titus"].is_reached()
    assert found["playouts", "sos-titanic"].found == 9000
    assert not found["playouts", "sos-titanic"].is_reached()
    assert found["playouts", "titus"].found is None


def test_just_enough_is_enough() -> None:
    assert Aim("times", "titus", BACKGAMMON, 5.0, 5.0).is_reached()
    assert Aim("copy", "titus", "", 2e-6, 2e-6).is_reached()


def test_no_ratio_without_a_rival() -> None:
    assert times_the_moves({"moves": 6.0}, {"moves": 3.0}, "moves") == 2
    assert times_the_moves({"loop": 9.0}, {"moves": 3.0}, "loop") == 3
    assert times_the_moves({"moves": 6.0}, {"moves": 3.0}, "loop") is None
    assert times_the_moves({"moves": 6.0}, {}, "moves") is None


def test_pages_come_in_the_order_they_are_turned() -> None:
    figures = {"playouts": 1.0, "playouts on page 0": 3.0, "playouts on page 10": 2.0}
    assert by_page(figures) == {10: 2.0, 0: 3.0}
    assert list(by_page(figures)) == [10, 0]


class Countdown:
    """A peer's match: three moves by a player, and chance between them."""

    def __init__(self) -> None:
        self.left = 5

    def moves(self) -> list[int]:
        return [1] if self.left else []

    def play(self, move: int) -> None:
        self.left -= move

    def is_chance(self) -> bool:
        return self.left % 2 == 0


def begin() -> Match:
    match = Countdown()
    return Match(match.moves, match.play, Countdown, match.is_chance)


def test_what_chance_does_is_no_move() -> None:
    figures = measure_peer(begin, 0.001)
    assert figures.keys() == {"moves", "games", "copies"}
    assert figures["moves"] == pytest.approx(3 * figures["games"])


def test_a_short_match_is_copied_at_its_end() -> None:
    assert peers.middle_of(begin, random.Random(1).random).moves() == []


def test_peers_that_are_not_installed_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(module: str) -> object:
        if module != "chess":
            raise ImportError(module)
        return SimpleNamespace(Board=lambda: None)

    monkeypatch.setattr("importlib.import_module", find)
    found, absent = find_peers()
    assert list(found) == ["python-chess"]
    assert [*absent, "python-chess"] == list(PEERS)


def test_everyone_has_a_turn_in_each_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "is_compiled", lambda: True)
    monkeypatch.setattr(module, "find_peers", lambda: ({"Chess": begin}, ["Hearts"]))
    monkeypatch.setattr(module, "measure", lambda *_: {"moves": 1.0})
    monkeypatch.setattr(module, "measure_peer", lambda *_: {"moves": 2.0})
    monkeypatch.setattr(module, "source_build", module.no_build)
    benchmark = Benchmark()
    turns = [contestant.name for contestant in benchmark.run(2, 0.001)]
    assert turns == ["sos-titanic", "titus", "noris-titanic", "Chess"] * 2
    assert benchmark.rounds[Contestant("Chess")] == [{"moves": 2.0}] * 2
    assert benchmark.absent == ["Hearts"]


@pytest.mark.parametrize("name", PEERS)
def test_a_peer_that_is_installed_is_measured(name: str) -> None:
    found, _ = find_peers()
    if name not in found:
        pytest.skip(f"{name} is not installed")
    assert min(measure_peer(found[name], 0.001).values()) > 0
