"""The Action cards: S11. What becomes of a Mystery Passenger in each of them is at the end."""

from itertools import permutations
from typing import Final

import pytest

from carpathia.engine.errors import IllegalMove
from carpathia.games.sos_titanic.cards import ACTION_NAMES
from carpathia.games.sos_titanic.state import SosState
from tests.games.sos_titanic.scenes import Scene, scene
from tests.games.sos_titanic.survivors import everybody, survivors

TOPS: Final = "line 1: | f13\nline 2: | f13+\nline 3: | s17\nline 4: | s17+"


def play(table: Scene, *moves: str, order: str = "") -> Scene:
    """Play moves of an Action card: the turn is over, and the card is in the discard."""
    kind = moves[0].split()[1]
    seats = len(table.table.crew)
    assert kind in table.hand(1)
    table.play(*moves, order=order)
    assert table.keys()[-1] == "turn-began"
    assert table.seat() == (2 if seats > 1 else 1)
    assert table.actions("discard")[-1] == kind
    return table


# S11.1 Get Ready!


def orders(table: Scene) -> list[list[str]]:
    """The stack at the end of every sequence of moves after Get Ready!."""
    found: list[list[str]] = []
    table.play("play get-ready")
    waiting = [table.state]
    while waiting:
        state = waiting.pop()
        if int(state.seat()) != 0:
            found.append(Scene(table.game, state).pile("stack"))
            continue
        assert len(state.moves()) > 0
        for move in state.moves():
            twin = state.copy()
            twin.play(move, table.chance)
            assert isinstance(twin, SosState)
            waiting.append(twin)
    assert table.chance.asked == 0
    return found


@pytest.mark.parametrize(("seen", "left"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (5, 1), (5, 2)])
def test_S11_1_every_split_and_order_can_be_reached_in_one_way(seen: int, left: int) -> None:
    """If no other card is left in the stack, on top and under are one."""
    cards = ["f9", "s9+", "f8", "s8+", "f7"][:seen]
    rest = ["s12", "s13+"][:left]
    text = f"hand 1: get-ready\nstack: {' '.join(rest + cards)}"
    found = orders(scene(text, crew="lee boxhall", rest="discard"))
    wanted = set()
    for order in permutations(cards):
        for under in range(seen + 1):
            wanted.add((*order[:under], *rest, *order[under:]))
    assert {tuple(stack) for stack in found} == wanted
    assert len(found) == len(wanted)


@pytest.mark.parametrize("size", [1, 3, 5, 6, 60])
def test_S11_1_the_top_five_or_all_that_are_left_are_looked_at(size: int) -> None:
    deck = scene().pile("stack")
    text = f"hand 1: get-ready\nstack: {' '.join(deck[:size])}"
    table = scene(text, rest="discard").play("play get-ready")
    assert sorted(table.pile("drawn")) == sorted(deck[:size][-5:])
    assert table.told("stack-top-seen")[0]["count"] == min(size, 5)


def test_S11_1_cards_go_on_top_and_under_the_stack() -> None:
    table = scene(
        "hand 1: get-ready\nstack: f9 f8 s7 s6 s5 s4 s3", rest="discard", crew="lee fleet"
    )
    play(table, "play get-ready", "under s4", "under s7", "top s3", "top s6", "top s5")
    assert table.pile("stack") == ["s7", "s4", "f9", "f8", "s3", "s6", "s5"]


def test_S11_1_all_may_stay_on_top() -> None:
    table = scene("hand 1: get-ready\nstack: f9 f8 f7", rest="discard", crew="lee fleet")
    play(table, "play get-ready", "top f7", "top f8", "top f9")
    assert table.pile("stack") == ["f7", "f8", "f9"]


def test_S11_1_with_an_empty_stack_it_has_no_effect() -> None:
    table = scene("hand 1: get-ready", rest="discard", crew="lee fleet")
    play(table, "play get-ready")
    assert table.told("action-had-no-effect")
    assert table.pile("stack") == []
    assert len(table.pile("discard")) == 60
    assert table.table.page == 0


# S11.2 Come On!, S11.3 Come Back!

FINDERS = [("come-on", "stack"), ("come-back", "discard")]


def finder(card: str, pile: str, text: str, found: str, crew: str = "lee fleet") -> Scene:
    """The card in hand, and its pile holds just these; the other pile holds the rest."""
    other = "discard" if pile == "stack" else "stack"
    return scene(f"{text}\n{pile}: {found}\nhand 1: {card}", rest=other, crew=crew)


@pytest.mark.parametrize(("card", "pile"), FINDERS)
def test_S11_2_S11_3_any_playable_passenger_of_the_pile_may_be_placed(card: str, pile: str) -> None:
    text = "line 1: | f9\nline boat: | s9\nA: f1 f2\nB: f1+ f2+"
    table = finder(card, pile, text, "f13 s1 f3 f8 s8+ s5 f12").play(f"play {card}")
    assert table.moves() == [
        "place f3>A",
        "place f3>B",
        "place f8>1",
        *(f"place f13>{line}" for line in (2, 3, 4, 5, 6)),
        "place s1>C",
        "place s8+>boat",
    ]


@pytest.mark.parametrize(("card", "pile"), FINDERS)
def test_S11_2_S11_3_one_is_placed_and_no_page_turned(card: str, pile: str) -> None:
    table = finder(card, pile, "line 1: | f9", "s5 f8 f12")
    play(table, f"play {card}", "place f8>1")
    assert table.line("1") == "| f9 f8"
    assert sorted(table.pile(pile)) == ["f12", "s5"]
    assert table.table.page == 0


