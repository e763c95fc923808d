"""Rubbish is found, new and old, while Python's own collector is off."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from carpathia.server import tidying


class _Ring:
    """Holds itself: only the collector frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    gc.unfreeze()
    gc.enable()


def test_new_rubbish_goes_at_the_next_step() -> None:
    gc.disable()
    ring = weakref.ref(_Ring())
    assert ring() is not None
    tidying.tidy_new()
    assert ring() is None


def test_what_fell_apart_later_goes_when_all_is_looked_through() -> None:
    gc.disable()
    held = _Ring()
    ring = weakref.ref(held)
    tidying.tidy_new()  # in use: set aside
    del held
    tidying.tidy_new()
    assert ring() is not None
    assert tidying.tidy_all() > 0
    assert ring() is None


def test_where_little_is_found_all_is_looked_through_ever_more_seldom() -> None:
    waits = [tidying._STEPS_TO_ALL]
    for found in (0, 327, 0, 0, 0, 0, 1_000_000):
        waits.append(tidying.steps_after(waits[-1], found))
    assert [wait // 6_000 for wait in waits] == [1, 2, 4, 8, 16, 16, 16, 1]


def test_it_goes_on_by_itself_and_python_takes_over_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "_STEP", 0.001)
    monkeypatch.setattr(tidying, "_STEPS_TO_ALL", 3)

    async def serve_for_a_while() -> None:
        async with tidying.tidying():
            assert not gc.isenabled()
            held = _Ring()
            ring = weakref.ref(held)
            await asyncio.sleep(0.02)
            del held
            for _ in range(1000):
                if ring() is None:
                    return
                await asyncio.sleep(0.005)
            raise AssertionError("a ring that fell apart was never found")

    asyncio.run(serve_for_a_while())
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
