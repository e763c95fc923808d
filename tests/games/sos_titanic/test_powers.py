"""What Crew Members do in a Rescue and get after one that failed: S10."""

from collections import Counter
from typing import Final

import pytest

from carpathia.games.sos_titanic.cards import ACTION_NAMES, CREW_NAMES
from tests.games.sos_titanic.crew import BUSY, FAILS, NEEDS_A_LINE, finish
from tests.games.sos_titanic.scenes import Scene, scene

# S10.1 Murdoch


def test_S10_1_murdoch_places_several_of_the_drawn_one_after_the_other() -> None:
    table = scene("line 5: | f9\nA: f1\nstack: f8 f2", crew="murdoch lee").play("rescue 2")
    assert table.moves() == ["place f2>A", "place f8>5"]
    assert table.play("place f8>5").moves() == ["place f2>A"]
    assert table.play("place f2>A").seat() == 2
    assert table.line("5") == "| f9 f8"
    assert table.group("A") == "f1 f2"


def test_S10_1_everyone_else_places_one_only() -> None:
    table = scene("line 5: | f9\nA: f1\nstack: f8 f2", crew="lee boxhall")
    assert table.play("rescue 2", "place f8>5").seat() == 2
    assert table.pile("discard") == ["f2"]


def test_S10_1_one_placement_may_open_the_way_for_the_next() -> None:
    table = scene("line 5: | f9\nstack: f8 f7 f6", crew="murdoch lee").play("rescue 3")
    assert table.moves() == ["place f8>5"]
    table.play("place f8>5", "place f7>5", "place f6>5")
    assert table.line("5") == "| f9 f8 f7 f6"


def test_S10_1_one_placement_may_bar_the_way_to_another() -> None:
    table = scene("line 5: | f9\nstack: f8 f8+", crew="murdoch lee")
    assert table.play("rescue 2", "place f8+>5").seat() == 2
    assert table.pile("discard") == ["f8"]


def test_S10_1_en_he_goes_on_until_none_can_be_placed() -> None:
    table = scene("line 5: | f9\nA: f1\nstack: f8 s9 f2", crew="murdoch lee", edition="en")
    assert table.play("rescue 3", "place f2>A").moves() == ["place f8>5"]
    table.play("place f8>5")
    assert table.seat() == 2
    assert table.pile("discard") == ["s9"]


def test_S10_1_fr_he_must_place_one_and_may_then_stop() -> None:
    table = scene("line 5: | f9\nA: f1\nstack: f8 s9 f2", crew="murdoch lee", edition="fr")
    assert table.play("rescue 3").moves() == ["place f2>A", "place f8>5"]
    assert table.play("place f2>A").moves() == ["pass", "place f8>5"]
    assert table.play("pass").seat() == 2
    assert sorted(table.pile("discard")) == ["f8", "s9"]


def test_S10_1_fr_he_may_place_all() -> None:
    table = scene("line 5: | f9\nA: f1\nstack: f8 f2", crew="murdoch lee", edition="fr")
    assert table.play("rescue 2", "place f2>A", "place f8>5").seat() == 2
    assert table.line("5") == "| f9 f8"


@pytest.mark.parametrize(("on", "moves"), [(True, []), (False, ["pass"])])
def test_S10_1_the_switch_decides_whatever_the_edition(on: bool, moves: list[str]) -> None:
    for edition in ("en", "fr"):
        text = "line 5: | f9\nA: f1\nstack: f8 f2"
        switches = {"murdoch-places-all": on}
        table = scene(text, crew="murdoch", edition=edition, switches=switches)
        assert table.play("rescue 2", "place f2>A").moves("pass") == moves


def test_S10_1_murdoch_finds_one_passenger_only() -> None:
    """His power is for the Rescue, not for Come On!."""
    table = scene("line 5: | f9\nA: f1\nhand 1: come-on", crew="murdoch lee", edition="fr")
    assert table.play("play come-on", "place f2>A").seat() == 2


def test_S10_1_murdoch_gets_no_compensation() -> None:
    table = scene(FAILS, crew="murdoch lee").play("rescue 1")
    assert table.table.page == 1
    assert table.hand(1) == []


# S10.2 Boxhall, S10.3 Lee