@pytest.mark.parametrize(("card", "pile"), FINDERS)
def test_S11_2_S11_3_it_must_be_done_if_one_is_playable(card: str, pile: str) -> None:
    table = finder(card, pile, "line 1: | f9", "s5 f8 f12").play(f"play {card}")
    assert table.moves() == ["place f8>1"]
    with pytest.raises(IllegalMove):
        table.play("pass")


@pytest.mark.parametrize(("card", "pile"), FINDERS)
@pytest.mark.parametrize("found", ["s5 f12", ""])
def test_S11_2_S11_3_if_none_is_a_page_is_turned_without_a_card(
    card: str, pile: str, found: str
) -> None:
    table = finder(card, pile, "line 1: | f9", found, crew="boxhall pitman")
    play(table, f"play {card}")
    assert table.table.page == 1
    assert table.hand(1) == table.hand(2) == []
    assert sorted(table.pile(pile)) == sorted(found.split())


@pytest.mark.parametrize(("card", "pile"), FINDERS)
def test_S11_2_S11_3_it_can_always_be_played(card: str, pile: str) -> None:
    for rest in ("stack", "discard"):
        assert scene(f"hand 1: {card}", rest=rest).moves("play") == [f"play {card}"]


@pytest.mark.parametrize(("card", "pile"), FINDERS)
def test_S11_2_S11_3_the_page_may_bring_panic(card: str, pile: str) -> None:
    table = finder(card, pile, "page 2\nline 1: s2 | s9\nline 2: | s12", "f5 f7")
    table.chance.orders = ["s9 s12 s2"]
    play(table, f"play {card}")
    assert table.line("1") == ""
    assert table.line("2") == "s9 s12 | s2"


def test_S11_2_after_a_placement_the_stack_is_shuffled() -> None:
    table = finder("come-on", "stack", "line 1: | f9", "s5 f8 f12")
    play(table, "play come-on", "place f8>1", order="f12 s5")
    assert table.pile("stack") == ["f12", "s5"]
    assert table.chance.asked == 1


def test_S11_2_after_a_page_the_stack_is_shuffled() -> None:
    table = finder("come-on", "stack", "line 1: | f9", "s5 f6 f12")
    play(table, "play come-on", order="f12 s5 f6")
    assert table.pile("stack") == ["f12", "s5", "f6"]


def test_S11_2_page_and_panic_come_before_the_shuffle() -> None:
    """S7.5."""
    table = finder("come-on", "stack", "page 2\nline 1: s2 | s9\nline 2: | s12", "f5 f7")
    table.chance.orders = ["s9 s12 s2", "f7 f5"]
    play(table, "play come-on")
    assert table.line("2") == "s9 s12 | s2"
    assert table.pile("stack") == ["f7", "f5"]


def test_S11_2_an_empty_stack_is_not_made_anew() -> None:
    table = finder("come-on", "stack", "line 1: | f9", "")
    play(table, "play come-on")
    assert table.table.page == 1
    assert table.pile("stack") == []
    assert table.chance.asked == 0


def test_S11_2_a_passenger_of_the_discard_is_not_found() -> None:
    table = finder("come-on", "stack", "line 1: | f9", "s5")
    assert "f8" in table.pile("discard")
    assert play(table, "play come-on").table.page == 1


def test_S11_3_the_discard_is_not_shuffled() -> None:
    table = finder("come-back", "discard", "line 1: | f9", "s5 f8 f12 f5")
    play(table, "play come-back", "place f8>1")
    assert table.pile("discard") == ["s5", "f12", "f5"]
    failed = play(finder("come-back", "discard", "line 1: | f9", "s5 f12 f5"), "play come-back")
    assert failed.pile("discard") == ["s5", "f12", "f5"]
    assert table.chance.asked == failed.chance.asked == 0


def test_S11_3_a_passenger_of_the_stack_is_not_found() -> None:
    table = finder("come-back", "discard", "line 1: | f9", "s5")
    assert "f8" in table.pile("stack")
    assert play(table, "play come-back").table.page == 1


# S11.4 Your Turn!


def test_S11_4_the_chosen_passenger_lies_face_up_in_front_of_the_others() -> None:
    table = scene("line 2: s4 f9+ s2 | f7 f6\nhand 1: your-turn", crew="lee fleet")
    table.play("play your-turn 2")
    assert table.moves() == ["front f6", "front f7", "front f9+", "front s2", "front s4"]
    table.play("front f9+", order="f7 s2 s4 f6")
    assert table.line("2") == "f7 s2 s4 f6 | f9+"
    assert table.seat() == 2
    assert table.actions("discard") == ["your-turn"]


def test_S11_4_the_front_card_may_be_chosen_again() -> None:
    table = scene("line 2: s4 | f7 f6\nhand 1: your-turn", crew="lee fleet")
    play(table, "play your-turn 2", "front f6", order="f7 s4")
    assert table.line("2") == "f7 s4 | f6"


def test_S11_4_a_line_with_cards_is_chosen_the_boat_too() -> None:
    table = scene("line 2: s4 | f7\nline 5: | s8\nline boat: | f11 f10\nhand 1: your-turn")
    assert table.moves("play") == ["play your-turn 2", "play your-turn 5", "play your-turn boat"]


