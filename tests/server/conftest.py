"""A house to test with, and a terminal to start one from."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House
from tests.terminal.conftest import terminal

__all__ = ["house", "terminal"]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    found = House(tmp_path / "house")
    yield found
    found.close()
