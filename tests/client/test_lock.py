"""The lock file of the page: complete for every system, exact, and silent about where to download."""

import json
from pathlib import Path
from typing import Any

LOCK = Path(__file__).parents[2] / "client" / "package-lock.json"


def packages() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(LOCK.read_text("utf-8"))["packages"]
    return found


def test_no_package_says_where_it_came_from() -> None:
    assert [name for name, package in packages().items() if "resolved" in package] == []


def test_every_package_can_be_checked() -> None:
    odd = [name for name, package in packages().items() if name and "integrity" not in package]
    assert odd == []


def test_what_other_systems_need_is_locked_too() -> None:
    """`npm ci` refuses a lock file that was made where a binary of another system was not to be had."""
    locked = {name.rpartition("node_modules/")[2] for name in packages()}
    wanted = {
        name for package in packages().values() for name in package.get("optionalDependencies", {})
    }
    assert len(wanted) > 10
    assert sorted(wanted - locked) == []