def test_S11_4_a_single_passenger_stays_where_he_is() -> None:
    table = scene("line 5: | s8\nhand 1: your-turn", crew="lee fleet")
    play(table, "play your-turn 5", "front s8")
    assert table.line("5") == "| s8"
    assert table.chance.asked == 0


def test_S11_4_the_boat_may_hold_face_down_cards_after_it() -> None:
    table = scene("line boat: | f11 f10 f9\nhand 1: your-turn", crew="lee fleet")
    play(table, "play your-turn boat", "front f10", order="f9 f11")
    assert table.line("boat") == "f9 f11 | f10"


def test_S11_4_without_a_line_it_cannot_be_played() -> None:
    assert scene("hand 1: your-turn").moves("play") == []


# S11.5 Same Lines!


def test_S11_5_all_cards_of_two_lines_are_dealt_out_equally() -> None:
    table = scene("line 2: s4 f9+ | f7 f6\nline 5: s2 | s9\nhand 1: same-lines", crew="lee fleet")
    play(table, "play same-lines 2+5", order="f6 s9 s4 s2 f7 f9+")
    assert table.line("2") == "f6 s9 | s4"
    assert table.line("5") == "s2 f7 | f9+"
    assert table.chance.asked == 1


def test_S11_5_the_odd_card_goes_to_the_line_nearer_the_stern() -> None:
    table = scene("line 1: s4 f9+ s5 | f7\nline 6: | s9\nhand 1: same-lines", crew="lee fleet")
    play(table, "play same-lines 1+6", order="s9 f7 s5 f9+ s4")
    assert table.line("1") == "s9 | f7"
    assert table.line("6") == "s5 f9+ | s4"


@pytest.mark.parametrize("line", ["2", "5"])
def test_S11_5_a_single_card_goes_to_the_stern(line: str) -> None:
    table = scene(f"line {line}: | s9\nhand 1: same-lines", crew="lee fleet")
    play(table, "play same-lines 2+5")
    assert table.line("2") == ""
    assert table.line("5") == "| s9"
    assert table.chance.asked == 0


def test_S11_5_one_of_the_lines_may_be_empty() -> None:
    table = scene("line 3: s4 | f7 f6\nhand 1: same-lines", crew="lee fleet")
    pairs = ["1+3", "2+3", "3+4", "3+5", "3+6"]
    assert table.moves("play") == [f"play same-lines {pair}" for pair in pairs]
    play(table, "play same-lines 1+3", order="f6 f7 s4")
    assert table.line("1") == "| f6"
    assert table.line("3") == "f7 | s4"


def test_S11_5_the_lines_need_not_be_neighbours_nor_both_be_empty() -> None:
    text = "page 3\nline 2: | s4\nline 6: | s9\nline boat: | f7\nhand 1: same-lines"
    pairs = ["2+3", "2+4", "2+5", "2+6", "3+6", "4+6", "5+6"]
    assert scene(text).moves("play") == [f"play same-lines {pair}" for pair in pairs]


def test_S11_5_a_lost_deck_is_no_target() -> None:
    table = scene("page 10\nline 5: | s4\nhand 1: same-lines")
    assert table.moves("play") == ["play same-lines 5+6"]


def test_S11_5_the_collapsible_boat_is_never_one_of_the_two() -> None:
    table = scene("line boat: | f7 f6\nhand 1: same-lines")
    assert table.moves("play") == []


# S11.6 Wait!


def test_S11_6_all_face_up_passengers_of_a_line_are_discarded() -> None:
    table = scene("line 2: s4 f9+ | f7 f6 f5\nhand 1: wait", crew="lee fleet")
    play(table, "play wait 2")
    assert sorted(table.pile("discard")) == ["f5", "f6", "f7"]
    assert table.line("2") == "s4 | f9+"
    assert table.chance.asked == 0
    assert table.table.page == 0


def test_S11_6_only_the_next_is_turned_up() -> None:
    table = scene("line 2: s3 s2 | f7\nhand 1: wait", crew="lee fleet")
    assert play(table, "play wait 2").line("2") == "s3 | s2"


def test_S11_6_the_line_may_become_empty() -> None:
    table = scene("line 2: | f7 f6\nhand 1: wait", crew="lee fleet")
    assert play(table, "play wait 2").line("2") == ""


def test_S11_6_a_line_with_cards_is_chosen_the_boat_too() -> None:
    table = scene("line 2: s4 | f7\nline 5: | s8\nline boat: | f11 f10\nhand 1: wait")
    assert table.moves("play") == ["play wait 2", "play wait 5", "play wait boat"]
    assert scene("hand 1: wait").moves("play") == []


# S11.7 Save Time


def test_S11_7_stack_and_discard_are_shuffled_into_one_stack() -> None:
    everyone = [card for card in scene().pile("stack") if card not in ("f8", "s5")]
    line = f"line 6: {' '.join(everyone[:-1])} | {everyone[-1]}"
    table = scene(f"{line}\nstack: s5\ndiscard: f8\nhand 1: save-time", crew="lee fleet")
    play(table, "play save-time", order="s5 f8")
    assert table.pile("stack") == ["s5", "f8"]
    assert table.pile("discard") == []
    assert table.table.page == 0


@pytest.mark.parametrize("rest", ["stack", "discard"])
def test_S11_7_one_of_them_may_be_empty(rest: str) -> None:
    table = scene("hand 1: save-time", rest=rest, crew="lee fleet")
    play(table, "play save-time")
    assert len(table.pile("stack")) == 60
    assert table.pile("discard") == []
    assert table.chance.asked == 1
    assert table.table.page == 0


