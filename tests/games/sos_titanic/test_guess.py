"""Knowledge and guesses of SOS Titanic: what perfect memory tells, and not one card more."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from carpathia.bots import choose_keenly
from carpathia.engine.belief import UNSEEN, Belief
from carpathia.engine.chance import QuickChance
from carpathia.engine.generator import Generator
from carpathia.engine.match import Match
from carpathia.games import open_game, vary_setup
from carpathia.games.sos_titanic.cards import read_card, write_card
from carpathia.games.sos_titanic.state import SosState
from carpathia.games.sos_titanic.table import STACK_PILE, Table
from tests.games.sos_titanic.scenes import Scene, fresh, scene


def known(table: Scene, pile: str) -> list[str]:
    """The cards surely in a pile, wherever in it."""
    index = ("1", "2", "3", "4", "5", "6", "boat", "stack").index(pile)
    return sorted(write_card(card) for card in belief_of(table.table).surely_in(index))


def unseen(table: Table) -> list[int]:
    """The cards nobody has seen."""
    return belief_of(table).cases[0].cohorts[UNSEEN].cards


def chance_in(table: Scene, pile: str, card: str) -> float:
    index = ("1", "2", "3", "4", "5", "6", "boat", "stack").index(pile)
    return belief_of(table.table).chance_in(index, int(read_card(card)))


def belief_of(table: Table) -> Belief:
    assert table.belief is not None
    return table.belief


def test_at_the_start_only_the_front_cards_are_known() -> None:
    table = fresh()
    assert len(unseen(table.table)) == 56
    assert chance_in(table, "1", "f1") == pytest.approx(3 / 56)
    assert chance_in(table, "stack", "f1") == pytest.approx(32 / 56)


def test_a_reshuffled_discard_is_known_card_by_card() -> None:
    table = scene("line 1: f2 | s9\ndiscard: s3 f9+ s16", rest="discard", crew="lee")
    table.play("rescue")
    assert set(known(table, "stack")) == set(table.pile("stack"))
    assert chance_in(table, "1", "f2") == 1.0, "the only card nobody has seen"


def test_panic_leaves_known_cards_in_the_crowd() -> None:
    table = scene(
        "page 2\nline 1: f2 | s9\nline 2: f4 f5 | s3\nstack: f9 s16", rest="discard", crew="lee"
    )
    before = {"s9", "s3"}
    table.play("rescue 1", order="s9 s3 f2 f4 f5")
    assert table.line("2") == "s9 s3 f2 f4 | f5"
    assert set(known(table, "2")) == before
    assert chance_in(table, "2", "f2") + chance_in(table, "stack", "f2") == pytest.approx(1.0)


def test_come_on_shows_the_whole_stack() -> None:
    table = scene("line 1: f2 f3 | f1\nhand 1: come-on\nstack: s1 s9 s8", rest="discard")
    table.play("play come-on")
    assert known(table, "stack") == ["s1", "s8", "s9"]
    table.play("place s1>C")
    assert known(table, "stack") == ["s8", "s9"]
    assert unseen(table.table) == sorted([int(read_card("f2")), int(read_card("f3"))])


def test_get_ready_leaves_exact_places() -> None:
    table = scene("hand 1: get-ready\nstack: s1 s9 s8 f4 f5 f6 f7", rest="discard")
    table.play("play get-ready", "under f7", "under s8", "top f5", "top f6", "top f4")
    assert table.pile("stack") == ["s8", "f7", "s1", "s9", "f5", "f6", "f4"]
    pile = belief_of(table.table).piles[STACK_PILE]
    assert [write_card(card) for card in pile.bottom] == ["s8", "f7"]
    assert [write_card(card) for card in pile.top] == ["f5", "f6", "f4"]
    guesses = {guessed_stack(table, seed) for seed in range(20)}
    assert guesses == {"s8 f7 s1 s9 f5 f6 f4", "s8 f7 s9 s1 f5 f6 f4"}


def guessed_stack(table: Scene, seed: int) -> str:
    guess = table.state.guess(0, Generator(seed))
    return " ".join(write_card(card) for card in guess.table.stack)


def test_a_second_get_ready_keeps_what_is_still_known() -> None:
    table = scene("hand 1: get-ready get-ready\nstack: s1 s9 s8 f4 f5 f6 f7", rest="discard")
    table.play("play get-ready", "under f7", "top f6", "top f5", "top f4", "top s8")
    table.play("play get-ready", "under s9", "top f6", "top f5", "top f4", "top s8")
    assert table.pile("stack") == ["s9", "f7", "s1", "f6", "f5", "f4", "s8"]
    assert len(known(table, "stack")) == 7, "s1 too: the only card nobody has seen"
    assert guessed_stack(table, 1) == "s9 f7 s1 f6 f5 f4 s8"


def test_save_time_forgets_places_but_not_cards() -> None:
    table = scene(
        "line 1: s5 s6 | s7\nhand 1: get-ready save-time\nstack: s1 s9 s8 f4 f5 f6 f7\n"
        "discard: f9 f10",
        rest="discard",
    )
    table.play("play get-ready", "top f7", "top f6", "top f5", "top f4", "top s8")
    table.play("play save-time")
    pile = belief_of(table.table).piles[STACK_PILE]
    assert pile.top == pile.bottom == []
    assert {"f9", "f10", "f7", "s8"} <= set(known(table, "stack"))
    assert "s1" not in known(table, "stack"), "never looked at"
    assert chance_in(table, "stack", "s1") == pytest.approx(2 / 4), "two blanks, four unseen"


def test_your_turn_shows_a_line_and_only_its_order_is_lost() -> None:
    table = scene("line 2: s3 f9 s16 | f7 f6\nhand 1: your-turn")
    table.play("play your-turn 2")
    table.play("front f9", order="f6 s3 s16 f7")
    assert known(table, "2") == ["f6", "f7", "s16", "s3"]


def test_same_lines_leaves_only_a_chance() -> None:
    table = scene("line 2: s3 f9 | f7 f6\nline 4: s16 | s4\nhand 1: same-lines")
    table.play("play same-lines 2+4", order="s3 f7 f9 s16 f6 s4")
    assert table.line("2") == "s3 f7 | f9"
    # f9 and s4 show; f7 and f6 lie in one of four face-down places, two a Line.
    assert chance_in(table, "2", "f7") == pytest.approx(1 / 2)
    assert chance_in(table, "4", "f6") == pytest.approx(1 / 2)
    assert known(table, "2") == known(table, "4") == []


def test_same_lines_then_panic_is_weighed_by_what_shows() -> None:
    text = (
        "page 5\nline 2: s3 f9 | f7\nline 3: s11 | s12\nline 4: s16 f12 | s4\nhand 1: same-lines\n"
    )
    table = scene(text + "stack: s10 f3", rest="discard", crew="lee")
    table.play("play same-lines 2+4", order="s3 f7 f9 s16 f12 s4")
    assert table.line("2") == "s3 f7 | f9"
    assert chance_in(table, "2", "f7") == pytest.approx(1 / 2)
    table.play("rescue 1", order="s12 s11 s3 f9 f7")
    assert table.line("3") == "s12 s11 s3 f9 | f7", "it was in Line 2"
    assert chance_in(table, "4", "f7") == 0.0


def test_wait_shows_the_next_card_and_the_swept_ones_are_known() -> None:
    table = scene("line 2: s3 f9 | f7 f6\nhand 1: wait save-time")
    table.play("play wait 2")
    assert table.line("2") == "s3 | f9"
    table.play("play save-time")
    assert {"f7", "f6"} <= set(known(table, "stack"))


def test_the_action_stack_is_always_what_lies_nowhere_else() -> None:
    table = scene("hand 1: wait\naction-discard: plan-a", crew="lee")
    stacks = [tuple(table.state.guess(0, Generator(seed)).table.action_stack) for seed in range(50)]
    assert len(set(stacks)) > 40
    assert {tuple(sorted(stack)) for stack in stacks} == {tuple(sorted(table.table.action_stack))}


def permute_hidden(table: Table, generator: Generator) -> None:
    """Swap cards nobody has seen among their places, and cards within a pile's unknown order."""
    belief = belief_of(table)
    fresh_cards = vec[i64](unseen(table))
    generator.shuffle(fresh_cards)
    other = {card: int(fresh_cards[i]) for i, card in enumerate(unseen(table))}
    for index, pile in enumerate(belief.piles):
        cards = table.stack if index == STACK_PILE else table.lines[index].cards
        low, high = len(pile.bottom), len(pile.bottom) + pile.middle
        middle = vec[i64]([other.get(int(card), int(card)) for card in list(cards)[low:high]])
        generator.shuffle(middle)
        for place, card in enumerate(middle):
            cards[low + place] = card
    generator.shuffle(table.action_stack)


