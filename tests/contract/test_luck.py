"""What a state says of luck beforehand is nearly exact: the contract asks only for what it hides."""

import pytest
from mypy_extensions import i64

from carpathia.engine.chance import ORDERS, QuickChance
from carpathia.engine.contract import ContractBroken, Inspector, Watched
from carpathia.engine.generator import Generator
from carpathia.engine.match import Match
from carpathia.engine.setup import Setup
from carpathia.games import GAME_NAMES, open_game, vary_setup
from tests.contract.test_contract import Liar, OpenedGame

MATCHES = 60


@pytest.mark.parametrize("name", GAME_NAMES)
def test_where_luck_is_announced_it_nearly_always_comes(name: str) -> None:
    announced = came = 0
    for number in range(MATCHES):
        generator = Generator(number)
        setup = vary_setup(name, generator)
        state = open_game(setup).start(QuickChance(generator))
        while state.seat() >= 0:
            moves = state.moves()
            move = moves[generator.below(len(moves))]
            chance = Watched(QuickChance(generator))
            outcomes = state.luck(move)
            state.play(move, chance)
            assert outcomes > 0 or chance.asked == 0
            assert outcomes <= ORDERS
            assert outcomes % chance.rolled == 0
            announced += outcomes > 0
            came += chance.asked > 0
    assert announced * 0.99 <= came <= announced
    assert (announced > 0) == (name != "titus"), "there all luck is in the deal"


class FlipsACoin(Liar):
    """Says of the die of Titanic that it has two sides."""

    def luck(self, move: i64) -> i64:
        return min(self.inner.luck(move), 2)


def inspect_noris(liar: type[Liar]) -> None:
    setup = Setup("noris-titanic", "noris", 2)
    generator = Generator(7)
    match = Match(OpenedGame(open_game(setup), liar), setup, QuickChance(generator))
    Inspector(match, generator).check_copy()


def test_a_die_may_be_rolled_that_has_the_sides_it_said() -> None:
    inspect_noris(Liar)


def test_a_die_with_the_wrong_number_of_sides_is_found_out() -> None:
    with pytest.raises(ContractBroken, match="roll counts the sides of its die"):
        inspect_noris(FlipsACoin)