def test_S11_7_without_any_card_it_has_no_effect() -> None:
    everyone = scene("line 6: | f13+").pile("stack")
    text = f"line 6: {' '.join(everyone)} | f13+\nhand 1: save-time"
    table = play(scene(text, crew="lee fleet"), "play save-time")
    assert table.told("action-had-no-effect")
    assert table.chance.asked == 0


# S11.8 Plan A, S11.9 Plan B


def plans(text: str) -> Scene:
    """Seat 2 holds every Action card that is not named."""
    return scene(text, crew="lee fleet", action_rest="hand 2")


def test_S11_8_a_card_of_the_action_stack_is_kept_and_the_rest_shuffled() -> None:
    table = plans("action-stack: wait come-on save-time wait\nhand 1: plan-a").play("play plan-a")
    assert table.moves() == ["keep come-on", "keep save-time", "keep wait"]
    table.play("keep wait", order="save-time wait come-on")
    assert table.hand(1) == ["wait"]
    assert table.actions("stack") == ["save-time", "wait", "come-on"]
    assert table.actions("discard") == ["plan-a"]
    assert table.seat() == 2


def test_S11_8_an_empty_action_stack_is_refilled_first() -> None:
    """Without Plan A itself, which is taking effect (S6.1)."""
    table = plans("action-discard: wait come-on\nhand 1: plan-a")
    table.play("play plan-a", order="come-on wait")
    assert table.moves() == ["keep come-on", "keep wait"]
    table.play("keep wait")
    assert table.actions("stack") == ["come-on"]
    assert table.actions("discard") == ["plan-a"]


def test_S11_8_a_stack_with_cards_is_not_refilled() -> None:
    table = plans("action-stack: save-time\naction-discard: wait\nhand 1: plan-a")
    play(table, "play plan-a", "keep save-time")
    assert table.actions("discard") == ["wait", "plan-a"]
    assert table.chance.asked == 0


def test_S11_8_without_any_card_it_cannot_be_played() -> None:
    assert plans("hand 1: plan-a").moves("play") == []


def test_S11_9_a_card_of_the_action_discard_is_kept() -> None:
    table = plans("action-discard: wait come-on wait\nhand 1: plan-b").play("play plan-b")
    assert table.moves() == ["keep come-on", "keep wait"]
    table.play("keep wait")
    assert table.hand(1) == ["wait"]
    assert sorted(table.actions("discard")) == ["come-on", "plan-b", "wait"]
    assert table.chance.asked == 0
    assert table.seat() == 2


def test_S11_9_not_plan_b_itself() -> None:
    table = plans("action-discard: wait\nhand 1: plan-b").play("play plan-b")
    assert table.moves() == ["keep wait"]


def test_S11_9_it_has_no_effect_on_an_empty_discard() -> None:
    table = plans("action-stack: wait\nhand 1: plan-b")
    play(table, "play plan-b")
    assert table.told("action-had-no-effect")
    assert table.hand(1) == []
    assert table.actions("discard") == ["plan-b"]


# S11.10 Collapsible Boat


def test_S11_10_a_front_part_of_a_series_from_any_number_goes_aboard() -> None:
    table = scene("line 2: s4 f9+ | f7 f6 f5\nline 5: | s8\nhand 1: collapsible-boat")
    plays = [f"play collapsible-boat {what}" for what in ("2x1", "2x2", "2x3", "5x1")]
    assert table.moves("play") == plays
    table.play("play collapsible-boat 2x2")
    assert table.line("boat") == "| f6 f5"
    assert table.line("2") == "s4 f9+ | f7"


def test_S11_10_the_card_behind_is_turned_up() -> None:
    table = scene("line 2: s4 f9+ | f7 f6\nhand 1: collapsible-boat", crew="lee fleet")
    table.play("play collapsible-boat 2x2")
    assert table.line("2") == "s4 | f9+"
    assert table.seat() == 2


def test_S11_10_the_boat_lies_beside_the_ship_and_not_in_the_discard() -> None:
    table = scene("line 2: | f7\nhand 1: collapsible-boat").play("play collapsible-boat 2x1")
    assert table.actions("discard") == []
    assert table.hand(1) == []
    assert "collapsible-boat" not in table.actions("stack")


def test_S11_10_without_a_line_it_cannot_be_lowered() -> None:
    assert scene("hand 1: collapsible-boat").moves("play") == []


def test_S11_10_it_is_a_line_like_others_to_move_to_and_from() -> None:
    table = scene("line boat: | f9 f8\nline 1: s3 | f7\nline 2: | f10\nline 3: | s9")
    assert table.moves("move") == ["move 1>boat", "move boat>2"]
    table.play("move 1>boat", "move boat>2")
    assert table.line("2") == "| f10 f9 f8 f7"


def test_S11_10_part_of_its_series_may_go() -> None:
    table = scene("line boat: | f9 f8\nline 1: | f9+").play("move boat>1")
    assert table.line("boat") == "| f9"
    assert table.line("1") == "| f9+ f8"
    assert table.actions("discard") == []


def test_S11_10_its_front_card_may_join_a_group() -> None:
    table = scene("line boat: | f3 f2 f1").play("move boat>A", "move boat>A")
    assert table.line("boat") == "| f3"
    assert table.group("A") == "f1 f2"


