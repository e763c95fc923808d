"""Taking back, with and without leave; hints, which are counted; signs, which say little."""

import json
from math import sqrt
from typing import Any

import msgspec
import pytest

from carpathia.server.tokens import hashed
from tests.server.afterwards import finish
from tests.server.house import Guest, House, new_key, wrong


def quiet_move(house: House, seats: int, is_alone: bool) -> tuple[list[Guest], dict[str, Any]]:
    """A table where somebody has just made a move that turned up nothing, and its answer.

    `is_alone`: it may be taken back without asking. The deal is secret, so not every table has it.
    """
    crew = ",".join(["lee", "boxhall", "lowe"][:seats])
    for _ in range(30):
        guests = house.table("sos-titanic", seats, crew=crew)
        message = guests[0].message()
        while not house.info(guests[0].room)["over"]:
            actor = guests[message["view"]["to-act"] - 1]
            offered = actor.message()["moves"]
            shifts = [move for move in offered if move.startswith("move")]
            answer = actor.play((shifts or offered)[0], message["version"])
            assert answer.status_code == 200, answer.text
            message = answer.json()
            if message.get("undo" if is_alone else "undo_asking", 0) and (
                is_alone or not message.get("undo", 0)
            ):
                return [actor, *[guest for guest in guests if guest is not actor]], message
    raise AssertionError("thirty matches without a quiet move")


def test_a_quiet_move_is_taken_back_at_once_and_everyone_is_told(house: House) -> None:
    (guest, other), message = quiet_move(house, 2, is_alone=True)
    before, key = message["version"], new_key()
    answer = guest.ask("undo", undo=1, after=before, key=key)
    assert answer.status_code == 200, answer.text
    told = answer.json()
    event = {"event": "taken-back", "seat": guest.seat, "steps": 1}
    assert (told["version"], told["events"]) == (before + 1, [event])
    assert other.message(after=before)["events"] == [event]
    assert guest.ask("undo", undo=1, after=before, key=key).content == answer.content
    view = guest.message()["view"]
    house.restart()
    assert guest.message()["view"] == view
    assert guest.message()["version"] == before + 1
    assert guest.ask("undo", undo=1, after=before, key=key).content == answer.content
    wrong(guest.ask("undo", undo=1, after=before, key=new_key()), 409, "play-stale")
    wrong(guest.ask("undo", undo=99, after=before + 1, key=new_key()), 409, "undo-nothing")
    wrong(other.ask("undo", undo=99, after=before + 1, key=new_key()), 409, "undo-nothing")
    wrong(guest.ask("undo", undo=2, after=before, key=key), 409, "key-taken")
    wrong(guest.ask("undo", undo=1, after=before + 1, key=key), 409, "key-taken")


def test_who_comes_back_is_told_where_each_command_begins(house: House) -> None:
    (guest, other), message = quiet_move(house, 2, is_alone=True)
    answer = guest.ask("undo", undo=1, after=message["version"], key=new_key())
    version = answer.json()["version"]
    for reader in (guest, other):
        story = reader.message(after=0)
        assert len(story["commands"]) == version
        first = 0
        for before, command in enumerate(story["commands"]):
            own = reader.message(after=before)["events"]
            events = story["events"][first : first + command["events"]]
            assert own[: len(events)] == events
            first += len(events)
        assert first == len(story["events"])
        assert story["commands"][-2:] == [
            {"seat": guest.seat, "events": len(message["events"])},
            {"seat": guest.seat, "events": 1},
        ]
        assert reader.message(after=version - 1)["commands"] == story["commands"][-1:]
        assert "commands" not in reader.message(after=version)
    assert "commands" not in answer.json()
    house.restart()
    assert guest.message(after=0)["commands"] == other.message(after=0)["commands"]


def test_alone_at_the_table_nobody_need_be_asked(house: House) -> None:
    (_guest,), message = quiet_move(house, 1, is_alone=True)
    assert message["undo"] == message["undo_asking"]


