"""The page: what was built is served sealed and lasting; where nothing was built, it says so."""

from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.testclient import TestClient

from carpathia.server.guard import API, PAGE, SEALS
from carpathia.server.pages import Page
from tests.server.house import House, wrong

PATHS = ("/", "/new", "/settings", "/stats", "/learn/titus", "/r/abc", "/g/abc")


@pytest.fixture
def built(tmp_path: Path) -> TestClient:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Carpathia</title>")
    (tmp_path / "assets" / "index-1a2b.js").write_text("plain")
    (tmp_path / "assets" / "index-1a2b.js.br").write_text("brotli")
    (tmp_path / "assets" / "index-1a2b.js.gz").write_text("gzip")
    (tmp_path / "notes.txt").write_text("not for readers")
    return TestClient(Starlette(routes=Page(tmp_path).doors()))


@pytest.mark.parametrize("path", PATHS)
def test_every_path_of_the_client_gets_the_page(built: TestClient, path: str) -> None:
    answer = built.get(path)
    assert "<title>Carpathia" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_what_bears_its_hash_is_kept_for_ever(built: TestClient) -> None:
    answer = built.get("/assets/index-1a2b.js", headers={"Accept-Encoding": ""})
    assert answer.text == "plain"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize(
    ("taken", "packed"), [("gzip, br;q=0.9", "br"), ("gzip", "gzip"), ("zstd", None)]
)
def test_it_comes_packed_as_the_browser_takes_it(
    built: TestClient, taken: str, packed: str | None
) -> None:
    path = "/assets/index-1a2b.js"
    with built.stream("GET", path, headers={"Accept-Encoding": taken}) as answer:
        assert answer.headers.get("content-encoding") == packed


@pytest.mark.parametrize(
    "path", ["/notes.txt", "/assets/index-1a2b.js.br", "/assets/../notes.txt", "/assets/", "/r/"]
)
def test_nothing_else_is_served(built: TestClient, path: str) -> None:
    assert built.get(path).status_code == 404


def test_the_page_has_a_seal_of_its_own_and_all_the_others(house: House) -> None:
    answer = house.get("/")
    assert answer.status_code == 200
    assert answer.headers["content-security-policy"] == PAGE
    assert answer.headers["cache-control"] == "no-cache"
    for name, value in SEALS.items():
        assert answer.headers[name] == value
    api = house.get("/healthz")
    assert api.headers["content-security-policy"] == API
    assert api.headers["cache-control"] == "no-store"


def test_where_nothing_was_built_a_page_says_how(tmp_path: Path) -> None:
    answer = TestClient(Starlette(routes=Page(tmp_path).doors())).get("/")
    assert answer.status_code == 200
    assert "make page" in answer.text


def test_a_door_that_does_not_exist_is_refused_as_ever(house: House) -> None:
    wrong(house.get("/api/nothing"), 404, "nothing-here")
    wrong(house.get("/assets/nothing.js"), 404, "nothing-here")


def test_people_who_lost_their_way_get_the_page_and_programs_an_error(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>Carpathia</title>")
    page = Page(tmp_path)

    def asked(path: str, accept: str, method: str = "GET") -> Request:
        headers = [(b"accept", accept.encode()), (b"host", b"test")]
        scope = {"type": "http", "method": method, "path": path, "headers": headers}
        return Request(scope | {"query_string": b"", "server": ("test", 80), "scheme": "http"})

    answer = page.nowhere(asked("/nothing/at/all", "text/html,*/*"))
    assert answer is not None
    assert answer.status_code == 404
    assert b"<title>Carpathia" in bytes(answer.body)
    assert page.nowhere(asked("/api/nothing", "text/html")) is None
    assert page.nowhere(asked("/nothing", "application/json")) is None
    assert page.nowhere(asked("/nothing", "text/html", "POST")) is None
    assert Page(tmp_path / "none").nowhere(asked("/nothing", "text/html")) is None


def test_a_browser_at_a_door_of_the_api_gets_json_even_where_there_is_none(house: House) -> None:
    answer = house.get("/api/nothing", headers={"Accept": "text/html"})
    wrong(answer, 404, "nothing-here")


def test_the_worker_may_ask_us_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "worker.js").write_text("self")
    answer = TestClient(Starlette(routes=Page(tmp_path).doors())).get("/worker.js")
    assert answer.headers["content-security-policy"] == "default-src 'none'; connect-src 'self'"
    assert answer.headers["cache-control"] == "no-cache"


def test_a_finished_match_brings_its_result(house: House) -> None:
    (guest,) = house.table("sos-titanic", 1, crew="lee")
    message = guest.message()
    while message["moves"]:
        assert "result" not in message
        rescues = [move for move in message["moves"] if move.startswith("rescue")]
        move = (rescues or message["moves"])[-1]
        message = guest.play(move, message["version"]).json()
    result = message["result"]
    assert result["reason"] in ("sunk", "all-saved")
    assert result["scores"] == [sum(result["breakdown"].values())]
