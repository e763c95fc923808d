"""Floods: who asks too much is told so and slowed down; the others notice nothing."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import msgspec
import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect

from carpathia.engine.errors import Refusal
from carpathia.server import throttle
from carpathia.server.addresses import Addresses
from carpathia.server.limits import Buckets, Places
from carpathia.server.settings import (
    NO_LIMITS,
    Limits,
    Rate,
    Settings,
    read_limits,
    read_proxy,
    read_public_url,
)
from tests.server.house import House, wrong
from tests.server.test_playing import play_on
from tests.server.test_sockets import table_of

CREATE = {"game": "titus", "edition": "adlung", "seats": 2}


@contextmanager
def house_with(folder: Path, **limits: Rate | int) -> Iterator[House]:
    """In which no time passes, so that all waits are told as they are."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(throttle, "Buckets", partial(Buckets, clock=lambda: 0.0))
        house = House(folder, Settings(limits=msgspec.structs.replace(NO_LIMITS, **limits)))
    try:
        yield house
    finally:
        house.close()


# Over HTTP


def test_an_address_that_asks_too_much_is_told_when_to_come_back(tmp_path: Path) -> None:
    with house_with(tmp_path, address_requests=Rate(5, 50)) as house:
        answers = [house.get("/nowhere") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [404] * 5 + [429]
        assert wrong(answers[-1], 429, "too-many-requests") == {"seconds": 10}
        assert answers[-1].headers["retry-after"] == "10"


def test_other_addresses_go_on(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, address_requests=Rate(2, 1000))
    proxies = (read_proxy("10.0.0.0/8"),)
    house = House(tmp_path, Settings(limits=limits, trusted_proxies=proxies))
    house.client = TestClient(house.client.app, "http://localhost", client=("10.0.0.7", 5000))
    with house.client:
        flood = [
            house.get("/nowhere", headers={"X-Forwarded-For": f"9.9.9.{number}, 192.0.2.1"})
            for number in range(3)
        ]
        assert flood[-1].status_code == 429, "the address was believed that anybody can write"
        other = house.get("/nowhere", headers={"X-Forwarded-For": "192.0.2.2"})
        assert other.status_code == 404
    house.database.close()


def test_a_seat_that_asks_too_much_is_slowed_wherever_it_asks_from(tmp_path: Path) -> None:
    with house_with(tmp_path, seat_requests=Rate(3, 3000)) as house:
        one, two = house.table()
        assert [one.look().status_code for _ in range(4)] == [200, 200, 200, 429]
        assert two.look().status_code == 200


def test_rooms_are_counted_by_the_hour(tmp_path: Path) -> None:
    with house_with(tmp_path, address_rooms=Rate(2, 3600)) as house:
        one, two = house.table()
        house.create()
        answer = house.post("/api/rooms", CREATE)
        assert wrong(answer, 429, "too-many-rooms") == {"seconds": 1800}
        play_on([one, two], 4)


def test_hints_are_counted_for_each_makes_a_bot_think(tmp_path: Path) -> None:
    with house_with(tmp_path, address_hints=Rate(1, 60)) as house:
        [one] = house.table("sos-titanic", 1)
        first, second = (
            house.post(f"{one.door}/hint", {"after": 7}, headers=one.headers) for _ in range(2)
        )
        wrong(first, 409, "play-stale")
        assert wrong(second, 429, "too-many-hints") == {"seconds": 60}


def test_replays_are_counted_for_each_plays_a_match_again(tmp_path: Path) -> None:
    with house_with(tmp_path, address_replays=Rate(2, 60)) as house:
        paths = ("/api/g/x", "/api/g/x/verify", "/api/g/x")
        first, second, third = (house.get(path) for path in paths)
        wrong(first, 404, "room-unknown")
        wrong(second, 404, "room-unknown")
        assert wrong(third, 429, "too-many-requests") == {"seconds": 30}
        play_on(house.table(), 4)


def test_records_are_counted_with_the_replays(tmp_path: Path) -> None:
    with house_with(tmp_path, address_replays=Rate(2, 60)) as house:
        record = "/api/rooms/x/record"
        first, second, third = (house.get(path) for path in (record, "/api/g/x/record", record))
        wrong(first, 404, "room-unknown")
        assert second.status_code == 404, "one that is a replay's too is counted once"
        assert wrong(third, 429, "too-many-requests") == {"seconds": 30}
        play_on(house.table(), 4)


def test_the_usual_limits_leave_a_table_that_plays_fast_alone(tmp_path: Path) -> None:
    house = House(tmp_path, Settings(limits=Limits()))
    guests = house.table("titus", 4)
    play_on(guests, 60)
    with ExitStack() as sockets:
        for guest in guests * 4:
            table_of(sockets.enter_context(guest.socket()))
    house.close()


# On sockets


def test_frames_that_come_too_fast_are_not_played_and_then_the_socket_is_closed(
    tmp_path: Path,
) -> None:
    with house_with(tmp_path, seat_frames=Rate(3, 3000)) as house:
        one, two = house.table()
        with two.socket() as calm, one.socket() as socket:
            table_of(socket)
            told = []
            for _ in range(3):
                socket.send_text("{")
                told.append(table_of(socket)["error"])
            move = {"play": one.message()["moves"][0], "after": 0, "key": "command-1"}
            socket.send_json(move)
            warning = table_of(socket)
            assert warning == {"error": "too-many-frames", "args": {"seconds": 1000}}
            assert told == ["message-wrong"] * 3
            for _ in range(30):
                socket.send_text("{")
            assert {table_of(socket)["error"] for _ in range(29)} == {"too-many-frames"}
            with pytest.raises(WebSocketDisconnect) as closed:
                table_of(socket)
            assert closed.value.code == 1008
            assert one.message()["version"] == 0
            assert one.play(move["play"], 0).status_code == 200
            assert table_of(calm)["version"] == 0


def test_a_seat_a_room_an_address_and_the_server_have_only_so_many_sockets(
    tmp_path: Path,
) -> None:
    for number, (limit, error, status) in enumerate(
        [
            ("seat_sockets", "too-many-sockets", 429),
            ("address_sockets", "too-many-sockets", 429),
            ("sockets", "server-full", 503),
        ]
    ):
        with house_with(tmp_path / str(number), **{limit: 2}) as house:
            one, two = house.table()
            with one.socket(), one.socket():
                with pytest.raises(WebSocketDenialResponse) as denied, one.socket():
                    pass
                assert wrong(denied.value, status, error) == {"seconds": 10}
                assert denied.value.headers["retry-after"] == "10"
                if limit == "seat_sockets":
                    with two.socket() as socket:
                        assert table_of(socket)["version"] == 0
            with one.socket() as socket:
                assert table_of(socket)["version"] == 0, "nobody gave a place back"


def test_onlookers_take_no_place_of_a_player(tmp_path: Path) -> None:
    with house_with(tmp_path, room_watchers=1, seat_sockets=1) as house:
        created = house.create()
        one = house.join(created)
        onlooker = house.watch(created)
        with onlooker.socket():
            with pytest.raises(WebSocketDenialResponse), onlooker.socket():
                pass
            with one.socket() as socket:
                assert socket.receive_json()["room"] == created["room"]


# Counting


def test_what_buckets_remember_is_bounded() -> None:
    buckets = Buckets(Rate(1, 1000), most_kept=100)
    for number in range(10_000):
        buckets.take(number)
    assert len(buckets) == 100
    assert buckets.take(9_999) > 0, "the newest was forgotten"
    assert buckets.take(0) == 0, "the oldest was remembered"


def test_a_bucket_fills_up_again_and_never_beyond_its_brim() -> None:
    now = 0.0
    buckets = Buckets(Rate(3, 30), clock=lambda: now)
    assert [buckets.take("") for _ in range(4)] == [0, 0, 0, 10]
    now = 9.0
    assert buckets.take("") == pytest.approx(1)
    now = 1_000_000.0
    assert [buckets.take("") for _ in range(4)] == [0, 0, 0, 10]


def test_places_are_given_back() -> None:
    places = Places(1)
    places.enter("one")
    assert places.is_full("one")
    assert not places.is_full("two")
    places.leave("one")
    assert not places.is_full("one")
    assert len(places) == 0
    assert not places._taken, "an empty place is still remembered"


@pytest.mark.parametrize(
    ("peer", "told", "found"),
    [
        ("192.0.2.9", "1.1.1.1", "192.0.2.9"),  # not a proxy of ours: not believed
        ("10.0.0.7", "1.1.1.1", "1.1.1.1"),
        ("::ffff:10.0.0.7", "1.1.1.1", "1.1.1.1"),
        ("10.0.0.7", "6.6.6.6, 1.1.1.1", "1.1.1.1"),  # what the visitor wrote is on the left
        ("10.0.0.7", "1.1.1.1, 10.0.0.8", "1.1.1.1"),  # through two of ours
        ("10.0.0.7", "", "10.0.0.7"),
        ("10.0.0.7", "nonsense", "?"),
        ("10.0.0.7", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
    ],
)
def test_an_address_is_the_last_one_that_can_be_trusted(peer: str, told: str, found: str) -> None:
    headers = [(b"x-forwarded-for", told.encode())] if told else []
    scope = {"type": "http", "client": (peer, 1), "headers": headers}
    assert Addresses((read_proxy("10.0.0.0/8"),)).of(scope) == found


# Settings


def test_limits_are_read_from_a_file_that_names_what_differs(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("sockets = 12\n[address-rooms]\nmost = 7\nwithin = 60\n")
    assert read_limits(file) == Limits(sockets=12, address_rooms=Rate(7, 60))


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("= 1", "$"),
        ("sokets = 1", "$"),
        ("sockets = -1", "$.sockets"),
        ("[address-rooms]\nmost = 'x'", "$.address-rooms.most"),
        ("[address-rooms]\nmost = 1\nwithin = 0", "$.address-rooms.within"),
    ],
)
def test_limits_that_cannot_be_read_are_refused_by_name(
    tmp_path: Path, text: str, path: str
) -> None:
    file = tmp_path / "limits.toml"
    file.write_text(text)
    with pytest.raises(Refusal) as refused:
        read_limits(file)
    assert (refused.value.key, refused.value.words) == ("limits-wrong", {"path": path})


@pytest.mark.parametrize(
    "url",
    ["table.example", "ftp://table.example", "https://", "https://a/b", "https://a:x", "http://["],
)
def test_a_public_url_is_a_scheme_and_a_host(url: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_public_url(url)
    assert refused.value.key == "public-url-wrong"


def test_a_proxy_is_an_address() -> None:
    with pytest.raises(Refusal) as refused:
        read_proxy("proxy.example")
    assert refused.value.key == "proxy-wrong"


def test_no_limits_are_none_at_all() -> None:
    told = json.loads(msgspec.json.encode(NO_LIMITS))
    assert all(not (limit["most"] if isinstance(limit, dict) else limit) for limit in told.values())
    assert told.keys() == json.loads(msgspec.json.encode(Limits())).keys()
