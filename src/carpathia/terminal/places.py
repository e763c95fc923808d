"""Where a server's tables are: `--data` names a folder, `--database` a PostgreSQL database."""

import os
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from carpathia.engine.errors import Refusal
from carpathia.terminal.parsing import Parser
from carpathia.terminal.refusals import FileRefusal, about, typed_path
from carpathia.terminal.saving import data_folder

_DATABASE_VARIABLE: Final = "CARPATHIA_DATABASE"
"""Says it where other users of the machine do not read it, as they read command lines."""


def place_options(parser: Parser) -> None:
    parser.option("data", "folder")
    parser.option("database", "url")


def chosen_place(asked: Namespace) -> Path | str:
    """A folder or a URL; what was typed counts more than the environment."""
    if asked.data is not None and asked.database is not None:
        raise Refusal("places-two")
    if asked.data is not None:
        return typed_path(asked.data)
    url: str = asked.database or os.environ.get(_DATABASE_VARIABLE, "")
    return url or data_folder().root


@contextmanager
def about_place(place: Path | str) -> Iterator[None]:
    """Whatever is refused in here is about this place, which is named without its password."""
    if isinstance(place, Path):
        with about(place):
            yield
        return
    from carpathia.server.postgres import shown

    try:
        yield
    except Refusal as refusal:
        raise FileRefusal(shown(place), refusal) from None
