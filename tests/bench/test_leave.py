"""Cards given and forbidden: nothing else at the table changes, and what is forbidden stays so."""

import pytest

from bench.studies.action_cards import GIVEN, PLAIN, Played, pairs_of, worth
from bench.studies.leave import ANY, Forbidden, give, play_alone
from carpathia.bots import make_bot
from carpathia.engine.chance import QuickChance, SeededChance
from carpathia.engine.game import Event
from carpathia.engine.generator import Generator
from carpathia.engine.setup import make_setup
from carpathia.games import open_game
from carpathia.games.sos_titanic.cards import (
    ACTION_NAMES,
    COME_ON,
    CREW_NAMES,
    KINDS,
    PLAN_A,
    SAVE_TIME,
)
from carpathia.games.sos_titanic.state import SosState
from carpathia.lab.arena import Plan, play_match
from carpathia.lab.sitting import deal_seed, stream_of

GAME = "sos-titanic"
SEED = bytes(32)


def deal(crew: str, number: int = 1) -> tuple[SosState, QuickChance]:
    chance = QuickChance(Generator(number))
    state = open_game(make_setup(GAME, "en", 1, {"crew": crew}, {}, {})).start(chance)
    assert isinstance(state, SosState)
    return state, chance


def hand(state: SosState) -> list[int]:
    return [int(count) for count in state.table.hands]


def action_stack(state: SosState) -> list[int]:
    return [int(kind) for kind in state.table.action_stack]


def test_a_card_given_comes_out_of_the_action_stack() -> None:
    state, _ = deal("boxhall")
    before, cards, stack = hand(state), sorted(state.inventory()), action_stack(state)
    assert give(state, SAVE_TIME, Generator(1))
    after = hand(state)
    assert after[SAVE_TIME] == before[SAVE_TIME] + 1
    assert sum(after) == sum(before) + 1
    assert sorted(state.inventory()) == cards
    assert not state.check()
    stack.remove(SAVE_TIME)
    assert action_stack(state) == stack


def test_of_several_like_cards_any_may_be_the_one_given() -> None:
    left = set()
    for seed in range(40):
        state, _ = deal("boxhall")
        give(state, COME_ON, Generator(seed))
        left.add(tuple(action_stack(state)))
    assert len(left) == 3


def test_the_next_card_is_the_one_on_top() -> None:
    state, _ = deal("boxhall")
    top = action_stack(state)[-1]
    assert give(state, ANY, Generator(1))
    assert hand(state)[top] == 1


def test_a_card_that_is_in_the_hand_already_cannot_be_given() -> None:
    state, _ = deal("boxhall")
    assert give(state, PLAN_A, Generator(1))
    before = hand(state)
    assert not give(state, PLAN_A, Generator(1))
    assert hand(state) == before


@pytest.mark.parametrize("crew", ["fleet", "lee"])
def test_what_is_forbidden_is_never_played(crew: str) -> None:
    kinds = [COME_ON, PLAN_A]
    names = {ACTION_NAMES[kind] for kind in kinds}
    played: dict[bool, set[str]] = {}
    for is_forbidden in (True, False):
        happened: list[Event] = []
        for number in range(6):
            state, chance = deal(crew, number)
            bot = make_bot("greedy", GAME)
            if is_forbidden:
                bot = Forbidden(bot, kinds)
            play_alone(state, chance, bot, Generator(number), happened)
        played[is_forbidden] = {
            str(event.args["card"]) for event in happened if event.key == "action-played"
        }
    assert not played[True] & names
    assert played[False] & names, "or nothing was shown"
    assert played[True], "others are"


def test_with_all_kinds_forbidden_a_match_goes_to_its_end() -> None:
    for number, crew in enumerate(CREW_NAMES[:6]):
        state, chance = deal(crew, number)
        happened: list[Event] = []
        bot = Forbidden(make_bot("greedy", GAME), range(KINDS))
        assert play_alone(state, chance, bot, Generator(number), happened) >= 0
        assert "action-played" not in {event.key for event in happened}


def test_a_forbidden_choice_is_one_that_is_on_offer() -> None:
    bot = Forbidden(make_bot("greedy", GAME), [COME_ON, PLAN_A])
    state, chance = deal("fleet", 3)
    generator = Generator(3)
    while state.seat() >= 0:
        move = bot.choose(state.guess(0, generator), generator)
        assert move in list(state.moves())
        state.play(move, chance)


def test_the_plain_game_is_the_one_of_the_arena() -> None:
    plan = Plan(GAME, "en", 1, ("greedy",), 1, SEED, {"crew": "lowe"})
    chance = SeededChance(deal_seed(SEED, 0))
    state = open_game(plan.setup()).start(chance)
    assert isinstance(state, SosState)
    stream = stream_of(SEED, 0, 0, ("greedy",), 0)
    found = play_alone(state, chance, make_bot("greedy", GAME), stream)
    assert found == play_match(plan, 0).shares[0].points


def test_a_card_is_worth_what_it_adds_on_the_deals_where_it_could_be_given() -> None:
    case = (GIVEN, COME_ON)
    deals = [
        [
            Played("lee", {(PLAIN, 0): 20, case: 24}),
            Played("lowe", {(PLAIN, 0): 70, case: 72}),
        ],
        [Played("lee", {(PLAIN, 0): 1}), Played("lowe", {(PLAIN, 0): 10, case: 11})],
        [Played("lee", {(PLAIN, 0): 1}), Played("lowe", {(PLAIN, 0): 60})],
    ]
    assert pairs_of(deals, case) == [(48, 45), (11, 10)]
    assert worth(deals, case).value == 2
    assert pairs_of(deals, case, "lee") == [(24, 20)]
