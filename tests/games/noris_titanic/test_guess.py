"""Hands are private: what a seat sees, is told and guesses, and not one card more."""

import json
from collections import Counter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from librt.vecs import append, vec
from mypy_extensions import i64

from carpathia.engine.chance import QuickChance
from carpathia.engine.fuzz import choose_any
from carpathia.engine.generator import Generator
from carpathia.engine.match import Match
from carpathia.engine.setup import Setup
from carpathia.games.noris_titanic.game import NorisTitanic
from carpathia.games.noris_titanic.pieces import VALUES
from carpathia.games.noris_titanic.state import NorisState
from carpathia.games.noris_titanic.table import Table
from carpathia.games.noris_titanic.variants import vary_setup
from tests.games.noris_titanic.scenes import Scene, open_noris, scene


def test_a_seat_sees_its_own_hand_and_the_size_of_the_others() -> None:
    table = scene("1@h8", hands="114 256")
    assert table.state.view(0)["hand"] == [1, 1, 4]
    assert table.state.view(1)["hand"] == [2, 5, 6]
    assert table.state.view(-1)["hand"] is None
    for seat in (-1, 0, 1):
        seats = table.state.view(seat)["seats"]
        assert isinstance(seats, list)
        assert [set(one) for one in seats if isinstance(one, dict)] == [
            {"cards", "waiting", "afoot", "saved", "buried"}
        ] * 2


def test_drawn_cards_are_told_to_their_seat_and_their_number_to_all() -> None:
    table = scene("1@h8", hands="123 456").play("move h8 up 1", "end")
    private = [event for event in table.events if event.key == "cards-drawn"]
    public = [event for event in table.events if event.key == "hand-refilled"]
    assert [event.only_for for event in private] == [0]
    assert [event.only_for for event in public] == [-1]
    others = [event.plain() for event in table.events if event.only_for == -1]
    assert not any("cards" in event for event in others)


def guessed(table: Scene, seat: int, seed: int = 1) -> Scene:
    state = table.state.guess(seat, Generator(seed))
    return Scene(table.game, state)


def test_a_guess_keeps_the_own_hand_and_deals_the_unseen_cards() -> None:
    table = scene("1@h8", hands="114 256", discard="33")
    hands = set()
    for seed in range(60):
        twin = guessed(table, 0, seed)
        assert twin.hand(1) == "114"
        assert twin.state.inventory() == table.state.inventory()
        assert list(twin.table.discard) == [3, 3]
        assert len(twin.table.stack) == len(table.table.stack)
        hands.add(twin.hand(2))
    assert len(hands) > 20


def test_an_onlooker_guesses_every_hand() -> None:
    table = scene("1@h8", hands="114 256")
    assert len({guessed(table, -1, seed).hand(1) for seed in range(60)}) > 20


def test_unseen_cards_come_as_often_as_they_are_likely() -> None:
    """Hidden are two ones and a six: the one card of the other hand is a six a third of the time."""
    counts = Counter({1: 2, 6: 1})
    rest = Counter({1: 6, 2: 6, 3: 6, 4: 5, 5: 5, 6: 5}) - counts - Counter({2: 1, 3: 2})
    discard = "".join(str(value) * count for value, count in rest.items())
    table = scene("1@h8", hands="233 1", discard=discard)
    assert sorted(table.table.stack) == [1, 6]
    generator = Generator(5)
    found = Counter(Scene(table.game, table.state.guess(0, generator)).hand(2) for _ in range(6000))
    assert found.keys() == {"1", "6"}
    assert abs(found["6"] - 2000) < 5 * 37


def test_whoever_brings_a_pawn_in_holds_a_card_for_it() -> None:
    """Left of the start cell of this board is ice, and two cells below it: only a one will do."""
    game = open_noris(options={"board": "rail-13"})
    tiles = "w*19 i*10 i w b0 b0 b0 b0 b0 b0 b0 b0 b0 i"
    table = scene(tiles=tiles, phase="bring", rolled="start", hands="123 456", game=game)
    assert table.moves() == ["bring down 1", "bring down 2"]
    for seed in range(40):
        twin = guessed(table, 1, seed)
        assert twin.moves("bring") != []


def test_whoever_could_not_bring_a_pawn_in_holds_no_card_for_it() -> None:
    """The same place, and a hand of 4, 5 and 6: all have seen that it holds no 1 and no 2."""
    game = open_noris(options={"board": "rail-13"})
    tiles = "w*19 i*10 i w b0 b0 b0 b0 b0 b0 b0 b0 b0 i"
    table = scene("1@h18", tiles=tiles, phase="roll", hands="456 123", game=game).roll("start")
    assert table.told("pawn-called") == [{"seat": 1, "answer": "no-card"}]
    for seat in (1, -1):
        hands = {guessed(table, seat, seed).hand(1) for seed in range(60)}
        assert len(hands) > 5
        assert not any("1" in hand or "2" in hand for hand in hands)


