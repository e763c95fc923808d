"""What each Crew Member can do: S10."""

from collections import Counter
from itertools import combinations_with_replacement, product
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carpathia.engine.errors import IllegalMove
from carpathia.games.sos_titanic.cards import ACTION_NAMES, CREW_NAMES
from carpathia.games.sos_titanic.state import SosState
from tests.games.sos_titanic.scenes import Scene, scene
from tests.games.sos_titanic.survivors import survivors

# A Rescue of one card fails here, whoever tries it: nobody waits for the f9.
FAILS: Final = "line 5: | s3\nstack: f9"
# Every kind of Action card can be played here.
BUSY: Final = "line 1: s5 s6 | f9 f8\nline 2: | s4\nA: f1 f2\nC: s1\ndiscard: f3\nstack: s2 f9+"
NEEDS_A_LINE: Final = ("your-turn", "same-lines", "wait", "collapsible-boat")


def finish(table: Scene) -> Scene:
    """Play on with the first move on offer until another seat is to act."""
    seat = table.seat()
    while table.seat() == seat:
        table.play(table.moves()[0])
    return table


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


# S10.4 Latimer


def latimer_draws(table: Scene, *moves: str) -> int:
    before = len(table.hand(2))
    return len(table.play(*moves).hand(2)) - before


@pytest.mark.parametrize("edition", ["en", "fr"])
def test_S10_4_a_third_anchor_in_a_row_brings_latimer_a_card(edition: str) -> None:
    text = "A: f1+ f2+\nline 1: | f3+\naction-stack: wait"
    table = scene(text, crew="lee latimer", edition=edition)
    assert table.play("move 1>A").hand(2) == ["wait"]
    assert table.hand(1) == []
    assert table.seat() == 1


@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize(
    ("group", "card"),
    [
        ("f1+ f2+", "f3"),  # the placed card bears none
        ("f1+ f2", "f3+"),  # a gap
        ("f1 f2+", "f3+"),  # two only
        ("f1+ f?2", "f3+"),  # a Mystery bears none
    ],
)
def test_S10_4_less_than_three_in_a_row_brings_nothing(edition: str, group: str, card: str) -> None:
    table = scene(f"A: {group}\nline 1: | {card}", crew="lee latimer", edition=edition)
    assert latimer_draws(table, "move 1>A") == 0


def test_S10_4_anchors_of_two_groups_do_not_make_a_series() -> None:
    table = scene("A: f1 f2+\nB: f1+ f2\nline 1: | f3+", crew="lee latimer")
    assert latimer_draws(table, "move 1>A") == 0


def test_S10_4_nobody_draws_when_latimer_is_not_aboard() -> None:
    table = scene("A: f1+ f2+\nline 1: | f3+", crew="lee boxhall").play("move 1>A")
    assert table.hand(1) == table.hand(2) == []


def test_S10_4_latimer_draws_for_his_own_placement_too() -> None:
    table = scene("A: f1+ f2+\nline 1: | f3+\naction-stack: wait", crew="latimer")
    assert table.play("move 1>A").hand() == ["wait"]


def test_S10_4_a_drawn_passenger_completes_a_series() -> None:
    table = scene("A: f1+ f2+\nstack: f3+", crew="lee latimer")
    assert latimer_draws(table, "rescue 1", "place f3+>A") == 1


@pytest.mark.parametrize(("card", "pile"), [("come-on", "stack"), ("come-back", "discard")])
def test_S10_4_a_found_passenger_completes_a_series(card: str, pile: str) -> None:
    """The card that found him is not in the discard yet when Latimer draws (S6.1)."""
    text = f"A: f1+ f2+\n{pile}: f3+\nhand 1: {card}\naction-discard: wait plan-b"
    table = scene(text, crew="lee latimer boxhall", action_rest="hand 3")
    assert latimer_draws(table, f"play {card}", "place f3+>A") == 1
    assert table.hand(2) == ["plan-b"]
    assert table.actions("discard") == [card]


