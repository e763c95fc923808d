"""`make test` where nothing was compiled: left out without a compiler, a failure with one.

Nothing is really checked or built here: every tool is a script that says yes.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
UNCOMPILED = f"""#!/bin/sh
case "$*" in
    *is_compiled*) exit 1;;
    *sysconfig*) exec {sys.executable} "$@";;
esac
"""
LEFT_OUT = "NOT TESTED"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose package could not be compiled when it was installed."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in ("pyproject.toml", "setup.py", "requirements/constraints.txt", "src/nothing.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    tools = tmp_path / ".venv" / "bin"
    tools.mkdir(parents=True)
    for name, script in (("python", UNCOMPILED), ("lint-imports", "#!/bin/sh\n")):
        (tools / name).write_text(script)
        (tools / name).chmod(0o755)
    (tmp_path / ".venv" / "made-in").write_text(f"{tmp_path.resolve()}\n")
    return tmp_path


def make_test(checkout: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    if shutil.which("make") is None:
        pytest.skip("there is no make")
    # Whoever runs these tests by `make test` must not hand its own wishes on.
    mine = ("MAKE", "MFLAGS", "CC", "CARPATHIA_COMPILE")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(mine)}
    return subprocess.run(
        ["make", "test", *arguments],
        cwd=checkout,
        env=kept,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_build_that_fails_though_there_is_a_compiler_is_a_failure(checkout: Path) -> None:
    run = make_test(checkout, "CC=true")
    assert run.returncode != 0
    assert "There is a C compiler, but nothing was compiled" in run.stderr
    assert LEFT_OUT not in run.stdout


@pytest.mark.parametrize("wish", ["CC=/nowhere/cc", "CC=false", "CARPATHIA_COMPILE=no"])
def test_without_a_compiler_or_a_wish_the_compiled_build_is_left_out(
    checkout: Path, wish: str
) -> None:
    run = make_test(checkout, wish)
    assert run.returncode == 0, run.stdout + run.stderr
    assert LEFT_OUT in run.stdout


def test_a_compiler_that_finds_no_headers_is_none(checkout: Path) -> None:
    compiler = checkout / "cc"
    compiler.write_text('#!/bin/sh\ncase "$*" in *Python.h*) exit 1;; esac\n')
    compiler.chmod(0o755)
    run = make_test(checkout, f"CC={compiler}")
    assert run.returncode == 0, run.stdout + run.stderr
    assert LEFT_OUT in run.stdout
