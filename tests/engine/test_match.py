"""A match: the one gate, undo, going on with another source of chance, and proving the deal."""

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carpathia.engine.chance import QuickChance, SeededChance, commitment, read_seed
from carpathia.engine.errors import IllegalMove, Refusal, UnreadableMove
from carpathia.engine.game import NOBODY
from carpathia.engine.generator import Generator
from carpathia.engine.match import Match, Replay, verify
from carpathia.engine.record import Record, read_record
from carpathia.games import open_game, vary_setup
from tests.engine.playing import begin, full_setup, go_on_with, play_on, position, replay, setup
from tests.games.sos_titanic.scenes import scene


def from_scene(text: str, crew: str = "lee boxhall") -> Match:
    """A match that stands at a scene. (Its record does not: it was never played up to there.)"""
    table = scene(text, crew=crew)
    wish = setup(len(crew.split()))
    wish.options = {"crew": ",".join(crew.split())}
    match = Match(table.game, wish, SeededChance(read_seed("iceberg")))
    match.state = table.state
    return match


# The gate


def everything(match: Match) -> list[object]:
    """All that a refused move must leave as it was."""
    return [position(match), match.record().text(), match.outcome_count(), match.can_undo()]


@pytest.mark.parametrize(
    ("text", "refusal", "key"),
    [
        ("sink the ship", UnreadableMove, "move-unreadable"),
        ("", UnreadableMove, "move-unreadable"),
        ("rescue 13", UnreadableMove, "move-unreadable"),
        ("rescue 12", IllegalMove, "move-illegal"),
        ("swap f3", IllegalMove, "move-illegal"),
        ("pass", IllegalMove, "move-illegal"),
    ],
)
def test_the_gate_refuses_and_changes_nothing(text: str, refusal: type[Refusal], key: str) -> None:
    match = play_on(begin(setup(2)), 7)
    before = everything(match)
    with pytest.raises(refusal) as refused:
        match.play_text(text)
    assert refused.value.key == key
    assert refused.value.words["move"] == text
    assert everything(match) == before


def test_a_refusal_names_the_nearest_legal_moves() -> None:
    match = begin(setup(1))
    for text in ("rescue 12", "rescu 1"):
        with pytest.raises(Refusal) as refused:
            match.play_text(text)
        near = str(refused.value.words["near"]).split(", ")
        assert "rescue 1" in near
        assert set(near) <= set(match.move_texts())


@pytest.mark.parametrize("move", [-1, -(1 << 40), 1 << 40])
def test_a_number_that_is_no_move_is_refused(move: int) -> None:
    match = begin(setup(1))
    before = everything(match)
    with pytest.raises(IllegalMove):
        match.play(move)
    with pytest.raises(IllegalMove):
        match.play(match.game.move_count)
    assert everything(match) == before


@given(st.integers(0, 40), st.integers(1, 5), st.lists(st.integers(0, 1400), max_size=20))
def test_whatever_is_not_among_the_moves_is_refused(
    played: int, seats: int, moves: list[int]
) -> None:
    match = play_on(begin(setup(seats)), played)
    legal = {int(move) for move in match.state.moves()}
    before = everything(match)
    for move in moves:
        if move not in legal:
            with pytest.raises(IllegalMove):
                match.play(move)
    assert everything(match) == before


def test_a_match_that_is_over_takes_no_move() -> None:
    match = play_on(begin(setup(1)))
    assert match.is_over()
    assert match.state.seat() == NOBODY
    assert match.move_texts() == []
    before = everything(match)
    for move in range(match.game.move_count):
        with pytest.raises(IllegalMove) as refused:
            match.play(move)
        assert refused.value.key == "match-over"
    assert everything(match) == before


def test_playing_tells_what_happened() -> None:
    match = from_scene("line 1: | f8\nline 2: | f7")
    events = match.play_text("move 2>1")
    assert [event.key for event in events] == ["passengers-moved"]
    assert match.steps[-1].events == events
    assert match.steps[-1].seat == 0