def test_where_it_crosses_a_seat_the_others_are_asked(house: House) -> None:
    (guest, other), message = quiet_move(house, 2, is_alone=False)
    room, before, key = guest.room, message["version"], new_key()
    wrong(other.ask("vote", agree=True, after=before), 409, "undo-not-asked")
    steps = message["undo_asking"]
    answer = guest.ask("undo", undo=steps, after=before, key=key).json()
    assert (answer["version"], answer["key"], answer["events"]) == (before, key, [])
    asking = {"seat": guest.seat, "steps": steps, "version": before, "agreed": []}
    assert house.info(room)["asking"] == asking
    house.restart()
    assert house.info(room)["asking"] == asking
    wrong(guest.ask("vote", agree=True, after=before), 409, "undo-not-asked")
    wrong(guest.ask("undo", undo=1, after=before, key=new_key()), 409, "undo-asked")
    # Refused: nothing happens. Asked again and agreed to: it is taken back.
    other.ask("vote", agree=False, after=before)
    assert (house.info(room)["asking"], guest.message()["version"]) == (None, before)
    guest.ask("undo", undo=steps, after=before, key=key)
    told = other.ask("vote", agree=True, after=before).json()
    assert told["events"] == [{"event": "taken-back", "seat": guest.seat, "steps": steps}]
    assert house.info(room)["asking"] is None
    assert guest.message()["view"]["to-act"] == guest.seat
    done = guest.ask("undo", undo=steps, after=before, key=key).json()
    assert (done["version"], done["key"]) == (before + 1, key)


def test_a_question_that_is_sent_again_keeps_those_who_agreed(house: House) -> None:
    guests, message = quiet_move(house, 3, is_alone=False)
    asker, *others = guests
    before, key, steps = message["version"], new_key(), message["undo_asking"]
    assert asker.ask("undo", undo=steps, after=before, key=key).status_code == 200
    assert others[0].ask("vote", agree=True, after=before).status_code == 200
    assert asker.ask("undo", undo=steps, after=before, key=key).status_code == 200
    assert house.info(asker.room)["asking"]["agreed"] == [others[0].seat]
    assert others[1].ask("vote", agree=True, after=before).json()["version"] == before + 1


def test_a_move_ends_the_asking(house: House) -> None:
    (guest, other), message = quiet_move(house, 2, is_alone=False)
    before = message["version"]
    guest.ask("undo", undo=1, after=before, key=new_key())
    acting = guest if guest.message()["moves"] else other
    acting.play(acting.message()["moves"][0], before)
    assert house.info(guest.room)["asking"] is None
    kept = house.store.load(guest.room)
    assert kept is not None
    assert kept.asking is None, "nor after a restart"
    wrong(other.ask("vote", agree=True, after=before), 409, "play-stale")


def asks(guest: Guest, message: dict[str, Any]) -> None:
    steps, version = message["undo_asking"], message["version"]
    guest.ask("undo", undo=steps, after=version, key=new_key()).raise_for_status()


def sit(house: House, room: str, name: str) -> Guest:
    """Somebody new, in the first free chair."""
    return house.join({"room": room, "join": house.room(room).stored.join_secret}, name)


def kick(house: House, room: str, seat: int) -> None:
    """As the host does, whose secret is only told to whoever made the room."""
    held = house.room(room)
    held.stored = msgspec.structs.replace(held.stored, host_hash=hashed("host"))
    asked: dict[str, Any] = {"host": "host", "seat": seat}
    confirm = house.post(f"/api/rooms/{room}/kick", asked).json()["confirm"]
    house.post(f"/api/rooms/{room}/kick", {**asked, "confirm": confirm}).raise_for_status()


def test_who_asked_can_withdraw_it(house: House) -> None:
    (guest, other), message = quiet_move(house, 2, is_alone=False)
    version = message["version"]
    asks(guest, message)
    with other.socket() as socket:
        assert socket.receive_json()["asking"] is not None
        guest.ask("vote", agree=False, after=version).raise_for_status()
        assert house.info(guest.room)["asking"] is None
        while (told := socket.receive_json()).get("asking", "") is not None:
            pass
    assert told["version"] == version
    wrong(guest.ask("vote", agree=False, after=version), 409, "undo-not-asked")
    wrong(other.ask("vote", agree=True, after=version), 409, "undo-not-asked")
    house.restart()
    assert house.info(guest.room)["asking"] is None


