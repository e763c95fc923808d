"""Setting the table: S2."""

import json

import pytest

from carpathia.engine.errors import BadSetup
from carpathia.engine.game import NOBODY
from carpathia.engine.setup import Setup
from carpathia.games.sos_titanic.cards import CREW_NAMES
from carpathia.games.sos_titanic.game import SosTitanic
from tests.games.sos_titanic.scenes import Scene, fresh, scene

ALONE = ["murdoch", "boxhall", "lee", "latimer", "lowe", "fleet"]
DEALT_AT_RANDOM = {"crew": "random"}


def crew(table: Scene) -> list[str]:
    return [CREW_NAMES[member] for member in table.table.crew]


def sizes(table: Scene) -> list[tuple[int, int]]:
    """How many cards of each Deck's Line lie face down and face up."""
    return [(int(line.down()), int(line.up)) for line in table.table.lines[:6]]


def test_S2_1_one_to_five_players() -> None:
    for seats in range(1, 6):
        assert SosTitanic(Setup("sos-titanic", "en", seats)).seats == seats
    for seats in (0, 6):
        with pytest.raises(BadSetup, match=r"seats-wrong.*least=1, most=5"):
            SosTitanic(Setup("sos-titanic", "en", seats))


def test_S2_1_the_crew_allowed_alone_is_shuffled_and_one_is_dealt() -> None:
    table = fresh(options=DEALT_AT_RANDOM, orders=["fleet lowe latimer lee boxhall murdoch"])
    assert table.chance.before[0] == ALONE
    assert crew(table) == ["fleet"]


def test_S2_1_two_or_more_draw_from_all_ten_one_each() -> None:
    order = "smith phillips murdoch boxhall lee latimer lowe fleet pitman lightoller"
    table = fresh("any any any", options=DEALT_AT_RANDOM, orders=[order])
    assert table.chance.before[0] == list(CREW_NAMES)
    assert crew(table) == ["smith", "phillips", "murdoch"]


def test_S2_1_players_may_choose_their_crew_instead() -> None:
    table = fresh("phillips lee")
    assert crew(table) == ["phillips", "lee"]
    assert [len(shuffled) for shuffled in table.chance.before] == [20, 60]


@pytest.mark.parametrize(
    ("seats", "chosen", "refusal"),
    [
        (1, "smith", "crew-not-allowed"),
        (1, "pitman", "crew-not-allowed"),
        (1, "lightoller", "crew-not-allowed"),
        (1, "phillips", "crew-not-allowed"),
        (2, "lee,lee", "crew-count-wrong"),
        (2, "lee", "crew-count-wrong"),
        (1, "lee,fleet", "crew-count-wrong"),
        (1, "rostron", "crew-unknown"),
    ],
)
def test_S2_1_a_crew_that_cannot_be_is_refused(seats: int, chosen: str, refusal: str) -> None:
    with pytest.raises(BadSetup, match=refusal):
        fresh("any " * seats, options={"crew": chosen})


def test_S2_1_all_players_share_one_score() -> None:
    table = scene("page 10\nA: f1 f2\nline 6: | s9", crew="lee fleet murdoch", rest="line 6").play(
        "rescue"
    )
    assert table.result().scores == [2, 2, 2]


def test_S2_2_each_player_is_dealt_the_cards_his_crew_card_names_from_one_shuffled_stack() -> None:
    order = (
        "get-ready get-ready come-on come-on come-on come-back come-back come-back your-turn "
        "your-turn same-lines save-time plan-b mystery-first mystery-second same-lines wait "
        "collapsible-boat plan-a wait"
    )
    table = fresh("fleet boxhall murdoch", orders=[order])
    assert table.hand(1) == ["wait"]
    assert table.hand(2) == []
    assert table.hand(3) == ["plan-a", "collapsible-boat"]
    assert table.actions("stack") == order.split()[:17]
    assert table.actions("discard") == []


def test_S2_2_hands_lie_open_before_everyone() -> None:
    table = scene("hand 1: wait\nhand 2: plan-a come-on", crew="lee fleet")
    for onlooker in (0, 1, NOBODY):
        seats = table.state.view(onlooker)["crew"]
        assert isinstance(seats, list)
        hands = [seat["hand"] for seat in seats if isinstance(seat, dict)]
        assert hands == [["wait"], ["come-on", "plan-a"]]


