"""Who got up before the first move has seen a hand: that deal is not played."""

from collections.abc import Callable

import msgspec
import pytest

from carpathia.engine.match import verify
from carpathia.engine.record import read_record
from carpathia.games import open_game
from carpathia.server.checking import Check
from carpathia.server.settings import NO_LIMITS, Settings
from tests.server.afterwards import Browser, finish
from tests.server.house import BOTH, Guest, House, new_key, wrong
from tests.server.test_company import wait_until_to_act
from tests.server.test_lessons import begin
from tests.server.test_sockets import table_of

ENGINES = BOTH
NORIS = "noris-titanic"


def sit(house: House, created: dict[str, str], seat: int) -> Guest:
    asked = {"join": created["join"], "key": new_key(), "name": "Violet", "seat": seat}
    seated = house.post(f"/api/rooms/{created['room']}/seats", asked).json()
    return Guest(house, created["room"], seated["seat"], seated["token"])


def kick(house: House, created: dict[str, str], seat: int) -> str:
    """Have somebody leave; the new join link."""
    asked: dict[str, object] = {"host": created["host"], "seat": seat}
    door = f"/api/rooms/{created['room']}/kick"
    confirm = house.post(door, asked).json()["confirm"]
    join: str = house.post(door, {**asked, "confirm": confirm}).json()["join"]
    return join


def get_up(guest: Guest, created: dict[str, str], how: str) -> None:
    """Of oneself, with a bot in one's place, or because the host says so."""
    match how:
        case "left":
            guest.ask("leave").raise_for_status()
        case "left to a bot":
            guest.ask("leave", bot="gentle").raise_for_status()
        case _:
            kick(guest.house, created, guest.seat)


def dealt(house: House, room: str) -> tuple[str, list[str]]:
    """The seal and the deal itself, as they are kept."""
    stored = house.store.load(room)
    assert stored is not None
    assert stored.match.commitment == house.info(room)["commitment"]
    return stored.match.commitment, stored.match.deal


def test_a_hand_that_was_looked_at_is_not_played(house: House) -> None:
    created = house.create(NORIS, 2, public=True)
    first = dealt(house, created["room"])
    peeper = sit(house, created, 2)
    assert peeper.message()["view"]["hand"]
    peeper.ask("leave").raise_for_status()
    sit(house, created, 1)
    victim = sit(house, created, 2)
    told = victim.message(0)
    assert (told["version"], told["events"]) == (1, [{"event": "dealt-anew", "seat": 2}])
    assert told["commands"] == [{"seat": 2, "events": 1}]
    second = dealt(house, created["room"])
    # Not the hands themselves are compared: of so few cards two may be the same.
    assert (second[0] != first[0], second[1] != first[1]) == (True, True)
    house.restart()
    assert victim.message(0) == told, "shown as it is kept"
    assert dealt(house, created["room"]) == second


@pytest.mark.parametrize("how", ["left", "left to a bot", "kicked", "kicked from a bot's chair"])
def test_whoever_is_at_the_table_is_shown_the_new_deal(house: House, how: str) -> None:
    created = house.create(NORIS, 3)
    one, two = sit(house, created, 1), sit(house, created, 2)
    if how == "kicked from a bot's chair":
        two.ask("hand", bot="gentle").raise_for_status()
    before = one.message()
    with one.socket() as mine, house.watch(created).socket() as onlooker:
        assert table_of(mine)["version"] == table_of(onlooker)["version"] == 0
        get_up(two, created, how)
        assert one.message()["version"] == 1
        told = table_of(mine)
        assert (told["version"], told["events"]) == (1, [{"event": "dealt-anew", "seat": 2}])
        assert table_of(onlooker)["version"] == 1
    house.restart()
    assert one.message(0) == told, "shown as it is kept"
    moves = before["moves"] or ["any"]
    wrong(one.play(moves[0], 0), 409, "play-stale")
    assert house.info(created["room"])["commitment"] != created["commitment"]


def hand_over_and_back(house: House, created: dict[str, str]) -> None:
    guest = sit(house, created, 1)
    guest.ask("hand", bot="gentle").raise_for_status()
    guest.ask("hand", bot="").raise_for_status()
    guest.ask("name", name="Frederick").raise_for_status()


def kick_a_bot(house: House, created: dict[str, str]) -> None:
    house.post(
        f"/api/rooms/{created['room']}/bots",
        {"host": created["host"], "seat": 1, "level": "gentle"},
    ).raise_for_status()
    kick(house, created, 1)


@pytest.mark.parametrize("harmless", [hand_over_and_back, kick_a_bot])
def test_where_nobody_got_up_the_deal_stands(
    house: House, harmless: Callable[[House, dict[str, str]], None]
) -> None:
    created = house.create(NORIS, 2)
    first = dealt(house, created["room"])
    harmless(house, created)
    assert dealt(house, created["room"]) == first
    assert house.info(created["room"])["version"] == 0


@pytest.mark.parametrize("game", ["sos-titanic", "titus"])
def test_where_everybody_sees_the_same_the_deal_stands(house: House, game: str) -> None:
    created = house.create(game, 2)
    first = dealt(house, created["room"])
    sit(house, created, 2).ask("leave").raise_for_status()
    assert dealt(house, created["room"]) == first
    assert house.info(created["room"])["version"] == 0


