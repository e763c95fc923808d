"""Action cards that search, order and shuffle piles: S11.1 to S11.3, S11.7 to S11.9."""

from itertools import permutations

import pytest

from carpathia.engine.errors import IllegalMove
from carpathia.games.sos_titanic.state import SosState
from tests.games.sos_titanic.action_cards import FINDERS, finder, play
from tests.games.sos_titanic.scenes import Scene, scene

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
