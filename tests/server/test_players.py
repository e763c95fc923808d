"""Statistics of a browser: its own and nobody else's, exported and forgotten on request."""

import time
from typing import Any

import pytest
import sqlalchemy as sa

from carpathia.engine.chance import SeededChance
from carpathia.engine.errors import BadSetup
from carpathia.engine.setup import Setup
from carpathia.games import open_game
from carpathia.server.players import me_of
from carpathia.server.standings import variant_of
from carpathia.server.tables import SEATS, STANDINGS
from tests.server.afterwards import Browser, alone, finish, wait_until_over
from tests.server.house import BOTH, House, wrong

ENGINES = BOTH


def standing(score: int, won: bool = False, **more: object) -> dict[str, Any]:
    usual = {
        "match": f"room {score}",
        "seat": 0,
        "game": "sos-titanic",
        "edition": "en",
        "seats": 1,
        "crew": "lee",
        "score": score,
        "won": won,
        "assists": 0,
        "reason": "sunk",
        "daily": "",
        "ended": 1,
    }
    return usual | more


def test_statistics_count_streaks_and_bars() -> None:
    me = me_of(
        [
            standing(31, won=True),
            standing(34, won=True, assists=2),
            standing(9),
            standing(22, won=True),
            standing(21, won=True),
            standing(20, won=True, crew="smith"),
            standing(-3),
            standing(7, won=True, game="titus", crew="", edition="adlung"),
        ]
    )
    assert (me.games, me.wins, me.clean, me.assisted) == (8, 6, 7, 1)
    assert [(one.game, one.now, one.best) for one in me.streaks] == [
        ("sos-titanic", 2, 3),
        ("titus", 1, 1),
    ]
    lee, smith, titus = me.tallies
    assert (lee.crew, lee.games, lee.wins, lee.best, lee.mean) == ("lee", 6, 4, 34, 19.0)
    bars = [(bar.least, bar.count) for bar in lee.distribution]
    assert bars == [(-5, 1), (5, 1), (20, 2), (30, 2)]
    assert (smith.games, titus.edition) == (1, "adlung")
    assert [past.score for past in me.history] == [31, 34, 9, 22, 21, 20, -3, 7]


def test_several_chairs_on_one_screen_are_one_match() -> None:
    together = [standing(30, match="a"), standing(30, match="a", seat=1, crew="smith")]
    against = [standing(9, match="b", game="titus"), standing(7, match="b", game="titus", seat=1)]
    me = me_of([*together, *against])
    assert (me.games, len(me.history)) == (1, 1)


@pytest.mark.parametrize(
    ("game", "edition", "seats"),
    [("sos-titanic", "en", 2), ("titus", "adlung", 2), ("noris-titanic", "noris", 2)],
)
def test_naming_what_is_usual_anyway_makes_no_variant(game: str, edition: str, seats: int) -> None:
    usual = Setup(game, edition, seats)
    named = {"setup": "classic", "crew": "random", "first": "random", "memory-aid": "on"}
    named |= {"board": "rail-15", "die": "two-start", "cards": "level"}
    position = _start(usual)
    for option, value in named.items():
        setup = Setup(game, edition, seats)
        setup.options = {option: value}
        assert variant_of(setup) == ""
        if option in ("setup", "board", "die", "cards") and _has(setup):
            assert _start(setup) == position
    unusual = Setup(game, edition, seats)
    unusual.options = {"setup": "expert", "cards": "falling"}
    unusual.switches = {"any": True}
    assert variant_of(unusual) == "cards=falling setup=expert any=on"


def _has(setup: Setup) -> bool:
    try:
        open_game(setup)
    except BadSetup:
        return False
    return True


def _start(setup: Setup) -> str:
    game = open_game(setup)
    return game.write_position(game.start(SeededChance(bytes(32))))


def test_a_browser_sees_its_own_matches_only(house: House) -> None:
    violet, thomas = Browser(house), Browser(house)
    created = house.create("titus", 2)
    guests = [violet.join(created, "Violet"), thomas.join(created, "Thomas")]
    finish(guests)
    room = alone(violet, crew="lee").room
    mine, yours = violet.me(), thomas.me()
    assert (mine["games"], yours["games"]) == (2, 1)
    assert mine["history"][0]["room"] in (room, guests[0].room)
    (titus,) = yours["history"]
    assert (titus["room"], titus["seat"], titus["seats"]) == (guests[0].room, 2, 2)
    theirs = next(past for past in mine["history"] if past["game"] == "titus")
    assert theirs["won"] + titus["won"] >= 1
    assert next(one["crew"] for one in mine["tallies"] if one["crew"]) == "lee"
    house.restart()
    assert violet.me() == mine