# Undo

QUIET: Final = "line 1: | f8\nline 2: | f7\nline 3: | f6\nA: f1\nhand 1: get-ready wait"
"""Moves between these Lines turn up no card."""


def refuses_undo(match: Match) -> bool:
    before = everything(match)
    assert not match.can_undo()
    with pytest.raises(Refusal) as refused:
        match.undo()
    assert refused.value.key == "undo-nothing"
    assert everything(match) == before
    return True


def test_undo_reaches_back_to_the_start_of_the_turn() -> None:
    match = from_scene(QUIET)
    start = position(match)
    match.play_text("move 2>1")
    between = position(match)
    match.play_text("move 3>1")
    match.undo()
    assert position(match) == between
    match.undo()
    assert position(match) == start
    assert match.steps == []
    assert refuses_undo(match)


def test_nothing_is_undone_before_the_first_move() -> None:
    assert refuses_undo(begin(setup(1)))


def test_a_move_undone_may_be_played_again_or_another_instead() -> None:
    match = from_scene(QUIET)
    match.play_text("move 2>1")
    match.undo()
    match.play_text("move 3>2")
    assert [match.game.write(step.move) for step in match.steps] == ["move 3>2"]


def test_undo_does_not_reach_past_a_reveal() -> None:
    match = from_scene("line 1: | f8\nline 2: s4 | f7\nline 3: | f6")
    match.play_text("move 2>1")
    assert refuses_undo(match)
    match.play_text("move 3>1")
    match.undo()
    assert refuses_undo(match)


def test_undo_does_not_take_back_what_was_looked_at() -> None:
    match = from_scene(QUIET)
    match.play_text("play get-ready")
    assert match.state.seat() == 0
    assert refuses_undo(match)


def test_undo_does_not_reach_past_a_random_event() -> None:
    """Alone on an empty stack: the shuffle tells nothing, the seat stays, the turn goes on."""
    text = "line 5: | s3"
    table = scene(text, crew="lee", rest="discard")
    match = begin(setup(1))
    match.state = table.state
    match.play_text("rescue")
    assert match.state.seat() == 0
    assert not any(event.reveals for event in match.steps[-1].events)
    assert refuses_undo(match)


def test_undo_does_not_reach_past_another_seats_move() -> None:
    match = from_scene(QUIET)
    match.play_text("play wait 3")
    assert match.state.seat() == 1
    assert refuses_undo(match)


def test_undo_does_not_reach_past_the_start_of_a_turn_of_the_same_seat() -> None:
    match = from_scene("line 3: | f6\nhand 1: wait", crew="lee")
    match.play_text("play wait 3")
    assert match.state.seat() == 0
    assert refuses_undo(match)


def test_undo_does_not_reach_past_the_end() -> None:
    match = play_on(begin(setup(1)))
    assert refuses_undo(match)


def test_a_choice_that_tells_nothing_may_be_taken_back() -> None:
    match = from_scene("line 3: | f6\nhand 2: wait", crew="phillips lee")
    start = position(match)
    match.play_text("borrow 2")
    match.undo()
    assert position(match) == start


def test_undo_brings_back_a_position_and_not_a_thing_shared_with_the_match() -> None:
    match = from_scene(QUIET)
    match.play_text("move 2>1")
    kept = match.state
    text = match.game.write_position(kept)
    match.undo()
    match.play_text("move 3>2")
    assert match.game.write_position(kept) == text


def play_and_undo(match: Match, way: int) -> int:
    """Every move that may be taken back is taken back half the time; how many were."""
    generator = Generator(way)
    undone = 0
    while not match.is_over() and len(match.steps) < 400:
        legal = match.state.moves()
        match.play(legal[generator.below(len(legal))])
        if match.can_undo() and generator.below(2) == 0:
            match.undo()
            undone += 1
    return undone