def test_whoever_stands_on_a_stair_holds_a_card_that_leads_off_it() -> None:
    tiles = "w*30 i*12"
    table = scene("1@m15", tiles=tiles, phase="climb", climber="m15", hands="11 456")
    for seed in range(40):
        assert guessed(table, 1, seed).moves("move m15") != []


def test_a_state_that_forgot_cannot_be_guessed() -> None:
    table = scene("1@h8")
    table.state.forget()
    with pytest.raises(AssertionError, match="forgot"):
        table.state.guess(0, Generator(1))


def permute_hidden(table: Table, seat: int, generator: Generator) -> None:
    """Swap the cards that a seat does not see among their places."""
    hidden = table.stack[:]
    for at in range(len(table.hands)):
        if at // VALUES != seat:
            for _ in range(table.hands[at]):
                hidden = append(hidden, at % VALUES + 1)
    generator.shuffle(hidden)
    used = 0
    for other in range(len(table.hands) // VALUES):
        if other != seat:
            size = int(table.hand_size(other))
            for value in range(1, VALUES + 1):
                table.hands[other * VALUES + value - 1] = 0
            for _ in range(size):
                table.hands[other * VALUES + hidden[used] - 1] += 1
                used += 1
    table.stack = _rest(hidden, used)


def _rest(cards: vec[i64], used: int) -> vec[i64]:
    return cards[used:]


@given(number=st.integers(0, 2**40), moves=st.integers(0, 300), seed=st.integers(0, 2**31))
def test_swapping_all_hidden_cards_changes_no_guess_view_or_move(
    number: int, moves: int, seed: int
) -> None:
    """The twin here is made by hand, not by `guess`: a guess that peeked would be found out."""
    generator = Generator(number)
    setup = vary_setup(generator)
    game = NorisTitanic(setup)
    match = Match(game, setup, QuickChance(generator))
    for _ in range(moves):
        if not match.is_over():
            match.play(choose_any(match, generator))
    for seat in range(-1, game.seats):
        twin = match.state.copy()
        assert isinstance(twin, NorisState)
        permute_hidden(twin.table, seat, Generator(seed))
        assert twin.inventory() == match.state.inventory()
        assert json.dumps(twin.view(seat)) == json.dumps(match.state.view(seat))
        one = match.state.guess(seat, Generator(seed))
        assert game.write_position(one) == game.write_position(twin.guess(seat, Generator(seed)))
        if match.state.seat() == seat:
            assert list(twin.moves()) == list(match.state.moves())


@given(number=st.integers(0, 2**40), moves=st.integers(0, 300))
def test_others_are_told_the_same_whatever_the_hand(number: int, moves: int) -> None:
    """Ending a turn, rolling and laying tell an onlooker nothing of the cards, but for N3.4."""
    generator = Generator(number)
    setup = vary_setup(generator)
    match = Match(NorisTitanic(setup), setup, QuickChance(generator))
    for _ in range(moves):
        if not match.is_over():
            match.play(choose_any(match, generator))
    assume(not match.is_over())
    twin = match.state.copy()
    assert isinstance(twin, NorisState)
    permute_hidden(twin.table, -1, generator)
    twin.forget()  # what others knew of the true hands does not fit the swapped ones
    common = [move for move in twin.moves() if move in match.state.moves()]
    for move in common:
        told = []
        for state in (match.state.copy(), twin.copy()):
            events: list = []  # type: ignore[type-arg]
            state.play(move, QuickChance(Generator(7)), events)
            public = [event for event in events if event.only_for == -1]
            stop = (
                [event.reveals for event in public].index(True)
                if any(event.reveals for event in public)
                else len(public)
            )
            told.append([event.plain() for event in public[:stop]])
            if stop == len(public):
                told[-1].append(state.view(-1))
        assert told[0] == told[1]


def test_who_empties_the_stack_of_two_knows_the_other_hand() -> None:
    """When the discard is reshuffled, the cards that lie nowhere else are the other's."""
    setup = Setup("noris-titanic", "casse-noisettes", 2)
    game = NorisTitanic(setup)
    reshuffles = 0
    for number in range(6):
        generator = Generator(number)
        match = Match(game, setup, QuickChance(generator))
        while not match.is_over():
            seat = int(match.state.seat())
            events = match.play(choose_any(match, generator))
            if any(event.key == "cards-shuffled" for event in events) and not match.is_over():
                reshuffles += 1
                assert isinstance(match.state, NorisState)
                truth = list(match.state.table.hands)
                for seed in range(5):
                    guess = match.state.guess(seat, Generator(seed))
                    assert list(guess.table.hands) == truth
    assert reshuffles > 3, "the scene must show what it is about"


def test_a_guess_knows_only_what_its_seat_knows() -> None:
    table = scene("1@h8", hands="114 256")
    guess = table.state.guess(0, Generator(1))
    with pytest.raises(AssertionError, match="its own seat"):
        guess.guess(1, Generator(1))
