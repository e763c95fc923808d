"""`carpathia serve --open`: a browser is called, and the server does not wait for it."""

import signal
import time
from pathlib import Path

import pytest

from tests.server.served import Served

BROWSER = """#!/bin/sh
echo "$1" > {called}
for _ in $(seq 600); do [ -e {over} ] && exit; sleep 0.1; done
"""
"""One that lives in a terminal, and is done when somebody leaves it."""


def test_a_browser_that_stays_is_served_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser, called, over = tmp_path / "browser", tmp_path / "called", tmp_path / "over"
    browser.write_text(BROWSER.format(called=called, over=over))
    browser.chmod(0o700)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    server = Served(tmp_path / "house", "--open")
    try:
        assert server.get("/healthz").status_code == 200
        until = time.monotonic() + 20
        while not (called.exists() and called.read_text()):
            assert time.monotonic() < until, "nobody called the browser"
            time.sleep(0.02)
        assert called.read_text().strip() == f"{server.address}/"
    finally:
        over.touch()
        assert server.end(signal.SIGTERM) == 0
