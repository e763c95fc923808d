"""What the browser client knows of the server is what the server says."""

import pytest

from tests.client.wire import FILES, WIRE


@pytest.mark.parametrize("name", FILES)
def test_the_client_knows_the_newest_wire(name: str) -> None:
    told = (WIRE / name).read_text(encoding="utf-8")
    assert told == FILES[name](), f"client/src/wire/{name} is stale: make wire"
