"""Says what to install where a library of the field is missing."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """What is imported here comes with an extra of ours."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = str(error.name).partition(".")[0]
        raise ModuleNotFoundError(
            f"{package} is not installed; it comes with: pip install 'carpathia[{extra}]'",
            name=package,
        ) from None
