"""Which build is tested, and how hard Hypothesis tries.

The sources are tested as they are, unless `-o pythonpath=.` leaves them out: then it is the
installed package. EXPECT_COMPILED=yes or =no says which it must be; `make test` runs both.

Hypothesis: choose with `pytest --hypothesis-profile=...`.
`default` looks for new examples at every run; `ci`, which `make test` uses, always tries the
same ones, so that a red build means a change; `long` is for an evening before a release.
"""

import asyncio
import os
import signal
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import carpathia
from carpathia.engine.compiled import is_compiled

BROWSER = Path(__file__).parent / "browser"

# No deadline anywhere: a slow machine is not a bug.
settings.register_profile("default", max_examples=100, deadline=None)
settings.register_profile("ci", max_examples=100, deadline=None, derandomize=True, print_blob=True)
settings.register_profile("long", max_examples=5_000, deadline=None, print_blob=True)


def pytest_configure() -> None:
    build = "yes" if is_compiled() else "no"
    expected = os.environ.get("EXPECT_COMPILED", build)
    home = Path(carpathia.__file__).parents[1]
    if build != expected:
        raise pytest.UsageError(f"EXPECT_COMPILED={expected}, but {home} is compiled: {build}")
    os.environ["PYTHONPATH"] = str(home)  # for the programs that tests start


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser comes last, so that no worker starts one that others could do without."""
    items.sort(key=lambda item: BROWSER in item.path.parents)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Playwright leaves a running loop behind in its process, in which a test that starts one of its
    own would fail; and a worker that is through with the browser takes over tests of all kinds.
    """
    left = asyncio._get_running_loop()
    if BROWSER not in item.path.parents:
        asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        if left is not None and not left.is_closed():
            asyncio._set_running_loop(left)


@pytest.fixture
def hearing() -> Iterator[None]:
    """Whoever runs these tests may have had Ctrl-C turned off, and a program would inherit that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
