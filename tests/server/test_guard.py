"""Nobody in: foreign pages, wrong frames, odd paths; one shape of error, sealed answers."""

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from starlette.responses import Response
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.types import Receive, Scope, Send

from carpathia.server.examples import EXAMPLES
from carpathia.server.guard import API, KEPT, PAGE, SEALS, Guard
from carpathia.server.messages import LONGEST, read
from carpathia.server.refusals import REFUSALS
from carpathia.server.settings import NO_LIMITS, Settings
from tests.server.house import House, new_key, wrong

CREATE = {"game": "titus", "edition": "adlung", "seats": 2}
FOREIGN = (
    "http://evil.example",
    "https://localhost.evil.example",
    "http://localhost:8080",
    "null",
    "",
    "file://",
    "http://[",
)


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_may_not_write(house: House, origin: str) -> None:
    one, _ = house.table()
    headers = {"Origin": origin, **one.headers}
    wrong(house.post("/api/rooms", CREATE, headers=headers), 403, "origin-foreign")
    move = {"play": "lift", "after": 0, "key": new_key()}
    wrong(house.post(f"{one.door}/play", move, headers=headers), 403, "origin-foreign")
    assert one.message()["version"] == 0


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_may_not_connect(house: House, origin: str) -> None:
    one, _ = house.table()
    headers = {"Origin": origin, **one.headers}
    with (
        pytest.raises(WebSocketDenialResponse) as denied,
        house.client.websocket_connect(f"ws://localhost{one.door}/socket", headers=headers),
    ):
        pass
    wrong(denied.value, 403, "origin-foreign")


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_browser_that_hides_the_origin_still_says_that_it_is_foreign(
    house: House, site: str
) -> None:
    answer = house.post("/api/rooms", CREATE, headers={"Sec-Fetch-Site": site})
    wrong(answer, 403, "origin-foreign")


def test_of_two_origins_none_is_believed(house: House) -> None:
    ours, foreign = ("Origin", "http://localhost"), ("Origin", "http://evil.example")
    for origins in ([ours, foreign], [foreign, ours], [ours, ours]):
        answer = house.client.post("/api/rooms", json=CREATE, headers=origins)
        wrong(answer, 403, "origin-foreign")


def test_our_own_pages_may(house: House) -> None:
    headers = {"Origin": "http://localhost", "Sec-Fetch-Site": "same-origin"}
    assert house.post("/api/rooms", CREATE, headers=headers).status_code == 201


def test_a_foreign_name_does_not_lead_here(house: House) -> None:
    headers = {"Host": "evil.example", "Origin": "http://evil.example"}
    wrong(house.post("/api/rooms", CREATE, headers=headers), 403, "host-foreign")
    wrong(house.get("/healthz", headers=headers), 403, "host-foreign")


# With a public name


PUBLIC = Settings(is_local=False, public_url="https://table.example", limits=NO_LIMITS)
OURS = {"Host": "table.example", "Origin": "https://table.example"}


@pytest.fixture
def public(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "public", PUBLIC)
    yield house
    house.close()


def test_a_public_server_answers_to_its_own_name_only(public: House) -> None:
    assert public.post("/api/rooms", CREATE, headers=OURS).status_code == 201
    with_port = {**OURS, "Host": "TABLE.example:443"}
    assert public.post("/api/rooms", CREATE, headers=with_port).status_code == 201
    for host in (
        "localhost",
        "127.0.0.1",
        "evil.example",
        "table.example:8443",
        "table.example.",
        "x@table.example",
        "table.example/evil",
        "",
    ):
        answer = public.post("/api/rooms", CREATE, headers={**OURS, "Host": host})
        wrong(answer, 403, "host-foreign")


@pytest.mark.parametrize(
    "origin",
    ["http://table.example", "https://table.example:8443", "https://evil.example", "null"],
)
def test_a_public_server_knows_its_pages_by_scheme_host_and_port(
    public: House, origin: str
) -> None:
    answer = public.post("/api/rooms", CREATE, headers={**OURS, "Origin": origin})
    wrong(answer, 403, "origin-foreign")


