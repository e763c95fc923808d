"""What is particular to the greedy bot of SOS Titanic: it sketches what a move would come to."""

import pytest

from carpathia.bots.greedy_sos_titanic import GreedySosTitanic
from carpathia.bots.odds_sos_titanic import Odds, best_of, expected_faces
from carpathia.bots.sketch_sos_titanic import Sketch
from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.games.sos_titanic.cards import face_of, read_card
from carpathia.games.sos_titanic.moves import BOAT, GROUP_PLACE
from carpathia.games.sos_titanic.state import SosState
from carpathia.games.sos_titanic.table import STACK_PILE
from tests.bots.sparring import play, states_of
from tests.games.sos_titanic.scenes import Scene, scene

# A 10 takes the 9 from Line 1 and uncovers a card; a 3 joins Group C.
TWO_WAYS = """
line 1: f2 s9 | f9
line 5: | f13 f12 f11
C: s1 s2
"""


def choice(table: Scene) -> str:
    return table.game.write(GreedySosTitanic().choose(table.state, Generator(1)))


def settled(table: Scene, card: str, place: int) -> Sketch:
    sketch = Sketch(table.table)
    sketch.place(read_card(card), place)
    sketch.settle()
    return sketch


def odds_of(table: Scene) -> Odds:
    assert table.table.belief is not None
    return Odds(table.table, table.table.belief)


# Sketches


def test_a_sketch_moves_on_what_a_card_makes_possible() -> None:
    sketch = settled(scene(TWO_WAYS), "f10", 4)
    assert list(sketch.up)[:5] == [1, 0, 0, 0, 5]
    assert list(sketch.down)[:5] == [1, 0, 0, 0, 0]
    assert sketch.front[4] == face_of(read_card("f9"))


def test_a_sketch_leaves_a_new_front_unknown() -> None:
    """Whoever lies behind: the same sketch, and nothing more is done with him."""
    one = settled(scene(TWO_WAYS), "f10", 4)
    other = settled(scene(TWO_WAYS.replace("f2 s9", "f2 s3")), "f10", 4)
    assert one.front[0] == other.front[0] < 0
    assert list(one.sizes) == list(other.sizes) == [0, 0, 2, 0]


def test_a_sketch_saves_a_series_to_its_end() -> None:
    sketch = settled(scene("line 2: | s6 s5 s4\nC: s1 s2"), "s3", GROUP_PLACE + 2)
    assert list(sketch.sizes) == [0, 0, 6, 0]
    assert sketch.front[1] == 0  # open to a new series


def test_an_emptied_boat_is_closed() -> None:
    sketch = settled(scene("line boat: | s3\nC: s1"), "s2", GROUP_PLACE + 2)
    assert list(sketch.sizes) == [0, 0, 3, 0]
    assert sketch.front[BOAT] == -1


def test_a_face_down_card_counts_more_the_fewer_cards_it_takes_to_uncover_it() -> None:
    near = scene("line 1: f2 | f9\nline 5: | f13 f12 f11")
    far = scene("line 1: f2 | f9\nline 5: | f13 f12")
    out_of_reach = scene("line 1: f10 f10+ | f9\nline 5: | f13 f12 f11\nhand 1: your-turn")
    out_of_reach.play("play your-turn 1")
    out_of_reach.play("front f9", order="f10 f10+")  # now everyone knows where they are
    worths = [Sketch(table.table).worth(odds_of(table)) for table in (near, far, out_of_reach)]
    assert worths[0] > worths[1] > worths[2]


# Odds


def test_the_odds_count_what_was_seen_and_share_out_what_was_not() -> None:
    table = scene("line 1: f2 | f9\ndiscard: s3 s3+ f5")
    odds = odds_of(table)
    assert odds.discard[face_of(read_card("s3"))] == 2.0
    assert odds.of(face_of(read_card("f5"))) == pytest.approx(1.0 + odds.stack[5])
    assert sum(odds.stack) == pytest.approx(len(table.table.stack))


def test_the_odds_are_those_of_the_belief_card_by_card() -> None:
    for state in states_of("sos-titanic", 3):
        assert isinstance(state, SosState)
        belief = state.table.belief
        assert belief is not None
        for pile in range(STACK_PILE + 1):
            assert sum(expected_faces(belief, pile)) == pytest.approx(belief.piles[pile].size())


def test_the_best_find_is_weighed_by_its_chance() -> None:
    assert best_of([], -4.0) == -4.0
    assert best_of([(1.0, 1.0), (3.0, 0.5)], -4.0) == pytest.approx(2.0)
    assert best_of([(2.0, 0.5)], -4.0) == pytest.approx(-1.0)


# Choices


def test_it_uncovers_a_card_before_it_saves_one_that_can_wait() -> None:
    assert choice(scene(TWO_WAYS + "drawn: f10 s3\nphase place")) == "place f10>5"


def test_it_saves_where_nothing_is_uncovered() -> None:
    assert choice(scene(TWO_WAYS + "drawn: f6 s3\nphase place")) == "place s3>C"


def test_it_plays_come_back_for_a_card_that_uncovers_and_not_for_a_page() -> None:
    table = scene(TWO_WAYS + "discard: f10 f6\nhand 1: come-back")
    assert choice(table) == "play come-back"
    useless = scene(TWO_WAYS + "discard: f6\nhand 1: come-back")
    assert choice(useless).startswith("rescue")


def test_it_brings_the_one_to_the_front_who_frees_the_most() -> None:
    table = scene("line 1: f7 s15 s3 | f9\nline 5: | s6 s5 s4\nC: s1 s2\nhand 1: your-turn")
    table.play("play your-turn 1")
    assert choice(table) == "front s3"


def test_it_saves_more_than_the_historical_crew() -> None:
    scores = []
    for crew in ("murdoch", "boxhall", "lee", "latimer", "lowe", "fleet"):
        setup = Setup("sos-titanic", "en", 1)
        setup.options = {"crew": crew}
        scores += [play([GreedySosTitanic()], setup, seed)[0] for seed in range(4)]
    assert sum(scores) / len(scores) > 26  # they saved 19; it saves 34 in the long run
