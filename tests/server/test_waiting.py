"""Long polls: woken by whatever is new, and as much there as anybody with a socket."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.server.house import Guest, House, wrong
from tests.server.test_sockets import table_of


def poll(guest: Guest, after: int, wait: int) -> tuple[int, float]:
    """The version that a poll is answered with, and after how many seconds."""
    began = time.monotonic()
    path = f"{guest.door}?after={after}&wait={wait}"
    answer = guest.house.client.get(path, headers=guest.headers)
    assert answer.status_code == 200, answer.text
    return answer.json()["version"], time.monotonic() - began


@contextmanager
def polling(guest: Guest, after: int = 0) -> Iterator[None]:
    """Somebody polls meanwhile, and must have an answer soon after."""
    found: list[float] = []
    thread = threading.Thread(target=lambda: found.append(poll(guest, after, 20)[1]))
    thread.start()
    until = time.monotonic() + 10
    while not is_here(guest):
        assert time.monotonic() < until
    time.sleep(0.2)
    yield
    thread.join(30)
    assert found
    assert found[0] < 10, "it was not woken"


def is_here(guest: Guest) -> bool:
    here: bool = guest.house.info(guest.room)["chairs"][guest.seat - 1]["here"]
    return here


def test_a_long_poll_waits_for_the_next_version(house: House) -> None:
    one, two = house.table()
    version, seconds = poll(two, 0, 1)
    assert version == 0
    assert seconds >= 1.0
    with polling(two):
        one.play(one.message()["moves"][0], 0)
    assert poll(two, 0, 20)[0] == 1
    wrong(house.get(f"{two.door}?wait=soon", headers=two.headers), 400, "message-wrong")


def test_a_long_poll_hears_of_names_and_signs_too(house: House) -> None:
    one, two = house.table("sos-titanic")
    with polling(two):
        one.ask("name", name="Margaret")
    with polling(two):
        assert one.ask("sign", sign="yes").status_code == 200


def test_what_happens_between_two_polls_is_not_missed(house: House) -> None:
    one, two = house.table()
    poll(two, 0, 1)
    one.ask("name", name="Margaret")
    assert poll(two, 0, 20)[1] < 10
    assert poll(two, 0, 1)[1] >= 1.0, "the same news again"


def test_who_polls_stays_and_the_others_see_no_coming_and_going(house: House) -> None:
    one, two = house.table()
    with one.socket() as socket:
        table_of(socket)
        for _ in range(3):
            poll(two, 0, 1)
            assert is_here(two)
        assert socket.receive_json()["chairs"][1]["here"], "it came"
        one.play(one.message()["moves"][0], 0)
        assert socket.receive_json()["version"] == 1, "it came again, or went"


def test_who_does_not_poll_again_is_gone(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carpathia.server.waiting.LINGER", 0.3)
    _, two = house.table()
    poll(two, 0, 1)
    time.sleep(1)
    assert not is_here(two)


def test_who_gave_up_a_seat_is_not_waited_for(house: House) -> None:
    created = house.create()
    one, two = house.join(created), house.join(created)
    poll(two, 0, 1)
    two.ask("leave")
    again = house.join(created)
    assert again.seat == two.seat
    assert poll(again, 0, 1)[1] >= 1.0, "it took the place of whoever left"
    assert one.message()["version"] == 0