def test_what_asks_for_its_health_from_inside_need_not_know_the_name(public: House) -> None:
    assert public.get("/healthz", headers={"Host": "10.0.0.1:1912"}).status_code == 200
    wrong(public.get("/api/openapi.json", headers={"Host": "10.0.0.1"}), 403, "host-foreign")
    wrong(public.post("/healthz", {}, headers={"Host": "10.0.0.1"}), 403, "host-foreign")


def test_behind_https_cookies_and_browsers_stay_with_https(public: House) -> None:
    created = public.post("/api/rooms", CREATE, headers=OURS).json()
    asked = {"join": created["join"], "key": new_key(), "name": "Violet"}
    door = f"/api/rooms/{created['room']}/seats"
    answer = public.post(door, asked, headers={"Host": "table.example"})
    flags = {part.strip().partition("=")[0] for part in answer.headers["set-cookie"].split(";")}
    assert {"Secure", "HttpOnly", "SameSite"} <= flags
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_without_a_public_name_an_open_server_answers_to_bare_addresses(tmp_path: Path) -> None:
    house = House(tmp_path / "open", Settings(is_local=False, limits=NO_LIMITS))
    own = socket.gethostname()
    for host in ("192.168.1.5:1912", "[fe80::1]:1912", "localhost", own, f"{own}.local"):
        assert house.get("/healthz", headers={"Host": host}).status_code == 200
    for host in ("evil.example", "192.168.1.5.evil.example", ""):
        wrong(house.get("/healthz", headers={"Host": host}), 403, "host-foreign")
    house.close()


def test_a_page_may_load_what_we_serve_and_keep_what_says_so() -> None:
    async def page(scope: Scope, _receive: Receive, send: Send) -> None:
        answer = Response("<!doctype html>", media_type="text/html")
        if scope["path"] == "/picture":
            answer = Response(b"", headers={"Cache-Control": "max-age=60"})
        if scope["path"] == "/map":
            answer = Response(b"", headers={"Content-Security-Policy": "img-src 'self'"})
        await answer(scope, _receive, send)

    client = TestClient(Guard(page, Settings()), "http://localhost")
    shown = client.get("/")
    assert shown.headers["content-security-policy"] == PAGE
    assert "unsafe" not in PAGE
    assert shown.headers["cache-control"] == KEPT
    assert client.get("/picture").headers["cache-control"] == "max-age=60"
    assert client.get("/picture").headers["content-security-policy"] == API
    assert client.get("/map").headers.get_list("content-security-policy") == ["img-src 'self'"]


def test_a_cookie_given_to_a_secure_page_stays_secure(house: House) -> None:
    created = house.create()
    asked = {"join": created["join"], "key": new_key(), "name": "Violet"}
    headers = {"Origin": "https://localhost"}
    answer = house.post(f"/api/rooms/{created['room']}/seats", asked, headers=headers)
    assert "Secure" in answer.headers["set-cookie"]


