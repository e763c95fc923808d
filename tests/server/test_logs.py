"""Logs: a line for everything, and nothing secret in any of them."""

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from carpathia.server.logs import LOGGER, JsonLines, PlainLines, logging_to, where
from tests.server.house import House, new_key, wrong
from tests.server.test_playing import play_on
from tests.server.test_sockets import table_of
from tests.terminal.sitting import Terminal


class Screen(io.StringIO):
    """A stream behind which somebody reads."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    stream = io.StringIO()
    with logging_to(stream, "debug"):
        yield stream


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_request_is_one_line_with_the_template_of_its_route(
    house: House, logged: io.StringIO
) -> None:
    one, _ = house.table()
    logged.truncate(0)
    logged.seek(0)
    answer = one.look(after=0)
    [line] = lines(logged)
    assert line.pop("time").endswith("+00:00")
    assert line.pop("ms") >= 0
    assert line == {
        "level": "info",
        "event": "request",
        "id": answer.headers["x-request-id"],
        "method": "GET",
        "route": "/api/rooms/{room}/seats/{seat}",
        "status": 200,
    }


def test_a_refusal_is_logged_by_its_key_and_a_socket_when_it_ends(
    house: House, logged: io.StringIO
) -> None:
    one, _ = house.table()
    wrong(house.get("/api/rooms/unheard-of"), 404, "room-unknown")
    wrong(house.get("/secret-path?token=1", headers={"Host": "evil"}), 403, "host-foreign")
    with one.socket() as socket:
        table_of(socket)
        socket.send_text("{")
        table_of(socket)
    *_, unknown, foreign, ended = lines(logged)
    assert (unknown["refusal"], unknown["status"]) == ("room-unknown", 404)
    assert (foreign["refusal"], foreign["route"]) == ("host-foreign", "-")
    assert (ended["event"], ended["status"]) == ("socket", 101)
    assert ended["route"] == "/api/rooms/{room}/seats/{seat}/socket"
    assert ended["refusal"] == "message-wrong"


def test_nothing_secret_is_logged_in_a_whole_match(
    house: House, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    created = house.create("titus")
    guests = [house.join(created, "Violet Jessop"), house.join(created, "Harold Bride")]
    keys = [new_key() for _ in range(3)]
    with guests[0].socket(after=0) as socket, house.watch(created).socket() as onlooker:
        first = table_of(socket)
        table_of(onlooker)
        socket.send_json({"play": first["moves"][0], "after": 0, "key": keys[0]})
        table_of(socket)
        socket.send_text("a secret that is no JSON")
        table_of(socket)
    guests[0].play(first["moves"][0], 0, keys[1])  # stale
    house.get(f"/api/rooms/{created['room']}/{created['join']}?join={created['join']}")
    house.get(f"/{created['watch']}", headers={"Host": created["watch"]})
    house.post(f"/api/rooms/{created['room']}/watch", {"watch": created["watch"]})
    house.client.request(guests[0].token, "/api/rooms")

    stored = house.store.load(created["room"])
    assert stored is not None
    seed = stored.match.seed.hex()

    def broken(*_: object) -> None:
        raise OperationalError(f"INSERT {seed}", {"token": guests[0].token}, ValueError(keys[2]))

    with monkeypatch.context() as patch:
        patch.setattr("carpathia.server.room.Room.message", broken)
        assert guests[0].look().status_code == 500
    play_on(guests, 200)
    assert house.get(f"/api/rooms/{created['room']}/record").status_code == 200
    everything = logged.getvalue()
    assert everything.count("\n") > 50
    hidden = [
        *(created[name] for name in ("room", "join", "watch")),
        *(guest.token for guest in guests),
        *keys,
        *("Violet", "Jessop", "Harold", "Bride", "a secret", "testclient", "evil"),
        *(seed, seed.upper(), "INSERT"),
        first["moves"][0] + '"',
    ]
    assert [secret for secret in hidden if secret in everything] == []


def test_a_defect_is_logged_once_with_its_places_and_without_what_it_says(
    house: House, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        local = "a local secret"
        raise ZeroDivisionError(local)

    one, _ = house.table()
    monkeypatch.setattr("carpathia.server.room.Room.message", broken)
    answer = one.look()
    wrong(answer, 500, "server-failed")
    [failed] = [line for line in lines(logged) if "exception" in line]
    assert failed["event"] == "failed"
    assert failed["id"] == answer.headers["x-request-id"]
    assert failed["exception"][0] == "builtins.ZeroDivisionError"
    assert failed["exception"][-1].endswith(" broken")
    assert "secret" not in logged.getvalue()


def test_what_libraries_say_is_logged_without_what_they_filled_in(logged: io.StringIO) -> None:
    logging.getLogger("some.library").warning("Could not keep %s\nat all", "a secret")
    logging.getLogger("some.library").info("never mind")
    [line] = lines(logged)
    assert (line["library"], line["says"]) == ("some.library", "Could not keep %s")


def test_causes_are_told_and_hidden_ones_are_not() -> None:
    inner, outer = KeyError("a secret"), ValueError("another")
    outer.__context__ = inner
    assert where(outer) == ["builtins.ValueError", "builtins.KeyError"]
    outer.__suppress_context__ = True
    assert where(outer) == ["builtins.ValueError"]
    assert where(ExceptionGroup("all", [inner]))[-1] == "builtins.KeyError"


def test_a_terminal_gets_plain_warnings_and_a_program_json() -> None:
    terminal, program = Screen(), io.StringIO()
    for stream in (terminal, program):
        with logging_to(stream):
            LOGGER.info("request")
            LOGGER.warning("careful", extra={"told": {"route": "/"}})
    assert terminal.getvalue().endswith(" warning careful route=/\n")
    assert [line["event"] for line in lines(program)] == ["request", "careful"]


def test_plain_lines_show_where_it_failed() -> None:
    record = LOGGER.makeRecord(LOGGER.name, logging.ERROR, "", 0, "failed", (), None)
    record.exc_info = (ValueError, ValueError("a secret"), None)
    assert PlainLines().format(record).splitlines()[1:] == ["    builtins.ValueError"]
    assert json.loads(JsonLines().format(record))["exception"] == ["builtins.ValueError"]


@pytest.mark.parametrize(("option", "value"), [("--log-level", "loud"), ("--log-format", "xml")])
def test_a_level_that_there_is_not_is_refused(
    terminal: Terminal, tmp_path: Path, option: str, value: str
) -> None:
    complaint = terminal.run("serve", "--data", tmp_path, option, value).complaint()
    assert value in complaint
    assert option in complaint
