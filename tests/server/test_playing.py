"""Commands: played once, answered alike, refused when stale or out of turn; kept over a restart."""

from typing import Any

import pytest

from carpathia.engine.errors import Refusal
from carpathia.server.store import Store
from carpathia.server.stored import StoredCommand
from carpathia.server.transactions import Conflict
from tests.server.house import BOTH, Guest, House, new_key, wrong

ENGINES = BOTH


def play_on(guests: list[Guest], moves: int) -> dict[str, Any]:
    """Play the first move offered, so many times; the last answer."""
    message = guests[0].message()
    for _ in range(moves):
        actor = guests[message["view"]["to-act"] - 1]
        offered = actor.message()["moves"]
        if not offered:  # the deal is secret: a match may end early
            break
        answer = actor.play(offered[0], message["version"])
        assert answer.status_code == 200, answer.text
        message = answer.json()
    return message


def test_a_move_is_answered_with_the_new_table(house: House) -> None:
    one, two = house.table()
    before = one.message()
    answer = one.play(before["moves"][0], 0, "command-1").json()
    assert (answer["version"], answer["key"]) == (1, "command-1")
    assert answer["events"]
    assert answer["moves"]
    del answer["key"]
    answer["commands"] = [{"seat": one.seat, "events": len(answer["events"])}]
    assert one.message(after=0) == answer
    assert two.message(after=0)["events"] == answer["events"]
    assert two.message()["events"] == []


def test_moves_are_offered_to_the_seat_to_act_and_to_nobody_else(house: House) -> None:
    created = house.create()
    guests = [house.join(created), house.join(created)]
    acting = guests[0].message()["view"]["to-act"] - 1
    assert guests[acting].message()["moves"]
    assert guests[1 - acting].message()["moves"] == []
    assert house.watch(created).message()["moves"] == []


def test_a_command_sent_again_is_played_once_and_answered_the_same(house: House) -> None:
    one, two = house.table()
    move = one.message()["moves"][0]
    first = one.play(move, 0, "command-1")
    again = one.play(move, 0, "command-1")
    assert (again.status_code, again.content) == (200, first.content)
    play_on([one, two], 5)
    assert one.play(move, 0, "command-1").content == first.content
    house.restart()
    assert one.play(move, 0, "command-1").content == first.content
    assert one.message()["version"] == 6


def test_a_key_serves_one_command_of_one_seat(house: House) -> None:
    one, two = house.table()
    move = one.message()["moves"][0]
    one.play(move, 0, "command-1")
    wrong(two.play(move, 1, "command-1"), 409, "key-taken")
    wrong(one.play("something else", 1, "command-1"), 409, "key-taken")
    wrong(one.play("something else", 0, "command-1"), 409, "key-taken")


def test_the_same_move_at_another_version_is_another_command(house: House) -> None:
    one, two = house.table()
    move = one.message()["moves"][0]
    first = one.play(move, 0, "command-1")
    wrong(one.play(move, 1, "command-1"), 409, "key-taken")
    play_on([one, two], 3)
    house.restart()
    for after in (1, 4, 99):
        wrong(one.play(move, after, "command-1"), 409, "key-taken")
    assert one.play(move, 0, "command-1").content == first.content


def test_a_stale_command_gets_the_current_table(house: House) -> None:
    one, two = house.table()
    move = one.message()["moves"][0]
    play_on([one, two], 3)
    answer = one.play(move, 0)
    assert wrong(answer, 409, "play-stale") == {"after": 0, "version": 3}
    assert answer.json()["now"] == one.message()
    wrong(one.play(move, 99), 409, "play-stale")


def test_out_of_turn_is_refused_and_tells_no_moves(house: House) -> None:
    guests = house.table("noris-titanic")
    acting = guests[0].message()["view"]["to-act"]
    other = guests[2 - acting]
    for move in ("roll", "nonsense"):
        answer = other.play(move, 0)
        assert wrong(answer, 409, "turn-other") == {"seat": acting}


@pytest.mark.parametrize(("move", "key"), [("end", "move-illegal"), ("dance", "move-unreadable")])
def test_what_the_rules_do_not_allow_changes_nothing(house: House, move: str, key: str) -> None:
    one, _ = house.table()
    before = one.look().content
    assert wrong(one.play(move, 0), 422, key)["near"] == "lift"
    assert one.look().content == before


def test_forged_and_foreign_tokens_open_no_seat(house: House) -> None:
    one, two = house.table()
    stranger, _ = house.table()
    for token in ("", "x", two.token, stranger.token, one.token[:-1], one.token + "x"):
        forged = Guest(house, one.room, 1, token)
        wrong(forged.look(), 403, "seat-token-wrong")
        wrong(forged.play("lift", 0), 403, "seat-token-wrong")
    wrong(Guest(house, one.room, 9, one.token).look(), 403, "seat-token-wrong")


@pytest.mark.parametrize("game", ["sos-titanic", "titus", "noris-titanic"])
def test_a_restart_changes_nothing_that_anyone_sees(house: House, game: str) -> None:
    guests = house.table(game)
    play_on(guests, 25)
    before = [guest.look(after=0).content for guest in guests]
    house.restart()
    assert [guest.look(after=0).content for guest in guests] == before
    play_on(guests, 10)
    before = [guest.look(after=0).content for guest in guests]
    house.restart()
    assert [guest.look(after=0).content for guest in guests] == before


# The store


def test_two_writers_cannot_both_write_a_version_or_a_key(house: House) -> None:
    one, _ = house.table()
    move = one.message()["moves"][0]
    assert one.play(move, 0, "command-1").status_code == 200
    stored = house.store.load(one.room)
    assert stored is not None
    (kept,) = stored.commands
    assert (kept.seq, kept.key, kept.seat, kept.play) == (1, "command-1", 0, move)
    for seq, key in ((1, "command-2"), (2, "command-1")):
        with pytest.raises(Conflict):
            house.store.append(one.room, StoredCommand(seq, key, 0, move, []))


def test_what_another_process_wrote_is_found_and_the_sender_told_that_it_is_stale(
    house: House,
) -> None:
    one, two = house.table()
    move = one.message()["moves"][0]
    house.store.append(one.room, StoredCommand(1, "elsewhere", 0, move, []))
    answer = one.play(move, 0)
    assert wrong(answer, 409, "play-stale") == {"after": 0, "version": 1}
    assert two.message()["version"] == 1


def test_a_move_that_cannot_be_kept_is_never_shown(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = house.table()
    before = one.look().content
    move, key = one.message()["moves"][0], new_key()

    def full(*_: object) -> None:
        raise Refusal("store-failed")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", full)
        wrong(one.play(move, 0, key), 503, "store-failed")
        assert one.look().content == before
    assert one.play(move, 0, key).json()["version"] == 1
