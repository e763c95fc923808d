"""Every game passes the contract, and the contract catches every kind of liar."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.bots import choose_keenly
from carpathia.engine.chance import Chance, QuickChance
from carpathia.engine.compiled import is_compiled
from carpathia.engine.contract import ContractBroken, Inspector
from carpathia.engine.fuzz import FuzzReport, choose_any, fuzz_game
from carpathia.engine.game import Event, Game, Result, State, View
from carpathia.engine.generator import Generator
from carpathia.engine.match import Match
from carpathia.engine.setup import Setup
from carpathia.games import GAME_NAMES, open_game, vary_setup
from carpathia.games.sos_titanic.moves import RESCUE
from carpathia.games.sos_titanic.state import SosState

SERIES = 1912
MATCHES = 30 if is_compiled() else 10
"""In each of eight blocks. Uncompiled a match takes ten times as long, and the rules are the same."""


def fuzz(name: str, number: int, every: int = 25) -> FuzzReport:
    players = (choose_any, choose_keenly)
    return fuzz_game(open_game, lambda gen: vary_setup(name, gen), players, SERIES, number, every)


@pytest.mark.parametrize("name", GAME_NAMES)
@pytest.mark.parametrize("block", range(8))
def test_random_matches_keep_every_promise(name: str, block: int) -> None:
    for number in range(30 * block, 30 * block + MATCHES):
        report = fuzz(name, number)
        assert not report.failures, report.failures[0].promise


@pytest.mark.parametrize("name", GAME_NAMES)
@given(number=st.integers(0, 2**40), moves=st.integers(0, 80))
def test_any_position_keeps_every_promise(name: str, number: int, moves: int) -> None:
    """Guesses, twins, texts, copies and the gate, in a position reached by any path."""
    generator = Generator(number)
    setup = vary_setup(name, generator)
    match = Match(open_game(setup), setup, QuickChance(generator))
    inspector = Inspector(match, generator)
    for _ in range(moves):
        if not match.is_over():
            match.play(choose_keenly(match, generator))
    inspector.inspect()
    inspector.check_record()


# Liars: each breaks one promise; the contract must find it out.


class Liar(State):
    """Passes everything on to an honest state; subclasses lie about one thing."""

    def __init__(self, inner: State) -> None:
        self.inner = inner

    def wrap(self, inner: State) -> "Liar":
        return type(self)(inner)

    def seat(self) -> i64:
        return self.inner.seat()

    def moves(self) -> vec[i64]:
        return self.inner.moves()

    def play(self, move: i64, chance: Chance, events: list[Event] | None = None) -> None:
        self.inner.play(move, chance, events)

    def luck(self, move: i64) -> i64:
        return self.inner.luck(move)

    def copy(self) -> State:
        return self.wrap(self.inner.copy())

    def view(self, seat: int) -> View:
        return self.inner.view(seat)

    def guess(self, seat: int, generator: Generator) -> State:
        return self.wrap(self.inner.guess(seat, generator))

    def result(self) -> Result | None:
        return self.inner.result()

    def inventory(self) -> list[int]:
        return self.inner.inventory()

    def check(self) -> str:
        return self.inner.check()

    def secret(self) -> str:
        """The hidden truth."""
        assert isinstance(self.inner, SosState)
        return str(list(self.inner.table.stack))


class ShowsTheStack(Liar):
    def view(self, seat: int) -> View:
        return {**self.inner.view(seat), "oops": self.secret()}


class TellsTheStack(Liar):
    def play(self, move: i64, chance: Chance, events: list[Event] | None = None) -> None:
        if events is not None:
            events.append(Event("oops", {"stack": self.secret()}))
        self.inner.play(move, chance, events)


class OffersByTheStack(Liar):
    """Leaves its last move out when the top card, which nobody has seen, is an even number."""

    def moves(self) -> vec[i64]:
        moves = self.inner.moves()
        odd = sum(ord(letter) for letter in self.secret()[:5]) % 2
        return moves[: len(moves) - 1] if odd and len(moves) > 1 else moves


class GuessesTheTruth(Liar):
    def guess(self, seat: int, generator: Generator) -> State:
        return self.wrap(self.inner.copy())


class OffersTwice(Liar):
    def moves(self) -> vec[i64]:
        moves = self.inner.moves()
        return append(moves, moves[0]) if len(moves) else moves


class OffersNothing(Liar):
    def moves(self) -> vec[i64]:
        return vec[i64]()


class OffersInAnyOrder(Liar):
    asked = 0

    def moves(self) -> vec[i64]:
        OffersInAnyOrder.asked += 1
        moves = list(self.inner.moves())
        return vec[i64](moves[::-1] if self.asked % 2 else moves)


class LosesACard(Liar):
    def inventory(self) -> list[int]:
        return self.inner.inventory()[: 80 - int(self.inner.seat() < 0) - len(self.moves()) % 2]


class HidesItsLuck(Liar):
    def luck(self, move: i64) -> i64:
        return 0


class CountsEveryOrder(Liar):
    def luck(self, move: i64) -> i64:
        return self.inner.luck(move) * 2


class CopiesCarelessly(Liar):
    """Its copies leave a trace on the original."""

    def copy(self) -> State:
        assert isinstance(self.inner, SosState)
        self.inner.table.has_moved = not self.inner.table.has_moved
        return self.wrap(self.inner.copy())


class IsOverTooEarly(Liar):
    def result(self) -> Result | None:
        return Result([0], "bored", {})


class OpenedGame(Game):
    """The honest game, but its states are wrapped in liars."""

    def __init__(self, game: Game, liar: Callable[[State], Liar]) -> None:
        self.inner = game
        self.liar = liar
        self.name = game.name
        self.revision = game.revision
        self.edition = game.edition
        self.seats = game.seats
        self.move_count = game.move_count

    def start(self, chance: Chance) -> State:
        return self.liar(self.inner.start(chance))

    def read(self, text: str) -> i64:
        return self.inner.read(text)

    def write(self, move: i64) -> str:
        return self.inner.write(move)

    def write_item(self, item: int) -> str:
        return self.inner.write_item(item)

    def read_position(self, text: str) -> State:
        return self.liar(self.inner.read_position(text))

    def write_position(self, state: State) -> str:
        assert isinstance(state, Liar)
        return self.inner.write_position(state.inner)


def inspect_liar(liar: Callable[[State], Liar]) -> None:
    """Inspect a few positions of a match played by a liar."""
    setup = Setup("sos-titanic", "en", 2)
    generator = Generator(7)
    match = Match(OpenedGame(open_game(setup), liar), setup, QuickChance(generator))
    inspector = Inspector(match, generator)
    inspector.check_secrets()
    for _ in range(12):
        inspector.inspect()
        match.play(choose_any(match, generator))


def test_an_honest_wrapper_passes() -> None:
    inspect_liar(Liar)


@pytest.mark.parametrize(
    ("liar", "promise"),
    [
        (ShowsTheStack, "a guess looks the same"),
        (TellsTheStack, "twins tell the same"),
        (OffersByTheStack, "twins offer their seat the same moves"),
        (GuessesTheTruth, "is not the truth"),
        (OffersTwice, "no move is offered twice"),
        (OffersNothing, "someone to act always has a move"),
        (OffersInAnyOrder, "the order of moves is fixed"),
        (LosesACard, "no component is lost or made|loses or makes no component"),
        (HidesItsLuck, "needs luck only where it says so"),
        (CountsEveryOrder, "counts at most 256 outcomes"),
        (CopiesCarelessly, "a copy is independent"),
        (IsOverTooEarly, "a match that goes on has no result"),
    ],
)
def test_a_liar_is_found_out(liar: type[Liar], promise: str) -> None:
    with pytest.raises(ContractBroken, match=promise):
        inspect_liar(liar)


class Crashes(Liar):
    """Falls over, in a way nobody thought of, when a Rescue draws a single card."""

    def play(self, move: i64, chance: Chance, events: list[Event] | None = None) -> None:
        if move == RESCUE + 1 and events is not None:
            raise AttributeError("a fault in the rules")
        self.inner.play(move, chance, events)


def test_a_crash_comes_back_as_a_record_that_ends_with_its_move() -> None:
    def open_crashing(setup: Setup) -> Game:
        return OpenedGame(open_game(setup), Crashes)

    report = FuzzReport()
    for number in range(20):
        report.add(
            fuzz_game(
                open_crashing,
                lambda gen: vary_setup("sos-titanic", gen),
                [choose_any],
                1,
                number,
                10**6,
            )
        )
    assert report.failures
    for failure in report.failures:
        assert "a fault in the rules" in failure.promise
        assert failure.record.splitlines()[-2].endswith(": rescue 1")


def test_a_failing_match_comes_back_as_a_record() -> None:
    def open_liar(setup: Setup) -> Game:
        return OpenedGame(open_game(setup), OffersTwice)

    report = fuzz_game(
        open_liar, lambda gen: vary_setup("sos-titanic", gen), [choose_any], SERIES, 1
    )
    assert report.failures[0].promise == "no move is offered twice"
    assert report.failures[0].record.startswith("carpathia record 1\ngame sos-titanic\n")
