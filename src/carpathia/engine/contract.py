"""The contract every game must pass: what the rest of the house relies on, checked step by step.

Shipped, because whoever writes a game or changes a figure should be able to ask. `Inspector` walks
beside a match; the fuzzer and the tests use it. A broken promise is a `ContractBroken`.
"""

import json
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from carpathia.engine.chance import ORDERS, Chance, QuickChance
from carpathia.engine.errors import IllegalMove, UnreadableMove
from carpathia.engine.game import NOBODY, Event, State
from carpathia.engine.generator import Generator
from carpathia.engine.match import Match, Replay
from carpathia.engine.record import read_record


class ContractBroken(Exception):
    """A promise was not kept; the message says which, and how it showed."""


@final
class Watched(Chance):
    """Passes another chance on and counts what is asked of it; what has one outcome is no luck."""

    def __init__(self, inner: Chance) -> None:
        self.inner: Final = inner
        self.asked = 0
        self.rolled = 1
        """The sides of all dice, multiplied."""

    def shuffle(self, items: vec[i64]) -> None:
        self.asked += int(len(items) > 1)
        self.inner.shuffle(items)

    def roll(self, sides: i64) -> i64:
        self.asked += int(sides > 1)
        self.rolled *= int(sides)
        return self.inner.roll(sides)

    def toss(self, count: i64) -> vec[i64]:
        self.asked += int(count > 0)
        self.rolled *= 2 ** int(count)
        return self.inner.toss(count)