@pytest.mark.parametrize("cookie", ["", "carpathia-me=", "carpathia-me=x", "carpathia-me=' OR 1"])
def test_whoever_is_not_known_has_played_nothing(house: House, cookie: str) -> None:
    alone(Browser(house))
    answer = house.get("/api/me", headers={"Cookie": cookie})
    assert (answer.status_code, answer.json()["games"]) == (200, 0)
    assert "set-cookie" not in answer.headers
    assert house.get("/api/me/export", headers={"Cookie": cookie}).json() == {"matches": []}


def test_a_seat_token_is_no_key_to_somebodys_statistics(house: House) -> None:
    guest = alone(Browser(house))
    answer = house.get("/api/me", headers={"Cookie": f"carpathia-me={guest.token}"})
    assert answer.json()["games"] == 0


def test_what_ended_unfiled_is_filed_at_the_next_start(house: House) -> None:
    browser = Browser(house)
    alone(browser)
    before = browser.me()
    assert before["games"] == 1
    with house.database.engine.begin() as connection:
        connection.execute(sa.delete(STANDINGS))
    house.restart()
    until = time.monotonic() + 30
    while not browser.me()["games"]:
        assert time.monotonic() < until
    assert browser.me() == before


# Export


def test_an_export_holds_all_of_ones_own_and_nothing_of_others(house: House) -> None:
    violet, thomas = Browser(house), Browser(house)
    created = house.create("titus", 2)
    guests = [violet.join(created, "Violet"), thomas.join(created, "Thomas")]
    finish(guests)
    running = violet.join(house.create("sos-titanic", 1), "Violet at sea")
    move = running.message()["moves"][0]
    running.play(move, 0)
    answer = violet.get("/api/me/export")
    # By when one sat down, in whole seconds: both may have been in the same.
    told = sorted(answer.json()["matches"], key=lambda match: match["ended"] is None)
    assert [match["room"] for match in told] == [guests[0].room, running.room]
    assert told[1]["ended"] is None
    assert [one["play"] for one in told[1]["commands"]] == [move]
    stored = house.store.load(guests[0].room)
    assert stored is not None
    own = [command.seq for command in stored.commands if command.seat == 0]
    assert [one["seq"] for one in told[0]["commands"]] == own
    secrets = [stored.match.seed.hex(), stored.match.join_secret, stored.match.watch_secret]
    secrets += [guest.token for guest in (*guests, running)]
    secrets += [violet.secret, thomas.secret, "Thomas"]
    assert [secret for secret in secrets if secret in answer.text] == []
    assert "attachment" in answer.headers["content-disposition"]


def test_an_export_has_no_move_of_a_bot_nor_of_who_sat_there_before(house: House) -> None:
    violet, thomas = Browser(house), Browser(house)
    created = house.create("sos-titanic", 1)
    before = violet.join(created, "Violet")
    before.play(before.message()["moves"][0], 0)
    before.ask("leave")
    after = thomas.join(created, "Thomas")
    move = after.message()["moves"][0]
    assert after.play(move, 1).status_code == 200
    after.ask("hand", bot="gentle")
    wait_until_over(after)
    (own,) = thomas.get("/api/me/export").json()["matches"]
    assert [(one["seq"], one["play"]) for one in own["commands"]] == [(2, move)]
    assert violet.get("/api/me/export").json() == {"matches": []}


# Being forgotten


def test_being_forgotten_takes_two_steps(house: House) -> None:
    violet, thomas = Browser(house), Browser(house)
    done = alone(violet, "Violet Jessop")
    alone(thomas, "Thomas")
    running = violet.join(house.create("sos-titanic", 1), "Violet at sea")
    first = violet.post("/api/me/delete").json()
    assert first["matches"] == 2
    assert violet.me()["games"] == 1
    wrong(violet.post("/api/me/delete", confirm="yes"), 403, "forget-unconfirmed")
    wrong(thomas.post("/api/me/delete", confirm=first["confirm"]), 403, "forget-unconfirmed")
    answer = violet.post("/api/me/delete", confirm=first["confirm"])
    assert answer.json() == {"matches": 2, "done": True}
    cleared = answer.headers["set-cookie"]
    assert cleared.startswith("carpathia-me=")
    assert "Max-Age=0; Path=/api;" in cleared
    for _ in range(2):
        assert violet.me()["games"] == 0
        assert violet.get("/api/me/export").json() == {"matches": []}
        shown = house.get(f"/api/g/{done.room}").json()
        assert [player["name"] for player in shown["players"]] == [""]
        assert house.info(done.room)["chairs"][0]["name"] == ""
        assert house.info(running.room)["chairs"][0]["name"] == ""
        leaders = house.get("/api/leaders").json()["leaders"]
        assert [leader["name"] for leader in leaders] == ["Thomas"]
        house.restart()
    finish([running])
    assert house.get(f"/api/g/{running.room}").json()["players"][0]["name"] == ""
    assert violet.me()["games"] == 0
    assert thomas.me()["games"] == 1
    with house.database.engine.connect() as connection:
        known = connection.execute(sa.select(SEATS.c.name).where(SEATS.c.player.is_not(None)))
        assert known.scalars().all() == ["Thomas"]