@pytest.mark.parametrize("how", ["left", "left to a bot", "kicked", "handed", "taken back"])
@pytest.mark.parametrize("who", ["asked", "agreed"])
def test_leave_is_for_those_who_asked_and_those_who_were_asked(
    house: House, how: str, who: str
) -> None:
    (guest, second, third), message = quiet_move(house, 3, is_alone=False)
    room, version = guest.room, message["version"]
    gone = guest if who == "asked" else second
    if how == "taken back":
        gone.ask("hand", bot="gentle").raise_for_status()
        assert house.room(room).bot_to_act() == "", "or the bot would play"
    asks(guest, message)
    if gone is guest or how != "taken back":
        second.ask("vote", agree=True, after=version).raise_for_status()
    with third.socket() as socket:
        assert socket.receive_json()["asking"] is not None
        match how:
            case "left":
                gone.ask("leave").raise_for_status()
            case "left to a bot":
                gone.ask("leave", bot="gentle").raise_for_status()
            case "kicked":
                kick(house, room, gone.seat)
            case "handed":
                gone.ask("hand", bot="gentle").raise_for_status()
            case "taken back":
                gone.ask("hand", bot="").raise_for_status()
        assert house.info(room)["asking"] is None
        while (told := socket.receive_json()).get("asking", "") is not None:
            pass
    if how in ("left", "kicked"):
        assert told["version"] == version
        assert sit(house, room, "New").seat == gone.seat
    stored = house.store.load(room)
    assert stored is not None
    assert stored.asking is None
    key = third.ask("vote", agree=True, after=version).json()["error"]
    assert key in ("undo-not-asked", "play-stale"), "a bot may have played meanwhile"
    events = third.message(version)["events"]
    assert [event for event in events if event["event"] == "taken-back"] == []


def test_who_comes_to_a_free_chair_finds_nothing_asked(house: House) -> None:
    (guest, second, third), message = quiet_move(house, 3, is_alone=False)
    second.ask("leave").raise_for_status()
    asks(guest, message)
    sit(house, guest.room, "New")
    assert house.info(guest.room)["asking"] is None
    wrong(third.ask("vote", agree=True, after=message["version"]), 409, "undo-not-asked")


def test_another_name_and_a_hint_leave_what_is_asked_open(house: House) -> None:
    (guest, second, third), message = quiet_move(house, 3, is_alone=False)
    version = message["version"]
    asks(guest, message)
    second.ask("vote", agree=True, after=version).raise_for_status()
    second.ask("name", name="Frederick").raise_for_status()
    acting = next(one for one in (guest, second, third) if one.message()["moves"])
    acting.ask("hint", after=version).raise_for_status()
    assert house.info(guest.room)["asking"]["agreed"] == [second.seat]
    told = third.ask("vote", agree=True, after=version).json()
    assert [event["event"] for event in told["events"]] == ["taken-back"]


def test_an_undo_comes_through_the_socket_too(house: House) -> None:
    (guest, _), message = quiet_move(house, 2, is_alone=True)
    with guest.socket() as socket:
        while "view" not in json.loads(socket.receive_text()):
            pass
        asked = {"undo": 1, "after": message["version"], "key": "undo-by-socket"}
        socket.send_text(json.dumps(asked))
        told = json.loads(socket.receive_text())
    assert (told["key"], told["version"]) == ("undo-by-socket", message["version"] + 1)


# Hints


@pytest.mark.parametrize("game", ["sos-titanic", "titus", "noris-titanic"])
def test_a_hint_names_legal_moves_with_reasons_and_is_counted(house: House, game: str) -> None:
    table = Counted(house, game)
    while len(table.actor.message()["moves"]) == 1:
        table.go_on()
    guests, acting, version = table.guests, table.actor, table.message["version"]
    other = guests[2 - acting.seat]
    hint = acting.ask("hint", after=version).json()
    assert {advice["move"] for advice in hint["moves"]} <= set(acting.message()["moves"])
    visits = sum(advice["visits"] for advice in hint["moves"])
    assert 0 < visits <= hint["playouts"]
    most = 1.0 if game != "sos-titanic" else 255.0  # a share of the win, or points
    for advice in hint["moves"]:
        assert 0 <= advice["doubt"] <= most / 2 / sqrt(advice["visits"]) + 0.001
    assert any(advice["doubt"] for advice in hint["moves"]), "no two games are alike"
    assert (hint["version"], hint["hints"]) == (version, 1)
    wrong(other.ask("hint", after=version), 409, "turn-other")
    wrong(acting.ask("hint", after=version + 3), 409, "play-stale")
    house.restart()
    hints = [chair["hints"] for chair in house.info(acting.room)["chairs"]]
    assert (hints[acting.seat - 1], hints[other.seat - 1]) == (1, 0)