@final
class Inspector:
    """Checks a match. `generator` decides what is sampled: same generator, same findings."""

    def __init__(self, match: Match, generator: Generator) -> None:
        self.match: Final = match
        self.game: Final = match.game
        self.generator: Final = generator
        self.components: Final = match.state.inventory()

    def glance(self) -> None:
        """The cheap promises: to be asked at every step."""
        state = self.match.state
        _promise(state.inventory() == self.components, "no component is lost or made")
        _sound(state, "the table is sound")
        seat = state.seat()
        moves = [int(move) for move in state.moves()]
        if seat == NOBODY:
            _promise(not moves, "nobody has a move when the match is over")
            _promise(state.result() is not None, "a match that is over has a result")
            return
        _promise(0 <= seat < self.game.seats, "the seat to act exists")
        _promise(state.result() is None, "a match that goes on has no result")
        _promise(bool(moves), "someone to act always has a move")
        _promise(len(set(moves)) == len(moves), "no move is offered twice")
        _promise(moves == [int(move) for move in state.moves()], "the order of moves is fixed")

    def inspect(self) -> None:
        """Every promise a position can keep or break."""
        self.glance()
        self.check_texts()
        self.check_copy()
        self.check_gate()
        for seat in range(NOBODY, self.game.seats):
            self.check_guess(seat)
            if not self.match.is_over():
                self.check_twins(seat)

    def check_secrets(self) -> None:
        """At the start something is hidden from everyone: guesses differ, and are not the truth."""
        state = self.match.state
        truth = self.game.write_position(state)
        for seat in range(NOBODY, self.game.seats):
            seeds = [self.generator.word() for _ in range(3)]
            guesses = [state.guess(seat, Generator(seed)) for seed in seeds]
            texts = {self.game.write_position(guess) for guess in guesses}
            _promise(len(texts | {truth}) == 4, f"what {seat} guesses is not the truth")

    def check_texts(self) -> None:
        """Moves and positions survive being written and read."""
        for move in self.match.state.moves():
            text = self.game.write(move)
            _promise(self.game.read(text) == move, f"the move {text} survives as text")
        text = self.game.write_position(self.match.state)
        again = self.game.write_position(self.game.read_position(text))
        _promise(again == text, f"a position survives as text:\n{text}\nbecame\n{again}")

    def check_copy(self) -> None:
        """Every offered move plays, on a copy, with the luck it announced; the original stays."""
        state = self.match.state
        before = self.game.write_position(state)
        for move in state.moves():
            twin = state.copy()
            outcomes = int(state.luck(move))
            chance = Watched(QuickChance(self.generator))
            twin.play(move, chance)
            text = self.game.write(move)
            _promise(outcomes > 0 or chance.asked == 0, f"{text} needs luck only where it says so")
            _promise(outcomes <= ORDERS, f"{text} counts at most {ORDERS} outcomes")
            _promise(outcomes % chance.rolled == 0, f"{text} counts the sides of its die")
            _promise(twin.inventory() == self.components, f"{text} loses or makes no component")
            _sound(twin, f"{text} leaves a sound table")
        _promise(self.game.write_position(state) == before, "a copy is independent")

    def check_gate(self) -> None:
        """Whatever is not offered is refused, and changes nothing."""
        state = self.match.state
        before = self.game.write_position(state)
        legal = [int(move) for move in state.moves()]
        for move in [*self._others(legal), -1, self.game.move_count]:
            try:
                self.match.play(move)
            except IllegalMove:
                continue
            raise ContractBroken(f"the gate let in a move that was not offered: {move}")
        try:
            self.match.play_text("scuttle the ship")
        except (UnreadableMove, IllegalMove):
            pass
        else:
            raise ContractBroken("the gate let in what is not a move")
        _promise(self.game.write_position(state) == before, "a refusal changes nothing")

    def _others(self, legal: list[int]) -> list[int]:
        """A few moves of the game that are not offered now."""
        drawn = [int(self.generator.below(self.game.move_count)) for _ in range(5)]
        return [move for move in drawn if move not in legal]

    def check_guess(self, seat: int) -> None:
        """A guess is a sound state that looks the same, and is made without the hidden truth."""
        state = self.match.state
        twin = state.guess(seat, self.generator)
        _promise(twin.inventory() == self.components, "a guess loses or makes no component")
        _sound(twin, "a guess is sound")
        _promise(_bytes(twin, seat) == _bytes(state, seat), f"a guess looks the same to {seat}")
        seed = self.generator.word()
        one = self.game.write_position(state.guess(seat, Generator(seed)))
        two = self.game.write_position(twin.guess(seat, Generator(seed)))
        _promise(one == two, f"what {seat} guesses does not depend on what is hidden")

    def check_twins(self, seat: int) -> None:
        """Two states a seat cannot tell apart go on alike until something is revealed to it."""
        state = self.match.state
        actor = state.seat()
        twin = state.guess(seat, self.generator)
        offered = [int(move) for move in twin.moves()]
        for move in state.moves():
            if int(move) not in offered:
                _promise(seat != actor, "twins offer their seat the same moves")
                continue
            self._check_twin_move(state, twin, move, seat)
        if seat == actor:
            own = [int(move) for move in state.moves()]
            _promise(own == offered, "twins offer their seat the same moves in the same order")

    def _check_twin_move(self, state: State, twin: State, move: i64, seat: int) -> None:
        seed = self.generator.word()
        one, two = state.copy(), twin.copy()
        told_one, told_two = _play(one, move, seed, seat), _play(two, move, seed, seat)
        text = self.game.write(move)
        for left, right in zip(told_one, told_two, strict=False):
            _promise(left.key == right.key, f"{text}: twins tell the same to {seat}")
            if left.reveals or right.reveals:
                return
            same = json.dumps(left.plain()) == json.dumps(right.plain())
            _promise(same, f"{text}: twins tell the same to {seat}: {left.plain()}")
        _promise(len(told_one) == len(told_two), f"{text}: twins tell as much to {seat}")
        _promise(_bytes(one, seat) == _bytes(two, seat), f"{text}: twins look alike to {seat}")

    def check_record(self) -> None:
        """The match, written down and replayed, is the same match."""
        text = self.match.record().text()
        again = Replay(self.game, read_record(text)).finish()
        _promise(again.record().text() == text, "a record survives a replay")
        one = self.game.write_position(self.match.state)
        two = self.game.write_position(again.state)
        _promise(one == two, "a replay ends in the same position")


def _play(state: State, move: i64, seed: i64, seat: int) -> list[Event]:
    """Play a move and return what the seat is told."""
    events: list[Event] = []
    state.play(move, QuickChance(Generator(seed)), events)
    return [event for event in events if event.only_for in (NOBODY, seat)]


def _bytes(state: State, seat: int) -> str:
    """A view as it would travel."""
    return json.dumps(state.view(seat))


def _sound(state: State, promise: str) -> None:
    wrong = state.check()
    _promise(wrong == "", f"{promise}: {wrong}")


def _promise(kept: bool, promise: str) -> None:
    if not kept:
        raise ContractBroken(promise)
