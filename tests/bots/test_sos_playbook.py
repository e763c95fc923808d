"""What is particular to the playbook of SOS Titanic: its outlook, and that it never circles."""

from hypothesis import given, settings
from hypothesis import strategies as st

from carpathia.bots import make_bot
from carpathia.bots.outlook_sos_titanic import SIGNS, Outlook, read_signs, shipped_weights
from carpathia.bots.playbook_sos_titanic import SosTitanicPlaybook
from carpathia.engine.chance import QuickChance
from carpathia.engine.generator import Generator
from carpathia.engine.setup import Setup
from carpathia.games import open_game
from carpathia.games.sos_titanic.state import SosState
from tests.bots.sparring import play, states_of

GAME = "sos-titanic"
SEEDS = st.integers(0, 2**32)
MATCHES = 15


@given(SEEDS)
@settings(max_examples=MATCHES)
def test_an_imagined_state_is_a_guess_that_knows_nothing(seed: int) -> None:
    for state in states_of(GAME, seed):
        guess = state.guess(0, Generator(seed))
        imagined = state.imagine(0, Generator(seed))
        assert isinstance(imagined, SosState)
        assert imagined.table.belief is None
        assert imagined.view(0) == state.view(0)
        assert list(imagined.moves()) == list(guess.moves())
        assert imagined.inventory() == state.inventory()


def test_nobody_goes_round_in_circles_where_the_rules_would_let_him() -> None:
    """S4.6 switched off: a 7 could wander between two 8s for ever, and a bot must not."""
    setup = Setup(GAME, "en", 1)
    setup.switches = {"no-recurrence": False}
    playbook = SosTitanicPlaybook()
    seen_a_circle = False
    for seed in range(12):
        generator = Generator(seed)
        chance = QuickChance(generator)
        state = open_game(setup).start(chance)
        decisions = 0
        while state.seat() >= 0:
            offered = playbook.candidates(state)
            seen_a_circle = seen_a_circle or len(offered) < len(state.moves())
            state.play(offered[generator.below(len(offered))], chance)
            decisions += 1
            assert decisions < 2000
    assert seen_a_circle  # or this has shown nothing


def test_every_sign_is_read_and_weighed() -> None:
    weights = shipped_weights()
    assert len(weights) == 11  # a row for each page that can lie open while the match goes on
    state = open_game(Setup(GAME, "en", 1)).start(QuickChance(Generator(1)))
    assert isinstance(state, SosState)
    assert len(read_signs(state.table)) == len(SIGNS) == len(set(SIGNS))
    assert {len(row) for row in weights} == {len(SIGNS)}


def test_the_outlook_is_a_sum_of_weighed_signs_on_the_page_that_lies_open() -> None:
    state = open_game(Setup(GAME, "en", 1)).start(QuickChance(Generator(1)))
    assert isinstance(state, SosState)
    table = state.table
    face_down = [0.0] * len(SIGNS)
    face_down[SIGNS.index("face down at deck 4")] = 1.0
    outlook = Outlook([[0.0] * len(SIGNS), face_down])
    assert outlook.expect(table) == 0
    table.page = 1
    assert outlook.expect(table) == 9  # a Line of ten, its front card turned up (S2.3)
    table.page = 5  # beyond the last row, the last row counts
    assert outlook.expect(table) == 9


def test_a_short_search_beats_chance() -> None:
    setup = Setup(GAME, "en", 1)
    setup.options = {"crew": "boxhall"}
    search, chance = make_bot("search@40", GAME), make_bot("random", GAME)
    for seed in range(3):
        assert play([search], setup, seed)[0] > play([chance], setup, seed)[0] + 5