def test_S10_4_a_placement_in_a_line_brings_nothing() -> None:
    table = scene("line 1: | f6+ f5+\nstack: f4+", crew="lee latimer")
    assert latimer_draws(table, "rescue 1", "place f4+>1") == 0


def test_S10_4_a_mysterys_replacement_is_a_placement() -> None:
    table = scene("A: f1+ f2+ f?3\nline 1: | f3+", crew="lee latimer")
    assert latimer_draws(table, "replace 1") == 1


def test_S10_4_a_replacement_in_a_line_is_not_a_placement_in_a_group() -> None:
    table = scene("line 2: | f?3 f2+ f1+\nline 1: | f3+", crew="lee latimer")
    assert latimer_draws(table, "replace 1") == 0


def test_S10_4_a_mystery_placed_completes_nothing() -> None:
    table = scene("A: f1+ f2+\nhand 1: mystery-first", crew="lee latimer")
    assert latimer_draws(table, "play mystery-first>A") == 0


def test_S10_4_lowes_swap_is_not_a_placement() -> None:
    text = "A: f1+ f2 f3+\nB: f1 f2+ f3\nstack: s9+"
    table = scene(text, crew="lowe latimer")
    assert latimer_draws(table, "seek", "swap f2") == 0
    assert table.group("A") == "f1+ f2+ f3+"


def test_S10_4_murdoch_may_complete_two_series_in_one_rescue() -> None:
    text = "A: f1+ f2+\nC: s1+ s2+\nstack: f3+ s3+"
    table = scene(text, crew="murdoch latimer").play("rescue 2")
    assert latimer_draws(table, "place f3+>A", "place s3+>C") == 2


def test_S10_4_an_empty_action_stack_brings_latimer_nothing() -> None:
    table = scene("A: f1+ f2+\nline 1: | f3+", crew="lee latimer", action_rest="hand 1")
    assert latimer_draws(table, "move 1>A") == 0


@pytest.mark.parametrize(("edition", "draws_at"), [("en", [3]), ("fr", [3, 6, 9, 12])])
def test_S10_4_a_growing_series_counts_once_en_and_every_three_fr(
    edition: str, draws_at: list[int]
) -> None:
    drew: list[int] = []
    for number in range(1, 14):
        group = f"A: {survivors('f', number - 1, range(1, number))}\n" if number > 1 else ""
        table = scene(f"{group}line 1: | f{number}+", crew="lee latimer", edition=edition)
        if latimer_draws(table, "move 1>A"):
            drew.append(number)
    assert drew == draws_at


# Anchors just below and just above the Mystery that is replaced: who pays, in which edition?
@pytest.mark.parametrize(
    ("below", "above", "en", "fr"),
    [
        (0, 0, 0, 0),
        (1, 0, 0, 0),
        (0, 1, 0, 0),
        (1, 1, 1, 1),  # 1 + 1 + 1: the middle completes it
        (0, 2, 1, 1),  # from below
        (2, 0, 1, 1),
        (2, 1, 0, 1),  # four in a row: not exactly three, but a three there was not before
        (1, 2, 0, 1),
        (2, 2, 0, 1),
        (3, 0, 0, 0),  # the three below were a series before
        (0, 3, 0, 0),
        (3, 1, 0, 0),
        (3, 2, 0, 1),  # six: a second three
        (2, 3, 0, 1),
        (3, 3, 0, 0),  # seven hold two threes, and so did the pieces
        (4, 4, 0, 1),  # nine hold three, the pieces held two
        (5, 2, 0, 1),  # eight hold two, the pieces one
        (5, 5, 0, 1),  # eleven hold three, the pieces two
        (6, 5, 0, 1),  # twelve hold four, the pieces three
        (6, 6, 0, 0),
    ],
)
def test_S10_4_en_counts_the_run_fr_the_full_threes(
    below: int, above: int, en: int, fr: int
) -> None:
    mystery = below + 2
    last = mystery + above + 1
    anchors = [n for n in range(2, last) if n != mystery]
    group = survivors("s", last, anchors).replace(f" s{mystery} ", f" s?{mystery} ")
    for edition, expected in (("en", en), ("fr", fr)):
        text = f"C: {group}\nline 1: | s{mystery}+"
        table = scene(text, crew="lee latimer", edition=edition)
        assert latimer_draws(table, "replace 1") == expected


