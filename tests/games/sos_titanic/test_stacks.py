"""The Action stack and the discards: S6."""

import json

from tests.games.sos_titanic.scenes import Scene, scene

# Every Rescue fails: there is nobody to draw (S5.5). Action cards not named are in the first hand.
FAILING = "line 6: | s9"


def failing(text: str, crew: str) -> Scene:
    return scene(f"{FAILING}\n{text}", crew=crew, rest="line 6", action_rest="hand 1")


# S6.1 Refilling the Action stack


def test_S6_1_an_empty_action_stack_is_refilled_from_the_shuffled_discard() -> None:
    table = failing("action-discard: wait plan-a come-on", "lowe")
    held = len(table.hand())
    table.play("rescue", order="wait come-on plan-a")
    assert len(table.hand()) == held + 1
    assert "plan-a" in table.hand()
    assert (table.actions("stack"), table.actions("discard")) == (["wait", "come-on"], [])
    assert table.told("actions-refilled") == [{"count": 3}]


def test_S6_1_it_is_not_refilled_before_a_card_is_needed() -> None:
    table = failing("action-stack: plan-a\naction-discard: wait come-on", "lowe").play("rescue")
    assert (table.actions("stack"), table.actions("discard")) == ([], ["wait", "come-on"])
    assert table.told("actions-refilled") == []


def test_S6_1_a_stack_that_still_has_a_card_is_not_refilled() -> None:
    table = failing("action-stack: wait plan-a\naction-discard: come-on", "lowe").play("rescue")
    assert (table.actions("stack"), table.actions("discard")) == (["wait"], ["come-on"])


def test_S6_1_if_both_are_empty_no_card_is_drawn() -> None:
    for crew in ("lowe", "boxhall", "fleet"):
        table = failing("", f"{crew} lee").play("rescue")
        assert (len(table.hand()), table.table.page, table.seat()) == (20, 1, 2)
        assert table.told("action-drawn") == []


def test_S6_1_boxhalls_second_card_comes_from_a_refill_if_need_be() -> None:
    table = failing("action-stack: wait\naction-discard: plan-a come-on", "boxhall")
    table.play("rescue", order="plan-a come-on")
    drawn = [told["card"] for told in table.told("action-drawn")]
    assert drawn == ["wait", "come-on"]
    assert (table.actions("stack"), table.actions("discard")) == (["plan-a"], [])


def test_S6_1_boxhall_draws_one_where_there_is_one() -> None:
    table = failing("action-stack: wait", "boxhall").play("rescue")
    assert [told["card"] for told in table.told("action-drawn")] == ["wait"]


def test_S6_1_fleets_cards_come_one_by_one_with_a_refill_in_between() -> None:
    table = failing("action-stack: wait\naction-discard: plan-a come-on save-time", "fleet")
    table.play("rescue", order="save-time plan-a come-on")
    assert table.actions("offered") == ["wait", "come-on", "plan-a"]
    table.play("keep plan-a")
    assert sorted(table.actions("discard")) == ["come-on", "wait"]
    assert table.actions("stack") == ["save-time"]


def test_S6_1_what_fleet_looks_at_is_in_no_refill() -> None:
    table = failing("action-stack: wait come-on", "fleet").play("rescue")
    assert table.actions("offered") == ["come-on", "wait"]
    assert table.keys().count("actions-refilled") == 0


def test_S6_1_pitmans_card_may_be_the_refill_of_what_fleet_discards() -> None:
    table = failing("action-stack: wait come-on plan-a", "fleet pitman").play("rescue")
    table.play("keep wait", order="plan-a come-on")
    assert table.hand(2) == ["come-on"]


def test_S6_1_a_plan_a_that_is_taking_effect_is_not_in_the_refill() -> None:
    table = scene(
        "hand 1: plan-a\naction-discard: wait come-on", crew="lee fleet", action_rest="hand 2"
    )
    table.play("play plan-a", order="come-on wait")
    assert table.moves() == ["keep come-on", "keep wait"]
    table.play("keep wait")
    assert (table.hand(1), table.actions("stack")) == (["wait"], ["come-on"])
    assert table.actions("discard") == ["plan-a"]


def test_S6_1_nor_is_a_come_back_that_brings_latimer_a_card() -> None:
    text = "A: f1+ f2+\nline 6: | s9\ndiscard: f3+\nhand 2: come-back come-back come-back"
    table = scene(f"seat 2\n{text}", crew="latimer lee", rest="line 6", action_rest="hand 1")
    held = len(table.hand(1))
    table.play("play come-back", "place f3+>A")
    assert len(table.hand(1)) == held
    assert table.actions("discard") == ["come-back"]


def test_S6_1_a_card_that_was_discarded_before_is_in_the_refill() -> None:
    text = "A: f1+ f2+\nline 6: | s9\ndiscard: f3+\nhand 2: come-back come-back come-back"
    text = f"seat 2\n{text}\naction-discard: wait"
    table = scene(text, crew="latimer lee", rest="line 6", action_rest="hand 1")
    table.play("play come-back", "place f3+>A")
    assert table.told("action-drawn") == [{"seat": 1, "card": "wait"}]
    assert table.actions("discard") == ["come-back"]


def test_S6_1_a_mystery_that_left_in_the_panic_may_be_the_compensation() -> None:
    text = "page 2\nline 1: | f?7\nline 6: | s9"
    table = scene(text, crew="lowe", rest="line 6", action_rest="hand 1").play("rescue")
    assert table.told("action-drawn") == [{"seat": 1, "card": "mystery-first"}]


# S6.2 Discards are closed


def test_S6_2_the_players_see_how_many_cards_lie_in_the_piles_and_no_more() -> None:
    text = "line 1: s3 | s9\nstack: f9\ndiscard: f10 s2\naction-discard: wait plan-a come-on"
    table = scene(text)
    view = table.state.view(0)
    assert (view["stack"], view["discard"]) == (56, 2)
    assert (view["action-stack"], view["action-discard"]) == (17, 3)
    words = json.dumps(view)
    piles = table.pile("discard") + table.pile("stack") + table.actions("discard")
    assert [card for card in piles if f'"{card}"' in words] == []


def test_S6_2_come_back_and_plan_b_open_the_discard_while_they_are_played() -> None:
    text = "line 1: f3 | s9\ndiscard: s8+ f10 s8\nhand 1: come-back plan-b\naction-discard: wait"
    table = scene(text).play("play come-back")
    assert table.state.view(0)["found"] == ["f10", "s8", "s8+"]
    assert table.play("place s8>1").state.view(0)["found"] == []
    assert table.play("play plan-b").state.view(0)["found"] == ["come-back", "wait"]
    assert table.play("keep wait").state.view(0)["found"] == []


def test_S6_2_the_memory_aid_is_an_option_that_is_off_and_says_what_it_is() -> None:
    text = "discard: s2 f10\naction-discard: wait come-on"
    for options in ({}, {"memory-aid": "off"}):
        assert "memory-aid" not in scene(text, options=options).state.view(0)
    view = scene(text, options={"memory-aid": "on"}).state.view(0)
    # In the order of the deck: it helps the memory, it does not tell more than there was to see.
    aid = {"discard": ["f10", "s2"], "action-discard": ["come-on", "wait"]}
    assert (view["memory-aid"], view["discard"]) == (aid, 2)
