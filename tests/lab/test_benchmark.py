"""Rounds, medians, ratios and aims, from made-up figures and made-up peers."""

import random
from types import SimpleNamespace

import pytest

from carpathia.lab import benchmark as module
from carpathia.lab import peers
from carpathia.lab.adapters import ADAPTERS
from carpathia.lab.aims import DRIVEN, OWN_LOOP, Aim, aims, by_page, slowest_page, times_the_moves
from carpathia.lab.benchmark import COMPILED, SOURCE, Benchmark, Contestant
from carpathia.lab.measuring import Figures
from carpathia.lab.peers import (
    BACKGAMMON,
    PEERS,
    SOLITAIRE,
    Begin,
    Failed,
    Found,
    Match,
    find_peers,
    measure_peer,
)
from carpathia.lab.results import as_plain, build_ratios


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
    assert Aim("times", "titus", 5.0, 5.0, BACKGAMMON, OWN_LOOP).is_reached()
    assert Aim("copy", "titus", 2e-6, 2e-6).is_reached()
    assert Aim("pages", "sos-titanic", 0.8, 0.8).is_reached()
    assert not Aim("pages", "sos-titanic", 0.8, 0.79).is_reached()


def test_what_is_measured_against_a_rival_names_its_loop() -> None:
    loops = {(aim.kind, aim.loop) for aim in aims(made_up())}
    others = ("copy", "playouts", "pages", "adapter")
    assert loops == {("times", OWN_LOOP), *((kind, "") for kind in others)}


def test_an_adapter_is_compared_with_the_engine_driven_in_the_same_way() -> None:
    benchmark = Benchmark()
    figures = {"moves": 900.0, "loop": 5000.0, "gymnasium": 300.0, "pettingzoo": 299.0}
    benchmark.add(Contestant("titus", benchmark.running), figures)
    found = {
        aim.rival: aim for aim in aims(benchmark) if (aim.kind, aim.game) == ("adapter", "titus")
    }
    assert found.keys() == set(ADAPTERS.values())
    assert (found["Gymnasium"].found, found["Gymnasium"].is_reached()) == (3.0, True)
    assert not found["PettingZoo"].is_reached()
    assert found["OpenSpiel"].found is None


def test_no_ratio_without_a_rival() -> None:
    assert times_the_moves({"moves": 6.0}, {"moves": 3.0}, DRIVEN) == 2
    assert times_the_moves({"loop": 9.0}, {"moves": 3.0}, OWN_LOOP) == 3
    assert times_the_moves({"moves": 6.0}, {"moves": 3.0}, OWN_LOOP) is None
    assert times_the_moves({"moves": 6.0}, {}, DRIVEN) is None


def test_pages_come_in_the_order_they_are_turned() -> None:
    figures = {"playouts": 1.0, "playouts on page 0": 3.0, "playouts on page 10": 2.0}
    assert by_page(figures) == {10: 2.0, 0: 3.0}
    assert list(by_page(figures)) == [10, 0]


def test_no_page_may_be_much_slower_than_the_first_and_any_may_be_faster() -> None:
    def pages(*rates: float) -> dict[str, float]:
        return {f"playouts on page {10 - turned}": rate for turned, rate in enumerate(rates)}

    assert slowest_page(pages(100.0, 70.0, 300.0)) == 0.7
    assert slowest_page(pages(100.0, 130.0, 300.0)) == 1
    assert slowest_page({"playouts": 5.0}) is None
    benchmark = made_up()
    ours = Contestant("sos-titanic", benchmark.running)
    assert {aim.found for aim in aims(benchmark) if aim.kind == "pages"} == {None}
    benchmark.rounds[ours] = [pages(100.0, 70.0)]
    (aim,) = [aim for aim in aims(benchmark) if aim.kind == "pages"]
    assert (aim.found, aim.is_reached()) == (0.7, False)
    benchmark.rounds[ours] = [pages(100.0, 300.0)]
    (aim,) = [aim for aim in aims(benchmark) if aim.kind == "pages"]
    assert (aim.found, aim.is_reached()) == (1, True)


def test_builds_are_compared_in_what_both_were_measured_in() -> None:
    benchmark = Benchmark()
    benchmark.add(Contestant("titus", COMPILED), {"moves": 60.0, "copies": 8.0, "games": 1.0})
    benchmark.add(Contestant("titus", SOURCE), {"moves": 3.0, "copies": 4.0})
    assert build_ratios(benchmark, "titus") == {"moves": 20.0, "copies": 2.0}
    assert build_ratios(benchmark, "sos-titanic") == {}