def test_S10_4_the_switch_decides_whatever_the_edition() -> None:
    text = f"A: {survivors('f', 5, range(1, 6))}\nline 1: | f6+"
    for edition, exactly in product(("en", "fr"), (True, False)):
        switches = {"latimer-exactly-three": exactly}
        table = scene(text, crew="lee latimer", edition=edition, switches=switches)
        assert latimer_draws(table, "move 1>A") == (0 if exactly else 1)


# S10.5 Lowe


def test_S10_5_lowe_discards_until_an_anchor_has_been_discarded() -> None:
    table = scene("A: f1\nB: f1+\nstack: f9 s8+ s7 s6", crew="lowe lee").play("seek")
    assert table.pile("discard") == ["s6", "s7", "s8+"]
    assert table.pile("stack")[-1] == "f9"
    assert table.table.page == 0


def test_S10_5_an_anchor_on_top_is_enough() -> None:
    table = scene("A: f1\nB: f1+\nstack: s7 s8+", crew="lowe lee").play("seek")
    assert table.pile("discard") == ["s8+"]
    assert table.moves() == ["pass", "swap f1"]


def test_S10_5_he_may_swap_two_of_the_same_class_and_number() -> None:
    text = "A: f1 f2+ f3\nB: f1+ f2\nC: s1+\nD: s1\nstack: s9+"
    table = scene(text, crew="lowe lee").play("seek")
    assert table.moves() == ["pass", "swap f1", "swap f2", "swap s1"]
    table.play("swap f2")
    assert table.group("A") == "f1 f2 f3"
    assert table.group("B") == "f1+ f2+"
    assert table.seat() == 2


def test_S10_5_he_swaps_once() -> None:
    table = scene("A: f1 f2+\nB: f1+ f2\nstack: s9+", crew="lowe lee").play("seek", "swap f1")
    assert table.seat() == 2
    assert table.group("A") == "f1+ f2+"


def test_S10_5_he_may_leave_the_survivors_as_they_are() -> None:
    table = scene("A: f1\nB: f1+\nstack: s9+", crew="lowe lee").play("seek", "pass")
    assert table.group("A") == "f1"
    assert table.seat() == 2


@pytest.mark.parametrize("groups", ["", "A: f1 f2", "A: f1 f2\nC: s1 s2"])
def test_S10_5_without_two_alike_there_is_no_swap(groups: str) -> None:
    table = scene(f"{groups}\nstack: s9+", crew="lowe lee").play("seek")
    assert table.pile("discard") == ["s9+"]
    assert table.seat() == 2


def test_S10_5_no_anchor_no_swap_and_an_empty_stack() -> None:
    table = scene("A: f1\nB: f1+\nstack: s9 s8", crew="lowe lee", rest="discard").play("seek")
    assert table.pile("stack") == []
    assert table.pile("discard")[-2:] == ["s8", "s9"]
    assert table.table.page == 0
    assert table.seat() == 2


def test_S10_5_the_last_card_of_the_stack_may_be_the_anchor() -> None:
    table = scene("A: f1\nB: f1+\nstack: s9+ s8", crew="lowe", rest="discard").play("seek")
    assert table.pile("stack") == []
    assert table.moves() == ["pass", "swap f1"]


def test_S10_5_he_needs_a_stack() -> None:
    table = scene("A: f1\nB: f1+", crew="lowe", rest="discard")
    assert table.moves() == ["rescue"]


def test_S10_5_nobody_else_seeks() -> None:
    for crew in set(CREW_NAMES) - {"lowe"}:
        assert scene(crew=f"{crew} lowe").moves("seek") == []


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