def test_who_was_forgotten_stays_so_in_a_rematch(house: House) -> None:
    violet = Browser(house)
    guest = violet.join(house.create("sos-titanic", 1))
    word = violet.post("/api/me/delete").json()["confirm"]
    violet.post("/api/me/delete", confirm=word)
    finish([guest])
    assert guest.ask("rematch").status_code == 200
    assert violet.get("/api/me/export").json() == {"matches": []}


def test_a_foreign_page_cannot_have_somebody_forgotten(house: House) -> None:
    violet = Browser(house)
    alone(violet)
    headers = violet.headers | {"Origin": "http://evil.example"}
    wrong(house.post("/api/me/delete", {}, headers=headers), 403, "origin-foreign")
    wrong(house.post("/api/me/delete", {"all": True}, headers=violet.headers), 400, "message-wrong")


# Leaderboards


def leaders(house: House, query: str = "", browser: Browser | None = None) -> list[dict[str, Any]]:
    headers = {} if browser is None else browser.headers
    found: list[dict[str, Any]] = house.get(f"/api/leaders?{query}", headers=headers).json()[
        "leaders"
    ]
    return found


def rescore(house: House, room: str, score: int) -> None:
    with house.database.engine.begin() as connection:
        this = STANDINGS.c.match == room
        connection.execute(sa.update(STANDINGS).where(this).values(score=score))


def test_the_best_of_each_player_and_equal_scores_share_a_place(house: House) -> None:
    violet, thomas, margaret = (Browser(house) for _ in range(3))
    rooms = [
        alone(browser, name, crew="lee").room
        for browser, name in (
            (violet, "Violet"),
            (violet, "Violet"),
            (thomas, "Thomas"),
            (margaret, "Margaret"),
        )
    ]
    smith = alone(margaret, "Margaret", crew="lowe").room
    assert len(leaders(house)) == 3
    for room, score in zip([*rooms, smith], (30, 40, 40, 50, 99), strict=True):
        rescore(house, room, score)
    found = leaders(house, "crew=lee", violet)
    # Who ended first stands first; but both may have ended within one second.
    found.sort(key=lambda one: (one["place"], one["name"]))
    assert [(one["place"], one["name"], one["score"], one["me"]) for one in found] == [
        (1, "Margaret", 50, False),
        (2, "Thomas", 40, False),
        (2, "Violet", 40, True),
    ]
    assert [one["room"] for one in found] == [rooms[3], rooms[2], rooms[1]]
    assert leaders(house)[0]["score"] == 99
    assert leaders(house, "edition=fr") == leaders(house, "seats=2") == []
    assert len(leaders(house, "game=sos-titanic&edition=en&seats=1&clean=1")) == 3


def test_only_what_people_decided_by_the_usual_rules_is_ranked(house: House) -> None:
    violet = Browser(house)
    handed = violet.join(house.create("sos-titanic", 1))
    handed.ask("hand", bot="gentle")
    wait_until_over(handed)
    alone(violet, setup="expert")
    mixed = violet.join(house.create("sos-titanic", 2, bots={2: "gentle"}))
    mixed.ask("hand", bot="gentle")
    wait_until_over(mixed)
    nobody = house.join(house.create("sos-titanic", 1), "Nobody")
    finish([nobody])
    assert violet.me()["games"] == 3
    names = [one["name"] for seats in (1, 2) for one in leaders(house, f"seats={seats}")]
    assert names == ["Nobody"]


def test_whoever_plays_against_themselves_is_not_ranked(house: House) -> None:
    violet, thomas = Browser(house), Browser(house)
    ranked = []
    for other in (violet, thomas):
        created = house.create("titus", 2)
        finish([violet.join(created, "Violet"), other.join(created, "Other")])
        ranked.append(sorted(one["name"] for one in leaders(house, "game=titus")))
    assert ranked == [[], ["Other", "Violet"]]


def test_matches_with_a_hint_are_marked(house: House) -> None:
    violet = Browser(house)
    guest = violet.join(house.create("sos-titanic", 1))
    guest.ask("hint", after=0)
    finish([guest])
    assert [one["clean"] for one in leaders(house)] == [False]
    assert leaders(house, "clean=1") == []
    assert (violet.me()["clean"], violet.me()["assisted"]) == (0, 1)


@pytest.mark.parametrize(
    ("query", "status", "key"),
    [
        ("game=chess", 422, "game-unknown"),
        ("seats=many", 400, "message-wrong"),
        ("clean=yes", 400, "message-wrong"),
        ("crew=%00", 400, "message-wrong"),
        ("edition=%F0%9F%9A%A2", 400, "message-wrong"),
    ],
)
def test_leaders_that_cannot_be_asked_for(house: House, query: str, status: int, key: str) -> None:
    wrong(house.get(f"/api/leaders?{query}"), status, key)