def test_S11_10_a_drawn_passenger_may_go_aboard() -> None:
    table = scene("line boat: | f9 f8\nstack: f7").play("rescue 1", "place f7>boat")
    assert table.line("boat") == "| f9 f8 f7"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("line boat: | f9\nline 1: | f10", "move boat>1"),
        ("line boat: | f13", "move boat>1"),
        ("line boat: | f1", "move boat>A"),
        ("line boat: | f9\nline 1: | f?9 f8", "replace boat"),
    ],
)
def test_S11_10_empty_again_it_is_discarded(text: str, move: str) -> None:
    table = scene(text).play(move)
    assert table.line("boat") == ""
    assert "collapsible-boat" in table.actions("discard")


def test_S11_10_swept_by_wait_it_is_discarded() -> None:
    table = scene("line boat: | f9 f8\nhand 1: wait").play("play wait boat")
    assert table.actions("discard") == ["collapsible-boat", "wait"]
    half = scene("line boat: s3 | f9 f8\nhand 1: wait").play("play wait boat")
    assert half.line("boat") == "| s3"
    assert half.actions("discard") == ["wait"]


def test_S11_10_it_never_takes_a_new_series_while_empty() -> None:
    table = scene("line 1: s3 | f13\nline 2: s4 | s17\nstack: f13+\nhand 1: mystery-first")
    assert [move for move in table.moves() if "boat" in move] == []
    assert [move for move in table.play("rescue 1").moves() if "boat" in move] == []


def test_S11_10_a_discarded_boat_is_drawn_and_lowered_again() -> None:
    text = "line boat: | f1\nline 5: | f9\nstack: f5 f6"
    table = scene(text, crew="lowe lee", action_rest="hand 2").play("move boat>A", "rescue 1")
    assert table.hand(1) == ["collapsible-boat"]
    table.play("rescue 1", "play collapsible-boat 5x1")
    assert table.line("boat") == "| f9"


def test_S11_10_panic_leaves_it_alone() -> None:
    text = "page 2\nline boat: s2 | f9 f8\nline 1: s3 | s12\nline 2: | s9\nstack: f5"
    table = scene(text).play("rescue 1")
    assert table.line("1") == ""
    assert table.line("boat") == "s2 | f9 f8"


def test_S11_10_moving_to_it_opens_no_deck_that_is_lost() -> None:
    """A top-headed series flees from the boat to Decks afloat only."""
    table = scene("page 6\nline boat: | f13 f12")
    assert table.moves("move") == ["move boat>3", "move boat>4", "move boat>5", "move boat>6"]


# S11.11 Mystery Passenger


def test_S11_11_it_is_placed_as_any_passenger_of_its_class_could_be() -> None:
    text = "page 3\nline 2: | f9\nline 3: | s9\nline boat: | f5\nA: f1 f2\nC: s1\nhand 1: "
    first = scene(text + "mystery-first").moves("play")
    targets = ["2", "4", "5", "6", "boat", "A", "B"]
    assert first == [f"play mystery-first>{target}" for target in targets]
    second = scene(text + "mystery-second").moves("play")
    targets = ["3", "4", "5", "6", "C", "D"]
    assert second == [f"play mystery-second>{target}" for target in targets]


@pytest.mark.parametrize(
    ("text", "play", "place", "becomes"),
    [
        ("line 2: | f9", "mystery-first>2", "2", "| f9 f?8"),
        ("line 2: | f2", "mystery-first>2", "2", "| f2 f?1"),
        ("line 2: s4 | s17", "mystery-second>2", "2", "s4 | s17 s?16"),
        ("line boat: | s6", "mystery-second>boat", "boat", "| s6 s?5"),
        ("", "mystery-first>4", "4", "| f?13"),
        ("", "mystery-second>4", "4", "| s?17"),
        ("", "mystery-first>A", "A", "f?1"),
        ("C: s1 s2+", "mystery-second>C", "C", "s1 s2+ s?3"),
        ("C: s1 s2+", "mystery-second>D", "D", "s?1"),
    ],
)
def test_S11_11_its_number_follows_from_where_it_lies(
    text: str, play: str, place: str, becomes: str
) -> None:
    table = scene(f"{text}\nhand 1: {play.partition('>')[0]}", crew="lee fleet")
    table.play(f"play {play}")
    assert (table.group(place) if place in "ABCD" else table.line(place)) == becomes
    assert table.actions("discard") == []
    assert table.seat() == 2


@pytest.mark.parametrize("front", ["f1", "s1"])
def test_S11_11_nobody_stands_in_front_of_a_lifeboat(front: str) -> None:
    table = scene(f"{TOPS}\nline 5: | {front}\nhand 1: mystery-first mystery-second")
    assert [move for move in table.moves("play") if move.endswith(">5")] == []


def test_S11_11_a_complete_group_takes_no_mystery() -> None:
    text = f"A: {survivors('f', 13)}\nC: {survivors('s', 17)}\nhand 1: mystery-first mystery-second"
    moves = scene(text).moves("play")
    assert "play mystery-first>A" not in moves
    assert "play mystery-second>C" not in moves
    assert "play mystery-first>B" in moves


def test_S11_11_with_nowhere_to_stand_it_cannot_be_played() -> None:
    lines = [
        f"line {n}: | {card}" for n, card in enumerate(["s9", "s8", "s7", "s6", "s5", "s4"], 1)
    ]
    groups = everybody().splitlines()[:2]
    table = scene("\n".join(lines + groups) + "\nhand 1: mystery-first")
    assert table.moves("play") == []


