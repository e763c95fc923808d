"""Without the libraries of the field: a sentence that says what to install, and nothing else harmed."""

import subprocess
import sys

import pytest

HIDE = "import sys; sys.modules.update(dict.fromkeys({names!r})); import {module}"
"""Python takes a module that is None for one that is not there."""


def run(module: str, *names: str) -> subprocess.CompletedProcess[str]:
    """Import a module where these libraries are not installed."""
    script = HIDE.format(names=names, module=module)
    return subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("carpathia.environments.single", "gymnasium", "environments"),
        ("carpathia.environments.many", "numpy", "environments"),
        ("carpathia.environments.titus_v0", "pettingzoo", "environments"),
        ("carpathia.environments.spiel", "pyspiel", "openspiel"),
    ],
)
def test_what_is_missing_is_named_and_where_it_comes_from(
    module: str, missing: str, extra: str
) -> None:
    ran = run(module, missing)
    assert ran.returncode == 1
    told = ran.stderr.strip().splitlines()[-1]
    assert told == (
        f"ModuleNotFoundError: {missing} is not installed; "
        f"it comes with: pip install 'carpathia[{extra}]'"
    )


@pytest.mark.parametrize("missing", ["gymnasium", "pettingzoo", "pyspiel"])
def test_the_others_can_be_used_all_the_same(missing: str) -> None:
    modules = {
        "gymnasium": "carpathia.environments.spiel",
        "pettingzoo": "carpathia.environments.many",
        "pyspiel": "carpathia.environments.titus_v0",
    }
    ran = run(modules[missing], missing)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_playing_needs_none_of_them() -> None:
    names = ("gymnasium", "numpy", "pettingzoo", "pyspiel")
    ran = run("carpathia.terminal.commands", *names)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert run("carpathia.environments", *names).returncode == 0
