"""The components: S1."""

from collections import Counter

import pytest

from carpathia.engine.errors import BadSetup
from carpathia.engine.figures import CERTAINTIES
from carpathia.games.sos_titanic.cards import CREW_ITEM
from carpathia.games.sos_titanic.components import Components, shipped_figures
from tests.games.sos_titanic.scenes import Scene, fresh, scene

# S1.3, as the rules list it: Action cards at the start, fewest and most drawn, from players, power.
CREW = {
    "murdoch": (2, 1, 4, 1, "added"),
    "boxhall": (0, 1, 3, 1, "added"),
    "lee": (4, 1, 6, 1, "added"),
    "latimer": (0, 1, 5, 1, "added"),
    "lowe": (2, 1, 5, 1, "instead"),
    "fleet": (1, 1, 3, 1, "added"),
    "smith": (1, 1, 5, 2, "instead"),
    "pitman": (1, 1, 5, 2, "added"),
    "lightoller": (2, 1, 5, 2, "added"),
    "phillips": (1, 1, 6, 2, "added"),
}


def cards(table: Scene) -> list[str]:
    """Every card of the box but the crew, as text."""
    return [table.game.write_item(item) for item in table.state.inventory() if item < CREW_ITEM]


def adrift() -> Scene:
    """Nothing to draw anywhere, so that every Rescue fails and turns a page (S5.5)."""
    return scene("line 6: | s9", rest="line 6")


def test_S1_1_sixty_passengers_each_number_once_with_an_anchor_and_once_without() -> None:
    deck = [card for card in cards(fresh()) if card[1].isdecimal()]
    first = [f"f{number}{anchor}" for number in range(1, 14) for anchor in ("", "+")]
    second = [f"s{number}{anchor}" for number in range(1, 18) for anchor in ("", "+")]
    assert sorted(deck) == sorted(first + second)
    assert (len(first), len(second), len(deck)) == (26, 34, 60)


@pytest.mark.parametrize(("card", "group"), [("f1", "A"), ("f1+", "A"), ("s1", "C"), ("s1+", "C")])
def test_S1_1_every_number_1_is_a_lifeboat(card: str, group: str) -> None:
    assert scene(f"line 1: | {card}").play(f"move 1>{group}").group(group) == card


def test_S1_2_twenty_action_cards() -> None:
    actions = Counter(card for card in cards(fresh()) if not card[1].isdecimal())
    assert actions == {
        "get-ready": 2,
        "come-on": 3,
        "come-back": 3,
        "your-turn": 2,
        "same-lines": 2,
        "wait": 2,
        "save-time": 1,
        "plan-a": 1,
        "plan-b": 1,
        "collapsible-boat": 1,
        "mystery-first": 1,
        "mystery-second": 1,
    }
    assert actions.total() == 20


def test_S1_3_ten_crew_members() -> None:
    assert [card.name for card in Components(shipped_figures()).crew] == list(CREW)


@pytest.mark.parametrize("name", CREW)
def test_S1_3_a_crew_card_says_how_many_action_cards_and_how_many_draws(name: str) -> None:
    actions, least, most, _, _ = CREW[name]
    table = fresh(f"{name} {'lee' if name != 'lee' else 'fleet'}")
    assert len(table.hand(1)) == actions
    assert table.moves("rescue") == [f"rescue {count}" for count in range(least, most + 1)]


@pytest.mark.parametrize("name", CREW)
def test_S1_3_a_crew_card_says_from_how_many_players_on_it_is_in_the_game(name: str) -> None:
    if CREW[name][3] == 1:
        assert fresh(name).seat() == 1
    else:
        with pytest.raises(BadSetup, match=f"crew-not-allowed.*crew={name}"):
            fresh(name)
        assert fresh(f"lee {name}").seat() == 1


def test_S1_3_lowe_and_smith_use_their_power_instead_the_others_add_it() -> None:
    powers = {card.name: card.is_instead for card in Components(shipped_figures()).crew}
    assert powers == {name: figures[4] == "instead" for name, figures in CREW.items()}


def test_S1_3_an_owner_of_the_box_may_correct_a_crew_card() -> None:
    with pytest.raises(BadSetup, match=r"crew-not-allowed.*crew=smith.*seats=2"):
        fresh("smith lee", figures={"crew.smith.players": 3})
    table = fresh("lee", figures={"crew.lee.actions": 7, "crew.lee.draws": [2, 3]})
    assert len(table.hand()) == 7
    assert table.moves("rescue") == ["rescue 2", "rescue 3"]


def test_S1_3_every_figure_tells_where_it_comes_from_and_how_sure_it_is() -> None:
    shipped = shipped_figures()
    for name, figure in shipped.figures.items():
        assert figure.source in shipped.sources, name
        assert figure.certainty in CERTAINTIES, name
    assert shipped.figures["crew.smith.players"].certainty == "likely"


def test_S1_4_page_one_shows_10_at_23_40_with_every_deck_afloat() -> None:
    view = adrift().state.view(0)
    assert (view["page"], view["clock"], view["pages-turned"]) == (10, "23:40", 0)
    assert afloat(adrift()) == [1, 2, 3, 4, 5, 6]


def test_S1_4_each_page_shows_one_less_and_the_eleventh_turn_is_the_last() -> None:
    table = adrift()
    shown = []
    for _ in range(11):
        shown += [told["page"] for told in table.play("rescue").told("page-turned")]
    assert shown == [9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0]
    assert table.moves() == []
    assert table.result().reason == "sunk"
    view = table.state.view(0)
    assert (view["page"], view["clock"], view["pages-turned"]) == (0, "02:30", 11)


def test_S1_4_six_decks_have_3_3_2_2_1_and_0_compartments_from_bow_to_stern() -> None:
    table = adrift()
    lost = {}
    for turn in range(1, 11):
        for told in table.play("rescue").told("deck-lost"):
            lost[turn] = told["deck"]
    assert lost == {3: 1, 6: 2, 8: 3, 10: 4}
    assert afloat(table) == [5, 6]
    assert afloat(table.play("rescue")) == [6]


def test_S1_4_the_clock_runs_on_from_page_to_page() -> None:
    table = adrift()
    times = ["23:40"]
    for _ in range(11):
        times += [str(told["clock"]) for told in table.play("rescue").told("page-turned")]
    # The night begins before midnight: count the hours from noon.
    hours = [(int(time[:2]) + 12) % 24 * 60 + int(time[3:]) for time in times]
    assert hours == sorted(set(hours))
    assert (times[0], times[-1]) == ("23:40", "02:30")


def test_S1_4_an_owner_of_the_box_may_correct_the_booklet() -> None:
    figures = {"booklet.compartments": [1, 1, 0, 0, 0, 0]}
    table = scene("line 6: | s9", rest="line 6", figures={**figures, "booklet.first-page": 5})
    assert table.state.view(0)["page"] == 5
    assert table.play("rescue").told("deck-lost") == [{"deck": 1}]
    assert table.play("rescue").result().reason == "sunk"


def afloat(table: Scene) -> list[int]:
    """The Decks afloat, from the bow."""
    return [deck + 1 for deck in range(6) if table.table.is_afloat(deck)]