def test_a_record_with_undone_moves_replays_and_is_proved() -> None:
    undone = 0
    for way in range(12):
        match = begin(setup(1 + way % 5), f"night {way}")
        undone += play_and_undo(match, way)
        record = read_record(match.record().text())
        assert position(replay(record.text())) == position(match)
        assert verify(match.game, record) == match.outcome_count()
    assert undone > 20


# Going on with another source


def test_a_resumed_match_goes_on_as_it_would_have() -> None:
    whole = play_on(begin(setup(2)), 60)
    half = replay(play_on(begin(setup(2)), 30).record().text())
    half.go_on_with(SeededChance(read_seed("iceberg"), half.outcome_count()))
    for step in whole.steps[30:]:
        half.play(step.move)
    assert half.record().text() == whole.record().text()


def test_a_resumed_match_can_still_be_undone_and_keeps_its_new_seed() -> None:
    match = from_scene(QUIET)
    start = position(match)
    match.play_text("move 2>1")
    go_on_with(match, "fog")
    match.undo()
    assert position(match) == start
    match.play_text("move 3>2")
    assert match.steps[-1].commitment == commitment(read_seed("fog"))


def test_the_same_seed_is_not_committed_to_again() -> None:
    match = replay(play_on(begin(setup(1)), 10).record().text())
    match = play_on(go_on_with(match, "iceberg"), way=3)
    assert match.record().text().count("commitment ") == 1
    assert verify(match.game, match.record()) == match.outcome_count()


def test_another_seed_is_committed_to_with_the_next_move() -> None:
    match = play_on(begin(setup(1)), 10)
    go_on_with(match, "fog")
    assert match.record().text().count("commitment ") == 1
    play_on(match, 1)
    assert match.steps[-1].commitment == commitment(read_seed("fog"))
    assert match.record().text().count("commitment ") == 2


def test_a_move_undone_after_its_resumption_takes_its_commitment_back() -> None:
    match = from_scene(QUIET)
    go_on_with(match, "fog")
    match.play_text("move 2>1")
    match.undo()
    match.play_text("move 3>2")
    assert [step.commitment for step in match.steps] == [commitment(read_seed("fog"))]


def test_the_last_source_named_is_the_one_committed_to() -> None:
    match = play_on(begin(setup(1)), 10)
    go_on_with(match, "fog")
    go_on_with(match, "ice")
    play_on(match, 1)
    assert match.steps[-1].commitment == commitment(read_seed("ice"))


def test_a_source_thought_better_of_is_not_committed_to() -> None:
    """Back to the first seed, or on to one that commits to nothing, before a move was played."""
    for chance in (None, QuickChance(Generator(1))):
        match = play_on(begin(setup(1)), 10)
        go_on_with(match, "fog")
        match.go_on_with(chance or SeededChance(read_seed("iceberg"), match.outcome_count()))
        play_on(match, 1)
        assert match.steps[-1].commitment == ""


@pytest.mark.parametrize("way", range(6))
def test_three_seeds_are_proved_one_after_the_other(way: int) -> None:
    match = play_on(begin(full_setup()), 10 + way, way)
    play_on(go_on_with(match, "fog"), 15, way)
    play_on(go_on_with(match, "iceberg"), 10, way)
    play_on(go_on_with(match, "ice"), way=way)
    record = read_record(match.record().text())
    assert len(record.seeds) == 4
    assert verify(match.game, record) == match.outcome_count()


# Proving the deal


def finished() -> Match:
    return play_on(begin(setup(2)))


def told(match: Match) -> Record:
    return read_record(match.record().text())


def test_a_finished_match_opens_its_seed_and_can_be_proved() -> None:
    match = finished()
    assert match.outcome_count() > 3
    assert verify(match.game, told(match)) == match.outcome_count()


