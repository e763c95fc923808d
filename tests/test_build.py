"""The two builds: compiled all or nothing, and a plain install wherever nothing can be compiled."""

import os
import shutil
import subprocess
import sys
import tarfile
from importlib import import_module
from pathlib import Path
from zipfile import ZipFile

import pytest

import carpathia
from carpathia.engine.compiled import is_compiled

ROOT = Path(__file__).parents[1]
PACKAGE = Path(carpathia.__file__).parent
PARTS = ("engine", "games", "bots")
NEEDED = ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE")
NO_COMPILER = {"CC": "/nowhere/cc"}


def names_in(package: Path) -> list[str]:
    """The modules to compile, from the sources that every build keeps beside them."""
    files = sorted(file for part in PARTS for file in (package / part).rglob("*.py"))
    parts = [file.relative_to(package.parent).with_suffix("").parts for file in files]
    return [".".join(part).removesuffix(".__init__") for part in parts]


def test_every_module_is_compiled_or_none_is() -> None:
    names = names_in(PACKAGE)
    assert names == names_in(ROOT / "src" / "carpathia"), "the installed package is an old one"
    files = {name: str(import_module(name).__file__) for name in names}
    odd = [name for name, file in files.items() if file.endswith(".py") == is_compiled()]
    assert not odd, f"compiled is {is_compiled()}, but not for {odd}"


def test_a_program_started_by_a_test_is_the_same_build() -> None:
    script = "from carpathia.engine.compiled import is_compiled; print(is_compiled())"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True)
    assert run.stdout == f"{is_compiled()}\n"


# Building and installing, from a copy so that the checkout stays clean


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    copy = tmp_path / "checkout"
    leave = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")
    shutil.copytree(ROOT / "src", copy / "src", ignore=leave)
    for name in NEEDED:
        shutil.copy(ROOT / name, copy)
    return copy


def run_python(
    *arguments: str | Path, at: Path, **variables: str
) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name != "CARPATHIA_COMPILE"}
    return subprocess.run(
        [sys.executable, *map(str, arguments)],
        cwd=at,
        env={**kept, "CARPATHIA_LANGUAGE": "en", **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def make_wheel(checkout: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    options = ("--no-build-isolation", "--no-deps", "--wheel-dir", "dist")
    return run_python("-m", "pip", "wheel", "-v", *options, ".", at=checkout, **variables)


def test_without_a_c_compiler_the_sources_are_installed_and_say_so(checkout: Path) -> None:
    run = make_wheel(checkout, **NO_COMPILER)
    assert run.returncode == 0, run.stdout + run.stderr
    (wheel,) = (checkout / "dist").glob("*.whl")
    assert wheel.name == f"carpathia-{carpathia.__version__}-py3-none-any.whl"
    assert (run.stdout + run.stderr).count("Not compiled (") == 1

    site = checkout / "site"
    ZipFile(wheel).extractall(site)
    told = run_python("-m", "carpathia", "--version", at=checkout, PYTHONPATH=str(site))
    assert told.stdout.startswith(f"carpathia {carpathia.__version__} (uncompiled: ")
    assert "install a C compiler" in told.stdout
    arguments = ("fuzz", "titus", "--games", "1", "--jobs", "1", "--failures", str(checkout))
    played = run_python("-m", "carpathia", *arguments, at=checkout, PYTHONPATH=str(site))
    assert played.returncode == 0, played.stderr


def test_a_compile_that_was_demanded_and_fails_is_an_error(checkout: Path) -> None:
    run = make_wheel(checkout, CARPATHIA_COMPILE="yes", **NO_COMPILER)
    assert run.returncode != 0
    assert "/nowhere/cc" in run.stdout + run.stderr


def test_a_wish_that_is_neither_yes_nor_no_is_refused(checkout: Path) -> None:
    run = run_python("setup.py", "--name", at=checkout, CARPATHIA_COMPILE="maybe")
    assert run.returncode == 1
    assert run.stderr == "CARPATHIA_COMPILE=maybe: it is yes, no, or not set\n"


def test_the_source_distribution_builds_the_same_wheel(checkout: Path) -> None:
    script = "from setuptools.build_meta import build_sdist; build_sdist('dist')"
    run = run_python("-c", script, at=checkout)
    assert run.returncode == 0, run.stdout + run.stderr
    (archive,) = (checkout / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as file:
        file.extractall(checkout / "unpacked", filter="data")
    (unpacked,) = (checkout / "unpacked").iterdir()
    run = make_wheel(unpacked, CARPATHIA_COMPILE="no")
    assert run.returncode == 0, run.stdout + run.stderr
    (wheel,) = (unpacked / "dist").glob("*.whl")
    packed = {name for name in ZipFile(wheel).namelist() if name.startswith("carpathia/")}
    source = checkout / "src"
    files = {file.relative_to(source).as_posix() for file in source.rglob("*") if file.is_file()}
    assert packed == {name for name in files if ".egg-info/" not in name}