# S10.7 Smith

Hands = tuple[tuple[str, ...], ...]


def hands(table: Scene) -> Hands:
    return tuple(tuple(table.hand(seat)) for seat in range(1, len(table.table.crew) + 1))


def smith(*held: str) -> Scene:
    crew = ["smith", "lee", "boxhall", "fleet", "lowe"][: len(held)]
    lines = [f"hand {seat}: {cards}" for seat, cards in enumerate(held, 1) if cards]
    return scene("\n".join(lines), crew=" ".join(crew))


def new_deals(table: Scene) -> list[Hands]:
    """The hands at the end of every sequence of moves, in the order they are found."""
    found: list[Hands] = []
    table.play("new-deal")
    waiting = [table.state]
    while waiting:
        state = waiting.pop()
        if int(state.seat()) != 0:
            found.append(hands(Scene(table.game, state)))
            continue
        moves = state.moves()
        assert len(moves) > 0, "a dead end"
        for move in moves:
            twin = state.copy()
            twin.play(move, table.chance)
            assert isinstance(twin, SosState)
            waiting.append(twin)
    return found


def all_deals(cards: list[str], seats: int) -> set[Hands]:
    """Every way to spread cards over seats, where like cards are the same card."""
    spreads = [
        list(combinations_with_replacement(range(seats), count))
        for count in Counter(cards).values()
    ]
    kinds = list(Counter(cards))
    deals: set[Hands] = set()
    for spread in product(*spreads):
        dealt: list[list[str]] = [[] for _ in range(seats)]
        for kind, owners in zip(kinds, spread, strict=True):
            for owner in owners:
                dealt[owner].append(kind)
        deals.add(tuple(tuple(sorted(hand, key=ACTION_NAMES.index)) for hand in dealt))
    return deals


@pytest.mark.parametrize(
    "held",
    [
        ("", "wait"),
        ("wait", ""),
        ("", "wait wait"),  # two copies at the last seat: no dead end
        ("wait", "wait"),
        ("come-on come-on come-on", ""),
        ("", "come-on come-on come-on"),
        ("", "", "wait wait"),
        ("get-ready", "", "wait wait"),
        ("wait wait", "get-ready", ""),
        ("wait", "wait", "come-on plan-a"),
        ("", "", "", "wait wait"),
        ("", "", "come-on", "come-on come-on"),
        ("", "", "", "", "wait wait"),
        ("plan-a", "plan-b", "", "wait", "wait"),
    ],
)
def test_S10_7_smith_can_deal_the_cards_out_in_any_other_way(held: tuple[str, ...]) -> None:
    table = smith(*held)
    before = hands(table)
    found = new_deals(table)
    assert len(found) == len(set(found)), "a deal can be reached in two ways"
    cards = [card for hand in before for card in hand]
    assert set(found) == all_deals(cards, len(held)) - {before}


@given(
    st.integers(2, 5).flatmap(
        lambda seats: st.tuples(
            st.just(seats),
            st.lists(
                st.tuples(
                    st.sampled_from(["come-on", "come-on", "wait", "plan-a"]),
                    st.integers(0, seats - 1),
                ),
                max_size=4,
            ),
        )
    )
)
def test_S10_7_at_least_one_hand_differs(dealt: tuple[int, list[tuple[str, int]]]) -> None:
    seats, cards = dealt
    limits = {"come-on": 3, "wait": 2, "plan-a": 1}
    held: list[list[str]] = [[] for _ in range(seats)]
    for card, seat in cards:
        if limits[card] > 0:
            limits[card] -= 1
            held[seat].append(card)
    table = smith(*(" ".join(hand) for hand in held))
    if not any(held):
        assert table.moves("new-deal") == []
        return
    before = hands(table)
    found = new_deals(table)
    assert len(found) == len(set(found))
    assert set(found) == all_deals([c for hand in before for c in hand], seats) - {before}