@given(number=st.integers(0, 2**40), moves=st.integers(0, 90), seed=st.integers(0, 2**31))
def test_swapping_all_hidden_cards_changes_no_guess_view_or_move(
    number: int, moves: int, seed: int
) -> None:
    """The twin here is made by hand, not by `guess`: a guess that peeked would be found out."""
    generator = Generator(number)
    setup = vary_setup("sos-titanic", generator)
    game = open_game(setup)
    match = Match(game, setup, QuickChance(generator))
    for _ in range(moves):
        if not match.is_over():
            match.play(choose_keenly(match, generator))
    twin = match.state.copy()
    assert isinstance(twin, SosState)
    permute_hidden(twin.table, Generator(seed))
    assert twin.check() == ""
    for seat in range(-1, game.seats):
        assert twin.view(seat) == match.state.view(seat)
        one = match.state.guess(seat, Generator(seed))
        assert game.write_position(one) == game.write_position(twin.guess(seat, Generator(seed)))
    assert list(twin.moves()) == list(match.state.moves())


def test_guesses_of_a_line_come_as_often_as_they_are_likely() -> None:
    """Three unseen cards over a Line of one and a stack of two: each is in the Line a third."""
    table = scene("line 1: f5 | f1\nstack: f6 f7", rest="discard")
    generator = Generator(3)
    found = Counter(
        write_card(table.state.guess(0, generator).table.lines[0].cards[0]) for _ in range(6000)
    )
    assert found.keys() == {"f5", "f6", "f7"}
    assert all(abs(count - 2000) < 5 * 37 for count in found.values())