def test_what_was_played_stands(house: House) -> None:
    guests = house.table(NORIS, 2)
    first = dealt(house, guests[0].room)
    acting = guests[guests[0].message()["view"]["to-act"] - 1]
    acting.play(acting.message()["moves"][0], 0).raise_for_status()
    version = acting.message()["version"]
    guests[1].ask("leave").raise_for_status()
    assert dealt(house, guests[0].room) == first
    assert house.info(guests[0].room)["version"] == version


@pytest.mark.parametrize("is_daily", [True, False])
def test_a_deal_that_everybody_has_stands(house: House, is_daily: bool) -> None:
    browser = Browser(house)
    guest = browser.daily() if is_daily else begin(browser, NORIS)
    first = dealt(house, guest.room)
    guest.ask("leave").raise_for_status()
    assert dealt(house, guest.room) == first


def test_the_new_deal_is_proved_to_the_end(house: House) -> None:
    created = house.create(NORIS, 2)
    other = sit(house, created, 1)
    sit(house, created, 2).ask("leave").raise_for_status()
    link = {**created, "join": kick(house, created, 1)}
    assert other.look().status_code == 403
    guests = [sit(house, link, 1), sit(house, link, 2)]
    assert guests[0].message()["version"] == 2
    sealed = dealt(house, created["room"])[0]
    key, start = new_key(), guests[0].message()
    acting = guests[start["view"]["to-act"] - 1]
    move = acting.message()["moves"][-1]
    first = acting.play(move, 2, key)
    finish(guests)
    assert acting.play(move, 2, key).content == first.content, "made anew from what is kept"
    house.restart()
    proof = house.get(f"/api/g/{created['room']}/verify").json()
    assert proof["proved"] is True
    replay = house.get(f"/api/g/{created['room']}").json()
    assert replay["commitment"] == sealed != created["commitment"]
    record = read_record(house.get(f"/api/rooms/{created['room']}/record").text)
    assert verify(open_game(record.setup), record) == proof["outcomes"]
    check = Check()
    with house.store.looking() as connection:
        list(check.run(connection))
    assert (check.matches, check.faults) == (1, [])


def test_a_table_that_is_not_full_yet_is_proved_too(house: House) -> None:
    created = house.create(NORIS, 2)
    sit(house, created, 2).ask("leave").raise_for_status()
    check = Check()
    with house.store.looking() as connection:
        list(check.run(connection))
    assert (check.matches, check.faults) == (1, [])


def test_bots_play_the_new_deal(house: House) -> None:
    created = house.create(NORIS, 2, bots={1: "gentle"})
    sit(house, created, 2).ask("leave").raise_for_status()
    message = wait_until_to_act(sit(house, created, 2))
    assert message["version"] >= 1
    assert message["moves"]


def test_new_deals_are_no_moves_of_a_long_match(house: House) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, match_commands=1)
    house.settings = Settings(limits=limits)
    house.restart()
    created = house.create(NORIS, 2)
    for _ in range(3):
        sit(house, created, 2).ask("leave").raise_for_status()
    guests = [sit(house, created, 1), sit(house, created, 2)]
    acting = guests[guests[0].message()["view"]["to-act"] - 1]
    assert acting.play(acting.message()["moves"][0], 3).status_code == 200


def test_who_sits_down_and_gets_up_for_ever_is_stopped(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carpathia.server.seating.MOST_DEALS", 3)
    created = house.create("noris-titanic", 2)
    first = sit(house, created, 1)
    for _ in range(3):
        assert sit(house, created, 2).ask("leave").status_code == 200
    asked = {"join": created["join"], "key": new_key(), "name": "Violet", "seat": 2}
    wrong(house.post(f"/api/rooms/{created['room']}/seats", asked), 409, "deals-enough")
    house.post(
        f"/api/rooms/{created['room']}/bots",
        {"host": created["host"], "seat": 2, "level": "gentle"},
    ).raise_for_status()
    message = wait_until_to_act(first)
    assert first.play(message["moves"][0], message["version"]).status_code == 200
    kicked = {**created, "join": kick(house, created, 2)}
    assert sit(house, kicked, 2).message()["version"] > 3, "from then on nothing is dealt anew"


@pytest.mark.parametrize("how", ["left", "left to a bot", "kicked"])
def test_nobody_is_held_at_a_table_that_was_dealt_too_often(
    house: House, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr("carpathia.server.seating.MOST_DEALS", 1)
    created = house.create(NORIS, 3)
    one, two = sit(house, created, 1), sit(house, created, 2)
    sit(house, created, 3).ask("leave").raise_for_status()
    before = dealt(house, created["room"])
    get_up(two, created, how)
    assert two.look().status_code == 403
    assert dealt(house, created["room"]) != before, "a hand that was seen is not played even now"
    one.ask("leave").raise_for_status()


def test_what_is_kept_of_a_browser_has_no_deals_in_it(house: House) -> None:
    created = house.create(NORIS, 2)
    violet = Browser(house)
    violet.join(created)
    sit(house, created, 2).ask("leave").raise_for_status()
    (match,) = violet.get("/api/me/export").json()["matches"]
    assert match["commands"] == []