@pytest.mark.parametrize(
    ("text", "lifeboats"),
    [
        ("", ["A"]),
        ("line 2: | f2", ["2", "A"]),
        ("line boat: | f2", ["boat", "A"]),
        ("A: f1", ["B"]),
    ],
)
def test_S11_11_with_the_switch_off_it_is_nowhere_a_1(text: str, lifeboats: list[str]) -> None:
    on = scene(f"{text}\nhand 1: mystery-first").moves()
    switches = {"mystery-as-lifeboat": False}
    off = scene(f"{text}\nhand 1: mystery-first", switches=switches).moves()
    barred = [f"play mystery-first>{place}" for place in lifeboats]
    assert [move for move in on if move not in barred] == off
    assert set(barred) <= set(on)


def test_S11_11_its_number_is_fixed() -> None:
    """As a 7 it fits onto an 8 and behind a 6, and nowhere else."""
    text = (
        "line 1: | f8\nline 2: | f8+\nline 3: | f5\nline 4: | f10\nA: f1 f2\nhand 1: mystery-first"
    )
    table = scene(text, crew="lee").play("play mystery-first>1")
    assert table.moves("move 1") == ["move 1>2"]
    assert table.play("move 1>2").line("2") == "| f8+ f?7"


def test_S11_11_it_moves_with_its_series() -> None:
    table = scene("line 1: s4 | f9 f?8 f7\nline 2: | f10\nline 3: | f9+\nline 4: | f8")
    assert table.moves("move 1") == ["move 1>2", "move 1>3", "move 1>4"]
    assert table.play("move 1>3").line("3") == "| f9+ f?8 f7"
    assert table.line("1") == "s4 | f9"


def test_S11_11_it_heads_a_series_into_an_empty_line() -> None:
    table = scene("page 6\nline 3: s4 | f?13 f12").play("move 3>5")
    assert table.line("5") == "| f?13 f12"
    assert table.line("3") == "| s4"


def test_S11_11_passengers_may_follow_it() -> None:
    table = scene("line 1: | f?8\nline 2: | f7 f6\nC: s1 s?2\nstack: s3")
    table.play("move 2>1", "rescue 1", "place s3>C")
    assert table.line("1") == "| f?8 f7 f6"
    assert table.group("C") == "s1 s?2 s3"


def test_S11_11_it_joins_a_group_from_a_line() -> None:
    table = scene("line 1: s4 | f?2\nA: f1").play("move 1>A")
    assert table.group("A") == "f1 f?2"
    assert table.line("1") == "| s4"


def test_S11_11_it_lowers_a_boat_from_a_line_as_a_1() -> None:
    assert scene("line 1: | f2 f?1").play("move 1>A").group("A") == "f?1"


def test_S11_11_there_is_one_a_class() -> None:
    """Both may stand on the table; a number says nothing about the other class."""
    table = scene("line 1: | f?8\nline 2: | s?8\nline 3: | s8\nline 4: | f8+")
    assert table.play("replace 3").line("2") == "| s8"
    assert table.line("1") == "| f?8"
    assert table.actions("discard") == ["mystery-second"]


def test_S11_11_lowe_may_swap_it() -> None:
    table = scene("A: f1 f?2 f3\nB: f1+ f2+\nstack: s9+", crew="lowe lee").play("seek", "swap f2")
    assert table.group("A") == "f1 f2+ f3"
    assert table.group("B") == "f1+ f?2"


def test_S11_11_a_swapped_mystery_is_replaced_where_it_lies_now() -> None:
    text = "A: f1 f?2 f3\nB: f1+ f2+\nline 1: | f2\nstack: s9+"
    table = scene(text, crew="lowe lee").play("seek", "swap f2", "replace 1")
    assert table.group("A") == "f1 f2+ f3"
    assert table.group("B") == "f1+ f2"


@pytest.mark.parametrize(
    ("number", "a", "b"),
    [
        (1, "f1+ f?2 f3+", "f1 f2 f3"),
        (2, "f1 f2 f3+", "f1+ f?2 f3"),
        (3, "f1 f?2 f3", "f1+ f2 f3+"),
    ],
)
def test_S11_11_lowe_swaps_one_number_and_leaves_the_others(number: int, a: str, b: str) -> None:
    table = scene("A: f1 f?2 f3+\nB: f1+ f2 f3\nstack: s9+", crew="lowe lee")
    table.play("seek", f"swap f{number}")
    assert table.group("A") == a
    assert table.group("B") == b


@pytest.mark.parametrize(
    "deck", ["line 1: s3 | f9 f?8 f7\nline 2: | s12", "line 1: s3 | s12\nline 2: f9 | f?8 f7"]
)
def test_S11_11_panic_sends_it_to_the_action_discard(deck: str) -> None:
    """S7.4."""
    table = scene(f"page 2\n{deck}\nstack: s9\nA: f1").play("rescue 1")
    assert table.actions("discard") == ["mystery-first"]
    assert "?" not in table.line("2")
    assert len(table.line("2").split()) == 5


def test_S11_11_alone_on_a_lost_deck_it_still_brings_panic() -> None:
    """S7.4, S7.2: a Line that holds only a Mystery is not empty."""
    table = scene("page 2\nline 1: | f?8\nline 2: s5 s6 | s12\nstack: s9")
    table.play("rescue 1", order="s12 s6 s5")
    assert table.line("2") == "s12 s6 | s5"
    assert table.actions("discard") == ["mystery-first"]