def test_S2_2_there_is_no_hand_limit() -> None:
    table = scene(
        "line 4: | s9\nstack: f9\naction-stack: wait plan-a", crew="boxhall", action_rest="hand 1"
    )
    assert len(table.hand()) == 18
    assert len(table.play("rescue 1").hand()) == 20


def test_S2_3_four_lines_of_4_6_8_10_with_the_front_card_up_and_the_rest_in_the_stack() -> None:
    table = fresh()
    assert sizes(table) == [(3, 1), (5, 1), (7, 1), (9, 1), (0, 0), (0, 0)]
    assert len(table.pile("stack")) == 32
    assert table.pile("discard") == []
    assert table.line("boat") == ""
    assert [table.group(name) for name in "ABCD"] == ["", "", "", ""]


def test_S2_3_all_sixty_are_shuffled_and_the_last_card_dealt_into_a_line_is_its_front() -> None:
    deck = " ".join(fresh().chance.before[1])
    assert len(deck.split()) == 60
    order = [card for card in deck.split() if card not in ("f4", "f5")]
    # Dealt from the end: f5 is the fourth card of Line 1, f4 the first of Line 2.
    order = [*order[:55], "f4", "f5", *order[55:]]
    table = fresh(orders=["", " ".join(order)])
    assert table.line("1") == f"{order[59]} {order[58]} {order[57]} | {order[56]}"
    assert table.line("1").endswith("| f5")
    assert table.line("2").startswith("f4 ")
    assert table.pile("stack") == order[:32]


def test_S2_3_what_lies_face_down_is_only_a_number_to_the_players() -> None:
    table = fresh()
    view = table.state.view(0)
    lines = view["lines"]
    assert isinstance(lines, list)
    assert isinstance(lines[0], dict)
    assert (table.line("1"), lines[0]["down"], lines[0]["up"]) == (
        "s17+ s17 s16+ | s16",
        3,
        ["s16"],
    )
    text = json.dumps(view)
    hidden = [card for line in "1234" for card in table.line(line).split(" |")[0].split()]
    assert [card for card in [*hidden, *table.pile("stack")] if f'"{card}"' in text] == []


def test_S2_3_decks_5_and_6_are_empty_lines_from_the_start() -> None:
    table = scene("line 1: f2 | s17\nline 2: f3 | s9\nline 3: f4 | s8\nline 4: f5 | s7")
    assert table.moves("move 1") == ["move 1>5", "move 1>6"]


@pytest.mark.parametrize(
    ("name", "dealt"),
    [("classic", [4, 6, 8, 10]), ("expert", [7, 7, 7, 7]), ("ultimate", [10, 8, 6, 4])],
)
def test_S2_4_variants_deal_other_lines(name: str, dealt: list[int]) -> None:
    table = fresh(options={"setup": name})
    assert sizes(table) == [(count - 1, 1) for count in dealt] + [(0, 0), (0, 0)]
    assert len(table.pile("stack")) == 32


def test_S2_4_other_variants_do_not_exist() -> None:
    with pytest.raises(BadSetup, match=r"option-wrong.*near=classic, expert, ultimate"):
        fresh(options={"setup": "easy"})


def test_S2_5_the_first_player_is_chosen() -> None:
    assert fresh("lee fleet murdoch").seat() == 1
    assert fresh("lee fleet murdoch", options={"first": "3"}).seat() == 3
    with pytest.raises(BadSetup, match=r"option-wrong.*near=1, 2, random"):
        fresh("lee fleet", options={"first": "3"})


def test_S2_5_the_first_player_may_be_left_to_chance() -> None:
    for seat in (1, 2, 3):
        orders = ["", "", str(seat)]
        table = fresh("lee fleet murdoch", options={"first": "random"}, orders=orders)
        assert table.seat() == seat
    assert fresh("lee fleet murdoch").chance.asked == 2  # no roll where nobody asked for one


def test_S2_5_play_goes_clockwise_from_whoever_is_first() -> None:
    table = scene("seat 2\nline 6: | s9", crew="lee boxhall murdoch", rest="line 6")
    seats = [table.seat()]
    for _ in range(4):
        seats.append(table.play("rescue").seat())
    assert seats == [2, 3, 1, 2, 3]