def test_a_running_match_keeps_its_seed_secret() -> None:
    match = play_on(begin(setup(2)), 20)
    assert "seed" not in match.record().text()
    assert read_seed("iceberg").hex() not in match.record().text()
    with pytest.raises(Refusal) as refused:
        verify(match.game, told(match))
    assert refused.value.key == "seed-missing"


def test_a_seed_that_is_not_opened_is_missing() -> None:
    match = finished()
    record = told(match)
    record.seeds = []
    with pytest.raises(Refusal) as refused:
        verify(match.game, record)
    assert refused.value.key == "seed-missing"


def test_a_match_that_committed_to_nothing_cannot_be_proved() -> None:
    wish = setup(1)
    match = play_on(Match(open_game(wish), wish, QuickChance(Generator(1))))
    assert "commitment" not in match.record().text()
    with pytest.raises(Refusal) as refused:
        verify(match.game, told(match))
    assert refused.value.key == "seed-missing"


def test_a_seed_that_was_not_committed_to_is_false() -> None:
    match = finished()
    record = told(match)
    record.seeds = [read_seed("fog").hex()]
    with pytest.raises(Refusal) as refused:
        verify(match.game, record)
    assert refused.value.key == "seed-false"


def test_seeds_are_opened_only_if_all_are_at_hand() -> None:
    """A match resumed by somebody who does not know its first seed."""
    match = replay(play_on(begin(setup(2)), 20).record().text())
    play_on(go_on_with(match, "fog"), way=2)
    assert match.is_over()
    assert told(match).seeds == []
    with pytest.raises(Refusal) as refused:
        verify(match.game, told(match))
    assert refused.value.key == "seed-missing"


@pytest.mark.parametrize("moves", [0, 12, 25])
def test_the_first_outcome_that_the_seed_does_not_give_is_named(moves: int) -> None:
    """A dishonest dealer: another seed decides from some move on, and nobody is told."""
    match = play_on(begin(setup(2)), moves)
    dealt = match.outcome_count()
    play_on(go_on_with(match, "fog"))
    for step in match.steps:
        step.commitment = ""
    match.seeds = [read_seed("iceberg")]
    assert position(replay(match.record().text())) == position(match)
    with pytest.raises(Refusal) as refused:
        verify(match.game, told(match))
    assert refused.value.key == "deal-false"
    assert refused.value.words == {"number": dealt + 1}


# Replaying step by step


def test_a_replay_goes_step_by_step() -> None:
    match = play_on(begin(setup(2)), 12)
    replayed = Replay(match.game, told(match))
    for count in range(12):
        assert len(replayed.match.steps) == count
        assert replayed.step()
    assert not replayed.step()
    assert position(replayed.match) == position(match)


def test_a_replay_keeps_commitments_and_events() -> None:
    match = finished()
    again = replay(match.record().text())
    assert again.first.commitment == match.first.commitment
    assert again.seeds == match.seeds
    for one, other in zip(again.steps, match.steps, strict=True):
        assert [event.plain() for event in one.events] == [event.plain() for event in other.events]
        assert (one.seat, one.move) == (other.seat, other.move)


# Undo with the others' leave


def test_with_leave_undo_crosses_seats_but_never_a_reveal() -> None:
    generator = Generator(1912)
    crossed = 0
    for number in range(40):
        wish = vary_setup("sos-titanic", Generator(number))
        match = Match(open_game(wish), wish, SeededChance(bytes([number]) * 32))
        passed = [everything(match)]
        while not match.is_over() and match.undo_reach(others_agree=True) < 3:
            moves = match.state.moves()
            match.play(moves[generator.below(len(moves))])
            step = match.steps[-1]
            if step.outcomes or any(event.reveals for event in step.events):
                passed = []
            passed.append(everything(match))
        assert match.undo_reach(others_agree=True) == len(passed) - 1
        crossed += match.undo_reach() < len(passed) - 1
        while len(passed) > 1:
            passed.pop()
            match.undo(others_agree=True)
            assert everything(match) == passed[-1]
        assert refuses_undo(match)
    assert crossed > 0
