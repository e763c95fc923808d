"""Replays: closed before the end, the whole truth after it; records come in only if they are true."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from carpathia.engine.match import Replay
from carpathia.engine.record import read_record
from carpathia.games import GAME_NAMES, open_game
from carpathia.server.archive import Archive
from carpathia.server.days import DAY, now
from carpathia.server.importing import MOST_FIGURE, MOST_RECORD, check_record
from carpathia.server.replaying import MOST_STEPS, Finished, Replays
from carpathia.server.settings import NO_LIMITS, Settings
from carpathia.server.tables import IMPORTS, JUDGEMENTS, REVIEWS
from tests.server.afterwards import Browser, alone, finish, wait_until_over
from tests.server.house import Guest, House, new_key, wrong

RECORDS = Path(__file__).parents[2] / "records"
KEPT = sorted(RECORDS.rglob("*.txt"))
A_RECORD = next(file for file in KEPT if "sos-titanic" in str(file)).read_text("utf-8")


def steps_of(house: House, name: str, query: str = "") -> list[dict[str, Any]]:
    """All steps, page by page."""
    steps: list[dict[str, Any]] = []
    while True:
        page = house.get(f"/api/g/{name}?from={len(steps)}{query}").json()
        assert 0 < len(page["steps"]) <= MOST_STEPS
        assert page["first"] == len(steps)
        steps += page["steps"]
        if len(steps) > page["length"]:
            return steps


def record_of(house: House, guest: Guest) -> str:
    return house.get(f"/api/rooms/{guest.room}/record").text


def bring(house: House, text: str) -> Any:
    return house.post("/api/records", {"record": text})


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_replay_shows_every_step_as_it_was(house: House, game: str) -> None:
    guests = house.table(game)
    finish(guests)
    record = read_record(record_of(house, guests[0]))
    replay = Replay(open_game(record.setup), record)
    match = replay.match
    onlooker = steps_of(house, guests[0].room)
    second = steps_of(house, guests[0].room, "&seat=2")
    assert len(onlooker) == len(second) == len(record.entries)
    for number, (seen, own) in enumerate(zip(onlooker, second, strict=True)):
        if number:
            replay.step()
            step = match.steps[-1]
            assert (seen["seat"], seen["move"]) == (step.seat + 1, match.game.write(step.move))
            assert seen["events"] == [event.plain() for event in step.events]
        assert seen["version"] == number
        assert seen["view"] == match.state.view(-1)
        assert own["view"] == match.state.view(1)
        assert seen["moves"] == match.move_texts()
        assert seen["truth"] == match.game.write_position(match.state)
        whole = match.game.read_position(seen["truth"])
        assert whole.view(0) == match.state.view(0)
    assert match.is_over()


def test_a_replay_says_who_played_and_how_it_ended(house: House) -> None:
    guest = alone(Browser(house), "Violet", crew="lee")
    told = house.get(f"/api/g/{guest.room}?count=0").json()
    assert told["players"] == [
        {"seat": 1, "name": "Violet", "bot": "", "person": True, "hints": 0, "handed": 0}
    ]
    record = read_record(record_of(house, guest))
    scores = " ".join(str(score) for score in told["result"]["scores"])
    assert f"{scores} {told['result']['reason']}" == record.result
    assert sum(told["result"]["breakdown"].values()) == told["result"]["scores"][0]
    assert (told["seed"], told["commitment"]) == (record.seeds[0], record.entries[0].commitment)
    assert told["clean"] is True
    assert told["imported"] is False
    assert told["steps"] == []
    house.restart()
    assert house.get(f"/api/g/{guest.room}?count=0").json() == told


def test_a_match_with_a_hint_or_a_bot_in_a_persons_place_is_assisted(house: House) -> None:
    helped = house.join(house.create("sos-titanic", 1))
    assert helped.ask("hint", after=0).status_code == 200
    finish([helped])
    assert house.get(f"/api/g/{helped.room}").json()["clean"] is False
    created = house.create("sos-titanic", 2, bots={2: "gentle"})
    guest = house.join(created)
    guest.ask("hand", bot="gentle")
    wait_until_over(guest)
    told = house.get(f"/api/g/{guest.room}").json()
    assert told["clean"] is False
    assert [player["person"] for player in told["players"]] == [True, False]
    assert all(player["handed"] for player in told["players"])


def test_one_step_and_some_steps(house: House) -> None:
    room = alone(Browser(house)).room
    every = steps_of(house, room)
    assert house.get(f"/api/g/{room}?step=3").json()["steps"] == [every[3]]
    assert house.get(f"/api/g/{room}?from=2&count=4").json()["steps"] == every[2:6]
    last = len(every) - 1
    assert house.get(f"/api/g/{room}?from={last}").json()["steps"] == every[-1:]


@pytest.mark.parametrize(
    ("query", "status", "key"),
    [
        ("step=x", 400, "message-wrong"),
        ("step=-1", 400, "message-wrong"),
        ("from=1e3", 400, "message-wrong"),
        ("count=%D9%A3", 400, "message-wrong"),
        ("seat=one", 400, "message-wrong"),
        ("step=99999", 404, "step-unknown"),
        ("from=99999", 404, "step-unknown"),
        ("seat=2", 404, "seat-unknown"),
    ],
)
def test_steps_that_are_not_there(house: House, query: str, status: int, key: str) -> None:
    room = alone(Browser(house)).room
    wrong(house.get(f"/api/g/{room}?{query}"), status, key)


@pytest.mark.parametrize("door", ["", "?step=0", "?seat=1", "/verify", "/review"])
@pytest.mark.parametrize("game", GAME_NAMES)
def test_nothing_is_shown_before_the_end(house: House, game: str, door: str) -> None:
    guests = house.table(game)
    guests[0].play(guests[0].message()["moves"][0], 0)
    for headers in ({}, guests[0].headers):
        answer = house.get(f"/api/g/{guests[0].room}{door}", headers=headers)
        wrong(answer, 409, "record-closed")
    wrong(house.post(f"/api/g/{guests[0].room}/review", {}), 409, "record-closed")


@pytest.mark.parametrize("name", ["nowhere", "i-4kq3VbT0aXw8dUe1nW2P", "i-%00aaaaaaaaaaaaaaaaaaa"])
def test_a_match_that_does_not_exist(house: House, name: str) -> None:
    for door in ("", "/verify", "/review"):
        wrong(house.get(f"/api/g/{name}{door}"), 404, "room-unknown")


def test_what_was_taken_back_is_no_part_of_the_replay(house: House) -> None:
    guest = house.join(house.create("sos-titanic", 1))
    message = guest.message()
    undone = 0
    while message["moves"]:
        message = guest.play(message["moves"][-1], message["version"]).json()
        if message.get("undo") and not undone:
            key = new_key()
            message = guest.ask("undo", undo=1, after=message["version"], key=key).json()
            undone = 1
    assert undone
    told = house.get(f"/api/g/{guest.room}").json()
    assert told["length"] == message["version"] - 2
    assert told["length"] == len(read_record(record_of(house, guest)).entries) - 1


@pytest.mark.parametrize("game", GAME_NAMES)
def test_nothing_is_taken_back_once_the_record_is_open(house: House, game: str) -> None:
    guests = house.table(game)
    finish(guests, 0)
    version = guests[0].message()["version"]
    for guest in guests:
        message = guest.message()
        assert (message.get("undo", 0), message.get("undo_asking", 0)) == (0, 0)
        answer = guest.ask("undo", undo=1, after=version, key=new_key())
        wrong(answer, 409, "undo-nothing")
    assert house.info(guests[0].room)["over"]


def test_the_deal_is_proved(house: House) -> None:
    guest = alone(Browser(house))
    told = house.get(f"/api/g/{guest.room}/verify").json()
    assert told["proved"] is True
    assert told["outcomes"] == record_of(house, guest).count("\n= ")


# Records from elsewhere


def test_a_record_comes_in_once_and_is_shown_to_everyone(house: House) -> None:
    browser = Browser(house)
    text = record_of(house, alone(browser))
    answer = bring(house, text)
    assert answer.status_code == 201, answer.text
    told = answer.json()
    assert told["proof"] == {
        "proved": True,
        "outcomes": text.count("\n= "),
        "why": "",
        "args": {},
    }
    assert bring(house, text.replace("\n", "\r\n")).json() == told
    house.restart()
    name = told["id"]
    shown = house.get(f"/api/g/{name}").json()
    assert (shown["imported"], shown["players"], shown["clean"]) == (True, [], True)
    assert shown["result"]["scores"] == [int(text.split("result ")[1].split(" ")[0])]
    assert len(steps_of(house, name)) == shown["length"] + 1
    assert house.get(f"/api/g/{name}/verify").json() == told["proof"]
    assert house.get(f"/api/rooms/{name}/record").text == text
    assert browser.me()["games"] == 1
    assert len(house.get("/api/leaders").json()["leaders"]) == 1


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_every_record_we_keep_can_come_in(file: Path) -> None:
    checked = check_record(file.read_text("utf-8"))
    assert checked.error == ""
    assert checked.proof is not None
    assert checked.text == file.read_text("utf-8")


LETTER = f'figure clock.page-0 "{"x" * MOST_FIGURE}"'


def test_a_figure_may_be_words_as_long_as_they_are_few() -> None:
    few = LETTER.replace("xx", "x")
    checked = check_record(changed("\ncommitment", f"\n{few}\ncommitment"))
    assert (checked.error, few in checked.text) == ("", True)


def changed(old: str, new: str) -> str:
    assert old in A_RECORD
    return A_RECORD.replace(old, new, 1)


def swapped() -> str:
    """Two cards of the first shuffle have changed places, and the moves are left out."""
    lines = A_RECORD.splitlines()
    place = next(at for at, line in enumerate(lines) if line.startswith("= shuffle"))
    words = lines[place].split(" ")
    words[-1], words[-2] = words[-2], words[-1]
    head = [*lines[:place], " ".join(words)]
    rest = [line for line in lines[place + 1 :] if line.startswith("= ")]
    return "\n".join([*head, *rest[: _outcomes_of_setup() - 1], "open"]) + "\n"


def _outcomes_of_setup() -> int:
    return len(read_record(A_RECORD).entries[0].outcomes)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "record-empty"),
        ("hello", "record-foreign"),
        (A_RECORD[: len(A_RECORD) // 2].rsplit("\n", 1)[0], "record-cut-off"),
        (changed("carpathia record 1", "carpathia record 9"), "record-format-newer"),
        (changed("edition ", "edition x"), "edition-unknown"),
        (changed("game sos-titanic", "game chess"), "game-unknown"),
        (changed("revision 1", "revision 99"), "record-revision-other"),
        (changed("\n1: ", "\n1: dance\n1: "), "record-move-wrong"),
        (changed("\n1: ", "\n2: "), "record-seat-wrong"),
        (changed("\nresult ", "\nresult 9"), "record-result-wrong"),
        (A_RECORD + "1: move 3>5\n", "record-after-end"),
        ("carpathia record 1\n\x00\n", "record-line-unreadable"),
        (changed("\ncommitment", f"\n{LETTER}\ncommitment"), "figure-too-long"),
    ],
)
def test_a_record_that_is_not_true_is_refused(text: str, key: str) -> None:
    checked = check_record(text)
    assert (checked.error, checked.proof) == (key, None)


def test_a_deal_that_cannot_be_proved_comes_in_and_says_so() -> None:
    unsealed = A_RECORD.split("\nseed ")[0] + "\n"
    checked = check_record(unsealed)
    assert checked.proof is not None
    assert (checked.proof.proved, checked.proof.why) == (False, "seed-missing")
    other = check_record(A_RECORD.split("\nseed ")[0] + "\nseed " + "0" * 64 + "\n")
    assert other.proof is not None
    assert (other.proof.proved, other.proof.why) == (False, "seed-false")


def test_an_unfinished_match_comes_in_too(house: House) -> None:
    answer = bring(house, swapped())
    assert answer.status_code == 201, answer.text
    assert answer.json()["proof"]["proved"] is False
    shown = house.get(f"/api/g/{answer.json()['id']}").json()
    assert (shown["result"], shown["length"]) == (None, 0)


@pytest.mark.parametrize("house", ["sqlite", "postgresql"], indirect=True)
def test_imports_that_nobody_looks_at_are_cleared_away_where_the_host_wishes(house: House) -> None:
    old, seen = (bring(house, text).json()["id"] for text in (A_RECORD, swapped()))
    review = sa.insert(REVIEWS).values(match=old, wanted=False, asked=1)
    judgement = sa.insert(JUDGEMENTS).values(
        match=old, step=1, seat=0, played="", best="", before=0, expected_best=0, expected_played=0
    )
    with house.database.engine.begin() as connection:
        connection.execute(sa.update(IMPORTS).values(looked=now() - 11 * DAY))
        connection.execute(review)
        connection.execute(judgement)
    house.restart()
    assert house.get(f"/api/g/{seen}").status_code == 200  # and so it was looked at today
    house.settings = Settings(limits=NO_LIMITS, keep_imports=10)
    house.restart()
    until = time.monotonic() + 20
    with house.database.engine.connect() as connection:
        while old in set(connection.execute(sa.select(IMPORTS.c.id)).scalars()):  # not by a look
            assert time.monotonic() < until, "it is still there"
            connection.rollback()  # and look anew
            time.sleep(0.05)
    assert house.get(f"/api/g/{old}").status_code == 404
    assert house.get(f"/api/g/{seen}").status_code == 200
    with house.database.engine.connect() as connection:
        for table in (REVIEWS, JUDGEMENTS):
            rows = connection.execute(sa.select(table.c.match)).scalars()
            assert old not in list(rows)


def test_a_false_record_is_refused_at_the_door(house: House) -> None:
    told = wrong(bring(house, changed("\n1: ", "\n1: dance\n1: ")), 422, "record-move-wrong")
    assert told["move"] == "dance"
    assert told["line"] > 1
    wrong(bring(house, changed("edition ", "edition x")), 422, "edition-unknown")
    wrong(bring(house, ""), 400, "message-wrong")
    wrong(house.post("/api/records", {"record": 1}), 400, "message-wrong")
    wrong(house.post("/api/records", {"record": "x", "name": "y"}), 400, "message-wrong")
    too_much = wrong(bring(house, "x" * MOST_RECORD), 413, "message-too-long")
    assert too_much == {"most": MOST_RECORD}
    headers = {"Content-Type": "text/plain"}
    answer = house.client.post("/api/records", content=A_RECORD, headers=headers)
    wrong(answer, 415, "body-not-json")
    headers = {"Origin": "http://evil.example"}
    answer = house.post("/api/records", {"record": A_RECORD}, headers=headers)
    wrong(answer, 403, "origin-foreign")


LONG = "x" * 50_000


@pytest.mark.parametrize(
    ("line", "now", "key"),
    [
        ("game sos-titanic", f"game {LONG}", "game-unknown"),
        ("edition en", f"edition {LONG}", "edition-unknown"),
        ("option setup classic", f"option {LONG} classic", "option-unknown"),
        ("option setup classic", f"option setup {LONG}", "option-wrong"),
        ("option setup classic", f"switch {LONG} on", "switch-unknown"),
        ("option setup classic", f"switch x {LONG}", "switch-wrong"),
        ("option setup classic", f"figure {LONG} 1", "figure-unknown"),
        ("option setup classic", f"figure x {LONG}", "figure-wrong"),
        ("seats 5", f"seats {LONG}", "record-line-unreadable"),
        ("\n1: ", f"\n1: {LONG} ", "record-move-wrong"),
    ],
)
def test_a_refusal_does_not_say_again_all_that_was_sent(
    house: House, line: str, now: str, key: str
) -> None:
    told = wrong(bring(house, changed(line, now)), 422, key)
    quoted = [text for text in told.values() if isinstance(text, str) and "xxx" in text]
    assert quoted, "the offender is not shown"
    assert max(map(len, quoted)) <= 100


def test_one_match_is_played_again_at_a_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Several would leave the thread that serves the tables little time."""
    began: list[int] = []
    over: list[int] = []

    def slow(*_args: object) -> None:
        began.append(len(over))
        time.sleep(0.05)
        over.append(1)

    monkeypatch.setattr("carpathia.server.replaying.show", slow)
    replays = Replays(house.rooms(), Archive(house.store))

    async def ask() -> None:
        found = Finished("one", read_record(A_RECORD), [])
        await asyncio.gather(*(replays.show(found, 0, 1, 0) for _ in range(4)))

    asyncio.run(ask())
    assert began == [0, 1, 2, 3]
