"""The same messages over a WebSocket: news, answers, resuming, refusals."""

import asyncio
from contextlib import ExitStack
from typing import Any

import pytest
from starlette.testclient import WebSocketDenialResponse, WebSocketTestSession

from carpathia.engine.errors import Refusal
from carpathia.server import sockets
from carpathia.server.store import Store
from tests.server.house import BOTH, Guest, House, new_key, wrong
from tests.server.test_playing import play_on

ENGINES = BOTH


def table_of(socket: WebSocketTestSession) -> dict[str, Any]:
    """The next message about the table; who is here is passed over."""
    while True:
        message: dict[str, Any] = socket.receive_json()
        if "room" not in message:
            return message


def test_a_newcomer_is_told_who_is_here_and_how_the_table_stands(house: House) -> None:
    one, _ = house.table()
    with one.socket() as socket:
        info = socket.receive_json()
        assert info["room"] == one.room
        assert [chair["here"] for chair in info["chairs"]] == [True, False]
        assert table_of(socket) == one.message()


def without_commands(message: dict[str, Any]) -> dict[str, Any]:
    """As an answer is: it tells of one command, which was the reader's own."""
    assert message["commands"] == [{"seat": 1, "events": len(message["events"])}]
    return {name: value for name, value in message.items() if name != "commands"}


def test_a_move_is_answered_and_everyone_else_is_told(house: House) -> None:
    created = house.create()
    one, two = house.join(created), house.join(created)
    with ExitStack() as stack:
        sockets = [
            stack.enter_context(who.socket()) for who in (one, two, one, house.watch(created))
        ]
        before = [table_of(socket) for socket in sockets]
        move = before[0]["moves"][0]
        sockets[0].send_json({"play": move, "after": 0, "key": "command-1"})
        mine, other, my_phone, onlooker = (table_of(socket) for socket in sockets)
        assert mine.pop("key") == "command-1"
        assert mine == without_commands(my_phone) == without_commands(one.message(after=0))
        assert other == two.message(after=0)
        assert onlooker == house.watch(created).message(after=0)
        assert {message["version"] for message in (mine, other, onlooker)} == {1}


