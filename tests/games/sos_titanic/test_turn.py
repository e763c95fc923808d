"""A turn: S3."""

import pytest

from carpathia.engine.errors import IllegalMove
from tests.games.sos_titanic.scenes import scene

# Line 1 may go to Line 2; f9 on top of the stack can be placed nowhere.
ONE_MOVE = "line 1: s3 | f7\nline 2: | f8\nline 3: | s9\nstack: f4 f9"
INSTEAD = [("lowe lee", "seek"), ("smith lee", "new-deal")]


def test_S3_1_passengers_move_as_often_as_wished() -> None:
    table = scene("line 1: f9 | s2 s1\nline 2: s3 | f1", crew="lee fleet")
    for move in ("move 1>C", "move 1>C", "move 2>A", "move 2>C"):
        assert table.play(move).seat() == 1


def test_S3_1_passengers_need_not_move_at_all() -> None:
    table = scene(ONE_MOVE, crew="lee fleet")
    assert "move 1>2" in table.moves()
    assert table.play("rescue 1").seat() == 2
    assert table.line("1") == "s3 | f7"


def test_S3_1_passengers_move_before_the_action_never_after_it() -> None:
    table = scene(f"{ONE_MOVE}\nhand 1: your-turn", crew="lee fleet")
    assert table.play("play your-turn 3").moves("move") == []
    assert table.play("front s9").seat() == 2


def test_S3_1_no_passenger_moves_while_one_is_being_placed() -> None:
    table = scene("line 1: s3 | f7\nline 2: | f8\nstack: f7+")
    assert "move 1>2" in table.moves()
    assert table.play("rescue 1").moves() == ["place f7+>2"]


def test_S3_2_the_turn_offers_passenger_moves_action_cards_and_the_rescue() -> None:
    table = scene(f"{ONE_MOVE}\nhand 1: save-time", crew="fleet")
    rescues = ["rescue 1", "rescue 2", "rescue 3"]
    assert table.moves() == ["move 1>2", "play save-time", *rescues]


def test_S3_2_there_must_be_an_action() -> None:
    table = scene(ONE_MOVE)
    with pytest.raises(IllegalMove):
        table.play("pass")
    with pytest.raises(IllegalMove):
        table.play("move 1>2", "pass")


@pytest.mark.parametrize(
    ("crew", "action"),
    [
        ("lee fleet", "play save-time"),
        ("lee fleet", "rescue 1"),
        ("lowe fleet", "seek"),
    ],
)
def test_S3_2_one_action_ends_the_turn(crew: str, action: str) -> None:
    table = scene(f"{ONE_MOVE}\nhand 1: save-time wait", crew=crew)
    assert table.play(action).seat() == 2
    assert table.told("turn-began") == [{"seat": 2}]


def test_S3_2_a_successful_rescue_ends_the_turn_too() -> None:
    table = scene("line 2: | f8\nstack: f7", crew="lee fleet").play("rescue 1")
    assert table.seat() == 1
    assert table.play("place f7>2").seat() == 2


def test_S3_2_smiths_new_deal_ends_his_turn() -> None:
    table = scene(f"{ONE_MOVE}\nhand 1: wait", crew="smith lee").play("new-deal")
    assert table.moves() == ["give 2"]
    assert table.play("give 2").seat() == 2


def test_S3_2_only_lowe_and_smith_have_a_power_that_is_an_action() -> None:
    for name in ("murdoch", "boxhall", "lee", "latimer", "fleet", "pitman", "lightoller"):
        table = scene(f"{ONE_MOVE}\nhand 1: wait\nhand 2: plan-a", crew=f"{name} phillips")
        assert {move.split()[0] for move in table.moves()} == {"move", "play", "rescue"}, name


def test_S3_2_a_player_plays_out_of_his_own_hand() -> None:
    table = scene(f"{ONE_MOVE}\nhand 1: plan-a\nhand 2: save-time", crew="lee fleet")
    assert table.moves("play") == ["play plan-a"]


@pytest.mark.parametrize(("crew", "power"), INSTEAD)
@pytest.mark.parametrize("edition", ["fr", "en"])
def test_S3_3_a_power_is_offered_at_the_start_of_the_turn(
    crew: str, power: str, edition: str
) -> None:
    assert power in scene(f"{ONE_MOVE}\nhand 1: wait", crew=crew, edition=edition).moves()


@pytest.mark.parametrize(("crew", "power"), INSTEAD)
def test_S3_3_in_the_french_edition_passengers_may_move_before_a_power(
    crew: str, power: str
) -> None:
    table = scene(f"{ONE_MOVE}\nhand 1: wait", crew=crew, edition="fr")
    assert power in table.play("move 1>2").moves()


@pytest.mark.parametrize(("crew", "power"), INSTEAD)
def test_S3_3_in_the_english_edition_a_power_replaces_the_whole_turn(crew: str, power: str) -> None:
    table = scene(f"{ONE_MOVE}\nhand 1: wait", crew=crew, edition="en")
    table.play("move 1>2")
    assert power not in table.moves()
    assert table.moves("play", "rescue") != []


@pytest.mark.parametrize(("edition", "replaces"), [("fr", True), ("en", False)])
def test_S3_3_the_switch_decides_not_the_edition(edition: str, replaces: bool) -> None:
    switches = {"power-replaces-turn": replaces}
    table = scene(ONE_MOVE, crew="lowe", edition=edition, switches=switches).play("move 1>2")
    assert ("seek" in table.moves()) is not replaces


@pytest.mark.parametrize(
    "text",
    [
        "line 1: | f1\nline 3: | s9\nstack: f9",
        "line 1: f2 | f7\nline 2: | f8 f?7\nline 3: | s9\nstack: f9",
        "A: f1 f2\nB: f1+ f2+\nline 1: f9+ | f?2\nline 3: | s9\nstack: f9",
    ],
)
def test_S3_3_saving_replacing_and_dropping_are_moves_too(text: str) -> None:
    table = scene(text, crew="lowe", edition="en")
    assert "seek" in table.moves()
    move = table.moves("move 1>A", "replace", "drop")[0]
    assert "seek" not in table.play(move).moves()


def test_S3_3_the_next_turn_offers_the_power_again() -> None:
    table = scene(ONE_MOVE, crew="lowe", edition="en").play("move 1>2", "rescue 1")
    assert "seek" in table.moves()


def test_S3_3_an_added_power_is_there_after_moving_as_before() -> None:
    table = scene(f"{ONE_MOVE}\nhand 2: wait", crew="phillips lee", edition="en")
    assert "borrow 2" in table.moves()
    assert "borrow 2" in table.play("move 1>2").moves()
