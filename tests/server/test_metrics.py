"""Metrics: what is counted, that it cannot be made to grow, and who may read it."""

import re
from pathlib import Path
from typing import Any

import pytest
from opentelemetry import trace
from prometheus_client.parser import text_string_to_metric_families

from carpathia.engine.errors import Refusal
from carpathia.server.settings import NO_LIMITS, Settings, read_metrics_token
from tests.server.house import House, wrong
from tests.server.test_sockets import table_of

TOKEN = "k7Jd0pQ2mVx41sTz"


def figures(house: House, **headers: str) -> dict[str, float]:
    """Every figure by its name and labels, as Prometheus reads them."""
    answer = house.get("/metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found = {}
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found


def test_nobody_else_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """FastAPI of itself would tell whoever is set up in this process or its environment."""

    class Watcher(trace.TracerProvider):
        asked = 0

        def get_tracer(self, *named: Any, **known: Any) -> trace.Tracer:
            self.asked += 1
            return trace.NoOpTracer()

    watcher = Watcher()
    monkeypatch.setattr(trace, "get_tracer_provider", lambda: watcher)
    monkeypatch.setenv("FASTAPI_OTEL_AUTO_CONFIGURE", "true")
    house.restart()
    house.table()
    assert watcher.asked == 0


def test_what_happens_is_counted(house: House) -> None:
    one, two = house.table()
    wrong(house.get("/api/rooms/x"), 404, "room-unknown")
    with two.socket() as socket:
        table_of(socket)
        one.play(one.message()["moves"][0], 0)
        socket.send_text("{")
        while table_of(socket).get("error") != "message-wrong":
            pass
        told = figures(house)
    play = "/api/rooms/{room}/seats/{seat}/play"
    assert told[f"carpathia_requests_total{{method=POST,route={play},status=200}}"] == 1
    assert told[f"carpathia_request_seconds_count{{route={play}}}"] == 1
    assert told["carpathia_requests_total{method=POST,route=/api/rooms,status=201}"] == 1
    assert told["carpathia_refusals_total{key=room-unknown}"] == 1
    assert told["carpathia_refusals_total{key=message-wrong}"] == 1
    assert told["carpathia_open_sockets"] == 1
    assert told["carpathia_open_rooms"] == 1
    assert told["carpathia_commands_acknowledged_total"] == 1
    assert told["carpathia_store_seconds_count{operation=append}"] == 1
    assert told["carpathia_store_seconds_sum{operation=append}"] > 0
    if Path("/proc/self/stat").exists():
        assert told["process_resident_memory_bytes"] > 1_000_000
    assert figures(house)["carpathia_open_sockets"] == 0


def test_a_visitor_cannot_make_figures_without_end(house: House) -> None:
    house.get("/metrics")
    before = figures(house)
    for number in range(50):
        house.get(f"/nowhere/{number}")
        house.client.request(f"METHOD{number}", f"/api/rooms/{number}")
    after = figures(house)
    assert len(after) - len(before) < 60
    assert not re.search(r"nowhere|METHOD", house.get("/metrics").text)


def test_only_this_machine_reads_them_and_no_proxy_on_it(house: House, tmp_path: Path) -> None:
    assert figures(house)
    for header in ("Forwarded", "X-Forwarded-For", "X-Real-IP"):
        wrong(house.get("/metrics", headers={header: "192.0.2.1"}), 404, "nothing-here")


@pytest.mark.parametrize(
    "settings",
    [
        Settings(is_local=False, limits=NO_LIMITS),
        Settings(public_url="http://localhost", limits=NO_LIMITS),
    ],
)
def test_a_public_server_shows_them_to_nobody_without_the_token(
    tmp_path: Path, settings: Settings
) -> None:
    house = House(tmp_path, settings)
    wrong(house.get("/metrics"), 404, "nothing-here")
    wrong(house.get("/metrics", headers={"Authorization": "Bearer "}), 404, "nothing-here")
    house.close()


def test_the_token_opens_them(tmp_path: Path) -> None:
    settings = Settings(public_url="https://table.example", metrics_token=TOKEN, limits=NO_LIMITS)
    house = House(tmp_path, settings)
    assert figures(house, Authorization=f"Bearer {TOKEN}", Host="10.0.0.1:1912")
    for wrong_one in ("", f"Basic {TOKEN}", "Bearer", f"Bearer {TOKEN}x", "Bearer é"):
        answer = house.get("/metrics", headers={b"Authorization": wrong_one.encode()})
        wrong(answer, 404, "nothing-here")
    house.close()


@pytest.mark.parametrize("text", ["", "short", "with spaces in the middle of it"])
def test_a_token_is_long(tmp_path: Path, text: str) -> None:
    file = tmp_path / "token"
    file.write_text(text)
    with pytest.raises(Refusal) as refused:
        read_metrics_token(file)
    assert refused.value.key == "metrics-token-wrong"
    file.write_text(f"{TOKEN}\n")
    assert read_metrics_token(file) == TOKEN
