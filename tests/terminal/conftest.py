"""A terminal to test with: its own data folder, 80 columns, no colours, nobody's language."""

from pathlib import Path

import pytest

from tests.terminal.sitting import Terminal


@pytest.fixture
def terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Terminal:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "CARPATHIA_LANGUAGE"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("CARPATHIA_DATA", str(tmp_path / "data"))
    monkeypatch.setattr("sys.argv", ["carpathia"])
    return Terminal(tmp_path, monkeypatch, capsys)
