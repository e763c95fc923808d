"""docs/environments.md says what is: names, sizes, layouts; and its example runs."""

import re
from importlib import import_module

import gymnasium
import pytest

from carpathia.environments.registering import ENVIRONMENTS
from carpathia.games import GAME_NAMES
from tests.environments.layout_page import PAGE, written

TEXT = PAGE.read_text(encoding="utf-8")


def test_every_layout_is_told_as_it_is() -> None:
    assert written(TEXT) == TEXT, "python -m tests.environments.layout_page"


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_every_environment_is_told_with_its_version(name: str) -> None:
    kind, _, version = name.rpartition("-")
    assert f'gymnasium.make("{name}")' in TEXT
    assert re.search(rf"\| .*`{kind}`.* \| {version} \|", TEXT)
    moves = gymnasium.make(name).action_space
    assert str(moves) in TEXT


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_zoo_and_spiel_name_is_told_with_its_version(game: str) -> None:
    name = game.replace("-", "_")
    module = import_module(f"carpathia.environments.{name}_v0")
    assert module.raw_env().metadata["name"] == f"{name}_v0"
    assert re.search(rf"\| .*`{name}`, `carpathia_{name}` \| v0 \|", TEXT)


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    exec(compile(example, str(PAGE), "exec"), {})
    assert capsys.readouterr().out.strip().isdecimal()
