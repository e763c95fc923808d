"""A bot that forgets backs: it plays legally, and the same from the same seed."""

import pytest

from carpathia.bots import make_bot
from carpathia.bots.bot import Bot
from carpathia.bots.forgetful import Forgetful
from carpathia.engine.errors import BadSetup
from carpathia.engine.game import State
from carpathia.engine.generator import Generator
from carpathia.games.titus.state import TitusState
from tests.bots.sparring import states_of


class Witness(Bot):
    """Keeps what it was handed, and plays the first move."""

    def __init__(self) -> None:
        self.seen: list[int] = []

    def choose(self, known: State, generator: Generator) -> int:
        assert isinstance(known, TitusState)
        self.seen = list(known.table.seen)
        return known.moves()[0]


def _seen_by(percent: int, state: State, seed: int) -> list[int]:
    witness = Witness()
    Forgetful(witness, percent).choose(state, Generator(seed))
    return witness.seen


def _late_state() -> TitusState:
    """With many backs that were once up."""
    return max(
        (state.copy() for state in states_of("titus", 3) if isinstance(state, TitusState)),
        key=lambda state: sum(state.table.seen),
    )


def test_a_share_of_the_backs_is_forgotten() -> None:
    state = _late_state()
    seen = [int(up) for up in state.table.seen]
    assert _seen_by(0, state, 1) == seen
    assert sum(_seen_by(100, state, 1)) == 0
    kept = sum(sum(_seen_by(30, state, seed)) for seed in range(200)) / 200
    assert 0.65 < kept / sum(seen) < 0.75


def test_what_is_forgotten_follows_from_the_generator() -> None:
    state = _late_state()
    assert _seen_by(50, state, 7) == _seen_by(50, state, 7)
    assert len({tuple(_seen_by(50, state, seed)) for seed in range(9)}) > 1


def test_the_state_it_was_handed_stays_as_it_is() -> None:
    state = _late_state()
    before = list(state.table.seen)
    make_bot("search@8+forget100", "titus").choose(state, Generator(1))
    assert list(state.table.seen) == before


def test_a_forgetful_search_plays_legally() -> None:
    bot, generator = make_bot("search@4+forget60", "titus"), Generator(5)
    for state in states_of("titus", 5):
        assert bot.choose(state, generator) in list(state.moves())


@pytest.mark.parametrize("name", ["search+forget", "search+forget101", "search+sleep", "greedy+"])
def test_a_wrong_share_is_refused(name: str) -> None:
    with pytest.raises(BadSetup):
        make_bot(name, "titus")


def test_only_titus_has_something_to_forget() -> None:
    with pytest.raises(BadSetup):
        make_bot("search+forget30", "noris-titanic")
