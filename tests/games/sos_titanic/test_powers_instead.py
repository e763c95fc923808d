"""Who acts instead of a turn, or out of another hand: Lowe, Smith, Phillips (S10.5, S10.7, S10.10)."""

from collections import Counter
from itertools import combinations_with_replacement, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carpathia.engine.errors import IllegalMove
from carpathia.games.sos_titanic.cards import ACTION_NAMES, CREW_NAMES
from carpathia.games.sos_titanic.state import SosState
from tests.games.sos_titanic.crew import BUSY, finish
from tests.games.sos_titanic.scenes import Scene, scene

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
