"""A house to test with, a PostgreSQL where the machine has one, and a terminal to start from.

A test module that says `ENGINES = BOTH` has its houses tested on either engine.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.dealing import IS_LUCK, deal_by
from tests.server.cluster import Cluster, missing
from tests.server.house import House
from tests.terminal.conftest import terminal

__all__ = ["house", "terminal"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    engines = getattr(metafunc.module, "ENGINES", ())
    if engines and "house" in metafunc.fixturenames:
        metafunc.parametrize("house", engines, indirect=True)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    why = missing()
    if why:
        pytest.skip(why)
    found = Cluster()
    yield found
    found.remove()


@pytest.fixture
def url(cluster: Cluster) -> Iterator[str]:
    """An empty PostgreSQL database."""
    found = cluster.create()
    yield found
    cluster.drop(found)


@pytest.fixture(autouse=True)
def own_deals(
    tmp_path_factory: pytest.TempPathFactory,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each test has its own, the same each time, where its server runs in this process."""
    if IS_LUCK:
        return
    note = tmp_path_factory.getbasetemp() / "note"
    note.write_text(request.node.nodeid, "utf-8")
    deal_by(note, monkeypatch)


@pytest.fixture
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    is_postgres = getattr(request, "param", "") == "postgresql"
    place = request.getfixturevalue("url") if is_postgres else None
    found = House(tmp_path / "house", place=place)
    yield found
    found.close()