def test_S10_2_boxhall_draws_two_cards() -> None:
    table = scene(f"{FAILS}\naction-stack: plan-b wait come-on", crew="boxhall lee")
    table.play("rescue 1")
    assert table.hand(1) == ["come-on", "wait"]
    assert table.actions("stack")[-1] == "plan-b"


def test_S10_2_the_stack_is_refilled_between_the_two() -> None:
    text = f"{FAILS}\naction-stack: come-on\naction-discard: wait plan-b"
    table = scene(text, crew="boxhall lee", action_rest="hand 2")
    table.play("rescue 1", order="plan-b wait")
    assert table.hand(1) == ["come-on", "wait"]
    assert table.actions("stack") == ["plan-b"]


def test_S10_2_he_gets_what_there_is() -> None:
    table = scene(f"{FAILS}\naction-stack: come-on", crew="boxhall lee", action_rest="hand 2")
    assert table.play("rescue 1").hand(1) == ["come-on"]


def test_S10_3_lee_gets_no_compensation() -> None:
    table = scene(FAILS, crew="lee boxhall").play("rescue 1")
    assert table.table.page == 1
    assert table.hand(1) == []
    assert table.seat() == 2


# S10.6 Fleet


def fleet(available: str) -> Scene:
    """Fleet fails while just these Action cards are to be had; seat 2 holds all the others."""
    text = f"{FAILS}\naction-stack: {available}"
    return scene(text, crew="fleet lee", action_rest="hand 2").play("rescue 1")


def test_S10_6_fleet_keeps_one_of_three_and_discards_the_others() -> None:
    table = fleet("get-ready plan-b wait come-on")
    assert table.seat() == 1
    assert table.moves() == ["keep come-on", "keep plan-b", "keep wait"]
    table.play("keep plan-b")
    assert table.hand(1) == ["plan-b"]
    assert sorted(table.actions("discard")) == ["come-on", "wait"]
    assert table.actions("stack") == ["get-ready"]
    assert table.seat() == 2


def test_S10_6_of_two_he_keeps_one() -> None:
    table = fleet("plan-b wait")
    assert table.moves() == ["keep plan-b", "keep wait"]
    assert table.play("keep wait").actions("discard") == ["plan-b"]


def test_S10_6_a_single_one_is_his() -> None:
    table = fleet("wait")
    assert table.hand(1) == ["wait"]
    assert table.actions("discard") == []
    assert table.seat() == 2


def test_S10_6_without_any_he_gets_none() -> None:
    table = fleet("")
    assert table.table.page == 1
    assert table.hand(1) == []
    assert table.seat() == 2


def test_S10_6_like_cards_are_one_choice() -> None:
    table = fleet("wait come-on wait")
    assert table.moves() == ["keep come-on", "keep wait"]
    table.play("keep wait")
    assert table.hand(1) == ["wait"]
    assert sorted(table.actions("discard")) == ["come-on", "wait"]


def test_S10_6_the_stack_is_refilled_while_he_draws() -> None:
    text = f"{FAILS}\naction-stack: wait\naction-discard: plan-b come-on save-time"
    table = scene(text, crew="fleet lee", action_rest="hand 2")
    table.play("rescue 1", order="come-on save-time plan-b")
    assert table.moves() == ["keep save-time", "keep plan-b", "keep wait"]
    assert table.actions("stack") == ["come-on"]


# S10.8 Pitman


def test_S10_8_pitman_gets_no_compensation_of_his_own() -> None:
    table = scene(FAILS, crew="pitman lee").play("rescue 1")
    assert table.table.page == 1
    assert table.hand(1) == []


@pytest.mark.parametrize("crew", sorted(set(CREW_NAMES) - {"pitman", "fleet", "lightoller"}))
def test_S10_8_another_ones_failure_brings_pitman_one_card(crew: str) -> None:
    table = scene(FAILS, crew=f"{crew} lee pitman").play("rescue 1")
    assert len(table.hand(3)) == 1
    assert table.hand(2) == []


def test_S10_8_a_failure_without_any_passenger_left_counts() -> None:
    """S5.5: stack and discard are empty."""
    aboard = scene("line 6: | f13+").pile("stack")
    table = scene(f"line 6: {' '.join(aboard)} | f13+", crew="lee pitman").play("rescue")
    assert table.keys()[0] == "rescue-failed"
    assert len(table.hand(2)) == 1