def test_after_the_end_there_is_no_hint(house: House) -> None:
    guests = house.table()
    finish(guests)
    version = guests[0].message()["version"]
    for guest in guests:
        assert wrong(guest.ask("hint", after=version), 409, "match-over") == {}
        wrong(guest.ask("hint", after=version - 1), 409, "play-stale")


class Counted:
    """Somebody to act at a table where hints cost no thought, and how many are counted there."""

    def __init__(self, house: House, game: str) -> None:
        self.house = house
        self.guests = house.table(game)
        self.message = self.guests[0].message()

    @property
    def actor(self) -> Guest:
        acting: int = self.message["view"]["to-act"]
        return self.guests[acting - 1]

    def go_on(self) -> None:
        move = self.actor.message()["moves"][0]
        self.message = self.actor.play(move, self.message["version"]).json()

    def ask(self) -> int:
        answer = self.actor.ask("hint", after=self.message["version"])
        assert answer.status_code == 200, answer.text
        told: int = answer.json()["hints"]
        return told

    def hints(self) -> list[int]:
        return [chair["hints"] for chair in self.house.info(self.actor.room)["chairs"]]


@pytest.fixture
def thoughtless(monkeypatch: pytest.MonkeyPatch) -> None:
    async def advise(*_: object) -> tuple[list[object], int]:
        return [], 1

    monkeypatch.setattr("carpathia.server.thinking.Thinkers.advise", advise)


@pytest.mark.usefixtures("thoughtless")
@pytest.mark.parametrize("house", ["sqlite", "postgresql"], indirect=True)
def test_a_hint_asked_for_again_before_the_next_move_is_the_same_hint(house: House) -> None:
    table = Counted(house, "titus")
    while len(table.actor.message()["moves"]) == 1:
        table.go_on()
    first = table.actor.seat - 1
    assert [table.ask(), table.ask()] == [1, 1]
    house.restart()
    assert table.ask() == 1
    stored = house.store.load(table.actor.room)
    assert stored is not None
    assert stored.match.hints == 1
    table.go_on()
    while table.actor.seat - 1 != first or len(table.actor.message()["moves"]) == 1:
        table.go_on()
    assert [table.ask(), table.ask()] == [2, 2]
    assert table.hints()[first] == 2


@pytest.mark.usefixtures("thoughtless")
def test_where_only_one_move_is_legal_no_hint_is_counted(house: House) -> None:
    table = Counted(house, "sos-titanic")
    while len(table.actor.message()["moves"]) > 1:
        table.go_on()
    assert table.ask() == 0
    assert table.hints() == [0, 0]


# Signs


def test_signs_are_seen_by_all_and_say_nothing_but_what_lies_there(house: House) -> None:
    created = house.create("sos-titanic", 2, crew="lee,boxhall")
    one, two = house.join(created), house.join(created)
    offered = [*one.message()["moves"], *two.message()["moves"]]
    assert one.ask("sign", sign="point", target="3").status_code == 200
    assert two.ask("sign", sign="suggest", target=offered[0]).status_code == 200
    signs = one.ask("sign", sign="yes").json()["signs"]
    assert signs == [
        {"seat": 2, "sign": "suggest", "target": offered[0], "number": 2},
        {"seat": 1, "sign": "yes", "target": "", "number": 3},
    ]
    for sign, target in (
        ("point", "hello there"),
        ("suggest", "rescue 99"),
        ("suggest", "let us talk"),
        ("yes", "my mail is violet@example.org"),
    ):
        wrong(one.ask("sign", sign=sign, target=target), 422, "sign-wrong")
    wrong(one.ask("sign", sign="chat", target="hello"), 400, "message-wrong")
    guest, _ = house.table("titus")
    wrong(guest.ask("sign", sign="yes"), 409, "signs-not-here")
