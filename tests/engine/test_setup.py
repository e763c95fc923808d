"""Which matches can be asked for: editions, switches, options, seats and crew."""

import pickle

import pytest

from carpathia.engine.errors import REFUSALS, BadSetup
from carpathia.engine.generator import Generator
from carpathia.engine.setup import Editions, Setup, Switch, read_switch
from carpathia.games import GAME_NAMES, open_game, vary_setup
from carpathia.games.sos_titanic.editions import EDITIONS
from tests.engine.playing import begin, full_setup, play_on, setup


def refusal(wish: Setup) -> BadSetup:
    with pytest.raises(BadSetup) as refused:
        open_game(wish)
    assert set(refused.value.words) == set(REFUSALS[refused.value.key])
    return refused.value


def with_options(seats: int, **options: str) -> Setup:
    wish = setup(seats)
    wish.options = {name.replace("_", "-"): value for name, value in options.items()}
    return wish


def test_every_game_on_the_list_opens() -> None:
    for name in GAME_NAMES:
        assert open_game(vary_setup(name, Generator(1))).name == name


def test_an_unknown_game_is_refused_with_the_nearest() -> None:
    refused = refusal(Setup("sos-titanik", "en", 1))
    assert refused.key == "game-unknown"
    assert "sos-titanic" in str(refused.words["near"])


@pytest.mark.parametrize("edition", ["", "EN", "it", "english"])
def test_an_unknown_edition_is_refused(edition: str) -> None:
    refused = refusal(setup(1, edition))
    assert refused.key == "edition-unknown"
    assert refused.words["edition"] == edition
    assert set(str(refused.words["near"]).split(", ")) <= {"fr", "en"}


@pytest.mark.parametrize("seats", [-1, 0, 6, 1912])
def test_a_number_of_seats_the_game_does_not_have_is_refused(seats: int) -> None:
    refused = refusal(setup(seats))
    assert refused.key == "seats-wrong"
    assert refused.words == {"game": "sos-titanic", "seats": seats, "least": 1, "most": 5}


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_every_number_of_seats_can_be_played(seats: int, edition: str) -> None:
    assert play_on(begin(setup(seats, edition))).is_over()


# Switches


def test_an_unknown_switch_is_refused_with_the_nearest() -> None:
    wish = setup()
    wish.switches = {"no-recurence": True}
    refused = refusal(wish)
    assert refused.key == "switch-unknown"
    assert "no-recurrence" in str(refused.words["near"])


@pytest.mark.parametrize("text", ["", "yes", "On", "1", "on "])
def test_a_switch_is_on_or_off(text: str) -> None:
    assert read_switch("no-recurrence", "on") is True
    assert read_switch("no-recurrence", "off") is False
    with pytest.raises(BadSetup) as refused:
        read_switch("no-recurrence", text)
    assert refused.value.key == "switch-wrong"


def test_an_edition_lists_what_differs_and_a_setup_has_the_last_word() -> None:
    editions = Editions(
        {"one": Switch("S1.1", False), "two": Switch("S1.2", False), "three": Switch("S1.3", True)},
        {"plain": {}, "other": {"one": True, "two": True}},
    )
    plain, other = Setup("any", "plain", 1), Setup("any", "other", 1)
    assert editions.settle(plain) == {"one": False, "two": False, "three": True}
    assert editions.settle(other) == {"one": True, "two": True, "three": True}
    other.switches = {"two": False, "three": False}
    assert editions.settle(other) == {"one": True, "two": False, "three": False}
    assert editions.settle(plain) == {"one": False, "two": False, "three": True}


def test_an_edition_never_lists_what_is_the_default() -> None:
    for edition in EDITIONS.editions.values():
        for name, on in edition.items():
            assert on != EDITIONS.switches[name].default


# Options


def test_an_unknown_option_is_refused_with_the_nearest() -> None:
    refused = refusal(with_options(1, crow="lee"))
    assert refused.key == "option-unknown"
    assert "crew" in str(refused.words["near"])


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("setup", "easy"),
        ("setup", ""),
        ("first", "0"),
        ("first", "3"),
        ("first", "last"),
        ("memory_aid", "yes"),
    ],
)
def test_a_value_an_option_does_not_have_is_refused_with_all_it_has(
    option: str, value: str
) -> None:
    refused = refusal(with_options(2, **{option: value}))
    assert refused.key == "option-wrong"
    assert refused.words["value"] == value
    allowed = {
        "setup": "classic, expert, ultimate",
        "first": "1, 2, random",
        "memory_aid": "on, off",
    }
    assert refused.words["near"] == allowed[option]


@pytest.mark.parametrize(
    ("seats", "crew", "key"),
    [
        (1, "jack", "crew-unknown"),
        (1, "", "crew-unknown"),
        (1, "Lee", "crew-unknown"),
        (2, "lee, fleet", "crew-unknown"),  # a blank too many
        (1, "smith", "crew-not-allowed"),
        (1, "pitman", "crew-not-allowed"),
        (1, "lightoller", "crew-not-allowed"),
        (1, "phillips", "crew-not-allowed"),
        (2, "lee,lee", "crew-count-wrong"),
        (2, "lee", "crew-count-wrong"),
        (2, "lee,fleet,lowe", "crew-count-wrong"),
    ],
)
def test_a_crew_that_cannot_be_is_refused(seats: int, crew: str, key: str) -> None:
    refused = refusal(with_options(seats, crew=crew))
    assert refused.key == key
    if key == "crew-not-allowed":
        assert refused.words["near"] == "murdoch, boxhall, lee, latimer, lowe, fleet"


def test_a_corrected_figure_decides_who_is_allowed() -> None:
    wish = with_options(2, crew="lee,smith")
    open_game(wish)
    wish.figures = {"crew.smith.players": 3}
    assert refusal(wish).key == "crew-not-allowed"


def test_a_setup_that_asks_for_everything_at_once_can_be_played() -> None:
    assert play_on(begin(full_setup())).is_over()


def test_corrected_figures_may_leave_too_few_crew() -> None:
    wish = Setup("sos-titanic", "en", 1)
    for name in ("murdoch", "boxhall", "lee", "latimer", "lowe", "fleet"):
        wish.figures[f"crew.{name}.players"] = 2
    with pytest.raises(BadSetup) as refused:
        open_game(wish)
    assert refused.value.key == "crew-too-few"
    assert refused.value.words == {"seats": 1, "found": 0}


def test_a_setup_can_be_sent_to_another_process() -> None:
    setup = Setup("titus", "adlung", 3)
    setup.options["first"] = "2"
    setup.switches["open-backs"] = True
    setup.figures["coins.low"] = 1
    sent = pickle.loads(pickle.dumps(setup))
    names = ("game", "edition", "seats", "options", "switches", "figures")
    assert [getattr(sent, name) for name in names] == [getattr(setup, name) for name in names]