def test_S10_8_a_rescue_that_succeeds_brings_him_nothing() -> None:
    table = scene("line 5: | s3\nstack: s2", crew="lee pitman").play("rescue 1", "place s2>5")
    assert table.hand(2) == []


def test_S10_8_a_page_turned_by_a_card_or_an_empty_stack_brings_him_nothing() -> None:
    table = scene("line 5: | s3\nhand 1: come-back", crew="lee pitman").play("play come-back")
    assert table.table.page == 1
    assert table.hand(2) == []
    table = scene("line 5: | s3", crew="lee pitman", rest="discard").play("rescue")
    assert table.table.page == 1
    assert table.hand(2) == []


# S10.9 Lightoller


@pytest.mark.parametrize("kind", ACTION_NAMES)
def test_S10_9_lightoller_may_play_the_card_just_drawn_whatever_it_is(kind: str) -> None:
    text = f"{BUSY} s9\naction-stack: {kind}\naction-discard: get-ready\nhand 1: come-back"
    table = scene(text, crew="lightoller lee").play("rescue 1")
    assert table.moves()[0] == "pass"
    plays = table.moves()[1:]
    assert plays
    assert all(move.startswith(f"play {kind}") for move in plays)
    held = table.hand(1)
    table.play(plays[0])
    if table.seat() == 1:
        finish(table)
    assert table.seat() == 2
    assert table.table.page == 1
    fetched = 1 if kind in ("plan-a", "plan-b") else 0
    assert len(table.hand(1)) == len(held) - 1 + fetched


def test_S10_9_he_may_keep_it() -> None:
    table = scene(f"{FAILS}\naction-stack: come-on", crew="lightoller lee").play("rescue 1", "pass")
    assert table.hand(1) == ["come-on"]
    assert table.seat() == 2


def test_S10_9_that_one_only() -> None:
    text = f"{FAILS}\naction-stack: come-on\nhand 1: come-back wait save-time"
    table = scene(text, crew="lightoller lee").play("rescue 1")
    assert table.moves() == ["pass", "play come-on"]


def test_S10_9_he_plays_one_card_and_the_turn_is_over() -> None:
    text = f"{FAILS}\naction-stack: save-time\nhand 1: come-back"
    table = scene(text, crew="lightoller lee").play("rescue 1", "play save-time")
    assert table.seat() == 2
    assert table.hand(1) == ["come-back"]


@pytest.mark.parametrize("kind", NEEDS_A_LINE)
def test_S10_9_a_card_without_a_target_stays_in_his_hand(kind: str) -> None:
    table = scene(f"stack: f9\naction-stack: {kind}", crew="lightoller lee").play("rescue 1")
    assert table.hand(1) == [kind]
    assert table.seat() == 2


def test_S10_9_without_a_card_there_is_no_encore() -> None:
    text = f"{FAILS}\nhand 2: come-on"
    table = scene(text, crew="lightoller lee", action_rest="hand 1").play("rescue 1")
    assert table.seat() == 2


def test_S10_9_what_follows_brings_no_further_compensation() -> None:
    """The Come On! just drawn turns up nobody: a second page, and not one card more."""
    text = f"{FAILS} f10\naction-stack: come-on"
    table = scene(text, crew="lightoller pitman", rest="discard").play("rescue 1")
    pitman = table.hand(2)
    table.play("play come-on")
    assert table.table.page == 2
    assert table.hand(1) == []
    assert table.hand(2) == pitman
    assert table.seat() == 2


def test_S10_9_a_card_drawn_otherwise_brings_no_encore() -> None:
    table = scene("line 5: | s3\nstack: s2", crew="lightoller lee").play("rescue 1", "place s2>5")
    assert table.seat() == 2
    table = scene("hand 1: plan-a", crew="lightoller lee").play("play plan-a", "keep come-on")
    assert table.seat() == 2
    assert table.hand(1) == ["come-on"]


def test_S10_9_nobody_else_has_an_encore() -> None:
    for crew in ("boxhall", "latimer", "lowe", "smith", "phillips"):
        text = f"{FAILS}\naction-stack: come-on come-on"
        assert scene(text, crew=f"{crew} lightoller").play("rescue 1").seat() == 2


