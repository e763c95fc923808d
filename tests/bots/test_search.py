"""The search itself: budgets, explanations, names and levels, the same choice from the same seed."""

from pathlib import Path

import pytest

from carpathia.bots import LEVELS, make_bot
from carpathia.bots.making import make_clairvoyant, make_playbook, read_budget
from carpathia.bots.search import Budget, Search
from carpathia.engine.errors import BadSetup
from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.games import GAME_NAMES, open_game
from tests.bots.choices import choices_of
from tests.bots.sparring import states_of

GOLDEN = Path(__file__).parent / "choices.txt"


@pytest.mark.parametrize(
    "text", ["0", "-5", "0s", "-1s", "xs", "s", "", "nans", "infs", "1.5", "5x", "1_0", "9" * 19]
)
def test_a_budget_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        make_bot(f"search@{text}", "titus")
    assert refusal.value.key == "budget-wrong"
    assert refusal.value.words["budget"] == text


@pytest.mark.parametrize("name", ["serch", "greedy@5", "random@1s", "", "search+remember30"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        make_bot(name, "titus")
    assert refusal.value.key == "bot-unknown"
    assert refusal.value.words["bot"] == name


def test_whoever_mistypes_is_told_of_the_bots_of_this_game_only() -> None:
    near = {}
    for game in GAME_NAMES:
        with pytest.raises(BadSetup) as refusal:
            make_bot("xyz", game)
        near[game] = str(refusal.value.words["near"]).split(", ")
    plain = ["random", "greedy", "search", *LEVELS]
    assert near["noris-titanic"] == plain
    assert near["sos-titanic"] == [*plain, "clairvoyant"]
    assert near["titus"] == [*plain, "search@500+forget30"]
    make_bot(near["titus"][-1], "titus")


@pytest.mark.parametrize("game", ["sos-titanic", "noris-titanic"])
def test_only_titus_has_something_to_forget(game: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        make_bot("search@500+forget30", game)
    assert refusal.value.key == "forgetting-elsewhere"
    assert refusal.value.words["forgets"] == "+forget30"


@pytest.mark.parametrize("share", ["", "101", "-1", "1e1", "30%", "1000"])
def test_a_share_to_forget_that_is_none_is_refused(share: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        make_bot(f"keen+forget{share}", "titus")
    assert refusal.value.key == "forgetting-wrong"
    assert refusal.value.words["forgets"] == f"+forget{share}"


def test_budgets_are_read() -> None:
    assert (read_budget("500").playouts, read_budget("500").seconds) == (500, 0)
    assert read_budget("0.5s").seconds == 0.5


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_level_is_a_bot_for_every_game(game: str) -> None:
    assert list(LEVELS) == ["gentle", "steady", "keen", "strong"]
    for level in LEVELS:
        make_bot(level, game)


@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize("playouts", [1, 2, 7, 40])
def test_the_smallest_budgets_choose_legally(game: str, playouts: int) -> None:
    bot = make_bot(f"search@{playouts}", game)
    for number, state in enumerate(states_of(game, 5)):
        if number % 30 == 0:
            assert int(bot.choose(state, Generator(number))) in list(state.moves())


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_thought_explains_the_choice(game: str) -> None:
    search = Search(make_playbook(game), Budget(120))
    told = 0
    for number, state in enumerate(states_of(game, 3)):
        if number % 25 == 0 and len(search.playbook.candidates(state)) > 2:
            thought = search.think(state, Generator(number))
            visits = [int(option.visits) for option in thought.options]
            assert int(thought.best()) == int(search.choose(state, Generator(number)))
            assert sum(visits) == thought.playouts
            assert visits == sorted(visits, reverse=True)
            assert {int(option.move) for option in thought.options} <= set(state.moves())
            rivals = [option for option in thought.options if option.visits == visits[0]]
            assert thought.options[0].expected == max(option.expected for option in rivals)
            told += 1
    assert told > 0


def test_a_search_stops_when_all_is_clear() -> None:
    """On the last page, with nothing in hand: save somebody, or risk a Rescue first."""
    search = Search(make_playbook("sos-titanic"), Budget(100_000))
    game = open_game(Setup("sos-titanic", "en", 1))
    text = Path(__file__).parents[1] / "positions" / "sos-titanic" / "clear-choice.txt"
    state = game.read_position(text.read_text("utf-8"))
    thought = search.think(state, Generator(1))
    assert thought.playouts < 5_000
    assert game.write(thought.best()) == "move 6>A"


@pytest.mark.parametrize("game", GAME_NAMES)
def test_the_same_seed_makes_the_same_choice_compiled_or_not(game: str) -> None:
    """These tests run on both builds, and both must choose what stands in the file."""
    wanted = [line for line in GOLDEN.read_text("utf-8").splitlines() if line.startswith(game)]
    assert choices_of(game) == wanted
    assert len(wanted) >= 10


def test_a_clairvoyant_is_made_for_the_arena_only() -> None:
    seer = make_clairvoyant("clairvoyant@5", "sos-titanic")
    assert seer is not None
    assert seer.is_clairvoyant
    assert make_clairvoyant("search@5", "sos-titanic") is None
    for level in LEVELS.values():
        assert make_clairvoyant(level, "sos-titanic") is None


@pytest.mark.parametrize(
    ("name", "game", "key"),
    [
        ("clairvoyant", "titus", "clairvoyant-elsewhere"),
        ("clairvoyant@5", "noris-titanic", "clairvoyant-elsewhere"),
        ("clairvoyant@5+forget30", "titus", "clairvoyant-elsewhere"),
        ("clairvoyant@5+forget30", "sos-titanic", "clairvoyant-forgetful"),
        ("clairvoyant@-5", "sos-titanic", "budget-wrong"),
    ],
)
def test_a_clairvoyant_is_refused_where_it_is_none(name: str, game: str, key: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        make_clairvoyant(name, game)
    assert refusal.value.key == key


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_clairvoyant_takes_no_seat(game: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        make_bot("clairvoyant@5", game)
    assert refusal.value.key == "clairvoyant-seated"
