"""Simulations: which matches they are, and that a row depends on nothing but its number."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from polars.testing import assert_frame_equal

from carpathia.engine.chance import SeededChance
from carpathia.engine.errors import Refusal
from carpathia.engine.setup import Setup
from carpathia.games import GAME_NAMES, open_game, open_watch
from carpathia.lab import rows as rows_module
from carpathia.lab.arena import Plan, play_match
from carpathia.lab.frames import frame_of
from carpathia.lab.rows import columns_of, play_rows
from carpathia.lab.simulating import plan_simulation, simulate
from carpathia.lab.simulation import Simulation
from carpathia.lab.sitting import Player, deal_seed, play_out, stream_of
from carpathia.lab.variations import AXES, Variant, all_variants, read_axes

EDITIONS = {"sos-titanic": "en", "titus": "adlung", "noris-titanic": "casse-noisettes"}
SEED = bytes(range(32))


def planned(
    game: str, bots: list[str], games: int = 2, vary: tuple[str, ...] = (), seats: int = 0
) -> Simulation:
    setup = Setup(game, EDITIONS[game], seats or (1 if game == "sos-titanic" else 2))
    return plan_simulation(setup, bots, games, vary, SEED)


def played(simulation: Simulation) -> pl.DataFrame:
    return frame_of(simulation, play_rows(simulation, range(simulation.matches())))


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_row_depends_on_the_seed_and_its_number_alone(game: str) -> None:
    simulation = planned(game, ["random", "greedy"])
    whole = played(simulation)
    assert whole["game"].to_list() == list(range(simulation.matches()))
    assert list(whole.columns) == list(columns_of(simulation))
    part = frame_of(simulation, play_rows(simulation, range(2, 3)))
    assert_frame_equal(part, whole[2:3])
    more = replace(simulation, deals=50)
    assert_frame_equal(frame_of(more, play_rows(more, range(simulation.matches()))), whole)
    other = replace(simulation, seed=bytes(32))
    assert not whole.equals(played(other))


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_column_is_explained(game: str) -> None:
    """In docs/lab.md, those of the seats by the first of them."""
    page = (Path(__file__).parents[2] / "docs" / "lab.md").read_text("utf-8")
    listed = [line.split("|")[1] for line in page.splitlines() if line.startswith("| ")]
    told = {name for cell in listed for name in re.findall(r"`(\w+)`", cell)}
    columns = columns_of(planned(game, ["random"]))
    firsts = {re.sub(r"(?<!stage)_\d$", "_1", name) for name in columns}
    assert {re.sub(r"stage_\d+", "stage_1", name) for name in firsts} <= told


@pytest.mark.parametrize("game", GAME_NAMES)
def test_the_same_rows_over_any_number_of_processes(game: str) -> None:
    arguments = (game, ["random"], 12)
    once = simulate(*arguments, seed="night", jobs=1)
    assert once.height == 12
    assert_frame_equal(simulate(*arguments, seed="night", jobs=2), once)


@pytest.mark.parametrize(
    ("game", "seats"), [("sos-titanic", 2), ("titus", 3), ("noris-titanic", 2)]
)
def test_random_bots_play_the_same_on_their_short_way(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    simulation = planned(game, ["random"], 3, seats=seats)
    quick = played(simulation)
    monkeypatch.setattr(rows_module, "_RANDOM", "nobody")
    assert_frame_equal(played(simulation), quick)


def test_a_row_is_what_the_arena_plays() -> None:
    bots = ("greedy", "random")
    rows = played(planned("titus", [*bots], 2)).to_dicts()
    plan = Plan("titus", "adlung", 2, bots, 2, SEED)
    for number, row in enumerate(rows):
        match = play_match(plan, number)
        assert [row["score_1"], row["score_2"]] == [share.points for share in match.shares]
        assert [row["won_1"], row["won_2"]] == [share.won for share in match.shares]
        assert row["reason"] == match.reason
        assert row["decisions"] == sum(share.decisions for share in match.shares)
        assert [row["bot_1"], row["bot_2"]] == [bots[share.bot] for share in match.shares]


def test_the_saved_of_every_page_are_noted_as_it_is_turned() -> None:
    simulation = planned("sos-titanic", ["greedy"], 1, ("crew=fleet",))
    (row,) = played(simulation).to_dicts()
    state = open_game(simulation.variants[0].setup("sos-titanic", {}, {})).start(
        chance := SeededChance(deal_seed(SEED, 0))
    )
    player = Player("sos-titanic", "greedy", stream_of(SEED, 0, 0, ("greedy",), 0))
    seen: list[int] = []
    while state.seat() >= 0:
        state.play(player.choose(state, 0), chance)
        view = state.view(0)
        parts = view["parts"]
        turned = len(simulation.stages) if state.seat() < 0 else 10 - int(str(view["page"]))
        assert isinstance(parts, dict)
        while len(seen) < turned:
            seen.append(int(str(parts["saved"])))
    assert [row[f"stage_{stage}"] for stage in range(1, 12)] == seen
    assert row["crew"] == "fleet"
    assert simulation.stages[-1] == "02:30"


@pytest.mark.parametrize(("game", "stages"), [("titus", 4), ("noris-titanic", 5)])
def test_the_last_stage_is_never_above_the_end_and_stages_only_count_up(
    game: str, stages: int
) -> None:
    simulation = planned(game, ["greedy", "random"], 2)
    assert len(simulation.stages) == stages
    for row in played(simulation).to_dicts():
        for seat in (1, 2):
            course = [row[f"stage_{stage}_seat_{seat}"] for stage in range(1, stages + 1)]
            if game == "noris-titanic":  # nobody who is saved is lost again
                assert course == sorted(course)
                assert course[-1] <= row[f"score_{seat}"]
            assert course[0] <= row[f"score_{seat}"]


def test_a_watch_has_noted_every_seat_of_every_stage_it_saw() -> None:
    simulation = planned("titus", ["greedy"], 1, seats=3)
    game = open_game(simulation.variants[0].setup("titus", {}, {}))
    chance = SeededChance(deal_seed(SEED, 0))
    watch = open_watch("titus")
    players = [Player("titus", "greedy", stream_of(SEED, 0, 0, ("greedy",), 0))] * 3
    result = play_out(game.start(chance), chance, players, watch)
    assert len(watch.noted()) == 3 * 4
    assert max(watch.noted()) <= max(result.scores) + 6


# What is varied


def test_everything_that_is_varied_is_combined() -> None:
    setup = Setup("sos-titanic", "en", 1)
    variants = all_variants(setup, read_axes("sos-titanic", ["edition", "setup", "seats=1,2"]))
    assert len(variants) == 2 * 3 * 2
    assert variants[1] == Variant("fr", 2, {"setup": "classic"})


def test_a_crew_is_varied_where_one_serves_alone() -> None:
    simulation = planned("sos-titanic", ["random"], 1, ("crew", "seats=1,3"))
    crews = [variant.value("sos-titanic", "crew") for variant in simulation.variants]
    assert crews == ["murdoch", "boxhall", "lee", "latimer", "lowe", "fleet", ""]
    rows = played(simulation)
    assert rows["crew"].to_list()[:6] == crews[:6]
    assert rows["crew"][6].count(",") == 2, "who was dealt"


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_axis_of_a_game_can_be_varied(game: str) -> None:
    for axis, values in AXES[game].items():
        simulation = planned(game, ["random"], 1, (axis,))
        seen = {variant.value(game, axis) for variant in simulation.variants}
        assert seen <= set(values)
        assert len(seen) == (6 if axis == "crew" else len(values))


def test_fewer_bots_than_seats_take_turns_and_go_round() -> None:
    simulation = planned("titus", ["greedy", "random"], 1, ("seats",))
    seated = [one.seated() for one in simulation.rounds]
    g, r = "greedy", "random"
    assert seated == [(g, r), (r, g), (g, r, g), (r, g, g), (g, g, r), (g, r, g, r), (r, g, r, g)]
    assert len(planned("titus", ["greedy"], 1, seats=4).rounds) == 1


@pytest.mark.parametrize(
    ("game", "bots", "vary", "key"),
    [
        ("titus", ["greedy"], ["crew"], "vary-unknown"),
        ("titus", ["greedy"], ["seats=5"], "vary-wrong"),
        ("titus", [], [], "simulate-bots-missing"),
        ("titus", ["gredy"], [], "bot-unknown"),
        ("titus", ["greedy", "random", "greedy"], ["seats"], "bots-wrong"),
        ("sos-titanic", ["random"], ["crew=smith"], "crew-not-allowed"),
        ("sos-titanic", ["random"], ["crew=smith,lee", "edition"], "crew-not-allowed"),
        ("sos-titanic", ["random"], ["crew=fleet", "crew=lee"], "vary-twice"),
        ("titus", ["random"], ["seats", "seats"], "vary-twice"),
        ("sos-titanic", ["random"], ["crew", "seats=2,3"], "vary-crew-alone"),
    ],
)
def test_what_cannot_be_played_is_refused_first(
    game: str, bots: list[str], vary: list[str], key: str
) -> None:
    with pytest.raises(Refusal) as refused:
        simulate(game, bots, 1, vary)
    assert refused.value.key == key


@pytest.mark.parametrize(
    "fixed", [{"options": {"crew": "fleet"}}, {"players": 1}, {"edition": "en"}]
)
def test_what_is_varied_is_not_fixed_as_well(fixed: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refused:
        simulate("sos-titanic", vary=["crew", "seats=1,2", "edition"], jobs=1, **fixed)
    assert refused.value.key == "vary-fixed"


def test_one_name_needs_no_list_and_a_seed_may_be_a_number() -> None:
    listed = simulate("titus", ["random"], 2, ["edition", "seats=2,3"], seed="5", jobs=1)
    assert listed["seats"].to_list() == [2, 3, 2, 3]
    plain = simulate("titus", "random", 2, "seats=2,3", seed=5, jobs=1)
    assert_frame_equal(plain, listed)
    two = simulate("titus", "greedy,random", 1, "edition", seed=5, jobs=1)
    assert two["bot_1"].to_list() == ["greedy", "random"]


@pytest.mark.parametrize("jobs", [0, -1])
def test_no_processes(jobs: int) -> None:
    with pytest.raises(ValueError, match=f"jobs={jobs}: one process at least"):
        simulate("titus", jobs=jobs)


def test_no_games_and_no_game() -> None:
    with pytest.raises(ValueError, match="games=0: one deal at least"):
        simulate("titus", ["random"], 0)
    with pytest.raises(Refusal):
        simulate("chess")