# S10.11 The order after a failed Rescue

# Who gets how many of the cards drawn one after the other: the active player, then Pitman.
DRAWN: Final = {
    "murdoch": 0,
    "boxhall": 2,
    "lee": 0,
    "latimer": 1,
    "lowe": 1,
    "fleet": 3,
    "smith": 1,
    "pitman": 0,
    "lightoller": 1,
    "phillips": 1,
}
ORDER: Final = ["come-on", "save-time", "plan-b", "come-back", "get-ready"]


@pytest.mark.parametrize("crew", CREW_NAMES)
def test_S10_11_page_panic_own_cards_pitmans_card(crew: str) -> None:
    """Deck 1 is lost at the third page; Latimer and Pitman are aboard whoever fails."""
    seats = [crew, *(name for name in ("latimer", "pitman") if name != crew)]
    stack = " ".join(reversed(ORDER))
    text = f"page 2\nline 1: s5 | s7\nline 2: s6 | s9\nstack: f9\naction-stack: {stack}"
    table = scene(text, crew=" ".join(seats)).play("rescue 1")
    keys = table.keys()
    if crew == "fleet":
        assert keys[-1] == "actions-offered"
        assert table.hand(3) == []
        table.play("keep save-time")
        keys += table.keys()
    begins = ["passengers-drawn", "rescue-failed", "passengers-discarded", "page-turned"]
    panic = ["deck-lost", "panic-broke-out", "passenger-turned-up"]
    assert keys[:7] == begins + panic
    own = DRAWN[crew]
    drawn = ORDER[:own] if crew != "fleet" else ["save-time"]
    assert Counter(table.hand(1)) == Counter(drawn)
    for seat, name in enumerate(seats[1:], 2):
        assert table.hand(seat) == ([ORDER[own]] if name == "pitman" else [])
    if crew == "lightoller":
        assert table.seat() == 1
        assert table.moves() == ["pass", "play come-on"]
    else:
        assert table.seat() == 2
        assert table.keys()[-1] == "turn-began"


def test_S10_11_pitman_may_draw_what_fleet_discarded() -> None:
    text = f"{FAILS}\naction-stack: come-on save-time plan-b"
    table = scene(text, crew="fleet pitman lee", action_rest="hand 3")
    table.play("rescue 1").play("keep save-time", order="plan-b come-on")
    assert table.hand(1) == ["save-time"]
    assert table.hand(2) == ["come-on"]
    assert table.actions("stack") == ["plan-b"]


def test_S10_11_the_only_card_left_is_the_active_players() -> None:
    for crew in ("boxhall", "fleet", "smith"):
        text = f"{FAILS}\naction-stack: plan-b"
        table = scene(text, crew=f"{crew} pitman lee", action_rest="hand 3").play("rescue 1")
        assert table.hand(1) == ["plan-b"]
        assert table.hand(2) == []


def test_S10_11_pitman_draws_before_lightoller_plays() -> None:
    """Plan A finds the Action stack without Pitman's card, Plan B finds what is discarded."""
    text = f"{FAILS}\naction-stack: come-on save-time plan-a"
    table = scene(text, crew="lightoller pitman lee", action_rest="hand 3").play("rescue 1")
    assert table.hand(2) == ["save-time"]
    assert table.play("play plan-a").moves() == ["keep come-on"]


def test_S10_11_pitman_may_leave_lightollers_plan_a_without_a_card() -> None:
    text = f"{FAILS}\naction-stack: come-on plan-a"
    table = scene(text, crew="lightoller pitman lee", action_rest="hand 3").play("rescue 1")
    assert table.hand(1) == ["plan-a"]
    assert table.hand(2) == ["come-on"]
    assert table.seat() == 2


def test_S10_11_an_encore_may_bring_latimer_a_card_after_pitmans() -> None:
    text = f"{FAILS}\nA: f1+ f2+\naction-stack: wait save-time come-on"
    table = scene(text, crew="lightoller pitman latimer").play("rescue 1")
    table.play("play come-on", "place f3+>A")
    assert table.hand(2) == ["save-time"]
    assert table.hand(3) == ["wait"]
    assert table.hand(1) == []
