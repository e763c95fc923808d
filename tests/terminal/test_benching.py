"""`carpathia bench`: what is told of made-up figures, in three languages; and Ctrl-C."""

import json
from collections.abc import Iterator

import pytest

from carpathia.lab.benchmark import COMPILED, SOURCE, Benchmark, Contestant
from carpathia.lab.measuring import PAGES, SETUPS
from carpathia.lab.memory import MemoryTest
from carpathia.lab.peers import PEERS
from tests.terminal.sitting import Terminal

OURS = {
    "moves": 1_095_304.0,
    "loop": 1_402_000.0,
    "games": 4147.0,
    "copies": 3_708_400.0,
    "guesses": 135_483.0,
    "gymnasium": 273_826.0,
    "vector": 1_095_304.0,
    "openspiel seeded": 547_652.0,
    "openspiel explicit": 99_573.0,
}


def pretend(
    monkeypatch: pytest.MonkeyPatch,
    is_stopped: bool = False,
    absent: int = 0,
    failed: int = 0,
    last_page: float = 20_000.0,
) -> None:
    """Measure nothing: the compiled build is four times as fast as the other, and all peers are
    equally fast. Play-outs go from 10,000 on the first page to whatever they are on the last."""

    def run(benchmark: Benchmark, rounds: int, seconds: float) -> Iterator[Contestant]:
        peers = list(PEERS)
        benchmark.absent = peers[:absent]
        left = peers[absent + failed :]
        benchmark.failed = dict.fromkeys(peers[absent : absent + failed], "OSError: torn card")
        ours = {**OURS, "copies with knowledge": 5e5, "playouts": 10_000.0}
        step = (last_page - 10_000.0) / 10
        pages = {f"playouts on page {page}": 10_000.0 + step * (10 - page) for page in PAGES}
        for name in SETUPS:
            yield Contestant(name, benchmark.running)
            benchmark.add(Contestant(name, COMPILED), {**ours, **pages})
            slow = {figure: rate / 4 for figure, rate in ours.items()}
            benchmark.add(Contestant(name, SOURCE), slow)
        if is_stopped:
            raise KeyboardInterrupt
        for name in left:
            yield Contestant(name)
            benchmark.add(Contestant(name), {"moves": 200_000.0, "games": 9.0, "copies": 8.0})

    monkeypatch.setattr("carpathia.lab.benchmark.is_compiled", lambda: True)
    monkeypatch.setattr(Benchmark, "run", run)


def test_what_was_measured_is_told(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch)
    seen = terminal.run("bench")
    assert (seen.code, seen.err) == (0, "")
    out = " ".join(seen.out.replace("\u00a0", " ").split())
    assert "Titus, compiled 1,095 k 1,402 k 4,147 3,708 k 10,000" in out
    assert "Titus, uncompiled 274 k" in out
    assert (
        "Titus, compiled against uncompiled: moves × 4.0 · own loop × 4.0 · games × 4.0 · copies "
        "× 4.0 · play-outs × 4.0" in out
    )
    assert "python-chess 200 k 9 8" in out
    assert "move by move, as the peers are, it is: SOS Titanic × 5.5 · Titus × 5.5" in out
    assert "The last page against the first: × 2.0" in out
    assert (
        "reached · SOS Titanic, in our own loop: 7.0 times the moves of OpenSpiel solitaire; "
        "wanted: 5.0" in out
    )
    assert (
        "reached · SOS Titanic: the slowest page makes 100 % of the play-outs of the first; "
        "wanted: 80 % or more; later pages may be faster" in out
    )
    assert "reached · Titus: a copy takes 0.27 µs; wanted: 2.00 µs or less" in out
    assert "reached · SOS Titanic: 10,000 play-outs a second; wanted: 10,000" in out
    assert (
        "missed · Titus: a move through Gymnasium takes 4.0 times the engine’s own time; "
        "wanted: 3.0 or less" in out
    )
    assert (
        "reached · Titus: a move through OpenSpiel takes 2.0 times the engine’s own time; "
        "wanted: 3.0 or less" in out
    )
    assert (
        "missed · Titus: a move through OpenSpiel (chance=explicit) takes 11.0 times the engine’s "
        "own time; wanted: 3.0 or less" in out
    )
    assert "Not installed" not in out
    assert terminal.files() == {}