@pytest.mark.parametrize("sent_as", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_what_a_form_can_send_is_not_taken(house: House, sent_as: str) -> None:
    headers = {"Content-Type": sent_as}
    body = b'{"game":"titus","edition":"adlung","seats":2}'
    answer = house.client.post("/api/rooms", content=body, headers=headers)
    wrong(answer, 415, "body-not-json")


def send(house: House, path: str, body: bytes, **headers: str) -> httpx.Response:
    house.client.cookies.clear()
    headers["Content-Type"] = "application/json"
    return house.client.post(path, content=body, headers=headers)


MALFORMED = (
    b"",
    b"{",
    b"[]",
    b"null",
    b"\xff\xfe",
    b'{"game":"titus"}',
    b'{"game":1,"edition":"adlung","seats":2}',
    b'{"game":"titus","edition":"adlung","seats":"2"}',
    b'{"game":"titus","edition":"adlung","seats":2e400}',
    b'{"game":"titus","edition":"adlung","seats":99999999999999999999999}',
    b'{"game":"titus","edition":"adlung","seats":2,"seed":"00"}',
    b'{"game":"\\ud800","edition":"adlung","seats":2}',
    b"[" * 8000,
)


@pytest.mark.parametrize("body", MALFORMED)
def test_a_malformed_body_is_refused(house: House, body: bytes) -> None:
    wrong(send(house, "/api/rooms", body), 400, "message-wrong")


def test_an_oversized_body_is_refused(house: House) -> None:
    body = b'{"game":"' + b"x" * LONGEST + b'"}'
    assert wrong(send(house, "/api/rooms", body), 413, "message-too-long") == {"most": LONGEST}


@pytest.mark.parametrize(
    "path",
    [
        "/api",
        "/api/rooms/x/seats/one",
        "/api/rooms/x/seats/0",
        "/api/rooms/x/seats/01",
        "/api/rooms/x/seats/1.0",
        "/api/rooms/x/seats/+1",
        "/api/rooms/x/seats/%C2%B9",
        "/api/rooms/x/seats/99999999999999999999999999",
        "/api/rooms/x/seats/1/",
        "/api/rooms/../../etc/passwd",
        "/api/rooms/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        "/api/rooms//seats/1",
        "/docs",
    ],
)
def test_odd_paths_lead_nowhere(house: House, path: str) -> None:
    answer = house.get(path)
    assert answer.status_code == 404, answer.text
    assert answer.json()["error"] in ("nothing-here", "room-unknown")


@pytest.mark.parametrize("after", ["-1", "x", "1e3", "9" * 30, "٣"])
def test_a_version_is_a_number(house: House, after: str) -> None:
    one, _ = house.table()
    answer = house.get(one.door, params={"after": after}, headers=one.headers)
    wrong(answer, 400, "message-wrong")


def test_a_method_that_does_nothing(house: House) -> None:
    answer = house.client.delete("/api/rooms")
    wrong(answer, 405, "method-wrong")
    assert answer.headers["allow"] == "GET, POST"
    assert house.client.delete("/api/rooms/x").headers["allow"] == "GET"


def test_every_answer_is_sealed(house: House) -> None:
    one, _ = house.table()
    answers = [one.look(), house.get("/nowhere"), house.get("/healthz", headers={"Host": "evil"})]
    answers.append(house.post("/api/rooms", {}))
    for answer in answers:
        assert {name: answer.headers[name] for name in SEALS} == SEALS
        assert answer.headers["cache-control"] == KEPT
        assert answer.headers.get_list("content-security-policy") == [API]
        assert "strict-transport-security" not in answer.headers


def test_a_defect_of_ours_tells_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    one, _ = house.table()

    def broken(*_: object) -> None:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr("carpathia.server.room.Room.message", broken)
    monkeypatch.setattr(house.client._transport, "raise_server_exceptions", False)
    answer = one.look()
    wrong(answer, 500, "server-failed")
    assert "secret" not in answer.text
    assert {name: answer.headers[name] for name in SEALS} == SEALS


# The description


def description(house: House) -> dict[str, Any]:
    told: dict[str, Any] = house.get("/api/openapi.json").json()
    return told


def test_every_post_is_described_with_an_example_that_can_be_sent(house: House) -> None:
    kinds = {kind.__name__: kind for kind in EXAMPLES}
    posts = [doors["post"] for doors in description(house)["paths"].values() if "post" in doors]
    assert len(posts) == 20
    for post in posts:
        content = post["requestBody"]["content"]["application/json"]
        kind = kinds[content["schema"]["$ref"].rpartition("/")[2]]
        sent = httpx.Request("POST", "http://localhost", json=content["example"]).content
        assert read(sent, kind) == EXAMPLES[kind]
        assert {"400", "403", "413", "415"} <= post["responses"].keys()


def test_the_description_refers_to_nothing_that_is_not_there(house: House) -> None:
    told = description(house)
    text = house.get("/api/openapi.json").text
    schemas = told["components"]["schemas"]
    found = {part.partition('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert found <= schemas.keys()
    assert "HTTPValidationError" not in text


def test_a_refusal_in_an_example_exists() -> None:
    assert EXAMPLES
    for example in EXAMPLES.values():
        assert getattr(example, "error", "turn-other") in REFUSALS
