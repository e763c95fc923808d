"""How this program was called, so that a command it prints can be copied and run as it stands."""

import shlex
import shutil
import sys
from pathlib import Path


def command_line(*arguments: str) -> str:
    """A command of ours with its arguments, quoted for a shell."""
    return shlex.join([*_program(), *arguments])


def _program() -> list[str]:
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return [_near(Path(sys.executable)), "-m", "carpathia"]
    found = shutil.which(called.name)
    if called.stem != "carpathia" or (found and Path(found).samefile(called)):
        return ["carpathia"]
    return [_near(called)]


def _near(path: Path) -> str:
    """A path as short as it can be from here."""
    here = Path.cwd()
    path = path.absolute()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)
