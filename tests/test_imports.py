"""Engine, games and bots are compiled and must run anywhere: they import next to nothing.

import-linter keeps our own arrows straight (pyproject.toml); this keeps outsiders out.
"""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "carpathia"
ALLOWED = sys.stdlib_module_names | {"carpathia", "librt", "mypy_extensions"}


def outsiders(file: Path) -> list[str]:
    """Every import in `file` that is not allowed, as `file:line: package`, wherever it hides."""
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
        match node:
            case ast.Import():
                modules = [alias.name for alias in node.names]
            case ast.ImportFrom(module=str(module), level=0):
                modules = [module]
            case _:
                continue
        packages = [module.partition(".")[0] for module in modules]
        found += [f"{file}:{node.lineno}: {name}" for name in packages if name not in ALLOWED]
    return found


@pytest.mark.parametrize("package", ["engine", "games", "bots"])
def test_compiled_packages_import_no_third_party(package: str) -> None:
    files = sorted((SOURCE / package).rglob("*.py"))
    assert files, f"no Python files in {SOURCE / package}: has it moved?"
    found = [line for file in files for line in outsiders(file)]
    assert not found, "third-party imports:\n" + "\n".join(found)


def test_outsiders_are_found_with_file_and_line(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text(
        "import os, rich.table\n"
        "from . import deck\n"
        "from carpathia.engine import match\n"
        "from librt.vecs import vec\n"
        "def late() -> None:\n"
        "    from fluent.runtime import FluentBundle\n"
    )
    assert outsiders(file) == [f"{file}:1: rich", f"{file}:6: fluent"]