def test_S10_7_he_deals_his_own_cards_and_those_of_all_others() -> None:
    table = smith("wait", "plan-a", "come-on").play("new-deal")
    assert hands(table) == ((), (), ())
    assert table.actions("offered") == ["come-on", "plan-a", "wait"]
    table.play("give 2", "give 2", "give 2")
    assert hands(table) == ((), ("come-on", "plan-a", "wait"), ())
    assert table.seat() == 2
    assert table.actions("offered") == []


def test_S10_7_without_a_card_there_is_nothing_to_deal() -> None:
    assert smith("", "").moves("new-deal") == []
    assert smith("", "wait").moves("new-deal") == ["new-deal"]


def test_S10_7_nobody_else_deals() -> None:
    for crew in set(CREW_NAMES) - {"smith"}:
        assert scene("hand 1: wait", crew=f"{crew} smith").moves("new-deal") == []


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


# S10.10 Phillips


@pytest.mark.parametrize("kind", ACTION_NAMES)
def test_S10_10_phillips_may_play_any_card_of_another_hand(kind: str) -> None:
    other = "come-on" if kind == "wait" else "wait"
    text = f"{BUSY}\nhand 1: {other}\nhand 3: {kind} {other}\naction-discard: get-ready"
    table = scene(text, crew="phillips boxhall lee").play("borrow 3")
    plays = table.moves(f"play {kind}")
    assert plays
    table.play(plays[0])
    assert table.told("action-played")[0]["owner"] == 3
    assert table.told("action-played")[0]["seat"] == 1
    assert kind not in table.hand(3)
    if table.seat() == 1:
        finish(table)
    assert table.seat() == 2
    assert other in table.hand(1)
    assert table.hand(3) == [other]
    if kind.startswith(("mystery", "collapsible")):
        assert kind not in table.actions("discard")
    else:
        assert table.actions("discard")[-1] == kind


@pytest.mark.parametrize(("plan", "pile"), [("plan-a", "stack"), ("plan-b", "discard")])
def test_S10_10_a_card_it_fetches_is_his(plan: str, pile: str) -> None:
    text = f"hand 2: {plan}\naction-{pile}: come-on save-time"
    table = scene(text, crew="phillips lee boxhall", action_rest="hand 3")
    table.play("borrow 2", f"play {plan}", "keep save-time")
    assert table.hand(1) == ["save-time"]
    assert table.hand(2) == []


def test_S10_10_he_may_still_play_his_own() -> None:
    table = scene(
        "hand 1: save-time\nhand 2: come-back",
        crew="phillips lee",
    )
    assert table.moves("play", "borrow") == ["play save-time", "borrow 2"]
    assert table.play("play save-time").hand(2) == ["come-back"]


def test_S10_10_once_he_reached_for_a_hand_he_plays_a_card_of_it() -> None:
    text = "line 1: | f9\nline 2: | f8\nhand 1: save-time\nhand 2: come-back"
    table = scene(text, crew="phillips lee").play("move 2>1", "borrow 2")
    assert table.moves() == ["play come-back"]


def test_S10_10_he_reaches_only_for_hands_with_a_card_to_play() -> None:
    text = "hand 2: wait your-turn\nhand 4: come-on wait"
    table = scene(text, crew="phillips lee boxhall fleet")
    assert table.moves("borrow") == ["borrow 4"]
    assert table.play("borrow 4").moves() == ["play come-on"]


def test_S10_10_nobody_else_reaches_for_hands() -> None:
    for crew in set(CREW_NAMES) - {"phillips"}:
        table = scene("hand 2: save-time", crew=f"{crew} phillips")
        assert table.moves("borrow", "play") == []


def test_S10_10_it_is_the_action_of_his_turn() -> None:
    table = scene("hand 2: save-time come-back", crew="phillips lee").play("borrow 2")
    assert table.play("play save-time").seat() == 2
    with pytest.raises(IllegalMove):
        table.play("borrow 1")


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