def test_a_peer_that_is_missing_is_told_in_one_line(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(monkeypatch, absent=1)
    out = " ".join(terminal.run("bench").out.split())
    assert (
        "Not installed, so not measured: OpenSpiel solitaire. To have them, in a clone: pip" in out
    )
    assert (
        "not measured · SOS Titanic, in our own loop: ? times the moves of OpenSpiel solitaire"
        in out
    )
    assert "reached · Titus, in our own loop: 7.0 times" in out


def test_a_peer_that_failed_is_told_with_its_reason(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(monkeypatch, failed=1)
    file = terminal.home / "bench.json"
    seen = terminal.run("bench", "--json", file)
    assert (seen.code, seen.err) == (0, "")
    out = " ".join(seen.out.split())
    assert "OpenSpiel solitaire is installed but failed, so it does not count." in out
    assert "It says: OSError: torn card" in out
    assert "reached · Titus, in our own loop: 7.0 times" in out
    assert "Not installed" not in out
    found = json.loads(file.read_text("utf-8"))
    assert found["failed"] == {"OpenSpiel solitaire": "OSError: torn card"}


def test_a_search_that_gets_slower_misses_its_aim(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend(monkeypatch, last_page=7_900.0)
    out = " ".join(terminal.run("bench").out.replace("\u00a0", " ").split())
    assert "missed · SOS Titanic: the slowest page makes 79 % of the play-outs" in out
    assert "The last page against the first: × 0.8" in out


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_no_line_is_wider_than_the_screen(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    pretend(monkeypatch)
    seen = terminal.run("bench", "--language", language)
    assert max(len(line) for line in seen.out.splitlines()) <= 80
    assert "…" not in seen.out


def test_figures_are_written(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, absent=1)
    file = terminal.home / "bench.json"
    assert terminal.run("bench", "--json", file).code == 0
    found = json.loads(file.read_text("utf-8"))
    assert found["absent"] == ["OpenSpiel solitaire"]
    assert len(found["contestants"]) == 2 * len(SETUPS) + len(PEERS) - 1
    assert found["contestants"][-1]["median"]["moves"] == 200_000
    assert {aim["reached"] for aim in found["aims"]} == {True, None, False}
    loops = {aim["kind"]: aim.get("loop") for aim in found["aims"]}
    others = dict.fromkeys(("copy", "playouts", "pages", "adapter"))
    assert loops == {"times": "own loop", **others}
    assert list(found["ratios"]) == list(SETUPS)
    titus = found["ratios"]["titus"]
    names = ("moves", "loop", "games", "copies", "playouts")
    assert titus["compiled to uncompiled"] == dict.fromkeys(names, 4.0)
    moves = titus["moves to the rival's"]
    assert (moves["rival"], moves["build"]) == ("OpenSpiel backgammon", "compiled")
    assert (moves["own loop"], moves["driven from Python"]) == pytest.approx((7.01, 5.47652))
    alone = found["ratios"]["sos-titanic"]["moves to the rival's"]
    assert (alone["own loop"], alone["driven from Python"]) == (None, None)


def test_ctrl_c_leaves_what_is_done(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, is_stopped=True)
    seen = terminal.run("bench")
    assert seen.code == 130
    assert "Titus, compiled" in seen.out
    assert "Stopped before the end." in seen.out


def test_ctrl_c_before_anything_was_measured(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(benchmark: Benchmark, rounds: int, seconds: float) -> Iterator[Contestant]:
        yield Contestant("titus", benchmark.running)
        raise KeyboardInterrupt

    monkeypatch.setattr(Benchmark, "run", run)
    seen = terminal.run("bench", "--json", terminal.home / "bench.json")
    assert (seen.code, seen.out) == (130, "Stopped before anything was measured.\n")
    assert terminal.files() == {}


def test_figures_that_could_not_be_written_are_not_measured(terminal: Terminal) -> None:
    place = terminal.home / "nowhere" / "bench.json"
    assert terminal.run("bench", "--json", place).complaint().startswith(f"{place}: ")


@pytest.mark.parametrize(
    ("sizes", "told"),
    [
        ((30 << 20, 31 << 20), "30.00 MB, in the second 31.00 MB: difference 1.00 MB"),
        ((30 << 20, 31 << 20), "Memory is flat."),
        ((30 << 20, 60 << 20), "Memory grows."),
        ((None, None), "does not say"),
    ],
)
def test_memory(
    terminal: Terminal,
    monkeypatch: pytest.MonkeyPatch,
    sizes: tuple[int | None, int | None],
    told: str,
) -> None:
    def run(test: MemoryTest) -> Iterator[int]:
        yield test.games
        test.first, test.second = sizes

    monkeypatch.setattr(MemoryTest, "run", run)
    file = terminal.home / "memory.json"
    seen = terminal.run("bench", "--memory", "--games", "1000", "--json", file)
    assert (seen.code, seen.err) == (0, "")
    assert told in " ".join(seen.out.split())
    found = json.loads(file.read_text("utf-8"))
    assert (found["games"], found["first half"]) == (1000, sizes[0])
