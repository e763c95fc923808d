"""The audit of the pins: what it calls clean, and what it does not."""

import json
from pathlib import Path
from typing import Any

import pytest
from pip._internal.models.index import PyPI

from requirements import audit

PINS = {"starlette": "1.10.0", "numpy": "2.4.6"}
SKIPPED = {"dependencies": [{"name": name, "skip_reason": "no such page"} for name in PINS]}


def page(version: str, *flaws: str, withdrawn: str | None = None) -> dict[str, Any]:
    known = [{"id": flaw, "withdrawn": withdrawn} for flaw in flaws]
    return {"info": {"version": version}, "vulnerabilities": known}


def look_up(pages: dict[str, dict[str, Any]], monkeypatch: pytest.MonkeyPatch) -> audit.Audit:
    def read(name: str, version: str) -> audit.Finding:
        return audit.read_page(name, version, pages[name])

    monkeypatch.setattr(audit, "look_up", read)
    return audit.audit(PINS, SKIPPED, served={"starlette"})


def test_what_the_newest_version_is_clean_of_is_clean(monkeypatch: pytest.MonkeyPatch) -> None:
    found = look_up({"starlette": page("1.10.0"), "numpy": page("2.4.6")}, monkeypatch)
    assert found.is_clean()
    assert list(found.lines()) == ["0 known among 2 of 2 pins; the server runs on 1 of them"]


def test_a_flaw_is_told_and_is_not_clean_wherever_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    pages = {"starlette": page("1.10.0"), "numpy": page("2.4.6", "PYSEC-1")}
    found = look_up(pages, monkeypatch)
    assert not found.is_clean()
    assert "KNOWN: numpy 2.4.6: PYSEC-1 (not in the server)" in found.lines()


def test_a_flaw_that_was_withdrawn_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    withdrawn = page("1.10.0", "PYSEC-1", withdrawn="2026-01-01")
    assert look_up({"starlette": withdrawn, "numpy": page("2.4.6")}, monkeypatch).is_clean()


def test_an_older_pin_is_named_and_fails_only_in_the_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = look_up({"starlette": page("1.10.0"), "numpy": page("2.5.4")}, monkeypatch)
    assert found.is_clean()
    assert "not answered: numpy 2.4.6 (the newest is 2.5.4; not in the server)" in found.lines()
    found = look_up({"starlette": page("1.11.0"), "numpy": page("2.4.6")}, monkeypatch)
    assert not found.is_clean()


def test_what_pip_audit_was_told_is_taken_from_it() -> None:
    told = {"dependencies": [{"name": "Starlette", "version": "1.10.0", "vulns": [{"id": "X-1"}]}]}
    found = audit.audit({"starlette": "1.10.0"}, told, served=set())
    assert [finding.known for finding in found.findings] == [["X-1"]]
    assert not found.is_clean()


def test_a_registry_that_does_not_answer_is_not_clean(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PyPI, "pypi_url", "http://127.0.0.1:9")
    finding = audit.look_up("starlette", "1.10.0")
    assert finding.known is None
    assert not audit.Audit({"starlette"}, [finding]).is_clean()


def test_the_pins_and_what_the_server_runs_on_are_read() -> None:
    pins = audit.read_pins(Path(__file__).parents[1] / "requirements" / "constraints.txt")
    served = audit.served_names() - {"carpathia"}
    assert {"fastapi", "starlette", "uvicorn", "sqlalchemy", "psycopg"} <= served
    assert served <= pins.keys()
    assert "numpy" not in served


def test_the_command_says_what_is_known_and_fails_for_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "pins").write_text("# made by hand\nfastapi==0.1\n")
    told = {"dependencies": [{"name": "fastapi", "version": "0.1", "vulns": [{"id": "X-1"}]}]}
    (tmp_path / "found").write_text(json.dumps(told))
    assert audit.main(str(tmp_path / "pins"), str(tmp_path / "found")) == 1
    assert "X-1 (the server runs on it)" in capsys.readouterr().out
