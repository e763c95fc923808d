"""Every door there is, from the description: whoever adds one has it tried here."""

import json
from typing import Any

import httpx2 as httpx
import pytest
import sqlalchemy as sa
from starlette.testclient import WebSocketDenialResponse

from carpathia.server.app import make_doors
from carpathia.server.describing import describe
from carpathia.server.importing import MOST_RECORD
from carpathia.server.messages import LONGEST
from carpathia.server.metrics import Metrics
from carpathia.server.settings import Settings
from carpathia.server.store import Store
from tests.server.house import Guest, House, new_key, wrong
from tests.server.test_playing import play_on

DOORS: dict[str, dict[str, Any]] = describe(
    make_doors(Store(sa.create_engine("sqlite://")), Settings(), Metrics())
)["paths"]
POSTS = sorted(path for path, methods in DOORS.items() if "post" in methods)
SEATS = sorted(
    (method, path)
    for path, methods in DOORS.items()
    for method in methods
    if "{seat}" in path and not path.endswith("/open")  # which takes the token as its message
)


def example(path: str) -> dict[str, Any]:
    """A message that this door can read."""
    content = DOORS[path]["post"]["requestBody"]["content"]["application/json"]
    found: dict[str, Any] = content["example"]
    return found


def knock(house: House, method: str, path: str, guest: Guest, token: str) -> httpx.Response:
    door = path.replace("{room}", guest.room).replace("{seat}", str(guest.seat))
    headers = {"Cookie": f"carpathia={token}"}
    if method == "get":
        return house.get(door, headers=headers)
    asked = example(path)
    if "after" in asked:
        asked = {**asked, "after": 0}
    return house.post(door, asked, headers=headers)


def foreign_tokens(house: House, created: dict[str, str], guests: list[Guest]) -> list[str]:
    """Secrets that are good for something else, and some that are good for nothing."""
    elsewhere = house.table("sos-titanic")
    own = guests[0].token
    return [
        guests[1].token,
        elsewhere[0].token,
        created["join"],
        created["watch"],
        created["host"],
        created["room"],
        own[:-1],
        own + "A",
        own.swapcase(),
        own[::-1],
        "",
        "A" * 5000,
        new_key(),
    ]


@pytest.mark.parametrize(("method", "path"), SEATS)
def test_a_seat_opens_with_its_own_token_only(house: House, method: str, path: str) -> None:
    created = house.create("sos-titanic")
    guests = [house.join(created), house.join(created)]
    for token in foreign_tokens(house, created, guests):
        answer = knock(house, method, path, guests[0], token)
        assert wrong(answer, 403, "seat-token-wrong") == {"seat": 1}
    assert [guest.message()["version"] for guest in guests] == [0, 0]
    own = knock(house, method, path, guests[0], guests[0].token)
    assert own.status_code != 403, own.text


def test_a_socket_opens_with_its_own_token_only(house: House) -> None:
    created = house.create("sos-titanic")
    guests = [house.join(created), house.join(created)]
    for token in foreign_tokens(house, created, guests):
        forged = Guest(house, guests[0].room, 1, token)
        with pytest.raises(WebSocketDenialResponse) as denied, forged.socket():
            pass
        wrong(denied.value, 403, "seat-token-wrong")
        if token != created["watch"]:
            onlooker = Guest(house, guests[0].room, 0, token)
            with pytest.raises(WebSocketDenialResponse) as denied, onlooker.socket():
                pass
            wrong(denied.value, 403, "watch-link-wrong")


@pytest.mark.parametrize("path", POSTS)
def test_no_foreign_page_gets_through_any_door(house: House, path: str) -> None:
    created = house.create("sos-titanic")
    guest = house.join(created)
    door = path.replace("{room}", guest.room).replace("{seat}", "1")
    body = json.dumps(example(path)).encode()
    house.client.cookies.clear()
    own = guest.headers
    foreign = (
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
    )
    for site in foreign:
        for kind in ("application/json", "text/plain"):
            headers = {**own, **site, "Content-Type": kind}
            wrong(house.client.post(door, content=body, headers=headers), 403, "origin-foreign")
    # A browser that tells nothing about itself can send what a form can, and no more.
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        headers = {**own, "Content-Type": kind}
        wrong(house.client.post(door, content=body, headers=headers), 415, "body-not-json")
    assert len(house.client.cookies) == 0, "a foreign page was given a cookie"


@pytest.mark.parametrize("path", POSTS)
@pytest.mark.parametrize("body", [b"", b"[]", b"\xff", b'{"x":1}', b"{" * LONGEST + b"{"])
def test_every_door_refuses_what_it_cannot_read(house: House, path: str, body: bytes) -> None:
    guest = house.join(house.create("sos-titanic"))
    door = path.replace("{room}", guest.room).replace("{seat}", "1")
    headers = {**guest.headers, "Content-Type": "application/json"}
    if len(body) > LONGEST and path == "/api/records":
        body = b"{" * (MOST_RECORD + 1)
    answer = house.client.post(door, content=body, headers=headers)
    if len(body) > LONGEST:
        wrong(answer, 413, "message-too-long")
    else:
        assert set(wrong(answer, 400, "message-wrong")) == {"path", "kind"}


def test_old_commands_replayed_change_nothing(house: House) -> None:
    """By whoever recorded them: at once, later, by another seat, in another room."""
    guests = house.table("titus")
    first = guests[0].message()["moves"][0]
    recorded = {"play": first, "after": 0, "key": new_key()}
    door = f"{guests[0].door}/play"
    answer = house.post(door, recorded, headers=guests[0].headers)
    play_on(guests, 5)
    before = [guest.message() for guest in guests]
    again = house.post(door, recorded, headers=guests[0].headers)
    assert (again.status_code, again.content) == (200, answer.content)
    stale = {**recorded, "key": new_key()}
    wrong(house.post(door, stale, headers=guests[0].headers), 409, "play-stale")
    wrong(house.post(door, recorded, headers=guests[1].headers), 403, "seat-token-wrong")
    other = f"{guests[1].door}/play"
    wrong(house.post(other, recorded, headers=guests[1].headers), 409, "key-taken")
    house.restart()
    assert house.post(door, recorded, headers=guests[0].headers).content == answer.content
    assert [guest.message() for guest in guests] == before
