"""Bots on the same deals: the same for all, everywhere, and nobody sees more than his seat."""

from dataclasses import replace

import pytest
from mypy_extensions import i64

from carpathia.bots.bot import Bot
from carpathia.engine.chance import SeededChance
from carpathia.engine.game import Result, State
from carpathia.engine.generator import Generator
from carpathia.games import open_game
from carpathia.lab import sitting
from carpathia.lab.arena import Plan, Played, play_matches, solo_crews
from carpathia.lab.sharing import play_plan
from carpathia.lab.sitting import deal_seed
from carpathia.lab.tally import Tally

SEED = bytes(range(32))
TITUS = Plan("titus", "adlung", 2, ("greedy", "random"), 3, SEED)
ALONE = Plan("sos-titanic", "en", 1, ("greedy", "random"), 2, SEED, crews=("fleet", "lee"))


def timeless(matches: list[Played]) -> list[Played]:
    """All but how long it took, which is never the same."""
    return [
        replace(played, shares=tuple(replace(share, seconds=0.0) for share in played.shares))
        for played in matches
    ]


def played(plan: Plan, jobs: int = 1) -> list[Played]:
    matches = [one for piece in play_plan(plan, jobs) for one in piece]
    return timeless(sorted(matches, key=lambda one: one.number))


@pytest.mark.parametrize("plan", [TITUS, ALONE])
def test_a_plan_gives_the_same_matches_over_any_number_of_processes(plan: Plan) -> None:
    once = played(plan)
    assert len(once) == plan.matches()
    assert played(plan, jobs=2) == once


def test_a_match_depends_on_the_seed_and_its_number_alone() -> None:
    all_of_them = timeless(play_matches(TITUS, range(6)))
    assert timeless(play_matches(TITUS, range(4, 5))) == all_of_them[4:5]
    more_deals = replace(TITUS, deals=50)
    assert timeless(play_matches(more_deals, range(6))) == all_of_them
    other = replace(TITUS, seed=bytes(32))
    assert timeless(play_matches(other, range(6))) != all_of_them


def test_a_bot_plays_the_same_whoever_else_is_measured() -> None:
    fewer = replace(ALONE, bots=("random",))
    alone = [one.shares[0].points for one in played(fewer)]
    beside = [one.shares[0].points for one in played(ALONE) if one.shares[0].bot == 1]
    assert alone == beside


def test_two_bots_of_one_name_do_not_play_in_step() -> None:
    twins = played(replace(ALONE, bots=("random", "random"), deals=10))
    points = [[one.shares[0] for one in twins if one.shares[0].bot == bot] for bot in (0, 1)]
    assert [share.points for share in points[0]] != [share.points for share in points[1]]


class Spy(Bot):
    """Plays the first move, and notes what it was handed."""

    def __init__(self) -> None:
        self.seen: list[State] = []

    def choose(self, known: State, generator: Generator) -> i64:
        self.seen.append(known)
        return known.moves()[0]


@pytest.mark.parametrize("name", ["sos-titanic", "titus", "noris-titanic"])
def test_every_bot_gets_the_same_deal_and_only_what_its_seat_knows(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    spies: list[Spy] = []

    def make_spy(bot: str, game: str) -> Spy:
        spies.append(Spy())
        return spies[-1]

    monkeypatch.setattr(sitting, "make_bot", make_spy)
    edition = {"sos-titanic": "en", "titus": "adlung", "noris-titanic": "casse-noisettes"}[name]
    seats = 1 if name == "sos-titanic" else 2
    plan = Plan(name, edition, seats, ("a", "b"), 1, SEED)
    first, second = play_matches(plan, range(2))
    game, chance = open_game(plan.setup()), SeededChance(deal_seed(SEED, 0))
    truth = game.start(chance)
    while len(truth.moves()) == 1:  # no decision
        truth.play(truth.moves()[0], chance)
    seat = int(truth.seat())
    handed = [spies[seat].seen[0], spies[seat + seats].seen[0]]
    assert [known.view(seat) for known in handed] == [truth.view(seat)] * 2
    texts = {game.write_position(known) for known in handed}
    assert len(texts) == 2, "guesses, not the truth"
    # Who plays the first move always comes to the same end on the same deal, from any seat.
    points = [[share.points for share in one.shares] for one in (first, second)]
    assert points[0] == points[1]


def test_the_bots_go_round_the_seats() -> None:
    plan = Plan("titus", "adlung", 3, ("greedy", "random", "random"), 1, SEED)
    seatings = [[share.bot for share in one.shares] for one in play_matches(plan, range(3))]
    assert seatings == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_one_bot_plays_all_seats_of_sos_titanic() -> None:
    plan = Plan("sos-titanic", "en", 3, ("greedy",), 1, SEED)
    (one,) = play_matches(plan, range(1))
    (share,) = one.shares
    assert share.decisions > 20


def test_all_who_serve_alone() -> None:
    assert solo_crews(ALONE.setup()) == ("murdoch", "boxhall", "lee", "latimer", "lowe", "fleet")


@pytest.mark.parametrize(
    ("scores", "breakdown", "won"),
    [
        ([3, 1], {}, [1.0, 0.0]),
        ([2, 2, 0], {}, [0.5, 0.5, 0.0]),
        ([40, 40], {"place-1": 2, "place-2": 1}, [0.0, 1.0]),
        ([40, 40], {"place-1": 1, "place-2": 1}, [0.5, 0.5]),
    ],
)
def test_a_shared_win_is_split(
    scores: list[int], breakdown: dict[str, int], won: list[float]
) -> None:
    assert Result(scores, "won", breakdown).shares() == won


def test_closing_early_ends_all_processes() -> None:
    pieces = play_plan(replace(TITUS, deals=10_000), 2)
    next(pieces)
    pieces.close()


def test_a_plan_that_cannot_be_seated() -> None:
    with pytest.raises(ValueError, match="2 bots for 3 seats"):
        replace(TITUS, seats=3).check()


def test_deals_count_in_order_whatever_is_finished_first() -> None:
    matches = play_matches(TITUS, range(TITUS.matches()))
    straight, mixed = Tally(TITUS), Tally(TITUS)
    straight.add(matches)
    mixed.add(matches[:0:-1])
    assert (mixed.deals, mixed.played) == (0, 5)
    assert mixed.rows() == []
    mixed.add(matches[:1])
    assert mixed.deals == 3
    assert mixed.rows() == straight.rows()
    assert mixed.differences() == straight.differences()
