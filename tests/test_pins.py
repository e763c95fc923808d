"""The pins in requirements/constraints.txt: complete, exact, and silent about where to download."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PINS = ROOT / "requirements" / "constraints.txt"


def plain(name: str) -> str:
    """A package name with its spellings made one: `fluent.runtime` is `fluent-runtime`."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pins() -> list[str]:
    lines = PINS.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


def test_every_pin_is_a_name_and_an_exact_version() -> None:
    odd = [line for line in pins() if not re.fullmatch(r"[\w.-]+==[\w.!+]+", line)]
    assert not odd, f"{PINS}: run `make lock`; not `name==version`: {odd}"


def test_every_dependency_is_pinned() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = config["project"]
    wanted = list(config["build-system"]["requires"]) + list(project["dependencies"])
    for extra in project["optional-dependencies"].values():
        wanted += extra
    pinned = {plain(line.partition("==")[0]) for line in pins()}
    names = {plain(re.split(r"[^\w.-]", line)[0]) for line in wanted}
    assert names <= pinned, f"{PINS}: run `make lock`; not pinned: {sorted(names - pinned)}"