def test_S11_11_wait_sends_it_to_the_action_discard() -> None:
    table = scene("line 1: s3 | f9 f?8 f7\nhand 1: wait").play("play wait 1")
    assert sorted(table.pile("discard")) == ["f7", "f9"]
    assert table.actions("discard") == ["mystery-first", "wait"]
    assert table.line("1") == "| s3"


def test_S11_11_a_line_of_only_a_mystery_may_be_swept() -> None:
    table = scene("line 1: | f?8\nhand 1: wait").play("play wait 1")
    assert table.pile("discard") == []
    assert table.line("1") == ""
    assert table.actions("discard") == ["mystery-first", "wait"]


def test_S11_4_a_mystery_cannot_be_chosen_and_goes() -> None:
    table = scene("line 1: s3 | f9 f?8 f7\nhand 1: your-turn").play("play your-turn 1")
    assert table.moves() == ["front f7", "front f9", "front s3"]
    table.play("front s3", order="f7 f9")
    assert table.line("1") == "f7 f9 | s3"
    assert table.actions("discard") == ["mystery-first", "your-turn"]


def test_S11_4_a_line_of_only_a_mystery_is_no_target() -> None:
    table = scene("line 1: | f?8\nline boat: | s?3\nhand 1: your-turn")
    assert table.moves("play") == []
    assert scene("line 1: s4 | f?8\nhand 1: your-turn").moves("play") == ["play your-turn 1"]


def test_S11_5_a_mystery_goes_and_is_not_dealt_out() -> None:
    text = "line 1: s3 | f9 f?8 f7\nline 4: | s?17\nhand 1: same-lines"
    table = scene(text).play("play same-lines 1+4", order="f7 s3 f9")
    assert table.line("1") == "| f7"
    assert table.line("4") == "s3 | f9"
    assert table.actions("discard") == ["mystery-first", "mystery-second", "same-lines"]


def test_S11_5_a_line_of_only_a_mystery_counts_as_a_line_with_cards() -> None:
    table = scene("line 4: | s?17\nhand 1: same-lines").play("play same-lines 4+5")
    assert table.line("4") == table.line("5") == ""
    assert table.actions("discard") == ["mystery-second", "same-lines"]


def test_S11_10_a_mystery_may_go_aboard_and_be_replaced_there() -> None:
    table = scene("line 1: s3 | f9 f?8 f7\nline 2: | f8\nhand 1: collapsible-boat")
    table.play("play collapsible-boat 1x2")
    assert table.line("boat") == "| f?8 f7"
    assert table.play("replace 2").line("boat") == "| f8 f7"


# S11.12 Replacing a Mystery


@pytest.mark.parametrize("card", ["f8", "f8+"])
@pytest.mark.parametrize(
    ("text", "place", "becomes"),
    [
        ("line 1: s3 | f9 f?8 f7", "1", "s3 | f9 {} f7"),
        ("line 1: s3 | f?8 f7", "1", "s3 | {} f7"),
        ("line 1: s3 | f9 f?8", "1", "s3 | f9 {}"),
        ("line boat: | f9 f?8 f7", "boat", "| f9 {} f7"),
        ("A: f1 f2 f3 f4 f5 f6 f7 f?8 f9", "A", "f1 f2 f3 f4 f5 f6 f7 {} f9"),
        ("B: f1 f2 f3 f4 f5 f6 f7 f?8", "B", "f1 f2 f3 f4 f5 f6 f7 {}"),
    ],
)
def test_S11_12_either_real_passenger_replaces_it_wherever_it_lies(
    card: str, text: str, place: str, becomes: str
) -> None:
    """From the front of a Line, drawn, or found."""
    if place == "B":
        text = f"A: f1+\n{text}"
    ways = [
        scene(f"{text}\nline 2: s5 | {card}").play("replace 2"),
        scene(f"{text}\nstack: {card}").play("rescue 1", f"place {card}>mystery"),
        scene(f"{text}\nstack: {card}\nhand 1: come-on").play(
            "play come-on", f"place {card}>mystery"
        ),
        scene(f"{text}\ndiscard: {card}\nhand 1: come-back").play(
            "play come-back", f"place {card}>mystery"
        ),
    ]
    for table in ways:
        found = table.group(place) if place in "AB" else table.line(place)
        assert found == becomes.format(card)
        assert "mystery-first" in table.actions("discard")
        assert table.table.mysteries[0] == 0
    assert ways[0].line("2") == "| s5"


@pytest.mark.parametrize("card", ["f6", "f12", "s8"])
def test_S11_12_only_a_passenger_of_its_class_and_number_does(card: str) -> None:
    table = scene(f"line 1: | f?8\nline 2: | {card}\nstack: f9 s9 f10", rest="discard", crew="lee")
    assert table.moves("replace") == []
    assert table.play("rescue 3").table.page == 1


def test_S11_12_only_the_front_card_of_a_line_replaces_it() -> None:
    table = scene("line 1: | f?8\nline 2: | f8 f7\nline 3: f8+ | s9")
    assert table.moves("replace") == []


def test_S11_12_nobody_must_replace_it() -> None:
    table = scene("line 1: | f?8\nline 2: | f8")
    assert {"replace 2", "rescue 1"} <= set(table.moves())


def test_S11_12_a_drawn_passenger_who_can_only_replace_it_is_placed() -> None:
    """S5.2: the Rescue does not fail."""
    table = scene("line 1: | f?8\nstack: f8+").play("rescue 1")
    assert table.moves() == ["place f8+>mystery"]
    assert table.table.page == 0