def test_whoever_played_is_answered_before_the_others_are_told(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = house.table()
    sent: list[bool] = []
    send = sockets._Conversation._send

    async def note(conversation: sockets._Conversation, data: bytes) -> None:
        sent.append(b'"key":"command-1"' in data)
        await send(conversation, data)

    with two.socket() as other:
        table_of(other)
        with one.socket() as mine:
            move = table_of(mine)["moves"][0]
            assert all(chair["here"] for chair in other.receive_json()["chairs"])
            monkeypatch.setattr(sockets._Conversation, "_send", note)
            mine.send_json({"play": move, "after": 0, "key": "command-1"})
            assert table_of(mine)["version"] == table_of(other)["version"] == 1
    assert sent[:2] == [True, False]


@pytest.mark.parametrize(
    ("takes", "is_heard_out"),
    [([0.15] * 5, True), ([60.0], False), ([0.15, 60.0], False), ([0.15] * 4 + [60.0], False)],
)
def test_a_reader_who_takes_nothing_is_given_up_and_a_slow_one_is_not(
    takes: list[float], is_heard_out: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Together, messages may take longer than one may."""
    monkeypatch.setattr(sockets, "_TOO_SLOW", 0.4)

    async def talk() -> bool:
        ended = asyncio.Event()
        patience = sockets._Patience()
        patience.on_end = ended.set

        async def send_on() -> None:
            for seconds in takes:
                with patience:
                    await asyncio.sleep(seconds)

        sending = asyncio.create_task(send_on())
        giving_up = asyncio.create_task(ended.wait())
        await asyncio.wait({sending, giving_up}, return_when="FIRST_COMPLETED", timeout=30)
        is_whole = sending.done()
        sending.cancel()
        giving_up.cancel()
        patience.close()
        return is_whole

    assert asyncio.run(talk()) == is_heard_out


def test_a_move_by_post_reaches_the_sockets_too(house: House) -> None:
    one, two = house.table()
    with two.socket() as socket:
        table_of(socket)
        one.play(one.message()["moves"][0], 0)
        assert table_of(socket) == two.message(after=0)


def test_a_reader_resumes_from_the_version_it_has(house: House) -> None:
    one, two = house.table()
    play_on([one, two], 6)
    house.restart()
    with two.socket(after=2) as socket:
        assert table_of(socket) == two.message(after=2)
    with two.socket(after=6) as socket:
        assert table_of(socket)["events"] == []
    with two.socket(after=9999) as socket:
        assert table_of(socket) == two.message()


def test_refusals_come_by_the_socket_and_do_not_end_it(house: House) -> None:
    one, two = house.table()
    with one.socket() as socket:
        move = table_of(socket)["moves"][0]
        for frame in (
            "",
            "{",
            "[]",
            '{"play":"lift"}',
            '{"play":"lift","after":-1,"key":"12345678"}',
        ):
            socket.send_text(frame)
            assert table_of(socket)["error"] == "message-wrong"
        socket.send_bytes(b"\xff\x00")
        assert table_of(socket)["error"] == "message-wrong"
        socket.send_json({"play": "dance", "after": 0, "key": "command-1"})
        refused = table_of(socket)
        assert (refused["error"], refused["key"]) == ("move-unreadable", "command-1")
        socket.send_json({"play": move, "after": 7, "key": "command-2"})
        stale = table_of(socket)
        assert stale["error"] == "play-stale"
        assert stale["now"] == one.message()
        socket.send_json({"play": move, "after": 0, "key": "command-3"})
        first = table_of(socket)
        socket.send_json({"play": move, "after": 0, "key": "command-3"})
        assert table_of(socket) == first
    assert two.message()["version"] == 1


def test_a_key_used_again_at_another_version_hides_no_version(house: House) -> None:
    guests = house.table()
    one = guests[0]
    with one.socket() as socket:
        asked = {"play": table_of(socket)["moves"][0], "after": 0, "key": "command-1"}
        socket.send_json(asked)
        assert table_of(socket)["version"] == 1
        socket.send_json({**asked, "after": 1})
        assert table_of(socket)["error"] == "key-taken"
        play_on(guests, 1)
        assert table_of(socket) == one.message(after=1)
        play_on(guests, 1)
        assert table_of(socket) == one.message(after=2)


def test_onlookers_do_not_play(house: House) -> None:
    created = house.create()
    one = house.join(created)
    house.join(created)
    move = one.message()["moves"][0]
    with house.watch(created).socket() as socket:
        table_of(socket)
        socket.send_json({"play": move, "after": 0, "key": new_key()})
        assert table_of(socket)["error"] == "watchers-watch"
    assert one.message()["version"] == 0


@pytest.mark.parametrize("seat", [1, 2, 9])
def test_a_forged_token_is_refused_before_the_upgrade(house: House, seat: int) -> None:
    one, _ = house.table()
    with (
        pytest.raises(WebSocketDenialResponse) as denied,
        Guest(house, one.room, seat, "forged").socket(),
    ):
        pass
    wrong(denied.value, 403, "seat-token-wrong")


def test_who_comes_and_goes_is_told(house: House) -> None:
    one, two = house.table()
    with one.socket() as socket:
        assert [chair["here"] for chair in socket.receive_json()["chairs"]] == [True, False]
        table_of(socket)
        with two.socket():
            assert [chair["here"] for chair in socket.receive_json()["chairs"]] == [True, True]
        assert [chair["here"] for chair in socket.receive_json()["chairs"]] == [True, False]


def test_onlookers_and_second_devices_are_no_news(house: House) -> None:
    created = house.create()
    one, two = house.join(created), house.join(created)
    with one.socket() as socket:
        table_of(socket)
        for guest in (house.watch(created), one):
            for _ in range(3):
                with guest.socket() as other:
                    table_of(other)
        with two.socket():
            assert socket.receive_json()["chairs"][1]["here"], "the same was told again"
        assert not socket.receive_json()["chairs"][1]["here"]


@pytest.mark.parametrize("seat", ["01", "1.0", "0", "12", "x"])
def test_a_seat_has_one_door(house: House, seat: str) -> None:
    one, _ = house.table()
    one.door = f"/api/rooms/{one.room}/seats/{seat}"
    with pytest.raises(WebSocketDenialResponse) as denied, one.socket():
        pass
    wrong(denied.value, 404, "nothing-here")
    wrong(one.look(), 404, "nothing-here")


def test_readers_of_a_move_that_was_not_kept_are_asked_to_come_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = house.table()
    move = one.message()["moves"][0]

    def full(*_: object) -> None:
        raise Refusal("store-failed")

    with two.socket() as socket:
        table_of(socket)
        with monkeypatch.context() as patch:
            patch.setattr(Store, "append", full)
            wrong(one.play(move, 0), 503, "store-failed")
        ended = socket.receive()
        assert (ended["type"], ended["code"]) == ("websocket.close", 1012)


def test_a_finished_room_is_forgotten_when_the_last_one_leaves_and_found_again(
    house: House,
) -> None:
    (one,) = house.table("sos-titanic", 1)
    with one.socket() as socket:
        table_of(socket)
        play_on([one], 10_000)
        room = house.room(one.room)
        assert room.match.is_over()
        assert house.room(one.room) is room
    assert room.is_closed
    assert house.room(one.room) is not room
    assert one.message()["version"] == room.version
