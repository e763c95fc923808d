"""Encoded views: just what the view tells, byte by byte, and nothing that a seat cannot see."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import extend, vec
from mypy_extensions import u8

from carpathia.bots import choose_keenly
from carpathia.engine.chance import QuickChance
from carpathia.engine.encoding import POINTS, encoded_size, place_of
from carpathia.engine.game import NOBODY, State
from carpathia.engine.generator import Generator
from carpathia.engine.match import Match
from carpathia.engine.setup import Setup
from carpathia.games import GAME_NAMES, open_game, vary_setup
from tests.environments.from_view import encode_view


def encoded(state: State, seat: int) -> bytes:
    return bytes(state.encode(seat, vec[u8]()))


def vary(name: str, generator: Generator) -> Setup:
    """Any match, at times with the memory aid."""
    setup = vary_setup(name, generator)
    if name != "noris-titanic" and generator.below(2):
        setup.options["memory-aid"] = "on"
    return setup


@pytest.mark.parametrize("name", GAME_NAMES)
@pytest.mark.parametrize("block", range(3))
def test_the_bytes_are_those_of_the_view_at_every_step(name: str, block: int) -> None:
    """And two states that a seat cannot tell apart have the same bytes and the same moves.

    Who does not look at each step must not miss what changed in between.
    """
    for number in range(4 * block, 4 * block + 4):
        generator = Generator(1912 + number)
        setup = vary(name, generator)
        game = open_game(setup)
        match = Match(game, setup, QuickChance(generator))
        while True:
            state = match.state
            for seat in range(NOBODY, game.seats):
                if generator.below(3) == 0 and not match.is_over():
                    continue
                told = encoded(state, seat)
                wanted = encode_view(game, state.view(seat))
                assert told == wanted.tobytes(), differences(setup, told, wanted.tobytes())
            if match.is_over():
                break
            if generator.below(8) == 0:
                check_twins(state, game.seats, generator)
            match.play(choose_keenly(match, generator))


def check_twins(state: State, seats: int, generator: Generator) -> None:
    for seat in range(NOBODY, seats):
        twin = state.guess(seat, generator)
        assert encoded(twin, seat) == encoded(state, seat)
        if seat == state.seat():
            assert list(twin.moves()) == list(state.moves())


def differences(setup: Setup, told: bytes, wanted: bytes) -> str:
    """Which fields are otherwise than they should be."""
    begin = 0
    found = [setup.game]
    for field in open_game(setup).layout():
        end = begin + field.size()
        if told[begin:end] != wanted[begin:end]:
            one, two = np.frombuffer(told, np.uint8), np.frombuffer(wanted, np.uint8)
            where = np.flatnonzero(one[begin:end] != two[begin:end])
            found.append(f"{field.name} at {where[:9]}")
        begin = end
    return "; ".join(found)


@pytest.mark.parametrize("name", GAME_NAMES)
@given(number=st.integers(0, 2**40), moves=st.integers(0, 60))
def test_twins_look_alike_in_any_position(name: str, number: int, moves: int) -> None:
    generator = Generator(number)
    setup = vary(name, generator)
    game = open_game(setup)
    match = Match(game, setup, QuickChance(generator))
    for _ in range(moves):
        if not match.is_over():
            match.play(choose_keenly(match, generator))
    if not match.is_over():
        check_twins(match.state, game.seats, generator)


@pytest.mark.parametrize("name", GAME_NAMES)
def test_what_is_hidden_differs_between_twins(name: str) -> None:
    """Else the tests above would show nothing."""
    generator = Generator(5)
    game = open_game(vary_setup(name, generator))
    state = game.start(QuickChance(generator))
    positions = {game.write_position(state.guess(0, generator)) for _ in range(5)}
    assert len(positions) == 5


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_layout_is_as_long_as_what_it_describes(name: str) -> None:
    generator = Generator(2)
    game = open_game(vary_setup(name, generator))
    fields = game.layout()
    state = game.start(QuickChance(generator))
    assert len(encoded(state, 0)) == encoded_size(fields)
    assert len({field.name for field in fields}) == len(fields)
    assert all(field.meaning for field in fields)
    assert place_of(fields, POINTS) == encoded_size(fields) - fields[-1].size()
    with pytest.raises(ValueError, match="coffers"):
        place_of(fields, "coffers")


def test_what_is_encoded_is_appended() -> None:
    generator = Generator(2)
    state = open_game(Setup("titus", "adlung", 3)).start(QuickChance(generator))
    out = state.encode(1, extend(vec[u8](), b"before"))
    assert bytes(out) == b"before" + encoded(state, 1)