@pytest.mark.parametrize(("card", "pile"), FINDERS)
def test_S11_12_a_finder_that_can_only_replace_it_must(card: str, pile: str) -> None:
    table = finder(card, pile, "line 1: | f?8", "s5 f8+ f12").play(f"play {card}")
    assert table.moves() == ["place f8+>mystery"]


def test_S11_12_murdoch_may_replace_it_among_others() -> None:
    table = scene("A: f1\nline 1: | f?8\nstack: f8 f7 f2", crew="murdoch")
    table.play("rescue 3", "place f8>mystery", "place f7>1", "place f2>A")
    assert table.line("1") == "| f8 f7"


def test_S11_12_the_replaced_mystery_can_be_drawn_again_and_be_another() -> None:
    text = "line 1: | f?8\nline 2: | f8\nline 3: | f3\nstack: f5 f5+"
    table = scene(text, crew="lowe boxhall", action_rest="hand 2").play("replace 2", "rescue 1")
    assert table.hand(1) == ["mystery-first"]
    table.play("rescue 1", "play mystery-first>3")
    assert table.line("3") == "| f3 f?2"
    assert table.line("1") == "| f8"


BOTH_SAVED: Final = "A: f1 f2 f3\nB: f1+ f2+ f3+"


def test_S11_12_once_both_are_saved_it_may_be_dropped_from_the_front() -> None:
    table = scene(f"{BOTH_SAVED}\nline 1: s5 | f4 f?3").play("drop 1")
    assert table.line("1") == "s5 | f4"
    assert table.actions("discard") == ["mystery-first"]
    assert table.seat() == 1


def test_S11_12_the_card_behind_the_dropped_one_is_turned_up() -> None:
    table = scene(f"{BOTH_SAVED}\nline 1: s5 s6 | f?3").play("drop 1")
    assert table.line("1") == "s5 | s6"


def test_S11_12_a_boat_emptied_by_the_drop_is_discarded() -> None:
    table = scene(f"{BOTH_SAVED}\nline boat: | f?3").play("drop boat")
    assert sorted(table.actions("discard")) == ["collapsible-boat", "mystery-first"]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        (f"{BOTH_SAVED}\nline 1: s5 | f?3", "drop 1"),
        ("line 1: | f?8\nline 2: s5 | f8", "replace 2"),
    ],
)
def test_S11_12_to_drop_or_to_replace_it_is_a_move(text: str, move: str) -> None:
    """S3.3: [en] Lowe has moved then."""
    table = scene(text, crew="lowe", edition="en")
    assert table.moves("seek") == ["seek"]
    assert table.play(move).moves("seek") == []


@pytest.mark.parametrize(
    "text",
    [
        "A: f1 f2 f3\nB: f1+ f2+\nline 1: | f?3",
        "A: f1 f2\nB: f1+ f2+ f3+\nline 1: | f?3",
        "A: f1 f2 f3\nline 1: | f?3",
        "line 1: | f?3",
    ],
)
def test_S11_12_while_one_of_the_two_is_not_saved_it_cannot_be_dropped(text: str) -> None:
    assert scene(text).moves("drop") == []


def test_S11_12_in_a_group_it_is_never_dropped() -> None:
    table = scene("A: f1 f2 f?3\nB: f1+ f2+ f3+")
    assert table.moves("drop") == []


def test_S11_12_a_second_class_mystery_looks_at_its_own_groups() -> None:
    assert scene(f"{BOTH_SAVED}\nline 1: | s?3").moves("drop") == []
    saved = "C: s1 s2 s3\nD: s1+ s2+ s3+ s4"
    assert scene(f"{saved}\nline 1: | s?3").moves("drop") == ["drop 1"]


def test_S11_12_both_saved_it_may_still_move_with_its_series() -> None:
    table = scene(f"{BOTH_SAVED}\nline 1: s5 | f5 f4 f?3\nline 2: | f5+").play("move 1>2")
    assert table.line("2") == "| f5+ f4 f?3"


# What is true of every Action card

TARGETS: Final = {
    "your-turn": " 1",
    "same-lines": " 1+2",
    "wait": " 1",
    "collapsible-boat": " 1x1",
    "mystery-first": ">5",
    "mystery-second": ">5",
}


@pytest.mark.parametrize("kind", ACTION_NAMES)
def test_an_action_card_is_played_out_of_the_players_own_hand(kind: str) -> None:
    move = f"play {kind}{TARGETS.get(kind, '')}"
    text = "line 1: s4 | s9\nline 2: | s12\naction-discard: get-ready\nhand"
    assert move in scene(f"{text} 1: {kind}", crew="lee fleet").moves()
    assert scene(f"{text} 2: {kind}", crew="lee fleet").moves("play") == []


@pytest.mark.parametrize("kind", ACTION_NAMES)
def test_an_action_card_that_takes_effect_is_in_no_pile_to_draw_from(kind: str) -> None:
    """S6.1. With an empty Action stack, whatever is drawn meanwhile cannot be the card itself."""
    text = f"line 1: s4 | s9\nline 2: | s12\nhand 1: {kind}"
    table = scene(text, crew="lee fleet", action_rest="hand 2")
    for move in table.moves(f"play {kind}"):
        again = scene(text, crew="lee fleet", action_rest="hand 2").play(move)
        if again.seat() == 1:
            assert again.actions("stack") == again.actions("discard") == []
            assert again.hand(1) == []