def test_ratios_are_plain_data() -> None:
    benchmark = made_up()
    other = SOURCE if benchmark.running == COMPILED else COMPILED
    figures = {"moves": 4.0, "loop": 500.0, "games": 1.0, "copies": 5e5, "playouts": 3000.0}
    benchmark.add(Contestant("sos-titanic", other), figures)
    ratios = as_plain(benchmark)["ratios"]
    assert isinstance(ratios, dict)
    found = {"moves": 0.25, "loop": 2.0, "copies": 2.0, "playouts": 3.0}
    if benchmark.running == SOURCE:
        found = {name: 1 / ratio for name, ratio in found.items()}
    assert ratios["sos-titanic"] == {
        "compiled to uncompiled": {**found, "games": None},
        "moves to the rival's": {
            "rival": SOLITAIRE,
            "build": benchmark.running,
            OWN_LOOP: 10.0,
            DRIVEN: 0.01,
        },
    }
    nothing = dict.fromkeys(("moves", "loop", "games", "copies", "playouts"))
    assert ratios["titus"] == {
        "compiled to uncompiled": nothing,
        "moves to the rival's": {
            "rival": BACKGAMMON,
            "build": benchmark.running,
            OWN_LOOP: 3.0,
            DRIVEN: None,
        },
    }


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
            raise ModuleNotFoundError(module, name=module)
        return SimpleNamespace(Board=lambda: None)

    monkeypatch.setattr("importlib.import_module", find)
    found = find_peers()
    assert list(found.ready) == ["python-chess"]
    assert [*found.absent, "python-chess"] == list(PEERS)
    assert found.failed == {}


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (ImportError("libchess.so: wrong ELF class"), "ImportError: libchess.so: wrong ELF class"),
        (ModuleNotFoundError("No numpy", name="numpy"), "ModuleNotFoundError: No numpy"),
        (RuntimeError("compiled for\nanother Python"), "RuntimeError: compiled for"),
        (AttributeError(), "AttributeError"),
        (SystemExit(3), "SystemExit: 3"),
    ],
)
def test_a_peer_that_cannot_be_imported_has_failed_and_the_others_are_found(
    monkeypatch: pytest.MonkeyPatch, wrong: BaseException, told: str
) -> None:
    def find(module: str) -> object:
        if module == "chess":
            raise wrong
        return SimpleNamespace(load_game=str, make=lambda *_, **__: None)

    monkeypatch.setattr("importlib.import_module", find)
    found = find_peers()
    assert found.failed == {"python-chess": told}
    assert [*found.ready, "python-chess"] == list(PEERS)
    assert found.absent == []


def broken() -> Match:
    raise RuntimeError("out of cards")


def test_a_peer_that_fails_while_it_is_measured() -> None:
    with pytest.raises(Failed, match="RuntimeError: out of cards"):
        measure_peer(broken, 0.001)


def test_who_fails_is_left_out_and_the_rest_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Begin] = []

    def measure(begin: Begin, seconds: float) -> Figures:
        asked.append(begin)
        return {"moves": 2.0} if asked.count(broken) < 2 else measure_peer(begin, seconds)

    peers_found = Found({"Chess": broken, "Dice": begin}, [], {"Hearts": "no heart"})
    monkeypatch.setattr(module, "is_compiled", lambda: False)
    monkeypatch.setattr(module, "find_peers", lambda: peers_found)
    monkeypatch.setattr(module, "measure", lambda *_: {"moves": 1.0})
    monkeypatch.setattr(module, "measure_peer", measure)
    benchmark = Benchmark()
    turns = [one.name for one in benchmark.run(3, 0.001) if not one.build]
    assert turns == ["Chess", "Dice", "Chess", "Dice", "Dice"]
    assert benchmark.failed == {"Hearts": "no heart", "Chess": "RuntimeError: out of cards"}
    assert Contestant("Chess") not in benchmark.rounds
    assert len(benchmark.rounds[Contestant("Dice")]) == 3
    assert as_plain(benchmark)["failed"] == benchmark.failed


def test_everyone_has_a_turn_in_each_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "is_compiled", lambda: True)
    monkeypatch.setattr(module, "find_peers", lambda: Found({"Chess": begin}, ["Hearts"], {}))
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
    found = find_peers()
    if name in found.absent:
        pytest.skip(f"{name} is not installed")
    assert min(measure_peer(found.ready[name], 0.001).values()) > 0
